"""The language of the program: the system's or the one of the preferences, changed while everything is running."""

from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from divinare_qt import speech
from divinare_qt.models.settings import LANGUAGES, Settings
from divinare_qt.paths import resources

SOURCE: Final = "en"
SPOKEN: Final = tuple(code for code in LANGUAGES if code)
NAMES: Final = {"en": "English", "fr": "Français", "ru": "Русский", "ja": "日本語"}
"""Each language in its own words, so that whoever ended up in the wrong one finds the way out."""


def language_of(wished: str, offered: list[str]) -> str:
    """Return the language to speak: the wished one, else the first of the system's that we know, else English."""
    if wished in SPOKEN:
        return wished
    known = (tag.replace("_", "-").split("-")[0].lower() for tag in offered)
    return next((code for code in known if code in SPOKEN), SOURCE)


def locale_of(code: str) -> QLocale:
    """Return how numbers and dates are written in a language: the system's way if the system speaks it."""
    system = QLocale.system()
    wished = QLocale(code)
    return system if system.language() == wished.language() else wished


def language_now() -> str:
    """Return the language that the program speaks: the default locale's where we know it, else English."""
    return language_of("", [QLocale().name()])


class Language(QObject):
    """Keeps the program's translators in step with the preferences. Widgets get LanguageChange events from Qt."""

    changed = Signal(str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._translators: list[QTranslator] = []
        self.code = ""
        settings.changed.connect(self._follow)
        self.apply()

    def apply(self) -> None:
        """Speak the language of the preferences."""
        code = language_of(self._settings.language, QLocale.system().uiLanguages())
        if code == self.code:
            return
        self.code = code
        QLocale.setDefault(locale_of(code))
        old, self._translators = self._translators, translators(code, self)
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        for translator in old:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        speech.speak_with(QCoreApplication.translate)
        self.changed.emit(code)

    def silence(self) -> None:
        """Take all translators away."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []

    def _follow(self, name: str) -> None:
        if name == "language":
            self.apply()


def translators(code: str, parent: QObject | None = None) -> list[QTranslator]:
    """Load what Qt and the program say in a language; Qt's first, since a later translator is asked before it."""
    folders = {
        "qtbase": _texts_of_qt(),
        "divinare": str(resources() / "translations"),
    }
    loaded = []
    for name, folder in folders.items():
        translator = QTranslator(parent)
        if translator.load(f"{name}_{code}", folder):
            loaded.append(translator)
    return loaded


def _texts_of_qt() -> str:
    """Return the folder of Qt's own translations. A frozen Qt is told its place in a file where a comma ends a name."""
    package = Path(PySide6.__file__).parent
    beside = (folder for folder in (package / "Qt" / "translations", package / "translations") if folder.is_dir())
    found = next(beside, None)
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath) if found is None else str(found)


def words_without_window() -> speech.Translator | None:
    """Return a translator for what opens no window, in the language that the window would have; none for English."""
    own = QTranslator()
    code = language_of(Settings().language, QLocale.system().uiLanguages())
    if not own.load(f"divinare_{code}", str(resources() / "translations")):
        return None
    return lambda context, text, comment, count: _said(own, context, text, comment, count)


def _said(translator: QTranslator, context: str, text: str, comment: str, count: int) -> str:
    said: str | None = translator.translate(context, text, comment, count)
    return (said or text).replace("%n", str(count))
