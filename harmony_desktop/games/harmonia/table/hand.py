"""The player's own tiles behind their screen, sorted by kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from harmony_desktop.games.harmonia.rules.components import KINDS, TURNS, Kind
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.ui.kit.art import ArtItem, draw_text, hexagon_path, rounded
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.labels import START, follow_language
from harmony_desktop.ui.table.marks import draw_frame, overlay
from harmony_desktop.ui.table.mirroring import reading_way

STACK_RECT = QRectF(-art.SIDE * 1.2, -art.SIDE * 1.1, art.SIDE * 2.6, art.SIDE * 2.5)
NUMBER_AT = QPointF(art.SIDE * 0.72, art.SIDE * 0.86)
NUMBER_RADIUS = 13.5
SPEECH_AT = QPointF(-art.SIDE * 0.66, -art.SIDE * 0.78)
"""Far enough inside for a frame around the stack beside it."""


@dataclass(frozen=True)
class Stack:
    """The tiles of one kind in a hand."""

    kind: Kind
    count: int
    announced: bool
    fits: bool
    asked: str = ""
    """The colour of a partner who asks for one of them; empty if nobody does."""


def stacks_of(
    view: HarmoniaView, checks: bool, announces: bool, colours: Sequence[str]
) -> list[Stack]:
    """Return the stacks of the hand in a view.

    `checks` marks tiles that fit nowhere, `announces` those the other players know of. `colours`
    has the players' colours by seat.
    """
    asked = {ask.tile: colours[ask.seat] for ask in view.tiles_asked_of(view.seat)}
    return [
        Stack(
            kind,
            view.hand[kind],
            announced=view.announced[kind] and announces,
            fits=not checks or bool(view.fits(kind)),
            asked=asked.get(kind, ""),
        )
        for kind in range(KINDS)
        if view.hand[kind]
    ]


class Hand(ArtItem):
    """The stacks of a hand, side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._title = overlay(self, 1)
        self._items = [overlay(self, 1) for _ in range(KINDS)]
        self._stacks: dict[Kind, Stack] = {}
        self._size = QSizeF(700, 110)
        self._scale = 0.0
        """Pixels of the screen for each unit of the scene."""
        self.tile_scale = 0.6

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(self._stacks)

    def lay(self, area: QRectF) -> None:
        """Take up an area of the scene, from the next time the hand is shown."""
        self.setPos(area.topLeft())
        self._size = area.size()

    def show_hand(
        self,
        stacks: Sequence[Stack],
        dealt: Sequence[Kind],
        title: str,
        theme: Colours,
        device_scale: float,
    ) -> None:
        """Show a hand in a scene that is seen at `device_scale` pixels a unit.

        Every kind that was dealt keeps its slot, also when its tiles are gone.
        """
        self._stacks = {stack.kind: stack for stack in stacks}
        rect = QRectF(QPointF(), self._size)

        def draw(painter: QPainter) -> None:
            art.draw_panel(painter, rect, 14, theme.panel, theme.border)

        key = ("harmonia-hand", rect.width(), rect.height(), theme)
        self.set_art(key, rect.adjusted(-2, -2, 2, 2), draw)
        self._show_title(title, theme)
        for kind, item in enumerate(self._items):
            item.setVisible(kind in self._stacks)
        self._spread(dealt)
        self._scale = device_scale
        self.set_lifted(None)

    def _show_title(self, title: str, theme: Colours) -> None:
        box = QRectF(16, 4, self._size.width() - 32, 24)

        def draw(painter: QPainter) -> None:
            follow_language(painter)
            draw_text(painter, box, title, theme.muted, 14, QFont.Weight.DemiBold, START)

        key = ("harmonia-hand-title", title, box.width(), theme, reading_way())
        self._title.show_art(key, box.adjusted(-2, -4, 2, 4), draw)

    def _spread(self, dealt: Sequence[Kind]) -> None:
        """Lay the stacks over the whole width, mirrored in right-to-left languages."""
        count = max(1, len(dealt))
        width, height = self._size.width(), self._size.height()
        pitch = min(82.0, (width - 24) / count)
        self.tile_scale = min(pitch * 0.9 / (art.SIDE * 2), (height - 40) / (art.SIDE * 2.1))
        for index, kind in enumerate(dealt):
            x = width / 2 + reading_way() * (index - (count - 1) / 2) * pitch
            self._items[kind].setPos(x, 26 + (height - 32) / 2 - 2)
            self._items[kind].setScale(self.tile_scale)

    def set_lifted(self, kind: Kind | None) -> None:
        """Take a tile off a stack: the others stay, the place of the last one is faint."""
        for stack in self._stacks.values():
            lifted = stack.kind == kind
            left = replace(stack, count=stack.count - 1) if lifted and stack.count > 1 else stack
            self._show_stack(left)
            usual = 1.0 if stack.fits else 0.36
            self._items[stack.kind].setOpacity(0.3 if lifted and left is stack else usual)

    def _show_stack(self, stack: Stack) -> None:
        item, count = self._items[stack.kind], number(stack.count)
        drawn = partial(_draw_stack, stack=stack, count=count)
        item.set_art(("harmonia-stack", stack, count), STACK_RECT, drawn)
        item.render(self._scale)

    def place_of(self, kind: Kind) -> QPointF:
        return self._items[kind].scenePos()

    def area_of(self, kind: Kind) -> QRectF:
        """Return the area of a stack with its number, in scene coordinates."""
        unit = art.SIDE * self.tile_scale
        area = QRectF(-1.04 * unit, -1.06 * unit, 2.18 * unit, 2.36 * unit)
        return area.translated(self.place_of(kind))

    def kind_at(self, point: QPointF) -> Kind | None:
        """Return the kind whose stack is at a scene point."""
        reach = art.SIDE * self.tile_scale
        for kind in self._stacks:
            step = point - self.place_of(kind)
            if abs(step.x()) <= reach and abs(step.y()) <= reach:
                return kind
        return None


def _draw_stack(painter: QPainter, stack: Stack, count: str) -> None:
    for below in range(min(stack.count, 4) - 1, 0, -1):
        art.stamp_tile(painter, 0, QPointF(below * 2.6, below * 3.4))
    art.stamp_tile(painter, TURNS[stack.kind][0])
    if stack.asked:
        draw_frame(painter, hexagon_path(art.SIDE * 0.98), stack.asked)
    art.draw_badge(painter, NUMBER_AT, count, "#2A4B3E", NUMBER_RADIUS, 18)
    if stack.announced:
        _draw_speech(painter, SPEECH_AT, 11)


def _draw_speech(painter: QPainter, at: QPointF, size: float) -> None:
    """Draw a small speech bubble: the other players know of this tile."""
    box = QRectF(at.x() - size, at.y() - size * 0.8, size * 2, size * 1.5)
    tail = QPainterPath()
    tail.addPolygon(
        [
            QPointF(at.x() - size * 0.5, box.bottom() - 1),
            QPointF(at.x() + size * 0.2, box.bottom() - 1),
            QPointF(at.x() - size * 0.6, box.bottom() + size * 0.6),
        ]
    )
    painter.setPen(QPen(QColor("#FFFFFF"), size * 0.16))
    painter.setBrush(QColor("#2B67A6"))
    painter.drawPath(rounded(box, size * 0.6).united(tail))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    for step in (-0.5, 0, 0.5):
        painter.drawEllipse(at + QPointF(size * step, -size * 0.05), size * 0.14, size * 0.14)
