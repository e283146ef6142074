"""Fixtures of the screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from divinare_qt.app.window import MainWindow
from divinare_qt.models.settings import Settings
from tests.helpers.qt import game_of, home, no_leaks, quick, settle

__all__ = ["game_of", "home", "no_leaks", "quick"]


@pytest.fixture
def window(quick: Settings, home: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """Return a window of the program in a home of its own."""
    del home
    made = MainWindow(quick)
    qtbot.addWidget(made)
    made.resize(1200, 780)
    made.show()
    yield made
    made.close()
    settle()
