"""What can go wrong between a game and its file."""

from dataclasses import dataclass

from divinare_qt.rules.errors import Refusal


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
        return f"the move was meant for revision {self.revision} of the game, which is at {self.current} now"


@dataclass(frozen=True)
class NothingToTakeBack(Refusal):
    """Fewer decisions hold than were to be taken back."""

    count: int
    decisions: int

    def __str__(self) -> str:
        return f"{self.count} decisions cannot be taken back: {self.decisions} hold"
