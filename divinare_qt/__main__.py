"""The `divinare` command."""

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence

from divinare_qt import __version__
from divinare_qt.commands import replay

Command = Callable[[argparse.Namespace], int]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="divinare", description="The game of Divinare for the desktop.")
    parser.add_argument("--version", action="version", version=f"divinare {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    command = commands.add_parser("replay", help="check a game record and say what came out of it")
    replay.add_arguments(command)
    command.set_defaults(run=replay.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    options = _parser().parse_args(arguments)
    command: Command = options.run
    try:
        return command(options)
    except BrokenPipeError:
        # Whoever read our output has gone; the interpreter must not complain when it flushes at exit.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
