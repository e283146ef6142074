"""The only finder of `resources/`: in a source tree, in an installed wheel and in a frozen build."""

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@cache
def resources() -> Path:
    """Return the folder that holds boards, action cards, artwork and the rest."""
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [PACKAGE / "resources", PACKAGE.parent / "resources"]
    if frozen is not None:
        candidates.insert(0, Path(frozen) / "divinare_qt" / "resources")
    for folder in candidates:
        if (folder / "rules").is_dir():
            return folder
    raise FileNotFoundError(f"the program's resources are missing: looked in {', '.join(map(str, candidates))}")
