"""The adept: the exact belief, and a plan for the tokens that it will be forced off."""

from divinare_qt.bots.belief import Belief, believe
from divinare_qt.bots.potential import Potential, margin_of_others, weights
from divinare_qt.bots.situation import Effort, Level, Ratings, Situation
from divinare_qt.bots.values import expected_values


class Adept(Level):
    """Judges every move by the potential of its tokens under the exact belief."""

    def rate(self, situation: Situation, effort: Effort, seed: int) -> Ratings:
        """Return a value for every legal move."""
        del effort, seed
        return judged(situation, believe(situation.rules, situation.view))


def judged(situation: Situation, belief: Belief) -> Ratings:
    """Rate every legal move under a belief."""
    values = expected_values(situation.rules, belief.counts())
    potential = Potential(situation, values, weights(situation.rules.players))
    others = margin_of_others(situation, values)
    return Ratings({move: potential.after(move) - others for move in situation.legal})
