"""A built-in bot behind the protocol, without a process."""

import io
import json
import time
from typing import Any

import pytest

from divinare_qt.bots import protocol
from divinare_qt.bots.spec import LEVELS, Spec
from divinare_qt.bots.tables import _tables
from divinare_qt.bots.worker import Worker, serve
from divinare_qt.rules import data
from divinare_qt.rules.load import default_rules
from tests.helpers.situations import situations

SEATS = [{"name": f"Player {number}", "character": "rami"} for number in (1, 2, 3, 4)]


def conversation(spec: Spec, *messages: object, seed: int = 0) -> tuple[list[dict[str, Any]], str | None]:
    """Return what a bot answers to messages, and what it says was wrong."""
    source = io.BytesIO(b"".join(json.dumps(message).encode() + b"\n" for message in messages))
    sink = io.BytesIO()
    wrong = serve(spec, seed, source, sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()], wrong


def hello(players: int, game: str = "g") -> dict[str, object]:
    return protocol.hello(game, 0, SEATS[:players], default_rules(players))


@pytest.mark.parametrize("name", LEVELS)
def test_a_game_from_hello_to_bye(name: str) -> None:
    asked = list(situations(default_rules(2), seed=1))[:: 8 if name == "master" else 1]
    questions = [protocol.choose(number, situation, 60) for number, situation in enumerate(asked, 1)]
    answers, wrong = conversation(Spec(name), hello(2), *questions, {"bye": {}}, {"hello": "never read"})
    assert wrong is None
    assert answers[0] == {"ready": {"name": f"Divinare {name}"}}
    for number, (situation, answer) in enumerate(zip(asked, answers[1:], strict=True), 1):
        assert answer["move"]["id"] == number
        assert protocol.parse_move_entry(answer["move"]) in situation.legal


@pytest.mark.parametrize("name", ["master", "oracle"])
def test_the_first_decision_finds_the_tables_made(name: str) -> None:
    """For large decks they take most of a second, which is not the decision's to pay."""
    rules = data.rules({"deck": {"R": 7}}, "rules", default_rules(2))
    worker = Worker(Spec(name), 0)
    worker.answer(protocol.hello("g", 0, SEATS[:2], rules), 0)
    made = _tables.cache_info().misses
    asked = protocol.choose(1, next(situations(rules, seed=1)), 60)
    assert worker.answer(json.loads(json.dumps(asked)), time.perf_counter()) is not None
    assert _tables.cache_info().misses == made


def test_messages_of_a_later_version_are_passed_over() -> None:
    answers, wrong = conversation(Spec("adept"), {"weather": "fine"}, hello(3), {"score": {}})
    assert ([*map(list, answers)], wrong) == ([["ready"]], None)


@pytest.mark.parametrize(
    ("messages", "reason"),
    [
        ([["hello"]], "a message is a JSON object"),
        ([{"hello": {"protocol": 2}}], "protocol 2 is not known; this bot speaks 1"),
        ([{"hello": {"protocol": 1, "seats": [1]}}], "hello.seats: a list of two to four seats is wanted"),
        ([{"hello": []}], "hello: a table"),
        ([{"choose": {"id": 1}}], "a choose came before any hello"),
        ([hello(2), {"choose": {"id": "1"}}], "choose.id: a whole number is wanted"),
        ([hello(2), {"choose": {"id": 1, "kind": "play"}}], "view: a table"),
        ([{"hello": {"protocol": 1, "seats": [1, 2], "rules": {"deck": {"R": 0}}}}], "rules.deck.R: 0 is not from 1"),
    ],
)
def test_what_breaks_the_protocol_ends_the_conversation(messages: list[object], reason: str) -> None:
    _, wrong = conversation(Spec("novice"), *messages, hello(2))
    assert wrong is not None
    assert reason in wrong


def test_decisions_depend_on_seed_and_game_and_not_on_what_came_before() -> None:
    asked = [protocol.choose(1, situation, 1000) for situation in list(situations(default_rules(3), seed=2))[5:45]]

    def moves(seed: int, game: str, *, again: bool = False) -> list[dict[str, Any]]:
        questions = [message for message in asked for _ in range(2 if again else 1)]
        answers, _ = conversation(Spec("novice"), hello(3, game), *questions, seed=seed)
        return answers[1 :: 2 if again else 1]

    assert moves(1, "g") == moves(1, "g") == moves(1, "g", again=True)
    assert moves(1, "g") != moves(2, "g")
    assert moves(1, "g") != moves(1, "h")


def test_a_master_with_no_time_answers_all_the_same() -> None:
    asked = list(situations(default_rules(4), seed=3))[10]
    begun = time.perf_counter()
    answers, wrong = conversation(Spec("master"), hello(4), protocol.choose(1, asked, 0))
    assert wrong is None
    assert protocol.parse_move_entry(answers[1]["move"]) in asked.legal
    assert time.perf_counter() - begun < 30  # no promise: only that it does not think for ever
