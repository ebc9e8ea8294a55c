"""Pictures of the achievements of Terraces, made from its tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from harmony_desktop.games.terraces.rules.view import PlacedTile
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.figures import FIGURES, room_of
from harmony_desktop.ui.kit.art import Draw


def _land(laid: Sequence[PlacedTile]) -> tuple[QRectF, Draw]:
    def draw(painter: QPainter) -> None:
        art.draw_landscape(painter, laid)

    return room_of(laid), draw


_WIDE = tuple(
    PlacedTile(0, 0, x, y, 0, 1) for x, y in ((-3, 1), (-1, 1), (1, 1), (-3, 3), (-1, 3), (1, 3))
)
_STAIRS = tuple(
    PlacedTile(0, 0, x, 1, 0, level)
    for level in range(1, 4)
    for x in range(-3, 3 - 2 * (level - 1), 2)
)
_TOWER = tuple(PlacedTile(0, 0, 0, 1, turn % 4, turn + 1) for turn in range(5))
_WHOLE = (
    PlacedTile(0, 0, -1, 1, 0, 1),
    PlacedTile(0, 0, 1, 1, 0, 1),
    PlacedTile(0, 0, -1, 3, 0, 1),
    PlacedTile(0, 0, 0, 2, 2, 2),
)

BADGES: Mapping[str, tuple[QRectF, Draw]] = {
    "first-game": FIGURES["way.column"],
    "third-terrace": _land(_TOWER[:3]),
    "first-win": FIGURES["score"],
    "ten-games": FIGURES["way.arranged"],
    "thirty": _land(_WIDE[:4]),
    "height": _land(_TOWER),
    "area": _land(_WIDE),
    "sixty": _land(_STAIRS),
    "one-region": _land(_WHOLE),
    "three-tiles": FIGURES["card"],
    "cut": FIGURES["cut"],
    "double": FIGURES["aim"],
}
