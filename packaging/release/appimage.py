"""The AppImage: a start-up program that mounts the file system behind it, and runs `AppRun` there."""

import hashlib
import shutil
import urllib.error
import urllib.request
from datetime import datetime
from pathlib import Path
from typing import Final

from release import linux
from release.project import NAME, Stop, run

RUNTIME: Final = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64"
SHA256: Final = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"
"""The start-up program of AppImage's makers, in the one version that is known. appimagetool would only put it before a
file system, which mksquashfs makes as well: so nothing else has to be fetched and trusted."""
MARK: Final = b"AI\x02"
"""What tells an AppImage from other programs, from the ninth byte on."""
UNUSED: Final = ("share/lintian", "share/doc", "share/man", "games")
"""What only a distribution has a use for."""


def app_dir(package: Path, folder: Path) -> None:
    """Lay out the image from the tree of the Debian package."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(package / "usr", folder / "usr", symlinks=True)
    for name in UNUSED:
        shutil.rmtree(folder / "usr" / name)
    linux.start_script(folder / "AppRun", folder / linux.PROGRAM, f"{linux.PROGRAM}/{NAME}")
    entry = folder / "usr" / "share" / "applications" / "divinare.desktop"
    entry.write_text(menu_entry(entry.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copyfile(entry, folder / "divinare.desktop")
    shutil.copyfile(folder / "usr/share/icons/hicolor/256x256/apps/divinare.png", folder / "divinare.png")
    (folder / ".DirIcon").symlink_to("divinare.png")


def menu_entry(text: str) -> str:
    """Return a menu entry that names no place: the desktop puts in where the image lies."""
    lines = text.replace("Exec=/usr/games/", "Exec=").splitlines()
    return "\n".join(line for line in lines if not line.startswith("TryExec=")) + "\n"


def fetch_runtime(target: Path, address: str = RUNTIME, digest: str = SHA256) -> Path:
    """Fetch the start-up program, and refuse any other than the one that is known."""
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - an address of ours
            content: bytes = answer.read()
    except (urllib.error.URLError, TimeoutError) as error:
        raise Stop(f"{address} could not be fetched: {error}") from error
    found = hashlib.sha256(content).hexdigest()
    if found != digest:
        raise Stop(f"{address} is not what it was: its SHA-256 is {found}, not {digest}")
    target.write_bytes(content)
    return target


def pack(folder: Path, runtime: Path, target: Path, date: datetime) -> Path:
    """Put the start-up program before a file system that holds the folder."""
    start = runtime.read_bytes()
    if start[:4] != b"\x7fELF" or start[8:11] != MARK:
        raise Stop(f"{runtime.name} is not the start-up program of an AppImage")
    system = target.with_suffix(".squashfs")
    options = ("-root-owned", "-noappend", "-no-progress", "-quiet", "-comp", "zstd", "-Xcompression-level", "19")
    run("env", f"SOURCE_DATE_EPOCH={int(date.timestamp())}", "mksquashfs", folder, system, *options)
    with target.open("wb") as image:
        image.write(start)
        with system.open("rb") as source:
            shutil.copyfileobj(source, image)
    system.unlink()
    target.chmod(0o755)
    return target
