"""The two boards the rulebook scores as examples (H-11, H-20)."""

from __future__ import annotations

from typing import Final

from harmony_desktop.games.harmony.rules.components import Bands, Board, tile_of


def _board(*columns: tuple[Bands, ...]) -> Board:
    return tuple(tile_of(bands) for column in columns for bands in column)


LINES_178: Final = _board(
    ((1, 2, 8), (1, 2, 4), (1, 6, 3)),
    ((5, 2, 8), (1, 6, 8), (5, 6, 3), (1, 7, 3)),
    ((5, 2, 4), (5, 6, 4), (5, 6, 8), (5, 7, 3), (5, 2, 3)),
    ((1, 7, 4), (1, 6, 4), (1, 7, 8), (1, 2, 3)),
    ((9, 6, 3), (9, 7, 3), (9, 2, 8)),
)
"""Ten lines, 178 points. The rulebook gives the lines; the tiles were chosen here to make them."""

BEAMS_319: Final = _board(
    ((9, 7, 3), (9, 2, 8), (9, 7, 4)),
    ((5, 7, 8), (1, 2, 3), (1, 7, 8), (9, 6, 4)),
    ((5, 6, 3), (5, 2, 8), (5, 7, 4), (5, 6, 8), (5, 6, 4)),
    ((9, 2, 4), (9, 7, 8), (9, 2, 3), (9, 6, 8)),
    ((1, 7, 4), (1, 2, 8), (1, 6, 4)),
)
"""228 points in lines and four beams, 319 in all, on the tiles the rulebook shows."""
