"""What a training leaves on the disk: each file whole or not at all, and all of them of the same moment.

The rows of the learning curve are kept in the checkpoint, and the curve is written from there: however a training is
ended, the two agree when it goes on.
"""

import csv
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

SETTLED = ("seed", "rounds")
"""What a training keeps to from its first iteration to its last."""


def replaced(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file beside its place, and move it there when it is whole."""
    part = path.with_name(f"{path.name}.part")
    write(part)
    part.replace(path)


def write_curve(path: Path, rows: Sequence[Mapping[str, object]]) -> None:
    """Write the learning curve as a table."""

    def write(part: Path) -> None:
        with part.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)

    replaced(path, write)


def settled(options: Namespace) -> dict[str, int]:
    """Return what a checkpoint has to say of the training that it belongs to."""
    return {name: getattr(options, name) for name in SETTLED}


def why_not(state: Mapping[str, object], options: Namespace) -> str | None:
    """Return why a training can't go on from a checkpoint, or None if it can."""
    if "rows" not in state:
        return "made by an older program, which did not write down all that is needed to go on"
    for name, wanted in settled(options).items():
        if state.get(name) != wanted:
            return f"made with --{name} {state.get(name)}, not {wanted}: say the same, or choose another directory"
    return None
