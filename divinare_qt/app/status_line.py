"""The line under the table: what is expected of whom, what was just said, and what is wanted often."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QToolButton, QWidget

TOLD_MS: Final = 8000
ROOMY: Final = 110
"""Letters that a line with buttons has room for, at least."""


class StatusLine(QStatusBar):
    """Always says what is expected; beside it, for a while, what was just said, or instead where both have no room."""

    def __init__(self, often: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.expected = self.told = ""
        self._offered = False
        self._label = QLabel(self)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._label.setIndent(8)
        self.addWidget(self._label, 1)
        self._buttons = [self._button(action) for action in often]
        self._timer = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._timer.timeout.connect(lambda: self.tell(""))

    def expect(self, text: str) -> None:
        """Say what is expected from now on."""
        self.expected = text
        self._write()

    def tell(self, text: str) -> None:
        """Say something for a while; nothing takes back what was said."""
        self.told = text
        self.setVisible(bool(text) or not self.isHidden())
        self._timer.start() if text else self._timer.stop()
        self._write()

    def offer(self, *, on: bool) -> None:
        """Offer the buttons, or not while there is no game."""
        self._offered = on
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room that there is."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        """Show the buttons where a sentence has room beside them."""
        roomy = self.width() >= self.fontMetrics().averageCharWidth() * ROOMY
        for button in self._buttons:
            button.setVisible(self._offered and roomy)
        self._write()

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the menu, and stays on the table
        self.addPermanentWidget(button)
        return button

    def _write(self) -> None:
        letters, room = self._label.fontMetrics(), self._label.width() - 2 * self._label.indent()
        text = "  ·  ".join(part for part in (self.expected, self.told) if part)
        if letters.horizontalAdvance(text) > room:
            text = self.told or self.expected
        shown = letters.elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._label.setText(shown)
        self._label.setToolTip("" if shown == text else text)
