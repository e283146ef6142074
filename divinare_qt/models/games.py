"""Open games: starting, taking up and copying them, so that two running copies never share a journal."""

import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject

from divinare_qt.match.errors import RecordError
from divinare_qt.match.header import Dice, Header
from divinare_qt.match.journal import Journal, Memory
from divinare_qt.match.match import Match
from divinare_qt.match.reader import read_record
from divinare_qt.match.seal import Seal, keep_seal, new_seal, seal_file
from divinare_qt.models.journals import locked, new_path
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.rules.shuffle import SEEDS
from divinare_qt.rules.state import Phase


@dataclass
class Game:
    """An open game: its session, its file and the lock on it. A game that nobody will miss has no file."""

    session: Session
    path: Path | None = None
    lock: QLockFile | None = None

    def close(self) -> None:
        """Let go of everything."""
        self.session.close()
        self.session.deleteLater()
        if self.path is not None and self.session.over:
            seal_file(self.path).unlink(missing_ok=True)  # the record has opened it
        if self.lock is not None:
            self.lock.unlock()


def _settled(header: Header) -> tuple[Header, Seal]:
    """Settle all that is left to chance, before anything is dealt: the bots' dice, and a seal on the deals."""
    seal = new_seal(header.seed)
    dice = Dice(secrets.token_hex(4), secrets.randbelow(SEEDS))
    return replace(header, seed=seal.seed, salt=seal.salt, dice=dice), seal


def new_game(header: Header, settings: Settings, parent: QObject | None = None) -> Game:
    """Start a game, with a journal of its own."""
    path = new_path()
    lock = locked(path)
    header, seal = _settled(header)
    keep_seal(path, seal)
    match = Match.new(header, Journal.create(path))
    return Game(Session(match, settings, game=path.stem, parent=parent), path, lock)


def passing_game(header: Header, settings: Settings, parent: QObject | None = None) -> Game:
    """Start a game that is not kept."""
    return Game(Session(Match.new(_settled(header)[0], Memory()), settings, game=secrets.token_hex(4), parent=parent))


def resume_game(path: Path, settings: Settings, parent: QObject | None = None) -> Game:
    """Take up a game of the games folder; RecordError says what is wrong with it, InUse that it is open elsewhere."""
    lock = locked(path)
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


def is_over(path: Path) -> bool:
    """Tell whether a record holds a whole game; RecordError says what is wrong with it."""
    return read_record(path).course.state.phase is Phase.OVER


def open_copy(path: Path, settings: Settings, parent: QObject | None = None) -> Game:
    """Go on with a record from anywhere; it stays as it is, and the game goes on in a journal of its own."""
    record = read_record(path)
    copy = new_path()
    copy.write_bytes(path.read_bytes()[: record.size])
    _copy_seal(path, copy)
    return resume_game(copy, settings, parent)


def save_copy(source: Path, target: Path) -> None:
    """Save a game under a name; what was there before is replaced whole or not at all."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        part.write_bytes(source.read_bytes())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    _copy_seal(source, target)


def _copy_seal(source: Path, target: Path) -> None:
    """Let a copy of a running game go on with the same deals."""
    if seal_file(source).exists() and source != target:
        seal_file(target).write_bytes(seal_file(source).read_bytes())
