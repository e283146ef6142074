"""The round sheet: what each seat took on each board, on a paper where the hand was."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from divinare_qt.models.stage import Stage
from divinare_qt.models.words import translate
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.events import RoundScored
from divinare_qt.table.piece import Look, Piece, line, paper


class SheetItem(Piece):
    """Points by seat and board of the round that is being scored."""

    def __init__(self, look: Look, stage: Stage) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self._stage = stage
        self.revealed = len(ARTS)
        """Boards whose points are shown."""

    def draw(self, painter: QPainter) -> None:
        """Draw the sheet."""
        scoring = self._stage.scoring
        if scoring is None:
            return
        seats = self._stage.header.seats
        rect = self._paper()
        paper(painter, rect, self.look.theme, 6)
        pad = rect.height() * 0.06
        inner = rect.adjusted(pad * 2, pad, -pad * 2, -pad)
        height = inner.height() / (len(seats) + 1)
        pixels = min(self.look.text, height * 0.66)
        name_width = inner.width() * 0.34
        column = (inner.width() - name_width) / (len(ARTS) + 1)
        self._draw_head(painter, QRectF(inner.x() + name_width, inner.y(), column, height), pixels)
        for seat, entry in enumerate(seats):
            row = QRectF(inner.x(), inner.y() + height * (seat + 1), name_width, height)
            painter.setPen(QPen(QColor(self.look.theme.brass), 0.8))
            painter.drawLine(row.topLeft(), row.topLeft() + (inner.topRight() - inner.topLeft()))
            line(painter, row, entry.name, self.look.theme.on_paper, pixels, bold=True)
            cell = QRectF(row.right(), row.y(), column, height)
            for text, colour in self._cells(scoring, seat):
                line(painter, cell, text, colour, pixels, bold=True, align=Qt.AlignmentFlag.AlignHCenter)
                cell.translate(column, 0)

    def _paper(self) -> QRectF:
        rect = self.area()
        width = min(rect.width(), max(rect.height() * 3.4, 420))
        return QRectF((rect.width() - width) / 2, rect.height() * 0.05, width, rect.height() * 0.92)

    def _draw_head(self, painter: QPainter, cell: QRectF, pixels: float) -> None:
        size = min(cell.height() * 0.86, cell.width() * 0.6)
        for art in ARTS:
            spot = QRectF(0, 0, size, size)
            spot.moveCenter(cell.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.theme.arts[art]))
            painter.drawEllipse(spot)
            inset = size * 0.16
            self.look.artwork.draw(painter, f"emblems/{art}", spot.adjusted(inset, inset, -inset, -inset))
            cell.translate(cell.width(), 0)
        title = translate("SheetItem", "Round")
        line(painter, cell, title, self.look.theme.on_paper, pixels, align=Qt.AlignmentFlag.AlignHCenter)

    def _cells(self, scoring: RoundScored, seat: int) -> list[tuple[str, str]]:
        theme, cells, total = self.look.theme, [], 0
        awards = [award for award in scoring.awards if award.seat == seat]
        for award in awards[: self.revealed]:
            total += award.tokens.points
            cells.append(self._points(award.tokens.points))
        cells += [("", theme.on_paper)] * (len(ARTS) - len(cells))
        return [*cells, self._points(total)]

    def _points(self, points: int) -> tuple[str, str]:
        theme = self.look.theme
        if points > 0:
            return f"+{points}", theme.good
        return (f"\u2212{-points}", theme.bad) if points else ("0", theme.on_paper_dim)
