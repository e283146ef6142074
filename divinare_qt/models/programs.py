"""Outside programs that a record names. One from elsewhere starts none that the player has not agreed to."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from divinare_qt.match.header import Header, Seat
from divinare_qt.models.hosts import FALLBACK, spec_of

IN_ITS_PLACE: Final = f"bot:{FALLBACK}"
"""Who plays a seat whose program may not be started."""


def command_of(seat: Seat) -> str | None:
    """Return the command line that a seat would start; None where nobody from outside sits there."""
    return spec_of(seat.controller).command


def outside(header: Header) -> tuple[Seat, ...]:
    """Return the seats that outside programs play."""
    return tuple(seat for seat in header.seats if command_of(seat) is not None)


def agreed_only(header: Header, agreed: Collection[str]) -> Header:
    """Return a header with a built-in bot in the place of every program but those with an agreed command line."""
    return replace(header, seats=tuple(_agreed(seat, agreed) for seat in header.seats))


def _agreed(seat: Seat, agreed: Collection[str]) -> Seat:
    command = command_of(seat)
    if command is None or command in agreed:
        return seat
    return replace(seat, controller=IN_ITS_PLACE, adaptive=False, outside=True)
