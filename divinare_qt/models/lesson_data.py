"""The first lesson as it lies in `resources/lesson`: the deal, what the others do, the steps, and the texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from divinare_qt.match.header import HUMAN, Header, Seat
from divinare_qt.models.setup import SHORT_NAMES
from divinare_qt.paths import resources
from divinare_qt.rules import data
from divinare_qt.rules.arts import Art, is_art
from divinare_qt.rules.load import default_rules, read_toml
from divinare_qt.rules.moves import Move, parse_move

LEARNER: Final = 0
"""The seat of the one who learns."""


class Kind(Enum):
    """What a step wants."""

    READ = "read"
    DO = "do"
    WATCH = "watch"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the lesson."""

    name: str
    kind: Kind
    target: str = ""
    expect: Move | None = None
    needs: tuple[str, ...] = ()
    art: Art | None = None


@dataclass(frozen=True)
class Plan:
    """Everything about the lesson but its words."""

    seed: int
    seats: tuple[str, ...]
    script: Mapping[tuple[int, str, int], Move]
    """What the others do, by seat, phase and cards held."""
    steps: tuple[Step, ...]


@cache
def plan() -> Plan:
    """Return the lesson."""
    path = resources() / "lesson" / "steps.toml"
    content = read_toml(path)
    seats = tuple(str(who) for who in _list(content["seats"]))
    script: dict[tuple[int, str, int], Move] = {}
    for who, moves in data.table(content["script"], f"{path}: script").items():
        for moment, text in data.table(moves, f"{path}: script.{who}").items():
            phase, _, held = moment.partition("-")
            script[seats.index(who), phase, int(held)] = parse_move(str(text))
    steps = tuple(_step(data.table(entry, f"{path}: steps")) for entry in _list(content["steps"]))
    return Plan(int(str(content["seed"])), seats, script, steps)


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"a list is wanted, not {value!r}")
    return value


def _step(entry: Mapping[str, object]) -> Step:
    art = entry.get("art")
    return Step(
        name=str(entry["name"]),
        kind=Kind(entry["kind"]),
        target=str(entry.get("target", "")),
        expect=parse_move(str(entry["expect"])) if "expect" in entry else None,
        needs=tuple(str(need) for need in _list(entry.get("needs", []))),
        art=art if is_art(art) else None,
    )


@cache
def texts(language: str) -> dict[str, str]:
    """Return everything that the lesson says, by name: `steps.welcome.text`, `score.perfect` and so on."""
    found: dict[str, str] = {}
    _flatten(read_toml(resources() / "lesson" / f"{language}.toml"), "", found)
    return found


def _flatten(content: Mapping[str, object], prefix: str, found: dict[str, str]) -> None:
    for name, value in content.items():
        if isinstance(value, Mapping):
            _flatten(value, f"{prefix}{name}.", found)
        else:
            found[prefix + name] = str(value).strip("\n")


def lesson_header(language: str) -> Header:
    """Return the table of the lesson, with everybody called as in a language."""
    said = texts(language)
    seats = tuple(
        Seat(said.get(f"names.{who}", SHORT_NAMES[who]), who, HUMAN if seat == LEARNER else f"bot:apprentice:{who}")
        for seat, who in enumerate(plan().seats)
    )
    return Header(seats, LEARNER, default_rules(len(seats)), plan().seed)
