"""Layouts with the scores of the rulebook's three examples (A-14, A-21).

The rulebook states players, tiles, outlines and patterns; its pictures are lost. The layouts were
constructed here from the available tiles, with exactly those outlines and patterns.
"""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import Sides, read_sides

TRIANGLE_OF_21: Final = (
    "0,0:000100 0,1:100100 0,2:100100 0,3:100100 0,4:100100 0,5:100000 1,0:001000 1,1:000000 "
    "1,2:011000 1,3:000000 1,4:010000 2,0:000101 2,1:110110 2,2:100001 2,3:010010 3,0:001010 "
    "3,1:000000 3,2:010010 4,0:000001 4,1:000010 5,0:110000"
)
"""Three players: patterns of 7, 4 and 6, and an open border: 82."""

SYMMETRIC_OF_22: Final = (
    "-2,0:010000 -2,1:000000 -2,2:011000 -1,-1:010010 -1,0:000000 -1,1:001010 -1,2:010001 "
    "0,-2:000010 0,-1:010000 0,0:000000 0,1:000011 0,2:000000 1,-2:100010 1,-1:010000 "
    "1,0:001100 1,1:110000 2,-2:000010 2,-1:000000 2,0:000011 0,-3:001010 -1,-2:010000 "
    "1,-3:000101"
)
"""Four players: patterns of 5, 4, 3 and 3, light-green border: 84."""

HOLE_OF_18: Final = (
    "-2,0:111100 -2,1:101000 -2,2:001001 -1,-1:001110 -1,0:101001 -1,1:010101 -1,2:111001 "
    "0,-2:110100 0,-1:101101 0,1:000010 0,2:011001 1,-2:001000 1,-1:000001 1,0:001000 "
    "1,1:010110 2,-2:000101 2,-1:100000 2,0:010011"
)
"""Two players: a ring of 18 about a hole, one pattern of 3 that counts: -54."""


def read(text: str) -> dict[Hex, Sides]:
    """Read a layout from `q,r:sides` words."""
    layout = {}
    for word in text.split():
        place, sides = word.split(":")
        q, r = place.split(",")
        layout[Hex(int(q), int(r))] = read_sides(sides)
    return layout
