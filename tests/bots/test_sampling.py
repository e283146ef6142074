"""Drawn worlds are worlds that the seat could not tell from the real one, as likely as its belief says."""

import numpy as np
import pytest
from hypothesis import given, settings

from divinare_qt.bots.belief import believe
from divinare_qt.bots.counts import counted
from divinare_qt.bots.sampling import Sampler
from divinare_qt.bots.simulator import Worlds
from divinare_qt.bots.tables import tables
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.engine import legal_moves
from divinare_qt.rules.events import Passed
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import Play
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import Phase, State
from divinare_qt.rules.view import view
from tests.helpers import strategies
from tests.helpers.play import states


def drawn(state: State, seat: int, number: int, seed: int = 1) -> Worlds:
    sight = view(state, seat)
    return Sampler(tables(state.rules), sight, believe(state.rules, sight)).draw(np.random.default_rng(seed), number)


def assert_could_be(state: State, seat: int, worlds: Worlds) -> None:
    """Check that the seat could not tell any of the worlds from the real one."""
    rules, sight = state.rules, view(state, seat)
    settled = state.phase is not Phase.DISCARD or not any(state.discards)
    assert (worlds.hands >= 0).all()
    assert (worlds.hands[seat] == np.array(counted(sight.hand))[:, None]).all()
    if settled:
        assert (worlds.hands.sum(axis=1) == np.array(sight.hand_sizes)[:, None]).all()
        assert (worlds.discards.sum(axis=(0, 1)) == sum(len(cards or "") for cards in state.discards)).all()
    assert (worlds.discards[seat] == np.array(counted(state.discards[seat] or ""))[:, None]).all()
    assert (worlds.stacks == np.array(sight.stacks)[:, None]).all()
    for art in ARTS:
        labels = [worlds.tables.place(art, label) for label in sight.tokens[ORDER[art]]]
        assert (worlds.tokens[:, ORDER[art]] == np.array(labels)[:, None]).all()
    used = worlds.hands.sum(axis=0) + worlds.discards.sum(axis=0) + worlds.stacks
    assert (used <= worlds.tables.deck).all()
    assert (used.sum(axis=0) == rules.in_play).all()
    if state.phase is Phase.PLAY and seat == state.turn:
        legal = {(move.art, move.to) for move in legal_moves(state, seat) if isinstance(move, Play)}
        for art in ARTS:
            for label in rules.boards[art].plays:
                allowed = worlds.legal(seat)[ORDER[art], worlds.tables.place(art, label)]
                assert (allowed == ((art, label) in legal)).all()


@settings(max_examples=40)
@given(rules=strategies.any_rules, seed=strategies.seeds)
def test_drawn_worlds_could_be_the_real_one(rules: Rules, seed: int) -> None:
    for number, state in enumerate(states(rules, seed)):
        if state.waiting_for() and number % 4 == seed % 4:
            for seat in range(rules.players):
                assert_could_be(state, seat, drawn(state, seat, 16))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_just_given_are_where_they_went(players: int) -> None:
    """Right after a pass the seat before one's own holds all that one gave, in every drawn world."""
    for state in states(default_rules(players), seed=players):
        if not state.waiting_for() or not isinstance(state.history[-1], Passed):
            continue
        for seat, gave in enumerate(state.history[-1].gave):
            hands = drawn(state, seat, 200).hands[(seat - 1) % players]
            assert (hands >= np.array(counted(gave or ""))[:, None]).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawn_worlds_are_as_likely_as_the_belief_says(players: int) -> None:
    number, compared = 4000, 0
    for step, state in enumerate(states(default_rules(players), seed=players)):
        if not state.waiting_for() or step % 4 or state.phase is Phase.DISCARD:
            continue
        seat = (state.turn + step) % players
        worlds = drawn(state, seat, number, seed=step)
        belief = believe(state.rules, view(state, seat))
        for other in range(players):
            if other != seat:
                found = worlds.hands[other]
                error = 5 * found.std(axis=1) / number**0.5 + 1e-6
                assert (np.abs(found.mean(axis=1) - np.array(belief.places()[str(other)])) < error).all()
                compared += 1
        final = worlds.hands.sum(axis=0) + worlds.discards.sum(axis=0) + worlds.stacks
        for art, row in enumerate(belief.counts()):
            shares = np.bincount(final[art], minlength=len(row)) / number
            assert shares == pytest.approx(row, abs=5 * 0.5 / number**0.5)
    assert compared > 8
