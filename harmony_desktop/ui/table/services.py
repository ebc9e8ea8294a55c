"""What a table needs from the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from harmony_desktop.storage.files import Places
from harmony_desktop.storage.settings import Settings
from harmony_desktop.ui.kit.sound import Sounds
from harmony_desktop.ui.kit.theme import Theme


@dataclass(frozen=True)
class TableServices:
    """The window's settings, theme and sounds, and where files live."""

    settings: Settings
    theme: Theme
    sounds: Sounds
    change: Callable[[str, object], None]
    """Change a setting by its name, for good."""
    places: Places
