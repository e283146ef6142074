"""Facts about the project that every step needs: its names, its version, and where things are."""

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from release import contents

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGING: Final = ROOT / "packaging"
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
PROOF: Final = ROOT / "proof"
"""Where proofs work. A build, which clears its own folders, leaves it alone: whole systems are mounted in it."""
STAMP: Final = ROOT / "divinare_qt" / "_build.py"
"""Made by a build, never kept in git: which commit the program was built from, and which files it must have."""

NAME: Final = "divinare"
TITLE: Final = "Divinare"
IDENTIFIER: Final = "io.github.divinare_qt.Divinare"
"""The reverse-domain name by which AppStream and macOS know the program."""
SUMMARY: Final = "Game of hidden hands, forced moves and prediction"
MIME_TYPE: Final = "application/x-divinare"
SUFFIX: Final = "divinare"
LANGUAGES: Final = ("en", "fr", "ru", "ja")
MAINTAINER: Final = "The Divinare for the desktop developers <divinare-qt@users.noreply.github.com>"


UNKNOWN: Final = "unknown"
"""The commit of a source tree that is no clone."""


class Stop(Exception):
    """An expected failure: its text says what is wrong and what to do."""


@dataclass(frozen=True)
class Version:
    """Which state of the project is being built."""

    number: str
    commit: str
    date: datetime
    """When the commit was made: the same commit gives the same dates inside the archives."""

    @property
    def known(self) -> bool:
        """Whether this is a clone: an archive of the source knows of no commits."""
        return self.commit != UNKNOWN

    @property
    def four(self) -> str:
        """The number as Windows wants it."""
        parts = [int(part) for part in re.findall(r"\d+", self.number)][:4]
        return ".".join(map(str, parts + [0] * (4 - len(parts))))


def number() -> str:
    """Return the version number that the source has, without importing it."""
    text = (ROOT / "divinare_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise Stop("divinare_qt/__init__.py names no version")
    return found[1]


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def version() -> Version:
    """Return the version, the commit (marked `+` where files differ from it) and its date."""
    commit = _git("rev-parse", "--short=12", "HEAD")
    if commit and _git("status", "--porcelain", "--untracked-files=no"):
        commit += "+"
    seconds = _git("log", "-1", "--format=%ct")
    date = datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)
    return Version(number(), commit or UNKNOWN, date)


def stamp(which: Version, root: Path = ROOT) -> None:
    """Write the commit, and the names of all resources, into the program that is about to be built."""
    resources = root / "resources"
    names = sorted(path.relative_to(resources).as_posix() for path in resources.rglob("*") if path.is_file())
    kept = [name for name in names if contents.is_kept(f"divinare_qt/resources/{name}")]
    text = f'"""Made by the build."""\n\nCOMMIT = {which.commit!r}\nRESOURCES = {kept!r}\n'
    (root / STAMP.relative_to(ROOT)).write_text(text, encoding="utf-8")


def require(programs: Mapping[str, str]) -> None:
    """Stop where a program is missing, and name the Debian packages that have what is missing."""
    packages = [package for program, package in programs.items() if shutil.which(program) is None]
    if packages:
        raise Stop(f"something is missing: apt-get install {' '.join(dict.fromkeys(packages))}")


def run(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a program, its output going where ours goes."""
    words = [str(word) for word in command]
    try:
        status = subprocess.run(words, cwd=cwd, env=env, check=False).returncode
    except OSError as error:
        raise Stop(f"{words[0]} cannot be started: {error.strerror or error}") from error
    if status:
        raise Stop(f"{Path(words[0]).name} failed with status {status}")


def say(message: str) -> None:
    """Say what is being done, among the output of the programs that do it."""
    print(f"build: {message}", file=sys.stderr, flush=True)
