"""The `divinare` command."""

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from divinare_qt import __version__

COMMANDS: Final = {
    "replay": "check a game record and say what came out of it",
    "analyse": "say what a level makes of one decision, read from standard input",
    "arena": "let bots play each other, and count",
    "bot": "a built-in bot that speaks the bot protocol on standard input and output",
}


def _parser(command: str | None) -> argparse.ArgumentParser:
    """Return the parser. Only the module of the command that is asked for is imported: bots start often."""
    parser = argparse.ArgumentParser(prog="divinare", description="The game of Divinare for the desktop.")
    parser.add_argument("--version", action="version", version=f"divinare {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        subparser = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
        if name == command:
            module = importlib.import_module(f"divinare_qt.commands.{name}")
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    options = _parser(words[0] if words else None).parse_args(words)
    command: Callable[[argparse.Namespace], int] = options.run
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
