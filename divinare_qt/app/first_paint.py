"""`divinare --first-paint`: says when the window is on the screen, and ends. For those who measure the start."""

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class FirstPaint(QObject):
    """Says a word when a window of the program has been painted, and ends the program."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for the first paint event."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self._app.removeEventFilter(self)
            QTimer.singleShot(0, self, self._painted)
        return False

    def _painted(self) -> None:
        sys.stdout.write("painted\n")
        sys.stdout.flush()
        self._app.exit(0)
