"""The language: chosen, followed, and changed while the program runs."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from divinare_qt import speech
from divinare_qt.models.language import NAMES, SPOKEN, Language, language_of, locale_of
from divinare_qt.models.settings import Settings
from divinare_qt.models.words import art_name
from divinare_qt.rules.errors import TokenMustMove
from tests.translations.conftest import built, speak

__all__ = ["built", "speak"]


@pytest.mark.parametrize(
    ("wished", "offered", "spoken"),
    [
        ("", ["fr-CA", "fr", "en"], "fr"),
        ("", ["ru_RU"], "ru"),
        ("", ["de-DE", "ja-JP"], "ja"),
        ("", ["de-DE"], "en"),
        ("", ["C"], "en"),
        ("", [], "en"),
        ("ja", ["fr"], "ja"),
        ("xx", ["fr"], "fr"),
    ],
)
def test_the_wish_counts_then_the_system(wished: str, offered: list[str], spoken: str) -> None:
    assert language_of(wished, offered) == spoken


def test_every_language_has_a_name_of_its_own() -> None:
    assert set(NAMES) == set(SPOKEN)


class Window(QWidget):
    """Counts how often it was told that the language changed."""

    told = 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.told += event.type() == QEvent.Type.LanguageChange


def test_a_change_is_heard_at_once(qtbot: QtBot, speak: Callable[[str], Language]) -> None:
    window = Window()
    qtbot.addWidget(window)
    language = speak("en")
    with qtbot.waitSignal(language.changed) as heard:
        speak("fr")
    assert heard.args == ["fr"]
    qtbot.waitUntil(lambda: window.told > 0)
    assert art_name("G") == "thédomancie"
    speak("ru")
    assert art_name("G") == "гадание на кофейной гуще"
    speak("ja")
    assert art_name("G") == "紅茶占い"
    speak("en")
    assert art_name("G") == "tasseomancy"


@pytest.mark.parametrize("code", [code for code in SPOKEN if code != "en"])
def test_qts_own_words_change_too(speak: Callable[[str], Language], code: str) -> None:
    """Buttons, the dialogs for files, printing and colours, and the names of keys."""
    texts = [
        ("QPlatformTheme", "Cancel"),
        ("QFileDialog", "Look in:"),
        ("QPrintSettingsOutput", "Print range"),
        ("QColorDialog", "&Basic colors"),
        ("QShortcut", "Left"),
    ]
    speak(code)
    assert not [text for context, text in texts if QCoreApplication.translate(context, text) == text]
    speak("en")
    assert all(QCoreApplication.translate(context, text) == text for context, text in texts)


def test_a_button_changes_at_once(qtbot: QtBot, speak: Callable[[str], Language]) -> None:
    speak("en")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    said = set()
    for code in SPOKEN:
        speak(code)
        QCoreApplication.processEvents()
        said.add(box.button(QDialogButtonBox.StandardButton.Cancel).text())
    assert len(said) == len(SPOKEN)


def test_rooms_without_qt_are_lent_the_translator(speak: Callable[[str], Language]) -> None:
    speak("fr")
    assert (
        str(TokenMustMove("G", "7"))
        == "le jeton du plateau «\u00a0thédomancie\u00a0» doit bouger\u00a0: il est déjà sur 7"
    )
    assert speech.why(FileNotFoundError(2, "No such file")) == "Fichier ou dossier introuvable"


@pytest.mark.parametrize(
    ("code", "count", "said"),
    [
        ("en", 1, "1 card each"),
        ("en", 2, "2 cards each"),
        ("fr", 1, "1 carte chacun"),
        ("fr", 2, "2 cartes chacun"),
        ("ru", 1, "по 1 карте"),
        ("ru", 3, "по 3 карты"),
        ("ru", 5, "по 5 карт"),
        ("ru", 12, "по 12 карт"),
        ("ru", 21, "по 21 карте"),
        ("ja", 5, "各5枚"),
    ],
)
def test_plurals(speak: Callable[[str], Language], code: str, count: int, said: str) -> None:
    speak(code)
    assert QCoreApplication.translate("CardPage", "{hand} cards each", "", count).format(hand=count) == said


def test_numbers_are_written_as_the_language_does(speak: Callable[[str], Language]) -> None:
    speak("fr")
    assert QLocale().language() == QLocale.Language.French
    assert locale_of("ja").language() == QLocale.Language.Japanese


def test_a_preference_that_makes_no_sense_is_the_systems(quick: Settings) -> None:
    quick.store.setValue("language", "tlh")
    assert quick.language == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere preferences can't be kept apart from the player's")
def test_commands_speak_the_language_of_the_preferences(tmp_path: Path) -> None:
    env = os.environ | {"XDG_CONFIG_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}

    def run(*words: str) -> str:
        done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=True)
        return done.stdout

    run("-c", "from divinare_qt.models.settings import Settings; Settings().language = 'fr'")
    assert "Vérifier" in run("-m", "divinare_qt", "replay", "--help")
