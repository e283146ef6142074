"""What only an application object of its own can show, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

OFFERED = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from divinare_qt.app.program import Program
app = Program([])
app.offered.connect(lambda path: print(path.name))
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
"""


def test_a_record_that_the_desktop_hands_over_is_announced(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OFFERED, str(tmp_path / "a game.divinare")]
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "a game.divinare"
