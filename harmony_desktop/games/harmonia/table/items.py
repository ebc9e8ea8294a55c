"""Harmonia's layout on the scene: tiles, petals and everything that is shown on top of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.components import Sides, goal_cells
from harmony_desktop.games.harmonia.scoring import Axis, Pattern
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.markers import (
    CELL_RECT,
    GOLD,
    GREEN,
    SMALL_RECT,
    Draw,
    Marks,
    cell_mark,
    draw_fill,
    draw_leave,
    draw_open_end,
    focus_mark,
    overlay,
)
from harmony_desktop.ui.art import ArtItem, draw_centred, draw_text, hexagon_path
from harmony_desktop.ui.languages import number
from harmony_desktop.ui.motion import Motion


def set_tile(item: ArtItem, sides: Sides | None) -> None:
    """Show a single tile on an item, or nothing."""
    item.setVisible(sides is not None)
    if sides is not None:
        item.set_art(
            ("harmonia-tile", sides),
            art.TILE_RECT,
            lambda painter: art.draw_tile(painter, sides),
        )


class OrnamentItem(ArtItem):
    """The layout. Its items live as long as the table; a move changes only what it must."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._unseen: list[ArtItem] = []
        """The parts of a tile that is still on its way."""
        self._shadows = self._marks(0, "shadow", art.TILE_RECT, art.draw_shadow)
        self._grounds = self._marks(1, "ground", art.TILE_RECT, art.draw_ground)
        self._joints = [
            self._marks(
                3,
                f"joint{side}",
                art.PETAL_RECT,
                lambda painter, s=side: art.draw_joint(painter, s),
            )
            for side in range(3)
        ]
        self._ends = [
            self._marks(
                3,
                f"end{side}",
                art.TILE_RECT,
                lambda painter, s=side: art.draw_petal(painter, s, False),
            )
            for side in range(6)
        ]
        self._beads = self._marks(4, "bead", art.BEAD_RECT, art.draw_bead)
        self._strong = self._cells(2, "strong", cell_mark(GREEN, QColor(255, 255, 255, 120), 3.0))
        self._faint = self._cells(
            2, "faint", cell_mark(QColor(31, 122, 79, 120), QColor(255, 255, 255, 36), 1.6, True)
        )
        self._pointing = self._cells(
            2, "pointing", cell_mark(QColor("#2B67A6"), QColor(255, 255, 255, 110), 2.4)
        )
        self._lit = overlay(self, 2)
        self._lit_edge = overlay(self, 6)
        self._flash = overlay(self, 7)
        self._last = self._cells(
            5, "last", cell_mark(QColor(217, 151, 15, 230), QColor(0, 0, 0, 0), 2.6)
        )
        self._leaves = self._marks(6, "leave", SMALL_RECT, draw_leave)
        self._fills = self._marks(6, "fill", SMALL_RECT, draw_fill)
        self._open_ends = self._marks(7, "open-end", SMALL_RECT, draw_open_end)
        self._axes = overlay(self, 6)
        self._goal_ground = overlay(self, -1)
        self._goal = overlay(self, 5)
        self._ghost = overlay(self, 8)
        self._gain = overlay(self, 9)
        self._hints = overlay(self, 9)
        self._focus = self._cells(10, "focus", focus_mark("#C9701A"))

    def _marks(self, z: float, name: str, rect: QRectF, draw: Draw) -> Marks:
        return Marks(self, z, ("harmonia", name), rect, draw)

    def _cells(self, z: float, name: str, draw: Draw) -> Marks:
        return self._marks(z, name, CELL_RECT, draw)

    # The tiles

    def show_layout(
        self, layout: Mapping[Hex, Sides], news: Sequence[Hex], start: QPointF | None
    ) -> None:
        """Show the tiles, those that are news with a mark; the latest comes from `start`."""
        places = [art.centre(cell) for cell in layout]
        self._shadows.show(places)
        self._grounds.show(places)
        for side, marks in enumerate(self._joints):
            middle = art.way(side) * art.STEP / 2
            marks.show(
                [art.centre(cell) + middle for cell, way in art.joints(layout) if way == side]
            )
        for side, marks in enumerate(self._ends):
            marks.show([art.centre(cell) for cell, way in art.open_sides(layout) if way == side])
        self._beads.show([art.centre(cell) for cell, sides in layout.items() if sides])
        self._last.show([art.centre(cell) for cell in news])
        if start is not None and layout:
            cell, sides = list(layout.items())[-1]
            self._bring(sides, start, art.centre(cell))

    def _bring(self, sides: Sides, start: QPointF, end: QPointF) -> None:
        """A tile glides to its place and lies down there; until then its parts are not seen."""
        tiles = (self._shadows, self._grounds, *self._joints, *self._ends, self._beads)
        parts = [
            item
            for marks in tiles
            for item in marks.shown
            if length(item.pos() - end) < art.STEP * 0.55
        ]
        for item in parts:
            item.setOpacity(0.0)

        self._unseen = parts
        set_tile(self._ghost, sides)
        self._ghost.setOpacity(1.0)
        self._motion.run("bring", start, end, self._ghost.setPos, self._settle, factor=1.15)
        self._motion.run("lay", 1.14, 1.0, self._ghost.setScale, factor=1.15)

    def _settle(self) -> None:
        """A tile that is on its way lies in its place at once."""
        for motion in ("bring", "lay"):
            self._motion.stop(motion)
        for item in self._unseen:
            item.setOpacity(1.0)
        self._unseen = []
        self._ghost.setScale(1.0)
        self._ghost.hide()

    # What is shown on top

    def show_legal(self, strong: Iterable[Hex], faint: Iterable[Hex]) -> None:
        """Where the tile fits as it is held, and where after another turn."""
        self._strong.show([art.centre(cell) for cell in strong])
        self._faint.show([art.centre(cell) for cell in faint])

    def show_pointing(self, cells: Iterable[Hex]) -> None:
        """The cells one can point at while talking."""
        self._pointing.show([art.centre(cell) for cell in cells])

    def show_wishes(self, leave: Sequence[Hex], fill: Sequence[Hex]) -> None:
        """What the players have asked for."""
        self._leaves.show([art.centre(cell) for cell in leave])
        self._fills.show([art.centre(cell) for cell in fill])

    def show_lit(self, cells: Iterable[Hex]) -> None:
        """Light up tiles: a warm ground under their petals and one line around them."""
        lit = tuple(cells)
        for item in (self._lit, self._lit_edge):
            item.setVisible(bool(lit))
        if lit:
            rect = art.bounds(lit).adjusted(-50, -50, 50, 50)
            self._lit.set_art(None, rect, lambda painter: _draw_lit(painter, lit))
            self._lit_edge.set_art(None, rect, lambda painter: _draw_lit_edge(painter, lit))

    def flash(self, cells: Sequence[Hex]) -> None:
        """Let cells shine for a moment."""
        if not cells:
            return
        rect = art.bounds(cells).adjusted(-50, -50, 50, 50)
        self._flash.set_art(None, rect, lambda painter: _draw_flash(painter, cells))
        self._flash.show()
        self._motion.run("flash", 1.0, 0.0, self._flash.setOpacity, self._flash.hide, factor=6)

    def show_pattern(self, pattern: Pattern | None) -> None:
        """Light up a pattern with its mirror axes and its open sides."""
        self.show_lit(() if pattern is None else pattern.cells)
        ends = () if pattern is None else pattern.open_sides
        self._open_ends.show(
            [art.centre(cell) + art.way(side) * art.STEP / 2 for cell, side in ends]
        )
        axes = () if pattern is None else pattern.axes
        self._axes.setVisible(bool(axes))
        if pattern is not None and axes:
            rect = art.bounds(pattern.cells).adjusted(-90, -90, 90, 90)
            self._axes.set_art(None, rect, lambda painter: _draw_axes(painter, axes, rect))

    def show_ghost(self, cell: Hex | None, sides: Sides | None, words: str = "") -> None:
        """The tile as it would lie on a cell, with what it would bring."""
        self._settle()
        shown = cell is not None and sides is not None
        set_tile(self._ghost, sides if shown else None)
        self._gain.setVisible(shown and bool(words))
        if cell is None or sides is None:
            return
        self._ghost.setPos(art.centre(cell))
        self._ghost.setOpacity(0.86)
        if words:
            self._gain.setPos(art.centre(cell) + QPointF(art.SIDE * 0.62, -art.SIDE * 0.72))
            self._gain.set_art(None, QRectF(-40, -14, 80, 28), lambda p: _draw_gain(p, words))

    def show_hints(self, hints: Sequence[tuple[Hex, Sides]]) -> None:
        """The best placements, best first."""
        self._hints.setVisible(bool(hints))
        if not hints:
            return
        rect = art.bounds(cell for cell, _ in hints).adjusted(-60, -60, 60, 60)

        def draw(painter: QPainter) -> None:
            for rank, (cell, sides) in reversed(list(enumerate(hints))):
                _draw_hint(painter, cell, sides, rank)

        self._hints.set_art(None, rect, draw)

    def show_focus(self, cell: Hex | None) -> None:
        """Where the keyboard is."""
        self._focus.show([] if cell is None else [art.centre(cell)])

    def show_goal(self, centre: Hex | None, possible: bool, label: str) -> None:
        """The outline of the goal about a cell, with its handle; None hides it."""
        for item in (self._goal, self._goal_ground):
            item.setVisible(centre is not None)
        if centre is None:
            return
        self.move_goal(art.centre(centre))
        self._goal_ground.set_art(("harmonia-goal-ground",), GOAL_RECT, _draw_goal_ground)
        self._goal.set_art(
            ("harmonia-goal", possible, label),
            GOAL_RECT,
            lambda painter: _draw_goal(painter, possible, label),
        )

    def move_goal(self, point: QPointF) -> None:
        """The goal follows the pointer."""
        self._goal.setPos(point)
        self._goal_ground.setPos(point)

    def goal_point(self, point: QPointF) -> QPointF:
        """A point of the scene as seen from the middle of the goal."""
        return self._goal.mapFromScene(point)

    def on_handle(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the goal's handle."""
        return self._goal.isVisible() and _HANDLE.contains(self._goal.mapFromScene(point))

    # Places

    def cell_at(self, point: QPointF) -> Hex:
        """The cell under a point of the scene."""
        return nearest_cell(self.mapFromScene(point))

    def scene_centre(self, cell: Hex) -> QPointF:
        return self.mapToScene(art.centre(cell))


def nearest_cell(point: QPointF) -> Hex:
    """The cell a point in the layout's own units lies in."""
    q = round(point.x() / (1.5 * art.SIDE))
    near = [
        Hex(q + step, round(point.y() / (sqrt(3) * art.SIDE) - (q + step) / 2))
        for step in (-1, 0, 1)
    ]
    return min(near, key=lambda cell: length(art.centre(cell) - point))


def length(step: QPointF) -> float:
    return float((step.x() ** 2 + step.y() ** 2) ** 0.5)


def _draw_lit(painter: QPainter, cells: Sequence[Hex]) -> None:
    for cell in cells:
        painter.fillPath(hexagon_path(art.SIDE, art.centre(cell)), QColor(255, 208, 84, 120))


def _draw_flash(painter: QPainter, cells: Sequence[Hex]) -> None:
    for cell in cells:
        painter.fillPath(hexagon_path(art.SIDE, art.centre(cell)), QColor(255, 244, 190, 150))
    _draw_lit_edge(painter, cells)


def _draw_lit_edge(painter: QPainter, cells: Sequence[Hex]) -> None:
    path = art.outline(cells)
    for colour, width in ((QColor(255, 250, 230, 230), 6.5), (GOLD, 3.6)):
        painter.strokePath(path, QPen(colour, width, c=Qt.PenCapStyle.RoundCap))


def _draw_axes(painter: QPainter, axes: Sequence[Axis], rect: QRectF) -> None:
    painter.setClipRect(rect)
    for axis in axes:
        point = QPointF(axis.x * art.SIDE, axis.y * art.SIDE)
        turn = axis.twelfths
        way = QPointF(art.way(turn // 2)) if turn % 2 == 0 else _between(turn)
        reach = max(rect.width(), rect.height())
        for pen in (
            QPen(QColor(255, 255, 255, 220), 4.5),
            QPen(QColor("#8A2F6B"), 2.2, Qt.PenStyle.DashLine),
        ):
            painter.setPen(pen)
            painter.drawLine(point - way * reach, point + way * reach)


def _between(twelfths: int) -> QPointF:
    first, second = art.way(twelfths // 2), art.way(twelfths // 2 + 1)
    middle = first + second
    return middle / length(middle)


def _draw_gain(painter: QPainter, words: str) -> None:
    painter.setPen(QPen(QColor("#17543A"), 1.2))
    painter.setBrush(QColor("#2E8B57" if "+" in words else "#B4472E"))
    painter.drawRoundedRect(QRectF(-24, -11, 48, 22), 11, 11)
    draw_centred(painter, QPointF(0, 0), words, "#FFFFFF", 14)


def _draw_hint(painter: QPainter, cell: Hex, sides: Sides, rank: int) -> None:
    shade = QColor(("#C9701A", "#D99A4E", "#E4BD86")[min(rank, 2)])
    painter.save()
    painter.translate(art.centre(cell))
    if rank == 0:
        art.draw_tile(painter, sides)
    painter.strokePath(hexagon_path(art.SIDE * 0.95), QPen(shade, 4, j=Qt.PenJoinStyle.RoundJoin))
    at = QPointF(-art.SIDE * 0.6, -art.SIDE * 0.62)
    painter.setPen(QPen(shade.darker(140), 1.2))
    painter.setBrush(shade)
    painter.drawEllipse(at, 12, 12)
    draw_centred(painter, at, number(rank + 1), "#241604", 15)
    painter.restore()


_GOAL_CELLS = goal_cells(Hex(0, 0))
_HANDLE = QRectF(-48, -art.STEP * 3.5 - 34, 96, 26)
GOAL_RECT = QRectF(-art.SIDE * 5.7, -art.STEP * 3.5 - 40, art.SIDE * 11.4, art.STEP * 7 + 52)
"""The goal around its middle, with the handle at its top."""


def _draw_goal_ground(painter: QPainter) -> None:
    """The cells of the goal, faintly, under the tiles."""
    for cell in _GOAL_CELLS:
        path = hexagon_path(art.SIDE * 0.97, art.centre(cell))
        painter.fillPath(path, QColor(206, 222, 170, 70))
        painter.strokePath(path, QPen(QColor(150, 170, 110, 70), 1))


def _draw_goal(painter: QPainter, possible: bool, label: str) -> None:
    colour = QColor("#2F7D52" if possible else "#A8452C")
    border = _goal_border()
    wide = QColor(colour)
    wide.setAlpha(34)
    painter.strokePath(border, QPen(wide, 12, c=Qt.PenCapStyle.RoundCap))
    pen = QPen(colour, 2.4, c=Qt.PenCapStyle.RoundCap)
    if not possible:
        pen.setDashPattern([3, 3])
    painter.strokePath(border, pen)
    painter.setPen(QPen(colour.darker(130), 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(_HANDLE, 13, 13)
    painter.setLayoutDirection(QApplication.layoutDirection())
    draw_text(painter, _HANDLE.adjusted(10, 0, -10, 0), label, "#FFFFFF", 15, QFont.Weight.DemiBold)


_goal_paths: list[QPainterPath] = []


def _goal_border() -> QPainterPath:
    if not _goal_paths:
        _goal_paths.append(art.outline(_GOAL_CELLS))
    return _goal_paths[0]
