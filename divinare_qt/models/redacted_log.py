"""What may leave the computer of the error log: where something went wrong, and never with which values.

A message can hold anything (a card, a name, a path), so none is kept. What is kept fits patterns that no value fits.
"""

import builtins
import re
import sys
from collections.abc import Iterator
from typing import Final

_ENTRY: Final = re.compile(r"^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d{3} (INFO|WARNING|ERROR)(?: (.*))?$")
_FRAME: Final = re.compile(r'^ +File "(.+)", line (\d+), in (\w+|<\w+>)$')
_RAISED: Final = re.compile(r"^((?:[a-z_]\w*\.)*[A-Z]\w*)(?::.*)?$")
_QT: Final = re.compile(r"^Qt: (Q[A-Z]\w*(?:::\w+)?)\b")
_KNOWN_FILE: Final = re.compile(r"(?:^|/)((?:divinare_qt|PySide6|numpy|miniaudio|python3\.\d+)/[\w./-]+\.py)$")
_BUILT_IN: Final = frozenset(name for name, kind in vars(builtins).items() if isinstance(kind, type))
_MODULES: Final = sys.stdlib_module_names | {"divinare_qt", "numpy", "miniaudio"}
MOST_LINES: Final = 60


def last_lines(text: str, most: int = MOST_LINES) -> list[str]:
    """Return the last entries of a log without anything that was said in them."""
    return list(_kept(text))[-most:]


def _kept(text: str) -> Iterator[str]:
    for line in text.splitlines():
        entry, frame, raised = _ENTRY.match(line), _FRAME.match(line), _RAISED.match(line)
        if entry is not None:
            qt = _QT.match(entry[3] or "")
            yield " ".join(filter(None, (entry[1], entry[2], qt and f"Qt: {qt[1]}")))
        elif frame is not None:
            yield f"  {_file(frame[1])}:{frame[2]} {frame[3]}"
        elif raised is not None and _is_error(raised[1]):
            yield f"  {raised[1]}"


def _file(path: str) -> str:
    """Name a file of the program or of a library that it uses, from its package on."""
    known = _KNOWN_FILE.search(path.replace("\\", "/"))
    return "(another file)" if known is None else known[1]


def _is_error(name: str) -> bool:
    """Tell whether a name is that of a kind of error, of Python itself or of a module that the program has."""
    return name in _BUILT_IN or ("." in name and name.partition(".")[0] in _MODULES)
