"""The watch over what tests leave behind sees what it is there for."""

import subprocess
import sys
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

from tests.helpers.leaks import at_work, settle

End = Callable[[], object]


def timer() -> tuple[object, End]:
    made = QTimer(interval=10_000)
    made.start()
    return made, made.stop


def animation() -> tuple[object, End]:
    made = QVariantAnimation(startValue=0, endValue=1, duration=10_000)
    made.start()
    return made, made.stop


def thread() -> tuple[object, End]:
    go = threading.Event()
    made = threading.Thread(target=go.wait, daemon=True)
    made.start()

    def end() -> None:
        go.set()
        made.join()

    return made, end


def loop() -> tuple[object, End]:
    made = QThread()
    made.start()

    def end() -> None:
        made.quit()
        made.wait()

    return made, end


def program() -> tuple[object, End]:
    made = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    return made, made.communicate


def window() -> tuple[object, End]:
    made = QWidget()
    return made, made.deleteLater


def child() -> tuple[object, End]:
    parent = QObject()
    made = QTimer(parent, interval=10_000)
    made.start()
    return made, parent.deleteLater


@pytest.mark.parametrize("leak", [timer, animation, thread, loop, program, window, child])
def test_what_is_left_behind_is_seen(leak: Callable[[], tuple[object, End]]) -> None:
    before = at_work()
    made, end = leak()
    assert at_work() - before == {made}
    end()
    settle()
    assert at_work() == before


def test_what_qt_warns_of_fails_a_test(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getini("qt_log_level_fail") == "WARNING"
