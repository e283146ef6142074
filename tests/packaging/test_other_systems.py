"""Windows and macOS, as far as they can be seen from anywhere."""

import plistlib
import re
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath

import pytest

from release import budget, icons, macos, windows, words
from release.project import IDENTIFIER, LANGUAGES, PACKAGING, ROOT, Stop, Version

VERSION = Version("1.2.3", "abcdef", datetime(2026, 11, 2, tzinfo=UTC))
SCRIPT = (PACKAGING / "windows" / "divinare.nsi").read_text(encoding="utf-8")


def test_info_plist_round_trips() -> None:
    plist = plistlib.loads(plistlib.dumps(macos.info_plist(VERSION)))
    assert plist["CFBundleShortVersionString"] == "1.2.3"
    assert plist["CFBundleLocalizations"] == list(LANGUAGES)
    declared = plist["UTExportedTypeDeclarations"][0]
    assert plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["divinare"]
    assert declared["UTTypeIdentifier"].startswith(IDENTIFIER)


def test_entitlements_are_a_property_list() -> None:
    entitlements = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert set(entitlements.values()) == {True}


def test_signing() -> None:
    app = Path("Divinare.app")
    assert "--timestamp" not in macos.sign_command(app, "-")
    command = macos.sign_command(app, "Developer ID Application: Someone")
    assert {"--timestamp", "--options", "runtime", "--entitlements"} <= set(command)
    submit, *rest = macos.notarise_commands(Path("Divinare.dmg"), "profile")
    assert submit[:3] == ["xcrun", "notarytool", "submit"]
    assert "--wait" in submit
    assert "--keychain" not in submit
    assert macos.notarise_commands(Path("Divinare.dmg"), "profile", "k.db")[0][-2:] == ["--keychain", "k.db"]
    assert [command[2] for command in rest] == ["staple", "validate"]


def test_windows_version_file(tmp_path: Path) -> None:
    path = tmp_path / "version.txt"
    windows.write_version_file(path, VERSION)
    text = path.read_text(encoding="utf-8")
    compile(text, "version.txt", "eval")
    assert "filevers=(1, 2, 3, 0)" in text
    assert "abcdef" in text


def test_removal_takes_what_was_installed_and_no_more() -> None:
    lines = windows.removal_list([PurePosixPath("Divinare.exe"), PurePosixPath("_internal/a/b.dll")]).splitlines()
    assert lines == [
        r'Delete "$INSTDIR\Divinare.exe"',
        r'Delete "$INSTDIR\_internal\a\b.dll"',
        r'RMDir "$INSTDIR\_internal\a"',
        r'RMDir "$INSTDIR\_internal"',
    ]
    assert "RMDir /r" not in SCRIPT


def test_every_text_of_the_installer_is_in_four_languages() -> None:
    texts = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', words.nsis_lines(), re.MULTILINE)
    languages: dict[str, set[str]] = {}
    for name, language, _ in texts:
        languages.setdefault(name, set()).add(language)
    assert languages
    assert all(spoken == {"ENGLISH", "FRENCH", "RUSSIAN", "JAPANESE"} for spoken in languages.values())
    used = set(re.findall(r"\$\((\w+)\)", SCRIPT))
    assert used == set(languages)


def test_the_installer_needs_no_administrator() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert r'InstallDir "$LOCALAPPDATA\Programs\Divinare"' in SCRIPT
    assert not re.search(r"WriteReg\w+ HKLM", SCRIPT)


def test_the_installer_is_told_everything(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * 4096)
    command = windows.installer_command("makensis", tmp_path, tmp_path / "setup.exe", VERSION, nsis_target="")
    defined = {word[2:].split("=")[0] for word in command if word.startswith("-D")}
    used = set(re.findall(r"\$\{([A-Z][A-Z0-9]+)\}", SCRIPT)) - {"TARGET", "UNINSTALL", "TYPE", "TEXT"}
    assert {name for name in used if not name.startswith("LANG")} <= defined
    assert "-DKILOBYTES=4" in command


def test_a_missing_nsis_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    if sys.platform == "win32":
        pytest.skip("NSIS may be where it is always looked for")
    with pytest.raises(Stop, match="NSIS"):
        windows.installer(tmp_path, tmp_path / "setup.exe", VERSION)


def test_budget() -> None:
    allowed = budget.Budget(100, 20)
    assert allowed.problems(125_000_000, 25_000_000) == []
    assert len(allowed.problems(125_000_001, 25_000_001)) == 2
    assert set(budget.BUDGETS) == {"linux", "win32", "darwin"}


def test_table_of_sizes() -> None:
    sizes = {
        PurePosixPath("_internal/numpy/a.so"): 3_000_000,
        PurePosixPath("_internal/PySide6/Qt/lib/libicudata.so.73"): 30_000_000,
        PurePosixPath("_internal/divinare_qt/resources/rules/deck.toml"): 1_000,
    }
    lines = budget.table(sizes).splitlines()
    assert lines[0].split() == ["30.0", "MB", "Qt:", "ICU"]
    assert lines[3].split() == ["33.0", "MB", "together"]


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
@pytest.mark.parametrize("target", ["", "amd64-unicode"])
def test_nsis_accepts_the_script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str) -> None:
    monkeypatch.setattr(windows, "BUILD", tmp_path)
    icons.make(ROOT / "resources" / "artwork" / "icons" / "divinare.svg", tmp_path / "icons")
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "Divinare.exe").write_bytes(b"MZ")
    (bundle / "_internal" / "a $ and späces.txt").touch()
    setup = windows.installer(bundle, tmp_path / "divinare-setup.exe", VERSION, nsis_target=target)
    assert setup.read_bytes()[:2] == b"MZ"
