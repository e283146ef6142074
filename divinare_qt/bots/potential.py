"""The potential of a seat's tokens: what they will be worth at the end of the round, as far as one can guess.

With no card of its art left in hand a token stays where it is, unless a pass brings one. With one left it must leave,
for the best of the spaces that will still be free by then. Playing a card, keeping it and passing it on are judged by
the potential alone. `policy` does the same for many worlds at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from divinare_qt.bots.counts import counted
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.values import Values
from divinare_qt.paths import resources
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.load import read_toml
from divinare_qt.rules.moves import CENTRE, Discard, Move, Pass, Play

MANY: Final = 3
"""Cards of one art in hand from which on more make no difference to a potential."""

Rows: TypeAlias = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """What a potential is made of. Rows: passes still to come (0, 1, 2, 3 or more)."""

    stay: Rows
    """By cards of the art left (0, 1, 2, 3 or more): how much the space under the token counts."""
    free: Rows
    """Likewise: how much the best other free space counts."""
    give: Rows
    """By cards of the art held: how gladly one of them is passed on, besides its potential."""


@cache
def weights(players: int) -> Weights:
    """Return the weights for a number of players."""
    table = read_toml(resources() / "bots" / "potential.toml")[str(players)]
    assert isinstance(table, dict)  # noqa: S101 - our own file
    return Weights(*[tuple(map(tuple, table[name])) for name in ("stay", "free", "give")])


class Potential:
    """A seat's judgement of its own tokens, given what each space is expected to earn."""

    def __init__(self, situation: Situation, values: Values, chosen: Weights) -> None:
        view = situation.view
        self._values = values
        self._here = [column[situation.seat] for column in view.tokens]
        self._held = counted(view.hand)
        row = min(situation.passes_left, MANY)
        self._stay, self._free, self._give = chosen.stay[row], chosen.free[row], chosen.give[row]
        self._open = [
            _open_spaces(row, column, here) for row, column, here in zip(values, view.tokens, self._here, strict=True)
        ]

    def _of(self, art: int, place: str, left: int) -> float:
        """Return the potential of one token, on a place and with so many cards of its art left."""
        left = min(left, MANY)
        other = next((value for value, label in self._open[art] if label != place), 0.0)
        return self._stay[left] * self._values[art][place] + self._free[left] * other

    def now(self, held: Sequence[int] | None = None) -> float:
        """Return the potential of all tokens where they stand, with this or another hand."""
        cards = self._held if held is None else held
        return sum(self._of(art, here, cards[art]) for art, here in enumerate(self._here))

    def after(self, move: Move) -> float:
        """Return the potential of all tokens after a move."""
        if isinstance(move, Play):
            art = ORDER[move.art]
            change = self._of(art, move.to, self._held[art] - 1) - self._of(art, self._here[art], self._held[art])
            return self.now() + change
        return self._given(move)

    def _given(self, move: Pass | Discard) -> float:
        held = list(self._held)
        gladness = 0.0
        for card in move.cards:
            gladness += self._give[min(held[ORDER[card]], MANY)]
            held[ORDER[card]] -= 1
        return self.now(held) + gladness


def _open_spaces(row: dict[str, float], column: Sequence[str], here: str) -> list[tuple[float, str]]:
    """Return where a token could stand, the best first: free spaces, its own, and the centre."""
    places = [(value, label) for label, value in row.items() if label in (CENTRE, here) or label not in column]
    return sorted(places, reverse=True)[:2]


def margin_of_others(situation: Situation, values: Values) -> float:
    """Return what the other seats' tokens are worth where they stand, on average."""
    seats = [seat for seat in range(situation.rules.players) if seat != situation.seat]
    total = sum(values[art][situation.view.tokens[art][seat]] for seat in seats for art in range(len(ARTS)))
    return total / len(seats)
