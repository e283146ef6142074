"""Keeping the window's process small: what is loaded or freed takes no room that nothing needs."""

import contextlib
import ctypes
import gc
import linecache
import sys
from functools import cache
from typing import Final

MMAP_THRESHOLD: Final = (-3, 256 * 1024)
"""Larger pieces, which are pictures, go back to the system when they are freed."""
MOST_ARENAS: Final = (-8, 2)
"""Threads that wait for bots need no heap of their own each."""


@cache
def settle_memory() -> None:
    """Once, tell glibc how to share memory out; other systems do well by themselves."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            library = ctypes.CDLL(None)
            for setting in (MMAP_THRESHOLD, MOST_ARENAS):
                library.mallopt(*setting)


@cache
def forget_loading() -> None:
    """Once, let go of what loading left behind, and spare what was loaded the search for rubbish, which stops a frame.

    The Qt bindings read the source of every module to see whether it uses them, and Python keeps all those lines.
    """
    linecache.clearcache()
    gc.freeze()


def forget_game() -> None:
    """Let go of a game that was left: its parts know each other, so Python would keep them until it next looks."""
    gc.collect()
