"""The `divinare` command as a real process."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def environment(changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return an environment that is the same for whoever runs the tests: Python's own defaults, in UTF-8."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return {**kept, "LC_ALL": "C.UTF-8", **(changes or {})}


def divinare(
    *words: str | bytes | Path, changes: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run `python -m divinare_qt` with these words."""
    return subprocess.run(
        [sys.executable, "-m", "divinare_qt", *words],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        cwd=ROOT,
        env=environment(changes),
        timeout=60,
        check=False,
    )
