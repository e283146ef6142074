"""A remedy for PySide 6.12 on Python 3.11, where every call that returns nothing takes one reference to None away.

Its wheels are built as if None, True and False could not be freed, which holds from Python 3.12 on. On 3.11 the
interpreter stops after some thousand calls ("deallocating None"). So these three get references to spare.
"""

import ctypes
import sys
from typing import Final

SPARE: Final = 1 << 40


def keep_singletons() -> None:
    """Make sure that None, True and False are never freed, whatever an extension forgets to count."""
    if sys.version_info >= (3, 12):
        return
    for singleton in (None, True, False):
        count = ctypes.c_ssize_t.from_address(id(singleton))
        if count.value < SPARE:
            count.value += 2 * SPARE
