import subprocess
import sys

PROGRAM = """
import importlib, pkgutil, sys
import divinare_qt.models as room
for module in pkgutil.iter_modules(room.__path__, room.__name__ + "."):
    importlib.import_module(module.name)
print(*sorted(name for name in sys.modules if name.startswith("PySide6.Qt")))
"""


def test_models_use_qtcore_alone() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {"PySide6.QtCore"}
