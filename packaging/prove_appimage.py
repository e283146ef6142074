"""Prove the AppImage, all but its start-up program: mounted read-only, looked over, and played. Run as root.

    python packaging/prove_appimage.py     after packaging/build.py, whose tree of the Debian package it takes

The file system is mounted by the kernel from behind a stand-in for the start-up program, as that would mount it.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prove_linux import NEEDS, screen
from release import appimage, project, smoke
from release.project import BUILD, Stop, run, say


def stand_in(path: Path) -> Path:
    """Write something that looks like the start-up program from outside."""
    path.write_bytes((b"\x7fELF\x02\x01\x01\x00" + appimage.MARK).ljust(4096, b"\x00"))
    return path


@contextmanager
def mounted(image: Path, offset: int, place: Path) -> Iterator[None]:
    """Mount the file system in an image."""
    place.mkdir()
    run("mount", "-t", "squashfs", "-o", f"loop,ro,offset={offset}", image, place)
    try:
        yield
    finally:
        subprocess.run(["umount", str(place)], check=False)  # noqa: S607


def look_over(place: Path) -> None:
    """See that desktops find what they look for at the top of the image."""
    run("desktop-file-validate", place / "divinare.desktop")
    run("appstreamcli", "validate-tree", "--no-net", place / "usr")
    for name in ("AppRun", "divinare.png", ".DirIcon"):
        if not (place / name).exists():
            raise Stop(f"{name} is missing, or leads nowhere")


def prove(folder: Path) -> None:
    """Pack, mount, look over, and play as an ordinary user on an X server."""
    appimage.app_dir(BUILD / "deb", folder / "AppDir")
    runtime = stand_in(folder / "runtime")
    image = appimage.pack(folder / "AppDir", runtime, folder / "divinare.AppImage", project.version().date)
    say(f"the image has {image.stat().st_size / 1e6:.1f} MB")
    home = folder / "home"
    home.mkdir(mode=0o777)
    home.chmod(0o777)
    with mounted(image, runtime.stat().st_size, folder / "mounted"), screen() as display:
        look_over(folder / "mounted")
        variables = smoke.variables(home) | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        smoke.selftest(folder / "mounted" / "AppRun", variables, smoke.NOBODY)


def main() -> int:
    """Do it in a folder that everybody may read."""
    with tempfile.TemporaryDirectory() as temporary:
        Path(temporary).chmod(0o755)
        try:
            project.require({**NEEDS, "mksquashfs": "squashfs-tools"})
            if not (BUILD / "deb").is_dir():
                raise Stop("there is no build/deb; run packaging/build.py first")
            prove(Path(temporary))
        except Stop as failure:
            say(str(failure))
            return 1
    say("the AppImage is proved")
    return 0


if __name__ == "__main__":
    sys.exit(main())
