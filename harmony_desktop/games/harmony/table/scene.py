"""The scene of Harmony: the called tile, one's own board large, the others beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from harmony_desktop.bots.bot import Suggestion
from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmony import texts
from harmony_desktop.games.harmony.components import CELL_COUNT, Board, Tile
from harmony_desktop.games.harmony.rules import HarmonyState, HarmonyView, Place
from harmony_desktop.games.harmony.scoring import gain
from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.figures import table_picture
from harmony_desktop.games.harmony.table.items import (
    TRAY_SCALE,
    BoardItem,
    TrayItem,
    set_tile,
    tile_item,
)
from harmony_desktop.games.harmony.table.layout import best_plan
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number, right_to_left, say, sentence, translate
from harmony_desktop.ui.players import shown_name
from harmony_desktop.ui.table.glow import Glow
from harmony_desktop.ui.table.scene import Extra, GameTable, Tools
from harmony_desktop.ui.table.spots import Spot, Zone


def _text(text: str) -> str:
    return translate("harmony", text)


class Table(GameTable):
    """One game of Harmony on the screen."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: HarmonyView = session.state.view(session.viewer)
        self._boards = [BoardItem(seat, self.motion) for seat in range(self.view.setup.seats)]
        for board in self._boards:
            self.addItem(board)
        self._tray = TrayItem()
        self._called = tile_item()
        self._called.setZValue(1)
        self._called.setScale(TRAY_SCALE)
        self._held = tile_item()
        self._held.setZValue(50)
        self._tray_focus = ArtItem()
        self._tray_focus.setZValue(2)
        self._tray_focus.hide()
        self._glow = Glow(self.motion)
        for item in (self._tray, self._called, self._held, self._tray_focus, self._glow):
            self.addItem(item)
        self._enlarged: int | None = None
        """The board the player asked to see large, if it is not the one to play on."""
        self._size = QSizeF(1000, 700)
        self._interlude = False
        """A round has just ended and its boards stay on the table until a person goes on."""
        self._lit_board: int | None = None

    # Showing a position

    @property
    def main_seat(self) -> int:
        """The seat whose board is large."""
        return self.view.seat if self._enlarged is None else self._enlarged

    @property
    def own_board(self) -> BoardItem:
        return self._boards[self.view.seat]

    def show_view(self, view: HarmonyView, change: Change | None, live: bool) -> None:
        layout_before = self._layout_key()
        self.view = view
        self.placing.forget()
        self._held.hide()
        self._enlarged = None
        ended_round = change is not None and change.kind == "play" and _ended_round(change)
        # The boards of a finished round stay until a person goes on, whatever bots do meanwhile.
        newest = view == self.session.view()
        stays = self._interlude and newest and (change is None or change.kind == "play")
        self._interlude = (
            view.to_move is not None and bool(self.session.persons) and (ended_round or stays)
        )
        self.live = live and view.to_move == view.seat and not self._interlude
        self._refresh(animate=change is not None and change.kind != "undo")
        if change is not None and change.kind == "play":
            self.tools.sounds.play("place")
        self._lay_out_if_changed(layout_before)
        self._show_tile(new=change is not None and _new_tile(change))

    def _layout_key(self) -> tuple[int, bool, bool]:
        """What decides where things lie."""
        return self.main_seat, self._interlude, self._tray.is_short

    def _lay_out_if_changed(self, before: tuple[int, bool, bool]) -> None:
        if self._layout_key() != before:
            self.laid_out_anew.emit()
            for item in self._boards:
                self._show_name(item)

    def go_on(self) -> bool:
        """Leave the boards of a finished round; False if there is none to leave."""
        if not self._interlude:
            return False
        before = self._layout_key()
        self._interlude = False
        self.live = self.view.to_move == self.view.seat
        self._refresh(animate=False)
        self._lay_out_if_changed(before)
        self._show_tile(new=True)
        self.went_on.emit()
        return True

    @property
    def in_interlude(self) -> bool:
        return self._interlude

    def _shown_boards(self) -> tuple[Board, ...]:
        return self.view.finished[-1].boards if self._interlude else self.view.boards

    def _refresh(self, animate: bool, keep_hints: bool = False) -> None:
        """Bring boards, names and the tray up to date."""
        settings, language = self.tools.settings, self._language
        completed = []
        for item, board in zip(self._boards, self._shown_boards(), strict=True):
            own = item.seat == self.main_seat
            completed += item.set_board(
                board,
                self.view.bag,
                settings.symbols,
                settings.show_broken,
                settings.show_bag and own and not self._interlude,
                language,
                animate and settings.animation != "off",
            )
            if not keep_hints:
                item.show_hints(())
            item.show_lit(())
            item.show_ghost(None, None, 0, settings.symbols, language)
            item.set_covered(
                self.view.has_placed(item.seat) and item.seat != self.view.seat, self._colours
            )
            self._show_name(item)
        if completed:
            self.tools.sounds.play("line")
        self._show_legal()
        self._draw_tray()
        self.focus_changed()

    @property
    def _language(self) -> str:
        return number(1)

    @property
    def _colours(self):
        return self.tools.theme.colours

    def _show_name(self, item: BoardItem) -> None:
        seat = self.session.seats[item.seat]
        total = self.view.score(item.seat).total
        active = self.view.to_move == item.seat
        item.set_name(self._name(item.seat), total, seat.colour or "green", self._colours, active)

    def _name(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    def _show_legal(self) -> None:
        for item in self._boards:
            cells: Sequence[int] = ()
            if self.live and item.seat == self.view.seat and self.view.must_touch:
                cells = [move.cell for move in self.view.legal_moves()]
            item.show_legal(cells)

    def _show_tile(self, new: bool) -> None:
        """The called tile in the tray; a new one turns up with a small flip."""
        tile = None if self._interlude else self.view.tile
        set_tile(self._called, tile, self.tools.settings.symbols, self._language)
        waiting = self.view.to_move == self.view.seat
        self._called.setOpacity(1.0 if waiting or tile is None else 0.45)
        if new and tile is not None:
            self.tools.sounds.play("call")
            self.motion.run("call", 0.7, TRAY_SCALE, self._called.setScale)
        self._make_zones()

    def _draw_tray(self) -> None:
        view = self.view
        ended = view.to_move is None or self._interlude
        lines = []
        if not ended:
            count = {"turn": len(view.called), "turns": CELL_COUNT}
            lines.append(say(Phrase("harmony", texts.TURN_COUNT, count)))
        if view.setup.rounds > 1 and not ended:
            count = {"round": view.round + 1, "rounds": view.setup.rounds}
            lines.append(say(Phrase("harmony", texts.ROUND_COUNT, count)))
        if view.setup.seats > 1 and not ended:
            name = self._name(view.caller)
            lines.append(say(Phrase("harmony", texts.CALLER, {"name": name})))
        self._tray.show_words(
            _text(texts.UNSEEN_TITLE if ended else texts.CALLED_TITLE), lines, self._colours
        )
        self._tray.show_unseen(
            view.finished[-1].unseen if ended else (), self.tools.settings.symbols
        )
        counted = self.tools.settings.show_bag and not ended
        self._tray.show_bag(view.bag if counted else None, _text(texts.BAG_TITLE), self._colours)

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        self._size = size
        others = [item for item in self._boards if item.seat != self.main_seat]
        plan = best_plan(len(others), size, room_under_tray=self._tray.is_short)
        side = -1 if right_to_left() else 1
        for item, place in zip(others, plan.others, strict=True):
            self._put(item, QPointF(side * place.x(), place.y()), plan.small)
        self._put(self._boards[self.main_seat], QPointF(side * plan.main.x(), plan.main.y()), 1.0)
        tray = QPointF(side * plan.tray.x(), plan.tray.y())
        self._tray.setPos(tray)
        self._called.setPos(tray)
        self._make_zones()
        return plan.whole

    def _put(self, item: BoardItem, place: QPointF, scale: float) -> None:
        """Move a board to its place; boards that change places glide."""
        item.shown_scale = scale
        self.put(item, item.seat, place, scale, self._arrived)

    def _arrived(self) -> None:
        """A board has come to rest: its art and its spots go by its new place."""
        self.repaint_art()
        self._make_zones()
        self.focus_changed()

    def _make_zones(self) -> None:
        zones = [Zone("tray", lambda: _text(texts.CALLED_TITLE)), self._board_zone()]
        tile = self.view.tile
        if tile is not None and not self._interlude:
            spot = Spot(tile, self._called.pos(), art.SIDE * TRAY_SCALE, lambda: _say_tile(tile))
            zones[0].spots.append(spot)
        others = Zone("others", lambda: _text(texts.OTHER_BOARDS))
        for item in self._boards:
            if item.seat != self.main_seat:
                radius = art.BOARD_RECT.width() / 2 * item.scale()
                name = self._name(item.seat)
                others.spots.append(Spot(item.seat, item.pos(), radius, lambda name=name: name))
        self.set_zones([*zones, others])

    def _board_zone(self) -> Zone:
        item = self._boards[self.main_seat]
        zone = Zone("board", lambda: self._name(item.seat))
        for cell in range(CELL_COUNT):
            centre = item.pos() + art.CENTRES[cell] * item.scale()
            zone.spots.append(
                Spot(
                    cell,
                    centre,
                    art.SIDE * item.scale(),
                    lambda cell=cell: say(texts.cell_name(item.board, cell)),
                )
            )
        return zone

    # Placing

    def judge(self, piece: object, place: object, rotation: int) -> str | None:
        problem = self.view.refusal(int(place))
        return None if problem is None else _text(texts.REASONS[problem.reason])

    def default_piece(self) -> Tile | None:
        return self.view.tile if self.live else None

    def piece_at(self, point: QPointF) -> Tile | None:
        if not self.live or not self._called.isVisible():
            return None
        step = point - self._called.pos()
        near = (step.x() ** 2 + step.y() ** 2) ** 0.5 <= art.SIDE * TRAY_SCALE
        return self.view.tile if near else None

    def place_at(self, point: QPointF) -> int | None:
        if self._enlarged is not None:
            return None
        return self.own_board.cell_at(point)

    def lifted(self, piece: Tile) -> None:
        self.motion.stop("held")
        set_tile(self._held, piece, self.tools.settings.symbols, self._language)
        self._held.setPos(self._called.pos())
        self._held.setScale(self.own_board.scale())
        self._called.setOpacity(0.3)
        self.tools.sounds.play("lift")
        cells = [move.cell for move in self.view.legal_moves()]
        self.own_board.show_legal(cells)

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self._held.setPos(point)

    def aimed(self, piece: Tile, place: int | None, reason: str | None) -> None:
        good = place is not None and reason is None
        self._held.setOpacity(0.0 if good else 0.9)
        self._show_ghost(place if good else None)

    def _show_ghost(self, cell: int | None) -> None:
        points = 0
        tile = self.view.tile
        if cell is not None and tile is not None and self.tools.settings.show_gains:
            board = self.view.boards[self.view.seat]
            points = gain(board, cell, tile, self.view.setup.scoring)
        self.own_board.show_ghost(cell, tile, points, self.tools.settings.symbols, self._language)

    def placed(self, piece: Tile, place: int, rotation: int) -> None:
        self._held.hide()
        self._show_ghost(None)
        self.chosen.emit(Place(place))

    def returned(self, piece: Tile, reason: str | None) -> None:
        self._show_ghost(None)
        self._held.setOpacity(0.9)
        self._show_legal()
        if reason:
            self.refused.emit(reason)

        def home() -> None:
            self._held.hide()
            self._called.setOpacity(1.0)

        self.motion.run("held", self._held.pos(), self._called.pos(), self._held.setPos, home)

    def hover(self, point: QPointF) -> None:
        cell = self.place_at(point) if self.live else None
        if cell is not None and self.judge(None, cell, 0) is not None:
            cell = None
        self._show_ghost(cell)

    def press_elsewhere(self, point: QPointF) -> None:
        if self.go_on():
            return
        for item in self._boards:
            if item.seat != self.main_seat and item.sceneBoundingRect().contains(point):
                self._enlarge(item.seat)
                return
        if self._enlarged is not None:
            self._enlarge(None)

    def _enlarge(self, seat: int | None) -> None:
        before = self._layout_key()
        self._enlarged = None if seat == self.view.seat else seat
        self._refresh(animate=False, keep_hints=True)
        self._lay_out_if_changed(before)

    def is_place(self, zone: Zone) -> bool:
        """Only one's own board takes tiles, not another one that is looked at."""
        return zone.key == "board" and self._enlarged is None

    def enter_anywhere(self) -> bool:
        return self.go_on()

    def escape(self) -> bool:
        if self._enlarged is None:
            return False
        self._enlarge(None)
        return True

    def activate(self, zone: Zone, spot: Spot) -> None:
        if zone.key == "others":
            self._enlarge(int(spot.key))
        elif self._enlarged is not None:
            self._enlarge(None)

    # Lights

    def light(self, seat: int, cells: Sequence[int]) -> None:
        for item in self._boards:
            item.show_lit(cells if item.seat == seat else ())

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        hints = [(one.move.cell, one.value) for one in suggestions]
        self.own_board.show_hints(hints)
        self.tools.sounds.play("hint")

    def show_verdict(self, suggestions: Sequence[Suggestion], played: Place) -> None:
        best = list(suggestions[:3])
        if played not in [one.move for one in best]:
            best += [one for one in suggestions if one.move == played]
        self.show_hint(best)
        self.own_board.show_lit([played.cell])

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        zone, spot = current if current else (None, None)
        main = self._boards[self.main_seat]
        for item in self._boards:
            item.show_focus(None, self._colours.focus)
        self._tray_focus.hide()
        if zone is None:
            return
        if zone.key == "board":
            main.show_focus(int(spot.key), self._colours.focus)
            if self.live and self._enlarged is None and self.judge(None, spot.key, 0) is None:
                self._show_ghost(int(spot.key))
            elif self.live:
                self._show_ghost(None)
        else:
            self._show_ring(spot)

    def _show_ring(self, spot: Spot) -> None:
        colour = QColor(self._colours.focus)
        radius = spot.radius * 1.02

        def draw(painter: QPainter) -> None:
            pen = painter.pen()
            pen.setColor(colour)
            pen.setWidthF(4)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(art.hexagon_path(radius))

        reach = radius + 6
        self._tray_focus.setPos(spot.centre)
        self._tray_focus.set_art(None, QRectF(-reach, -reach, 2 * reach, 2 * reach), draw)
        self._tray_focus.show()

    # Pictures and changes of dress

    def point_at(self, name: str | None) -> None:
        called = self._called.sceneBoundingRect().adjusted(-10, -10, 10, 10)
        areas = {
            "tray": called,
            "bag": called if self._tray.is_short else self._tray.sceneBoundingRect(),
            "board": self.own_board.sceneBoundingRect(),
        }
        if name in areas:
            self._glow.around(areas[name], self._colours.focus)
        else:
            self._glow.off()

    def extras(self) -> Sequence[Extra]:
        return (Extra("B", lambda: _text(texts.BAG_ENTRY), self._toggle_bag),)

    def _toggle_bag(self) -> None:
        self.tools.change("show_bag", not self.tools.settings.show_bag)

    def restyle(self) -> None:
        """The language, the theme or a setting has changed."""
        self.motion.pace = self.tools.settings.animation
        before = self._layout_key()
        self._refresh(animate=False, keep_hints=True)
        self._lay_out_if_changed(before)
        self._show_tile(new=False)

    def picture(self, background: bool = True) -> QPixmap:
        """All boards side by side, with the tiles that were never called."""
        boards = [
            (board, self._name(seat), self.view.score(seat).total)
            for seat, board in enumerate(self._shown_boards())
        ]
        ended = self.view.to_move is None or self._interlude
        return table_picture(
            boards,
            self.view.finished[-1].unseen if ended else (),
            _text(texts.UNSEEN_TITLE),
            self._colours.text,
            self._colours.table if background else None,
        )


def _ended_round(change: Change) -> bool:
    before, after = change.before, change.after
    assert isinstance(before, HarmonyState)
    assert isinstance(after, HarmonyState)
    return len(after.finished) > len(before.finished)


def _new_tile(change: Change) -> bool:
    return change.before.called != change.after.called


def _say_tile(tile: Tile) -> str:
    return sentence(say(texts.tile_name(tile)))
