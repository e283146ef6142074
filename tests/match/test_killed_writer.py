"""A writer that is killed at any moment has every decision that it announced in its journal, and the game goes on."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import IO

import pytest

from divinare_qt.match.errors import RecordError
from divinare_qt.match.match import Match
from divinare_qt.rules.state import Phase
from tests.helpers.play import Dice, play_on

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")

PLAYER = Path(__file__).parents[1] / "helpers" / "doomed_player.py"
KILLS, GROUPS = 200, 8
DECISIONS = (b'{"play"', b'{"pass"', b'{"discard"', b'{"takeback"')


def killed(path: Path, seed: int) -> list[bytes]:
    """Let a child play until a moment that the seed gives, kill it, and return what it had announced."""
    chance = Random(seed)
    enough, moment = chance.randrange(60), chance.random() * 0.002
    command = [sys.executable, "-S", "-E", str(PLAYER), str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, bufsize=0) as child:
        assert child.stdout is not None
        said = b""
        while said.count(b"\n") < enough:
            said += heard(child.stdout)
        deadline = time.monotonic() + moment
        while (left := deadline - time.monotonic()) > 0:
            if select.select([child.stdout], [], [], left)[0]:
                said += heard(child.stdout)
        child.send_signal(signal.SIGKILL)
        said += child.stdout.read()
        assert child.wait() == -signal.SIGKILL
    return said.splitlines()


def heard(pipe: IO[bytes]) -> bytes:
    """Return what a child says next; it never stops by itself."""
    said = os.read(pipe.fileno(), 4096)
    assert said
    return said


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_announced_decision_is_in_the_journal(group: int, tmp_path: Path) -> None:
    for seed in range(group, KILLS, GROUPS):
        path = tmp_path / f"{seed}.divinare"
        announced = killed(path, seed)
        written = path.read_bytes().splitlines() if path.exists() else []
        decided = [line for line in written if line.startswith(DECISIONS)]
        assert decided[: len(announced)] == announced
        assert len(decided) <= len(announced) + 1  # what was written last may not have been announced yet
        goes_on(path, announced, seed)


def goes_on(path: Path, announced: list[bytes], seed: int) -> None:
    """Resume the journal; only one in which nothing was announced may be too short for that."""
    try:
        match, _ = Match.resume(path)
    except RecordError:
        assert not announced
        return
    if seed % 20 == 0:
        play_on(match, Dice(seed))
        assert match.phase is Phase.OVER
    match.close()
