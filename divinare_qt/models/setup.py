"""A game to be played: who sits where and by which rules, as the New Game dialog agrees it with the players."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from divinare_qt.bots.spec import Spec
from divinare_qt.match.header import CHARACTERS, HUMAN, Header, Seat
from divinare_qt.models.adaptive import ADAPTIVE, adapted
from divinare_qt.models.layouts import Layout, default_layout
from divinare_qt.models.statistics import FinishedGame
from divinare_qt.models.words import short_name
from divinare_qt.rules.load import PLAYERS, default_rules, token_editions

SHORT_NAMES: Final = {"rami": "Rami", "tzciska": "Tzciska", "john-paul": "John-Paul", "edmund": "Lord Edmund"}
"""The mediums' names in English; `short_name` has them in the language of now."""
PLAY_NOW: Final = (("edmund", "adept"), ("tzciska", "apprentice"), ("john-paul", "adept"))
"""The three bots of Play now. You are Rami, who is amused by it all, win or lose."""
USUAL_LEVEL: Final = "adept"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A game that can start."""

    header: Header

    def again(self, games: Sequence[FinishedGame] = ()) -> "GameSetup":
        """Return the same table with a fresh deal, and the action card with the next player.

        Bots that adapt do so anew, by the games that people have finished by now.
        """
        first = (self.header.first + 1) % self.header.players
        seats = tuple(replace(seat, outside=False) for seat in adapted(self.header.seats, games))
        fresh = replace(self.header, seats=seats, first=first, seed=None, dice=None, salt=None, commitment=None)
        return replace(self, header=fresh)


class Sitter(Enum):
    """Who sits on a chair."""

    PERSON = "person"
    BOT = "bot"
    PROGRAM = "program"
    EMPTY = "empty"


class First(Enum):
    """Who is first player in the first round."""

    SEAT = "seat"
    OLDEST = "oldest"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Chair:
    """One chair at the table, before the game. What does not concern its sitter is kept for when that changes."""

    sitter: Sitter = Sitter.BOT
    name: str = ""
    character: str = CHARACTERS[0]
    born: int | None = None
    level: str = USUAL_LEVEL
    """A level, or ADAPTIVE."""
    persona: str = ""
    """Whose temper a bot has; empty for none."""
    command: str = ""
    """The command line of an outside program."""

    def seat(self) -> Seat:
        """Return the seat that this chair becomes."""
        name = self.name if self.sitter in (Sitter.PERSON, Sitter.PROGRAM) else ""
        adaptive = self.sitter is Sitter.BOT and self.level == ADAPTIVE
        return Seat(name.strip() or short_name(self.character), self.character, self.controller(), adaptive=adaptive)

    def controller(self) -> str:
        """Return who decides, as a record has it."""
        if self.sitter is Sitter.PERSON:
            return HUMAN
        if self.sitter is Sitter.PROGRAM:
            return str(Spec(command=self.command))
        return f"bot:{Spec(USUAL_LEVEL if self.level == ADAPTIVE else self.level, self.persona)}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A set-up as it is saved by name: unlike a GameSetup it may leave chairs and the first player to chance."""

    chairs: tuple[Chair, ...]
    first: First = First.RANDOM
    first_seat: int = 0
    open_scores: bool = False
    hints: bool = True
    centre_may_stay: bool = False
    edition: str = "standard"
    layout: str = ""
    """The name of a stored layout; empty for the boards and cards of the program."""
    seed: int | None = None

    @property
    def players(self) -> int:
        """Number of chairs."""
        return len(self.chairs)

    def problems(self) -> tuple["Problem", ...]:
        """Return everything that keeps this plan from being played."""
        return (*self._chair_problems(), *self._first_problems())

    def settled(self, layout: Layout | None = None, games: Sequence[FinishedGame] = ()) -> GameSetup:
        """Return the game of a plan without problems: chance has chosen what was left to it.

        Bots that adapt look at the games that people have finished.
        """
        rules = replace(
            (layout or default_layout()).rules(self.players),
            bank=token_editions().get(self.edition, default_rules(self.players).bank),
            centre_may_stay=self.centre_may_stay,
            open_scores=self.open_scores,
        )
        return GameSetup(Header(self.seats(games), self._first_player(), rules, self.seed, hints=self.hints))

    def seats(self, games: Sequence[FinishedGame] = ()) -> tuple[Seat, ...]:
        """Return who would sit at the table now."""
        return adapted([chair.seat() for chair in self.chairs], games)

    def _chair_problems(self) -> list["Problem"]:
        found = []
        names: set[str] = set()
        for number, chair in enumerate(self.chairs):
            name = chair.seat().name.casefold()
            if chair.sitter is Sitter.EMPTY:
                found.append(Problem(Fault.EMPTY, number))
            elif chair.sitter is Sitter.PERSON and not chair.name.strip():
                found.append(Problem(Fault.NO_NAME, number))
            elif name in names:
                found.append(Problem(Fault.SAME_NAME, number))
            names.add(name)
            if chair.sitter is Sitter.PROGRAM and not chair.command.strip():
                found.append(Problem(Fault.NO_PROGRAM, number))
            if chair.character in [other.character for other in self.chairs[:number]]:
                found.append(Problem(Fault.SAME_CHARACTER, number))
        return found

    def _first_problems(self) -> list["Problem"]:
        if self.first is First.OLDEST and not self._ages():
            return [Problem(Fault.NO_AGE)]
        return []

    def _ages(self) -> dict[int, int]:
        """Return the year of birth of each person who gave one, by chair."""
        return {
            number: chair.born
            for number, chair in enumerate(self.chairs)
            if chair.sitter is Sitter.PERSON and chair.born is not None
        }

    def _first_player(self) -> int:
        if self.first is First.RANDOM:
            return secrets.randbelow(self.players)
        if self.first is First.OLDEST:
            ages = self._ages()
            return min(ages, key=lambda number: (ages[number], number))
        return self.first_seat % self.players


class Fault(Enum):
    """What can be wrong with a plan."""

    NO_NAME = "no name"
    SAME_NAME = "same name"
    NO_PROGRAM = "no program"
    SAME_CHARACTER = "same character"
    NO_AGE = "no age"
    EMPTY = "empty"
    """Nobody sits there; `fill_empty` helps."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, and at which chair."""

    fault: Fault
    chair: int | None = None


def fill_empty(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """Return the chairs with a bot on each empty one, playing as its character would."""
    return tuple(
        replace(chair, sitter=Sitter.BOT, persona=chair.character) if chair.sitter is Sitter.EMPTY else chair
        for chair in chairs
    )


def usual_plan(name: str, players: int = PLAYERS[-1]) -> Plan:
    """Return the table that is offered first: you and bots, each with the temper of its character."""
    bots = [Chair(Sitter.BOT, character=who, level=level, persona=who) for who, level in PLAY_NOW]
    return Plan((Chair(Sitter.PERSON, name, "rami"), *bots[: players - 1]))


def play_now(name: str) -> GameSetup:
    """Return a game of one person against three bots."""
    return usual_plan(name).settled()
