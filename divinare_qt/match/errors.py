"""What can go wrong between a game and its file."""

from dataclasses import dataclass

from divinare_qt.rules.errors import Refusal
from divinare_qt.speech import translate


class RecordError(Exception):
    """A game record that cannot be used; the message names the file and, where there is one, the line."""

    def __init__(self, file: str, line: int | None, reason: str) -> None:
        super().__init__(f"{file}: {reason}" if line is None else f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class BadLine(Exception):
    """What is wrong with one line of a record; the reader adds file and line number."""


@dataclass(frozen=True)
class StaleRevision(Refusal):
    """The game went on since the move was thought of."""

    revision: int
    current: int

    def __str__(self) -> str:
        text = translate("Record", "the move was meant for revision {revision} of the game, which is at {current} now")
        return text.format(revision=self.revision, current=self.current)


@dataclass(frozen=True)
class NothingToTakeBack(Refusal):
    """Fewer decisions hold than were to be taken back."""

    count: int
    decisions: int

    def __str__(self) -> str:
        text = translate("Record", "{count} decisions cannot be taken back: {decisions} hold")
        return text.format(count=self.count, decisions=self.decisions)
