"""Following a round: which configurations of the hidden cards are possible, and how likely each is.

`belief` says what a configuration is. The box's cards leave a few hundred of them at most, and all are followed. On an
action card with many passes there may be millions: then the likeliest are followed, and the rest are let go.
"""

import heapq
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice, product
from math import comb, prod
from typing import Final, TypeAlias

from divinare_qt.bots.counts import NO_CARDS, Counts, counted, minus, plus, step
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.events import Dealt, Discarded, Event, Passed, Played
from divinare_qt.rules.rules import ActionCard
from divinare_qt.speech import translate

Configuration: TypeAlias = tuple[tuple[Counts, ...], Counts]
"""The tags in each seat's hand, and the unseen cards."""
Picks: TypeAlias = list[tuple[Counts, float]]
"""Which of the tags in a hand may be among the cards passed from it, and how likely each choice is."""
Way: TypeAlias = tuple[Configuration, tuple[Counts, ...], Counts, float]
"""A configuration before a pass, the tags that each seat gave, the unseen cards that came to this seat, and how likely
all of that is."""

MOST: Final = 2000
"""Configurations that are kept, the likeliest: with the box's cards there never are a tenth as many."""
MOST_WAYS: Final = 6000
"""Ways in which the tags may move at one pass that are followed, again the likeliest."""
MOST_PICKS: Final = 256
"""Choices of the tags in one hand that are looked at: with the box's cards there are two dozen."""


class Tracker:
    """Follows the events of a round, as one seat sees them."""

    def __init__(self, players: int, deck: Counts, card: ActionCard, seat: int) -> None:
        self.players = players
        self.deck = deck
        self.card = card
        self.seat = seat
        self.known = NO_CARDS
        """Cards in play whose place does not matter for the count: on the stacks, in the own hand, own discards."""
        self.sizes = [card.hand] * players
        self.hidden_discards = 0
        self.weights: dict[Configuration, float] = {((NO_CARDS,) * players, deck): 1.0}
        """How likely each configuration is; a dictionary that was handed out is never changed."""
        self.complete = True
        """Whether no configuration was let go."""

    def copy(self) -> "Tracker":
        """Return a tracker that goes its own way from here."""
        other = Tracker(self.players, self.deck, self.card, self.seat)
        other.known, other.sizes, other.hidden_discards = self.known, list(self.sizes), self.hidden_discards
        other.weights, other.complete = self.weights, self.complete
        return other

    def see(self, event: Event) -> None:
        """Follow one event; ValueError says that it cannot have happened."""
        if isinstance(event, Played):
            self._play(event.seat, ORDER[event.art])
        elif isinstance(event, Passed):
            self._pass(counted(event.gave[self.seat] or ""), counted(event.received(self.seat) or ""))
        elif isinstance(event, Dealt):
            self._deal(counted(event.hands[self.seat] or ""))
        elif isinstance(event, Discarded) and event.seat == self.seat:
            self._discard()

    def _deal(self, hand: Counts) -> None:
        self.known = hand
        ((tags, deck),) = self.weights
        self.weights = {(tags, minus(deck, hand)): 1.0}

    def _discard(self) -> None:
        """All seats discard before anything else happens, so one's own discard stands for all of them."""
        number = self.card.discard
        self.sizes = [size - number for size in self.sizes]
        self.hidden_discards = number * (self.players - 1)

    def _play(self, seat: int, art: int) -> None:
        if seat == self.seat:
            self.sizes[seat] -= 1
            return
        after: dict[Configuration, float] = defaultdict(float)
        for (tags, unseen), weight in self.weights.items():
            held = tags[seat]
            if held[art]:
                moved = (*tags[:seat], step(held, art, -1), *tags[seat + 1 :])
                after[moved, unseen] += weight * held[art]
            unknown = self.sizes[seat] - sum(held)
            if unknown and unseen[art]:
                after[tags, step(unseen, art, -1)] += weight * unknown * unseen[art] / sum(unseen)
        self.sizes[seat] -= 1
        self.known = step(self.known, art, 1)
        self._settle(after)

    def _pass(self, gave: Counts, received: Counts) -> None:
        number = sum(gave)
        after: dict[Configuration, float] = defaultdict(float)
        for (tags, unseen), moves, seen, weight in self._ways(number, received):
            after[self._moved(tags, moves, gave), minus(unseen, seen)] += weight
        self.known = plus(minus(self.known, gave), received)
        self._settle(after)

    def _settle(self, after: Mapping[Configuration, float]) -> None:
        """Go on with these configurations, or as many of them as can be followed.

        Where none is left although some were let go, what was given away is forgotten: that fits whatever happened.
        """
        if len(after) > MOST:
            self.complete = False
            after = dict(heapq.nlargest(MOST, after.items(), key=lambda entry: entry[1]))
        total = sum(after.values())
        if not total:
            unseen = minus(self.deck, self.known)
            if self.complete or min(unseen) < 0:
                reason = translate("Protocol", "the history of the view holds more cards of an art than there are")
                raise ValueError(reason)
            after, total = {((NO_CARDS,) * self.players, unseen): 1.0}, 1.0
        self.weights = {configuration: weight / total for configuration, weight in after.items()}

    def _ways(self, number: int, received: Counts) -> Iterator[Way]:
        """Yield the ways in which tags may move at a pass."""
        every = sum(prod(map(len, self._options(tags, number))) for tags, _ in self.weights)
        if every <= MOST_WAYS and all(_is_small(held) for tags, _ in self.weights for held in tags):
            yield from self._every_way(number, received)
            return
        self.complete = False
        yield from self._likeliest_ways(number, received)

    def _options(self, tags: tuple[Counts, ...], number: int) -> list[Picks]:
        """Return what each seat may have given of its tags; what this seat gave is no question."""
        return [
            [(NO_CARDS, 1.0)] if seat == self.seat else _picks(held, self.sizes[seat], number)
            for seat, held in enumerate(tags)
        ]

    def _every_way(self, number: int, received: Counts) -> Iterator[Way]:
        giver = (self.seat + 1) % self.players
        for (tags, unseen), weight in self.weights.items():
            for moves in product(*self._options(tags, number)):
                seen = minus(received, moves[giver][0])
                if min(seen) >= 0:
                    chance = prod(pick[1] for pick in moves) * _types(unseen, seen)
                    if chance:
                        yield (tags, unseen), tuple(pick[0] for pick in moves), seen, weight * chance

    def _likeliest_ways(self, number: int, received: Counts) -> Iterator[Way]:
        giver = (self.seat + 1) % self.players
        before = list(self.weights.items())
        entries = [(weight, self._fitting(*configuration, number, received)) for configuration, weight in before]
        for row, moves, weight in islice(_likeliest(entries), MOST_WAYS):
            yield before[row][0], moves, minus(received, moves[giver]), weight

    def _fitting(self, tags: tuple[Counts, ...], unseen: Counts, number: int, received: Counts) -> list[Picks]:
        """Return what each seat may have given, the likeliest first, after seeing what came to this one."""
        giver = (self.seat + 1) % self.players
        options = self._options(tags, number)
        fitting = [(pick, chance, minus(received, pick)) for pick, chance in options[giver]]
        options[giver] = [(pick, chance * _types(unseen, seen)) for pick, chance, seen in fitting if min(seen) >= 0]
        return [sorted([entry for entry in picks if entry[1]], key=lambda entry: -entry[1]) for picks in options]

    def _moved(self, tags: tuple[Counts, ...], moves: tuple[Counts, ...], gave: Counts) -> tuple[Counts, ...]:
        after = [minus(held, moved) for held, moved in zip(tags, moves, strict=True)]
        for giver in range(self.players):
            receiver = (giver - 1) % self.players
            if receiver != self.seat:
                after[receiver] = plus(after[receiver], gave if giver == self.seat else moves[giver])
        return tuple(after)


@lru_cache(maxsize=4096)
def _picks(held: Counts, size: int, number: int) -> Picks:
    """Return which of the tags in a hand may be among the cards passed from it, and how likely each is.

    Of the many choices from a hand full of tags, those about as even as can be expected.
    """
    unknown = size - sum(held)
    ways = comb(size, number)
    spans = [range(count + 1) for count in held]
    if not _is_small(held):
        likely = [number * count // size for count in held]
        spans = [range(max(mean - 1, 0), min(mean + 2, count) + 1) for mean, count in zip(likely, held, strict=True)]
    picks = []
    for pick in product(*spans):
        rest = number - sum(pick)
        if 0 <= rest <= unknown:
            chosen = prod(comb(count, some) for count, some in zip(held, pick, strict=True))
            picks.append((pick, chosen * comb(unknown, rest) / ways))
    return picks


def _is_small(held: Counts) -> bool:
    """Tell whether so few tags are in a hand that all choices of them can be looked at."""
    return prod(count + 1 for count in held) <= MOST_PICKS


@lru_cache(maxsize=4096)
def _types(unseen: Counts, seen: Counts) -> float:
    """Return how likely cards from unknown places are of these arts."""
    ways = prod(comb(count, some) for count, some in zip(unseen, seen, strict=True))
    return ways / comb(sum(unseen), sum(seen))


def _likeliest(entries: Sequence[tuple[float, list[Picks]]]) -> Iterator[tuple[int, tuple[Counts, ...], float]]:
    """Yield one pick of each list of an entry, by the entry's number, with the product of all weights: the best first.

    Each entry has its best choice on a heap: the first of every list, for they are in order. What is taken off puts on
    the choices that are one pick further in one list, from the last list that has moved on: no choice comes twice.
    """

    def likely(row: int, at: tuple[int, ...]) -> float:
        weight, options = entries[row]
        return weight * prod(picks[place][1] for picks, place in zip(options, at, strict=True))

    heap = [
        (-likely(row, first), row, first)
        for row, (_, options) in enumerate(entries)
        if all(options) and (first := (0,) * len(options))
    ]
    heapq.heapify(heap)
    while heap:
        weight, row, at = heapq.heappop(heap)
        options = entries[row][1]
        yield row, tuple(picks[place][0] for picks, place in zip(options, at, strict=True)), -weight
        moved = max((which for which, place in enumerate(at) if place), default=0)
        for which in range(moved, len(options)):
            if at[which] + 1 < len(options[which]):
                further = step(at, which, 1)
                heapq.heappush(heap, (-likely(row, further), row, further))


def tracked(players: int, deck: Counts, card: ActionCard, seat: int, history: tuple[Event, ...]) -> Tracker:
    """Return a tracker that has seen a history. What came before the last pass is not gone through each time."""
    last = max((place for place, event in enumerate(history, 1) if isinstance(event, Passed)), default=0)
    begun = (
        _after_pass(players, deck, card, seat, history[:last]).copy() if last else Tracker(players, deck, card, seat)
    )
    for event in history[last:]:
        begun.see(event)
    return begun


@lru_cache(maxsize=8)
def _after_pass(players: int, deck: Counts, card: ActionCard, seat: int, history: tuple[Event, ...]) -> Tracker:
    """Return the tracker of a history that ends with a pass."""
    tracker = tracked(players, deck, card, seat, history[:-1])
    tracker.see(history[-1])
    return tracker
