"""Which state of the project this program is, and the licences that were packed with it."""

import importlib
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from divinare_qt.paths import PACKAGE

SECONDS: Final = 2.0
"""How long git may take to name a commit; it takes some milliseconds."""


@cache
def commit() -> str:
    """Return the commit that a build was made from, or that a clone is at; nothing where neither is known."""
    try:
        return str(importlib.import_module("divinare_qt._build").COMMIT)
    except ImportError:
        return _checked_out(PACKAGE.parent)


def packed_resources() -> list[str]:
    """Return the names of all files that a build put into `resources/`; none where this is no build."""
    try:
        return list(importlib.import_module("divinare_qt._build").RESOURCES)
    except ImportError:
        return []


def _checked_out(root: Path) -> str:
    """Ask git, if this is its working tree: an environment inside another project's must not name that one's commit."""
    if not (root / ".git").exists():
        return ""
    command = ["git", "-C", str(root), "rev-parse", "--short=12", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=True)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def licences_folder() -> Path | None:
    """Return the folder with everybody's licence that lies beside a built program."""
    program = Path(sys.executable).resolve().parent
    candidates = (program / "licences", program.parent / "Resources" / "licences")
    return next((folder for folder in candidates if (folder / "LICENSE.txt").is_file()), None)
