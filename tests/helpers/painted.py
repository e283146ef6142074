"""The words that a piece of the table paints, and where: what no widget could be asked for."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator

from divinare_qt.table.piece import Piece
from divinare_qt.table.theme import serif

SVG = "{http://www.w3.org/2000/svg}"
TOLERANCE = 2.0


@dataclass(frozen=True)
class Words:
    """A text as it was painted, in the piece's own points."""

    text: str
    box: QRectF


def painted(piece: Piece) -> list[Words]:
    """Return every text that a piece paints."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    paper = QSvgGenerator()
    paper.setOutputDevice(buffer)
    paper.setResolution(72)
    paper.setViewBox(piece.area())
    painter = QPainter(paper)
    piece.draw(painter)
    painter.end()
    root = ET.fromstring(bytes(buffer.data().data()))  # noqa: S314 - Qt wrote it just now
    return list(_words(root, QTransform()))


def _words(element: ET.Element, above: QTransform) -> Iterator[Words]:
    here = _transform(element) * above
    if element.tag == f"{SVG}text" and (element.text or "").strip():
        text = element.text or ""
        weight, style = element.get("font-weight", "400"), element.get("font-style", "normal")
        metrics = QFontMetricsF(
            serif(float(element.get("font-size", "0")), bold=int(weight) > 500, italic=style != "normal")
        )
        left, base = float(element.get("x", "0")), float(element.get("y", "0"))
        box = QRectF(left, base - metrics.ascent(), metrics.horizontalAdvance(text), metrics.ascent())
        yield Words(text, here.mapRect(box))
    for child in element:
        yield from _words(child, here)


def _transform(element: ET.Element) -> QTransform:
    found = re.match(r"matrix\(([^)]*)\)", element.get("transform", ""))
    return QTransform() if found is None else QTransform(*map(float, found[1].split(",")))


def cut_off(piece: Piece) -> list[str]:
    """Return the words of a piece that were shortened, or that leave it."""
    room = piece.boundingRect().adjusted(-TOLERANCE, -TOLERANCE, TOLERANCE, TOLERANCE)
    return [words.text for words in painted(piece) if "…" in words.text or not room.contains(words.box)]
