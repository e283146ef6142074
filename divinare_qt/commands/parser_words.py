"""argparse's own words, translated like all others. It would ask gettext, whose files are not those of Qt."""

import argparse
from collections.abc import Mapping

from divinare_qt.speech import translate


def parser_words() -> Mapping[str, str]:
    """Return whatever argparse says to the user of a command line, by the English words that it asks for."""
    return {
        "usage: ": translate("Parser", "usage: "),
        "positional arguments": translate("Parser", "positional arguments", "a heading; a colon follows"),
        "options": translate("Parser", "options", "a heading; a colon follows"),
        "show this help message and exit": translate("Parser", "show this help message and exit"),
        "argument %(argument_name)s: %(message)s": translate("Parser", "argument %(argument_name)s: %(message)s"),
        "the following arguments are required: %s": translate("Parser", "the following arguments are required: %s"),
        "unrecognized arguments: %s": translate("Parser", "unrecognized arguments: %s"),
        "ignored explicit argument %r": translate("Parser", "this option takes no value, and was given %r"),
        "expected one argument": translate("Parser", "one value is wanted"),
        "not allowed with argument %s": translate("Parser", "this does not go together with %s"),
        "ambiguous option: %(option)s could match %(matches)s": translate(
            "Parser", "%(option)s is not clear; it could be %(matches)s"
        ),
        "unknown parser %(parser_name)r (choices: %(choices)s)": _no_such_choice().replace("(value)", "(parser_name)"),
        "invalid choice: %(value)r (choose from %(choices)s)": _no_such_choice(),
        "invalid choice: %(value)r, maybe you meant %(maybe)r? (choose from %(choices)s)": translate(
            "Parser", "invalid choice: %(value)r, maybe you meant %(maybe)r? (choose from %(choices)s)"
        ),
        "invalid %(type)s value: %(value)r": translate("Parser", "%(value)r is not a value of the kind %(type)s"),
    }


def _no_such_choice() -> str:
    return translate("Parser", "invalid choice: %(value)r (choose from %(choices)s)")


def _said(message: str) -> str:
    return parser_words().get(message, message)


def teach_argparse() -> None:
    """Have argparse look its words up here. `_` is what it calls gettext in every Python; a test reads its source."""
    vars(argparse)["_"] = _said
