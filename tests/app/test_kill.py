"""The program is killed while it plays, again and again; nothing that was decided is ever lost."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
window.game_over.connect(app.quit)
app.exec()
"""


def begun(quick: Settings) -> Path:
    """Begin a game, and leave it."""
    game = new_game(header(4, 0), quick)
    game.close()
    settle()
    assert game.path is not None
    return game.path


def killed(home: Path, dice: random.Random) -> None:
    """Continue the game that was left, and kill the program somewhere on its way."""
    environment = os.environ | {"XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config")}
    with subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, env=environment, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "continued\n"
        for _ in range(dice.randrange(12)):
            child.stdout.readline()
        time.sleep(dice.random() * 0.05)  # not always just after a line
        child.kill()


@pytest.mark.usefixtures("home")
def test_a_killed_game_is_continued_at_the_same_decision(quick: Settings, home: Path) -> None:
    dice = random.Random(5)
    path = begun(quick)
    before = read_record(path).course.decisions
    made = 0
    for _ in range(KILLS):
        assert unfinished() == path
        killed(home, dice)
        course = read_record(path).course
        assert course.decisions[: len(before)] == before
        made += len(course.decisions) - len(before)
        before = course.decisions
        if course.state.phase is Phase.OVER:
            path = begun(quick)
            before = read_record(path).course.decisions
    assert made
