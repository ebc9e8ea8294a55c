"""The landscape on the scene: every tile where it lies, and what is shown on top of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from math import sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from harmony_desktop.games.terraces.components import START, TILE_COUNT, Cell, Kind, footprint
from harmony_desktop.games.terraces.scoring import Region
from harmony_desktop.games.terraces.table import art, markers
from harmony_desktop.games.terraces.table.layout import Bounds, Fit
from harmony_desktop.games.terraces.view import Placed, Square, TerracesView
from harmony_desktop.ui.art import ArtItem, draw_centred
from harmony_desktop.ui.languages import number
from harmony_desktop.ui.motion import Motion

_CREAM = QColor("#FFF3CF")
_HINTS = ("#C9701A", "#D99A4E", "#E4BD86")
_START_RECT = QRectF(0, 0, 2 * art.SIDE, art.SIDE).adjusted(-4, -4, 26, 32)
_OVER = 500.0
"""Above every tile."""

_MOST_PIXELS = 9_000_000

Block = tuple[int, int]


class Piece:
    """One tile of the landscape: its sides below, its top above those of its level."""

    def __init__(self, land: ArtItem) -> None:
        self.base = ArtItem(land)
        self.top = ArtItem(land)
        self._sides: tuple[object, art.Squares, QRectF, int] = ("", (), QRectF(), 1)
        self.hide()

    def hide(self) -> None:
        self.base.hide()
        self.top.hide()

    def lay_on(self, level: int) -> None:
        """Come to lie on a level: above the tiles below it, under the tiles above it."""
        self.base.setZValue(level * 10)
        self.top.setZValue(level * 10 + 1)

    def show(
        self, name: object, squares: art.Squares, rect: QRectF, level: int, look: tuple
    ) -> None:
        """Show these squares on a level; `look` is symbols, heights and the language."""
        symbols, heights, _ = look
        self._sides = (name, squares, rect, level)
        self.cast_shadow(False)
        self.top.set_art(
            ("terraces-top", name, level, *look),
            rect,
            lambda painter: art.draw_top(painter, squares, level, symbols, heights),
        )
        self.lay_on(level)
        self.base.show()
        self.top.show()

    def cast_shadow(self, own: bool) -> None:
        """Have a shadow of its own, as what is in the air has, or share that of its level."""
        name, squares, rect, level = self._sides
        draw = art.draw_base if own else art.draw_sides
        self.base.set_art(
            ("terraces-base", name, level, own),
            rect,
            lambda painter: draw(painter, squares, level),
        )

    def move(self, place: QPointF) -> None:
        self.base.setPos(place)
        self.top.setPos(place)

    def set_scale(self, scale: float) -> None:
        self.base.setScale(scale)
        self.top.setScale(scale)

    def fade(self, opacity: float) -> None:
        self.base.setOpacity(opacity)
        self.top.setOpacity(opacity)


def _around(corners: Sequence[QPointF]) -> QRectF:
    """What squares with these corners take up."""
    box = QRectF()
    for corner in corners:
        box = box.united(art.square_box(corner))
    return box


class Sheet(ArtItem):
    """A drawing as large as the landscape: it stays affordable however near one looks."""

    def render(self, device_scale: float) -> None:
        box, scale = self._rect, self.sceneTransform().m11()
        if scale > 0 and box.isValid():
            most = sqrt(_MOST_PIXELS / (box.width() * box.height())) / scale
            super().render(min(device_scale, most))


class LandItem(Sheet):
    """The landscape. Its items live as long as the table; a move changes only what it must."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._laid: tuple[Placed, ...] = ()
        self.squares: dict[Cell, Square] = {}
        self._area = QRectF()
        self._shadows: list[ArtItem] = []
        """Those of the levels, each under the tiles of its level."""
        self._start = Piece(self)
        self._pieces = [Piece(self) for _ in range(TILE_COUNT)]
        self._ghost = Piece(self)
        self._regions = self._overlay(_OVER)
        self._lit = self._overlay(_OVER + 1)
        self._places = self._overlay(_OVER + 2)
        self._rim = self._overlay(_OVER + 6)
        self._faults = self._overlay(_OVER + 6.5)
        self._hints = self._overlay(_OVER + 7)
        self._focus = self._overlay(_OVER + 8)

    def _overlay(self, z: float) -> ArtItem:
        item = Sheet(self)
        item.setZValue(z)
        item.hide()
        return item

    # Tiles

    def set_layout(self, view: TerracesView, look: tuple, ink: QColor) -> list[int]:
        """Show the tiles of a position; returns the numbers of those that are new."""
        before, self._laid = self._laid, view.laid
        self._motion.stop("regions")
        self._regions.setOpacity(1.0)
        self.squares = view.squares()
        self._start.show("start", art.START_SQUARES, _START_RECT, 1, look)
        for number_, piece in enumerate(self._pieces):
            if number_ < len(view.laid):
                placed = view.laid[number_]
                name = (placed.seat, placed.tile, placed.turn)
                piece.show(name, art.tile_squares(*name), art.TILE_RECT, placed.level, look)
                if number_ >= len(before) or before[number_] != placed:
                    self._motion.stop(("lay", number_))
                    self._motion.stop(("drop", number_))
                    piece.set_scale(1.0)
                    piece.move(self.middle(placed))
            else:
                piece.hide()
        self._show_shadows(view.laid)
        self._set_mat(view.layout.bounds(), ink)
        return list(range(len(before), len(view.laid)))

    def _show_shadows(self, laid: Sequence[Placed]) -> None:
        """One shadow for all tiles of a level."""
        levels = {1: [art.top_left(x, y, 1) for x, y, _ in START]}
        for placed in laid:
            corners = levels.setdefault(placed.level, [])
            corners += [art.top_left(x, y, placed.level) for x, y, _ in placed.squares]
        while len(self._shadows) < max(levels):
            self._shadows.append(self._overlay(len(self._shadows) * 10 + 9))
        for number_, item in enumerate(self._shadows):
            corners = levels.get(number_ + 1, [])
            self._show(
                item,
                partial(art.draw_shadow, corners=corners) if corners else None,
                ("terraces-shadow", tuple(corner.toTuple() for corner in corners)),
                _around(corners).adjusted(-4, -4, 40, 40),
            )

    def _set_mat(self, bounds: Bounds, ink: QColor) -> None:
        grid = QRectF(*bounds)
        wide = grid.adjusted(-3.2, -3.2, 3.2, 3.2)
        side = art.SIDE
        self._area = QRectF(
            wide.x() * side, wide.y() * side, wide.width() * side, wide.height() * side
        )
        key = ("terraces-mat", bounds, ink.rgba())
        self.set_art(key, self._area, lambda painter: markers.draw_mat(painter, grid, ink))

    @staticmethod
    def middle(placed: Placed) -> QPointF:
        """Where the middle of a tile is."""
        block = art.block_of(placed.x, placed.y, placed.turn)
        return art.block_middle(block, placed.level)

    def fly_in(self, number_: int, start: QPointF, size: float) -> None:
        """A new tile comes from a point of the scene, where it was `size` as large."""
        piece, placed = self._pieces[number_], self._laid[number_]
        end = self.middle(placed)
        piece.base.setZValue(_OVER - 2)
        piece.top.setZValue(_OVER - 1)
        piece.cast_shadow(True)
        self._show_shadows(self._laid[:number_])
        self._regions.setOpacity(0.0)

        def landed() -> None:
            piece.lay_on(placed.level)
            piece.cast_shadow(False)
            self._show_shadows(self._laid)
            self._motion.run("regions", 0.0, 1.0, self._regions.setOpacity)

        self._motion.run(
            ("lay", number_), self.mapFromScene(start), end, piece.move, landed, factor=1.4
        )
        self._motion.run(
            ("drop", number_),
            size,
            1.0,
            piece.set_scale,
            lambda: self._sharpen(piece),
            factor=1.4,
        )

    def _sharpen(self, piece: Piece) -> None:
        """If it was painted while it was in the air, it was for another size."""
        device_scale = getattr(self.scene(), "device_scale", 0)
        if device_scale:
            piece.base.render(device_scale)
            piece.top.render(device_scale)

    # Fitting

    def set_fit(self, fit: Fit, animate: bool, done: Callable[[], None]) -> None:
        """Move to a fit; gliding if asked, and `done` when it is there."""
        if not animate or not self.scale():
            self._motion.stop("fit")
            self.setPos(fit.origin)
            self.setScale(fit.scale)
            done()
            return
        origin, scale = self.pos(), self.scale()

        def move(share: float) -> None:
            self.setPos(origin + (fit.origin - origin) * share)
            self.setScale(scale + (fit.scale - scale) * share)

        self._motion.run("fit", 0.0, 1.0, move, done, factor=1.6)

    def repaint(self, device_scale: float) -> None:
        """Paint everything for the size it has now."""
        for item in (self, *self.childItems()):
            if isinstance(item, ArtItem):
                item.render(device_scale)

    # What is shown on top

    def _show(
        self,
        item: ArtItem,
        draw: Callable[[QPainter], None] | None,
        key: object | None = None,
        rect: QRectF | None = None,
    ) -> None:
        item.setVisible(draw is not None)
        if draw is not None:
            item.set_art(key, rect or self._area, draw)

    def show_regions(self, regions: Sequence[Region]) -> None:
        """Outline regions."""
        groups = [(region.cells, _CREAM) for region in regions]
        cells = [cell for group, _ in groups for cell in group]
        levels = tuple(self.squares[cell].level for cell in cells)
        higher = tuple(art.in_front(self.squares, cells))
        squares = dict(self.squares)
        self._show(
            self._regions,
            (lambda painter: art.draw_regions(painter, squares, groups)) if groups else None,
            ("terraces-regions", tuple(group for group, _ in groups), levels, higher),
            self._around(cells),
        )

    def _around(self, cells: Collection[Cell]) -> QRectF:
        """What squares take up, with their outlines."""
        squares = [self.squares[cell] for cell in cells]
        corners = [art.top_left(square.x, square.y, square.level) for square in squares]
        return _around(corners).adjusted(-6, -6, 6, 6)

    def show_lit(self, cells: Collection[Cell]) -> None:
        """Light up the cells of a region."""
        known = [cell for cell in cells if cell in self.squares]
        squares, fill = dict(self.squares), QColor(255, 232, 150, 110)
        groups = [(known, art.GOLD)]
        self._show(
            self._lit,
            (lambda painter: art.draw_regions(painter, squares, groups, fill)) if known else None,
            rect=self._around(known),
        )

    def show_places(self, blocks: Sequence[tuple[Block, int]]) -> None:
        """Where a tile may go: blocks, each with the level it would come to."""
        middles = [art.block_middle(block, level) for block, level in blocks]
        side = art.SIDE
        self._show(
            self._places,
            partial(markers.draw_places, middles=middles) if middles else None,
            rect=self._area.adjusted(side, side, -side, -side),
        )

    def hide_aim(self) -> None:
        """Nothing is held over the landscape."""
        self._ghost.hide()
        self._rim.hide()
        self._faults.hide()

    def show_ghost(
        self, name: tuple[int, Kind, int], block: Block, level: int, look: tuple, good: bool
    ) -> None:
        """A tile as it would lie in a block, or, fainter, as it cannot lie there."""
        self._motion.stop("turn")
        for item in (self._ghost.base, self._ghost.top, self._rim):
            item.setRotation(0)
        squares, turn = art.tile_squares(*name), name[2]
        self._ghost.show(name, squares, art.TILE_RECT, level, look)
        self._ghost.cast_shadow(True)
        self._ghost.move(art.block_middle(block, level))
        self._ghost.base.setZValue(_OVER + 4)
        self._ghost.top.setZValue(_OVER + 5)
        self._ghost.fade(0.9 if good else 0.5)
        self._rim.set_art(
            ("terraces-rim", turn, good),
            art.TILE_RECT,
            lambda painter: markers.draw_rim(painter, [corner for corner, _ in squares], good),
        )
        self._rim.setPos(art.block_middle(block, level))
        self._rim.show()

    def spin_ghost(self, steps: int) -> None:
        """The ghost has been turned: let it be seen."""

        def turn(angle: float) -> None:
            for item in (self._ghost.base, self._ghost.top, self._rim):
                item.setRotation(angle)

        self._motion.run("turn", -90.0 * steps, 0.0, turn, factor=0.7)

    @property
    def ghost_shown(self) -> bool:
        return self._ghost.top.isVisible()

    def show_faults(self, squares: Sequence[tuple[int, int]]) -> None:
        """The squares because of which a tile cannot lie there."""
        corners = []
        for x, y in squares:
            square = self.squares.get(art.cell_of(x, y))
            corners.append(art.top_left(x, y, square.level if square else 1))
        self._show(self._faults, partial(markers.draw_faults, corners=corners) if corners else None)

    def _corners(self, x: int, y: int, turn: int) -> list[QPointF]:
        """The corners of the squares of a tile that would lie there."""
        under = self.squares.get(art.cell_of(x, y))
        level = under.level + 1 if under else 1
        return [art.top_left(sx, sy, level) for sx, sy in footprint(x, y, turn)]

    def show_hints(self, hints: Sequence[tuple[int, int, int, float]]) -> None:
        """The best places (corner and turn) with their expected results, best first."""

        def draw(painter: QPainter) -> None:
            for rank, (x, y, turn, value) in reversed(list(enumerate(hints))):
                shade = QColor(_HINTS[min(rank, 2)])
                corners = self._corners(x, y, turn)
                markers.draw_footprint(painter, corners, shade, 6.0)
                middle = corners[0] + QPointF(art.SIDE, art.SIDE) / 2
                painter.setPen(shade.darker(140))
                painter.setBrush(shade)
                painter.drawRoundedRect(QRectF(middle.x() - 28, middle.y() - 16, 56, 32), 16, 16)
                draw_centred(painter, middle, number(value, 1), "#241604", 19)

        self._show(self._hints, draw if hints else None)

    def show_focus(self, tile: tuple[int, int, int] | None, colour: str) -> None:
        """Where the keyboard is: the corner and the turn of the tile it would lay."""
        corners = self._corners(*tile) if tile else []
        self._show(
            self._focus,
            partial(markers.draw_footprint, corners=corners, colour=QColor(colour))
            if tile
            else None,
        )
