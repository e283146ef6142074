"""The tracker follows everything by the box's cards, and as much as there is time for by any other."""

from itertools import islice, product
from math import comb, prod

import numpy as np
import pytest

from divinare_qt.bots.belief import believe
from divinare_qt.bots.counts import NO_CARDS, counted
from divinare_qt.bots.sampling import Sampler
from divinare_qt.bots.tables import tables
from divinare_qt.bots.tracker import MOST, MOST_PICKS, MOST_WAYS, Picks, Tracker, Way, _likeliest, _picks, tracked
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.events import Dealt, Event, Passed, Played
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.view import view
from tests.bots.test_belief import LITTLE
from tests.helpers.play import states


def one_round(rules: Rules) -> Rules:
    return data.rules({"action_card": {"rounds": 1}}, "rules", rules)


def half(players: int, hand: int) -> Rules:
    """Return a card on which half the hand is passed at every size."""
    passes = {str(size): (size + 1) // 2 for size in range(1, hand + 1)}
    card = {"rounds": 1, "hand": hand, "discard": 0, "passes": passes}
    return data.rules({"action_card": card}, "rules", default_rules(players))


def followed(rules: Rules, seed: int, seat: int) -> list[tuple[Tracker, Event]]:
    """Return a seat's tracker before each event of a random round, and the event."""
    last = [state for state in states(one_round(rules), seed) if state.waiting_for()][-1]
    history = view(last, seat).history
    args = rules.players, rules.deck, rules.action_card, seat
    return [(tracked(*args, history[:place]), event) for place, event in enumerate(history)]


def ways(tracker: Tracker, event: Event) -> list[Way]:
    """Return the ways that a tracker looks at, if the event is a pass."""
    if not isinstance(event, Passed):
        return []
    gave, received = (counted(cards or "") for cards in (event.gave[tracker.seat], event.received(tracker.seat)))
    return list(tracker._ways(sum(gave), received))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_the_boxs_cards_nothing_is_ever_let_go(players: int) -> None:
    """Nor does it come near to that."""
    for seed in range(30):
        for tracker, event in followed(default_rules(players), seed, seed % players):
            assert tracker.complete
            assert 5 * len(tracker.weights) < MOST
            assert 5 * len(ways(tracker, event)) < MOST_WAYS


@pytest.mark.parametrize(("players", "hand"), [(4, 9), (3, 12), (2, 12)])
def test_the_work_is_bounded_however_much_is_passed(players: int, hand: int) -> None:
    rules = half(players, hand)
    let_go = 0
    for tracker, event in followed(rules, 7, 1):
        let_go += not tracker.complete
        assert len(tracker.weights) <= MOST
        assert len(ways(tracker, event)) <= MOST_WAYS
        assert sum(tracker.weights.values()) == pytest.approx(1)
    assert (let_go > 0) == (players > 2)  # two players get back what they gave, and know where it is


def test_beliefs_by_such_a_card_are_still_of_worlds_that_could_be() -> None:
    for number, state in enumerate(states(half(4, 9), seed=3)):
        if state.waiting_for() and number % 12 == 0:
            sight = view(state, 2)
            belief = believe(state.rules, sight)
            assert [sum(row) for row in belief.counts()] == pytest.approx([1] * len(ARTS))
            worlds = Sampler(tables(state.rules), sight, belief).draw(np.random.default_rng(1), 50)
            assert (worlds.hands.sum(axis=1) == np.array(sight.hand_sizes)[:, None]).all()
            assert (worlds.hands.sum(axis=0) + worlds.stacks <= worlds.tables.deck).all()
            assert (worlds.hands >= 0).all()


@pytest.mark.parametrize("name", LITTLE)
def test_the_likeliest_ways_are_all_ways_where_there_are_few(name: str) -> None:
    """They are found in another manner, and come with the same weights."""
    compared = 0
    for tracker, event in followed(LITTLE[name], 5, 1):
        if isinstance(event, Passed):
            gave, received = event.gave[1] or "", counted(event.received(1) or "")
            every = sorted(tracker._every_way(len(gave), received))
            best_first = list(tracker._likeliest_ways(len(gave), received))
            weights = [way[3] for way in best_first]
            assert weights == sorted(weights, reverse=True)
            assert [way[:3] for way in sorted(best_first)] == [way[:3] for way in every]
            assert [way[3] for way in sorted(best_first)] == pytest.approx([way[3] for way in every])
            compared += len(every)
    assert compared


def test_the_best_come_first_and_none_twice() -> None:
    dice = np.random.default_rng(2)
    entries: list[tuple[float, list[Picks]]] = [
        (float(dice.random()), [[((row, place), float(dice.random())) for place in range(n)] for n in sizes])
        for row, sizes in enumerate([(4, 3, 5), (1, 6, 2), (2, 0, 2), (1, 1, 1)])
    ]
    in_order = [(weight, [sorted(picks, key=lambda p: -p[1]) for picks in options]) for weight, options in entries]
    every = {
        (row, tuple(pick[0] for pick in choice)): weight * prod(pick[1] for pick in choice)
        for row, (weight, options) in enumerate(entries)
        for choice in product(*options)
    }
    found = list(_likeliest(in_order))
    assert {(row, picks): weight for row, picks, weight in found} == pytest.approx(every)
    assert len(found) == len(every) == 60 + 12 + 1
    assert [weight for *_, weight in found] == sorted((weight for *_, weight in found), reverse=True)
    assert [weight for *_, weight in islice(_likeliest(in_order), 5)] == sorted(every.values(), reverse=True)[:5]


def test_of_a_hand_full_of_tags_the_even_choices_are_looked_at() -> None:
    """There would be 6561 of them, too many for every configuration, and the likeliest is among those that are left."""
    every = {
        pick: prod(comb(8, some) for some in pick) * comb(8, 20 - sum(pick)) / comb(40, 20)
        for pick in product(range(9), repeat=4)
        if 12 <= sum(pick) <= 20
    }
    found = dict(_picks((8, 8, 8, 8), 40, 20))
    assert len(found) <= MOST_PICKS
    assert found == pytest.approx({pick: every[pick] for pick in found})
    assert max(every.values()) == pytest.approx(max(found.values()))


def test_what_comes_before_the_last_pass_is_looked_up_and_is_the_same() -> None:
    for seat in range(3):
        history = [event for _, event in followed(default_rules(3), 4, seat)]
        rules = default_rules(3)
        alone = Tracker(3, rules.deck, rules.action_card, seat)
        for place, event in enumerate(history, 1):
            alone.see(event)
            again = tracked(3, rules.deck, rules.action_card, seat, tuple(history[:place]))
            assert (again.weights, again.known, again.sizes) == (alone.weights, alone.known, alone.sizes)
            assert list(again.weights) == list(alone.weights)


def test_who_let_the_truth_go_forgets_what_was_given_rather_than_stop() -> None:
    """Where every configuration that was kept is refuted, one remains that fits anything: nothing is known."""
    rules = default_rules(4)
    tracker = Tracker(4, rules.deck, rules.action_card, 0)
    tracker.see(Dealt(1, 0, ("RRBBGG", None, None, None), None))
    tracker.weights = {((NO_CARDS,) * 4, (0, 6, 8, 12)): 1.0}
    with pytest.raises(ValueError, match="more cards of an art"):
        tracker.copy().see(Played(1, "R", "centre", "3"))
    tracker.complete = False
    tracker.see(Played(1, "R", "centre", "3"))
    assert tracker.weights == {((NO_CARDS,) * 4, (3, 6, 8, 12)): 1.0}
