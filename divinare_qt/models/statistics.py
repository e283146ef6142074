"""What came of finished games, and what they add up to."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import Final, TypeVar

from divinare_qt.bots.spec import LEVELS, BadSpec, parse_spec
from divinare_qt.match.header import HUMAN, Header
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.events import RoundScored

Key = TypeVar("Key", bound=Hashable)
JUDGED: Final = (Prediction.PERFECT, Prediction.INCOMPLETE, Prediction.INCORRECT)


class Kind(Enum):
    """What kind of player has statistics."""

    PERSON = "person"
    LEVEL = "level"
    PROGRAM = "program"


@dataclass(frozen=True, slots=True, order=True)
class Subject:
    """Whose statistics: a person by name, the bots of a level, an outside program by name."""

    rank: int
    """Persons first, then levels from weak to strong, then programs."""
    name: str

    @property
    def kind(self) -> Kind:
        """What kind of player this is."""
        return Kind.PERSON if self.rank < 0 else Kind.LEVEL if self.rank < len(LEVELS) else Kind.PROGRAM


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat did."""

    name: str
    controller: str
    points: int
    share: Fraction
    """Of the win: 1 for a winner, 1/2 where two share, 0 for the others."""
    boards: Mapping[Art, tuple[int, ...]]
    """Perfect, incomplete and incorrect predictions on each board, over all rounds."""
    think_ms: int | None = None
    """How long a bot could think, if that was settled for it alone."""

    @property
    def subject(self) -> Subject:
        """Return whose statistics this belongs to."""
        if self.controller == HUMAN:
            return Subject(-1, self.name)
        try:
            spec = parse_spec(self.controller.removeprefix("bot:"))
        except BadSpec:
            return Subject(len(LEVELS), self.name)
        return Subject(len(LEVELS), self.name) if spec.command else Subject(LEVELS.index(spec.level), spec.level)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One line of the file."""

    game: str
    """Names the game, so that one that is finished again after a take-back counts once."""
    when: str
    """UTC, ISO 8601."""
    rounds: int
    seats: tuple[SeatResult, ...]
    hints: bool = False
    """A person asked for a hint."""
    taken_back: bool = False

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.seats)

    @property
    def marked(self) -> bool:
        """Whether somebody had help."""
        return self.hints or self.taken_back


def finished_game(
    game: str, when: str, header: Header, results: Sequence[RoundScored], *, hints: bool, taken_back: bool
) -> FinishedGame:
    """Sum a finished game up. `results` are the RoundScored events that hold, one for each round."""
    points = [sum(result.points[seat] for result in results) for seat in range(header.players)]
    winners = points.count(max(points))
    seats = tuple(
        SeatResult(
            seat.name,
            seat.controller,
            points[number],
            Fraction(points[number] == max(points), winners),
            {art: _judged(results, number, art) for art in ARTS},
            seat.think_ms,
        )
        for number, seat in enumerate(header.seats)
    )
    return FinishedGame(game, when, len(results), seats, hints, taken_back)


def _judged(results: Sequence[RoundScored], seat: int, art: Art) -> tuple[int, ...]:
    found = [
        award.prediction for result in results for award in result.awards if (award.seat, award.art) == (seat, art)
    ]
    return tuple(found.count(prediction) for prediction in JUDGED)


@dataclass
class Tally:
    """Many results added up."""

    games: int = 0
    wins: Fraction = Fraction(0)
    total: int = 0
    best: int | None = None
    marked: int = 0
    """Games of people in which somebody had help; a bot never has any."""
    boards: dict[Art, list[int]] = field(default_factory=lambda: {art: [0] * len(JUDGED) for art in ARTS})
    history: list[tuple[str, int, bool]] = field(default_factory=list)
    """(when, points, with help) of each game, in the order of the file."""

    def add(self, game: FinishedGame, seat: SeatResult) -> None:
        """Count one result."""
        self.games += 1
        self.wins += seat.share
        self.total += seat.points
        self.best = seat.points if self.best is None else max(self.best, seat.points)
        helped = game.marked and seat.subject.kind is Kind.PERSON
        self.marked += helped
        self.history.append((game.when, seat.points, helped))
        for art, counts in seat.boards.items():
            for place, count in enumerate(counts):
                self.boards[art][place] += count

    @property
    def average(self) -> float:
        """Points a game."""
        return self.total / self.games if self.games else 0.0

    @property
    def win_rate(self) -> float:
        """Share of the games won, from 0 to 1."""
        return float(self.wins / self.games) if self.games else 0.0

    def accuracy(self, *arts: Art) -> tuple[float, ...]:
        """Return the shares of perfect, incomplete and incorrect predictions on some boards; on all for none named."""
        counts = [sum(self.boards[art][place] for art in arts or ARTS) for place in range(len(JUDGED))]
        made = sum(counts)
        return tuple(count / made if made else 0.0 for count in counts)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which results count."""

    subject: Subject | None = None
    players: int | None = None
    against: str | None = None
    """The strongest level among the other seats; empty for games without bots, None for all."""
    with_marked: bool = True

    def admits(self, game: FinishedGame, seat: SeatResult) -> bool:
        """Tell whether a result counts."""
        return (
            self.subject in (None, seat.subject)
            and self.players in (None, game.players)
            and self.against in (None, strongest_opponent(game, seat))
            and (self.with_marked or not game.marked)
        )


def strongest_opponent(game: FinishedGame, seat: SeatResult) -> str:
    """Return the strongest level among the other seats; empty where no built-in bot is among them."""
    ranks = [other.subject.rank for other in game.seats if other is not seat and other.subject.kind is Kind.LEVEL]
    return LEVELS[max(ranks)] if ranks else ""


def tallies(
    games: Iterable[FinishedGame], which: Filter, key: Callable[[FinishedGame, SeatResult], Key]
) -> dict[Key, Tally]:
    """Add up the results that a filter admits, by a key of each."""
    found: dict[Key, Tally] = {}
    for game in games:
        for seat in game.seats:
            if which.admits(game, seat):
                found.setdefault(key(game, seat), Tally()).add(game, seat)
    return found
