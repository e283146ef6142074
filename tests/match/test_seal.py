"""The seal on the deals: what the header commits to, the last line opens, and a reader checks."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from divinare_qt.match.errors import RecordError
from divinare_qt.match.header import Header
from divinare_qt.match.journal import Journal, Memory
from divinare_qt.match.match import Match
from divinare_qt.match.reader import parse_record, read_record
from divinare_qt.match.seal import Seal, keep_seal, new_seal, seal_file
from divinare_qt.rules.shuffle import SEEDS, deal
from divinare_qt.rules.state import Phase
from tests.helpers.command import divinare
from tests.helpers.play import Dice, header, play_on, submit_any

SEAL = Seal(1896, "0123456789abcdef")
Lines = list[dict[str, Any]]


def sealed(players: int = 2) -> Header:
    return replace(header(players), seed=SEAL.seed, salt=SEAL.salt)


def lines_of(content: bytes) -> Lines:
    return [json.loads(line) for line in content.splitlines()]


def content_of(lines: Lines) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


@pytest.fixture
def lines() -> Lines:
    """Return the record of a sealed game."""
    memory = Memory()
    play_on(Match.new(sealed(), memory), Dice(1))
    return lines_of(b"".join(memory.lines))


def test_the_header_has_the_hash_and_the_last_line_what_it_was_made_from(lines: Lines) -> None:
    first, end = lines[0], lines[-1]["end"]
    assert first["commitment"] == hashlib.sha256(b"divinare/1896/0123456789abcdef").hexdigest()
    assert "seed" not in first
    assert end["opening"] == {"seed": 1896, "salt": "0123456789abcdef"}
    record = parse_record(content_of(lines), "game")
    assert record.seal == SEAL


def test_until_the_end_nothing_in_the_record_gives_the_seed_away(lines: Lines) -> None:
    under_way = content_of(lines[:-1])
    assert b"1896" not in under_way
    assert SEAL.salt.encode() not in under_way
    assert parse_record(under_way, "game").seal is None


def test_chance_gives_other_seeds_and_salts() -> None:
    seals = [new_seal() for _ in range(50)]
    assert len({seal.seed for seal in seals}) == len({seal.salt for seal in seals}) == 50
    assert all(0 <= seal.seed < SEEDS and len(seal.salt) == 32 for seal in seals)
    assert new_seal(7).seed == 7


def spoil_seed(lines: Lines) -> None:
    lines[-1]["end"]["opening"]["seed"] += 1


def spoil_salt(lines: Lines) -> None:
    lines[-1]["end"]["opening"]["salt"] = "0"


def spoil_opening(lines: Lines) -> None:
    lines[-1]["end"]["opening"] = "1896"


def swap_seeds(lines: Lines) -> None:
    """Commit to another seed than the one that was dealt from, all in order but for that."""
    other = Seal(5, SEAL.salt)
    lines[0]["commitment"] = other.commitment
    lines[-1]["end"]["opening"] = other.as_json()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (spoil_seed, "the seed and salt that are opened here do not give the header’s commitment"),
        (spoil_salt, "the seed and salt that are opened here do not give the header’s commitment"),
        (spoil_opening, "end.opening: a seed and a salt are wanted"),
        (swap_seeds, "the deal of round 1 is not the one to which the header is committed"),
    ],
)
def test_what_does_not_agree_is_refused_with_its_line(tmp_path: Path, lines: Lines, spoil: Any, reason: str) -> None:
    path = tmp_path / "game.divinare"
    path.write_bytes(content_of(lines))
    assert divinare("replay", "--json", path).returncode == 0
    spoil(lines)
    path.write_bytes(content_of(lines))
    done = divinare("replay", "--json", path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"{path}:{len(lines)}: {reason}\n"


@pytest.mark.parametrize("commitment", ["", "abc", 5, "0" * 63, "G" * 64, []])
def test_a_commitment_that_is_none_is_refused(lines: Lines, commitment: object) -> None:
    lines[0]["commitment"] = commitment
    with pytest.raises(RecordError, match="game:1: commitment: 64 hexadecimal digits are wanted"):
        parse_record(content_of(lines), "game")


def test_an_opening_of_nothing_is_refused(lines: Lines) -> None:
    """A record can't lose its commitment and keep what opened it."""
    del lines[0]["commitment"]
    with pytest.raises(RecordError, match=f"game:{len(lines)}: end.opening: the header has no commitment"):
        parse_record(content_of(lines), "game")
    lines[0]["seed"] = SEAL.seed
    with pytest.raises(RecordError, match="no commitment"):
        parse_record(content_of(lines), "game")
    del lines[-1]["end"]["opening"]
    assert parse_record(content_of(lines), "game").seal is None


def test_an_opening_stands_in_the_last_line_and_nowhere_else(lines: Lines) -> None:
    score = next(line for line in lines if "score" in line)
    score["score"]["opening"] = {"seed": 5, "salt": "x"}
    assert parse_record(content_of(lines), "game").seal == SEAL


def test_a_replay_says_that_the_deals_are_those_that_were_sealed(tmp_path: Path, lines: Lines) -> None:
    path = tmp_path / "game.divinare"
    path.write_bytes(content_of(lines))
    assert b"The deals are those that were sealed before the first card." in divinare("replay", path).stdout
    del lines[-1]["end"]["opening"]
    path.write_bytes(content_of(lines))
    done = divinare("replay", path)
    assert done.returncode == 0
    assert b"The deals were sealed before the first card, but the seal was never opened." in done.stdout


def test_a_game_that_is_taken_up_again_and_again_keeps_its_seal(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    keep_seal(path, SEAL)
    match, dice = Match.new(sealed(3), Journal.create(path)), Dice(9)
    while match.phase is not Phase.OVER:
        submit_any(match, dice)
        match.close()
        match, notice = Match.resume(path)
        assert notice is None
    match.take_back(5)
    match.close()
    seal_file(path).unlink()  # the record has opened it
    match, _ = Match.resume(path)
    play_on(match, dice)
    match.close()
    record = read_record(path)
    assert (record.seal, record.course.state.phase) == (SEAL, Phase.OVER)


@pytest.mark.parametrize("left", [None, b"", b"[]", b"{", b'{"seed": 5, "salt": "x"}'])
def test_without_its_seal_a_game_goes_on_and_says_so(tmp_path: Path, left: bytes | None) -> None:
    path = tmp_path / "game.divinare"
    match = Match.new(sealed(), Journal.create(path))
    match.close()
    if left is not None:
        seal_file(path).write_bytes(left)
    match, notice = Match.resume(path)
    assert notice == "the seal of this game is missing: rounds to come are dealt without it"
    play_on(match, Dice(2))
    match.close()
    record = read_record(path)
    assert (record.seal, record.course.state.phase) == (None, Phase.OVER)
    hands = json.loads(path.read_bytes().splitlines()[1])["deal"]["hands"]
    assert hands == list(deal(record.header.rules, SEAL.seed, 1).hands)
