"""What all items on the table share: a place, a look, and a few ways of drawing."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from divinare_qt.table.artwork import Artwork
from divinare_qt.table.theme import LEAST_PIXELS, Theme, serif

BEST: Final = "#ffe6a8"
"""The ground of what a hint thinks best."""


@dataclass
class Look:
    """How everything is drawn now; shared by all items of a table."""

    artwork: Artwork
    text: float = 14.0
    edition: int = 0
    """Rises when everything has to be drawn anew, in another size, theme or language."""
    scale: float = 1.0
    """How much larger letters are wanted than usual."""

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.artwork.theme

    @property
    def larger(self) -> float:
        """From 0 where letters are as usual to 1 where they are twice as high: so much room is found for them."""
        return min(max(self.scale - 1, 0), 1)

    @property
    def soon(self) -> float:
        """The same, but wholly where letters are half as high again."""
        return min(2 * self.larger, 1)

    def grown(self, usual: float, most: float) -> float:
        """Return the height of letters: what is usual in their place, or more where text is large and there is room."""
        return max(usual, min(self.text * 1.15, most))


class Piece(QGraphicsItem):
    """An item that fills a rectangle. Subclasses draw from (0, 0) to its size."""

    MARGIN = 8.0
    """How far a piece may draw outside of its rectangle."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.size = QSizeF(1, 1)
        self.focused = False
        self.hovered = False
        self._drawn_as: tuple[object, ...] = ()

    def update(self) -> None:  # type: ignore[override]
        """Draw anew where something to be drawn is different: most of what is told with a move changes nothing here."""
        state = self.appearance()
        if state != self._drawn_as:
            self._drawn_as = state
            super().update()

    def appearance(self) -> tuple[object, ...]:
        """Return all that the drawing depends on."""
        own = (value for name, value in vars(self).items() if name != "_drawn_as")
        return (self.look.edition, *own)

    def place(self, rect: QRectF) -> None:
        """Put the piece where it belongs."""
        if rect.size() != self.size:
            self.prepareGeometryChange()
            self.size = rect.size()
        self.setPos(rect.topLeft())
        self.update()

    def area(self) -> QRectF:
        """Return the rectangle of the piece in its own coordinates."""
        return QRectF(QPointF(0, 0), self.size)

    def on_table(self) -> QRectF:
        """Return the rectangle of the piece on the table."""
        return QRectF(self.scenePos(), self.size)

    def boundingRect(self) -> QRectF:
        """Return everything that is drawn."""
        margin = self.MARGIN
        return self.area().adjusted(-margin, -margin, margin, margin)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the piece."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the piece; the subclass knows how."""

    def set_flags(self, *, hovered: bool | None = None, focused: bool | None = None) -> None:
        """Show that the pointer or the keyboard is here."""
        self.hovered = self.hovered if hovered is None else hovered
        self.focused = self.focused if focused is None else focused
        self.update()


def paper(painter: QPainter, rect: QRectF, theme: Theme, radius: float, *, raised: float = 4) -> None:
    """Draw a card of aged paper with a brass edge and the shadow of the lamp."""
    radius = max(radius, rect.height() * 0.05)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(rect.translated(raised * 0.4, raised), radius, radius)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, QColor(theme.paper))
    ground.setColorAt(1, QColor(theme.paper_low))
    painter.setBrush(ground)
    painter.setPen(QPen(QColor(theme.brass), max(1.6, rect.height() * 0.01)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = max(3.5, rect.height() * 0.028)
    painter.setPen(QPen(QColor(theme.paper_line), max(0.8, rect.height() * 0.006)))
    painter.drawPath(_hollow(rect.adjusted(inset, inset, -inset, -inset), radius))


def _hollow(rect: QRectF, radius: float) -> QPainterPath:
    """Return a frame whose corners are cut out round, as on visiting cards of the time."""
    path = QPainterPath(QPointF(rect.left(), rect.top() + radius))
    corners = ((rect.topLeft(), 270), (rect.topRight(), 180), (rect.bottomRight(), 90), (rect.bottomLeft(), 0))
    for corner, angle in corners:
        box = QRectF(corner.x() - radius, corner.y() - radius, 2 * radius, 2 * radius)
        path.arcTo(box, angle, 90)
    path.closeSubpath()
    return path


def line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: str,
    pixels: float,
    *,
    bold: bool = False,
    italic: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    least: float = 0.72,
) -> None:
    """Draw a line of text that never leaves its rectangle: smaller where it must be, else shortened."""
    fits = fitting(text, rect.width(), pixels, bold=bold, italic=italic)
    font = serif(max(fits, pixels * least), bold=bold, italic=italic)
    if fits < pixels * least and rect.width() > 0:
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)


def figure(painter: QPainter, rect: QRectF, text: str, colour: str, pixels: float) -> None:
    """Draw a number in the middle of a disc, a seal or a tag: its digits are centred, not the line they stand on."""
    font = serif(fitting(text, rect.width(), pixels, bold=True), bold=True)
    metrics = QFontMetricsF(font)
    digit = metrics.tightBoundingRect("0")
    painter.setFont(font)
    painter.setPen(QColor(colour))
    left = rect.center().x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(left, rect.center().y() - digit.center().y()), text)


def fitting(text: str, room: float, pixels: float, *, bold: bool = False, italic: bool = False) -> float:
    """Return the size, up to one that is wanted, in which a text fits into its room."""
    while pixels > LEAST_PIXELS:
        width = QFontMetricsF(serif(pixels, bold=bold, italic=italic)).horizontalAdvance(text)
        if width <= room:
            break
        pixels = max(min(int(pixels * room / width), round(pixels) - 1), LEAST_PIXELS)  # letters do not shrink evenly
    return pixels


def common(texts: Iterable[str], room: float, pixels: float, *, bold: bool = False, italic: bool = False) -> float:
    """Return the size, up to one that is wanted, in which each text fits: what belongs together looks alike."""
    return min((fitting(text, room, pixels, bold=bold, italic=italic) for text in texts), default=pixels)


def sealed(painter: QPainter, look: Look, place: QRectF, count: int) -> None:
    """Draw a number on a seal: wherever one stands, it counts cards."""
    look.artwork.draw(painter, "table/seal", place)
    pixels = look.grown(place.height() * 0.5, place.height() * 0.66)
    figure(painter, place, str(count), look.theme.on_seal, pixels)


def ring(painter: QPainter, rect: QRectF, colour: str, width: float, radius: float | None = None) -> None:
    """Draw a ring, or a rounded frame: focus and light."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    if radius is None:
        painter.drawEllipse(rect)
    else:
        painter.drawRoundedRect(rect, radius, radius)


def arrow_up(painter: QPainter, tip: QPointF, side: float, theme: Theme) -> None:
    """Draw an arrowhead that points up: what is marked will go there."""
    corners = [tip, tip + QPointF(-side, side * 1.15), tip + QPointF(side, side * 1.15)]
    painter.setPen(QPen(QColor(theme.seal), 2))
    painter.setBrush(QColor(theme.lit))
    painter.drawPolygon(QPolygonF(corners))


def translucent(colour: str, alpha: int) -> QColor:
    """Return a colour that lets through what lies under it."""
    mixed = QColor(colour)
    mixed.setAlpha(alpha)
    return mixed
