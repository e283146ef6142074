"""The score sheet while a game goes on: rounds and totals, as far as the one who looks may know them."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTableView, QVBoxLayout, QWidget

from divinare_qt.dialogs.parts import Faint, fit_to_screen, room_of
from divinare_qt.models.items import ScoresModel
from divinare_qt.models.stage import Stage


class ScoresDialog(QDialog):
    """Points by round and seat."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        column = QVBoxLayout(self)
        self._table = self._make_table()
        column.addWidget(self._table, 1)
        self._note = Faint()
        self._note.setVisible(not stage.rules.open_scores)
        column.addWidget(self._note)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        column.addWidget(box)
        self._reword()
        beside = self.sizeHint() - self._table.sizeHint()
        fit_to_screen(self, room_of(self._table) + beside)

    def _reword(self) -> None:
        self.setWindowTitle(self.tr("Scores"))
        self._table.setAccessibleName(self.tr("Scores"))
        self._note.setText(self.tr("Score tokens lie face down until the end of the game."))
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(ScoresModel(self._stage, self))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        return table

    def _give_room(self) -> None:
        """Make the columns as wide as the widest name, all alike; where that is too much, the table scrolls."""
        across, down = self._table.horizontalHeader(), self._table.verticalHeader()
        columns, rows = range(across.count()), range(down.count())
        across.setMinimumSectionSize(
            max(max(across.sectionSizeHint(at), self._table.sizeHintForColumn(at)) for at in columns)
        )
        down.setMinimumSectionSize(max(max(down.sectionSizeHint(at), self._table.sizeHintForRow(at)) for at in rows))
