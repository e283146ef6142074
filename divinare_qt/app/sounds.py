"""What the table sounds like, as the preferences have it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject

from divinare_qt.models.settings import Settings

if TYPE_CHECKING:
    from divinare_qt.table.sound import SoundPlayer

GAP_MS: Final = 90
"""The same sound does not begin again so soon: what ends together sounds as one."""
INSTANT_GAP_MS: Final = 700
"""Nor at all, where moves follow each other faster than they could be heard."""


def _player() -> "SoundPlayer":
    from divinare_qt.table.sound import SoundPlayer  # noqa: PLC0415 - not before something sounds

    return SoundPlayer()


class Sounds(QObject):
    """Plays the sounds of a window. The player is made when the first sound is wanted."""

    def __init__(
        self, settings: Settings, parent: QObject | None = None, make: "Callable[[], SoundPlayer]" = _player
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._make = make
        self._player: SoundPlayer | None = None
        self._since: dict[str, QElapsedTimer] = {}

    def play(self, name: str) -> None:
        """Play a sound, unless there is to be none or it has only just begun."""
        if not self._settings.sound or not self._settings.volume or self._too_soon(name):
            return
        if self._player is None:
            self._player = self._make()
        self._player.volume = self._settings.volume
        self._player.play(name)

    def close(self) -> None:
        """Fall silent, and let go of the device."""
        player, self._player = self._player, None
        if player is not None:
            player.close()

    def _too_soon(self, name: str) -> bool:
        instant = self._settings.pace == "instant"
        clock = self._since.setdefault("" if instant else name, QElapsedTimer())
        if clock.isValid() and not clock.hasExpired(INSTANT_GAP_MS if instant else GAP_MS):
            return True
        clock.start()
        return False
