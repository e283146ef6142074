"""The table's artwork in dialogs: drawn to fit, in the theme of now."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TypeAlias

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from divinare_qt.dialogs.look import theme_now
from divinare_qt.table.artwork import Artwork
from divinare_qt.table.theme import Theme

Awaited: TypeAlias = list[Callable[[], object]]
"""How to make the pictures that were not there when they should have been drawn."""


@lru_cache(maxsize=2)
def _artwork(theme: Theme, ratio: float) -> Artwork:
    return Artwork(theme, ratio)


def forget() -> None:
    """Let go of every picture."""
    _artwork.cache_clear()


def draw(painter: QPainter, name: str, place: QRectF, shape: QSizeF, later: Awaited | None = None) -> None:
    """Draw a picture of a shape (its width and height in its own units) as large as it goes into a place.

    A picture that would have to be made first is not drawn where `later` is given: how to make it is put there.
    """
    size = shape.scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(0, 0, size.width(), size.height())
    box.moveCenter(place.center())
    ratio = painter.device().devicePixelRatioF()
    pixmap = fetched(name, size, ratio, later)
    if pixmap is not None:
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


def fetched(name: str, size: QSizeF, ratio: float, later: Awaited | None) -> QPixmap | None:
    """Return a picture; or, where it would have to be made and may come later, put there how to make it."""
    made = _artwork(theme_now(), ratio)
    if later is None or made.has(name, size):
        return made.pixmap(name, size)
    later.append(partial(made.pixmap, name, size))
    return None


def picture(name: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return a picture of so many device-independent pixels."""
    return _artwork(theme_now(), ratio).pixmap(name, QSizeF(size))


def icon(name: str, size: QSize) -> QIcon:
    """Return a picture for a list, a button or a label, sharp at ratios 1 and 2."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        made.addPixmap(picture(name, size, ratio))
    return made
