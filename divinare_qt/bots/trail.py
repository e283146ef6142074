"""Worlds with a memory: who has played and given away what, as far as everybody at the table could see it."""

from dataclasses import dataclass

import numpy as np

from divinare_qt.bots.counts import counted
from divinare_qt.bots.simulator import Cards, Index, Worlds
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.events import Passed, Played
from divinare_qt.rules.view import SeatView


@dataclass
class Trail:
    """Worlds, and the way that led to them."""

    worlds: Worlds
    since: Cards
    """[seat, art, world]: cards that a seat has played since the last pass."""
    before: Cards
    """[seat, art, world]: cards that it played before it."""
    gave: Cards
    """[seat, art, world]: cards that it gave away at the last pass."""
    latest: Cards
    """[seat, world]: the art that it played last; -1 for none."""

    @classmethod
    def begun(cls, worlds: Worlds) -> "Trail":
        """Return the trail of a round that begins with these worlds."""
        since, before, gave = (np.zeros_like(worlds.hands) for _ in range(3))
        return cls(worlds, since, before, gave, np.full((worlds.players, len(worlds)), -1, np.int8))

    def play(self, seat: int, art: Index, to: Index) -> None:
        """Play one card a world, and remember it."""
        self.worlds.play(seat, art, to)
        self.since[seat, art, np.arange(len(self.worlds))] += 1
        self.latest[seat] = art

    def pass_right(self, given: Cards) -> None:
        """Pass cards [seat, art, world], and remember them."""
        self.worlds.pass_right(given)
        self.before += self.since
        self.since[:] = 0
        self.gave = given

    def repeated(self, times: int) -> "Trail":
        """Return every world so many times, the copies of all worlds one after the other."""
        memory = (np.tile(array, times) for array in (self.since, self.before, self.gave, self.latest))
        return Trail(self.worlds.repeated(times), *memory)

    def chosen(self, which: Index) -> "Trail":
        """Return the worlds with these numbers."""
        memory = (array[..., which] for array in (self.since, self.before, self.gave, self.latest))
        return Trail(self.worlds.chosen(which), *memory)


def remembered(view: SeatView, worlds: Worlds) -> Trail:
    """Return the trail that a seat has seen lead to these worlds."""
    trail = Trail.begun(worlds)
    for event in view.history:
        if isinstance(event, Played):
            trail.since[event.seat, ORDER[event.art]] += 1
            trail.latest[event.seat] = ORDER[event.art]
        elif isinstance(event, Passed):
            trail.before += trail.since
            trail.since[:] = 0
            for seat, cards in enumerate(event.gave):
                trail.gave[seat] = np.array(counted(cards or ""), np.int8)[:, None]
    return trail


def guess_gifts(trail: Trail, view: SeatView, dice: np.random.Generator) -> None:
    """Let those whose gifts at the last pass this seat has not seen know what they gave: any cards of the receiver."""
    passes = [event for event in view.history if isinstance(event, Passed)]
    if not passes:
        return
    worlds = trail.worlds
    number = len(passes[-1].gave[view.seat or 0] or "")
    for giver, cards in enumerate(passes[-1].gave):
        if cards is None:
            receiver = (giver - 1) % worlds.players
            trail.gave[giver] = _drawn(worlds.hands[receiver] + trail.since[receiver], number, dice)
            others = trail.since.sum(axis=0, dtype=np.int8) - trail.since[giver]
            worlds.outstanding[giver] = np.maximum(trail.gave[giver] - others, 0)


def _drawn(cards: Cards, number: int, dice: np.random.Generator) -> Cards:
    """Return [art, world]: so many cards drawn at random from [art, world]."""
    left = cards.copy()
    columns = np.arange(cards.shape[1])
    for _ in range(number):
        sums = left.cumsum(axis=0)
        art = (dice.random(len(columns)) * sums[-1] >= sums).sum(axis=0)
        left[art, columns] -= 1
    drawn: Cards = cards - left
    return drawn
