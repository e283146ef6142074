"""The program's texts in other languages.

    python packaging/translations.py update     put the texts of the code into resources/translations/*.ts (lupdate)
    python packaging/translations.py build      make the .qm files that the program reads, where they are out of date
                                                (lrelease)

Both need PySide6-Essentials, which brings Qt's tools. The build and `dev.py` call the second one.
"""

import ast
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "divinare_qt"
OF_INSTALLERS: Final = Path("packaging", "release", "words.py")
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


def readable(text: str) -> str:
    """Return code as every lupdate reads it: some know a plural by nothing but a number as the fourth argument."""
    lines = text.encode().split(b"\n")
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call) or len(node.args) != 4 or _called(node) != "translate":
            continue
        count = node.args[3]
        if count.lineno == count.end_lineno:
            line, width = lines[count.lineno - 1], (count.end_col_offset or 0) - count.col_offset
            lines[count.lineno - 1] = line[: count.col_offset] + b"1".ljust(width) + line[count.end_col_offset :]
    return b"\n".join(lines).decode()


def _called(call: ast.Call) -> str:
    """Return the name of what is called, without what it belongs to."""
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def update(folder: Path = ROOT / FOLDER) -> None:
    """Bring the .ts files up to date with the code. Without line numbers they change only where a text does."""
    usual = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", SOURCE]
    with tempfile.TemporaryDirectory() as place:
        files = []
        for number, path in enumerate([*sorted((ROOT / PACKAGE).rglob("*.py")), ROOT / OF_INSTALLERS]):
            copy = Path(place, f"{number}.py")
            copy.write_text(readable(path.read_text(encoding="utf-8")), encoding="utf-8")
            files.append(str(copy))
        for code in (*LANGUAGES, SOURCE):
            plurals = ["-pluralonly"] if code == SOURCE else []
            target = str(folder / f"divinare_{code}.ts")
            qt_tool("lupdate", [*files, *usual, *plurals, "-target-language", code, "-ts", target])


def stale(folder: Path = ROOT / FOLDER) -> list[Path]:
    """Return the .ts files whose .qm is missing or older."""
    return [text for text in sorted(folder.glob("*.ts")) if not _is_built(text)]


def _is_built(text: Path) -> bool:
    built = text.with_suffix(".qm")
    return built.is_file() and built.stat().st_mtime_ns >= text.stat().st_mtime_ns


def build(folder: Path = ROOT / FOLDER) -> list[Path]:
    """Make the .qm files that are out of date, and return all there are."""
    for text in stale(folder):
        part = text.with_suffix(f".{os.getpid()}.qm")
        qt_tool("lrelease", ["-silent", str(text), "-qm", str(part)])
        part.replace(text.with_suffix(".qm"))  # a program that starts meanwhile reads the old one or the new one
    return [text.with_suffix(".qm") for text in sorted(folder.glob("*.ts"))]


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
