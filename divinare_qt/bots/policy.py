"""How a seat plays when there is no time to think: by the potential of its tokens. Vectorised over many worlds.

The potential of a token is what it will be worth at the end of the round, as far as one can guess. With no card of its
art left in hand it stays where it is, unless a pass brings one; with one left it must leave, for the best of the spaces
that will still be free by then. Playing a card, keeping it and passing it on are all judged by the potential alone.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.simulator import Cards, Index, Worlds

Values = NDArray[np.float32]
_NEVER: Final = np.float32(-1e9)


@dataclass(frozen=True)
class Weights:
    """What a potential is made of. Rows: passes still to come (0, 1, 2, 3 or more)."""

    stay: NDArray[np.float32]
    """[passes, cards of the art left (0, 1, 2, 3+)]: how much the space under the token counts."""
    free: NDArray[np.float32]
    """[passes, cards left]: how much the best other free space counts."""
    give: NDArray[np.float32]
    """[passes, cards of the art held (1, 2, 3, 4+)]: how much one would rather pass a card on."""


def known(worlds: Worlds, seat: int) -> NDArray[np.intp]:
    """Return [world, art]: the cards that a seat knows to be in play."""
    cards = worlds.stacks + worlds.hands[:, seat] + worlds.outstanding[:, seat] + worlds.discards[:, seat]
    found: NDArray[np.intp] = np.minimum(cards, worlds.tables.rules.deck).astype(np.intp)
    return found


def expected(worlds: Worlds, seat: int) -> Values:
    """Return [world, art, space]: what a seat expects a token there to earn."""
    table = worlds.tables.expected
    cards = known(worlds, seat)
    seen = np.minimum(cards.sum(axis=1), table.shape[2] - 1)
    arts = np.arange(cards.shape[1])
    found: Values = table[arts, cards, seen[:, None]]
    return found


class Outlook:
    """A seat's judgement of its tokens in all worlds, at one moment."""

    def __init__(self, worlds: Worlds, seat: int, passes: int, weights: Weights) -> None:
        self.worlds = worlds
        self.seat = seat
        row = min(passes, len(weights.stay) - 1)
        self._stay, self._free, self._give = weights.stay[row], weights.free[row], weights.give[row]
        self.values = expected(worlds, seat)
        self.here = worlds.tokens[:, seat].astype(np.intp)[:, :, None]
        self._find_best()

    def _find_best(self) -> None:
        """Find the best and the second-best place for each token. Its own counts as free, and so does the centre."""
        open_ = self.worlds.tables.exists & ~self.worlds.occupied
        open_[:, :, -1] = True
        np.put_along_axis(open_, self.here, values=True, axis=2)
        values = np.where(open_, self.values, _NEVER)
        self._best = values.argmax(axis=2)[:, :, None]
        self._top = np.take_along_axis(values, self._best, axis=2)
        np.put_along_axis(values, self._best, _NEVER, axis=2)
        self._second = values.max(axis=2, keepdims=True)

    def potential(self, place: NDArray[np.intp], left: NDArray[np.int8]) -> Values:
        """Return the potential of tokens at places [world, art, n], with so many cards [world, art] left."""
        left = np.minimum(left, 3)[:, :, None]
        value = np.take_along_axis(self.values, place, axis=2)
        other = np.where(place == self._best, self._second, self._top)
        found: Values = self._stay[left] * value + self._free[left] * other
        return found

    def gains(self) -> Values:
        """Return [world, art, space]: how much each legal play raises the potential; others are far below."""
        held = self.worlds.hands[:, self.seat]
        places = np.broadcast_to(np.arange(self.values.shape[2]), self.values.shape)
        after = self.potential(places, np.maximum(held - 1, 0))
        gains: Values = after - self.potential(self.here, held)
        return np.where(self.worlds.legal(self.seat), gains, _NEVER)

    def given(self, number: int) -> Cards:
        """Return [world, art]: the cards that are best passed on, chosen one after the other."""
        held = self.worlds.hands[:, self.seat].copy()
        rows = np.arange(len(held))
        for _ in range(number):
            now = self.potential(self.here, held)[:, :, 0]
            less = self.potential(self.here, np.maximum(held - 1, 0))[:, :, 0]
            wish = less - now + self._give[np.clip(held - 1, 0, 3)]
            art = np.where(held > 0, wish, _NEVER).argmax(axis=1)
            held[rows, art] -= 1
        return self.worlds.hands[:, self.seat] - held


def best_plays(gains: Values) -> tuple[Index, Index]:
    """Return the art and the space with the highest gain in each world."""
    worlds, arts, places = gains.shape
    best = gains.reshape(worlds, arts * places).argmax(axis=1)
    return np.divmod(best, places)
