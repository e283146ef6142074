"""What a table shows: a game under way or the replay of one, through the eyes that look."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from divinare_qt.match.header import HUMAN, Header
from divinare_qt.rules.events import Event, RoundScored
from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Shown:
    """A change on the table. Without events it is shown at once, with nothing that leads to it."""

    view: SeatView
    events: tuple[Event, ...] = ()


class Stage(QObject):
    """Everything that views may ask. It holds the view of the seat that looks, and of no other."""

    shown = Signal(object)
    """A Shown: the table is different."""
    asked = Signal()
    """What is expected of whom is different."""

    def __init__(self, header: Header, view: SeatView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.header = header
        self.people = tuple(seat for seat, entry in enumerate(header.seats) if entry.controller == HUMAN)
        self.view = view
        self.looking: int | None = view.seat
        """Whose eyes look; None when nobody's hand may be seen."""
        self.curtain: int | None = None
        """For whom the curtain hangs before the table."""
        self.awaited: int | None = None
        """The person who has to decide."""
        self.legal: tuple[Move, ...] = ()
        """What the seat that looks may do now."""
        self.scoring: RoundScored | None = None
        """The round that is being scored, until somebody goes on."""
        self.results: tuple[RoundScored, ...] = ()
        """Rounds that have been scored."""
        self.open_hands: tuple[str, ...] | None = None
        """Everybody's cards, in the replay of a finished game."""
        self.paused = False

    @property
    def rules(self) -> Rules:
        """The rules of this game."""
        return self.header.rules

    @property
    def bottom(self) -> int:
        """The seat that sits nearest to the screen."""
        if self.looking is not None:
            return self.looking
        if self.curtain is not None:
            return self.curtain
        return self.people[0] if self.people else 0

    @property
    def acting(self) -> bool:
        """Whether the one who looks has a decision to make. Who only peeks behind the curtain has none."""
        eyes = self.looking is not None and self.curtain is None
        return eyes and self.looking == self.awaited and self.scoring is None

    @property
    def eager(self) -> bool:
        """Whether a card that has to be played is picked up by itself."""
        return False

    @property
    def sole_person(self) -> int | None:
        """The only person at the table, if there is one."""
        return self.people[0] if len(self.people) == 1 else None

    def submit(self, move: Move) -> bool:
        """Make a move for the seat that looks, and return whether it was made."""
        del move
        return False

    def peek(self, seat: int | None) -> None:
        """Let a person look at their own hand for a moment; None ends it."""

    def proceed(self) -> None:
        """Go on after the scoring of a round."""
