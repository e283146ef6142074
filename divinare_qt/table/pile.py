"""Cards that lie face down on the table and belong to nobody: those set aside, and the discards of two players."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from divinare_qt.table import geometry
from divinare_qt.table.piece import Look, Piece, arrow_up, sealed

THICK: Final = 3
"""Cards that are drawn; more than these look the same."""


class PileItem(Piece):
    """A pile of backs with its number on a seal; without cards there is nothing to see."""

    MARGIN = 30.0

    def __init__(self, look: Look, *, discards: bool) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self.discards = discards
        self.count = 0
        self.receives = False
        """Whether the cards that are being marked will go here."""

    def top(self) -> QRectF:
        """Return where the uppermost card lies, in the item's own coordinates."""
        rect = self.area()
        height = min(rect.height() * 0.92, rect.width() / geometry.CARD_ASPECT * 0.86)
        card = QRectF(0, 0, height * geometry.CARD_ASPECT, height)
        card.moveCenter(rect.center())
        return card

    def draw(self, painter: QPainter) -> None:
        """Draw the pile."""
        if self.receives:
            self._draw_place(painter)
        if self.count:
            self._draw_cards(painter)

    def _draw_place(self, painter: QPainter) -> None:
        """Point at the place where cards are about to lie."""
        card, theme = self.top(), self.look.theme
        painter.setPen(QPen(QColor(theme.brass), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 4, 4)
        arrow_up(painter, QPointF(card.center().x(), card.bottom() + 4), max(card.height() * 0.13, 10), theme)

    def _draw_cards(self, painter: QPainter) -> None:
        card = self.top()
        slip = card.width() * 0.045
        for at in reversed(range(min(self.count, THICK))):
            self.look.artwork.draw(painter, "cards/back", card.translated(slip * at, slip * at * 0.7))
        size = card.width() * 0.6
        seal = QRectF(0, 0, size, size)
        seal.moveCenter(card.center())
        sealed(painter, self.look, seal, self.count)
