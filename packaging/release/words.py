"""What installers and desktops say of the game. English stands here; the rest comes from the program's .ts files."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from functools import cache
from typing import Final
from xml.sax.saxutils import escape

from release.project import ROOT

CONTEXT: Final = "Installer"
LANGUAGES: Final = {"en": "ENGLISH", "fr": "FRENCH", "ru": "RUSSIAN", "ja": "JAPANESE"}
"""Each language, and what NSIS calls it."""
OF_WINDOWS: Final = ("TooOld", "Running", "NotAdministrator", "GameFile", "Comment")
"""The texts of the Windows installer."""


def translate(_context: str, text: str) -> str:
    """Mark a text for lupdate, which knows it by the name of this function."""
    return text


TEXTS: Final = {
    "GenericName": translate("Installer", "Board game"),
    "Promise": translate("Installer", "Foresee which cards will be played, before your tokens are forced to move"),
    "Keywords": translate("Installer", "card, cards, prediction, divination, bots"),
    "GameFile": translate("Installer", "Divinare game"),
    "Summary": translate("Installer", "Game of hidden hands, forced moves and prediction"),
    "Cards": translate(
        "Installer",
        "Thirty-six cards belong to four arts of divination, but no one sees them all: each of two to four mediums "
        "holds a few, hands some on, and plays one a turn. Every card that is played forces a token to another "
        "prediction, and at the end those come off best who foresaw how many cards of each art were played.",
    ),
    "Players": translate(
        "Installer", "Play alone against bots of five strengths and four characters, or with others at one computer."
    ),
    "Access": translate(
        "Installer", "Four languages, three looks, a palette for the colour-blind, keyboard and screen reader"
    ),
    "Hints": translate("Installer", "Hints that know only what you could know, replays of every game, and statistics"),
    "Boards": translate("Installer", "Boards and action cards that can be edited"),
    "Unofficial": translate(
        "Installer",
        "This is an unofficial version of the game by Brett J. Gilbert, with artwork and words of its own.",
    ),
    "TooOld": translate("Installer", "Divinare needs 64-bit Windows 10, version 1809, or newer."),
    "OldLinux": translate(
        "Installer", "This system is too old for Divinare, which needs the C library glibc {version} or newer."
    ),
    "Running": translate("Installer", "Divinare is running. Close it and try again."),
    "NotAdministrator": translate("Installer", "Only an administrator can install or remove Divinare for everybody."),
    "Comment": translate("Installer", "Foresee which cards will be played"),
    "ManGames": translate("Installer", "Games Manual"),
    "ManName": translate("Installer", "NAME"),
    "ManSynopsis": translate("Installer", "SYNOPSIS"),
    "ManDescription": translate("Installer", "DESCRIPTION"),
    "ManOptions": translate("Installer", "OPTIONS"),
    "ManCommands": translate("Installer", "COMMANDS"),
    "ManFiles": translate("Installer", "FILES"),
    "ManStatus": translate("Installer", "EXIT STATUS"),
    "ManFile": translate("Installer", "FILE"),
    "ManPlayers": translate("Installer", "PLAYERS"),
    "ManNumber": translate("Installer", "NUMBER"),
    "ManLevel": translate("Installer", "LEVEL"),
    "ManAbout": translate(
        "Installer",
        "Divinare is a game for two to four mediums, who predict how many cards of each of four arts of "
        "divination will be played. Without a command the game is opened; with a game record, that game goes on.",
    ),
    "ManDemo": translate("Installer", "Let bots play, game after game."),
    "ManSelftest": translate(
        "Installer",
        "Play a whole game between bots in a window, save it, check it and show each language; exit with "
        "status 0, or say what failed.",
    ),
    "ManVersion": translate("Installer", "Print the version."),
    "ManReplay": translate("Installer", "Check a game record against the rules and print what came out of it."),
    "ManAudit": translate(
        "Installer",
        "Have the bots of a game record decide once more, each from the view of its seat alone, and compare.",
    ),
    "ManArena": translate("Installer", "Let bots play each other, and count."),
    "ManLadder": translate(
        "Installer", "Measure how strong every bot is, and compare with the table that came with the program."
    ),
    "ManAnalyse": translate("Installer", "Say what a level makes of one decision, read from standard input."),
    "ManBot": translate("Installer", "A built-in bot that speaks the bot protocol on standard input and output."),
    "ManData": translate("Installer", "Games, set-ups, layouts, statistics and the error log."),
    "ManPreferences": translate("Installer", "Preferences."),
    "ManExit": translate("Installer", "0 if all went well, 1 if not, 2 if the command line was not understood."),
}


@cache
def said(language: str) -> Mapping[str, str]:
    """Return every text in a language, by its name; KeyError if one is not translated."""
    if language == "en":
        return TEXTS
    tree = ET.parse(ROOT / "resources" / "translations" / f"divinare_{language}.ts")  # noqa: S314 - our own file
    context = next(found for found in tree.getroot().iter("context") if found.findtext("name") == CONTEXT)
    known = {entry.findtext("source"): entry.findtext("translation") or "" for entry in context.iter("message")}
    return {name: known[text] for name, text in TEXTS.items()}


def desktop_lines(key: str, name: str) -> str:
    """Return the lines of a menu entry for one of its keys."""
    return "\n".join(f"{key}{_bracket(code)}={said(code)[name]}" for code in LANGUAGES)


def desktop_lists(key: str, name: str) -> str:
    """Return such lines for a key whose value is a list, in which each part ends with a semicolon."""
    return re.sub(r"(?m)$", ";", re.sub(r", |、", ";", desktop_lines(key, name)))


def _bracket(code: str) -> str:
    return "" if code == "en" else f"[{code}]"


def xml_elements(tag: str, name: str, indent: int) -> str:
    """Return an element for each language, as AppStream and the file types have them."""
    lines = [f"<{tag}{_attribute(code)}>{escape(said(code)[name])}</{tag}>" for code in LANGUAGES]
    return ("\n" + " " * indent).join(lines)


def _attribute(code: str) -> str:
    return "" if code == "en" else f' xml:lang="{code}"'


def shell_cases(name: str, **values: str) -> str:
    """Return the branches of a shell's `case` over the locale that choose a text; English is for every other one."""
    lines = [f"    {code}*) text='{said(code)[name].format(**values)}' ;;" for code in LANGUAGES if code != "en"]
    return "\n".join([*lines, f"    *) text='{TEXTS[name].format(**values)}' ;;"])


def nsis_lines() -> str:
    """Return the texts of the Windows installer as NSIS reads them."""
    return "".join(
        f'LangString {name} ${{LANG_{language}}} "{said(code)[name]}"\n'
        for name in OF_WINDOWS
        for code, language in LANGUAGES.items()
    )
