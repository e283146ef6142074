"""An any-time search over the moves of one situation.

All moves start with the same sampled worlds, so that luck hits them alike; moves that are clearly worse than the best
are dropped, and the others get more worlds, until one is left or the time is up.
"""

import time
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.account import MOST_PLAYOUTS
from divinare_qt.bots.simulator import Index
from divinare_qt.bots.situation import Effort, Ratings
from divinare_qt.rules.moves import Move

FEWEST_WORLDS: Final = 16
CLEAR: Final = 2.3
"""Standard errors by which a move must be behind the best to be dropped."""

Judge: TypeAlias = Callable[[Index, list[Move]], NDArray[np.float32]]
"""Returns [move, world]: the margins of moves in the worlds with these numbers."""


class Search:
    """One decision's worth of playouts."""

    def __init__(
        self,
        favours: Mapping[Move, float],
        chances: NDArray[np.float64],
        judge: Judge,
        dice: np.random.Generator,
        batch: int,
    ) -> None:
        """`favours` has the moves to look at, and what is added to what is found about them."""
        self._size = batch
        self._moves = list(favours)
        self._favours = np.array(list(favours.values()))
        self._chances = chances / chances.sum()
        self._judge = judge
        self._dice = dice
        self._alive = list(range(len(self._moves)))
        self._margins: list[list[NDArray[np.float32]]] = [[] for _ in self._moves]
        self.playouts = 0

    def run(self, effort: Effort, spent: float) -> None:
        """Play batches until the choice is clear or the effort is used up."""
        longest = spent
        most = MOST_PLAYOUTS if effort.worlds is None else effort.worlds
        while len(self._alive) > 1 and self.playouts < most:
            begun = time.perf_counter()
            if effort.worlds is None and begun + longest > effort.deadline:
                break
            self._batch()
            self._drop()
            longest = max(longest, time.perf_counter() - begun)

    def _batch(self) -> None:
        number = max(FEWEST_WORLDS, self._size // len(self._alive))
        worlds = self._dice.choice(len(self._chances), number, p=self._chances)
        margins = self._judge(worlds, [self._moves[index] for index in self._alive])
        for index, found in zip(self._alive, margins, strict=True):
            self._margins[index].append(found)
        self.playouts += number * len(self._alive)

    def _drop(self) -> None:
        """Keep the best move and those that may yet turn out as good. All that are alive saw the same worlds."""
        found = np.array([np.concatenate(self._margins[index]) for index in self._alive])
        found += self._favours[self._alive, None]
        best = found[found.mean(axis=1).argmax()]
        behind = best - found
        error = behind.std(axis=1) / np.sqrt(found.shape[1])
        keep = behind.mean(axis=1) <= CLEAR * error
        self._alive = [index for index, kept in zip(self._alive, keep, strict=True) if kept]

    def ratings(self, first: Ratings) -> Ratings:
        """Return the mean margins; a move that was not looked at closely is worse than all that were."""
        means = {
            move: float(np.concatenate(found).mean() + favour)
            for move, favour, found in zip(self._moves, self._favours, self._margins, strict=True)
            if found
        }
        if not means:
            return first
        top = max(means[self._moves[index]] for index in self._alive)
        values = {move: min(mean, top) for move, mean in means.items()}
        floor = min(values.values())
        rest = [move for move in first.values if move not in values]
        for place, move in enumerate(sorted(rest, key=first.values.__getitem__, reverse=True)):
            values[move] = floor - 0.01 * (place + 1)
        return Ratings(values, self.playouts)
