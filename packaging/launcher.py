"""Where the frozen program begins: the game, each of its bots, and the processes that play a tournament."""

import multiprocessing
import os
import sys

from divinare_qt.__main__ import main


def _find_console() -> None:
    """Write to the console that started us: on Windows a program with windows is not given one."""
    import ctypes  # noqa: PLC0415 - bots start often, and have their pipes

    parent = -1
    if ctypes.windll.kernel32.AttachConsole(parent):
        sys.stdout = sys.stderr = open("CONOUT$", "w", encoding="utf-8")  # noqa: PTH123, SIM115 - not a file


def _keep_libraries_to_ourselves() -> None:
    """Let the programs that we start, such as a file manager or somebody's bot, load the libraries of the system.

    Ours were found when we started; a bot of ours is told to find them for itself.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"


if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.platform == "linux":
        _keep_libraries_to_ourselves()
    if sys.platform == "win32" and sys.stdout is None:
        _find_console()
    sys.exit(main())
