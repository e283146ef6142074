"""What each space of each board is expected to earn, given how likely each final count is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from divinare_qt.bots.belief import drawn
from divinare_qt.bots.counts import Counts
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.boards import Board
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.scoring import worth

Odds: TypeAlias = Sequence[Sequence[float]]
"""For each art, the probability of each final count."""
Values: TypeAlias = tuple[dict[str, float], ...]
"""For each art, what a token is expected to earn on the space with a label; the centre earns nothing."""


@lru_cache(maxsize=64)
def _earnings(board: Board, cards: int) -> dict[str, tuple[int, ...]]:
    """Return what a token earns on each space, for every count from 0 to `cards`."""
    return {label: tuple(worth(board, label, count)[2].points for count in range(cards + 1)) for label in board.plays}


def expected_values(rules: Rules, odds: Odds) -> Values:
    """Return what each space is expected to earn."""
    return tuple(
        {
            label: sum(chance * points for chance, points in zip(row, earned, strict=True))
            for label, earned in _earnings(rules.boards[art], cards).items()
        }
        for art, cards, row in zip(ARTS, rules.deck, odds, strict=True)
    )


def naive_odds(rules: Rules, known: Counts) -> Odds:
    """Return the odds for one who knows these cards to be in play, and takes the rest for a lottery."""
    unseen = sum(rules.deck) - sum(known)
    in_play = rules.in_play - sum(known)
    odds = []
    for cards, sure in zip(rules.deck, known, strict=True):
        chances = drawn(unseen, cards - sure, in_play)
        odds.append([*[0.0] * sure, *chances, *[0.0] * (cards + 1 - sure - len(chances))])
    return odds
