"""`divinare ladder` as a process."""

import json
from pathlib import Path

import pytest

from divinare_qt.bots.ladder import parse_rung, read_ladder
from divinare_qt.commands.ladder import _can_store
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
    "bots",
    [
        "novice,adept",
        "novice,novice,adept,master",
        "master,master@150,novice,adept",
        "novice,adept,master,guru",
        "master@x,a",
        "novice,adept,apprentice,exec:foo",
        "novice,adept,apprentice,master@999",
    ],
)
def test_bots_that_make_no_table_are_refused_in_one_line(bots: str) -> None:
    done = divinare("ladder", "--bots", bots)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1


def test_a_table_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    done = divinare("ladder", *FOUR, "--store", tmp_path / "none" / "ladder.toml")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1, "said before the first game, and nothing else"
    assert done.stderr.startswith(b"divinare ladder: ")
    assert b"ladder.toml: No such file or directory" in done.stderr


def test_to_see_whether_it_can_be_written_leaves_what_is_there(tmp_path: Path) -> None:
    """The table that there was stays until there is a new one, and no empty file is left where there was none."""
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("kept", encoding="utf-8")
    assert _can_store(old)
    assert _can_store(new)
    assert not _can_store(tmp_path)
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("old", "kept")]
