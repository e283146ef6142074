"""A system on which no window can be shown is told what is missing, before Qt aborts."""

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from divinare_qt import system


@pytest.mark.parametrize(
    ("names", "command"),
    [
        (["ubuntu", "debian"], "sudo apt install libegl1 libxcb-cursor0"),
        (["linuxmint", "ubuntu"], "sudo apt install libegl1 libxcb-cursor0"),
        (["fedora"], "sudo dnf install libglvnd-egl xcb-util-cursor"),
        (["opensuse-tumbleweed", "opensuse", "suse"], "sudo zypper install libglvnd libxcb-cursor0"),
        (["arch"], "sudo pacman -S libglvnd xcb-util-cursor"),
    ],
)
def test_the_package_is_named_for_the_distribution(names: list[str], command: str) -> None:
    absent = ("libEGL.so.1", "libxcb-cursor.so.0")
    text = system.missing_libraries(system.ALWAYS | system.ON_X, lambda soname: soname not in absent, names)
    assert "lacks libEGL.so.1, libxcb-cursor.so.0" in text
    assert text.endswith(command)


def test_an_unknown_distribution_gets_debians_names() -> None:
    text = system.missing_libraries(system.ALWAYS, lambda soname: soname != "libEGL.so.1", ["strange"])
    assert text.endswith("in Debian they are: libegl1")


def test_nothing_is_said_where_nothing_is_missing() -> None:
    assert not system.missing_libraries(system.ALWAYS, lambda _: True, ["debian"])


def test_libraries_of_x_are_wanted_only_there() -> None:
    assert "libxcb-cursor.so.0" in system.wanted({"DISPLAY": ":0"})
    assert "libxcb-cursor.so.0" in system.wanted({"QT_QPA_PLATFORM": "xcb"})
    assert "libxcb-cursor.so.0" not in system.wanted({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"})
    assert "libxcb-cursor.so.0" not in system.wanted({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"})


def loaded_with(library: Path) -> dict[str, Path]:
    """Return all the libraries that the dynamic linker loads with one, and where it finds them."""
    said = subprocess.run(["ldd", library], capture_output=True, text=True, check=True).stdout  # noqa: S607
    return {name: Path(path) for name, path in re.findall(r"(\S+) => (/\S+)", said)}


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are Linux's trouble")
def test_whatever_qt_loads_is_looked_for_first() -> None:
    wheel = Path(PySide6.__file__).parent
    needed = loaded_with(wheel / "Qt" / "plugins" / "platforms" / "libqxcb.so")
    sought = system.ALWAYS | system.ON_X
    covered = {name for soname in sought for name in [soname, *loaded_with(needed[soname])]}
    everywhere = {f"lib{name}" for name in ("c.so.6", "m.so.6", "dl.so.2", "pthread.so.0", "gcc_s.so.1", "stdc++.so.6")}
    everywhere |= {"libgthread-2.0.so.0"}  # which comes with GLib
    theirs = {name for name, path in needed.items() if not path.resolve().is_relative_to(wheel)}
    assert theirs - covered <= everywhere


def test_a_terminal_without_a_screen_is_told_so() -> None:
    assert "there is no screen" in system.no_screen({"HOME": "/home/player"})
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        assert not system.no_screen({variable: "x"})
    assert not system.no_screen({"XDG_SESSION_TYPE": "wayland"})


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_the_game_says_so_and_ends() -> None:
    screens = {*system.SCREENS, "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"}
    variables = {name: value for name, value in os.environ.items() if name not in screens}
    command = [sys.executable, "-m", "divinare_qt"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1, "not a word of Qt's"


def test_os_release_is_read(tmp_path: Path) -> None:
    path = tmp_path / "os-release"
    path.write_text('NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n', encoding="utf-8")
    assert system.os_release(path) == ["linuxmint", "ubuntu", "debian"]
    assert system.os_release(tmp_path / "none") == []


def test_an_old_system_is_told_so() -> None:
    assert "needs macOS 13 or newer; this is version 12.6" in system.too_old("macOS 13", (12, 6), (13, 0))
    assert not system.too_old("macOS 13", (13, 0), (13, 0))
    assert not system.too_old("macOS 13", (), (13, 0))


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are Linux's trouble")
def test_the_program_says_it_on_the_terminal_and_in_a_window(tmp_path: Path) -> None:
    dialog = tmp_path / "zenity"
    dialog.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/shown\n', encoding="utf-8")
    dialog.chmod(dialog.stat().st_mode | stat.S_IXUSR)
    code = (
        "import sys; from divinare_qt import system; system.loads = lambda soname: soname != 'libEGL.so.1'; "
        "from divinare_qt.__main__ import main; sys.exit(main([]))"
    )
    variables = os.environ | {"PATH": f"{tmp_path}:/usr/bin:/bin", "DISPLAY": ":99"}
    done = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("divinare: Divinare can’t show its window, because this system lacks libEGL.so.1.")
    assert "libEGL.so.1" in (tmp_path / "shown").read_text(encoding="utf-8")
