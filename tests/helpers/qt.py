"""What tests of the screen share: a home of their own, quick settings, a table of people and bots."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QSettings, QTimer
from pytestqt.qtbot import QtBot

from divinare_qt.match.header import CHARACTERS, HUMAN, Header, Seat
from divinare_qt.match.journal import Journal
from divinare_qt.models.games import Game, new_game, passing_game
from divinare_qt.models.settings import Settings
from divinare_qt.rules.load import default_rules
from tests.helpers.leaks import no_leaks, settle

__all__ = [
    "full_disk",
    "game_of",
    "header",
    "home",
    "no_leaks",
    "quick",
    "settle",
    "spin_until",
    "wait",
]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
NAMES = ("Ada", "Ben", "Cleo", "Dora")
PATIENCE_MS = 60_000


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> Path:
    """Give the program a home that nobody shares."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    qapp.setApplicationName("divinare")
    return tmp_path


@pytest.fixture
def quick(tmp_path: Path, qapp: QCoreApplication) -> Settings:
    """Return settings with which nothing takes time, and nothing sounds."""
    del qapp
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    settings.pace = "instant"
    settings.animation_speed = 0
    settings.think_ms = 50
    settings.sound = False
    return settings


def header(players: int, people: int, seed: int = 7, bot: str = "bot:novice") -> Header:
    """Return a table at which the first seats are people's."""
    seats = tuple(
        Seat(NAMES[number], CHARACTERS[number], HUMAN if number < people else bot) for number in range(players)
    )
    return Header(seats, 0, default_rules(players), seed)


@pytest.fixture
def game_of(quick: Settings) -> Iterator[Callable[..., Game]]:
    """Return the maker of games that are closed when the test ends."""
    made: list[Game] = []

    def make(players: int, people: int, **options: object) -> Game:
        keep = bool(options.pop("keep", False))
        table = header(players, people, **options)  # type: ignore[arg-type]
        made.append((new_game if keep else passing_game)(table, quick))
        return made[-1]

    yield make
    for game in made:
        game.close()
    settle()


def wait(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    """Let the program go on until something holds."""
    qtbot.waitUntil(condition, timeout=PATIENCE_MS)


def spin_until(condition: Callable[[], bool], patience_ms: int = PATIENCE_MS) -> None:
    """Let the program go on until something holds, looking after every round of events."""
    deadline = QDeadlineTimer(patience_ms)
    pulse = QTimer(interval=5)
    pulse.start()  # so that waiting for events ends even where none come
    while not condition():
        assert not deadline.hasExpired(), "nothing happened"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let no line of a journal be written meanwhile."""

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", refuse)
        yield
