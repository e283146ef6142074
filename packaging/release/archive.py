"""Archives that come out the same when the same commit is built twice."""

import io
import lzma
import tarfile
from datetime import datetime
from pathlib import Path

PRESET = 9
"""How hard is packed; the extreme variants take twice as long for less than a percent."""


def _neutral(entry: tarfile.TarInfo, seconds: int) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = seconds
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def tar_xz(folder: Path, target: Path, name: str, date: datetime) -> Path:
    """Pack a folder under another name."""
    seconds = int(date.timestamp())
    with lzma.open(target, "wb", preset=PRESET) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for path in sorted(folder.rglob("*")):
            inside = f"{name}/{path.relative_to(folder).as_posix()}"
            entry = _neutral(archive.gettarinfo(path, inside), seconds)
            content = path.read_bytes() if entry.isreg() else b""
            archive.addfile(entry, io.BytesIO(content) if entry.isreg() else None)
    return target
