"""Cut the fonts that the program brings from the whole ones.

    python packaging/fonts.py FOLDER     read the fonts below FOLDER (.ttf, .woff, .woff2), write resources/fonts

resources/fonts/README.md says which fonts these are and where they come from. The result is kept in the repository, so
that neither a developer nor a build needs the whole fonts; run this again when a test says that a glyph is missing.
Needs fonttools, and brotli for .woff2.
"""

import ast
import string
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools import merge, subset
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "resources" / "fonts"
TEXTS: Final = (".py", ".ts", ".toml", ".html", ".md", ".json", ".txt", ".svg")


@dataclass(frozen=True)
class Face:
    """One file to be made: what it is called, and the files it is cut from, by the beginning and end of their names."""

    target: str
    begins: str
    ends: str
    scripts: str


FACES: Final = (
    Face("Literata-Regular.ttf", "literata-", "-400-normal", "western"),
    Face("Literata-Italic.ttf", "literata-", "-400-italic", "western"),
    Face("Literata-Bold.ttf", "literata-", "-700-normal", "western"),
    Face("ShipporiMincho-Regular.ttf", "shippori-mincho-", "-400-normal", "japanese"),
    Face("ShipporiMincho-Bold.ttf", "shippori-mincho-", "-700-normal", "japanese"),
    Face("NotoSansSymbols2-Regular.ttf", "noto-sans-symbols-2-", "-400-normal", "symbols"),
    Face("NotoSansSymbols-Regular.ttf", "noto-sans-symbols-symbols-", "-400-normal", "symbols"),
)


def span(first: int, last: int) -> set[str]:
    """Return the characters from one code point to another."""
    return {chr(point) for point in range(first, last + 1)}


def common_kanji() -> set[str]:
    """Return the 2965 kanji of the first level of JIS X 0208, so that people's names show too."""
    found = set()
    for row in range(0xB0, 0xD0):
        for cell in range(0xA1, 0xFF):
            found.add(bytes([row, cell]).decode("euc_jp", errors="ignore"))
    return found - {""}


def used() -> set[str]:
    """Return every character in the program's code and texts."""
    folders = (ROOT / "divinare_qt", ROOT / "resources")
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXTS]
    return set().union(*map(_letters, files))


def _letters(path: Path) -> set[str]:
    """Return the characters of a file; in code also those that are written as escapes."""
    text = path.read_text(encoding="utf-8")
    nodes = ast.walk(ast.parse(text)) if path.suffix == ".py" else ()
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return set(text).union(*(value for value in values if isinstance(value, str)))


def wanted(scripts: str) -> set[str]:
    """Return what a face should have, if its fonts do."""
    if scripts == "western":
        return set(string.printable) | span(0xA0, 0x17F) | span(0x400, 0x45F) | span(0x2010, 0x205F) | {"№"} | used()
    if scripts == "japanese":
        return span(0x2010, 0x203F) | span(0x3000, 0x30FF) | span(0xFF00, 0xFFEF) | common_kanji() | used()
    return {letter for letter in used() if ord(letter) >= 0x2190}


def cut(path: Path, characters: Iterable[str]) -> TTFont | None:
    """Return a font with these characters and nothing else; None if it has none of them."""
    options = subset.Options(
        layout_features=["kern", "liga", "mark", "mkmk", "locl", "ccmp", "tnum", "lnum"],
        hinting=False,
        notdef_outline=True,
    )
    options.drop_tables += ["vhea", "vmtx", "VORG", "DSIG", "STAT", "BASE", "VDMX", "meta"]
    font = TTFont(path, recalcTimestamp=False)
    points = {ord(character) for character in characters} & set(font.getBestCmap())
    if not points - {0x20, 0xA0}:
        return None
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points)
    cutter.subset(font)
    font.flavor = None
    return font


def make(face: Face, folder: Path) -> set[str]:
    """Write one file from the parts that its fonts come in, and return the characters that it has."""
    sources = [
        path
        for path in sorted(folder.rglob(f"{face.begins}*"))
        if path.stem.endswith(face.ends) and path.suffix in {".ttf", ".woff2"}
    ]
    have: set[int] = set()
    parts: list[TTFont] = []
    for source in sorted(sources, key=lambda path: -path.stat().st_size):
        part = cut(source, {letter for letter in wanted(face.scripts) if ord(letter) not in have})
        if part is not None:
            have |= set(part.getBestCmap())
            parts.append(part)
    if not parts:
        raise SystemExit(f"fonts.py: nothing for {face.target} below {folder}")
    _save(parts, TARGET / face.target)
    return {chr(point) for point in have}


def _save(parts: list[TTFont], target: Path) -> None:
    """Write the parts of a font as one."""
    if len(parts) == 1:
        parts[0].save(target)
        return
    pieces = [target.with_suffix(f".part{number}.ttf") for number in range(len(parts))]
    for part, piece in zip(parts, pieces, strict=True):
        part.save(piece)
    options = merge.Options(drop_tables=["vhea", "vmtx"])
    whole = merge.Merger(options).merge([str(piece) for piece in pieces])
    whole.recalcTimestamp = False  # the same letters make the same file
    whole["head"].modified = parts[0]["head"].modified
    whole.save(target)
    for piece in pieces:
        piece.unlink()


def main() -> int:
    """Make all files, and say which characters none of them has."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    TARGET.mkdir(exist_ok=True)
    have = set().union(*(make(face, Path(sys.argv[1])) for face in FACES))
    missing = sorted(letter for letter in used() - have if letter.isprintable())
    print("".join(missing) or "every character is there")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
