"""A board, its spaces, and the belief about its count when a hint is shown."""

from math import hypot
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from divinare_qt.models.numbers import signed
from divinare_qt.rules.arts import Art
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.moves import CENTRE
from divinare_qt.table import geometry
from divinare_qt.table.piece import Look, Piece, figure, fitting, ring, translucent
from divinare_qt.table.theme import serif

MARKS: Final[dict[Prediction | None, str]] = {
    Prediction.PERFECT: "spaces/perfect",
    Prediction.INCOMPLETE: "spaces/near",
    Prediction.INCORRECT: "spaces/miss",
}

BONUS: Final = ("", "spaces/bonus-single", "spaces/bonus-double")

LAMP: Final = "#ffd58a"
"""Light on a board, which is dark in every theme."""
DARKNESS: Final = "#170e0a"
"""What is round a ring of light, so that it is seen on brass too."""
LEAST_AWARD: Final = 19.0
"""Points across the mark of what a token earned: its number can be read on the smallest board."""
HIGHEST_BAR: Final = 33.0
"""It rises above the words that stand before it."""
LEAST_CHANCE: Final = 0.005
WITHIN_RIM: Final = 0.87
"""How much of a space large numbers reach across, from corner to corner."""
AT_ONCE: Final = 0.08
"""How much numbers grow in their place as soon as letters are larger, for boards that give way to words."""
BESIDE_VALUE: Final = 0.25
"""How much a number may grow where a hint has its words below it."""
COVERED: Final = 0.3
"""How much of the number of a space lies on the token that hides it."""


class BoardItem(Piece):
    """The ground of a board. `chances` has the probability of each space, for hints."""

    MARGIN = 14.0

    def __init__(self, look: Look, art: Art) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self.art = art
        self.lit = False
        self.dimmed = False
        self.chances: tuple[float, ...] = ()

    def draw(self, painter: QPainter) -> None:
        """Draw the board, brighter while a card of its art is held."""
        rect = self.area()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 80))
        painter.drawRoundedRect(rect.translated(2, 5), rect.height() / 2, rect.height() / 2)
        self.look.artwork.draw(painter, f"boards/{self.art}", rect)
        if self.look.theme.name == "contrast":
            ring(painter, rect.adjusted(1, 1, -1, -1), "#ffffff", 2, rect.height() / 2)
        if self.lit:
            width = min(max(3.5, rect.height() * 0.021), self.MARGIN / 1.6)
            ring(
                painter, rect.adjusted(-width, -width, width, width), self.look.theme.lit, width, rect.height() / 2 + 4
            )
        if self.chances:
            self._draw_chances(painter)

    def _draw_chances(self, painter: QPainter) -> None:
        """Draw a bar behind each space, as high as the space is likely to show the final count."""
        unit = self.size.width() / geometry.BOARD.width()
        places = geometry.disc_places(len(self.chances), self.look.scale)
        most = max(*self.chances, 0.01)
        for (centre, radius), chance in zip(places, self.chances, strict=True):
            height = HIGHEST_BAR * chance / most
            left, top = centre.x() - radius * 0.9, centre.y() - radius - height
            if chance >= LEAST_CHANCE:
                self._draw_bar(painter, QRectF(left * unit, top * unit, radius * 1.8 * unit, (height + radius) * unit))

    @staticmethod
    def _draw_bar(painter: QPainter, bar: QRectF) -> None:
        """Draw a beam of lamplight that rises from behind its space."""
        light = QLinearGradient(bar.topLeft(), bar.bottomLeft())
        light.setColorAt(0, translucent(LAMP, 215))
        light.setColorAt(1, translucent(LAMP, 90))
        painter.setPen(QPen(QColor(0, 0, 0, 90), 0.8))
        painter.setBrush(light)
        painter.drawRoundedRect(bar, bar.width() * 0.08, bar.width() * 0.08)


class SpaceItem(Piece):
    """A numbered space, or the central one."""

    MARGIN = 26.0

    def __init__(self, look: Look, art: Art, label: str, bonus: int) -> None:
        super().__init__(look)
        self.art = art
        self.label = label
        self.bonus = bonus
        self.lit = False
        self.dimmed = False
        self.occupied = False
        self.mark: Prediction | None = None
        self.hinted = False
        """Whether a hint has its words above, where the mark of a bonus has its place otherwise."""
        self.valued = False
        """Whether a hint has its words below, and the number makes room for them."""

    def shape(self) -> QPainterPath:
        """Return what can be hit."""
        path = QPainterPath()
        path.addEllipse(self.area())
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw the space."""
        if self.label == CENTRE:
            self._draw_centre(painter)
        else:
            self._draw_disc(painter)

    def _draw_focus(self, painter: QPainter) -> None:
        """Draw a ring of light in every theme: boards are dark in all of them."""
        width = max(2.6, self.size.height() * 0.05)
        place = self.area().adjusted(-2 * width, -2 * width, 2 * width, 2 * width)
        ring(painter, place, DARKNESS, 2.4 * width)
        ring(painter, place, self.look.theme.board_focus, width)

    def _draw_centre(self, painter: QPainter) -> None:
        if self.focused:
            self._draw_focus(painter)
        if self.lit:
            painter.setBrush(translucent(LAMP, 70 if self.hovered else 38))
            painter.setPen(QPen(QColor(LAMP), 3 if self.hovered else 2))
            painter.drawEllipse(self.area())

    def _draw_disc(self, painter: QPainter) -> None:
        rect = self.area()
        dim = self.dimmed or self.mark is Prediction.INCORRECT
        picture = "disc-lit" if self.lit or self.mark is Prediction.PERFECT else "disc-dim" if dim else "disc"
        grown = rect.width() * (0.16 if self.lit and self.hovered else 0.06 if self.lit else 0)
        self.look.artwork.draw(painter, f"spaces/{picture}", rect.adjusted(-grown, -grown, grown, grown))
        if self.mark in MARKS and (self.occupied or self.mark is not Prediction.INCORRECT):
            extra = rect.width() * 0.24
            self.look.artwork.draw(painter, MARKS[self.mark], rect.adjusted(-extra, -extra, extra, extra))
        if self.focused:
            self._draw_focus(painter)
        if self.bonus and not self.hinted:
            self._draw_bonus(painter, rect)
        if not self.occupied:
            self._draw_label(painter, rect)

    def _draw_bonus(self, painter: QPainter, rect: QRectF) -> None:
        place = bonus_place(rect, rect.y(), self.bonus)
        if self.mark is not None and self.occupied:
            place.moveRight(rect.center().x() + place.height() * 0.1)  # what the token earned is written at the right
        self.look.artwork.draw(painter, BONUS[self.bonus], place)

    def _draw_label(self, painter: QPainter, rect: QRectF) -> None:
        pixels = rect.height() * (0.5, 0.5, 0.44, 0.36, 0.34, 0.3)[min(len(self.label), 5)]
        inset = rect.width() * (0.15 if len(self.label) < 4 else 0.09)
        text, larger = rect.adjusted(inset, 0, -inset, 0), self.look.larger
        usual, most = pixels, rect.height() * 0.66
        if self.valued:
            text.translate(0, -rect.height() * 0.1)  # what going here is worth stands below it
            most = pixels * (1 + BESIDE_VALUE * larger)
        pixels = self.look.grown(pixels, most)
        if larger:
            usual = fitting(self.label, text.width(), usual, bold=True)
            pixels = max(pixels, usual * (1 + AT_ONCE * self.look.soon))
            pixels = max(usual, min(pixels, inscribed(self.label, rect.width())))
            text = QRectF(rect.x(), text.y(), rect.width(), text.height())
        figure(painter, text, self.label, "#2b1d16", pixels)


def inscribed(label: str, disc: float) -> float:
    """Return the height of letters in which a number touches the rim of its disc nowhere."""
    metrics = QFontMetricsF(serif(100, bold=True))
    digits = metrics.tightBoundingRect(label)
    return 100 * disc * WITHIN_RIM / hypot(digits.width(), digits.height())


def bonus_place(disc: QRectF, over: float, bonus: int) -> QRectF:
    """Return where the mark of a bonus stands over a disc, or over what stands above it."""
    size = disc.height() * 0.36
    width = size if bonus == 1 else size * 1.5
    return QRectF(disc.center().x() - width / 2, over - size * 0.86, width, size)


class TokenItem(Piece):
    """A prediction token. On a numbered space it carries the number that it hides, and after scoring what it earned."""

    MARGIN = 22.0

    def __init__(self, look: Look, seat: int, art: Art, character: str) -> None:
        super().__init__(look)
        self.seat = seat
        self.art = art
        self.character = character
        self.own = False
        self.latest = False
        """Whether it is the one that moved last."""
        self.label = CENTRE
        self.arrived = True
        """Whether it stands on its space, and is not on the way there."""
        self.award: int | None = None

    def shape(self) -> QPainterPath:
        """Return what can be hit."""
        path = QPainterPath()
        path.addEllipse(self.area())
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw the token."""
        rect = self.area()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(rect.translated(1, rect.height() * 0.06))
        self.look.artwork.draw(painter, f"tokens/{self.character}", rect)
        if self.own:
            ring(painter, rect.adjusted(-2, -2, 2, 2), "#ffffff", max(2.2, rect.width() * 0.05))
        if self.latest:
            out = max(3.5, rect.width() * 0.1)
            ring(painter, rect.adjusted(-out, -out, out, out), LAMP, max(2, rect.width() * 0.04))
        if self.label != CENTRE and self.arrived:
            self._draw_number(painter, rect)
        if self.award is not None:
            self._draw_award(painter, rect)

    def _draw_number(self, painter: QPainter, rect: QRectF) -> None:
        letters = 0.75 + 0.5 * len(self.label)
        most = min(rect.height() * 0.6, rect.width() * (1.35 + 0.15 * self.look.larger) / letters)
        height = self.look.grown(rect.height() * 0.44 * (1 + AT_ONCE * self.look.soon), most)
        width = height * letters
        tag = QRectF(rect.center().x() - width / 2, rect.bottom() - height * COVERED, width, height)
        painter.setPen(QPen(QColor("#6f5120"), 1))
        painter.setBrush(QColor("#fffaec"))
        painter.drawRoundedRect(tag, height / 2, height / 2)
        figure(painter, tag, self.label, "#2b1d16", height * 0.8)

    def _draw_award(self, painter: QPainter, rect: QRectF) -> None:
        award = self.award or 0
        most = rect.height() * (0.38 + 0.05 * self.look.larger)
        size = max(self.look.grown(rect.height() * 0.32, most) * 2, LEAST_AWARD)
        spot = QRectF(0, 0, size, size)
        spot.moveCenter(rect.topRight())  # it touches the round token, and leaves its emblem free
        painter.setPen(QPen(QColor("#fff0c2"), 1.5))
        painter.setBrush(QColor("#1f5c36" if award > 0 else "#8e2f2b" if award < 0 else "#40362d"))
        painter.drawEllipse(spot)
        figure(painter, spot, signed(award), "#ffffff", size * 0.5)
