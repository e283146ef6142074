"""What the oracle's training leaves on the disk, as far as it needs no PyTorch."""

import csv
from argparse import Namespace
from pathlib import Path

import pytest

from train_oracle.curve import draw
from train_oracle.keeping import replaced, settled, why_not, write_curve

OPTIONS = Namespace(seed=1, rounds=1024, iterations=330, threads=1)
ROWS = [
    {"iteration": at, "policy": 0.5} | {f"margin_{players}": at / 100 for players in (4, 3, 2)} for at in (25, 50, 75)
]


def test_a_file_is_there_whole_or_as_it_was(tmp_path: Path) -> None:
    """Whoever is ended in the middle of writing leaves what there was before."""
    path = tmp_path / "checkpoint.pt"
    replaced(path, lambda part: part.write_bytes(b"first"))

    def half(part: Path) -> None:
        part.write_bytes(b"sec")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        replaced(path, half)
    assert path.read_bytes() == b"first"
    replaced(path, lambda part: part.write_bytes(b"second"))
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("checkpoint.pt", b"second")]


def test_the_curve_has_the_rows_of_the_checkpoint_and_no_others(tmp_path: Path) -> None:
    """A training that was killed between curve and checkpoint goes on from fewer rows than the curve had."""
    path = tmp_path / "curve.csv"
    write_curve(path, ROWS)
    write_curve(path, ROWS[:2])
    with path.open(newline="", encoding="utf-8") as file:
        assert [int(row["iteration"]) for row in csv.DictReader(file)] == [25, 50]
    draw(path, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").count("<polyline") == 3


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({}, None),
        ({"iterations": 500, "threads": 2}, None),
        ({"seed": 2}, "made with --seed 1, not 2: say the same, or choose another directory"),
        ({"rounds": 8}, "made with --rounds 1024, not 8: say the same, or choose another directory"),
    ],
)
def test_a_checkpoint_of_another_training_is_refused(changes: dict[str, int], reason: str | None) -> None:
    state = settled(OPTIONS) | {"iteration": 50, "rows": ROWS}
    assert why_not(state, Namespace(**(vars(OPTIONS) | changes))) == reason


def test_a_checkpoint_without_its_rows_is_refused() -> None:
    assert "older program" in (why_not({"iteration": 50}, OPTIONS) or "")
