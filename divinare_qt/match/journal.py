"""Writing a record so that what was announced survives a power cut."""

import contextlib
import errno
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol

_CLOSED: Final = -1
"""A descriptor that no file has: to write there fails, and reaches no file that was opened since."""


class Sink(Protocol):
    """Where a match writes its lines before it announces them."""

    def append(self, lines: Iterable[bytes]) -> None:
        """Store lines durably, or raise OSError and store none of them."""

    def close(self) -> None:
        """Give up what the sink holds."""


class Memory:
    """Lines kept in memory, for games that nobody will miss: tournaments and tests."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def append(self, lines: Iterable[bytes]) -> None:
        """Keep the lines."""
        self.lines += lines

    def close(self) -> None:
        """Keep everything."""


class Journal:
    """An append-only file. `append` returns when the lines have reached the disk."""

    def __init__(self, path: Path, descriptor: int, size: int) -> None:
        self.path = path
        self._descriptor = descriptor
        self._size = size

    @classmethod
    def create(cls, path: Path) -> "Journal":
        """Start a new file; FileExistsError if there is one."""
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        journal = cls(path, os.open(path, flags, 0o600), 0)
        _sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: Path, size: int) -> "Journal":
        """Go on with a file of which so many bytes hold; a torn rest is cut off."""
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            os.ftruncate(descriptor, size)
            os.lseek(descriptor, size, os.SEEK_SET)
        except OSError:
            os.close(descriptor)
            raise
        return cls(path, descriptor, size)

    def append(self, lines: Iterable[bytes]) -> None:
        """Write lines and wait until they are on the disk. When that fails, the file is as it was.

        A file that was removed meanwhile, or another one put in its place, could be written to, but never found again.
        """
        content = b"".join(lines)
        if self._is_gone():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))
        try:
            written = 0
            while written < len(content):
                written += os.write(self._descriptor, content[written:])
            os.fsync(self._descriptor)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, self._size)
                os.lseek(self._descriptor, self._size, os.SEEK_SET)
            raise
        self._size += len(content)

    def close(self) -> None:
        """Close the file; to append fails from now on."""
        descriptor, self._descriptor = self._descriptor, _CLOSED
        if descriptor != _CLOSED:
            os.close(descriptor)

    def _is_gone(self) -> bool:
        about = os.fstat(self._descriptor)
        if about.st_nlink:
            return False
        try:  # some file systems count no names at all
            return not os.path.samestat(about, self.path.stat())
        except OSError:
            return True


def _sync_folder(folder: Path) -> None:
    """Make a new file's name durable too, where the system lets one."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
