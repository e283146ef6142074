"""Shuffling that is the same on every system and Python version: the deal is a function of seed and round alone.

SplitMix64 (a public-domain generator by Sebastiano Vigna) gives 64-bit numbers; a Fisher-Yates shuffle draws from them
without bias. Python's `random` is not used because its shuffle may change between versions.
"""

from collections.abc import Iterator
from typing import Final

from divinare_qt.rules.arts import in_order
from divinare_qt.rules.moves import Deal
from divinare_qt.rules.rules import Rules

SEEDS: Final = 1 << 64
"""Seeds are whole numbers from 0 up to, but not including, this."""
_MASK: Final = SEEDS - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def words(seed: int, stream: int) -> Iterator[int]:
    """Yield 64-bit random numbers; each stream of a seed is independent of the others."""
    state = _mixed((seed + _mixed(stream)) & _MASK)
    while True:
        state = (state + _GAMMA) & _MASK
        yield _mixed(state)


def shuffled(cards: str, seed: int, stream: int) -> str:
    """Return the cards in an order that depends on seed and stream alone."""
    pile = list(cards)
    source = words(seed, stream)
    for last in range(len(pile) - 1, 0, -1):
        size = last + 1
        unbiased = SEEDS - SEEDS % size
        word = next(source)
        while word >= unbiased:
            word = next(source)
        pick = word % size
        pile[last], pile[pick] = pile[pick], pile[last]
    return "".join(pile)


def deal(rules: Rules, seed: int, number: int) -> Deal:
    """Return the deal of a round of the game with this seed."""
    pile = shuffled(rules.cards, seed, number)
    size = rules.action_card.hand
    hands = tuple(in_order(pile[seat * size : (seat + 1) * size]) for seat in range(rules.players))
    return Deal(hands, in_order(pile[rules.players * size :]))
