"""Second thoughts: take-backs in play, of half a pass, over a round's end and over the game's."""

import pytest

from divinare_qt.match.errors import NothingToTakeBack, StaleRevision
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Change, Match
from divinare_qt.match.reader import parse_record
from divinare_qt.rules.events import Passed
from divinare_qt.rules.moves import Pass
from divinare_qt.rules.state import Phase, State
from tests.helpers.play import Dice, header, play_on, submit_any


def started(players: int, seed: int = 5) -> tuple[Match, Memory]:
    """Return a new game and its lines."""
    sink = Memory()
    return Match.new(header(players, seed=seed), sink), sink


def now(match: Match) -> State:
    """Return the state of a match, its revision apart."""
    return match._course.state._replace(revision=0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_number_of_decisions_can_be_taken_back_from_anywhere(players: int) -> None:
    match, sink = started(players)
    dice, states = Dice(players), [now(match)]
    while match.phase is not Phase.OVER:
        submit_any(match, dice)
        states.append(now(match))
    while match.decisions:
        count = 1 + dice.below(min(12, match.decisions))
        match.take_back(count)
        del states[-count:]
        assert now(match) == states[-1]
        assert match.decisions == len(states) - 1
        assert parse_record(b"".join(sink.lines), "x").course.state == match._course.state
    assert states == [now(match)]


def test_half_a_pass_is_taken_back() -> None:
    match, _ = started(3)
    first, second = Pass(match.view(1).hand[:4]), Pass(match.view(2).hand[:4])
    match.submit(1, match.revision, first)
    match.submit(2, match.revision, second)
    assert match.waiting_for() == (0,)
    match.take_back(1)
    assert match.waiting_for() == (0, 2)
    assert match.view(1).chosen == first.cards
    assert match.view(2).chosen is None
    other = Pass(match.view(2).hand[-4:])
    match.submit(2, match.revision, other)
    last = Pass(match.view(0).hand[:4])
    match.submit(0, match.revision, last)
    assert match._course.state.history[-1] == Passed((last.cards, first.cards, other.cards))


def test_a_pass_that_has_been_carried_out_is_taken_back() -> None:
    match, _ = started(4)
    hands = [match.view(seat).hand for seat in range(4)]
    play_on(match, Dice(3), most=4)
    assert match.phase is Phase.PLAY
    match.take_back(1)
    assert [match.view(seat).hand for seat in range(4)] == hands
    assert len(match.waiting_for()) == 1


def test_over_a_rounds_end_the_next_round_is_dealt_again_the_same() -> None:
    match, _ = started(2)
    dice = Dice(4)
    while match.view(None).round == 1:
        submit_any(match, dice)
    dealt = [match.view(seat).hand for seat in (0, 1)]
    match.take_back(1)
    view = match.view(0)
    assert (view.round, view.phase, view.points[0], match.results) == (1, Phase.PLAY, 0, ())
    assert match._course.state.bank == match.header.rules.bank
    seat = match.waiting_for()[0]
    match.submit(seat, match.revision, match.legal_moves(seat)[-1])
    assert [match.view(seat).hand for seat in (0, 1)] == dealt
    assert len(match.results) == 1


def test_over_the_games_end_play_goes_on() -> None:
    match, sink = started(2)
    play_on(match, Dice(6))
    match.take_back(3)
    assert match.view(0).phase is Phase.PLAY
    assert len(play_on(match, Dice(7))) == 3
    assert match.phase is Phase.OVER
    assert sum(b'{"end"' in line for line in sink.lines) == 2
    assert parse_record(b"".join(sink.lines), "x").course.state == match._course.state


@pytest.mark.parametrize("count", [0, -1, 4, 10**9])
def test_no_more_can_be_taken_back_than_holds(count: int) -> None:
    match, sink = started(4)
    play_on(match, Dice(1), most=3)
    before, written = match._course.state, list(sink.lines)
    with pytest.raises(NothingToTakeBack) as refusal:
        match.take_back(count)
    assert refusal.value == NothingToTakeBack(count, 3)
    assert (match._course.state, sink.lines) == (before, written)
    match.take_back(3)
    with pytest.raises(NothingToTakeBack):
        match.take_back(1)


def test_a_move_thought_of_before_a_take_back_is_stale() -> None:
    match, _ = started(4)
    play_on(match, Dice(1), most=2)
    revisions = [match.revision]
    seat = match.waiting_for()[0]
    move = match.legal_moves(seat)[0]
    match.submit(seat, match.revision, move)
    revisions.append(match.revision)
    match.take_back(1)
    for revision in revisions:
        with pytest.raises(StaleRevision):
            match.submit(seat, revision, move)
    match.submit(seat, match.revision, move)


def test_listeners_are_told_how_much_was_taken_back_and_see_the_table_as_it_is() -> None:
    match, _ = started(4)
    play_on(match, Dice(1), most=10)
    heard: list[Change] = []
    match.subscribe(heard.append, 2)
    match.take_back(7)
    [change] = heard
    assert (change.events, change.taken_back, change.revision) == ((), 7, match.revision)
    assert change.view == match.view(2)
