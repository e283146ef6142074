"""`divinare arena` as a process."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.command import ROOT, divinare, environment

LISTENER = Path(__file__).parents[1] / "helpers" / "listening_bot.py"
OUTSIDE = f'exec:"{sys.executable}" -I "{LISTENER}"'
PATIENT = ("--limit-ms", "20000")


def arena(*words: str | Path) -> dict[str, Any]:
    """Run a tournament, and return what it prints."""
    done = divinare("arena", *words, *PATIENT, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(b"\n") == 1
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def results(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the rows without the times."""
    return [{key: value for key, value in row.items() if key != "move_ms"} for row in found["seats"]]


def test_json_is_that_of_the_format_whatever_the_number_of_jobs() -> None:
    words = ("--seats", "novice,apprentice:rami,novice", "--games", "3", "--seed", "4")
    found, spread = arena(*words, "--jobs", "1"), arena(*words, "--jobs", "2")
    assert list(found) == ["games", "players", "seats"]
    assert (found["games"], found["players"]) == (3, 3)
    assert [row["spec"] for row in found["seats"]] == ["novice", "apprentice:rami", "novice"]
    for row in found["seats"]:
        assert list(row) == ["spec", "points_per_round", "ci95", "win_share", "move_ms", "faults"]
        assert list(row["move_ms"]) == ["mean", "p95"]
        assert row["faults"] == 0
    assert sum(row["win_share"] for row in found["seats"]) == pytest.approx(1, abs=1e-3)
    assert results(found) == results(spread)


def test_outside_bots_play_and_every_record_is_accepted(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    found = arena("--seats", f"{OUTSIDE},novice", "--games", "4", "--jobs", "1", "--records", folder)
    assert [row["faults"] for row in found["seats"]] == [0, 0]
    assert found["seats"][0]["spec"] == OUTSIDE
    records = sorted(folder.iterdir())
    assert [path.name for path in records] == [f"game-{number}.divinare" for number in (1, 2, 3, 4)]
    points = [0, 0]
    for number, path in enumerate(records):
        replayed = divinare("replay", path, "--json")
        assert (replayed.returncode, replayed.stderr) == (0, b"")
        game = json.loads(replayed.stdout)
        assert game["complete"] is True
        for seat, earned in enumerate(game["points"]):
            points[(seat + number) % 2] += earned
    assert [row["points_per_round"] for row in found["seats"]] == pytest.approx(
        [total / 8 for total in points], abs=1e-3
    )


def test_a_table_for_people_and_progress_beside_it() -> None:
    done = divinare("arena", "--seats", "novice,novice", "--games", "2", "--jobs", "1", *PATIENT)
    assert done.returncode == 0
    assert b"2 games of 2 players" in done.stdout
    assert done.stdout.count(b"novice") == 2
    assert done.stderr.startswith(b"2 of 2 games")
    assert b"\033" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX can limit how large a file grows")
def test_a_disk_that_is_full_loses_no_game_that_was_written(tmp_path: Path) -> None:
    """The largest record no longer fits: those of the games before it are there, and the tournament stops."""
    whole, full = tmp_path / "whole", tmp_path / "full"
    words = ("--seats", "novice,apprentice", "--games", "5", "--jobs", "1", "--seed", "2")
    arena(*words, "--records", whole)
    records = [path.read_bytes() for path in sorted(whole.iterdir())]
    largest = records.index(max(records, key=len))
    assert largest > 0
    limit = f"resource.setrlimit(resource.RLIMIT_FSIZE, ({len(records[largest]) - 1},) * 2)"
    code = f"import resource, sys; {limit}; from divinare_qt.__main__ import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, "arena", *words, *PATIENT, "--records", str(full)],
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"divinare arena: " in done.stderr
    kept = [path.read_bytes() for path in sorted(full.iterdir())]
    assert kept[:largest] == records[:largest]
    assert len(kept) == largest + 1


BAD: list[tuple[tuple[str | bytes, ...], str]] = [
    (("--seats", "novice", "--games", "1"), "two to four bots are wanted, not 1"),
    (("--seats", "novice," * 4 + "novice", "--games", "1"), "two to four bots are wanted, not 5"),
    (("--seats", "novice,genius", "--games", "1"), "'genius' is not a level"),
    (("--seats", "novice,adept:me", "--games", "1"), "'me' is not a persona"),
    (("--seats", "novice,exec:", "--games", "1"), "exec: wants the command line"),
    (("--seats", "novice,exec:" + "x" * 996, "--games", "1"), "has at most 995 characters"),
    (("--seats", b"novice,exec:caf\xe9", "--games", "1"), "the command line of a program is not UTF-8"),
    (("--seats", "novice,novice", "--games", "0"), "a whole number from 1 to"),
    (("--seats", "novice,novice", "--games", "1", "--jobs", "0"), "a whole number from 1 to"),
    (("--seats", "novice,novice", "--games", "1", "--seed", "-1"), "a whole number from 0 to"),
    (("--seats", "novice,novice"), "--games"),
    (("--games", "1"), "--seats"),
]


@pytest.mark.parametrize(("words", "reason"), BAD)
def test_a_command_line_that_is_wrong(words: tuple[str | bytes, ...], reason: str) -> None:
    done = divinare("arena", *words)
    assert (done.returncode, done.stdout) == (2, b"")
    assert reason in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_records_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = divinare("arena", "--seats", "novice,novice", "--games", "1", "--records", tmp_path / "file")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"divinare arena: ")
    assert done.stderr.count(b"\n") == 1
