"""Cards as numbers: how many of each art, in the order of ARTS."""

from functools import lru_cache
from typing import Final, TypeAlias

from divinare_qt.rules.arts import ARTS

Counts: TypeAlias = tuple[int, ...]
"""Cards of each art, in the order of ARTS."""
NO_CARDS: Final[Counts] = (0,) * len(ARTS)


@lru_cache(maxsize=4096)
def counted(cards: str) -> Counts:
    """Return how many cards of each art a string holds."""
    return tuple([cards.count(art) for art in ARTS])


def step(counts: Counts, art: int, by: int) -> Counts:
    """Return the counts with more or fewer cards of one art."""
    return (*counts[:art], counts[art] + by, *counts[art + 1 :])


def minus(counts: Counts, other: Counts) -> Counts:
    """Return the difference, which may be below nothing."""
    return tuple([a - b for a, b in zip(counts, other, strict=True)])


def plus(counts: Counts, other: Counts) -> Counts:
    """Return the sum."""
    return tuple([a + b for a, b in zip(counts, other, strict=True)])
