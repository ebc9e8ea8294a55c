"""Items used in many places of the table: discs, animals and the numbers of steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import Colour
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.art import PLAIN, Faces
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, moved

_STEP = QColor("#A8550D")


def show_disc(item: ArtItem, colour: Colour, faces: Faces) -> None:
    """Show a single disc on an item."""
    draw = partial(art.draw_disc, colour=colour, faces=faces)
    item.show_art(("harmonies-disc", colour, faces), art.DISC_RECT, draw)


def show_settler(item: ArtItem, card: int) -> None:
    """Show a cube with its animal on an item."""
    draw = partial(art.draw_settler, card=CARDS[card].id, spirit=CARDS[card].spirit)
    item.show_art(("harmonies-settler", card), art.SETTLER_RECT, draw)


def show_step(
    item: ArtItem,
    text: str | None,
    colour: Colour | None = None,
    animal: str | None = None,
    faces: Faces = PLAIN,
) -> None:
    """Show the number of a step in a proposed turn, beside its token or animal."""
    large = replace(faces, bold=True)

    def draw(painter: QPainter) -> None:
        if colour is not None:
            with moved(painter, QPointF(15, 2), 0.62):
                painter.setOpacity(0.92)
                art.draw_disc(painter, colour, large)
        if animal is not None:
            painter.setPen(QPen(_STEP, 1.6))
            painter.setBrush(QColor("#FFF8E6"))
            painter.drawEllipse(QPointF(19, 1), 15, 15)
            art.draw_animal(painter, animal, QRectF(9, -9, 20, 20))
        painter.setPen(QPen(QColor("#FFFFFF"), 2.4))
        painter.setBrush(_STEP)
        painter.drawEllipse(QPointF(0, 0), 13, 13)
        draw_centred(painter, QPointF(0, 0), text or "", "#FFFFFF", 15)

    key = ("harmonies-step", text, colour, animal, large)
    item.show_art(key, QRectF(-16, -18, 54, 44), None if text is None else draw)


def before_on_same(cells: Sequence[int]) -> list[int]:
    """Return for each cell how often it came before, to put marks on one cell side by side.

    >>> before_on_same([4, 7, 4, 4])
    [0, 0, 1, 2]
    """
    return [cells[:index].count(cell) for index, cell in enumerate(cells)]
