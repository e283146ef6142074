"""What a perfect memory knows about the hidden cards.

The reference model: every unseen card is equally likely in every unseen place, and the others pick the cards they pass
and play at random. Under it the belief here is exact.

A *tag* is a card that this seat has given away: its art is known, its place is not once it has been passed on, and
when somebody plays a card of that art it may have been the tagged one or another. The belief is therefore a mixture
over *configurations*: where the tags are, and which cards remain unseen. Given a configuration, the unseen cards fill
the unknown places (the rest of the others' hands, their discards, the cards set aside) in every way alike.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final, TypeAlias

from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.events import Dealt, Discarded, Event, Passed, Played
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.view import SeatView
from divinare_qt.speech import translate

Counts: TypeAlias = tuple[int, ...]
"""Cards of each art, in the order of ARTS."""
Configuration: TypeAlias = tuple[tuple[Counts, ...], Counts]
"""The tags in each seat's hand, and the unseen cards."""

NO_CARDS: Final[Counts] = (0,) * len(ARTS)


@lru_cache(maxsize=4096)
def counted(cards: str) -> Counts:
    """Return how many cards of each art a string holds."""
    return tuple([cards.count(art) for art in ARTS])


@dataclass(frozen=True, slots=True)
class Belief:
    """What a seat knows, and how likely each configuration of the rest is."""

    rules: Rules
    seat: int
    known: Counts
    """Cards in play whose place does not matter for the count: on the stacks, in the own hand, own discards."""
    sizes: tuple[int, ...]
    """Hand sizes of all seats."""
    hidden_discards: int
    """Cards that the others discarded."""
    weights: Mapping[Configuration, float]

    @property
    def set_aside(self) -> int:
        """Number of cards that are not in play this round."""
        return sum(self.rules.deck) - self.rules.in_play

    def counts(self) -> tuple[tuple[float, ...], ...]:
        """Return, for each art, the probability of each final count from 0 to the number of its cards."""
        odds = [[0.0] * (cards + 1) for cards in self.rules.deck]
        for (held, unseen), weight in self._totals().items():
            total = sum(unseen)
            in_play = total - self.set_aside
            for index, hidden in enumerate(unseen):
                sure = self.known[index] + held[index]
                for more, chance in enumerate(drawn(total, hidden, in_play)):
                    odds[index][sure + more] += weight * chance
        return tuple(tuple(row) for row in odds)

    def _totals(self) -> Mapping[tuple[Counts, Counts], float]:
        """Return the weights of what matters for the counts: all tags together, and the unseen cards."""
        totals: dict[tuple[Counts, Counts], float] = defaultdict(float)
        for (tags, unseen), weight in self.weights.items():
            totals[tuple(map(sum, zip(*tags, strict=True))), unseen] += weight
        return totals

    def places(self) -> dict[str, tuple[float, ...]]:
        """Return the expected number of cards of each art in each hidden place.

        Places are the numbers of the other seats, `"discards"` for theirs, and `"aside"`.
        """
        places = {str(seat): [0.0] * len(ARTS) for seat in range(self.rules.players) if seat != self.seat}
        places |= {"discards": [0.0] * len(ARTS), "aside": [0.0] * len(ARTS)}
        for (tags, unseen), weight in self.weights.items():
            slots = {str(seat): self.sizes[seat] - sum(held) for seat, held in enumerate(tags) if seat != self.seat}
            slots |= {"discards": self.hidden_discards, "aside": self.set_aside}
            for place, number in slots.items():
                for index, hidden in enumerate(unseen):
                    sure = tags[int(place)][index] if place.isdecimal() else 0
                    share = number * hidden / sum(unseen) if number else 0.0
                    places[place][index] += weight * (sure + share)
        return {place: tuple(row) for place, row in places.items()}


@lru_cache(maxsize=65536)
def drawn(total: int, hidden: int, number: int) -> tuple[float, ...]:
    """Return the chances that 0, 1, 2, ... of so many hidden cards are among the cards drawn from a total."""
    ways = comb(total, number)
    return tuple(
        comb(hidden, more) * comb(total - hidden, number - more) / ways for more in range(min(hidden, number) + 1)
    )


def believe(rules: Rules, view: SeatView) -> Belief:
    """Return the belief of a seat, from its view alone."""
    if view.seat is None:
        raise ValueError("an onlooker has no hand to start from")
    tracker = _Tracker(rules, view.seat)
    for event in view.history:
        tracker.see(event)
    own = "".join(
        event.cards or "" for event in view.history if isinstance(event, Discarded) and event.seat == view.seat
    )
    if tracker.known != _more(view.stacks, counted(view.hand + own)):
        raise ValueError(translate("Protocol", "the history of the view does not lead to its hand and stacks"))
    return tracker.belief()


class _Tracker:
    """Follows the events of a round."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.known = NO_CARDS
        self.sizes = [rules.action_card.hand] * rules.players
        self.hidden_discards = 0
        self.weights: dict[Configuration, float] = {((NO_CARDS,) * rules.players, rules.deck): 1.0}

    def belief(self) -> Belief:
        total = sum(self.weights.values())
        weights = {configuration: weight / total for configuration, weight in self.weights.items()}
        return Belief(self.rules, self.seat, self.known, tuple(self.sizes), self.hidden_discards, weights)

    def see(self, event: Event) -> None:
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
        self.weights = {(tags, _less(deck, hand)): 1.0}

    def _discard(self) -> None:
        """All seats discard before anything else happens, so one's own discard stands for all of them."""
        number = self.rules.action_card.discard
        self.sizes = [size - number for size in self.sizes]
        self.hidden_discards = number * (self.rules.players - 1)

    def _play(self, seat: int, art: int) -> None:
        if seat == self.seat:
            self.sizes[seat] -= 1
            return
        after: dict[Configuration, float] = defaultdict(float)
        for (tags, unseen), weight in self.weights.items():
            held = tags[seat]
            if held[art]:
                moved = (*tags[:seat], _step(held, art, -1), *tags[seat + 1 :])
                after[moved, unseen] += weight * held[art]
            unknown = self.sizes[seat] - sum(held)
            if unknown and unseen[art]:
                after[tags, _step(unseen, art, -1)] += weight * unknown * unseen[art] / sum(unseen)
        self.weights = _normal(after)
        self.sizes[seat] -= 1
        self.known = _step(self.known, art, 1)

    def _pass(self, gave: Counts, received: Counts) -> None:
        number = sum(gave)
        after: dict[Configuration, float] = defaultdict(float)
        for (tags, unseen), weight in self.weights.items():
            for moves, chance, seen in self._passes(tags, unseen, number, received):
                after[self._moved(tags, moves, gave), _less(unseen, seen)] += weight * chance
        self.weights = _normal(after)
        self.known = _more(_less(self.known, gave), received)

    def _passes(
        self, tags: tuple[Counts, ...], unseen: Counts, number: int, received: Counts
    ) -> Iterator[tuple[tuple[Counts, ...], float, Counts]]:
        """Yield the ways in which tags may move: by giver, how likely, and which unseen cards came to this seat."""
        giver = (self.seat + 1) % self.rules.players
        options = [
            [(NO_CARDS, 1.0)] if seat == self.seat else _picks(held, self.sizes[seat], number)
            for seat, held in enumerate(tags)
        ]
        for moves in product(*options):
            seen = _less(received, moves[giver][0])
            if min(seen) >= 0:
                chance = prod(pick[1] for pick in moves) * _types(unseen, seen)
                if chance:
                    yield tuple(pick[0] for pick in moves), chance, seen

    def _moved(self, tags: tuple[Counts, ...], moves: tuple[Counts, ...], gave: Counts) -> tuple[Counts, ...]:
        players = self.rules.players
        after = [_less(held, moved) for held, moved in zip(tags, moves, strict=True)]
        for giver in range(players):
            receiver = (giver - 1) % players
            if receiver != self.seat:
                after[receiver] = _more(after[receiver], gave if giver == self.seat else moves[giver])
        return tuple(after)


@lru_cache(maxsize=4096)
def _picks(held: Counts, size: int, number: int) -> list[tuple[Counts, float]]:
    """Return which of the tags in a hand may be among the cards passed from it, and how likely each is."""
    unknown = size - sum(held)
    ways = comb(size, number)
    picks = []
    for pick in product(*[range(count + 1) for count in held]):
        rest = number - sum(pick)
        if 0 <= rest <= unknown:
            chosen = prod(comb(count, some) for count, some in zip(held, pick, strict=True))
            picks.append((pick, chosen * comb(unknown, rest) / ways))
    return picks


def _types(unseen: Counts, seen: Counts) -> float:
    """Return how likely cards from unknown places are of these arts."""
    ways = prod(comb(count, some) for count, some in zip(unseen, seen, strict=True))
    return ways / comb(sum(unseen), sum(seen))


def _normal(weights: Mapping[Configuration, float]) -> dict[Configuration, float]:
    total = sum(weights.values())
    if not total:
        raise ValueError(translate("Protocol", "the history of the view holds more cards of an art than there are"))
    return {configuration: weight / total for configuration, weight in weights.items()}


def _step(counts: Counts, art: int, by: int) -> Counts:
    return (*counts[:art], counts[art] + by, *counts[art + 1 :])


def _less(counts: Counts, other: Counts) -> Counts:
    return tuple([a - b for a, b in zip(counts, other, strict=True)])


def _more(counts: Counts, other: Counts) -> Counts:
    return tuple([a + b for a, b in zip(counts, other, strict=True)])
