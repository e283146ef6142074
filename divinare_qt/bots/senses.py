"""What a network is told: the table as one seat sees it, in numbers, for many worlds at once.

Nothing in `sense` depends on cards that the seat can't know. `insight` adds them: it is for the critic, which judges
worlds that were dealt in training or sampled in a search, never the real one.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.policy import NEVER, Outlook, array_weights
from divinare_qt.bots.trail import Trail
from divinare_qt.rules.rules import ActionCard

Array = NDArray[np.float32]
MOST_GIVEN: Final = 6
"""The most cards of one art that a network is asked to give away at once."""
HEAT: Final = 0.3
"""In points: the difference in potential that makes a play e times as likely, before the network has its say."""
OTHERS: Final = 3
CELLS: Final = 14
"""Numbers about a space."""
SCALARS: Final = 16
"""Numbers about an art that concern no other seat."""
ABOUT_OTHER: Final = 9
"""Numbers about an art for each of the other seats."""
GLOBALS: Final = 16
ARTS_IN: Final = SCALARS + OTHERS * ABOUT_OTHER + GLOBALS
INSIGHT_ARTS: Final = 9


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: whose it is, and when in the round. The same in all worlds."""

    card: ActionCard
    seat: int
    first: int
    size: int
    """Cards in the seat's hand."""
    wanted: int = 0
    """Cards to be given away; 0 for a play."""
    discarding: bool = False

    @property
    def passes_left(self) -> int:
        """Passes that are still to come after the one, if any, at this hand size."""
        return sum(size < self.size for size, _ in self.card.passes)

    @property
    def next_pass(self) -> int:
        """The hand size of the next pass, or 0."""
        return max((size for size, _ in self.card.passes if size < self.size), default=0)


@dataclass(frozen=True, slots=True)
class Sense:
    """The numbers for many worlds."""

    cells: Array
    """[feature, art, place, world]."""
    arts: Array
    """[feature, art, world]."""
    base: Array
    """What the potential says: [art, place, world] for a play, NEVER where it can't be made; [number, art, world] for
    cards given away, NEVER where so many are not held."""


def seats_around(seat: int, players: int) -> list[int | None]:
    """Return the seat that gives to this one, the one across, and the one that gets its cards."""
    across = (seat + 2) % players if players == 4 else None
    return [(seat + 1) % players, across, (seat - 1) % players if players > 2 else None]


def sense(trail: Trail, moment: Moment) -> Sense:
    """Return what the seat whose decision it is can know."""
    return _Senses(trail, moment).sense()


class _Senses:
    """The work of `sense`."""

    def __init__(self, trail: Trail, moment: Moment) -> None:
        self._trail, self._moment = trail, moment
        self._worlds = worlds = trail.worlds
        self._tables = tables = worlds.tables
        self._seat = seat = moment.seat
        self._slots = seats_around(seat, worlds.players)
        known = worlds.stacks + worlds.hands[seat] + worlds.outstanding[seat] + worlds.discards[seat]
        self._known = np.minimum(known, tables.deck).astype(np.intp)
        self._seen = np.minimum(self._known.sum(axis=0), tables.expected.shape[3] - 1)
        self._look_up()

    def _look_up(self) -> None:
        tables, number = self._tables, len(self._worlds)
        arts, rows, _ = tables.prospects.shape
        found = np.empty((arts, rows, number), np.float32)
        index = self._known * tables.expected.shape[3] + self._seen
        for art in range(arts):
            np.take(tables.prospects[art], index[art], axis=1, out=found[art])
        self._layers = found.reshape(arts, 3, -1, number).transpose(1, 0, 2, 3)
        hidden, unseen = tables.deck - self._known, int(tables.deck.sum()) - self._seen
        drawn = tables.rules.in_play - self._seen
        self._mean = (self._known + hidden * drawn / np.maximum(unseen, 1)).astype(np.float32)

    def sense(self) -> Sense:
        moment = self._moment
        weights = array_weights(self._worlds.players)
        outlook = Outlook(self._worlds, self._seat, moment.passes_left, weights)
        gains = outlook.gains()
        if moment.wanted:
            base = outlook.offers(MOST_GIVEN)
            given = np.arange(MOST_GIVEN + 1)[:, None, None]
            base = np.where(given > self._worlds.hands[self._seat], NEVER, base)
        else:
            base = gains
        return Sense(self._cells(outlook, gains), self._arts(outlook), base)

    def _cells(self, outlook: Outlook, gains: Array) -> Array:
        tables, worlds = self._tables, self._worlds
        cells = np.zeros((CELLS, *gains.shape), np.float32)
        cells[:3] = self._layers
        cells[3] = self._layers[0] - outlook.top[:, None]
        cells[4] = tables.bonus[:, :, None] / 2
        cells[5] = ~worlds.taken
        places = np.arange(tables.centre + 1)[:, None]
        for row, seat in enumerate((self._seat, *self._slots)):
            if seat is not None:
                cells[6 + row] = worlds.tokens[seat][:, None] == places
        cells[10, :, tables.centre] = 1
        cells[11] = np.where(tables.numbers[:, :, None] > 0, tables.numbers[:, :, None] - self._mean[:, None], 0) / 3
        legal = gains > NEVER
        cells[12] = legal
        cells[13] = np.where(legal, np.clip(gains, -3, 3), 0)
        return cells

    def _arts(self, outlook: Outlook) -> Array:
        worlds, number = self._worlds, len(self._worlds)
        held = worlds.hands[self._seat]
        features = np.zeros((ARTS_IN, held.shape[0], number), np.float32)
        features[0], features[1], features[2] = held / 4, worlds.stacks / 6, worlds.outstanding[self._seat] / 4
        features[3], features[4] = self._tables.deck / 12, self._mean / 6
        features[5] = (self._tables.deck - self._known) / 6
        features[6], features[7], features[8] = outlook.here, outlook.top, outlook.top - outlook.second
        features[9] = worlds.tokens[self._seat] == self._tables.centre
        features[10], features[11], features[12] = held == 0, held == 1, held == 2
        features[13], features[14] = self._trail.since[self._seat] / 3, self._trail.before[self._seat] / 3
        features[15] = self._trail.gave[self._seat] / 3
        for slot, seat in enumerate(self._slots):
            if seat is not None:
                start = SCALARS + slot * ABOUT_OTHER
                self._about(features[start : start + ABOUT_OTHER], seat)
        features[-GLOBALS:] = np.array(self._globals(), np.float32)[:, None, None]
        return features

    def _about(self, features: Array, other: int) -> None:
        """Fill in what can be seen of another seat."""
        tables, trail, players = self._tables, self._trail, self._worlds.players
        tokens = self._worlds.tokens[other]
        arts, worlds = np.arange(len(tokens))[:, None], np.arange(tokens.shape[1])
        central = tokens == tables.centre
        features[0] = central
        features[1] = np.where(central, 0, tables.numbers[arts, tokens] - self._mean) / 3
        features[2] = self._layers[0][arts, tokens, worlds]
        features[3] = self._layers[1][arts, tokens, worlds]
        features[4], features[5] = trail.since[other] / 3, trail.before[other] / 3
        features[6] = trail.latest[other] == arts
        if other == (self._seat + 1) % players:
            features[7] = trail.gave[other] / 3
        if other == (self._seat - 1) % players:
            features[8] = np.maximum(trail.gave[self._seat] - trail.since[other], 0) / 3

    def _globals(self) -> list[float]:
        moment, players = self._moment, self._worlds.players
        after = (moment.first - 1 - moment.seat) % players
        sizes = [float(moment.size == size) for size in (1, 2, 3, 4)]
        kinds = [float(players == number) for number in (2, 3, 4)]
        to_pass = (moment.size - moment.next_pass) / 4
        seats = [float(after == number) for number in (0, 1, 2)]
        giving = [moment.wanted / 3, float(moment.discarding)]
        return [1.0, *kinds, *sizes, moment.size / 6, moment.passes_left / 2, to_pass, *seats, *giving]


def insight(trail: Trail, moment: Moment, seen: Sense) -> Array:
    """Return arts as in `seen`, followed by what only one who sees all cards knows."""
    worlds, tables = trail.worlds, trail.worlds.tables
    total = worlds.stacks + worlds.hands.sum(axis=0, dtype=np.int8) + worlds.discards.sum(axis=0, dtype=np.int8)
    rows, columns = np.arange(len(total))[:, None], np.arange(total.shape[1])
    points = tables.points[rows, :, total].transpose(0, 2, 1)
    more = np.zeros((INSIGHT_ARTS, *total.shape), np.float32)
    more[0] = total / 6
    for slot, seat in enumerate((moment.seat, *seats_around(moment.seat, worlds.players))):
        if seat is not None:
            more[1 + slot] = points[rows, worlds.tokens[seat], columns]
            if slot:
                more[4 + slot] = worlds.hands[seat] / 4
    more[8] = np.where(worlds.taken, NEVER, points).max(axis=1)
    return np.concatenate([seen.arts, more])
