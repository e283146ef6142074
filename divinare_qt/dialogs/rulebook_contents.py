"""The contents of the rulebook: chapters and their sections."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from divinare_qt.dialogs.rulebook_text import chapters

ANCHOR: Final = Qt.ItemDataRole.UserRole


class Contents(QTreeWidget):
    """A tree to choose from, which also shows where one reads."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(190)
        self.setExpandsOnDoubleClick(False)
        self._items: dict[str, QTreeWidgetItem] = {}
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def fill(self, language: str) -> None:
        """List the chapters of a language."""
        self.clear()
        self._items = {}
        for chapter in chapters(language):
            top = self._add(self.invisibleRootItem(), chapter.name, chapter.title)
            for anchor, title in chapter.sections:
                self._add(top, anchor, title)

    def mark(self, anchor: str) -> None:
        """Show where one reads."""
        item = self._items.get(anchor)
        if item is not None and item is not self.currentItem():
            self.setCurrentItem(item)
            self.scrollToItem(item)

    def _add(self, parent: QTreeWidgetItem, anchor: str, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [title])
        item.setData(0, ANCHOR, anchor)
        item.setToolTip(0, title)
        self._items[anchor] = item
        return item

    def _choose(self, item: QTreeWidgetItem) -> None:
        item.setExpanded(True)
        self.chosen.emit(str(item.data(0, ANCHOR)))
