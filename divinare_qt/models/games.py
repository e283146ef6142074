"""Open games: starting, taking up and copying them, so that two running copies never share a journal."""

import secrets
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject

from divinare_qt.match.errors import RecordError
from divinare_qt.match.header import Dice, Header
from divinare_qt.match.journal import Journal, Memory
from divinare_qt.match.lines import decoded, encoded
from divinare_qt.match.match import Match
from divinare_qt.match.reader import Record, content_of, parse_record, read_record
from divinare_qt.match.seal import Seal, copy_seal, keep_seal, new_seal, seal_file
from divinare_qt.models.journals import InUse, is_own, locked, new_path
from divinare_qt.models.named_files import FileProblem
from divinare_qt.models.programs import agreed_only, outside
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.rules.shuffle import SEEDS
from divinare_qt.speech import translate


@dataclass
class Game:
    """An open game: its session, its file and the lock on it. A game that nobody will miss has no file."""

    session: Session
    path: Path | None = None
    lock: QLockFile | None = None

    def close(self) -> None:
        """Let go of everything, whatever the disk says."""
        with ExitStack() as stack:
            if self.lock is not None:
                stack.callback(self.lock.unlock)
            if self.path is not None and self.session.over:
                stack.callback(_remove, seal_file(self.path))  # the record has opened it
            stack.callback(self.session.deleteLater)
            self.session.close()


def _settled(header: Header) -> tuple[Header, Seal]:
    """Settle all that is left to chance, before anything is dealt: the bots' dice, and a seal on the deals."""
    seal = new_seal(header.seed)
    dice = Dice(secrets.token_hex(4), secrets.randbelow(SEEDS))
    return replace(header, seed=seal.seed, salt=seal.salt, dice=dice), seal


def new_game(header: Header, settings: Settings, parent: QObject | None = None) -> Game:
    """Start a game, with a journal of its own. OSError and BadLine say why there is none, and then nothing is left."""
    path = new_path()
    header, seal = _settled(header)
    with _claimed(path) as lock:
        keep_seal(path, seal)
        journal = Journal.create(path)
        with _closed_unless_done(journal):
            match = Match.new(header, journal)
    return Game(Session(match, settings, game=path.stem, parent=parent), path, lock)


def passing_game(header: Header, settings: Settings, parent: QObject | None = None) -> Game:
    """Start a game that is not kept."""
    return Game(Session(Match.new(_settled(header)[0], Memory()), settings, game=secrets.token_hex(4), parent=parent))


def resume_game(path: Path, settings: Settings, parent: QObject | None = None) -> Game:
    """Take up a game of the games folder; RecordError says what is wrong with it, InUse that it is open elsewhere."""
    lock = locked(path)
    try:
        return _resumed(path, lock, settings, parent)
    except (RecordError, OSError):
        lock.unlock()
        raise


def open_copy(path: Path, settings: Settings, agreed: Collection[str] = (), parent: QObject | None = None) -> Game:
    """Go on with a record from anywhere; it stays as it is, and the game goes on in a journal of its own.

    Of the outside programs that it names only those with an `agreed` command line are started, now and whenever the
    copy is continued. It is read here once more: what was agreed is kept even where the file was changed meanwhile.
    """
    content = content_of(path)
    record = parse_record(content, str(path))
    copy = new_path()
    with _claimed(copy) as lock:
        journal = Journal.create(copy)
        with _closed_unless_done(journal):
            journal.append([_with_agreed(content[: record.size], record, agreed)])
        journal.close()
        copy_seal(path, copy)
        return _resumed(copy, lock, settings, parent)


def _resumed(path: Path, lock: QLockFile, settings: Settings, parent: QObject | None) -> Game:
    content = path.read_bytes()
    match, notice = Match.resume(path)
    session = Session(match, settings, game=path.stem, notice=notice, parent=parent)
    session.hinted = b'{"hint"' in content
    session.taken_back = b'{"takeback"' in content
    return Game(session, path, lock)


def _with_agreed(content: bytes, record: Record, agreed: Collection[str]) -> bytes:
    """Return a record whose header names no program but the agreed ones. All else stays, byte for byte."""
    header = agreed_only(record.header, agreed)
    if header == record.header:
        return content
    line, _, rest = content.partition(b"\n")
    return encoded({**decoded(line), "seats": [seat.as_json() for seat in header.seats]}) + rest


@contextmanager
def _claimed(path: Path) -> Iterator[QLockFile]:
    """Take the place of a new journal. Where the game can't be opened after all, nothing is left there."""
    lock = locked(path)
    try:
        yield lock
    except BaseException:
        _remove(path)
        _remove(seal_file(path))
        lock.unlock()
        raise


@contextmanager
def _closed_unless_done(journal: Journal) -> Iterator[None]:
    try:
        yield
    except BaseException:
        journal.close()
        raise


def _remove(path: Path) -> None:
    """Remove a file that nobody needs any more; where the disk does not let one, it harms nobody."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def save_copy(source: Path, target: Path) -> None:
    """Save a game under a name; what was there before is replaced whole or not at all.

    Over the game itself there is nothing to save: each decision is there already. FileProblem says that another copy
    of the program has the target open, or that a record from elsewhere would pass for a game of this one.
    """
    if target.exists() and target.samefile(source):
        return
    if not is_own(target):
        _replace(source, target)
        return
    _check_origin(source, target)
    try:
        lock = locked(target)
    except InUse as error:
        reason = translate("FileProblem", "This game is open in another window of Divinare.")
        raise FileProblem(target, reason) from error
    try:
        _replace(source, target)
    finally:
        lock.unlock()


def _check_origin(source: Path, target: Path) -> None:
    """Let no record into the games folder whose programs nobody has agreed to: from there they start unasked."""
    try:
        foreign = not is_own(source) and outside(read_record(source).header)
    except RecordError as error:
        raise FileProblem(source, error.reason) from error
    if foreign:
        reason = translate("FileProblem", "Outside programs play in this record: choose another folder for it.")
        raise FileProblem(target, reason)


def _replace(source: Path, target: Path) -> None:
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        part.write_bytes(source.read_bytes())
        part.replace(target)
    finally:
        _remove(part)
    copy_seal(source, target)
