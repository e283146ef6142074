"""The deal is the same on every system and Python version, and fair."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divinare_qt.rules import shuffle
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal, shuffled, words
from tests.helpers import strategies

PINNED = [
    (4, 0, 1, "RRRYYY RBGGGY RBBBGG RBGGGY", "BBBGGYYYYYYY"),
    (4, 0, 2, "RBGGGY RRBBGY BGGGYY RBGYYY", "RRBBBGGYYYYY"),
    (4, 1, 1, "RBBGYY RRGGYY BGGGGY RBBBBG", "RRBGGYYYYYYY"),
    (4, 20240229, 1, "RRBBGY RBGYYY RBGGYY RGGYYY", "RBBBBGGGGYYY"),
    (4, 18446744073709551615, 4, "RBGYYY BBBGGY BGYYYY RBBGYY", "RRRRBGGGGGYY"),
    (3, 0, 1, "RRRRBYYY RBBGGGGY RBBGGGGY", "BBBGGYYYYYYY"),
    (3, 12345, 3, "RRBBBGYY GGGGGYYY RRBBBGGY", "RRBBGGYYYYYY"),
    (2, 0, 1, "RRRRBGGGYYYY RRBBBBGGGGGY", "BBBGGYYYYYYY"),
    (2, 12345, 2, "RRBBBGGGYYYY RBBGGGYYYYYY", "RRRBBBGGGGYY"),
]


@pytest.mark.parametrize(("players", "seed", "number", "hands", "aside"), PINNED)
def test_pinned_deals(players: int, seed: int, number: int, hands: str, aside: str) -> None:
    """If this fails, games that people have saved by their seed are no longer the same games."""
    made = deal(default_rules(players), seed, number)
    assert (" ".join(made.hands), made.aside) == (hands, aside)


def test_pinned_orders() -> None:
    """Hands are sorted, so the deals above would not show every change of the shuffle."""
    assert shuffled(default_rules(4).cards, 1, 1) == "YBRBYGGRYGRYGGBGYGBGBRBBRYYYYGYYYBGR"
    assert shuffled("RBGY", 2**64 - 1, 12) == "RGBY"


def test_the_generator_is_splitmix64() -> None:
    """The published numbers for the seed 1234567."""
    states = [(1234567 + turn * 0x9E3779B97F4A7C15) % 2**64 for turn in (1, 2, 3, 4, 5)]
    assert [shuffle._mixed(state) for state in states] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(rules=strategies.any_rules, seed=strategies.seeds, number=st.integers(1, 12))
def test_a_deal_gives_every_card_once(rules: Rules, seed: int, number: int) -> None:
    made = deal(rules, seed, number)
    assert len(made.hands) == rules.players
    assert {len(hand) for hand in made.hands} == {rules.action_card.hand}
    assert sorted("".join(made.hands) + made.aside) == sorted(rules.cards)
    assert made == deal(rules, seed, number)


@given(cards=st.text(alphabet="RBGY", max_size=40), seed=strategies.seeds, stream=st.integers(0, 100))
def test_a_shuffle_is_a_permutation(cards: str, seed: int, stream: int) -> None:
    assert sorted(shuffled(cards, seed, stream)) == sorted(cards)


def test_neighbouring_seeds_and_rounds_have_nothing_in_common() -> None:
    rules = default_rules(4)
    deals = [deal(rules, seed, number) for seed in range(50) for number in (1, 2, 3, 4)]
    assert len(set(deals)) == len(deals)
    firsts = [next(words(seed, stream)) for seed in range(50) for stream in range(50)]
    assert len(set(firsts)) == len(firsts)


def test_every_card_comes_to_every_place_equally_often() -> None:
    """A chi-square test for each place of an eight-card pile; 99.9999 % of fair shuffles stay below the bound of 44."""
    rounds, pile = 4_000, "abcdefgh"
    places = [Counter[str]() for _ in pile]
    for seed in range(rounds):
        for place, card in zip(places, shuffled(pile, seed, 1), strict=True):
            place[card] += 1
    expected = rounds / len(pile)
    for place in places:
        assert sum((place[card] - expected) ** 2 / expected for card in pile) < 44


def test_orders_are_equally_likely() -> None:
    """All 24 orders of four cards, over the rounds of one seed; again with a bound that no fair shuffle passes."""
    orders = Counter(shuffled("RBGY", 99, stream) for stream in range(6_000))
    assert len(orders) == 24
    assert sum((times - 250) ** 2 / 250 for times in orders.values()) < 75


def test_the_bits_of_the_generator_are_balanced() -> None:
    drawn = list(islice(words(1, 1), 4_000))
    for bit in range(64):
        assert 1_800 < sum(word >> bit & 1 for word in drawn) < 2_200
