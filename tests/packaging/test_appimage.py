"""The AppImage, with a stand-in for the start-up program that the release fetches."""

import hashlib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from release import appimage
from release.project import Stop


def test_the_menu_entry_names_no_place() -> None:
    entry = appimage.menu_entry("[Desktop Entry]\nTryExec=/usr/games/divinare\nExec=/usr/games/divinare %f\n")
    assert entry == "[Desktop Entry]\nExec=divinare %f\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return what an image is laid out from."""
    package = tmp_path / "package"
    files = (
        "lib/divinare/divinare",
        "share/icons/hicolor/256x256/apps/divinare.png",
        "share/applications/divinare.desktop",
    )
    for name in (*files, *(f"{folder}/file" for folder in appimage.UNUSED)):
        path = package / "usr" / name
        path.parent.mkdir(parents=True)
        path.write_bytes(b"\x7fELF GLIBC_2.31")
    return package


def test_desktops_find_what_they_look_for_at_the_top(package: Path, tmp_path: Path) -> None:
    image = tmp_path / "image"
    appimage.app_dir(package, image)
    assert {path.name for path in image.iterdir()} == {"usr", "AppRun", "divinare.desktop", "divinare.png", ".DirIcon"}
    assert 'exec "$here/usr/lib/divinare/divinare"' in (image / "AppRun").read_text(encoding="utf-8")
    assert (image / ".DirIcon").resolve() == image / "divinare.png"
    assert not any((image / "usr" / name).exists() for name in appimage.UNUSED)


def test_only_the_known_start_up_program_is_taken(tmp_path: Path) -> None:
    offered = tmp_path / "offered"
    offered.write_bytes(b"a program")
    target = tmp_path / "taken"
    with pytest.raises(Stop, match="is not what it was"):
        appimage.fetch_runtime(target, offered.as_uri())
    assert not target.exists()
    appimage.fetch_runtime(target, offered.as_uri(), hashlib.sha256(b"a program").hexdigest())
    assert target.read_bytes() == b"a program"


def test_a_missing_start_up_program_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Stop, match="could not be fetched"):
        appimage.fetch_runtime(tmp_path / "taken", (tmp_path / "nowhere").as_uri())


def test_what_is_no_start_up_program_is_not_packed(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"\x7fELF" + bytes(100))
    with pytest.raises(Stop, match="not the start-up program"):
        appimage.pack(tmp_path, wrong, tmp_path / "image", datetime(2026, 11, 2, tzinfo=UTC))
