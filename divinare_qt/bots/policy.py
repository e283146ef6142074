"""How a seat plays when there is no time to think: by `potential`, over many worlds at once."""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots import potential
from divinare_qt.bots.potential import MANY
from divinare_qt.bots.simulator import Cards, Index, Worlds

Values = NDArray[np.float32]
NEVER: Final = np.float32(-1000)
"""The gain of a move that can't be made."""
_STEPS: Final = 1 << 14
_PLACES: Final = 1 << 6


@dataclass(frozen=True)
class Weights:
    """The weights of a potential, [passes still to come, cards of the art], as arrays."""

    stay: Values
    free: Values
    give: Values


@cache
def array_weights(players: int) -> Weights:
    """Return the weights for a number of players."""
    chosen = potential.weights(players)
    return Weights(*[np.array(rows, np.float32) for rows in (chosen.stay, chosen.free, chosen.give)])


def expected(worlds: Worlds, seat: int) -> Values:
    """Return [art, space, world]: what a seat expects a token there to earn, by the cards it knows to be in play."""
    tables = worlds.tables
    cards = worlds.stacks + worlds.hands[seat] + worlds.outstanding[seat] + worlds.discards[seat]
    cards = np.minimum(cards, tables.deck).astype(np.intp)
    arts, places, _, seens = tables.expected.shape
    seen = np.minimum(cards.sum(axis=0), seens - 1)
    values = np.empty((arts, places, len(worlds)), np.float32)
    for art in range(arts):
        np.take(tables.flat[art], cards[art] * seens + seen, axis=1, out=values[art])
    return values


class Outlook:
    """A seat's judgement of its tokens in all worlds, at one moment."""

    def __init__(self, worlds: Worlds, seat: int, passes: int, weights: Weights) -> None:
        self._worlds = worlds
        self._seat = seat
        row = min(passes, len(weights.stay) - 1)
        self._stay, self._free, self._give = weights.stay[row], weights.free[row], weights.give[row]
        self.values = expected(worlds, seat)
        arts = np.arange(len(self.values))[:, None]
        self.here = self.values[arts, worlds.tokens[seat], np.arange(len(worlds))]
        self._find_best()

    def _find_best(self) -> None:
        """Find the best and the second-best place for each token. Its own counts as free, and so does the centre."""
        values = np.where(self._worlds.taken, NEVER, self.values)
        top = self.here.copy()
        second = np.full_like(top, NEVER)
        for place in range(values.shape[1]):
            np.maximum(second, np.minimum(top, values[:, place]), out=second)
            np.maximum(top, values[:, place], out=top)
        self.top, self.second = top, second

    def _potential(self, value: Values, top: Values, second: Values, left: Cards) -> Values:
        """Return the potential of tokens on spaces of such a value, with so many cards of their art left."""
        left = np.minimum(left, MANY)
        other = np.where(value >= top, second, top)
        found: Values = self._stay[left] * value + self._free[left] * other
        return found

    def gains(self) -> Values:
        """Return [art, space, world]: how much each legal play raises the potential."""
        held = self._worlds.hands[self._seat]
        left = np.maximum(held - 1, 0)[:, None]
        after = self._potential(self.values, self.top[:, None], self.second[:, None], left)
        after -= self._potential(self.here, self.top, self.second, held)[:, None]
        return np.where(self._worlds.legal(self._seat), after, NEVER)

    def given(self, number: int) -> Cards:
        """Return [art, world]: the cards that are best passed on, chosen one after the other."""
        held = self._worlds.hands[self._seat].copy()
        worlds = np.arange(held.shape[1])
        for _ in range(number):
            now = self._potential(self.here, self.top, self.second, held)
            less = self._potential(self.here, self.top, self.second, np.maximum(held - 1, 0))
            wish = less - now + self._give[np.minimum(held, MANY)]
            art = np.where(held > 0, wish, NEVER).argmax(axis=0)
            held[art, worlds] -= 1
        given: Cards = self._worlds.hands[self._seat] - held
        return given

    def offers(self, most: int) -> Values:
        """Return [number, art, world]: the potential of each token when 0, 1, ... of its cards are given away."""
        held = self._worlds.hands[self._seat]
        offers = np.empty((most + 1, *held.shape), np.float32)
        glad = np.zeros(held.shape, np.float32)
        for number in range(most + 1):
            left = np.maximum(held - number, 0)
            offers[number] = self._potential(self.here, self.top, self.second, left) + glad
            glad += self._give[np.minimum(left, MANY)]
        return offers


def best_plays(gains: Values) -> tuple[Index, Index]:
    """Return the art and the space with the highest gain in each world.

    The gain in fixed point and the place are packed into one number: its maximum is found four times as quickly as
    `argmax` finds a place along this axis.
    """
    arts, places, worlds = gains.shape
    packed = (gains * _STEPS).astype(np.int32).reshape(arts * places, worlds)
    packed *= _PLACES
    packed += np.arange(arts * places, dtype=np.int32)[:, None]
    best = packed.max(axis=0) % _PLACES
    art, place = np.divmod(best.astype(np.intp), places)
    return art, place
