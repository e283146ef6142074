"""Colours by what they are for. Themes recolour the artwork by replacing its named colours."""

from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtGui import QColor, QFont

from divinare_qt.rules.arts import Art
from divinare_qt.table.fonts import OWN, has_italics

SERIF: Final = [*OWN, "Noto Serif", "DejaVu Serif"]
LEAST_PIXELS: Final = 6


@dataclass(frozen=True)
class Theme:
    """The colours of a table. Pairs that carry text are named `x` and `on_x`."""

    name: str
    felt: str
    felt_edge: str
    on_felt: str
    on_felt_dim: str
    wood: str
    brass: str
    paper: str
    paper_low: str
    paper_line: str
    on_paper: str
    on_paper_dim: str
    seal: str
    on_seal: str
    focus: str
    lit: str
    good: str
    bad: str
    board_focus: str
    """The keyboard on a board, which is dark in every theme."""
    grain: float
    """How strongly felt and lamp are drawn, from 0 to 1."""
    arts: dict[Art, str] = field(hash=False)
    seats: dict[str, str] = field(hash=False)
    replaced: dict[str, str] = field(default_factory=dict, hash=False)
    """Colours of the artwork, and what stands for them."""
    room: dict[str, str] = field(default_factory=dict, hash=False)
    """The same for felt and wood alone: nothing that lies on the table has to follow their brightness."""


ARTS: Final[dict[Art, str]] = {"R": "#8e2f2b", "B": "#27496d", "G": "#2f5d3f", "Y": "#8a6a1d"}
SEATS: Final = {"rami": "#d9734e", "tzciska": "#7fb2d6", "john-paul": "#9fc27f", "edmund": "#c79bd2"}

DARK: Final = Theme(
    name="dark",
    felt="#1d4038",
    felt_edge="#0b1a18",
    on_felt="#f5ead0",
    on_felt_dim="#c9bd9c",
    wood="#2a1812",
    brass="#c7a35a",
    paper="#f5ead0",
    paper_low="#e2d0a6",
    paper_line="#c7a35a",
    on_paper="#2b1d16",
    on_paper_dim="#5c473a",
    seal="#170e0a",
    on_seal="#fff0c2",
    focus="#ffffff",
    lit="#ffd58a",
    good="#235a34",
    bad="#932a26",
    board_focus="#ffffff",
    grain=1.0,
    arts=ARTS,
    seats=SEATS,
)
LIGHT: Final = replace(
    DARK,
    name="light",
    felt="#a9c2b0",
    felt_edge="#8aa897",
    on_felt="#1d1510",
    on_felt_dim="#2f261d",
    wood="#8a5a3c",
    brass="#8a6a24",
    paper="#fffaf0",
    paper_low="#f3e8cf",
    seal="#2b1d16",
    focus="#10243c",
    lit="#9c4400",
    grain=0.35,
    room={
        "#20443c": "#a9c2b0",
        "#0b1a18": "#8aa897",
        "#356457": "#c3d6c8",
        "#4a2c20": "#a9764f",
        "#2a1812": "#8a5a3c",
        "#6e4631": "#c08e62",
        "#9c6d4c": "#d9ab7d",
        "#1b0e0a": "#6b432b",
    },
)
CONTRAST: Final = replace(
    DARK,
    name="contrast",
    felt="#000000",
    felt_edge="#000000",
    on_felt="#ffffff",
    on_felt_dim="#ffffff",
    wood="#000000",
    brass="#ffe9a8",
    paper="#ffffff",
    paper_low="#ffffff",
    paper_line="#000000",
    on_paper="#000000",
    on_paper_dim="#000000",
    seal="#000000",
    on_seal="#ffffff",
    focus="#00ffff",
    lit="#ffff00",
    good="#00561b",
    bad="#8f0000",
    board_focus="#00ffff",
    grain=0.0,
)
THEMES: Final = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST)}

# After Okabe and Ito: vermilion, blue, bluish green and yellow, as grounds that carry pale print. Where hues fall
# together (red and yellow without red or green cones, blue and green without blue ones) they differ in lightness.
SAFE_ARTS: Final[dict[Art, str]] = {"R": "#6e2a00", "B": "#083b70", "G": "#006e52", "Y": "#8f8000"}
_SAFE: Final = {
    "#8e2f2b": "#6e2a00",
    "#4d1613": "#3d1700",
    "#e0756b": "#ff9a4d",
    "#27496d": "#083b70",
    "#12283f": "#04203f",
    "#2f5d3f": "#006e52",
    "#15301f": "#003c2d",
    "#7cbd8a": "#7cf0d0",
    "#8a6a1d": "#8f8000",
    "#46340b": "#4a4300",
    "#e0b64a": "#fff27a",
}


def theme_for(name: str, palette: str) -> Theme:
    """Return the theme of the preferences."""
    theme = THEMES[name]
    if palette == "colourblind":
        return replace(theme, arts=SAFE_ARTS, replaced=theme.replaced | _SAFE)
    return theme


def serif(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return the table's font at a height."""
    font = QFont(SERIF)
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(max(round(pixels), LEAST_PIXELS))
    font.setBold(bold)
    font.setItalic(italic and has_italics())
    return font


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    mixed = QColor(colour)
    return 0.2126 * _linear(mixed.redF()) + 0.7152 * _linear(mixed.greenF()) + 0.0722 * _linear(mixed.blueF())


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else float(((channel + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
