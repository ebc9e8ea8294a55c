"""Services a table gets from the page around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.settings import Settings
from harmony_desktop.ui.kit.sound import Sounds
from harmony_desktop.ui.kit.theme import Theme


@dataclass(frozen=True)
class TableServices:
    """The window's settings, theme and sounds, where files live, and the bots of the game."""

    settings: Settings
    theme: Theme
    sounds: Sounds
    change: Callable[[str, object], None]
    """Change a setting by its name, and store it."""
    places: Places
    report: Callable[[Problem], None] = lambda problem: None
    """Report a problem with the disk."""
    consult: Callable[[str, int], bool] = lambda consultation, seat: False
    """Ask the bot at a seat one of its game's CONSULTATIONS; return whether it was asked.

    The table gets the answer in `GameTable.consulted`.
    """
    game_name: str = ""
    """Name of the running game on disk; "" if the game is not stored."""
