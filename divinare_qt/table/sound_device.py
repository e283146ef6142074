"""The system's sound device, opened without a word: a computer that has none is no reason to complain."""

import contextlib
import ctypes
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Final

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


@contextlib.contextmanager
def spared() -> Iterator[None]:
    """Keep away what the sound library loads for other uses: numpy and web streams would take 25 MB of memory."""
    away: dict[str, ModuleType | None] = {"numpy": None, "urllib.request": ModuleType("urllib.request")}
    away = {name: stub for name, stub in away.items() if name not in sys.modules}
    sys.modules.update(away)  # type: ignore[arg-type]  # None says that a module cannot be had
    try:
        yield
    finally:
        for name in away:
            del sys.modules[name]


def open_device(rate: int) -> "Device":
    """Open the system's sound device; raises whatever the library raises where there is none."""
    with spared():
        import miniaudio  # noqa: PLC0415 - only when something sounds, and without what it could do besides
    hush_alsa()
    device: Device = miniaudio.PlaybackDevice(miniaudio.SampleFormat.SIGNED16, 1, rate, BUFFER_MS, app_name="Divinare")
    return device
