"""Palaces with the numbers of the rulebook's examples (S-5, S-12 to S-15, S-17).

A window is a tuple of colours, the upper pane first; see `rules.components.COLOURS`.
"""

from __future__ import annotations

from typing import Final

from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import COLOURS, NO_PANES, WINDOWS, WORKSHOPS
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable, SintraSetup, Take
from harmony_desktop.games.sintra.rules.palace import Palace, Window
from harmony_desktop.games.sintra.rules.strip import EMPTY_STRIP

Windows = tuple[Window, ...]

ORANGE, YELLOW, ROSE, BLUE, GREEN = range(len(COLOURS))

CENTRE_BEFORE: Final = SintraOpenTable(
    setup=SintraSetup(2, "A", STANDARD),
    workshops=(NO_PANES,) * WORKSHOPS[2],
    centre=(3, 1, 0, 2, 0),
    token=True,
    first=1,
    turn=0,
    completed=None,
    palaces=(Palace(STANDARD.strips, (EMPTY_STRIP,) * WINDOWS, ((),) * WINDOWS, 0, 0, 0, 0),) * 2,
    bag=NO_PANES,
    tower=NO_PANES,
    marker=(YELLOW, ORANGE, ROSE, BLUE, GREEN, BLUE),
)
"""Three orange panes lie in the centre, with the token: nobody has taken from it this round."""


def centre_after() -> SintraOpenTable:
    """The table when the panes are taken and placed on a strip that has room for all of them."""
    legal = CENTRE_BEFORE.legal_moves()
    takes = (move for move in legal if isinstance(move, Take) and move.colour == ORANGE)
    tables = map(CENTRE_BEFORE.after, takes)
    return next(table for table in tables if not any(table.tower))


COMPLETED: Final = 4
"""The window below the strip that is complete: worth 2 in the standard set."""
STRIP_ORDER: Final = (0, 1, 2, 3, 7, 5, 6, 4)
"""Which strips of the standard set lie above the windows."""
STRIP_OF_TWO_YELLOW: Final = STANDARD.strips[STRIP_ORDER[COMPLETED]][0]
"""The side that is complete: two of its five spaces are yellow."""
GLAZED_FOR_FIVE: Final[Windows] = ((), (), (), (), (ORANGE,), (BLUE,), (ROSE,), ())
"""After it: 2 for the window itself, 2 and 1 for the glazed ones to its right."""

ORNAMENTS_23: Final[Windows] = (
    (YELLOW, BLUE),
    (ROSE, ORANGE),
    (GREEN, YELLOW),
    (ORANGE, BLUE),
    (ROSE,),
    (GREEN,),
    (),
    (),
)
"""Side A: four panes around two of the ornaments, two around the third."""

COLOURS_20: Final[Windows] = (
    (ORANGE, ORANGE),
    (ORANGE, ROSE),
    (BLUE, ORANGE),
    (ORANGE, GREEN),
    (),
    (),
    (),
    (),
)
"""Side B: four complete windows with five orange panes."""

PANES_LEFT: Final = 7
MARKER_AT: Final = -8
