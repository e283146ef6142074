"""What a player prefers, kept in the system's own store. A value there that makes no sense counts as not there."""

import json
from collections.abc import Callable
from typing import Final, Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from divinare_qt.match.header import plain_text
from divinare_qt.rules.errors import BadRules

T = TypeVar("T")

THEMES: Final = ("dark", "light", "contrast")
PALETTES: Final = ("standard", "colourblind")
PACES: Final = ("instant", "brisk", "normal", "leisurely")
LANGUAGES: Final = ("", "en", "fr", "ru", "ja")
TEXT_SCALES: Final = (80, 200)
ANIMATION_SPEEDS: Final = (0, 200)
THINK_MS: Final = (50, 10_000)
LONGEST_NAME: Final = 100
"""What is longer, and stands among the names of people, is something else."""


class Setting(Generic[T]):
    """One preference: an attribute of Settings that is read from and written to the store."""

    def __init__(
        self, key: str, default: T, read: Callable[[object], T], write: Callable[[T], object] = lambda value: value
    ) -> None:
        self.key = key
        self.default = default
        self._read = read
        self._write = write

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[T]": ...

    @overload
    def __get__(self, settings: "Settings", owner: type) -> T: ...

    def __get__(self, settings: "Settings | None", owner: type) -> "Setting[T] | T":
        if settings is None:
            return self
        stored = settings.store.value(self.key)
        if stored is None:
            return self.default
        try:
            return self._read(stored)
        except (TypeError, ValueError, RecursionError):
            return self.default

    def __set__(self, settings: "Settings", value: T) -> None:
        if self.__get__(settings, Settings) != value:
            settings.store.setValue(self.key, self._write(value))
            settings.changed.emit(self.name)


def _flag(stored: object) -> bool:
    text = str(stored).lower()
    if text not in ("true", "false", "0", "1"):
        raise ValueError(text)
    return text in ("true", "1")


def _whole(lowest: int, highest: int) -> Callable[[object], int]:
    return lambda stored: min(max(int(str(stored)), lowest), highest)


def _one_of(choices: tuple[str, ...]) -> Callable[[object], str]:
    def read(stored: object) -> str:
        text = str(stored)
        if text not in choices:
            raise ValueError(text)
        return text

    return read


def _texts(stored: object) -> tuple[str, ...]:
    found = json.loads(str(stored))
    if not isinstance(found, list):
        raise TypeError
    return tuple(map(str, found))


def _names(stored: object) -> tuple[str, ...]:
    """Return the names among the texts: a game with any other could not be written, or not be read again."""
    return tuple(filter(_is_name, _texts(stored)))


def _is_name(text: str) -> bool:
    try:
        plain_text(text, "play/names", LONGEST_NAME)
    except BadRules:
        return False
    return True


def _pairs(stored: object) -> dict[str, str]:
    found = json.loads(str(stored))
    if not isinstance(found, dict):
        raise TypeError
    return {str(key): str(value) for key, value in found.items()}


def _bytes(stored: object) -> QByteArray:
    if not isinstance(stored, QByteArray):
        raise TypeError
    return stored


class Settings(QObject):
    """All preferences. `changed` carries the name of the attribute that has a new value."""

    changed = Signal(str)

    language = Setting("language", "", _one_of(LANGUAGES))
    """Empty: as the system has it."""
    theme = Setting("look/theme", "dark", _one_of(THEMES))
    palette = Setting("look/palette", "standard", _one_of(PALETTES))
    text_scale = Setting("look/text_scale", 100, _whole(*TEXT_SCALES))
    """Percent."""
    animation_speed = Setting("look/animation_speed", 100, _whole(*ANIMATION_SPEEDS))
    """Percent; 0 shows every change at once."""
    pace = Setting("play/pace", "normal", _one_of(PACES))
    """How long a bot's move is shown before the next one."""
    think_ms = Setting("play/think_ms", 300, _whole(*THINK_MS))
    """How long a bot may think, at most."""
    autoplay_forced = Setting("play/autoplay_forced", default=False, read=_flag)
    show_hints_allowed = Setting("play/hints_allowed", default=True, read=_flag)
    """Whether a new game allows hints unless it says otherwise."""
    pause_after_round = Setting("play/pause_after_round", default=True, read=_flag)
    """Whether the round sheet waits for a person before the next round."""
    curtain = Setting("play/curtain", default=True, read=_flag)
    """Whether a curtain closes between people at one computer."""
    names = Setting[tuple[str, ...]]("play/names", (), _names, lambda names: json.dumps(list(names)))
    """Names of people who played here, the latest first."""
    sound = Setting("sound/on", default=True, read=_flag)
    volume = Setting("sound/volume", 60, _whole(0, 100))
    show_log = Setting("window/log", default=False, read=_flag)
    text_table = Setting("window/text_table", default=False, read=_flag)
    geometry = Setting("window/geometry", QByteArray(), _bytes)
    state = Setting("window/state", QByteArray(), _bytes)
    shortcuts = Setting[dict[str, str]]("shortcuts", {}, _pairs, json.dumps)
    """Key sequences of actions that do not have their usual one, by the action's name."""

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = QSettings("divinare", "divinare") if store is None else store

    def remember_name(self, name: str) -> None:
        """Put a person's name first among those that are offered next time."""
        others = tuple(known for known in self.names if known != name)
        self.names = (name, *others)[:12]

    def reset(self) -> None:
        """Give every preference its usual value."""
        kept = self.names
        self.store.clear()
        for name, setting in vars(Settings).items():
            if isinstance(setting, Setting):
                self.changed.emit(name)
        self.names = kept
