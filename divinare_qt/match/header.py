"""The first line of a record: who sits where, and by which rules."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from divinare_qt.match.errors import BadLine
from divinare_qt.rules import data
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import PLAYERS, default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import SEEDS
from divinare_qt.speech import translate

VERSION: Final = 1
CHARACTERS: Final = ("rami", "tzciska", "john-paul", "edmund")
HUMAN: Final = "human"
LONGEST_TEXT: Final = 1000
MOST_MS: Final = 86_400_000


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a chair. `controller` is `human`, `bot:LEVEL`, `bot:LEVEL:PERSONA` or `exec:COMMAND`."""

    name: str
    character: str
    controller: str = HUMAN
    think_ms: int | None = None
    """How long a bot may think about a move at most, if that was settled for it alone."""
    adaptive: bool = False
    """Whether its level was chosen to fit the people at the table, and will be chosen anew for the next game."""
    outside: bool = False
    """Whether an outside program played here before a built-in bot took its place: its decisions have no account."""

    def as_json(self) -> dict[str, object]:
        """Return the seat's entry in the header."""
        entry: dict[str, object] = {"name": self.name, "character": self.character, "controller": self.controller}
        if self.think_ms is not None:
            entry["think_ms"] = self.think_ms
        marks = {"adaptive": self.adaptive, "outside": self.outside}
        return entry | {key: True for key, holds in marks.items() if holds}


@dataclass(frozen=True, slots=True)
class Dice:
    """What the built-in bots of a game throw their dice by. It is settled before the first card is dealt."""

    game: str
    """What the bots are told that the game is called."""
    seed: int


@dataclass(frozen=True, slots=True)
class Header:
    """Everything about a game that is known before its first deal."""

    seats: tuple[Seat, ...]
    first: int
    rules: Rules
    seed: int | None = None
    """From this the deals are made. A record written elsewhere may have none."""
    dice: Dice | None = None
    salt: str | None = None
    """What the seed is sealed with. It is never written into a header, nor is a seed that is sealed."""
    commitment: str | None = None
    """The seal on the seed, which everybody may see."""
    hints: bool = True
    """Whether the players agreed that hints may be asked for."""

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.seats)

    def as_json(self) -> dict[str, object]:
        """Return the header line; every key of the rules is written out."""
        line: dict[str, object] = {
            "divinare": VERSION,
            "players": self.players,
            "first": self.first,
            "seats": [seat.as_json() for seat in self.seats],
            "rules": data.as_data(self.rules),
        }
        if self.commitment is not None:
            line["commitment"] = self.commitment
        elif self.seed is not None:
            line["seed"] = self.seed
        if not self.hints:
            line["hints"] = False
        if self.dice is not None:
            line["bots"] = {"game": self.dice.game, "seed": self.dice.seed}
        return line


def check_header(header: Header) -> None:
    """Raise BadLine where a header could not be read again once it was written."""
    parse_header(header.as_json())


def parse_header(line: Mapping[str, object]) -> Header:
    """Return the header that a line holds."""
    if "divinare" not in line:
        raise BadLine(translate("Record", 'a record begins with a header such as {"divinare": 1, ...}'))
    if type(line["divinare"]) is not int or line["divinare"] != VERSION:
        reason = translate("Record", "version {version} of the format is not known; this program reads {ours}")
        raise BadLine(reason.format(version=data.shown(line["divinare"]), ours=VERSION))
    try:
        players = data.whole(line.get("players"), "players", PLAYERS[0], PLAYERS[-1])
        return Header(
            seats=_seats(line.get("seats"), players),
            first=data.whole(line.get("first"), "first", 0, players - 1),
            rules=data.rules(line.get("rules", {}), "rules", default_rules(players)),
            seed=None if line.get("seed") is None else data.whole(line["seed"], "seed", 0, SEEDS - 1),
            dice=_dice(line.get("bots")),
            commitment=_commitment(line.get("commitment")),
            hints=line.get("hints") is not False,
        )
    except BadRules as error:
        raise BadLine(str(error)) from error


def _commitment(value: object) -> str | None:
    if value is None or (isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value)):
        return value
    reason = translate("Record", "64 hexadecimal digits are wanted, not {value}")
    raise BadRules("commitment", reason.format(value=data.shown(value)))


def _dice(value: object) -> Dice | None:
    """Return the bots' dice. Another program may have put something else there: that is no reason not to play."""
    try:
        entry = data.table(value, "bots")
        return Dice(
            plain_text(entry.get("game"), "bots.game"), data.whole(entry.get("seed"), "bots.seed", 0, SEEDS - 1)
        )
    except BadRules:
        return None


def _seats(value: object, players: int) -> tuple[Seat, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != players:
        raise BadRules("seats", translate("Record", "a list of {players} seats is wanted").format(players=players))
    return tuple(_seat(entry, number) for number, entry in enumerate(value))


def _seat(value: object, number: int) -> Seat:
    place = f"seats[{number}]"
    entry = data.table(value, place)
    character = entry.get("character", CHARACTERS[number])
    if character not in CHARACTERS:
        reason = translate("Record", "{value} is not one of {choices}")
        raise BadRules(f"{place}.character", reason.format(value=data.shown(character), choices=", ".join(CHARACTERS)))
    return Seat(
        name=plain_text(
            entry.get("name", translate("Record", "Player {number}").format(number=number + 1)), f"{place}.name"
        ),
        character=str(character),
        controller=plain_text(entry.get("controller", HUMAN), f"{place}.controller"),
        think_ms=_think_ms(entry.get("think_ms")),
        adaptive=entry.get("adaptive") is True,
        outside=entry.get("outside") is True,
    )


def _think_ms(value: object) -> int | None:
    """Return a bot's own limit. What another program may have put there is no reason not to play."""
    return value if type(value) is int and 0 < value <= MOST_MS else None


def plain_text(value: object, place: str, most: int = LONGEST_TEXT) -> str:
    """Return a text that can be shown and written: not too long, and encodable. BadRules says that it is neither."""
    if not isinstance(value, str) or len(value) > most:
        reason = translate("Record", "a text of at most {most} characters is wanted, not {value}")
        raise BadRules(place, reason.format(most=most, value=data.shown(value)))
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise BadRules(place, translate("Record", "the text holds half of a surrogate pair"))
    return value
