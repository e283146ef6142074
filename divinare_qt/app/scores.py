"""The score sheet while a game goes on: rounds and totals, as far as the one who looks may know them."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTableView, QVBoxLayout, QWidget

from divinare_qt.dialogs.parts import Faint
from divinare_qt.models.items import ScoresModel
from divinare_qt.models.stage import Stage


class ScoresDialog(QDialog):
    """Points by round and seat."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self.setWindowTitle(self.tr("Scores"))
        column = QVBoxLayout(self)
        column.addWidget(self._table())
        if not stage.rules.open_scores:
            note = Faint()
            note.setText(self.tr("Score tokens lie face down until the end of the game."))
            column.addWidget(note)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        column.addWidget(box)

    def _table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(ScoresModel(self._stage, self))
        table.setAccessibleName(self.tr("Scores"))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        rows = self._stage.rules.rounds + 1
        table.setMinimumHeight(table.horizontalHeader().sizeHint().height() + rows * (table.rowHeight(0) + 1) + 6)
        table.setMinimumWidth(120 * (self._stage.header.players + 1))
        return table
