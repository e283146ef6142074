import subprocess
import sys
import threading
import wave
from array import array
from pathlib import Path

import miniaudio
import pytest

from divinare_qt.paths import resources
from divinare_qt.table.sound import LOUDEST, MOST_VOICES, RATE, Mixer, SoundPlayer, Stream, samples

NAMES = ("card", "slide", "token", "bell", "shuffle", "applause", "page")


class Tape:
    """A device that pulls samples when it is told to."""

    def __init__(self) -> None:
        self.stream: Stream | None = None
        self.started = threading.Event()
        self.closed = threading.Event()

    def start(self, callback_generator: Stream) -> None:
        self.stream = callback_generator
        self.started.set()

    def close(self) -> None:
        self.closed.set()

    def pull(self, count: int) -> "array[int]":
        assert self.stream is not None
        return self.stream.send(count)


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_short_small_and_not_silent(name: str) -> None:
    path = resources() / "sounds" / f"{name}.wav"
    sound = samples(path)
    assert 0.1 * RATE < len(sound) < 3 * RATE
    assert 5_000 < max(map(abs, sound)) < LOUDEST
    assert path.stat().st_size < 120_000


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with wave.open(str(tmp_path / "x.wav"), "wb") as file:
        file.setparams((2, 2, RATE, 0, "NONE", ""))
        file.writeframes(b"\0\0\0\0")
    with pytest.raises(wave.Error):
        samples(tmp_path / "x.wav")


def test_sounds_are_added_up_and_end() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]), 100)
    mixer.add(array("h", [10, -20]), 50)
    assert list(mixer.pull(2)) == [105, 190]
    assert list(mixer.pull(2)) == [300, 0]
    assert mixer.is_silent()
    assert list(mixer.pull(2)) == [0, 0]


def test_the_sum_never_wraps_round() -> None:
    mixer = Mixer()
    for _ in range(MOST_VOICES + 2):
        mixer.add(array("h", [30_000, -30_000]), 100)
    assert list(mixer.pull(2)) == [LOUDEST, -LOUDEST]


def test_a_sound_is_played_and_the_device_given_back() -> None:
    tape = Tape()
    player = SoundPlayer(lambda: tape, idle=0.01)
    player.play("token")
    assert tape.started.wait(5)
    assert max(tape.pull(2000)) > 0
    tape.pull(RATE)
    assert tape.closed.wait(5)
    player.close()


def test_closing_ends_the_thread_and_the_device() -> None:
    tape = Tape()
    player = SoundPlayer(lambda: tape)
    player.play("card")
    assert tape.started.wait(5)
    player.close()
    assert tape.closed.is_set()
    assert "sound" not in [thread.name for thread in threading.enumerate()]


@pytest.mark.parametrize("preference", [("muted", True), ("volume", 0)])
def test_mute_plays_nothing(preference: tuple[str, int]) -> None:
    player = SoundPlayer(pytest.fail)
    setattr(player, *preference)
    player.play("card")
    player.close()


def test_no_device_is_no_error() -> None:
    tried = threading.Event()

    def none_there() -> Tape:
        tried.set()
        raise miniaudio.MiniaudioError("failed to init device", -401)

    player = SoundPlayer(none_there)
    player.play("card")
    assert tried.wait(5)
    player.play("card")
    player.close()
    player.play("card")
    player.close()


def test_an_unknown_sound_is_no_error() -> None:
    player = SoundPlayer(Tape)
    player.play("thunder")
    player.close()


def test_the_library_pulls_from_the_mixer() -> None:
    pulled = threading.Event()

    class Listened(Mixer):
        def pull(self, count: int) -> "array[int]":
            pulled.set()
            return super().pull(count)

    device = miniaudio.PlaybackDevice(miniaudio.SampleFormat.SIGNED16, 1, RATE, 20, backends=[miniaudio.Backend.NULL])
    device.start(Listened().stream())
    assert pulled.wait(5)
    device.close()


RINGS = """
from divinare_qt.table.sound import SoundPlayer
player = SoundPlayer()
player.play("bell")
player.close()
"""


def test_a_computer_without_sound_is_told_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", RINGS], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_the_sound_library_is_loaded_without_what_it_does_besides() -> None:
    program = "import sys\nfrom divinare_qt.table.sound_device import open_device\n"
    program += "try:\n    open_device(22_050).close()\nexcept Exception as error:\n    print(error)\n"
    program += "import urllib.request\nassert urllib.request.urlopen and 'miniaudio' in sys.modules\n"
    program += "assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)
