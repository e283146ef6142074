"""The table's artwork in dialogs: drawn to fit, in the theme of now."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from divinare_qt.dialogs.look import theme_now
from divinare_qt.table.artwork import Artwork
from divinare_qt.table.theme import Theme


@lru_cache(maxsize=2)
def _artwork(theme: Theme, ratio: float) -> Artwork:
    return Artwork(theme, ratio)


def draw(painter: QPainter, name: str, place: QRectF, shape: QSizeF) -> None:
    """Draw a picture of a shape (its width and height in its own units) as large as it goes into a place."""
    size = shape.scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(0, 0, size.width(), size.height())
    box.moveCenter(place.center())
    ratio = painter.device().devicePixelRatioF()
    _artwork(theme_now(), ratio).draw(painter, name, box)


def picture(name: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return a picture of so many device-independent pixels."""
    return _artwork(theme_now(), ratio).pixmap(name, QSizeF(size))


def icon(name: str, size: QSize) -> QIcon:
    """Return a picture for a list, a button or a label, sharp at ratios 1 and 2."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        made.addPixmap(picture(name, size, ratio))
    return made
