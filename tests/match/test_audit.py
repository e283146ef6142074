"""Audits of real games: what a bot decided it decides again, and what was tampered with is found."""

import json
import math
import time
from collections import Counter
from typing import Any, Final

import pytest

from divinare_qt.bots.account import MOST_PLAYOUTS, MOST_WORLDS
from divinare_qt.bots.levels import Mind
from divinare_qt.bots.master import BATCH, CANDIDATES
from divinare_qt.bots.oracle import LOOK
from divinare_qt.bots.search import FEWEST_WORLDS
from divinare_qt.bots.situation import Effort
from divinare_qt.bots.spec import LEVELS, Spec
from divinare_qt.match.arena import Tournament, play_games
from divinare_qt.match.audit import Finding, Verdict, audit, cases
from divinare_qt.match.reader import parse_record
from divinare_qt.rules.load import default_rules
from tests.helpers.fake import fake_spec
from tests.helpers.situations import situations

PATIENT: Final = 20_000
Lines = list[dict[str, Any]]


def played(*specs: Spec, limit_ms: int = PATIENT) -> Lines:
    """Return the lines of a game between bots in their own processes."""
    record = play_games(Tournament(specs, 1, seed=3, limit_ms=limit_ms, records=True), [0])[0].record
    return [json.loads(line) for line in record.splitlines()]


def findings(lines: Lines) -> list[Finding]:
    record = parse_record(b"".join(json.dumps(line).encode() + b"\n" for line in lines), "game")
    return list(audit(record.header, cases(record)))


def verdicts(lines: Lines) -> Counter[Verdict]:
    return Counter(finding.verdict for finding in findings(lines))


def entry(line: dict[str, Any]) -> dict[str, Any]:
    """Return what a decision line says."""
    said: dict[str, Any]
    (said,) = line.values()
    return said


@pytest.fixture(scope="module")
def game() -> Lines:
    """Return a game of two quick bots."""
    return played(Spec("adept", "edmund"), Spec("novice"))


@pytest.fixture
def lines(game: Lines) -> Lines:
    """Return its lines, to be spoiled."""
    found: Lines = json.loads(json.dumps(game))
    return found


def accounts(lines: Lines) -> Lines:
    """Return every account that a bot gave."""
    return [entry(line)["bot"] for line in lines[1:] if "bot" in entry(line)]


@pytest.mark.parametrize(
    "specs",
    [
        (Spec("master", "rami"), Spec("master")),
        (Spec("novice", "tzciska"), Spec("adept", "john-paul"), Spec("apprentice", "rami")),
        (Spec("adept"), Spec("apprentice"), Spec("novice"), Spec("master", "edmund")),
    ],
    ids=len,
)
def test_every_decision_of_a_game_is_made_again(specs: tuple[Spec, ...]) -> None:
    lines = played(*specs, limit_ms=60)
    decisions = sum(1 for line in lines if set(line) & {"play", "pass", "discard"})
    assert len(accounts(lines)) == decisions
    assert verdicts(lines) == {Verdict.SAME: decisions}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_work_that_was_done_decides_and_not_the_time(name: str, players: int) -> None:
    mind = Mind(Spec(name))
    worlds = set()
    for number, situation in enumerate(list(situations(default_rules(players), seed=players))[::9]):
        limit = (0.0, 0.05, 0.12)[number % 3]
        first = mind.choose(situation, Effort(time.perf_counter() + limit), seed=number)
        again = Mind(Spec(name)).choose(situation, Effort(math.inf, first.worlds), seed=number)
        assert again == first
        worlds.add(first.worlds)
    assert 0 in worlds
    assert (len(worlds) > 1) == (name not in ("novice", "apprentice", "adept"))


def test_accounts_name_level_persona_dice_and_work(game: Lines) -> None:
    header, first = game[0], accounts(game)[0]
    assert header["bots"]["game"] == "0"
    assert list(first) == ["level", "persona", "seed", "worlds", "version"]
    assert {(account["level"], account["persona"]) for account in accounts(game)} == {
        ("adept", "edmund"),
        ("novice", ""),
    }
    assert len({account["seed"] for account in accounts(game)}) == len(accounts(game))


def test_a_move_that_the_bot_would_not_make_is_found(lines: Lines) -> None:
    last = max(number for number, line in enumerate(lines) if "play" in line)
    was = entry(lines[last])["to"]
    entry(lines[last])["to"] = "centre" if was != "centre" else "1"
    found = findings([*lines[: last + 1]])
    assert [finding.verdict for finding in found if finding.verdict is not Verdict.SAME] == [Verdict.DIFFERENT]
    assert found[-1].case.line == last + 1
    assert found[-1].as_json()["instead"] == {"play": {"art": entry(lines[last])["art"], "to": was}}


@pytest.mark.parametrize(
    ("key", "value", "verdict"),
    [
        ("seed", 5, Verdict.OTHER_SEED),
        ("level", "master", Verdict.OTHER_BOT),
        ("persona", "rami", Verdict.OTHER_BOT),
        ("stand_in", True, Verdict.OTHER_BOT),
        ("worlds", -1, Verdict.UNRECORDED),
        ("worlds", MOST_WORLDS + 1, Verdict.UNRECORDED),
        ("worlds", 10**9, Verdict.UNRECORDED),
        ("level", None, Verdict.UNRECORDED),
    ],
)
def test_an_account_that_was_changed_is_found(lines: Lines, key: str, value: object, verdict: Verdict) -> None:
    before = verdicts(lines)
    accounts(lines)[4][key] = value
    assert verdicts(lines) == before - Counter([Verdict.SAME]) + Counter([verdict])


def test_a_line_without_an_account_says_so(lines: Lines) -> None:
    for line in lines[2:]:
        entry(line).pop("bot", None)
    assert set(verdicts(lines)) == {Verdict.UNRECORDED}


def test_a_bot_that_this_program_does_not_have_is_not_judged(lines: Lines) -> None:
    lines[0]["seats"][0]["controller"] = "bot:prophet"
    for account in accounts(lines):
        if account["level"] == "adept":
            account["level"] = "prophet"
    found = verdicts(lines)
    assert found[Verdict.UNKNOWN] == found[Verdict.SAME]


@pytest.mark.parametrize(
    ("level", "persona"),
    [("exec:ls", ""), ("exec", "ls"), ("", ""), ("master:edmund", ""), ("adept", "me"), ("bot:adept", "")],
)
def test_what_an_account_calls_a_level_need_be_none(lines: Lines, level: str, persona: str) -> None:
    """Where the seat's own bot is not known, its accounts are looked at; whatever they say, nothing else is started."""
    lines[0]["seats"][0]["controller"] = "bot:prophet"
    for account in accounts(lines):
        if account["level"] == "adept":
            account |= {"level": level, "persona": persona}
    assert verdicts(lines) == {Verdict.UNKNOWN: 28, Verdict.SAME: 28}


def test_a_built_in_seat_is_never_an_outside_program(lines: Lines) -> None:
    lines[0]["seats"][0]["controller"] = "bot:exec:true"
    del accounts(lines)[0]["level"]
    assert verdicts(lines) == {Verdict.SAME: 55, Verdict.UNRECORDED: 1}


def test_dice_that_nobody_settled_are_not_believed(lines: Lines) -> None:
    """Without them a forger could try seeds until the bot makes the wished move."""
    del lines[0]["bots"]
    assert verdicts(lines) == {Verdict.OTHER_SEED: 56}


def test_stand_ins_have_no_dice_to_settle() -> None:
    lines = played(fake_spec("garbage"), Spec("novice"))
    del lines[0]["bots"]
    assert verdicts(lines) == {Verdict.SAME: 28, Verdict.OTHER_SEED: 28}


def test_no_search_does_more_work_than_an_account_may_tell() -> None:
    batches = (BATCH, FEWEST_WORLDS * CANDIDATES, LOOK.batch, FEWEST_WORLDS * LOOK.candidates)
    assert MOST_PLAYOUTS + max(batches) <= MOST_WORLDS < 2 * MOST_PLAYOUTS


def test_outside_programs_cannot_be_audited_but_their_stand_in_can() -> None:
    good, bad = (
        verdicts(played(fake_spec("boasts"), Spec("novice"))),
        verdicts(played(fake_spec("garbage"), Spec("novice"))),
    )
    assert good == {Verdict.OUTSIDE: 28, Verdict.SAME: 28}
    assert bad == {Verdict.SAME: 56}


def test_of_a_seat_that_a_bot_took_over_from_a_program_both_are_judged_as_they_are(lines: Lines) -> None:
    lines[0]["seats"][1]["outside"] = True
    decisions = [entry(line) for line in lines[1:] if "bot" in entry(line)]
    by_program = [said for said in decisions if said["seat"] == 1][:9]
    for said in by_program:
        del said["bot"]
    assert verdicts(lines) == {Verdict.OUTSIDE: 9, Verdict.SAME: len(decisions) - 9}


def test_decisions_that_were_taken_back_are_audited_too(lines: Lines) -> None:
    plays = [number for number, line in enumerate(lines) if "play" in line]
    at = plays[3]
    again = [*lines[: at + 1], {"takeback": {"count": 2}}, *lines[plays[2] :]]
    found = findings(again)
    assert {finding.verdict for finding in found} == {Verdict.SAME}
    assert [finding.case.line for finding in found if finding.case.taken_back] == [plays[2] + 1, plays[3] + 1]


def test_of_a_game_under_way_only_finished_rounds_are_audited(lines: Lines) -> None:
    second = next(number for number, line in enumerate(lines) if line.get("deal", {}).get("round") == 2)
    whole = findings(lines)
    for end in (second, second + 1, second + 9):
        found = findings(lines[:end])
        assert [finding.case.before.round for finding in found] == [1] * (len(whole) // 2)
    back = [*lines[: second + 9], {"takeback": {"count": 12}}]  # into the first round: the second will be dealt again
    assert findings(back) == []
