"""The game as a function: a state and a move give a new state and the events that led to it."""

from functools import lru_cache
from typing import TypeAlias

from divinare_qt.rules.arts import ARTS, ORDER, choices, in_order, without
from divinare_qt.rules.errors import (
    AlreadyChosen,
    BadDeal,
    CardNotHeld,
    GameIsOver,
    NoSuchSeat,
    NoSuchSpace,
    NotAskedFor,
    NotYourTurn,
    SpaceOccupied,
    TokenMustMove,
    WrongCount,
)
from divinare_qt.rules.events import Dealt, Discarded, Event, GameEnded, PassChosen, Passed, Played, Revealed
from divinare_qt.rules.moves import CENTRE, Deal, Discard, Move, Pass, Play
from divinare_qt.rules.purse import Tokens, settle
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.scoring import scored
from divinare_qt.rules.state import Phase, State
from divinare_qt.speech import translate

Step: TypeAlias = tuple[State, tuple[Event, ...]]


def new_game(rules: Rules, first: int = 0, seed: int = 0) -> State:
    """Return a game before its first deal."""
    if not 0 <= first < rules.players:
        raise NoSuchSeat(first, rules.players)
    return State(
        rules=rules,
        first=first,
        seed=seed,
        phase=Phase.DEAL,
        turn=first,
        hands=("",) * rules.players,
        tokens=((CENTRE,) * rules.players,) * len(ARTS),
        stacks=(0,) * len(ARTS),
        purses=(Tokens(),) * rules.players,
        bank=rules.bank,
    )


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Return every move that `apply` accepts from a seat now; none when it is not asked."""
    if state.phase is Phase.PLAY:
        return tuple(_legal_plays(state, seat)) if seat == state.turn else ()
    if seat not in state.waiting_for():
        return ()
    hand = state.hands[seat]
    if state.phase is Phase.PASS:
        return _passes(hand, cards_wanted(state))
    return tuple([Discard(cards) for cards in choices(hand, cards_wanted(state))])


@lru_cache(maxsize=4096)
def _passes(hand: str, count: int) -> tuple[Pass, ...]:
    return tuple([Pass(cards) for cards in choices(hand, count)])


def _legal_plays(state: State, seat: int) -> list[Play]:
    rules, hand = state.rules, state.hands[seat]
    plays: list[Play] = []
    for art, column in zip(ARTS, state.tokens, strict=True):
        if art in hand:
            plays += rules.boards[art].destinations(column[seat], column, may_stay=rules.centre_may_stay)
    return plays


def cards_wanted(state: State) -> int:
    """Return how many cards each seat must choose now, to pass or discard; 0 when cards are played."""
    if state.phase is Phase.PASS:
        return state.rules.action_card.passed_at(len(state.hands[0]))
    return state.rules.action_card.discard if state.phase is Phase.DISCARD else 0


def start_round(state: State, deal: Deal) -> Step:
    """Deal the next round."""
    if state.phase is not Phase.DEAL:
        raise GameIsOver if state.phase is Phase.OVER else NotAskedFor(state.phase.value, "deal")
    _check_deal(state.rules, deal)
    number = state.round + 1
    first = (state.first + number - 1) % state.players
    hands = tuple(map(in_order, deal.hands))
    aside = in_order(deal.aside)
    dealt = Dealt(number, first, hands, aside)
    nobody: tuple[None, ...] = (None,) * state.players
    state = state._replace(
        revision=state.revision + 1,
        round=number,
        turn=first,
        hands=hands,
        aside=aside,
        tokens=((CENTRE,) * state.players,) * len(ARTS),
        stacks=(0,) * len(ARTS),
        discards=nobody,
        chosen=nobody,
        phase=Phase.DISCARD if state.rules.action_card.discard else Phase.PLAY,
        history=(dealt,),
    )
    return (state if state.phase is Phase.DISCARD else _at_event(state)), (dealt,)


def _check_deal(rules: Rules, deal: Deal) -> None:
    if len(deal.hands) != rules.players:
        reason = translate("Rules", "{hands} hands were dealt to {players} players")
        raise BadDeal(reason.format(hands=len(deal.hands), players=rules.players))
    for seat, hand in enumerate(deal.hands):
        if len(hand) != rules.action_card.hand:
            reason = translate("Rules", "seat {seat} was dealt {count} cards, not {hand}")
            raise BadDeal(reason.format(seat=seat, count=len(hand), hand=rules.action_card.hand))
    cards = in_order("".join(deal.hands) + deal.aside)
    if cards != rules.cards:
        wrong = next(art for art in ARTS if cards.count(art) != rules.cards.count(art))
        reason = translate("Rules", "hands and set-aside cards hold {count} {art} cards, but the deck has {deck}")
        raise BadDeal(reason.format(count=cards.count(wrong), art=wrong, deck=rules.cards.count(wrong)))


def apply(state: State, seat: int, move: Move) -> Step:
    """Make a move for a seat. A move that is not legal raises a Refusal, and nothing has happened."""
    if not 0 <= seat < state.players:
        raise NoSuchSeat(seat, state.players)
    if state.phase is Phase.OVER:
        raise GameIsOver
    if isinstance(move, Play):
        return _play(state, seat, move)
    if isinstance(move, Pass):
        return _pass(state, seat, move)
    return _discard(state, seat, move)


def _play(state: State, seat: int, move: Play) -> Step:
    if state.phase is not Phase.PLAY:
        raise NotAskedFor(state.phase.value, "play")
    if seat != state.turn:
        raise NotYourTurn(seat, state.turn)
    hand = without(state.hands[seat], move.art)
    if hand is None:
        raise CardNotHeld(seat, move.art, state.hands[seat])
    index = ORDER[move.art]
    column = state.tokens[index]
    _check_destination(state.rules, column, seat, move)
    played = Played(seat, move.art, column[seat], move.to)
    moved = (*column[:seat], move.to, *column[seat + 1 :])
    stacks, tokens, hands = state.stacks, state.tokens, state.hands
    state = state._replace(
        revision=state.revision + 1,
        turn=(seat + 1) % state.players,
        hands=(*hands[:seat], hand, *hands[seat + 1 :]),
        tokens=(*tokens[:index], moved, *tokens[index + 1 :]),
        stacks=(*stacks[:index], stacks[index] + 1, *stacks[index + 1 :]),
        history=(*state.history, played),
    )
    if state.turn != state.first_player:
        return state, (played,)
    if hand:
        return _at_event(state), (played,)
    state, events = _finish_round(state)
    return state, (played, *events)


def _check_destination(rules: Rules, column: tuple[str, ...], seat: int, move: Play) -> None:
    board = rules.boards[move.art]
    if move.to not in board.plays:
        raise NoSuchSpace(move.art, move.to)
    here = column[seat]
    if move.to == CENTRE:
        if here == CENTRE and move not in board.destinations(here, column, may_stay=rules.centre_may_stay):
            raise TokenMustMove(move.art, CENTRE)
    elif move.to == here:
        raise TokenMustMove(move.art, here)
    elif move.to in column:
        raise SpaceOccupied(move.art, move.to, column.index(move.to))


def _at_event(state: State) -> State:
    """Ask for a pass if the action card has one at this hand size. All hands are equally large here."""
    if not state.rules.action_card.passed_at(len(state.hands[0])):
        return state
    return state._replace(phase=Phase.PASS, chosen=(None,) * state.players)


def _chosen(state: State, seat: int, move: Pass | Discard, already: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """Check a choice of cards and return the choices with it."""
    if already[seat] is not None:
        raise AlreadyChosen(seat)
    if len(move.cards) != cards_wanted(state):
        raise WrongCount(cards_wanted(state), len(move.cards))
    if without(state.hands[seat], move.cards) is None:
        raise CardNotHeld(seat, move.cards, state.hands[seat])
    return (*already[:seat], move.cards, *already[seat + 1 :])


def _pass(state: State, seat: int, move: Pass) -> Step:
    if state.phase is not Phase.PASS:
        raise NotAskedFor(state.phase.value, "pass")
    chosen = _chosen(state, seat, move, state.chosen)
    events: tuple[Event, ...] = (PassChosen(seat, move.cards),)
    state = state._replace(revision=state.revision + 1, chosen=chosen)
    gave = tuple([cards for cards in chosen if cards is not None])
    if len(gave) < state.players:
        return state, events
    passed = Passed(gave)
    hands = tuple(
        in_order((without(hand, gave[giver]) or "") + gave[(giver + 1) % state.players])
        for giver, hand in enumerate(state.hands)
    )
    state = state._replace(
        hands=hands,
        phase=Phase.PLAY,
        chosen=(None,) * state.players,
        history=(*state.history, passed),
    )
    return state, (*events, passed)


def _discard(state: State, seat: int, move: Discard) -> Step:
    if state.phase is not Phase.DISCARD:
        raise NotAskedFor(state.phase.value, "discard")
    discards = _chosen(state, seat, move, state.discards)
    discarded = Discarded(seat, move.cards)
    left = without(state.hands[seat], move.cards) or ""
    state = state._replace(
        revision=state.revision + 1,
        discards=discards,
        hands=(*state.hands[:seat], left, *state.hands[seat + 1 :]),
        history=(*state.history, discarded),
    )
    if None in discards:
        return state, (discarded,)
    return _at_event(state._replace(phase=Phase.PLAY)), (discarded,)


def _finish_round(state: State) -> Step:
    """Reveal the discards, score the round and, after the last one, end the game."""
    events: tuple[Event, ...] = ()
    revealed = in_order("".join([cards for cards in state.discards if cards]))
    if revealed:
        events = (Revealed(revealed),)
        counts = zip(ARTS, state.stacks, strict=True)
        state = state._replace(stacks=tuple([count + revealed.count(art) for art, count in counts]))
    result = scored(state)
    purses, bank = settle(state.purses, state.bank, result.tokens)
    over = state.round == state.rules.rounds
    state = state._replace(
        phase=Phase.OVER if over else Phase.DEAL,
        purses=purses,
        bank=bank,
        results=(*state.results, result),
        history=(*state.history, *events, result),
    )
    events = (*events, result)
    return state, (*events, GameEnded(state.points, state.winners)) if over else events
