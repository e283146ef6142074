"""Reading and verifying a record."""

import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from divinare_qt.match.course import Course
from divinare_qt.match.errors import BadLine, RecordError
from divinare_qt.match.header import Header, parse_header
from divinare_qt.match.lines import Claim, DealLine, Line, decoded, parse
from divinare_qt.match.seal import Seal, opened
from divinare_qt.speech import translate, why

LARGEST_RECORD: Final = 16 * 1024 * 1024
"""A game takes some 12 kB; whatever is larger than this is something else."""


@dataclass(frozen=True, slots=True)
class Record:
    """A record that keeps the rules from its first line to its last."""

    header: Header
    course: Course
    lines: tuple[tuple[int, Line], ...]
    """What each line after the header says, by its number. Lines that say nothing to this version are left out."""
    size: int
    """Bytes that hold. A writer that goes on cuts the file there first."""
    seal: Seal | None = None
    """What opened the header's commitment, where the game came to its end."""
    notice: str | None = None
    """What was dropped from the end, and where."""


def read_record(path: Path) -> Record:
    """Read and verify a record, or raise RecordError."""
    return parse_record(content_of(path), str(path))


def parse_record(content: bytes, name: str) -> Record:
    """Verify the content of a record; `name` is what messages call it."""
    if not content:
        reason = translate("Record", "the file is empty; a game record begins with a header line")
        raise RecordError(name, 1, reason)
    lines, torn = _split(content)
    if not lines:
        reason = translate("Record", "this is not a game record, or its header is torn: the first line has no end")
        raise RecordError(name, 1, reason)
    header = _header(lines[0], name)
    course = Course(header.rules, header.first, header.seed or 0)
    read: list[tuple[int, Line]] = []
    seal: Seal | None = None
    for number, text in enumerate(lines[1:], start=2):
        try:
            line = parse(decoded(text))
            if line is not None:
                course.follow(line)
                read.append((number, line))
                seal = _opening(header, read) or seal
        except BadLine as error:
            raise RecordError(name, number, str(error)) from error
        except ValueError as error:
            raise RecordError(name, number, translate("Record", "the line is not JSON")) from error
    torn_off = translate("Record", "the last line is torn and was dropped; all before it holds")
    notice = f"{name}:{len(lines) + 1}: {torn_off}" if torn else None
    return Record(header, course, tuple(read), sum(len(text) + 1 for text in lines), seal, notice)


def _opening(header: Header, read: list[tuple[int, Line]]) -> Seal | None:
    """Return the seal that the last line opens, if it opens one; BadLine says that it does not fit."""
    claim = read[-1][1]
    if not isinstance(claim, Claim) or claim.kind != "end" or "opening" not in claim.says:
        return None
    if header.commitment is None:
        raise BadLine(translate("Record", "end.opening: the header has no commitment that could be opened"))
    dealt = [line for _, line in read if isinstance(line, DealLine)]
    return opened(claim.says["opening"], header.commitment, header.rules, dealt)


def _split(content: bytes) -> tuple[list[bytes], bool]:
    """Return the lines without their ends, and whether a torn one was dropped from the end of the file."""
    *lines, tail = content.split(b"\n")
    if tail:
        return lines, True
    if len(lines) > 1 and not _is_json(lines[-1]):
        return lines[:-1], True
    return lines, False


def _is_json(text: bytes) -> bool:
    try:
        decoded(text)
    except BadLine:
        return True
    except ValueError:
        return False
    return True


def _header(text: bytes, name: str) -> Header:
    try:
        return parse_header(decoded(text))
    except BadLine as error:
        raise RecordError(name, 1, str(error)) from error
    except ValueError as error:
        reason = translate("Record", "this is not a game record: its first line is not JSON")
        raise RecordError(name, 1, reason) from error


def content_of(path: Path) -> bytes:
    """Return what a file holds, or raise RecordError where it can't be a record."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):  # asked before opening, which would wait for a pipe's other end
            raise RecordError(str(path), None, translate("Rules", "this is not an ordinary file"))
        if about.st_size > LARGEST_RECORD:
            size, most = f"{about.st_size / 1e6:,.0f}", f"{LARGEST_RECORD / 1e6:.0f}"
            reason = translate(
                "Record",
                "the file is too large for a game record: {size} MB, and a record has at most {most} MB",
            )
            raise RecordError(str(path), None, reason.format(size=size, most=most))
        with path.open("rb") as file:
            return file.read(LARGEST_RECORD)
    except OSError as error:
        raise RecordError(str(path), None, why(error)) from error
    except ValueError as error:
        raise RecordError(repr(str(path)), None, translate("Record", "this cannot be the name of a file")) from error
