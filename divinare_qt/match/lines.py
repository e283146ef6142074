"""The other lines of a record, to and from moves."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from divinare_qt.bots.account import Account, parse_account
from divinare_qt.match.errors import BadLine
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, is_art, is_cards
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.events import RoundScored
from divinare_qt.rules.moves import Deal, Discard, Move, Pass, Play
from divinare_qt.speech import translate

LONGEST_STACK: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class DealLine:
    """A round was dealt."""

    round: int
    deal: Deal


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat made a move."""

    seat: int
    move: Move
    account: Account | None = None
    """How a built-in bot came to it."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last decisions no longer hold."""

    count: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A score or end line: what the writer says follows from the lines before it."""

    kind: str
    says: Mapping[str, object]


Line: TypeAlias = DealLine | Decision | TakeBack | Claim

_KINDS: Final = ("deal", "discard", "pass", "play", "takeback", "score", "end")
_COMPACT: Final = (", ", ": ")


def encoded(line: Mapping[str, object]) -> bytes:
    """Return a line as it stands in a file."""
    return json.dumps(line, ensure_ascii=False, separators=_COMPACT).encode() + b"\n"


def decoded(text: bytes) -> Mapping[str, object]:
    """Return the JSON object of a line. ValueError says that it is no JSON at all; BadLine that it is no object."""
    try:
        value = json.loads(text.decode())
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(value, dict):
        raise BadLine(translate("Record", "a line is a JSON object"))
    return value


def parse(line: Mapping[str, object]) -> Line | None:
    """Return what a line says; None if it has no key that this version knows."""
    known = [kind for kind in _KINDS if kind in line]
    if not known:
        return None
    if len(known) > 1:
        reason = translate("Record", "a line says one thing, and this one has {one} and {other}")
        raise BadLine(reason.format(one=", ".join(known[:-1]), other=known[-1]))
    kind = known[0]
    try:
        entry = data.table(line[kind], kind)
        if kind in ("score", "end"):
            return Claim(kind, entry)
        if kind == "deal":
            return _deal(entry)
        if kind == "takeback":
            return TakeBack(data.whole(entry.get("count"), "takeback.count", 1, LONGEST_STACK))
        seat = data.whole(entry.get("seat"), f"{kind}.seat", 0, 3)
        return Decision(seat, move(kind, entry), parse_account(entry.get("bot")))
    except BadRules as error:
        raise BadLine(str(error)) from error


def _deal(entry: Mapping[str, object]) -> DealLine:
    number = data.whole(entry.get("round"), "deal.round", 1, data.MOST_ROUNDS)
    hands, aside = entry.get("hands"), entry.get("aside")
    if not isinstance(hands, list) or not all(is_cards(hand) for hand in hands):
        raise BadRules(
            "deal.hands",
            translate("Record", "a list of hands of the letters {letters} is wanted").format(letters="".join(ARTS)),
        )
    return DealLine(number, Deal(tuple(hands), cards(aside, "deal.aside")))


def move(kind: str, entry: Mapping[str, object]) -> Move:
    """Return the move of a `play`, `pass` or `discard` entry."""
    if kind != "play":
        chosen = cards(entry.get("cards"), f"{kind}.cards")
        return Pass(chosen) if kind == "pass" else Discard(chosen)
    art, to = entry.get("art"), entry.get("to")
    if not is_art(art):
        reason = translate("Record", "one of the letters {letters} is wanted, not {value}")
        raise BadRules("play.art", reason.format(letters=", ".join(ARTS), value=data.shown(art)))
    if not isinstance(to, str):
        reason = translate("Record", "the label of a space is wanted, not {value}")
        raise BadRules("play.to", reason.format(value=data.shown(to)))
    return Play(art, to)


def cards(value: object, place: str) -> str:
    """Return a string of art letters."""
    if not is_cards(value):
        reason = translate("Record", "a text of the letters {letters} is wanted, not {value}")
        raise BadRules(place, reason.format(letters="".join(ARTS), value=data.shown(value)))
    return value


def decision_line(seat: int, made: Move, account: Account | None = None) -> dict[str, object]:
    """Return the line of a decision, with a built-in bot's account of it."""
    bot = {} if account is None else {"bot": account.as_json()}
    if isinstance(made, Play):
        return {"play": {"seat": seat, "art": made.art, "to": made.to, **bot}}
    kind = "pass" if isinstance(made, Pass) else "discard"
    return {kind: {"seat": seat, "cards": made.cards, **bot}}


def deal_line(number: int, deal: Deal) -> dict[str, object]:
    """Return the line of a deal."""
    return {"deal": {"round": number, "hands": list(deal.hands), "aside": deal.aside}}


def score_line(result: RoundScored) -> dict[str, object]:
    """Return the line that closes a round."""
    return {
        "score": {
            "round": result.round,
            "counts": dict(zip(ARTS, result.counts, strict=True)),
            "tokens": [taken.as_list() for taken in result.tokens],
            "points": list(result.points),
        }
    }


def end_line(
    points: tuple[int, ...], winners: tuple[int, ...], opening: Mapping[str, object] | None = None
) -> dict[str, object]:
    """Return the line that closes a game, and opens the seal on its deals."""
    end: dict[str, object] = {"points": list(points), "winners": list(winners)}
    return {"end": end if opening is None else {**end, "opening": opening}}


def take_back_line(count: int) -> dict[str, object]:
    """Return the line of a take-back."""
    return {"takeback": {"count": count}}
