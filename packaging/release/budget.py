"""What takes the space in the bundle, and how much it may take."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

MB: Final = 1_000_000
ALLOWANCE: Final = 1.25


@dataclass(frozen=True)
class Budget:
    """Sizes of a slim program with PySide6 and NumPy, measured; a build may exceed them by a quarter."""

    unpacked: float
    packed: float

    def problems(self, unpacked: int, packed: int) -> list[str]:
        """Say what is too large, if anything."""
        found = []
        for name, size, allowed in (("unpacked", unpacked, self.unpacked), ("packed", packed, self.packed)):
            if size > allowed * ALLOWANCE * MB:
                found.append(f"{size / MB:.1f} MB {name}, and {allowed * ALLOWANCE:.1f} MB are allowed")
        return found


BUDGETS: Final = {"linux": Budget(167, 42), "win32": Budget(120, 23), "darwin": Budget(167, 60)}
"""By platform; packed is the .tar.xz, the Windows installer, and the disk image."""


def group(path: PurePosixPath) -> str:  # noqa: PLR0911 - a table of cases
    """Return the line of the table in which a file is counted."""
    text = str(path)
    if "divinare_qt/resources" in text:
        return "resources of the game"
    if "PySide6/" in text or "shiboken6" in text or path.name.startswith(("libQt6", "Qt6", "libicu", "libpyside6")):
        if "/plugins/" in text:
            return "Qt: plugins"
        if "/translations/" in text:
            return "Qt: translations"
        if "libicu" in path.name:
            return "Qt: ICU"
        return "Qt: libraries and bindings"
    if "numpy" in text:
        return "NumPy"
    if "licences" in text:
        return "licences"
    if "python3" in text or "lib-dynload" in text or path.name == "base_library.zip":
        return "Python"
    return "the program, and other libraries"


def table(sizes: Mapping[PurePosixPath, int], largest: int = 12) -> str:
    """Show the groups and the largest files."""
    groups: dict[str, int] = defaultdict(int)
    for path, size in sizes.items():
        groups[group(path)] += size
    lines = [_line(name, size) for name, size in _falling(groups.items())]
    lines += [_line("together", sum(sizes.values())), "", "the largest files:"]
    lines += [_line(str(path), size) for path, size in _falling(sizes.items())[:largest]]
    return "\n".join(lines)


def _falling(sizes: "Iterable[tuple[object, int]]") -> "list[tuple[object, int]]":
    return sorted(sizes, key=lambda entry: -entry[1])


def _line(name: object, size: int) -> str:
    return f"  {size / MB:7.1f} MB  {name}"


def sizes_in(folder: Path) -> dict[PurePosixPath, int]:
    """Return the size of each file under a folder; a link takes nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {PurePosixPath(path.relative_to(folder).as_posix()): path.stat().st_size for path in files}
