"""The icons of each system, read back."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

from release import icons
from release.project import ROOT

SVG = ROOT / "resources" / "artwork" / "icons" / "divinare.svg"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.make(SVG, folder)
    return folder


def sizes_of_icns(content: bytes) -> dict[str, int]:
    """Return the width of each picture in an .icns file."""
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8])[0] == len(content)
    found, at = {}, 8
    while at < len(content):
        length = struct.unpack(">I", content[at + 4 : at + 8])[0]
        picture = QImage.fromData(content[at + 8 : at + length])
        found[content[at : at + 4].decode("ascii")] = picture.width()
        at += length
    return found


def test_icns_has_every_size(made: Path) -> None:
    assert sizes_of_icns((made / "divinare.icns").read_bytes()) == icons.ICNS_TYPES


def test_ico_has_every_size(made: Path) -> None:
    reader = QImageReader(str(made / "divinare.ico"))
    widths = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        widths.append(reader.read().width())
    assert widths == list(icons.ICO_SIZES)


def test_pictures_show_something_on_a_clear_ground(made: Path, qtbot: QtBot) -> None:
    del qtbot
    picture = QImage(str(made / "48.png"))
    assert (picture.width(), picture.height()) == (48, 48)
    assert picture.hasAlphaChannel()
    assert len({picture.pixel(x, y) for x in range(48) for y in range(48)}) > 50


@pytest.mark.qt_log_ignore("Cannot read file")
def test_a_file_that_is_no_picture_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("no", encoding="utf-8")
    with pytest.raises(ValueError, match=r"broken\.svg"):
        icons.png(broken, 16)
