"""Somebody who looks at a window, reads and listens to all that can be reached in it, and never forgets."""

import hashlib
import os
from collections.abc import Iterator
from itertools import count, takewhile

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPoint
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from divinare_qt.app.desk import Desk
from divinare_qt.app.window import MainWindow
from divinare_qt.table.animator import FRAME_MS, Animator
from divinare_qt.table.piece import Piece
from tests.helpers.hands import all_texts

LONGEST_MS = 3600
THOROUGH = "DIVINARE_SECRETS" in os.environ
FRAMES_MS = range(FRAME_MS, LONGEST_MS, FRAME_MS) if THOROUGH else (120, 500, 1600)
"""Moments within an animation that are looked at: every frame of it, or a few where there is little time."""


class Clock:
    """A clock that goes when it is told to, in the place of an animator's own."""

    def __init__(self, animator: Animator) -> None:
        self.now = 0
        self._animator = animator
        animator._clock = self  # type: ignore[assignment]
        animator._timer.setInterval(1_000_000_000)

    def start(self) -> None:
        """Begin at the time that it is: nothing asks for more than differences."""

    def elapsed(self) -> int:
        """Return the time."""
        return self.now

    def go(self, ms: int) -> None:
        """Let time pass, and the pieces move."""
        self.now += ms
        self._animator.tick()


class Witness(QObject):
    """Watches one window."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._view = desk.table.view
        self._clock = Clock(desk.table.view.animator)
        self._heard: list[str] = []
        self.seen: list[tuple[str, object]] = []
        """Moments: what was looked at, and all that could be reached then."""
        desk.told.connect(self._heard.append)
        self._view.director.cued.connect(self._heard.append)

    def forget(self) -> None:
        """Leave out what was heard: its owner may have been told something."""
        self._heard.clear()

    def overlook_ribbons(self) -> None:
        """Leave out which cards are new in the hand: what was passed to its owner is known to them."""
        for card in self._view.scene_.hand:
            card.fresh = False
            card.update()

    def look(self, when: str) -> None:
        """Note all that can be reached now."""
        for number, part in enumerate((self._pictures(), self._told(), self._models(), self._state())):
            self.seen.append((f"{when}, part {number}", part))

    def watch_motion(self, when: str) -> None:
        """Look at frames of what moves, and let it come to its end."""
        before = 0
        for at in FRAMES_MS:
            if not self._view.animator.running:
                break
            self._clock.go(at - before)
            before = at
            self.seen.append((f"{when}, {at} ms", self._pictures()))
        self._view.animator.finish()

    def point_at_everything(self, when: str) -> None:
        """Move the pointer over the table, and read what pops up."""
        area = self._view.viewport().rect()
        for x in range(1, 6):
            for y in range(1, 6):
                point = QPoint(area.width() * x // 6, area.height() * y // 6)
                QTest.mouseMove(self._view.viewport(), point)
        self.seen.append((f"{when}, pointed at", (self._pictures(), self._told(), QToolTip.text())))
        QTest.mouseMove(self._view.viewport(), QPoint(1, 1))

    def minimise(self, when: str) -> None:
        """Put the window away and look at what the system would show of it."""
        self._window.showMinimized()
        QApplication.processEvents()
        self.look(f"{when}, minimised")
        self._window.showNormal()
        QApplication.processEvents()

    def _pictures(self) -> tuple[str, str]:
        return _digest(self._window.grab()), _digest(self._view.grab())

    def _told(self) -> tuple[object, ...]:
        log = self._desk.log
        pieces = [item for item in self._view.scene_.items() if isinstance(item, Piece)]
        return (
            sorted(self._view.describe(piece) for piece in pieces),
            all_texts(self._window),
            [log.index(row).data() for row in range(log.rowCount())],
            self._window.windowTitle(),
            self._window.statusBar().currentMessage(),
            list(self._heard),
        )

    def _models(self) -> list[str]:
        text = self._desk.text
        models = (text.hand.model(), text.seats.model(), text.scores.model(), text.boards_model)
        return [said for model in models for said in _said(model, QModelIndex())]

    def _state(self) -> tuple[object, ...]:
        """Return what can be done, and when: the menus, the undo list, the curtain and the clock behind it."""
        session = self._window.session
        assert session is not None
        timer = session.pace._timer
        return (
            [(action.text(), action.isEnabled(), action.isVisible()) for action in self._window.actions_.all()],
            (session.looking, session.curtain, session.awaited, session.can_take_back, len(session.legal)),
            (timer.isActive(), timer.interval()),
            repr(session.view) if session.looking is None else "what was dealt is known to its owner",
        )


def _digest(pixmap: QPixmap) -> str:
    return hashlib.sha256(bytes(pixmap.toImage().constBits())).hexdigest()


def _said(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """Tell all that a model says: texts, tooltips, colours and accessible texts are Qt's first roles."""
    for row in range(model.rowCount(parent)):
        for column in takewhile(lambda column, row=row: model.hasIndex(row, column, parent), count()):  # type: ignore[misc]
            index = model.index(row, column, parent)
            yield from (str(index.data(role)) for role in range(14))
        yield from _said(model, model.index(row, 0, parent))
