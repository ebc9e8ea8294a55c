"""Sounds: mixed here, played by a device that may not be there."""

from __future__ import annotations

import shutil
import sys
from array import array
from pathlib import Path
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop.ui.kit import sound
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.sound import (
    NULL_DEVICE,
    RATE,
    Mixer,
    SoundName,
    Sounds,
    samples_of,
)


@pytest.fixture
def sounds(qapp: object, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    monkeypatch.setenv(NULL_DEVICE, "null")
    made = Sounds()
    yield made
    made.close()


def heard(data: bytes) -> list[int]:
    return list(array("h", data))


def test_simultaneous_sounds_are_added_and_never_overflow() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]), 1.0)
    mixer.add(array("h", [1000]), 0.5)
    assert heard(mixer.take(2)) == [600, 200]
    assert not mixer.silent
    assert heard(mixer.take(3)) == [300, 0, 0]
    assert mixer.silent
    assert mixer.taken == 4
    for _ in range(3):
        mixer.add(array("h", [30_000, -30_000]), 1.0)
    assert heard(mixer.take(2)) == [32767, -32768]


def test_a_device_takes_every_sample_of_what_is_played(sounds: Sounds, qtbot: QtBot) -> None:
    sounds.play("place", "glass")
    sounds.play("line")
    thread = sounds.thread_
    assert thread is not None
    wanted = len(samples_of("place", "glass")) + len(samples_of("line"))
    qtbot.waitUntil(lambda: thread.mixer.taken == wanted, timeout=20_000)
    sounds.close()
    assert not thread.is_alive()


def test_a_material_has_its_own_sounds_and_else_the_common_ones() -> None:
    assert samples_of("place", "glass") != samples_of("place")
    assert samples_of("win", "glass") == samples_of("win")


def test_every_sound_by_name_is_there() -> None:
    files = {one.stem.partition("-")[0] for one in resource("sounds").glob("*.wav")}
    assert set(get_args(SoundName)) == files


def test_no_sound_is_longer_than_a_second() -> None:
    files = sorted(resource("sounds").glob("*.wav"))
    assert len(files) >= 18
    for path in files:
        name, _, material = path.stem.partition("-")
        assert 0 < len(samples_of(name, material or None)) <= RATE, path.name  # type: ignore[arg-type]


def test_without_a_device_it_is_silent(
    sounds: Sounds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    tries = []

    def fail(mixer: Mixer) -> None:
        tries.append(mixer)
        raise OSError("no device")

    monkeypatch.setattr(sound, "MiniaudioDevice", fail)
    sounds.play("place")
    sounds.play("lift")
    qtbot.waitUntil(lambda: bool(tries))
    sounds.close()
    assert len(tries) == 1
    assert capfd.readouterr().err == ""


def test_switched_off_or_without_a_player_nothing_is_begun(
    sounds: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.on = False
    sounds.play("place")
    sounds.on = True
    sounds.set_volume(0)
    sounds.play("place")
    sounds.set_volume(50)
    monkeypatch.setattr(sound, "_installed", lambda: False)
    monkeypatch.setattr(sound, "_qt_plays", lambda: False)
    monkeypatch.setattr(sound, "_has_player", lambda: False)
    sounds.play("place")
    assert sounds.thread_ is None
    assert not sounds.possible


@pytest.mark.skipif(sys.platform != "linux", reason="players of Linux desktops")
@pytest.mark.parametrize("program", ["pw-cat", "pacat", "aplay"])
def test_without_miniaudio_the_player_of_the_desktop_gets_every_sample(
    program: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    player = tmp_path / "bin" / program
    player.parent.mkdir()
    player.write_text(f"#!/bin/sh\nexec cat > {heard}\n")
    player.chmod(0o755)
    monkeypatch.delenv(NULL_DEVICE, raising=False)
    monkeypatch.setenv("PATH", f"{player.parent}:/usr/bin:/bin")
    monkeypatch.setattr(shutil, "which", lambda name: str(player) if name == program else None)
    monkeypatch.setattr(sound, "_installed", lambda: False)
    monkeypatch.setattr(sound, "_has_player", lambda: True)
    played = Sounds()
    played.set_volume(100)
    played.play("place")
    samples = sound.samples_of("place")
    qtbot.waitUntil(lambda: played.thread_ is not None and played.thread_.mixer.taken > 0)
    mixer = played.thread_.mixer  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: mixer.taken == len(samples), timeout=20_000)
    qtbot.waitUntil(lambda: samples.tobytes() in heard.read_bytes(), timeout=20_000)
    played.close()


def test_no_player_is_used_while_sounds_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setenv(NULL_DEVICE, "null")
    assert sound.player_words() is None
    monkeypatch.delenv(NULL_DEVICE)
    monkeypatch.setattr(sound.sys, "platform", "linux")
    words = sound.player_words()
    assert words is not None
    assert words[0] == "/usr/bin/pw-cat"
