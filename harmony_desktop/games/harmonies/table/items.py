"""A player's board on the scene: stacks, cubes and everything that lights up on it.

Every hex keeps its own few items for the whole game; a move only changes what they show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from harmony_desktop.games.harmonies.components import EMPTY, HEIGHT, SIDES, STACKS, Colour, Stack
from harmony_desktop.games.harmonies.habitats import NO_CUBE, Near
from harmony_desktop.games.harmonies.public import Land
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.faces import (
    Faces,
    show_disc,
    show_focus,
    show_gain,
    show_light,
    show_mark,
    show_ring,
    show_settler,
)
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.motion import Motion

Mark = tuple[int, str, Colour | None, str | None]
"""The cell of a step, its number, and the colour or the animal to place there."""


class Cell:
    """The items of one hex, from the light below the stack to the badge above it."""

    def __init__(self, board: ArtItem, centre: QPointF, order: int) -> None:
        self.centre = centre
        self.outline = art.hex_path(art.SIDE, centre)
        z = 10.0 * order
        self.light = _item(board, z + 1, centre)
        self.stack = _item(board, z + 2, centre)
        self.ring = _item(board, z + 3, centre)
        self.settler = _item(board, z + 4, centre)
        self.falling = _item(board, z + 5, centre)
        self.badge = _item(board, 1000 + order, centre)
        self.shown: Stack = EMPTY

    @property
    def top(self) -> QPointF:
        """The middle of the top of what stands there."""
        return self.centre + art.top_of(self.shown)


def _item(parent: ArtItem, z: float, at: QPointF | None = None) -> ArtItem:
    item = ArtItem(parent)
    item.setZValue(z)
    if at is not None:
        item.setPos(at)
    item.hide()
    return item


class LandItem(ArtItem):
    """A player's board. Its items live as long as the table."""

    def __init__(self, seat: int, side: str, motion: Motion) -> None:
        super().__init__()
        self.seat = seat
        self.side = side
        self._motion = motion
        self.faces = Faces()
        self._land: Land | None = None
        self.set_art(
            ("harmonies-board", side),
            art.board_rect(side),
            lambda painter: art.draw_board(painter, side),
        )
        points = art.centres(side)
        ranks = sorted(range(SIDES[side].count), key=lambda cell: points[cell].y())
        self.cells = [
            Cell(self, points[cell], ranks.index(cell)) for cell in range(SIDES[side].count)
        ]
        self._front_to_back = tuple(reversed(ranks))
        self._overlay = _item(self, 900)
        self._ghost = _item(self, 950)
        self._gain = _item(self, 1200)
        self._focus = _item(self, 1300)
        self._missing = [_item(self, 920) for _ in range(8)]
        self._marks = [_item(self, 1100) for _ in range(8)]

    # What stands on it

    def show_land(self, land: Land, faces: Faces, start: QPointF | None = None) -> None:
        """Show a land; a single new disc or cube comes from `start`, a point of the scene."""
        before = self._land
        self._land, self.faces = land, faces
        new = _what_is_new(before, land) if start is not None else None
        for number_, cell in enumerate(self.cells):
            self._motion.stop(("fall", self.seat, number_))
            cell.falling.hide()
            stack, card = land.stacks[number_], land.cubes[number_]
            self._show_stack(cell, stack, card != NO_CUBE)
            cell.settler.setVisible(card != NO_CUBE)
            if card != NO_CUBE:
                show_settler(cell.settler, card)
                cell.settler.setPos(cell.top)
        if new is not None and start is not None:
            self._fall(new, self.mapFromScene(start))

    def _show_stack(self, cell: Cell, stack: Stack, settled: bool = False) -> None:
        cell.shown = stack
        cell.stack.setVisible(stack != EMPTY)
        if stack != EMPTY:
            faces = self.faces
            cell.stack.set_art(
                ("harmonies-stack", stack, faces.key, settled),
                art.STACK_RECT,
                lambda painter: art.draw_stack(painter, stack, faces.bold, faces.letters, settled),
            )

    def _fall(self, new: int, start: QPointF) -> None:
        """The newest piece of a hex glides to its place; until then the hex shows the rest."""
        if not self._motion.milliseconds or self._land is None:
            return
        cell = self.cells[new]
        stack, card = cell.shown, self._land.cubes[new]
        end = cell.top
        if card != NO_CUBE:
            show_settler(cell.falling, card)
            cell.settler.hide()
        else:
            show_disc(cell.falling, STACKS[stack][-1], self.faces)
            self._show_stack(cell, _below(stack))

        def arrived() -> None:
            cell.falling.hide()
            self._show_stack(cell, stack, card != NO_CUBE)
            cell.settler.setVisible(card != NO_CUBE)

        self._motion.run(
            ("fall", self.seat, new), start, end, cell.falling.setPos, arrived, factor=1.3
        )

    # Lights

    def show_lights(self, kinds: Mapping[int, str]) -> None:
        """Light up hexes, each in its kind; all others go dark."""
        for number_, cell in enumerate(self.cells):
            kind = kinds.get(number_)
            cell.light.setVisible(kind is not None)
            cell.ring.setVisible(kind not in (None, "legal") and cell.shown != EMPTY)
            if kind is not None:
                show_light(cell.light, kind)
                show_ring(cell.ring, kind)
                cell.ring.setPos(cell.top)

    def show_gains(self, gains: Mapping[int, int]) -> None:
        """What a token would score at once on each hex; nothing where that is nothing."""
        for number_, cell in enumerate(self.cells):
            gain = gains.get(number_, 0)
            cell.badge.setVisible(gain != 0)
            if gain:
                show_gain(cell.badge, gain, large=False)
                cell.badge.setPos(cell.centre + QPointF(0, art.SIDE * 0.5))

    def show_ghost(
        self, number_: int | None, piece: Callable[[ArtItem], None] | None = None
    ) -> None:
        """A piece as it would stand on a hex; `piece` shows it on an item."""
        if number_ is None or piece is None:
            self._ghost.hide()
            self._gain.hide()
            return
        cell = self.cells[number_]
        piece(self._ghost)
        self._ghost.setOpacity(0.78)
        self._ghost.setPos(cell.top)

    def ghost_disc(self, number_: int, colour: Colour, gain: int | None) -> None:
        """A token as it would lie on a hex, with what it would score."""
        self.show_ghost(number_, lambda item: show_disc(item, colour, self.faces))
        self._ghost.setPos(self.cells[number_].top - QPointF(0, art.WALL))
        self._show_gain(number_, gain)

    def ghost_settler(self, number_: int, card: int, gain: int | None) -> None:
        """A cube as it would stand on a hex, with what it would score."""
        self.show_ghost(number_, lambda item: show_settler(item, card))
        self._show_gain(number_, gain)

    def _show_gain(self, number_: int, gain: int | None) -> None:
        self._gain.setVisible(bool(gain))
        if gain:
            show_gain(self._gain, gain, large=True)
            at = self.cells[number_].top + QPointF(art.RADIUS * 0.9, -art.WALL - art.DEPTH)
            self._gain.setPos(at)

    def show_missing(self, nears: Sequence[Near]) -> None:
        """Where one more token would complete a habitat, with the disc that is missing."""
        wanted = list(dict.fromkeys((near.cell, near.colour) for near in nears))
        while len(self._missing) < len(wanted):
            item = _item(self, 920)
            self._missing.append(item)
        used: dict[int, int] = {}
        for place, item in enumerate(self._missing):
            item.setVisible(place < len(wanted))
            if place < len(wanted):
                number_, colour = wanted[place]
                shift = used.get(number_, 0)
                used[number_] = shift + 1
                item.setScale(0.46)
                show_disc(item, colour, self.faces)
                item.setOpacity(0.95)
                item.setPos(self.cells[number_].top + QPointF(shift * 20 - 6, 0))

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Numbered marks on hexes: the steps of a proposed turn, with what to place."""
        while len(self._marks) < len(marks):
            self._marks.append(_item(self, 1100))
        used: dict[int, int] = {}
        for place, item in enumerate(self._marks):
            item.setVisible(place < len(marks))
            if place < len(marks):
                number_, text, colour, animal = marks[place]
                shift = used.get(number_, 0)
                used[number_] = shift + 1
                show_mark(item, text, colour, animal, self.faces)
                at = QPointF(-12, -art.DEPTH * 0.3 - 27 * shift)
                item.setPos(self.cells[number_].top + at)

    def show_river(self, cells: Sequence[int]) -> None:
        """The counted way of the river."""
        points = [self.cells[number_].top for number_ in cells]
        self._show_overlay(lambda painter: art.draw_river(painter, points) if points else None)

    def show_islands(self, islands: Sequence[Sequence[int]]) -> None:
        self._show_overlay(lambda painter: art.draw_islands(painter, self.side, islands))

    def _show_overlay(self, draw: Callable[[QPainter], None]) -> None:
        self._overlay.set_art(None, art.board_rect(self.side), draw)
        self._overlay.show()

    def lights_out(self) -> None:
        """Take away what a score line or a card had lit."""
        self._overlay.hide()
        self.show_missing(())

    def show_focus(self, number_: int | None, colour: str) -> None:
        """Where the keyboard is."""
        self._focus.setVisible(number_ is not None)
        if number_ is not None:
            show_focus(self._focus, colour)
            self._focus.setPos(self.cells[number_].centre)

    # Finding places

    def cell_at(self, point: QPointF) -> int | None:
        """The hex meant by a point of the scene: the stack seen there, else the hex itself."""
        local = self.mapFromScene(point)
        for number_ in self._front_to_back:
            cell = self.cells[number_]
            if HEIGHT[cell.shown] > 1 and _on_stack(local - cell.centre, HEIGHT[cell.shown]):
                return number_
        for number_, cell in enumerate(self.cells):
            if cell.outline.contains(local):
                return number_
        return None

    def cell_point(self, number_: int) -> QPointF:
        """A point of the scene that means a hex, whatever stands on it or before it."""
        return self.mapToScene(self.cells[number_].centre)


def _on_stack(step: QPointF, height: int) -> bool:
    """Whether a point, seen from the middle of its hex, lies on the upper part of a stack."""
    top = art.BASE - art.WALL * height
    if hypot(step.x() / art.RADIUS, (step.y() - top) / art.DEPTH) <= 1:
        return True
    return abs(step.x()) <= art.RADIUS and top <= step.y() <= art.BASE


def _below(stack: Stack) -> Stack:
    return STACKS.index(STACKS[stack][:-1])


def _what_is_new(before: Land | None, after: Land) -> int | None:
    """The one hex on which a disc or a cube is new."""
    if before is None:
        return None
    changed = [
        cell
        for cell in range(len(after.stacks))
        if (before.stacks[cell], before.cubes[cell]) != (after.stacks[cell], after.cubes[cell])
    ]
    return changed[0] if len(changed) == 1 else None


def lights_of(cells: Iterable[int], kind: str) -> dict[int, str]:
    """The same light for some hexes."""
    return dict.fromkeys(cells, kind)
