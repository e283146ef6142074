"""The letters that the program brings: Latin, Cyrillic and Japanese show on machines that have no such fonts."""

import tomllib
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from divinare_qt.models.language import language_now
from divinare_qt.paths import resources

OWN: Final = ("Literata", "Shippori Mincho", "Noto Sans Symbols 2", "Noto Sans Symbols")
"""The families, in the order in which they are asked for a letter."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the program's fonts known to Qt, once, and return their families."""
    families: list[str] = []
    for path in sorted((resources() / "fonts").glob("*.ttf")):
        families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    return tuple(dict.fromkeys(families))


def stand_by(app: QApplication) -> None:
    """Write with the program's fonts everywhere; the system's stands in where they have no letter."""
    load_fonts()
    font = QFont(app.font())
    theirs = [family for family in (font.families() or [font.family()]) if family not in OWN]
    font.setFamilies([*OWN, *theirs])
    app.setFont(font)


def has_italics() -> bool:
    """Tell whether the language of now slants its letters: Japanese does not, and no font has such forms."""
    return language_now() != "ja"


def licences() -> list[tuple[str, str, str]]:
    """Return name, licence and home of each font."""
    with (resources() / "fonts" / "licences.toml").open("rb") as file:
        return [(font["name"], font["licence"], font["link"]) for font in tomllib.load(file)["font"]]
