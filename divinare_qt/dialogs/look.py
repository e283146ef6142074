"""Colours and letters of what the dialogs show, made from the table's theme."""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QWidget

from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.table.theme import DARK, SAFE_ARTS, SERIF, Theme

THEME_PROPERTY: Final = "divinare_theme"
"""The property of the application that holds the theme it was dressed in."""


@dataclass(frozen=True)
class Look:
    """Colours by what they are for. Text of each kind is readable on ground, field and raised alike."""

    ground: QColor
    """Behind everything."""
    field: QColor
    """Where something is written or listed."""
    raised: QColor
    """Buttons and panels."""
    lifted: QColor
    """A button under the pointer."""
    text: QColor
    faint: QColor
    """Words that matter less."""
    dim: QColor
    """Words of what can't be used now."""
    accent: QColor
    """Headings."""
    line: QColor
    """Frames, rules, what is selected."""
    on_line: QColor
    """Words on what is selected."""
    edge: QColor
    """Quiet frames."""
    focus: QColor
    bad: QColor
    """Words that say what is wrong."""
    arts: dict[Art, QColor]
    seats: dict[str, QColor]
    judged: tuple[QColor, ...]
    """Perfect, incomplete, incorrect."""
    pictures: bool
    """Whether felt and lamp are painted; high contrast has plain grounds."""


_NAMES: Final = tuple(field.name for field in fields(Look) if field.name not in {"arts", "seats", "judged", "pictures"})
_PLAIN: Final = {
    "dark": "#1b1411 #120d0b #2b201a #3a2c23 #f5ead0 #cdbf9f #8d7f68 #e3c27a #c7a35a #1b1411 #57452f #ffffff #ff9d8c",
    "light": "#f4ebd7 #fffdf7 #fbf4e4 #ffffff #2b1d16 #5a4636 #8b7a66 #6b4d12 #8a6a24 #ffffff #c6b48d #10243c #9c1f1a",
    "contrast": "#000000 #000000 #000000 #333333 #ffffff #ffffff #b0b0b0 #ffe9a8 #ffe9a8 #000000 #ffffff #00ffff "
    "#ffb3a8",
}
_BRIGHT: Final = "#e0756b #6fa3d8 #7cbd8a #e3bc55"
_BRIGHT_SAFE: Final = "#ff9a4d #56b4e9 #2fcfa5 #f0e442"
_DARK_SEATS: Final = {"rami": "#a8481f", "tzciska": "#2c6a94", "john-paul": "#4f7430", "edmund": "#83509a"}


def _colours(text: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in text.split())


@lru_cache(maxsize=8)
def look_of(theme: Theme) -> Look:
    """Return the look of a theme."""
    light = theme.name == "light"
    if light:
        arts = {art: QColor(name) for art, name in theme.arts.items()}
    else:
        bright = _BRIGHT_SAFE if theme.arts == SAFE_ARTS else _BRIGHT
        arts = dict(zip(ARTS, _colours(bright), strict=True))
    seats = {who: QColor(name) for who, name in (_DARK_SEATS if light else theme.seats).items()}
    judged = (arts["B"], arts["Y"], arts["R"])
    plain = dict(zip(_NAMES, _colours(_PLAIN[theme.name]), strict=True))
    return Look(**plain, arts=arts, seats=seats, judged=judged, pictures=theme.grain > 0)


def theme_now() -> Theme:
    """Return the theme that the application is dressed in."""
    app = QApplication.instance()
    theme = None if app is None else app.property(THEME_PROPERTY)
    return theme if isinstance(theme, Theme) else DARK


def look() -> Look:
    """Return the look of the application now."""
    return look_of(theme_now())


def serif(widget: QWidget, scale: float = 1.0, *, bold: bool = False) -> QFont:
    """Return the letters of headings, so many times as large as a widget's own."""
    font = QFont(widget.font())
    font.setFamilies([*SERIF, *widget.font().families()])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(max(1.0, widget.font().pointSizeF() * scale))
    font.setBold(bold)
    return font
