"""What was just said to whoever looks: an answer to something tried or asked, which stands for a while."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

STANDS_MS: Final = 8000


class Notice(QObject):
    """One sentence at a time; empty when there is none. Over one that lasts, others stand only for a while."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said = self._kept = ""
        self._timer = QTimer(self, singleShot=True, interval=STANDS_MS)
        self._timer.timeout.connect(self.take_back)

    @property
    def text(self) -> str:
        """What stands now."""
        return self._said or self._kept

    def say(self, text: str) -> None:
        """Say something in place of what was said before."""
        self._said = text
        self._timer.start() if text else self._timer.stop()
        self.changed.emit(self.text)

    def keep(self, text: str) -> None:
        """Say something that stands until it is replaced; an empty text ends it."""
        self._kept = text
        self.say("")

    def take_back(self) -> None:
        """Say no longer what was said for a while."""
        if self._said:
            self.say("")
