"""Golden games: whole records that must stay readable, with what came out of them.

`python -m tests.helpers.golden` writes all of them anew from the recipes in that module. Do so only when the format
or the box changes on purpose: that a record from an earlier version still replays is what they are there to show.
"""

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

import pytest

from divinare_qt.__main__ import main
from divinare_qt.rules.data import as_data
from divinare_qt.rules.load import default_rules
from tests.helpers.golden import GAMES, RECIPES, expected

Json: TypeAlias = dict[str, Any]
NAMES = sorted(path.stem for path in GAMES.glob("*.divinare"))


@cache
def game(name: str) -> tuple[Json, list[Json]]:
    """Return the header and the other lines of a golden game."""
    header, *rest = [json.loads(line) for line in (GAMES / f"{name}.divinare").read_bytes().splitlines()]
    return header, rest


@cache
def outcome(name: str) -> Json:
    """Return what came out of a golden game."""
    found: Json = json.loads((GAMES / f"{name}.json").read_bytes())
    return found


def test_each_recipe_has_its_game_and_each_game_its_recipe() -> None:
    assert sorted(RECIPES) == NAMES
    assert sorted(path.stem for path in GAMES.glob("*.json")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_replayed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAMES / f"{name}.divinare"), "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.encode() == (GAMES / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_the_referee_comes_to_the_same_result(name: str) -> None:
    assert expected((GAMES / f"{name}.divinare").read_bytes()) == outcome(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """The recipe plays the same game today, byte for byte: deals, moves that are listed, and the format."""
    assert b"".join(RECIPES[name]().lines) == (GAMES / f"{name}.divinare").read_bytes()


def _by_the_box(players: int) -> Callable[[str], bool]:
    def asks(name: str) -> bool:
        header, _ = game(name)
        return header["rules"] == as_data(default_rules(players)) and outcome(name)["complete"] is True

    return asks


def _has(kind: str) -> Callable[[str], bool]:
    return lambda name: any(kind in line for line in game(name)[1])


def _takes_back(before: str) -> Callable[[str], bool]:
    """Look for a take-back right after a line of a kind."""

    def asks(name: str) -> bool:
        lines = game(name)[1]
        return any(before in old and "takeback" in new for old, new in pairwise(lines))

    return asks


def _half_a_pass_taken_back(name: str) -> bool:
    lines = game(name)[1]
    return any(
        "deal" in old and "pass" in half and "takeback" in new
        for old, half, new in zip(lines, lines[1:], lines[2:], strict=False)
    )


def _stays_in_the_centre(name: str) -> bool:
    first_plays: dict[tuple[object, object], object] = {}
    for line in game(name)[1]:
        if "deal" in line:
            first_plays.clear()
        elif "play" in line:
            play = line["play"]
            if first_plays.setdefault((play["seat"], play["art"]), play["to"]) == "centre":
                return True
    return False


def _shows_no_count(name: str) -> bool:
    rows = game(name)[0]["rules"]["boards"]
    shown = {art: {number for space in row for number in space["numbers"]} for art, row in rows.items()}
    return any(count not in shown[art] for result in outcome(name)["rounds"] for art, count in result["counts"].items())


def _differs(key: str) -> Callable[[str], bool]:
    """Look for rules that are not the box's in one key."""

    def asks(name: str) -> bool:
        header, _ = game(name)
        return bool(header["rules"][key] != as_data(default_rules(header["players"]))[key])

    return asks


SET_UPS: dict[str, Callable[[str], bool]] = {
    **{f"{players} players, by the box": _by_the_box(players) for players in (2, 3, 4)},
    **{f"other {key}": _differs(key) for key in as_data(default_rules(4))},
    "discards": _has("discard"),
    "passes": _has("pass"),
    "take-back": _has("takeback"),
    "take-back of a play": _takes_back("play"),
    "take-back of half a pass": _half_a_pass_taken_back,
    "take-back over a round's end": _takes_back("deal"),
    "take-back over the game's end": _takes_back("end"),
    "a token that stays in the centre": _stays_in_the_centre,
    "a count that no space shows": _shows_no_count,
    "a shared win": lambda name: len(outcome(name)["winners"]) > 1,
    "a game under way": lambda name: not outcome(name)["complete"],
    "another first player": lambda name: game(name)[0]["first"] != 0,
}


@pytest.mark.parametrize("set_up", SET_UPS)
def test_every_set_up_has_a_golden_game(set_up: str) -> None:
    assert [name for name in NAMES if SET_UPS[set_up](name)], f"no golden game has {set_up}"
