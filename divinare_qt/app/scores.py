"""The score sheet: rounds and totals while a game goes on; winners, chart and what next when it is over."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from divinare_qt.app.chart import Chart
from divinare_qt.models.items import ScoresModel
from divinare_qt.models.stage import Stage
from divinare_qt.models.words import names_in_words
from divinare_qt.rules.state import Phase
from divinare_qt.table.theme import Theme, serif

Role: Final = QDialogButtonBox.ButtonRole


class ScoresDialog(QDialog):
    """Points by round and seat."""

    rematch = Signal()
    replay = Signal()

    def __init__(self, stage: Stage, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        over = stage.view.phase is Phase.OVER
        self.setWindowTitle(self.tr("Scores"))
        column = QVBoxLayout(self)
        if over:
            title = QLabel(self.winners(), self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
            title.setFont(serif(self.fontMetrics().height() * 1.4, bold=True))
            column.addWidget(title)
        self.table = self._table()
        column.addWidget(self.table)
        if over:
            column.addWidget(Chart(stage, theme, self), 1)
        elif not stage.rules.open_scores:
            note = QLabel(self.tr("Score tokens lie face down until the end of the game."), self)
            column.addWidget(note)
        column.addWidget(self._buttons(over=over))

    def winners(self) -> str:
        """Say who won; players level on points share the win."""
        points = [value or 0 for value in self._stage.view.points]
        best = [seat.name for seat, value in zip(self._stage.header.seats, points, strict=True) if value == max(points)]
        if len(best) > 1:
            return self.tr("{names} share the win with {points} points each").format(
                names=names_in_words(best), points=max(points)
            )
        return self.tr("{name} wins with {points} points").format(name=best[0], points=max(points))

    def _table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(ScoresModel(self._stage, self))
        table.setAccessibleName(self.tr("Scores"))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        rows = self._stage.rules.rounds + 1
        table.setFixedHeight(table.horizontalHeader().sizeHint().height() + rows * (table.rowHeight(0) + 1) + 6)
        table.setMinimumWidth(120 * (self._stage.header.players + 1))
        return table

    def _buttons(self, *, over: bool) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        if over:
            rematch = box.addButton(self.tr("&Rematch"), Role.ActionRole)
            replay = box.addButton(self.tr("Re&play"), Role.ActionRole)
            for button, signal in ((rematch, self.rematch), (replay, self.replay)):
                button.clicked.connect(self.accept)
                button.clicked.connect(signal)
        close = box.addButton(QDialogButtonBox.StandardButton.Close)
        close.clicked.connect(self.reject)
        return box
