"""Records: there and back, what may be left out, and what is ignored."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divinare_qt.match.header import Header, Seat, parse_header
from divinare_qt.match.journal import Memory
from divinare_qt.match.lines import decoded, encoded
from divinare_qt.match.match import Match
from divinare_qt.match.reader import Record, parse_record
from divinare_qt.match.summary import summary
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from tests.helpers import strategies
from tests.helpers.golden import GAMES
from tests.helpers.play import Dice, header, play_on, submit_any
from tests.helpers.records import RECORD, RESULT, Change, Edit, Put, edited, insert, lines

names = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
seats = st.builds(Seat, names, st.sampled_from(["rami", "tzciska", "john-paul", "edmund"]), names)


def result(content: bytes) -> dict[str, object]:
    """Return what came out of a record."""
    return summary(parse_record(content, "x").course.state).as_json()


def replayed(sink: Memory) -> Record:
    """Return the record that a match wrote."""
    return parse_record(b"".join(sink.lines), "x")


@given(rules=strategies.any_rules, seed=st.none() | strategies.seeds, draw=st.data())
def test_a_header_is_its_line(rules: Rules, seed: int | None, draw: st.DataObject) -> None:
    who = tuple(draw.draw(st.lists(seats, min_size=rules.players, max_size=rules.players)))
    made = Header(who, draw.draw(st.integers(0, rules.players - 1)), rules, seed)
    assert parse_header(decoded(encoded(made.as_json()))) == made


@given(rules=strategies.any_rules, seed=strategies.seeds, take_backs=st.lists(st.integers(1, 9), max_size=3))
def test_a_game_is_its_record(rules: Rules, seed: int, take_backs: list[int]) -> None:
    sink, dice = Memory(), Dice(seed)
    match = Match.new(header(rules.players, rules=rules, seed=seed), sink)
    for count in take_backs:
        play_on(match, dice, most=10)
        match.take_back(min(count, match.decisions))
    play_on(match, dice, most=seed % 100)
    record = replayed(sink)
    assert record.course.state == match._course.state
    assert record.course.decisions == match._course.decisions
    assert record.header == match.header
    assert record.notice is None
    assert record.size == sum(map(len, sink.lines))


def test_the_record_that_was_worked_out_by_hand() -> None:
    assert result(RECORD.encode()) == RESULT


def test_hands_may_be_written_in_any_order() -> None:
    assert result(edited(Change(2, '"GGRY"', '"YGRG"'))) == RESULT


@pytest.mark.parametrize("number", [13, 25, 26])
def test_scores_and_the_end_may_be_absent(number: int) -> None:
    assert result(edited(Put(number, b""))) == RESULT


def test_keys_of_a_score_may_be_absent() -> None:
    assert result(edited(Put(13, b'{"score": {"points": [-1, 4]}}\n'))) == RESULT
    assert result(edited(Put(13, b'{"score": {}}\n'))) == RESULT
    assert result(edited(Put(26, b'{"end": {"winners": [1]}}\n'))) == RESULT


@pytest.mark.parametrize(
    "edit",
    [
        Change(1, '"divinare": 1', '"divinare": 1, "moon": {"phase": [1, 2]}'),
        Change(1, '"rules": {', '"rules": {"wind": "west", '),
        Change(1, '"character": "rami"', '"character": "rami", "age": 41'),
        Change(2, '"round": 1', '"round": 1, "shuffled": true'),
        Change(7, '"seat": 0', '"seat": 0, "seconds": 3.5'),
        Change(7, '{"play"', '{"clock": 12, "play"'),
        Change(13, '"round": 1', '"round": 1, "comment": null'),
        Change(26, '"winners"', '"loser": 0, "winners"'),
        insert(2, b'{"comment": "before the first deal"}\n'),
        insert(9, b'{"comment": {"play": "not this one"}}\n'),
        insert(9, b"{}\n"),
        insert(27, b'{"comment": "after the end"}\n'),
    ],
)
def test_what_this_version_does_not_know_is_ignored(edit: Edit) -> None:
    assert result(edited(edit)) == RESULT


def test_white_space_and_order_of_keys_do_not_matter() -> None:
    loose = [json.dumps(json.loads(line), separators=(" ,  ", " :\t"), sort_keys=True) for line in lines()]
    assert result("\r\n".join([*loose, ""]).encode()) == RESULT


def test_what_a_header_may_leave_out() -> None:
    sparse = parse_header({"divinare": 1, "players": 3, "first": 2, "seats": [{}, {}, {"name": "Eve"}]})
    assert sparse.rules == default_rules(3)
    assert [seat.name for seat in sparse.seats] == ["Player 1", "Player 2", "Eve"]
    assert [seat.character for seat in sparse.seats] == ["rami", "tzciska", "john-paul"]
    assert {seat.controller for seat in sparse.seats} == {"human"}
    assert sparse.seed is None


def test_a_take_back_lets_another_move_hold() -> None:
    other = insert(9, b'{"takeback": {"count": 2}}\n' + lines()[6].replace(b'"7"', b'"5"') + lines()[7])
    assert result(edited(other)) == RESULT


def test_a_record_is_what_the_format_says() -> None:
    """One JSON object a line, UTF-8, a line feed at the end of every line, and a header with every key."""
    sink = Memory()
    match = Match.new(header(2, seed=3), sink)
    submit_any(match, Dice(3))
    content = b"".join(sink.lines)
    assert content.endswith(b"\n")
    assert len(content.splitlines()) == len(sink.lines) == 3
    first, deal, discard = [json.loads(line) for line in content.decode().splitlines()]
    assert first["divinare"] == 1
    assert set(first["rules"]) >= {"deck", "boards", "action_card", "centre_may_stay"}
    assert set(deal["deal"]) == {"round", "hands", "aside"}
    assert set(discard["discard"]) == {"seat", "cards"}
    assert (GAMES / "two-players.divinare").read_bytes().startswith(b'{"divinare": 1, "players": 2, ')
