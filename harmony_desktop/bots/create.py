"""Creating the bots of a game by level or strength, and by style."""

from __future__ import annotations

from harmony_desktop import games
from harmony_desktop.engine.bot import Bot
from harmony_desktop.engine.strength import LEVELS, RANDOM, UnknownBot, strength_of


def styles(game: str, level: str) -> tuple[str, ...]:
    """The styles offered to bots of a level; the weakest has none, nor has the strongest, which a
    style would make weaker."""
    return () if level in (RANDOM, strongest(game)) else games.bots(game).STYLES


def bot(game: str, level: str, style: str = "") -> Bot:
    """A bot of a game by its level (`hard`) or strength (`strength=37`), balanced or in a style.

    UnknownBot if there is none such.
    """
    strength_of(level)
    if style and style not in games.bots(game).STYLES:
        raise UnknownBot(f"{level}+{style}")
    return games.bots(game).bot(level, style)


def named(game: str, name: str) -> Bot:
    """A bot by its name: a level or strength, perhaps with a style, such as `hard+spoiler`."""
    level, plus, style = name.partition("+")
    if plus and not style:
        raise UnknownBot(name)
    return bot(game, level, style)


def is_known(game: str, name: str) -> bool:
    """Whether `named` accepts a name for a game."""
    level, plus, style = name.partition("+")
    try:
        strength_of(level)
    except UnknownBot:
        return False
    return not plus or (level != RANDOM and style in games.bots(game).STYLES)


def strongest(game: str) -> str:
    """The level that gives hints and analyses a game."""
    return LEVELS[-1]
