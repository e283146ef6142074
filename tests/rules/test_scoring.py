"""Scoring: the whole table of the box's boards, and the rules behind it one by one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.boards import Board, Prediction
from divinare_qt.rules.data import board
from divinare_qt.rules.events import RoundScored
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.scoring import worth
from tests.helpers import score_table, strategies
from tests.helpers.referee import taken
from tests.helpers.table import dealt, happening, play, small

GOLDEN = Path(__file__).parents[1] / "golden" / "scoring.txt"
BOARDS = default_rules(4).boards


def letters(tokens: Tokens) -> str:
    """Return tokens as the golden table writes them."""
    return "B" * tokens.blue + "Y" * tokens.yellow + "R" * tokens.red or "."


def test_every_board_every_space_every_count_as_in_the_golden_table() -> None:
    checked = 0
    blocks = GOLDEN.read_text(encoding="utf-8").split("\n\n")
    for title, body in zip(blocks[::2], blocks[1::2], strict=False):
        layout = next(board for art, board in BOARDS.items() if art == title[0])
        head, *rows = [text.split() for text in body.splitlines()]
        spaces = [word.rstrip("°●") for word in head[1:]]
        assert spaces == [*layout.labels, CENTRE]
        for count, *cells in rows:
            assert [letters(worth(layout, space, int(count))[2]) for space in spaces] == cells
            checked += len(cells)
    assert checked == 7 * 6 + 9 * 7 + 11 * 7 + 13 * 8


def test_the_golden_table_is_what_its_generator_writes() -> None:
    assert GOLDEN.read_text(encoding="utf-8") == score_table.table()


@pytest.mark.parametrize("art", ARTS)
def test_the_boards_of_the_box_are_those_of_the_rulebook(art: str) -> None:
    cards, text = score_table.ROWS[art]
    layout = next(board for letter, board in BOARDS.items() if letter == art)
    assert [(space.numbers, space.bonus) for space in layout.spaces] == score_table.row(text)
    assert default_rules(4).cards.count(art) == cards


@pytest.mark.parametrize(
    ("space", "count", "tokens", "points"),
    [
        ("3/4", 3, Tokens(blue=1, yellow=2), 5),
        ("3/4", 4, Tokens(blue=1, yellow=2), 5),
        ("3/4", 5, Tokens(yellow=3), 3),
        ("3/4", 6, Tokens(red=3), -3),
        ("5", 5, Tokens(blue=1, yellow=1), 4),
        ("5", 4, Tokens(yellow=2), 2),
        ("5", 7, Tokens(red=2), -2),
        ("7", 7, Tokens(blue=1), 3),
        ("7", 8, Tokens(yellow=1), 1),
        ("7", 9, Tokens(red=1), -1),
        ("9/10", 9, Tokens(blue=1, yellow=1), 4),
        ("9/10", 10, Tokens(blue=1, yellow=1), 4),
        ("9/10", 8, Tokens(yellow=2), 2),
        ("9/10", 7, Tokens(red=2), -2),
    ],
)
def test_the_documented_board(space: str, count: int, tokens: Tokens, points: int) -> None:
    """On the tasseomancy board 3/4 is a double bonus, and 5 and 9/10 are single ones."""
    assert worth(BOARDS["G"], space, count)[2] == tokens
    assert tokens.points == points


def row(*numbers: list[int], bonus: int = 0) -> Board:
    """Return a tasseomancy board with these spaces."""
    return board("G", [{"numbers": list(shown), "bonus": bonus} for shown in numbers], "G", 10)


def test_nobody_takes_anything_where_no_space_shows_the_count() -> None:
    gap = row([2], [3], [6, 7], bonus=2)
    for count in (0, 1, 4, 5, 8, 10):
        for label in (*gap.labels, CENTRE):
            assert worth(gap, label, count) == (Prediction.NONE, 0, Tokens())


def test_neighbours_are_spaces_and_not_numbers() -> None:
    gap = row([2], [3], [6, 7])
    assert [worth(gap, label, 6)[0].value for label in gap.labels] == ["incorrect", "incomplete", "perfect"]
    assert [worth(gap, label, 3)[0].value for label in gap.labels] == ["incomplete", "perfect", "incomplete"]


def test_the_row_does_not_wrap_round() -> None:
    ends = row([2], [3], [4], [5])
    assert [worth(ends, label, 2)[0].value for label in ends.labels] == ["perfect", "incomplete", *["incorrect"] * 2]
    assert [worth(ends, label, 5)[0].value for label in ends.labels] == [*["incorrect"] * 2, "incomplete", "perfect"]


@given(data=st.data(), cards=st.integers(2, 13))
def test_any_board_scores_as_the_referee_says(data: st.DataObject, cards: int) -> None:
    layout = board("B", data.draw(strategies.rows(cards)), "B", cards)
    plain = [(space.numbers, space.bonus) for space in layout.spaces]
    for count in range(cards + 1):
        for label in (*layout.labels, CENTRE):
            assert tuple(worth(layout, label, count)[2].as_list()) == taken(plain, label, count)


def test_a_round_says_who_took_what_on_which_board_and_why() -> None:
    state = play(dealt(small(2, 2), "GG", "GG"), "0 G:5", "1 G:9/10", "0 G:3/4")
    scored = happening(state, "1 G:5")[1]
    assert isinstance(scored, RoundScored)
    assert scored.counts == (0, 0, 4, 0)
    assert scored.tokens == (Tokens(1, 2, 0), Tokens(0, 2, 0))
    assert scored.points == (5, 2)
    awards = {(award.seat, award.art): award for award in scored.awards}
    assert len(scored.awards) == len(awards) == 8
    assert (awards[0, "G"].space, awards[0, "G"].prediction, awards[0, "G"].bonus) == ("3/4", Prediction.PERFECT, 2)
    assert (awards[1, "G"].space, awards[1, "G"].prediction, awards[1, "G"].bonus) == ("5", Prediction.INCOMPLETE, 1)
    assert awards[1, "R"].prediction is Prediction.NONE
    assert awards[1, "R"].tokens == Tokens()
