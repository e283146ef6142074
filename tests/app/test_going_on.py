"""A game goes on where it stands after something went wrong, as soon as the dialog that says so is closed."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from divinare_qt.app.start import tell_of_error
from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.error import CrashDialog, ErrorDialog
from divinare_qt.models.session import Session
from divinare_qt.models.setup import GameSetup
from tests.helpers.qt import full_disk, header, spin_until

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(autouse=True)
def _no_final_table(window: MainWindow) -> None:
    window.dialogs_wanted = False


def started(window: MainWindow, people: int) -> Session:
    window.start(GameSetup(header(3, people)))
    assert window.session is not None
    return window.session


def complaint() -> ErrorDialog | None:
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ErrorDialog)]
    return next((widget for widget in found if widget.isVisible()), None)


def test_after_a_full_disk_the_bots_play_on(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(window, 0)
    with full_disk(monkeypatch):
        spin_until(lambda: complaint() is not None)
    dialog = complaint()
    assert dialog is not None
    before = session.revision
    dialog.reject()
    spin_until(lambda: session.revision > before + 3)


def test_after_an_error_that_nobody_foresaw_the_game_goes_on(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(window, 1)
    spin_until(lambda: session.acting)

    def bang(*_: object) -> None:
        raise RuntimeError("nobody foresaw this")

    with monkeypatch.context() as patch:
        patch.setattr(Session, "_ask_people", bang)
        with pytest.raises(RuntimeError):
            session.submit(session.legal[0])
    assert not session.acting

    def go_on() -> None:
        dialog = complaint()
        assert isinstance(dialog, CrashDialog)
        dialog.accept()

    QTimer.singleShot(0, window, go_on)
    tell_of_error(window, "RuntimeError", "details")
    spin_until(lambda: session.acting)
