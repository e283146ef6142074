"""Everything that is agreed before the first card: deck, boards, action card, tokens and house rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.boards import Board
from divinare_qt.rules.purse import Tokens


@dataclass(frozen=True, slots=True)
class ActionCard:
    """When cards are passed or discarded. Build it with `data.action_card`, which validates."""

    rounds: int
    hand: int
    discard: int
    passes: tuple[tuple[int, int], ...]
    """(hand size, cards passed), the largest hand first."""
    source: str = field(default="", compare=False)

    def passed_at(self, size: int) -> int:
        """Return how many cards are passed when everybody holds so many; 0 for none."""
        for at, count in self.passes:
            if at == size:
                return count
        return 0


@dataclass(frozen=True)
class Rules:
    """The rules of one game. Build it with `data.rules`, which validates."""

    players: int
    deck: tuple[int, ...]
    """Cards of each art, in the order of ARTS."""
    boards: Mapping[Art, Board]
    action_card: ActionCard
    bank: Tokens
    centre_may_stay: bool = False
    open_scores: bool = False

    @property
    def rounds(self) -> int:
        """Number of rounds in a game."""
        return self.action_card.rounds

    @property
    def in_play(self) -> int:
        """Cards dealt in a round: as many as lie beside the boards when it is scored."""
        return self.players * self.action_card.hand

    @property
    def cards(self) -> str:
        """The whole deck, in order."""
        return "".join([art * count for art, count in zip(ARTS, self.deck, strict=True)])
