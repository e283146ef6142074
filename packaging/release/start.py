"""How soon the built program paints its window, against the same program run from source on the same machine."""

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from release import smoke
from release.bundle import executable
from release.project import ROOT, Stop, say

RUNS: Final = 8
"""Of each; the quickest counts, since other work on the machine can only make a start slower."""
MOST: Final = 1.5


def seconds(command: Sequence[str | Path], variables: dict[str, str]) -> float:
    """Return how long a program takes to say that its window is painted."""
    begin = time.perf_counter()
    with subprocess.Popen([*command, "--first-paint"], stdout=subprocess.PIPE, env=variables, cwd=ROOT) as process:
        assert process.stdout is not None  # noqa: S101 - it was asked for
        said = process.stdout.readline()
        took = time.perf_counter() - begin
    if said.strip() != b"painted" or process.returncode:
        raise Stop(f"{command[0]} painted no window")
    return took


def compare(bundle: Path, home: Path) -> None:
    """Start both by turns, after once to warm up; stop where the built one is too slow."""
    variables = smoke.variables(home)
    commands: dict[str, Sequence[str | Path]] = {
        "from source": (sys.executable, "-m", "divinare_qt"),
        "built": (executable(bundle),),
    }
    taken: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(RUNS + 1):
        for name, command in commands.items():
            taken[name].append(seconds(command, variables))
    source, built = (min(times[1:]) for times in taken.values())
    say(f"first paint: {built * 1000:.0f} ms; from source {source * 1000:.0f} ms; ratio {built / source:.2f}")
    if built > MOST * source:
        raise Stop(f"the built program starts too slowly: at most {MOST} times the time from source is allowed")
