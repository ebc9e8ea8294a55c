"""The goal of the basic game: the outline of a hexagon over the layout, moved by mouse or key."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES, goal_cells
from harmony_desktop.games.harmonia.rules.view import START, HarmoniaView
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.mat import Mat
from harmony_desktop.games.harmonia.table.ornament import Ornament, nearest_cell
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.ui.kit.art import draw_text, hexagon_path
from harmony_desktop.ui.kit.languages import counter
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.table.labels import follow_language
from harmony_desktop.ui.table.marks import overlay

_FARTHEST = 6
"""Greatest distance of the outline from the first tile, in cells."""
HANDLE = QSizeF(104, 30)
_SLIDE = "harmonia-goal"
_RECT = QRectF(-art.SIDE * 5.7, -art.STEP * 3.5 - 12, art.SIDE * 11.4, art.STEP * 7 + 24)
"""Area of the goal around its centre."""


class Goal:
    """The outline of the hexagon to complete; it can be dragged by its handle."""

    def __init__(
        self,
        board: Ornament,
        mat: Mat,
        motion: Motion,
        view: HarmoniaView,
        moved: Callable[[], None],
        refuse: Callable[[str], None],
        tell: Callable[[str], None],
    ) -> None:
        """`moved` is called when the outline has been moved or hidden, `tell` with words when it
        moves by itself."""
        self._board = board
        self._view = view
        self._moved = moved
        self._refuse, self._tell = refuse, tell
        self._motion = motion
        self._ground = overlay(board, -1)
        self._outline = overlay(board, 5)
        self._mat = mat
        self._handle = overlay(mat, 1)
        """The handle, in a corner of the mat where it covers no cell."""
        self.centre = START
        self.shown = view.setup.mode == "basic"
        self.has_handle = True
        """Whether the outline can be moved; after the game its number is said elsewhere."""
        self._grasped = START, QPointF()
        """Place of the outline when it was grasped, and the grasped point from its centre."""
        self._end = art.centre(START)
        """The point where the outline lies or to which it slides."""

    @property
    def cells(self) -> tuple[Hex, ...]:
        """The cells within the outline; empty if it is hidden."""
        return goal_cells(self.centre) if self.shown else ()

    @property
    def possible(self) -> bool:
        """Whether the hexagon can still be completed here."""
        return self.centre in self._view.goal_centres()

    def follow(self, view: HarmoniaView) -> bool:
        """Take over a position; move an impossible outline to the nearest possible place.

        Return whether that was seen to move.
        """
        self._view = view
        centres = view.goal_centres()
        if not centres or self.possible:
            return False
        self.centre = min(centres, key=lambda centre: centre.distance(self.centre))
        return self.shown

    def show(self) -> None:
        """Draw the outline, with the number of tiles inside; it slides to a new place."""
        inside = sum(cell in self._view.layout for cell in goal_cells(self.centre))
        mark = "" if self.possible else " ✕"
        label = f"{counter(inside, GOAL_TILES)}{mark}"
        draw = partial(_draw_goal, possible=self.possible)
        self._slide()
        self._outline.show_art(
            ("harmonia-goal", self.possible), _RECT, draw if self.shown else None
        )
        box = QRectF(QPointF(), HANDLE)
        self._handle.show_art(
            ("harmonia-goal-handle", self.possible, label),
            box.adjusted(-2, -2, 2, 2),
            partial(_draw_handle, possible=self.possible, label=label)
            if self.shown and self.has_handle
            else None,
        )
        self._handle.setPos(self._mat.upper_corner(HANDLE, 10))
        self._ground.show_art(
            ("harmonia-goal-ground",), _RECT, _draw_ground if self.shown else None
        )

    def _slide(self) -> None:
        """Bring the outline to its place; the tiles stay where they are."""
        end = art.centre(self.centre)
        if not self._outline.isVisible() or not self.shown:
            self._motion.stop(_SLIDE)
            self._lay_at(end)
        elif end != self._end:
            self._motion.run(_SLIDE, self._outline.pos(), end, self._lay_at, factor=3)
        self._end = end

    def _lay_at(self, point: QPointF) -> None:
        self._outline.setPos(point)
        self._ground.setPos(point)

    def move_to(self, centre: Hex | None) -> None:
        """Move the outline to a partner's plan, if it is shown and possible there."""
        if self.shown and centre not in (None, self.centre) and centre in self._view.goal_centres():
            self.centre = centre
            self.show()
            self._moved()
            self._tell(words(texts.GOAL_OF_PLAN))

    def move_on(self) -> None:
        """Show the next possible place of the hexagon; hide the outline after the last."""
        centres = self._view.goal_centres()
        if not self.shown:
            self.shown = True
            self.centre = centres[0] if centres else self.centre
        elif self.possible and self.centre != centres[-1]:
            self.centre = centres[centres.index(self.centre) + 1]
        else:
            self.shown = False
        if self.shown and not centres:
            self._refuse(words(texts.GOAL_LOST))
        self.show()
        self._moved()

    # Dragging

    def on_handle(self, point: QPointF) -> bool:
        """Return whether a scene point is on the handle."""
        on_it = QRectF(QPointF(), HANDLE).contains(self._handle.mapFromScene(point))
        return self._handle.isVisible() and on_it

    def grasped_at(self, point: QPointF) -> Goal:
        """Grasp the goal at a scene point, to drag it."""
        self._grasped = self.centre, self._outline.mapFromScene(point)
        return self

    def drag(self, point: QPointF) -> None:
        middle = self._board.mapFromScene(point) - self._grasped[1]
        cell = nearest_cell(middle)
        if cell.distance(START) > _FARTHEST:
            return
        if cell != self.centre:
            self.centre = cell
            self.show()
        self._motion.stop(_SLIDE)
        self._lay_at(middle)
        self._end = middle

    def release(self) -> None:
        self.show()
        self._moved()
        if self.centre != self._grasped[0] and not self.possible:
            self._refuse(words(texts.GOAL_ELSEWHERE))


class ClickOrDrag:
    """A press on a cell within the outline: moving the pointer drags the goal, else the cell is
    pressed."""

    def __init__(self, goal: Goal, point: QPointF, press: Callable[[QPointF], None]) -> None:
        self._goal, self._start, self._press = goal, point, press
        self._moved = False

    def drag(self, point: QPointF) -> None:
        step = point - self._start
        self._moved = self._moved or abs(step.x()) + abs(step.y()) > _SLACK
        if self._moved:
            self._goal.drag(point)

    def release(self) -> None:
        if self._moved:
            self._goal.release()
        else:
            self._press(self._start)


_SLACK = 8.0
"""How far the pointer may move in a click, in units of the scene."""
_CELLS = goal_cells(START)


@cache
def _border() -> QPainterPath:
    return art.outline(_CELLS)


def _draw_ground(painter: QPainter) -> None:
    """Draw the cells of the goal faintly under the tiles."""
    for cell in _CELLS:
        path = hexagon_path(art.SIDE * 0.97, art.centre(cell))
        painter.fillPath(path, QColor(206, 222, 170, 70))
        painter.strokePath(path, QPen(QColor(150, 170, 110, 70), 1))


def _colour(possible: bool) -> QColor:
    return QColor("#2F7D52" if possible else "#A8452C")


def _draw_goal(painter: QPainter, possible: bool) -> None:
    colour = _colour(possible)
    wide = QColor(colour)
    wide.setAlpha(34)
    painter.strokePath(_border(), QPen(wide, 12, c=Qt.PenCapStyle.RoundCap))
    pen = QPen(colour, 2.4, c=Qt.PenCapStyle.RoundCap)
    if not possible:
        pen.setDashPattern([3, 3])
    painter.strokePath(_border(), pen)


def _draw_handle(painter: QPainter, possible: bool, label: str) -> None:
    """Draw the handle of the goal, with the number of tiles within."""
    box = QRectF(QPointF(), HANDLE)
    painter.setPen(QPen(_colour(possible).darker(130), 1))
    painter.setBrush(_colour(possible))
    painter.drawRoundedRect(box, 15, 15)
    follow_language(painter)
    draw_text(painter, box.adjusted(10, 0, -10, 0), label, "#FFFFFF", 16, QFont.Weight.DemiBold)
