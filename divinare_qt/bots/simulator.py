"""Many rounds side by side: the rules of one round over arrays, a column for each sampled world.

All worlds grow out of one situation, so that everybody is at the same turn and the same hand size in all of them; only
cards and tokens differ. The worlds are the last axis of every array, where NumPy is quickest. The simulator is proven
equal to the rules core, move by move, in the tests.
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
    """The changing part of many rounds."""

    tables: Tables
    hands: Cards
    """[seat, art, world]."""
    stacks: Cards
    """[art, world]."""
    tokens: Cards
    """[seat, art, world]: index of the space; `tables.centre` is the central one."""
    discards: Cards
    """[seat, art, world]: laid face down, counted at the end."""
    outstanding: Cards
    """[seat, art, world]: cards that a seat gave away and has not seen played: it knows that they are in play."""
    taken: NDArray[np.bool_]
    """[art, space, world]: where no token can go: occupied spaces, and places that the row does not have."""

    @classmethod
    def at(cls, tables: Tables, hands: Cards, stacks: Cards, tokens: Cards, discards: Cards) -> "Worlds":
        """Return worlds with these cards and tokens."""
        players, arts, worlds = hands.shape
        taken = np.repeat(~tables.exists[:, :, None], worlds, axis=2)
        columns = np.arange(worlds)
        for seat in range(players):
            for art in range(arts):
                taken[art, tokens[seat, art], columns] = True
        taken[:, tables.centre] = False
        return cls(tables, hands, stacks, tokens, discards, np.zeros_like(hands), taken)

    @classmethod
    def dealt(cls, tables: Tables, hands: Cards) -> "Worlds":
        """Return worlds at the start of a round."""
        stacks = np.zeros(hands.shape[1:], np.int8)
        return cls.at(tables, hands, stacks, np.full_like(hands, tables.centre), np.zeros_like(hands))

    def __len__(self) -> int:
        return int(self.hands.shape[2])

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.hands.shape[0])

    def repeated(self, times: int) -> "Worlds":
        """Return every world so many times, the copies of all worlds one after the other."""

        def tiled(array: NDArray[Any]) -> NDArray[Any]:
            return np.tile(array, times)

        return Worlds(
            self.tables,
            tiled(self.hands),
            tiled(self.stacks),
            tiled(self.tokens),
            tiled(self.discards),
            tiled(self.outstanding),
            tiled(self.taken),
        )

    def chosen(self, which: Index) -> "Worlds":
        """Return the worlds with these numbers."""
        return Worlds(
            self.tables,
            self.hands[:, :, which],
            self.stacks[:, which],
            self.tokens[:, :, which],
            self.discards[:, :, which],
            self.outstanding[:, :, which],
            self.taken[:, :, which],
        )

    def legal(self, seat: int) -> NDArray[np.bool_]:
        """Return [art, space, world]: what a seat may play."""
        centre = self.tables.centre
        legal = ~self.taken
        if not self.tables.rules.centre_may_stay:
            legal[:, centre] = (self.tokens[seat] != centre) | ~legal[:, :centre].any(axis=1)
        legal &= (self.hands[seat] > 0)[:, None]
        return legal

    def play(self, seat: int, art: Index, to: Index) -> None:
        """Play one card a world, and move its token."""
        worlds = np.arange(len(self))
        self.hands[seat, art, worlds] -= 1
        self.stacks[art, worlds] += 1
        self.taken[art, self.tokens[seat, art, worlds], worlds] = False
        self.tokens[seat, art, worlds] = to
        self.taken[art, to, worlds] = to != self.tables.centre
        for other in range(self.players):
            if other != seat:
                left = self.outstanding[other, art, worlds]
                self.outstanding[other, art, worlds] = left - (left > 0)

    def pass_right(self, given: Cards) -> None:
        """Move cards [seat, art, world] from each seat to the seat before it."""
        received = np.roll(given, -1, axis=0)
        self.hands += received - given
        if self.players == 2:
            # What comes back may be what was given: only then could it be counted twice.
            self.outstanding -= np.minimum(self.outstanding, received)
        self.outstanding += given

    def discard(self, given: Cards) -> None:
        """Lay cards [seat, art, world] face down."""
        self.hands -= given
        self.discards += given

    def points(self) -> NDArray[np.float32]:
        """Return [seat, world]: what each seat has earned when all cards are played."""
        counts = self.stacks + self.discards.sum(axis=0, dtype=np.int8)
        arts = np.arange(len(counts))[:, None]
        earned: NDArray[np.float32] = self.tables.points[arts, self.tokens, counts].sum(axis=1)
        return earned
