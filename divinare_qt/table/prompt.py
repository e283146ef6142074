"""A strip over the hand that says what to do or what was just said, with the buttons that do it."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from divinare_qt.models.choice import Choice
from divinare_qt.models.expectation import expectation
from divinare_qt.models.stage import Stage
from divinare_qt.rules.state import Phase
from divinare_qt.table.theme import LEAST_PIXELS, Theme, serif

SMALLEST: Final = 13.0
"""Height in points of the words, however small the table is."""
LEAST: Final = 0.72
"""How much smaller a long text may become before it takes two lines."""
READABLE: Final = 11.0
"""Height in points below which a text rather takes two lines."""


class Prompt(QWidget):
    """What is expected now, and the buttons for it."""

    sheet_wanted = Signal()
    let_go = Signal()
    """A button had the keyboard, and is gone."""

    def __init__(self, stage: Stage, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._choice = choice
        self._pixels = 14.0
        self._said = ""
        self.label = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.confirm = QPushButton(self)
        self.put_back = QPushButton(self)
        self.proceed = QPushButton(self)
        self.sheet = QPushButton(self)
        self._buttons = (self.confirm, self.put_back, self.sheet, self.proceed)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self.label)
        for button in self._buttons:
            button.setAutoDefault(True)  # Enter presses it, as Space does
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the table
            row.addWidget(button)
        row.addStretch(1)
        self.confirm.clicked.connect(choice.confirm)
        self.put_back.clicked.connect(choice.put_back)
        self.proceed.clicked.connect(stage.proceed)
        self.sheet.clicked.connect(self.sheet_wanted)
        stage.shown.connect(self.refresh)
        stage.asked.connect(self.refresh)
        choice.changed.connect(self.refresh)
        self.refresh()

    def say(self, text: str) -> None:
        """Say something in place of what is expected, until it is taken back by an empty text."""
        self._said = text
        self.refresh()

    def refresh(self) -> None:
        """Say what is expected now, or what was just said."""
        stage, choice = self._stage, self._choice
        focused = next((button for button in self._buttons if button.hasFocus()), None)
        self.label.setText(self._said or expectation(stage, choice))
        passing = stage.view.phase is Phase.PASS
        self.confirm.setText(self.tr("Pass the cards") if passing else self.tr("Discard the cards"))
        self.confirm.setEnabled(choice.complete)
        self.confirm.setVisible(choice.giving)
        self.put_back.setText(self.tr("Put back"))
        self.put_back.setVisible(choice.picked is not None)
        self.proceed.setText(self.tr("Continue"))
        self.proceed.setVisible(stage.scoring is not None and bool(stage.people))
        self.sheet.setText(self.tr("Scores"))
        self.sheet.setVisible(stage.scoring is not None or stage.view.phase is Phase.OVER)
        self._fit()
        if focused is not None and focused.isHidden():
            self.let_go.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def _fit(self) -> None:
        """Make the text smaller where it does not fit beside its buttons, and break it where it would be too small.

        Its lines are never higher than the strip, below which lies the hand.
        """
        room = self.width() - 16
        for button in self._buttons:
            room -= 0 if button.isHidden() else button.sizeHint().width() + self._row.spacing()
        width = QFontMetricsF(serif(self._pixels, italic=True)).horizontalAdvance(self.label.text())
        pixels = self._pixels * min(1, max(room, 1) / max(width, 1))
        broken = pixels < max(self._pixels * LEAST, READABLE)
        if broken:
            pixels = self._broken(max(room, 1))
        self.label.setFont(serif(pixels, italic=True))
        self.label.setWordWrap(broken)
        self.label.setMinimumWidth(max(room, 0) if broken else 0)

    def _broken(self, room: float) -> float:
        """Return the largest size in which all lines of the text, broken where it must be, are seen."""
        pixels = round(self._pixels)
        while pixels > LEAST_PIXELS:
            metrics = QFontMetricsF(serif(pixels, italic=True))
            lines = metrics.boundingRect(QRectF(0, 0, room, 0), Qt.TextFlag.TextWordWrap, self.label.text())
            if lines.height() <= self.height() and lines.width() <= room:
                break
            pixels -= 1
        return pixels

    def restyle(self, theme: Theme, pixels: float) -> None:
        """Take the colours and the text size of the table."""
        pixels = max(pixels, SMALLEST)
        self.setFont(serif(pixels))
        self._pixels = pixels
        self._row.setSpacing(round(pixels * 0.55))
        for button in self._buttons:
            button.setFont(serif(pixels * 0.95, bold=True))
        self.setStyleSheet(
            f"QLabel {{ color: {theme.on_felt}; background: transparent; }}"
            f"QPushButton {{ color: {theme.on_seal}; background: {theme.seal}; border: 1.5px solid {theme.brass};"
            f" border-radius: 6px; min-height: 0; padding: {pixels * 0.16:.0f}px {pixels:.0f}px; }}"
            f"QPushButton:hover {{ background: {theme.wood}; }}"
            f"QPushButton:focus {{ border: 2.5px solid {theme.focus}; }}"
            f"QPushButton:disabled {{ color: {theme.on_felt_dim}; background: transparent;"
            f" border-style: dashed; }}"
        )

    def place(self, rect: QRectF) -> None:
        """Lie where the layout wants it."""
        self.setGeometry(rect.toRect())
        self._fit()
