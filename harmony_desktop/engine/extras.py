"""Features only one game has, declared in its facts so that the application can offer them.

Modules are named within the game's folder (`table.gallery_page`) and loaded when needed.
"""

from __future__ import annotations

from typing import NamedTuple


class OwnPage(NamedTuple):
    """A page of one game that Home offers. Title and line are marked for translation."""

    key: str
    icon: str
    title: str
    line: str
    module: str
    """The module whose `open_page(context)` creates the page."""


class Switch(NamedTuple):
    """An on/off setting of one game. Title and note are marked for translation."""

    key: str
    """The setting's key, unique among all games."""
    title: str
    note: str
    default: bool


class OwnCommand(NamedTuple):
    """A command of one game, without a window."""

    name: str
    help: str
    module: str
    """The module whose `run_command()` returns the output for JSON."""


class Daily(NamedTuple):
    """Setup of the daily game: opponents, seats of the player, and options that differ from the
    defaults."""

    bots: tuple[str, ...] = ()
    """Levels of the opponents."""
    persons: int = 1
    """Number of seats the player has."""
    options: tuple[tuple[str, str | int | bool], ...] = ()


class Extras(NamedTuple):
    """The features only one game has; most games have none."""

    pages: tuple[OwnPage, ...] = ()
    switches: tuple[Switch, ...] = ()
    commands: tuple[OwnCommand, ...] = ()
    turn_ends: str | None = None
    """The kind of move that ends a turn of several moves; elsewhere every move is a turn."""
    turn_goes_on: str | None = None
    """The kind of move that belongs to the turn of the move before it."""
    hindsight: str | None = None
    """The module that finds the best possible result of a finished game."""
    text_option: str | None = None
    """The module of New game's box for a Text option: `option_box(page, option, value)`."""
    belongings: str | None = None
    """The module that stores what players made for the game, such as sets: `kept`, `take_in`."""
