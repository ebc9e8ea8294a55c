"""Pictures of the achievements of Harmonia, made from its tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import Sides
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.figures import FIGURES, flower
from harmony_desktop.ui.kit.art import Draw


def _layout(layout: Mapping[Hex, Sides]) -> tuple[QRectF, Draw]:
    reach = (art.SIDE * 1.1, art.STEP * 0.55)
    room = art.bounds(list(layout)).adjusted(-reach[0], -reach[1], *reach)
    return room, partial(art.draw_layout, layout=layout)


_SMALL, _LARGE = flower(1), flower(2)
_TRIO = {
    cell + shift: sides
    for shift in (Hex(-2, 1), Hex(1, -2), Hex(1, 1))
    for cell, sides in _SMALL.items()
}
_BLANK = dict.fromkeys(_LARGE, 0)

BADGES: Mapping[str, tuple[QRectF, Draw]] = {
    "first-game": FIGURES["hand"],
    "first-ornament": FIGURES["fits"],
    "ten-games": FIGURES["card"],
    "five-ornaments": FIGURES["mode.advanced"],
    "hundred": FIGURES["aim.advanced"],
    "goal": FIGURES["goal"],
    "flower": _layout(_SMALL),
    "six-axes": _layout(_LARGE),
    "large-patterns": _layout(_TRIO),
    "framed": _layout({**_BLANK, **_SMALL}),
    "good": FIGURES["patterns"],
    "very-good": FIGURES["aim.basic"],
}
