"""The apprentice: expected value from the cards it can see. What it passed on, it forgets."""

import random

from divinare_qt.bots.counts import counted
from divinare_qt.bots.potential import margin_of_others
from divinare_qt.bots.situation import Effort, Level, Ratings, Situation
from divinare_qt.bots.values import Values, expected_values, naive_odds
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.moves import Move, Play


class Apprentice(Level):
    """Likes the play that gains most now, and passes on whatever comes to hand."""

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move."""
        del effort
        dice = random.Random(seed)  # noqa: S311 - a game, not a secret
        values = visible_values(situation)
        base = _standing(situation, values) - margin_of_others(situation, values)
        return Ratings({move: base + _gain(situation, values, move, dice) for move in situation.legal})


def visible_values(situation: Situation) -> Values:
    """Return what each space is worth to one who counts stacks and hand."""
    view = situation.view
    known = tuple(stack + held for stack, held in zip(view.stacks, counted(view.hand), strict=True))
    return expected_values(situation.rules, naive_odds(situation.rules, known))


def _standing(situation: Situation, values: Values) -> float:
    return sum(row[column[situation.seat]] for row, column in zip(values, situation.view.tokens, strict=True))


def _gain(situation: Situation, values: Values, move: Move, dice: random.Random) -> float:
    """Return what a play adds to the value of one's tokens as they stand; for a pass, a whim too small to matter."""
    if not isinstance(move, Play):
        return dice.uniform(0, 0.01)
    row = values[ORDER[move.art]]
    return row[move.to] - row[situation.view.tokens[ORDER[move.art]][situation.seat]]
