"""Small games laid out by hand: rules with a few words, a deal by its hands, and moves as text."""

from divinare_qt.rules import data
from divinare_qt.rules.arts import without
from divinare_qt.rules.engine import apply, new_game, start_round
from divinare_qt.rules.events import Event
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import Deal, Move, parse_move
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import State


def small(
    players: int,
    hand: int,
    passes: dict[int, int] | None = None,
    *,
    discard: int = 0,
    rounds: int = 1,
    more: dict[str, object] | None = None,
) -> Rules:
    """Return rules with the box's deck and boards, but with an action card of one's own, and `more` that differs."""
    card = {
        "rounds": rounds,
        "hand": hand,
        "discard": discard,
        "passes": {str(size): count for size, count in (passes or {}).items()},
    }
    return data.rules({"action_card": card, **(more or {})}, "rules", default_rules(players))


def deal_of(rules: Rules, *hands: str) -> Deal:
    """Return the deal that gives these hands, and sets the rest of the deck aside."""
    aside = without(rules.cards, "".join(hands))
    assert aside is not None
    return Deal(hands, aside)


def dealt(rules: Rules, *hands: str, first: int = 0) -> State:
    """Return a game whose first round has just been dealt."""
    return start_round(new_game(rules, first), deal_of(rules, *hands))[0]


def spoken(text: str) -> tuple[int, Move]:
    """Return the seat and the move of a text such as `0 G:7` or `1 pass RB`."""
    seat, _, move = text.partition(" ")
    return int(seat), parse_move(move)


def play(state: State, *moves: str) -> State:
    """Make moves, and return the state after them."""
    for move in moves:
        state, _ = apply(state, *spoken(move))
    return state


def happening(state: State, move: str) -> tuple[Event, ...]:
    """Make a move, and return what happened."""
    return apply(state, *spoken(move))[1]
