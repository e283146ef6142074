"""The contents of the rulebook: chapters and their sections."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTextBoundaryFinder,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem, QWidget

from divinare_qt.dialogs.rulebook_text import chapters

ANCHOR: Final = Qt.ItemDataRole.UserRole
MANY_LINES: Final = 10_000
"""Room to the bottom, in pixels, in which a title may take as many lines as it needs."""


NARROWEST: Final = 190
WIDEST: Final = 420
"""Wider titles are cut rather than that the page has no room."""


def unbroken(text: str) -> list[str]:
    """Return the parts of a text that no line may end in: words, or single letters of Japanese."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    places = [0]
    while (place := finder.toNextBoundary()) != -1:
        places.append(place)
    return [text[start:end].strip() for start, end in pairwise(places)]


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
        self._have_room()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._have_room()

    def _have_room(self) -> None:
        """Be at least as wide as what no line can be broken in."""
        words = {word for item in self._items.values() for word in unbroken(item.text(0))}
        widest = max((self.fontMetrics().horizontalAdvance(word) for word in words), default=0)
        beside = 2 * (self.indentation() + self.frameWidth()) + self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(min(max(widest + beside + self.fontMetrics().height(), NARROWEST), WIDEST))

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
