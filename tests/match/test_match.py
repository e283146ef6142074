"""The one authority: submissions, refusals, what listeners hear, and what is on disk when they do."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given

from divinare_qt.match.errors import StaleRevision
from divinare_qt.match.journal import Journal, Memory
from divinare_qt.match.lines import decision_line, encoded
from divinare_qt.match.match import Change, Match
from divinare_qt.match.reader import parse_record
from divinare_qt.rules.engine import apply, new_game, start_round
from divinare_qt.rules.errors import CardNotHeld, NotAskedFor, Refusal
from divinare_qt.rules.events import Dealt, Discarded, Event, GameEnded, PassChosen, Passed, RoundScored
from divinare_qt.rules.moves import Move, Pass, Play
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase
from divinare_qt.rules.view import redacted, view
from tests.helpers import strategies
from tests.helpers.play import Dice, header, play_on, submit_any


def started(players: int, seed: int = 5) -> tuple[Match, Memory]:
    """Return a new game and its lines."""
    sink = Memory()
    return Match.new(header(players, seed=seed), sink), sink


def test_a_new_game_is_dealt_and_recorded() -> None:
    match, sink = started(3)
    assert (match.phase, match.decisions, match.waiting_for()) == (Phase.PASS, 0, (0, 1, 2))
    assert [next(iter(json.loads(line))) for line in sink.lines] == ["divinare", "deal"]
    assert json.loads(sink.lines[0])["seed"] == 5


def test_without_a_seed_chance_gives_one_and_the_record_keeps_it() -> None:
    seeds = set()
    for _ in range(5):
        sink = Memory()
        match = Match.new(header(4, seed=None), sink)
        assert match.header.seed == json.loads(sink.lines[0])["seed"]
        seeds.add(match.header.seed)
    assert len(seeds) == 5


@given(rules=strategies.any_rules, seed=strategies.seeds)
def test_a_match_is_the_rules_and_its_seed(rules: Rules, seed: int) -> None:
    match = Match.new(header(rules.players, rules=rules, seed=seed), Memory())
    state, _ = start_round(new_game(rules, 0, seed), deal(rules, seed, 1))
    for seat, move in play_on(match, Dice(seed)):
        state, _ = apply(state, seat, move)
        if state.phase is Phase.DEAL:
            state, _ = start_round(state, deal(rules, seed, state.round + 1))
    assert [match.view(seat) for seat in range(rules.players)] == [view(state, seat) for seat in range(rules.players)]
    assert match.results == state.results


def test_a_move_for_an_older_or_a_future_revision_is_stale() -> None:
    match, sink = started(4)
    seat = match.waiting_for()[0]
    move = match.legal_moves(seat)[0]
    old = match.revision
    match.submit(seat, old, move)
    written = list(sink.lines)
    other = match.waiting_for()[0]
    for revision in (old, match.revision + 1, -1):
        with pytest.raises(StaleRevision) as refusal:
            match.submit(other, revision, match.legal_moves(other)[0])
        assert refusal.value == StaleRevision(revision, match.revision)
    assert sink.lines == written
    assert "revision" in str(refusal.value)


def test_a_refused_move_changes_nothing_and_is_told_to_nobody() -> None:
    match, sink = started(4)
    heard: list[Change] = []
    match.subscribe(heard.append, None)
    before, written = match._course.state, list(sink.lines)
    wrong: list[tuple[Move, type[Refusal]]] = [(Play("G", "7"), NotAskedFor), (Pass("RRR"), CardNotHeld)]
    for move, refusal in wrong:
        with pytest.raises(refusal):
            match.submit(0, match.revision, move)
    assert (match._course.state, sink.lines, heard, match.decisions) == (before, written, [], 0)


def test_a_listener_that_fails_keeps_nobody_else_from_hearing() -> None:
    match, _ = started(4)
    heard: list[Change] = []

    def fails(_: Change) -> None:
        raise RuntimeError("for the crash handler")

    match.subscribe(fails, None)
    match.subscribe(heard.append, 1)
    for number in (1, 2):
        with pytest.raises(RuntimeError, match="crash handler"):
            submit_any(match, Dice(number))
        assert len(heard) == match.decisions == number


def test_every_change_raises_the_revision() -> None:
    match, _ = started(2)
    dice, seen = Dice(2), [match.revision]
    for number in range(40):
        if number % 7 == 6:
            match.take_back(2)
        else:
            submit_any(match, dice)
        seen.append(match.revision)
    assert seen == sorted(set(seen))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_listeners_hear_redacted_events_and_see_their_own_view(players: int) -> None:
    match, _ = started(players)
    heard: dict[int | None, list[Change]] = {seat: [] for seat in (*range(players), None)}
    for seat, changes in heard.items():
        match.subscribe(changes.append, seat)
    play_on(match, Dice(players))
    for seat, changes in heard.items():
        events = [event for change in changes for event in change.events]
        assert all(redacted(event, seat) == event for event in events)
        assert all(change.view.seat == seat for change in changes)
        assert changes[-1].view == match.view(seat)
        assert changes[-1].revision == match.revision
        for event in events:
            assert_nothing_of_others(event, seat)
        assert sum(isinstance(event, RoundScored) for event in events) == players
        assert sum(isinstance(event, Dealt) for event in events) == players - 1
        assert isinstance(events[-1], GameEnded)
    assert len({len(changes) for changes in heard.values()}) == 1


def assert_nothing_of_others(event: Event, seat: int | None) -> None:
    """Check an event without the help of the redaction."""
    if isinstance(event, Dealt):
        assert event.aside is None
        assert [owner for owner, hand in enumerate(event.hands) if hand is not None] == [
            s for s in [seat] if s is not None
        ]
    elif isinstance(event, Discarded | PassChosen):
        assert (event.cards is None) == (event.seat != seat)
    elif isinstance(event, Passed):
        mine = set() if seat is None else {seat, (seat + 1) % len(event.gave)}
        assert {owner for owner, cards in enumerate(event.gave) if cards is not None} == mine


def test_a_listener_that_has_left_hears_no_more() -> None:
    match, _ = started(4)
    heard: list[Change] = []
    leave = match.subscribe(heard.append, 0)
    submit_any(match, Dice(1))
    leave()
    submit_any(match, Dice(2))
    assert len(heard) == 1


def test_a_decision_is_on_disk_before_anybody_hears_of_it(tmp_path: Path) -> None:
    path = tmp_path / "game.divinare"
    match = Match.new(header(2, seed=8), Journal.create(path))
    announced: list[int] = []

    def reads_the_file(change: Change) -> None:
        record = parse_record(path.read_bytes(), "x")
        assert record.course.state.revision == change.revision
        assert view(record.course.state, None) == change.view
        assert record.course.decisions == match._course.decisions
        announced.append(change.revision)

    match.subscribe(reads_the_file, None)
    dice = Dice(8)
    while match.phase is not Phase.OVER:
        seat, move = submit_any(match, dice)
        assert encoded(decision_line(seat, move)) in path.read_bytes().splitlines(keepends=True)
        if dice.below(10) == 0:
            match.take_back(1)
    match.close()
    assert len(announced) > 56


class FullDisk(Memory):
    """A sink that fails when it is told to."""

    full = False

    def append(self, lines: Iterable[bytes]) -> None:
        """Keep the lines, or don't."""
        if self.full:
            raise OSError(28, "No space left on device")
        super().append(lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_cannot_be_written_has_not_happened(players: int) -> None:
    """At every decision of a game, the last of a round and of the game included, and at a take-back."""
    sink, dice = FullDisk(), Dice(players)
    match = Match.new(header(players, seed=players), sink)
    heard: list[Change] = []
    match.subscribe(heard.append, None)
    while match.phase is not Phase.OVER:
        before, written, told, decisions = match._course.state, list(sink.lines), len(heard), match.decisions
        sink.full = True
        with pytest.raises(OSError, match="No space left"):
            submit_any(match, dice)
        if match.decisions:
            with pytest.raises(OSError, match="No space left"):
                match.take_back(1)
        assert (match._course.state, sink.lines, len(heard), match.decisions) == (before, written, told, decisions)
        sink.full = False
        submit_any(match, dice)
    assert parse_record(b"".join(sink.lines), "x").course.state == match._course.state


def test_a_game_that_cannot_be_written_does_not_start() -> None:
    sink = FullDisk()
    sink.full = True
    with pytest.raises(OSError, match="No space left"):
        Match.new(header(2), sink)
