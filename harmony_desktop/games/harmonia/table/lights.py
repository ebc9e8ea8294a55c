"""What is lit up on Harmonia's table: patterns, advice, and the outline of the goal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import talking, texts
from harmony_desktop.games.harmonia.components import GOAL_TILES, goal_cells
from harmony_desktop.games.harmonia.moves import Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.scoring import Pattern
from harmony_desktop.games.harmonia.table.items import nearest_cell
from harmony_desktop.games.harmonia.table.stage import Stage, text
from harmony_desktop.games.harmonia.view import START
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number, right_to_left, say

_FARTHEST = 6
"""How far from the first tile the outline of the goal may be moved."""


class Lights(Stage):
    """Lights over the pieces."""

    def _show_pattern(self, pattern: Pattern | None) -> None:
        self._lit = pattern
        self.board.show_pattern(pattern)

    def _pattern_at(self, cell: Hex | None) -> Pattern | None:
        if cell is None or self.view.setup.mode == "basic":
            return None
        return next((one for one in self.view.patterns() if cell in one.cells), None)

    def _show_info(self) -> None:
        """Words in a corner of the mat: what is asked for, or what is pointed at."""
        words = ""
        if self._asking is not None:
            tile = self._asking in talking.OF_A_TILE
            words = text(texts.CHOOSE_TILE if tile else texts.CHOOSE_CELL)
        elif self._breaks:
            words = text(texts.GOAL_BREAKS)
        elif self._lit is not None:
            words = say(texts.pattern_phrase(self._lit))
        self._info.setVisible(bool(words))
        if words:
            mat = self._mat_rect.adjusted(12, 0, -12, -12)
            corner = mat.bottomLeft() if right_to_left() else mat.bottomRight()
            self._info.stand_on(corner, words, 196)

    def light(self, seat: int, cells: Sequence[int]) -> None:
        placed = self.view.placed
        lit = [placed[place].cell for place in cells if place < len(placed)]
        pattern = self._pattern_at(lit[0]) if lit else None
        if pattern is not None and set(pattern.cells) == set(lit):
            self._show_pattern(pattern)
        else:
            self._show_pattern(None)
            self.board.show_lit(lit)
        self._show_info()

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        self._hint_ring.hide()
        self.board.show_hints(())
        if not suggestions:
            return
        best = suggestions[0].move
        if isinstance(best, Show):
            self._ring_around(self._hint_ring, self._stack_area(best.tile), "#C9701A", 4)
            follow = suggestions[0].then
            if follow and isinstance(follow[0], Place):
                self.board.show_hints([(follow[0].cell, follow[0].sides(best.tile))])
        elif isinstance(best, Place) and self.view.shown is not None:
            self.board.show_hints(
                [(one.move.cell, one.move.sides(self.view.shown)) for one in suggestions[:3]]
            )
        elif isinstance(best, Propose | Vote):
            name = "propose" if isinstance(best, Propose) else "yes" if best.agree else "no"
            self._ring_around(self._hint_ring, self._button_area(name), "#C9701A", 4)
        self.tools.sounds.play("hint")

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str | None:
        best = suggestions[0]
        if isinstance(best.move, Show) and best.then and isinstance(best.then[0], Place):
            return say(texts.hint_phrase(best.move.tile, best.then[0]))
        return say(texts.describe(self.view, best.move))

    def _ring_around(self, item: ArtItem, area: QRectF, colour: str, width: float) -> None:
        def draw(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for pen in (QPen(QColor("#FFFFFF"), width + 3), QPen(QColor(colour), width)):
                painter.setPen(pen)
                painter.drawRoundedRect(area, 12, 12)

        item.set_art(None, area.adjusted(-8, -8, 8, 8), draw)
        item.show()

    # The goal

    def _follow_goal(self) -> None:
        """Keep the outline where the hexagon is still possible."""
        centres = self.view.goal_centres()
        if centres and self._goal not in centres:
            self._goal = min(centres, key=lambda centre: centre.distance(self._goal))

    def _show_goal(self) -> None:
        possible = self._goal in self.view.goal_centres()
        inside = sum(cell in self.view.layout for cell in goal_cells(self._goal))
        mark = "" if possible else " ✕"
        label = f"{number(inside)} / {number(GOAL_TILES)}{mark}"
        self.board.show_goal(self._goal if self._goal_shown else None, possible, label)

    def _next_goal(self) -> None:
        """G: the next place of the hexagon, then none."""
        centres = self.view.goal_centres()
        if not self._goal_shown:
            self._goal_shown = True
            self._goal = centres[0] if centres else self._goal
        elif self._goal in centres and centres.index(self._goal) + 1 < len(centres):
            self._goal = centres[centres.index(self._goal) + 1]
        else:
            self._goal_shown = False
        if self._goal_shown and not centres:
            self.refused.emit(text(texts.GOAL_LOST))
        self._show_goal()
        self._fit_board(glide=True)

    def _grasp_goal(self, point: QPointF) -> None:
        self._goal_drag = self._goal, self.board.goal_point(point)

    def _drag_goal(self, point: QPointF) -> None:
        assert self._goal_drag is not None
        middle = self.board.mapFromScene(point) - self._goal_drag[1]
        cell = nearest_cell(middle)
        if cell.distance(START) > _FARTHEST:
            return
        if cell != self._goal:
            self._goal = cell
            self._show_goal()
        self.board.move_goal(middle)

    def _drop_goal(self) -> None:
        assert self._goal_drag is not None
        moved = self._goal_drag[0] != self._goal
        self._goal_drag = None
        self._show_goal()
        self._fit_board(glide=True)
        if moved and self._goal not in self.view.goal_centres():
            self.refused.emit(text(texts.GOAL_ELSEWHERE))
