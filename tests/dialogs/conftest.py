"""Fixtures of the dialogs: a home of their own, and stores in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from divinare_qt.dialogs.style import dress
from divinare_qt.models.layouts import LayoutStore
from divinare_qt.models.setup_store import SetupStore
from divinare_qt.table.theme import theme_for
from tests.helpers.qt import home, no_leaks, quick, settle

__all__ = ["home", "no_leaks", "quick"]


@pytest.fixture(autouse=True)
def tidy(qapp: QApplication) -> Iterator[None]:
    """Begin each test in the usual dress, and delete its widgets: any that are left make the next dress slower."""
    dress(qapp, theme_for("dark", "standard"))
    yield
    settle()


@pytest.fixture
def setups(tmp_path: Path) -> SetupStore:
    """Return a store of set-ups without any."""
    folder = tmp_path / "setups"
    folder.mkdir()
    return SetupStore(folder)


@pytest.fixture
def layouts(tmp_path: Path) -> LayoutStore:
    """Return a store of layouts without any."""
    folder = tmp_path / "layouts"
    folder.mkdir()
    return LayoutStore(folder)
