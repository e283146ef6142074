"""The rulebook's window: reading, searching, going back and forth, paper."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.error import ErrorDialog
from divinare_qt.dialogs.rulebook import RulebookWindow, open_rulebook
from divinare_qt.dialogs.rulebook_fill import SIZES, Filler
from divinare_qt.dialogs.rulebook_pictures import Pictures
from divinare_qt.dialogs.rulebook_text import chapters
from divinare_qt.dialogs.style import dress
from divinare_qt.models.settings import LANGUAGES
from divinare_qt.rules.load import default_rules
from divinare_qt.table.theme import THEMES
from tests.dialogs.test_rulebook_text import odd_rules

SPOKEN = [code for code in LANGUAGES if code]


@pytest.fixture
def window(qtbot: QtBot) -> RulebookWindow:
    made = RulebookWindow(default_rules(4), "en")
    qtbot.addWidget(made)
    made.resize(1020, 760)
    made.show()
    return made


@pytest.fixture
def own_locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_chapter_can_be_opened(qtbot: QtBot, language: str) -> None:
    window = RulebookWindow(default_rules(3), language)
    qtbot.addWidget(window)
    window.show()
    text = window.browser.toPlainText()
    for chapter in chapters(language)[:-2]:  # the last ones are shorter than the page, so they never reach its top
        assert chapter.title in text
        window.open_chapter(chapter.name)
        assert window.browser.chapter() == chapter.name


def test_pictures_are_drawn_for_all_addresses(window: RulebookWindow) -> None:
    block, drawn = window.browser.document().begin(), set()
    while block.isValid():
        for run in block.textFormats():
            if run.format.isImageFormat():
                drawn.add(run.format.toImageFormat().name())
        block = block.next()
    assert {name.split("/")[0].removeprefix("picture:") for name in drawn} >= {"board", "scored", "card", "portrait"}
    for name in drawn:
        image = window.browser.loadResource(2, QUrl(name))
        assert isinstance(image, QImage)
        assert any(image.pixelColor(x, image.height() // 2).alpha() for x in range(image.width()))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_boards_differ_with_the_rules_in_use(qtbot: QtBot, theme: object) -> None:
    del qtbot
    images = [Pictures(Filler(rules, "en"), theme, 2.0).image("board/R") for rules in (default_rules(4), odd_rules())]  # type: ignore[arg-type]
    assert images[0] != images[1]
    assert images[0].width() == 2 * SIZES["board"][0]


def test_contents_lead_to_sections_and_back(window: RulebookWindow) -> None:
    top = window.contents.topLevelItem(5)
    assert top is not None
    QTest.mouseClick(
        window.contents.viewport(),
        Qt.MouseButton.LeftButton,
        pos=window.contents.visualItemRect(top).center(),
    )
    assert window.browser.chapter() == "players"
    window.open_chapter("bonus")
    assert window.browser.isBackwardAvailable()
    window.browser.backward()
    assert window.browser.chapter() == "players"
    window.browser.forward()
    assert window.browser.chapter() == "bonus"
    current = window.contents.currentItem()
    assert current is not None
    assert current.text(0) == "Bonus spaces"


def test_internal_links_work(window: RulebookWindow) -> None:
    window.open_chapter("round")
    window.browser.setSource(QUrl("rulebook:book#scoring"))
    assert window.browser.chapter() == "scoring"


def test_search_marks_all_places_and_goes_round(window: RulebookWindow) -> None:
    window.search.setFocus()
    QTest.keyClicks(window.search, "DISCARD")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    text = window.browser.toPlainText().lower()
    number = text.count("discard")
    assert len(window.browser.extraSelections()) == number
    assert window.found.text() == f"1 of {number}"
    for _ in range(number - 1):
        QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.found.text() == f"{number} of {number}"
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.found.text() == f"1 of {number}"


def test_search_for_nothing_and_for_what_is_not_there(window: RulebookWindow) -> None:
    window.search_for("zeppelin")
    assert window.found.text() == "not found"
    window.search_for("")
    assert window.found.text() == ""
    assert not window.browser.extraSelections()


def test_other_rules_are_shown_at_the_same_place(window: RulebookWindow) -> None:
    window.open_chapter("scoring")
    window.set_rules(odd_rules())
    assert window.browser.chapter() == "scoring"
    assert "cannot happen" in window.browser.toPlainText()


def test_larger_letters_make_larger_pictures(qtbot: QtBot, qapp: QApplication, window: RulebookWindow) -> None:
    def width() -> float:
        block = window.browser.document().begin()
        while block.isValid():
            for run in block.textFormats():
                if run.format.isImageFormat():
                    return float(run.format.toImageFormat().width())
            block = block.next()
        return 0

    before = width()
    dress(qapp, THEMES["light"], 200)
    qtbot.waitUntil(lambda: width() > before * 1.5)


def test_pictures_follow_the_page_and_the_place_stays(qtbot: QtBot, qapp: QApplication, window: RulebookWindow) -> None:
    def reading() -> str:
        return window.browser.cursorForPosition(QPoint(30, 12)).block().text()

    dress(qapp, THEMES["dark"], 150)
    window.open_chapter("boards")
    qapp.processEvents()
    bar = window.browser.verticalScrollBar()
    bar.setValue(bar.value() + 900)
    before = reading()
    for width in (700, 1200):
        window.resize(width, 700)
        qtbot.waitUntil(lambda: window.browser._room == window.browser._room_now())
        assert not window.browser.horizontalScrollBar().maximum()
        assert reading() == before


@pytest.mark.usefixtures("own_locale")
def test_the_language_changes_at_once(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("fr"))
    window = RulebookWindow(default_rules(4))
    qtbot.addWidget(window)
    assert "Compter les points" in window.browser.toPlainText()
    QLocale.setDefault(QLocale("ja"))
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert "得点計算" in window.browser.toPlainText()
    QLocale.setDefault(QLocale("de"))
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert "Scoring" in window.browser.toPlainText()


def test_there_is_one_rulebook_at_a_time(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    first = open_rulebook(default_rules(4), parent, "two")
    second = open_rulebook(default_rules(2), parent)
    assert first is second
    assert second.rules.players == 2
    first.close()


@pytest.mark.parametrize("language", SPOKEN)
def test_pdf(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = RulebookWindow(default_rules(4), language)
    qtbot.addWidget(window)
    target = tmp_path / "book.pdf"
    window.export_pdf(target)
    content = target.read_bytes()
    assert content.startswith(b"%PDF")
    assert 8 <= content.count(b"/Type /Page\n") <= 40


def test_pdf_that_cannot_be_written_is_told(
    window: RulebookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = tmp_path / "no folder" / "book.pdf"
    monkeypatch.setattr("divinare_qt.dialogs.rulebook.QFileDialog.getSaveFileName", lambda *_: (str(where), ""))
    window.choose_pdf()
    told = window.findChild(ErrorDialog)
    assert told is not None
    assert "could not be written" in " ".join(label.text() for label in told.findChildren(QLabel))
    told.close()
