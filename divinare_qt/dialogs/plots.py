"""Plots that the dialogs paint themselves. What tells by colour tells by words, pictures or hatching too."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.look import look
from divinare_qt.models.numbers import number
from divinare_qt.models.statistics import JUDGED, Tally
from divinare_qt.models.words import art_title, prediction_name
from divinare_qt.rules.arts import ARTS, Art

_SQUARE: Final = QSizeF(1, 1)
_HATCHES: Final = (Qt.BrushStyle.SolidPattern, Qt.BrushStyle.Dense4Pattern, Qt.BrushStyle.BDiagPattern)
_INK: Final = QColor("#1b1411")
MOST_GAMES: Final = 60
"""Of the latest games the history shows so many."""


class Plot(QWidget):
    """A painted widget with the text height as its unit."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def unit(self) -> float:
        """Return the height of a line of text."""
        return float(self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """Ask for room that goes with the letters."""
        return QSize(round(self.unit() * 24), round(self.unit() * 11))

    def minimumSizeHint(self) -> QSize:
        """Be content with less."""
        return QSize(round(self.unit() * 16), round(self.unit() * 9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a panel, and the plot on it."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours = look()
        painter.setPen(QPen(colours.edge, 1))
        painter.setBrush(colours.field)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, 6, 6)
        pad = self.unit() * 0.7
        self.paint(painter, area.adjusted(pad, pad, -pad, -pad))
        painter.end()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the plot into an area."""
        raise NotImplementedError

    def _words(self, painter: QPainter, place: QRectF, text: str, align: Qt.AlignmentFlag, colour: QColor) -> None:
        painter.setPen(colour)
        short = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, place.width() + 1)
        painter.drawText(place, align | Qt.AlignmentFlag.AlignVCenter, short)


class AccuracyPlot(Plot):
    """For each board, which share of the predictions was perfect, incomplete and incorrect."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Accuracy by board"))
        self._tally = Tally()

    def show_tally(self, tally: Tally) -> None:
        """Plot another tally, and say it in words."""
        self._tally = tally
        text = self.tr("{art}: {perfect} % perfect, {incomplete} % incomplete, {incorrect} % incorrect.")
        lines = []
        for art in ARTS:
            shares = [round(100 * share) for share in tally.accuracy(art)]
            values = dict(zip(("perfect", "incomplete", "incorrect"), shares, strict=True))
            lines.append(text.format(art=art_title(art), **values))
        self.setAccessibleDescription("\n".join(lines))
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint a bar for each art, and what its parts mean."""
        unit = self.unit()
        self._paint_key(painter, QRectF(area.left(), area.bottom() - unit, area.width(), unit))
        rows = area.adjusted(0, 0, 0, -1.5 * unit)
        height = rows.height() / len(ARTS)
        for at, art in enumerate(ARTS):
            row = QRectF(rows.left(), rows.top() + at * height, rows.width(), height)
            bar = min(height * 0.72, unit * 2)
            emblem = QRectF(row.left(), row.center().y() - bar / 2, bar, bar)
            artwork.draw(painter, f"emblems/{art}", emblem, _SQUARE)
            place = QRectF(emblem.right() + unit * 0.5, emblem.top(), row.right() - emblem.right() - unit * 0.5, bar)
            self._paint_bar(painter, place, self._tally.accuracy(art))

    def _paint_bar(self, painter: QPainter, place: QRectF, shares: Sequence[float]) -> None:
        colours = look()
        painter.setPen(QPen(colours.edge, 1))
        painter.setBrush(colours.ground)
        painter.drawRect(place)
        left = place.left()
        for share, colour, hatch in zip(shares, colours.judged, _HATCHES, strict=True):
            part = QRectF(left, place.top(), place.width() * share, place.height())
            left = part.right()
            if share <= 0:
                continue
            _fill(painter, part, colour, hatch)
            text = f"{round(100 * share)} %"
            self._paint_share(painter, part, text)

    def _paint_share(self, painter: QPainter, part: QRectF, text: str) -> None:
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + 10
        if part.width() > wide:
            tag = QRectF(0, 0, wide, self.unit() * 1.05)
            tag.moveCenter(part.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().field)
            painter.drawRoundedRect(tag, 4, 4)
            self._words(painter, tag, text, Qt.AlignmentFlag.AlignHCenter, look().text)

    def _paint_key(self, painter: QPainter, row: QRectF) -> None:
        colours = look()
        third = row.width() / len(JUDGED)
        for at, prediction in enumerate(JUDGED):
            box = QRectF(row.left() + at * third, row.top() + row.height() * 0.15, row.height() * 0.7, 0)
            box.setHeight(box.width())
            _fill(painter, box, colours.judged[at], _HATCHES[at])
            place = QRectF(box.right() + 6, row.top(), third - box.width() - 10, row.height())
            self._words(painter, place, prediction_name(prediction), Qt.AlignmentFlag.AlignLeft, colours.text)


class HistoryPlot(Plot):
    """Points of one game after the other, and their average; a hollow dot is a game with help."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Points game by game"))
        self._points: list[tuple[int, bool]] = []

    def show_tally(self, tally: Tally) -> None:
        """Plot the latest games of another tally."""
        self._points = [(points, marked) for _, points, marked in tally.history[-MOST_GAMES:]]
        listed = self.tr(", ", "between the parts of a list").join(number(points) for points, _ in self._points)
        average = self.tr("Average: {points}").format(points=number(self._average(), 1))
        self.setAccessibleDescription(f"{listed}\n{average}" if listed else "")
        self.update()

    def _average(self) -> float:
        return sum(points for points, _ in self._points) / max(len(self._points), 1)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint axis, average and dots."""
        unit, colours = self.unit(), look()
        title = QRectF(area.left(), area.top(), area.width(), unit)
        self._words(painter, title, self.tr("Points game by game"), Qt.AlignmentFlag.AlignLeft, colours.faint)
        if not self._points:
            return
        values = [points for points, _ in self._points]
        low, high = min(0, *values), max(1, *values)
        letters = QFontMetricsF(painter.font())
        scale = max(letters.horizontalAdvance(number(value)) for value in (low, high)) + 10
        plot = area.adjusted(scale, 1.8 * unit, -6, -1.9 * unit)

        def height(value: float) -> float:
            return plot.bottom() - (value - low) / (high - low) * plot.height()

        apart = [value for value in (low, high) if abs(height(value) - height(0)) >= unit]
        for value in (0, *apart):
            painter.setPen(QPen(colours.edge, 1))
            painter.drawLine(QPointF(plot.left(), height(value)), QPointF(plot.right(), height(value)))
            place = QRectF(area.left(), height(value) - unit / 2, scale - 8, unit)
            self._words(painter, place, number(value), Qt.AlignmentFlag.AlignRight, colours.faint)
        average = self._average()
        self._paint_average(painter, QPointF(plot.left(), height(average)), plot.width())
        step = plot.width() / max(len(values) - 1, 1)
        dots = [QPointF(plot.left() + at * step, height(value)) for at, value in enumerate(values)]
        painter.setPen(QPen(colours.accent, 1.6))
        painter.drawPolyline(dots)
        for dot, (_, helped) in zip(dots, self._points, strict=True):
            self._paint_dot(painter, dot, helped=helped)
        self._paint_key(painter, QRectF(area.left(), area.bottom() - unit, area.width(), unit), average)

    def _paint_average(self, painter: QPainter, start: QPointF, width: float) -> None:
        painter.setPen(QPen(look().line, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(start, start + QPointF(width, 0))

    def _paint_dot(self, painter: QPainter, dot: QPointF, *, helped: bool) -> None:
        colours, radius = look(), self.unit() * 0.2
        painter.setPen(QPen(colours.accent, 1.6))
        painter.setBrush(colours.field if helped else colours.accent)
        painter.drawEllipse(dot, radius, radius)

    def _paint_key(self, painter: QPainter, row: QRectF, average: float) -> None:
        """Say what the line is that nobody played, and what a hollow dot is where there is one."""
        unit, colours = self.unit(), look()
        half = row.width() / 2
        middle = row.center().y()
        self._paint_average(painter, QPointF(row.left(), middle), unit * 1.6)
        place = QRectF(row.left() + unit * 2.1, row.top(), half - unit * 2.1, unit)
        text = self.tr("Average: {points}").format(points=number(average, 1))
        self._words(painter, place, text, Qt.AlignmentFlag.AlignLeft, colours.text)
        if any(helped for _, helped in self._points):
            self._paint_dot(painter, QPointF(row.left() + half + unit * 0.3, middle), helped=True)
            place = QRectF(row.left() + half + unit * 0.9, row.top(), half - unit * 0.9, unit)
            self._words(painter, place, self.tr("With help"), Qt.AlignmentFlag.AlignLeft, colours.text)


def _fill(painter: QPainter, place: QRectF, colour: QColor, hatch: Qt.BrushStyle) -> None:
    """Fill a bar with its colour, and with lines where it has to be told apart without."""
    painter.setPen(QPen(look().edge, 0.8))
    painter.setBrush(colour)
    painter.drawRect(place)
    if hatch is not Qt.BrushStyle.SolidPattern:
        shade = QColor(_INK)
        shade.setAlphaF(0.42)
        painter.setBrush(QBrush(shade, hatch))
        painter.drawRect(place)


def art_fill(painter: QPainter, place: QRectF, art: Art) -> None:
    """Fill a bar with the colour of an art, and its emblem where there is room."""
    painter.setPen(QPen(look().field, 1))
    painter.setBrush(look().arts[art])
    painter.drawRect(place)
    side = min(place.width(), place.height()) * 0.8
    if side >= 9:
        spot = QRectF(0, 0, min(side, 22.0), min(side, 22.0))
        spot.moveCenter(place.center())
        ink = look().ground.lightness() < 128
        artwork.draw(painter, f"emblems/{art}-ink" if ink else f"emblems/{art}", spot, _SQUARE)
