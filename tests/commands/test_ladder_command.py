"""`divinare ladder` as a process."""

import json
from pathlib import Path

import pytest

from divinare_qt.bots.ladder import parse_rung, read_ladder
from tests.helpers.command import divinare

FOUR = ("--bots", "novice,novice:rami,apprentice,adept", "--sittings", "3", "--jobs", "2", "--seed", "5")


def test_a_measured_table_is_stored_and_the_same_seed_measures_the_same(tmp_path: Path) -> None:
    for name in ("one", "two"):
        done = divinare("ladder", *FOUR, "--store", tmp_path / name)
        assert (done.returncode, done.stdout) == (0, b""), done.stderr
        assert b"3 of 3 games" in done.stderr
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    found = read_ladder(tmp_path / "one")
    assert found.games == 3
    assert set(found.ratings) == {parse_rung(name) for name in FOUR[1].split(",")}


def test_the_exit_status_says_whether_a_bot_has_drifted() -> None:
    done = divinare("ladder", *FOUR, "--json")
    found = json.loads(done.stdout)
    assert (found["games"], found["players"]) == (3, 4)
    assert [list(row) for row in found["bots"]] == [["bot", "rating", "error", "stored", "drifted"]] * 4
    assert done.returncode == int(any(row["drifted"] for row in found["bots"]))
    table = divinare("ladder", *FOUR)
    assert table.returncode == done.returncode
    assert all(row["bot"].encode() in table.stdout for row in found["bots"])


@pytest.mark.parametrize(
    "bots", ["novice,adept", "novice,novice,adept,master", "novice,adept,master,guru", "master@x,a"]
)
def test_bots_that_make_no_table_are_refused_in_one_line(bots: str) -> None:
    done = divinare("ladder", "--bots", bots)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1


def test_a_table_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    done = divinare("ladder", *FOUR, "--store", tmp_path / "none" / "ladder.toml")
    assert done.returncode == 2
    assert b"ladder.toml" in done.stderr
    assert b"Traceback" not in done.stderr
