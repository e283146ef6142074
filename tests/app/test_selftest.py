"""The self-test passes on a whole program, and says what is wrong with one that is not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from divinare_qt.paths import PACKAGE, resources


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


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Return the folder of a whole program that may be damaged."""
    place = tmp_path / "program"
    shutil.copytree(PACKAGE, place / "divinare_qt", ignore=shutil.ignore_patterns("__pycache__", "resources"))
    shutil.copytree(resources(), place / "resources")
    return place


def start(program: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Start a program from its folder."""
    command = [sys.executable, "-m", "divinare_qt", *words]
    env = variables(program.parent) | {"LANG": "C.UTF-8", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=program)


@pytest.mark.parametrize(
    "name", ["artwork/cards", "artwork/portraits", "rules/boards.toml", "translations/divinare_fr.qm"]
)
def test_what_is_missing_is_named(program: Path, name: str) -> None:
    gone = program / "resources" / name
    if gone.is_dir():
        shutil.rmtree(gone)
    else:
        gone.unlink()
    done = start(program, "--selftest")
    assert done.returncode == 1
    assert "FAILED resources" in done.stdout
    assert gone.name in done.stdout or f"{gone.parent.name} (" in done.stdout
    assert not done.stderr, "no traceback, and not a word of Qt's"


def test_what_is_broken_is_named(program: Path) -> None:
    (program / "resources" / "artwork" / "tokens" / "rami.svg").write_text("<svg", encoding="utf-8")
    done = start(program, "--selftest")
    assert (done.returncode, "rami.svg" in done.stdout) == (1, True)


def test_bots_that_do_not_work_are_named_however_often_they_try(program: Path) -> None:
    (program / "divinare_qt" / "bots" / "novice.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    done = start(program, "--selftest")
    assert done.returncode == 1
    assert "FAILED game" in done.stdout
    assert "the program has ended" in done.stdout


def test_a_program_without_any_resources_says_so(program: Path) -> None:
    shutil.rmtree(program / "resources")
    tested, played = start(program, "--selftest"), start(program)
    assert (tested.returncode, played.returncode) == (1, 1)
    assert "the program's resources are missing" in tested.stdout
    assert played.stderr.startswith("divinare: the program's resources are missing")
    assert played.stderr.count("\n") == 1, "no traceback"
