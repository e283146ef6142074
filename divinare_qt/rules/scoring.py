"""Counting the cards beside the boards, and what each token earns."""

from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.boards import Board, Prediction
from divinare_qt.rules.events import Award, RoundScored
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.state import State


def worth(board: Board, label: str, count: int) -> tuple[Prediction, int, Tokens]:
    """Return how a token on a space is judged, the bonus that counted, and the tokens it earns."""
    prediction = board.prediction(label, count)
    if prediction is Prediction.NONE:
        return prediction, 0, Tokens()
    index = board.index(label)
    bonus = 0 if index is None else board.spaces[index].bonus
    if prediction is Prediction.PERFECT:
        return prediction, bonus, Tokens(blue=1, yellow=bonus)
    if prediction is Prediction.INCOMPLETE:
        return prediction, bonus, Tokens(yellow=1 + bonus)
    return prediction, bonus, Tokens(red=1 + bonus)


def scored(state: State) -> RoundScored:
    """Score the round whose cards have all been played."""
    awards = []
    taken = [Tokens()] * state.players
    for art in ARTS:
        board, count = state.rules.boards[art], state.stacks[ORDER[art]]
        for seat, label in enumerate(state.tokens[ORDER[art]]):
            prediction, bonus, earned = worth(board, label, count)
            awards.append(Award(seat, art, label, prediction, bonus, earned))
            taken[seat] += earned
    return RoundScored(state.round, state.stacks, tuple(awards), tuple(taken))
