"""A landscape with the regions of the published example (T-15)."""

from __future__ import annotations

from typing import Final

from harmony_desktop.games.terraces.rules.view import PlacedTile

_LAID: Final = (
    (0, 0, 1, 2, 0, 1),
    (1, 1, 3, 3, 0, 1),
    (0, 4, 4, 1, 3, 1),
    (1, 8, 5, 2, 0, 1),
    (0, 1, 2, 4, 3, 1),
    (1, 5, 4, -1, 3, 1),
    (0, 5, 0, 3, 1, 1),
    (1, 8, 3, 3, 3, 2),
    (0, 6, 5, -3, 3, 1),
    (1, 9, 0, 2, 3, 1),
    (0, 3, 8, 2, 2, 1),
    (1, 1, 3, 5, 0, 1),
    (0, 8, 1, 5, 1, 1),
    (1, 0, 6, -1, 3, 1),
    (0, 0, 1, 4, 2, 2),
    (1, 0, 2, 4, 1, 2),
    (0, 2, 2, 0, 1, 1),
    (1, 6, 2, 4, 0, 3),
    (0, 4, 1, 7, 1, 1),
    (1, 9, 3, 0, 1, 2),
    (0, 3, 1, 5, 0, 3),
    (1, 3, 5, 4, 3, 1),
    (0, 8, 6, 1, 0, 1),
    (1, 7, 3, 6, 1, 1),
    (0, 7, 2, 4, 2, 4),
    (1, 2, 3, -3, 2, 1),
    (0, 7, -1, 5, 0, 1),
    (1, 2, -1, 7, 1, 1),
    (0, 9, 5, 7, 3, 1),
    (1, 7, 8, 1, 0, 1),
    (0, 5, 0, -2, 1, 1),
    (1, 6, 6, 5, 2, 1),
    (0, 1, -2, 3, 1, 1),
    (1, 3, 5, 6, 1, 2),
    (0, 9, 6, 3, 1, 1),
    (1, 4, 7, 5, 1, 1),
    (0, 6, 9, 4, 2, 1),
    (1, 4, 6, 7, 1, 1),
    (0, 2, 10, 3, 2, 1),
    (1, 5, 3, -5, 1, 1),
)

RED_124_GREEN_56: Final = tuple(PlacedTile(*placed) for placed in _LAID)
"""A whole game by the rules: red's best region has 31 squares, green's 14, both of height 4.

The published rules give the regions in their figure 6; how the tiles lie was chosen here.
"""
