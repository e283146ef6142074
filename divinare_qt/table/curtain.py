"""The curtain between two people at one computer. Behind it the table holds nobody's cards."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from divinare_qt.models.session import Session
from divinare_qt.models.stage import Stage
from divinare_qt.table.artwork import Artwork
from divinare_qt.table.theme import serif

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
CLOTH: Final = QSizeF(1600, 1000)
"""The proportions of the cloth: it covers the table, and is cut where it is too large, but never stretched."""


class Curtain(QWidget):
    """Hangs before the table until the one who is awaited opens it."""

    let_go = Signal()
    """It had the keyboard, and is gone."""

    def __init__(self, stage: Stage, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._artwork = artwork
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.label = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.label.setStyleSheet(
            "color: #fff0c2; background: rgba(20, 8, 8, 215); border: 2px solid #a37f3c; border-radius: 8px;"
            " padding: 14px 28px;"
        )
        self.open = QPushButton(self)
        self.open.setCursor(Qt.CursorShape.PointingHandCursor)
        self.open.setStyleSheet(
            "QPushButton { color: #2b1d16; background: #e7cf93; border: 2px solid #6f5120; border-radius: 8px;"
            " padding: 10px 26px; } QPushButton:focus { border: 3px solid white; }"
        )
        self.open.clicked.connect(self._open)
        self.open.installEventFilter(self)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.label, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(14)
        column.addWidget(self.open, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        stage.asked.connect(self.refresh)
        stage.shown.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Hang or open, as the stage says."""
        seat = self._stage.curtain
        if seat is not None:
            name = self._stage.header.seats[seat].name
            self.label.setText(self.tr("Pass the screen to {name}.").format(name=name))
            called = name.replace("&", "&&")  # on a button one alone would underline what follows
            self.open.setText(self.tr("I am {name}: open the curtain").format(name=called))
        held = self.hasFocus() or self.open.hasFocus()
        self.setVisible(seat is not None and self._stage.looking is None)
        if held and self.isHidden():
            self.let_go.emit()

    def restyle(self, pixels: float) -> None:
        """Take the text size of the table."""
        self.label.setFont(serif(pixels * 1.7, bold=True))
        self.open.setFont(serif(pixels * 1.1, bold=True))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard, so that a key opens the curtain."""
        super().showEvent(event)
        self.raise_()
        self.open.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter or Space wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Keep the keyboard on the button: arrows would take it to one that the curtain covers."""
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in ARROWS

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cloth."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#2a0d0f"))
        cloth = CLOTH.scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        place = QRectF((self.width() - cloth.width()) / 2, 0, cloth.width(), cloth.height())
        self._artwork.draw(painter, "table/curtain", place)
        painter.end()

    def _open(self) -> None:
        if isinstance(self._stage, Session):
            self._stage.open_curtain()
