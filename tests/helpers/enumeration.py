"""The reference model of the belief, told twice without a thought for speed.

Neither telling marks any card; a world simply is where all cards are. Everybody (oneself too) picks the cards to
discard, pass and play at random, and a world counts if the seat would have seen in it what it saw. `Enumeration` goes
through all worlds there are; `Sample` draws some, and gives each the chance of what was seen as its weight. History is
that of the bot protocol.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, product
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from divinare_qt.rules.rules import Rules

LETTERS = "RBGY"
World: TypeAlias = tuple[str, ...]
"""The place of each card: a seat's number, `played`, `aside`, or `discard` and a seat's number."""


def tally(rules: Rules, worlds: Iterable[tuple[World, float]]) -> tuple[list[list[float]], dict[str, list[float]]]:
    """Return the chance of each final count of each art, and the expected number of cards in each place."""
    total = 0.0
    counts = [[0.0] * (cards + 1) for cards in rules.deck]
    places: dict[str, list[float]] = {}
    for world, weight in worlds:
        total += weight
        lying = Counter(zip(rules.cards, world, strict=True))
        for art, letter in enumerate(LETTERS):
            counts[art][rules.deck[art] - lying[letter, "aside"]] += weight
        for (letter, place), number in lying.items():
            places.setdefault(place, [0.0] * len(LETTERS))[LETTERS.index(letter)] += weight * number
    return (
        [[chance / total for chance in row] for row in counts],
        {place: [number / total for number in row] for place, row in places.items()},
    )


class Enumeration:
    """All worlds that agree with what a seat has seen, and in how many ways each comes about.

    Hands are equally large in all worlds, so that every choice is made out of the same number of ways in each: ways
    can be counted, and no world needs any other weight. Nobody can tell cards of one art apart, so that worlds which
    differ in nothing else are counted as one.
    """

    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.me = str(seat)
        self.seats = [str(number) for number in range(rules.players)]
        self.worlds = Counter({("aside",) * len(rules.cards): 1})

    def see(self, entry: Mapping[str, Any]) -> None:
        """Go on by one entry of a history."""
        ((kind, content),) = entry.items()
        if kind == "deal":
            for seat in self.seats:
                seen = content if seat == self.me else None
                self._step(partial(self._take, seat=seat, number=len(content), seen=seen))
        else:
            self._step(partial(getattr(self, f"_{kind}"), content=content))

    def _step(self, ways: Callable[[World], Iterator[World]]) -> None:
        before, self.worlds = self.worlds, Counter()
        for world, number in before.items():
            for after in ways(world):
                self.worlds[self._alike(after)] += number

    def _alike(self, world: World) -> World:
        """Return the one of all worlds that differ only in which card of an art is where."""
        return tuple(place for _, place in sorted(zip(map(LETTERS.index, self.rules.cards), world, strict=True)))

    def _take(self, world: World, seat: str, number: int, seen: str | None) -> Iterator[World]:
        for pick in self._picks(world, "aside", number, seen):
            yield _moved(world, [pick], [seat])

    def _picks(self, world: World, place: str, number: int, seen: str | None) -> list[tuple[int, ...]]:
        """Return every choice of so many cards from a place; only those of the arts that were seen, if they were."""
        picks = combinations([card for card, where in enumerate(world) if where == place], number)
        return [pick for pick in picks if seen is None or self._arts(pick) == sorted(seen)]

    def _arts(self, cards: Iterable[int]) -> list[str]:
        return sorted(self.rules.cards[card] for card in cards)

    def _discard(self, world: World, content: str) -> Iterator[World]:
        picks = [self._picks(world, seat, len(content), content if seat == self.me else None) for seat in self.seats]
        for choice in product(*picks):
            yield _moved(world, choice, [f"discard {seat}" for seat in self.seats])

    def _pass(self, world: World, content: Mapping[str, str]) -> Iterator[World]:
        number, giver = len(content["gave"]), self.seats[(int(self.me) + 1) % len(self.seats)]
        seen = (
            {self.me: content["gave"]} if giver == self.me else {self.me: content["gave"], giver: content["received"]}
        )
        picks = [self._picks(world, seat, number, seen.get(seat)) for seat in self.seats]
        for choice in product(*picks):
            yield _moved(world, choice, [self.seats[number - 1] for number in range(len(self.seats))])

    def _play(self, world: World, content: Mapping[str, Any]) -> Iterator[World]:
        for pick in self._picks(world, str(content["seat"]), 1, content["art"]):
            yield _moved(world, [pick], ["played"])

    def tally(self) -> tuple[list[list[float]], dict[str, list[float]]]:
        """Return the chances of counts, and the expected numbers by place."""
        return tally(self.rules, self.worlds.items())


def _moved(world: World, cards: Sequence[Sequence[int]], places: Sequence[str]) -> World:
    after = list(world)
    for group, place in zip(cards, places, strict=True):
        for card in group:
            after[card] = place
    return tuple(after)


class Sample:
    """Worlds drawn at random, each with the chance that the seat sees in it what it saw."""

    def __init__(self, rules: Rules, seat: int, number: int, seed: int) -> None:
        self.rules = rules
        self.seat = seat
        self.dice = np.random.default_rng(seed)
        self.aside, self.played, self.discarded = rules.players, rules.players + 1, rules.players + 2
        self.cards = np.zeros((rules.players + 3, len(LETTERS), number), np.int64)
        """[place, art, world]: how many lie there. Places are the seats, and then the three above."""
        self.cards[self.aside] = np.array(rules.deck)[:, None]
        self.weight = np.ones(number)

    def see(self, entry: Mapping[str, Any]) -> None:
        """Go on by one entry of a history."""
        ((kind, content),) = entry.items()
        if kind == "deal":
            self._deal(content)
        elif kind == "play":
            self._move(content["seat"], self._seen(content["seat"], content["art"]), self.played)
        elif kind == "discard":
            for seat in range(self.rules.players):
                cards = self._seen(seat, content) if seat == self.seat else self._any(seat, len(content))
                self._move(seat, cards, self.discarded)
        else:
            self._pass(content["gave"], content["received"])

    def _deal(self, hand: str) -> None:
        self._move(self.aside, self._seen(self.aside, hand), self.seat)
        for seat in range(self.rules.players):
            if seat != self.seat:
                self._move(self.aside, self._any(self.aside, len(hand)), seat)

    def _pass(self, gave: str, received: str) -> None:
        players = self.rules.players
        known = {self.seat: gave, (self.seat + 1) % players: received}
        seen = {seat: self._seen(seat, cards) for seat, cards in known.items()}
        given = [
            seen[seat][:, : len(self.weight)] if seat in seen else self._any(seat, len(gave)) for seat in range(players)
        ]
        for seat, cards in enumerate(given):
            self._move(seat, cards, (seat - 1) % players)

    def _move(self, place: int, cards: NDArray[np.int64], to: int) -> None:
        self.cards[place] -= cards
        self.cards[to] += cards

    def _any(self, place: int, number: int) -> NDArray[np.int64]:
        """Return [art, world]: so many cards of a place, at random."""
        left = np.full(self.weight.shape, number)
        rest = self.cards[place].sum(axis=0)
        picked = []
        for held in self.cards[place]:
            rest = rest - held
            picked.append(self.dice.hypergeometric(held, rest, left))
            left = left - picked[-1]
        return np.array(picked)

    def _seen(self, place: int, cards: str) -> NDArray[np.int64]:
        """Return [art, world]: these cards of a place; worlds are weighed by the chance that it is these."""
        wanted = [cards.count(letter) for letter in LETTERS]
        left = self.cards[place].sum(axis=0)
        for held, number in zip(self.cards[place], wanted, strict=True):
            for more in range(number):  # one card after the other, in one order: the others are as likely
                self.weight *= np.maximum(held - more, 0) / left
                left = left - 1
        self._drop_the_impossible()
        return np.repeat(np.array(wanted)[:, None], len(self.weight), axis=1)

    def _drop_the_impossible(self) -> None:
        """Forget the worlds in which the seat could not have seen what it saw."""
        possible = self.weight > 0
        self.cards, self.weight = self.cards[:, :, possible], self.weight[possible]

    def size(self) -> float:
        """Return how many worlds of equal weight would tell as much."""
        return float(self.weight.sum() ** 2 / (self.weight**2).sum())

    def counts(self) -> list[NDArray[np.float64]]:
        """Return, for each art, the chance of each final count."""
        final = np.array(self.rules.deck)[:, None] - self.cards[self.aside]
        return [
            np.bincount(number, self.weight, cards + 1) / self.weight.sum()
            for number, cards in zip(final, self.rules.deck, strict=True)
        ]

    def expected(self, place: int) -> list[float]:
        """Return the expected number of cards of each art in a place."""
        return [float((number * self.weight).sum() / self.weight.sum()) for number in self.cards[place]]
