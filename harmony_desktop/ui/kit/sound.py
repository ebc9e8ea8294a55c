"""Short, soft sounds. Where there is nothing to play them with, the application is silent.

`miniaudio` plays them: two thirds of a megabyte, where QtMultimedia would bring 175. Without it, as
in Debian, the player of the desktop's sound system does. Sounds are mixed here and handed to the
device by a thread of their own, which also opens the device: that can take a while, and a sound
system that does not answer must not hold up the window.
"""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import threading
import wave
from array import array
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Final, Literal, Protocol

from PySide6.QtCore import QCoreApplication, QObject

from harmony_desktop.ui.kit.resources import resource

Material = Literal["wood", "glass", "stone", "paper"]
"""The material of a game's pieces, which chooses their sounds."""
SoundName = Literal[
    "beam",
    "break",
    "button",
    "call",
    "end",
    "hint",
    "lift",
    "line",
    "place",
    "refuse",
    "turn",
    "undo",
    "win",
]
"""The events that have a sound."""

RATE: Final = 44_100
NULL_DEVICE: Final = "HARMONY_DESKTOP_SOUND"
"""Set to `null` in the environment, sounds go to a device that nobody hears: for checks. With
`null:FILE`, the file says at the end how many samples that device has taken."""
_BUFFER_MS: Final = 60
_IDLE_SECONDS: Final = 3.0
"""How long after the last sound the device is let go."""
_PLAYER_SAMPLES: Final = RATE // 50
_AGAIN_SECONDS: Final = 20.0
"""How long after a device could not be opened it is tried again."""


def path_of(name: SoundName, material: Material | None = None) -> Path:
    """Where the sound of an event is kept."""
    special = resource("sounds", f"{name}-{material}.wav")
    return special if special.exists() else resource("sounds", f"{name}.wav")


@cache
def samples_of(name: SoundName, material: Material | None = None) -> array[int]:
    """The sound of an event, as pieces of that material make it if it has one of its own."""
    with wave.open(str(path_of(name, material))) as file:
        found = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


class Mixer:
    """Mixes the sounds that play at the same time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array[int], int, float]] = []
        self.taken = 0
        """How many samples of sounds, silence not counted, a device has taken so far."""

    def add(self, samples: array[int], volume: float) -> None:
        """Begin a sound."""
        with self._lock:
            self._voices.append((samples, 0, volume))

    @property
    def silent(self) -> bool:
        return not self._voices

    def take(self, count: int) -> bytes:
        """Take the next `count` samples."""
        mixed = [0] * count
        with self._lock:
            going_on = []
            for samples, start, volume in self._voices:
                part = samples[start : start + count]
                for at, sample in enumerate(part):
                    mixed[at] += int(sample * volume)
                self.taken += len(part)
                if start + count < len(samples):
                    going_on.append((samples, start + count, volume))
            self._voices = going_on
        return array("h", (max(-32768, min(32767, sample)) for sample in mixed)).tobytes()


class Device(Protocol):
    """An output that plays the samples of a mixer."""

    def start(self) -> None:
        """Begin to take samples."""

    def stop(self) -> None:
        """Take no more; it can be started again."""

    def close(self) -> None:
        """Let the sound system go."""


class MiniaudioDevice:
    """The sound system of this computer, whichever it has."""

    def __init__(self, mixer: Mixer) -> None:
        """Raises an error of the library if there is no device or it is busy."""
        import miniaudio

        null = os.environ.get(NULL_DEVICE, "").partition(":")[0] == "null"
        self._mixer = mixer
        with _quiet_stderr():
            self._device = miniaudio.PlaybackDevice(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_BUFFER_MS,
                backends=[miniaudio.Backend.NULL] if null else None,
                app_name="Harmony Desktop",
            )

    def start(self) -> None:
        samples = self._samples()
        next(samples)
        with _quiet_stderr():
            self._device.start(samples)

    def _samples(self) -> Generator[bytes, int, None]:
        wanted = yield b""
        while True:
            wanted = yield self._mixer.take(wanted)

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        self._device.close()


class PlayerDevice:
    """A program that plays samples from its standard input: PipeWire's, PulseAudio's or ALSA's."""

    def __init__(self, mixer: Mixer) -> None:
        """Raises OSError if there is no such program."""
        found = player_words()
        if found is None:
            raise OSError("no program plays sounds here")
        self._words = found
        self._mixer = mixer
        self._process: subprocess.Popen[bytes] | None = None
        self._feeder: threading.Thread | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._words,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
        )
        self._feeder = threading.Thread(target=self._feed, args=(self._process,), daemon=True)
        self._feeder.start()

    def _feed(self, process: subprocess.Popen[bytes]) -> None:
        """Write samples as fast as they are played; a full pipe holds this thread back."""
        pipe = process.stdin
        assert pipe is not None
        _shorten(pipe.fileno())
        # A player that ends, or is ended, reads no more.
        with pipe, suppress(OSError):
            while True:
                left = self._mixer.take(_PLAYER_SAMPLES)
                while left:
                    left = left[pipe.write(left) :]

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=2.0)
            self._process = None
        if self._feeder is not None:
            self._feeder.join(timeout=2.0)

    def close(self) -> None:
        self.stop()


def player_words() -> list[str] | None:
    """The command line of a program that plays samples from its standard input."""
    rate, buffer = str(RATE), str(_BUFFER_MS)
    players = (
        ["pw-cat", "--playback", "--raw", "--rate", rate, "--channels", "1", "--format", "s16"]
        + ["--latency", f"{buffer}ms", "-"],
        ["pacat", "--playback", "--raw", f"--rate={rate}", "--channels=1"]
        + ["--format=s16ne", f"--latency-msec={buffer}", "--client-name=Harmony Desktop"],
        ["aplay", "--quiet", "--file-type=raw", "--format=S16", f"--rate={rate}"]
        + ["--channels=1", f"--buffer-time={buffer}000"],
    )
    if sys.platform != "linux" or os.environ.get(NULL_DEVICE):
        return None
    for words in players:
        if program := shutil.which(words[0]):
            return [program, *words[1:]]
    return None


def _shorten(pipe: int) -> None:
    """Let a pipe hold a single page: sixteen would delay every sound by most of a second."""
    if sys.platform == "linux":
        import fcntl

        with suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, 4096)


@contextmanager
def _quiet_stderr() -> Iterator[None]:
    """Silence sound systems that write to the terminal, past Python, when there is no device."""
    try:
        kept = os.dup(2)
    except OSError:  # a window without a terminal may have no such file at all
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)


class SoundThread(threading.Thread):
    """Opens the device when the first sound is wanted, and lets it rest when all is quiet."""

    def __init__(self) -> None:
        super().__init__(name="sounds", daemon=True)
        self.mixer = Mixer()
        self._wanted: queue.SimpleQueue[tuple[array[int], float] | None] = queue.SimpleQueue()
        self._device: Device | None = None
        self._playing = False
        self._failed_at = -_AGAIN_SECONDS

    def play(self, samples: array[int], volume: float) -> None:
        self._wanted.put((samples, volume))

    def close(self) -> None:
        """Let the device go and end; the thread is gone when this returns, or nearly."""
        self._wanted.put(None)
        self.join(timeout=2.0)

    def run(self) -> None:
        while True:
            try:
                wanted = self._wanted.get(timeout=_IDLE_SECONDS if self._playing else None)
            except queue.Empty:
                self._rest()
                continue
            if wanted is None:
                break
            if self._wake():
                self.mixer.add(*wanted)
        self._rest()
        if self._device is not None:
            with suppress(Exception):
                self._device.close()
        if path := os.environ.get(NULL_DEVICE, "").partition(":")[2]:
            Path(path).write_text(str(self.mixer.taken), encoding="ascii")

    def _wake(self) -> bool:
        """Make sure that a device plays; False if there is none."""
        if self._playing:
            return True
        if monotonic() - self._failed_at < _AGAIN_SECONDS:
            return False
        try:
            if self._device is None:
                device = MiniaudioDevice if _installed() else PlayerDevice
                self._device = device(self.mixer)
            self._device.start()
        except Exception:
            # No device, a busy one, no sound system, no library: silence.
            self._device = None
            self._failed_at = monotonic()
            return False
        self._playing = True
        return True

    def _rest(self) -> None:
        if self._playing and self._device is not None and self.mixer.silent:
            with suppress(Exception):
                self._device.stop()
            self._playing = False


class Sounds(QObject):
    """Plays the sound of an event, if there is a way to play it and the player wants it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self._volume = 0.6
        self.thread_: SoundThread | None = None

    @property
    def possible(self) -> bool:
        """Whether this installation can make a sound at all."""
        return _installed() or _has_player() or _qt_plays()

    def set_volume(self, percent: int) -> None:
        self._volume = percent / 100

    def play(self, name: SoundName, material: Material | None = None) -> None:
        """Play the sound of that name."""
        if not self.on or not self._volume:
            return
        if not (_installed() or _has_player()):
            self._play_with_qt(name, material)
            return
        if self.thread_ is None:
            self.thread_ = SoundThread()
            self.thread_.start()
            application = QCoreApplication.instance()
            if application is not None:
                application.aboutToQuit.connect(self.close)
        self.thread_.play(samples_of(name, material), self._volume)

    def _play_with_qt(self, name: SoundName, material: Material | None) -> None:
        """Play sounds through QtMultimedia, where it is the only way."""
        if not _qt_plays():
            return
        from PySide6.QtCore import QUrl
        from PySide6.QtMultimedia import QSoundEffect

        path = str(path_of(name, material))
        effect = self.findChild(QSoundEffect, path) or QSoundEffect(self)
        effect.setObjectName(path)
        effect.setSource(QUrl.fromLocalFile(path))
        effect.setVolume(self._volume)
        effect.play()

    def close(self) -> None:
        """Be silent from now on, and let the device go."""
        self.on = False
        if self.thread_ is not None:
            self.thread_.close()
            self.thread_ = None


@cache
def _installed() -> bool:
    return find_spec("miniaudio") is not None


@cache
def _has_player() -> bool:
    return player_words() is not None


@cache
def _qt_plays() -> bool:
    return find_spec("PySide6.QtMultimedia") is not None
