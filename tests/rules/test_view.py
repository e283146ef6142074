"""What a seat sees, by example, and the view of the bot protocol key by key."""

import pytest

from divinare_qt.rules.engine import start_round
from divinare_qt.rules.events import Dealt, Discarded, Event, PassChosen, Passed, Played, Revealed
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase
from divinare_qt.rules.view import redacted, view
from tests.helpers.play import states
from tests.helpers.table import deal_of, dealt, play, small


@pytest.mark.parametrize(
    ("event", "seat", "seen"),
    [
        (Dealt(1, 0, ("R", "B", "G"), "Y"), 1, Dealt(1, 0, (None, "B", None), None)),
        (Dealt(1, 0, ("R", "B", "G"), "Y"), None, Dealt(1, 0, (None, None, None), None)),
        (Discarded(1, "RB"), 1, Discarded(1, "RB")),
        (Discarded(1, "RB"), 0, Discarded(1, None)),
        (Discarded(1, "RB"), None, Discarded(1, None)),
        (PassChosen(1, "RB"), 1, PassChosen(1, "RB")),
        (PassChosen(1, "RB"), 0, PassChosen(1, None)),
        (Passed(("R", "B", "G")), 0, Passed(("R", "B", None))),
        (Passed(("R", "B", "G")), 2, Passed(("R", None, "G"))),
        (Passed(("R", "B", "G")), None, Passed((None, None, None))),
        (Passed(("R", "B")), 0, Passed(("R", "B"))),
        (Played(1, "R", "centre", "3"), 0, Played(1, "R", "centre", "3")),
        (Revealed("RB"), None, Revealed("RB")),
    ],
)
def test_redaction(event: Event, seat: int | None, seen: Event) -> None:
    assert redacted(event, seat) == seen


def test_the_view_of_the_bot_protocol() -> None:
    state = dealt(small(2, 4, {3: 1}, discard=1, rounds=2), "GGRY", "BGGY", first=1)
    state = play(state, "0 discard Y", "1 discard Y", "1 pass B", "0 pass R", "1 G:7", "0 G:9/10")
    assert view(state, 0).as_json() == {
        "round": 1,
        "rounds": 2,
        "first": 1,
        "turn": 1,
        "seat": 0,
        "hand": "BG",
        "hand_sizes": [2, 2],
        "stacks": {"R": 0, "B": 0, "G": 2, "Y": 0},
        "tokens": [
            {"R": "centre", "B": "centre", "G": "9/10", "Y": "centre"},
            {"R": "centre", "B": "centre", "G": "7", "Y": "centre"},
        ],
        "history": [
            {"deal": "RGGY"},
            {"discard": "Y"},
            {"pass": {"gave": "R", "received": "B"}},
            {"play": {"seat": 1, "art": "G", "to": "7"}},
            {"play": {"seat": 0, "art": "G", "to": "9/10"}},
        ],
        "points": [0, None],
    }


def test_somebody_who_watches_sees_no_cards() -> None:
    state = dealt(small(2, 4, {3: 1}, discard=1), "GGRY", "BGGY")
    state = play(state, "0 discard Y", "1 discard Y", "1 pass B", "0 pass R", "0 G:7")
    seen = view(state, None)
    assert seen.hand == ""
    assert seen.chosen is None
    assert seen.points == (None, None)
    assert seen.as_json()["history"] == [{"play": {"seat": 0, "art": "G", "to": "7"}}]
    assert seen.hand_sizes == (2, 3)


def test_a_seat_sees_its_own_choice_while_the_others_choose() -> None:
    state = play(dealt(small(3, 2, {2: 1}), "RB", "RG", "RY"), "1 pass G")
    assert [view(state, seat).chosen for seat in (0, 1, 2)] == [None, "G", None]
    assert [view(state, seat).wanted for seat in (0, 1, 2)] == [1, 1, 1]
    assert view(state, 0).waiting_for == (0, 2)


def test_points_are_hidden_until_the_end_unless_played_open() -> None:
    for open_scores in (False, True):
        rules = small(2, 1, rounds=2, more={"open_scores": open_scores})
        state = play(dealt(rules, "R", "G"), "0 R:1/2", "1 G:5")
        assert view(state, 0).points == (4, 0 if open_scores else None)
        assert view(state, 1).points == (4 if open_scores else None, 0)
        assert view(state, None).points == ((4, 0) if open_scores else (None, None))
        state, _ = start_round(state, deal_of(rules, "G", "R"))
        state = play(state, "1 R:3", "0 G:5")
        assert state.phase is Phase.OVER
        assert view(state, 1).points == view(state, None).points == (4, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_true_to_the_state(players: int) -> None:
    for state in states(default_rules(players), seed=players):
        for seat in range(players):
            seen = view(state, seat)
            assert seen.hand == state.hands[seat]
            assert seen.points[seat] == state.points[seat]
            assert (seen.stacks, seen.tokens, seen.turn) == (state.stacks, state.tokens, state.turn)
            assert seen.hand_sizes == tuple(len(hand) for hand in state.hands)
            assert (seen.phase, seen.waiting_for) == (state.phase, state.waiting_for())
            assert (seen.round, seen.rounds, seen.first) == (state.round, state.rules.rounds, state.first_player)
            assert len(seen.history) == len(state.history)
