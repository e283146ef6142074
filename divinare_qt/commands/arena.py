"""`divinare arena`: let bots play each other, and count."""

import argparse
import json
import os
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from divinare_qt.bots.spec import BadSpec, Spec, parse_spec
from divinare_qt.commands.columns import columns
from divinare_qt.commands.numbers import whole_number
from divinare_qt.match.arena import LIMIT_MS, GameResult, Row, Tournament, standings
from divinare_qt.match.arena import run as run_tournament
from divinare_qt.rules.load import PLAYERS
from divinare_qt.rules.shuffle import SEEDS
from divinare_qt.speech import translate, why

MOST_JOBS: Final = 61 if sys.platform == "win32" else 1024
"""Windows can't wait for more processes at once, and a pool of more is refused there."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "--seats",
        metavar=translate("Command", "SPEC,SPEC,…"),
        type=_specs,
        required=True,
        help=translate("Command", "two to four bots"),
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole_number(1, 10_000_000),
        required=True,
        help=translate("Command", "games to play"),
    )
    add_effort(parser)
    parser.add_argument(
        "--limit-ms",
        metavar="M",
        type=whole_number(1, 86_400_000),
        default=LIMIT_MS,
        help=translate("Command", "how long a move may take (default {default})").format(default=LIMIT_MS),
    )
    parser.add_argument(
        "--records",
        metavar=translate("Command", "DIR"),
        type=Path,
        help=translate("Command", "write every game there as a record"),
    )
    add_json(parser)


def add_effort(parser: argparse.ArgumentParser) -> None:
    """Describe what all commands take that play many games."""
    usual = translate("Command", "(default {default})")
    parser.add_argument("--seed", metavar="S", type=whole_number(0, SEEDS - 1), default=0, help=usual.format(default=0))
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=whole_number(1, MOST_JOBS),
        default=min(os.cpu_count() or 1, MOST_JOBS),
        help=translate("Command", "processes"),
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Describe the choice between people and programs as readers."""
    parser.add_argument(
        "--json", action="store_true", help=translate("Command", "print one JSON object instead of a table")
    )


def _specs(text: str) -> tuple[Spec, ...]:
    """Split a list of bots. A comma inside an outside bot's command line is written twice."""
    parts = [part.replace("\0", ",") for part in text.replace(",,", "\0").split(",")]
    try:
        specs = tuple(parse_spec(part.strip()) for part in parts)
    except BadSpec as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    if len(specs) not in PLAYERS:
        raise argparse.ArgumentTypeError(
            translate("Command", "two to four bots are wanted, not {count}").format(count=len(specs))
        )
    return specs


class Progress:
    """Says on standard error how far a tournament is: on one line of a terminal, or now and then in a log."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._done = 0
        self._begun = self._said = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def __call__(self, result: object) -> None:
        """Count a game."""
        del result
        self._done += 1
        now = time.monotonic()
        if self._done < self._games and now - self._said < (0.2 if self._terminal else 10):
            return
        self._said = now
        left = (now - self._begun) / self._done * (self._games - self._done)
        text = translate("Command", "{done} of {games} games, about {seconds} s left").format(
            done=self._done, games=self._games, seconds=round(left)
        )
        print(f"\r{text}\033[K" if self._terminal else text, end="" if self._terminal else "\n", file=sys.stderr)
        if self._terminal and self._done == self._games:
            print(file=sys.stderr)


def run(options: argparse.Namespace) -> int:
    """Play the games and print how everyone did."""
    tournament = Tournament(options.seats, options.games, options.seed, options.limit_ms, options.records is not None)
    progress = Progress(options.games)

    def ended(result: GameResult) -> None:
        if options.records is not None:  # at once: whatever stops the rest, what was played is kept
            _keep(result, options.records, options.games)
        progress(result)

    try:
        if options.records is not None:
            options.records.mkdir(parents=True, exist_ok=True)
        with _executor(options.jobs) as executor:
            results = run_tournament(tournament, executor, options.jobs, ended)
    except OSError as error:
        print(f"divinare arena: {error.filename or options.records}: {why(error)}", file=sys.stderr)
        return 2
    except BrokenProcessPool:
        return report_void("arena")
    rows = standings(tournament, results)
    print(json.dumps(_as_json(tournament, rows)) if options.json else _table(tournament, rows))
    return 0


def _keep(result: GameResult, folder: Path, games: int) -> None:
    """Write a game's record, under a name by which they stand in order."""
    (folder / f"game-{result.game + 1:0{len(str(games))}d}.divinare").write_bytes(result.record)


def report_void(command: str) -> int:
    """Say that a tournament came to nothing, and return the exit status for it."""
    void = translate("Command", "a process that played games has died; the tournament is void")
    sys.stderr.write(f"divinare {command}: {void}\n")
    return 1


def _executor(jobs: int) -> Executor:
    return ProcessPoolExecutor(jobs)


def _as_json(tournament: Tournament, rows: list[Row]) -> dict[str, object]:
    return {"games": tournament.games, "players": tournament.players, "seats": [row.as_json() for row in rows]}


def _table(tournament: Tournament, rows: list[Row]) -> str:
    head = translate("Command", "{games} games of {players} players, {limit} ms a move at most")
    text = head.format(games=tournament.games, players=tournament.players, limit=tournament.limit_ms)
    titles = [
        translate("Command", "bot", "a column"),
        translate("Command", "points a round"),
        translate("Command", "wins"),
        translate("Command", "ms a move (95 %)"),
        translate("Command", "faults"),
    ]
    return f"{text}\n\n{columns([titles, *map(_cells, rows)], numbers=True)}"


def _cells(row: Row) -> list[str]:
    points, times = f"{row.points_per_round:.2f} ± {row.ci95:.2f}", f"{row.mean_ms:.1f} ({row.p95_ms:.1f})"
    return [row.spec, points, f"{row.win_share:.1%}", times, str(row.faults)]
