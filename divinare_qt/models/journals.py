"""Where journals lie, which of them can be continued, and who has one open."""

import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from divinare_qt.models.places import games_folder

SUFFIX: Final = ".divinare"
_TAIL: Final = 4096


class InUse(Exception):
    """Another running copy has this game open."""


def unfinished() -> Path | None:
    """Return the latest journal of a game that can be continued and that no other copy has open."""
    journals = sorted(games_folder().glob(f"*{SUFFIX}"), key=_age, reverse=True)
    return next((path for path in journals[:50] if not _ended(path) and not _in_use(path)), None)


def new_path() -> Path:
    """Return the place of a new journal."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{secrets.token_hex(3)}{SUFFIX}"


def locked(path: Path) -> QLockFile:
    """Take a journal for this running copy alone; InUse says that another has it."""
    lock = _lock(path)
    if not lock.tryLock(0):
        raise InUse(path.name)
    return lock


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def _ended(path: Path) -> bool:
    """Tell from its last line whether a game is over. What can't be read can't be continued either."""
    try:
        with path.open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(file.tell() - _TAIL, 0))
            last = file.read().rstrip(b"\n").rpartition(b"\n")[2]
    except OSError:
        return True
    return last.startswith(b'{"end"') or not last


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_name(f".{path.name}.lock")))
    lock.setStaleLockTime(0)
    return lock


def _in_use(path: Path) -> bool:
    lock = _lock(path)
    if lock.tryLock(0):
        lock.unlock()
        return False
    return True
