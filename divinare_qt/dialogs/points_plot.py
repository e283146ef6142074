"""Points by round and board, as columns: gains upwards, losses downwards, each part in its art's colour."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.look import look
from divinare_qt.dialogs.plots import Plot, art_fill
from divinare_qt.match.header import Header
from divinare_qt.models.numbers import signed
from divinare_qt.models.words import art_name
from divinare_qt.rules.events import Award, RoundScored

_SQUARE: Final = QSizeF(1, 1)


class PointsPlot(Plot):
    """A group of columns for each round, a column for each seat, which stands over its medium's token."""

    def __init__(self, header: Header, results: Sequence[RoundScored], parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._header = header
        self._results = results
        self._reword()

    def _reword(self) -> None:
        self.setAccessibleName(self.tr("Points by round and board"))
        self.setAccessibleDescription("\n".join(self._lines()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
            self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the groups side by side over one line for zero."""
        if not self._results:
            return
        unit = self.unit()
        plot = area.adjusted(0, unit * 1.2, 0, -2.9 * unit)
        high, low = self._extent()
        point = plot.height() / max(high + low, 1)
        zero = plot.top() + high * point
        painter.setPen(QPen(look().line, 1.2))
        painter.drawLine(QPointF(plot.left(), zero), QPointF(plot.right(), zero))
        group = plot.width() / len(self._results)
        for number, result in enumerate(self._results):
            left = plot.left() + number * group
            self._paint_round(painter, result, QRectF(left + group * 0.06, zero, group * 0.88, point), plot)
            place = QRectF(left, area.bottom() - unit, group, unit)
            title = self.tr("Round {number}").format(number=result.round)
            self._words(painter, place, title, Qt.AlignmentFlag.AlignHCenter, look().faint)

    def _paint_round(self, painter: QPainter, result: RoundScored, base: QRectF, plot: QRectF) -> None:
        """Paint a round; `base` is as wide as the group, begins at zero and is one point high."""
        unit = self.unit()
        width = base.width() / self._header.players
        for seat, entry in enumerate(self._header.seats):
            awards = [award for award in result.awards if award.seat == seat]
            thick = min(width * 0.72, unit * 2.4)
            left = base.left() + seat * width + (width - thick) / 2
            top = _pile(painter, awards, QRectF(left, base.top(), thick, base.height()))
            total = sum(award.tokens.points for award in awards)
            above = QRectF(left - width, top - unit, thick + 2 * width, unit)
            self._words(painter, above, signed(total), Qt.AlignmentFlag.AlignHCenter, look().text)
            token = QRectF(0, 0, min(unit * 1.5, width), min(unit * 1.5, width))
            token.moveCenter(QPointF(left + thick / 2, plot.bottom() + unit * 0.95))
            artwork.draw(painter, f"tokens/{entry.character}", token, _SQUARE)

    def _extent(self) -> tuple[int, int]:
        """Return the most points that any column rises and falls."""
        rises, falls = [1], [0]
        for result in self._results:
            for seat in range(self._header.players):
                points = [award.tokens.points for award in result.awards if award.seat == seat]
                rises.append(sum(value for value in points if value > 0))
                falls.append(-sum(value for value in points if value < 0))
        return max(rises), max(falls)

    def _lines(self) -> list[str]:
        lines = []
        for result in self._results:
            for seat, entry in enumerate(self._header.seats):
                parts = self.tr(", ", "between the parts of a list").join(
                    self.tr("{art} {points}").format(art=art_name(award.art), points=signed(award.tokens.points))
                    for award in result.awards
                    if award.seat == seat
                )
                text = self.tr("Round {round}, {name}: {parts}.")
                lines.append(text.format(round=result.round, name=entry.name, parts=parts))
        return lines


def _pile(painter: QPainter, awards: Sequence[Award], base: QRectF) -> float:
    """Pile a column's parts up and down from zero, and return how high it reaches."""
    top = bottom = base.top()
    for award in awards:
        height = abs(award.tokens.points) * base.height()
        if award.tokens.points > 0:
            top -= height
            art_fill(painter, QRectF(base.left(), top, base.width(), height), award.art)
        elif award.tokens.points < 0:
            art_fill(painter, QRectF(base.left(), bottom, base.width(), height), award.art)
            bottom += height
    return top
