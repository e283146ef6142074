"""The end of a game: tokens turned up, the final table, points by round and board, and what next."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.parts import MARGINS, Heading, Scroller, fit_to_screen, room_of
from divinare_qt.dialogs.points_plot import PointsPlot
from divinare_qt.match.header import Header
from divinare_qt.models.numbers import number, signed
from divinare_qt.models.purses import purses_after
from divinare_qt.models.words import controller_name, names_in_words
from divinare_qt.rules.events import RoundScored

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NO_INDEX: Final = QModelIndex()
TOKENS: Final = ("blue", "yellow", "red")
WORTH: Final = (3, 1, -1)
PORTRAIT: Final = QSize(30, 36)
DIVIDER: Final = QSize(400, 24)


class StandingsModel(QAbstractTableModel):
    """A row for each seat, the best first: points of each round, tokens of each colour, points in all."""

    def __init__(self, header: Header, results: Sequence[RoundScored], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._header = header
        self._results = results
        self.tokens = purses_after(header.rules, results)
        self.points = [taken.points for taken in self.tokens]
        self._order = sorted(range(header.players), key=lambda seat: (-self.points[seat], seat))

    def winners(self) -> list[int]:
        """Return the seats with the most points."""
        return [seat for seat in self._order if self.points[seat] == max(self.points)]

    def reword(self) -> None:
        """Say everything in the language of now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of seats."""
        return 0 if parent.isValid() else self._header.players

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of columns: name, rounds, tokens, total."""
        return 0 if parent.isValid() else 1 + len(self._results) + len(TOKENS) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, portrait, place or weight."""
        if not index.isValid():
            return None
        seat, column = self._order[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(seat, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignVCenter | (
                Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignHCenter
            )
        if role == Qt.ItemDataRole.DecorationRole and column == 0:
            return artwork.icon(f"portraits/{self._header.seats[seat].character}", PORTRAIT)
        if role == Qt.ItemDataRole.FontRole and seat in self.winners():
            bold = QFont()
            bold.setBold(True)
            return bold
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title; tokens have their picture beside it."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        token = section - 1 - len(self._results)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(section)
        if role == Qt.ItemDataRole.DecorationRole and 0 <= token < len(TOKENS):
            return artwork.icon(f"score/{TOKENS[token]}", QSize(22, 22))
        if role == Qt.ItemDataRole.ToolTipRole and 0 <= token < len(TOKENS):
            return self.tr("worth {points}").format(points=number(WORTH[token]))
        return None

    def _text(self, seat: int, column: int) -> str:
        entry = self._header.seats[seat]
        if column == 0:
            return self.tr("{name} · {who}").format(name=entry.name, who=controller_name(entry))
        if column <= len(self._results):
            return signed(self._results[column - 1].points[seat])
        token = column - 1 - len(self._results)
        return number(self.tokens[seat].as_list()[token] if token < len(TOKENS) else self.points[seat])

    def _title(self, section: int) -> str:
        if section == 0:
            return self.tr("Player")
        if section <= len(self._results):
            return self.tr("Round {number}").format(number=self._results[section - 1].round)
        return [*map(signed, WORTH), self.tr("Points")][section - 1 - len(self._results)]


class FinalTable(QDialog):
    """What came of a game. The signals say what the players want next; the dialog has closed by then."""

    rematch = Signal()
    replay = Signal()
    new_game = Signal()

    def __init__(self, header: Header, results: Sequence[RoundScored], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._header = header
        self._model = StandingsModel(header, results, self)
        column = QVBoxLayout(self)
        self._title = Heading("", 1.6)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._title)
        column.addWidget(self._divider())
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 0, 0)
        self._standings = self._table()
        inner.addWidget(self._standings)
        inner.addWidget(PointsPlot(header, results), 1)
        column.addWidget(Scroller(content), 1)
        self._rematch, self._replay, self._new_game = QPushButton(), QPushButton(), QPushButton()
        column.addWidget(self._buttons())
        self._reword()
        wide = QSize(room_of(self._standings).width() + MARGINS, 0)
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(820, 600)).expandedTo(wide))

    def _reword(self) -> None:
        self.setWindowTitle(self.tr("The end of the game"))
        self._title.setText(self.winner_text())
        self._standings.setAccessibleName(self.tr("Final table"))
        self._rematch.setText(self.tr("&Rematch"))
        self._replay.setText(self.tr("Re&play"))
        self._new_game.setText(self.tr("&New game…"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: a game may end while the preferences are open."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
            self._model.reword()

    def winner_text(self) -> str:
        """Say who won; players level on points share the win."""
        names = [self._header.seats[seat].name for seat in self._model.winners()]
        most = max(self._model.points)
        points = number(most)
        if len(names) > 1:
            text = self.tr("{names} share the win with {points} points each", "", abs(most))
            return text.format(names=names_in_words(names), points=points)
        return self.tr("{name} wins with {points} points", "", abs(most)).format(name=names[0], points=points)

    def _divider(self) -> QLabel:
        label = QLabel()
        label.setPixmap(artwork.picture("ornaments/divider", DIVIDER, self.devicePixelRatioF()))
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def _table(self) -> QTableView:
        table = QTableView()
        table.setModel(self._model)
        table.setIconSize(PORTRAIT)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setMinimumSectionSize(table.fontMetrics().height() * 4)
        table.horizontalHeader().setHighlightSections(False)
        table.resizeRowsToContents()
        rows = sum(table.rowHeight(row) for row in range(self._model.rowCount()))
        table.setMinimumHeight(rows + table.horizontalHeader().sizeHint().height() + 6)
        table.setMaximumHeight(table.minimumHeight())
        return table

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        signals = {self._rematch: self.rematch, self._replay: self.replay, self._new_game: self.new_game}
        for button, signal in signals.items():
            box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
        box.rejected.connect(self.reject)
        return box
