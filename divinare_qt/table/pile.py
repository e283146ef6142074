"""Cards that lie face down on the table and belong to nobody: those set aside, and the discards of two players."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from divinare_qt.table import geometry
from divinare_qt.table.piece import Look, Piece, sealed

THICK: Final = 3
"""Cards that are drawn; more than these look the same."""


class PileItem(Piece):
    """A pile of backs with its number on a seal; without cards there is nothing to see."""

    def __init__(self, look: Look, *, discards: bool) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self.discards = discards
        self.count = 0

    def top(self) -> QRectF:
        """Return where the uppermost card lies, in the item's own coordinates."""
        rect = self.area()
        height = min(rect.height() * 0.92, rect.width() / geometry.CARD_ASPECT * 0.86)
        card = QRectF(0, 0, height * geometry.CARD_ASPECT, height)
        card.moveCenter(rect.center())
        return card

    def draw(self, painter: QPainter) -> None:
        """Draw the pile."""
        if not self.count:
            return
        card = self.top()
        slip = card.width() * 0.045
        for at in reversed(range(min(self.count, THICK))):
            self.look.artwork.draw(painter, "cards/back", card.translated(slip * at, slip * at * 0.7))
        size = card.width() * 0.6
        seal = QRectF(0, 0, size, size)
        seal.moveCenter(card.center())
        sealed(painter, self.look, seal, self.count)
