"""The Debian package, and the folder that runs from anywhere."""

import gzip
import hashlib
import os
import re
import shutil
import textwrap
from collections.abc import Iterable
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from release import changelog, words
from release.project import IDENTIFIER, MAINTAINER, MIME_TYPE, NAME, PACKAGING, ROOT, SUMMARY, Stop, Version, run

HERE: Final = PACKAGING / "linux"
PROGRAM: Final = "usr/lib/divinare"
DEPENDS: Final = (
    *("libdbus-1-3", "libegl1", "libfontconfig1", "libfreetype6", "libgcc-s1", "libgl1", "libglib2.0-0", "libstdc++6"),
    *("libx11-6", "libx11-xcb1", "libxcb-randr0", "libxcb-render0", "libxcb-shape0", "libxcb-shm0"),
    *("libxcb-sync1", "libxcb-xfixes0", "libxcb-xkb1", "libxcb1", "libxkbcommon-x11-0", "libxkbcommon0"),
    *("libwayland-client0", "libwayland-cursor0", "libzstd1"),
)
"""The packages of the libraries that the bundle takes from the system; `packaging/prove_linux.py` compares."""
OPTIONAL: Final = {"libcups.so.2"}
"""What a plugin of Qt links to, without which only that plugin is missing: its package is no more than suggested."""
RECOMMENDS: Final = ("libasound2 | libasound2t64", "libpulse0", "xdg-desktop-portal")
SUGGESTS: Final = ("libcups2 | libcups2t64", "fonts-noto-cjk")
DESCRIPTION: Final = """\
Divinare is a game for two to four mediums, who predict how many cards of each of four arts of divination will be
played, though no one sees them all: every card that is played forces one of their tokens to another prediction.
.
This unofficial version for the desktop has bots of five strengths and four characters, games for several people at one
computer, hints, replays, boards that can be edited, and speaks English, French, Russian and Japanese.
"""


def least_glibc(files: Iterable[Path]) -> str:
    """Return the oldest C library that has all that the programs and libraries ask for."""
    found = {
        (int(match[1]), int(match[2]))
        for file in files
        if (content := file.read_bytes())[:4] == b"\x7fELF"
        for match in re.finditer(rb"GLIBC_(\d+)\.(\d+)", content)
    }
    if not found:
        raise Stop("the bundle holds no program that needs a C library")
    return ".".join(map(str, max(found)))


def debian(number: str) -> str:
    """Return a version number as Debian sorts it: 1.2.0rc1 comes before 1.2.0, thus `1.2.0~rc1`."""
    return re.sub(r"\.?((?:a|b|rc|dev)\d+)", r"~\1", number)


def control(version: Version, architecture: str, kilobytes: int, glibc: str) -> str:
    """Return the control file."""
    fields = {
        "Package": NAME,
        "Version": debian(version.number),
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join([f"libc6 (>= {glibc})", *DEPENDS]),
        "Recommends": ", ".join(RECOMMENDS),
        "Suggests": ", ".join(SUGGESTS),
        "Maintainer": MAINTAINER,
    }
    lines = [f"{key}: {value}" for key, value in fields.items()]
    lines.append(f"Description: {SUMMARY[0].lower()}{SUMMARY[1:]}")
    for paragraph in DESCRIPTION.split("\n.\n"):
        if len(lines) > len(fields) + 1:
            lines.append(" .")
        lines += [f" {line}" for line in textwrap.wrap(paragraph, 78)]
    return "\n".join(lines) + "\n"


def md5sums(root: Path) -> str:
    """Return the sums by which dpkg later finds a file that was damaged."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    sums = ((hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest(), path) for path in files)
    return "".join(f"{found}  {path.relative_to(root).as_posix()}\n" for found, path in sums)


def debian_changelog(versions: list[changelog.Section]) -> str:
    """Return the changelog in Debian's form."""
    blocks = []
    for version in versions:
        if version.date is None:
            continue
        points = version.points or ["See CHANGELOG.md."]
        changes = "\n".join(
            textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in points
        )
        signature = f" -- {MAINTAINER}  {format_datetime(version.date)}"
        blocks.append(f"{NAME} ({debian(version.number)}) stable; urgency=medium\n\n{changes}\n\n{signature}\n")
    return "\n".join(blocks)


def metainfo(versions: list[changelog.Section]) -> str:
    """Return the AppStream description, with the releases of the changelog."""
    releases = []
    for version in versions:
        if version.date is None:
            continue
        points = "\n".join(f"          <li>{_escaped(point)}</li>" for point in version.points[:12])
        told = (
            f"\n      <description>\n        <ul>\n{points}\n        </ul>\n      </description>\n    "
            if points
            else ""
        )
        releases.append(f'    <release version="{version.number}" date="{version.date:%Y-%m-%d}">{told}</release>')
    paragraphs = {mark.upper(): words.xml_elements("p", mark, 4) for mark in ("Cards", "Players", "Unofficial")}
    entries = {mark.upper(): words.xml_elements("li", mark, 6) for mark in ("Access", "Hints", "Boards")}
    summaries = words.xml_elements("summary", "Summary", 2)
    return _template(
        "divinare.metainfo.xml", RELEASES="\n".join(releases), SUMMARIES=summaries, **paragraphs, **entries
    )


def menu_entry(executable: str) -> str:
    """Return what a desktop's menu reads."""
    return _template(
        "divinare.desktop",
        EXECUTABLE=executable,
        GENERIC_NAME=words.desktop_lines("GenericName", "GenericName"),
        COMMENT=words.desktop_lines("Comment", "Promise"),
        KEYWORDS=words.desktop_lists("Keywords", "Keywords"),
    )


def manual(version: Version, language: str) -> str:
    """Return the manual page in a language. Roff is told that a line may end between Japanese letters."""
    page = _template("divinare.6", VERSION=version.number, DATE=f"{version.date:%Y-%m-%d}", **words.said(language))
    return re.sub(r"(?<=[\u3001-\u9fff])(?=[\u3041-\u9fff])(?!ー)", r"\\:", page)


def _file_type() -> str:
    return _template("divinare-mime.xml", GAME_FILE=words.xml_elements("comment", "GameFile", 4))


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _template(name: str, **marks: str) -> str:
    text = (HERE / name).read_text(encoding="utf-8")
    for word, value in {"IDENTIFIER": IDENTIFIER, "MIME_TYPE": MIME_TYPE, "SUMMARY": SUMMARY, **marks}.items():
        text = text.replace(f"@{word}@", value)
    return text


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".gz":
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    else:
        path.write_text(text, encoding="utf-8")


def desktop_files(root: Path, icons: Path, version: Version, executable: str) -> None:
    """Write what a desktop reads: menu entry, icons, file type and AppStream description."""
    share = root / "usr" / "share"
    versions = changelog.latest(ROOT / "CHANGELOG.md", version.number, version.date)
    _write(share / "applications" / "divinare.desktop", menu_entry(executable))
    _write(share / "mime" / "packages" / "divinare.xml", _file_type())
    _write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", metainfo(versions))
    for picture in icons.glob("*.png"):
        place = share / "icons" / "hicolor" / f"{picture.stem}x{picture.stem}"
        _copy(picture, place / "apps" / "divinare.png")
        _copy(picture, place / "mimetypes" / f"{MIME_TYPE.replace('/', '-')}.png")
    svg = ROOT / "resources" / "artwork" / "icons" / "divinare.svg"
    _copy(svg, share / "icons" / "hicolor" / "scalable" / "apps" / "divinare.svg")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def tree(root: Path, bundle: Path, icons: Path, version: Version, architecture: str) -> None:
    """Lay out everything that the package installs, and its control files."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / PROGRAM, symlinks=True)
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/divinare/{NAME}")
    desktop_files(root, icons, version, "/usr/games/divinare")
    versions = changelog.latest(ROOT / "CHANGELOG.md", version.number, version.date)
    doc = root / "usr" / "share" / "doc" / NAME
    _write(doc / "changelog.gz", debian_changelog(versions))
    _write(doc / "copyright", _template("copyright", LICENCES=f"/{PROGRAM}/licences"))
    for code in words.LANGUAGES:
        folder = root / "usr" / "share" / "man" / ("" if code == "en" else code) / "man6"
        _write(folder / "divinare.6.gz", manual(version, code))
    _write(root / "usr" / "share" / "lintian" / "overrides" / NAME, _template("lintian-overrides"))
    kilobytes = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    glibc = least_glibc(path for path in (root / PROGRAM).rglob("*") if path.is_file())
    _write(root / "DEBIAN" / "control", control(version, architecture, kilobytes, glibc))
    _write(root / "DEBIAN" / "md5sums", md5sums(root))
    _settle_modes(root)


def _settle_modes(root: Path) -> None:
    """Let only folders and programs be executable, whatever the build machine's mask is."""
    program = root / PROGRAM / NAME
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def start_script(path: Path, root: Path, program: str) -> None:
    """Write the script that starts a bundle where no package manager saw to the system's age."""
    glibc = least_glibc(file for file in root.rglob("*") if file.is_file())
    texts = words.shell_cases("OldLinux", version=glibc)
    _write(path, _template("start.sh", GLIBC=glibc, PROGRAM=program, TEXTS=texts))
    path.chmod(0o755)


def portable(root: Path, bundle: Path) -> None:
    """Lay out the folder that runs from anywhere: the bundle, and the script that starts it."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / "program", symlinks=True, copy_function=os.link)
    start_script(root / NAME, bundle, f"program/{NAME}")


def deb(root: Path, target: Path, version: Version) -> Path:
    """Pack the tree."""
    seconds = str(int(version.date.timestamp()))
    run("env", f"SOURCE_DATE_EPOCH={seconds}", "dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target)
    return target
