"""Where the program keeps its files, as each system expects it. Our own folders exist when they have been asked for."""

import tempfile
from functools import cache
from pathlib import Path

from PySide6.QtCore import QStandardPaths


def data_folder() -> Path:
    """Return the folder of everything that a player would miss; a passing one for a player who has no home."""
    try:
        return _made(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)))
    except OSError:
        return _shelter()


def games_folder() -> Path:
    """Return the folder of the journals."""
    return _made(data_folder() / "games")


def setups_folder() -> Path:
    """Return the folder of set-ups that were saved by name."""
    return _made(data_folder() / "setups")


def layouts_folder() -> Path:
    """Return the folder of boards and action cards that were saved by name."""
    return _made(data_folder() / "layouts")


def statistics_file() -> Path:
    """Return the file that has a line for each finished game."""
    return data_folder() / "statistics.jsonl"


def log_file() -> Path:
    """Return the file that holds the details of errors."""
    return data_folder() / "divinare.log"


def documents_folder() -> Path:
    """Return where a player keeps what is theirs; unlike the others, this folder is never made."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))


@cache
def _shelter() -> Path:
    return Path(tempfile.mkdtemp(prefix="divinare-"))


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
