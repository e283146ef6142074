"""Whether this system can show a window, seen before Qt is loaded: Qt itself would only abort."""

import ctypes
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from divinare_qt.speech import translate

DEBIAN, FEDORA, SUSE, ARCH = "apt install", "dnf install", "zypper install", "pacman -S"
MANAGERS: Final = {"debian": DEBIAN, "ubuntu": DEBIAN, "fedora": FEDORA, "rhel": FEDORA, "suse": SUSE, "arch": ARCH}
"""The command that installs packages, by what `ID` and `ID_LIKE` of os-release may say."""


def _packages(debian: str, fedora: str, suse: str, arch: str) -> dict[str, str]:
    return {DEBIAN: debian, FEDORA: fedora, SUSE: suse, ARCH: arch}


ALWAYS: Final = {
    "libEGL.so.1": _packages("libegl1", "libglvnd-egl", "libglvnd", "libglvnd"),
    "libGL.so.1": _packages("libgl1", "libglvnd-glx", "libglvnd", "libglvnd"),
    "libfontconfig.so.1": _packages("libfontconfig1", "fontconfig", "fontconfig", "fontconfig"),
    "libglib-2.0.so.0": _packages("libglib2.0-0", "glib2", "libglib-2_0-0", "glib2"),
    "libdbus-1.so.3": _packages("libdbus-1-3", "dbus-libs", "libdbus-1-3", "dbus"),
    "libxkbcommon.so.0": _packages("libxkbcommon0", "libxkbcommon", "libxkbcommon0", "libxkbcommon"),
    "libzstd.so.1": _packages("libzstd1", "libzstd", "libzstd1", "zstd"),
}
ON_X: Final = {
    "libX11-xcb.so.1": _packages("libx11-xcb1", "libX11-xcb", "libX11-xcb1", "libx11"),
    "libxcb-cursor.so.0": _packages("libxcb-cursor0", "xcb-util-cursor", "libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": _packages("libxcb-icccm4", "xcb-util-wm", "libxcb-icccm4", "xcb-util-wm"),
    "libxcb-keysyms.so.1": _packages("libxcb-keysyms1", "xcb-util-keysyms", "libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": _packages("libxcb-randr0", "libxcb", "libxcb-randr0", "libxcb"),
    "libxcb-shape.so.0": _packages("libxcb-shape0", "libxcb", "libxcb-shape0", "libxcb"),
    "libxcb-sync.so.1": _packages("libxcb-sync1", "libxcb", "libxcb-sync1", "libxcb"),
    "libxcb-xfixes.so.0": _packages("libxcb-xfixes0", "libxcb", "libxcb-xfixes0", "libxcb"),
    "libxkbcommon-x11.so.0": _packages(
        "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11-0", "libxkbcommon-x11"
    ),
}
"""What Qt takes from a Linux system, and the package that has it, by package manager."""
SCREENS: Final = {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"}
"""The variables of which a Linux system sets one where there is a screen."""
OLDEST_WINDOWS: Final = (10, 0, 17763)
OLDEST_MACOS: Final = (13, 0)
LONGEST_DIALOG: Final = 60
"""Seconds that a dialog of a foreign program may stay; the terminal has the text too."""


def problem() -> str:
    """Say why no window can be shown here, and what to do; nothing if all seems well."""
    found = ""
    if sys.platform == "linux":
        found = no_screen(os.environ) or missing_libraries(
            wanted(os.environ), loads, os_release(Path("/etc/os-release"))
        )
    if sys.platform == "win32":
        version = sys.getwindowsversion()
        windows = translate("System", "Windows 10, version 1809,", "part of a sentence: Divinare needs … or newer")
        found = too_old(windows, (version.major, version.minor, version.build), OLDEST_WINDOWS)
    if sys.platform == "darwin":
        numbers = tuple(int(part) for part in platform.mac_ver()[0].split(".")[:2] if part.isdigit())
        found = too_old("macOS 13", numbers, OLDEST_MACOS)
    return found


def too_old(name: str, found: tuple[int, ...], oldest: tuple[int, ...]) -> str:
    """Say that the system is older than Qt's libraries allow."""
    if not found or found >= oldest:
        return ""
    text = translate("System", "Divinare needs {name} or newer; this is version {version}.")
    return text.format(name=name, version=".".join(map(str, found)))


def no_screen(variables: Mapping[str, str]) -> str:
    """Say that there is nothing to show a window on, as on a terminal from afar."""
    if SCREENS & set(variables) or "QT_QPA_PLATFORM" in variables or variables.get("XDG_SESSION_TYPE") == "wayland":
        return ""
    return translate("System", "Divinare can’t show its window, because there is no screen. Start it on a desktop.")


def do_without_screen() -> None:
    """Have Qt draw in memory where there is no screen."""
    if sys.platform == "linux" and no_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def wanted(variables: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Return the libraries that Qt will load, by the screen that it will show the window on."""
    chosen = variables.get("QT_QPA_PLATFORM", "").partition(":")[0]
    on_x = chosen == "xcb" or (not chosen and "DISPLAY" in variables and "WAYLAND_DISPLAY" not in variables)
    return ALWAYS | (ON_X if on_x else {})


def loads(soname: str) -> bool:
    """Tell whether a library and all that it needs can be loaded."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def os_release(path: Path) -> list[str]:
    """Return what a distribution calls itself, and those that it is like."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    fields = dict(line.split("=", 1) for line in lines if "=" in line)
    return f"{fields.get('ID', '')} {fields.get('ID_LIKE', '')}".replace('"', "").lower().split()


def missing_libraries(
    libraries: Mapping[str, Mapping[str, str]], has: Callable[[str], bool], names: Iterable[str]
) -> str:
    """Name the libraries that are not there and the command that brings them on this distribution."""
    absent = [soname for soname in libraries if not has(soname)]
    if not absent:
        return ""
    text = translate("System", "Divinare can’t show its window, because this system lacks {files}.")
    text = text.format(files=", ".join(absent))
    manager = next((MANAGERS[name.partition("-")[0]] for name in names if name.partition("-")[0] in MANAGERS), None)
    if manager is not None:
        packages = " ".join(dict.fromkeys(libraries[soname][manager] for soname in absent))
        cure = translate("System", "To get what is missing: {command}")
        return f"{text}\n{cure.format(command=f'sudo {manager} {packages}')}"
    packages = " ".join(dict.fromkeys(libraries[soname][DEBIAN] for soname in absent))
    cure = translate("System", "Install the packages that have these files; in Debian they are: {packages}")
    return f"{text}\n{cure.format(packages=packages)}"


def dialogs(text: str) -> list[list[str]]:
    """Return command lines of programs that can show a text in a window, the best first."""
    return [
        ["zenity", "--error", "--no-wrap", "--no-markup", "--title=Divinare", f"--text={text}"],
        ["kdialog", "--title", "Divinare", "--error", text],
        ["xmessage", "-center", text],
    ]


def tell(text: str) -> None:
    """Say on the terminal, and in a window where some program can show one, why the game does not start."""
    if sys.stderr is not None:
        sys.stderr.write(f"divinare: {text}\n")
    if sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, text, "Divinare", 0x10)
    elif sys.platform == "linux" and SCREENS & set(os.environ):
        for command in dialogs(text):
            if shutil.which(command[0]) is not None:
                _show(command)
                break


def _show(command: list[str]) -> None:
    """Let a program of the system show the text."""
    try:
        subprocess.run(command, timeout=LONGEST_DIALOG, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return
