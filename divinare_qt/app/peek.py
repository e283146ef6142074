"""Hold a key to peek: a person at a shared screen sees their own hand for as long as the key is held, and no longer."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from divinare_qt.app.actions import PEEKS

if TYPE_CHECKING:
    from divinare_qt.app.window import MainWindow

ENDINGS: Final = frozenset(
    {QEvent.Type.WindowDeactivate, QEvent.Type.WindowStateChange, QEvent.Type.Hide, QEvent.Type.Close}
)
"""What happens to a window that nobody may be sitting at any more: no key release is sure to come after it."""

REPEAT_MS: Final = 60
"""How long after a release the same key may go down again and count as held: some systems repeat a key like that."""


class PeekKeys(QObject):
    """Turns keys of a window that are held into a look at a hand."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._held: int | None = None
        """Whose key is held."""
        self._letting_go = QTimer(self, singleShot=True, interval=REPEAT_MS)
        self._letting_go.timeout.connect(self._end)
        window.installEventFilter(self)
        for seat, name in enumerate(PEEKS):
            window.actions_[name].triggered.connect(lambda _on=False, seat=seat: self._explain(seat))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin with the key, before it is taken for a shortcut; end with anything that may be the last one sees."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and watched is self._window:
            return self._pressed(event)
        gone = watched is self._window and kind in ENDINGS
        if gone or (self._held is not None and QApplication.activePopupWidget() is not None):
            self._end()
        elif self._held is not None and _is_release(event):
            self._letting_go.start()
        return False

    def _pressed(self, event: QKeyEvent) -> bool:
        seat = self._seat(QKeySequence(event.keyCombination()))
        if seat is None:
            return False
        event.accept()
        if self._letting_go.isActive():
            if seat == self._held:
                self._letting_go.stop()
                return True
            self._end()
        if not event.isAutoRepeat():
            self._begin(seat)
        return True

    def _seat(self, key: QKeySequence) -> int | None:
        actions = [self._window.actions_[name] for name in PEEKS]
        return next((seat for seat, action in enumerate(actions) if _has(action, key)), None)

    def _begin(self, seat: int) -> None:
        session = self._window.session
        if session is not None and self._held is None:
            self._held = seat
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]  # the release may go anywhere
            session.peek(seat)

    def _end(self) -> None:
        self._letting_go.stop()
        if self._held is not None:
            self._held = None
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        if self._window.session is not None:
            self._window.session.peek(None)  # also where the mouse began it

    def _explain(self, seat: int) -> None:
        """Say what the menu entry is for: a click can't hold a key."""
        key = self._window.actions_[PEEKS[seat]].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("Hold {key} to see your hand; it is hidden when you let go.")
        self._window.tell(text.format(key=key or self.tr("a key of your choice (Preferences)")))


def _is_release(event: QEvent) -> bool:
    """Tell whether a key goes up; while it is held, systems send releases between its repeats, and most say so."""
    return event.type() == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent) and not event.isAutoRepeat()


def _has(action: QAction, key: QKeySequence) -> bool:
    return action.isEnabled() and action.isVisible() and key in action.shortcuts()
