"""The painted parts of the welcome page: a lamp-lit table, the title in its frame, the four arts."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.artwork import Awaited
from divinare_qt.dialogs.look import look, serif, theme_now
from divinare_qt.rules.arts import ARTS, ORDER, Art
from divinare_qt.table.fonts import has_italics

NAME: Final = "DIVINARE"
SQUARE: Final = QSizeF(1, 1)
_BRASS: Final = ((0.0, "#fff0c2"), (0.45, "#e2bf72"), (0.55, "#c7a35a"), (1.0, "#f0d697"))


def paint_room(painter: QPainter, widget: QWidget, later: Awaited | None = None) -> None:
    """Paint the table that the page lies on, framed in wood with brass corners."""
    colours = look()
    area = QRectF(widget.rect())
    theme = theme_now()
    painter.fillRect(area, QColor(theme.felt))
    if not colours.pictures:
        painter.setPen(QPen(colours.line, 3))
        painter.drawRect(area.adjusted(8, 8, -8, -8))
        return
    dark = theme.name == "dark"
    _paint_felt(painter, widget, area, later)
    lamp = QRadialGradient(QPointF(area.center().x(), area.height() * 0.36), max(area.width(), area.height()) * 0.68)
    lamp.setColorAt(0, QColor(255, 226, 160, 46 if dark else 120))
    lamp.setColorAt(0.45, QColor(255, 226, 160, 8 if dark else 30))
    lamp.setColorAt(1, QColor(4, 10, 9, 190) if dark else QColor(60, 80, 60, 90))
    painter.fillRect(area, lamp)
    _paint_frame(painter, area, later)


def _paint_felt(painter: QPainter, widget: QWidget, area: QRectF, later: Awaited | None) -> None:
    tile = artwork.fetched("table/felt", QSizeF(256, 256), widget.devicePixelRatioF(), later)
    if tile is not None:
        painter.fillRect(area, QBrush(tile))


def _paint_frame(painter: QPainter, area: QRectF, later: Awaited | None) -> None:
    thick = max(12.0, min(area.width(), area.height()) * 0.02)
    wood = QLinearGradient(area.topLeft(), area.bottomRight())
    plank = QColor(theme_now().wood)
    for place, colour in ((0.0, plank.lighter(130)), (0.5, plank), (1.0, plank.darker(125))):
        wood.setColorAt(place, colour)
    rim = QPainterPath()
    rim.addRect(area)
    inner = area.adjusted(thick, thick, -thick, -thick)
    rim.addRoundedRect(inner, 10, 10)
    painter.fillPath(rim, wood)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme_now().brass), 1.6))
    painter.drawRoundedRect(inner, 10, 10)
    side = max(56.0, min(area.width(), area.height()) * 0.12)
    for turn in range(4):
        _paint_corner(painter, inner, turn, side, later)


def _paint_corner(painter: QPainter, inner: QRectF, turn: int, side: float, later: Awaited | None) -> None:
    corner = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft())[turn]
    painter.save()
    painter.translate(corner)
    painter.rotate(90 * turn)
    painter.setOpacity(0.9)
    artwork.draw(painter, "table/corner", QRectF(4, 4, side, side), SQUARE, later)
    painter.restore()


def paint_title(painter: QPainter, widget: QWidget, place: QRectF, below: str, later: Awaited | None = None) -> None:
    """Paint the game's name in its frame, and a line of words below it."""
    colours = look()
    frame = QRectF(0, 0, place.height() * 0.74 * 600 / 160, place.height() * 0.74)
    frame.moveCenter(QPointF(place.center().x(), place.top() + frame.height() / 2))
    if colours.pictures:
        artwork.draw(painter, "ornaments/title", frame, frame.size(), later)
    _paint_name(
        painter,
        widget,
        frame.adjusted(frame.width() * 0.12, frame.height() * 0.27, -frame.width() * 0.12, -frame.height() * 0.27),
    )
    words = QRectF(place.left(), frame.bottom(), place.width(), place.bottom() - frame.bottom())
    font = serif(widget)
    font.setItalic(has_italics())
    font.setPixelSize(max(12, round(words.height() * 0.52)))
    while QFontMetricsF(font).horizontalAdvance(below) > words.width() and font.pixelSize() > 9:
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.setPen(QColor(theme_now().on_felt_dim))
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, below)


def _paint_name(painter: QPainter, widget: QWidget, place: QRectF) -> None:
    font = serif(widget, bold=True)
    font.setPixelSize(100)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 114)
    path = QPainterPath()
    path.addText(0, 0, font, NAME)
    size = path.boundingRect()
    scale = min(place.width() / size.width(), place.height() / size.height())
    painter.save()
    painter.translate(place.center())
    painter.scale(scale, scale)
    painter.translate(-size.center())
    gold = QLinearGradient(size.topLeft(), size.bottomLeft())
    for stop, name in _BRASS:
        gold.setColorAt(stop, QColor(name))
    if look().pictures:
        painter.fillPath(path.translated(0, 4), QColor(0, 0, 0, 150))
    painter.fillPath(path, gold)
    painter.restore()


def paint_hero(painter: QPainter, widget: QWidget, place: QRectF, later: Awaited | None = None) -> None:
    """Paint the four cards in a fan, under the medallion."""
    height = min(place.height() * 0.72, place.width() / 1.95)
    if height < 60:
        return
    middle = place.center() - QPointF(0, height * 0.04)
    if look().pictures:
        _paint_halo(painter, middle, height * 1.1)
    for number, art in enumerate(ARTS):
        painter.save()
        painter.translate(middle.x(), middle.y() + height * 0.92)
        painter.rotate(18 * number - 27)
        _paint_card(painter, widget, art, QRectF(-height * 0.3125, -height * 1.42, height * 0.625, height), later)
        painter.restore()
    medal = QRectF(0, 0, height * 0.5, height * 0.5)
    medal.moveCenter(QPointF(middle.x(), middle.y() + height * 0.42))
    artwork.draw(painter, "ornaments/medallion", medal, SQUARE, later)


def _paint_halo(painter: QPainter, middle: QPointF, radius: float) -> None:
    halo = QRadialGradient(middle, radius)
    halo.setColorAt(0, QColor(255, 222, 150, 70))
    halo.setColorAt(1, QColor(255, 222, 150, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(middle, radius, radius)


def _paint_card(painter: QPainter, widget: QWidget, art: Art, card: QRectF, later: Awaited | None) -> None:
    if artwork.fetched(f"cards/{art}", card.size(), painter.device().devicePixelRatioF(), later) is None:
        return  # a card that is not there yet throws no shadow
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawRoundedRect(card.translated(3, 5), 8, 8)
    artwork.draw(painter, f"cards/{art}", card, card.size(), later)
    if later:
        return
    from divinare_qt.rules.load import default_rules  # noqa: PLC0415 - reads files, which the first picture need not wait for

    font = serif(widget, bold=True)
    font.setPixelSize(max(6, round(card.height() * 0.06)))
    painter.setFont(font)
    painter.setPen(QColor("#2b1d16"))
    disc, edge = QRectF(0, 0, card.width() * 0.2, card.width() * 0.2), card.width() * 0.148
    for centre in (card.topLeft() + QPointF(edge, edge), card.bottomRight() - QPointF(edge, edge)):
        disc.moveCenter(centre)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(default_rules(4).deck[ORDER[art]]))
