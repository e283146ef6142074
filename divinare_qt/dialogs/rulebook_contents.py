"""The contents of the rulebook: chapters and their sections."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem, QWidget

from divinare_qt.dialogs.rulebook_text import chapters

ANCHOR: Final = Qt.ItemDataRole.UserRole
MANY_LINES: Final = 10_000
"""Room to the bottom, in pixels, in which a title may take as many lines as it needs."""


class Wrapping(QStyledItemDelegate):
    """Gives a title as many lines as the width of the tree asks for; a tree alone would cut it off."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room that a title needs beside its indentation."""
        depth = 2 if index.parent().isValid() else 1
        option.rect = QRect(0, 0, self._tree.viewport().width() - depth * self._tree.indentation(), MANY_LINES)
        self.initStyleOption(option, index)
        place = self._tree.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, self._tree)
        option.rect.setWidth(place.width())  # a style sheet leaves room beside the letters
        return super().sizeHint(option, index)


class Contents(QTreeWidget):
    """A tree to choose from, which also shows where one reads."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setItemDelegate(Wrapping(self))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(190)
        self.setExpandsOnDoubleClick(False)
        self._items: dict[str, QTreeWidgetItem] = {}
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the titles anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

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
