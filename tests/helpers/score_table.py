"""The full scoring table of the box's boards, from the rulebook's rows and the referee's way of scoring.

`python -m tests.helpers.score_table > tests/golden/scoring.txt` writes it anew.
"""

import sys
from typing import Final

from tests.helpers.referee import taken

ROWS: Final = {
    "R": (6, "1/2° 3 4 5 6°"),
    "B": (8, "2/3° 4 5 6 7° 8●"),
    "G": (10, "3/4● 5° 6 7 8 9/10°"),
    "Y": (12, "4/5● 6° 7 8 9 10° 11/12●"),
}
"""Cards of each art, and its board from left to right: ° is a single bonus, ● a double one."""


def row(text: str) -> list[tuple[tuple[int, ...], int]]:
    """Return the (numbers, bonus) of each space."""
    spaces = []
    for word in text.split():
        bonus = {"°": 1, "●": 2}.get(word[-1], 0)
        spaces.append((tuple(int(number) for number in word.rstrip("°●").split("/")), bonus))
    return spaces


def table() -> str:
    """Return the table: B, Y and R are a blue, yellow and red token each, a dot is nothing."""
    lines = []
    for art, (cards, text) in ROWS.items():
        spaces = text.split()
        lines += [f"{art}  {text}", "", line("cards", [*spaces, "centre"])]
        for count in range(cards + 1):
            earned = [taken(row(text), space.rstrip("°●"), count) for space in [*spaces, "centre"]]
            lines.append(line(str(count), ["B" * b + "Y" * y + "R" * r or "." for b, y, r in earned]))
        lines.append("")
    return "\n".join(lines)


def line(first: str, cells: list[str]) -> str:
    """Return one line, in columns."""
    return first.ljust(7) + "".join(cell.ljust(8) for cell in cells).rstrip()


if __name__ == "__main__":
    sys.stdout.write(table())
