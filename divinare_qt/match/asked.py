"""What a bot on a seat is asked: made here alone, so that an audit can ask the very same again."""

from dataclasses import replace

from divinare_qt.bots.situation import Situation
from divinare_qt.rules.engine import legal_moves
from divinare_qt.rules.state import Phase, State
from divinare_qt.rules.view import view


def asked(state: State, seat: int) -> Situation:
    """Return the decision that a seat has to make.

    Discards are chosen together: nobody is shown that another's hand has shrunk before all have chosen, so a question
    does not depend on who answered first.
    """
    seen = view(state, seat)
    if seen.phase is Phase.DISCARD:
        seen = replace(seen, hand_sizes=(len(seen.hand),) * len(seen.hand_sizes))
    return Situation(state.rules, seen, legal_moves(state, seat))
