import pytest

from divinare_qt.table.theme import THEMES, contrast, theme_for

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
def test_focus_stands_out(name: str) -> None:
    theme = THEMES[name]
    assert contrast(theme.focus, theme.felt) >= 3
    assert contrast(theme.brass, theme.felt) >= 1.5


def test_black_on_white_is_21_to_1() -> None:
    assert round(contrast("#000000", "#ffffff"), 1) == 21
