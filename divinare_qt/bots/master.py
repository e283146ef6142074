"""The master: the adept's judgement, checked by playing sampled worlds to the end of the round.

An any-time search. All moves start with the same sampled worlds, so that luck hits them alike; moves that are clearly
worse than the best are dropped, and the others get more worlds, until one is left or the time is up.
"""

import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.adept import judged
from divinare_qt.bots.belief import Belief, believe
from divinare_qt.bots.inference import Reader
from divinare_qt.bots.playout import Rollout
from divinare_qt.bots.policy import array_weights
from divinare_qt.bots.sampling import Sampler
from divinare_qt.bots.situation import Effort, Ratings, Situation
from divinare_qt.bots.tables import tables
from divinare_qt.rules.moves import Move

BATCH: Final = 640
"""Playouts in one batch, shared among the moves that are left: enough for NumPy, little enough for the clock."""
POOL: Final = 2000
"""Worlds that are sampled; those in which the others would play as they did are looked at more often."""
FEWEST_WORLDS: Final = 16
HURRY: Final = 0.03
"""Seconds below which there is no use in beginning a search."""
CLEAR: Final = 2.3
"""Standard errors by which a move must be behind the best to be dropped."""
CANDIDATES: Final = 24
"""Moves that are looked at closely: the best in the adept's eyes."""
MOST_PLAYOUTS: Final = 200_000


class Master:
    """Rates moves by what becomes of them."""

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move; moves that were dropped keep what they had."""
        begun = time.perf_counter()
        belief = believe(situation.rules, situation.view)
        first = judged(situation, belief)
        hurried = effort.worlds is None and effort.deadline - begun < HURRY
        if hurried or len(situation.legal) == 1:
            return first
        moves = sorted(situation.legal, key=first.values.__getitem__, reverse=True)
        search = _Search(situation, belief, moves[:CANDIDATES], seed)
        search.run(effort, time.perf_counter() - begun)
        return search.ratings(first)


class _Search:
    """One decision's worth of playouts."""

    def __init__(self, situation: Situation, belief: Belief, moves: list[Move], seed: int) -> None:
        self._dice = np.random.default_rng(seed)
        chosen = tables(situation.rules)
        weights = array_weights(situation.rules.players)
        self._pool = Sampler(chosen, situation.view, belief).draw(self._dice, POOL)
        chances = Reader(situation, chosen, weights).likelihoods(self._pool)
        self._chances = chances / chances.sum()
        self._rollout = Rollout(situation, chosen, weights)
        self._moves = moves
        self._alive = list(range(len(moves)))
        self._margins: list[list[NDArray[np.float32]]] = [[] for _ in moves]
        self.playouts = 0

    def run(self, effort: Effort, spent: float) -> None:
        """Play batches until the choice is clear or the effort is used up."""
        longest = spent
        while len(self._alive) > 1 and self.playouts < (effort.worlds or MOST_PLAYOUTS):
            begun = time.perf_counter()
            if effort.worlds is None and begun + longest > effort.deadline:
                break
            self._batch()
            self._drop()
            longest = max(longest, time.perf_counter() - begun)

    def _batch(self) -> None:
        number = max(FEWEST_WORLDS, BATCH // len(self._alive))
        worlds = self._pool.chosen(self._dice.choice(POOL, number, p=self._chances))
        margins = self._rollout.margins(worlds, [self._moves[index] for index in self._alive])
        for index, found in zip(self._alive, margins, strict=True):
            self._margins[index].append(found)
        self.playouts += number * len(self._alive)

    def _drop(self) -> None:
        """Keep the best move and those that may yet turn out as good. All that are alive saw the same worlds."""
        found = np.array([np.concatenate(self._margins[index]) for index in self._alive])
        best = found[found.mean(axis=1).argmax()]
        behind = best - found
        error = behind.std(axis=1) / np.sqrt(found.shape[1])
        keep = behind.mean(axis=1) <= CLEAR * error
        self._alive = [index for index, kept in zip(self._alive, keep, strict=True) if kept]

    def ratings(self, first: Ratings) -> Ratings:
        """Return the mean margins; a move that was not looked at closely is worse than all that were."""
        means = {
            move: float(np.concatenate(found).mean())
            for move, found in zip(self._moves, self._margins, strict=True)
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
