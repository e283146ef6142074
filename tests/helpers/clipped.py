"""Finds words that are cut off: labels, buttons, tabs, headers and titles in trees, wider than their place."""

from itertools import pairwise

from PySide6.QtCore import QRect, Qt, QTextBoundaryFinder
from PySide6.QtGui import QFontMetricsF, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

TOLERANCE = 1.0
"""Pixels that a letter may lean out of its box."""


def plain(text: str) -> str:
    """Return a text without the marks of its accelerators."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def width_of(widget: QWidget, text: str) -> float:
    """Return how wide the widest line of a text is in a widget's font."""
    metrics = QFontMetricsF(widget.font())
    return max(metrics.horizontalAdvance(line) for line in plain(text).split("\n"))


def unbreakable(text: str) -> list[str]:
    """Return the parts of a text that a line can't be broken in: words, or single letters of Japanese."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    places = [0]
    while (place := finder.toNextBoundary()) != -1:
        places.append(place)
    return [text[start:end].strip() for start, end in pairwise(places)] or [""]


def _label(label: QLabel) -> bool:
    if not label.text() or not label.pixmap().isNull():
        return False
    rich = label.textFormat() == Qt.TextFormat.RichText or "</" in label.text()
    if label.wordWrap():
        widest = max(width_of(label, part) for part in unbreakable("" if rich else label.text()))
        high = label.heightForWidth(label.width()) > label.height() + TOLERANCE
        return high or widest > label.contentsRect().width() + TOLERANCE
    if rich:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(label.text())
        return document.idealWidth() > label.width() + TOLERANCE
    return width_of(label, label.text()) > label.contentsRect().width() + TOLERANCE


def _button(button: QAbstractButton) -> bool:
    if not button.text():
        return False
    if isinstance(button, (QCheckBox, QRadioButton, QPushButton)):
        return button.width() + TOLERANCE < button.minimumSizeHint().width()
    icon_only = isinstance(button, QToolButton) and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    if icon_only and not button.icon().isNull():
        return False
    return width_of(button, button.text()) > button.width() + TOLERANCE


def _combo(combo: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    style = QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField
    return width_of(combo, combo.currentText()) > combo.style().subControlRect(*style, combo).width() + TOLERANCE


def _tabs(bar: QTabBar) -> list[str]:
    narrow = [
        index
        for index in range(bar.count())
        if width_of(bar, bar.tabText(index)) > bar.tabRect(index).width() + TOLERANCE
    ]
    arrows = ["arrows beside the tabs"] if bar.sizeHint().width() > bar.width() + TOLERANCE else []
    return [*arrows, *(bar.tabText(index) for index in narrow)]


def _header(header: QHeaderView) -> list[str]:
    model = header.model()
    if header.orientation() == Qt.Orientation.Vertical:
        return []
    titles = {index: str(model.headerData(index, header.orientation()) or "") for index in range(header.count())}
    shown = [index for index in titles if not header.isSectionHidden(index)]
    return [titles[i] for i in shown if width_of(header, titles[i]) > header.sectionSize(i) + TOLERANCE]


def _line(edit: QLineEdit) -> bool:
    hint = "" if edit.text() else edit.placeholderText()
    return width_of(edit, hint) > edit.width() + TOLERANCE


def _letters(tree: QTreeWidget, item: QTreeWidgetItem) -> QRect:
    """Return where a tree writes a title: beside the letters both its style sheet and Qt leave some room."""
    option = QStyleOptionViewItem()
    tree.initViewItemOption(option)
    option.rect = tree.visualItemRect(item)
    option.text = item.text(0)
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
    place = tree.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, tree)
    margin = tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, tree) + 1
    return place.adjusted(margin, 0, -margin, 0)


def _tree(tree: QTreeWidget) -> list[str]:
    """Return the titles of a tree that do not fit into as many lines as they have."""
    lines = Qt.TextFlag.TextWordWrap if tree.wordWrap() else Qt.TextFlag.TextSingleLine
    cut = []
    for item in tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive):
        place = _letters(tree, item)
        needed = tree.fontMetrics().boundingRect(place.adjusted(0, 0, 0, 10_000), lines.value, item.text(0))
        if not place.isEmpty() and (needed.height() > place.height() + TOLERANCE or needed.width() > place.width()):
            cut.append(item.text(0))
    return cut


def _simple(widget: QWidget) -> list[str]:
    """Return the words of a widget that shows one text, if they do not fit."""
    if isinstance(widget, QLabel):
        return [widget.text()] if _label(widget) else []
    if isinstance(widget, QAbstractButton):
        return [widget.text()] if _button(widget) else []
    if isinstance(widget, QComboBox):
        return [widget.currentText()] if widget.count() and _combo(widget) else []
    if isinstance(widget, QGroupBox):
        return [widget.title()] if width_of(widget, widget.title()) > widget.width() else []
    return [widget.placeholderText()] if isinstance(widget, QLineEdit) and _line(widget) else []


def _cut(widget: QWidget) -> list[str]:
    if isinstance(widget, QTabBar):
        return _tabs(widget)
    if isinstance(widget, QHeaderView):
        return _header(widget)
    if isinstance(widget, QTreeWidget):
        return _tree(widget)
    if isinstance(widget, (QTextBrowser, QScrollArea)):
        return ["wider than its page"] if widget.horizontalScrollBar().maximum() else []
    return _simple(widget)


def clipped(root: QWidget) -> list[str]:
    """Return the words below a widget that can't be read whole, each with the kind of widget that shows it."""
    shown = [widget for widget in root.findChildren(QWidget) if widget.isVisible()]
    return [f"{type(widget).__name__} {widget.objectName()}: {text!r}" for widget in shown for text in _cut(widget)]
