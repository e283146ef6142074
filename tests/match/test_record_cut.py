"""A record that a power cut has torn anywhere: whatever still stands is read, and the game goes on from there."""

from pathlib import Path

import pytest

from divinare_qt.match.errors import RecordError
from divinare_qt.match.match import Match
from divinare_qt.match.reader import parse_record, read_record
from divinare_qt.rules.state import Phase
from tests.helpers.golden import GAMES
from tests.helpers.play import Dice, play_on
from tests.helpers.records import RECORD

SMALL = RECORD.encode()
TWO_PLAYERS = (GAMES / "two-players.divinare").read_bytes()
TAKE_BACKS = (GAMES / "take-backs.divinare").read_bytes()
DECISIONS = (b'{"play"', b'{"pass"', b'{"discard"')
PARTS = 4
NEWLINE = b"\n"


def assert_prefix_holds(content: bytes, cut: int, decisions: int) -> None:
    """Check a record that ends at a byte after so many decisions in whole lines."""
    start = content.rfind(b"\n", 0, cut) + 1
    record = parse_record(content[:cut], "game.divinare")
    assert record.size == start
    assert len(record.course.decisions) == decisions
    torn = f"game.divinare:{content.count(NEWLINE, 0, start) + 1}: the last line is torn"
    assert (record.notice or "").startswith(torn) == (start < cut)
    assert (record.notice is None) == (start == cut)


def held(content: bytes, cut: int) -> int:
    """Return how many decisions hold in the whole lines before a byte, take-backs counted."""
    number = 0
    for line in content[: content.rfind(b"\n", 0, cut) + 1].splitlines():
        if line.startswith(DECISIONS):
            number += 1
        elif line.startswith(b'{"takeback": {"count": '):
            number -= int(line[len(b'{"takeback": {"count": ') : -2])
    return number


def assert_reads_or_refuses(content: bytes, cut: int) -> None:
    """Check a record that ends at a byte: without a whole header it is refused, and with one it is read."""
    if cut > content.index(NEWLINE):
        assert_prefix_holds(content, cut, held(content, cut))
        return
    with pytest.raises(RecordError) as refusal:
        parse_record(content[:cut], "game.divinare")
    assert refusal.value.line == 1


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("content", [SMALL, TWO_PLAYERS], ids=["small", "two players"])
def test_cut_at_every_single_byte(content: bytes, part: int) -> None:
    for cut in range(part, len(content) + 1, PARTS):
        assert_reads_or_refuses(content, cut)


def test_cut_in_and_around_every_line_with_take_backs() -> None:
    end = 0
    for line in TAKE_BACKS.splitlines(keepends=True):
        for cut in (end + len(line) // 2, end + len(line) - 1, end + len(line)):
            assert_reads_or_refuses(TAKE_BACKS, cut)
        end += len(line)


@pytest.mark.parametrize("part", range(PARTS))
def test_garbage_at_the_end_at_every_single_byte(part: int) -> None:
    """What a power cut leaves may also be zeros, or a torn line with an end."""
    header = SMALL.index(b"\n") + 1
    for cut in range(header + part, len(SMALL), PARTS):
        start = SMALL.rfind(b"\n", 0, cut) + 1
        whole = SMALL[cut - 1 : cut] == b"}" and SMALL[cut : cut + 1] == b"\n"
        for rest in (b"\0" * 50, b"\xff\n") if whole else (b"\0" * 50, b"\xff\n", b"\n"):
            record = parse_record(SMALL[:cut] + rest, "x")
            assert record.size == start
            assert record.notice is not None


@pytest.mark.parametrize("content", [SMALL, TWO_PLAYERS, TAKE_BACKS], ids=["small", "two players", "take-backs"])
def test_a_cut_game_goes_on_to_its_end(content: bytes, tmp_path: Path) -> None:
    header = content.index(b"\n") + 1
    for cut in [*range(header, len(content), 397), len(content) - 1, len(content)]:
        path = tmp_path / "game.divinare"
        path.write_bytes(content[:cut])
        match, notice = Match.resume(path)
        assert (notice is not None) == (content[cut - 1 : cut] != b"\n")
        assert match.decisions == held(content, cut)
        play_on(match, Dice(cut))
        match.close()
        whole = read_record(path)
        assert whole.notice is None
        assert whole.course.state.phase is Phase.OVER
        kept = content[: content.rfind(b"\n", 0, cut) + 1]
        assert path.read_bytes().startswith(kept)


def test_a_cut_between_a_rounds_end_and_the_next_deal_is_dealt_as_it_would_have_been(tmp_path: Path) -> None:
    lines = TWO_PLAYERS.splitlines(keepends=True)
    second = next(number for number, line in enumerate(lines) if b'{"deal": {"round": 2' in line)
    for last in (1, second - 1, second):  # after the header; after the round's last play; after its score
        path = tmp_path / "game.divinare"
        path.write_bytes(b"".join(lines[:last]))
        match, notice = Match.resume(path)
        match.close()
        assert notice is None
        assert path.read_bytes().splitlines(keepends=True)[-1] == (lines[1] if last == 1 else lines[second])


def test_a_torn_line_is_cut_off_before_the_next_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    path.write_bytes(TWO_PLAYERS[:2_000])
    whole = TWO_PLAYERS[: TWO_PLAYERS.rfind(b"\n", 0, 2_000) + 1]
    assert len(whole) < 2_000
    match, notice = Match.resume(path)
    assert notice == f"{path}:{whole.count(NEWLINE) + 1}: the last line is torn and was dropped; all before it holds"
    assert path.read_bytes() == whole
    play_on(match, Dice(1), most=1)
    match.close()
    assert len(path.read_bytes().splitlines()) == whole.count(b"\n") + 1
