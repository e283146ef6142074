"""The program's texts in other languages.

    python packaging/translations.py update     put the texts of the code into resources/translations/*.ts (lupdate)
    python packaging/translations.py build      make the .qm files that the program reads, where they are out of date
                                                (lrelease)

Both need PySide6-Essentials, which brings Qt's tools. The build and `dev.py` call the second one.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "divinare_qt"
FOLDER: Final = Path("resources", "translations")
LANGUAGES: Final = ("fr", "ru", "ja")
SOURCE: Final = "en"
"""English has a file too, for nothing but its plurals."""


class ToolFailed(Exception):
    """One of Qt's tools did not do what it was asked."""


def qt_tool(name: str, arguments: Sequence[str]) -> str:
    """Run lupdate or lrelease as PySide's own wrapper does, from the root, and return what it said."""
    code = f"import sys; from PySide6.scripts.pyside_tool import {name}; sys.exit({name}())"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise ToolFailed(f"{name} failed:\n{done.stdout}")
    return done.stdout


def sources() -> list[str]:
    """Return the code that may hold texts, in an order that does not depend on the system."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / PACKAGE).rglob("*.py"))


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files up to date with the code. Without line numbers they change only where a text does."""
    usual = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", SOURCE]
    for code in LANGUAGES:
        target = (folder / f"divinare_{code}.ts").as_posix()
        qt_tool("lupdate", [*sources(), *usual, "-target-language", code, "-ts", target])
    plurals = (folder / f"divinare_{SOURCE}.ts").as_posix()
    qt_tool("lupdate", [*sources(), *usual, "-pluralonly", "-target-language", SOURCE, "-ts", plurals])


def stale(folder: Path = ROOT / FOLDER) -> list[Path]:
    """Return the .ts files whose .qm is missing or older."""
    return [text for text in sorted(folder.glob("*.ts")) if not _is_built(text)]


def _is_built(text: Path) -> bool:
    built = text.with_suffix(".qm")
    return built.is_file() and built.stat().st_mtime_ns >= text.stat().st_mtime_ns


def build(folder: Path = ROOT / FOLDER) -> list[Path]:
    """Make the .qm files that are out of date, and return all there are."""
    for text in stale(folder):
        part = text.with_suffix(".qm.part")
        qt_tool("lrelease", ["-silent", str(text), "-qm", str(part)])
        part.replace(text.with_suffix(".qm"))  # a program that starts meanwhile reads the old one or the new one
    return sorted(folder.glob("*.qm"))


def main(arguments: Sequence[str]) -> int:
    """Carry out a command and return the exit status."""
    commands = {"update": update, "build": build}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(__doc__)
        return 2
    try:
        commands[arguments[0]]()
    except ToolFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
