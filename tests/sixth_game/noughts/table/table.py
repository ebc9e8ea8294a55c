"""The table of noughts and crosses: one board, and a click marks a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from harmony_desktop.games.noughts import texts
from harmony_desktop.games.noughts.rules.game import Mark, NoughtsState
from harmony_desktop.games.noughts.table.figures import BOARD, SIDE, centre, draw_board
from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import Move
from harmony_desktop.ui.kit.art import ArtItem, Artwork
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.marks import frame_of
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.table import GameTable

words = GameWords("noughts")


class NoughtsTable(GameTable[NoughtsState, NoughtsState, int, int]):
    """One game on the screen. The piece is the seat's own sign, places are cells."""

    def __init__(self, timeline: Timeline[NoughtsState], services: TableServices) -> None:
        super().__init__(timeline, services)
        self._board = ArtItem()
        self.addItem(self._board)

    def show_position(self, moment: Moment[NoughtsState, NoughtsState]) -> None:
        self.highlight(0, ())
        if moment.played is not None:
            self.play_sound("place")

    def arrange(self, size: QSizeF) -> QRectF:
        names = [partial(self._say_cell, cell) for cell in range(9)]
        spots = [Spot(cell, centre(cell), SIDE / 2, names[cell]) for cell in range(9)]
        self.set_zones([Zone("board", lambda: words(texts.BOARD), spots)])
        return BOARD

    def _say_cell(self, cell: int) -> str:
        seat = self.view.board[cell]
        return say(texts.cell_name(cell)) + ("" if seat is None else f": {self.name_of(seat)}")

    def judge(self, piece: int, place: int, rotation: int) -> str | None:
        taken = self.view.board[place] is not None
        return words(texts.REASONS["taken"]) if taken else None

    def default_piece(self) -> int | None:
        return self.view.seat if self.live else None

    def piece_at(self, point: QPointF) -> int | None:
        return None

    def place_at(self, point: QPointF) -> int | None:
        cells = (cell for cell in range(9) if (point - centre(cell)).manhattanLength() < SIDE)
        return min(cells, key=lambda c: (point - centre(c)).manhattanLength(), default=None)

    def home_of(self, piece: int) -> None:
        return None

    def lifted(self, piece: int) -> None:
        """Do nothing: a click marks at once, nothing is carried."""

    def aimed(self, piece: int, place: int | None, reason: str | None) -> None:
        """Do nothing: a mark is visible at once."""

    def placed(self, piece: int, place: int, rotation: int) -> None:
        self.chosen.emit(Mark(place))

    def returned(self, piece: int, reason: str | None) -> None:
        """Do nothing: there is nothing to remove."""

    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        board, lit = self.view.board, [cell for some in cells.values() for cell in some]
        self._board.set_art(None, BOARD, lambda painter: draw_board(painter, board, lit))

    def ghosts_of(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        area = QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
        return [
            Ghost(move, frame_of(area.translated(centre(move.cell))))
            for move in moves
            if isinstance(move, Mark)
        ]

    def artwork(self, background: bool = True) -> Artwork:
        return Artwork(BOARD, lambda painter: draw_board(painter, self.view.board), 2.0)


TABLE = NoughtsTable
