"""The audit of the bots: every decision of a finished game, made once more and compared."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.parts import Faint, Heading, fit_to_screen
from divinare_qt.match.audit import Verdict
from divinare_qt.match.header import Header
from divinare_qt.models.auditor import AuditModel, Auditor, Column

WANTED: Final = QSize(54, 35)
"""How large the dialog would like to be, in heights of its letters."""
LEAST_MOVE: Final = 12
"""A decision has at least so many heights of a letter, and takes more lines where that is not enough."""


class Decisions(QTableView):
    """The findings. Columns grow with what they hold while the audit runs; a long decision takes several lines."""

    def __init__(self, model: AuditModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # columns would move when it comes
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setStyleSheet("QTableView::item { padding: 0 0.6em; }")  # as the titles have it
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._needed = [header.sectionSizeHint(column) for column in Column]
        model.rowsInserted.connect(self._measure)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width out."""
        super().resizeEvent(event)
        self._share_out()

    def _measure(self, _parent: QModelIndex, first: int, last: int) -> None:
        found = list(self._needed)
        for row in range(first, last + 1):
            for column in Column:
                needed = self.sizeHintForIndex(self.model().index(row, column)).width() + 1
                found[column] = max(found[column], needed)
        if found != self._needed:
            self._needed = found
            self._share_out()
        for row in range(first, last + 1):
            self.resizeRowToContents(row)

    def _share_out(self) -> None:
        """Give every column what it needs; what there is too little of, decision and finding share."""
        header = self.horizontalHeader()
        fixed = sum(self._needed[column] for column in (Column.ROUND, Column.PLAYER, Column.WORLDS))
        left = self.viewport().width() - fixed
        least = LEAST_MOVE * self.fontMetrics().height()
        move = min(self._needed[Column.MOVE], max(left - self._needed[Column.FINDING], left // 2, least))
        finding = max(left - move, header.sectionSizeHint(Column.FINDING))
        widths = {**dict(zip(Column, self._needed, strict=True)), Column.MOVE: move, Column.FINDING: finding}
        if [header.sectionSize(column) for column in Column] != [widths[column] for column in Column]:
            for column, width in widths.items():
                header.resizeSection(column, width)
            self.resizeRowsToContents()


class AuditDialog(QDialog):
    """Runs an audit, and lists what it finds."""

    def __init__(self, header: Header, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Audit of the bots"))
        self.model = AuditModel(header, self)
        self.auditor = Auditor(path, self)
        self.said = Heading(self.tr("The bots are asked once more…"))
        self._progress = QProgressBar()
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(self.tr("Progress"))
        self._table = Decisions(self.model)
        self._table.setAccessibleName(self.tr("Decisions of the bots"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        column = QVBoxLayout(self)
        column.addWidget(self.said)
        column.addWidget(
            Faint(
                self.tr(
                    "Each bot is shown what its seat could see at that moment, and nothing else; it is given the same "
                    "dice and the same work as in the game. A bot that had looked at more would not decide the same."
                )
            )
        )
        column.addWidget(self._progress)
        column.addWidget(self._table, 1)
        column.addWidget(self._buttons)
        self._buttons.rejected.connect(self.reject)
        self.finished.connect(self._stop)
        self.auditor.counted.connect(lambda count: self._progress.setRange(0, max(count, 1)))
        self.auditor.found.connect(self._found)
        self.auditor.finished.connect(self._ended)
        fit_to_screen(self, self.sizeHint().expandedTo(WANTED * self.fontMetrics().height()))
        self.auditor.start()

    def _found(self, finding: dict[str, object]) -> None:
        self.model.add(finding)
        row = self.model.rowCount() - 1
        self._progress.setValue(row + 1)
        if not self.model.index(row, 0).data(AuditModel.HOLDS):
            self._table.scrollTo(self.model.index(row, 0))

    def _ended(self, wrong: str) -> None:
        self._progress.hide()
        self._buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)
        self.said.setText(wrong or self._summary())

    def _summary(self) -> str:
        same, outside = self.model.count(Verdict.SAME), self.model.count(Verdict.OUTSIDE)
        audited = self.model.rowCount() - outside
        if same < audited:
            text = self.tr("{same} of {count} decisions were made again; the others stand out below.")
            return text.format(same=same, count=audited)
        if not audited:
            return self.tr("No decision at this table can be audited.")
        return self.tr("All {count} decisions were made again, just the same.").format(count=audited)

    def _stop(self) -> None:
        if self.auditor.running:
            self.auditor.blockSignals(True)  # noqa: FBT003 - Qt's way
            self.auditor.stop()
