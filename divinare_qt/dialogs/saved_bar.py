"""A row that lists what was saved by name, with a way to save more and to delete."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QInputDialog, QPushButton, QWidget

from divinare_qt.models.named_files import LONGEST_NAME, tidied


class SavedBar(QWidget):
    """Signals carry names; the owner does the reading and writing."""

    chosen = Signal(str)
    save = Signal(str)
    remove = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = QComboBox()
        self._list.setAccessibleName(self.tr("Saved set-ups"))
        self._list.setPlaceholderText(self.tr("Saved set-ups"))
        self._list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._list.setMinimumContentsLength(10)
        self._save = QPushButton(self.tr("Sa&ve as…"))
        self._delete = QPushButton(self.tr("&Delete"))
        self._save.setAutoDefault(False)
        self._delete.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self._list, self._save, self._delete):
            row.addWidget(widget)
        self._list.activated.connect(lambda: self.chosen.emit(self._list.currentText()))
        self._save.clicked.connect(self._ask)
        self._delete.clicked.connect(lambda: self.remove.emit(self._list.currentText()))
        self._list.currentIndexChanged.connect(self._enable)
        self.offer([])

    def offer(self, names: Sequence[str], chosen: str = "") -> None:
        """List names, with one of them, or none, chosen."""
        self._list.clear()
        self._list.addItems(list(names))
        self._list.setCurrentIndex(self._list.findText(tidied(chosen)) if chosen else -1)
        self._enable()

    def _enable(self) -> None:
        self._list.setEnabled(self._list.count() > 0)
        self._delete.setEnabled(self._list.currentIndex() >= 0)

    def _ask(self) -> None:
        """Ask for the name to save under; the one chosen last is offered, and saving under it replaces it."""
        asker = QInputDialog(self)
        asker.setWindowTitle(self.tr("Save this set-up"))
        asker.setLabelText(self.tr("Name, for example “Thursday table”:"))
        asker.setTextValue(self._list.currentText())
        if asker.exec() == QInputDialog.DialogCode.Accepted:
            name = tidied(asker.textValue()[: 2 * LONGEST_NAME])
            if name:
                self.save.emit(name)
        asker.deleteLater()
