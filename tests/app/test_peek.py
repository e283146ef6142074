"""People at one screen hold a key to see their own hand; nothing else shows it, and nothing keeps it in sight."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from divinare_qt.app.peek import PeekKeys
from divinare_qt.app.window import MainWindow
from divinare_qt.models.games import passing_game
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from tests.helpers.hands import middle
from tests.helpers.qt import PATIENCE_MS, header, spin_until

FIRST, SECOND = Qt.Key.Key_F6, Qt.Key.Key_F7


@pytest.fixture(autouse=True)
def _playing(window: MainWindow, quick: Settings, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.play(passing_game(header(3, 2), quick))


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def eyes(window: MainWindow) -> tuple[int | None, int]:
    """Return who looks, and how many cards the table shows to them."""
    desk = window.desk
    assert desk is not None
    return session_of(window).looking, sum(card.art is not None for card in desk.table.view.scene_.hand)


def press(window: MainWindow, key: Qt.Key = SECOND) -> None:
    QTest.keyPress(QApplication.focusWidget() or window, key)


def release(window: MainWindow, key: Qt.Key = SECOND) -> None:
    QTest.keyRelease(QApplication.focusWidget() or window, key)


def test_a_hand_is_seen_behind_the_curtain_while_its_key_is_held(window: MainWindow) -> None:
    desk, session = window.desk, session_of(window)
    assert desk is not None
    assert desk.table.curtain.isVisible()
    for key, seat in ((SECOND, 1), (FIRST, 0)):
        press(window, key)
        assert eyes(window) == (seat, 8)
        assert not desk.table.curtain.isVisible()
        assert not session.acting
        assert session.legal == ()
        release(window, key)
        spin_until(desk.table.curtain.isVisible)
        assert eyes(window) == (None, 0)
    assert session.curtain == 0


def test_a_key_that_repeats_is_still_held(window: MainWindow) -> None:
    press(window)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) * 3:
        event = QKeyEvent(kind, SECOND, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(QApplication.focusWidget() or window, event)
        assert eyes(window) == (1, 8)
    release(window)
    spin_until(lambda: eyes(window) == (None, 0))


def test_a_key_whose_repeats_are_not_told_from_others_is_still_held(window: MainWindow) -> None:
    seen: set[int | None] = set()
    keys = window.findChild(PeekKeys)
    assert keys is not None
    repeat = keys.findChild(QTimer)
    assert repeat is not None
    repeat.setInterval(PATIENCE_MS)  # on a machine of any speed, the key comes back in time
    press(window)
    session_of(window).shown.connect(lambda: seen.add(session_of(window).looking))
    for _ in range(5):
        release(window)
        press(window)
        QApplication.processEvents()
    assert seen <= {1}  # a bot may have chosen meanwhile
    repeat.setInterval(0)
    release(window)
    spin_until(lambda: None in seen)
    assert eyes(window) == (None, 0)


def test_another_key_that_follows_at_once_shows_its_own_hand(window: MainWindow) -> None:
    press(window)
    release(window)
    press(window, FIRST)
    assert eyes(window) == (0, 8)
    release(window, FIRST)
    spin_until(lambda: eyes(window) == (None, 0))


ENDINGS: dict[str, Callable[[MainWindow], object]] = {
    "deactivated": lambda window: QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate)),
    "minimised": MainWindow.showMinimized,
    "hidden": MainWindow.hide,
}


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("by", ["key", "mouse"])
def test_whatever_takes_the_window_away_hides_the_hand_at_once(window: MainWindow, ending: str, by: str) -> None:
    assert window.desk is not None
    if by == "key":
        press(window)
    else:
        session_of(window).open_curtain()
        view = window.desk.table.view
        point = middle(view, view.scene_.seats[1])
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert eyes(window) == (1, 8)
    ENDINGS[ending](window)
    QApplication.processEvents()
    assert eyes(window) == (None, 0)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_a_menu_that_takes_the_keyboard_hides_the_hand(window: MainWindow) -> None:
    press(window)
    window.actions_.menu("game").popup(window.pos())
    QApplication.processEvents()
    assert eyes(window) == (None, 0)
    window.actions_.menu("game").close()


def test_who_was_deciding_finds_the_curtain_closed_after_anothers_look(window: MainWindow) -> None:
    session = session_of(window)
    session.open_curtain()
    assert window.desk is not None
    window.desk.choice.choose(0)
    press(window, FIRST)  # they see it already
    release(window, FIRST)
    assert session.acting
    assert window.desk.choice.marked
    press(window)
    assert eyes(window) == (1, 8)
    assert not window.desk.choice.marked
    release(window)
    spin_until(lambda: session.looking is None)
    assert session.curtain == 0


def test_a_bots_hand_is_nobodys_to_see(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F8)
    assert eyes(window) == (None, 0)
    release(window, Qt.Key.Key_F8)


def test_the_menu_names_who_may_look_and_the_key_can_be_another(window: MainWindow, quick: Settings) -> None:
    shown = [action.text() for action in window.actions_.all() if action.isVisible() and "hand of" in action.text()]
    assert shown == ["Hold to see the hand of Ada", "Hold to see the hand of Ben"]
    quick.shortcuts = {"peek_2": "Ctrl+J"}
    press(window)
    assert eyes(window) == (None, 0)
    release(window)
    QTest.keyPress(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert eyes(window) == (1, 8)
    QTest.keyRelease(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    spin_until(lambda: eyes(window) == (None, 0))
    window.actions_["peek_2"].trigger()
    assert eyes(window) == (None, 0)
    assert "Ctrl+J" in window.announcer.notice.text


def test_alone_there_is_nothing_to_peek_at(window: MainWindow, quick: Settings) -> None:
    window.play(passing_game(header(3, 1), quick))
    assert not any(window.actions_[name].isVisible() for name in ("peek_1", "peek_2"))
    before = eyes(window)
    press(window, FIRST)
    assert eyes(window) == before == (0, 8)
