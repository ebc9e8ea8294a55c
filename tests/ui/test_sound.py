"""Sounds: mixed here, played by a device that may not be there."""

from __future__ import annotations

from array import array

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop.ui.kit import sound
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.sound import NULL_DEVICE, RATE, Mixer, Sounds, samples_of


@pytest.fixture
def sounds(qapp: object, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    monkeypatch.setenv(NULL_DEVICE, "null")
    made = Sounds()
    yield made
    made.close()


def heard(data: bytes) -> list[int]:
    return list(array("h", data))


def test_what_sounds_together_is_added_up_and_never_overflows() -> None:
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
    qtbot.waitUntil(lambda: bool(tries), timeout=10_000)
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
    sounds.play("place")
    assert sounds.thread_ is None
    assert not sounds.possible
