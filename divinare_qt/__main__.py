"""The `divinare` command."""

import argparse
import contextlib
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from divinare_qt import __version__, system
from divinare_qt.commands.options import Parser
from divinare_qt.speech import translate

SUFFIX: Final = ".divinare"
COMMANDS: Final = ("replay", "analyse", "arena", "bot")
FOR_PROGRAMS: Final = frozenset({"analyse", "bot", "--version"})
"""What programs start and read: quick, and always in English."""


def _purposes() -> dict[str, str]:
    """Return what each command is for."""
    return {
        "replay": translate("Command", "check a game record and say what came out of it"),
        "analyse": translate("Command", "say what a level makes of one decision, read from standard input"),
        "arena": translate("Command", "let bots play each other, and count"),
        "bot": translate("Command", "a built-in bot that speaks the bot protocol on standard input and output"),
    }


def _speak(words: Sequence[str]) -> None:
    """Speak the player's language, where a person will read it."""
    if words[0] not in FOR_PROGRAMS and "--json" not in words:
        importlib.import_module("divinare_qt.models.language").speak_without_window()


def _is_game(words: Sequence[str]) -> bool:
    """Tell whether the game is wanted: no command, the demonstration, the self-test, or a game record."""
    return not words or words[0] in ("--demo", "--selftest") or (words[0] not in COMMANDS and words[0].endswith(SUFFIX))


def _play(words: Sequence[str]) -> int:
    """Open the game. Qt is imported here and nowhere before: bots are this program too, and start often."""
    parser = Parser(prog="divinare", description=translate("Command", "Play Divinare."))
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help=translate("Command", "a game record to go on with")
    )
    parser.add_argument("--demo", action="store_true", help=translate("Command", "let bots play, game after game"))
    parser.add_argument("--selftest", action="store_true", help="play a whole game in the window and check it")
    options = parser.parse_args(words)
    trouble = system.problem()
    if trouble:
        system.tell(trouble)
        return 1
    if options.selftest:
        tested: int = importlib.import_module("divinare_qt.app.selftest").run()
        return tested
    start = importlib.import_module("divinare_qt.app.start")
    status: int = start.run(options.file, demo=options.demo)
    return status


def _parser(command: str | None) -> argparse.ArgumentParser:
    """Return the parser. Only the module of the command that is asked for is imported: bots start often."""
    parser = Parser(
        prog="divinare",
        usage="divinare [FILE.divinare | --demo | --selftest | --version | COMMAND ...]",
        description=translate("Command", "The game of Divinare for the desktop. Without a command the game is opened."),
    )
    parser.add_argument("--version", action="version", version=f"divinare {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, purpose in _purposes().items():
        subparser = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
        if name == command:
            module = importlib.import_module(f"divinare_qt.commands.{name}")
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return parser


def _write_any_letter() -> None:
    """Have letters that a terminal cannot show written as escapes: a player's name is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _forget_output() -> None:
    """Throw away what could not be written: the interpreter must not complain when it flushes at exit."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        if _is_game(words):
            return _play(words)
        _speak(words)
        _write_any_letter()
        options = _parser(words[0]).parse_args(words)
        command: Callable[[argparse.Namespace], int] = options.run
        status = command(options)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return 1
    except OSError as error:
        _forget_output()
        sys.stderr.write(f"divinare: {error.strerror or error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
