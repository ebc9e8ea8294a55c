"""What people see at once in Harmonia: see `training/match.py`.

All seats are played by the same model, which neither tells nor asks anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonia.components import GOAL_TILES
from harmony_desktop.games.harmonia.moves import Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.view import HarmoniaView
from training.harmonia.first_hard import FirstHard

PLAYERS: dict[str, Callable[[], Any]] = {"old-hard": FirstHard}


def hurts(view: HarmoniaView, move: Move) -> bool:
    """Whether a tile fits nowhere, points are lost, or the game ends before enough tiles lie."""
    match move:
        case Show(tile):
            return not view.fits(tile)
        case Place():
            return view.score_after(move).total < view.score(view.seat).total
        case Propose() | Vote(True):
            return len(view.placed) < GOAL_TILES
    return len(view.placed) >= GOAL_TILES


def gain(view: HarmoniaView, move: Move) -> float:
    """What a tile scores at once; the end is welcome when nothing scores any more."""
    now = view.score(view.seat).total
    match move:
        case Show(tile):
            placed = [view.sheet_with(p.cell, p.sides(tile)).total for p in view.fits(tile)]
            return max(placed) - now if placed else -100.0
        case Place():
            return view.score_after(move).total - now
        case Propose():
            return 0.0 if len(view.placed) >= GOAL_TILES else -200.0
        case Vote(agreed):
            return float(agreed == (len(view.placed) >= GOAL_TILES))
    return 0.0
