"""Rules from data: validated construction of decks, boards and action cards, and the way back.

The same mappings come from TOML files in `resources/` and from JSON in game records, so a *place* such as
`boards.G.spaces[2]` is carried along, for messages that say where the data is wrong.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from divinare_qt.rules.arts import ARTS, Art, art_name
from divinare_qt.rules.boards import FEWEST_SPACES, MOST_BONUS, MOST_NUMBERS, MOST_SPACES, Board, Space
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.rules import ActionCard, Rules
from divinare_qt.speech import translate

MOST_CARDS: Final = 99
MOST_ROUNDS: Final = 12


def whole(value: object, place: str, least: int, most: int) -> int:
    """Return a whole number within bounds; `True` and `1.0` are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRules(place, translate("Rules", "a whole number is wanted, not {value}").format(value=shown(value)))
    if not least <= value <= most:
        raise BadRules(
            place,
            translate("Rules", "{value} is not from {least} to {most}").format(
                value=shown(value), least=least, most=most
            ),
        )
    return value


def flag(value: object, place: str) -> bool:
    """Return a truth value."""
    if not isinstance(value, bool):
        raise BadRules(place, translate("Rules", "true or false is wanted, not {value}").format(value=shown(value)))
    return value


def table(value: object, place: str) -> Mapping[str, object]:
    """Return a mapping with string keys."""
    if not isinstance(value, Mapping):
        raise BadRules(
            place, translate("Rules", "a table of names and values is wanted, not {value}").format(value=shown(value))
        )
    return value


def deck(value: object, place: str, default: Sequence[int]) -> tuple[int, ...]:
    """Return the number of cards of each art; an art that is left out has its default."""
    counts = table(value, place)
    return tuple(
        whole(counts.get(art, usual), f"{place}.{art}", 1, MOST_CARDS) for art, usual in zip(ARTS, default, strict=True)
    )


def board(art: Art, value: object, place: str, cards: int) -> Board:
    """Return the board of an art with so many cards; `value` is the row of its spaces."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadRules(place, translate("Rules", "a list of spaces is wanted, not {value}").format(value=shown(value)))
    if not FEWEST_SPACES <= len(value) <= MOST_SPACES:
        reason = {
            0: translate("Rules", "a board has {least} to {most} spaces, and this one has no space"),
            1: translate("Rules", "a board has {least} to {most} spaces, and this one has 1 space"),
        }.get(len(value), translate("Rules", "a board has {least} to {most} spaces, and this one has {count} spaces"))
        raise BadRules(place, reason.format(least=FEWEST_SPACES, most=MOST_SPACES, count=len(value)))
    spaces: list[Space] = []
    seen: dict[int, int] = {}
    for index, entry in enumerate(value):
        space = _space(entry, f"{place}[{index}]", art, cards)
        _in_row(space, f"{place}[{index}]", seen, index)
        spaces.append(space)
    return Board(art, tuple(spaces))


def _space(value: object, place: str, art: Art, cards: int) -> Space:
    entry = table(value, place)
    numbers = entry.get("numbers")
    if not isinstance(numbers, Sequence) or isinstance(numbers, str) or not 1 <= len(numbers) <= MOST_NUMBERS:
        reason = translate("Rules", "a list of one to {most} numbers is wanted, not {value}")
        raise BadRules(f"{place}.numbers", reason.format(most=MOST_NUMBERS, value=shown(numbers)))
    for number in numbers:
        if isinstance(number, int) and number > cards:
            reason = translate("Rules", "{number} is more than the {cards} {art} cards")
            raise BadRules(f"{place}.numbers", reason.format(number=shown(number), art=art_name(art), cards=cards))
    checked = tuple(whole(number, f"{place}.numbers", 0, cards) for number in numbers)
    return Space(checked, whole(entry.get("bonus", 0), f"{place}.bonus", 0, MOST_BONUS))


def _in_row(space: Space, place: str, seen: dict[int, int], index: int) -> None:
    """Check a space against the numbers to its left, and add its own."""
    for number in space.numbers:
        if number in seen:
            if seen[number] == index:
                reason = translate("Rules", "{number} stands on this space already")
            else:
                reason = translate("Rules", "{number} stands on space [{index}] already")
            raise BadRules(f"{place}.numbers", reason.format(number=number, index=seen[number]))
        if seen and number < max(seen):
            reason = translate("Rules", "{number} comes after {before}: numbers rise from left to right")
            raise BadRules(f"{place}.numbers", reason.format(number=number, before=max(seen)))
        seen[number] = index


def action_card(value: object, place: str, players: int, cards: int, default: ActionCard) -> ActionCard:
    """Return the action card for a deck of so many cards; a key that is left out has its default."""
    entry = table(value, place)
    rounds = whole(entry.get("rounds", default.rounds), f"{place}.rounds", 1, MOST_ROUNDS)
    hand = whole(entry.get("hand", default.hand), f"{place}.hand", 1, MOST_CARDS)
    if hand * players > cards:
        reason = translate("Rules", "{players} hands of {hand} are more than the {cards} cards of the deck")
        raise BadRules(f"{place}.hand", reason.format(players=players, hand=hand, cards=cards))
    discard = whole(entry.get("discard", default.discard), f"{place}.discard", 0, hand - 1)
    usual = {str(size): count for size, count in default.passes}
    passes = [
        _pass(size, count, f"{place}.passes", hand - discard)
        for size, count in table(entry.get("passes", usual), f"{place}.passes").items()
    ]
    if len({size for size, _ in passes}) < len(passes):
        raise BadRules(f"{place}.passes", translate("Rules", "one hand size has two passes"))
    return ActionCard(rounds, hand, discard, tuple(sorted(passes, reverse=True)))


def _pass(key: str, value: object, place: str, largest: int) -> tuple[int, int]:
    if not (key.isascii() and key.isdecimal()) or len(key) > 3:
        raise BadRules(place, translate("Rules", "a hand size is wanted, not {value}").format(value=shown(key)))
    size = int(key)
    if not 1 <= size <= largest:
        reason = translate("Rules", "hands are never {size} cards large when cards are passed (1 to {largest} are)")
        raise BadRules(place, reason.format(size=size, largest=largest))
    return size, whole(value, f"{place}.{key}", 1, size)


def tokens(value: object, place: str, default: Tokens) -> Tokens:
    """Return a stock of score tokens."""
    entry = table(value, place)
    blue = whole(entry.get("blue", default.blue), f"{place}.blue", 0, MOST_CARDS)
    yellow = whole(entry.get("yellow", default.yellow), f"{place}.yellow", 0, MOST_CARDS)
    red = whole(entry.get("red", default.red), f"{place}.red", 0, MOST_CARDS)
    return Tokens(blue, yellow, red)


def rules(value: object, place: str, default: Rules) -> Rules:
    """Return the rules that a mapping describes; whatever it leaves out is as in `default`."""
    entry = table(value, place)
    counts = deck(entry.get("deck", {}), f"{place}.deck", default.deck)
    rows = table(entry.get("boards", {}), f"{place}.boards")
    cards = dict(zip(ARTS, counts, strict=True))
    boards = {
        art: board(art, rows.get(art, _row(default.boards[art])), f"{place}.boards.{art}", cards[art]) for art in ARTS
    }
    return Rules(
        players=default.players,
        deck=counts,
        boards=boards,
        action_card=action_card(
            entry.get("action_card", {}), f"{place}.action_card", default.players, sum(counts), default.action_card
        ),
        bank=tokens(entry.get("tokens", {}), f"{place}.tokens", default.bank),
        centre_may_stay=flag(entry.get("centre_may_stay", default.centre_may_stay), f"{place}.centre_may_stay"),
        open_scores=flag(entry.get("open_scores", default.open_scores), f"{place}.open_scores"),
    )


def as_data(value: Rules) -> dict[str, object]:
    """Return the mapping, with every key, from which `rules` makes the same rules again."""
    card = value.action_card
    return {
        "deck": dict(zip(ARTS, value.deck, strict=True)),
        "boards": {art: _row(value.boards[art]) for art in ARTS},
        "action_card": {
            "rounds": card.rounds,
            "hand": card.hand,
            "discard": card.discard,
            "passes": {str(size): count for size, count in card.passes},
        },
        "centre_may_stay": value.centre_may_stay,
        "open_scores": value.open_scores,
        "tokens": {"blue": value.bank.blue, "yellow": value.bank.yellow, "red": value.bank.red},
    }


def _row(value: Board) -> list[dict[str, object]]:
    return [{"numbers": list(space.numbers), "bonus": space.bonus} for space in value.spaces]


def shown(value: object) -> str:
    """Return a value as a message shows it: short, on one line, whatever it is."""
    try:
        text = translate("Rules", "nothing") if value is None else repr(value)
    except (ValueError, RecursionError):
        text = translate("Rules", "a value too large to show")
    return text if len(text) <= 40 else text[:37] + "..."
