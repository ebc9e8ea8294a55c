"""A player's board: stacks, cubes, cubes that could be placed, and lights.

Every hex keeps its own few items for the whole game; a move only updates their content.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from math import hypot
from typing import Literal

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import (
    EMPTY,
    HEIGHT,
    SIDES,
    STACKS,
    Stack,
)
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE, Near
from harmony_desktop.games.harmonies.rules.open_table import PlayerLand
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.art import PLAIN, Faces
from harmony_desktop.games.harmonies.table.items import (
    before_on_same,
    show_disc,
    show_settler,
)
from harmony_desktop.games.harmonies.table.pieces import Cube, Token
from harmony_desktop.ui.kit.art import ArtItem, Draw, moved
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.table.frames import SeatFrame
from harmony_desktop.ui.table.labels import draw_pill, pill_box
from harmony_desktop.ui.table.marks import draw_frame, overlay
from harmony_desktop.ui.table.news import Mark, NewsItem

Light = Literal["legal", "gold", "soft"]

_HEX_RECT = QRectF(-art.SIDE - 4, -art.SIDE - 4, 2 * art.SIDE + 8, 2 * art.SIDE + 8)
_RING_RECT = art.DISC_RECT.adjusted(-2, -2, 2, 2)
_LIGHTS: dict[Light, tuple[QColor, QColor, float]] = {
    "legal": (QColor("#962F8F63"), QColor("#78FFFFFF"), 2.6),
    "gold": (QColor("#E6B97F08"), QColor("#C8FFD257"), 3.4),
    "soft": (QColor("#BEC99A2B"), QColor("#78FFE9A8"), 2.6),
}
"""Edge and fill colours of each kind of light, both translucent, and the width of the edge."""
_GHOST = 0.5
"""Opacity of a previewed piece."""
_BADGE, _GHOST_BADGE = 11.5, 14.0
_BADGE_ROOM = QSizeF(art.SIDE * 1.2, art.SIDE * 0.6)
"""Largest size of a badge in the lower half of its hex."""
_OFFER_RADIUS = 17.0
_BREATH_MS = 1300
_SETTLERS = 800.0
"""Above all stacks of a board, below texts over it."""


class Cell:
    """The items of one hex, from the light below the stack to the badge above it."""

    def __init__(self, board: ArtItem, centre: QPointF, order: int) -> None:
        self.centre = centre
        self.outline = art.hex_path(art.SIDE, centre)
        z = 10.0 * order
        items = (overlay(board, z + level) for level in range(1, 6))
        self.light, self.stack, self.ring, self.settler, self.falling = items
        # Animals are drawn above all stacks, so that none is hidden.
        self.settler.setZValue(_SETTLERS + order)
        self.falling.setZValue(_SETTLERS + order + 0.5)
        self.badge = overlay(board, 1000 + order)
        self.light.setPos(centre)
        self.stack.setPos(centre)
        self.badge.setPos(self.badge_place)
        self.shown: Stack = EMPTY

    @property
    def top(self) -> QPointF:
        """Centre of the top of the stack."""
        return self.centre + art.top_of(self.shown)

    @property
    def badge_place(self) -> QPointF:
        """Centre of a badge's lower edge, which keeps it inside the hex at every size."""
        return self.centre + QPointF(0, art.SIDE * 0.866 * art.SQUEEZE - 3)

    def show_light(self, kind: Light | None) -> None:
        """Light up the hex and the top of its stack."""
        self.light.setVisible(kind is not None)
        self.ring.setVisible(kind not in (None, "legal") and self.shown != EMPTY)
        if kind is not None:
            draw_light, draw_ring = partial(_draw_light, kind=kind), partial(_draw_ring, kind=kind)
            self.light.set_art(("harmonies-light", kind), _HEX_RECT, draw_light)
            self.ring.set_art(("harmonies-ring", kind), _RING_RECT, draw_ring)
            self.ring.setPos(self.top)


def _draw_light(painter: QPainter, kind: Light) -> None:
    edge, fill, width = _LIGHTS[kind]
    path = art.hex_path(art.SIDE * 0.9, QPointF(0, 0))
    painter.fillPath(path, fill)
    painter.strokePath(path, QPen(edge, width, j=Qt.PenJoinStyle.RoundJoin))


def _draw_ring(painter: QPainter, kind: Light) -> None:
    edge = QColor(_LIGHTS[kind][0].rgb())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((edge.darker(150), 5.0), (QColor("#FFE08A"), 2.8)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(QPointF(0, 0), art.RADIUS - 1, art.DEPTH - 1)


def _show_gain(item: ArtItem, gain: int, size: float) -> None:
    """Show a pill with the points gained or lost; hide it for 0 points.

    The pill is above the origin and never larger than its hex.
    """
    text = f"+{number(gain)}" if gain > 0 else number(gain)
    fill = art.GAIN if gain > 0 else art.LOSS
    box = pill_box(QPointF(), text, size)
    scale = min(1.0, _BADGE_ROOM.width() / box.width(), _BADGE_ROOM.height() / box.height())
    middle = QPointF(0, -box.height() * scale / 2)

    def draw(painter: QPainter) -> None:
        with moved(painter, middle, scale):
            draw_pill(painter, QPointF(), text, fill, "#FFFFFF", size, fill.darker(150))

    room = QRectF(box.topLeft() * scale, box.size() * scale).translated(middle)
    key = ("harmonies-gain", text, size)
    item.show_art(key, room.adjusted(-1, -1, 1, 1), draw if gain else None)


class _Pool:
    """A pool of items of one kind, made when first needed and reused."""

    def __init__(self, board: ArtItem, z: float) -> None:
        self._board, self._z = board, z
        self._items: list[ArtItem] = []

    def take(self, count: int) -> list[ArtItem]:
        """Return `count` visible items; hide all others."""
        while len(self._items) < count:
            self._items.append(overlay(self._board, self._z))
        for index, item in enumerate(self._items):
            item.setVisible(index < count)
        return self._items[:count]

    @property
    def shown(self) -> list[ArtItem]:
        return [item for item in self._items if item.isVisible()]


class LandItem(ArtItem):
    """A player's board. Its items live as long as the table."""

    def __init__(self, seat: int, side: str, motion: Motion) -> None:
        super().__init__()
        self.seat = seat
        self.side = side
        self.shown_scale = 1.0
        """Scale of the board, or its target scale during an animation."""
        self._motion = motion
        self._faces = PLAIN
        self._land: PlayerLand | None = None
        self.show_paper(dark=False)
        self._frame = SeatFrame(self, 0.5, f"harmonies-frame-{side}", art.board_outline(side))
        points = art.centres(side)
        back_to_front = sorted(range(SIDES[side].count), key=lambda cell: points[cell].y())
        self.cells = [
            Cell(self, point, back_to_front.index(cell)) for cell, point in enumerate(points)
        ]
        self._front_to_back = tuple(reversed(back_to_front))
        self._news = NewsItem(self, 890)
        self.water = overlay(self, 900)
        self.ghost = overlay(self, 950)
        self._focus = overlay(self, _SETTLERS - 1)
        self._gain = overlay(self, 1200)
        self.missing = _Pool(self, 920)
        self.offers = Offers(self, motion)

    def show_paper(self, dark: bool) -> None:
        """Show the bare board for the light or the dark theme."""
        draw = partial(art.draw_board, side=self.side, dark=dark)
        self.set_art(("harmonies-board", self.side, dark), art.board_rect(self.side), draw)

    def show_frame(self, colour: str | None) -> None:
        """Frame the board in the colour of its seat; None removes the frame."""
        self._frame.show(colour, self.shown_scale)

    # Contents

    def show_land(self, land: PlayerLand, faces: Faces, start: QPointF | None = None) -> None:
        """Show a land; a single new disc or cube flies in from `start`, a scene point."""
        before = self._land
        self._land, self._faces = land, faces
        for index, cell in enumerate(self.cells):
            self._motion.stop(("fall", self.seat, index))
            cell.falling.hide()
            card = land.cubes[index]
            self._show_stack(cell, land.stacks[index], card != NO_CUBE)
            cell.settler.setVisible(card != NO_CUBE)
            if card != NO_CUBE:
                show_settler(cell.settler, card)
                cell.settler.setPos(cell.top)
        new = None if start is None else _what_is_new(before, land)
        if new is not None and start is not None and self._motion.milliseconds:
            self._fall(new, land.cubes[new], self.mapFromScene(start))

    def _show_stack(self, cell: Cell, stack: Stack, settled: bool = False) -> None:
        cell.shown = stack
        faces = self._faces

        def draw(painter: QPainter) -> None:
            art.draw_stack(painter, stack, faces, settled)

        key = ("harmonies-stack", stack, faces, settled)
        cell.stack.show_art(key, art.STACK_RECT, None if stack == EMPTY else draw)

    def _fall(self, new: int, card: int, start: QPointF) -> None:
        """Move the newest piece to its hex; until it arrives the hex shows the other pieces."""
        cell = self.cells[new]
        stack, end = cell.shown, cell.top
        if card != NO_CUBE:
            show_settler(cell.falling, card)
            cell.settler.hide()
        else:
            show_disc(cell.falling, STACKS[stack][-1], self._faces)
            self._show_stack(cell, STACKS.index(STACKS[stack][:-1]))

        def arrived() -> None:
            cell.falling.hide()
            self._show_stack(cell, stack, card != NO_CUBE)
            cell.settler.setVisible(card != NO_CUBE)

        key = ("fall", self.seat, new)
        self._motion.run(key, start, end, cell.falling.setPos, arrived, factor=1.3)

    # Lights

    def lights_out(self) -> None:
        """Remove all lights."""
        self.water.hide()
        self.show_missing(())
        self.show_lights({})
        self.show_gains({})

    def show_lights(self, kinds: Mapping[int, Light]) -> None:
        """Light up hexes, each in its kind; all others lose their light."""
        for index, cell in enumerate(self.cells):
            cell.show_light(kinds.get(index))

    def show_gains(self, gains: Mapping[int, int]) -> None:
        """Show the points a token would score at once on each hex; no pill for 0."""
        for index, cell in enumerate(self.cells):
            _show_gain(cell.badge, gains.get(index, 0), _BADGE)

    def show_ghost(
        self, cell: int | None, piece: Token | Cube | None = None, gain: int = 0
    ) -> None:
        """Preview a piece on a hex, with the points it would score; None hides the preview."""
        if cell is None or piece is None:
            self.ghost.hide()
            self._gain.hide()
            return
        top = self.cells[cell].top
        if isinstance(piece, Token):
            show_disc(self.ghost, piece.colour, self._faces)
            self.ghost.setPos(top - QPointF(0, art.WALL))
        else:
            show_settler(self.ghost, piece.card)
            self.ghost.setPos(top)
        self.ghost.setOpacity(_GHOST)
        self._gain.setPos(self.cells[cell].badge_place)
        _show_gain(self._gain, gain, _GHOST_BADGE)

    def show_focus(self, cell: int | None, colour: str) -> None:
        """Show the keyboard focus on a hex, below the points of a piece there."""
        frame = art.hex_path(art.SIDE * 0.95, QPointF(0, 0))
        draw = partial(draw_frame, frame=frame, colour=colour)
        key = ("harmonies-focus", colour)
        self._focus.show_art(key, _HEX_RECT, None if cell is None else draw)
        if cell is not None:
            self._focus.setPos(self.cells[cell].centre)

    def show_missing(self, nears: Sequence[Near]) -> None:
        """Show where one more token would complete a habitat, with the missing disc."""
        wanted = list(dict.fromkeys((near.cell, near.colour) for near in nears))
        shifts = before_on_same([cell for cell, _ in wanted])
        items = self.missing.take(len(wanted))
        for item, (cell, colour), shift in zip(items, wanted, shifts, strict=True):
            item.setScale(0.46)
            item.setOpacity(0.95)
            item.setPos(self.cells[cell].top + QPointF(shift * 20 - 6, 0))
            show_disc(item, colour, self._faces)

    def show_river(self, cells: Sequence[int]) -> None:
        """Show the counted path of the river."""
        points = [self.cells[cell].top for cell in cells]
        self._show_water(lambda painter: art.draw_river(painter, points))

    def show_islands(self, islands: Sequence[Sequence[int]]) -> None:
        self._show_water(lambda painter: art.draw_islands(painter, self.side, islands))

    def _show_water(self, draw: Draw) -> None:
        self.water.show_art(None, art.board_rect(self.side), draw)

    def show_news(self, before: PlayerLand | None, colour: str) -> None:
        """Mark the changes since the land `before`; None: no marks."""
        now = self._land
        new = [] if before is None or now is None else _changed_cells(before, now)
        frames = (art.hex_path(art.SIDE * 0.9, self.cells[cell].centre) for cell in new)
        self._news.show_marks((Mark(frame, colour) for frame in frames), scale=self.shown_scale)

    # Finding places

    def cell_at(self, point: QPointF) -> int | None:
        """Return the hex at a scene point: that of the stack drawn there, else the hex below."""
        local = self.mapFromScene(point)
        for index in self._front_to_back:
            cell = self.cells[index]
            if HEIGHT[cell.shown] > 1 and _on_stack(local - cell.centre, HEIGHT[cell.shown]):
                return index
        cells = enumerate(self.cells)
        return next((index for index, cell in cells if cell.outline.contains(local)), None)

    @property
    def outline(self) -> QPainterPath:
        """Return the edge of the board, in scene coordinates."""
        return self.mapToScene(art.board_outline(self.side))

    def frame_of(self, cell: int) -> QPainterPath:
        """Return the outline of a cell, in scene coordinates."""
        return self.mapToScene(self.cells[cell].outline)

    def cell_point(self, cell: int) -> QPointF:
        """Return a scene point that `cell_at` maps to the hex, even between high stacks."""
        return self.mapToScene(self.cells[cell].centre)


def _on_stack(step: QPointF, height: int) -> bool:
    """Return whether a point, from the centre of its hex, is on the upper part of a stack."""
    top = art.BASE - art.WALL * height
    if hypot(step.x() / art.RADIUS, (step.y() - top) / art.DEPTH) <= 1:
        return True
    return abs(step.x()) <= art.RADIUS and top <= step.y() <= art.BASE


def _what_is_new(before: PlayerLand | None, after: PlayerLand) -> int | None:
    """Return the only hex with a new disc or cube, if there is exactly one."""
    if before is None:
        return None
    changed = _changed_cells(before, after)
    return changed[0] if len(changed) == 1 else None


def _changed_cells(before: PlayerLand, after: PlayerLand) -> list[int]:
    return [
        cell
        for cell in range(len(after.stacks))
        if (before.stacks[cell], before.cubes[cell]) != (after.stacks[cell], after.cubes[cell])
    ]


class Offers:
    """Cubes that could be placed now, pulsing above their hexes; a click places one."""

    def __init__(self, board: LandItem, motion: Motion) -> None:
        self._board = board
        self._motion = motion
        self._pool = _Pool(board, 1150)
        self.shown: tuple[Cube, ...] = ()
        self._items: list[ArtItem] = []
        self._breath = QVariantAnimation(motion)
        self._breath.setDuration(_BREATH_MS)
        self._breath.setLoopCount(-1)
        self._breath.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._breath.setKeyValues([(0.0, 0.92), (0.5, 1.12), (1.0, 0.92)])
        self._breath.valueChanged.connect(self._breathe)

    def show(self, cubes: Mapping[Cube, int], covered: Collection[int] = ()) -> None:
        """Show cubes above their cells; without cubes, stop pulsing.

        Those on `covered` cells can be taken as well, but are not seen.
        """
        self.shown = tuple(cubes)
        self._items = self._pool.take(len(cubes))
        cells = list(cubes.values())
        shifts = before_on_same(cells)
        for item, (cube, cell), shift in zip(self._items, cubes.items(), shifts, strict=True):
            # Several share the width of their hex, one leaves room for a badge beside it.
            several = cells.count(cell) - 1
            x = (2 * shift - several) * _OFFER_RADIUS if several else art.RADIUS * 0.55
            item.setPos(self._board.cells[cell].top + QPointF(x, -art.DEPTH - 6))
            item.setScale(1.0)
            _show_offer(item, cube.card)
            item.setVisible(cell not in covered)
        if not cubes or not self._motion.milliseconds:
            self._breath.stop()
        elif self._breath.state() != QVariantAnimation.State.Running:
            self._breath.start()

    def _breathe(self, size: float) -> None:
        for item in self._items:
            item.setScale(size)

    def at(self, point: QPointF) -> Cube | None:
        """Return the cube offered at a scene point."""
        for item, cube in zip(self._items, self.shown, strict=True):
            step = item.mapFromScene(point)
            if hypot(step.x(), step.y()) <= _OFFER_RADIUS + 2:
                return cube
        return None

    def on_cell(self, cell: int) -> list[Cube]:
        """Return the cubes offered for a cell."""
        return [cube for cube in self.shown if cube.cell == cell]

    def point_of(self, cube: Cube) -> QPointF:
        """Return the scene point of an offered cube."""
        return self._items[self.shown.index(cube)].scenePos()


def _show_offer(item: ArtItem, card: int) -> None:
    facts = CARDS[card]

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(0, 0, 0, 60), 4))
        painter.drawEllipse(QPointF(1, 1.5), _OFFER_RADIUS - 1, _OFFER_RADIUS - 1)
        painter.setPen(QPen(art.WOOD.darker(115), 2.6))
        painter.setBrush(QColor("#FFF8E6"))
        painter.drawEllipse(QPointF(0, 0), _OFFER_RADIUS - 1, _OFFER_RADIUS - 1)
        art.draw_animal(painter, facts.id, QRectF(-11, -12, 22, 22))
        painter.translate(9, 10)
        art.draw_cube(painter, 6.5, facts.spirit)

    reach = _OFFER_RADIUS + 6
    item.set_art(("harmonies-offer", card), QRectF(-reach, -reach, 2 * reach, 2 * reach), draw)
