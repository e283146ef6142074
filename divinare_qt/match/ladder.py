"""Measuring the ladder: a round robin in which every bot meets every other, and ratings that explain the results."""

import math
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.ladder import MEAN, SCALE, WORK, Ladder, Rating, Rung
from divinare_qt.bots.levels import Mind
from divinare_qt.bots.situation import Effort
from divinare_qt.bots.spec import Spec
from divinare_qt.bots.worker import decision_seed
from divinare_qt.match.header import CHARACTERS, Header, Seat
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase

SEATS: Final = 4
_RESAMPLED: Final = 200
"""Sets of games drawn from those that were played, to see how far chance alone moves the ratings."""
_STEPS: Final = 300
_PRIOR: Final = 0.5
"""Wins and losses against a player of mean strength that everybody starts with, so that nobody is infinitely strong."""
Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Table:
    """One game of the round robin: who plays, by their numbers, and from which deal."""

    rungs: tuple[int, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game says: how many points each of its rungs had."""

    rungs: tuple[int, ...]
    points: tuple[int, ...]


def round_robin(rungs: int, sittings: int, seed: int) -> list[Table]:
    """Return tables at which everybody sits equally often, and meets everybody else about equally often.

    In each sitting all are shuffled round the tables; who is missing at the last one is taken from the next sitting.
    """
    dice = random.Random(seed)  # noqa: S311 - a tournament, not a secret
    waiting: list[int] = []
    tables: list[Table] = []
    for _ in range(sittings):
        waiting += dice.sample(range(rungs), rungs)
        while len(waiting) >= SEATS:
            sitting, waiting = _first_different(waiting)
            if len(sitting) < SEATS:
                waiting = [*sitting, *waiting]
                break
            tables.append(Table(tuple(sitting), dice.getrandbits(32)))
    return tables


def _first_different(waiting: Sequence[int]) -> tuple[list[int], list[int]]:
    """Take the first four that are not the same off a queue."""
    sitting: list[int] = []
    rest: list[int] = []
    for rung in waiting:
        (sitting if len(sitting) < SEATS and rung not in sitting else rest).append(rung)
    return sitting, rest


def play(
    rungs: Sequence[Rung], tables: Sequence[Table], executor: Executor, on_game: Callable[[Outcome], None]
) -> list[Outcome]:
    """Play all tables on an executor, and return what came of them in order. Bots get views here as everywhere."""
    tasks = {executor.submit(_play, tuple(rungs[rung] for rung in table.rungs), table): table for table in tables}
    try:
        for task in as_completed(tasks):
            on_game(task.result())
    except BaseException:
        for task in tasks:
            task.cancel()
        raise
    return [task.result() for task in tasks]


def _play(rungs: tuple[Rung, ...], table: Table) -> Outcome:
    minds = [_mind(rung.spec) for rung in rungs]
    seats = tuple(Seat(str(rung), who) for rung, who in zip(rungs, CHARACTERS, strict=True))
    match = Match.new(Header(seats, table.seed % SEATS, default_rules(SEATS), table.seed), Memory())
    while match.phase is not Phase.OVER:
        seat = match.waiting_for()[0]
        situation = match.situation(seat)
        effort = Effort(math.inf, WORK.get((rungs[seat].spec.level, rungs[seat].limit_ms), 0))
        dice = decision_seed(table.seed, "ladder", situation)
        match.submit(seat, match.revision, minds[seat].choose(situation, effort, dice).move)
    return Outcome(table.rungs, tuple(points or 0 for points in match.view(None).points))


@cache
def _mind(spec: Spec) -> Mind:
    return Mind(spec)


def rate(rungs: Sequence[Rung], outcomes: Sequence[Outcome], seed: int = 0) -> Ladder:
    """Return the ratings that explain the outcomes best, with errors from resampled games."""
    beaten = np.array([_beaten(len(rungs), outcome) for outcome in outcomes])
    dice = np.random.default_rng(seed)
    found = fitted(beaten.sum(axis=0))
    drawn = [fitted(beaten[dice.integers(len(beaten), size=len(beaten))].sum(axis=0)) for _ in range(_RESAMPLED)]
    errors = 1.96 * np.std(drawn, axis=0)
    rows = zip(rungs, found, errors, strict=True)
    return Ladder({rung: Rating(float(value), float(error)) for rung, value, error in rows}, len(outcomes))


def _beaten(number: int, outcome: Outcome) -> Matrix:
    """Return [rung, rung]: how often the first was ahead of the second in a game; level is half."""
    found = np.zeros((number, number))
    for (one, ones), (two, twos) in combinations(zip(outcome.rungs, outcome.points, strict=True), 2):
        found[one, two] += (ones > twos) + (ones == twos) / 2
        found[two, one] += (twos > ones) + (ones == twos) / 2
    return found


def fitted(beaten: Matrix) -> NDArray[np.float64]:
    """Return the Bradley-Terry ratings of a table of results, by minorisation and maximisation."""
    met = beaten + beaten.T
    wins = beaten.sum(axis=1) + _PRIOR
    strength = np.ones(len(beaten))
    for _ in range(_STEPS):
        expected = (met / (strength[:, None] + strength[None])).sum(axis=1) + 2 * _PRIOR / (strength + 1)
        strength = wins / expected
        strength /= np.exp(np.log(strength).mean())
    ratings: NDArray[np.float64] = MEAN + SCALE * np.log10(strength)
    return ratings
