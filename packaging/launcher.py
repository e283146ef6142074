"""Where the frozen program begins: the game, and each of its bots."""

import sys

from divinare_qt.__main__ import main


def _find_console() -> None:
    """Write to the console that started us: on Windows a program with windows is not given one."""
    import ctypes  # noqa: PLC0415 - bots start often, and have their pipes

    parent = -1
    if ctypes.windll.kernel32.AttachConsole(parent):
        sys.stdout = sys.stderr = open("CONOUT$", "w", encoding="utf-8")  # noqa: PTH123, SIM115 - not a file


if __name__ == "__main__":
    if sys.platform == "win32" and sys.stdout is None:
        _find_console()
    sys.exit(main())
