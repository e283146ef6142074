"""The cards beside a board, fanned so that they can be counted, and their number on a seal."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from divinare_qt.rules.arts import Art
from divinare_qt.table import geometry
from divinare_qt.table.piece import Look, Piece, sealed

ROW = 6
"""Cards of a stack beside its board that lie in one row."""
PALE = 128
"""Felt lighter than this needs dark emblems."""


class StackItem(Piece):
    """A fan of cards."""

    MARGIN = 64.0
    """The seal beside a board lies outside, on the board's rim."""

    def __init__(self, look: Look, art: Art) -> None:
        super().__init__(look)
        self.art = art
        self.count = 0
        self.flying = 0
        """Cards that are still on their way here."""
        self.beside = self.mirrored = False
        self.seal = QRectF()

    def lie(self, place: geometry.BoardPlace) -> None:
        """Lie where the layout wants the stack of a board."""
        self.beside, self.mirrored = place.beside, place.mirrored
        self.seal = place.seal.translated(-place.stack.topLeft())
        self.place(place.stack)

    def shape(self) -> QPainterPath:
        """Return what can be hit."""
        path = QPainterPath()
        path.addRect(self.area())
        path.addEllipse(self.seal)
        return path

    def card_size(self) -> QSizeF:
        """Return the size of a card in the fan."""
        height = self.size.height() * (0.48 if self.beside else 0.98)
        return QSizeF(height * geometry.CARD_ASPECT, height)

    def places(self, count: int) -> tuple[QRectF, ...]:
        """Return where so many cards lie, in the item's own coordinates: in the middle, or in two rows."""
        card = self.card_size()
        area = QRectF(0, (self.size.height() - card.height()) / 2, self.size.width(), card.height())
        if not self.beside or count <= ROW:
            return self._row(area, count)
        row = max(ROW, (count + 1) // 2)
        area.moveTop(0)
        first = self._row(area, row)
        area.moveTop(self.size.height() - card.height())
        return first + self._row(area, count - row)

    def _row(self, area: QRectF, count: int) -> tuple[QRectF, ...]:
        card = self.card_size()
        return geometry.fan(area, count, most=card.width() * 0.74, card=card, mirrored=self.mirrored)

    def draw(self, painter: QPainter) -> None:
        """Draw the cards that have arrived, and the count."""
        if self.count == 0:
            self._draw_empty(painter)
        for place in self.places(self.count)[: max(self.count - self.flying, 0)]:
            self.look.artwork.draw(painter, f"cards/small/{self.art}", place)
        sealed(painter, self.look, self.seal, self.count)

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
