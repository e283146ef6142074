"""How fast and how light the window is, against the bounds that are promised: `pytest tests/bench`.

DIVINARE_GAMES says how many games the demonstration plays (200 for the promise itself).
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from pytestqt.qtbot import QtBot

from divinare_qt.app.window import MainWindow
from divinare_qt.models.games import passing_game
from divinare_qt.models.settings import Settings
from divinare_qt.rules.events import Dealt, Passed
from divinare_qt.table.animator import FRAME_MS
from tests.helpers.qt import header, home, quick, settle
from tests.helpers.witness import Clock

__all__ = ["home", "quick"]
RUNS = 10
GAMES = int(os.environ.get("DIVINARE_GAMES", "6"))
THINKING_MS = 5000
MOST_START = 3.0
MOST_FRAME_MS = 16.0
MOST_BLOCK_MS = 50.0
MOST_MB = 60.0
MOST_GROWTH_MB = 8.0
"""Over all games but the first ones, after which nothing more is kept: what the system's memory allocator may vary."""
WARM = 3
BUSY = (Dealt(1, 0, (None,) * 4, None), Passed((None,) * 4))
"""What moves most: twelve cards cross the table, while everything under them is painted anew."""


def child(folder: Path, *words: str) -> tuple[float, list[float]]:
    """Run a window in a process of its own: the seconds to its first word, and the numbers that it says."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "tests.helpers.gui_child", *words]
    begin = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        took = time.perf_counter() - begin
        rest = process.stdout.readlines()
    assert process.returncode == 0
    return took, [float(line) for line in (first, *rest) if line != "painted\n"]


def report(what: str, value: float, bound: float, unit: str) -> None:
    """Print a figure and its bound, and hold the one to the other."""
    sys.stderr.write(f"\n{what}: {value:.1f} {unit}, bound {bound:.0f} {unit}\n")
    assert value <= bound


class Paints(QObject):
    """Notes when something is painted."""

    def __init__(self, noted: list[bool]) -> None:
        super().__init__()
        self._noted = noted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._noted.append(watched is not None)
        return False


def p95(values: Sequence[float]) -> float:
    return quantiles(values, n=20)[-1]


def test_the_window_is_there_soon(tmp_path: Path) -> None:
    times: dict[str, list[float]] = {"bare": [], "start": []}
    for kind in times:
        child(tmp_path, kind)
    for _ in range(RUNS):
        for kind, taken in times.items():
            taken.append(child(tmp_path, kind)[0])
    empty, ours = median(times["bare"]), median(times["start"])
    sys.stderr.write(f"\nempty window {empty * 1000:.0f} ms, welcome page {ours * 1000:.0f} ms\n")
    report("start to first paint over an empty window", ours / empty, MOST_START, "times")


@pytest.mark.usefixtures("home")
def test_frames_of_the_busiest_animation(quick: Settings, qtbot: QtBot) -> None:
    quick.animation_speed, quick.pace = 100, "leisurely"
    window = MainWindow(quick)
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    window.play(passing_game(header(4, 1), quick))
    assert window.desk is not None
    view = window.desk.table.view
    qtbot.waitExposed(window)
    qtbot.wait(300)
    clock = Clock(view.animator)  # so that a slow machine shows as many frames as a fast one
    frames: list[float] = []
    painted: list[bool] = []
    watch = Paints(painted)
    view.viewport().installEventFilter(watch)
    for event in BUSY * 3:
        view.director.play((event,))
        while view.animator.running:
            begin = time.thread_time()
            painted.clear()
            clock.go(FRAME_MS)
            while not painted and view.animator.running:
                QCoreApplication.processEvents()
                time.sleep(0.0005)
            frames.append((time.thread_time() - begin) * 1000)
    window.close()
    settle()
    report(f"p95 of {len(frames)} frames", p95(frames), MOST_FRAME_MS, "ms")


def turns(qtbot: QtBot) -> tuple[list[float], list[float]]:
    """Return how long the turns of the event loop take for a while: on the clock, and this thread's work in them."""
    gaps: list[float] = []
    work: list[float] = []
    last, worked = time.perf_counter(), time.thread_time()

    def beat() -> None:
        nonlocal last, worked
        now, done = time.perf_counter(), time.thread_time()
        gaps.append((now - last) * 1000)
        work.append((done - worked) * 1000)
        last, worked = now, done

    pulse = QTimer(interval=2)
    pulse.timeout.connect(beat)
    pulse.start()
    qtbot.wait(THINKING_MS)
    pulse.stop()
    return gaps, work


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("level", ["master", "oracle"])
def test_the_loop_goes_round_while_bots_think(quick: Settings, qtbot: QtBot, level: str) -> None:
    """Four bots think as long as they may, and whatever they decide is animated."""
    quick.think_ms, quick.animation_speed = 1000, 100
    window = MainWindow(quick)
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    window.play(passing_game(header(4, 0, bot=f"bot:{level}"), quick))
    qtbot.wait(500)  # the table is set
    gaps, work = turns(qtbot)
    window.close()
    settle()
    bare, _ = turns(qtbot)
    sys.stderr.write(f"\n{level}: longest turn of the loop on the clock {max(gaps):.1f} ms; of an idle one, ")
    sys.stderr.write(f"just after, {max(bare):.1f} ms\n")
    report("longest block of the event loop by the window's own work", max(work), MOST_BLOCK_MS, "ms")
    beyond = max(gaps) - max(bare)  # a machine that is taken away for a while stops an idle loop as well
    report("longest turn of the loop on the clock, beyond an idle one's", beyond, MOST_BLOCK_MS, "ms")


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_memory_of_the_window_and_no_growth(tmp_path: Path) -> None:
    empty = child(tmp_path, "bare")[1][-1]
    held = child(tmp_path, "demo", str(max(GAMES, WARM + 1)))[1]
    sys.stderr.write(f"\nempty window {empty:.0f} MB; after each game {[round(value) for value in held]}\n")
    report("growth after the first games", held[-1] - held[WARM - 1], MOST_GROWTH_MB, "MB")
    report("over an empty window, with a game", held[WARM - 1] - empty, MOST_MB, "MB")
