"""What tooltips say about pieces: what they are, and what they are worth."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from divinare_qt.models.boards import Place, SpaceHint
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game
from divinare_qt.models.settings import Settings
from divinare_qt.rules.arts import ARTS
from divinare_qt.table.widget import TableWidget
from tests.helpers.hands import Mouse
from tests.helpers.qt import game_of, spin_until

__all__ = ["game_of"]
pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def table(game_of: Callable[..., Game], quick: Settings, qtbot: QtBot) -> TableWidget:
    session = game_of(4, 1).session
    table = TableWidget(session, Choice(session), quick)
    qtbot.addWidget(table)
    table.resize(1100, 760)
    table.show()
    session.begin()
    person = Mouse(table)

    def playing() -> bool:
        if not table.view.choice.playing:
            person.act()
        return table.view.choice.playing

    spin_until(playing)
    return table


def test_the_action_card_says_what_it_says_and_what_comes_next(table: TableWidget) -> None:
    view = table.view
    card = view.scene_.action
    assert view.piece_at(view.mapFromScene(card.on_table().center())) is card
    head, *events, after = view.describe(card).splitlines()
    assert head.startswith("Round 1 of 4.")
    assert events == ["6 cards: pass 3", "4 cards: pass 2", "2 cards: pass 1"]
    assert after == "Next: 4 cards: pass 2."


def test_a_bonus_and_a_hint_say_what_they_are_worth(table: TableWidget) -> None:
    view = table.view
    spaces = view.scene_.spaces
    for space in spaces.values():
        said = view.describe(space)
        assert ("1 point more" in said) is (space.bonus == 1)
        assert ("2 points more" in said) is (space.bonus == 2)
    view.choice.choose(0)
    assert view.choice.art is not None
    key = next(key for key, space in spaces.items() if space.lit)
    view.show_hints({Place(art, label): SpaceHint(0.2, "+1.5") for art, label in spaces}, "")
    assert "expected this round: +1.5 points" in view.describe(spaces[key])


def test_boards_are_called_alike_in_sentences(table: TableWidget) -> None:
    view = table.view
    told: list[str] = []
    view.told.connect(told.append)
    view.choice.choose(0)
    other = next(art for art in ARTS if art != view.choice.art)
    view.try_place(view.scene_.spaces[other, "centre"])
    assert "mancy board" in told[-1]
    name = told[-1].removeprefix("Your card belongs to the ").removesuffix(" board.")
    assert name == name.lower()
