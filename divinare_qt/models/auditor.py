"""An audit of the bots, made in a process of its own, and its findings as a table."""

import json
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QProcess, Qt, Signal

from divinare_qt.bots import protocol
from divinare_qt.commands.audit_sheet import reason
from divinare_qt.match.audit import Verdict
from divinare_qt.match.header import Header
from divinare_qt.match.player import own_program
from divinare_qt.models.words import art_title, cards_in_words, space_name, translate
from divinare_qt.rules.moves import Discard, Move, Play

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NO_INDEX: Final = QModelIndex()
REFUSED: Final = 2
"""The exit status of a command that could not use the record."""


class Column(IntEnum):
    """What the table tells of a decision."""

    ROUND = 0
    PLAYER = 1
    MOVE = 2
    WORLDS = 3
    FINDING = 4


class AuditModel(QAbstractTableModel):
    """A row for each decision of a bot. The user role holds whether nothing speaks against it."""

    HOLDS = Qt.ItemDataRole.UserRole

    def __init__(self, header: Header, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._header = header
        self._rows: list[Mapping[str, object]] = []

    def add(self, finding: Mapping[str, object]) -> None:
        """Add what was found of one decision."""
        self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows))
        self._rows.append(finding)
        self.endInsertRows()

    def count(self, verdict: Verdict) -> int:
        """Return how many decisions have a verdict."""
        return sum(row.get("verdict") == verdict.value for row in self._rows)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of decisions."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _across(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, Column(index.column()))
        return row["verdict"] in (Verdict.SAME.value, Verdict.OUTSIDE.value) if role == self.HOLDS else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _across(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.ROUND: self.tr("Round"),
            Column.PLAYER: self.tr("Player"),
            Column.MOVE: self.tr("Decision"),
            Column.WORLDS: self.tr("Worlds tried"),
            Column.FINDING: self.tr("Asked again, the bot…"),
        }[Column(section)]

    def _text(self, row: Mapping[str, object], column: Column) -> str:
        bot = row.get("bot")
        bot = bot if isinstance(bot, Mapping) else {}
        if column is Column.PLAYER:
            return self._header.seats[int(str(row["seat"]))].name
        if column is Column.MOVE:
            move = move_in_words(row["move"])
            return self.tr("{move} (taken back)").format(move=move) if row.get("taken_back") else move
        if column is Column.FINDING:
            instead = move_in_words(row["instead"]) if "instead" in row else ""
            return reason(Verdict(row["verdict"]), instead, str(bot.get("version", "")))
        if column is Column.ROUND:
            return str(row["round"])
        return str(bot.get("worlds") or "\N{EM DASH}")  # most levels decide without


def _across(column: int) -> Qt.AlignmentFlag:
    """Return how a column and its title are aligned: numbers end under each other."""
    numbers = column in (Column.ROUND, Column.WORLDS)
    return (Qt.AlignmentFlag.AlignRight if numbers else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter


def move_in_words(entry: object) -> str:
    """Return a move that an audit tells of."""
    move: Move = protocol.parse_move_entry(entry if isinstance(entry, Mapping) else {})
    if isinstance(move, Play):
        return translate("AuditModel", "{art}: {space}").format(art=art_title(move.art), space=space_name(move.to))
    cards = cards_in_words(move.cards)
    if isinstance(move, Discard):
        return translate("AuditModel", "discards {cards}").format(cards=cards)
    return translate("AuditModel", "passes {cards}").format(cards=cards)


class Auditor(QObject):
    """Runs `divinare audit` on a record. Nothing here blocks."""

    counted = Signal(int)
    """So many decisions are going to be checked."""
    found = Signal(object)
    """A finding, as `divinare audit --stream` prints it."""
    finished = Signal(str)
    """The audit has ended; the text says what went wrong, if anything did."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._announced: int | None = None
        self._told = 0
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._ended)
        self._process.errorOccurred.connect(self._failed)
        program, *words = own_program()
        self._process.setProgram(program)
        self._process.setArguments([*words, "audit", "--stream", str(path)])

    def start(self) -> None:
        """Begin."""
        self._process.start()

    @property
    def running(self) -> bool:
        """Whether it has not come to its end yet."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def stop(self) -> None:
        """End it, whatever it has found."""
        self._process.kill()
        self._process.waitForFinished()

    def _read(self) -> None:
        while self._process.canReadLine():
            try:
                entry = json.loads(bytes(self._process.readLine().data()))
            except ValueError:
                continue
            if "decisions" in entry:
                self._announced = entry["decisions"]
                self.counted.emit(self._announced)
            else:
                self._told += 1
                self.found.emit(entry)

    def _ended(self, status: int, how: QProcess.ExitStatus) -> None:
        """Say how it ended. A crash has the same status as a finding: only the count tells them apart."""
        self._read()
        good = how is QProcess.ExitStatus.NormalExit and status in (0, 1) and self._told == self._announced
        self.finished.emit("" if good else self._complaint(refused=self._announced is None and status == REFUSED))

    def _complaint(self, *, refused: bool) -> str:
        """Return what is wrong: a refusal in its own words, of anything else that it stopped, and the last words."""
        said = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
        if refused and said:
            return said
        last = said.splitlines()[-1:]
        return "\n".join([self.tr("The audit was stopped."), *last])

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.finished.emit(self._process.errorString())
