"""The belief is that of the reference model: compared with all worlds of small decks, and a sample of the box's."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given

from divinare_qt.bots.belief import Belief, believe
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import Phase, State
from divinare_qt.rules.view import view
from tests.helpers import strategies
from tests.helpers.enumeration import Enumeration, Sample
from tests.helpers.play import states
from tests.helpers.table import small

ROW = [{"numbers": [0]}, {"numbers": [1]}, {"numbers": [2]}]


def little(players: int, deck: str, hand: int, passes: dict[int, int], discard: int = 0) -> Rules:
    """Return the rules of a small game: `deck` is such as `R2 B2 G3 Y3`."""
    cards = {word[0]: int(word[1:]) for word in deck.split()}
    boards: dict[str, object] = dict.fromkeys(ARTS, ROW)
    return small(players, hand, passes, discard=discard, more={"deck": cards, "boards": boards})


LITTLE = {
    "2 players": little(2, "R2 B2 G2 Y4", 4, {4: 2, 2: 1}),
    "2 players, cards come back": little(2, "R2 B2 G3 Y3", 4, {4: 2, 3: 2, 2: 1, 1: 1}),
    "2 players, discards": little(2, "R2 B2 G3 Y4", 5, {4: 2, 3: 1, 2: 1}, discard=1),
    "2 players, two discards, few arts": little(2, "R2 B2 G2 Y6", 5, {3: 2, 2: 2, 1: 1}, discard=2),
    "2 players, nothing aside": little(2, "R2 B2 G2 Y2", 4, {4: 3, 3: 1, 2: 1}),
    "3 players": little(3, "R2 B2 G3 Y4", 3, {3: 1, 1: 1}),
    "3 players, cards come back": little(3, "R2 B2 G2 Y4", 3, {3: 2, 2: 1, 1: 1}),
    "3 players, discards": little(3, "R2 B2 G2 Y5", 3, {2: 1, 1: 1}, discard=1),
    "4 players": little(4, "R2 B2 G2 Y3", 2, {2: 1, 1: 1}),
    "4 players, discards": little(4, "R2 B2 G2 Y4", 2, {1: 1}, discard=1),
    "4 players, whole hands": little(4, "R2 B2 G3 Y3", 2, {2: 2, 1: 1}),
    "4 players, cards come back": little(4, "R2 B2 G4 Y9", 4, {4: 1, 3: 1, 2: 1, 1: 1}),
}
"""Cards given at one pass come back to the giver after as many passes as there are players."""


def history(state: State, seat: int) -> list[Mapping[str, Any]]:
    entries = view(state, seat).as_json()["history"]
    assert isinstance(entries, list)
    return entries


def is_settled(state: State) -> bool:
    """Tell whether nobody has discarded whose discard others still wait for."""
    return state.phase is not Phase.DISCARD or not any(state.discards)


def assert_exact(belief: Belief, enumeration: Enumeration) -> None:
    counts, places = enumeration.tally()
    for believed, enumerated in zip(belief.counts(), counts, strict=True):
        assert believed == pytest.approx(enumerated, abs=1e-9)
    hidden = [place for place in places if place.startswith("discard") and place != f"discard {enumeration.me}"]
    nothing = [0.0] * len(ARTS)
    for place, believed in belief.places().items():
        if place == "discards":
            known = [sum(column) for column in zip(nothing, *[places[where] for where in hidden], strict=True)]
        else:
            known = places.get(place, nothing)
        assert believed == pytest.approx(known, abs=1e-9), place


@pytest.mark.parametrize("name", LITTLE)
def test_small_decks_are_believed_as_all_worlds_have_it(name: str) -> None:
    rules = LITTLE[name]
    compared = 0
    for seed in (1, 2, 3) if rules.in_play < 16 else (1,):
        game = list(states(rules, seed, first=seed % rules.players))
        seat = seed % rules.players
        enumeration, done = Enumeration(rules, seat), 0
        for state in game:
            entries = history(state, seat)
            if not state.waiting_for() or len(entries) == done or not is_settled(state):
                continue
            for entry in entries[done:]:
                enumeration.see(entry)
            done = len(entries)
            assert_exact(believe(rules, view(state, seat)), enumeration)
            compared += 1
    assert compared >= rules.in_play - rules.players


def test_a_card_that_came_back_is_known_to_have_come_back() -> None:
    """Seat 0 gives its only R of two, and gets an R: the same or the other one, and it knows how likely each is."""
    rules = LITTLE["2 players, cards come back"]
    probabilities = set()
    for seed in range(40):
        for state in states(rules, seed):
            entries = history(state, 0)
            passes = [entry["pass"] for entry in entries if "pass" in entry]
            if state.waiting_for() and len(passes) == 2 and "R" in passes[0]["gave"] and "R" in passes[1]["received"]:
                enumeration = Enumeration(rules, 0)
                for entry in entries:
                    enumeration.see(entry)
                assert_exact(believe(rules, view(state, 0)), enumeration)
                probabilities.add(round(believe(rules, view(state, 0)).counts()[0][2], 6))
    assert any(0 < probability < 1 for probability in probabilities)


@pytest.mark.parametrize(
    ("rules", "seed", "entries"),
    [
        (default_rules(2), 3, 14),
        (default_rules(3), 4, 13),
        (default_rules(4), 3, 4),
        (default_rules(4), 1, 8),
    ],
)
def test_the_full_deck_is_believed_as_a_large_sample_has_it(rules: Rules, seed: int, entries: int) -> None:
    """Within 0.01, which is what the belief promises. 30,000 equal worlds are seldom out by 0.008."""
    seat = seed % rules.players
    state = next(
        state
        for state in states(rules, seed)
        if state.waiting_for() and len(history(state, seat)) >= entries and is_settled(state)
    )
    sample = Sample(rules, seat, 300_000, seed)
    for entry in history(state, seat):
        sample.see(entry)
    assert sample.size() > 30_000
    belief = believe(rules, view(state, seat))
    for believed, drawn in zip(belief.counts(), sample.counts(), strict=True):
        assert believed == pytest.approx(drawn, abs=0.01)
    for place, believed in belief.places().items():
        if place != "discards":
            drawn_here = sample.expected(sample.aside if place == "aside" else int(place))
            for art, cards in enumerate(rules.deck):
                assert believed[art] / cards == pytest.approx(drawn_here[art] / cards, abs=0.01), (place, ARTS[art])


def assert_sound(rules: Rules, state: State, seat: int, final: tuple[int, ...]) -> None:
    """Check what holds of every belief: chances add up, what can't be has none, and what is has some."""
    belief = believe(rules, view(state, seat))
    hand, own = state.hands[seat], (state.discards[seat] or "")
    for art, (row, cards) in enumerate(zip(belief.counts(), rules.deck, strict=True)):
        assert len(row) == cards + 1
        assert sum(row) == pytest.approx(1, abs=1e-9)
        assert min(row) >= 0
        sure = state.stacks[art] + hand.count(ARTS[art]) + own.count(ARTS[art])
        most = sure + rules.in_play - sum(state.stacks) - len(hand) - len(own)
        assert all(chance == 0 for count, chance in enumerate(row) if not sure <= count <= most)
        assert row[final[art]] > 0 or not belief.complete
    assert sum(belief.weights.values()) == pytest.approx(1, abs=1e-9)
    if not is_settled(state):
        return
    places = belief.places()
    for other in range(rules.players):
        if other != seat:
            assert sum(places[str(other)]) == pytest.approx(len(state.hands[other]), abs=1e-9)
            held = [places[str(other)][ORDER[letter]] for letter in state.hands[other]]
            assert not held or min(held) > 0 or not belief.complete
    assert sum(places["aside"]) == pytest.approx(len(state.aside), abs=1e-9)
    hidden = [cards or "" for other, cards in enumerate(state.discards) if other != seat]
    assert sum(places["discards"]) == pytest.approx(len("".join(hidden)), abs=1e-9)
    for art, cards in enumerate(rules.deck):
        seen = state.stacks[art] + hand.count(ARTS[art]) + own.count(ARTS[art])
        assert sum(row[art] for row in places.values()) == pytest.approx(cards - seen, abs=1e-9)


def assert_sound_throughout(rules: Rules, seed: int, every: int = 1) -> None:
    game = list(states(rules, seed))
    results = game[-1].results
    for number, state in enumerate(game):
        if state.waiting_for() and number % every == 0:
            for seat in range(rules.players):
                assert_sound(rules, state, seat, results[state.round - 1].counts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beliefs_are_sound_throughout_games_of_the_box(players: int) -> None:
    assert_sound_throughout(default_rules(players), seed=players, every=3)


@given(rules=strategies.custom_rules(), seed=strategies.seeds)
def test_beliefs_are_sound_by_any_rules(rules: Rules, seed: int) -> None:
    assert_sound_throughout(data.rules({"action_card": {"rounds": 1}}, "rules", rules), seed, every=2)


def test_an_onlooker_believes_nothing() -> None:
    state = next(state for state in states(default_rules(2), 1) if state.waiting_for())
    with pytest.raises(ValueError, match="onlooker"):
        believe(state.rules, view(state, None))
