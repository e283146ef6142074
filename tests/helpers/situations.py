"""Decisions out of random games, as bots are asked to make them."""

from collections.abc import Iterator

from divinare_qt.bots.situation import Situation
from divinare_qt.rules.engine import legal_moves
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import State
from divinare_qt.rules.view import view
from tests.helpers.play import states


def situation_of(state: State, seat: int) -> Situation:
    """Return the decision that a seat has to make."""
    return Situation(state.rules, view(state, seat), legal_moves(state, seat))


def situations(rules: Rules, seed: int, first: int = 0) -> Iterator[Situation]:
    """Yield every decision of a random game."""
    for state in states(rules, seed, first):
        for seat in state.waiting_for():
            yield situation_of(state, seat)
