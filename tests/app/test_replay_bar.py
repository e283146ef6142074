"""A replay in the window: its slider, the log beside it, and what the menu calls things."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from divinare_qt.app.replay_bar import ReplayBar
from divinare_qt.app.window import MainWindow
from divinare_qt.models.replay import Replay
from divinare_qt.rules.state import Phase
from tests.helpers.qt import spin_until

pytestmark = pytest.mark.usefixtures("home")
GAMES = Path(__file__).parents[1] / "golden" / "games"


def shown(window: MainWindow) -> Replay:
    window.replay_path(GAMES / "four-players.divinare")
    assert window.desk is not None
    replay = window.desk.stage
    assert isinstance(replay, Replay)
    QApplication.processEvents()
    return replay


def test_a_click_on_the_slider_goes_there(window: MainWindow) -> None:
    replay = shown(window)
    bar = window.findChild(ReplayBar)
    assert bar is not None
    slider = bar.slider
    middle = slider.height() // 2
    for share in (0.25, 0.9, 0.5):
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.width() * share), middle))
        assert abs(replay.at - share * (replay.count - 1)) <= replay.count * 0.03
    at = replay.at
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert replay.at == at + 1


def test_the_slider_is_dragged_on_from_where_it_was_clicked(window: MainWindow) -> None:
    replay = shown(window)
    bar = window.findChild(ReplayBar)
    assert bar is not None
    slider = bar.slider
    middle = slider.height() // 2
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, middle))
    QTest.mouseMove(slider, QPoint(slider.width() * 3 // 4, middle))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() * 3 // 4, middle))
    assert abs(replay.at - 0.75 * (replay.count - 1)) <= replay.count * 0.05


def test_a_slider_that_has_too_little_room_gets_a_row_of_its_own(window: MainWindow) -> None:
    shown(window)
    bar = window.findChild(ReplayBar)
    assert bar is not None
    assert bar.slider.geometry().left() > bar.forward.geometry().right()
    for _ in range(2):
        bar.eyes.addItem("m" * 90)
        bar.eyes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        bar.resize(bar.width() - 1, bar.height())
        QApplication.processEvents()
    assert bar.slider.geometry().bottom() < bar.play.geometry().top()
    assert bar.slider.width() > bar.width() // 2


def test_the_log_follows_a_replay(window: MainWindow) -> None:
    window.settings.show_log = True
    replay = shown(window)
    log = window.log.list
    for at in (replay.count - 2, replay.count - 1, replay.count // 2):
        replay.go(at)
        QApplication.processEvents()
        assert log.verticalScrollBar().maximum() > 0, "else there is nothing to scroll"
        last = log.visualRect(window.log.filter.index(window.log.filter.rowCount() - 1, 0))
        assert log.viewport().rect().contains(last)


def test_the_menu_calls_what_is_given_away_as_its_button_does(window: MainWindow) -> None:
    action = window.actions_["confirm"]
    assert action.text().replace("&", "") == "Pass or discard the cards"
    window.play_now()
    desk = window.desk
    assert desk is not None
    spin_until(lambda: desk.choice.giving)
    assert desk.stage.view.phase is Phase.PASS
    assert action.text().replace("&", "") == desk.table.prompt.confirm.text() == "Pass the cards"
    window.show_welcome()
    assert action.text().replace("&", "") == "Pass or discard the cards"
