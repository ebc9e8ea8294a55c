"""Puzzles of Harmony: placements judged by playing the round to its end many times."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.themes import CLOSING, ENDGAME, PLANNING, Theme
from harmony_desktop.games.harmony.bots.brain_estimate import LineJudge
from harmony_desktop.games.harmony.bots.levels import bot
from harmony_desktop.games.harmony.rules.components import CELL_COUNT
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules.scoring import sheets

if TYPE_CHECKING:
    from harmony_desktop.games.harmony.bots.brain_boards import Array

_CHAMPION: Final = "champion"
_GAMES: Final = 32
"""Number of games played out after each placement, for each unit of effort."""
_RIVALS: Final = 4
"""Number of placements that are compared."""
_BATCH: Final = 256
_LAST: Final = 4
"""With this number of cells left, a position belongs to the endgame."""


def ranked(view: HarmonyView, effort: int) -> Sequence[Suggestion]:
    """The best placements with their expected final points, best first.

    With an effort of 1 as the champion judges them, with more by playing out that many times 32
    rounds: the same tiles after every placement.
    """
    found = bot(_CHAMPION).suggest(view, _RIVALS)
    if effort == 1 or len(found) < 2:
        return found
    # Only judging needs numpy.
    from harmony_desktop.games.harmony.bots.brain import brain

    cells = [one.move.cell for one in found if isinstance(one.move, PlaceTile)]
    mind = brain(_CHAMPION, view.setup.placement, view.setup.scoring)
    orders = _orders(view, effort * _GAMES)
    totals = [0.0] * len(cells)
    for first in range(0, len(orders), _BATCH):
        part = orders[first : first + _BATCH]
        results = mind.play_to_end(view.boards[view.seat], view.called, cells, part)
        for number, result in enumerate(results.sum(axis=1).tolist()):
            totals[number] += result
    judged = [
        Suggestion(PlaceTile(cell), total / len(orders))
        for cell, total in zip(cells, totals, strict=True)
    ]
    return sorted(judged, key=lambda one: -one.value)


def _orders(view: HarmonyView, games: int) -> Array:
    """Calling orders of the tiles still in the bag, the same whenever they are asked for."""
    import numpy as np

    return np.array(
        [
            Dice(game, "puzzle", len(view.called)).shuffled(view.bag)[
                : CELL_COUNT - len(view.called)
            ]
            for game in range(games)
        ],
        np.intp,
    ).reshape(games, -1)


def obvious(view: HarmonyView) -> tuple[Move, ...]:
    """The placement that completes most points, or else continues most bands."""
    judge = LineJudge(view.boards[view.seat], view.called, view.setup.scoring)

    def promise(move: PlaceTile) -> tuple[int, int]:
        return _gain(view, move), judge.beginner_value(move.cell)

    return (max(view.legal_moves(), key=promise),)


def _gain(view: HarmonyView, move: PlaceTile) -> int:
    """The points of the lines that a placement completes."""
    board = view.boards[view.seat]
    after = board[: move.cell] + (view.called[-1],) + board[move.cell + 1 :]
    return sheets([after], "standard")[0].total - sheets([board], "standard")[0].total


def outcome(view: HarmonyView, moves: Sequence[Move]) -> Hashable:
    """The cell: a placement is a single step."""
    (move,) = moves
    assert isinstance(move, PlaceTile)
    return move.cell


def theme(view: HarmonyView, best: Suggestion) -> Theme:
    """What the best placement is about."""
    move = best.move
    assert isinstance(move, PlaceTile)
    if _gain(view, move) > 0:
        return CLOSING
    return ENDGAME if CELL_COUNT - len(view.called) < _LAST else PLANNING


def likeness(view: HarmonyView) -> Hashable:
    """Two positions with the same likeness are the same puzzle."""
    return view.boards[view.seat], view.called[-1]
