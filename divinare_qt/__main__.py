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

from divinare_qt import __version__, speech, system
from divinare_qt.commands.options import Parser
from divinare_qt.speech import translate, why

SUFFIX: Final = ".divinare"
COMMANDS: Final = ("replay", "audit", "analyse", "arena", "ladder", "bot")
GAME_OPTIONS: Final = ("--demo", "--selftest", "--first-paint")


def _purposes() -> dict[str, str]:
    """Return what each command is for."""
    return {
        "replay": translate("Command", "check a game record and say what came out of it"),
        "audit": translate("Command", "have the bots of a game record decide once more, and compare"),
        "analyse": translate("Command", "say what a level makes of one decision, read from standard input"),
        "arena": translate("Command", "let bots play each other, and count"),
        "ladder": translate("Command", "measure how strong every bot is, and compare with the stored table"),
        "bot": translate("Command", "a built-in bot that speaks the bot protocol on standard input and output"),
    }


def _words() -> speech.Translator | None:
    """Return the words of the player's language; none, thus English, where Qt's core or the resources are missing."""
    try:
        words: speech.Translator | None = importlib.import_module("divinare_qt.models.language").words_without_window()
    except (ImportError, FileNotFoundError):
        return None
    return words


def _read(make: Callable[[], Parser], words: Sequence[str]) -> argparse.Namespace:
    """Read a command line in silence; only where there is something to say about it, do so in the player's language.

    Bots are this program too, and start often: they have no time to learn a language that nobody hears.
    """
    speech.speak_with(None)
    unheard = io.StringIO()
    try:
        with contextlib.suppress(SystemExit), contextlib.redirect_stdout(unheard), contextlib.redirect_stderr(unheard):
            return make().parse_args(words)
    finally:
        speech.speak_later(_words)
    return make().parse_args(words)


def _is_game(words: Sequence[str]) -> bool:
    """Tell whether the game is wanted: no command, an option of the game's, or a game record."""
    return not words or words[0] in GAME_OPTIONS or (words[0] not in COMMANDS and words[0].endswith(SUFFIX))


def _game_parser() -> Parser:
    """Return the parser of what opens the game."""
    parser = Parser(prog="divinare", description=translate("Command", "Play Divinare."))
    record = translate("Command", "a game record to go on with")
    parser.add_argument("file", nargs="?", type=Path, metavar=translate("Command", "FILE"), help=record)
    parser.add_argument("--demo", action="store_true", help=translate("Command", "let bots play, game after game"))
    selftest = translate("Command", "play a whole game in the window and check it")
    parser.add_argument("--selftest", action="store_true", help=selftest)
    parser.add_argument("--first-paint", action="store_true", help=argparse.SUPPRESS)
    return parser


def _play(words: Sequence[str]) -> int:
    """Open the game. Qt is imported here and nowhere before: bots are this program too, and start often."""
    options = _read(_game_parser, words)
    if options.selftest:
        system.do_without_screen()
    trouble = system.problem()
    if trouble:
        system.tell(trouble)
        return 1
    if options.selftest:
        tested: int = importlib.import_module("divinare_qt.app.selftest").run()
        return tested
    start = importlib.import_module("divinare_qt.app.start")
    status: int = start.run(options.file, demo=options.demo, first_paint=options.first_paint)
    return status


def _parser(command: str) -> Parser:
    """Return the parser. Only the module of the command that is asked for is imported: bots start often."""
    parser = Parser(
        prog="divinare",
        usage=translate("Command", "divinare [FILE.divinare | --demo | --selftest | --version | COMMAND ...]"),
        description=translate("Command", "The game of Divinare for the desktop. Without a command the game is opened."),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"divinare {__version__}",
        help=translate("Command", "say which version this is"),
    )
    commands = parser.add_subparsers(prog="divinare", metavar=translate("Command", "COMMAND"), required=True)
    for name, purpose in _purposes().items():
        sentence = translate("Command", "{purpose}.").format(purpose=purpose[0].upper() + purpose[1:])
        subparser = commands.add_parser(name, help=purpose, description=sentence)
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
    if sys.stdout is not None:  # as it is in a Windows program without a console
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(words: Sequence[str], text: str) -> None:
    """Say why a command could not be carried out; who started the game may see no terminal."""
    if _is_game(words) and "--selftest" not in words:
        system.tell(text)
    elif sys.stderr is not None:
        sys.stderr.write(f"divinare: {text}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    _write_any_letter()
    try:
        if _is_game(words):
            return _play(words)
        options = _read(lambda: _parser(words[0]), words)
        command: Callable[[argparse.Namespace], int] = options.run
        status = command(options)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return 1
    except OSError as error:
        _forget_output()
        _complain(words, why(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
