"""How to get a bot of a game."""

from __future__ import annotations

from harmony_desktop import games
from harmony_desktop.engine.bot import Bot, UnknownLevel


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return games.bots(game).LEVELS


def bot(game: str, level: str) -> Bot:
    """A bot of a game; UnknownLevel if it has none of that level."""
    if level not in levels(game):
        raise UnknownLevel(level)
    return games.bots(game).bot(level)


def strongest(game: str) -> str:
    """The level that gives advice and looks over games."""
    return levels(game)[-1]
