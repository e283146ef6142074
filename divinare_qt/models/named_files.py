"""Small files that people save by a name of their own choosing: set-ups and layouts."""

import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QIODevice, QSaveFile

from divinare_qt.speech import translate, why

LONGEST_NAME: Final = 40
LARGEST_FILE: Final = 1_000_000
_PLAIN: Final = frozenset(" -_'()")


class FileProblem(Exception):
    """A file of the player's that cannot be read or written; `file` and `reason` say which and why."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason


@dataclass(frozen=True, slots=True)
class NamedFiles:
    """The files of one folder and suffix, by name. What a name holds beyond letters and digits is escaped."""

    folder: Path
    suffix: str

    def names(self) -> list[str]:
        """Return every name there is a file for, in alphabetical order."""
        found = (_unescaped(path.stem) for path in self.folder.glob(f"*{self.suffix}"))
        return sorted((name for name in found if name), key=str.casefold)

    def path(self, name: str) -> Path:
        """Return where the file of a name is, or would be."""
        return self.folder / (_escaped(tidied(name)) + self.suffix)

    def read(self, name: str) -> str:
        """Return a file's text, or raise FileProblem."""
        path = self.path(name)
        try:
            if path.stat().st_size > LARGEST_FILE:
                raise FileProblem(
                    path, translate("FileProblem", "The file is larger than {bytes} bytes.").format(bytes=LARGEST_FILE)
                )
            return path.read_text(encoding="utf-8")
        except OSError as error:
            raise FileProblem(path, why(error)) from error
        except UnicodeDecodeError as error:
            raise FileProblem(
                path, translate("FileProblem", "Byte {place} is not UTF-8 text.").format(place=error.start)
            ) from error

    def write(self, name: str, text: str) -> None:
        """Replace the file of a name, or raise FileProblem."""
        replace_file(self.path(name), text.encode())

    def remove(self, name: str) -> None:
        """Delete a file; one that is gone already is no error."""
        path = self.path(name)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise FileProblem(path, why(error)) from error


def replace_file(path: Path, content: bytes) -> None:
    """Write a file as a whole, or raise FileProblem: who reads it gets the old content or the new, never a part."""
    file = QSaveFile(str(path))
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not opened or file.write(content) != len(content) or not file.commit():
        raise FileProblem(path, file.errorString())


def tidied(name: str) -> str:
    """Return a name as it is kept: without blanks at its ends, in one Unicode form, and not too long."""
    return " ".join(unicodedata.normalize("NFC", name).split())[:LONGEST_NAME].rstrip()


def _escaped(name: str) -> str:
    """Return a file name that every system takes; no name becomes `con` or `nul`, which Windows keeps for itself."""
    escaped = "".join(
        letter if letter.isalnum() or letter in _PLAIN else "".join(f"%{byte:02X}" for byte in letter.encode())
        for letter in name
    )
    reserved = escaped[:4].rstrip("0123456789").casefold() in {"con", "prn", "aux", "nul", "com", "lpt"}
    return f"%{ord(name[0]):02X}{escaped[1:]}" if reserved and len(escaped) <= 4 else escaped


def _unescaped(stem: str) -> str:
    """Return the name that a file name stands for; empty for a file that is none of ours."""
    head, *rest = stem.split("%")
    content = head.encode()
    for part in rest:
        try:
            content += bytes.fromhex(part[:2]) + part[2:].encode()
        except ValueError:
            return ""
    name = content.decode(errors="replace")
    return name if _escaped(tidied(name)) == stem else ""
