"""Statistics as rows and columns."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from divinare_qt.bots.spec import LEVELS
from divinare_qt.models.numbers import MINUS
from divinare_qt.models.statistics import (
    Filter,
    FinishedGame,
    Kind,
    SeatResult,
    Subject,
    Tally,
    strongest_opponent,
    tallies,
)
from divinare_qt.models.words import level_name, translate

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NO_INDEX: Final = QModelIndex()


class Grouping(IntEnum):
    """What a row is about."""

    PLAYER = 0
    LEVEL_MET = 1
    TABLE_SIZE = 2


class Column(IntEnum):
    """What stands in a column."""

    NAME = 0
    GAMES = 1
    WINS = 2
    WIN_RATE = 3
    AVERAGE = 4
    BEST = 5
    PERFECT = 6
    INCOMPLETE = 7
    INCORRECT = 8
    MARKED = 9


def subject_name(subject: Subject) -> str:
    """Return what a row about a player is called."""
    if subject.kind is Kind.LEVEL:
        return translate("Statistics", "{level} (bots)").format(level=level_name(subject.name))
    if subject.kind is Kind.PROGRAM:
        return translate("Statistics", "{name} (program)").format(name=subject.name)
    return subject.name


def level_met_name(level: str) -> str:
    """Return what games against a strongest level are called; an empty one means that no bot played."""
    if level:
        return translate("Statistics", "Against {level}").format(level=level_name(level))
    return translate("Statistics", "Without built-in bots")


class StatisticsModel(QAbstractTableModel):
    """A row for each group, with its tally in the TALLY role and a value to sort by in the VALUE role."""

    TALLY = Qt.ItemDataRole.UserRole
    VALUE = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, int, Tally]] = []

    def show(self, games: Sequence[FinishedGame], grouping: Grouping, which: Filter) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = [(name, rank, tally) for rank, (name, tally) in enumerate(_groups(games, grouping, which))]
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of groups."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell: its text, or what it is sorted by, or the tally of its row."""
        if not index.isValid():
            return None
        name, rank, tally = self._rows[index.row()]
        column = Column(index.column())
        if role == self.TALLY:
            return tally
        if role == Qt.ItemDataRole.TextAlignmentRole:
            across = Qt.AlignmentFlag.AlignLeft if column is Column.NAME else Qt.AlignmentFlag.AlignRight
            return across | Qt.AlignmentFlag.AlignVCenter
        if role == self.VALUE:
            return rank if column is Column.NAME else _value(tally, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return name if column is Column.NAME else _text(tally, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a column, or in a tooltip what it means."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(Column(section))
        return self._meaning(Column(section)) if role == Qt.ItemDataRole.ToolTipRole else None

    def _title(self, column: Column) -> str:
        return {
            Column.NAME: "",
            Column.GAMES: self.tr("Games"),
            Column.WINS: self.tr("Wins"),
            Column.WIN_RATE: self.tr("Won"),
            Column.AVERAGE: self.tr("Average"),
            Column.BEST: self.tr("Best"),
            Column.PERFECT: self.tr("Perfect"),
            Column.INCOMPLETE: self.tr("Incomplete"),
            Column.INCORRECT: self.tr("Incorrect"),
            Column.MARKED: self.tr("With help"),
        }[column]

    def _meaning(self, column: Column) -> str | None:
        return {
            Column.WINS: self.tr("A shared win counts as its fraction"),
            Column.AVERAGE: self.tr("Points a game"),
            Column.BEST: self.tr("Most points in a game"),
            Column.MARKED: self.tr("Games in which people used hints or take-backs"),
        }.get(column)


def _groups(games: Sequence[FinishedGame], grouping: Grouping, which: Filter) -> list[tuple[str, Tally]]:
    if grouping is Grouping.PLAYER:
        players = tallies(games, which, lambda _, seat: seat.subject)
        return [
            (subject_name(subject), players[subject])
            for subject in sorted(players, key=lambda key: (key.rank, key.name.casefold()))
        ]
    if grouping is Grouping.LEVEL_MET:
        levels = tallies(games, which, strongest_opponent)
        return [(level_met_name(level), levels[level]) for level in ("", *LEVELS) if level in levels]
    sizes = tallies(games, which, _table_size)
    text = translate("Statistics", "{count} players")
    return [(text.format(count=size), sizes[size]) for size in sorted(sizes)]


def _table_size(game: FinishedGame, seat: SeatResult) -> int:
    del seat
    return game.players


def _value(tally: Tally, column: Column) -> float:
    perfect, incomplete, incorrect = tally.accuracy()
    return {
        Column.GAMES: tally.games,
        Column.WINS: float(tally.wins),
        Column.WIN_RATE: tally.win_rate,
        Column.AVERAGE: tally.average,
        Column.BEST: 0 if tally.best is None else tally.best,
        Column.PERFECT: perfect,
        Column.INCOMPLETE: incomplete,
        Column.INCORRECT: incorrect,
        Column.MARKED: tally.marked,
    }[column]


def _text(tally: Tally, column: Column) -> str:
    value = _value(tally, column)
    locale = QLocale()
    if column in (Column.GAMES, Column.BEST, Column.MARKED):
        return locale.toString(int(value)).replace("-", MINUS)
    if column is Column.WINS:
        return locale.toString(value, "f", 0 if value.is_integer() else 2)
    if column is Column.AVERAGE:
        return locale.toString(value, "f", 1).replace("-", MINUS)
    return translate("Statistics", "{number} %").format(number=locale.toString(100 * value, "f", 0))
