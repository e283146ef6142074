"""Fixtures of the languages."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale

import translations
from divinare_qt import speech
from divinare_qt.models.language import Language
from divinare_qt.models.settings import Settings
from tests.helpers.qt import home, no_leaks, quick

__all__ = ["home", "no_leaks", "quick"]


@pytest.fixture(scope="session")
def built() -> None:
    """Make sure that the program reads what the translation files say."""
    translations.build()


@pytest.fixture
def speak(built: None, quick: Settings) -> Iterator[Callable[[str], Language]]:
    """Return what makes the program speak a language; it forgets it after the test."""
    del built
    before = QLocale()
    language = Language(quick)

    def speak(code: str) -> Language:
        quick.language = code
        return language

    yield speak
    quick.language = "en"
    language.silence()
    QLocale.setDefault(before)
    speech.speak_with(None)
