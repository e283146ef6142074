"""Small parts that several dialogs are made of."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QScrollArea, QSizePolicy, QSpinBox, QTableView, QWidget

from divinare_qt.dialogs.look import serif

WIDEST: Final = 900
"""No part of a dialog insists on more: the smallest window is 1024 points wide."""
MARGINS: Final = 40
"""Room beside a table in its dialog."""


class Heading(QLabel):
    """A line in large letters above a part of a dialog."""

    def __init__(self, text: str, scale: float = 1.25, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("role", "heading")
        self.setFont(serif(self, scale, bold=True))
        self.setWordWrap(True)


class Faint(QLabel):
    """Words that explain, and may wrap."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("role", "faint")
        self.setWordWrap(True)


class Message(QLabel):
    """What is wrong, in words, beside the place where it is. It keeps its room, so that nothing jumps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "wrong")
        self.setWordWrap(True)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def say(self, text: str) -> None:
        """Show a text; an empty one shows nothing."""
        self.setText(text)
        self.setAccessibleName(text)


class Scroller(QScrollArea):
    """A part of a dialog that scrolls downwards when large letters leave no room for it."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Ask for all the room that the content would like."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self._content.sizeHint() + QSize(bar, 4)

    def minimumSizeHint(self) -> QSize:
        """Be content with little height, and scroll sideways only where the smallest window would be too small."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(min(self._content.minimumSizeHint().width() + bar, WIDEST), 120)


class Spin(QSpinBox):
    """A number to choose. A style sheet can't move its letters away from the frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(self.fontMetrics().averageCharWidth(), 0, 0, 0)


def fit_to_screen(dialog: QDialog, wanted: QSize | None = None) -> None:
    """Open a dialog as large as it likes, or as the screen allows."""
    room = dialog.screen().availableSize() - QSize(24, 48)
    dialog.resize((wanted or dialog.sizeHint()).expandedTo(dialog.minimumSizeHint()).boundedTo(room))


def room_of(table: QTableView) -> QSize:
    """Return the room in which a table shows every cell whole."""
    across, down = table.horizontalHeader(), table.verticalHeader()
    columns, rows = range(table.model().columnCount()), range(table.model().rowCount())
    width = sum(max(table.sizeHintForColumn(at), across.sectionSizeHint(at)) for at in columns)
    height = sum(max(table.sizeHintForRow(at), down.sectionSizeHint(at)) for at in rows)
    beside = 0 if down.isHidden() else down.sizeHint().width()
    frame = 2 * table.frameWidth() + len(columns)
    return QSize(width + beside + frame, height + across.sizeHint().height() + frame)


def mark(widget: QWidget, *, wrong: bool) -> None:
    """Frame a field in which something is wrong."""
    if widget.property("wrong") != wrong:
        widget.setProperty("wrong", wrong)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def rule(parent: QWidget | None = None) -> QFrame:
    """Return a thin line across."""
    line = QFrame(parent)
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return line
