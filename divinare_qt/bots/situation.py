"""What a bot is asked, and what it answers: there is nothing else between a bot and the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision to make: the rules, the view of the seat, and the moves it may make."""

    rules: Rules
    view: SeatView
    legal: tuple[Move, ...]

    @property
    def seat(self) -> int:
        """The seat that decides."""
        if self.view.seat is None:
            raise ValueError("an onlooker has nothing to decide")
        return self.view.seat

    @property
    def passes_left(self) -> int:
        """Passes that are still to come after the one, if any, at this hand size."""
        size = len(self.view.hand)
        return sum(at < size for at, _ in self.rules.action_card.passes)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a bot may think: until a time of `time.perf_counter`, or for so many playouts."""

    deadline: float
    worlds: int | None = None


@dataclass(frozen=True, slots=True)
class Ratings:
    """What a level makes of each legal move: the margin in points, over this round, that it expects."""

    values: Mapping[Move, float]
    worlds: int = 0
    """Playouts that were made for it: one is a move tried in one sampled world."""

    relative: bool = False
    """Whether only the differences are points: who decides without a look ahead needs no more."""

    def best(self) -> Move:
        """Return the move with the highest value."""
        return max(self.values, key=self.values.__getitem__)


class Level(Protocol):
    """Rates moves. It keeps nothing from one decision to the next: the same situation and seed rate the same."""

    def prepare(self, rules: Rules) -> None:
        """Make what the decisions of a game need, before the clock runs; a level that calculates little has nothing."""

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move."""

    def anchored(self, situation: Situation, ratings: Ratings, seed: int) -> Ratings:
        """Return its ratings as margins, for one who wants to be told them; to choose, differences are enough."""
        del situation, seed
        return ratings
