"""The program is killed while it plays, again and again; nothing that was decided is ever lost."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from divinare_qt.match.header import Header
from divinare_qt.match.reader import read_record
from divinare_qt.models.games import new_game
from divinare_qt.models.journals import unfinished
from divinare_qt.models.settings import Settings
from divinare_qt.rules.state import Phase
from tests.helpers.qt import header, settle

KILLS = int(os.environ.get("DIVINARE_KILLS", "6"))
PROGRAM = """
import sys
from divinare_qt.models.settings import Settings
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from divinare_qt.app.window import MainWindow
app = QApplication(sys.argv[:1])
app.setApplicationName("divinare")
settings = Settings()
settings.pace, settings.think_ms, settings.pause_after_round, settings.sound = "instant", 50, False, False
window = MainWindow(settings)
window.dialogs_wanted = False
window.show()
window.continue_game()
session = window.session
print("continued", flush=True)
session.log.rowsInserted.connect(lambda: print("moved", flush=True))
app.exec()
"""


def table() -> Header:
    return header(4, 0)


@pytest.mark.usefixtures("home")
def test_a_killed_game_is_continued_at_the_same_decision(quick: Settings, home: Path) -> None:
    game = new_game(table(), quick)
    path = game.path
    assert path is not None
    game.close()
    settle()
    dice = random.Random(5)
    before = read_record(path).course.decisions
    environment = os.environ | {"XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config")}
    for _ in range(KILLS):
        assert unfinished() == path
        command = [sys.executable, "-c", PROGRAM]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "continued\n"
            for _ in range(dice.randrange(1, 12)):
                child.stdout.readline()
            child.kill()
        record = read_record(path)
        after = record.course.decisions
        assert after[: len(before)] == before
        before = after
        if record.course.state.phase is Phase.OVER:
            break
    assert before
