"""The text table in small windows and with large letters: everything can be read, if need be by scrolling."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.style import dress
from divinare_qt.models.boards import BoardsModel, Place, SpaceHint
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import passing_game
from divinare_qt.models.settings import Settings
from divinare_qt.rules.arts import ARTS
from divinare_qt.table.text_table import WIDE, TextTable
from divinare_qt.table.theme import theme_for
from tests.helpers.qt import header, settle, spin_until

pytestmark = pytest.mark.usefixtures("home")
SIZES = [(800, 1180), (1024, 640), (1280, 740)]


@pytest.fixture
def scale(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    dress(qapp, theme_for("dark", "standard"), request.param)
    yield request.param
    dress(qapp, theme_for("dark", "standard"), 100)


@pytest.fixture
def text(qtbot: QtBot, quick: Settings, scale: int) -> Iterator[TextTable]:
    del scale
    game = passing_game(header(4, 1), quick)
    choice = Choice(game.session)
    table = TextTable(game.session, choice)
    qtbot.addWidget(table)
    table.show()
    game.session.begin()
    spin_until(lambda: choice.giving)
    yield table
    game.close()
    settle()


@pytest.mark.parametrize("scale", [100, 200], indirect=True)
@pytest.mark.parametrize("size", SIZES)
def test_notes_and_names_are_whole(text: TextTable, size: tuple[int, int]) -> None:
    text.resize(*size)
    text.boards_model.show_hints({Place(art, "centre"): SpaceHint(0.25, "−12.5") for art in ARTS})
    for column in range(BoardsModel.NOTE + 1):
        assert text.boards.columnWidth(column) >= text.boards.sizeHintForColumn(column)
    for table in (text.seats, text.scores):
        row = table.verticalHeader().defaultSectionSize()
        assert row >= table.fontMetrics().height()
    assert text.seats.viewport().height() >= text.seats.verticalHeader().length()


@pytest.mark.parametrize("scale", [100], indirect=True)
def test_boards_stand_beside_the_hand_where_both_have_room(text: TextTable) -> None:
    enough = text.fontMetrics().averageCharWidth() * WIDE
    text.resize(enough, 900)
    QApplication.processEvents()  # views are laid out by an event of its own
    assert text.boards.x() > text.hand.geometry().right()
    text.resize(enough - 1, 900)
    QApplication.processEvents()
    assert text.boards.y() > text.hand.geometry().bottom()
