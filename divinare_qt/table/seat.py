"""A character card: who sits there, and what everybody can see of them."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from divinare_qt.models.words import translate
from divinare_qt.rules.arts import ARTS
from divinare_qt.table import geometry
from divinare_qt.table.piece import Look, Piece, line, paper, ring
from divinare_qt.table.theme import serif


class SeatItem(Piece):
    """The card of a seat."""

    MARGIN = 12.0

    def __init__(self, look: Look, seat: int, character: str) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self.seat = seat
        self.character = character
        self.name = ""
        self.status = ""
        self.cards = 0
        self.hand: str | None = None
        """The cards themselves, where all hands lie open."""
        self.own = False
        self.active = False
        self.first = False
        self.tokens = 0
        """Score tokens, face down."""
        self.points: int | None = None
        self.winner = False

    def draw(self, painter: QPainter) -> None:
        """Draw the card."""
        rect, theme = self.area(), self.look.theme
        if self.active:
            ring(painter, rect.adjusted(-4, -4, 4, 4), theme.lit, 4, 11)
        paper(painter, rect, theme, 8)
        pad = max(rect.height() * 0.08, 6)
        height = min(rect.height() - 2 * pad, rect.width() * 0.34 * 1.2)
        portrait = QRectF(pad, (rect.height() - height) / 2, height / 1.2, height)
        self.look.artwork.draw(painter, f"portraits/{self.character}", portrait)
        left = portrait.right() + pad
        text = QRectF(left, pad * 0.7, rect.width() - left - pad, rect.height() - 1.4 * pad)
        self._draw_text(painter, text)
        if self.first:
            size = min(rect.height() * 0.36, 44)
            self.look.artwork.draw(
                painter, "table/first-player", QRectF(rect.right() - size * 0.9, -size * 0.22, size, size)
            )
        if self.winner:
            ring(painter, rect.adjusted(-2, -2, 2, 2), theme.brass, 5, 10)

    def _draw_text(self, painter: QPainter, area: QRectF) -> None:
        theme, rows = self.look.theme, 3
        pixels = min(self.look.text * 1.12, area.height() / 4.3)
        height = area.height() / rows
        bell = min(self.size.height() * 0.3, 38) if self.first else 0
        name = QRectF(area.x(), area.y(), area.width() - bell, height)
        line(painter, name, self.name, theme.on_paper, pixels, bold=True)
        status = QRectF(area.x(), area.y() + height, area.width(), height * 0.85)
        line(painter, status, self.status, theme.on_paper_dim, pixels * 0.82, italic=True)
        self._draw_goods(painter, QRectF(area.x(), area.y() + height * 2 - 2, area.width(), height + 2))

    def _draw_goods(self, painter: QPainter, area: QRectF) -> None:
        """Draw the backs of the hand, and the score tokens or points."""
        right = self._draw_score(painter, area)
        if self.own:
            return
        size = QSizeF(area.height() * geometry.CARD_ASPECT, area.height())
        room = QRectF(area.x(), area.y(), max(right - area.x() - 6, size.width()), area.height())
        for at, place in enumerate(geometry.fan(room, self.cards, most=size.width() * 0.8, card=size)):
            card = "back" if self.hand is None else self.hand[at]
            self.look.artwork.draw(painter, f"cards/{card if card in ARTS else 'back'}", place)

    def _draw_score(self, painter: QPainter, area: QRectF) -> float:
        """Draw what the seat has won at the right, and return where that begins."""
        theme = self.look.theme
        if self.points is not None:
            shown = str(self.points).replace("-", "\u2212")
            text = translate("SeatItem", "Points: {points}").format(points=shown)
            pixels = min(area.height() * 0.6, self.look.text * 1.05)
            width = QFontMetricsF(serif(pixels, bold=True)).horizontalAdvance(text) + 2
            align = Qt.AlignmentFlag.AlignLeft if self.own else Qt.AlignmentFlag.AlignRight
            place = QRectF(area.x() if self.own else area.right() - width - 4, area.y(), width, area.height())
            line(painter, place, text, theme.on_paper, pixels, bold=True, align=align)
            return place.x()
        if not self.tokens:
            return area.right()
        size = area.height() * 0.72
        shown_tokens = min(self.tokens, 6)
        room = QRectF(
            0, area.center().y() - size / 2, min(area.width() * 0.42, size * (1 + 0.5 * (shown_tokens - 1))), size
        )
        room.moveRight(area.right())
        for place in geometry.fan(room, shown_tokens, most=size * 0.5, card=QSizeF(size, size)):
            self.look.artwork.draw(painter, "score/back", place)
        painter.setPen(QColor(theme.on_paper))
        return room.x()
