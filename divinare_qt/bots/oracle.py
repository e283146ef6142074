"""The oracle: a network that has played itself, and a look ahead in worlds that fit what the others did."""

import time
from typing import Final

import numpy as np

from divinare_qt.bots.advice import Advice
from divinare_qt.bots.belief import believe
from divinare_qt.bots.foresight import Foresight
from divinare_qt.bots.inference import Reader
from divinare_qt.bots.master import Master
from divinare_qt.bots.playout import Rollout
from divinare_qt.bots.policy import Values, array_weights
from divinare_qt.bots.sampling import Sampler
from divinare_qt.bots.search import Search
from divinare_qt.bots.senses import HEAT
from divinare_qt.bots.simulator import Index
from divinare_qt.bots.situation import Effort, Ratings, Situation
from divinare_qt.bots.tables import Tables, tables
from divinare_qt.bots.trail import guess_gifts, remembered
from divinare_qt.rules.moves import Move

POOL: Final = 3000
"""Worlds that are sampled; those that the network and the others' plays speak for are looked at more often. In the
middle of a round they speak for one in twenty or so, and too few of those would judge by their own luck."""
HURRY: Final = 0.03
"""Seconds below which the network decides alone."""
BATCH: Final = 180
"""Playouts in one batch: fewer than the master's, for each takes longer."""
CANDIDATES: Final = 6
"""Moves that are looked at closely: the best in the network's eyes."""
TRUST: Final = 0.15
"""In points: what a move gains for being e times as likely in the network's eyes."""
BELIEVED: Final = 0.7
READ: Final = 0.5
"""Exponents of the two likelihoods of a world, the network's and that of the others' latest plays: both speak of the
same plays, and neither is as sure as it says."""


class Oracle:
    """Rates moves by the network, and if there is time by what becomes of them."""

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move."""
        begun = time.perf_counter()
        if not Advice.possible(situation):
            return Master().rate(situation, effort, seed)
        chosen = tables(situation.rules)
        advice = Advice(situation, chosen)
        first = Ratings({move: HEAT * chance for move, chance in advice.chances().items()})
        hurried = effort.worlds is None and effort.deadline - begun < HURRY
        if hurried or len(situation.legal) == 1:
            return first
        search = _search(situation, chosen, advice, seed)
        search.run(effort, time.perf_counter() - begun)
        return search.ratings(first)


def _search(situation: Situation, chosen: Tables, advice: Advice, seed: int) -> Search:
    dice = np.random.default_rng(seed)
    view, weights = situation.view, array_weights(situation.rules.players)
    worlds = Sampler(chosen, view, believe(situation.rules, view)).draw(dice, POOL)
    read = Reader(situation, chosen, weights).likelihoods(worlds)
    likely = advice.likelihoods(worlds) ** BELIEVED * read**READ
    pool = remembered(view, worlds)
    guess_gifts(pool, view, dice)
    foresight, rollout = Foresight(situation, chosen, dice), Rollout(situation, chosen, weights)

    def judge(numbers: Index, moves: list[Move]) -> Values:
        drawn = pool.chosen(numbers)
        found: Values = (foresight.margins(drawn, moves) + rollout.margins(drawn.worlds, moves)) / np.float32(2)
        return found

    chances = advice.chances()
    best = sorted(chances, key=chances.__getitem__, reverse=True)[:CANDIDATES]
    return Search({move: TRUST * chances[move] for move in best}, likely, judge, dice, BATCH)
