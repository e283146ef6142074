"""The round sheet: board by board what each token earned, and why."""

from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.parts import Faint, Heading, fit_to_screen, room_of
from divinare_qt.match.header import Header
from divinare_qt.models.numbers import signed
from divinare_qt.models.words import art_title, award_in_words, prediction_name, space_name
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.events import Award, RoundScored

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NO_INDEX: Final = QModelIndex()
_TOKENS: Final = {
    Prediction.PERFECT: "score/blue",
    Prediction.INCOMPLETE: "score/yellow",
    Prediction.INCORRECT: "score/red",
}


WRAPPED: Final = Qt.AlignmentFlag(Qt.TextFlag.TextWordWrap.value)
BOARD_LETTERS: Final = 24
"""How wide the names of the boards may be before they take two lines."""


class RoundModel(QAbstractTableModel):
    """A row for each board and one for the sum, a column for each seat. The WHY role says why."""

    WHY = Qt.ItemDataRole.UserRole

    def __init__(self, header: Header, result: RoundScored, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._header = header
        self._result = result
        self._awards = {(award.art, award.seat): award for award in result.awards}

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the boards and the sum."""
        return 0 if parent.isValid() else len(ARTS) + 1

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of seats."""
        return 0 if parent.isValid() else self._header.players

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return an award: in short, as the token it earned, or why."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if index.row() == len(ARTS):
            return self._sum(index.column(), role)
        return self._cell(self._awards[ARTS[index.row()], index.column()], role)

    def _cell(self, award: Award, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._short(award)
        if role in (self.WHY, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return award_in_words(award, self._result.counts[ORDER[award.art]], self._header.seats[award.seat].name)
        if role == Qt.ItemDataRole.DecorationRole and award.prediction in _TOKENS:
            return artwork.icon(_TOKENS[award.prediction], QSize(22, 22))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the seats across, and down the boards with the number of cards that lie there."""
        if orientation is Qt.Orientation.Horizontal:
            return self._seat_header(section, role) if 0 <= section < self._header.players else None
        if not 0 <= section <= len(ARTS):
            return None
        if section == len(ARTS):
            return self.tr("This round") if role == Qt.ItemDataRole.DisplayRole else None
        art = ARTS[section]
        if role == Qt.ItemDataRole.DisplayRole:
            text = self.tr("{art}: {count}")
            return text.format(art=art_title(art), count=self._result.counts[section])
        return artwork.icon(f"emblems/{art}", QSize(22, 22)) if role == Qt.ItemDataRole.DecorationRole else None

    def _seat_header(self, seat: int, role: int) -> object:
        entry = self._header.seats[seat]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == Qt.ItemDataRole.DecorationRole:
            return artwork.icon(f"tokens/{entry.character}", QSize(24, 24))
        return None

    def _short(self, award: Award) -> str:
        if award.prediction is Prediction.NONE:
            return self.tr("{space}\n—").format(space=space_name(award.space))
        values = {"space": space_name(award.space), "judged": prediction_name(award.prediction)}
        return self.tr("{space}, {judged}\n{points}").format(points=signed(award.tokens.points), **values)

    def _sum(self, seat: int, role: int) -> object:
        points = self._result.points[seat]
        if role == Qt.ItemDataRole.DisplayRole:
            return signed(points)
        if role == self.WHY:
            text = self.tr("{name} takes {points} points in this round.", "", abs(points))
            return text.format(name=self._header.seats[seat].name, points=signed(points))
        if role == Qt.ItemDataRole.FontRole:
            bold = QFont()
            bold.setBold(True)
            return bold
        return None


class RoundSheet(QDialog):
    """Shown between two rounds. Whatever cell is chosen, the line below says why."""

    def __init__(self, header: Header, result: RoundScored, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number, self._rounds = result.round, header.rules.rounds
        self._model = RoundModel(header, result, self)
        self._why = Faint()
        self._why.setMinimumHeight(self.fontMetrics().height() * 2 + 4)
        self._title = Heading("", 1.5)
        self._table = table = self._make_table()
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(table, 1)
        column.addWidget(self._why)
        box = QDialogButtonBox()
        self._go_on = QPushButton()
        box.addButton(self._go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        self._go_on.setDefault(True)
        box.accepted.connect(self.accept)
        column.addWidget(box)
        table.setCurrentIndex(self._model.index(0, 0))
        self._reword()
        self._go_on.setFocus()
        margins = self.sizeHint() - table.sizeHint()
        fit_to_screen(self, (room_of(table) + margins).expandedTo(QSize(760, 460)))

    def _reword(self) -> None:
        values = {"number": self._number, "rounds": self._rounds}
        self.setWindowTitle(self.tr("Round {number}").format(**values))
        self._title.setText(self.tr("Round {number} of {rounds}").format(**values))
        self._table.setAccessibleName(self.tr("Round sheet"))
        self._why.setAccessibleName(self.tr("Why"))
        self._go_on.setText(self.tr("&Continue"))
        self._explain(self._table.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()

    def why(self) -> str:
        """Return what is said of the chosen cell."""
        return self._why.text()

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self._model)
        table.setIconSize(QSize(22, 22))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setMinimumSectionSize(table.fontMetrics().averageCharWidth() * 18)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | WRAPPED)
        table.verticalHeader().setMaximumWidth(table.fontMetrics().averageCharWidth() * BOARD_LETTERS)
        table.verticalHeader().setMinimumSectionSize(table.fontMetrics().height() * 2 + 8)
        table.selectionModel().currentChanged.connect(self._explain)
        return table

    def _explain(self, index: QModelIndex) -> None:
        self._why.setText(str(index.data(RoundModel.WHY) or ""))
