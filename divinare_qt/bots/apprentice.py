"""The apprentice: expected value from the cards it can see. What it passed on, it forgets."""

import random

from divinare_qt.bots.belief import counted
from divinare_qt.bots.situation import Choice, Effort, Situation
from divinare_qt.bots.values import Values, expected_values, naive_odds
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.moves import Move, Play
from divinare_qt.rules.view import SeatView


def visible_values(situation: Situation) -> Values:
    """Return what each space is worth to one who counts stacks and hand."""
    view = situation.view
    known = tuple(stack + held for stack, held in zip(view.stacks, counted(view.hand), strict=True))
    return expected_values(situation.rules, naive_odds(situation.rules, known))


def gain(view: SeatView, values: Values, play: Play) -> float:
    """Return what a play adds to the value of one's tokens as they stand."""
    assert view.seat is not None  # noqa: S101 - only seats decide
    row = values[ORDER[play.art]]
    return row[play.to] - row[view.tokens[ORDER[play.art]][view.seat]]


class Apprentice:
    """Takes the play that gains most now, and passes on whatever comes to hand."""

    def choose(self, situation: Situation, effort: Effort, seed: int) -> Choice:
        """Return a legal move."""
        del effort
        dice = random.Random(seed)  # noqa: S311 - a game, not a secret
        plays = [move for move in situation.legal if isinstance(move, Play)]
        if not plays:
            return Choice(dice.choice(situation.legal))
        return Choice(best_play(situation, plays))


def best_play(situation: Situation, plays: list[Play]) -> Move:
    """Return the play that gains most."""
    values = visible_values(situation)
    return max(plays, key=lambda play: gain(situation.view, values, play))
