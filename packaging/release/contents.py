"""What goes into the frozen program and what stays out. Pure: the spec asks, and so do the tests, for any system."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath
from typing import Final

UNUSED_MODULES: Final = (
    # development and optional extras
    *("IPython", "PIL", "dask", "distributed", "hypothesis", "matplotlib", "mypy", "pandas", "psutil", "pytest"),
    *("scipy", "setuptools", "pkg_resources", "wheel", "pip", "yaml"),
    # standard library
    *("tkinter", "_tkinter", "idlelib", "lib2to3", "ensurepip", "venv", "test", "turtle", "turtledemo", "sqlite3"),
    *("xmlrpc", "curses", "_curses", "readline", "pydoc_data", "distutils", "unittest", "doctest", "pdb", "pydoc"),
    *("asyncio", "_asyncio", "_pydecimal"),
    # hashlib has its own SHA-256; without these the bundle needs no OpenSSL
    *("ssl", "_ssl", "_hashlib"),
    # NumPy's tools for developers, and rooms of it that are opened only when they are asked for
    *("numpy.f2py", "numpy.distutils", "numpy.testing", "numpy._pyinstaller"),
    *("numpy.fft", "numpy.ma", "numpy.polynomial"),
    # modules of Qt that hooks would bring along
    *(
        f"PySide6.Qt{name}"
        for name in ("Network", "Qml", "Quick", "QuickWidgets", "Sql", "Test", "Designer", "UiTools")
    ),
    *(f"PySide6.Qt{name}" for name in ("OpenGL", "OpenGLWidgets", "Xml", "Help", "Concurrent")),
)

PLUGINS: Final = {
    "platforms": {"xcb", "wayland", "offscreen", "windows", "cocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"xdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
    "imageformats": {"svg"},
    "iconengines": {"svgicon"},
    "styles": {"modernwindowsstyle", "windowsvistastyle", "macstyle"},
    "printsupport": {"cupsprintersupport"},
}
"""The plugins that the game uses, by kind; a name without `lib`, `q` and the file's suffix."""

_SYSTEM_LIBRARIES: Final = re.compile(
    r"lib(c|m|mvec|dl|rt|pthread|stdc\+\+|gcc_s|GL|EGL|GLX|GLdispatch|OpenGL|glib-2\.0|gobject-2\.0|gio-2\.0|gmodule-2\.0"
    r"|gthread-2\.0|dbus-1|fontconfig|freetype|X11|X11-xcb|Xau|Xdmcp|xcb|xcb-glx|xcb-randr|xcb-render|xcb-shm"
    r"|xcb-sync|xcb-xfixes|xcb-xkb|xcb-shape|xkbcommon|xkbcommon-x11|wayland-client|wayland-cursor|drm|gbm"
    r"|gtk-3|gdk-3|cups|systemd|selinux|mount|blkid|pcre|pcre2-8|ffi|lzma|z|expat|png16|brotlidec|brotlicommon|uuid"
    r"|bz2|bsd|md|cap|gcrypt|gpg-error|lz4|zstd|gssapi_krb5|krb5|k5crypto|com_err|krb5support|keyutils|resolv"
    r"|gnutls|nettle|hogweed|p11-kit|tasn1|unistring|idn2|gmp|avahi-client|avahi-common|asound|pulse"
    r")\.so(\.|$)"
)
"""Libraries that every Linux desktop has, and has newer: bringing our own would break fonts, drivers and sound."""
_PRIVATE: Final = re.compile(r"lib(ffi|lzma|z|bz2|uuid|expat)\.so")
"""Of these, Python's own modules use what the build machine had; other systems have other sonames."""
_SOFTWARE_OPENGL: Final = ("opengl32sw.dll", "d3dcompiler_47.dll")
QT_LANGUAGES: Final = ("fr", "ru", "ja")
"""English is the source of Qt's own texts too."""


def hidden_imports(root: Path) -> list[str]:
    """Return every module of the program, since commands and dialogs are imported by name, and what cffi imports."""
    files = sorted((root / "divinare_qt").rglob("*.py"))
    modules = [".".join(file.relative_to(root).with_suffix("").parts) for file in files]
    return [module.removesuffix(".__init__") for module in modules] + ["miniaudio", "_cffi_backend"]


def _plugin_is_used(path: PurePosixPath) -> bool:
    kind, name = path.parts[-2], path.name.split(".")[0]
    used = PLUGINS.get(kind, set())
    return any(name in (f"lib{word}", f"libq{word}", f"q{word}", word) for word in used)


def is_kept(destination: str) -> bool:
    """Tell whether a file belongs in the bundle, from the place it would have there."""
    path = PurePosixPath(destination.replace("\\", "/"))
    if "plugins" in path.parts and any(part in ("PySide6", "Qt") for part in path.parts):
        return _plugin_is_used(path)
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in QT_LANGUAGES}
    if path.name.lower() in _SOFTWARE_OPENGL or path.suffix == ".ts":  # the program reads what is made of .ts files
        return False
    if path.parts[0] in ("PySide6", "shiboken6") and path.suffix in (".pyi", ".txt", ".typesystem"):
        return False
    if path.suffix in (".so", ".dylib") or ".so." in path.name:
        return not _SYSTEM_LIBRARIES.match(path.name) or _PRIVATE.match(path.name) is not None
    return True


def is_stripped(destination: str) -> bool:
    """Tell whether debug symbols may go: of Python itself only, since NumPy's libraries break without."""
    path = PurePosixPath(destination.replace("\\", "/"))
    return path.name.startswith("libpython") or "lib-dynload" in path.parts


def pruned(libraries: Iterable[str], needs: Callable[[str], Iterable[str]]) -> set[str]:
    """Return what may go: shared libraries that nothing needs, once the plugins that brought them are gone.

    `needs` names the libraries that one links to. Python's modules and Qt's plugins are loaded by name, so they stay.
    """
    places = {_name(place): place for place in libraries}
    reached = {place for place in places.values() if _is_loaded_by_name(place)}
    todo = list(reached)
    while todo:
        for name in needs(todo.pop()):
            place = places.get(_name(name))
            if place is not None and place not in reached:
                reached.add(place)
                todo.append(place)
    return set(places.values()) - reached


def _name(place: str) -> str:
    return place.replace("\\", "/").rpartition("/")[2].lower()


def _is_loaded_by_name(place: str) -> bool:
    """Tell whether a file is more than a library of others. On Windows and macOS only Qt's are known to be no more."""
    path = PurePosixPath(place.replace("\\", "/"))
    if "plugins" in path.parts or path.name.startswith(("libpython", "python3")):
        return True
    if path.suffix == ".pyd" or ".cpython-" in path.name or path.name.endswith(".abi3.so"):
        return True
    linux = ".so" in path.suffixes
    return not linux and not ("PySide6" in path.parts and path.name.startswith("Qt"))
