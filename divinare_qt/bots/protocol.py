"""The bot protocol's messages, to and from values. One JSON object a line; both sides of the pipe use this page."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from divinare_qt.bots.account import Account
from divinare_qt.bots.situation import Situation
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, choices, in_order, is_art, is_cards
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.events import Dealt, Discarded, Event, Passed, Played
from divinare_qt.rules.moves import CENTRE, Discard, Move, Pass, Play
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import Phase
from divinare_qt.rules.view import SeatView
from divinare_qt.speech import translate

VERSION: Final = 1
KINDS: Final = {"play": Phase.PLAY, "pass": Phase.PASS, "discard": Phase.DISCARD}


def encoded(message: Mapping[str, object]) -> bytes:
    """Return a message as a line."""
    return json.dumps(message, ensure_ascii=False).encode() + b"\n"


def decoded(line: bytes) -> Mapping[str, object]:
    """Return the message of a line; ValueError if it is none."""
    try:
        message = json.loads(line.decode())
    except ValueError as error:
        raise ValueError(translate("Protocol", "the message is not JSON")) from error
    except RecursionError as error:
        raise ValueError(translate("Protocol", "the message is nested too deeply")) from error
    if not isinstance(message, dict):
        reason = translate("Protocol", "a message is a JSON object")
        raise ValueError(reason)  # noqa: TRY004 - for the caller it is bad text, not a bad type
    return message


def hello(game: str, seat: int, seats: Sequence[Mapping[str, str]], rules: Rules) -> dict[str, object]:
    """Return the message that opens a game."""
    return {
        "hello": {
            "protocol": VERSION,
            "game": game,
            "seat": seat,
            "seats": [{"name": entry["name"], "character": entry["character"]} for entry in seats],
            "rules": data.as_data(rules),
        }
    }


def choose(number: int, situation: Situation, limit_ms: int) -> dict[str, object]:
    """Return the message that asks for a decision."""
    kind = situation.view.phase.value
    request: dict[str, object] = {"id": number, "kind": kind}
    if kind != "play":
        request["count"] = situation.view.wanted
    request |= {"limit_ms": limit_ms, "view": situation.view.as_json()}
    if kind == "play":
        request["legal"] = [{"art": play.art, "to": play.to} for play in situation.legal if isinstance(play, Play)]
    return {"choose": request}


def move_message(number: int, move: Move, account: Account | None = None) -> dict[str, object]:
    """Return the answer to a `choose`, with what a host needs to have the bot decide the same again."""
    about = {} if account is None else {"about": account.as_json()}
    if isinstance(move, Play):
        return {"move": {"id": number, "play": {"art": move.art, "to": move.to}, **about}}
    return {"move": {"id": number, "pass" if isinstance(move, Pass) else "discard": move.cards, **about}}


def parse_move_entry(entry: Mapping[str, object]) -> Move:
    """Return the move of an answer; ValueError says what is wrong with it."""
    play = entry.get("play")
    if isinstance(play, Mapping):
        art, to = play.get("art"), play.get("to")
        if is_art(art) and isinstance(to, str):
            return Play(art, to)
    for kind, make in (("pass", Pass), ("discard", Discard)):
        cards = entry.get(kind)
        if is_cards(cards):
            return make(cards)
    raise ValueError(translate("Protocol", "the answer holds no play, pass or discard"))


def parse_situation(request: Mapping[str, object], rules: Rules) -> Situation:
    """Return the decision that a `choose` asks for; ValueError says what is wrong with it."""
    try:
        kind = request.get("kind")
        if not isinstance(kind, str) or kind not in KINDS:
            reason = translate("Protocol", "one of {kinds} is wanted, not {value}")
            raise BadRules("kind", reason.format(kinds=", ".join(KINDS), value=data.shown(kind)))
        phase = KINDS[kind]
        view = parse_view(request.get("view"), rules, phase)
        return Situation(rules, view, _legal(request, view, rules))
    except BadRules as error:
        raise ValueError(str(error)) from error


def parse_view(value: object, rules: Rules, phase: Phase) -> SeatView:
    """Return the view that a host sent."""
    entry = data.table(value, "view")
    players = rules.players
    seat = data.whole(entry.get("seat"), "view.seat", 0, players - 1)
    hand = entry.get("hand")
    if not is_cards(hand):
        raise BadRules("view.hand", _letters_wanted(hand))
    return SeatView(
        seat=seat,
        round=data.whole(entry.get("round"), "view.round", 1, data.MOST_ROUNDS),
        rounds=data.whole(entry.get("rounds"), "view.rounds", 1, data.MOST_ROUNDS),
        first=data.whole(entry.get("first"), "view.first", 0, players - 1),
        turn=data.whole(entry.get("turn"), "view.turn", 0, players - 1),
        phase=phase,
        hand=in_order(hand),
        hand_sizes=_sizes(entry.get("hand_sizes"), players),
        stacks=_stacks(entry.get("stacks"), rules),
        tokens=_tokens(entry.get("tokens"), rules),
        history=_history(entry.get("history"), rules, seat),
        points=_points(entry.get("points"), players),
        wanted=_wanted(rules, phase, len(hand)),
    )


def _wanted(rules: Rules, phase: Phase, size: int) -> int:
    if phase is Phase.PASS:
        return rules.action_card.passed_at(size)
    return rules.action_card.discard if phase is Phase.DISCARD else 0


def _legal(request: Mapping[str, object], view: SeatView, rules: Rules) -> tuple[Move, ...]:
    if view.phase is not Phase.PLAY:
        make = Pass if view.phase is Phase.PASS else Discard
        return tuple(make(cards) for cards in choices(view.hand, _count(request, view, rules)))
    legal = []
    for number, entry in enumerate(_list(request.get("legal"), "legal")):
        play = data.table(entry, f"legal[{number}]")
        art, to = play.get("art"), play.get("to")
        if not is_art(art) or not isinstance(to, str) or to not in rules.boards[art].plays:
            raise BadRules(f"legal[{number}]", _no_play())
        legal.append(rules.boards[art].plays[to])
    if not legal:
        raise BadRules("legal", translate("Protocol", "at least one move is wanted"))
    return tuple(legal)


def _count(request: Mapping[str, object], view: SeatView, rules: Rules) -> int:
    """Return how many cards are given away, which the rules and the question have to agree on."""
    size = len(view.hand)
    if not view.wanted or (view.phase is Phase.DISCARD and size != rules.action_card.hand):
        reason = translate("Protocol", "by the action card there is no {kind} with {size} cards in hand")
        raise BadRules("kind", reason.format(kind=view.phase.value, size=size))
    count = request.get("count", view.wanted)
    if type(count) is not int or count != view.wanted:
        reason = translate("Protocol", "by the action card it is {wanted}, not {count}")
        raise BadRules("count", reason.format(wanted=view.wanted, count=data.shown(count)))
    return view.wanted


def _list(value: object, place: str, size: int | None = None) -> Sequence[object]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        any_list, of_size = (
            translate("Protocol", "a list is wanted"),
            translate("Protocol", "a list of {size} is wanted"),
        )
        raise BadRules(place, any_list if size is None else of_size.format(size=size))
    return value


def _sizes(value: object, players: int) -> tuple[int, ...]:
    sizes = _list(value, "view.hand_sizes", players)
    return tuple(data.whole(size, "view.hand_sizes", 0, data.MOST_CARDS) for size in sizes)


def _stacks(value: object, rules: Rules) -> tuple[int, ...]:
    stacks = data.table(value, "view.stacks")
    return tuple(
        data.whole(stacks.get(art), f"view.stacks.{art}", 0, cards) for art, cards in zip(ARTS, rules.deck, strict=True)
    )


def _tokens(value: object, rules: Rules) -> tuple[tuple[str, ...], ...]:
    seats = [data.table(entry, "view.tokens") for entry in _list(value, "view.tokens", rules.players)]
    columns = []
    for art in ARTS:
        column = tuple(str(seat.get(art)) for seat in seats)
        strange = next((label for label in column if label not in rules.boards[art].plays), None)
        if strange is not None:
            reason = translate("Rules", "the {art} board has no space {space}")
            raise BadRules("view.tokens", reason.format(art=art, space=data.shown(strange)))
        columns.append(column)
    return tuple(columns)


def _points(value: object, players: int) -> tuple[int | None, ...]:
    points = _list(value, "view.points", players)
    return tuple(None if entry is None else data.whole(entry, "view.points", -999, 999) for entry in points)


def _history(value: object, rules: Rules, seat: int) -> tuple[Event, ...]:
    """Return the events of a round. The protocol does not say where a token came from; that follows from the rest."""
    here = {(owner, art): CENTRE for owner in range(rules.players) for art in ARTS}
    events: list[Event] = []
    for number, entry in enumerate(_list(value, "view.history")):
        place = f"view.history[{number}]"
        event = _event(data.table(entry, place), rules, seat, place)
        if isinstance(event, Played):
            event = Played(event.seat, event.art, here[event.seat, event.art], event.to)
            here[event.seat, event.art] = event.to
        if event is not None:
            events.append(event)
    return tuple(events)


def _event(entry: Mapping[str, object], rules: Rules, seat: int, place: str) -> Event | None:
    nobody: list[str | None] = [None] * rules.players
    if "deal" in entry:
        nobody[seat] = _cards(entry["deal"], place)
        return Dealt(0, 0, tuple(nobody), None)
    if "discard" in entry:
        return Discarded(seat, _cards(entry["discard"], place))
    if "pass" in entry:
        passed = data.table(entry["pass"], place)
        nobody[seat] = _cards(passed.get("gave"), place)
        nobody[(seat + 1) % rules.players] = _cards(passed.get("received"), place)
        return Passed(tuple(nobody))
    if "play" in entry:
        play = data.table(entry["play"], place)
        art, to = play.get("art"), play.get("to")
        if not is_art(art) or not isinstance(to, str) or to not in rules.boards[art].plays:
            raise BadRules(place, _no_play())
        return Played(data.whole(play.get("seat"), place, 0, rules.players - 1), art, CENTRE, to)
    return None


def _cards(value: object, place: str) -> str:
    if not is_cards(value):
        raise BadRules(place, _letters_wanted(value))
    return in_order(value)


def _letters_wanted(value: object) -> str:
    reason = translate("Protocol", "a text of the letters {letters} is wanted, not {value}")
    return reason.format(letters="".join(ARTS), value=data.shown(value))


def _no_play() -> str:
    return translate("Protocol", "this is not a card and a space of its board")
