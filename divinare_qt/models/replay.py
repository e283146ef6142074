"""A record shown again, step by step: through a seat's eyes, through nobody's, or with all hands open."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from divinare_qt.match.course import Course
from divinare_qt.match.lines import Decision, TakeBack
from divinare_qt.match.reader import read_record
from divinare_qt.models.log import Entry, LogModel, LogText
from divinare_qt.models.pace import SHOWN_MS
from divinare_qt.models.settings import Settings
from divinare_qt.models.stage import Shown, Stage
from divinare_qt.rules.engine import apply
from divinare_qt.rules.events import Event, RoundScored
from divinare_qt.rules.state import Phase, State
from divinare_qt.rules.view import redacted, view

LEAST_MS: Final = 250
"""A replay that plays by itself shows every step for at least so long."""


@dataclass(frozen=True, slots=True)
class Step:
    """The game after a line of its record, and what led there."""

    state: State
    events: tuple[Event, ...]


def steps_of(path: Path) -> tuple[list[Step], bool]:
    """Return the steps of a record that hold, and whether the game came to its end. RecordError says what is wrong."""
    record = read_record(path)
    course = Course(record.header.rules, record.header.first, record.header.seed or 0)
    steps: list[Step] = []
    before: list[int] = []
    for _, line in record.lines:
        events: tuple[Event, ...] = ()
        if isinstance(line, Decision):
            before.append(len(steps))
            events = apply(course.state, line.seat, line.move)[1]
        revision = course.state.revision
        course.follow(line)
        if isinstance(line, TakeBack):
            del steps[before[-line.count] :], before[-line.count :]
        elif course.state.revision != revision:
            steps.append(Step(course.state, events or course.state.history))
    return steps or [Step(course.state, ())], record.course.state.phase is Phase.OVER


class Replay(Stage):
    """A game that is over, or the public side of one that is not."""

    def __init__(self, path: Path, settings: Settings, parent: QObject | None = None) -> None:
        record = read_record(path)
        self._steps, self.complete = steps_of(path)
        super().__init__(record.header, view(self._steps[0].state, None), parent)
        self.path = path
        self._settings = settings
        self._all_open = self.complete
        self.people = ()
        self.at = 0
        self.log = LogModel(self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)
        self.go(0)

    @property
    def count(self) -> int:
        """Number of steps."""
        return len(self._steps)

    @property
    def playing(self) -> bool:
        """Whether the replay goes on by itself."""
        return self._timer.isActive()

    @property
    def rounds(self) -> list[int]:
        """The steps at which a round begins."""
        return [
            at for at, step in enumerate(self._steps) if at == 0 or step.state.round > self._steps[at - 1].state.round
        ]

    def see(self, seat: int | None, *, all_open: bool = False) -> None:
        """Look through other eyes; only a game that is over has any."""
        if self.complete:
            self._all_open = all_open
            self.looking = seat
            self.go(self.at)

    def go(self, at: int) -> None:
        """Show a step; the one after the step that is shown now with what happens in it."""
        forward = at == self.at + 1
        self.at = min(max(at, 0), self.count - 1)
        step = self._steps[self.at]
        self.view = view(step.state, self.looking)
        told = self.complete or self.rules.open_scores  # else who hides their scores could be added up from it
        self.scoring = next((event for event in step.events if told and isinstance(event, RoundScored)), None)
        self.results = step.state.results
        self.open_hands = step.state.hands if self._all_open else None
        self._write_log()
        events = tuple(redacted(event, self.looking) for event in step.events) if forward else ()
        self.shown.emit(Shown(self.view, events))
        self.asked.emit()

    def play(self, *, on: bool) -> None:
        """Go on by itself, or stop."""
        if on and self.at < self.count - 1:
            self._timer.start(max(SHOWN_MS[self._settings.pace], LEAST_MS))
        else:
            self._timer.stop()
        self.asked.emit()

    def proceed(self) -> None:
        """Go on after the scoring of a round."""
        self._next()

    def close(self) -> None:
        """Stop."""
        self._timer.stop()

    def _next(self) -> None:
        self.go(self.at + 1)
        if self.at == self.count - 1:
            self.play(on=False)

    def _write_log(self) -> None:
        entries: list[Entry] = []
        for step in self._steps[: self.at + 1]:
            entries += [redacted(event, self.looking) for event in step.events]
        self.log.open(LogText(self.header, self.looking), entries)
