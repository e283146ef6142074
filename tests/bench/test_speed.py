"""How fast the rules and the record are, against the bounds that are promised: `pytest tests/bench`.

Processor time is measured, because the bounds are for one core that does nothing else; the median is compared.
"""

import sys
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from divinare_qt.match.reader import parse_record
from divinare_qt.rules.engine import apply, legal_moves, new_game, start_round
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase, State
from tests.helpers.golden import GAMES
from tests.helpers.play import Dice

pytestmark = pytest.mark.benchmark(timer=time.process_time)


def random_round(players: int, seed: int, dice: Dice) -> State:
    """Play one round: list the legal moves at every decision, and make one of them."""
    rules = default_rules(players)
    state, _ = start_round(new_game(rules, 0, seed), deal(rules, seed, 1))
    while waiting := state.waiting_for():
        seat = waiting[0]
        state, _ = apply(state, seat, dice.one_of(legal_moves(state, seat)))
    return state


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_random_round(benchmark: Any, players: int) -> None:
    seeds: Iterator[int] = count()
    dice = Dice(1)
    state = benchmark.pedantic(
        lambda: random_round(players, next(seeds), dice), rounds=300, iterations=5, warmup_rounds=20
    )
    assert state.phase is Phase.DEAL
    report(benchmark, 0.001)


@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players", "take-backs"])
def test_a_whole_record_is_verified(benchmark: Any, name: str) -> None:
    content = (GAMES / f"{name}.divinare").read_bytes()
    record = benchmark.pedantic(lambda: parse_record(content, name), rounds=100, iterations=1, warmup_rounds=5)
    assert record.course.state.phase is Phase.OVER
    report(benchmark, 0.020)


def report(benchmark: Any, bound: float) -> None:
    """Print the share of the bound that was taken, and hold it to the bound."""
    stats = benchmark.stats.stats
    sys.stderr.write(f"\n{stats.median * 1000:.2f} ms, which is {stats.median / bound:.0%} of the bound\n")
    assert stats.median < bound
