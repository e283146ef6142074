"""The numbers behind the boards, as arrays: what each space earns, and what it is expected to earn."""

from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.belief import drawn
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.scoring import worth


@dataclass(frozen=True)
class Tables:
    """Arrays for one set of rules. Spaces are counted from the left; the last place in every row is the centre."""

    rules: Rules
    centre: int
    """The index of the central space: as many numbered spaces as the longest board has."""
    exists: NDArray[np.bool_]
    """[art, space]: which places of the row this board has."""
    points: NDArray[np.float32]
    """[art, space, count]: what a token earns."""
    deck: NDArray[np.int8]
    """[art, 1]: cards of each art."""
    expected: NDArray[np.float32]
    """[art, space, known, seen]: what a token is expected to earn for one who knows that `known` cards of the art are
    in play, and has identified `seen` cards in play in all."""

    prospects: NDArray[np.float32]
    """[art, 3 * space, known * seen]: what each space is expected to earn, then how likely each is to be perfect, then
    how likely to be next to that."""
    numbers: NDArray[np.float32]
    """[art, space]: the number that a space shows, on average; 0 for the centre."""
    bonus: NDArray[np.float32]
    """[art, space]."""

    def __post_init__(self) -> None:
        arts, places, knowns, seens = self.expected.shape
        object.__setattr__(self, "flat", self.expected.reshape(arts, places, knowns * seens))

    flat: NDArray[np.float32] = field(init=False, repr=False)
    """`expected` with its last two axes in one."""

    def place(self, art: Art, label: str) -> int:
        """Return the index of the space with a label."""
        index = self.rules.boards[art].index(label)
        return self.centre if index is None else index


def tables(rules: Rules) -> Tables:
    """Return the arrays of these rules, made once."""
    return _tables(_Key(rules))


class _Key:
    """Rules as a dictionary key: compared by what they say."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        boards = tuple(rules.boards[art].spaces for art in ARTS)
        self._key = (rules.players, rules.deck, boards, rules.action_card, rules.centre_may_stay)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._key == other._key


@lru_cache(maxsize=8)
def _tables(key: _Key) -> Tables:
    rules = key.rules
    spaces = max(len(rules.boards[art].spaces) for art in ARTS)
    most = max(rules.deck)
    earned = np.zeros((3, len(ARTS), spaces + 1, most + 1), np.float32)
    exists = np.zeros((len(ARTS), spaces + 1), np.bool_)
    numbers, bonus = np.zeros((2, len(ARTS), spaces + 1), np.float32)
    for index, art in enumerate(ARTS):
        board = rules.boards[art]
        for place, space in enumerate(board.spaces):
            exists[index, place] = True
            numbers[index, place] = sum(space.numbers) / len(space.numbers)
            bonus[index, place] = space.bonus
            for count in range(rules.deck[index] + 1):
                prediction, _, tokens = worth(board, space.label, count)
                near = (prediction is Prediction.PERFECT, prediction is Prediction.INCOMPLETE)
                earned[:, index, place, count] = tokens.points, *near
    deck = np.array(rules.deck, np.int8)[:, None]
    layers = np.einsum("aksc,lapc->alpks", _odds(rules, most), earned)
    prospects = np.ascontiguousarray(layers.reshape(len(ARTS), 3 * (spaces + 1), -1))
    return Tables(rules, spaces, exists, earned[0], deck, np.ascontiguousarray(layers[:, 0]), prospects, numbers, bonus)


def _odds(rules: Rules, most: int) -> NDArray[np.float32]:
    """Return [art, known, seen, count]: how likely each final count is."""
    total, in_play = sum(rules.deck), rules.in_play
    odds = np.zeros((len(ARTS), most + 1, in_play + 1, most + 1), np.float32)
    for seen in range(in_play + 1):
        for hidden in range(min(max(rules.deck), total - seen) + 1):
            row = drawn(total - seen, hidden, in_play - seen)
            for art, cards in enumerate(rules.deck):
                known = cards - hidden
                if 0 <= known <= seen:
                    odds[art, known, seen, known : known + len(row)] = row
    return odds
