"""Make the sounds of the game from nothing but arithmetic: `python packaging/make_sounds.py [FOLDER]`.

Every run writes the same bytes. 16-bit mono at 22 050 Hz: cards and wood have nothing above that.
"""

import sys
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
Sound = NDArray[np.float64]


def time(seconds: float) -> Sound:
    """Return the moments of a sound."""
    return np.arange(int(RATE * seconds)) / RATE


def noise(seconds: float, low: float, high: float, seed: int) -> Sound:
    """Return hiss between two frequencies."""
    samples = np.random.default_rng(seed).standard_normal(int(RATE * seconds))
    spectrum = np.fft.rfft(samples)
    pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
    spectrum *= np.exp(-(((np.log(np.maximum(pitch, 1)) - np.log((low * high) ** 0.5)) / np.log(high / low)) ** 2) * 4)
    hiss = np.fft.irfft(spectrum, len(samples))
    return np.asarray(hiss / np.abs(hiss).max())


def decay(seconds: float, rise: float, fall: float) -> Sound:
    """Return a swell that comes in `rise` seconds and fades with a half-life of `fall`."""
    moments = time(seconds)
    return np.asarray(np.minimum(moments / rise, 1) * 0.5 ** (np.maximum(moments - rise, 0) / fall))


def tones(seconds: float, pitches: list[tuple[float, float, float]]) -> Sound:
    """Return ringing partials, each a (frequency, loudness, half-life)."""
    moments = time(seconds)
    parts = [loud * np.sin(2 * np.pi * pitch * moments) * 0.5 ** (moments / life) for pitch, loud, life in pitches]
    return np.asarray(sum(parts))


def mixed(seconds: float, parts: list[tuple[float, Sound]]) -> Sound:
    """Return sounds that begin at different moments, added up."""
    out = np.zeros(int(RATE * seconds))
    for begin, part in parts:
        first = int(begin * RATE)
        length = min(len(part), len(out) - first)
        out[first : first + length] += part[:length]
    return out


def card() -> Sound:
    """Return a card laid on felt: a breath of air and a soft knock."""
    air = noise(0.16, 900, 5000, 1) * decay(0.16, 0.045, 0.022) * 0.5
    knock = tones(0.09, [(140, 0.8, 0.012), (310, 0.35, 0.008)]) + noise(0.09, 400, 2600, 2) * decay(0.09, 0.001, 0.008)
    return mixed(0.22, [(0, air), (0.07, knock)])


def slide() -> Sound:
    """Return a card drawn over felt."""
    return noise(0.3, 1200, 6500, 3) * np.sin(np.pi * time(0.3) / 0.3) ** 1.5


def token() -> Sound:
    """Return a wooden token set down: two taps, the second fainter."""
    tap = tones(0.12, [(820, 0.7, 0.014), (1430, 0.4, 0.009), (2260, 0.2, 0.006), (210, 0.5, 0.012)])
    tap += noise(0.12, 1500, 7000, 4) * decay(0.12, 0.0005, 0.003) * 0.5
    return mixed(0.2, [(0, tap), (0.055, tap * 0.3)])


def bell() -> Sound:
    """Return the small hand bell of a séance."""
    partials = [(1174.7, 1.0, 0.5), (2349, 0.55, 0.3), (3180, 0.4, 0.22), (4720, 0.25, 0.12), (1180.5, 0.5, 0.45)]
    return tones(1.9, partials) + mixed(1.9, [(0, noise(0.03, 3000, 9000, 5) * decay(0.03, 0.0005, 0.004) * 0.6)])


def shuffle() -> Sound:
    """Return a riffle: many edges, faster and faster, and a push together."""
    rng = np.random.default_rng(6)
    moments = np.cumsum(np.linspace(0.034, 0.011, 30) * rng.uniform(0.8, 1.2, 30))
    edges = [
        (float(at), noise(0.03, 1500, 6000, 100 + n) * decay(0.03, 0.001, 0.004) * rng.uniform(0.5, 1))
        for n, at in enumerate(moments)
    ]
    push = noise(0.25, 700, 4000, 7) * np.sin(np.pi * time(0.25) / 0.25) * 0.6
    return mixed(1.15, [*edges, (float(moments[-1]) + 0.04, push)])


def applause() -> Sound:
    """Return gloved hands in a small room: soft claps that gather and thin out."""
    rng = np.random.default_rng(8)
    claps = []
    for number in range(230):
        at = float(2.1 * rng.beta(1.6, 2.4))
        pitch = float(rng.uniform(700, 1500))
        clap = noise(0.06, pitch, pitch * 3, 200 + number) * decay(0.06, 0.002, 0.009)
        claps.append((at, clap * rng.uniform(0.15, 0.6)))
    return mixed(2.3, claps) * np.minimum(1, (2.3 - time(2.3)) / 0.6)


def page() -> Sound:
    """Return a page of heavy paper turned over."""
    swish = noise(0.42, 800, 5500, 9) * np.sin(np.pi * time(0.42) / 0.42) ** 2
    crackle = noise(0.42, 2500, 8000, 10) * (np.random.default_rng(11).random(len(time(0.42))) > 0.985) * 0.8
    return np.asarray(swish * 0.7 + crackle * np.sin(np.pi * time(0.42) / 0.42))


SOUNDS = {
    "card": (card, 0.6),
    "slide": (slide, 0.4),
    "token": (token, 0.6),
    "bell": (bell, 0.45),
    "shuffle": (shuffle, 0.55),
    "applause": (applause, 0.6),
    "page": (page, 0.45),
}
"""How each sound is made, and how loud it peaks."""


def write(path: Path, sound: Sound, peak: float) -> None:
    """Write a sound that begins and ends in silence."""
    edge = np.minimum(1, np.minimum(np.arange(len(sound)), np.arange(len(sound))[::-1]) / 64)
    samples = sound * edge
    scaled = np.round(samples / np.abs(samples).max() * peak * 32_767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(scaled.tobytes())


def main(arguments: list[str]) -> int:
    """Write every sound into a folder."""
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent / "resources" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        write(folder / f"{name}.wav", make(), peak)
        print(f"{name}.wav: {(folder / f'{name}.wav').stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
