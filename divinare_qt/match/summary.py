"""What came out of a game: the answer of `divinare replay --json`."""

from dataclasses import dataclass

from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.events import RoundScored
from divinare_qt.rules.state import Phase, State


@dataclass(frozen=True, slots=True)
class Summary:
    """The finished rounds of a game, and its end where it has one."""

    complete: bool
    rounds: tuple[RoundScored, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]

    def as_json(self) -> dict[str, object]:
        """Return the object that `divinare replay --json` prints."""
        return {
            "complete": self.complete,
            "rounds": [
                {"counts": dict(zip(ARTS, result.counts, strict=True)), "points": list(result.points)}
                for result in self.rounds
            ],
            "points": list(self.points),
            "winners": list(self.winners),
        }


def summary(state: State) -> Summary:
    """Sum a game up; one still under way has no winners."""
    complete = state.phase is Phase.OVER
    return Summary(complete, state.results, state.points, state.winners if complete else ())
