"""The game of the first lesson: opponents who follow a script, and wait while something is explained."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal

from divinare_qt.bots.levels import stand_in
from divinare_qt.bots.situation import Situation
from divinare_qt.match.errors import RecordError
from divinare_qt.match.header import Header
from divinare_qt.match.journal import Journal, Memory
from divinare_qt.match.match import Match
from divinare_qt.match.player import Answer
from divinare_qt.models.hosts import Hosts, Question
from divinare_qt.models.lesson_data import LEARNER, lesson_header, plan
from divinare_qt.models.places import data_folder
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules

JOURNAL: Final = "lesson.divinare"


class ScriptedHosts(Hosts):
    """Opponents who do what the lesson has prepared or, where that is not legal, what a simple bot would do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(Header((), LEARNER, _rules()), "", parent)
        self._pending: list[tuple[Question, Situation]] = []
        self._waiting = True

    def wait(self, *, on: bool) -> None:
        """Let the opponents wait, or go on."""
        self._waiting = on
        while self._pending and not self._waiting:
            question, situation = self._pending.pop(0)
            self.answered.emit(question, Answer(self.choice(question, situation), 0.0))

    def ask(self, question: Question, situation: Situation, limit_ms: int) -> None:
        """Answer now, or when the opponents need not wait any more."""
        del limit_ms
        self._pending.append((question, situation))
        self.wait(on=self._waiting)

    def choice(self, question: Question, situation: Situation) -> Move:
        """Return what a seat does."""
        prepared = plan().script.get((question.seat, question.phase, question.held))
        return prepared if prepared in situation.legal else stand_in(situation)

    def close(self) -> None:
        """Answer nobody any more."""
        self._pending.clear()
        super().close()


class LessonSession(Session):
    """A session with opponents that wait. It ends with the scoring of its only round."""

    decided = Signal(object)
    """The Move that the learner has just made."""
    continued = Signal()
    """The learner wants to go on after the scoring."""

    def __init__(self, match: Match, settings: Settings, parent: QObject | None = None) -> None:
        opponents = ScriptedHosts()
        super().__init__(match, settings, game="lesson", hosts=opponents, parent=parent)
        opponents.setParent(self)
        self.opponents = opponents
        self.submitting = False
        """Whether a move of the learner's is being made: what comes of it is shown before it was said whose it was."""

    def begin(self) -> None:
        """Show the table; a round that was scored stays on it, though the match has dealt the next one."""
        if self._match.results:
            self.scoring = self._match.results[0]
            self._see(LEARNER)
        super().begin()

    def speak(self, language: str) -> None:
        """Call everybody as in a language; the record keeps what they were called when the lesson began."""
        self.header = lesson_header(language)
        self.asked.emit()

    @property
    def decisions(self) -> int:
        """How many decisions the learner has made."""
        return self._match.deciders.count(LEARNER)

    @property
    def can_take_back(self) -> bool:
        """Nothing is taken back: what was done is what the lesson talks about."""
        return False

    def submit(self, move: Move) -> bool:
        """Make the learner's move."""
        self.submitting = True
        made = super().submit(move)
        self.submitting = False
        if made:
            self.decided.emit(move)
        return made

    def proceed(self) -> None:
        """Go on with the lesson, not with the next round."""
        self.continued.emit()


class Shelf:
    """Where the lesson is kept: its game and how far it went. A second running copy keeps nothing."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = data_folder() / "lesson" if folder is None else folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(self.folder / ".lock"))
        self._lock.setStaleLockTime(0)
        self.own = self._lock.tryLock(0)

    @property
    def journal(self) -> Path:
        """The record of the lesson's game."""
        return self.folder / JOURNAL

    @property
    def marker(self) -> Path:
        """The file that says how far the lesson went."""
        return self.folder / "step.json"

    def match(self, language: str, *, fresh: bool) -> Match:
        """Return the game that was left, or a new one."""
        if not self.own:
            return Match.new(lesson_header(language), Memory())
        if not fresh and self.journal.exists():
            try:
                return self._left()
            except (RecordError, OSError):
                pass  # nobody needs a lesson that can't be read: it begins anew
        self.forget()
        return Match.new(lesson_header(language), Journal.create(self.journal))

    def forget(self) -> None:
        """Throw away what is kept."""
        if self.own:
            self.marker.unlink(missing_ok=True)
            self.journal.unlink(missing_ok=True)

    def close(self) -> None:
        """Let another copy have it."""
        self._lock.unlock()

    def _left(self) -> Match:
        match, _ = Match.resume(self.journal)
        if match.header.seed != plan().seed or match.header.rules != _rules():
            match.close()
            raise RecordError(str(self.journal), 1, "this is the game of another lesson")
        return match


def _rules() -> Rules:
    return lesson_header("en").rules
