"""A character card: who sits there, and what everybody can see of them."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from divinare_qt.models.numbers import number
from divinare_qt.models.words import translate
from divinare_qt.rules.arts import ARTS
from divinare_qt.table import geometry
from divinare_qt.table.piece import Look, Piece, line, paper, ring

MOST_TOKENS: Final = 12
"""Score tokens that are drawn; more than these look the same."""


class SeatItem(Piece):
    """The card of a seat."""

    MARGIN = 14.0

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
        if self.active or self.winner:
            width = min(max(4, rect.height() * 0.03), 8)
            ring(painter, rect.adjusted(-width, -width, width, width), theme.lit, width, max(11, rect.height() * 0.07))
        paper(painter, rect, theme, 8)
        pad = max(rect.height() * 0.08, 6)
        height = min(rect.height() - 2 * pad, rect.width() * 0.36 * 1.2)
        portrait = QRectF(pad, (rect.height() - height) / 2, height / 1.2, height)
        self.look.artwork.draw(painter, f"portraits/{self.character}", portrait)
        left = portrait.right() + pad
        text = QRectF(left, pad * 0.8, rect.width() - left - pad, rect.height() - 1.6 * pad)
        if not self.own:
            text.setRight(self._draw_hand(painter, text) - pad * 0.6)
        self._draw_text(painter, text)
        if self.first:
            self._draw_bell(painter, portrait)

    def _draw_bell(self, painter: QPainter, portrait: QRectF) -> None:
        """Draw the bell of the first player at the foot of the portrait."""
        size = portrait.height() * 0.48
        spot = QRectF(0, 0, size, size)
        spot.moveBottomLeft(self.area().bottomLeft())
        self.look.artwork.draw(painter, "table/first-player", spot.translated(-size * 0.08, size * 0.04))

    def _draw_hand(self, painter: QPainter, area: QRectF) -> float:
        """Draw the backs of the hand at the right, and return where they begin."""
        height = min(area.height() * 0.86, area.width() * 0.5)
        size = QSizeF(height * geometry.CARD_ASPECT, height)
        step = size.width() * 0.4
        width = min(size.width() + step * max(self.cards - 1, 0), max(area.width() * 0.38, size.width()))
        room = QRectF(area.right() - width, area.center().y() - size.height() / 2, width, size.height())
        for at, place in enumerate(geometry.fan(room, self.cards, most=step, card=size)):
            card = "back" if self.hand is None or self.hand[at] not in ARTS else f"small/{self.hand[at]}"
            self.look.artwork.draw(painter, f"cards/{card}", place)
        return room.x() if self.cards else area.right()

    def _draw_text(self, painter: QPainter, area: QRectF) -> None:
        """Draw the name, what the seat does and what it has won, as one block beside the portrait."""
        theme = self.look.theme
        pixels = min(self.look.text * 1.15, area.height() / 4)
        row = QRectF(area.x(), 0, area.width(), pixels * 1.4)
        row.moveTop(area.center().y() - row.height() * (1.5 if self.tokens or self.points is not None else 1))
        line(painter, row, self.name, theme.on_paper, pixels, bold=True)
        row.translate(0, row.height() * 0.94)
        line(painter, row, self.status, theme.on_paper_dim, pixels * 0.82, italic=True)
        row.translate(0, row.height() * 1.06)
        self._draw_score(painter, row, pixels)

    def _draw_score(self, painter: QPainter, row: QRectF, pixels: float) -> None:
        """Draw the points, or the score tokens that lie face down."""
        if self.points is not None:
            text = translate("SeatItem", "Points: {points}").format(points=number(self.points))
            line(painter, row, text, self.look.theme.on_paper, pixels * 0.9, bold=True)
            return
        size = QSizeF(row.height(), row.height()) * 0.94
        for place in geometry.fan(row, min(self.tokens, MOST_TOKENS), most=size.width() * 0.5, card=size):
            self.look.artwork.draw(painter, "score/back", place)
