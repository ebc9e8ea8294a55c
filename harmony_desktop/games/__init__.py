"""The list of games. A new game is a folder here and one line below."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from harmony_desktop.engine.game import Game

GAMES: Final = ("harmony", "sintra", "harmonies", "terraces", "harmonia")
"""Every game by its id, in the order of Home. Each is loaded when it is first asked for."""


class UnknownGame(KeyError):
    """There is no game of that id."""


def part(game: str, name: str) -> ModuleType:
    """A module of a game's folder: `facts`, `rules`, `bots`, `texts`, `table.scene` …"""
    if game not in GAMES:
        raise UnknownGame(game)
    return import_module(f"harmony_desktop.games.{game}.{name}")


def load(game: str) -> Game:
    """The rules of a game; UnknownGame if there is none of that id."""
    return cast("Game", part(game, "rules").GAME)
