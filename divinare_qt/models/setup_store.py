"""Set-ups saved by name ("Thursday table"), as JSON."""

import contextlib
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from divinare_qt.bots.spec import LEVELS, LONGEST_COMMAND, PERSONAS
from divinare_qt.match.header import CHARACTERS, LONGEST_TEXT, plain_text
from divinare_qt.models.adaptive import ADAPTIVE
from divinare_qt.models.named_files import FileProblem, NamedFiles
from divinare_qt.models.setup import Chair, First, Plan, Sitter
from divinare_qt.rules import data
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import PLAYERS
from divinare_qt.rules.shuffle import SEEDS
from divinare_qt.speech import translate

_LAST: Final = "table"
YEARS: Final = (1900, 2100)
"""Years in which a person at the table may have been born."""


class SetupStore:
    """The set-ups in a folder."""

    def __init__(self, folder: Path) -> None:
        self._files = NamedFiles(folder, ".json")
        self._last = NamedFiles(folder, ".last")

    def names(self) -> list[str]:
        """Return the names of all saved set-ups."""
        return self._files.names()

    def load(self, name: str) -> Plan:
        """Return a saved set-up, or raise FileProblem."""
        return _loaded(self._files, name)

    def last(self) -> Plan | None:
        """Return the table of the last new game, if there was one and it can be read."""
        try:
            return _loaded(self._last, _LAST)
        except FileProblem:
            return None

    def remember(self, plan: Plan) -> None:
        """Offer this table first the next time. Where it can't be written, nobody has to know."""
        with contextlib.suppress(FileProblem):
            _write(self._last, _LAST, replace(plan, seed=None))

    def save(self, name: str, plan: Plan) -> None:
        """Store a set-up under a name, or raise FileProblem."""
        _write(self._files, name, plan)

    def remove(self, name: str) -> None:
        """Delete a saved set-up."""
        self._files.remove(name)


def _write(files: NamedFiles, name: str, plan: Plan) -> None:
    """Write a set-up down, unless it could not be read again."""
    entry = as_json(plan)
    try:
        parse_plan(entry)
    except BadRules as error:
        raise FileProblem(files.path(name), str(error)) from error
    files.write(name, json.dumps(entry, ensure_ascii=False, indent=1) + "\n")


def _loaded(files: NamedFiles, name: str) -> Plan:
    text = files.read(name)
    try:
        return parse_plan(json.loads(text))
    except BadRules as error:
        raise FileProblem(files.path(name), str(error)) from error
    except (ValueError, RecursionError) as error:
        reason = translate("FileProblem", "This is not a saved set-up: it is not JSON.")
        raise FileProblem(files.path(name), reason) from error


def as_json(plan: Plan) -> dict[str, object]:
    """Return what is stored of a plan."""
    return {
        "chairs": [_chair_json(chair) for chair in plan.chairs],
        "first": plan.first.value,
        "first_seat": plan.first_seat,
        "open_scores": plan.open_scores,
        "hints": plan.hints,
        "centre_may_stay": plan.centre_may_stay,
        "edition": plan.edition,
        "layout": plan.layout,
        "seed": plan.seed,
    }


def parse_plan(value: object) -> Plan:
    """Return the plan that a mapping describes, or raise BadRules; what it leaves out is as usual."""
    entry = data.table(value, "set-up")
    chairs = entry.get("chairs")
    if not isinstance(chairs, list) or len(chairs) not in PLAYERS:
        raise BadRules("chairs", translate("Protocol", "a list of two to four seats is wanted"))
    seed = entry.get("seed")
    return Plan(
        chairs=tuple(_chair(chair, f"chairs[{number}]", number) for number, chair in enumerate(chairs)),
        first=First(_one_of(entry, "first", "", tuple(kind.value for kind in First), First.RANDOM.value)),
        first_seat=data.whole(entry.get("first_seat", 0), "first_seat", 0, len(chairs) - 1),
        open_scores=data.flag(entry.get("open_scores", False), "open_scores"),
        hints=data.flag(entry.get("hints", True), "hints"),
        centre_may_stay=data.flag(entry.get("centre_may_stay", False), "centre_may_stay"),
        edition=_text(entry, "edition", "", "standard"),
        layout=_text(entry, "layout", "", ""),
        seed=None if seed is None else data.whole(seed, "seed", 0, SEEDS - 1),
    )


def _chair_json(chair: Chair) -> dict[str, object]:
    return {
        "sitter": chair.sitter.value,
        "name": chair.name,
        "character": chair.character,
        "born": chair.born,
        "level": chair.level,
        "persona": chair.persona,
        "command": chair.command,
    }


def _chair(value: object, place: str, number: int) -> Chair:
    entry = data.table(value, place)
    usual = Chair()
    born = entry.get("born")
    return Chair(
        sitter=Sitter(_one_of(entry, "sitter", place, tuple(kind.value for kind in Sitter), usual.sitter.value)),
        name=_text(entry, "name", place, ""),
        character=_one_of(entry, "character", place, CHARACTERS, CHARACTERS[number]),
        born=None if born is None else data.whole(born, f"{place}.born", *YEARS),
        level=_one_of(entry, "level", place, (*LEVELS, ADAPTIVE), usual.level),
        persona=_one_of(entry, "persona", place, ("", *PERSONAS), ""),
        command=_text(entry, "command", place, "", LONGEST_COMMAND),
    )


def _text(entry: Mapping[str, object], key: str, place: str, usual: str, most: int = LONGEST_TEXT) -> str:
    return plain_text(entry.get(key, usual), _place(place, key), most)


def _one_of(entry: Mapping[str, object], key: str, place: str, choices: tuple[str, ...], usual: str) -> str:
    value = _text(entry, key, place, usual)
    if value not in choices:
        reason = translate("Record", "{value} is not one of {choices}")
        raise BadRules(_place(place, key), reason.format(value=data.shown(value), choices=", ".join(choices)))
    return value


def _place(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
