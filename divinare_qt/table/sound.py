"""Sounds of the table, mixed here and played by miniaudio in threads of its own. No sound device is no error."""

import logging
import queue
import threading
import wave
from array import array
from collections.abc import Callable, Generator
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from divinare_qt.paths import resources

RATE: Final = 22_050
IDLE_SECONDS: Final = 15.0
"""A device on which nothing has sounded for so long is given back to the system."""
CLOSE_SECONDS: Final = 2.0
"""A device that does not answer is not waited for longer when the program ends."""
MOST_VOICES: Final = 6
LOUDEST: Final = 32_767

log = logging.getLogger(__name__)
Stream: TypeAlias = Generator["array[int]", int, None]


class Device(Protocol):
    """What plays a stream of samples, pulling them as it needs them."""

    def start(self, callback_generator: Stream) -> None:
        """Begin to pull samples."""

    def close(self) -> None:
        """Stop, and let go of the device."""


def system_device() -> Device:
    """Open the system's sound device; raises whatever the library raises where there is none."""
    from divinare_qt.table.sound_device import open_device  # noqa: PLC0415 - a game without sound need not pay for it

    return open_device(RATE)


@lru_cache(maxsize=16)
def samples(path: Path) -> "array[int]":
    """Return the samples of a file that packaging/make_sounds.py made."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{path.name} is not 16-bit mono at {RATE} Hz")
        return array("h", file.readframes(file.getnframes()))


class Mixer:
    """Adds up the sounds that play at the same time. One thread adds sounds, another pulls the sum."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array[int], int, int]] = []

    def add(self, sound: "array[int]", volume: int) -> None:
        """Begin a sound, so many per cent loud; when too many play, the oldest ends."""
        with self._lock:
            self._voices = [*self._voices, (sound, 0, volume)][-MOST_VOICES:]

    def is_silent(self) -> bool:
        """Tell whether every sound has ended."""
        return not self._voices

    def pull(self, count: int) -> "array[int]":
        """Return the next samples."""
        with self._lock:
            voices, self._voices = self._voices, []
            total = [0] * count
            for sound, place, volume in voices:
                part = sound[place : place + count]
                for index, value in enumerate(part):
                    total[index] += value * volume // 100
                if place + count < len(sound):
                    self._voices.append((sound, place + count, volume))
        return array("h", [max(-LOUDEST, min(LOUDEST, value)) for value in total])

    def stream(self) -> Stream:
        """Return the samples as a device wants them: a generator that has begun."""
        endless = self._endless()
        next(endless)
        return endless

    def _endless(self) -> Stream:
        count = yield array("h")
        while True:
            count = yield self.pull(count)


class SoundPlayer:
    """Plays sounds by name. Every call returns at once; a thread opens the device when the first sound is wanted."""

    def __init__(self, opener: Callable[[], Device] = system_device, idle: float = IDLE_SECONDS) -> None:
        self.muted = False
        self.volume = 60
        """Per cent."""
        self._opener = opener
        self._idle = idle
        self._mixer = Mixer()
        self._wanted: queue.SimpleQueue[tuple[str, int] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._hopeless = False

    def play(self, name: str) -> None:
        """Play `card`, `slide`, `token`, `bell`, `shuffle`, `applause` or `page`."""
        if self.muted or self.volume <= 0 or self._hopeless:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._wanted.put((name, min(self.volume, 100)))

    def close(self) -> None:
        """Fall silent, and let go of thread and device."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(CLOSE_SECONDS)
            self._thread = None

    def _work(self) -> None:
        device: Device | None = None
        try:
            while True:
                try:
                    wanted = self._wanted.get(timeout=None if device is None else self._idle)
                except queue.Empty:
                    device = self._rested(device)
                    continue
                if wanted is None:
                    return
                self._mixer.add(samples(resources() / "sounds" / f"{wanted[0]}.wav"), wanted[1])
                if device is None:
                    device = self._opener()
                    device.start(self._mixer.stream())
        except Exception as error:  # noqa: BLE001 - whatever goes wrong with sound, the game goes on without it
            log.info("no sound: %s", error)
            self._hopeless = True
        finally:
            if device is not None:
                device.close()

    def _rested(self, device: Device | None) -> Device | None:
        """Give a device back on which nothing sounds."""
        if device is not None and self._mixer.is_silent():
            device.close()
            return None
        return device
