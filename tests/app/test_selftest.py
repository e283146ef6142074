"""The self-test passes on a whole program, and says what is wrong with one that is not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from divinare_qt.paths import resources

WITHOUT_ARTWORK = """
import sys
from pathlib import Path
from divinare_qt import paths
paths.resources = lambda: Path(sys.argv[1])
from divinare_qt.app import selftest
selftest.resources = paths.resources
test = selftest.Selftest.__new__(selftest.Selftest)
try:
    test.check_resources()
except selftest.Failed as failure:
    print(failure)
"""


def variables(home: Path) -> dict[str, str]:
    """Return an environment in which output can't hold every letter, as on many a console."""
    return os.environ | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "ascii"}


@pytest.mark.parametrize(("language", "passed"), [("en", "passed "), ("fr", "r\\xe9ussi ")])
def test_a_whole_program_passes(tmp_path: Path, language: str, passed: str) -> None:
    command = [sys.executable, "-m", "divinare_qt", "--selftest"]
    env = variables(tmp_path) | {"LANG": f"{language}.UTF-8", "LANGUAGE": language, "LC_ALL": f"{language}.UTF-8"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(passed) == 8
    assert not list(tmp_path.rglob("*.divinare")), "the player's own games are left alone"


@pytest.mark.parametrize("name", ["artwork/cards", "translations/divinare_fr.qm", "artwork/tokens/rami.svg"])
def test_what_is_missing_is_named(tmp_path: Path, name: str) -> None:
    place = tmp_path / "resources"
    shutil.copytree(resources(), place)
    gone = place / name
    if gone.is_dir():
        shutil.rmtree(gone)
    elif gone.suffix == ".svg":
        gone.write_text("<svg", encoding="utf-8")
    else:
        gone.unlink(missing_ok=True)
    command = [sys.executable, "-c", WITHOUT_ARTWORK, str(place)]
    done = subprocess.run(command, env=variables(tmp_path), capture_output=True, text=True, check=True)
    assert gone.name in done.stdout
