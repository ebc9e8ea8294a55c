"""The layout on the mat: tiles whose petals join, and overlays on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import floor, hypot, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import GOAL_RADIUS, Sides, goal_cells
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
    LEAVE,
    Ask,
    AskTile,
    Point,
    Standing,
)
from harmony_desktop.games.harmonia.rules.scoring import Axis, Pattern
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.ui.kit.art import ArtItem, Draw, draw_centred, hexagon_path, moved
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.marks import Marks, draw_frame, overlay
from harmony_desktop.ui.table.news import Mark, NewsItem

CELL_RECT = QRectF(-art.SIDE * 1.06, -art.SIDE * 0.92, art.SIDE * 2.12, art.SIDE * 1.84)
SMALL_RECT = QRectF(-art.SIDE * 0.45, -art.SIDE * 0.45, art.SIDE * 0.9, art.SIDE * 0.9)
GREEN, GOLD = QColor("#1F7A4F"), QColor("#D9970F")
_LEAST_SCALE, _MOST_SCALE = 0.2, 1.5
_MUCH_LARGER = 1.25
"""Factor by which the layout could be larger before it is refitted."""
_ASKED_SCALE = 0.62
"""Size of a tile that was asked for, compared with a placed one."""
_BESIDE_AXES = 90.0
"""Length of mirror axes beyond the tiles they mirror."""


def set_tile(item: ArtItem, sides: Sides | None) -> None:
    """Show a single tile on an item; None empties the item."""
    draw = None if sides is None else partial(art.draw_tile, sides=sides)
    item.show_art(("harmonia-tile", sides), art.TILE_RECT, draw)


class Ornament(ArtItem):
    """The layout. Its items live as long as the table; moves update only what changes."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._unseen: list[ArtItem] = []
        """The hidden parts of a tile that is still moving to its place."""
        self.landed: Callable[[], None] = lambda: None
        """Called when a tile has come to its place."""
        self._shadows = self._marks(0, "shadow", art.TILE_RECT, art.draw_shadow)
        self._grounds = self._marks(1, "ground", art.TILE_RECT, art.draw_ground)
        self._joints = [
            self._marks(3, f"joint{side}", art.joint_rect(side), partial(art.draw_joint, side=side))
            for side in range(3)
        ]
        self._ends = [
            self._marks(
                3,
                f"end{side}",
                art.petal_rect(side, whole=False),
                partial(art.draw_petal, side=side, whole=False),
            )
            for side in range(6)
        ]
        self._beads = self._marks(4, "bead", art.BEAD_RECT, art.draw_bead)
        self._strong = self._cells(2, "strong", GREEN, QColor(255, 255, 255, 120), 3.0)
        self._faint = self._cells(
            2, "faint", QColor(31, 122, 79, 120), QColor(255, 255, 255, 36), 1.6, dashed=True
        )
        self._fatal = self._marks(2, "fatal", CELL_RECT, _draw_fatal)
        self._pointing = self._cells(
            2, "pointing", QColor("#2B67A6"), QColor(255, 255, 255, 110), 2.4
        )
        self._news = NewsItem(self, 5)
        self._leaves = self._marks(6, "leave", SMALL_RECT, partial(_draw_wish, fill=False))
        self._fills = self._marks(6, "fill", SMALL_RECT, partial(_draw_wish, fill=True))
        self._asked = overlay(self, 6)
        self._pointed = self._marks(6, "pointed", CELL_RECT, _draw_pointed)
        self._gaps = self._marks(6, "gap", SMALL_RECT, _draw_gap)
        self._closed = overlay(self, 4.5)
        self._worths = overlay(self, 6.5)
        """The points of closed patterns, above the light on tiles and the axes."""
        self._open_ends = self._marks(7, "open-end", SMALL_RECT, _draw_open_end)
        self._bad_sides = self._marks(9, "bad-side", SMALL_RECT, _draw_bad_side)
        self._lit = overlay(self, 2)
        self._lit_edge = overlay(self, 6)
        self._flash = overlay(self, 7)
        self._rings = [overlay(self, 7) for _ in range(GOAL_RADIUS + 1)]
        self._axes = overlay(self, 6)
        self._ghost = overlay(self, 8)
        self._gain = overlay(self, 11)
        self._hints = overlay(self, 9)
        frame = hexagon_path(art.SIDE * 0.94)
        self._focus = self._marks(
            10, "focus", CELL_RECT, partial(draw_frame, frame=frame, colour="#B2560D", width=3.4)
        )

    def _marks(self, z: float, name: str, rect: QRectF, draw: Draw) -> Marks:
        return Marks(self, z, ("harmonia", name), rect, draw)

    def _cells(
        self, z: float, name: str, edge: QColor, fill: QColor, width: float, dashed: bool = False
    ) -> Marks:
        draw = partial(_draw_cell, edge=edge, fill=fill, width=width, dashed=dashed)
        return self._marks(z, name, CELL_RECT, draw)

    # The tiles

    def show_layout(self, layout: Mapping[Hex, Sides], start: QPointF | None) -> None:
        """Show the tiles; the latest moves in from `start`."""
        self._shadows.show(_centres(layout))
        self._grounds.show(_centres(layout))
        for side, marks in enumerate(self._joints):
            crossed = [cell for cell, way in art.joints(layout) if way == side]
            marks.show([_side_middle(cell, side) for cell in crossed])
        for side, marks in enumerate(self._ends):
            marks.show(_centres(cell for cell, way in art.open_sides(layout) if way == side))
        self._beads.show(_centres(cell for cell, sides in layout.items() if sides))
        if start is not None and layout:
            cell, sides = list(layout.items())[-1]
            self._bring(sides, start, art.centre(cell))

    def _bring(self, sides: Sides, start: QPointF, end: QPointF) -> None:
        """Move a tile to its place; its parts are hidden until it arrives."""
        tiles = (self._shadows, self._grounds, *self._joints, *self._ends, self._beads)
        self._unseen = [
            item
            for marks in tiles
            for item in marks.shown
            if length(item.pos() - end) < art.STEP * 0.55
        ]
        for item in self._unseen:
            item.setOpacity(0.0)
        set_tile(self._ghost, sides)
        self._ghost.setOpacity(1.0)
        self._motion.run("bring", start, end, self._ghost.setPos, self._lay_down, factor=1.15)
        self._motion.run("lay", 1.14, 1.0, self._ghost.setScale, factor=1.15)

    def _lay_down(self) -> None:
        """Put a moving tile in its place at once."""
        for motion in ("bring", "lay"):
            self._motion.stop(motion)
        landed, self._unseen = self._unseen, []
        for item in landed:
            item.setOpacity(1.0)
        self._ghost.setScale(1.0)
        self._ghost.hide()
        if landed:
            self.landed()

    @property
    def bringing(self) -> bool:
        """Whether a tile still moves to its place."""
        return bool(self._unseen)

    # Overlays

    def show_legal(
        self,
        strong: Iterable[Hex] = (),
        faint: Iterable[Hex] = (),
        fatal: Iterable[Hex] = (),
    ) -> None:
        """Mark cells where the tile fits as held, fits after rotation, or would lose the goal."""
        self._strong.show(_centres(strong))
        self._faint.show(_centres(faint))
        self._fatal.show(_centres(fatal))

    def show_pointing(self, cells: Iterable[Hex]) -> None:
        """Mark the cells that can be pointed at while talking."""
        self._pointing.show(_centres(cells))

    def show_remarks(self, remarks: Iterable[Standing], colours: Sequence[str]) -> None:
        """Mark the cells that players have asked for, and the tiles they point at.

        A tile that was asked for is shown small on its cell, in the colour of who asks.
        """
        said = list(remarks)
        asks = [one for one in said if isinstance(one, Ask)]
        self._leaves.show(_centres(one.cell for one in asks if one.wish == LEAVE))
        self._fills.show(_centres(one.cell for one in asks if one.wish == FILL))
        self._pointed.show(_centres(one.cell for one in said if isinstance(one, Point)))
        tiles = [(one, colours[one.seat]) for one in said if isinstance(one, AskTile)]
        cells = [one.cell for one, _ in tiles]
        _show_on(self._asked, cells, art.SIDE, partial(_draw_asked, tiles=tiles))

    def show_gaps(self, cells: Iterable[Hex]) -> None:
        """Mark the cells of the hexagon that no known tile fits."""
        self._gaps.show(_centres(cells))

    def show_closed(self, patterns: Sequence[Pattern]) -> None:
        """Mark the patterns that score: a fine line around each, and its points."""
        cells = [cell for pattern in patterns for cell in pattern.cells]
        rect = _around(cells, 50) if cells else QRectF()
        for item, name, drawing in (
            (self._closed, "closed", _draw_closed),
            (self._worths, "worths", _draw_worths),
        ):
            key = (f"harmonia-{name}", tuple(pattern.cells for pattern in patterns), number(1))
            draw = partial(drawing, patterns=patterns)
            item.show_art(key, rect, draw if cells else None)

    def show_news(self, news: Mapping[Hex, str]) -> None:
        """Mark new tiles, each in the colour of the player who placed it."""
        self._news.show_marks(
            Mark(hexagon_path(art.SIDE * 0.9, art.centre(cell)), colour)
            for cell, colour in news.items()
        )

    def show_lit(self, cells: Iterable[Hex]) -> None:
        """Light up tiles: a warm ground under their petals and one line around them."""
        lit = tuple(cells)
        warm = QColor(255, 208, 84, 120)
        _show_on(self._lit, lit, 50, partial(_draw_ground, cells=lit, colour=warm))
        _show_on(self._lit_edge, lit, 50, partial(_draw_edge, cells=lit))

    def show_won(self, cells: Iterable[Hex]) -> None:
        """Frame the finished hexagon in gold; its tiles keep their colours."""
        frame = tuple(cells)
        _show_on(self._lit_edge, frame, 50, partial(_draw_edge, cells=frame))

    def flash(self, cells: Sequence[Hex]) -> None:
        """Flash cells for a moment."""
        if cells:
            _show_on(self._flash, cells, 50, partial(_draw_flash, cells=cells))
            self._motion.run("flash", 1.0, 0.0, self._flash.setOpacity, self._flash.hide, factor=6)

    def bloom(self, centre: Hex) -> None:
        """Let the whole hexagon around a centre light up, ring by ring from the middle."""
        for distance, ring in enumerate(self._rings):
            cells = [cell for cell in goal_cells(centre) if cell.distance(centre) == distance]
            bright = partial(_draw_ground, cells=cells, colour=QColor(255, 244, 190, 210))
            _show_on(ring, cells, 50, bright)
        self._motion.run("bloom", 0.0, len(self._rings) + 1.0, self._light_rings, factor=10)

    def _light_rings(self, reached: float) -> None:
        for distance, ring in enumerate(self._rings):
            ring.setOpacity(max(0.0, 1.0 - abs(reached - distance - 1)))

    def show_pattern(self, pattern: Pattern | None) -> None:
        """Light up a pattern with its mirror axes and its open sides."""
        cells, ends, axes = pattern or ((), (), ())
        self.show_lit(cells)
        self._open_ends.show([_side_middle(cell, side) for cell, side in ends])
        draw = partial(_draw_axes, axes=axes, cells=cells)
        _show_on(self._axes, cells if axes else (), _BESIDE_AXES, draw)

    def show_ghost(
        self, cell: Hex | None, sides: Sides | None, words: str = "", bad: Sides = 0
    ) -> None:
        """Show the tile as it would lie on a cell, with its effect; mark its `bad` sides."""
        self._bad_sides.show(
            [] if cell is None else [_side_middle(cell, one) for one in range(6) if bad >> one & 1]
        )
        self._lay_down()
        set_tile(self._ghost, None if cell is None else sides)
        shown = cell is not None and sides is not None
        draw = partial(_draw_gain, words=words) if shown and words else None
        self._gain.show_art(None, QRectF(-40, -14, 80, 28), draw)
        if cell is not None:
            self._ghost.setPos(art.centre(cell))
            self._ghost.setOpacity(0.86)
            self._gain.setPos(art.centre(cell) + QPointF(art.SIDE * 0.62, -art.SIDE * 0.72))

    def show_hints(self, hints: Sequence[tuple[Hex, Sides]] = ()) -> None:
        """Show the best placements, best first."""

        def draw(painter: QPainter) -> None:
            for rank, (cell, sides) in reversed(list(enumerate(hints))):
                art.draw_at(painter, art.centre(cell), partial(_draw_hint, sides=sides, rank=rank))

        _show_on(self._hints, [cell for cell, _ in hints], 60, draw)

    def draw_tile(self, painter: QPainter, cell: Hex, sides: Sides) -> None:
        """Draw a tile on a cell, in scene coordinates."""
        with moved(painter, self.scene_centre(cell), self.scale()):
            art.draw_tile(painter, sides)

    def frame_of(self, cell: Hex) -> QPainterPath:
        """Return the outline of a cell, in scene coordinates."""
        return self.mapToScene(hexagon_path(art.SIDE * 0.985, art.centre(cell)))

    def show_focus(self, cell: Hex | None) -> None:
        """Show the keyboard focus on a cell."""
        self._focus.show([] if cell is None else [art.centre(cell)])

    # Places

    def fit(
        self,
        needed: Iterable[Hex],
        likely: Iterable[Hex],
        area: QRectF,
        stays: bool,
        glide: bool,
        arrived: Callable[[], None],
    ) -> None:
        """Scale the layout as large as possible with all needed and likely cells in an area.

        If it `stays`, then as long as the needed ones are in sight and not much smaller than they
        could be it is left where it is: nothing moves under the pointer. Where they have room at
        the same scale, it is shifted no farther than they need. `arrived` is called when the layout
        has come to rest elsewhere.
        """
        least = _room_of(needed)
        box = least.united(_room_of(likely))
        inside = area.adjusted(12, 12, -12, -12)
        scale = min(inside.width() / box.width(), inside.height() / box.height(), _MOST_SCALE)
        # Use few scales, so that painted art is reused.
        scale = max(_LEAST_SCALE, floor(scale * 40) / 40)
        place = inside.center() - box.center() * scale
        if (self.pos(), self.scale()) == (place, scale):
            return
        if stays and scale < self.scale() * _MUCH_LARGER:
            seen = self.mapRectToScene(least)
            if inside.contains(seen):
                return
            if seen.width() <= inside.width() and seen.height() <= inside.height():
                scale, place = self.scale(), self.pos() + _step_into(seen, inside)
        if glide:
            self._motion.run("fit", self.pos(), place, self.setPos)
            self._motion.run("zoom", self.scale(), scale, self.setScale, arrived)
        else:
            self.setPos(place)
            self.setScale(scale)
            arrived()

    def cell_at(self, point: QPointF) -> Hex:
        """Return the cell at a scene point."""
        return nearest_cell(self.mapFromScene(point))

    def scene_centre(self, cell: Hex) -> QPointF:
        return self.mapToScene(art.centre(cell))


def nearest_cell(point: QPointF) -> Hex:
    """Return the cell that contains a point in layout coordinates."""
    q = round(point.x() / (1.5 * art.SIDE))
    near = [
        Hex(q + step, round(point.y() / (sqrt(3) * art.SIDE) - (q + step) / 2))
        for step in (-1, 0, 1)
    ]
    return min(near, key=lambda cell: length(art.centre(cell) - point))


def length(step: QPointF) -> float:
    return hypot(step.x(), step.y())


def _centres(cells: Iterable[Hex]) -> list[QPointF]:
    return [art.centre(cell) for cell in cells]


def _side_middle(cell: Hex, side: int) -> QPointF:
    return art.centre(cell) + art.way(side) * art.STEP / 2


def _around(cells: Iterable[Hex], reach: float) -> QRectF:
    return art.bounds(cells).adjusted(-reach, -reach, reach, reach)


def _room_of(cells: Iterable[Hex]) -> QRectF:
    """Return the area of cells with a little air."""
    return art.bounds(cells).adjusted(
        -art.SIDE * 1.15, -art.STEP * 0.56, art.SIDE * 1.15, art.STEP * 0.56
    )


def _step_into(box: QRectF, area: QRectF) -> QPointF:
    """Return the shortest step that brings a box into an area that has room for it."""
    x = max(0.0, area.left() - box.left()) - max(0.0, box.right() - area.right())
    y = max(0.0, area.top() - box.top()) - max(0.0, box.bottom() - area.bottom())
    return QPointF(x, y)


def _show_on(item: ArtItem, cells: Sequence[Hex], reach: float, draw: Draw) -> None:
    """Draw over cells, up to `reach` beyond their centres; without cells, clear the item."""
    item.show_art(None, _around(cells, reach) if cells else QRectF(), draw if cells else None)


# Drawing


def _draw_cell(painter: QPainter, edge: QColor, fill: QColor, width: float, dashed: bool) -> None:
    path = hexagon_path(art.SIDE * 0.9)
    painter.fillPath(path, fill)
    pen = QPen(edge, width, j=Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setDashPattern([2.2, 2.4])
    painter.strokePath(path, pen)


def _draw_wish(painter: QPainter, fill: bool) -> None:
    """Draw a wish on a cell: a plus in a ring to fill it, a bar to leave it."""
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.06))
    painter.setBrush(QColor("#2B67A6" if fill else "#B4472E"))
    painter.drawEllipse(QPointF(0, 0), art.SIDE * 0.32, art.SIDE * 0.32)
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.11, c=Qt.PenCapStyle.RoundCap))
    reach = art.SIDE * 0.16
    painter.drawLine(QPointF(-reach, 0), QPointF(reach, 0))
    if fill:
        painter.drawLine(QPointF(0, -reach), QPointF(0, reach))


def _draw_asked(painter: QPainter, tiles: Iterable[tuple[AskTile, str]]) -> None:
    """Draw the tiles that were asked for, small and pale, each in a frame of the asker's colour."""
    for ask, colour in tiles:
        with moved(painter, art.centre(ask.cell), _ASKED_SCALE):
            painter.setOpacity(0.78)
            art.draw_tile(painter, ask.sides)
            painter.setOpacity(1.0)
            draw_frame(painter, hexagon_path(art.SIDE * 1.06), colour, 5.0)


def _draw_pointed(painter: QPainter) -> None:
    """Draw an arrow from above at a tile that a player points at."""
    frame = hexagon_path(art.SIDE * 0.86)
    painter.strokePath(frame, QPen(QColor(43, 103, 166, 210), 2.6, j=Qt.PenJoinStyle.RoundJoin))
    arrow = QPainterPath(QPointF(0, -art.SIDE * 0.16))
    for x, y in (
        (-0.26, -0.5),
        (-0.1, -0.5),
        (-0.1, -0.84),
        (0.1, -0.84),
        (0.1, -0.5),
        (0.26, -0.5),
    ):
        arrow.lineTo(art.SIDE * x, art.SIDE * y)
    arrow.closeSubpath()
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.06, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor("#2B67A6"))
    painter.drawPath(arrow)


def _draw_fatal(painter: QPainter) -> None:
    """Draw a cell where the tile fits but loses the goal: a colour and a cross."""
    _draw_cell(painter, QColor("#A8452C"), QColor(168, 69, 44, 26), 2.0, dashed=True)
    painter.setPen(QPen(QColor("#A8452C"), 3.0, c=Qt.PenCapStyle.RoundCap))
    arm = art.SIDE * 0.17
    for slope in (1, -1):
        painter.drawLine(QPointF(-arm, -arm * slope), QPointF(arm, arm * slope))


def _draw_bad_side(painter: QPainter) -> None:
    """Draw a side that would lose the goal: a cross on a disc."""
    painter.setPen(QPen(QColor("#FFFFFF"), 1.6))
    painter.setBrush(QColor("#A8452C"))
    painter.drawEllipse(QPointF(), 9, 9)
    painter.setPen(QPen(QColor("#FFFFFF"), 2.4, c=Qt.PenCapStyle.RoundCap))
    for slope in (1, -1):
        painter.drawLine(QPointF(-3.6, -3.6 * slope), QPointF(3.6, 3.6 * slope))


def _draw_gap(painter: QPainter) -> None:
    """Draw the mark of a cell that no known tile fits: a question on a pale disc."""
    painter.setPen(QPen(QColor("#A8452C"), 1.6))
    painter.setBrush(QColor(255, 253, 244, 230))
    painter.drawEllipse(QPointF(), art.SIDE * 0.24, art.SIDE * 0.24)
    draw_centred(painter, QPointF(), "!", "#A8452C", 17)


def _draw_closed(painter: QPainter, patterns: Sequence[Pattern]) -> None:
    for pattern in patterns:
        path = art.outline(pattern.cells)
        painter.strokePath(path, QPen(GOLD, 2.2, c=Qt.PenCapStyle.RoundCap))


def _draw_worths(painter: QPainter, patterns: Sequence[Pattern]) -> None:
    for pattern in patterns:
        top = min(pattern.cells, key=lambda cell: (art.centre(cell).y(), art.centre(cell).x()))
        at = art.centre(top) + QPointF(0, -art.SIDE * 0.72)
        draw_pill(painter, at, number(pattern.points), "#8A5A00", "#FFFFFF", 14, QColor("#5E3D00"))


def _draw_open_end(painter: QPainter) -> None:
    """Draw the mark of an ornament side that touches no tile yet."""
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.05))
    painter.setBrush(QColor("#C9501F"))
    painter.drawEllipse(QPointF(0, 0), art.SIDE * 0.13, art.SIDE * 0.13)


def _draw_ground(painter: QPainter, cells: Iterable[Hex], colour: QColor) -> None:
    for cell in cells:
        painter.fillPath(hexagon_path(art.SIDE, art.centre(cell)), colour)


def _draw_edge(painter: QPainter, cells: Iterable[Hex]) -> None:
    path = art.outline(cells)
    for colour, width in ((QColor(255, 250, 230, 230), 6.5), (GOLD, 3.6)):
        painter.strokePath(path, QPen(colour, width, c=Qt.PenCapStyle.RoundCap))


def _draw_flash(painter: QPainter, cells: Iterable[Hex]) -> None:
    _draw_ground(painter, cells, QColor(255, 244, 190, 150))
    _draw_edge(painter, cells)


def _draw_axes(painter: QPainter, axes: Iterable[Axis], cells: Iterable[Hex]) -> None:
    whole = _around(cells, _BESIDE_AXES)
    reach = max(whole.width(), whole.height())
    for axis in axes:
        point = QPointF(axis.x * art.SIDE, axis.y * art.SIDE)
        step = art.way(axis.twelfths / 2) * reach
        for pen in (
            QPen(QColor(255, 255, 255, 220), 4.5),
            QPen(QColor("#8A2F6B"), 2.2, Qt.PenStyle.DashLine),
        ):
            painter.setPen(pen)
            painter.drawLine(point - step, point + step)


def _draw_gain(painter: QPainter, words: str) -> None:
    fill = "#24784A" if "+" in words else "#B4472E"
    draw_pill(painter, QPointF(0, 0), words, fill, "#FFFFFF", 14, QColor("#17543A"))


def _draw_hint(painter: QPainter, sides: Sides, rank: int) -> None:
    shade = QColor(("#C9701A", "#D99A4E", "#E4BD86")[min(rank, 2)])
    if rank == 0:
        art.draw_tile(painter, sides)
    painter.strokePath(hexagon_path(art.SIDE * 0.95), QPen(shade, 4, j=Qt.PenJoinStyle.RoundJoin))
    at = QPointF(-art.SIDE * 0.6, -art.SIDE * 0.62)
    painter.setPen(QPen(shade.darker(140), 1.2))
    painter.setBrush(shade)
    painter.drawEllipse(at, 12, 12)
    draw_centred(painter, at, number(rank + 1), "#241604", 15)
