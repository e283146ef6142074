"""How the golden games were made. `python -m tests.helpers.golden` writes them anew.

A seeded random player plays them through a match; what came out of each is worked out by the referee from the text of
the record, and not by the program that will be tested with it.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from divinare_qt.match.header import parse_header
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.rules import data
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import Phase
from tests.helpers.play import Dice, header, play_on, submit_any
from tests.helpers.referee import Referee, letters_in_order

GAMES: Final = Path(__file__).parents[1] / "golden" / "games"


def _plain(players: int, seed: int) -> Memory:
    sink = Memory()
    play_on(Match.new(header(players, first=seed % players, seed=seed), sink), Dice(seed))
    return sink


def _by(rules: Rules, seed: int) -> Memory:
    sink = Memory()
    play_on(Match.new(header(rules.players, rules=rules, seed=seed), sink), Dice(seed))
    return sink


def _under_way() -> Memory:
    sink = Memory()
    play_on(Match.new(header(4, seed=44), sink), Dice(44), most=100)
    return sink


def _take_backs() -> Memory:
    """Play with second thoughts: some at any time, and one each for a half chosen pass and a round's end."""
    sink, dice = Memory(), Dice(33)
    match = Match.new(header(3, first=2, seed=33), sink)
    submit_any(match, dice)
    match.take_back(1)
    while match.view(None).round == 1:
        submit_any(match, dice)
        if dice.below(8) == 0:
            match.take_back(1 + dice.below(min(4, match.decisions)))
    match.take_back(2)
    while match.phase is not Phase.OVER:
        submit_any(match, dice)
    match.take_back(1)
    play_on(match, dice)
    return sink


def _custom_box() -> Rules:
    """Return rules that differ from the box in everything but the house rules."""
    rows = {
        "R": [([0, 1], 2), ([2], 0), ([4], 1)],
        "B": [([1], 1), ([2, 3, 4], 0), ([6], 0), ([7, 8, 9], 2)],
        "G": [([number], number % 3) for number in range(1, 11)],
        "Y": [([3, 4], 2), ([5], 1), ([6], 0), ([7], 0), ([8, 9], 0), ([11], 2)],
    }
    changes = {
        "deck": {"R": 5, "B": 9, "G": 10, "Y": 11},
        "boards": {art: [{"numbers": shown, "bonus": bonus} for shown, bonus in row] for art, row in rows.items()},
        "action_card": {"rounds": 2, "hand": 9, "discard": 1, "passes": {"8": 3, "5": 5, "1": 1}},
        "tokens": {"blue": 4, "yellow": 3, "red": 2},
    }
    return data.rules(changes, "rules", default_rules(3))


def _house_rules() -> Rules:
    return data.rules({"centre_may_stay": True, "open_scores": True}, "rules", default_rules(4))


RECIPES: Final[Mapping[str, Callable[[], Memory]]] = {
    "two-players": lambda: _plain(2, 22),
    "three-players": lambda: _plain(3, 31),
    "four-players": lambda: _plain(4, 66),
    "under-way": _under_way,
    "take-backs": _take_backs,
    "custom-box": lambda: _by(_custom_box(), 37),
    "house-rules": lambda: _by(_house_rules(), 46),
}


def expected(record: bytes) -> dict[str, object]:
    """Return what came out of a game, by the referee."""
    first, *rest = [json.loads(line) for line in record.splitlines()]
    kept: list[dict[str, dict[str, object]]] = []
    for line in rest:
        if "takeback" in line:
            for _ in range(line["takeback"]["count"]):
                while "deal" in kept.pop():
                    pass
        elif not line.keys() & {"score", "end"}:
            kept.append(line)
    about = parse_header(first)
    referee = Referee(about.rules, about.first)
    for line in kept:
        _follow(referee, line)
    return referee.replay_json()


def _follow(referee: Referee, line: Mapping[str, Mapping[str, object]]) -> None:
    [(kind, entry)] = line.items()
    seat, hands = entry.get("seat"), entry.get("hands")
    if isinstance(hands, list):
        referee.deal(tuple(hands), str(entry["aside"]))
        return
    assert isinstance(seat, int)
    if kind == "play":
        referee.move(seat, f"{entry['art']}:{entry['to']}")
    else:
        referee.move(seat, f"{kind} {letters_in_order(list(str(entry['cards'])))}")


def main() -> None:
    """Write the golden games and what came out of them."""
    GAMES.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        record = b"".join(recipe().lines)
        (GAMES / f"{name}.divinare").write_bytes(record)
        (GAMES / f"{name}.json").write_text(json.dumps(expected(record)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
