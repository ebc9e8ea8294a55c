"""What the models of people see in Harmony; see `training/match.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmony.rules.components import LINES, LINES_OF_CELL, TILES
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile

PLAYERS: dict[str, Callable[[], Any]] = {}


def _lines(view: HarmonyView, cell: int) -> list[tuple[int, int, bool]]:
    """For each line through a cell: its tiles, its band, and whether the tile continues it.

    Lines that are broken or empty are left out.
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
    """Whether a move breaks a line of two or more tiles of one band."""
    assert isinstance(move, PlaceTile)
    return any(tiles > 1 and not runs_on for tiles, _, runs_on in _lines(view, move.cell))


def gain(view: HarmonyView, move: Move) -> float:
    """The current points of the bands the move continues, less those of the bands it breaks."""
    assert isinstance(move, PlaceTile)
    return sum(
        band * (tiles + 1) if runs_on else -band * tiles
        for tiles, band, runs_on in _lines(view, move.cell)
    )
