"""A seat that a program plays: whatever the program does, the game goes on to its end, and the log can say why."""

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from divinare_qt.bots.levels import stand_in
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.spec import Spec
from divinare_qt.match import player
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.match.player import Answer, BotPlayer, command_for
from divinare_qt.rules import data
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import Phase
from tests.helpers.fake import fake_spec, lifelines
from tests.helpers.play import header
from tests.helpers.table import small

SHORT = small(2, 5, {5: 2, 2: 1}, discard=0)
"""A game of one round, in which a seat decides seven times."""
AT_ONCE, PATIENT = 50, 20_000
"""Milliseconds: for a program that does not answer anyway, and for one whose answer is waited for."""


@pytest.fixture(autouse=True)
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "GRACE", 0.05)


@contextmanager
def playing(spec: Spec, rules: Rules = SHORT) -> Iterator[tuple[BotPlayer, Match]]:
    """Let a bot sit down on seat 0 of a new game."""
    match, bot = Match.new(header(rules.players, rules=rules), Memory()), BotPlayer(spec)
    try:
        bot.start("a1b2", 0, match.header)
        yield bot, match
    finally:
        bot.close()


def play_out(bot: BotPlayer, match: Match, limit_ms: int = AT_ONCE) -> list[Answer]:
    """Play to the end, seat 0 by the bot and the rest by themselves; return the bot's answers."""
    answers = []
    while match.phase is not Phase.OVER:
        seat = match.waiting_for()[0]
        situation = Situation(match.header.rules, match.view(seat), match.legal_moves(seat))
        if seat == 0:
            answers.append(bot.decide(situation, limit_ms))
            assert answers[-1].move in situation.legal
        match.submit(seat, match.revision, answers[-1].move if seat == 0 else stand_in(situation))
    return answers


def faults(answers: list[Answer]) -> list[str | None]:
    return [answer.fault for answer in answers]


def test_a_good_bot_plays_a_whole_game_without_a_fault() -> None:
    rules = default_rules(2)
    with playing(fake_spec("good"), rules) as (bot, match):
        answers = play_out(bot, match, PATIENT)
    assert len(answers) == 2 * (12 - 2 + 1 + 3)
    assert not any(answer.fault or answer.given_up for answer in answers)


MISBEHAVIOUR = {
    "silent": "no answer within the limit",
    "dead on the first question": "the program has ended",
    "garbage": "the line is not a JSON object",
    "not UTF-8": "the line is not a JSON object",
    "not an object": "the line is not a JSON object",
    "nested too deeply": "the line is not a JSON object",
    "an id nested to the brink": "the answer is for question ",
    "a number without end": "the line is not a JSON object",
    "not a move": "the message is not a move",
    "a move that is none": "the answer holds no play, pass or discard",
    "a line of 100 MB": "a line of more than 1",
    "endless lines": "the message is not a move",
    "illegal": "is not legal",
    "a wrong id": "the answer is for question 100",
    "an id that is text": "the answer is for question '",
}
ABSENT = {
    "dead at start": "the program has ended",
    "dead on hello": "the program has ended",
    "never ready": "no answer within the limit",
    "never reads": "no answer within the limit",
    "endless moves instead of ready": "no answer within the limit",
}


def assert_given_up_after_three(answers: list[Answer], reason: str) -> None:
    assert len(answers) == 7
    for fault in faults(answers[:3]):
        assert fault is not None
        assert reason in fault
        assert len(fault) < 200
        assert fault.isprintable()
    assert faults(answers[3:]) == [None] * 4
    assert [answer.given_up for answer in answers] == [False, False, True, True, True, True, True]


@pytest.mark.parametrize("habit", MISBEHAVIOUR)
def test_three_faults_and_the_seat_is_given_up(habit: str) -> None:
    with lifelines() as lines:
        with playing(fake_spec(habit, lines.port)) as (bot, match):
            assert lines.expect(1) == [habit]
            answers = play_out(bot, match, AT_ONCE if habit == "silent" else PATIENT)
        lines.assert_all_gone()
    assert_given_up_after_three(answers, MISBEHAVIOUR[habit])


def test_what_everybody_is_told_of_a_fault_names_no_cards_that_are_given_away() -> None:
    with playing(fake_spec("illegal")) as (bot, match):
        answers = play_out(bot, match, PATIENT)
    given, _, played = faults(answers)[:3]
    assert given == "the choice of cards is not legal"
    assert played is not None
    assert "R:" in played, "what is played lies open"


@pytest.mark.parametrize("habit", ABSENT)
def test_a_bot_that_is_never_ready_is_never_asked(habit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "START", 1.5 if "ended" not in ABSENT[habit] else 20.0)
    with lifelines() as lines, playing(fake_spec(habit, lines.port)) as (bot, match):
        assert lines.expect(1) == [habit]
        lines.assert_all_gone()
        answers = play_out(bot, match, PATIENT)
    assert_given_up_after_three(answers, ABSENT[habit])


@pytest.mark.parametrize("command", ["/no/such/program --fast", "''", '"no closing quotation'])
def test_a_program_that_cannot_be_started(command: str) -> None:
    with playing(Spec(command=command)) as (bot, match):
        assert_given_up_after_three(play_out(bot, match), "the program cannot be started")


def test_death_in_mid_game() -> None:
    with playing(fake_spec("dead in mid-game")) as (bot, match):
        found = faults(play_out(bot, match, PATIENT))
    assert found == [None, None, None, *["the program has ended"] * 3, None]


def test_a_late_answer_is_dropped_and_does_not_spoil_the_next() -> None:
    """Every other question is answered together with the one after it."""
    with playing(fake_spec("late")) as (bot, match):
        answers = play_out(bot, match, limit_ms=700)
    late = "no answer within the limit"
    assert faults(answers) == [late, None, late, None, late, None, None]
    assert [answer.given_up for answer in answers] == [False] * 4 + [True] * 3


def test_endless_old_answers_do_not_hold_the_game_up() -> None:
    with playing(fake_spec("endless old answers")) as (bot, match):
        situation = Situation(SHORT, match.view(0), match.legal_moves(0))
        assert bot.decide(situation, PATIENT).fault is None
        assert bot.decide(situation, AT_ONCE).fault == "no answer within the limit"


def test_a_game_after_three_faults_begins_anew() -> None:
    with playing(fake_spec("dead in mid-game")) as (bot, match):
        assert play_out(bot, match, PATIENT)[-1].given_up
        again = Match.new(match.header, Memory())
        bot.start("a1b3", 0, again.header)
        assert faults(play_out(bot, again, PATIENT))[:3] == [None] * 3


def test_a_built_in_bot_goes_on_to_the_next_game() -> None:
    with playing(Spec("novice", "rami")) as (bot, match):
        assert faults(play_out(bot, match, PATIENT)) == [None] * 7
        process = bot._process
        again = Match.new(match.header, Memory())
        bot.start("a1b3", 0, again.header)
        assert bot._process is process
        assert faults(play_out(bot, again, PATIENT)) == [None] * 7


def test_a_bot_is_sent_its_view_and_nothing_else(tmp_path: Path) -> None:
    """Every byte that goes to a bot: the complete rules once, and then views of its seat."""
    heard, rules = tmp_path / "heard", default_rules(2)
    listener = Path(__file__).parents[1] / "helpers" / "listening_bot.py"
    with playing(Spec(command=f'"{sys.executable}" -I "{listener}" "{heard}"'), rules) as (bot, match):
        expected = []
        while match.phase is not Phase.OVER:
            seat = match.waiting_for()[0]
            situation = Situation(rules, match.view(seat), match.legal_moves(seat))
            if seat == 0:
                expected.append((situation.view.phase.value, situation.view.as_json()))
            answer = bot.decide(situation, PATIENT) if seat == 0 else None
            assert answer is None or answer.fault is None
            match.submit(seat, match.revision, answer.move if answer else stand_in(situation))
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == {
        "hello": {
            "protocol": 1,
            "game": "a1b2",
            "seat": 0,
            "seats": [{"name": "Player 1", "character": "rami"}, {"name": "Player 2", "character": "tzciska"}],
            "rules": data.as_data(rules),
        }
    }
    assert set(lines[0]["hello"]["rules"]) >= {"deck", "boards", "action_card", "centre_may_stay"}
    assert lines[-1] == {"bye": {}}
    asked = [line["choose"] for line in lines[1:-1]]
    assert [(request["kind"], request["view"]) for request in asked] == expected
    assert [request["id"] for request in asked] == list(range(1, len(asked) + 1))
    for request in asked:
        chosen = {"legal"} if request["kind"] == "play" else {"count"}
        assert set(request) == {"id", "kind", "limit_ms", "view"} | chosen
        assert request["limit_ms"] == PATIENT
    assert {request["kind"] for request in asked} == {"play", "pass", "discard"}


def test_the_command_line_of_a_bot() -> None:
    assert command_for(Spec("adept", "edmund"), 7)[-5:] == ["adept", "--persona", "edmund", "--seed", "7"]
    assert command_for(Spec("novice"), 0)[-4:] == ["bot", "novice", "--seed", "0"]
    assert command_for(Spec(command="my-bot --level 3"), 7) == ["my-bot", "--level", "3"]


@pytest.mark.parametrize("habit", ["silent", "never ready"])
def test_a_program_can_be_interrupted_while_it_is_waited_for(habit: str) -> None:
    """It has an hour to answer: that the thread ends at all shows that nobody waits so long."""
    with lifelines() as lines:
        match, bot = Match.new(header(2, rules=SHORT), Memory()), BotPlayer(fake_spec(habit, lines.port))
        situation = match.situation(match.waiting_for()[0])

        def play() -> None:
            bot.start("a1b2", 0, match.header)
            bot.decide(situation, 3_600_000)
            bot.close()

        thread = threading.Thread(target=play, daemon=True)
        thread.start()
        lines.expect(1)
        bot.interrupt()
        lines.assert_all_gone()
        thread.join(PATIENT / 1000)
        assert not thread.is_alive()
