"""The Debian package, without building one."""

import configparser
import email
import gzip
import hashlib
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from pathlib import Path

import pytest

from divinare_qt.__main__ import COMMANDS
from release import archive, changelog, linux, words
from release.project import IDENTIFIER, MIME_TYPE, SUMMARY, Stop, Version

VERSION = Version("1.2.3", "abcdef", datetime(2026, 11, 2, 12, tzinfo=UTC))
SECTION = changelog.Section("1.2.3", VERSION.date, "- Cards & <boards>.")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return the tree of a package with a bundle that is hardly one."""
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "divinare").write_bytes(b"\x7fELF GLIBC_2.4 GLIBC_2.31 GLIBC_2.17")
    (bundle / "_internal" / "notes.txt").write_bytes(b"GLIBC_2.99")
    icons = tmp_path / "icons"
    icons.mkdir()
    (icons / "48.png").write_bytes(b"picture")
    root = tmp_path / "root"
    linux.tree(root, bundle, icons, VERSION, "amd64")
    return root


def test_control_file(tree: Path) -> None:
    control = email.message_from_string((tree / "DEBIAN" / "control").read_text(encoding="utf-8"))
    assert control["Package"] == "divinare"
    assert control["Version"] == "1.2.3"
    assert control["Architecture"] == "amd64"
    assert control["Section"] == "games"
    assert control["Depends"].startswith("libc6 (>= 2.31), ")
    assert "libegl1" in control["Depends"]
    lines = control["Description"].splitlines()
    assert len(lines[0]) < 80
    assert all(line.startswith(" ") and len(line) < 81 for line in lines[1:])


def test_a_version_before_the_release_is_upgraded_by_it() -> None:
    numbers = ["1.2.0.dev3", "1.2.0a1", "1.2.0rc1", "1.2.0"]
    assert [linux.debian(number) for number in numbers] == ["1.2.0~dev3", "1.2.0~a1", "1.2.0~rc1", "1.2.0"]


def test_dpkg_can_find_damage(tree: Path) -> None:
    lines = (tree / "DEBIAN" / "md5sums").read_text(encoding="utf-8").splitlines()
    sums = {name: found for found, name in (line.split("  ", 1) for line in lines)}
    files = {path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink()}
    assert set(sums) == {path.relative_to(tree).as_posix() for path in files}
    notes = "usr/lib/divinare/_internal/notes.txt"
    assert sums[notes] == hashlib.md5(b"GLIBC_2.99", usedforsecurity=False).hexdigest()


def test_files_are_where_desktops_look(tree: Path) -> None:
    share = tree / "usr" / "share"
    assert (tree / "usr" / "games" / "divinare").readlink() == Path("../lib/divinare/divinare")
    assert (share / "icons" / "hicolor" / "48x48" / "apps" / "divinare.png").is_file()
    assert (share / "icons" / "hicolor" / "48x48" / "mimetypes" / "application-x-divinare.png").is_file()
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / "divinare.svg").is_file()
    assert (share / "man" / "man6" / "divinare.6.gz").is_file()
    assert (share / "doc" / "divinare" / "changelog.gz").is_file()
    assert (share / "doc" / "divinare" / "copyright").is_file()
    assert "@" not in (share / "doc" / "divinare" / "copyright").read_text(encoding="utf-8")


def test_only_the_program_is_executable(tree: Path) -> None:
    executable = [path for path in tree.rglob("*") if path.is_file() and path.stat().st_mode & 0o111]
    assert [path.name for path in executable if not path.is_symlink()] == ["divinare"]


def test_menu_entry(tree: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their case
    entry.read(tree / "usr" / "share" / "applications" / "divinare.desktop", encoding="utf-8")
    found = entry["Desktop Entry"]
    assert found["Exec"] == "/usr/games/divinare %f"
    assert found["MimeType"] == f"{MIME_TYPE};"
    assert {key for key in found if key.startswith("Comment[")} == {"Comment[fr]", "Comment[ru]", "Comment[ja]"}


def test_file_type(tree: Path) -> None:
    root = ET.parse(tree / "usr" / "share" / "mime" / "packages" / "divinare.xml").getroot()  # noqa: S314 - our own
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = root.find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    assert [glob.get("pattern") for glob in kind.findall(f"{space}glob")] == ["*.divinare"]


def test_metainfo_names_releases(tree: Path) -> None:
    path = tree / "usr" / "share" / "metainfo" / f"{IDENTIFIER}.metainfo.xml"
    root = ET.parse(path).getroot()  # noqa: S314 - our own
    assert root.findtext("id") == IDENTIFIER
    assert root.findtext("launchable") == "divinare.desktop"
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == "1.2.3"


def test_marks_in_the_changelog_do_not_break_the_metainfo() -> None:
    root = ET.fromstring(linux.metainfo([SECTION]))  # noqa: S314 - our own
    assert root.findtext("releases/release/description/ul/li") == "Cards & <boards>."


def test_debian_changelog() -> None:
    text = linux.debian_changelog([SECTION])
    assert text.startswith("divinare (1.2.3) stable; urgency=medium\n\n  * Cards")
    assert text.rstrip().endswith("Mon, 02 Nov 2026 12:00:00 +0000")


def test_a_bundle_without_programs_is_none(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(b"GLIBC_2.31")
    with pytest.raises(Stop):
        linux.least_glibc([tmp_path / "text"])


@pytest.fixture
def portable(tmp_path: Path) -> Path:
    """Return the folder that runs from anywhere, with a program that says what it was told."""
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "_internal" / "library.so").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.31")
    (bundle / "divinare").write_text('#!/bin/sh\necho "$@"\n', encoding="utf-8")
    (bundle / "divinare").chmod(0o755)
    root = tmp_path / "späces and 占い"
    linux.portable(root, bundle)
    return root


@pytest.mark.skipif(sys.platform != "linux", reason="a script for Linux")
@pytest.mark.parametrize(
    ("libc", "locale", "status", "words"),
    [
        ("glibc 2.31", "C", 0, "a game.divinare --demo"),
        ("glibc 2.100", "C", 0, "a game.divinare --demo"),
        ("glibc 2.28", "C", 1, "divinare: This system is too old for Divinare, which needs the C library glibc 2.31"),
        ("", "C", 1, "glibc 2.31 or newer."),
        ("glibc 2.9", "fr_FR.UTF-8", 1, "glibc 2.31"),
    ],
)
def test_an_old_system_is_told_before_the_program_fails(
    portable: Path, tmp_path: Path, libc: str, locale: str, status: int, words: str
) -> None:
    getconf = tmp_path / "getconf"
    getconf.write_text(f'#!/bin/sh\necho "{libc}"\n', encoding="utf-8")
    getconf.chmod(0o755)
    command = [str(portable / "divinare"), "a game.divinare", "--demo"]
    env = {"PATH": f"{tmp_path}:/usr/bin:/bin", "LC_ALL": locale}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert words in done.stdout + done.stderr
    assert ("This system" in done.stderr) == (status == 1 and locale == "C")


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="only Debian has dpkg-deb")
def test_the_package_can_be_read_back(tree: Path, tmp_path: Path) -> None:
    package = linux.deb(tree, tmp_path / "divinare.deb", VERSION)
    listed = subprocess.run(["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True).stdout  # noqa: S607
    assert "root/root" in listed
    assert "./usr/games/divinare -> ../lib/divinare/divinare" in listed


def test_the_same_tree_packs_to_the_same_archive(tree: Path, tmp_path: Path) -> None:
    one = archive.tar_xz(tree / "usr", tmp_path / "one.tar.xz", "divinare-1.2.3", VERSION.date)
    (tree / "usr" / "games").touch()
    two = archive.tar_xz(tree / "usr", tmp_path / "two.tar.xz", "divinare-1.2.3", VERSION.date)
    assert one.read_bytes() == two.read_bytes()
    with tarfile.open(one) as opened:
        assert all(name.startswith("divinare-1.2.3/") for name in opened.getnames())


def test_desktops_are_told_in_four_languages() -> None:
    entry, description = linux.menu_entry("divinare"), linux.metainfo([SECTION])
    for code in words.LANGUAGES:
        told = words.said(code)
        assert len(set(told) & set(words.TEXTS)) == len(words.TEXTS)
        assert told["Promise"] in entry
        assert told["Cards"] in description
    assert "Keywords=card;cards;" in entry
    assert all(line.endswith(";") for line in entry.splitlines() if line.startswith("Keywords"))
    assert words.TEXTS["Summary"] == SUMMARY


def test_the_manual_is_in_four_languages(tree: Path) -> None:
    told = set()
    for folder in ("man6", "fr/man6", "ru/man6", "ja/man6"):
        page = gzip.decompress((tree / "usr" / "share" / "man" / folder / "divinare.6.gz").read_bytes()).decode()
        assert "@" not in page
        assert [name for name in COMMANDS if f"\n.B {name}\n" not in page] == []
        assert not [line for line in page.splitlines() if line.startswith("'")], "roff takes it for a command"
        told.add(page)
    assert len(told) == 4
