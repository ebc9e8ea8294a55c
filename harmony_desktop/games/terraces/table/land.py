"""The landscape on Terraces' table: the placed tiles, and overlays on them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import product
from math import floor, hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from harmony_desktop.games.terraces.rules.components import (
    START,
    Cell,
    Kind,
    cell_of,
    footprint,
)
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.scoring import Region
from harmony_desktop.games.terraces.rules.view import PlacedTile, Square, TerracesView
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.art import Block
from harmony_desktop.games.terraces.table.ground import Ground, Layer, Stroke
from harmony_desktop.games.terraces.table.layout import FINAL_ROOM, ROOM, Bounds, Fit, fit, refit
from harmony_desktop.ui.kit.art import ArtItem, cached, moved
from harmony_desktop.ui.kit.languages import number, right_to_left
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.table.marks import Marks, draw_frame, overlay
from harmony_desktop.ui.table.news import Mark, NewsItem
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.sheets import EvenGrid, Sheet, StrokeT

_NUMBERED = 2
"""The lowest level with a number; lower tiles lie on the table."""
_START_BOX = QRectF(0, 0, 2 * art.SIDE, art.SIDE)
_START_BOUNDS = (0, 0, 2, 1)
_PATCH = 144.0
"""Patch size of a land's sheets: large, as there are as many sheets as levels."""
_OVER = 500.0
"""Above every tile."""
_PLACE_RECT = art.square_box(QPointF(-art.SIDE, -art.SIDE) / 2)
_TURNS = 4
"""Rotations of a tile."""
_SNAP = 0.75
"""Distance in squares from the held square within which a tile snaps to a legal place; to the
corner of a square it is 0.71, so that whoever points at a square means it."""
_REACH = 3
"""Squares around the layout that count as places."""

Look = tuple[bool, bool, str]
"""Whether symbols are large, whether heights are shown, and the language of the digits."""
TileName = tuple[int, Kind, int] | None
"""Side, kind and rotation of a tile; None is the start tile."""
Corner = tuple[float, float]


class TilePart(NamedTuple):
    """The sides or the top of a tile as it lies, around the centre of its block."""

    name: TileName
    level: int
    look: Look | None = None
    """For the top; the sides have none."""
    shadow: bool = False

    @property
    def rect(self) -> QRectF:
        box = _START_BOX if self.name is None else art.BLOCK
        if self.look is not None:
            return box.adjusted(-4, -4, 4, 4)
        right, below = (26, 32) if self.shadow else (10, 13)
        return box.adjusted(-4, -4, right, below)

    def draw(self, painter: QPainter) -> None:
        squares = art.START_SQUARES if self.name is None else art.tile_squares(*self.name)
        if self.look is not None:
            art.draw_top(painter, squares, self.level, *self.look[:2])
        elif self.shadow:
            art.draw_base(painter, squares, self.level)
        else:
            art.draw_sides(painter, squares, self.level)


class LooseTile:
    """A tile above the landscape, with its own shadow: in flight, or aimed at a place."""

    def __init__(self, land: ArtItem, z: float) -> None:
        self.base, self.top = self.items = overlay(land, z), overlay(land, z + 1)

    def hide(self) -> None:
        for item in self.items:
            item.hide()

    def show(self, placed: PlacedTile, look: Look) -> None:
        """Show a tile in its rotation, without moving it to its place."""
        for item, part in (
            (self.base, TilePart(_name_of(placed), placed.level, shadow=True)),
            (self.top, TilePart(_name_of(placed), placed.level, look)),
        ):
            item.show_art(("terraces-part", part), part.rect, part.draw)

    def put(self, place: QPointF, scale: float = 1.0) -> None:
        """Put the centre of the tile at a point of the landscape, at a scale."""
        for item in self.items:
            item.setPos(place)
            item.setScale(scale)


class Land(ArtItem):
    """The landscape: its ground with all that lies, and overlays; moves update what changes."""

    def __init__(
        self, motion: Motion, services: TableServices, area: QRectF, arrived: Callable[[], None]
    ) -> None:
        """`arrived` is called when the landscape has stopped moving at another size."""
        super().__init__()
        self._motion = motion
        self._services = services
        self._arrived = arrived
        self._laid: tuple[PlacedTile, ...] = ()
        self._bounds = _START_BOUNDS
        self.squares: dict[Cell, Square] = {}
        self.area = area
        """The part of the scene for the landscape."""
        self._room = ROOM
        self._over = False
        """Whether no more tiles will be laid, so that no room is kept for them."""
        self.fit = fit(self._bounds, area)
        self.setPos(self.fit.origin)
        self.setScale(self.fit.scale)
        self.ground = Ground(self, 0)
        self._corner: int | None = None
        """Index of the free corner that was found last."""
        self._flying: dict[int, LooseTile] = {}
        """The tiles in flight, by their numbers among those laid."""
        self._landed: list[LooseTile] = []
        """Tiles to use again for a flight."""
        self._ghost = LooseTile(self, _OVER + 4)
        self._regions = self._sheet(_OVER, "regions", art.draw_outlines)
        self._news = NewsItem(self, _OVER + 0.5)
        lit = partial(art.draw_outlines, colour=art.GOLD, fill=QColor(255, 232, 150, 110))
        self._lit = self._sheet(_OVER + 1, "lit", lit)
        self._places = {
            (turn, on_top): Marks(
                self,
                _OVER + 2,
                ("terraces-place", turn, on_top),
                _PLACE_RECT,
                partial(art.draw_place, turn=turn, on_top=on_top),
            )
            for turn, on_top in product(range(_TURNS), (False, True))
        }
        """Marks of legal places, for each rotation of the tile, on the table and on top."""
        self._rim = overlay(self, _OVER + 6)
        square = art.square_box(QPointF())
        self._faults = Marks(self, _OVER + 6.5, "terraces-fault", square, art.draw_fault)
        self._heights: dict[int, Marks] = {}
        self._focus = self._sheet(_OVER + 8, "focus", _draw_focus)

    def _sheet(
        self, z: float, name: str, draw: Callable[[QPainter, Sequence[StrokeT]], None]
    ) -> Sheet[StrokeT]:
        return Sheet(self, z, f"terraces-{name}", draw, EvenGrid(side=_PATCH))

    # Tiles

    @property
    def _look(self) -> Look:
        settings = self._services.settings
        return settings.symbols, settings.switches["show_heights"], number(1)

    def show_layout(self, view: TerracesView, animate: bool) -> int:
        """Show the tiles of a position; return the number of new tiles."""
        before, self._laid = self._laid, view.laid
        self._bounds = view.layout.bounds()
        self._motion.stop("regions")
        self._regions.setOpacity(1.0)
        self.squares = view.squares()
        for index in list(self._flying):
            if index >= len(view.laid) or before[index] != view.laid[index]:
                self._motion.stop(("lay", index))
                self._put_down(index)
        self._show_ground()
        stays = None if self._over else self.fit
        self._over = view.to_move is None
        self._go_to(self._next_fit(stays), animate)
        return len(view.laid) - len(before)

    @property
    def lying(self) -> list[PlacedTile]:
        """The tiles that lie in their places, without those in flight."""
        return [placed for index, placed in enumerate(self._laid) if index not in self._flying]

    def _show_ground(self) -> None:
        """Show the grid around the layout and, level by level, shadows, sides and tops."""
        ink = QColor(self._services.theme.colours.text)
        ink.setAlpha(46)
        rows = art.mat_rows(self._bounds)
        mat: dict[Stroke, QRectF] = {(self._bounds, y, ink.rgba()): area for y, area in rows}
        layers = [Layer(_draw_mat_rows, mat)]
        tiles: list[tuple[int, TileName, QPointF, Sequence[tuple[int, int]]]]
        tiles = [(1, None, QPointF(), [(x, y) for x, y, _ in START])]
        for one in self.lying:
            tiles.append(
                (one.level, _name_of(one), art.middle_of(one), footprint(one.x, one.y, one.turn))
            )
        for level in range(1, max(tile[0] for tile in tiles) + 1):
            shadows: dict[Stroke, QRectF] = {}
            sides: dict[Stroke, QRectF] = {}
            tops: dict[Stroke, QRectF] = {}
            for _, name, middle, squares in (tile for tile in tiles if tile[0] == level):
                at = (middle.x(), middle.y())
                for x, y in squares:
                    corner = art.top_left(x, y, level)
                    box = art.square_box(corner).adjusted(-4, -4, 30, 30)
                    shadows[corner.x(), corner.y()] = box
                for strokes, part in (
                    (sides, TilePart(name, level)),
                    (tops, TilePart(name, level, self._look)),
                ):
                    strokes[part, at] = part.rect.translated(middle)
            layers += Layer(_draw_shadows, shadows), Layer(_draw_parts, sides)
            layers.append(Layer(_draw_parts, tops))
        self.ground.show_layers(layers)

    def fly_in(self, start: QPointF, size: float) -> None:
        """Fly the newest tile in from a scene point, where it was shown at scale `size`."""
        if not self._motion.milliseconds:
            return
        index = len(self._laid) - 1
        piece = self._landed.pop() if self._landed else LooseTile(self, _OVER - 2)
        piece.show(self._laid[-1], self._look)
        self._flying[index] = piece
        self._show_ground()
        self._regions.setOpacity(0.0)
        begin, end = self.mapFromScene(start), art.middle_of(self._laid[-1])
        size /= self.scale()

        def fly(share: float) -> None:
            piece.put(begin + (end - begin) * share, size + (1.0 - size) * share)

        def landed() -> None:
            self._put_down(index)
            self._show_ground()
            self._motion.run("regions", 0.0, 1.0, self._regions.setOpacity)

        self._motion.run(("lay", index), 0.0, 1.0, fly, landed, factor=1.4)

    def _put_down(self, index: int) -> None:
        """End the flight of a tile; it lies on the ground when that is shown again."""
        piece = self._flying.pop(index)
        piece.hide()
        self._landed.append(piece)

    # Fitting

    def lie_in(self, area: QRectF, room: float = ROOM) -> None:
        """Fill a part of the scene, with `room` squares of margin."""
        stays = self.fit if (area, room) == (self.area, self._room) else None
        self.area, self._room = area, room
        self._go_to(self._next_fit(stays), animate=False)

    def _next_fit(self, before: Fit | None) -> Fit:
        """Return the fit for the layout, which keeps the one `before` while tiles are laid."""
        if self._over:
            return fit(self._bounds, self.area, min(self._room, FINAL_ROOM))
        return refit(before, self._bounds, self.area, self._room)

    def _go_to(self, fit: Fit, animate: bool) -> None:
        """Move to a fit, with an animation if asked."""
        if fit == self.fit:
            return
        self.fit = fit
        origin, scale = self.pos(), self.scale()

        def move(share: float) -> None:
            self.setPos(origin + (fit.origin - origin) * share)
            self.setScale(scale + (fit.scale - scale) * share)

        if animate:
            self._motion.run("fit", 0.0, 1.0, move, self._arrived, factor=1.6)
        else:
            self._motion.stop("fit")
            move(1.0)
            self._arrived()

    def lanes(self) -> tuple[list[tuple[int, float]], list[tuple[int, float]]]:
        """Return the columns and the rows in which tiles lie or may lie next.

        Each has its number, counted from the red square of the start tile, and its middle in the
        scene.
        """
        middle = self.fit.to_scene(art.HALF)
        side = art.SIDE * self.fit.scale
        west, north, width, height = self._bounds
        columns = range(west - _REACH, west + width + _REACH)
        rows = range(north - _REACH, north + height + _REACH)
        return (
            [(x, middle.x() + x * side) for x in columns],
            [(y, middle.y() + y * side) for y in rows],
        )

    def free_corner(self, size: QSizeF, margin: float) -> QRectF | None:
        """Return a corner of this size free of tiles and of places beside them, or None.

        The corner found last is kept while it is free, so that what lies there does not jump.
        After it, the corners at the start of the lines are tried.
        """
        inside = self.area.adjusted(margin, margin, -margin, -margin)
        corners = [
            QRectF(QPointF(x, y), size)
            for x in (inside.left(), inside.right() - size.width())
            for y in (inside.top(), inside.bottom() - size.height())
        ]
        if right_to_left():
            corners = [*corners[2:], *corners[:2]]
        order = sorted(range(len(corners)), key=lambda index: index != self._corner)
        self._corner = next((one for one in order if self._is_free(corners[one])), None)
        return None if self._corner is None else corners[self._corner]

    def _is_free(self, area: QRectF) -> bool:
        """Return whether an area of the scene has no square in it or beside it."""
        side = art.SIDE * self.fit.scale
        for square in self.squares.values():
            corner = self.fit.to_scene(art.corner_of(square))
            if area.intersects(QRectF(corner.x() - side, corner.y() - side, 3 * side, 3 * side)):
                return False
        return True

    # Where a tile may lie

    def level_over(self, block: Block) -> int:
        """Return the level at which a tile held over a block is drawn."""
        x, y = block
        cells = (cell_of(x, y), cell_of(x + 1, y), cell_of(x, y + 1), cell_of(x + 1, y + 1))
        seen = [self.squares[cell].level for cell in cells if cell in self.squares]
        return max(seen) + 1 if len(seen) >= 3 else 1

    def block_at(
        self,
        point: QPointF,
        good: Mapping[Block, int],
        turn: int,
        square: int = 0,
        covering: bool = True,
    ) -> Block | None:
        """Return the block for a tile held by one of its squares over a point.

        `good` maps each legal block to the level of the tile there. Of those nearby, the one with
        the held square at the point is meant, else one where the tile covers the point: also
        further away if `covering`. Without a good one nearby it is the block as held.
        """
        if not self.area.contains(point):
            return None
        at = self.mapFromScene(point) / art.SIDE
        held = art.square_offset(turn, square)
        near: list[tuple[float, Block]] = []
        for x in range(floor(at.x()) - 3, floor(at.x()) + 3):
            for y in range(floor(at.y()) - 3, floor(at.y()) + 3):
                level = good.get((x, y)) or self.level_over((x, y))
                off = (art.block_middle((x, y), level) + held) / art.SIDE - at
                near.append((hypot(off.x(), off.y()), (x, y)))
        near.sort()
        over = {block for block in good if _covers(block, turn, good[block], at)}
        drawn = [
            block
            for away, block in near
            if block in good and (away <= _SNAP or (covering and block in over))
        ]
        drawn.sort(key=lambda block: block not in over)
        block = drawn[0] if drawn else near[0][1]
        west, north, width, height = self._bounds
        across = west - _REACH - 1 <= block[0] < west + width + _REACH
        upright = north - _REACH - 1 <= block[1] < north + height + _REACH
        return block if across and upright else None

    def corner_middle(self, block: Block, turn: int) -> QPointF:
        """Return the scene point of the centre of the corner of a tile held over a block."""
        middle = art.block_middle(block, self.level_over(block))
        return self.fit.to_scene(middle + art.square_offset(turn, 0))

    # Overlays

    def show_regions(self, regions: Sequence[Region]) -> None:
        """Outline regions."""
        groups = [region.cells for region in regions]
        self._regions.show_strokes(art.outlines(self.squares, groups))

    def show_news(self, news: Sequence[tuple[PlacedTile, str]]) -> None:
        """Mark new tiles, each in the colour of the player who laid it."""
        self._news.show_marks(
            Mark(art.outline([art.top_left(x, y, placed.level) for x, y in squares]), colour)
            for placed, colour in news
            for squares in [footprint(placed.x, placed.y, placed.turn)]
        )

    def show_lit(self, cells: Collection[Cell]) -> None:
        """Light up the cells of a region."""
        known = [cell for cell in cells if cell in self.squares]
        self._lit.show_strokes(art.outlines(self.squares, [known], filled=True))

    def show_places(self, blocks: Mapping[Block, int], turn: int) -> None:
        """Mark the blocks where a tile may go, each at the level the tile would have."""
        for (rotation, on_top), marks in self._places.items():
            marks.show(
                art.block_middle(block, level)
                for block, level in blocks.items()
                if rotation == turn and on_top == (level > 1)
            )

    def hide_aim(self) -> None:
        """Hide the ghost and the faults."""
        self._ghost.hide()
        self._rim.hide()
        self._faults.show(())

    def show_ghost(self, placed: PlacedTile, good: bool) -> None:
        """Preview a tile in a place; fainter if the place is illegal."""
        self._motion.stop("turn")
        self._turn_ghost(0)
        middle = art.middle_of(placed)
        self._ghost.show(placed, self._look)
        self._ghost.put(middle)
        for item in self._ghost.items:
            item.setOpacity(0.9 if good else 0.5)
        squares = art.tile_squares(placed.side, placed.tile, placed.turn)
        draw = partial(art.draw_rim, squares=squares, good=good)
        self._rim.show_art(("terraces-rim", placed.turn, good), art.TILE_RECT, draw)
        self._rim.setPos(middle)

    def _turn_ghost(self, angle: float) -> None:
        for item in (*self._ghost.items, self._rim):
            item.setRotation(angle)

    def spin_ghost(self, steps: int) -> None:
        """Animate a rotation of the ghost."""
        self._motion.run("turn", -90.0 * steps, 0.0, self._turn_ghost, factor=0.7)

    @property
    def ghost_shown(self) -> bool:
        return self._ghost.top.isVisible()

    def show_faults(self, squares: Sequence[tuple[int, int]]) -> None:
        """Mark the squares that make a placement illegal."""
        corners = []
        for x, y in squares:
            square = self.squares.get(cell_of(x, y))
            corners.append(art.top_left(x, y, square.level if square else 1))
        self._faults.show(corners)

    def _corners(self, x: int, y: int, turn: int) -> list[QPointF]:
        """Return the corners of the squares a tile would cover."""
        under = self.squares.get(cell_of(x, y))
        level = under.level + 1 if under else 1
        return [art.top_left(sx, sy, level) for sx, sy in footprint(x, y, turn)]

    def frame_of(self, lay: Lay) -> QPainterPath:
        """Return the outline of a placement, in scene coordinates."""
        return self.mapToScene(art.outline(self._corners(lay.x, lay.y, lay.turn)))

    def frame_around(self, region: Region) -> QPainterPath:
        """Return the outline of a region, in scene coordinates."""
        corners = [art.corner_of(self.squares[cell]) for cell in region.cells]
        return self.mapToScene(art.outline(corners))

    def draw_laid(self, painter: QPainter, side: int, lay: Lay, symbols: bool) -> None:
        """Draw a tile as it would lie, in scene coordinates."""
        under = self.squares.get(cell_of(lay.x, lay.y))
        level = under.level + 1 if under else 1
        middle = art.block_middle(art.block_of(lay.x, lay.y, lay.turn), level)
        with moved(painter, self.mapToScene(middle), self.scale()):
            art.draw_tile(painter, art.tile_squares(side, lay.tile, lay.turn), symbols)

    def show_heights(self, shown: bool) -> None:
        """Show the level of every square above the first level, while a tile is held."""
        always = self._services.settings.switches["show_heights"]
        levels: dict[int, list[QPointF]] = {}
        if shown and not always:
            for square in self.squares.values():
                if square.level >= _NUMBERED:
                    corner = art.top_left(square.x, square.y, square.level)
                    levels.setdefault(square.level, []).append(corner + art.HEIGHT_PLACE)
        for level in levels.keys() - self._heights.keys():
            draw = partial(art.draw_height, at=QPointF(), level=level)
            key = ("terraces-height", level, number(level))
            self._heights[level] = Marks(self, _OVER + 1.5, key, art.HEIGHT_RECT, draw)
        for level, marks in self._heights.items():
            marks.show(levels.get(level, ()))

    @property
    def heights_shown(self) -> dict[int, int]:
        """The count of numbered squares by level."""
        return {level: len(marks.shown) for level, marks in self._heights.items() if marks.shown}

    def show_focus(self, tile: tuple[int, int, int, int] | None, colour: str) -> None:
        """Show the keyboard focus: the corner, the rotation and the level of a tile."""
        corners: list[QPointF] = []
        if tile is not None:
            x, y, turn, level = tile
            corners = [art.top_left(*square, level) for square in footprint(x, y, turn)]
        box = art.boxes(corners).adjusted(-5, -5, 5, 5)
        self._focus.show_strokes([((_tuples(corners), colour), box)] if corners else ())

    def top_level(self, x: int, y: int, turn: int) -> int:
        """Return the highest level of the squares below a tile; 1 on the bare table."""
        cells = (cell_of(*square) for square in footprint(x, y, turn))
        return max((self.squares[cell].level for cell in cells if cell in self.squares), default=1)


# Drawing


def _name_of(placed: PlacedTile) -> TileName:
    return placed.side, placed.tile, placed.turn


def _tuples(corners: Sequence[QPointF]) -> tuple[Corner, ...]:
    return tuple((corner.x(), corner.y()) for corner in corners)


def _outline(corners: Sequence[Corner]) -> QPainterPath:
    return art.outline(QPointF(*corner) for corner in corners)


def _draw_mat_rows(painter: QPainter, rows: Sequence[tuple[Bounds, int, int]]) -> None:
    for bounds, y, ink in rows:
        art.draw_mat_row(painter, bounds, y, QColor.fromRgba(ink))


def _draw_shadows(painter: QPainter, corners: Sequence[Corner]) -> None:
    art.draw_shadow(painter, [QPointF(*corner) for corner in corners])


def _draw_parts(painter: QPainter, parts: Sequence[tuple[TilePart, Corner]]) -> None:
    """Draw parts of tiles from the cache, where loose tiles have them too."""
    scale = painter.worldTransform().m11()
    for part, at in parts:
        pixmap = cached(("terraces-part", part), part.rect, scale, part.draw)
        painter.drawPixmap(QPointF(*at) + part.rect.topLeft(), pixmap)


def _draw_focus(painter: QPainter, tiles: Sequence[tuple[Sequence[Corner], str]]) -> None:
    for corners, colour in tiles:
        draw_frame(painter, _outline(corners), colour, 5.0)


def _covers(block: Block, turn: int, level: int, at: QPointF) -> bool:
    """Whether a tile in a block lies over a point, in squares."""
    lift = at - art.top_left(0, 0, level) / art.SIDE
    return (floor(lift.x()), floor(lift.y())) in footprint(*art.corner_in(block, turn), turn)
