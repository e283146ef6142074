"""The demonstration: bots play, game after game."""

import secrets
from typing import Final

from PySide6.QtCore import QObject, QTimer

from divinare_qt.app.window import MainWindow
from divinare_qt.match.header import CHARACTERS, Header, Seat
from divinare_qt.models.games import passing_game
from divinare_qt.models.words import short_name
from divinare_qt.rules.load import PLAYERS, default_rules

SHOWN_MS: Final = 4000
"""How long a demonstration shows the end of a game."""


class Demo(QObject):
    """Bots play one game after the other, until somebody chooses something else from the menu."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.start)
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
            Seat(short_name(who), who, f"bot:{level}:{who}")
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
            self._timer.start()
