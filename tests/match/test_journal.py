"""The file behind a match: made once, synced before anything is announced, and whole after every failure."""

import os
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from divinare_qt.bots.spec import LONGEST_COMMAND, parse_spec
from divinare_qt.match.errors import BadLine, RecordError
from divinare_qt.match.header import Seat
from divinare_qt.match.journal import Journal
from divinare_qt.match.match import Change, Match
from divinare_qt.match.reader import read_record
from divinare_qt.rules.state import Phase
from divinare_qt.speech import why
from tests.helpers.play import Dice, header, play_on, submit_any
from tests.helpers.records import RECORD

FULL_DISK = Path(__file__).parents[1] / "helpers" / "full_disk.py"


def test_a_journal_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    path.write_text("precious", encoding="utf-8")
    with pytest.raises(FileExistsError):
        Journal.create(path)
    assert path.read_text(encoding="utf-8") == "precious"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_hidden_cards_are_for_the_owner_of_the_file_only(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    Journal.create(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_appended_lines_follow_each_other(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    journal = Journal.create(path)
    journal.append([b"a\n", b"b\n"])
    journal.append([])
    journal.append([b"c\n"])
    journal.close()
    assert path.read_bytes() == b"a\nb\nc\n"
    journal = Journal.reopen(path, 4)
    assert path.read_bytes() == b"a\nb\n"
    journal.append([b"d\n"])
    journal.close()
    assert path.read_bytes() == b"a\nb\nd\n"


def test_lines_reach_the_disk_before_they_are_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Watch the real system calls: every announcement comes after an fsync that comes after the last write."""
    happened: list[str] = []
    write, fsync = os.write, os.fsync

    def watched_write(descriptor: int, content: bytes) -> int:
        happened.append("write")
        return write(descriptor, content)

    def watched_fsync(descriptor: int) -> None:
        fsync(descriptor)
        happened.append("fsync")

    match = Match.new(header(2, seed=3), Journal.create(tmp_path / "game.divinare"))
    match.subscribe(lambda _: happened.append("announced"), None)
    monkeypatch.setattr(os, "write", watched_write)
    monkeypatch.setattr(os, "fsync", watched_fsync)
    made = play_on(match, Dice(3))
    match.take_back(1)
    match.close()
    assert happened == ["write", "fsync", "announced"] * (len(made) + 1)


def test_a_short_write_is_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system may write less than it was given; here it writes seven bytes at a time, for real."""
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, content: write(descriptor, content[:7]))
    path = tmp_path / "game.divinare"
    match = Match.new(header(2, seed=3), Journal.create(path))
    play_on(match, Dice(3))
    match.close()
    assert read_record(path).course.state.phase is Phase.OVER


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot limit the size of files")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_full_disk_leaves_game_and_file_as_they_were(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.divinare"
    done = subprocess.run(
        [sys.executable, str(FULL_DISK), str(path), str(seed)], capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.returncode) == ("", 0)
    assert int(done.stdout) > 20
    record = read_record(path)
    assert record.notice is None
    assert record.course.state.phase is Phase.OVER


def test_a_game_can_be_resumed_after_every_decision(tmp_path: Path) -> None:
    """The game that is closed and opened again at each move is the game that is played in one go."""
    whole, path = tmp_path / "whole.divinare", tmp_path / "game.divinare"
    match = Match.new(header(3, seed=9), Journal.create(whole))
    play_on(match, Dice(9))
    match.close()
    dice = Dice(9)
    match = Match.new(header(3, seed=9), Journal.create(path))
    while match.phase is not Phase.OVER:
        submit_any(match, dice)
        revision, views = match.revision, [match.view(seat) for seat in (0, 1, 2, None)]
        match.close()
        match, notice = Match.resume(path)
        assert notice is None
        assert (match.revision, [match.view(seat) for seat in (0, 1, 2, None)]) == (revision, views)
    match.close()
    assert path.read_bytes() == whole.read_bytes()


def test_resuming_a_finished_game_leaves_its_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    path.write_text(RECORD, encoding="utf-8")
    match, notice = Match.resume(path)
    match.close()
    assert (match.phase, notice) == (Phase.OVER, None)
    assert path.read_text(encoding="utf-8") == RECORD


def test_a_record_without_a_seed_is_dealt_on_by_chance(tmp_path: Path) -> None:
    first = RECORD.splitlines(keepends=True)[0].replace(', "seed": 7', "")
    hands = set()
    for number in range(5):
        path = tmp_path / f"{number}.divinare"
        path.write_text(first, encoding="utf-8")
        match, _ = Match.resume(path)
        hands.add(match.view(0).hand)
        changes: list[Change] = []
        match.subscribe(changes.append, None)
        play_on(match, Dice(number))
        match.close()
        assert changes[-1].view.phase is Phase.OVER
        assert read_record(path).course.state.phase is Phase.OVER
    assert len(hands) > 1


def test_what_cannot_be_resumed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    path.write_bytes(b'{"divinare": 2}\n')
    with pytest.raises(RecordError):
        Match.resume(path)
    assert path.read_bytes() == b'{"divinare": 2}\n'
    with pytest.raises(RecordError):
        Match.resume(tmp_path / "none.divinare")


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no file that is open")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_journal_that_is_gone_takes_no_decision(tmp_path: Path, replaced: bool) -> None:  # noqa: FBT001
    path = tmp_path / "game.divinare"
    match = Match.new(header(2, seed=3), Journal.create(path))
    if replaced:
        other = tmp_path / "other"
        other.write_bytes(b"something else\n")
        other.replace(path)
    else:
        path.unlink()
    before = match.view(0)
    with pytest.raises(FileNotFoundError) as caught:
        submit_any(match, Dice(3))
    assert why(caught.value) == "No such file or directory"
    assert match.view(0) == before
    assert path.exists() is replaced
    assert not replaced or path.read_bytes() == b"something else\n"
    match.close()


def test_a_closed_journal_writes_into_no_other_file(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "game.divinare")
    journal.close()
    journal.close()
    with (tmp_path / "other").open("wb") as other:  # it has the number that the journal had
        with pytest.raises(OSError, match="Bad file descriptor"):
            journal.append([b"{}\n"])
        other.flush()
    assert (tmp_path / "other").read_bytes() == b""


@pytest.mark.parametrize(
    "seat",
    [Seat("Ada", "rami", f"exec:{'x' * (LONGEST_COMMAND + 1)}"), Seat("half \ud800", "rami"), Seat("n" * 1001, "rami")],
    ids=["a long command line", "half a surrogate pair", "a long name"],
)
def test_what_nobody_could_read_again_is_never_written(tmp_path: Path, seat: Seat) -> None:
    path = tmp_path / "game.divinare"
    journal = Journal.create(path)
    with pytest.raises(BadLine, match=r"seats\[0\]"):
        Match.new(replace(header(2), seats=(seat, header(2).seats[1])), journal)
    journal.close()
    assert path.read_bytes() == b""


def test_the_longest_command_line_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    controller = str(parse_spec(f"exec:{'x' * LONGEST_COMMAND}"))
    Match.new(
        replace(header(2), seats=(Seat("Ada", "rami", controller), header(2).seats[1])), Journal.create(path)
    ).close()
    assert read_record(path).header.seats[0].controller == controller
