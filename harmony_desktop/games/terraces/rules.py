"""State and moves of Terraces (T-3 to T-6, T-9 to T-11).

All chance lies in the deal. What each way of playing hides afterwards is kept by `state.view`:
a face-down column, an arranged order from the other player, the fronts of the blind tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, cast

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Game, IllegalMove, Move, State
from harmony_desktop.engine.options import Choice, Options
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.terraces.components import (
    COLOUR_OF_SEAT,
    KINDS,
    SEATS,
    SET,
    TILE_COUNT,
    TILES,
    TURNS,
    Kind,
    cell_of,
)
from harmony_desktop.games.terraces.layout import START_LAYOUT, Layout, indices
from harmony_desktop.games.terraces.orders import Orders, is_order
from harmony_desktop.games.terraces.scoring import sheet
from harmony_desktop.games.terraces.view import Placed, TerracesView

Way = Literal["column", "arranged", "blind", "open-hand"]
WAYS: Final = ("column", "arranged", "blind", "open-hand")
HAND: Final = 3
"""How many tiles lie open in the open-hand way (T-11)."""
