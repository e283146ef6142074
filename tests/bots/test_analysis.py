"""What a level makes of a decision, as the format has it."""

import json
from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from divinare_qt.bots.analysis import Analysis, analyse, answer, parse_answer, question
from divinare_qt.bots.belief import believe
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.spec import LEVELS
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import Play
from divinare_qt.rules.state import Phase
from tests.helpers.referee import taken
from tests.helpers.situations import situations
from tests.helpers.table import small

MOMENTS = [(2, Phase.DISCARD), (2, Phase.PASS), (2, Phase.PLAY), (3, Phase.PASS), (4, Phase.PLAY)]


def moment(players: int, phase: Phase, number: int = 3) -> Situation:
    found = [s for s in situations(default_rules(players), seed=4) if s.view.phase is phase]
    return found[number % len(found)]


def assert_shape(found: dict[str, Any], situation: Situation) -> None:
    """Check an answer against the format, to the letter."""
    assert list(found) == ["counts", "moves"]
    assert list(found["counts"]) == list(ARTS)
    for row, cards in zip(found["counts"].values(), situation.rules.deck, strict=True):
        assert len(row) == cards + 1
        assert sum(row) == pytest.approx(1, abs=1e-4)
    values = [move["value"] for move in found["moves"]]
    assert values == sorted(values, reverse=True)
    plays = situation.view.phase is Phase.PLAY
    keys = {"art", "to", "value"} if plays else {"cards", "value"}
    assert all(set(move) == keys for move in found["moves"])
    legal = {(move.art, move.to) if isinstance(move, Play) else move.cards for move in situation.legal}
    assert {(move["art"], move["to"]) if plays else move["cards"] for move in found["moves"]} == legal
    assert len(found["moves"]) == len(legal)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("players", "phase"), MOMENTS)
def test_the_answer_has_the_shape_of_the_format(players: int, phase: Phase, name: str) -> None:
    situation = moment(players, phase)
    found = json.loads(json.dumps(answer(question(situation), name, limit_ms=60)))
    assert_shape(found, situation)
    exact = believe(situation.rules, situation.view).counts()
    for row, believed in zip(found["counts"].values(), exact, strict=True):
        assert row == pytest.approx(believed, abs=1e-6)  # the reference model's, whatever the level


@pytest.mark.parametrize(("players", "phase"), MOMENTS)
def test_an_answer_is_read_back(players: int, phase: Phase) -> None:
    situation = moment(players, phase)
    made = analyse(situation, "adept", 10)
    read = parse_answer(json.dumps(made.as_json()).encode(), situation)
    assert isinstance(read, Analysis)
    assert [move for move, _ in read.moves] == [move for move, _ in made.moves]
    assert [value for _, value in read.moves] == pytest.approx([value for _, value in made.moves], abs=1e-3)
    assert list(read.counts) == list(ARTS)


def test_rules_that_are_left_out_are_those_of_the_box() -> None:
    situation = moment(3, Phase.PASS)
    message = json.loads(question(situation))
    del message["choose"]["rules"]
    assert answer(json.dumps(message).encode(), "adept", 10) == answer(question(situation), "adept", 10)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oracles_values_are_points_however_little_it_looks(players: int) -> None:
    """With hardly any time the network alone decides, and only compares; what is told is the margin all the same."""
    asked = [s for s in situations(default_rules(players), seed=4) if s.view.phase is not Phase.DISCARD]
    far = list[float]()
    for situation in asked[:: len(asked) // 12]:
        glanced, looked = (analyse(situation, "oracle", limit_ms).moves[0] for limit_ms in (1, 400))
        forced = analyse(replace(situation, legal=(looked[0],)), "oracle", 400).moves
        assert [move for move, _ in forced] == [looked[0]]
        far += [abs(glanced[1] - looked[1]), abs(forced[0][1] - looked[1])]
    assert fmean(far) < 0.5
    assert max(far) < 2


def test_a_value_is_the_margin_over_this_round() -> None:
    """At the last card of a deck that was dealt out nothing is open: the value is what one earns over the other."""
    row = [{"numbers": [0]}, {"numbers": [1], "bonus": 1}, {"numbers": [2], "bonus": 2}, {"numbers": [3]}]
    more: dict[str, object] = {"deck": dict.fromkeys(ARTS, 3), "boards": dict.fromkeys(ARTS, row)}
    compared = 0
    for seed in range(10):
        for situation in situations(small(2, 6, {6: 3}, more=more), seed):
            if sum(situation.view.hand_sizes) == 1 and len(situation.legal) > 1:
                move, value = analyse(situation, "master", 10_000).moves[0]
                assert isinstance(move, Play)
                own, other = (earned(situation, seat, move) for seat in (situation.seat, 1 - situation.seat))
                assert value == pytest.approx(own - other, abs=1e-5)
                compared += 1
    assert compared >= 5


def earned(situation: Situation, seat: int, move: Play) -> float:
    """Return what a seat may expect from its tokens after a play."""
    odds, total = believe(situation.rules, situation.view).counts(), 0.0
    for art, row, column in zip(ARTS, odds, situation.view.tokens, strict=True):
        spaces = [(space.numbers, space.bonus) for space in situation.rules.boards[art].spaces]
        label = move.to if seat == situation.seat and art == move.art else column[seat]
        for count, chance in enumerate(row):
            blue, yellow, red = taken(spaces, label, count)
            total += chance * (3 * blue + yellow - red)
    return total
