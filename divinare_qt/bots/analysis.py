"""What a level makes of a decision: the odds of every final count, and the value of every legal move."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from divinare_qt.bots import protocol
from divinare_qt.bots.belief import believe
from divinare_qt.bots.levels import level
from divinare_qt.bots.situation import Effort, Situation
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import PLAYERS, default_rules
from divinare_qt.rules.moves import Move, Play
from divinare_qt.rules.rules import Rules
from divinare_qt.speech import translate

DEFAULT_LEVEL: Final = "master"
DEFAULT_LIMIT_MS: Final = 1000


@dataclass(frozen=True, slots=True)
class Analysis:
    """The belief of the reference model, and a level's opinion of the moves."""

    counts: Mapping[Art, tuple[float, ...]]
    """The probability of each final count, from 0 to the number of the art's cards."""
    moves: tuple[tuple[Move, float], ...]
    """Legal moves with the margin in points, over this round, that the level expects; the best first."""

    def as_json(self) -> dict[str, object]:
        """Return the object that `divinare analyse` prints."""
        return {
            "counts": {art: [round(chance, 6) for chance in row] for art, row in self.counts.items()},
            "moves": [
                {"art": move.art, "to": move.to, "value": round(value, 4)}
                if isinstance(move, Play)
                else {"cards": move.cards, "value": round(value, 4)}
                for move, value in self.moves
            ],
        }


def analyse(situation: Situation, name: str, limit_ms: int) -> Analysis:
    """Let a level think about a decision for at most so long."""
    deadline = time.perf_counter() + limit_ms / 1000
    belief = believe(situation.rules, situation.view)
    asked = level(name)
    ratings = asked.anchored(situation, asked.rate(situation, Effort(deadline), seed=0), seed=0)
    moves = sorted(ratings.values.items(), key=lambda rated: rated[1], reverse=True)
    return Analysis(dict(zip(ARTS, belief.counts(), strict=True)), tuple(moves))


def question(situation: Situation) -> bytes:
    """Return the line that asks `divinare analyse` about a decision."""
    message = protocol.choose(1, situation, DEFAULT_LIMIT_MS)
    request = data.table(message["choose"], "choose")
    return protocol.encoded({"choose": {**request, "rules": data.as_data(situation.rules)}})


def answer(line: bytes, name: str, limit_ms: int) -> dict[str, object]:
    """Return the answer to such a line; ValueError says what is wrong with it."""
    message = protocol.decoded(line)
    try:
        request = data.table(message.get("choose"), "choose")
        situation = protocol.parse_situation(request, _rules(request))
    except BadRules as error:
        raise ValueError(str(error)) from error
    return analyse(situation, name, limit_ms).as_json()


def parse_answer(line: bytes, situation: Situation) -> Analysis:
    """Return the analysis of a situation that an answer holds."""
    message = protocol.decoded(line)
    counts = data.table(message.get("counts"), "counts")
    moves = message.get("moves")
    known = {_key(move): move for move in situation.legal}
    rated = [
        (known[str(entry.get("cards") or (entry.get("art"), entry.get("to")))], float(entry["value"]))
        for entry in (moves if isinstance(moves, list) else [])
    ]
    return Analysis({art: tuple(map(float, _row(counts[art]))) for art in ARTS}, tuple(rated))


def _key(move: Move) -> str:
    return str((move.art, move.to)) if isinstance(move, Play) else move.cards


def _row(value: object) -> list[float]:
    if not isinstance(value, list):
        raise BadRules("counts", translate("Protocol", "a list is wanted"))
    return value


def _rules(request: Mapping[str, object]) -> Rules:
    """Return the rules of a question; as in a record, what it leaves out is as the box has it."""
    view = data.table(request.get("view"), "view")
    sizes = view.get("hand_sizes")
    players = len(sizes) if isinstance(sizes, list) else 0
    if players not in PLAYERS:
        raise BadRules(
            "view.hand_sizes", translate("Protocol", "a list with the hand size of two to four seats is wanted")
        )
    return data.rules(request.get("rules", {}), "rules", default_rules(players))
