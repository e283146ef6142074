"""Many rounds side by side: the rules of one round over arrays, a row for each sampled world.

All worlds grow out of one situation, so that everybody is at the same turn and the same hand size in all of them; only
cards and tokens differ. It is proven equal to the rules core, move by move, in the tests.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.tables import Tables

Cards = NDArray[np.int8]
Index = NDArray[np.intp]


@dataclass
class Worlds:
    """The changing part of many rounds. The first axis of every array counts the worlds."""

    tables: Tables
    hands: Cards
    """[world, seat, art]."""
    stacks: Cards
    """[world, art]."""
    tokens: Cards
    """[world, seat, art]: index of the space; `tables.spaces` is the centre."""
    discards: Cards
    """[world, seat, art]: laid face down, counted at the end."""
    outstanding: Cards
    """[world, seat, art]: cards that a seat gave away and has not seen played: it knows that they are in play."""
    occupied: NDArray[np.bool_]
    """[world, art, space]; the centre is never occupied."""

    @classmethod
    def at(
        cls, tables: Tables, hands: Cards, stacks: Cards, tokens: Cards, discards: Cards, outstanding: Cards
    ) -> "Worlds":
        """Return worlds with these cards and tokens."""
        worlds, players, arts = hands.shape
        occupied = np.zeros((worlds, arts, tables.spaces + 1), np.bool_)
        rows = np.arange(worlds)
        for seat in range(players):
            for art in range(arts):
                occupied[rows, art, tokens[:, seat, art]] = True
        occupied[:, :, tables.spaces] = False
        return cls(tables, hands, stacks, tokens, discards, outstanding, occupied)

    @classmethod
    def dealt(cls, tables: Tables, hands: Cards) -> "Worlds":
        """Return worlds at the start of a round."""
        worlds, _, arts = hands.shape
        nothing = np.zeros((worlds, arts), np.int8)
        tokens = np.full_like(hands, tables.spaces)
        return cls.at(tables, hands, nothing, tokens, np.zeros_like(hands), np.zeros_like(hands))

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.hands.shape[1])

    def repeated(self, times: int) -> "Worlds":
        """Return every world so many times, the copies of all worlds one after the other."""

        def tiled(array: NDArray[Any]) -> NDArray[Any]:
            return np.tile(array, (times,) + (1,) * (array.ndim - 1))

        return Worlds(
            self.tables,
            tiled(self.hands),
            tiled(self.stacks),
            tiled(self.tokens),
            tiled(self.discards),
            tiled(self.outstanding),
            tiled(self.occupied),
        )

    def legal(self, seat: int) -> NDArray[np.bool_]:
        """Return [world, art, space]: what a seat may play."""
        centre = self.tables.spaces
        legal = self.tables.exists & ~self.occupied
        if self.tables.rules.centre_may_stay:
            legal[:, :, centre] = True
        else:
            legal[:, :, centre] = (self.tokens[:, seat] != centre) | ~legal[:, :, :centre].any(axis=2)
        legal &= (self.hands[:, seat] > 0)[:, :, None]
        return legal

    def play(self, seat: int, art: Index, to: Index) -> None:
        """Play one card a world, and move its token."""
        rows = np.arange(len(self))
        self.hands[rows, seat, art] -= 1
        self.stacks[rows, art] += 1
        self.occupied[rows, art, self.tokens[rows, seat, art]] = False
        self.tokens[rows, seat, art] = to
        self.occupied[rows, art, to] = to != self.tables.spaces
        for other in range(self.players):
            if other != seat:
                left = self.outstanding[rows, other, art]
                self.outstanding[rows, other, art] = left - (left > 0)

    def pass_right(self, given: Cards) -> None:
        """Move cards [world, seat, art] from each seat to the seat before it."""
        received = np.roll(given, -1, axis=1)
        self.hands += received - given
        if self.players == 2:
            # What comes back may be what was given: only then could it be counted twice.
            self.outstanding -= np.minimum(self.outstanding, received)
        self.outstanding += given

    def discard(self, given: Cards) -> None:
        """Lay cards [world, seat, art] face down."""
        self.hands -= given
        self.discards += given

    def points(self) -> NDArray[np.float32]:
        """Return [world, seat]: what each seat has earned when all cards are played."""
        counts = self.stacks + self.discards.sum(axis=1, dtype=np.int8)
        arts = np.arange(counts.shape[1])
        earned: NDArray[np.float32] = self.tables.points[arts, self.tokens, counts[:, None, :]].sum(axis=2)
        return earned
