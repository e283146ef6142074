"""The cards beside a board, fanned so that they can be counted, and their number on a seal."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from divinare_qt.rules.arts import Art
from divinare_qt.table import geometry
from divinare_qt.table.piece import Look, Piece, line

ROW = 6
"""Cards of a stack beside its board that lie in one row."""


PALE = 128
"""Felt lighter than this needs dark emblems."""


class StackItem(Piece):
    """A fan of cards."""

    def __init__(self, look: Look, art: Art) -> None:
        super().__init__(look)
        self.art = art
        self.count = 0
        self.flying = 0
        """Cards that are still on their way here."""
        self.beside = False

    def card_size(self) -> QSizeF:
        """Return the size of a card in the fan."""
        height = self.size.height() * (0.37 if self.beside else 0.98)
        return QSizeF(height * geometry.CARD_ASPECT, height)

    def places(self, count: int) -> tuple[QRectF, ...]:
        """Return where so many cards lie, in the item's own coordinates."""
        card, seal, most = self.card_size(), self._seal().width() + 4, self.card_size().width() * 0.74
        if not self.beside:
            top = (self.size.height() - card.height()) / 2
            area = QRectF(seal, top, self.size.width() - seal, card.height())
            return geometry.fan(area, count, most=most, card=card)
        row = max(ROW, (count + 1) // 2)
        area = QRectF(0, seal, self.size.width(), card.height())
        first = geometry.fan(area, min(count, row), most=most, card=card)
        area.moveTop(self.size.height() - card.height())
        return first + geometry.fan(area, count - len(first), most=most, card=card)

    def draw(self, painter: QPainter) -> None:
        """Draw the cards that have arrived, and the count."""
        if self.count == 0:
            self._draw_empty(painter)
        for place in self.places(self.count)[: max(self.count - self.flying, 0)]:
            self.look.artwork.draw(painter, f"cards/small/{self.art}", place)
        seal = self._seal()
        self.look.artwork.draw(painter, "table/seal", seal)
        colour, pixels = self.look.theme.on_seal, seal.height() * 0.5
        line(painter, seal, str(self.count), colour, pixels, bold=True, align=Qt.AlignmentFlag.AlignHCenter)

    def _draw_empty(self, painter: QPainter) -> None:
        """Show where the first card will lie."""
        place = self.places(1)[0]
        painter.setPen(QPen(QColor(self.look.theme.brass), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setOpacity(0.7)
        painter.drawRoundedRect(place, 4, 4)
        inset = place.width() * 0.2
        emblem = QRectF(place.x() + inset, 0, place.width() - 2 * inset, place.width() - 2 * inset)
        emblem.moveCenter(place.center())
        pale = QColor(self.look.theme.felt).lightness() > PALE
        self.look.artwork.draw(painter, f"emblems/{self.art}-ink" if pale else f"emblems/{self.art}", emblem)
        painter.setOpacity(1)

    def _seal(self) -> QRectF:
        size = self.size.height() * (0.23 if self.beside else 0.72)
        return QRectF(0, 0 if self.beside else (self.size.height() - size) / 2, size, size)
