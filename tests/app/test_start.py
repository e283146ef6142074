import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from divinare_qt.app import crash
from divinare_qt.app.demo import Demo
from divinare_qt.app.window import MainWindow
from divinare_qt.models.settings import Settings
from tests.helpers.qt import settle, spin_until


@pytest.mark.usefixtures("home")
def test_the_demonstration_plays_by_itself(quick: Settings, qtbot: QtBot) -> None:
    quick.pause_after_round = False
    window = MainWindow(quick)
    qtbot.addWidget(window)
    window.show()
    demo = Demo(window)
    session = window.session
    assert session is not None
    spin_until(lambda: session.over)
    demo.start()
    assert demo.games == 2
    assert window.session is not session
    window.close()
    settle()


def test_the_first_paint_is_told(tmp_path: Path) -> None:
    variables = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "divinare_qt", "--first-paint"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert done.stdout == "painted\n"


def test_bots_never_import_qt() -> None:
    program = "import sys; from divinare_qt.__main__ import main; main(['bot', 'novice'])\n"
    program += "print([name for name in sys.modules if 'PySide6' in name])"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_an_error_that_nobody_foresaw_is_written_down_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    log = tmp_path / "divinare.log"
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(crash, "qInstallMessageHandler", lambda _: None)
    crash.keep_log(log)
    crash.catch_errors(lambda text, _: told.append(text))
    error = RuntimeError("the table tilts")
    sys.excepthook(type(error), error, None)
    assert told == ["RuntimeError"], "what was said may hold anything"
    assert "the table tilts" in log.read_text()
    for handler in crash.logger.handlers:
        handler.close()
    crash.logger.handlers = []


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl+C goes to a whole group of programs")
def test_control_c_ends_the_program(tmp_path: Path) -> None:
    variables = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    starts = "import sys; from divinare_qt.app import start; real = start.MainWindow.show\n"
    starts += "start.MainWindow.show = lambda window: (real(window), print('shown', flush=True))\n"
    starts += "sys.exit(start.run(None, demo=True))\n"
    command = [sys.executable, "-c", starts]
    with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "shown\n"
        child.send_signal(signal.SIGINT)
        _, said = child.communicate(timeout=60)
    assert child.returncode == -signal.SIGINT
    assert "Traceback" not in said
