"""Harmonia's hand behind its screen, and the stand where a tile is shown and turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from harmony_desktop.games.harmonia.components import KINDS, TURNS, Kind, Sides
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.items import length, overlay, set_tile
from harmony_desktop.games.harmonia.table.panels import START, direct, round_rect
from harmony_desktop.ui.art import ArtItem, draw_centred, draw_text, hexagon_path, rounded
from harmony_desktop.ui.languages import number, right_to_left
from harmony_desktop.ui.theme import Colours

STAND_RADIUS = 58.0
STAND_TILE = 1.12
"""The scale of a tile on the stand."""
TURNING_RING = (STAND_RADIUS * 0.82, STAND_RADIUS * 1.22)
"""Between these distances from its middle the stand is dragged around."""


# The hand


@dataclass(frozen=True)
class Stack:
    """The tiles of one kind in a hand, as they are shown."""

    kind: Kind
    count: int
    told: bool
    fits: bool


STACK_RECT = QRectF(-art.SIDE * 1.2, -art.SIDE * 1.1, art.SIDE * 2.6, art.SIDE * 2.5)


def _draw_stack(painter: QPainter, stack: Stack, count: str) -> None:
    for below in range(min(stack.count, 4) - 1, 0, -1):
        painter.save()
        painter.translate(below * 2.6, below * 3.4)
        art.stamp_tile(painter, 0)
        painter.restore()
    art.stamp_tile(painter, TURNS[stack.kind][0])
    at = QPointF(art.SIDE * 0.8, art.SIDE * 0.86)
    painter.setPen(QPen(QColor("#FFFDF4"), 2))
    painter.setBrush(QColor("#2A4B3E"))
    painter.drawEllipse(at, 13.5, 13.5)
    draw_centred(painter, at, count, "#FFFFFF", 18)
    if stack.told:
        draw_speech(painter, QPointF(-art.SIDE * 0.78, -art.SIDE * 0.78), 11)


def draw_speech(painter: QPainter, at: QPointF, size: float, colour: str = "#2B67A6") -> None:
    """A small speech bubble: the others know this."""
    box = QRectF(at.x() - size, at.y() - size * 0.8, size * 2, size * 1.5)
    path = rounded(box, size * 0.6)
    tail = QPainterPath()
    tail.addPolygon(
        [
            QPointF(at.x() - size * 0.5, box.bottom() - 1),
            QPointF(at.x() + size * 0.2, box.bottom() - 1),
            QPointF(at.x() - size * 0.6, box.bottom() + size * 0.6),
        ]
    )
    path = path.united(tail)
    painter.setPen(QPen(QColor("#FFFFFF"), size * 0.16))
    painter.setBrush(QColor(colour))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    for step in (-0.5, 0, 0.5):
        painter.drawEllipse(at + QPointF(size * step, -size * 0.05), size * 0.14, size * 0.14)


class HandItem(ArtItem):
    """One's own tiles behind their screen, sorted by kind."""

    def __init__(self) -> None:
        super().__init__()
        self._stacks = [overlay(self, 1) for _ in range(KINDS)]
        self._places: dict[Kind, QPointF] = {}
        self._size = QSizeF(700, 110)
        self._tiles: tuple[Stack, ...] = ()
        self._scale = 0.6

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(stack.kind for stack in self._tiles)

    @property
    def tile_scale(self) -> float:
        return self._scale

    def set_size(self, size: QSizeF) -> None:
        self._size = size
        self._place()

    def set_hand(self, stacks: Sequence[Stack], title: str, theme: Colours) -> None:
        """Show a hand."""
        self._tiles = tuple(stacks)
        width, height = self._size.width(), self._size.height()
        rect = QRectF(0, 0, width, height)

        def draw(painter: QPainter) -> None:
            round_rect(painter, rect, 14, theme.panel, theme.border)
            direct(painter)
            box = rect.adjusted(16, 6, -16, -height + 26)
            draw_text(painter, box, title, theme.muted, 14, QFont.Weight.DemiBold, START)

        key = ("harmonia-rack", title, width, height, theme.panel, right_to_left())
        self.set_art(key, rect.adjusted(-2, -2, 2, 2), draw)
        for kind, item in enumerate(self._stacks):
            stack = next((one for one in stacks if one.kind == kind), None)
            item.setVisible(stack is not None)
            if stack is not None:
                count = number(stack.count)
                item.set_art(
                    ("harmonia-stack", stack, count),
                    STACK_RECT,
                    lambda painter, stack=stack, count=count: _draw_stack(painter, stack, count),
                )
                item.setOpacity(1.0 if stack.fits else 0.36)
        self._place()

    def _place(self) -> None:
        """Spread the stacks over the rack, mirrored in right-to-left languages."""
        count = max(1, len(self._tiles))
        pitch = min(82.0, (self._size.width() - 24) / count)
        scale = min(pitch * 0.9 / (art.SIDE * 2), (self._size.height() - 40) / (art.SIDE * 2.1))
        middle = self._size.width() / 2
        side = -1 if right_to_left() else 1
        changed = scale != self._scale
        self._scale = scale
        self._places = {}
        for place, stack in enumerate(self._tiles):
            x = middle + side * (place - (count - 1) / 2) * pitch
            point = QPointF(x, 26 + (self._size.height() - 32) / 2 - 2)
            item = self._stacks[stack.kind]
            item.setPos(point)
            item.setScale(scale)
            self._places[stack.kind] = point
            scene = self.scene()
            if changed and scene is not None and scene.device_scale:
                item.render(scene.device_scale)

    def set_lifted(self, kind: Kind | None) -> None:
        """The stack a tile is being taken from is paler."""
        for stack in self._tiles:
            usual = 1.0 if stack.fits else 0.36
            self._stacks[stack.kind].setOpacity(0.3 if stack.kind == kind else usual)

    def place_of(self, kind: Kind) -> QPointF:
        return self.mapToScene(self._places[kind])

    def kind_at(self, point: QPointF) -> Kind | None:
        """The kind whose stack is at a point of the scene."""
        local = self.mapFromScene(point)
        for kind, place in self._places.items():
            step = local - place
            if abs(step.x()) <= art.SIDE * self._scale and abs(step.y()) <= art.SIDE * self._scale:
                return kind
        return None


class AsideItem(ArtItem):
    """The tiles that were set aside because they fitted nowhere."""

    def set_tiles(self, tiles: Sequence[Kind]) -> None:
        self.setVisible(bool(tiles))
        if not tiles:
            return
        side = -1 if right_to_left() else 1
        width = 40 + 22 * len(tiles)
        rect = QRectF(0 if side > 0 else -width, -56, width, 56)

        def draw(painter: QPainter) -> None:
            for place, tile in enumerate(tiles):
                painter.save()
                painter.translate(side * (30 + 22 * place), -30)
                painter.scale(0.42, 0.42)
                art.stamp_tile(painter, TURNS[tile][0])
                painter.restore()
            at = QPointF(side * 14, -46)
            painter.setPen(QPen(QColor("#B4472E"), 3, c=Qt.PenCapStyle.RoundCap))
            for way in (-1, 1):
                painter.drawLine(at - QPointF(4, 4 * way), at + QPointF(4, 4 * way))

        self.set_art(("harmonia-aside", tuple(tiles), side), rect, draw)


# The stand


class StandItem(ArtItem):
    """Where a tile is shown, turned, and taken from to be placed."""

    def __init__(self) -> None:
        super().__init__()
        self.tile = overlay(self, 1)
        self.tile.setScale(STAND_TILE)
        self._sides: Sides | None = None

    def set_shown(
        self,
        sides: Sides | None,
        words: str,
        turnable: bool,
        inviting: bool,
        warn: bool,
        theme: Colours,
    ) -> None:
        """Show a tile or the empty stand, with a caption."""
        self._sides = sides
        set_tile(self.tile, sides)
        self.tile.setOpacity(1.0)
        rect = QRectF(-92, -66, 184, 182)

        def draw(painter: QPainter) -> None:
            _draw_stand(painter, inviting, warn, turnable, theme)
            box = QRectF(-88, STAND_RADIUS + 26, 176, 24)
            colour = theme.warn if warn else theme.text if inviting or sides else theme.muted
            direct(painter)
            draw_text(painter, box, words, colour, 15, QFont.Weight.DemiBold)

        key = ("harmonia-stand", words, turnable, inviting, warn, theme.panel, sides is None)
        self.set_art(key, rect, draw)

    def turned_by(self, degrees: float) -> None:
        """The tile while it is dragged around, before it snaps."""
        self.tile.setRotation(degrees)

    def contains_point(self, point: QPointF) -> bool:
        return length(self.mapFromScene(point)) <= STAND_RADIUS * 1.05

    def on_ring(self, point: QPointF) -> bool:
        """Whether a point is where the tile is dragged around."""
        inner, outer = TURNING_RING
        return inner < length(self.mapFromScene(point)) <= outer

    def arrow_at(self, point: QPointF) -> int:
        """The way an arrow at a point turns; 0 where there is none."""
        local = self.mapFromScene(point)
        for way in (-1, 1):
            if length(local - QPointF(way * ARROW_X, ARROW_Y)) <= 20:
                return way
        return 0


ARROW_X, ARROW_Y = 64.0, 54.0


def _draw_stand(
    painter: QPainter, inviting: bool, warn: bool, turnable: bool, theme: Colours
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 16, 8, 40))
    painter.drawEllipse(QPointF(2, 4), STAND_RADIUS, STAND_RADIUS)
    edge = theme.warn if warn else theme.accent if inviting else theme.border
    painter.setPen(QPen(QColor(edge), 3 if inviting or warn else 1.4))
    painter.setBrush(QColor("#F7F2E4"))
    painter.drawEllipse(QPointF(0, 0), STAND_RADIUS, STAND_RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#DDD2B6"), 1))
    painter.drawEllipse(QPointF(0, 0), STAND_RADIUS - 6, STAND_RADIUS - 6)
    painter.drawPath(hexagon_path(art.SIDE * STAND_TILE * 0.98))
    if turnable:
        for way in (-1, 1):
            _draw_arrow(painter, QPointF(way * ARROW_X, ARROW_Y), way, theme)


def _draw_arrow(painter: QPainter, at: QPointF, way: int, theme: Colours) -> None:
    """A round button with an arrow that turns clockwise (1) or back (-1)."""
    painter.setPen(QPen(QColor(theme.border), 1))
    painter.setBrush(QColor(theme.card))
    painter.drawEllipse(at, 17, 17)
    painter.save()
    painter.translate(at)
    painter.scale(way, 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent), 2.2, c=Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-7, -7, 14, 14), 40 * 16, 250 * 16)
    tip = QPainterPath()
    tip.addPolygon([QPointF(3, -8.5), QPointF(8.5, -3.2), QPointF(1.4, -1.6)])
    tip.closeSubpath()
    painter.fillPath(tip, QColor(theme.accent))
    painter.restore()
