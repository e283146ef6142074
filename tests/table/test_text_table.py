"""The text table in small windows and with large letters: everything can be read, if need be by scrolling."""

from collections.abc import Iterator
from itertools import repeat

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeView
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.style import dress
from divinare_qt.models.boards import BoardsModel, Place, SpaceHint
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import passing_game
from divinare_qt.models.settings import Settings
from divinare_qt.rules.arts import ARTS
from divinare_qt.table.text_table import LEAST_NOTE, WIDE, TextTable
from divinare_qt.table.theme import theme_for
from tests.helpers.hands import Reader
from tests.helpers.qt import header, settle, spin_until

pytestmark = pytest.mark.usefixtures("home")
MARGIN = 4
"""Points beside a text in a cell, about."""
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
    spin_until(lambda: playing(text))
    model, boards = text.boards_model, text.boards
    said = SpaceHint(0.25, "−12.5", best=True)
    text.show_hints({Place(art, label): said for art in ARTS for label in model.labels(art)}, "")
    spin_until(lambda: not cut_notes(boards))  # rows get higher, a scroll bar comes, and takes some of the width
    for column in range(BoardsModel.NOTE):
        assert boards.columnWidth(column) >= boards.sizeHintForColumn(column)
    least = text.fontMetrics().averageCharWidth() * LEAST_NOTE
    if size[0] > 1000 or boards.columnWidth(BoardsModel.NOTE) > least:
        assert boards.header().length() <= boards.viewport().width(), "nothing is to be scrolled sideways"
    for table in (text.seats, text.scores):
        height = table.verticalHeader().defaultSectionSize()
        assert height >= table.fontMetrics().height()
    assert text.seats.viewport().height() >= text.seats.verticalHeader().length()


def cut_notes(boards: QTreeView) -> list[str]:
    """Return the notes that do not fit into their rows and their column."""
    model, metrics, cut = boards.model(), boards.fontMetrics(), []
    room = QRect(0, 0, boards.columnWidth(BoardsModel.NOTE) - 2 * MARGIN, 9999)
    for parent in map(model.index, range(model.rowCount()), repeat(0)):
        for row in range(model.rowCount(parent)):
            index = model.index(row, BoardsModel.NOTE, parent)
            need = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data())
            if need.width() > room.width() or boards.rowHeight(index) < need.height():
                cut.append(index.data())
    return cut


def playing(text: TextTable) -> bool:
    """Do what is asked until a card has to be played."""
    if not text.choice.playing:
        Reader(text).act()
    return text.choice.playing


@pytest.mark.parametrize("scale", [100], indirect=True)
def test_boards_stand_beside_the_hand_where_both_have_room(text: TextTable) -> None:
    enough = text.fontMetrics().averageCharWidth() * WIDE
    text.resize(enough, 900)
    QApplication.processEvents()  # views are laid out by an event of its own
    assert text.boards.x() > text.hand.geometry().right()
    text.resize(enough - 1, 900)
    QApplication.processEvents()
    assert text.boards.y() > text.hand.geometry().bottom()


@pytest.mark.parametrize("scale", [100], indirect=True)
def test_space_and_enter_tick_a_card_and_keys_of_the_menus_do_not(text: TextTable) -> None:
    assert text.choice.giving
    assert text.hand.currentIndex().row() == 0, "there is always a row that Enter is about"
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(text.hand, key)
        assert text.choice.marked == {0}
        for commands in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
            QTest.keyClick(text.hand, key, commands)
            assert text.choice.marked == {0}
        QTest.keyClick(text.hand, key)
        assert not text.choice.marked


@pytest.mark.parametrize("scale", [100], indirect=True)
def test_the_keyboard_stays_where_it_was_when_the_hand_changes(text: TextTable) -> None:
    cards = len(text.hand_model._hand)
    text.hand.setCurrentIndex(text.hand_model.index(cards - 1))
    spin_until(lambda: playing(text))
    row = text.hand.currentIndex().row()
    assert row >= 0
    QTest.keyClick(text.hand, Qt.Key.Key_Space)
    assert text.choice.picked == row
    QTest.keyClick(text.boards, Qt.Key.Key_Down)
    board = text.choice.art
    assert board is not None
    label = next(label for label in text.boards_model.labels(board) if text.choice.is_legal(board, label))
    text.boards.setCurrentIndex(text.boards_model.index_of(Place(board, label)))
    QTest.keyClick(text.boards, Qt.Key.Key_Space)
    assert text.hand_model.rowCount() == cards - 1
    assert text.hand.currentIndex().isValid()
