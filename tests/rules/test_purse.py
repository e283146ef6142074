"""The finite bank: tokens move, points do not, and nothing is exchanged without need."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divinare_qt.rules.load import token_editions
from divinare_qt.rules.purse import Tokens, settle

amounts = st.integers(0, 12)
tokens = st.builds(Tokens, amounts, amounts, amounts)
EDITIONS = token_editions()


@st.composite
def situations(draw: st.DrawFn) -> tuple[tuple[Tokens, ...], Tokens, tuple[Tokens, ...]]:
    """Purses, what is left in the bank (less than nothing if it has lent), and awards."""
    seats = draw(st.integers(2, 4))
    purses = draw(st.lists(tokens, min_size=seats, max_size=seats))
    awards = draw(st.lists(tokens, min_size=seats, max_size=seats))
    box = draw(st.sampled_from([*EDITIONS.values(), Tokens(3, 5, 2), Tokens()]))
    return tuple(purses), box - sum(purses, Tokens()), tuple(awards)


@given(situations())
def test_points_are_what_was_earned_and_no_token_is_lost(
    situation: tuple[tuple[Tokens, ...], Tokens, tuple[Tokens, ...]],
) -> None:
    purses, bank, awards = situation
    after, left = settle(purses, bank, awards)
    for old, award, new in zip(purses, awards, after, strict=True):
        assert new.points == old.points + award.points
        assert min(new.as_list()) >= 0
    assert sum(after, left) == sum(purses, bank)


@given(situations())
def test_tokens_are_exchanged_only_while_the_bank_is_short(
    situation: tuple[tuple[Tokens, ...], Tokens, tuple[Tokens, ...]],
) -> None:
    purses, bank, awards = situation
    after, left = settle(purses, bank, awards)
    unsettled = [purse + award for purse, award in zip(purses, awards, strict=True)]
    short = bank - sum(awards, Tokens())
    cancelled = sum(old.red - new.red for old, new in zip(unsettled, after, strict=True))
    exchanged = sum(new.blue - old.blue for old, new in zip(unsettled, after, strict=True))
    assert 0 <= cancelled <= max(-short.yellow, -short.red, 0)
    assert exchanged >= 0
    if exchanged:
        assert short.yellow + cancelled + 3 * (exchanged - 1) < 0
        assert left.blue >= 0


@given(situations())
def test_the_bank_lends_only_what_no_purse_can_give_back(
    situation: tuple[tuple[Tokens, ...], Tokens, tuple[Tokens, ...]],
) -> None:
    after, left = settle(*situation)
    if min(left.yellow, left.red) < 0:
        assert not any(min(purse.yellow, purse.red) for purse in after)
    if left.yellow < 0 < left.blue:
        assert not any(purse.yellow >= 3 for purse in after)


@pytest.mark.parametrize(("edition", "yellow"), [("standard", 44), ("french", 40)])
def test_the_printed_editions(edition: str, yellow: int) -> None:
    assert EDITIONS[edition] == Tokens(blue=16, yellow=yellow, red=20)


def test_nothing_is_exchanged_while_the_bank_has_enough() -> None:
    purses, bank = settle((Tokens(0, 5, 5), Tokens()), Tokens(16, 10, 10), (Tokens(1, 10, 0), Tokens(0, 0, 10)))
    assert purses == (Tokens(1, 15, 5), Tokens(0, 0, 10))
    assert bank == Tokens(15, 0, 0)


@pytest.mark.parametrize(
    ("purses", "bank", "awards", "after", "left"),
    [
        pytest.param(
            (Tokens(0, 4, 3), Tokens(0, 2, 2)),
            Tokens(5, 1, 5),
            (Tokens(0, 2, 0), Tokens(0, 1, 0)),
            (Tokens(0, 4, 1), Tokens(0, 3, 2)),
            Tokens(5, 0, 7),
            id="two yellow missing: seat 0 cancels two pairs",
        ),
        pytest.param(
            (Tokens(0, 1, 0), Tokens(0, 2, 1)),
            Tokens(5, 5, 0),
            (Tokens(), Tokens(0, 0, 1)),
            (Tokens(0, 1, 0), Tokens(0, 1, 1)),
            Tokens(5, 6, 0),
            id="one red missing: seat 1 has the pair",
        ),
        pytest.param(
            (Tokens(0, 7, 0), Tokens()),
            Tokens(1, 0, 9),
            (Tokens(), Tokens(0, 1, 0)),
            (Tokens(1, 4, 0), Tokens(0, 1, 0)),
            Tokens(0, 2, 9),
            id="no pair: three yellow for a blue, once is enough",
        ),
        pytest.param(
            (Tokens(2, 0, 0), Tokens()),
            Tokens(1, 0, 0),
            (Tokens(0, 0, 1), Tokens(0, 1, 0)),
            (Tokens(2, 0, 1), Tokens(0, 1, 0)),
            Tokens(1, -1, -1),
            id="nobody can give anything: the bank lends",
        ),
    ],
)
def test_examples(
    purses: tuple[Tokens, ...], bank: Tokens, awards: tuple[Tokens, ...], after: tuple[Tokens, ...], left: Tokens
) -> None:
    assert settle(purses, bank, awards) == (after, left)
