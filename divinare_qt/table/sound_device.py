"""The system's sound device, opened without a word: a computer that has none is no reason to complain."""

import contextlib
import ctypes
import sys
from typing import TYPE_CHECKING, Final

import miniaudio

if TYPE_CHECKING:
    from divinare_qt.table.sound import Device

ALSA: Final = "libasound.so.2"
BUFFER_MS: Final = 60

_Handler = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)


_SILENCE: Final = _Handler(lambda *_said: None)
"""Takes the place of ALSA's own handler, which prints; it has to live as long as the library."""


def hush_alsa() -> None:
    """Keep ALSA from writing to standard error where it finds no device."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(ALSA).snd_lib_error_set_handler(_SILENCE)


def open_device(rate: int) -> "Device":
    """Open the system's sound device; raises whatever the library raises where there is none."""
    hush_alsa()
    device: Device = miniaudio.PlaybackDevice(miniaudio.SampleFormat.SIGNED16, 1, rate, BUFFER_MS, app_name="Divinare")
    return device
