"""Tables of plain text, whose columns stand straight in a terminal in every alphabet."""

import unicodedata
from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], *, numbers: bool = False) -> str:
    """Return rows of cells below each other. Columns of numbers, all but the first, end at the same place."""
    widths = [max(_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(_line(row, widths, numbers=numbers).rstrip() for row in rows)


def _line(row: Sequence[str], widths: Sequence[int], *, numbers: bool) -> str:
    cells = []
    for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
        room = " " * (width - _width(cell))
        cells.append(room + cell if numbers and place else cell + room)
    return "  ".join(cells)


def _width(text: str) -> int:
    """Return the columns a text takes in a terminal, where East Asian letters are two wide."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
