"""The score sheet on a paper where the hand was: a round board by board, or the whole game when it is over."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from divinare_qt.models.numbers import signed
from divinare_qt.models.stage import Stage
from divinare_qt.models.words import translate
from divinare_qt.rules.arts import ARTS, Art, is_art
from divinare_qt.rules.state import Phase
from divinare_qt.table.piece import Look, Piece, common, line, paper, translucent

BAND: Final = 60
"""How strongly the column of the sums is shaded, from 0 to 255."""
LEAST_NAME: Final = 0.72
LEAST_HEAD: Final = 0.5
"""How much smaller than the points names and headings are written before they are shortened."""


class SheetItem(Piece):
    """Points by seat: of the round that is being scored, or of the game."""

    def __init__(self, look: Look, stage: Stage) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self._stage = stage
        self.revealed = len(ARTS)
        """Boards whose points are shown."""

    def appearance(self) -> tuple[object, ...]:
        """Return all that the drawing depends on: the round that is scored as well."""
        return (*super().appearance(), self._stage.scoring)

    def draw(self, painter: QPainter) -> None:
        """Draw the sheet."""
        heads, rows = self._heads(), self._rows()
        if not heads:
            return
        rect = self._paper()
        paper(painter, rect, self.look.theme, 6)
        pad = rect.height() * 0.06
        inner = rect.adjusted(pad * 2, pad, -pad * 2, -pad)
        height = inner.height() / (len(rows) + 1)
        pixels = min(self.look.text, height * 0.76)
        name_width = inner.width() * 0.32
        column = (inner.width() - name_width) / len(heads)
        self._draw_bands(painter, inner, column, height)
        self._draw_heads(painter, QRectF(inner.x() + name_width, inner.y(), column, height), heads, pixels)
        names = [seat.name for seat in self._stage.header.seats]
        name_size = max(common(names, name_width, pixels, bold=True), pixels * LEAST_NAME)
        for seat, cells in enumerate(rows):
            row = QRectF(inner.x(), inner.y() + height * (seat + 1), name_width, height)
            painter.setPen(QPen(QColor(self.look.theme.paper_line), 0.8))
            painter.drawLine(row.topLeft(), row.topLeft() + (inner.topRight() - inner.topLeft()))
            line(painter, row, names[seat], self.look.theme.on_paper, name_size, bold=True)
            cell = QRectF(row.right(), row.y(), column, height)
            for at, points in enumerate(cells, start=1):
                self._draw_points(painter, cell, points, pixels, total=at == len(cells))
                cell.translate(column, 0)

    def _draw_bands(self, painter: QPainter, inner: QRectF, column: float, height: float) -> None:
        """Shade the column of the sums, and the row of each winner when the game is over."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(self.look.theme.brass, BAND))
        painter.drawRect(QRectF(inner.right() - column, inner.y(), column, inner.height()))
        if self._stage.scoring is not None:
            return
        totals = [row[-1] or 0 for row in self._rows()]
        for seat, total in enumerate(totals):
            if total == max(totals):
                row = QRectF(inner.x(), inner.y() + height * (seat + 1), inner.width() - column, height)
                painter.drawRect(row.adjusted(-height * 0.2, 0, 0, 0))

    def _paper(self) -> QRectF:
        rect = self.area()
        width = min(rect.width(), max(rect.height() * 3.4, 420, self.look.text * 30))
        return QRectF((rect.width() - width) / 2, rect.height() * 0.05, width, rect.height() * 0.92)

    def _heads(self) -> list[str]:
        """Return what stands above the columns: arts and their sum, or rounds and their sum when the game is over."""
        if self._stage.scoring is not None:
            return [*ARTS, translate("SheetItem", "Round")]
        if self._stage.view.phase is not Phase.OVER:
            return []
        rounds = [
            translate("SheetItem", "Round {number}").format(number=result.round) for result in self._stage.results
        ]
        return [*rounds, translate("SheetItem", "Points")]

    def _rows(self) -> list[list[int | None]]:
        """Return the points of each seat, and their sum; None is not yet to be seen."""
        scoring, seats = self._stage.scoring, range(self._stage.header.players)
        if scoring is None:
            points = [[result.points[seat] for result in self._stage.results] for seat in seats]
            return [[*row, sum(row)] for row in points]
        rows: list[list[int | None]] = []
        for seat in seats:
            shown = [award.tokens.points for award in scoring.awards if award.seat == seat][: self.revealed]
            rows.append([*shown, *[None] * (len(ARTS) - len(shown)), sum(shown)])
        return rows

    def _draw_heads(self, painter: QPainter, cell: QRectF, heads: list[str], pixels: float) -> None:
        inset = cell.width() * 0.06
        words = [head for head in heads if not is_art(head)]
        size = max(common(words, cell.width() - 2 * inset, pixels * 0.9), pixels * LEAST_HEAD)
        for head in heads:
            if is_art(head):
                self._draw_emblem(painter, cell, head)
            else:
                colour = self.look.theme.on_paper
                room = cell.adjusted(inset, 0, -inset, 0)
                line(painter, room, head, colour, size, align=Qt.AlignmentFlag.AlignHCenter)
            cell.translate(cell.width(), 0)

    def _draw_emblem(self, painter: QPainter, cell: QRectF, art: Art) -> None:
        size = min(cell.height() * 0.86, cell.width() * 0.6)
        spot = QRectF(0, 0, size, size)
        spot.moveCenter(cell.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.theme.arts[art]))
        painter.drawEllipse(spot)
        inset = size * 0.16
        self.look.artwork.draw(painter, f"emblems/{art}", spot.adjusted(inset, inset, -inset, -inset))

    def _draw_points(self, painter: QPainter, cell: QRectF, points: int | None, pixels: float, *, total: bool) -> None:
        if points is None:
            return
        theme = self.look.theme
        colour = theme.good if points > 0 else theme.bad if points else theme.on_paper_dim
        size = pixels * (1.12 if total else 1)
        line(painter, cell, signed(points), colour, size, bold=total, align=Qt.AlignmentFlag.AlignHCenter)
