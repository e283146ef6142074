"""The score sheet while a game goes on: rounds and totals, as far as the one who looks may know them."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTableView, QVBoxLayout, QWidget

from divinare_qt.dialogs.parts import Faint, room_of
from divinare_qt.models.items import ScoresModel
from divinare_qt.models.stage import Stage


class ScoresDialog(QDialog):
    """Points by round and seat."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        column = QVBoxLayout(self)
        self._table = self._make_table()
        column.addWidget(self._table)
        self._note = Faint()
        self._note.setVisible(not stage.rules.open_scores)
        column.addWidget(self._note)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        column.addWidget(box)
        self._reword()

    def _reword(self) -> None:
        self.setWindowTitle(self.tr("Scores"))
        self._table.setAccessibleName(self.tr("Scores"))
        self._note.setText(self.tr("Score tokens lie face down until the end of the game."))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(ScoresModel(self._stage, self))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        table.setMinimumHeight(room_of(table).height() + 6)
        table.setMinimumWidth(120 * (self._stage.header.players + 1))
        return table
