"""Journals on disk: starting, finding, taking up and copying games, so that two running copies never share one."""

import os
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject

from divinare_qt.match import lines
from divinare_qt.match.errors import RecordError
from divinare_qt.match.header import Header
from divinare_qt.match.journal import Journal, Memory
from divinare_qt.match.match import Match
from divinare_qt.match.reader import read_record
from divinare_qt.models.places import games_folder
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings

SUFFIX: Final = ".divinare"
_TAIL: Final = 4096
HINT: Final = "hint"
"""The key of a line that says that a hint was given; readers of records do not know it, and pass over it."""


class InUse(Exception):
    """Another running copy has this game open."""


@dataclass
class Game:
    """An open game: its session, its file and the lock on it. A game that nobody will miss has no file."""

    session: Session
    path: Path | None = None
    lock: QLockFile | None = None
    journal: Journal | None = None

    def note_hint(self, seat: int) -> None:
        """Remember in the record that a hint was given."""
        if not self.session.hinted and self.journal is not None:
            self.journal.append([lines.encoded({HINT: {"seat": seat}})])
        self.session.hinted = True

    def close(self, *, wait: bool = True) -> None:
        """Let go of everything."""
        self.session.close(wait=wait)
        self.session.deleteLater()
        if self.lock is not None:
            self.lock.unlock()


def new_game(header: Header, settings: Settings, parent: QObject | None = None) -> Game:
    """Start a game, with a journal of its own."""
    path = _new_path()
    lock = _locked(path)
    journal = Journal.create(path)
    return Game(Session(Match.new(header, journal), settings, game=path.stem, parent=parent), path, lock, journal)


def passing_game(header: Header, settings: Settings, parent: QObject | None = None) -> Game:
    """Start a game that is not kept."""
    return Game(Session(Match.new(header, Memory()), settings, game=secrets.token_hex(4), parent=parent))


def resume_game(path: Path, settings: Settings, parent: QObject | None = None) -> Game:
    """Take up a game of the games folder; RecordError says what is wrong with it, InUse that it is open elsewhere."""
    lock = _locked(path)
    try:
        match, notice = Match.resume(path)
    except (RecordError, OSError):
        lock.unlock()
        raise
    session = Session(match, settings, game=path.stem, notice=notice, parent=parent)
    content = path.read_bytes()
    session.hinted = b'{"hint"' in content
    session.taken_back = b'{"takeback"' in content
    return Game(session, path, lock)


def open_copy(path: Path, settings: Settings, parent: QObject | None = None) -> Game:
    """Go on with a record from anywhere; it stays as it is, and the game goes on in a journal of its own."""
    record = read_record(path)
    copy = _new_path()
    copy.write_bytes(path.read_bytes()[: record.size])
    return resume_game(copy, settings, parent)


def save_copy(source: Path, target: Path) -> None:
    """Save a game under a name; what was there before is replaced whole or not at all."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        part.write_bytes(source.read_bytes())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def unfinished() -> Path | None:
    """Return the latest journal of a game that can be continued and that no other copy has open."""
    journals = sorted(games_folder().glob(f"*{SUFFIX}"), key=_age, reverse=True)
    return next((path for path in journals[:50] if not _ended(path) and not _in_use(path)), None)


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


def _new_path() -> Path:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{secrets.token_hex(3)}{SUFFIX}"


def _lock_path(path: Path) -> str:
    return str(path.with_name(f".{path.name}.lock"))


def _locked(path: Path) -> QLockFile:
    lock = QLockFile(_lock_path(path))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        raise InUse(path.name)
    return lock


def _in_use(path: Path) -> bool:
    lock = QLockFile(_lock_path(path))
    lock.setStaleLockTime(0)
    if lock.tryLock(0):
        lock.unlock()
        return False
    return True
