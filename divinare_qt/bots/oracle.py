"""The oracle: a network that has played itself, and a look ahead in worlds that fit what the others did."""

import time
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.advice import Advice
from divinare_qt.bots.belief import believe
from divinare_qt.bots.foresight import Foresight
from divinare_qt.bots.inference import Reader
from divinare_qt.bots.master import Master
from divinare_qt.bots.network import trained
from divinare_qt.bots.policy import Values, array_weights
from divinare_qt.bots.sampling import Sampler
from divinare_qt.bots.search import Judge, Search
from divinare_qt.bots.senses import HEAT
from divinare_qt.bots.simulator import Index
from divinare_qt.bots.situation import Effort, Level, Ratings, Situation
from divinare_qt.bots.tables import Tables, tables
from divinare_qt.bots.trail import guess_gifts, remembered
from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Depth:
    """How closely to look."""

    pool: int
    """Worlds that are sampled; those that the network and the others' plays speak for are looked at more often."""
    candidates: int
    """Moves that are looked at: the best in the network's eyes."""
    batch: int
    """Looks ahead in one batch: fewer than the master's playouts, for each takes longer."""


LOOK: Final = Depth(pool=3000, candidates=6, batch=180)
"""In the middle of a round the others' plays speak for one world in twenty or so, and too few of those would judge by
their own luck."""
GLANCE: Final = Depth(pool=400, candidates=3, batch=96)
"""One batch that takes a few milliseconds. It is smaller than any that LOOK makes: the work done tells them apart."""
ANCHOR: Final = 300
"""Worlds in which the best move is followed where somebody wants to be told what it is worth."""
HURRY: Final = 0.03
"""Seconds below which there is time for no more than a glance."""
NO_TIME: Final = 0.003
"""Seconds below which the network decides alone."""
TRUST: Final = 0.15
"""In points: what a move gains for being e times as likely in the network's eyes."""
BELIEVED: Final = 0.7
READ: Final = 0.5
"""Exponents of the two likelihoods of a world, the network's and that of the others' latest plays: both speak of the
same plays, and neither is as sure as it says."""


class Oracle(Level):
    """Rates moves by the network, and if there is time by what becomes of them."""

    def prepare(self, rules: Rules) -> None:
        """Make the tables, and read the network."""
        Master().prepare(rules)
        trained()

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move."""
        begun = time.perf_counter()
        if not Advice.possible(situation):
            return Master().rate(situation, effort, seed)
        chosen = tables(situation.rules)
        advice = Advice(situation, chosen)
        first = Ratings({move: HEAT * chance for move, chance in advice.chances().items()}, relative=True)
        depth = _depth(effort, begun)
        if depth is None or len(situation.legal) == 1:
            return first
        search = _search(situation, chosen, advice, seed, depth)
        search.run(effort if depth is LOOK else Effort(effort.deadline, depth.batch), time.perf_counter() - begun)
        return search.ratings(first)

    def anchored(self, situation: Situation, ratings: Ratings, seed: int) -> Ratings:
        """Look ahead after the best move where the network decided alone: the others are so much worse than that."""
        if not ratings.relative:
            return ratings
        chosen = tables(situation.rules)
        dice = np.random.default_rng(seed)
        chances, judge = _pool(situation, chosen, Advice(situation, chosen), dice, GLANCE.pool)
        best = ratings.best()
        margins = judge(dice.choice(len(chances), ANCHOR, p=chances / chances.sum()), [best])
        shift = float(margins.mean()) - ratings.values[best]
        return Ratings({move: value + shift for move, value in ratings.values.items()}, ratings.worlds)


def _depth(effort: Effort, begun: float) -> Depth | None:
    """Return how closely to look in the time that is left, or as closely as when this much work was done."""
    if effort.worlds is not None:
        return None if effort.worlds == 0 else GLANCE if effort.worlds <= GLANCE.batch else LOOK
    left = effort.deadline - begun
    return None if left < NO_TIME else GLANCE if left < HURRY else LOOK


def _search(situation: Situation, chosen: Tables, advice: Advice, seed: int, depth: Depth) -> Search:
    dice = np.random.default_rng(seed)
    likely, judge = _pool(situation, chosen, advice, dice, depth.pool)
    chances = advice.chances()
    best = sorted(chances, key=chances.__getitem__, reverse=True)[: depth.candidates]
    return Search({move: TRUST * chances[move] for move in best}, likely, judge, dice, depth.batch)


def _pool(
    situation: Situation, chosen: Tables, advice: Advice, dice: np.random.Generator, number: int
) -> tuple[NDArray[np.float64], Judge]:
    """Return how likely each of so many sampled worlds is, and what judges moves in them."""
    view = situation.view
    worlds = Sampler(chosen, view, believe(situation.rules, view)).draw(dice, number)
    read = Reader(situation, chosen, array_weights(situation.rules.players)).likelihoods(worlds)
    likely = advice.likelihoods(worlds) ** BELIEVED * read**READ
    pool = remembered(view, worlds)
    guess_gifts(pool, view, dice)
    foresight = Foresight(situation, chosen, dice)

    def judge(numbers: Index, moves: list[Move]) -> Values:
        return foresight.margins(pool.chosen(numbers), moves)

    return likely, judge
