"""Random games by random rules: the engine and the referee agree, and nothing but a legal move is accepted."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.engine import apply, legal_moves, new_game, start_round
from divinare_qt.rules.errors import GameIsOver, NotAskedFor
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase, State
from tests.helpers import strategies
from tests.helpers.invariants import (
    assert_cards_conserved,
    assert_only_legal_moves_accepted,
    assert_score_tokens_conserved,
    assert_tokens_in_place,
)
from tests.helpers.play import Dice, states
from tests.helpers.referee import Referee


def assert_agree(state: State, referee: Referee) -> None:
    """Compare everything that the referee knows."""
    assert state.phase.value == referee.asked
    assert list(state.waiting_for()) == referee.waiting()
    assert state.round == referee.round
    assert list(state.points) == referee.points()
    assert dict(zip(ARTS, state.stacks, strict=True)) == referee.stacks
    for seat in referee.seats:
        assert sorted(state.hands[seat]) == sorted(referee.hands[seat])
        assert all(state.token(seat, art) == referee.tokens[seat, art] for art in ARTS)
        moves = [str(move) for move in legal_moves(state, seat)]
        assert len(set(moves)) == len(moves)
        assert set(moves) == referee.legal(seat)
    if state.phase is Phase.PLAY:
        assert state.turn == referee.turn


class Game(RuleBasedStateMachine):
    """One game."""

    @initialize(rules=strategies.any_rules, seed=strategies.seeds, data=st.data())
    def sit_down(self, rules: Rules, seed: int, data: st.DataObject) -> None:
        first = data.draw(st.integers(0, rules.players - 1), label="first")
        self.state = new_game(rules, first, seed)
        self.referee = Referee(rules, first)

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        if self.state.phase is Phase.OVER:
            self.play_again()
        elif self.state.phase is Phase.DEAL:
            self.deal()
        else:
            seat = data.draw(st.sampled_from(self.state.waiting_for()), label="seat")
            move = data.draw(st.sampled_from(legal_moves(self.state, seat)), label="move")
            self.state, _ = apply(self.state, seat, move)
            self.referee.move(seat, str(move))

    def deal(self) -> None:
        made = deal(self.state.rules, self.state.seed, self.state.round + 1)
        self.state, _ = start_round(self.state, made)
        self.referee.deal(made.hands, made.aside)

    def play_again(self) -> None:
        rules, first, seed = self.state.rules, self.state.first, self.state.seed
        self.state = new_game(rules, first, seed + 1)
        self.referee = Referee(rules, first)

    @invariant()
    def conserved(self) -> None:
        assert_cards_conserved(self.state)
        assert_score_tokens_conserved(self.state)
        assert_tokens_in_place(self.state)

    @invariant()
    def as_the_referee_says(self) -> None:
        assert_agree(self.state, self.referee)

    @invariant()
    def nothing_else_accepted(self) -> None:
        assert_only_legal_moves_accepted(self.state)
        if self.state.phase is not Phase.DEAL:
            with pytest.raises((NotAskedFor, GameIsOver)):
                start_round(self.state, deal(self.state.rules, self.state.seed, self.state.round + 1))


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=settings().max_examples // 2)


@settings(max_examples=settings().max_examples * 2)
@given(rules=strategies.any_rules, seed=strategies.seeds)
def test_a_whole_game_is_as_the_referee_says(rules: Rules, seed: int) -> None:
    state, referee, dice = new_game(rules, seed % rules.players, seed), Referee(rules, seed % rules.players), Dice(seed)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            made = deal(rules, seed, state.round + 1)
            state, _ = start_round(state, made)
            referee.deal(made.hands, made.aside)
        else:
            seat = dice.one_of(state.waiting_for())
            move = dice.one_of(legal_moves(state, seat))
            state, _ = apply(state, seat, move)
            referee.move(seat, str(move))
        assert_agree(state, referee)
        assert_cards_conserved(state)
        assert_score_tokens_conserved(state)
        assert_tokens_in_place(state)
    assert list(state.winners) == referee.replay_json()["winners"]
    assert len(state.results) == rules.rounds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_conceivable_move_throughout_a_game_by_the_box(players: int) -> None:
    phases = set()
    for state in states(default_rules(players), seed=players):
        assert_only_legal_moves_accepted(state)
        phases.add(state.phase)
    assert phases >= {Phase.DEAL, Phase.PASS, Phase.PLAY, Phase.OVER}
