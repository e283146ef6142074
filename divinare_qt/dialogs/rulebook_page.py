"""The rulebook as a page of text: how it looks, and the pictures in it."""

from math import inf
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor

from divinare_qt.dialogs.look import Look
from divinare_qt.dialogs.rulebook_fill import SCHEME, Filler
from divinare_qt.dialogs.rulebook_pictures import Pictures
from divinare_qt.rules.rules import Rules
from divinare_qt.table.fonts import has_italics
from divinare_qt.table.theme import SERIF, Theme

_SHEET: Final = """
body {{ color: {text}; }}
h1 {{ color: {accent}; font-family: {serif}; font-size: xx-large; margin-top: 28px; margin-bottom: 10px; }}
h2 {{ color: {accent}; font-family: {serif}; font-size: large; margin-top: 20px; margin-bottom: 6px; }}
p, li {{ margin-top: 5px; margin-bottom: 7px; line-height: 135%; }}
a {{ color: {accent}; }}
p.note {{ color: {faint}; font-style: {slant}; }}
p.caption, span.caption {{ color: {faint}; }}
p.picture {{ line-height: 100%; margin-top: 10px; }}
table.ruled {{ border-collapse: collapse; margin-top: 6px; margin-bottom: 10px; }}
table.ruled th {{ color: {accent}; text-align: left; border-bottom: 2px solid {line}; }}
table.ruled td {{ border-bottom: 1px solid {edge}; vertical-align: middle; }}
"""


def style_sheet(colours: Look) -> str:
    """Return how the book looks."""
    names = {name: value.name() for name, value in vars(colours).items() if isinstance(value, QColor)}
    names["slant"] = "italic" if has_italics() else "normal"
    names["serif"] = ", ".join(f"'{family}'" for family in SERIF)
    return _SHEET.format(**names)


class RulebookPage:
    """The text of a book and its pictures, for one theme, letter size and resolution."""

    def __init__(
        self, rules: Rules, language: str, theme: Theme, ratio: float, scale: float = 1.0, room: float = inf
    ) -> None:
        self._filler = Filler(rules, language, scale, room)
        self.html = f"<html><body>{self._filler.book()}</body></html>"
        self._pictures = Pictures(self._filler, theme, ratio)

    def resource(self, url: QUrl) -> object:
        """Return the picture that an address names; None for anything else."""
        return self._pictures.image(url.path()) if url.scheme() == SCHEME else None
