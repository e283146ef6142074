import subprocess
import sys

PROGRAM = """
import divinare_qt.models
from PySide6.QtCore import QObject, Signal
class Emitter(QObject):
    told = Signal()
emitter = Emitter()
for _ in range(50_000):
    emitter.setObjectName("x")
    emitter.told.emit()
print("alive")
"""


def test_the_interpreter_outlives_many_calls_of_qt() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.stdout == "alive\n", done.stderr
