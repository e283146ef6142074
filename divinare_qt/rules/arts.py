"""The four arts, and hands of cards written as strings of their letters (`"BGGRYY"`)."""

from functools import lru_cache
from typing import Final, Literal, TypeAlias, TypeGuard

from divinare_qt.speech import translate

Art: TypeAlias = Literal["R", "B", "G", "Y"]
ARTS: Final[tuple[Art, ...]] = ("R", "B", "G", "Y")
"""Chiromancy, crystallomancy, tasseomancy, astromancy: the order of their card counts in the box."""

NAMES: Final[dict[Art, str]] = {
    "R": "chiromancy",
    "B": "crystallomancy",
    "G": "tasseomancy",
    "Y": "astromancy",
}
ORDER: Final[dict[str, int]] = {art: index for index, art in enumerate(ARTS)}


def art_name(art: Art) -> str:
    """Return the name of an art as it stands in a sentence, in the language of now."""
    return translate("Words", NAMES[art])


def is_art(value: object) -> TypeGuard[Art]:
    """Tell whether a value from outside is one of the four letters."""
    return isinstance(value, str) and value in ORDER


def is_cards(value: object) -> TypeGuard[str]:
    """Tell whether a value from outside is a string of art letters."""
    return isinstance(value, str) and all(letter in ORDER for letter in value)


@lru_cache(maxsize=8192)
def in_order(cards: str) -> str:
    """Return the cards in the order of ARTS, which every hand inside the rules has."""
    return "".join([art * cards.count(art) for art in ARTS])


def without(hand: str, cards: str) -> str | None:
    """Return the hand less the cards, or None if it does not hold them all."""
    for card in cards:
        if card not in hand:
            return None
        hand = hand.replace(card, "", 1)
    return hand


def choices(hand: str, count: int) -> tuple[str, ...]:
    """Return every different way to choose so many cards from an ordered hand."""
    ways = [""]
    later = len(hand)
    for art in ARTS:
        held = hand.count(art)
        later -= held
        ways = [
            way + art * taken
            for way in ways
            for taken in range(min(held, count - len(way)), max(0, count - len(way) - later) - 1, -1)
        ]
    return tuple(ways)
