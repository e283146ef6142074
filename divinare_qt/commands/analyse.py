"""`divinare analyse`: what a level makes of one decision, read from standard input."""

import argparse
import json
import sys
from typing import Final

from divinare_qt.bots.analysis import DEFAULT_LEVEL, DEFAULT_LIMIT_MS, answer
from divinare_qt.bots.spec import LEVELS
from divinare_qt.bots.worker import be_modest
from divinare_qt.commands.numbers import whole_number
from divinare_qt.speech import translate

LONGEST_QUESTION: Final = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    usual = translate("Command", "(default {default})").format(default=DEFAULT_LEVEL)
    parser.add_argument("--level", choices=LEVELS, default=DEFAULT_LEVEL, help=usual)
    limit = translate("Command", "how long it may think (default {default})").format(default=DEFAULT_LIMIT_MS)
    parser.add_argument(
        "--limit-ms", metavar="M", type=whole_number(1, 86_400_000), default=DEFAULT_LIMIT_MS, help=limit
    )


def run(options: argparse.Namespace) -> int:
    """Answer one question; 0, or 2 if it could not be understood."""
    be_modest()
    line = sys.stdin.buffer.readline(LONGEST_QUESTION)
    try:
        print(json.dumps(answer(line, options.level, options.limit_ms)))
    except ValueError as error:
        where = translate("Command", "standard input")
        print(f"divinare analyse: {where}: {error}", file=sys.stderr)
        return 2
    return 0
