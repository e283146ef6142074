"""What a seat sees does not depend on anything that it may not know.

For each moment of a round, `tests.helpers.worlds` makes another round that differs in everything the seat cannot know:
the others' hands and discards, the set-aside cards, what the others have chosen to pass and passed to each other, and
the seed of the deals to come. The seat's views, redacted events and legal moves must be the same in both.
"""

import json
from collections import defaultdict
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divinare_qt.rules.engine import Step, legal_moves, new_game, start_round
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import Move
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase, State
from divinare_qt.rules.view import redacted, view
from tests.helpers import strategies
from tests.helpers.play import Dice, advance, states
from tests.helpers.worlds import Script, another_world


def seen(step: Step, seat: int | None) -> tuple[object, ...]:
    """Return all that a seat is told after a step: as values and as bytes."""
    state, events = step
    sight = view(state, seat)
    told = tuple(redacted(event, seat) for event in events)
    return (
        sight,
        told,
        repr(sight).encode(),
        repr(told).encode(),
        json.dumps(sight.as_json()).encode(),
        () if seat is None else legal_moves(state, seat),
        state.revision,
    )


def hidden(state: State, seat: int | None) -> tuple[object, ...]:
    """Return the cards that a seat does not see."""

    def others(cards: tuple[str | None, ...]) -> tuple[str | None, ...]:
        return tuple(held for owner, held in enumerate(cards) if owner != seat)

    return others(state.hands), state.aside, others(state.discards), others(state.chosen)


def scripts(rules: Rules, seed: int, first: int = 0) -> list[Script]:
    """Return the rounds of a random game, each whole."""
    found, dice = [], Dice(seed)
    state = new_game(rules, first, seed)
    while state.phase is not Phase.OVER:
        start, decisions = state, list[tuple[int, Move]]()
        made = deal(rules, seed, state.round + 1)
        state, _ = start_round(state, made)
        while state.waiting_for():
            (state, _), decision = advance(state, dice)
            assert decision is not None
            decisions.append(decision)
        found.append(Script(start, made, tuple(decisions)))
    return found


def assert_cannot_tell(script: Script, seat: int | None, dice: Dice) -> tuple[State, State]:
    """Compare a script with another world, step by step; return the last states of both."""
    real, other = script.steps(), another_world(script, seat, dice).steps()
    for here, there in zip(real, other, strict=True):
        assert seen(here, seat) == seen(there, seat)
    return real[-1][0], other[-1][0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_can_tell_at_any_moment_of_a_game(players: int) -> None:
    dice = Dice(players)
    differing: dict[tuple[int | None, Phase], list[bool]] = defaultdict(list)
    for script in scripts(default_rules(players), seed=7 * players, first=players - 1):
        for length in range(len(script.decisions) + 1):
            for seat in (*range(players), None):
                prefix = Script(script.start, script.deal, script.decisions[:length])
                real, other = assert_cannot_tell(prefix, seat, dice)
                if sum(len(hand) for owner, hand in enumerate(real.hands) if owner != seat) > 2:
                    differing[seat, real.phase].append(hidden(real, seat) != hidden(other, seat))
                elif not real.waiting_for() and (players > 2 or seat is None):
                    differing[seat, real.phase].append(real.history != other.history)
    # The comparison is worth something: while cards are in hand, most worlds differ in hidden cards, and when
    # none are left, in the way that they came (which of two players' cards came which way, both know in the end).
    assert {phase for _, phase in differing} == set(Phase) - (set() if players == 2 else {Phase.DISCARD})
    assert {seat for seat, _ in differing} == {*range(players), None}
    for key, differs in differing.items():
        assert sum(differs) > 0.75 * len(differs), key


@given(rules=strategies.any_rules, seed=strategies.seeds, data=st.data())
def test_no_seat_can_tell_by_any_rules(rules: Rules, seed: int, data: st.DataObject) -> None:
    script = data.draw(st.sampled_from(scripts(rules, seed)), label="round")
    length = data.draw(st.integers(0, len(script.decisions)), label="decisions")
    prefix = Script(script.start, script.deal, script.decisions[:length])
    for seat in (*range(rules.players), None):
        assert_cannot_tell(prefix, seat, Dice(seed + length))


def test_another_world_reshuffles_every_hidden_place() -> None:
    """The construction itself: over many worlds each unseen place gets other cards, and each seen one never does."""
    script = scripts(default_rules(2), seed=3)[0]
    prefix = Script(script.start, script.deal, script.decisions[:3])  # both discarded, seat 0 or 1 chose its pass
    real = prefix.steps()[-1][0]
    chooser = next(seat for seat in (0, 1) if real.chosen[seat] is not None)
    watcher = 1 - chooser
    others = [another_world(prefix, watcher, Dice(n)).steps()[-1][0] for n in range(50)]
    assert len({state.hands[chooser] for state in others}) > 5
    assert len({state.aside for state in others}) > 5
    assert len({state.discards[chooser] for state in others}) > 2
    assert len({state.chosen[chooser] for state in others}) > 5
    assert {state.hands[watcher] for state in others} == {real.hands[watcher]}
    assert {state.discards[watcher] for state in others} == {real.discards[watcher]}
    assert len({state.seed for state in others}) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_others_purses_show_only_with_open_scores_or_at_the_end(players: int) -> None:
    rich = Tokens(blue=9, yellow=9)
    for state in states(default_rules(players), seed=players):
        for seat in (*range(players), None):
            purses = tuple(purse if owner == seat else rich for owner, purse in enumerate(state.purses))
            other = state._replace(purses=purses)
            open_scores = state._replace(rules=_open(state.rules)), other._replace(rules=_open(state.rules))
            same = view(state, seat) == view(other, seat)
            assert same == (state.phase is not Phase.OVER)
            assert view(open_scores[0], seat).points == state.points
            assert view(open_scores[1], seat).points == other.points


def _open(rules: Rules) -> Rules:
    return replace(rules, open_scores=True)
