from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from divinare_qt.table.sheet import BAND
from divinare_qt.table.theme import SAFE_ARTS, THEMES, contrast, theme_for

PAIRS = [
    ("on_felt", "felt"),
    ("on_felt_dim", "felt"),
    ("on_paper", "paper"),
    ("on_paper", "paper_low"),
    ("on_paper_dim", "paper"),
    ("on_paper_dim", "paper_low"),
    ("on_seal", "seal"),
    ("good", "paper_low"),
    ("bad", "paper_low"),
]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("palette", ["standard", "colourblind"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read(name: str, palette: str, text: str, ground: str) -> None:
    theme = theme_for(name, palette)
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("text", ["good", "bad", "on_paper_dim"])
def test_sums_can_be_read_on_their_band(name: str, text: str) -> None:
    theme, share = THEMES[name], BAND / 255
    pairs = zip(QColor(theme.brass).getRgb()[:3], QColor(theme.paper_low).getRgb()[:3], strict=True)  # type: ignore[index]
    band = QColor(*(round(brass * share + paper * (1 - share)) for brass, paper in pairs))
    assert contrast(getattr(theme, text), band.name()) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_focus_stands_out(name: str) -> None:
    theme = THEMES[name]
    assert contrast(theme.focus, theme.felt) >= 3
    assert contrast(theme.brass, theme.felt) >= 1.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("palette", ["standard", "colourblind"])
def test_focus_stands_out_on_every_board(name: str, palette: str) -> None:
    theme = theme_for(name, palette)
    assert all(contrast(theme.board_focus, ground) >= 3 for ground in theme.arts.values())


def test_black_on_white_is_21_to_1() -> None:
    assert round(contrast("#000000", "#ffffff"), 1) == 21


COLOUR_BLIND = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How linear red, green and blue look to eyes that lack one kind of cones (Machado, Oliveira and Fernandes, 2009)."""
TOLD_APART = 20.0
"""Distance in CIELAB; about 2 can just be seen where two colours touch."""


def lab(colour: str, matrix: tuple[tuple[float, float, float], ...]) -> tuple[float, float, float]:
    """Return a colour in CIELAB, as such eyes see it."""
    channels = [channel**2.2 for channel in QColor(colour).getRgbF()[:3]]  # type: ignore[index]
    seen = [max(sum(a * b for a, b in zip(row, channels, strict=True)), 0.0) for row in matrix]
    to_xyz = ((0.434, 0.376, 0.190), (0.213, 0.715, 0.072), (0.018, 0.109, 0.873))
    x, y, z = (sum(a * b for a, b in zip(row, seen, strict=True)) ** (1 / 3) for row in to_xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("kind", COLOUR_BLIND)
def test_the_safe_palette_tells_the_arts_apart(kind: str) -> None:
    seen = {art: lab(colour, COLOUR_BLIND[kind]) for art, colour in SAFE_ARTS.items()}
    for one, other in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert distance >= TOLD_APART, (one, other, distance)
