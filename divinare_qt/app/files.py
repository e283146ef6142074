"""Asking for files and showing dialogs: what the window opens, and how it says that something went wrong."""

from collections.abc import Callable, Collection
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from divinare_qt.dialogs.error import ErrorDialog
from divinare_qt.match.header import Header
from divinare_qt.models import games
from divinare_qt.models.journals import SUFFIX
from divinare_qt.models.layouts import LayoutStore
from divinare_qt.models.named_files import FileProblem
from divinare_qt.models.places import (
    documents_folder,
    games_folder,
    layouts_folder,
    log_file,
    setups_folder,
    statistics_file,
)
from divinare_qt.models.programs import outside
from divinare_qt.models.setup import GameSetup
from divinare_qt.models.setup_store import SetupStore
from divinare_qt.models.statistics import FinishedGame
from divinare_qt.models.statistics_file import StatisticsFile
from divinare_qt.models.words import translate

if TYPE_CHECKING:
    from divinare_qt.app.window import MainWindow

DIALOGS: Final = {
    "preferences": "PreferencesDialog",
    "statistics": "StatisticsDialog",
    "about": "AboutDialog",
}
"""Dialogs by the module that holds them."""


def complain(parent: QWidget, what: str, why: str) -> ErrorDialog:
    """Say what went wrong, and where; the game goes on meanwhile."""
    dialog = ErrorDialog(what, why, parent=parent)
    _open(dialog)
    return dialog


def try_to(parent: QWidget, action: Callable[[], object]) -> bool:
    """Do something with a file, say so if it can't be done, and return whether it was."""
    try:
        action()
    except (OSError, FileProblem) as error:
        complain(parent, translate("Files", "The file could not be written."), str(error))
        return False
    return True


def kinds() -> str:
    """Return what the file dialogs call game records."""
    return translate("Files", "Divinare games (*{suffix});;All files (*)").format(suffix=SUFFIX)


def load(window: "MainWindow") -> None:
    """Ask for a game record and go on with it."""
    name, _ = QFileDialog.getOpenFileName(window, translate("Files", "Load a game"), str(games_folder()), kinds())
    if name:
        window.open_path(Path(name))


def choose_replay(window: "MainWindow") -> None:
    """Ask for a game record and show it again."""
    name, _ = QFileDialog.getOpenFileName(window, translate("Files", "Replay a game"), str(games_folder()), kinds())
    if name:
        window.replay_path(Path(name))


def save_as(window: "MainWindow") -> None:
    """Save the game that is shown under a name."""
    path = None if window.desk is None else window.desk.record
    if path is None:
        window.tell(translate("Files", "There is no game to save."))
        return
    offered = str(documents_folder() / path.name)
    name, _ = QFileDialog.getSaveFileName(window, translate("Files", "Save the game"), offered, kinds())
    if name:
        target = Path(name) if Path(name).suffix else Path(f"{name}{SUFFIX}")
        if try_to(window, lambda: games.save_copy(path, target)):
            window.tell(translate("Files", "Saved: {file}").format(file=target.name))


def dropped(data: QMimeData) -> Path | None:
    """Return the game record that is being dropped, if it is one file on this computer."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())


def past_games() -> tuple[FinishedGame, ...]:
    """Return the games that were finished on this computer; none where that can't be read."""
    try:
        return StatisticsFile(statistics_file()).games()
    except FileProblem:
        return ()


def agree(window: "MainWindow") -> GameSetup | None:
    """Show the New Game dialog and return what was agreed."""
    dialogs = import_module("divinare_qt.dialogs.new_game")  # only now: the window opens faster without
    setups, layouts = SetupStore(setups_folder()), LayoutStore(layouts_folder())
    names, hints = window.settings.names, window.settings.show_hints_allowed
    dialog = dialogs.NewGameDialog(setups, layouts, names, hints=hints, games=past_games(), parent=window)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return None
    setup: GameSetup = dialog.setup()
    return setup


def ask_about_programs(window: "MainWindow", header: Header, go_on: Callable[[Collection[str]], None]) -> None:
    """Go on with the command lines that the player agrees to; at once where a record names none, or not at all."""
    seats = outside(header)
    if not seats:
        go_on(())
        return
    dialogs = import_module("divinare_qt.dialogs.programs")
    dialog = dialogs.ProgramsDialog(seats, window)
    dialog.accepted.connect(lambda: go_on(dialog.agreed))
    _open(dialog)


def audit(window: "MainWindow") -> None:
    """Have the bots of the finished game that is shown decide once more."""
    path = None if window.desk is None else window.desk.finished_record
    if window.desk is not None and path is not None:
        dialogs = import_module("divinare_qt.dialogs.audit")
        _open(dialogs.AuditDialog(window.desk.stage.header, path, window))


def report(window: "MainWindow") -> None:
    """Show the report of what goes on now, for those who look for a fault."""
    dialogs = import_module("divinare_qt.dialogs.report")
    models = import_module("divinare_qt.models.report")
    stage = None if window.desk is None else window.desk.stage
    text = models.write_report(window.settings, dialogs.display(), stage, log_file())
    _open(dialogs.ReportDialog(text, window))


def mediums(window: "MainWindow", seat: int = 0) -> None:
    """Show the character cards of those at the table, or all four where nobody sits there yet."""
    dialogs = import_module("divinare_qt.dialogs.mediums")
    seats = () if window.desk is None else window.desk.stage.header.seats
    _open(dialogs.MediumsDialog(seats, seats[seat].character if seats else "", window))


def open_dialog(window: "MainWindow", name: str) -> None:
    """Open one of the dialogs that stand by themselves."""
    module = import_module(f"divinare_qt.dialogs.{name}")
    _open(getattr(module, DIALOGS[name])(window.settings, parent=window))


def _open(dialog: QDialog) -> None:
    """Show a dialog that goes when it is closed; the game goes on meanwhile."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
