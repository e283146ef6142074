"""argparse speaks the player's language as well, and nothing that it can say to one is left out."""

import argparse
import ast
import inspect
import sys
from pathlib import Path

import pytest

from divinare_qt.commands.parser_words import parser_words
from tests.helpers.command import divinare
from tests.helpers.texts import called, calls, text_of
from tests.translations.test_commands import language

NEVER_SAID = {
    ".__call__() not defined", "conflicting subparser: %s", "conflicting subparser alias: %s",
    'argument "-" with mode %r', "can't open '%(filename)s': %(error)s",
    "cannot merge actions - two groups are named %r", "'required' is an invalid argument for positionals",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r", "invalid conflict_resolution value: %r",
    "mutually exclusive arguments must be optional", "cannot have multiple subparser arguments",
    "%r is not callable", "unexpected option string: %s",
    "one of the arguments %s is required",
    "expected at most one argument", "expected at least one argument", "%(prog)s: error: %(message)s\n",
    "%(prog)s: warning: %(message)s\n", "%(heading)s:", " (default: %(default)s)",
    "show program's version number and exit", "subcommands", "command '%(parser_name)s' is deprecated",
    "option '%(option)s' is deprecated", "argument '%(argument_name)s' is deprecated",
}  # fmt: skip
"""What only a programmer meets, or what our parsers have no use for, in any Python since 3.11."""


def test_every_word_of_this_pythons_argparse_is_known() -> None:
    asked = {
        text
        for call, _ in calls(ast.parse(inspect.getsource(argparse)))
        if called(call) == "_" and call.args and (text := text_of(call.args[0])) is not None
    }
    assert "usage: " in asked, "argparse no longer asks for its words by this name"
    assert not asked - parser_words().keys() - NEVER_SAID


@pytest.mark.usefixtures("built")
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the language is no environment variable")
@pytest.mark.parametrize(
    ("locale", "words", "said"),
    [
        ("fr_FR.UTF-8", ["bot", "--help"], "utilisation\N{NO-BREAK SPACE}: divinare bot [-h]"),
        ("fr_FR.UTF-8", ["bot"], "divinare bot: il manque ces arguments\N{NO-BREAK SPACE}: NIVEAU"),
        ("ru_RU.UTF-8", ["replay", "--help"], "показать эту справку и выйти"),
        ("ru_RU.UTF-8", ["reply"], "нет такого варианта: 'reply'"),
        ("ja_JP.UTF-8", ["arena", "--help"], "このヘルプを表示して終了する"),
        ("ja_JP.UTF-8", ["--demo", "--x"], "不明な引数です\N{FULLWIDTH COLON}--x"),
        ("ja_JP.UTF-8", ["analyse"], "標準入力: メッセージがJSONではありません"),
        ("fr_FR.UTF-8", ["audit", "--json", "--stream", "x"], "incompatible avec --json"),
        ("ru_RU.UTF-8", ["audit", "--json", "--stream", "x"], "нельзя вместе "),
        ("ja_JP.UTF-8", ["audit", "--json", "--stream", "x"], "--jsonと同時には指定できません"),
        ("de_DE.UTF-8", ["bot", "--help"], "usage: divinare bot [-h]"),
    ],
)
def test_help_and_complaints_are_in_the_systems_language(
    tmp_path: Path, locale: str, words: list[str], said: str
) -> None:
    done = divinare(*words, changes=language(locale, tmp_path) | {"PYTHONUTF8": "1"})
    assert said in (done.stdout + done.stderr).decode()


def test_a_bot_that_has_nothing_to_say_does_not_load_qt(tmp_path: Path) -> None:
    changes = language("fr_FR.UTF-8", tmp_path) | {"PYTHONPROFILEIMPORTTIME": "1"}
    done = divinare("bot", "novice", changes=changes)
    assert done.returncode == 0
    assert b"divinare_qt.bots.worker" in done.stderr
    assert b"PySide6" not in done.stderr
