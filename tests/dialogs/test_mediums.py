"""The character cards: who a medium is can be read from the table, from its text and from New Game."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTabWidget, QToolButton
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.chair_panel import ChairPanel
from divinare_qt.dialogs.mediums import MediumsDialog
from divinare_qt.match.header import CHARACTERS
from divinare_qt.models.characters import characters
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game
from divinare_qt.models.language import SPOKEN, Language
from divinare_qt.models.settings import Settings
from divinare_qt.table.text_table import TextTable
from divinare_qt.table.widget import TableWidget
from tests.helpers.qt import game_of, header
from tests.translations.conftest import built, speak

__all__ = ["built", "game_of", "speak"]


def shown(dialog: MediumsDialog) -> str:
    """Return the words on the card that lies on top."""
    page = dialog.findChildren(QTabWidget)[0].currentWidget()
    return "\n".join(label.text() for label in page.findChildren(QLabel))


@pytest.mark.parametrize("who", CHARACTERS)
def test_a_card_tells_who_the_medium_is(qtbot: QtBot, speak: Callable[[str], Language], who: str) -> None:
    dialog = MediumsDialog(character=who)
    qtbot.addWidget(dialog)
    dialog.show()
    for language in SPOKEN:
        speak(language)
        QApplication.processEvents()
        medium = characters(language)[who]
        assert medium.name in shown(dialog)
        assert medium.biography in shown(dialog)


def test_the_cards_at_a_table_name_those_who_play(qtbot: QtBot) -> None:
    dialog = MediumsDialog(header(3, 1).seats, CHARACTERS[1])
    qtbot.addWidget(dialog)
    assert dialog.findChildren(QTabWidget)[0].count() == 3
    assert "Ben" in shown(dialog)


@pytest.fixture
def table_of(game_of: Callable[..., Game], quick: Settings, qtbot: QtBot) -> Callable[[int], TableWidget]:
    def make(people: int) -> TableWidget:
        session = game_of(3, people).session
        table = TableWidget(session, Choice(session), quick)
        qtbot.addWidget(table)
        table.resize(1100, 760)
        table.show()
        return table

    return make


def middle_of(table: TableWidget, seat: int) -> QPoint:
    return table.view.mapFromScene(table.view.scene_.seats[seat].sceneBoundingRect().center())


def test_a_click_on_a_seat_asks_for_its_card(qtbot: QtBot, table_of: Callable[[int], TableWidget]) -> None:
    table = table_of(1)
    with qtbot.waitSignal(table.view.medium_wanted) as asked:
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(table, 2))
    assert asked.args == [2]
    assert characters("en")[CHARACTERS[2]].name in table.view.describe(table.view.scene_.seats[2])


def test_where_a_click_shows_a_hand_the_other_button_asks(qtbot: QtBot, table_of: Callable[[int], TableWidget]) -> None:
    table = table_of(2)
    place = middle_of(table, 1)
    with qtbot.assertNotEmitted(table.view.medium_wanted):
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(table.view.medium_wanted) as asked:
        QApplication.sendEvent(table.view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, place))
    assert asked.args == [1]


def test_the_text_table_asks_too(qtbot: QtBot, game_of: Callable[..., Game]) -> None:
    session = game_of(3, 1).session
    table = TextTable(session, Choice(session))
    qtbot.addWidget(table)
    with qtbot.waitSignal(table.medium_wanted) as asked:
        table.seats.activated.emit(table.seats.model().index(1, 0))
    assert asked.args == [1]


def test_the_portrait_of_a_chair_says_whose_it_is(qtbot: QtBot) -> None:
    panel = ChairPanel(0, [])
    qtbot.addWidget(panel)
    (portrait,) = [button for button in panel.findChildren(QToolButton) if not button.icon().isNull()]
    assert characters("en")[panel.chair().character].name in portrait.accessibleName()
