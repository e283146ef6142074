"""Which mind a bot has: a level, and a persona laid over it."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from divinare_qt.bots.account import Account
from divinare_qt.bots.persona import persona
from divinare_qt.bots.situation import Effort, Level, Situation
from divinare_qt.bots.spec import Spec
from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules

_CLASSES: Final = {
    "novice": "Novice",
    "apprentice": "Apprentice",
    "adept": "Adept",
    "master": "Master",
    "oracle": "Oracle",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decided, and after how many playouts."""

    move: Move
    worlds: int = 0


def level(name: str) -> Level:
    """Return a level by its name. Its module is imported only now: the weaker ones do without NumPy."""
    module = importlib.import_module(f"divinare_qt.bots.{name}")
    make: Callable[[], Level] = getattr(module, _CLASSES[name])
    return make()


class Mind:
    """A built-in bot."""

    def __init__(self, spec: Spec) -> None:
        self._level = level(spec.level)
        self._persona = persona(spec.persona) if spec.persona else None

    def prepare(self, rules: Rules) -> None:
        """Be ready for a game by these rules: what takes time is done before the first decision."""
        self._level.prepare(rules)

    def choose(self, situation: Situation, effort: Effort, seed: int) -> Choice:
        """Return one of the legal moves."""
        ratings = self._level.rate(situation, effort, seed)
        if self._persona is None:
            return Choice(ratings.best(), ratings.worlds)
        return Choice(self._persona.choose(situation, ratings, seed + 1), ratings.worlds)


STAND_IN: Final = Account(Spec("apprentice"), seed=0, stand_in=True)
"""How a host decides for a program that failed: quickly and sensibly."""


def stand_in(situation: Situation) -> Move:
    """Return the move that a host makes for a program that failed."""
    return Mind(STAND_IN.spec).choose(situation, Effort(0.0), STAND_IN.seed).move
