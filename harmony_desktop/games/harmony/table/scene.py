"""The scene of Harmony: placing the called tile, and looking at the boards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from harmony_desktop.games.harmony import texts
from harmony_desktop.games.harmony.components import Tile
from harmony_desktop.games.harmony.rules import Place
from harmony_desktop.games.harmony.scoring import gain
from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.items import TRAY_SCALE, set_tile
from harmony_desktop.games.harmony.table.stage import Stage, words
from harmony_desktop.ui.table.scene import Extra


class Table(Stage):
    """One game of Harmony on the screen."""

    # Placing

    def judge(self, piece: object, place: object, rotation: int) -> str | None:
        problem = self.view.refusal(int(place))
        return None if problem is None else words(texts.REASONS[problem.reason])

    def default_piece(self) -> Tile | None:
        return self.view.tile if self.live else None

    def piece_at(self, point: QPointF) -> Tile | None:
        if not self.live or not self.called.isVisible():
            return None
        step = point - self.called.pos()
        near = (step.x() ** 2 + step.y() ** 2) ** 0.5 <= art.SIDE * TRAY_SCALE
        return self.view.tile if near else None

    def place_at(self, point: QPointF) -> int | None:
        if self.enlarged is not None:
            return None
        return self.own_board.cell_at(point)

    def lifted(self, piece: Tile) -> None:
        self.motion.stop("held")
        set_tile(self.held, piece, self.tools.settings.symbols, self.language)
        self.held.setPos(self.called.pos())
        self.held.setScale(self.own_board.scale())
        self.called.setOpacity(0.3)
        self.tools.sounds.play("lift")
        cells = [move.cell for move in self.view.legal_moves()]
        self.own_board.show_legal(cells)

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self.held.setPos(point)

    def aimed(self, piece: Tile, place: int | None, reason: str | None) -> None:
        good = place is not None and reason is None
        self.held.setOpacity(0.0 if good else 0.9)
        self._show_ghost(place if good else None)

    def _show_ghost(self, cell: int | None) -> None:
        points = 0
        tile = self.view.tile
        if cell is not None and tile is not None and self.tools.settings.show_gains:
            board = self.view.boards[self.view.seat]
            points = gain(board, cell, tile, self.view.setup.scoring)
        self.own_board.show_ghost(cell, tile, points, self.tools.settings.symbols, self.language)

    def placed(self, piece: Tile, place: int, rotation: int) -> None:
        self.held.hide()
        self._show_ghost(None)
        self.chosen.emit(Place(place))

    def returned(self, piece: Tile, reason: str | None) -> None:
        self._show_ghost(None)
        self.held.setOpacity(0.9)
        self.show_legal()
        if reason:
            self.refused.emit(reason)

        def home() -> None:
            self.held.hide()
            self.called.setOpacity(1.0)

        self.motion.run("held", self.held.pos(), self.called.pos(), self.held.setPos, home)

    def hover(self, point: QPointF) -> None:
        cell = self.place_at(point) if self.live else None
        if cell is not None and self.judge(None, cell, 0) is not None:
            cell = None
        self._show_ghost(cell)

    # Looking at the boards

    def press_elsewhere(self, point: QPointF) -> None:
        if self.go_on():
            return
        small = (item for item in self.boards if item.seat != self.main_seat)
        seats = (item.seat for item in small if item.sceneBoundingRect().contains(point))
        self.enlarge(next(seats, None))

    def enter_anywhere(self) -> bool:
        return self.go_on()

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        zone, spot = current if current else (None, None)
        main = self.boards[self.main_seat]
        for item in self.boards:
            item.show_focus(None, self.colours.focus)
        self.ring.hide()
        if zone is None:
            return
        if zone.key == "board":
            main.show_focus(int(spot.key), self.colours.focus)
            if self.live and self.enlarged is None and self.judge(None, spot.key, 0) is None:
                self._show_ghost(int(spot.key))
            elif self.live:
                self._show_ghost(None)
        else:
            self.show_ring(spot)

    def extras(self) -> Sequence[Extra]:
        return (Extra("B", lambda: words(texts.BAG_ENTRY), self._toggle_bag),)

    def _toggle_bag(self) -> None:
        self.tools.change("show_bag", not self.tools.settings.show_bag)
