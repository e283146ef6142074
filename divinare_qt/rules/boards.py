"""A board: its row of numbered spaces, and what each is worth when the cards have been counted."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from divinare_qt.rules.arts import Art
from divinare_qt.rules.moves import CENTRE, Play

FEWEST_SPACES: Final = 3
MOST_SPACES: Final = 12
MOST_NUMBERS: Final = 3
MOST_BONUS: Final = 2


class Prediction(Enum):
    """How a token's space compares with the count of cards."""

    PERFECT = "perfect"
    INCOMPLETE = "incomplete"
    INCORRECT = "incorrect"
    NONE = "none"
    """The token is on the central space, or no space shows the count: nothing is scored."""


@dataclass(frozen=True, slots=True)
class Space:
    """One numbered space."""

    numbers: tuple[int, ...]
    bonus: int = 0
    label: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "label", "/".join(map(str, self.numbers)))


@dataclass(frozen=True, slots=True)
class Board:
    """The row of one art's board. Build it with `data.board`, which validates."""

    art: Art
    spaces: tuple[Space, ...]
    source: str = field(default="", compare=False)
    labels: tuple[str, ...] = field(init=False, compare=False, repr=False)
    plays: dict[str, Play] = field(init=False, compare=False, repr=False)
    """Every play of this art by its destination, made once: listing moves is what searches do all day."""

    def __post_init__(self) -> None:
        labels = tuple(space.label for space in self.spaces)
        object.__setattr__(self, "labels", labels)
        object.__setattr__(self, "plays", {label: Play(self.art, label) for label in (*labels, CENTRE)})

    def index(self, label: str) -> int | None:
        """Return the place of a label in the row; None for the central space."""
        return None if label == CENTRE else self.labels.index(label)

    def showing(self, count: int) -> int | None:
        """Return the place of the space that shows a count, if one does."""
        for index, space in enumerate(self.spaces):
            if count in space.numbers:
                return index
        return None

    def prediction(self, label: str, count: int) -> Prediction:
        """Judge a token on the space with this label. The row has two ends and does not wrap round."""
        perfect = self.showing(count)
        index = self.index(label)
        if perfect is None or index is None:
            return Prediction.NONE
        distance = abs(index - perfect)
        return (Prediction.PERFECT, Prediction.INCOMPLETE)[distance] if distance < 2 else Prediction.INCORRECT

    def destinations(self, here: str, column: tuple[str, ...], *, may_stay: bool) -> list[Play]:
        """Return the plays that move a token from `here`, given where every seat's token stands on this board.

        A token must move. Only where it can't leave the centre, or a house rule says so, may it stay there.
        """
        plays = self.plays
        free = [plays[label] for label in self.labels if label not in column]
        if here != CENTRE or may_stay or not free:
            free.append(plays[CENTRE])
        return free
