"""Records that are opened: one from elsewhere starts no program on this computer before the player has agreed to it."""

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog

from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.error import ErrorDialog
from divinare_qt.dialogs.programs import ProgramsDialog
from divinare_qt.match.header import HUMAN
from divinare_qt.match.journal import Journal
from divinare_qt.match.match import Match
from divinare_qt.models.places import games_folder
from divinare_qt.models.programs import IN_ITS_PLACE
from divinare_qt.models.replay import Replay
from divinare_qt.models.setup import GameSetup
from tests.helpers.hands import click
from tests.helpers.play import Dice, play_on
from tests.helpers.qt import header, settle, spin_until

pytestmark = pytest.mark.usefixtures("home")
Make = Callable[[str], Path]


@pytest.fixture(autouse=True)
def _no_final_table(window: MainWindow) -> None:
    window.dialogs_wanted = False


@pytest.fixture
def token(tmp_path: Path) -> Path:
    """Return the file that the program makes which the record names."""
    return tmp_path / "started"


@pytest.fixture
def foreign(tmp_path: Path, token: Path) -> Make:
    """Return the maker of a record from elsewhere, of a game that is over or under way."""
    program = f"import pathlib, sys; pathlib.Path({str(token)!r}).touch(); sys.stdin.read()"
    command = shlex.join([sys.executable, "-c", program])

    def make(state: str) -> Path:
        path = tmp_path / "foreign.divinare"
        match = Match.new(header(2, 1, bot=f"exec:{command}"), Journal.create(path))
        if state == "over":
            play_on(match, Dice(3))
        match.close()
        return path

    return make


def asked() -> ProgramsDialog:
    """Return the dialog that asks."""
    (found,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, ProgramsDialog) and one.isVisible()]
    return found


def commands(path: Path) -> list[str]:
    return [seat["controller"] for seat in json.loads(path.read_bytes().splitlines()[0])["seats"]]


def copies() -> list[Path]:
    return list(games_folder().glob("*.divinare"))


def test_a_program_is_started_when_the_player_says_so(window: MainWindow, foreign: Make, token: Path) -> None:
    path = foreign("under way")
    window.open_path(path)
    assert window.desk is None
    assert asked().text.toPlainText() == f"Ben:\n{commands(path)[1].removeprefix('exec:')}"
    assert not copies()
    click(asked().start)
    spin_until(token.exists)
    assert window.session is not None
    assert [commands(copy) for copy in copies()] == [commands(path)]


def test_a_built_in_bot_plays_in_its_place_now_and_later(window: MainWindow, foreign: Make, token: Path) -> None:
    window.open_path(foreign("under way"))
    QTest.keyClick(asked(), Qt.Key.Key_Return)  # what Enter does is safe
    session = window.session
    assert session is not None
    assert session.header.seats[1].controller == IN_ITS_PLACE
    assert [commands(copy) for copy in copies()] == [[HUMAN, IN_ITS_PLACE]]
    window.show_welcome()
    window.continue_game()
    session = window.session
    assert session is not None
    spin_until(lambda: session.acting)
    session.submit(session.legal[0])
    spin_until(lambda: session.acting)
    assert not token.exists()


@pytest.mark.parametrize("state", ["under way", "over"])
def test_nothing_happens_when_the_player_thinks_better_of_it(
    window: MainWindow, foreign: Make, token: Path, state: str
) -> None:
    window.open_path(foreign(state))
    if state == "over":
        window.rematch()
    shown = window.desk
    box = asked().findChild(QDialogButtonBox)
    assert box is not None
    click(box.button(QDialogButtonBox.StandardButton.Cancel))
    settle()
    assert window.desk is shown
    assert window.session is None
    assert not copies()
    assert not token.exists()


@pytest.mark.parametrize("answer", ["start", "stand_in"])
def test_a_rematch_from_a_replay_asks_first(window: MainWindow, foreign: Make, token: Path, answer: str) -> None:
    path = foreign("over")
    window.open_path(path)
    assert window.desk is not None
    assert isinstance(window.desk.stage, Replay)
    window.rematch()
    assert not copies()
    click(getattr(asked(), answer))
    assert window.session is not None
    (begun,) = copies()
    assert commands(begun) == (commands(path) if answer == "start" else [HUMAN, IN_ITS_PLACE])
    spin_until(lambda: window.session is not None and window.session.acting)
    if answer == "start":
        spin_until(token.exists)
    else:
        assert not token.exists()


def test_what_was_changed_while_the_player_was_asked_is_not_started(
    window: MainWindow, foreign: Make, token: Path
) -> None:
    path = foreign("under way")
    window.open_path(path)
    path.write_bytes(path.read_bytes().replace(b"sys.stdin.read()", b"sys.stdin.readline()"))
    click(asked().start)
    assert [commands(copy) for copy in copies()] == [[HUMAN, IN_ITS_PLACE]]
    assert not token.exists()


def test_a_game_of_this_program_goes_on_as_it_was_agreed(window: MainWindow, foreign: Make, token: Path) -> None:
    command = commands(foreign("under way"))[1]
    window.start(GameSetup(header(2, 1, bot=command)))
    spin_until(token.exists)
    window.show_welcome()
    token.unlink()
    window.continue_game()
    spin_until(token.exists)


def test_the_game_that_is_shown_is_not_called_open_elsewhere(window: MainWindow) -> None:
    window.start(GameSetup(header(2, 2)))
    assert window.desk is not None
    desk, path = window.desk, window.desk.record
    assert path is not None
    window.open_path(path)
    assert window.desk is desk
    assert window.announcer.notice.text == "This game is on the table already."
    assert not any(isinstance(one, ErrorDialog) and one.isVisible() for one in QApplication.topLevelWidgets())


def test_what_hides_in_a_command_line_is_shown(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "foreign.divinare"
    table = header(2, 1, bot="exec:good\n\u202e\tbad " + "x" * 900)
    Match.new(table, Journal.create(path)).close()
    window.open_path(path)
    assert asked().text.toPlainText() == r"Ben:" + "\n" + r"good\u000a\u202e\u0009bad " + "x" * 900
    asked().reject()
    settle()


def test_saving_over_the_game_itself_counts_as_saved(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.start(GameSetup(header(2, 2)))
    assert window.desk is not None
    assert window.session is not None
    path = window.desk.record
    assert path is not None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.actions_["save_as"].trigger()
    assert window.announcer.notice.text == f"Saved: {path.name}"
    before = len(path.read_bytes().splitlines())
    window.session.open_curtain()
    window.session.submit(window.session.legal[0])
    assert len(path.read_bytes().splitlines()) == before + 1
