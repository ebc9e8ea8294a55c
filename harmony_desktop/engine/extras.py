"""What only one game has, declared in its facts so that the house offers it without knowing it.

Modules are named within the game's folder (`table.gallery_page`) and loaded when they are wanted.
"""

from __future__ import annotations

from typing import NamedTuple


class OwnPage(NamedTuple):
    """A page of the game's own that Home offers. Title and line are marked for translation."""

    key: str
    icon: str
    title: str
    line: str
    module: str
    """Its `open_page(context)` makes the page."""


class Switch(NamedTuple):
    """A setting of the game's own, on or off. Title and note are marked for translation."""

    key: str
    """Its name in the settings, which no other game uses."""
    title: str
    note: str
    default: bool


class OwnCommand(NamedTuple):
    """A command of the game's own, without a window."""

    name: str
    help: str
    module: str
    """Its `run_command()` returns what is printed as JSON."""


class Daily(NamedTuple):
    """How the game of the day is played: by whom, and with which options besides the usual ones."""

    bots: tuple[str, ...] = ()
    """The levels of the opponents."""
    persons: int = 1
    """How many seats the player has."""
    options: tuple[tuple[str, str | int | bool], ...] = ()


class Extras(NamedTuple):
    """Everything only this game has; most games have nothing."""

    pages: tuple[OwnPage, ...] = ()
    switches: tuple[Switch, ...] = ()
    commands: tuple[OwnCommand, ...] = ()
    hindsight: str | None = None
    """The module that finds out what was possible in a finished game."""
    text_option: str | None = None
    """The module for its Text option in New game: `option_box(page, option, value)`."""
    belongings: str | None = None
    """The module that keeps what players have made for it, such as sets: `kept`, `take_in`."""
