"""`divinare ladder`: measure how strong every bot is, and compare with the table that came with the program."""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

from divinare_qt.bots.ladder import Ladder, Rung, all_rungs, ladder_text, parse_rung, stored_ladder
from divinare_qt.bots.rating import rate
from divinare_qt.bots.spec import BadSpec
from divinare_qt.bots.worker import be_modest
from divinare_qt.commands.arena import Progress, add_effort, add_json, report_void
from divinare_qt.commands.columns import columns
from divinare_qt.commands.numbers import whole_number
from divinare_qt.match.ladder import SEATS, play, round_robin
from divinare_qt.speech import translate, why

USUAL_SITTINGS = 300


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    sittings = translate("Command", "how often every bot sits at a table (default {default})")
    parser.add_argument(
        "--sittings",
        metavar="N",
        type=whole_number(2, 100_000),
        default=USUAL_SITTINGS,
        help=sittings.format(default=USUAL_SITTINGS),
    )
    parser.add_argument(
        "--bots",
        metavar=translate("Command", "BOT,BOT,…"),
        type=_rungs,
        default=all_rungs(),
        help=translate("Command", "only these, at least four, as they are called in the table"),
    )
    add_effort(parser)
    parser.add_argument(
        "--store",
        metavar=translate("Command", "FILE"),
        type=Path,
        help=translate("Command", "write the table there instead of comparing it"),
    )
    add_json(parser)


def _rungs(text: str) -> tuple[Rung, ...]:
    try:
        rungs = tuple(parse_rung(part.strip()) for part in text.split(","))
    except BadSpec as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    if len(set(rungs)) < SEATS or len(set(rungs)) < len(rungs):
        raise argparse.ArgumentTypeError(translate("Command", "at least four different bots are wanted"))
    return rungs


def run(options: argparse.Namespace) -> int:
    """Play the round robin and print the ratings; 1 if a bot has drifted from the stored table."""
    be_modest()
    if options.store is not None and not _can_store(options.store):
        return 2
    tables = round_robin(len(options.bots), options.sittings, options.seed)
    progress = Progress(len(tables))
    try:
        with ProcessPoolExecutor(options.jobs, get_context("spawn")) as executor:  # a fork would keep NumPy's threads
            outcomes = play(options.bots, tables, executor, progress)
    except BrokenProcessPool:
        return report_void("ladder")
    found = rate(options.bots, outcomes)
    if options.store is not None:
        return _store(found, options.store)
    found = found.aligned(stored_ladder())
    drifted = found.drifted(stored_ladder())
    print(json.dumps(_as_json(found, drifted)) if options.json else _table(found, drifted))
    return 1 if drifted else 0


def _can_store(path: Path) -> bool:
    """Find out whether a table can be written, before a quarter of an hour is spent on it; leave all as it is."""
    try:
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        _complain(path, error)
        return False
    return True


def _store(found: Ladder, path: Path) -> int:
    try:
        path.write_text(ladder_text(found), encoding="utf-8")
    except OSError as error:
        _complain(path, error)
        return 2
    return 0


def _complain(path: Path, error: OSError) -> None:
    print(f"divinare ladder: {path}: {why(error)}", file=sys.stderr)


def _as_json(found: Ladder, drifted: dict[Rung, float]) -> dict[str, object]:
    rows = [
        {
            "bot": str(rung),
            "rating": round(rating.value, 1),
            "error": round(rating.error, 1),
            "stored": None if (was := stored_ladder().of(rung)) is None else was.value,
            "drifted": rung in drifted,
        }
        for rung, rating in found.ratings.items()
    ]
    return {"games": found.games, "players": SEATS, "bots": rows}


def _table(found: Ladder, drifted: dict[Rung, float]) -> str:
    titles = [
        translate("Command", "bot", "a column"),
        translate("Command", "rating"),
        translate("Command", "stored", "a column: the rating that came with the program"),
        translate("Command", "drift", "a column: how far a rating is from the stored one"),
    ]
    rows = [titles]
    for rung, rating in sorted(found.ratings.items(), key=lambda row: -row[1].value):
        was = stored_ladder().of(rung)
        stored = "" if was is None else f"{was.value:.0f} ± {was.error:.0f}"
        drift = f"{drifted[rung]:+.0f}" if rung in drifted else ""
        rows.append([str(rung), f"{rating.value:.0f} ± {rating.error:.0f}", stored, drift])
    return columns(rows, numbers=True)
