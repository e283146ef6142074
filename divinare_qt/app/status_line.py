"""The line under the table: what is expected of whom, what happened last, and what is wanted often."""

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QToolButton, QWidget

LEAST: Final = 0.75
"""How much smaller a long sentence may become before it is shortened."""
BOTH: Final = 0.9
"""How much smaller two sentences may become before the second is left out."""
STEP: Final = 0.02
"""Letters do not shrink evenly: sizes are tried out."""
SENTENCE: Final = 58
"""Letters that a line has room for beside its buttons, at least."""


class StatusLine(QStatusBar):
    """Always says what is expected; beside it, where both have room, what happened last.

    Where nothing is expected, as on the welcome page, it says what there is to say.
    """

    def __init__(self, often: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.expected = self.news = self.said = ""
        self._offered: Collection[str] = ()
        self._label = QLabel(self)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._label.setIndent(8)
        self._label.installEventFilter(self)
        self.addWidget(self._label, 1)
        self._buttons = {name: self._button(action) for name, action in often.items()}

    def expect(self, text: str, news: str = "") -> None:
        """Say what is expected from now on, and what happened last."""
        self.expected, self.news = text, news
        self._write()

    def say(self, text: str) -> None:
        """Say something where nothing is expected; nothing takes back what was said."""
        self.said = text
        self.setVisible(bool(text or self.expected))
        self._write()

    def offer(self, names: Collection[str]) -> None:
        """Offer some of the buttons: in a replay most have no use, and without a game none has."""
        self._offered = names
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say what fits into the room that the buttons leave, which is known only when all are laid out."""
        if event.type() == QEvent.Type.Resize:
            self._write()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """Show as many of the buttons as leave room for a sentence beside them."""
        room = self.width() - self.fontMetrics().averageCharWidth() * SENTENCE
        for name, button in self._buttons.items():
            if name in self._offered:
                room -= button.sizeHint().width()
            button.setVisible(name in self._offered and room >= 0)
        self._write()

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the menu, and stays on the table
        self.addPermanentWidget(button)
        return button

    def _write(self) -> None:
        room = self._label.width() - 2 * self._label.indent()
        text = "  ·  ".join(part for part in (self.expected, self.news) if part) or self.said
        if self._fit(text, room) < BOTH and self.expected:
            text = self.expected
        font = self._smaller(self._fit(text, room))
        self._label.setFont(font)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._label.setText(shown)
        self._label.setToolTip("" if shown == text else text)

    def _fit(self, text: str, room: int) -> float:
        """Return how much smaller the letters have to be for a text, or may be at the most."""
        factor = 1.0
        while factor > LEAST and QFontMetrics(self._smaller(factor)).horizontalAdvance(text) >= room:
            factor = max(factor - STEP, LEAST)
        return factor

    def _smaller(self, factor: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * factor)
        return font
