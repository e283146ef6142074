"""Where journals lie, which of them can be continued, and who has one open."""

import errno
import json
import os
import secrets
import stat
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from divinare_qt.models.places import games_folder

SUFFIX: Final = ".divinare"
_TAIL: Final = 4096
_HEAD: Final = 1_000_000
"""No header is longer."""


class InUse(Exception):
    """Another running copy has this game open."""


def unfinished() -> Path | None:
    """Return the latest journal of a game that can be continued and that no other copy has open.

    Files of another kind are passed over, and so is one whose header a power cut has torn: there is no game in it.
    """
    journals = sorted(filter(_is_ordinary, games_folder().glob(f"*{SUFFIX}")), key=_age, reverse=True)
    waiting = (path for path in journals[:50] if not _ended(path) and _header(path) is not None)
    return next((path for path in waiting if not _in_use(path)), None)


def names_in(path: Path) -> str:
    """Return who plays in a record, for a button; nothing where that can't be read."""
    seats = (_header(path) or {}).get("seats")
    try:
        return " · ".join(str(seat["name"]) for seat in seats) if isinstance(seats, list) else ""
    except (TypeError, KeyError, RecursionError):
        return ""


def is_own(path: Path) -> bool:
    """Tell whether a record is a journal of this program, or from anywhere else."""
    return path.resolve().parent == games_folder().resolve()


def new_path() -> Path:
    """Return the place of a new journal."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{secrets.token_hex(3)}{SUFFIX}"


def locked(path: Path) -> QLockFile:
    """Take a journal for this running copy alone.

    InUse says that another has it, OSError that nothing can be written beside it.
    """
    lock = _lock(path)
    if not lock.tryLock(0):
        if lock.error() is QLockFile.LockError.LockFailedError:
            raise InUse(path.name)
        raise _hindrance(path.parent)
    return lock


def _hindrance(folder: Path) -> OSError:
    """Find out why no file can be written to a folder. Qt's lock does not say, so one is tried."""
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".", buffering=0) as probe:
            probe.write(b"x")
    except OSError as error:
        return error
    return OSError(errno.EIO, os.strerror(errno.EIO))


def _is_ordinary(path: Path) -> bool:
    """Tell a file from a folder, and from a pipe that would have us wait for its other end."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def _header(path: Path) -> dict[str, object] | None:
    """Return the first line of a record; None where it is none, or not whole."""
    try:
        with path.open("rb") as file:
            line = file.readline(_HEAD)
        header = json.loads(line) if line.endswith(b"\n") else None
    except (OSError, ValueError, RecursionError):
        return None
    return header if isinstance(header, dict) and "divinare" in header else None


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
    """Tell whether another copy has a journal open. Where no lock can be written, whoever goes on is told so."""
    lock = _lock(path)
    if lock.tryLock(0):
        lock.unlock()
        return False
    return lock.error() is QLockFile.LockError.LockFailedError
