"""The strip over the hand: its words are whole in every language and size, however many lines they need."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from divinare_qt.match.header import CHARACTERS, HUMAN, Header, Seat
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import passing_game
from divinare_qt.models.language import SPOKEN, Language
from divinare_qt.models.settings import Settings
from divinare_qt.models.words import award_in_words, character_name
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.events import Award
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.purse import Tokens
from divinare_qt.table.fonts import load_fonts
from divinare_qt.table.prompt import Prompt
from divinare_qt.table.widget import TableWidget
from tests.helpers.hands import Mouse
from tests.helpers.qt import settle, spin_until
from tests.translations.conftest import built, speak

__all__ = ["built", "speak"]
pytestmark = pytest.mark.usefixtures("home")
SIZES = [(740, 600), (1024, 640), (1280, 740), (800, 1180)]
LONGEST = Award(0, "G", "9/10", Prediction.PERFECT, 2, Tokens(blue=1, yellow=2))


@pytest.fixture
def table(qtbot: QtBot, quick: Settings) -> Iterator[TableWidget]:
    load_fonts()
    seats = tuple(
        Seat("Maximiliane-Charlotte", who, HUMAN if who == CHARACTERS[0] else "bot:novice") for who in CHARACTERS
    )
    game = passing_game(Header(seats, 0, default_rules(4), 7), quick)
    table = TableWidget(game.session, Choice(game.session), quick)
    qtbot.addWidget(table)
    table.resize(*SIZES[1])
    table.show()
    game.session.begin()
    yield table
    game.close()
    settle()


@pytest.mark.parametrize("language", SPOKEN)
def test_every_line_of_the_prompt_is_seen(
    table: TableWidget, quick: Settings, speak: Callable[[str], Language], language: str
) -> None:
    speak(language)
    person, choice = Mouse(table), table.view.choice

    def picking() -> bool:
        if not choice.playing:
            person.act()
        return choice.playing

    spin_until(picking)
    for card in range(len(table.view.stage.view.hand)):
        choice.pick(card)
        check(table, quick, "")
    for text in (award_in_words(LONGEST, 10, character_name("edmund")), "word " * 60):
        check(table, quick, text)


def check(table: TableWidget, settings: Settings, said: str) -> None:
    for size in SIZES:
        for scale in (80, 100, 150, 200):
            settings.text_scale = scale
            table.resize(*size)
            table.restyle()
            table.prompt.say(said)
            QApplication.processEvents()
            assert_whole(table.prompt, f"{size}, {scale} %")


def assert_whole(prompt: Prompt, where: str) -> None:
    label = prompt.label
    assert label.height() <= prompt.height(), where
    need = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
    assert need <= prompt.height(), f"{where}: {label.text()}"
    assert label.wordWrap() or label.sizeHint().width() <= prompt.width(), f"{where}: {label.text()}"
