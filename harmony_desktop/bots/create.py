"""Creating the bots of a game by level, style or name."""

from __future__ import annotations

from harmony_desktop import games
from harmony_desktop.engine.bot import LEVELS, Bot, UnknownBot


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return games.bots(game).LEVELS


def styles(game: str, level: str) -> tuple[str, ...]:
    """The styles available to bots of a level; the weakest level has none."""
    return () if level == LEVELS[0] else games.bots(game).STYLES


def bot(game: str, level: str, style: str = "") -> Bot:
    """A bot of a game, balanced or in a style; UnknownBot if the game has none such."""
    if level not in levels(game):
        raise UnknownBot(level)
    if style and style not in games.bots(game).STYLES:
        raise UnknownBot(f"{level}+{style}")
    return games.bots(game).bot(level, style)


def named(game: str, name: str) -> Bot:
    """A bot by its name: a level, or a level and a style, such as `hard+spoiler`."""
    level, plus, style = name.partition("+")
    if plus and not style:
        raise UnknownBot(name)
    return bot(game, level, style)


def names(game: str) -> set[str]:
    """All names that `named` accepts for a game."""
    return {
        *levels(game),
        *(f"{level}+{style}" for level in levels(game) for style in styles(game, level)),
    }


def strongest(game: str) -> str:
    """The level that gives hints and analyses games."""
    return levels(game)[-1]
