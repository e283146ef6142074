"""Measuring the ladder: a round robin in which every bot meets every other."""

import math
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from functools import cache
from typing import Final

from divinare_qt.bots.ladder import WORK, Rung
from divinare_qt.bots.levels import Mind
from divinare_qt.bots.rating import Outcome
from divinare_qt.bots.situation import Effort
from divinare_qt.bots.spec import Spec
from divinare_qt.bots.worker import decision_seed
from divinare_qt.match.header import CHARACTERS, Header, Seat
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase

SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Table:
    """One game of the round robin: who plays, by their numbers, and from which deal."""

    rungs: tuple[int, ...]
    seed: int


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
