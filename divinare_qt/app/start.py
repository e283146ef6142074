"""Starting the program."""

import secrets
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from divinare_qt import __version__
from divinare_qt.app.crash import catch_errors, keep_log
from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.error import CrashDialog
from divinare_qt.dialogs.style import dress
from divinare_qt.match.header import CHARACTERS, Header, Seat
from divinare_qt.models.games import passing_game
from divinare_qt.models.language import Language
from divinare_qt.models.places import log_file
from divinare_qt.models.settings import Settings
from divinare_qt.models.setup import SHORT_NAMES
from divinare_qt.paths import resources
from divinare_qt.rules.load import PLAYERS, default_rules
from divinare_qt.table.fonts import stand_by
from divinare_qt.table.theme import theme_for

SHOWN_MS = 4000
"""How long a demonstration shows the end of a game."""


def run(file: Path | None, *, demo: bool) -> int:
    """Open the window, with a game record or a demonstration where one is asked for, and return the exit status."""
    QCoreApplication.setApplicationName("divinare")
    QCoreApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("divinare")
    app = QApplication(sys.argv[:1])
    app.setApplicationDisplayName("Divinare")
    app.setWindowIcon(QIcon(str(resources() / "artwork" / "icons" / "divinare.svg")))
    keep_log(log_file())
    settings = Settings()
    Language(settings, app)
    stand_by(app)
    dress(app, theme_for(settings.theme, settings.palette), settings.text_scale)
    window = MainWindow(settings)
    catch_errors(lambda text, details: tell_of_error(window, text, details))
    window.show()
    if demo:
        Demo(window)
    elif file is not None:
        QTimer.singleShot(0, window, lambda: window.open_path(file))
    return app.exec()


def tell_of_error(window: MainWindow, text: str, details: str) -> None:
    """Say that something went wrong which nobody foresaw, and let the player go on."""
    if CrashDialog(text, details, log_file(), window).exec() != CrashDialog.DialogCode.Accepted:
        QCoreApplication.exit(1)


class Demo:
    """Bots play one game after the other, until somebody chooses something else from the menu."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.games = 0
        window.dialogs_wanted = False
        window.game_over.connect(self._wait)
        self.start()

    def start(self) -> None:
        """Start the next game."""
        if self.games and not self._showing():
            self._window.dialogs_wanted = True
            return
        self.games += 1
        players = PLAYERS[-1 - self.games % len(PLAYERS)]
        levels = ("master", "adept", "apprentice", "novice")
        seats = tuple(
            Seat(SHORT_NAMES[who], who, f"bot:{level}:{who}")
            for who, level in zip(CHARACTERS[:players], levels[:players], strict=True)
        )
        header = Header(seats, secrets.randbelow(players), default_rules(players))
        self._window.play(passing_game(header, self._window.settings))

    def _showing(self) -> bool:
        """Whether the game of the demonstration is still the one that is shown."""
        desk = self._window.desk
        return desk is not None and desk.game is not None and desk.game.path is None

    def _wait(self) -> None:
        if self._showing():
            QTimer.singleShot(SHOWN_MS, self._window, self.start)
