import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.plate import Plate
from divinare_qt.dialogs.style import dress
from divinare_qt.dialogs.welcome import WelcomePage
from divinare_qt.table.theme import theme_for

SIZES = [QSize(1024, 700), QSize(1920, 1080), QSize(3840, 2160), QSize(768, 1024)]


def page(qtbot: QtBot, size: QSize) -> WelcomePage:
    made = WelcomePage()
    qtbot.addWidget(made)
    made.resize(size)
    made.set_can_continue(possible=True, text="Round 2 of 4 · Ada, Ben")
    made.show()
    qtbot.waitExposed(made)
    return made


def plate(made: WelcomePage, words: str) -> Plate:
    return next(found for found in made.findChildren(Plate) if found.text().replace("&", "") == words)


@pytest.mark.parametrize(
    ("words", "signal"),
    [
        ("Play now", "play_now"),
        ("New game…", "new_game"),
        ("Continue", "continue_game"),
        ("Learn to play", "learn"),
        ("Load…", "load"),
        ("Rules", "rules"),
    ],
)
def test_each_plate_says_what_is_wanted(qtbot: QtBot, words: str, signal: str) -> None:
    made = page(qtbot, SIZES[0])
    with qtbot.waitSignal(getattr(made, signal)):
        qtbot.mouseClick(plate(made, words), Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]
    with qtbot.waitSignal(getattr(made, signal)):
        qtbot.keyClick(plate(made, words), Qt.Key.Key_Return)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("scale", [80, 100, 200])
def test_plates_stay_inside_and_apart(qtbot: QtBot, qapp: QApplication, size: QSize, scale: int) -> None:
    dress(qapp, theme_for("dark", "standard"), scale)
    made = page(qtbot, size)
    plates = [found for found in made.findChildren(Plate) if found.isVisible()]
    assert len(plates) == 6
    for one in plates:
        assert made.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in plates if other is not one)


def test_continue_is_offered_only_where_there_is_a_game(qtbot: QtBot) -> None:
    made = page(qtbot, SIZES[0])
    assert made.focusWidget() is plate(made, "Continue")
    assert plate(made, "Continue").accessibleDescription() == "Round 2 of 4 · Ada, Ben"
    made.set_can_continue(possible=False)
    assert not plate(made, "Continue").isVisible()


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
@pytest.mark.parametrize("palette", ["standard", "colourblind"])
def test_it_is_painted_in_every_theme(qtbot: QtBot, qapp: QApplication, theme: str, palette: str) -> None:
    dress(qapp, theme_for(theme, palette))
    made = page(qtbot, SIZES[0])
    image = made.grab().toImage()
    assert len({image.pixel(x, y) for x in range(0, image.width(), 16) for y in range(0, image.height(), 16)}) > 8
