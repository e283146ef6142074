"""What was just said to whoever looks: an answer to something tried or asked, which stands for a while."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

STANDS_MS: Final = 8000


class Notice(QObject):
    """One sentence at a time; empty when there is none."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.lasting = False
        """Whether it stands for longer than a while."""
        self._timer = QTimer(self, singleShot=True, interval=STANDS_MS)
        self._timer.timeout.connect(self.take_back)

    def say(self, text: str) -> None:
        """Say something in place of what was said before."""
        self._put(text)
        if text:
            self._timer.start()

    def keep(self, text: str) -> None:
        """Say something that stands until it is taken back or something else is said."""
        self._put(text)
        self.lasting = bool(text)

    def _put(self, text: str) -> None:
        self._timer.stop()
        self.text, self.lasting = text, False
        self.changed.emit(text)

    def take_back(self) -> None:
        """Say nothing any more."""
        if self.text:
            self.say("")
