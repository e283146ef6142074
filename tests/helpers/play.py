"""Headers, and players that choose at random but the same every time."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from divinare_qt.match.header import CHARACTERS, Header, Seat
from divinare_qt.match.match import Match
from divinare_qt.rules.engine import Step, apply, legal_moves, new_game, start_round
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase, State

Item = TypeVar("Item")


class Dice:
    """A choice that depends on the seed alone: `Random.random` gives the same numbers on every Python."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, limit: int) -> int:
        """Return a whole number from 0 up to a limit."""
        return int(self._random.random() * limit)

    def one_of(self, items: Sequence[Item]) -> Item:
        """Return one of the items."""
        return items[self.below(len(items))]


def header(players: int, *, rules: Rules | None = None, first: int = 0, seed: int | None = 1) -> Header:
    """Return the header of a game among people."""
    seats = tuple(Seat(f"Player {number + 1}", CHARACTERS[number]) for number in range(players))
    return Header(seats, first, rules or default_rules(players), seed)


def submit_any(match: Match, dice: Dice) -> tuple[int, Move]:
    """Let some seat make some move."""
    seat = dice.one_of(match.waiting_for())
    move = dice.one_of(match.legal_moves(seat))
    match.submit(seat, match.revision, move)
    return seat, move


def play_on(match: Match, dice: Dice, most: int | None = None) -> list[tuple[int, Move]]:
    """Play at random to the end of the game, or for so many decisions."""
    made: list[tuple[int, Move]] = []
    while match.phase is not Phase.OVER and (most is None or len(made) < most):
        made.append(submit_any(match, dice))
    return made


def advance(state: State, dice: Dice) -> tuple[Step, tuple[int, Move] | None]:
    """Deal, or let some seat make some move; return what came of it and, if it was a move, who made which."""
    if state.phase is Phase.DEAL:
        return start_round(state, deal(state.rules, state.seed, state.round + 1)), None
    seat = dice.one_of(state.waiting_for())
    move = dice.one_of(legal_moves(state, seat))
    return apply(state, seat, move), (seat, move)


def states(rules: Rules, seed: int, first: int = 0) -> Iterator[State]:
    """Yield every state of a random game."""
    state, dice = new_game(rules, first, seed), Dice(seed)
    yield state
    while state.phase is not Phase.OVER:
        (state, _), _ = advance(state, dice)
        yield state
