"""The reference model of the belief, told twice without a thought for speed.

Both tellings move single cards about. Everybody (oneself too) picks the cards to discard, pass and play at random,
and a world counts if the seat would have seen in it what it saw. `Enumeration` goes through all worlds there are;
`Sample` draws some, and gives each the chance of what was seen as its weight. History is that of the bot protocol.
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
        self.arts = np.array([LETTERS.index(letter) for letter in rules.cards])
        self.place = np.full((number, len(self.arts)), rules.players, np.int8)
        """[world, card]: a seat, or one of the numbers after the seats: aside, played, discarded."""
        self.weight = np.ones(number)
        self.aside, self.played, self.discarded = rules.players, rules.players + 1, rules.players + 2

    def see(self, entry: Mapping[str, Any]) -> None:
        """Go on by one entry of a history."""
        ((kind, content),) = entry.items()
        if kind == "deal":
            self._deal(content)
        elif kind == "play":
            self._take(content["seat"], content["art"], self.played)
        elif kind == "discard":
            for seat in range(self.rules.players):
                self._take(seat, content if seat == self.seat else len(content), self.discarded)
        else:
            self._pass(content["gave"], content["received"])

    def _deal(self, hand: str) -> None:
        self._take(self.aside, hand, self.seat)
        for seat in range(self.rules.players):
            if seat != self.seat:
                self._take(self.aside, len(hand), seat)
        self.weight[:] = 1

    def _pass(self, gave: str, received: str) -> None:
        players, after = self.rules.players, 100
        for seat in range(players):
            seen = {(self.seat + 1) % players: received, self.seat: gave}.get(seat, len(gave))
            self._take(seat, seen, after + (seat - 1) % players)
        self.place[self.place >= after] -= after

    def _take(self, place: int, cards: str | int, to: int) -> None:
        """Move random cards from a place: so many, or some of given arts, which are then weighed by their chance."""
        if isinstance(cards, int):
            self._move(self.place == place, cards, to)
            return
        left = (self.place == place).sum(axis=1)
        for letter in cards:  # one after the other, in this order: the other orders are as likely
            fitting = (self.place == place) & (self.arts == LETTERS.index(letter))
            self.weight *= fitting.sum(axis=1) / np.maximum(left, 1)
            self._move(fitting, 1, to)
            left = left - 1

    def _move(self, among: NDArray[np.bool_], number: int, to: int) -> None:
        """Move so many of some cards in each world; in worlds of no weight there may be too few, and any will do."""
        keys = np.where(among, self.dice.random(among.shape, np.float32), np.float32(2))
        picked = keys.argmin(axis=1)[:, None] if number == 1 else keys.argpartition(number - 1, axis=1)[:, :number]
        np.put_along_axis(self.place, picked, np.int8(to), axis=1)

    def size(self) -> float:
        """Return how many worlds of equal weight would tell as much."""
        return float(self.weight.sum() ** 2 / (self.weight**2).sum())

    def counts(self) -> list[NDArray[np.float64]]:
        """Return, for each art, the chance of each final count."""
        found = []
        for art, cards in enumerate(self.rules.deck):
            number = ((self.place != self.aside) & (self.arts == art)).sum(axis=1)
            found.append(np.bincount(number, self.weight, cards + 1) / self.weight.sum())
        return found

    def expected(self, place: int) -> list[float]:
        """Return the expected number of cards of each art in a place."""
        there = self.place == place
        numbers = [(there & (self.arts == art)).sum(axis=1) for art in range(len(LETTERS))]
        return [float((number * self.weight).sum() / self.weight.sum()) for number in numbers]
