"""The master: the adept's judgement, checked by playing sampled worlds to the end of the round."""

import time
from typing import Final

import numpy as np

from divinare_qt.bots.adept import judged
from divinare_qt.bots.belief import Belief, believe
from divinare_qt.bots.inference import Reader
from divinare_qt.bots.playout import Rollout
from divinare_qt.bots.policy import Values, array_weights
from divinare_qt.bots.sampling import Sampler
from divinare_qt.bots.search import Search
from divinare_qt.bots.simulator import Index
from divinare_qt.bots.situation import Effort, Level, Ratings, Situation
from divinare_qt.bots.tables import tables
from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules

BATCH: Final = 640
"""Playouts in one batch, shared among the moves that are left: enough for NumPy, little enough for the clock."""
POOL: Final = 2000
"""Worlds that are sampled; those in which the others would play as they did are looked at more often."""
HURRY: Final = 0.03
"""Seconds below which there is no use in beginning a search."""
CANDIDATES: Final = 24
"""Moves that are looked at closely: the best in the adept's eyes."""


class Master(Level):
    """Rates moves by what becomes of them."""

    def prepare(self, rules: Rules) -> None:
        """Make the tables, which takes a while for large decks."""
        tables(rules)
        array_weights(rules.players)

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move; moves that were dropped keep what they had."""
        begun = time.perf_counter()
        belief = believe(situation.rules, situation.view)
        first = judged(situation, belief)
        hurried = effort.worlds is None and effort.deadline - begun < HURRY
        if hurried or len(situation.legal) == 1:
            return first
        moves = sorted(situation.legal, key=first.values.__getitem__, reverse=True)
        search = _search(situation, belief, moves[:CANDIDATES], seed)
        search.run(effort, time.perf_counter() - begun)
        return search.ratings(first)


def _search(situation: Situation, belief: Belief, moves: list[Move], seed: int) -> Search:
    dice = np.random.default_rng(seed)
    chosen, weights = tables(situation.rules), array_weights(situation.rules.players)
    pool = Sampler(chosen, situation.view, belief).draw(dice, POOL)
    chances = Reader(situation, chosen, weights).likelihoods(pool)
    rollout = Rollout(situation, chosen, weights)

    def judge(worlds: Index, moves: list[Move]) -> Values:
        return rollout.margins(pool.chosen(worlds), moves)

    return Search(dict.fromkeys(moves, 0.0), chances, judge, dice, BATCH)
