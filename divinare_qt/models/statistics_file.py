"""The file of finished games: a JSON line a game; and the same as a table for other programs."""

import csv
import io
import json
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from divinare_qt.models.named_files import FileProblem, replace_file
from divinare_qt.models.statistics import JUDGED, FinishedGame, SeatResult
from divinare_qt.rules.arts import ARTS, NAMES
from divinare_qt.speech import why


class StatisticsFile:
    """The file of finished games. Lines are appended in one go, so two running copies do not harm each other."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def append(self, game: FinishedGame) -> None:
        """Add a game, or raise FileProblem."""
        line = json.dumps(_as_json(game), ensure_ascii=False).encode() + b"\n"
        try:
            with self.path.open("ab", buffering=0) as file:
                file.write(line)
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
                game = _parsed(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError, ArithmeticError, RecursionError):
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


def _parsed(line: dict[str, object]) -> FinishedGame:
    seats = line["seats"]
    if not isinstance(seats, list) or not seats:
        raise TypeError
    return FinishedGame(
        str(line["game"]),
        str(line["when"]),
        int(str(line["rounds"])),
        tuple(_parsed_seat(seat) for seat in seats),
        bool(line["hints"]),
        bool(line["taken_back"]),
    )


def _parsed_seat(seat: dict[str, object]) -> SeatResult:
    boards = seat["boards"]
    if not isinstance(boards, dict):
        raise TypeError
    counts = {art: tuple(int(count) for count in boards[art]) for art in ARTS}
    if any(len(row) != len(JUDGED) for row in counts.values()):
        raise ValueError
    return SeatResult(
        str(seat["name"]),
        str(seat["controller"]),
        int(str(seat["points"])),
        Fraction(str(seat["share"])),
        counts,
        None if seat.get("think_ms") is None else int(str(seat["think_ms"])),
    )


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
