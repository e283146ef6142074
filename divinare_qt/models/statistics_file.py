"""The file of finished games: a JSON line a game; and the same as a table for other programs."""

import csv
import io
import json
import os
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from io import FileIO
from pathlib import Path
from typing import Final

from divinare_qt.match.header import MOST_MS, plain_text
from divinare_qt.models.named_files import FileProblem, replace_file
from divinare_qt.models.statistics import JUDGED, FinishedGame, SeatResult
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, NAMES
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import PLAYERS
from divinare_qt.speech import why

MOST_POINTS: Final = 9_999
"""No game brings anybody so many; what says more is damaged."""
_SHARE: Final = re.compile(r"[0-9]{1,3}(/[1-9][0-9]{0,2})?")


class StatisticsFile:
    """The file of finished games. Lines are appended in one go, so two running copies do not harm each other.

    A line that a full disk or a power cut has torn stays by itself: the next game begins on a line of its own.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def append(self, game: FinishedGame) -> None:
        """Add a game, or raise FileProblem."""
        line = json.dumps(_as_json(game), ensure_ascii=False).encode() + b"\n"
        try:
            with self.path.open("a+b", buffering=0) as file:
                if file.seek(0, os.SEEK_END) and not _ends_a_line(file):
                    line = b"\n" + line
                while line:  # where the disk is full, a part is written first, and then the reason comes
                    line = line[file.write(line) :]
        except OSError as error:
            raise FileProblem(self.path, why(error)) from error

    def games(self) -> tuple[FinishedGame, ...]:
        """Return every game once. A line that makes no sense, as a power cut may leave one, is passed over."""
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise FileProblem(self.path, why(error)) from error
        found: dict[str, FinishedGame] = {}
        for line in content.splitlines():
            try:
                game = _parsed(data.table(json.loads(line), "game"))
            except (BadRules, ValueError, ArithmeticError, RecursionError):
                continue
            found[game.game] = game
        return tuple(found.values())

    def reset(self) -> None:
        """Forget all games."""
        replace_file(self.path, b"")


def _as_json(game: FinishedGame) -> dict[str, object]:
    return {
        "game": game.game,
        "when": game.when,
        "rounds": game.rounds,
        "hints": game.hints,
        "taken_back": game.taken_back,
        "seats": [_seat_json(seat) for seat in game.seats],
    }


def _seat_json(seat: SeatResult) -> dict[str, object]:
    entry: dict[str, object] = {
        "name": seat.name,
        "controller": seat.controller,
        "points": seat.points,
        "share": str(seat.share),
        "boards": {art: list(counts) for art, counts in seat.boards.items()},
    }
    return entry if seat.think_ms is None else {**entry, "think_ms": seat.think_ms}


def _ends_a_line(file: FileIO) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"


def _parsed(line: Mapping[str, object]) -> FinishedGame:
    seats = line.get("seats")
    if not isinstance(seats, list) or len(seats) not in PLAYERS:
        raise BadRules("seats", "")
    rounds = data.whole(line.get("rounds"), "rounds", 1, data.MOST_ROUNDS)
    return FinishedGame(
        plain_text(line.get("game"), "game"),
        plain_text(line.get("when"), "when"),
        rounds,
        tuple(_parsed_seat(data.table(seat, "seat"), rounds) for seat in seats),
        bool(line.get("hints")),
        bool(line.get("taken_back")),
    )


def _parsed_seat(seat: Mapping[str, object], rounds: int) -> SeatResult:
    boards, think_ms = data.table(seat.get("boards"), "boards"), seat.get("think_ms")
    return SeatResult(
        plain_text(seat.get("name"), "name"),
        plain_text(seat.get("controller"), "controller"),
        data.whole(seat.get("points"), "points", -MOST_POINTS, MOST_POINTS),
        _share(seat.get("share")),
        {art: _counts(boards.get(art), art, rounds) for art in ARTS},
        None if think_ms is None else data.whole(think_ms, "think_ms", 1, MOST_MS),
    )


def _counts(row: object, place: str, rounds: int) -> tuple[int, ...]:
    """Return how often a board was predicted how well: once a round at the most."""
    if not isinstance(row, list) or len(row) != len(JUDGED):
        raise BadRules(place, "")
    return tuple(data.whole(count, place, 0, rounds) for count in row)


def _share(value: object) -> Fraction:
    """Return a share of the win. A fraction of the form 1e-99999999 would take longer than anybody waits."""
    if not isinstance(value, str) or not _SHARE.fullmatch(value) or Fraction(value) > 1:
        raise BadRules("share", "")
    return Fraction(value)


def as_csv(games: Iterable[FinishedGame]) -> str:
    """Return a table with a row for each seat of each game. Its column names are English, whatever the language."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    judged = [f"{NAMES[art]} {prediction.value}" for art in ARTS for prediction in JUDGED]
    table.writerow(
        ["game", "when", "players", "rounds", "hints", "take-backs", "name", "controller", "points", "win", *judged]
    )
    for game in games:
        for seat in game.seats:
            counts = [count for art in ARTS for count in seat.boards[art]]
            about = [game.game, game.when, game.players, game.rounds, int(game.hints), int(game.taken_back)]
            table.writerow(
                [*about, _harmless(seat.name), seat.controller, seat.points, round(float(seat.share), 4), *counts]
            )
    return text.getvalue()


def _harmless(text: str) -> str:
    """Return a text that a spreadsheet does not take for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
