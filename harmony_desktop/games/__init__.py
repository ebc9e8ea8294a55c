"""The list of games, and access to their modules.

A new game is a folder here and its id below. `contract.py` describes the modules of a game's
folder.
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
"""All game ids, in the order of Home. A game is imported when it is first needed."""


class UnknownGame(KeyError):
    """There is no game of that id."""


def _module(game: str, name: str) -> ModuleType:
    if game not in GAMES:
        raise UnknownGame(game)
    return import_module(f"harmony_desktop.games.{game}.{name}")


def _module_or_default(game: str, name: str) -> ModuleType:
    """A module that a game may leave out."""
    try:
        return _module(game, name)
    except ModuleNotFoundError as problem:
        if problem.name != f"harmony_desktop.games.{game}.{name}":
            raise
        return import_module("harmony_desktop.games.defaults")


def load(game: str) -> Game:
    """The rules of a game; UnknownGame, here and below, if there is no game of that id."""
    return cast("contract.Rules", _module(game, "rules.game")).GAME


def facts(game: str) -> contract.Facts:
    """The facts of a game that Home shows."""
    return cast("contract.Facts", _module(game, "facts"))


def texts(game: str) -> contract.Texts:
    """The texts of a game."""
    return cast("contract.Texts", _module(game, "texts"))


def tutorial(game: str) -> contract.TutorialModule:
    """The tutorials of a game."""
    return cast("contract.TutorialModule", _module(game, "tutorial"))


def by_ear(game: str) -> contract.ByEar:
    """The announcements of a game and its answers to questions by key."""
    return cast("contract.ByEar", _module(game, "by_ear"))


def bots(game: str) -> contract.Bots:
    """The bots of a game."""
    return cast("contract.Bots", _module(game, "bots.levels"))


def categories(game: str) -> contract.Categories:
    """The categories of a game's points."""
    return cast("contract.Categories", _module_or_default(game, "categories"))


def achievements(game: str) -> contract.Achievements:
    """The achievements of a game."""
    return cast("contract.Achievements", _module_or_default(game, "achievements"))


def analysis(game: str) -> contract.AnalysisModule:
    """The analysis of a game: its decisions and what they cost."""
    return cast("contract.AnalysisModule", _module(game, "bots.analysis"))


def reasons(game: str) -> contract.Reasons:
    """The reasons why one decision of a game is better than another."""
    return cast("contract.Reasons", _module(game, "bots.reasons"))


def puzzles(game: str) -> contract.PuzzleJudge:
    """The judge of a game's puzzles; only where it has puzzles."""
    return cast("contract.PuzzleJudge", _module(game, "bots.puzzles"))


def position(game: str) -> contract.PositionModule:
    """Reading and scoring of a game's positions."""
    return cast("contract.PositionModule", _module(game, "rules.position"))


def pad(game: str) -> contract.Pad:
    """The score pad of a game, without its drawings."""
    return cast("contract.Pad", _module(game, "pad"))


def pad_drawings(game: str) -> contract.PadModule:
    """The drawings of a game's score pad; imports Qt."""
    return cast("contract.PadModule", _module(game, "table.pad"))


def figures(game: str) -> contract.Figures:
    """The drawings of a game; imports Qt."""
    return cast("contract.Figures", _module(game, "table.figures"))


def badges(game: str) -> contract.Badges:
    """The badges of a game's achievements; imports Qt."""
    return cast("contract.Badges", _module_or_default(game, "table.badges"))


def table(game: str) -> contract.TableModule:
    """The table of a game; imports Qt."""
    return cast("contract.TableModule", _module(game, "table.table"))


def page(game: str, own: OwnPage) -> contract.PageModule:
    """A page of one game; imports Qt."""
    return cast("contract.PageModule", _module(game, own.module))


def text_option(game: str) -> contract.SetupModule | None:
    """New game's box for a Text option, or None; imports Qt."""
    name = facts(game).EXTRAS.text_option
    return None if name is None else cast("contract.SetupModule", _module(game, name))


def hindsight(game: str) -> contract.HindsightModule | None:
    """The best possible results of finished games, or None."""
    name = facts(game).EXTRAS.hindsight
    return None if name is None else cast("contract.HindsightModule", _module(game, name))


def belongings(game: str) -> contract.Belongings | None:
    """Storage of what players made for a game, or None."""
    name = facts(game).EXTRAS.belongings
    return None if name is None else cast("contract.Belongings", _module(game, name))


def command(game: str, own: OwnCommand) -> contract.CommandModule:
    """A command of one game."""
    return cast("contract.CommandModule", _module(game, own.module))
