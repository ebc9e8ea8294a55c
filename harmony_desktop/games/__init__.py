"""The list of games. A new game is a folder here and one word below.

`contract.py` says what a game's folder holds; here its modules are handed out.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from harmony_desktop.engine.extras import OwnCommand, OwnPage
    from harmony_desktop.engine.game import Game
    from harmony_desktop.games import contract

GAMES: Final = ("harmony", "sintra", "harmonies", "terraces", "harmonia")
"""Every game by its id, in the order of Home. Each is loaded when it is first asked for."""


class UnknownGame(KeyError):
    """There is no game of that id."""


def _module(game: str, name: str) -> ModuleType:
    if game not in GAMES:
        raise UnknownGame(game)
    return import_module(f"harmony_desktop.games.{game}.{name}")


def load(game: str) -> Game:
    """The rules of a game; UnknownGame, here and below, if there is none of that id."""
    return cast("contract.Rules", _module(game, "rules.game")).GAME


def facts(game: str) -> contract.Facts:
    """What Home shows of a game."""
    return cast("contract.Facts", _module(game, "facts"))


def texts(game: str) -> contract.Texts:
    """The words of a game."""
    return cast("contract.Texts", _module(game, "texts"))


def bots(game: str) -> contract.Bots:
    """How the computer plays a game."""
    return cast("contract.Bots", _module(game, "bots.levels"))


def categories(game: str) -> contract.Categories:
    """Where the points of a game come from."""
    return cast("contract.Categories", _module(game, "categories"))


def achievements(game: str) -> contract.Achievements:
    """What is worth having at a game."""
    return cast("contract.Achievements", _module(game, "achievements"))


def analysis(game: str) -> contract.AnalysisModule:
    """What a decision is in a game, and what it costs."""
    return cast("contract.AnalysisModule", _module(game, "bots.analysis"))


def reasons(game: str) -> contract.Reasons:
    """Why one decision of a game is better than another."""
    return cast("contract.Reasons", _module(game, "bots.reasons"))


def position(game: str) -> contract.PositionModule:
    """How positions of a game are read and scored."""
    return cast("contract.PositionModule", _module(game, "rules.position"))


def pad(game: str) -> contract.Pad:
    """The score pad of a game, without its drawings."""
    return cast("contract.Pad", _module(game, "pad"))


def pad_look(game: str) -> contract.PadModule:
    """What the score pad of a game looks like; imports Qt."""
    return cast("contract.PadModule", _module(game, "table.pad"))


def figures(game: str) -> contract.Figures:
    """The drawings of a game; imports Qt."""
    return cast("contract.Figures", _module(game, "table.figures"))


def badges(game: str) -> contract.Badges:
    """The pictures of a game's achievements; imports Qt."""
    return cast("contract.Badges", _module(game, "table.badges"))


def table(game: str) -> contract.TableModule:
    """The table of a game; imports Qt."""
    return cast("contract.TableModule", _module(game, "table.table"))


def page(game: str, own: OwnPage) -> contract.PageModule:
    """A page of a game's own; imports Qt."""
    return cast("contract.PageModule", _module(game, own.module))


def text_option(game: str) -> contract.SetupModule | None:
    """New game's box for a Text option, where the game has one; imports Qt."""
    name = facts(game).EXTRAS.text_option
    return None if name is None else cast("contract.SetupModule", _module(game, name))


def hindsight(game: str) -> contract.HindsightModule | None:
    """What was possible in finished games, where a game can tell."""
    name = facts(game).EXTRAS.hindsight
    return None if name is None else cast("contract.HindsightModule", _module(game, name))


def belongings(game: str) -> contract.Belongings | None:
    """What players have made for a game, where it keeps such a thing."""
    name = facts(game).EXTRAS.belongings
    return None if name is None else cast("contract.Belongings", _module(game, name))


def command(game: str, own: OwnCommand) -> contract.CommandModule:
    """A command of a game's own."""
    return cast("contract.CommandModule", _module(game, own.module))
