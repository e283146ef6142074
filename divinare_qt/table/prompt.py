"""A strip over the hand that says what to do, with the buttons that do it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from divinare_qt.models.choice import Choice
from divinare_qt.models.expectation import expectation
from divinare_qt.models.stage import Stage
from divinare_qt.rules.state import Phase
from divinare_qt.table.theme import Theme, serif


class Prompt(QWidget):
    """What is expected now, and the buttons for it."""

    sheet_wanted = Signal()

    def __init__(self, stage: Stage, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._choice = choice
        self._pixels = 14.0
        self.label = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.confirm = QPushButton(self)
        self.put_back = QPushButton(self)
        self.proceed = QPushButton(self)
        self.sheet = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(self.label)
        for button in (self.confirm, self.put_back, self.sheet, self.proceed):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
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

    def refresh(self) -> None:
        """Say what is expected now."""
        stage, choice = self._stage, self._choice
        self.label.setText(expectation(stage, choice))
        passing = stage.view.phase is Phase.PASS
        self.confirm.setText(self.tr("Pass the cards") if passing else self.tr("Discard the cards"))
        self.confirm.setEnabled(choice.complete)
        self.confirm.setVisible(choice.giving)
        self.put_back.setText(self.tr("Put back"))
        self.put_back.setVisible(choice.picked is not None)
        self.proceed.setText(self.tr("Continue"))
        self.proceed.setVisible(stage.scoring is not None and bool(stage.people))
        self.sheet.setText(self.tr("Scores"))
        self.sheet.setVisible(stage.scoring is not None)
        self._fit()

    def _fit(self) -> None:
        """Make the text smaller where it does not fit beside its buttons."""
        room = self.width() - 16
        for button in (self.confirm, self.put_back, self.sheet, self.proceed):
            room -= 0 if button.isHidden() else button.sizeHint().width() + 8
        width = QFontMetricsF(serif(self._pixels, italic=True)).horizontalAdvance(self.label.text())
        self.label.setFont(serif(self._pixels * min(1, max(room, 1) / max(width, 1)), italic=True))

    def restyle(self, theme: Theme, pixels: float) -> None:
        """Take the colours and the text size of the table."""
        self.setFont(serif(pixels))
        self._pixels = pixels
        for button in (self.confirm, self.put_back, self.sheet, self.proceed):
            button.setFont(serif(pixels * 0.95, bold=True))
        self.setStyleSheet(
            f"QLabel {{ color: {theme.on_felt}; background: transparent; }}"
            f"QPushButton {{ color: {theme.on_seal}; background: {theme.seal}; border: 1.5px solid {theme.brass};"
            f" border-radius: 6px; min-height: 0; padding: {pixels * 0.16:.0f}px {pixels:.0f}px; }}"
            f"QPushButton:hover {{ background: {theme.wood}; }}"
            f"QPushButton:focus {{ border: 2.5px solid {theme.focus}; }}"
            f"QPushButton:disabled {{ color: {theme.on_felt_dim}; background: transparent; }}"
        )

    def place(self, rect: QRectF) -> None:
        """Lie where the layout wants it."""
        self.setGeometry(rect.toRect())
        self._fit()
