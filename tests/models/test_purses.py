"""Purses are what the box can hand out, whoever shows them."""

import pytest

from divinare_qt.dialogs.final_table import StandingsModel
from divinare_qt.models.purses import purses_after
from divinare_qt.rules.events import RoundScored
from divinare_qt.rules.purse import Tokens
from tests.helpers.play import header


def rounds(*taken: tuple[Tokens, ...]) -> list[RoundScored]:
    return [RoundScored(number, (0,) * 4, (), tokens) for number, tokens in enumerate(taken, start=1)]


def test_nothing_is_exchanged_while_the_box_has_enough() -> None:
    rules = header(3).rules
    results = rounds((Tokens(blue=2), Tokens(yellow=3, red=1), Tokens(red=4)))
    assert purses_after(rules, results) == results[0].tokens
    assert purses_after(rules, []) == (Tokens(),) * 3


@pytest.mark.parametrize("players", [3, 4])
def test_no_more_tokens_are_shown_than_the_box_holds(players: int) -> None:
    table = header(players)
    results = rounds(*[(Tokens(yellow=5, red=5),) * players] * 3)
    purses = purses_after(table.rules, results)
    bank = table.rules.bank
    assert sum(purse.red for purse in purses) <= bank.red < players * 15
    assert sum(purse.yellow for purse in purses) <= bank.yellow
    assert [purse.points for purse in purses] == [0] * players
    model = StandingsModel(table, results)
    assert tuple(model.tokens) == purses
    columns = range(model.columnCount() - 4, model.columnCount() - 1)
    shown = [tuple(int(str(model.index(row, column).data())) for column in columns) for row in range(players)]
    assert shown == [(purse.blue, purse.yellow, purse.red) for purse in purses]
