"""The table itself: baize under a lamp in a frame of wood, painted once for each size."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygon, QRadialGradient, QRegion

from divinare_qt.table.artwork import Artwork
from divinare_qt.table.geometry import Layout


def background(layout: Layout, artwork: Artwork) -> QPixmap:
    """Return the ground on which everything lies."""
    ratio = artwork.ratio
    pixmap = QPixmap(round(layout.size.width() * ratio), round(layout.size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(artwork.theme.wood))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if artwork.theme.grain:
        _wood(painter, layout, artwork)
    _felt(painter, layout, artwork)
    _edge(painter, layout, artwork)
    painter.end()
    return pixmap


def _wood(painter: QPainter, layout: Layout, artwork: Artwork) -> None:
    """Lay planks along the four sides, mitred at the corners."""
    width, height, frame = layout.size.width(), layout.size.height(), layout.frame + 2
    plank = artwork.pixmap("table/wood", QSizeF(frame * 4, frame))
    for angle, length in ((0, width), (90, height), (180, width), (270, height)):
        painter.save()
        painter.translate(width / 2, height / 2)
        painter.rotate(angle)
        across = height if angle in (0, 180) else width
        painter.setClipRegion(_trapezium(length, across, frame))
        painter.drawTiledPixmap(QRectF(-length / 2, -across / 2, length, frame), plank)
        painter.restore()


def _trapezium(length: float, across: float, frame: float) -> QRegion:
    half, top = length / 2, -across / 2
    corners = [(-half, top), (half, top), (half - frame, top + frame), (-half + frame, top + frame)]
    return QRegion(QPolygon([QPoint(round(x), round(y)) for x, y in corners]))


def _felt(painter: QPainter, layout: Layout, artwork: Artwork) -> None:
    felt, theme = layout.felt, artwork.theme
    glow = QRadialGradient(QPointF(felt.center().x(), felt.y() + felt.height() * 0.44), felt.width() * 0.68)
    glow.setColorAt(0, QColor(theme.felt).lighter(118))
    glow.setColorAt(0.55, QColor(theme.felt))
    glow.setColorAt(1, QColor(theme.felt_edge))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow if theme.grain else QColor(theme.felt))
    painter.drawRect(felt)
    if theme.grain:
        painter.setOpacity(0.45)
        painter.drawTiledPixmap(felt, artwork.pixmap("table/felt", QSizeF(256, 256)))
        painter.setOpacity(0.75 * theme.grain)
        painter.drawPixmap(felt, lamp := artwork.drawn_once("table/lamp", felt.size() / 4), QRectF(lamp.rect()))
        painter.setOpacity(1)


def _edge(painter: QPainter, layout: Layout, artwork: Artwork) -> None:
    felt, theme = layout.felt, artwork.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for offset, width, opacity in ((0.0, 2.4, 1.0), (layout.frame * 0.34, 0.9, 0.5)):
        painter.setOpacity(opacity)
        painter.setPen(QPen(QColor(theme.brass), width))
        painter.drawRect(felt.adjusted(offset, offset, -offset, -offset))
    painter.setOpacity(1)
    if not theme.grain:
        return
    size = min(layout.frame * 2.6, 110)
    painter.setOpacity(0.9)
    for angle, corner in ((0, felt.topLeft()), (90, felt.topRight())):
        painter.save()
        painter.translate(corner)
        painter.rotate(angle)
        artwork.draw(painter, "table/corner", QRectF(0, 0, size, size))
        painter.restore()
    painter.setOpacity(1)
