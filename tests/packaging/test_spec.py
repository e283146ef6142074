"""The spec, read as PyInstaller reads it, for each system; PyInstaller itself is not needed for that."""

import json
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from release import project
from release.project import IDENTIFIER, PACKAGING

SPEC = PACKAGING / "divinare.spec"
SYSTEMS = ("linux", "win32", "darwin")
BINARIES = [
    ("PySide6/QtGui.abi3.so", "/made/QtGui.abi3.so", "EXTENSION"),
    ("PySide6/Qt/lib/libQt6Gui.so.6", "/made/libQt6Gui.so.6", "BINARY"),
    ("PySide6/Qt/lib/libQt6Qml.so.6", "/made/libQt6Qml.so.6", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqeglfs.so", "/made/libqeglfs.so", "BINARY"),
]
DATAS = [
    ("divinare_qt/resources/bots/oracle.npz", "/made/oracle.npz", "DATA"),
    ("PySide6/Qt/translations/qtbase_de.qm", "/made/qtbase_de.qm", "DATA"),
    ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
    ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
]


class Reading:
    """What the spec told PyInstaller on one system."""

    def __init__(self) -> None:
        self.told: dict[str, dict[str, Any]] = {}
        self.collected: list[str] = []

    def analysis(self, scripts: list[str], **options: Any) -> types.SimpleNamespace:
        self.told["Analysis"] = options | {"scripts": scripts}
        return types.SimpleNamespace(binaries=BINARIES, datas=DATAS, pure=[], scripts=scripts)

    def collect(self, _program: object, *tables: list[tuple[str, str, str]], **options: Any) -> str:
        self.collected = [entry[0] for table in tables for entry in table]
        self.told["COLLECT"] = options
        return "folder"

    def names(self) -> dict[str, Any]:
        """Return the names that PyInstaller gives to a spec."""
        return {
            "SPECPATH": str(PACKAGING),
            "Analysis": self.analysis,
            "PYZ": lambda pure: pure,
            "EXE": lambda *_, **options: self.told.update(EXE=options),
            "COLLECT": self.collect,
            "BUNDLE": lambda _folder, **options: self.told.update(BUNDLE=options),
        }


@pytest.fixture(params=SYSTEMS)
def reading(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reading:
    """Read the spec on a system that this is not, for a project that has a single module."""
    needs = {"/made/QtGui.abi3.so": [("libQt6Gui.so.6", None)]}
    depend = types.ModuleType("PyInstaller.depend")
    depend.bindepend = types.SimpleNamespace(get_imports=lambda path: needs.get(path, []))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PyInstaller", types.ModuleType("PyInstaller"))
    monkeypatch.setitem(sys.modules, "PyInstaller.depend", depend)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for folder in ("build", "divinare_qt/bots"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "divinare_qt" / "bots" / "oracle.py").touch()
    version = project.version()
    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setattr(project, "version", lambda: version)
    monkeypatch.setattr(sys, "platform", request.param)
    read = Reading()
    exec(compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec"), read.names())  # noqa: S102 - as PyInstaller does
    return read


def test_what_the_game_uses_is_collected_and_nothing_else(reading: Reading, tmp_path: Path) -> None:
    assert reading.collected == [
        "PySide6/QtGui.abi3.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "divinare_qt/resources/bots/oracle.npz",
        "libQt6Gui.so.6",
    ]
    listed = json.loads((tmp_path / "build" / "collected.json").read_text(encoding="utf-8"))
    assert ["divinare_qt/resources/bots/oracle.npz", "/made/oracle.npz"] in listed


def test_nothing_is_packed_or_stripped(reading: Reading) -> None:
    assert reading.told["EXE"]["exclude_binaries"] is True, "a folder, not one file that unpacks itself"
    assert not any(reading.told[part][how] for part in ("EXE", "COLLECT") for how in ("strip", "upx"))
    assert "divinare_qt.bots.oracle" in reading.told["Analysis"]["hiddenimports"]


def test_each_system_has_what_is_its_own(reading: Reading, tmp_path: Path) -> None:
    program = reading.told["EXE"]
    expected = {
        "linux": ("divinare", None, True, False),
        "win32": ("Divinare", "divinare.ico", False, False),
        "darwin": ("divinare", "divinare.icns", False, True),
    }
    name, icon, console, bundled = expected[sys.platform]
    assert (program["name"], program["console"]) == (name, console)
    assert program["icon"] == (icon and str(tmp_path / "build" / "icons" / icon))
    assert (program["version"] is not None) == (sys.platform == "win32")
    assert (program["entitlements_file"] is not None) == bundled
    assert ("BUNDLE" in reading.told) == bundled


@pytest.mark.parametrize("reading", ["darwin"], indirect=True)
def test_the_application_of_macos_says_who_it_is(reading: Reading) -> None:
    bundle = reading.told["BUNDLE"]
    assert (bundle["name"], bundle["bundle_identifier"]) == ("Divinare.app", IDENTIFIER)
    assert Path(reading.told["EXE"]["entitlements_file"]).is_file()
    assert bundle["info_plist"]["CFBundleShortVersionString"] == project.version().number
