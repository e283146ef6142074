"""The audit of the bots: every decision of a finished game, made once more and compared."""

from pathlib import Path

from PySide6.QtCore import QSize
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
        self._table = self._made_table()
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
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(860, 560)))
        self.auditor.start()

    def _made_table(self) -> QTableView:
        table = QTableView()
        table.setAccessibleName(self.tr("Decisions of the bots"))
        table.setModel(self.model)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.FINDING, QHeaderView.ResizeMode.Stretch)
        return table

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
