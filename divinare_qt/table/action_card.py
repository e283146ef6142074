"""The action card: the round, and when cards are passed or discarded."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from divinare_qt.models.agenda import coming, entries
from divinare_qt.models.words import translate
from divinare_qt.rules.rules import ActionCard
from divinare_qt.rules.state import Phase
from divinare_qt.table.piece import Look, Piece, common, fitting, line, paper, translucent
from divinare_qt.table.theme import Theme

TICK: Final = ((0.08, 0.55), (0.36, 0.85), (0.92, 0.15))
ARROWHEAD: Final = ((0.22, 0.12), (0.8, 0.5), (0.22, 0.88))


class ActionCardItem(Piece):
    """Shows the events of a round in order, what is over, and what comes next."""

    def __init__(self, look: Look, card: ActionCard) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self._card = card
        self.round = 1
        self.held = card.hand
        """Cards in the largest hand."""
        self.phase = Phase.DEAL

    def draw(self, painter: QPainter) -> None:
        """Draw the card."""
        rect, theme = self.area(), self.look.theme
        paper(painter, rect, theme, 8)
        pad = max(rect.width() * 0.05, 8)
        agenda = entries(self._card)
        height = (rect.height() - 1.6 * pad) / (len(agenda) + 1.25)
        pixels = min(self.look.text, height * 0.7)
        room = rect.width() - 2 * pad - 1.25 * pixels
        pixels = common([entry.words for entry in agenda], room, pixels, bold=True)
        title = translate("ActionCard", "Round {round} of {rounds}").format(round=self.round, rounds=self._card.rounds)
        head = QRectF(pad, pad * 0.8, rect.width() - 2 * pad, height * 1.15)
        size = fitting(title, head.width() * 0.92, pixels * 1.15, bold=True)
        line(painter, head, title, theme.on_paper, size, bold=True, align=Qt.AlignmentFlag.AlignHCenter)
        painter.setPen(QPen(QColor(theme.paper_line), 1))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        now = coming(agenda, self.held, self.phase)
        for at, entry in enumerate(agenda):
            row = QRectF(pad, head.bottom() + height * (at + 0.05), rect.width() - 2 * pad, height)
            self._draw_row(painter, row, entry.words, pixels, at - now)

    def _draw_row(self, painter: QPainter, row: QRectF, text: str, pixels: float, place: int) -> None:
        theme = self.look.theme
        if place == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(translucent(theme.brass, 70))
            painter.drawRoundedRect(row.adjusted(-pixels * 0.3, 1, pixels * 0.3, -1), pixels * 0.3, pixels * 0.3)
        sign = QRectF(row.x(), row.center().y() - pixels * 0.4, pixels * 0.8, pixels * 0.8)
        if place <= 0:
            draw_sign(painter, sign, self.look.theme, over=place < 0)
        area = row.adjusted(pixels * 1.25, 0, 0, 0)
        line(painter, area, text, theme.on_paper if place >= 0 else theme.on_paper_dim, pixels, bold=place == 0)


def draw_sign(painter: QPainter, box: QRectF, theme: Theme, *, over: bool) -> None:
    """Draw a tick before what is over, and an arrowhead before what comes next."""
    shape = TICK if over else ARROWHEAD
    points = QPolygonF([box.topLeft() + QPointF(x * box.width(), y * box.height()) for x, y in shape])
    colour = QColor(theme.on_paper_dim if over else theme.on_paper)
    painter.setPen(QPen(colour, box.width() * 0.17, j=Qt.PenJoinStyle.RoundJoin, c=Qt.PenCapStyle.RoundCap))
    if over:
        painter.drawPolyline(points)
    else:
        painter.setBrush(colour)
        painter.drawPolygon(points)


def small_card(painter: QPainter, rect: QRectF, theme: Theme, agenda: tuple[int, int]) -> None:
    """Draw the card so small that it can lie on another: its events as lines, with what is over and what comes next."""
    events, now = agenda
    paper(painter, rect, theme, rect.width() * 0.06, raised=rect.height() * 0.05)
    inner = rect.adjusted(rect.width() * 0.14, rect.height() * 0.13, -rect.width() * 0.14, -rect.height() * 0.13)
    height = inner.height() / events
    side = min(height * 0.72, inner.width() * 0.36)
    for at in range(events):
        middle = inner.y() + (at + 0.5) * height
        if at <= now:
            sign = QRectF(inner.x(), middle - side / 2, side, side)
            draw_sign(painter, sign, theme, over=at < now)
        ink = QColor(theme.on_paper if at == now else theme.on_paper_dim)
        painter.setPen(QPen(ink, height * (0.3 if at == now else 0.14), c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(inner.x() + side * 1.35, middle), QPointF(inner.right(), middle))
