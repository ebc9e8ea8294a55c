"""Pictures of the achievements of Harmonies, made from its tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from harmony_desktop.games.harmonies.rules.components import (
    EMPTY,
    FIELD,
    HOUSE_ON_BROWN,
    HOUSE_ON_GREY,
    HOUSE_ON_RED,
    MOUNTAIN_3,
    SIDES,
    TREE_3,
    WATER,
    Stack,
)
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.figures import FIGURES, draw_land
from harmony_desktop.ui.kit.art import Draw, moved

_SPREAD = QRectF(-130, -120, 260, 240)


def _board(side: str, placed: Mapping[int, Stack]) -> tuple[QRectF, Draw]:
    stacks = tuple(placed.get(cell, EMPTY) for cell in range(SIDES[side].count))
    return art.board_rect(side), partial(draw_land, side=side, stacks=stacks, cubes={})


def _together(*stacks: Stack) -> tuple[QRectF, Draw]:
    """Draw stacks in rows of two, the upper rows behind the lower ones."""

    def draw(painter: QPainter) -> None:
        for place, stack in zip(_PLACES[len(stacks)], stacks, strict=True):
            with moved(painter, QPointF(*place), 1.25):
                art.draw_stack(painter, stack)

    return _SPREAD, draw


_PLACES: Mapping[int, Sequence[tuple[float, float]]] = {
    3: ((0, -26), (-58, 56), (58, 56)),
    4: ((-56, -24), (56, -24), (-56, 66), (56, 66)),
    5: ((0, -46), (-82, 10), (82, 10), (-46, 74), (46, 74)),
}


def _suns(painter: QPainter) -> None:
    with moved(painter, QPointF(0, 0), 4.6):
        art.draw_sun(painter, "8")


_RING = SIDES["A"].neighbours[11]

BADGES: Mapping[str, tuple[QRectF, Draw]] = {
    "first-game": FIGURES["side.A"],
    "four-animals": FIGURES["card"],
    "first-win": FIGURES["landscape"],
    "ten-games": FIGURES["spirits.false"],
    "eighty": FIGURES["fields-buildings"],
    "ring-river": _board("A", dict.fromkeys(_RING, WATER)),
    "long-river": _board("A", dict.fromkeys((0, 5, 10, 15, 20, 21, 22), WATER)),
    "archipelago": FIGURES["islands"],
    "forest": _together(TREE_3, TREE_3, TREE_3, TREE_3),
    "peaks": _together(MOUNTAIN_3, MOUNTAIN_3, MOUNTAIN_3),
    "fields": _together(FIELD, FIELD, FIELD, FIELD),
    "village": _together(HOUSE_ON_RED, HOUSE_ON_GREY, HOUSE_ON_BROWN, HOUSE_ON_RED),
    "menagerie": FIGURES["animal-card"],
    "balance": _together(TREE_3, MOUNTAIN_3, WATER, FIELD, HOUSE_ON_BROWN),
    "eight-suns": (QRectF(-100, -100, 200, 200), _suns),
}
