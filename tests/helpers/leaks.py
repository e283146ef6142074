"""What a test must not leave behind: threads, programs, timers, animations and windows."""

import gc
import subprocess
import threading
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
from PySide6.QtWidgets import QApplication

PATIENCE = 20.0
"""Seconds, at the most, for what ends by itself."""


def settle() -> None:
    """Delete what waits to be deleted."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def part() -> None:
    """Wait for the threads that see the last bots off: a window does not, but Python does before it ends."""
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and thread.name.startswith(("bot ", "analyst")):
            thread.join(PATIENCE)


def at_work() -> set[object]:
    """Return everything that lives or runs by itself now."""
    found: set[object] = {thread for thread in threading.enumerate() if thread is not threading.main_thread()}
    found |= {thing for thing in gc.get_objects() if isinstance(thing, subprocess.Popen) and thing.poll() is None}
    for thing in shiboken6.getAllValidWrappers():
        timer = isinstance(thing, QTimer) and thing.isActive()
        motion = isinstance(thing, QAbstractAnimation) and thing.state() is QAbstractAnimation.State.Running
        if timer or motion or (isinstance(thing, QThread) and thing.isRunning()):
            found.add(thing)
    return found | set(QApplication.topLevelWidgets())


@pytest.fixture(autouse=True)
def no_leaks(qapp: QCoreApplication) -> Iterator[None]:
    """Fail where a test leaves something at work, or a window."""
    del qapp
    settle()
    before = at_work()
    yield
    part()
    settle()
    left = at_work() - before
    assert not left, f"left behind: {left}"
