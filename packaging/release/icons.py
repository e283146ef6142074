"""The program's icon in every size and container, drawn by Qt from the one SVG file."""

import struct
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_TYPES: Final = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,  # 16 points at twice the resolution, and so on
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
"""Every entry of an .icns file that holds a PNG, with its size in pixels."""


def png(svg: Path, size: int) -> bytes:
    """Draw an SVG file as a square PNG."""
    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise ValueError(f"{svg.name} is not an SVG file")
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs know neither of the forms
        raise ValueError(f"{svg.name} could not be drawn")
    buffer.close()
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Pack PNG pictures, by size, into a Windows icon."""
    offset = 6 + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, picture in sorted(pictures.items()):
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset + len(bodies))
        bodies += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + bodies


def icns(pictures: dict[int, bytes]) -> bytes:
    """Pack PNG pictures, by size, into a macOS icon."""
    body = b""
    for name, size in ICNS_TYPES.items():
        body += name.encode("ascii") + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def make(svg: Path, folder: Path) -> None:
    """Write `divinare.ico`, `divinare.icns` and PNG files named by their size."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {*PNG_SIZES, *ICO_SIZES, *ICNS_TYPES.values()}
    pictures = {size: png(svg, size) for size in sorted(sizes)}
    for size in PNG_SIZES:
        (folder / f"{size}.png").write_bytes(pictures[size])
    (folder / "divinare.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "divinare.icns").write_bytes(icns(pictures))
