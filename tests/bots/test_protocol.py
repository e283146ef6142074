"""The protocol's messages: what a host writes a bot reads back whole, and what makes no sense is refused by name."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings

from divinare_qt.bots import protocol
from divinare_qt.bots.analysis import answer, question
from divinare_qt.bots.belief import believe
from divinare_qt.bots.situation import Situation
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import Discard, Move, Pass, Play
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import Phase
from tests.helpers import strategies
from tests.helpers.situations import situations


def sent(situation: Situation) -> dict[str, Any]:
    """Return the request as it comes out of the pipe."""
    message = json.loads(protocol.encoded(protocol.choose(7, situation, 250)))
    request: dict[str, Any] = message["choose"]
    return request


@settings(max_examples=15)
@given(rules=strategies.any_rules, seed=strategies.seeds)
def test_a_bot_reads_the_situation_that_the_host_wrote(rules: Rules, seed: int) -> None:
    for situation in situations(rules, seed):
        read = protocol.parse_situation(sent(situation), rules)
        assert read.view.as_json() == situation.view.as_json()
        assert (read.view.phase, read.view.wanted) == (situation.view.phase, situation.view.wanted)
        assert read.legal == situation.legal
        assert believe(rules, read.view).weights == believe(rules, situation.view).weights


@pytest.mark.parametrize(
    ("move", "entry"),
    [
        (Play("G", "9/10"), {"id": 7, "play": {"art": "G", "to": "9/10"}}),
        (Pass("YBR"), {"id": 7, "pass": "RBY"}),
        (Discard("YG"), {"id": 7, "discard": "GY"}),
    ],
)
def test_answers_are_written_and_read(move: Move, entry: dict[str, object]) -> None:
    assert protocol.move_message(7, move) == {"move": entry}
    assert protocol.parse_move_entry(entry) == move


def test_the_messages_are_those_of_the_format() -> None:
    asked = list(situations(default_rules(2), seed=1))
    play = sent(next(s for s in asked if s.view.phase is Phase.PLAY))
    assert list(play) == ["id", "kind", "limit_ms", "view", "legal"]
    assert all(set(move) == {"art", "to"} for move in play["legal"])
    for phase, count in ((Phase.DISCARD, 2), (Phase.PASS, 5)):
        request = sent(next(s for s in asked if s.view.phase is phase))
        assert list(request) == ["id", "kind", "count", "limit_ms", "view"]
        assert (request["kind"], request["count"]) == (phase.value, count)
    assert set(play["view"]) == {
        *("round", "rounds", "first", "turn", "seat", "hand", "hand_sizes", "stacks", "tokens", "history", "points")
    }
    assert list(play["view"]["stacks"]) == ["R", "B", "G", "Y"]


@pytest.mark.parametrize("line", [b"", b"\n", b"null", b"[1]", b'"x"', b"{", b"\xff", b"[" * 100_000, b"NaN"])
def test_what_is_no_message(line: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the words are JSON's own
        protocol.decoded(line)


BROKEN: list[tuple[str, object, str]] = [
    ("kind", "deal", "kind: one of play, pass, discard is wanted, not 'deal'"),
    ("kind", [], "kind: one of play, pass, discard is wanted"),
    ("view", None, "view: a table of names and values is wanted"),
    ("view.seat", 4, "view.seat: 4 is not from 0 to 3"),
    ("view.hand", "RX", "view.hand: a text of the letters RBGY is wanted"),
    ("view.hand_sizes", [6, 6], "view.hand_sizes: a list of 4 is wanted"),
    ("view.stacks", {"R": 1}, "view.stacks.B"),
    ("view.tokens", [{}] * 4, "view.tokens: the R board has no space 'None'"),
    ("view.history", [{"play": {"seat": 0, "art": "R", "to": []}}], "view.history[0]: this is not a card and a space"),
    ("view.history", [{"deal": 5}], "view.history[0]: a text of the letters RBGY is wanted, not 5"),
    ("view.history", "x", "view.history: a list is wanted"),
    ("view.points", [None], "view.points: a list of 4 is wanted"),
    ("legal", [], "legal: at least one move is wanted"),
    ("legal", [{"art": "R", "to": {}}], "legal[0]: this is not a card and a space of its board"),
    ("legal", [{"art": "R", "to": "99"}], "legal[0]: this is not a card and a space of its board"),
    ("legal", [7], "legal[0]: a table of names and values is wanted, not 7"),
]


@pytest.mark.parametrize(("place", "value", "reason"), BROKEN)
def test_a_bad_request_is_refused_by_the_place(place: str, value: object, reason: str) -> None:
    situation = next(s for s in situations(default_rules(4), seed=1) if s.view.phase is Phase.PLAY)
    request = sent(situation)
    *above, last = place.split(".")
    target = request[above[0]] if above else request
    target[last] = value
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is compared
        protocol.parse_situation(request, situation.rules)
    assert reason in str(refused.value)


def asked_to_give(players: int, phase: Phase, **changes: object) -> Any:
    """Ask for a gift, with something changed in the question."""
    situation = next(s for s in situations(default_rules(players), seed=1) if s.view.phase is phase)
    request = sent(situation) | changes
    return protocol.parse_situation(request, situation.rules)


@pytest.mark.parametrize(
    ("players", "phase", "changes", "reason"),
    [
        (4, Phase.PLAY, {"kind": "discard"}, "kind: by the action card there is no discard with 6 cards in hand"),
        (4, Phase.PASS, {"kind": "discard"}, "kind: by the action card there is no discard with 6 cards in hand"),
        (2, Phase.DISCARD, {"kind": "pass"}, "kind: by the action card there is no pass with 12 cards in hand"),
        (2, Phase.PASS, {"kind": "discard"}, "kind: by the action card there is no discard with 10 cards in hand"),
        (4, Phase.PASS, {"count": 2}, "count: by the action card it is 3, not 2"),
        (4, Phase.PASS, {"count": 0}, "count: by the action card it is 3, not 0"),
        (4, Phase.PASS, {"count": 3.0}, "count: by the action card it is 3, not 3.0"),
        (4, Phase.PASS, {"count": None}, "count: by the action card it is 3, not nothing"),
        (2, Phase.DISCARD, {"count": 3}, "count: by the action card it is 2, not 3"),
    ],
)
def test_a_gift_that_the_action_card_does_not_know_is_refused(
    players: int, phase: Phase, changes: dict[str, object], reason: str
) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is compared
        asked_to_give(players, phase, **changes)
    assert str(refused.value) == reason


def test_a_play_is_not_asked_for_as_a_pass_in_between() -> None:
    asked = situations(default_rules(4), seed=1)
    situation = next(s for s in asked if s.view.phase is Phase.PLAY and len(s.view.hand) == 5)
    with pytest.raises(ValueError, match="there is no pass with 5 cards in hand"):
        protocol.parse_situation(sent(situation) | {"kind": "pass"}, situation.rules)


def test_how_many_cards_are_given_need_not_be_said() -> None:
    situation = next(s for s in situations(default_rules(4), seed=1) if s.view.phase is Phase.PASS)
    request = sent(situation)
    del request["count"]
    assert protocol.parse_situation(request, situation.rules).legal == situation.legal


def mutated(value: Any, dice: random.Random) -> None:
    """Change something somewhere."""
    places: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        here = waiting.pop()
        keys = list(here) if isinstance(here, dict) else range(len(here))
        places += [(here, key) for key in keys]
        waiting += [here[key] for key in keys if isinstance(here[key], dict | list)]
    target, key = dice.choice(places)
    old = target[key]
    near = [old + 1, old - 1] if isinstance(old, int) else ["R", "RRRR", str(old) + "Y"]
    target[key] = dice.choice([*near, *near, None, [], {}, -1, 99, True, 1.5, "", "centre", "x" * 100])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_asked_is_answered_or_refused(players: int) -> None:
    """A question with something changed in it has an answer, or is refused with one clear line; nothing else."""
    dice, outcomes = random.Random(players), {"answered": 0, "refused": 0}
    asked, said = list(situations(default_rules(players), seed=players)), list[str]()
    for _ in range(250):
        message = json.loads(question(dice.choice(asked)))
        mutated(message["choose"] if dice.random() < 0.2 else message["choose"]["view"], dice)
        try:
            answer(json.dumps(message).encode(), "adept", 1)
            outcomes["answered"] += 1
        except ValueError as error:
            outcomes["refused"] += 1
            said.append(str(error))
    assert min(outcomes.values()) >= 3
    assert all(len(reason) < 500 and reason.isprintable() for reason in said)
