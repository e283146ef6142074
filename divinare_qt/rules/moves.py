"""What a player can do. A move says nothing of who makes it: the seat is given beside it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from divinare_qt.rules.arts import Art, in_order, is_art, is_cards
from divinare_qt.rules.errors import BadMoveText

CENTRE: Final = "centre"
"""The label of the central space of every board."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card of an art and move one's token on its board to the space with this label."""

    art: Art
    to: str

    def __str__(self) -> str:
        return f"{self.art}:{self.to}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Give these cards to the player on the right."""

    cards: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))

    def __str__(self) -> str:
        return f"pass {self.cards}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay these cards face down in the middle of the table."""

    cards: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))

    def __str__(self) -> str:
        return f"discard {self.cards}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance's move: who gets which cards in the next round, and which are set aside."""

    hands: tuple[str, ...]
    aside: str


Move: TypeAlias = Play | Pass | Discard


def parse_move(text: str) -> Move:
    """Return the move whose `str()` is this text."""
    verb, _, cards = text.partition(" ")
    if verb in ("pass", "discard") and cards and is_cards(cards):
        return Pass(cards) if verb == "pass" else Discard(cards)
    art, colon, to = text.partition(":")
    if is_art(art) and colon and to:
        return Play(art, to)
    raise BadMoveText(text)
