"""The application object, as far as it does more than Qt's own."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Program(QApplication):
    """Hears of the game records that a desktop hands to a program that runs: macOS opens every file that way."""

    offered = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Announce a file; an event filter would have to look at every event of every widget instead."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.offered.emit(Path(event.file()))
            return True
        return super().event(event)
