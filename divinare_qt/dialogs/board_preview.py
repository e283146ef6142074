"""A board as it will lie on the table, for the layout editor."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.look import look
from divinare_qt.rules.arts import Art
from divinare_qt.table.geometry import BOARD, disc_places
from divinare_qt.table.theme import serif

_BONUS: Final = {1: ("spaces/bonus-single", QSizeF(16, 16)), 2: ("spaces/bonus-double", QSizeF(30, 16))}
_INK: Final = QColor("#2b1d16")


@dataclass(frozen=True, slots=True)
class SpaceText:
    """A space as it was typed, right or wrong."""

    label: str
    bonus: int = 0
    wrong: bool = False


class BoardPreview(QWidget):
    """Draws what it is given, also while that makes no sense yet."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._spaces: Sequence[SpaceText] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 116)

    def show_spaces(self, spaces: Sequence[SpaceText]) -> None:
        """Draw other spaces."""
        self._spaces = spaces
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a board that can be read well."""
        return QSize(620, 224)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board in its own units."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size = BOARD.scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        unit = size.width() / BOARD.width()
        corner = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
        artwork.draw(painter, f"boards/{self._art}", QRectF(corner, size), size)
        for space, (middle, radius) in zip(self._spaces, _places(len(self._spaces)), strict=True):
            _paint_space(painter, space, corner + middle * unit, radius * unit, unit)
        painter.end()


def _places(count: int) -> Sequence[tuple[QPointF, float]]:
    if count < 2:
        return [(QPointF(BOARD.width() / 2, 134), 25.0)] * count
    return disc_places(count)


def _paint_space(painter: QPainter, space: SpaceText, middle: QPointF, radius: float, unit: float) -> None:
    disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    artwork.draw(painter, "spaces/disc", disc, disc.size())
    if space.bonus in _BONUS:
        name, shape = _BONUS[space.bonus]
        ring = QRectF(QPointF(0, 0), shape * unit)
        ring.moveCenter(QPointF(middle.x(), disc.top() - 5 * unit))
        artwork.draw(painter, name, ring, shape)
    font = serif(radius * (0.9 if len(space.label) < 3 else 0.62 if len(space.label) < 5 else 0.42), bold=True)
    painter.setFont(font)
    painter.setPen(_INK)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, space.label)
    if space.wrong:
        painter.setPen(QPen(look().bad, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(-3, -3, 3, 3))
