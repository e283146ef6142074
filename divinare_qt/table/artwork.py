"""Pictures from SVG files, drawn once for each size, device pixel ratio and theme."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from divinare_qt.paths import resources
from divinare_qt.table.theme import DARK, Theme

MOST_PIXELS: Final = 5_000_000
"""Pixels kept in all; what was not used for the longest time goes first."""

ROOM: Final = frozenset({"table/felt", "table/wood"})


class Artwork:
    """The pictures of one screen."""

    def __init__(self, theme: Theme = DARK, ratio: float = 1.0) -> None:
        self.theme = theme
        self.ratio = ratio
        self._kept: OrderedDict[tuple[str, int, int], QPixmap] = OrderedDict()
        self._pixels = 0
        self.moving: Callable[[], bool] = lambda: False
        """Whether things move: then pictures of about the right size are good enough, and much faster to have."""

    def set_up(self, theme: Theme, ratio: float) -> None:
        """Draw for another theme or screen from now on."""
        if (theme, ratio) != (self.theme, self.ratio):
            self.theme, self.ratio = theme, ratio
            self.forget()

    def pixmap(self, name: str, size: QSizeF) -> QPixmap:
        """Return a picture of a size in points, stretched to it."""
        key = self._key(name, size)
        _, width, height = key
        found = self._kept.get(key)
        if found is None and self.moving():
            found = self._nearest(name, width)
        if found is None:
            found = self._drawn(name, width, height)
            self._keep(key, found)
        elif key in self._kept:
            self._kept.move_to_end(key)
        return found

    def forget(self) -> None:
        """Let go of every picture."""
        self._kept.clear()
        self._pixels = 0

    def has(self, name: str, size: QSizeF) -> bool:
        """Tell whether a picture is there already."""
        return self._key(name, size) in self._kept

    def drawn_once(self, name: str, size: QSizeF) -> QPixmap:
        """Return a picture that is needed this one time, and is not kept."""
        return self._drawn(*self._key(name, size))

    def draw(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Draw a picture into a rectangle."""
        pixmap = self.pixmap(name, rect.size())
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def _key(self, name: str, size: QSizeF) -> tuple[str, int, int]:
        return name, max(round(size.width() * self.ratio), 1), max(round(size.height() * self.ratio), 1)

    def _nearest(self, name: str, width: int) -> QPixmap | None:
        """Return a kept picture whose width is nearest."""
        widths = [(abs(key[1] - width), key) for key in self._kept if key[0] == name]
        return self._kept[min(widths)[1]] if widths else None

    def _keep(self, key: tuple[str, int, int], pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._pixels += pixmap.width() * pixmap.height()
        while self._pixels > MOST_PIXELS and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.width() * old.height()

    def _drawn(self, name: str, width: int, height: int) -> QPixmap:
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer(name).render(painter, QRectF(0, 0, width, height))
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def _renderer(self, name: str) -> QSvgRenderer:
        """Return a drawing, read anew each time: it takes more memory than the picture that is made from it."""
        text = (resources() / "artwork" / f"{name}.svg").read_bytes()
        for old, new in (self.theme.replaced | (self.theme.room if name in ROOM else {})).items():
            text = text.replace(old.encode(), new.encode())
        return QSvgRenderer(QByteArray(text))
