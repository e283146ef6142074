"""A whole game through the window with keys alone: every key goes where the keyboard is, as from a real one."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from divinare_qt.app.desk import Desk
from divinare_qt.app.window import MainWindow
from divinare_qt.models.games import passing_game
from divinare_qt.models.settings import Settings
from tests.helpers.qt import PATIENCE_MS, header, spin_until

pytestmark = pytest.mark.usefixtures("home")
Key = Qt.Key
TABLES = [(2, 1), (3, 1), (4, 2)]
MOST_TABS = 12
"""The keyboard comes round to everything sooner than that."""


@pytest.fixture(autouse=True)
def _active(window: MainWindow, qtbot: QtBot) -> None:
    window.dialogs_wanted = False
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def press(key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the keyboard"
    QTest.keyClick(focus, key, modifier)


class Drawn:
    """Somebody at the drawn table, who has read the menus and never touches a mouse."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.dice = desk, random.Random(2)

    def act(self) -> None:
        """Do the next thing, if anything is to be done."""
        choice, stage, hand = self.desk.choice, self.desk.stage, self.desk.table.view.scene_.hand
        if self.desk.table.curtain.isVisible() or stage.scoring is not None:
            press(Key.Key_Return)
        elif choice.complete:
            press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        elif choice.giving:
            free = [card for card in hand if card.index not in choice.marked]
            press(Key(Key.Key_1 + "RBGY".index(str(self.dice.choice(free).art))))
        elif choice.playing:
            for _ in range(self.dice.randrange(1, 7)):
                press(self.dice.choice([Key.Key_Left, Key.Key_Right]))
            press(Key.Key_Return)


class Read:
    """Somebody at the text table, who goes from one thing to the next with Tab."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.text, self.dice = desk, desk.text, random.Random(2)

    def act(self) -> None:
        """Do the next thing, if anything is to be done."""
        text, choice = self.text, self.desk.choice
        buttons = (text.open_curtain, text.proceed, text.confirm)
        button = next((each for each in buttons if each.isVisible() and each.isEnabled()), None)
        if button is not None:
            self._go_to(button)
            press(Key.Key_Space)
        elif choice.art is not None:
            self._go_to(text.boards)
            legal = [move for move in self.desk.stage.legal if getattr(move, "art", "") == choice.art]
            wanted = getattr(self.dice.choice(legal), "to", "")
            while text.boards_model.place(text.boards.currentIndex()).label != wanted:
                press(Key.Key_Down)
            press(Key.Key_Return)
        elif choice.giving or choice.playing:
            self._go_to(text.hand)
            rows = [row for row in range(text.hand.model().rowCount()) if row not in choice.marked]
            press(Key.Key_Home)
            for _ in range(self.dice.choice(rows)):
                press(Key.Key_Down)
            press(Key.Key_Return)

    @staticmethod
    def _go_to(widget: object) -> None:
        for _ in range(MOST_TABS):
            if QApplication.focusWidget() is widget:
                return
            press(Key.Key_Tab)
        raise AssertionError(f"the keyboard never comes to {widget}")


@pytest.mark.parametrize("person", [Drawn, Read])
@pytest.mark.parametrize(("players", "people"), TABLES)
def test_a_game_is_played_in_the_window_with_keys_alone(
    window: MainWindow, quick: Settings, players: int, people: int, person: type[Drawn] | type[Read]
) -> None:
    quick.text_table = person is Read
    window.play(passing_game(header(players, people), quick))
    assert window.desk is not None
    session, someone = window.session, person(window.desk)
    assert session is not None

    def ended() -> bool:
        if not session.ended:
            someone.act()
        return session.ended

    spin_until(ended, 5 * PATIENCE_MS)
    assert len(session.results) == players
