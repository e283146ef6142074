"""The novice: a person's first game. Its own hand, a gut feeling, some slips, but nothing absurd."""

import random
from typing import Final

from divinare_qt.bots.counts import counted
from divinare_qt.bots.situation import Effort, Level, Ratings, Situation
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.boards import Board
from divinare_qt.rules.moves import CENTRE, Move, Play

GUT: Final = 1.6
"""Spread, in cards, of a gut feeling about how many will be played."""
SLIP: Final = 0.12
"""How often any move will do."""
ABSURD: Final = -10.0
_WHIM: Final = 1.0


class Novice(Level):
    """Guesses a number for each board, and goes as near to it as the free spaces allow."""

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move."""
        del effort
        dice = random.Random(seed)  # noqa: S311 - a game, not a secret
        guesses = [guess + dice.gauss(0, GUT) for guess in _guesses(situation)]
        slip = dice.random() < SLIP
        return Ratings(
            {move: _worth(situation, move, guesses, slip=slip) + dice.uniform(0, _WHIM) for move in situation.legal}
        )


def _guesses(situation: Situation) -> list[float]:
    """Return how many cards of each art will be played, if the unseen ones fall evenly."""
    rules, view = situation.rules, situation.view
    known = [stack + held for stack, held in zip(view.stacks, counted(view.hand), strict=True)]
    unseen = sum(rules.deck) - sum(known)
    share = (rules.in_play - sum(known)) / unseen if unseen else 0.0
    return [sure + (cards - sure) * share for sure, cards in zip(known, rules.deck, strict=True)]


def _worth(situation: Situation, move: Move, guesses: list[float], *, slip: bool) -> float:
    if not isinstance(move, Play):
        return 0.0
    index = ORDER[move.art]
    if ruled_out(situation, move):
        return ABSURD
    if slip:
        return 0.0
    board = situation.rules.boards[move.art]
    here = situation.view.tokens[index][situation.seat]
    return _closeness(board, move.to, guesses[index]) - _closeness(board, here, guesses[index])


def _closeness(board: Board, label: str, guess: float) -> float:
    index = board.index(label)
    if index is None:
        return 0.0
    return 2.5 - 1.5 * min(abs(number - guess) for number in board.spaces[index].numbers)


def ruled_out(situation: Situation, move: Play) -> bool:
    """Tell whether stack and hand already show that a space cannot be the perfect one."""
    if move.to == CENTRE:
        return False
    rules, view = situation.rules, situation.view
    index = ORDER[move.art]
    least = view.stacks[index] + counted(view.hand)[index]
    most = min(rules.deck[index], least + rules.in_play - sum(view.stacks) - len(view.hand))
    space = rules.boards[move.art].spaces[rules.boards[move.art].labels.index(move.to)]
    return all(not least <= number <= most for number in space.numbers)
