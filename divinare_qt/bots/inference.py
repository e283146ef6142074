"""Reading the others: a world in which they would hardly have played as they did is hardly the real one."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.policy import NEVER, Outlook, Weights
from divinare_qt.bots.sampling import outstanding
from divinare_qt.bots.simulator import Cards, Worlds
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.tables import Tables
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.events import Passed, Played

HEAT: Final = 0.4
"""In points: how far from the best in our eyes the others' plays usually are."""
BLUNDER: Final = 0.1
"""The share of plays that follow no reason that we know."""


@dataclass(frozen=True, slots=True)
class _Clue:
    """A play of somebody else since the last pass, and the table as it was before it."""

    seat: int
    art: int
    to: int
    stacks: Cards
    tokens: Cards
    outstanding: Cards
    played_since: Cards
    """Cards that its player has played since, this one included: they were in hand then."""


class Reader:
    """Weighs worlds by what the others have done since the last pass."""

    def __init__(self, situation: Situation, tables: Tables, weights: Weights) -> None:
        self._situation = situation
        self._tables = tables
        self._weights = weights
        self._clues = _clues(situation, tables)

    def likelihoods(self, worlds: Worlds) -> NDArray[np.float64]:
        """Return, for each world, how likely the others' plays are in it (up to a factor)."""
        total = np.zeros(len(worlds))
        for clue in self._clues:
            total += np.log(self._likelihood(worlds, clue))
        chances: NDArray[np.float64] = np.exp(total - total.max())
        return chances

    def _likelihood(self, worlds: Worlds, clue: _Clue) -> NDArray[np.float32]:
        number = len(worlds)
        hands = worlds.hands.copy()
        hands[clue.seat] += clue.played_since[:, None]
        then = Worlds.at(
            self._tables,
            hands,
            np.repeat(clue.stacks[:, None], number, axis=1),
            np.repeat(clue.tokens[:, :, None], number, axis=2),
            worlds.discards,
        )
        then.outstanding += clue.outstanding[:, :, None]
        gains = Outlook(then, clue.seat, self._situation.passes_left, self._weights).gains()
        scaled = np.exp((gains - gains.max(axis=(0, 1))) / HEAT)
        chance = scaled[clue.art, clue.to] / scaled.sum(axis=(0, 1))
        legal = (gains > NEVER).sum(axis=(0, 1))
        found: NDArray[np.float32] = (1 - BLUNDER) * chance + BLUNDER / legal
        return found


def _clues(situation: Situation, tables: Tables) -> list[_Clue]:
    """Go through the round, and note the others' plays since the last pass."""
    view, players = situation.view, situation.rules.players
    stacks = np.zeros(len(ARTS), np.int8)
    tokens = np.full((players, len(ARTS)), tables.centre, np.int8)
    clues: list[_Clue] = []
    for place, event in enumerate(view.history):
        if isinstance(event, Passed):
            clues.clear()
        elif isinstance(event, Played):
            art, to = ORDER[event.art], tables.place(event.art, event.to)
            for clue in clues:
                if clue.seat == event.seat:
                    clue.played_since[art] += 1
            if event.seat != view.seat:
                before = outstanding(view, players, place)
                clue = _Clue(event.seat, art, to, stacks.copy(), tokens.copy(), before, np.zeros(len(ARTS), np.int8))
                clue.played_since[art] += 1
                clues.append(clue)
            stacks[art] += 1
            tokens[event.seat, art] = to
    return clues
