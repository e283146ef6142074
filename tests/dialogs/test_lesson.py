"""The lesson on the screen: the panel, what it points at, and a table that can be used as always."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.lesson import LessonPage
from divinare_qt.models.lesson import Lesson
from divinare_qt.models.lesson_data import plan, texts
from divinare_qt.models.lesson_session import Shelf
from divinare_qt.models.settings import LANGUAGES, Settings

MANY = 400
SPOKEN = [code for code in LANGUAGES if code]


@pytest.fixture
def page(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path, quick: Settings) -> Iterator[LessonPage]:
    language = getattr(request, "param", "en")
    lesson = Lesson(quick, language, shelf=Shelf(tmp_path / "lesson"))
    made = LessonPage(quick, lesson=lesson)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.begin()
    yield made
    made.close_lesson()


def click(page: LessonPage, place: QRectF) -> None:
    spot = place.center().toPoint()
    QTest.mouseClick(page.table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def click_targets(page: LessonPage) -> None:
    """Do with the mouse what the lesson points at."""
    name = page.lesson.targets()[0]
    place = page.pointer.place_of(name)
    assert place is not None
    if name == "confirm":
        QTest.mouseClick(page.table.prompt.confirm, Qt.MouseButton.LeftButton)
    elif name.startswith("hand:"):
        spot = place.topLeft().toPoint() + QPoint(8, 30)
        QTest.mouseClick(page.table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    else:
        click(page, place)


def go_through(qtbot: QtBot, page: LessonPage) -> None:
    lesson = page.lesson
    for _ in range(MANY):
        if lesson.page().last:
            return
        qtbot.waitUntil(lambda: lesson.page().can_go_on or lesson.page().own_turn)
        if lesson.page().can_go_on:
            QTest.mouseClick(page.panel.next, Qt.MouseButton.LeftButton)
        elif lesson.page().own_turn:
            click_targets(page)
    pytest.fail(f"the lesson does not get beyond {lesson.step.name}")


@pytest.mark.parametrize("page", SPOKEN, indirect=True)
def test_the_whole_lesson_with_the_mouse(qtbot: QtBot, page: LessonPage) -> None:
    go_through(qtbot, page)
    scoring = page.lesson.session.scoring
    assert scoring is not None
    assert scoring.points == (8, -1, 2, 0)
    with qtbot.waitSignal(page.play_now):
        QTest.mouseClick(page.panel.next, Qt.MouseButton.LeftButton)


def test_the_whole_lesson_with_the_keyboard(qtbot: QtBot, page: LessonPage) -> None:
    lesson = page.lesson
    for _ in range(MANY):
        if lesson.page().last:
            break
        qtbot.waitUntil(lambda: lesson.page().can_go_on or lesson.page().own_turn)
        if lesson.page().can_go_on:
            QTest.keyClick(page.panel.next, Qt.Key.Key_Space)
        elif lesson.choice.complete:
            lesson.choice.confirm()
        elif lesson.page().own_turn:
            QTest.keyClick(page.table.view, Qt.Key.Key_Right)
            QTest.keyClick(page.table.view, Qt.Key.Key_Return)
    assert lesson.session.scoring is not None


def test_it_points_where_the_thing_is(qtbot: QtBot, page: LessonPage) -> None:
    for step in plan().steps:
        for target in step.target.split():
            place = page.pointer.place_of(target)
            assert place is not None, target
            assert page.table.view.sceneRect().contains(place.center())
    assert page.pointer.place_of("space:G:99") is None
    assert page.pointer.place_of("hand:99") is None
    while page.lesson.step.name != "tokens":
        page.panel.next.click()
    assert page.pointer.places == [page.table.view.scene_.spaces["G", "centre"].on_table()]
    page.resize(1024, 700)
    assert page.pointer.places == [page.table.view.scene_.spaces["G", "centre"].on_table()]
    while page.lesson.step.name != "pass3":
        page.panel.next.click()
    assert len(page.pointer.places) == 3
    del qtbot


def test_the_arrow_swings_only_where_motion_is_wanted(page: LessonPage, quick: Settings) -> None:
    page.panel.next.click()
    swings = [page.pointer.swinging]
    for speed in (100, 0):
        quick.animation_speed = speed
        swings.append(page.pointer.swinging)
    assert swings == [False, True, False]


def test_continue_at_the_table_goes_on_with_the_lesson(qtbot: QtBot, page: LessonPage) -> None:
    lesson = page.lesson
    for _ in range(MANY):
        qtbot.waitUntil(lambda: lesson.page().can_go_on or lesson.page().own_turn)
        if lesson.step.name == "scored":
            break
        if lesson.page().can_go_on:
            lesson.go_on()
        elif lesson.page().own_turn:
            lesson.session.submit(lesson.session.legal[0])
    assert page.table.prompt.proceed.isVisible()
    page.table.prompt.proceed.click()
    assert lesson.step.name == "score"
    assert lesson.session.scoring is not None


def test_leaving_keeps_the_lesson(qtbot: QtBot, page: LessonPage) -> None:
    page.panel.next.click()
    with qtbot.waitSignal(page.left):
        page.panel.leave.click()
    assert page.panel.progress.value() == 2


def test_the_language_changes_at_once(page: LessonPage) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fr"))
        QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert page.panel.title.text() == texts("fr")["steps.welcome.title"]
    finally:
        QLocale.setDefault(before)


def test_the_text_table_serves_as_well(page: LessonPage, quick: Settings) -> None:
    quick.text_table = True
    assert page.text.isVisible()
    assert not page.table.isVisible()
    quick.text_table = False
    assert page.table.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080), (700, 1000)])
def test_the_panel_finds_room(page: LessonPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    QCoreApplication.processEvents()
    assert page.rect().contains(page.panel.geometry())
    assert page.table.width() >= 480
    for button in (page.panel.back, page.panel.next, page.panel.leave):
        assert button.width() >= button.minimumSizeHint().width()
