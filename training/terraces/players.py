"""Who plays Terraces in measured matches besides the bots, and what people see at once.

The tiles of the arranged way are too many orders for the models of people: they play the others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces.bots.evaluation import Outlook, ScoredPlacing
from harmony_desktop.games.terraces.bots.search import SEARCH_MARGIN
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.terrain import TerrainLayout
from training.terraces.first_hard import FirstHard

PLAYERS: dict[str, Callable[[], Any]] = {"old-hard": FirstHard}


@lru_cache(maxsize=2)
def _outlook(layout: TerrainLayout, side: int) -> Outlook:
    return Outlook(layout.reframed(SEARCH_MARGIN), side)


def _leads(view: Any, move: Lay) -> tuple[int, int, int, int]:
    """The best regions of the player and of the other now, then after the move."""
    root = _outlook(view.layout, view.side(view.seat))
    placing = ScoredPlacing(move.tile, move.turn, root.layout.frame.index(move.x, move.y))
    return (root.own.points, root.their.points, *root.points_after(placing))


def hurts(view: Any, move: Move) -> bool:
    """Whether a move brings the player's own best region nothing, or the other's something.

    A tile is all one has in a turn: even a child sees that one is wasted.
    """
    if not isinstance(move, Lay):
        return False
    own, their, own_after, their_after = _leads(view, move)
    return own_after <= own or their_after > their


def gain(view: Any, move: Move) -> float:
    """By how much a move changes the lead at once."""
    if not isinstance(move, Lay):
        return 0.0
    own, their, own_after, their_after = _leads(view, move)
    return (own_after - their_after) - (own - their)
