"""A window whose disk is full, or whose games folder is closed, for real: `python hindered.py full|closed FILE`.

It begins a game, which is left unfinished; then nothing can be written any more. It starts a game, continues the one
that was left, and loads the record FILE. Each line on standard output is a JSON list: what was tried, the errors that
were shown, and the files that were not in the games folder before.
"""

import json
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QLabel

from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.error import ErrorDialog
from divinare_qt.models.places import data_folder, games_folder
from divinare_qt.models.settings import Settings
from divinare_qt.models.setup import GameSetup
from tests.helpers.qt import header

NOBODY = 65534


def fill(room: int) -> None:
    """Let no file grow beyond so many bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


def close_folder() -> None:
    """Let nobody write into the games folder. Root may write anywhere, so a child that is root gives that up."""
    games_folder().chmod(0o555)
    if os.getuid() == 0:
        for path in (data_folder(), *data_folder().rglob("*")):
            os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)


def errors() -> list[list[str]]:
    """Return the words of the errors that are shown, and close them."""
    shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, ErrorDialog) and one.isVisible()]
    words = [[label.text() for label in one.findChildren(QLabel) if label.text()] for one in shown]
    for one in shown:
        one.reject()
    return words


def main(how: str, file: Path) -> None:
    """Try everything that writes, and tell what was said."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("divinare")
    settings = Settings(QSettings(str(file.with_suffix(".ini")), QSettings.Format.IniFormat))
    settings.sound = False
    window = MainWindow(settings)
    window.start(GameSetup(header(2, 2)))
    window.show_welcome()
    before = {path.name for path in games_folder().iterdir()}

    def tried(what: str, act: Callable[[], object]) -> None:
        act()
        said = errors()
        window.show_welcome()
        left = sorted({path.name for path in games_folder().iterdir()} - before)
        sys.stdout.write(json.dumps([what, said, left]) + "\n")

    def all_of(note: str) -> None:
        tried(f"start {note}", lambda: window.start(GameSetup(header(2, 2))))
        tried(f"continue {note}", window.continue_game)
        tried(f"load {note}", lambda: window.open_path(file))

    if how == "full":
        for room in (0, 500):  # a lock finds no room, or a lock and a seal find it, but the game does not
            fill(room)
            all_of(f"{room}")
    else:
        close_folder()
        all_of("closed")
    sys.stdout.flush()
    os._exit(0)  # what only root may read is not needed to tidy up


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
