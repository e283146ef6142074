"""Pictures from SVG files, drawn once for each size, device pixel ratio and theme."""

from collections import OrderedDict
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from divinare_qt.paths import resources
from divinare_qt.table.theme import DARK, Theme

MOST_PIXELS: Final = 16_000_000
"""Pixels kept in all; what was not used for the longest time goes first."""


@lru_cache(maxsize=256)
def _source(name: str) -> bytes:
    return (resources() / "artwork" / f"{name}.svg").read_bytes()


class Artwork:
    """The pictures of one screen."""

    def __init__(self, theme: Theme = DARK, ratio: float = 1.0) -> None:
        self.theme = theme
        self.ratio = ratio
        self._kept: OrderedDict[tuple[str, int, int], QPixmap] = OrderedDict()
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixels = 0

    def set_up(self, theme: Theme, ratio: float) -> None:
        """Draw for another theme or screen from now on."""
        if (theme, ratio) != (self.theme, self.ratio):
            self.theme, self.ratio = theme, ratio
            self._kept.clear()
            self._renderers.clear()
            self._pixels = 0

    def pixmap(self, name: str, size: QSizeF) -> QPixmap:
        """Return a picture of a size in points, stretched to it."""
        width = max(round(size.width() * self.ratio), 1)
        height = max(round(size.height() * self.ratio), 1)
        key = (name, width, height)
        found = self._kept.get(key)
        if found is None:
            found = self._drawn(name, width, height)
            self._keep(key, found)
        else:
            self._kept.move_to_end(key)
        return found

    def draw(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Draw a picture into a rectangle."""
        pixmap = self.pixmap(name, rect.size())
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

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
        renderer = self._renderers.get(name)
        if renderer is None:
            text = _source(name)
            for old, new in self.theme.replaced.items():
                text = text.replace(old.encode(), new.encode())
            renderer = self._renderers[name] = QSvgRenderer(QByteArray(text))
        return renderer
