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
GAP: Final = 2.5
"""Points between a space and its chance where letters are large."""
APART: Final = 0.05
"""How much of a step two tags keep apart there."""
LARGER_WORTH: Final = 0.25
"""How much larger the tag of the central space is there."""
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
        self.above = 0.0
        """Points between this row of spaces and the tokens on the central one."""
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
            self._draw_value(painter)

    def chance_tag(self) -> QRectF:
        """Return where a chance is written: above the space, and where letters are large below the central tokens."""
        rect, larger = self.area(), self.look.larger
        gap = max(rect.height() * 0.07, 4) if not larger else GAP  # for the ring round a token
        usual = min(CHANCE.width() * self.unit, rect.width() * 1.05)
        height = min(CHANCE.height() * self.unit, usual * 0.45)
        most = min(self.room * 0.42, rect.width() * 0.5, max(self.above - gap, height * (1 - larger)))
        height = min(self.look.grown(height, most), most) if larger else self.look.grown(height, most)
        width = min(max(usual, height * (2.7 if larger else 2.3)), self._widest(usual))
        return QRectF(rect.center().x() - width / 2, rect.y() - gap - height, width, height)

    def value_tag(self) -> QRectF:
        """Return where is written what going here is worth: below a space, or on the rim of the central one."""
        rect = self.area()
        if self.label == CENTRE:
            tag = QRectF(QPointF(0, 0), WORTH * self.unit * (1 + LARGER_WORTH * self.look.larger))
            tag.moveCenter(QPointF(rect.center().x(), rect.top()))
            return tag
        height = self.look.grown(rect.height() * 0.4, rect.height() * 0.46)
        tag = QRectF(0, 0, min(max(rect.width() * 1.08, height * 2.4), self._widest(rect.width())), height)
        tag.moveCenter(QPointF(rect.center().x(), rect.bottom() + rect.height() * 0.08))
        return tag

    def _widest(self, usual: float) -> float:
        """Return how wide a tag may be beside its neighbours."""
        larger = self.look.larger
        return max(self.room * (0.97 - APART * larger), usual * (1 - larger))

    def _draw_chance(self, painter: QPainter, rect: QRectF) -> None:
        """Write a chance above the space, and put the mark of a bonus above that."""
        tag = self.chance_tag()
        height = tag.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 205))
        painter.drawRoundedRect(tag, height / 2, height / 2)
        text = tag.adjusted(height * 0.15, 0, -height * 0.15, 0)
        letters = max(height * 0.8, min(height * 0.95, self.look.text * 0.92))
        pixels = common((self.chance, LONG_CHANCE), text.width(), letters, bold=True)
        figure(painter, text, self.chance, "#ffffff", pixels)
        if self.bonus:
            place = bonus_place(rect, tag.y(), self.bonus)
            painter.setBrush(translucent(DARKNESS, 190))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
            self.look.artwork.draw(painter, BONUS[self.bonus], place)

    def _draw_value(self, painter: QPainter) -> None:
        tag, theme = self.value_tag(), self.look.theme
        painter.setPen(QPen(QColor(theme.brass), 1))
        painter.setBrush(QColor(BEST if self.best else theme.seal))
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        colour = "#2b1d16" if self.best else theme.on_seal
        figure(painter, tag, self.value, colour, tag.height() * 0.72)
