"""Short, soft sounds. Without QtMultimedia the application is silent, not broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl

from harmony_desktop.ui.resources import resource

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

try:
    from PySide6 import QtMultimedia

    _WITH_SOUND = True
except ImportError:
    _WITH_SOUND = False


class Sounds(QObject):
    """Plays the sound of an event, if there is a way to play it and the player wants it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self._volume = 0.6
        self._effects: dict[str, QSoundEffect] = {}

    @property
    def possible(self) -> bool:
        """Whether this installation can make a sound at all."""
        return _WITH_SOUND and not QtMultimedia.QMediaDevices.defaultAudioOutput().isNull()

    def set_volume(self, percent: int) -> None:
        self._volume = percent / 100
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def play(self, name: str) -> None:
        """Play the sound of that name."""
        if not self.on or not self.possible:
            return
        if name not in self._effects:
            effect = QtMultimedia.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(resource("sounds", f"{name}.wav"))))
            effect.setVolume(self._volume)
            self._effects[name] = effect
        self._effects[name].play()
