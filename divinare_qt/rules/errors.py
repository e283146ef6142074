"""Refusals are types, so that a caller can tell them apart and word them for a player; `str()` counts seats from 0."""

from dataclasses import dataclass
from typing import ClassVar

from divinare_qt.rules.arts import Art, art_name
from divinare_qt.speech import translate


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
        return translate("Rules", "the game is over")


@dataclass(frozen=True)
class NotAskedFor(Refusal):
    """The game waits for another kind of move."""

    wanted: str
    got: str

    def __str__(self) -> str:
        kinds = {
            "deal": translate("Rules", "deal", "to deal cards"),
            "discard": translate("Rules", "discard", "to discard cards"),
            "pass": translate("Rules", "pass", "to pass cards"),
            "play": translate("Rules", "play", "to play a card"),
        }
        text = translate("Rules", "this is the time to {wanted}, not to {got}")
        return text.format(wanted=kinds.get(self.wanted, self.wanted), got=kinds.get(self.got, self.got))


@dataclass(frozen=True)
class NotYourTurn(Refusal):
    """Another seat plays now."""

    seat: int
    turn: int

    def __str__(self) -> str:
        text = translate("Rules", "it is the turn of seat {turn}, not of seat {seat}")
        return text.format(turn=self.turn, seat=self.seat)


@dataclass(frozen=True)
class NoSuchSeat(Refusal):
    """A seat number outside the table."""

    seat: int
    players: int

    def __str__(self) -> str:
        text = translate("Rules", "there is no seat {seat}: seats are counted from 0 to {last}")
        return text.format(seat=self.seat, last=self.players - 1)


@dataclass(frozen=True)
class AlreadyChosen(Refusal):
    """A seat chooses once for each pass or discard."""

    seat: int

    def __str__(self) -> str:
        return translate("Rules", "seat {seat} has already chosen its cards").format(seat=self.seat)


@dataclass(frozen=True)
class WrongCount(Refusal):
    """Too few or too many cards passed or discarded."""

    wanted: int
    got: int

    def __str__(self) -> str:
        if self.wanted == 1:
            return translate("Rules", "1 card must be chosen, not {got}").format(got=self.got)
        text = translate("Rules", "{wanted} cards must be chosen, not {got}", "", self.wanted)
        return text.format(wanted=self.wanted, got=self.got)


@dataclass(frozen=True)
class CardNotHeld(Refusal):
    """A card that is not in the hand."""

    seat: int
    cards: str
    hand: str

    def __str__(self) -> str:
        text = translate("Rules", "seat {seat} does not hold {cards} (its hand is {hand})")
        hand = self.hand or translate("Rules", "empty", "of a hand of cards")
        return text.format(seat=self.seat, cards=self.cards, hand=hand)


@dataclass(frozen=True)
class NoSuchSpace(Refusal):
    """A label that the board does not show."""

    art: Art
    space: str

    def __str__(self) -> str:
        text = translate("Rules", "the {art} board has no space {space}")
        return text.format(art=art_name(self.art), space=f"{self.space!r:.40}")


@dataclass(frozen=True)
class SpaceOccupied(Refusal):
    """A numbered space holds one token at most."""

    art: Art
    space: str
    by: int

    def __str__(self) -> str:
        text = translate("Rules", "space {space} of the {art} board is occupied by seat {seat}")
        return text.format(space=self.space, art=art_name(self.art), seat=self.by)


@dataclass(frozen=True)
class TokenMustMove(Refusal):
    """The token stands there already."""

    art: Art
    space: str

    def __str__(self) -> str:
        text = translate("Rules", "the token on the {art} board must move: it stands on {space} already")
        return text.format(art=art_name(self.art), space=self.space)


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
        text = translate("Rules", "{text} is not a move; a move looks like {expected}")
        return text.format(text=f"{self.text!r:.40}", expected=self.expected)
