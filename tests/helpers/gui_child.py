"""A window in a process of its own, to be measured: `python -m tests.helpers.gui_child bare|start|demo [GAMES]`."""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from divinare_qt.app.first_paint import FirstPaint, end_measured

SIZE = (1920, 1080)


def resident_mb() -> float:
    """Return how much memory this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def say(word: object) -> None:
    """Tell the one who measures."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def bare() -> None:
    """Open an empty window."""
    app = QApplication(sys.argv[:1])
    FirstPaint(app, lambda: end_measured(app))
    window = QWidget()
    window.resize(*SIZE)
    window.show()
    app.exec()
    say(resident_mb())


def start() -> None:
    """Open the game as the command does."""
    from divinare_qt.app.start import run  # noqa: PLC0415
    from divinare_qt.app.window import MainWindow  # noqa: PLC0415

    def shown(window: QWidget) -> None:
        window.resize(*SIZE)
        real(window)

    real = MainWindow.show
    MainWindow.show = shown  # type: ignore[method-assign]
    run(None, demo=False, first_paint=True)
    say(resident_mb())


def demo(games: int) -> None:
    """Let bots play so many games, with motion, sound and the log, and tell the memory after each."""
    from divinare_qt.app.demo import Demo  # noqa: PLC0415
    from divinare_qt.app.window import MainWindow  # noqa: PLC0415
    from divinare_qt.models.settings import Settings  # noqa: PLC0415

    app = QApplication(sys.argv[:1])
    app.setApplicationName("divinare")
    settings = Settings()
    settings.show_log, settings.pause_after_round = True, False
    settings.pace, settings.animation_speed, settings.think_ms = "instant", 200, 50
    window = MainWindow(settings)
    window.resize(*SIZE)
    window.show()
    shown = Demo(window)
    for timer in shown.findChildren(QTimer):
        timer.setInterval(0)  # the next game follows at once

    def over() -> None:
        say(resident_mb())
        if shown.games >= games:
            window.close()
            app.quit()

    window.game_over.connect(over)
    app.exec()


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    elif sys.argv[1] == "start":
        start()
    else:
        demo(int(sys.argv[2]))
