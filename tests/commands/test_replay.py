"""`divinare replay` as a process: what it prints, where, and how it ends."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.command import ROOT, divinare, environment
from tests.helpers.golden import GAMES
from tests.helpers.records import RECORD, RESULT, Change, edited

SHEET = """\
Round 1. Cards beside the boards: chiromancy 1, crystallomancy 1, tasseomancy 4, astromancy 2.

                Ada                            Bo
chiromancy      centre                         1/2: perfect, single bonus +4
crystallomancy  2/3: no space shows the count  centre
tasseomancy     8: incorrect -1                centre
astromancy      centre                         centre
tokens          0 blue, 0 yellow, 1 red        1 blue, 1 yellow, 0 red
points          -1                             +4

Round 2. Cards beside the boards: chiromancy 1, crystallomancy 1, tasseomancy 4, astromancy 2.

                Ada                             Bo
chiromancy      centre                          centre
crystallomancy  centre                          centre
tasseomancy     5: incomplete, single bonus +2  9/10: incorrect, single bonus -2
astromancy      6: no space shows the count     centre
tokens          0 blue, 2 yellow, 0 red         0 blue, 0 yellow, 2 red
points          +2                              -2

The game is over: Bo wins. Points: Ada 1, Bo 2.
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a file with the record that was worked out by hand."""
    path = tmp_path / "game.divinare"
    path.write_text(RECORD, encoding="utf-8")
    return path


def test_json_is_one_object_on_one_line(record: Path) -> None:
    done = divinare("replay", record, "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\n") == 1
    assert json.loads(done.stdout) == RESULT
    assert divinare("replay", "--json", record).stdout == done.stdout


def test_text_says_who_scored_what_on_which_board_and_why(record: Path) -> None:
    done = divinare("replay", record)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == SHEET


@pytest.mark.parametrize("name", ["two-players", "under-way"])
def test_golden_games(name: str) -> None:
    done = divinare("replay", GAMES / f"{name}.divinare", "--json")
    assert (done.returncode, done.stdout) == (0, (GAMES / f"{name}.json").read_bytes())


def test_a_game_under_way() -> None:
    done = divinare("replay", GAMES / "under-way.divinare")
    assert done.returncode == 0
    assert "The game is under way: 2 of 4 rounds finished. Points: Player 1 -6, " in done.stdout.decode()


def test_a_shared_win_names_everybody() -> None:
    done = divinare("replay", GAMES / "four-players.divinare")
    assert "The game is over: Player 2 and Player 3 share the win." in done.stdout.decode()


def test_a_torn_last_line_is_dropped_with_a_notice(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    done = divinare("replay", record, "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout) == RESULT
    assert done.stderr.decode() == f"{record}:26: the last line is torn and was dropped; all before it holds\n"


def test_a_broken_record(record: Path) -> None:
    record.write_bytes(edited(Change(8, '"to": "6"', '"to": "7"')))
    done = divinare("replay", record, "--json")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"{record}:8: space 7 of the tasseomancy board is occupied by seat 0\n"


def test_names_in_any_script_are_lined_up_and_control_characters_are_not_printed(record: Path) -> None:
    record.write_bytes(edited(Change(1, "Ada", "チスカ\\u001b[31m")))
    done = divinare("replay", record)
    assert done.returncode == 0
    heading = done.stdout.decode().splitlines()[2]
    assert heading.startswith(" " * 16 + "チスカ?[31m")
    assert b"\x1b" not in done.stdout


def test_a_name_that_the_terminal_cannot_show_does_not_matter(record: Path) -> None:
    record.write_bytes(edited(Change(1, "Ada", "チスカ")))
    done = divinare("replay", record, changes={"PYTHONIOENCODING": "ascii"})
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


def to_a_reader_who_has_gone(record: Path, changes: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    """Replay into a pipe that nobody reads any more."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        return subprocess.run(
            [sys.executable, "-m", "divinare_qt", "replay", str(record)],
            stdout=writer,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=environment(changes),
            check=False,
        )
    finally:
        os.close(writer)


def test_a_reader_who_has_gone_is_no_reason_to_complain(record: Path) -> None:
    done = to_a_reader_who_has_gone(record, {"PYTHONUNBUFFERED": "1"})
    assert (done.returncode, done.stderr) == (1, b"")


def test_nor_is_one_who_goes_before_the_output_is_flushed(record: Path) -> None:
    done = to_a_reader_who_has_gone(record, {})
    assert (done.returncode, done.stderr) == (1, b"")
