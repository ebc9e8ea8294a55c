"""What people see at once in Harmony: see `training/match.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmony.rules.components import LINES, LINES_OF_CELL, TILES
from harmony_desktop.games.harmony.rules.game import HarmonyView, Place

PLAYERS: dict[str, Callable[[], Any]] = {}


def _lines(view: HarmonyView, cell: int) -> list[tuple[int, int, bool]]:
    """For each line through a cell: the tiles on it, its band so far, and whether it runs on.

    A line whose tiles differ already, or that has none, is left out.
    """
    board, tile = view.boards[view.seat], view.tile
    assert tile is not None
    found = []
    for number in LINES_OF_CELL[cell]:
        line = LINES[number]
        bands = [
            TILES[there][line.direction] for c in line.cells if (there := board[c]) is not None
        ]
        if len(set(bands)) == 1:
            found.append((len(bands), bands[0], bands[0] == TILES[tile][line.direction]))
    return found


def hurts(view: HarmonyView, move: Move) -> bool:
    """Whether a line of two or more tiles of one band is broken."""
    assert isinstance(move, Place)
    return any(tiles > 1 and not runs_on for tiles, _, runs_on in _lines(view, move.cell))


def gain(view: HarmonyView, move: Move) -> float:
    """What the bands that run on are worth so far, less those that are broken."""
    assert isinstance(move, Place)
    return sum(
        band * (tiles + 1) if runs_on else -band * tiles
        for tiles, band, runs_on in _lines(view, move.cell)
    )
