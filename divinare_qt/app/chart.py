"""Points by round and board, as bars."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from divinare_qt.models.stage import Stage
from divinare_qt.models.words import art_name, translate
from divinare_qt.rules.arts import Art
from divinare_qt.table.theme import Theme


class Chart(QWidget):
    """A group of bars for each round, a bar for each seat, in it a part for each board: gains upward, losses down."""

    def __init__(self, stage: Stage, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._theme = theme
        self.setMinimumSize(320, 170)
        self.setAccessibleName(translate("Chart", "Points by round and board"))
        self.setAccessibleDescription(self.in_words())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a size at which everything can be told apart."""
        return QSize(560, 230)

    def in_words(self) -> str:
        """Return what the bars show."""
        lines = []
        for result in self._stage.results:
            for seat, entry in enumerate(self._stage.header.seats):
                awards = [award for award in result.awards if award.seat == seat]
                parts = ", ".join(f"{art_name(award.art)} {award.tokens.points:+d}" for award in awards)
                text = translate("Chart", "Round {round}, {name}: {parts}.")
                lines.append(text.format(round=result.round, name=entry.name, parts=parts))
        return "\n".join(lines)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.fontMetrics().height()
        area = QRectF(8, text * 0.5, self.width() - 16, self.height() - text * 2.2)
        high, low = self._extent()
        unit = area.height() / max(high + low, 1)
        zero = area.y() + high * unit
        painter.setPen(QPen(self.palette().windowText().color(), 1))
        painter.drawLine(int(area.x()), int(zero), int(area.right()), int(zero))
        results = self._stage.results
        group = area.width() / max(len(results), 1)
        for at, result in enumerate(results):
            x = area.x() + at * group
            seats = self._stage.header.players
            width = group * 0.8 / seats
            for seat in range(seats):
                column = QRectF(x + group * 0.1 + seat * width, zero, width * 0.86, unit)
                parts = [(award.art, award.tokens.points) for award in result.awards if award.seat == seat]
                self._draw_column(painter, column, parts)
                name = self._stage.header.seats[seat].name[:1]
                self._label(painter, QRectF(column.x(), area.bottom(), column.width(), text), name)
            title = translate("Chart", "Round {number}").format(number=result.round)
            self._label(painter, QRectF(x, area.bottom() + text, group, text), title)
        painter.end()

    def _extent(self) -> tuple[int, int]:
        gains = [0]
        losses = [0]
        for result in self._stage.results:
            for seat in range(self._stage.header.players):
                points = [award.tokens.points for award in result.awards if award.seat == seat]
                gains.append(sum(value for value in points if value > 0))
                losses.append(-sum(value for value in points if value < 0))
        return max(gains), max(losses)

    def _draw_column(self, painter: QPainter, column: QRectF, parts: list[tuple[Art, int]]) -> None:
        """Pile the parts of a column up and down from zero; `column` has the height of one point."""
        unit, up, down = column.height(), column.y(), column.y()
        for art, points in parts:
            height = abs(points) * unit
            top = up - height if points > 0 else down
            up, down = (top, down) if points > 0 else (up, down + height)
            painter.setPen(QPen(QColor(self._theme.brass), 0.8))
            painter.setBrush(QColor(self._theme.arts[art]))
            if points:
                painter.drawRect(QRectF(column.x(), top, column.width(), height))

    def _label(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setPen(self.palette().windowText().color())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
