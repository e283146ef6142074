"""What goes into the bundle, on every system."""

import pytest

from release import contents
from release.project import ROOT


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.dylib",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/lib/libicudata.so.73",  # sorting needs it
        "divinare_qt/resources/translations/divinare_fr.qm",
        "libxcb-cursor.so.0",
        "libffi.so.8",
        "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
    ],
)
def test_kept(place: str) -> None:
    assert contents.is_kept(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6\\plugins\\tls\\qopensslbackend.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_help_fr.qm",
        "PySide6/QtCore.pyi",
        "divinare_qt/resources/translations/divinare_fr.ts",
        "libGL.so.1",
        "libstdc++.so.6",
        "libfontconfig.so.1",
        "libmvec.so.1",
    ],
)
def test_left_out(place: str) -> None:
    assert not contents.is_kept(place)


def test_only_python_is_stripped() -> None:
    assert contents.is_stripped("libpython3.11.so.1.0")
    assert contents.is_stripped("python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so")
    assert not contents.is_stripped("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so")
    assert not contents.is_stripped("PySide6/Qt/lib/libQt6Core.so.6")


def test_libraries_of_dropped_plugins_go_too() -> None:
    needs = {
        "PySide6/QtGui.abi3.so": ["libQt6Gui.so.6", "libc.so.6"],
        "PySide6/Qt/plugins/platforms/libqxcb.so": ["libQt6XcbQpa.so.6"],
        "PySide6/Qt/lib/libQt6XcbQpa.so.6": ["libxcb-cursor.so.0"],
        "PySide6/Qt/lib/libQt6Gui.so.6": [],
        "libxcb-cursor.so.0": [],
        "libQt6Qml.so.6": [],
        "libcairo.so.2": ["libpixman-1.so.0"],
        "libpixman-1.so.0": [],
    }
    assert contents.pruned(needs, needs.__getitem__) == {"libQt6Qml.so.6", "libcairo.so.2", "libpixman-1.so.0"}


def test_windows_libraries_stay_unless_they_are_qts() -> None:
    needs: dict[str, list[str]] = {
        "PySide6\\QtGui.pyd": ["qt6gui.dll"],
        "PySide6\\Qt6Gui.dll": [],
        "PySide6\\Qt6Quick.dll": [],
        "VCRUNTIME140_1.dll": [],
    }
    assert contents.pruned(needs, needs.__getitem__) == {"PySide6\\Qt6Quick.dll"}


def test_everything_imported_by_name_is_found() -> None:
    modules = contents.hidden_imports(ROOT)
    assert {"divinare_qt.commands.bot", "divinare_qt.app.selftest", "divinare_qt", "_cffi_backend"} <= set(modules)
