"""Every dialog and the window in every language: nothing is cut off, and menus have no accelerator twice."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QTabBar,
    QTableView,
    QTabWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from divinare_qt.app import results
from divinare_qt.app.scores import ScoresDialog
from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.points_plot import PointsPlot
from divinare_qt.dialogs.preferences import PreferencesDialog
from divinare_qt.dialogs.rulebook import RulebookWindow
from divinare_qt.dialogs.style import dress
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game
from divinare_qt.models.language import SPOKEN, Language
from divinare_qt.models.settings import Settings
from divinare_qt.rules.load import default_rules
from divinare_qt.table.fonts import stand_by
from divinare_qt.table.theme import theme_for
from divinare_qt.table.widget import TableWidget
from tests.dialogs.conftest import layouts, setups
from tests.dialogs.test_long_words import SMALLEST, makers
from tests.helpers.clipped import clipped
from tests.helpers.hands import advised
from tests.helpers.qt import game_of, settle

__all__ = ["game_of", "layouts", "makers", "setups"]
pytestmark = pytest.mark.usefixtures("home")
LARGER = QSize(1280, 800)
DIALOGS = [
    "new game", "layouts", "preferences", "statistics", "final table", "round sheet", "about", "report", "error",
    "mediums", "rulebook", "crash", "audit", "programs",
]  # fmt: skip
ACCELERATOR = re.compile(r"&([^\s&])")


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    before = QFont(qapp.font())
    stand_by(qapp)
    dress(qapp, theme_for("dark", "standard"))
    yield
    settle()
    qapp.setFont(before)


@pytest.fixture
def window(quick: Settings, qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(quick)
    qtbot.addWidget(made)
    made.resize(SMALLEST)
    made.show()
    yield made
    made.close()
    settle()


def accelerators(root: QWidget) -> list[str]:
    """Return what can be reached by a letter now: buttons, fields by their labels, and pages."""
    buttons = [one.text() for one in root.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
    labels = [one.text() for one in root.findChildren(QLabel) if one.isVisible() and one.buddy() is not None]
    bars = [bar for bar in root.findChildren(QTabBar) if bar.isVisible()]
    return [*buttons, *labels, *(bar.tabText(at) for bar in bars for at in range(bar.count()))]


def twice(texts: list[str]) -> list[str]:
    """Return the letters that two of the texts share as their accelerator."""
    letters = Counter(letter.upper() for text in texts for letter in ACCELERATOR.findall(text))
    return [letter for letter, count in letters.items() if count > 1]


def pages(widget: QWidget) -> Iterator[None]:
    """Turn over every page of every book of tabs."""
    books = widget.findChildren(QTabWidget)
    yield
    for book in books:
        for index in range(book.count()):
            book.setCurrentIndex(index)
            QApplication.processEvents()
            yield


@pytest.mark.parametrize(("size", "scale"), [(SMALLEST, 100), (LARGER, 150)], ids=["smallest", "large letters"])
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_cuts_words_off(
    qtbot: QtBot,
    qapp: QApplication,
    speak: Callable[[str], Language],
    makers: dict[str, Callable[[], QDialog]],
    name: str,
    language: str,
    size: QSize,
    scale: int,
) -> None:
    speak(language)
    dress(qapp, theme_for("dark", "standard"), scale)
    dialog = makers[name]()
    qtbot.addWidget(dialog)
    dialog.resize(size)  # the screen of the tests is narrower than any that the game is made for
    dialog.show()
    qapp.processEvents()
    for _ in pages(dialog):
        assert not clipped(dialog)
        assert not twice(accelerators(dialog))
    assert (dialog.width(), dialog.height()) == (size.width(), size.height()), "words made it outgrow the window"


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    "name", ["new game", "layouts", "preferences", "statistics", "report", "mediums", "audit", "programs"]
)
def test_no_dialog_opens_too_small_for_its_words(
    qtbot: QtBot, speak: Callable[[str], Language], makers: dict[str, Callable[[], QDialog]], name: str, language: str
) -> None:
    speak(language)
    dialog = makers[name]()
    qtbot.addWidget(dialog)
    dialog.resize(dialog.sizeHint().boundedTo(SMALLEST).expandedTo(dialog.size()))
    dialog.show()
    for _ in pages(dialog):
        QApplication.processEvents()
        assert not clipped(dialog)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_window_cuts_no_words_off(window: MainWindow, speak: Callable[[str], Language], language: str) -> None:
    speak(language)
    QApplication.processEvents()
    assert not clipped(window)
    window.settings.text_table = True
    window.settings.show_log = True
    window.play_now()
    QApplication.processEvents()
    assert not clipped(window)


@pytest.mark.parametrize("language", SPOKEN)
def test_scores_and_lesson_cut_no_words_off(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language], language: str
) -> None:
    speak(language)
    window.play_now()
    results.show(window)
    scores = next(one for one in qapp.topLevelWidgets() if isinstance(one, ScoresDialog))
    qapp.processEvents()
    assert not clipped(scores)
    scores.close()
    window.learn()
    qapp.processEvents()
    assert not clipped(window)


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("language", SPOKEN)
def test_scores_have_the_room_that_names_and_rounds_need(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language], language: str, scale: int
) -> None:
    speak(language)
    dress(qapp, theme_for("dark", "standard"), scale)
    window.play_now()
    results.show(window)
    scores = next(one for one in qapp.topLevelWidgets() if isinstance(one, ScoresDialog) and one.isVisible())
    qapp.processEvents()
    assert not clipped(scores)
    table = scores.findChild(QTableView)
    assert table is not None
    across, down = table.horizontalHeader(), table.verticalHeader()
    for at in range(across.count()):
        assert across.sectionSize(at) >= across.sectionSizeHint(at)
    assert down.length() >= table.viewport().height(), "nothing of a row that does not exist"
    scores.close()


@pytest.mark.parametrize("size", [SMALLEST, LARGER], ids=["smallest", "larger"])
@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.parametrize("language", SPOKEN)
def test_the_rulebook_fits_its_page_with_large_letters(
    qtbot: QtBot, qapp: QApplication, speak: Callable[[str], Language], *, language: str, scale: int, size: QSize
) -> None:
    speak(language)
    dress(qapp, theme_for("dark", "standard"), scale)
    book = RulebookWindow(default_rules(4), language)
    qtbot.addWidget(book)
    book.resize(size)
    book.contents.expandAll()
    book.show()
    assert "Divinare" not in book.windowTitle(), "Qt adds the name, but not where a title ends with it"
    qtbot.waitUntil(lambda: not book.browser.horizontalScrollBar().maximum(), timeout=2000)
    qapp.processEvents()
    assert not clipped(book)


@pytest.mark.parametrize("language", SPOKEN)
def test_no_menu_has_an_accelerator_twice(window: MainWindow, speak: Callable[[str], Language], language: str) -> None:
    speak(language)
    QApplication.processEvents()
    menus = [[menu.title() for menu in window.menuBar().findChildren(QMenu)]]
    menus += [[action.text() for action in menu.actions()] for menu in window.menuBar().findChildren(QMenu)]
    menus.append([button.text() for button in window.welcome.findChildren(QPushButton) if button.isVisible()])
    for texts in menus:
        assert not twice(texts), texts


def test_the_language_changes_in_the_middle_of_a_game(
    qtbot: QtBot, window: MainWindow, speak: Callable[[str], Language], quick: Settings
) -> None:
    speak("en")
    window.play_now()
    dialog = PreferencesDialog(quick, window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert window.desk is not None
    desk = window.desk
    quick.language = "ru"
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Параметры")
    assert window.actions_["new_game"].text() == "&Новая игра…"
    assert window.desk is desk
    assert any(label.text() == "Язык" for label in dialog.findChildren(QLabel))
    quick.language = "ja"
    qtbot.waitUntil(lambda: dialog.windowTitle() == "環境設定")
    dialog.reject()
    qtbot.waitUntil(lambda: window.actions_["new_game"].text() == "&New game…")


@pytest.mark.parametrize(
    ("language", "log", "table", "round_", "medium"),
    [
        ("fr", "Journal", "Table", "Manche 1", "Médiums…"),
        ("ru", "Журнал", "Стол", "Раунд 1", "Медиумы…"),
        ("ja", "記録", "テーブル", "ラウンド1", "霊媒師(D)…"),
    ],
)
def test_everything_at_the_table_speaks_the_new_language(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language], *, language: str, log: str, table: str,
    round_: str, medium: str,
) -> None:  # fmt: skip
    speak("en")
    window.settings.show_log = True
    window.play_now()
    assert window.desk is not None
    desk = window.desk
    spoken = desk.text.status.text()
    speak(language)
    qapp.processEvents()
    assert window.log.windowTitle() == log
    assert desk.table.view.accessibleName() == table
    assert desk.table.view.accessibleDescription() == desk.text.status.text()
    assert str(desk.log.index(desk.log.rowCount() - 1, 0).data())
    assert any(round_ in str(desk.log.index(row, 0).data()) for row in range(desk.log.rowCount()))
    assert desk.table.prompt.label.text() == desk.text.status.text() != spoken
    assert window.actions_["mediums"].text().replace("&", "") == medium
    assert desk.text.seats.accessibleName() != "Seats (Enter tells who they are)"


@pytest.mark.parametrize(
    ("name", "title", "words"),
    [
        ("final table", "Fin de la partie", {"Revanche", "Revoir", "Nouvelle partie…"}),
        ("round sheet", "Manche 1", {"Continuer", "Manche 1 sur 4"}),
    ],
)
def test_a_sheet_that_is_open_speaks_the_new_language(
    qapp: QApplication, qtbot: QtBot, makers: dict[str, Callable[[], QDialog]], speak: Callable[[str], Language], *,
    name: str, title: str, words: set[str],
) -> None:  # fmt: skip
    speak("en")
    dialog = makers[name]()
    qtbot.addWidget(dialog)
    dialog.show()
    speak("fr")
    qapp.processEvents()
    assert dialog.windowTitle() == title
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    shown += [button.text().replace("&", "") for button in dialog.findChildren(QPushButton)]
    assert words <= set(shown)
    plot = dialog.findChild(PointsPlot)
    assert plot is None or plot.accessibleDescription().startswith("Manche 1")


def test_scores_that_are_open_speak_the_new_language(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language]
) -> None:
    speak("en")
    window.play_now()
    results.show(window)
    scores = next(one for one in qapp.topLevelWidgets() if isinstance(one, ScoresDialog) and one.isVisible())
    speak("ru")
    qapp.processEvents()
    assert scores.windowTitle() == "Счёт"
    scores.close()


def test_the_buttons_of_the_log_speak_the_new_language(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language]
) -> None:
    speak("ja")
    qapp.processEvents()
    named = {button.accessibleName() for button in window.log.findChildren(QAbstractButton)}
    assert {"記録を閉じる", "記録を切り離す"} <= named


def test_what_was_said_in_another_language_is_taken_back(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language]
) -> None:
    speak("en")
    window.play_now()
    window.tell("It is not your turn.")
    speak("ja")
    qapp.processEvents()
    assert not window.announcer.notice.text


def test_a_hint_is_said_in_the_new_language(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language]
) -> None:
    speak("en")
    window.play_now()
    desk = advised(window)
    assert desk.table.prompt.label.text().startswith("The analysis would choose")
    speak("fr")
    qapp.processEvents()
    assert desk.table.prompt.label.text().startswith("L’analyse choisirait")


def test_buttons_under_the_table_show_no_key_of_a_menu(
    qapp: QApplication, window: MainWindow, speak: Callable[[str], Language]
) -> None:
    speak("ja")
    qapp.processEvents()
    shown = {button.text() for button in window.status.findChildren(QToolButton)}
    assert {"ヒント", "記録"} <= shown
    assert not any("(" in text for text in shown)


def test_a_long_name_of_a_board_takes_two_lines(
    qtbot: QtBot, qapp: QApplication, makers: dict[str, Callable[[], QDialog]], speak: Callable[[str], Language]
) -> None:
    speak("ru")
    dress(qapp, theme_for("dark", "standard"), 130)
    dialog = makers["round sheet"]()
    qtbot.addWidget(dialog)
    dialog.resize(SMALLEST)
    dialog.show()
    qapp.processEvents()
    table = dialog.findChild(QTableView)
    assert table is not None
    assert not table.horizontalScrollBar().maximum()


def test_a_curtain_speaks_the_new_language(
    qapp: QApplication, game_of: Callable[..., Game], quick: Settings, qtbot: QtBot, speak: Callable[[str], Language]
) -> None:
    speak("en")
    session = game_of(2, 2).session
    table = TableWidget(session, Choice(session), quick)
    qtbot.addWidget(table)
    table.show()
    session.begin()
    assert table.curtain.label.text() == "Pass the screen to Ada."
    speak("ru")
    qapp.processEvents()
    assert table.curtain.label.text() == "Передайте экран: Ada."


def test_words_that_do_not_fit_are_found(qtbot: QtBot, tmp_path: Path) -> None:
    del tmp_path
    page = QWidget()
    qtbot.addWidget(page)
    label, button = QLabel("a rather long label", page), QPushButton("a rather long button", page)
    label.resize(30, 20)
    button.resize(30, 20)
    page.show()
    assert len(clipped(page)) == 2
    label.resize(400, 30)
    button.resize(400, 30)
    assert not clipped(page)
