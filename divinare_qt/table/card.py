"""A card: in the hand, or on its way across the table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from divinare_qt.rules.arts import Art
from divinare_qt.table.piece import BEST, Look, Piece, arrow_up, figure, ring

CORNER = QRectF(0.053, 0.033, 0.19, 0.119)
"""The plaque for the number, as a share of the card."""


class CardItem(Piece):
    """A card, face up with an art and face down without."""

    MARGIN = 24.0

    def __init__(self, look: Look, art: Art | None, count: int = 0) -> None:
        super().__init__(look)
        self.art = art
        self.count = count
        """How many cards of its art the deck has; the number in its corners."""

    def draw(self, painter: QPainter) -> None:
        """Draw the card."""
        rect = self.area()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 80))
        painter.drawRoundedRect(rect.translated(1.5, 3), rect.width() * 0.06, rect.width() * 0.06)
        self.look.artwork.draw(painter, f"cards/{self.art or 'back'}", rect)
        if self.count:
            self._draw_numbers(painter, rect)

    def _draw_numbers(self, painter: QPainter, rect: QRectF) -> None:
        width, height = rect.width(), rect.height()
        corner = QRectF(CORNER.x() * width, CORNER.y() * height, CORNER.width() * width, CORNER.height() * height)
        other = QRectF(corner)
        other.moveBottomRight(rect.bottomRight() - corner.topLeft())
        inset = corner.width() * (0.1 - 0.08 * self.look.larger)
        for place in (corner, other):
            pixels = self.look.grown(place.height() * 0.56, place.height() * (0.9 + 0.12 * self.look.larger))
            figure(painter, place.adjusted(inset, 0, -inset, 0), str(self.count), "#2b1d16", pixels)


class HandCard(CardItem):
    """A card in one's own hand."""

    def __init__(self, look: Look, art: Art | None, count: int, index: int) -> None:
        super().__init__(look, art, count)
        self.index = index
        self.chosen = False
        self.fresh = False
        """Whether it was received a moment ago."""
        self.enabled = True
        self.advised = False
        """Whether a hint would give it away."""
        self.landed = True
        """Whether it is not on its way here, where another card is drawn for it."""

    def draw(self, painter: QPainter) -> None:
        """Draw the card and what is to be known about it."""
        if not self.landed:
            return
        super().draw(painter)
        rect, theme = self.area(), self.look.theme
        radius = rect.width() * 0.06
        if not self.enabled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 60))
            painter.drawRoundedRect(rect, radius, radius)
        width = max(4, rect.width() * 0.034)
        if self.chosen:
            out = width * 0.75
            ring(painter, rect.adjusted(-out, -out, out, out), theme.lit, width, radius + out)
        elif self.fresh:
            self._draw_fresh(painter, rect)
        if self.advised:
            self._draw_advice(painter, rect)
        if self.focused:
            out = width * 1.5
            ring(painter, rect.adjusted(-out, -out, out, out), theme.seal, width * 1.4, radius + out)
            ring(painter, rect.adjusted(-out, -out, out, out), theme.focus, width * 0.75, radius + out)

    def _draw_advice(self, painter: QPainter, rect: QRectF) -> None:
        """Put the sign of the best choice where the next card leaves it free: this one goes up, and away."""
        tag = QRectF(rect.width() * 0.1, rect.height() * 0.74, rect.width() * 0.44, rect.height() * 0.15)
        painter.setPen(QPen(QColor("#170e0a"), 1.2))
        painter.setBrush(QColor(BEST))
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        side = tag.height() * 0.36
        arrow_up(painter, QPointF(tag.center().x(), tag.center().y() - side * 0.62), side, self.look.theme)

    def _draw_fresh(self, painter: QPainter, rect: QRectF) -> None:
        """Hang a ribbon from the upper edge: this card is new."""
        width = rect.width() * 0.15
        left, top, end = rect.center().x() - width / 2, rect.y() - width * 0.35, rect.y() + width * 1.5
        ribbon = QPolygonF(
            [
                QPointF(left, top),
                QPointF(left + width, top),
                QPointF(left + width, end),
                QPointF(left + width / 2, end - width * 0.5),
                QPointF(left, end),
            ]
        )
        painter.setPen(QPen(QColor("#170e0a"), 1.2))
        painter.setBrush(QColor("#ffd58a"))
        painter.drawPolygon(ribbon)
