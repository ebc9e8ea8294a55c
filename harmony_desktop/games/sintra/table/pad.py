"""The view of Sintra's score pad: a palace whose windows can be filled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from harmony_desktop.engine.pads import Values
from harmony_desktop.games.sintra import pad
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import WINDOW_PANES, WINDOWS, Colour
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import (
    PANE_HEIGHT,
    PANE_WIDTH,
    draw_pane,
    draw_shard,
    pane_at,
)
from harmony_desktop.ui.kit.art import ArtItem, moved
from harmony_desktop.ui.pad.board import PadPlace
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.services import TableServices

side_part = None
_PANE = QRectF(-PANE_WIDTH / 2, -PANE_HEIGHT / 2, PANE_WIDTH, PANE_HEIGHT)


class SintraPadBoard:
    """The pad's palace. Its strips are empty: panes left on them are entered as a number."""

    columns = 1
    palette_share = 0.167

    def __init__(self, services: TableServices) -> None:
        self.item = ArtItem()
        self._services = services
        self._windows: pad.Board = ()
        self._lit = overlay(self.item, 2)

    @property
    def _symbols(self) -> bool:
        return self._services.settings.symbols

    def show(self, board: pad.Board, values: Values) -> None:
        self._windows = board
        symbols = self._symbols
        side, broken = pad.side_of(values), -int(values["broken"])

        def draw(painter: QPainter) -> None:
            art.draw_palace(painter, STANDARD, side)
            for window, panes in enumerate(board):
                with moved(painter, QPointF(art.COLUMN * window, 0)):
                    art.draw_window(painter, panes, symbols)
            if side == "A":
                art.draw_ornaments(painter, board, STANDARD.ornaments)
            if broken in STANDARD.track:
                place = art.marker_place(STANDARD.track.index(broken), len(STANDARD.track))
                with moved(painter, place):
                    draw_shard(painter, QColor("#2E8B57"))

        self.item.show_art(None, art.ART_RECT, draw)

    def fit(self, area: QRectF) -> None:
        rect = art.ART_RECT
        self.item.setScale(min(area.width() / rect.width(), area.height() / rect.height()))
        self.item.setPos(area.center() - rect.center() * self.item.scale())

    def places(self) -> Sequence[PadPlace]:
        radius = PANE_WIDTH / 2 * self.item.scale()
        return [
            PadPlace(window, self.item.mapToScene(art.window_rect(window).center()), radius)
            for window in range(WINDOWS)
        ]

    def place_at(self, point: QPointF) -> int | None:
        local = self.item.mapFromScene(point)
        found = (window for window in range(WINDOWS) if art.column_rect(window).contains(local))
        return next(found, None)

    def at(self, piece: Colour, place: int, turn: int) -> tuple[QPointF, float]:
        panes = len(self._windows[place]) if self._windows else 0
        rect = art.pane_rect(place, min(panes, WINDOW_PANES - 1))
        return self.item.mapToScene(rect.center()), self.item.scale()

    def piece_rect(self, piece: Colour) -> QRectF:
        return _PANE.adjusted(-8, -8, 8, 8)

    def draw_piece(self, painter: QPainter, piece: Colour, turn: int, values: Values) -> None:
        draw_pane(painter, pane_at(QPointF(0, 0)), piece, self._symbols)

    palette_rect = piece_rect

    def draw_palette(
        self, painter: QPainter, piece: Colour, board: pad.Board, values: Values
    ) -> None:
        self.draw_piece(painter, piece, 0, values)

    def light(self, cells: Sequence[int]) -> None:
        panes = [divmod(cell, WINDOW_PANES) for cell in cells if cell < WINDOWS * WINDOW_PANES]
        draw = partial(art.draw_lit, rects=[art.pane_rect(*pane) for pane in panes])
        self._lit.show_art(None, art.ART_RECT, draw if panes else None)


BOARD = SintraPadBoard
