"""Refusals are types, so that a caller can tell them apart and word them in any language; `str()` is plain English."""

from dataclasses import dataclass
from typing import ClassVar

from divinare_qt.rules.arts import NAMES, Art


class RulesError(Exception):
    """Something that the rules of the game, or of its data, do not allow."""


class BadRules(RulesError):
    """A deck, board or action card that cannot be played with; `place` says where in the data."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


class Refusal(RulesError):
    """A move that was not made. The state is as it was."""


@dataclass(frozen=True)
class GameIsOver(Refusal):
    """The last round has been scored."""

    def __str__(self) -> str:
        return "the game is over"


@dataclass(frozen=True)
class NotAskedFor(Refusal):
    """The game waits for another kind of move."""

    wanted: str
    got: str

    def __str__(self) -> str:
        return f"this is the time to {self.wanted}, not to {self.got}"


@dataclass(frozen=True)
class NotYourTurn(Refusal):
    """Another seat plays now."""

    seat: int
    turn: int

    def __str__(self) -> str:
        return f"it is the turn of seat {self.turn}, not of seat {self.seat}"


@dataclass(frozen=True)
class NoSuchSeat(Refusal):
    """A seat number outside the table."""

    seat: int
    players: int

    def __str__(self) -> str:
        return f"there is no seat {self.seat}: seats are counted from 0 to {self.players - 1}"


@dataclass(frozen=True)
class AlreadyChosen(Refusal):
    """A seat chooses once for each pass or discard."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat} has already chosen its cards"


@dataclass(frozen=True)
class WrongCount(Refusal):
    """Too few or too many cards passed or discarded."""

    wanted: int
    got: int

    def __str__(self) -> str:
        return f"{self.wanted} {'card' if self.wanted == 1 else 'cards'} must be chosen, not {self.got}"


@dataclass(frozen=True)
class CardNotHeld(Refusal):
    """A card that is not in the hand."""

    seat: int
    cards: str
    hand: str

    def __str__(self) -> str:
        return f"seat {self.seat} does not hold {self.cards} (its hand is {self.hand or 'empty'})"


@dataclass(frozen=True)
class NoSuchSpace(Refusal):
    """A label that the board does not show."""

    art: Art
    space: str

    def __str__(self) -> str:
        return f"the {NAMES[self.art]} board has no space {self.space!r:.40}"


@dataclass(frozen=True)
class SpaceOccupied(Refusal):
    """A numbered space holds one token at most."""

    art: Art
    space: str
    by: int

    def __str__(self) -> str:
        return f"space {self.space} of the {NAMES[self.art]} board is occupied by seat {self.by}"


@dataclass(frozen=True)
class TokenMustMove(Refusal):
    """The token stands there already."""

    art: Art
    space: str

    def __str__(self) -> str:
        return f"the token on the {NAMES[self.art]} board must move: it stands on {self.space} already"


@dataclass(frozen=True)
class BadDeal(Refusal):
    """A deal that this deck and action card cannot give."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(frozen=True)
class BadMoveText(Refusal):
    """A text that is no move."""

    text: str
    expected: ClassVar[str] = "G:7, G:centre, pass RBY or discard GY"

    def __str__(self) -> str:
        return f"{self.text!r:.40} is not a move; a move looks like {self.expected}"
