"""Moves as text, and the small arithmetic of hands."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divinare_qt.rules.arts import ARTS, choices, in_order, is_art, is_cards, without
from divinare_qt.rules.engine import legal_moves
from divinare_qt.rules.errors import BadMoveText
from divinare_qt.rules.moves import CENTRE, Discard, Move, Pass, Play, parse_move
from divinare_qt.rules.rules import Rules
from tests.helpers import strategies
from tests.helpers.play import states

labels = st.one_of(
    st.just(CENTRE),
    st.lists(st.integers(0, 99), min_size=1, max_size=3).map(lambda numbers: "/".join(map(str, numbers))),
    st.text(min_size=1),
)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Play, st.sampled_from(ARTS), labels),
    st.builds(Pass, strategies.hands),
    st.builds(Discard, strategies.hands),
)


@given(moves)
def test_a_move_is_its_text(move: Move) -> None:
    assert parse_move(str(move)) == move


@given(rules=strategies.any_rules, seed=strategies.seeds)
def test_every_legal_move_is_its_text(rules: Rules, seed: int) -> None:
    for state in list(states(rules, seed))[:30]:
        for seat in range(rules.players):
            for move in legal_moves(state, seat):
                assert parse_move(str(move)) == move


def test_texts_by_example() -> None:
    assert parse_move("G:7") == Play("G", "7")
    assert parse_move("Y:11/12") == Play("Y", "11/12")
    assert parse_move("R:centre") == Play("R", CENTRE)
    assert parse_move("pass YBR") == Pass("RBY")
    assert str(parse_move("discard YG")) == "discard GY"


@pytest.mark.parametrize(
    "text",
    ["", "G", "G:", ":7", "X:7", "g:7", "pass", "pass ", "pass RX", "pass  RB", "discard", "throw RB", "G 7", "RB:7"],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadMoveText) as refusal:
        parse_move(text)
    assert repr(text) in str(refusal.value)


@given(hand=strategies.hands, data=st.data())
def test_choices_are_all_the_multisets_of_a_hand(hand: str, data: st.DataObject) -> None:
    hand = in_order(hand)
    count = data.draw(st.integers(0, len(hand)))
    found = choices(hand, count)
    assert len(set(found)) == len(found)
    assert set(found) == {"".join(cards) for cards in combinations(hand, count)}
    assert all(without(hand, cards) is not None for cards in found)


def test_the_largest_hand_has_its_choices_at_once() -> None:
    """99 cards are the most that the rules allow; the ways to choose 49 single cards of them are past counting."""
    found = choices("R" * 25 + "B" * 25 + "G" * 25 + "Y" * 24, 49)
    assert len(found) == len(set(found)) == 11_375
    assert {len(cards) for cards in found} == {49}


@given(hand=strategies.hands, cards=st.text(alphabet="RBGY", max_size=4))
def test_taking_cards_from_a_hand(hand: str, cards: str) -> None:
    left = without(hand, cards)
    held = all(hand.count(art) >= cards.count(art) for art in ARTS)
    assert (left is not None) == held
    if left is not None:
        assert in_order(left + cards) == in_order(hand)


@given(st.one_of(st.text(max_size=3), st.none(), st.integers(), st.lists(st.sampled_from(ARTS)), st.sampled_from(ARTS)))
def test_letters_from_outside(value: object) -> None:
    assert is_art(value) == (value in ("R", "B", "G", "Y"))
    assert is_cards(value) == (isinstance(value, str) and set(value) <= {"R", "B", "G", "Y"})
