"""Players of Terraces for matches, besides its bots, and what the models of people see.

The models of people do not play the arranged way, whose tiles can be ordered in too many ways.
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
from training.old_bots import OldBot

PLAYERS: dict[str, Callable[[], OldBot]] = {"old-hard": lambda: OldBot("terraces", "old-hard")}


@lru_cache(maxsize=2)
def _outlook(layout: TerrainLayout, side: int) -> Outlook:
    return Outlook(layout.reframed(SEARCH_MARGIN), side)


def _leads(view: Any, move: Lay) -> tuple[int, int, int, int]:
    """Points of the best regions: the player's and the opponent's now, then after the move."""
    root = _outlook(view.layout, view.side(view.seat))
    placing = ScoredPlacing(move.tile, move.turn, root.layout.frame.index(move.x, move.y))
    return (root.own.points, root.their.points, *root.points_after(placing))


def hurts(view: Any, move: Move) -> bool:
    """Whether a move does not improve the player's best region, or improves the opponent's.

    A turn is one tile, so even a child sees that it is wasted.
    """
    if not isinstance(move, Lay):
        return False
    own, their, own_after, their_after = _leads(view, move)
    return own_after <= own or their_after > their


def gain(view: Any, move: Move) -> float:
    """How much a move changes the lead at once."""
    if not isinstance(move, Lay):
        return 0.0
    own, their, own_after, their_after = _leads(view, move)
    return (own_after - their_after) - (own - their)
