"""`divinare audit` as a process: what it prints, where, and how it ends."""

import json
from pathlib import Path
from typing import Any

import pytest

from divinare_qt.bots.spec import Spec
from divinare_qt.match.arena import Tournament, play_games
from tests.helpers.command import divinare
from tests.helpers.fake import fake_spec
from tests.helpers.records import RECORD


@pytest.fixture(scope="module")
def content() -> bytes:
    """Return the record of a game between an adept, an outside program and a novice."""
    specs = (Spec("adept", "rami"), fake_spec("good"), Spec("novice"))
    return play_games(Tournament(specs, 1, seed=2, limit_ms=20_000, records=True), [0])[0].record


@pytest.fixture
def record(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "game.divinare"
    path.write_bytes(content)
    return path


def test_an_honest_game_in_words(record: Path) -> None:
    done = divinare("audit", record)
    assert (done.returncode, done.stderr) == (0, b"")
    adept, outside, novice, _, ending = done.stdout.decode().splitlines()
    assert adept == "adept:rami 1 (bot:adept:rami): 33 of 33 decisions made again"
    assert outside.endswith("): an outside program, which cannot be audited")
    assert novice == "novice 3 (bot:novice): 33 of 33 decisions made again"
    assert ending == "Every decision that can be audited was made again from the seat’s own view."


def test_json_is_one_object(record: Path) -> None:
    done = divinare("audit", "--json", record)
    assert (done.returncode, done.stdout.count(b"\n")) == (0, 1)
    told: dict[str, Any] = json.loads(done.stdout)
    assert (told["complete"], told["decisions"], len(told["findings"])) == (True, 99, 99)
    assert {verdict: count for verdict, count in told["verdicts"].items() if count} == {"same": 66, "outside": 33}
    first = told["findings"][0]
    assert (first["line"], first["round"], first["seat"], first["verdict"]) == (3, 1, 0, "same")
    assert first["bot"]["level"] == "adept"


def test_a_stream_tells_each_decision_as_it_is_checked(record: Path) -> None:
    done = divinare("audit", "--stream", record)
    first, *rest = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, first) == (0, {"decisions": 99})
    assert rest == json.loads(divinare("audit", "--json", record).stdout)["findings"]


def test_what_cannot_be_made_again_is_listed_with_its_reason(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"worlds": 0', b'"worlds": "many"')
    lines[0] = lines[0].replace(b'"bots": {"game": "0"', b'"bots": {"game": "1"')
    record.write_bytes(b"".join(lines))
    done = divinare("audit", record)
    assert done.returncode == 1
    told = done.stdout.decode()
    assert "Line 3, round 1, adept:rami 1, pass " in told
    assert "the record does not say how this was decided" in told
    assert "the dice are not those that were settled before the first deal" in told
    assert told.splitlines()[-1] == "Decisions that could not be made again: 66 of 66."


def test_an_older_record_can_be_read_but_not_audited(tmp_path: Path) -> None:
    path = tmp_path / "old.divinare"
    path.write_text(RECORD, encoding="utf-8")
    done = divinare("audit", path)
    assert done.returncode == 1
    assert done.stdout.decode().startswith("Bo (bot:adept): 0 of ")
    path.write_text(RECORD.replace("bot:adept", "human"), encoding="utf-8")
    done = divinare("audit", path)
    assert (done.returncode, done.stdout) == (0, b"No bot sits at this table: there is nothing to audit.\n")


def test_a_record_that_breaks_the_rules_is_refused_as_replay_refuses_it(record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b'"round": 2', b'"round": 3', 1))
    done, replayed = divinare("audit", "--json", record), divinare("replay", "--json", record)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == replayed.stderr
    assert divinare("audit", record.with_name("none")).returncode == 2


def test_what_an_outside_program_left_to_its_stand_in_is_counted_by_itself(tmp_path: Path) -> None:
    """It answers three times and dies: the stand-in's decisions can be audited, and its own can't."""
    path = tmp_path / "game.divinare"
    specs = (fake_spec("dead in mid-game"), Spec("novice"))
    path.write_bytes(play_games(Tournament(specs, 1, seed=2, limit_ms=20_000, records=True), [0])[0].record)
    done = divinare("audit", path)
    outside = done.stdout.decode().splitlines()[0]
    assert done.returncode == 0
    assert outside.endswith("): 25 of 25 decisions made again; 3 more by an outside program cannot be audited")
