"""What a hint says of a space, written on the board: above the tokens, which would hide it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from divinare_qt.models.boards import SpaceHint
from divinare_qt.models.words import percent
from divinare_qt.rules.moves import CENTRE
from divinare_qt.table.board import BONUS, DARKNESS, bonus_place
from divinare_qt.table.piece import BEST, Look, Piece, common, figure, translucent

CHANCE: Final = QSizeF(40, 18)
"""Room for a chance above a space, in board units."""
WORTH: Final = QSizeF(58, 22)
"""Room for what going to the central space is worth."""
LONG_CHANCE: Final = "88 %"
"""Chances of one digit are written no larger than those of two."""


class HintItem(Piece):
    """How likely the final count is on a space, above it, and below it what going there is worth."""

    BONUS_ROOM = 22.0
    """Units above a chance that the mark of a bonus takes."""

    def __init__(self, look: Look, label: str, bonus: int) -> None:
        super().__init__(look)
        self.label = label
        self.bonus = bonus
        self.unit = 1.0
        """Points for one unit of the board."""
        self.room = 0.0
        """Points from this space to the next."""
        self.chance = ""
        self.value = ""
        self.best = False
        """Whether nothing is worth more."""
        self.setVisible(False)

    def tell(self, hint: SpaceHint) -> None:
        """Say what a hint says, or nothing."""
        self.chance = "" if hint.chance is None else percent(hint.chance)
        self.value, self.best = hint.value, hint.best
        self.setVisible(bool(self.chance or self.value))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return everything that is drawn, also the words above on the largest screen."""
        margin = max(self.room, (CHANCE.height() + self.BONUS_ROOM) * self.unit)
        return self.area().adjusted(-margin, -margin, margin, margin)

    def draw(self, painter: QPainter) -> None:
        """Draw the words, each on a ground on which it can be read."""
        if self.chance:
            self._draw_chance(painter, self.area())
        if self.value:
            self._draw_value(painter, self.area())

    def _draw_chance(self, painter: QPainter, rect: QRectF) -> None:
        """Write a chance above the space, and put the mark of a bonus above that."""
        usual = min(CHANCE.width() * self.unit, rect.width() * 1.05)
        height = self.look.grown(
            min(CHANCE.height() * self.unit, usual * 0.45), min(self.room * 0.42, rect.width() * 0.5)
        )
        width = min(max(usual, height * 2.3), max(self.room * 0.97, usual))
        gap = max(rect.height() * 0.07, 4)  # for the ring round a token
        tag = QRectF(rect.center().x() - width / 2, rect.y() - gap - height, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 205))
        painter.drawRoundedRect(tag, height / 2, height / 2)
        text = tag.adjusted(height * 0.15, 0, -height * 0.15, 0)
        pixels = common((self.chance, LONG_CHANCE), text.width(), height * 0.8, bold=True)
        figure(painter, text, self.chance, "#ffffff", pixels)
        if self.bonus:
            place = bonus_place(rect, tag.y(), self.bonus)
            painter.setBrush(translucent(DARKNESS, 190))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
            self.look.artwork.draw(painter, BONUS[self.bonus], place)

    def _draw_value(self, painter: QPainter, rect: QRectF) -> None:
        """Write what going here is worth: below a numbered space, or on the rim of the central one."""
        if self.label == CENTRE:
            tag = QRectF(QPointF(0, 0), WORTH * self.unit)
            tag.moveCenter(QPointF(rect.center().x(), rect.top()))
        else:
            height = self.look.grown(rect.height() * 0.4, rect.height() * 0.5)
            tag = QRectF(0, 0, min(max(rect.width() * 1.08, height * 2.4), max(self.room * 0.97, rect.width())), height)
            tag.moveCenter(QPointF(rect.center().x(), rect.bottom() + rect.height() * 0.08))
        theme = self.look.theme
        painter.setPen(QPen(QColor(theme.brass), 1))
        painter.setBrush(QColor(BEST if self.best else theme.seal))
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        colour = "#2b1d16" if self.best else theme.on_seal
        figure(painter, tag, self.value, colour, tag.height() * 0.72)
