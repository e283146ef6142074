"""The rulebook and the lesson from the welcome page and the menu."""

import pytest

from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.lesson import LessonPage
from divinare_qt.dialogs.rulebook import RulebookWindow
from divinare_qt.models.journals import unfinished
from divinare_qt.models.setup import GameSetup
from divinare_qt.rules.moves import Pass
from tests.helpers.qt import header

pytestmark = pytest.mark.usefixtures("home")


def lesson_of(window: MainWindow) -> LessonPage | None:
    return window.lesson


def test_the_lesson_is_left_and_taken_up(window: MainWindow) -> None:
    window.welcome.learn.emit()
    page = lesson_of(window)
    assert page is not None
    assert page.isVisible()
    page.lesson.session.submit(Pass("RBG"))
    page.panel.left.emit()
    assert lesson_of(window) is None
    assert window.welcome.isVisible()
    assert unfinished() is None  # the lesson is not a game to be continued
    window.actions_["learn"].trigger()
    again = lesson_of(window)
    assert again is not None
    assert again.lesson.session.decisions == 1


def test_play_now_follows_the_lesson(window: MainWindow) -> None:
    window.learn()
    page = lesson_of(window)
    assert page is not None
    page.play_now.emit()
    assert lesson_of(window) is None
    assert window.session is not None
    assert len(window.session.people) == 1


def test_learning_again_while_one_learns_changes_nothing(window: MainWindow) -> None:
    window.learn()
    page = window.lesson
    window.learn()
    assert window.lesson is page


def test_the_rules_are_those_of_the_game(window: MainWindow) -> None:
    window.welcome.rules.emit()
    book = window.findChild(RulebookWindow)
    assert book is not None
    assert book.rules.players == 4
    window.start(GameSetup(header(2, 2)))
    window.actions_["rules"].trigger()
    assert window.findChild(RulebookWindow) is book
    assert book.rules.players == 2
    assert not book.isModal()
    book.close()
