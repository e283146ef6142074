"""A full disk and a closed folder are named as what they are, and leave nothing half done behind."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from divinare_qt.match.journal import Journal
from divinare_qt.match.match import Match
from tests.helpers.command import ROOT, environment
from tests.helpers.qt import header

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has neither limits nor such permissions")
CHILD = ROOT / "tests" / "helpers" / "hindered.py"
STARTED, OPENED = "The game could not be started.", "The file could not be opened."


@pytest.fixture
def place() -> Iterator[Path]:
    """Return a folder that everybody can reach: those of pytest are for their owner alone."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def told(place: Path, how: str) -> dict[str, tuple[list[list[str]], list[str]]]:
    """Return, for all that was tried, what was said and what was left behind."""
    record = place / "saved.divinare"
    Match.new(header(2, 2), Journal.create(record)).close()
    record.chmod(0o644)
    homes = {"HOME": str(place), "XDG_DATA_HOME": str(place / "data"), "XDG_CONFIG_HOME": str(place / "config")}
    done = subprocess.run(
        [sys.executable, str(CHILD), how, str(record)],
        capture_output=True,
        text=True,
        env=environment({**homes, "QT_QPA_PLATFORM": "offscreen"}),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {what: (said, left) for what, said, left in map(json.loads, done.stdout.splitlines())}


def test_on_a_full_disk_the_reason_is_said_and_nothing_is_left(place: Path) -> None:
    reason = "File too large"  # what the system says of a limit
    assert told(place, "full") == {
        "start 0": ([[STARTED, reason]], []),
        "continue 0": ([[OPENED, reason]], []),
        "load 0": ([[OPENED, reason]], []),
        "start 500": ([[STARTED, reason]], []),
        "continue 500": ([], []),  # a lock is all that it needs
        "load 500": ([[OPENED, reason]], []),
    }


def test_a_closed_folder_offers_what_is_in_it_and_says_why_it_cannot_go_on(place: Path) -> None:
    reason = "Permission denied"
    assert told(place, "closed") == {
        "start closed": ([[STARTED, reason]], []),
        "continue closed": ([[OPENED, reason]], []),
        "load closed": ([[OPENED, reason]], []),
    }
