"""Synthesise the sounds of Harmony Desktop.

    python make_sounds.py            write the .wav files beside this script
    python make_sounds.py --check    only measure the files that are there

Standard library only, no recorded material, always the same result. Every chime
lies in D major pentatonic, so that sounds which overlap still agree.
MIT, as the program.
"""

import array
import math
import random
import sys
import wave
from itertools import pairwise
from pathlib import Path

RATE = 44100
HERE = Path(__file__).resolve().parent
TAU = 2 * math.pi

D4, FS4, A4 = 293.66, 369.99, 440.00
D5, FS5, A5, B5 = 587.33, 739.99, 880.00, 987.77
D6, FS6 = 1174.66, 1479.98


class Sound:
    """A mono buffer of floats into which voices are mixed."""

    def __init__(self, seconds):
        self.data = [0.0] * int(seconds * RATE)

    def _mix(self, at, samples, gain):
        start = int(at * RATE)
        for i, v in enumerate(samples):
            if start + i >= len(self.data):
                break
            self.data[start + i] += v * gain

    def struck(self, at, modes, gain=1.0, attack=0.002):
        """Something struck: modes are (frequency, level, time to fall to 1/e)."""
        longest = max(tau for _, _, tau in modes) * 7
        samples = [0.0] * int(longest * RATE)
        rise = max(1, int(attack * RATE))
        for freq, level, tau in modes:
            step, fall = TAU * freq / RATE, math.exp(-1 / (tau * RATE))
            amp = level
            for i in range(len(samples)):
                samples[i] += amp * math.sin(step * i)
                amp *= fall
        for i in range(min(rise, len(samples))):
            samples[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
        self._mix(at, samples, gain)

    def wood(self, at, freq, gain=1.0, length=0.04, bright=1.0):
        """A small block of wood on felt: uneven overtones that die first."""
        self.struck(
            at,
            [
                (freq, 1.0, length),
                (freq * 2.57, 0.32 * bright, length * 0.45),
                (freq * 4.61, 0.12 * bright, length * 0.22),
                (freq * 0.41, 0.35, length * 0.8),
            ],
            gain,
            attack=0.0022,
        )
        low, high = 900 + 700 * bright, 900 + 1400 * bright
        self.breath(at, 0.012, high, low, 0.35 * bright * gain, seed=int(freq))

    def chime(self, at, freq, gain=1.0, length=0.16, bright=0.5, attack=0.004):
        """A warm bar, like a kalimba: two hardly detuned strings, soft overtones."""
        self.struck(
            at,
            [
                (freq - 0.35, 0.5, length),
                (freq + 0.35, 0.5, length),
                (freq * 2.0, 0.30 * bright, length * 0.6),
                (freq * 3.0, 0.16 * bright, length * 0.35),
                (freq * 5.42, 0.10 * bright, length * 0.09),
            ],
            gain,
            attack,
        )

    def glass(self, at, freq, gain=1.0, length=0.05):
        """A small pane set down: high, uneven overtones that ring a moment."""
        self.struck(
            at,
            [
                (freq, 1.0, length),
                (freq * 1.58, 0.45, length * 0.7),
                (freq * 2.41, 0.22, length * 0.45),
                (freq * 0.53, 0.18, length * 0.5),
            ],
            gain,
            attack=0.0012,
        )

    def stone(self, at, freq, gain=1.0):
        """A slab on a slab: low, short and a little gritty."""
        self.struck(
            at,
            [(freq, 1.0, 0.020), (freq * 1.83, 0.5, 0.012), (freq * 3.3, 0.2, 0.006)],
            gain,
            attack=0.0016,
        )
        self.breath(at, 0.035, 1500, 600, 0.5 * gain, seed=int(freq), peak=0.15)

    def breath(self, at, seconds, low, high, gain, seed=1, peak=0.35):
        """Noise through a resonant band that glides from low to high: paper, air."""
        rng = random.Random(seed)  # noqa: S311 - noise, not a secret
        n = int(seconds * RATE)
        samples, s1, s2 = [], 0.0, 0.0
        for i in range(n):
            x = i / n
            f = low * (high / low) ** x
            g = math.tan(math.pi * f / RATE)
            k = 1.1
            a = 1 / (1 + g * (g + k))
            v = (rng.random() * 2 - 1 - s2 - (g + k) * s1) * a  # state-variable filter
            band = g * v + s1
            s1 = g * v + band
            deep = g * band + s2
            s2 = g * band + deep
            shape = x / peak if x < peak else (1 - x) / (1 - peak)
            samples.append(band * math.sin(shape * math.pi / 2) ** 2)
        self._mix(at, samples, gain)

    def room(self, amount):
        """A hint of a small room: four darkened echoes."""
        dry = self.data[:]
        soft, y = [], 0.0
        for v in dry:
            y += 0.22 * (v - y)
            soft.append(y)
        for delay, level in ((0.0131, 0.5), (0.0237, 0.38), (0.0373, 0.27), (0.0571, 0.18)):
            d, level = int(delay * RATE), level * amount
            for i in range(d, len(dry)):
                self.data[i] += soft[i - d] * level

    def finish(self, peak, dark=9000.0, fade=0.3):
        """Take off the harsh top and everything below hearing, fade out, set the level."""
        k = 1 - math.exp(-TAU * dark / RATE)
        r = 1 - TAU * 35 / RATE
        y = px = py = 0.0
        out = []
        for v in self.data:
            y += k * (v - y)
            py = r * (py + y - px)
            px = y
            out.append(py)
        n, m, lead = len(out), int(len(out) * fade), int(0.001 * RATE)
        for i in range(m):
            out[n - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / m)
        for i in range(lead):
            out[i] *= 0.5 - 0.5 * math.cos(math.pi * i / lead)
        mean = sum(out) / n  # what the fade left over, taken off under a
        for i in range(n):  # window so that both ends stay at zero
            out[i] -= mean * 2 * math.sin(math.pi * i / (n - 1)) ** 2
        top = max(abs(v) for v in out)
        return array.array("h", (round(v / top * peak * 32767) for v in out))


def place():
    s = Sound(0.20)
    s.wood(0, 470, 1.0, 0.032)
    s.room(0.35)
    return s.finish(0.36, 6000)


def lift():
    s = Sound(0.15)
    s.breath(0, 0.07, 700, 2200, 0.5, seed=5)
    s.wood(0.012, 690, 0.6, 0.018, 0.6)
    s.room(0.25)
    return s.finish(0.20, 5500)


def refuse():
    s = Sound(0.34)
    s.wood(0, 196, 1.0, 0.045, 0.25)
    s.wood(0.115, 174, 0.8, 0.05, 0.2)
    s.room(0.3)
    return s.finish(0.34, 2500)


def call():
    s = Sound(0.30)
    s.breath(0, 0.115, 900, 3200, 0.7, seed=11, peak=0.62)
    s.breath(0.10, 0.06, 2600, 1100, 0.35, seed=12, peak=0.15)
    s.wood(0.112, 560, 0.55, 0.022, 0.8)
    s.room(0.3)
    return s.finish(0.27, 6500)


def line():
    s = Sound(0.60)
    s.chime(0, D5, 0.8, 0.17, 0.5)
    s.chime(0.07, FS5, 0.6, 0.16, 0.45)
    s.chime(0.14, A5, 0.7, 0.16, 0.4)
    s.room(0.5)
    return s.finish(0.34, 7000, 0.45)


def beam():
    s = Sound(0.60)
    s.chime(0, A5, 0.7, 0.14, 0.75)
    s.chime(0.055, D6, 0.7, 0.14, 0.7)
    s.chime(0.11, FS6, 0.6, 0.15, 0.55)
    s.breath(0.02, 0.25, 3500, 6500, 0.035, seed=21)
    s.room(0.55)
    return s.finish(0.30, 10000, 0.45)


def turn():
    s = Sound(0.42)
    s.chime(0, A4, 0.8, 0.09, 0.25, 0.010)
    s.chime(0.10, D5, 0.8, 0.10, 0.25, 0.010)
    s.room(0.4)
    return s.finish(0.18, 5000, 0.45)


def hint():
    s = Sound(0.50)
    s.chime(0, B5, 0.6, 0.12, 0.3, 0.016)
    s.chime(0.09, FS5, 0.5, 0.12, 0.3, 0.016)
    s.chime(0.18, B5, 0.6, 0.12, 0.3, 0.016)
    s.room(0.5)
    return s.finish(0.22, 6000, 0.45)


def end():
    s = Sound(0.60)
    s.chime(0, A4, 0.7, 0.15, 0.45, 0.006)
    s.chime(0.09, FS4, 0.6, 0.15, 0.45, 0.006)
    s.chime(0.18, D4, 0.9, 0.17, 0.5, 0.006)
    s.room(0.5)
    return s.finish(0.32, 5500, 0.45)


def win():
    s = Sound(1.0)
    for i, note in enumerate((D5, FS5, A5)):
        s.chime(i * 0.085, note, 0.6, 0.14, 0.5)
    chord = (D4, 0.55, 0.0), (A4, 0.4, 0.010), (FS5, 0.42, 0.020), (A5, 0.4, 0.030)
    for note, level, late in (*chord, (D6, 0.36, 0.040)):
        s.chime(0.27 + late, note, level, 0.20, 0.5, 0.006)
    s.room(0.6)
    return s.finish(0.40, 7500, 0.45)


def undo():
    s = Sound(0.24)
    s.breath(0, 0.10, 2400, 800, 0.5, seed=31, peak=0.5)
    s.wood(0.02, 587, 0.5, 0.020, 0.5)
    s.wood(0.085, 440, 0.6, 0.026, 0.5)
    s.room(0.3)
    return s.finish(0.22, 5000)


def button():
    s = Sound(0.09)
    s.wood(0, 880, 0.8, 0.011, 0.5)
    return s.finish(0.16, 5000)


def place_glass():
    s = Sound(0.30)
    s.glass(0, 2093, 0.9, 0.050)
    s.glass(0.006, 2794, 0.4, 0.034)
    s.wood(0, 610, 0.30, 0.014, 0.4)
    s.room(0.4)
    return s.finish(0.26, 9000, 0.4)


def lift_glass():
    s = Sound(0.18)
    s.breath(0, 0.06, 1800, 4200, 0.25, seed=41)
    s.glass(0.014, 2489, 0.5, 0.026)
    s.room(0.3)
    return s.finish(0.16, 8500, 0.4)


def break_glass():
    s = Sound(0.46)
    for at, freq, gain in (
        (0, 1975, 0.7),
        (0.031, 2637, 0.55),
        (0.052, 3322, 0.4),
        (0.094, 2217, 0.35),
    ):
        s.glass(at, freq, gain, 0.030)
    s.breath(0, 0.14, 5200, 2400, 0.30, seed=43, peak=0.1)
    s.glass(0.17, 3520, 0.22, 0.026)
    s.glass(0.24, 2960, 0.16, 0.026)
    s.room(0.4)
    return s.finish(0.24, 8500, 0.45)


def place_stone():
    s = Sound(0.22)
    s.stone(0, 310, 1.0)
    s.room(0.3)
    return s.finish(0.34, 4200, 0.4)


def lift_stone():
    s = Sound(0.17)
    s.breath(0, 0.09, 500, 1300, 0.6, seed=51)
    s.stone(0.03, 420, 0.4)
    s.room(0.25)
    return s.finish(0.18, 3800, 0.4)


def place_paper():
    s = Sound(0.20)
    s.breath(0, 0.045, 2300, 1000, 0.5, seed=61, peak=0.2)
    s.wood(0.004, 380, 0.9, 0.022, 0.5)
    s.room(0.3)
    return s.finish(0.32, 5200, 0.4)


SOUNDS = {
    "place": place,
    "lift": lift,
    "refuse": refuse,
    "call": call,
    "line": line,
    "beam": beam,
    "turn": turn,
    "hint": hint,
    "end": end,
    "win": win,
    "undo": undo,
    "button": button,
    "place-glass": place_glass,
    "lift-glass": lift_glass,
    "break-glass": break_glass,
    "place-stone": place_stone,
    "lift-stone": lift_stone,
    "place-paper": place_paper,
}


def check(path):
    with wave.open(str(path)) as w:
        assert (w.getnchannels(), w.getsampwidth(), w.getframerate()) == (1, 2, RATE), path
        pcm = array.array("h", w.readframes(w.getnframes()))
    if sys.byteorder == "big":
        pcm.byteswap()
    x = [v / 32768 for v in pcm]
    n = len(x)
    peak = max(map(abs, x))
    rms = math.sqrt(sum(v * v for v in x) / n)
    mean = sum(x) / n
    step = max(abs(b - a) for a, b in pairwise(x))
    ends = max(abs(x[0]), abs(x[-1]), abs(x[1]), abs(x[-2]))
    print(
        f"{path.name:16} {n / RATE:5.2f} s  peak {peak:.3f}  rms {20 * math.log10(rms):6.1f} dB"
        f"  mean {mean:+.6f}  ends {ends:.5f}  step {step:.3f}"
    )
    assert n / RATE <= (1.0 if path.stem == "win" else 0.6), "too long"
    assert peak <= 0.5, path
    assert rms < 0.1, path
    assert abs(mean) < 0.0005, path
    assert ends < 0.001, path


def main():
    for name, make in SOUNDS.items():
        path = HERE / f"{name}.wav"
        if "--check" not in sys.argv[1:]:
            pcm = make()
            if sys.byteorder == "big":
                pcm.byteswap()
            with wave.open(str(path), "wb") as w:
                w.setnchannels(1)
                w.setsampwidth(2)
                w.setframerate(RATE)
                w.writeframes(pcm.tobytes())
        check(path)


if __name__ == "__main__":
    main()
