"""How long things are shown before the next one. How long a bot thinks is another matter."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from divinare_qt.models.settings import Settings

SHOWN_MS: Final = {"instant": 0, "brisk": 450, "normal": 1100, "leisurely": 2200}
SCORING_TURNS: Final = 6
"""A scored round is shown as long as so many moves where nobody is there to go on."""


class Pace(QObject):
    """Lets one thing happen after the last was shown long enough, unless it is paused or hurried."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._due)
        self._since = QElapsedTimer()
        self._next: Callable[[], object] | None = None
        self.paused = False
        self.hurried = False

    @property
    def waiting(self) -> bool:
        """Whether something is to happen."""
        return self._next is not None

    def shown(self) -> None:
        """Note that something is shown from now on."""
        self._since.start()

    def after(self, action: Callable[[], object], turns: float = 1) -> None:
        """Do something when what is shown was shown for so many turns; a new wish replaces the old one."""
        self._next = action
        if not self.paused:
            self._timer.start(self._left(turns))

    def forget(self) -> None:
        """Do nothing any more."""
        self._next = None
        self._timer.stop()

    def hurry(self) -> None:
        """Let everything happen at once until a person is asked."""
        self.hurried = True
        if self._next is not None and not self.paused:
            self._timer.start(0)

    def pause(self, *, on: bool) -> None:
        """Hold everything, or go on."""
        self.paused = on
        if on:
            self._timer.stop()
        elif self._next is not None:
            self._timer.start(self._left(1))

    def _left(self, turns: float) -> int:
        if self.hurried or not self._since.isValid():
            return 0
        return max(int(SHOWN_MS[self._settings.pace] * turns) - self._since.elapsed(), 0)

    def _due(self) -> None:
        action, self._next = self._next, None
        if action is not None:
            action()
