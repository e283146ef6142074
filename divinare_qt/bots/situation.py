"""What a bot is asked: the rules, the view of its seat, and the moves it may make. There is nothing else to know."""

from dataclasses import dataclass
from typing import Protocol

from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision to make."""

    rules: Rules
    view: SeatView
    legal: tuple[Move, ...]

    @property
    def seat(self) -> int:
        """The seat that decides."""
        if self.view.seat is None:
            raise ValueError("an onlooker has nothing to decide")
        return self.view.seat


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a bot may think: until a time of `time.perf_counter`, or over so many sampled worlds."""

    deadline: float
    worlds: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decided, and over how many sampled worlds it thought."""

    move: Move
    worlds: int = 0


class Brain(Protocol):
    """Decides. It keeps nothing from one decision to the next: the same situation and seed give the same choice."""

    def choose(self, situation: Situation, effort: Effort, seed: int) -> Choice:
        """Return one of the legal moves."""
