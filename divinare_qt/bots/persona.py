"""A style laid over any level: small likings, in points, that decide between moves of nearly the same value."""

import random
from dataclasses import dataclass
from functools import cache

from divinare_qt.bots.apprentice import visible_values
from divinare_qt.bots.situation import Ratings, Situation
from divinare_qt.bots.values import Values
from divinare_qt.paths import resources
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.load import read_toml
from divinare_qt.rules.moves import Move, Play


@dataclass(frozen=True, slots=True)
class Persona:
    """What a medium likes; `resources/bots/personas.toml` says what each number means."""

    whim: float
    long_odds: float
    guard: float
    rival: float
    arts: tuple[float, ...]

    def choose(self, situation: Situation, ratings: Ratings, seed: int) -> Move:
        """Return the move that this medium likes best, all in all."""
        dice = random.Random(seed)  # noqa: S311 - a game, not a secret
        values = visible_values(situation)
        liking = {
            move: value + self._liking(situation, values, move) + dice.gauss(0, self.whim)
            for move, value in ratings.values.items()
        }
        return max(liking, key=liking.__getitem__)

    def _liking(self, situation: Situation, values: Values, move: Move) -> float:
        if not isinstance(move, Play):
            return -sum(self.arts[ORDER[card]] for card in move.cards)
        index = ORDER[move.art]
        row, column = values[index], situation.view.tokens[index]
        board = situation.rules.boards[move.art]
        space = board.index(move.to)
        bonus = 0 if space is None else board.spaces[space].bonus
        kept = max(row[column[situation.seat]], 0.0)
        wanted = max(row[move.to] - row[label] for seat, label in enumerate(column) if seat != situation.seat)
        return (
            self.arts[index]
            + self.long_odds * bonus
            - self.guard * (kept > 0)
            + self.rival * max(wanted if space is not None else 0.0, 0.0)
        )


@cache
def persona(name: str) -> Persona:
    """Return the persona with a name."""
    entry = data.table(read_toml(resources() / "bots" / "personas.toml")[name], name)
    arts = data.table(entry["arts"], "arts")
    return Persona(
        whim=_number(entry["whim"]),
        long_odds=_number(entry["long_odds"]),
        guard=_number(entry["guard"]),
        rival=_number(entry["rival"]),
        arts=tuple(_number(arts[art]) for art in ARTS),
    )


def _number(value: object) -> float:
    assert isinstance(value, int | float)  # noqa: S101 - our own file
    return float(value)
