"""The oracle: what is stored of its network, what it answers, and how closely the oracle looks in its time."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

from divinare_qt.bots.advice import Advice
from divinare_qt.bots.levels import level
from divinare_qt.bots.network import belief_logits, gift_logits, gifts, play_logits, shapes, trained, trunk, value
from divinare_qt.bots.oracle import GLANCE
from divinare_qt.bots.sampling import visible
from divinare_qt.bots.senses import ARTS_IN, Moment, insight, sense
from divinare_qt.bots.situation import Effort
from divinare_qt.bots.tables import tables
from divinare_qt.bots.trail import remembered
from divinare_qt.paths import resources
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase
from tests.helpers.situations import situation_of, situations
from tests.helpers.table import dealt, small

GOLDEN = Path(__file__).parents[1] / "golden" / "oracle.json"
NO_TIME = Effort(0.0)


def test_the_weights_are_small_and_whole() -> None:
    assert (resources() / "bots" / "oracle.npz").stat().st_size <= 2 * 2**20
    for name, net in trained().items():
        assert {key: weights.shape for key, weights in net.items()} == shapes(name)
        assert all(np.isfinite(weights).all() for weights in net.values())


def test_the_network_answers_as_it_did_when_it_was_trained() -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    cells, arts, gains, offers = (np.array(array, np.float32) for array in golden["asked"].values())
    actor = trained()["actor"]
    found = trunk(actor, cells, arts[:ARTS_IN])
    said = {
        "play": play_logits(actor, found, gains),
        "gift": gift_logits(actor, found, offers, 2),
        "belief": belief_logits(actor, found),
        "value": value(trained()["critic"], arts),
    }
    for name, answer in said.items():
        np.testing.assert_allclose(answer, golden["said"][name], atol=2e-3, err_msg=name)


@pytest.mark.parametrize("wanted", [1, 2, 5])
def test_the_gifts_are_all_the_ways_to_give_cards_away(wanted: int) -> None:
    ways = gifts(wanted)
    assert (ways.sum(axis=1) == wanted).all()
    assert len({tuple(way) for way in ways}) == len(ways) == math.comb(wanted + 3, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_oracle_without_time_follows_its_network(players: int) -> None:
    rules = default_rules(players)
    for situation in list(situations(rules, seed=4))[:40]:
        ratings = level("oracle").rate(situation, NO_TIME, seed=1)
        chances = Advice(situation, tables(rules)).chances()
        assert ratings.worlds == 0
        assert ratings.best() == max(chances, key=chances.__getitem__)
        assert sum(map(math.exp, chances.values())) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_work_of_a_glance_tells_it_from_a_closer_look(players: int) -> None:
    """The record keeps the work alone: an audit must know by it how closely the oracle looked."""
    oracle = level("oracle")
    chosen = [situation for situation in situations(default_rules(players), seed=4) if len(situation.legal) > 1]
    for situation in chosen[::7]:
        glance = oracle.rate(situation, Effort(math.inf, worlds=GLANCE.batch), seed=1)
        look = oracle.rate(situation, Effort(math.inf, worlds=GLANCE.batch + 1), seed=1)
        assert 0 < glance.worlds <= GLANCE.batch < look.worlds
        assert oracle.rate(situation, Effort(math.inf, worlds=glance.worlds), seed=1) == glance
        assert oracle.rate(situation, Effort(math.inf, worlds=look.worlds), seed=1) == look


def test_only_the_critic_is_told_hidden_cards() -> None:
    """What the actor is told is the same whatever the others hold."""
    situation = next(s for s in situations(default_rules(4), seed=5) if s.view.phase is Phase.PLAY)
    moment = Moment(situation.rules.action_card, situation.seat, situation.view.first, len(situation.view.hand))
    blank, filled = (remembered(situation.view, visible(tables(situation.rules), situation.view)) for _ in range(2))
    filled.worlds.hands[(situation.seat + 1) % 4] = 1
    here, there = sense(blank, moment), sense(filled, moment)
    assert all(np.array_equal(getattr(here, name), getattr(there, name)) for name in ("cells", "arts", "base"))
    assert not np.array_equal(insight(blank, moment, here), insight(filled, moment, there))


def test_a_pass_too_large_for_the_network_is_left_to_the_master() -> None:
    state = dealt(small(2, 8, {8: 7}), "RRRYBBBB", "BGYYGGGG")
    situation = situation_of(state, 0)
    assert not Advice.possible(situation)
    effort = Effort(math.inf, worlds=1)
    assert level("oracle").rate(situation, effort, 1) == level("master").rate(situation, effort, 1)
