"""What happened. The engine makes events with every card in them; `view.redacted` takes out what a seat may not know.

A card string that is None in an event was hidden by that redaction.
"""

from dataclasses import dataclass
from typing import TypeAlias

from divinare_qt.rules.arts import Art
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.purse import Tokens


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round began."""

    round: int
    first: int
    hands: tuple[str | None, ...]
    aside: str | None


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat laid cards face down."""

    seat: int
    cards: str | None


@dataclass(frozen=True, slots=True)
class PassChosen:
    """A seat chose what it will pass; the cards move when all have chosen."""

    seat: int
    cards: str | None


@dataclass(frozen=True, slots=True)
class Passed:
    """All cards moved to the right: what seat s gave is now held by the seat before it."""

    gave: tuple[str | None, ...]

    def received(self, seat: int) -> str | None:
        """Return what a seat got, from the seat after it."""
        return self.gave[(seat + 1) % len(self.gave)]


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played, and its player's token moved."""

    seat: int
    art: Art
    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class Revealed:
    """The discards were turned up and laid beside their boards."""

    cards: str


@dataclass(frozen=True, slots=True)
class Award:
    """What one token earned on one board, and why."""

    seat: int
    art: Art
    space: str
    prediction: Prediction
    bonus: int
    tokens: Tokens


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round was scored. `awards` goes board by board, and seat by seat on a board."""

    round: int
    counts: tuple[int, ...]
    awards: tuple[Award, ...]
    tokens: tuple[Tokens, ...]
    """What each seat took this round, before any exchange with the bank."""

    @property
    def points(self) -> tuple[int, ...]:
        """Points of each seat in this round."""
        return tuple(taken.points for taken in self.tokens)


@dataclass(frozen=True, slots=True)
class GameEnded:
    """All tokens were turned up. Seats level on points share the win."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = Dealt | Discarded | PassChosen | Passed | Played | Revealed | RoundScored | GameEnded
