"""The whole truth about a game at one moment. Only the authority holds it; everybody else gets a view."""

from enum import Enum
from typing import NamedTuple

from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.events import Event, RoundScored
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.rules import Rules


class Phase(Enum):
    """What the game waits for."""

    DEAL = "deal"
    DISCARD = "discard"
    PASS = "pass"  # noqa: S105 - a move of the game, not a password
    PLAY = "play"
    OVER = "over"


class State(NamedTuple):
    """A game between two moves.

    A named tuple, because copying a frozen dataclass takes four times as long.
    """

    rules: Rules
    first: int
    """The first player of the first round."""
    seed: int
    """Deals are a function of this and of the round's number."""
    phase: Phase
    turn: int
    """The seat that plays next (or would, while cards are chosen)."""
    hands: tuple[str, ...]
    tokens: tuple[tuple[str, ...], ...]
    """Space labels: by art in the order of ARTS, then by seat."""
    stacks: tuple[int, ...]
    purses: tuple[Tokens, ...]
    bank: Tokens
    revision: int = 0
    """Moves and deals so far; who submits a move says which revision it was meant for."""
    round: int = 0
    """The round under way, or just scored; 0 before the first deal."""
    aside: str = ""
    discards: tuple[str | None, ...] = ()
    chosen: tuple[str | None, ...] = ()
    """What each seat has chosen to pass, while the others still choose."""
    history: tuple[Event, ...] = ()
    """Events of the round under way."""
    results: tuple[RoundScored, ...] = ()

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.rules.players

    @property
    def first_player(self) -> int:
        """The seat that holds the action card in the round under way."""
        return (self.first + max(self.round, 1) - 1) % self.players

    @property
    def points(self) -> tuple[int, ...]:
        """Points of each seat so far."""
        return tuple(purse.points for purse in self.purses)

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats with the most points."""
        best = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == best)

    def stack(self, art: Art) -> int:
        """Return how many cards lie beside an art's board."""
        return self.stacks[ARTS.index(art)]

    def token(self, seat: int, art: Art) -> str:
        """Return the label of the space on which a seat's token stands."""
        return self.tokens[ARTS.index(art)][seat]

    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that have a decision to make now."""
        if self.phase is Phase.PLAY:
            return (self.turn,)
        if self.phase is Phase.PASS:
            return tuple(seat for seat, cards in enumerate(self.chosen) if cards is None)
        if self.phase is Phase.DISCARD:
            return tuple(seat for seat, cards in enumerate(self.discards) if cards is None)
        return ()
