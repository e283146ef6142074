"""The one authority over a game. Mouse, bot and network all come in by `submit`; only redacted things go out."""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from divinare_qt.bots.account import Account
from divinare_qt.bots.situation import Situation
from divinare_qt.match import lines
from divinare_qt.match.asked import asked
from divinare_qt.match.course import Course
from divinare_qt.match.errors import NothingToTakeBack, StaleRevision
from divinare_qt.match.header import Header, check_header
from divinare_qt.match.journal import Journal, Sink
from divinare_qt.match.reader import Record, read_record
from divinare_qt.match.seal import Seal, kept_seal
from divinare_qt.rules.engine import legal_moves
from divinare_qt.rules.events import Event, GameEnded, RoundScored
from divinare_qt.rules.moves import Move
from divinare_qt.rules.shuffle import SEEDS, deal
from divinare_qt.rules.state import Phase
from divinare_qt.rules.view import SeatView, redacted, view
from divinare_qt.speech import translate


@dataclass(frozen=True, slots=True)
class Change:
    """What a subscriber is told after a change is on disk. Events are redacted for its seat; a take-back has none."""

    view: SeatView
    events: tuple[Event, ...]
    revision: int
    taken_back: int = 0


Listener: TypeAlias = Callable[[Change], None]


class Match:
    """A game under way."""

    def __init__(self, header: Header, course: Course, sink: Sink) -> None:
        self.header = header
        self._course = course
        self._sink = sink
        self._listeners: list[tuple[int | None, Listener]] = []
        self._news: deque[tuple[Listener, Change]] = deque()
        self._telling = False

    @classmethod
    def new(cls, header: Header, sink: Sink) -> "Match":
        """Start a game, and deal its first round. Without a seed in the header, chance gives one.

        With a salt in it the seed is sealed: the record has its commitment first, and opens it with the last line.
        BadLine says that nobody could read the header again; nothing is written then.
        """
        check_header(header)
        if header.seed is None:
            header = replace(header, seed=secrets.randbelow(SEEDS))
        if header.salt is not None:
            header = replace(header, commitment=Seal(header.seed or 0, header.salt).commitment)
        course = Course(header.rules, header.first, header.seed or 0)
        match = cls(header, course, sink)
        sink.append([lines.encoded(header.as_json()), *match._dealt()])
        return match

    @classmethod
    def resume(cls, path: Path) -> tuple["Match", str | None]:
        """Take up a game at the decision where its record ends, with a notice where the end was torn."""
        record = read_record(path)
        course = record.course
        header, notice = _unsealed(record, path)
        seed = secrets.randbelow(SEEDS) if header.seed is None else header.seed
        course.state = course.state._replace(seed=seed)
        match = cls(header, course, Journal.reopen(path, record.size))
        if course.state.phase is Phase.DEAL:
            try:
                match._sink.append(match._dealt())
            except OSError:
                match.close()
                raise
        return match, notice

    @property
    def revision(self) -> int:
        """Rises with every change; a move is submitted for one revision."""
        return self._course.state.revision

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self._course.state.phase

    @property
    def decisions(self) -> int:
        """How many decisions hold."""
        return len(self._course.decisions)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that made the decisions that hold, in order."""
        return tuple(decision.seat for decision in self._course.decisions)

    @property
    def results(self) -> tuple[RoundScored, ...]:
        """The rounds that have been scored; what is in them lay open on the table."""
        return self._course.state.results

    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that have a decision to make."""
        return self._course.state.waiting_for()

    def view(self, seat: int | None) -> SeatView:
        """Return the game as a seat may see it."""
        return view(self._course.state, seat)

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """Return what a seat may do now."""
        return legal_moves(self._course.state, seat)

    def subscribe(self, listener: Listener, seat: int | None) -> Callable[[], None]:
        """Tell a listener of every change as a seat sees it; returns the way to stop that."""
        entry = (seat, listener)
        self._listeners.append(entry)
        return lambda: self._listeners.remove(entry)

    def situation(self, seat: int) -> Situation:
        """Return what a bot on a seat is asked."""
        return asked(self._course.state, seat)

    def submit(self, seat: int, revision: int, move: Move, account: Account | None = None) -> None:
        """Make a move for a seat, or raise a Refusal. It is on disk before any listener hears of it."""
        if revision != self.revision:
            raise StaleRevision(revision, self.revision)
        before = self._course.state
        events = self._course.decide(seat, move)
        content = [lines.encoded(lines.decision_line(seat, move, account)), *_claims(events, self._seal)]
        try:
            if self.phase is Phase.DEAL:
                content += self._dealt()
                events += self._course.state.history
            self._sink.append(content)
        except OSError:
            self._course.take_back(1)
            self._course.state = before
            raise
        self._announce(events)

    def take_back(self, count: int) -> None:
        """Undo decisions, and tell everybody."""
        if not 1 <= count <= self.decisions:
            raise NothingToTakeBack(count, self.decisions)
        self._sink.append([lines.encoded(lines.take_back_line(count))])
        self._course.take_back(count)
        self._announce((), count)

    def note_hint(self, seat: int) -> None:
        """Write down that a seat asked for a hint; readers who do not know such a line pass it over."""
        self._sink.append([lines.encoded({"hint": {"seat": seat}})])

    def close(self) -> None:
        """Let go of the record."""
        self._sink.close()

    @property
    def _seal(self) -> Seal | None:
        header = self.header
        return None if header.seed is None or header.salt is None else Seal(header.seed, header.salt)

    def _dealt(self) -> list[bytes]:
        """Deal the next round in the course, and return the line that says so."""
        state = self._course.state
        made = deal(state.rules, state.seed, state.round + 1)
        self._course.deal(state.round + 1, made)
        return [lines.encoded(lines.deal_line(state.round + 1, made))]

    def _announce(self, events: tuple[Event, ...], taken_back: int = 0) -> None:
        """Tell every listener of a change. What a listener does in answer is told after all have heard of this.

        A listener that fails keeps nobody else from hearing; its error is raised when all have.
        """
        for seat, listener in tuple(self._listeners):
            told = tuple(redacted(event, seat) for event in events)
            self._news.append((listener, Change(self.view(seat), told, self.revision, taken_back)))
        if self._telling:
            return
        self._telling = True
        errors: list[Exception] = []
        while self._news:
            teller, change = self._news.popleft()
            try:
                teller(change)
            except Exception as error:  # noqa: BLE001 - raised below
                errors.append(error)
        self._telling = False
        if errors:
            raise errors[0]


def _unsealed(record: Record, path: Path) -> tuple[Header, str | None]:
    """Return the header with what opens its seal, and a notice where that is not to be found."""
    header, notice = record.header, record.notice
    if header.commitment is None:
        return header, notice
    seal = record.seal or kept_seal(path, header.commitment)
    if seal is not None:
        return replace(header, seed=seal.seed, salt=seal.salt), notice
    lost = translate("Record", "the seal of this game is missing: rounds to come are dealt without it")
    return header, f"{notice}\n{lost}" if notice else lost


def _claims(events: tuple[Event, ...], seal: Seal | None) -> list[bytes]:
    """Return the score and end lines that follow from events; the last one opens the seal."""
    opening = None if seal is None else seal.as_json()
    claims = []
    for event in events:
        if isinstance(event, RoundScored):
            claims.append(lines.encoded(lines.score_line(event)))
        elif isinstance(event, GameEnded):
            claims.append(lines.encoded(lines.end_line(event.points, event.winners, opening)))
    return claims
