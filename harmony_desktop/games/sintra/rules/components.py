"""The components: glass panes, strips, windows and the broken-glass track (S-1 to S-4, S-19).

A colour is a number from 0 to 4; a space of a strip is a colour or JOKER. What the rulebook shows
only in pictures is data: `Components`, read and checked in `component_set`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Colour = int
Space = int
StripSide = tuple[Space, ...]
Strip = tuple[StripSide, StripSide]
Panes = tuple[int, ...]
"""The number of panes of each colour."""
PalaceSide = Literal["A", "B"]

COLOURS: Final = ("orange", "yellow", "rose", "blue", "green")
JOKER: Final[Space] = len(COLOURS)
SPACES: Final = (*COLOURS, "joker")
MOTIFS: Final = ("circle", "triangle", "diamond", "square", "cross", "star")
"""The motif of every colour on panes and spaces, and last that of jokers (S-19)."""

PANES_OF_A_COLOUR: Final = 20
NO_PANES: Final[Panes] = (0,) * len(COLOURS)
WORKSHOPS: Final = {2: 5, 3: 7, 4: 9}
"""The number of workshops by the number of seats (S-1)."""
WORKSHOP_PANES: Final = 4

WINDOWS: Final = 8
WINDOW_PANES: Final = 2
STRIP_SPACES: Final = 5
ROUNDS: Final = 6
ORNAMENT_POINTS: Final = (0, 0, 3, 6, 10)
"""Points of an ornament by the number of panes around it (S-14)."""
LEFTOVERS_A_POINT: Final = 3
"""The number of panes left on the strips that earn a point (S-12)."""


@dataclass(frozen=True, slots=True)
class Components:
    """The strips, values and track of one box."""

    name: str
    """The set's name given by its owner; empty for the one shipped with the game."""
    strips: tuple[Strip, ...]
    """Front and back of the eight strips that every player has."""
    values_a: tuple[int, ...]
    values_b: tuple[int, ...]
    ornaments: tuple[tuple[int, int], ...]
    """The two windows beside each ornament of side A, from 0."""
    track: tuple[int, ...]
    """The points at each step of the broken-glass track: 0 first, then decreasing."""
    every_window: bool = False
    """Whether side B counts the panes of all windows, not only of complete ones (S-23)."""

    def values(self, side: PalaceSide) -> tuple[int, ...]:
        """The value of each window of a palace side."""
        return self.values_a if side == "A" else self.values_b


def starts_face_down(side: StripSide) -> bool:
    """Whether a strip must not start with this side up (S-2)."""
    return side.count(JOKER) >= 2


def pane_cell(window: int, pane: int) -> int:
    """The cell number of a pane in score lines: upper 0, lower 1."""
    return window * WINDOW_PANES + pane


def space_cell(window: int, space: int) -> int:
    """The cell number in score lines of a space of the strip above a window."""
    return WINDOWS * WINDOW_PANES + window * STRIP_SPACES + space
