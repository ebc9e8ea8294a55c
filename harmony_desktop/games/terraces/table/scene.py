"""The scene of Terraces: how a person lays tiles, picks them and puts them in order."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.table import art, zones
from harmony_desktop.games.terraces.table.arranging import InOrder
from harmony_desktop.games.terraces.table.items import (
    TURN_RADIUS,
    InHand,
    hand_places,
    turn_place,
)
from harmony_desktop.games.terraces.table.panels import Action
from harmony_desktop.games.terraces.table.places import block_at, level_in
from harmony_desktop.games.terraces.table.scenery import Block
from harmony_desktop.games.terraces.table.stage import Stage, words
from harmony_desktop.games.terraces.view import TerracesView
from harmony_desktop.ui.languages import say
from harmony_desktop.ui.table.scene import Tools
from harmony_desktop.ui.table.spots import Spot, Zone

_DROPPED = 1.14
"""How much larger a tile is in the hand than on the table."""


class Table(Stage):
    """One game of Terraces on the screen."""

    rotations = 4

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self._chosen: InHand | None = None
        """The open tile a bare click lays, if it was taken up before."""
        self._pointer: QPointF | None = None
        self._aim: object | None = None
        """What is shown as aimed at."""
        self._known_places: tuple[object, dict[Block, int]] = (None, {})

    def show_view(self, view: TerracesView, change: Change | None, live: bool) -> None:
        self.view = view
        self.placing.forget()
        self.live = live and view.to_move == view.seat
        self.tile_turn = 0
        self._chosen = None
        self._armed = None
        self._clear_aim()
        self.show_hint(())
        self.land.show_lit(())
        forward = change is not None and change.kind != "undo"
        self._show(animate=change is not None, flying=forward)
        if change is not None and change.kind == "play":
            self.tools.sounds.play("place" if isinstance(change.move, Lay) else "call")
        self._flight = None

    def _show(self, animate: bool = False, flying: bool = False) -> None:
        self.refresh(animate, flying)
        self._show_places()
        self.make_zones()
        self.focus_changed()

    def restyle(self) -> None:
        super().restyle()
        self._clear_aim()
        self._show()

    def arrange(self, size: QSizeF) -> QRectF:
        for view in self.views():
            view.viewport().installEventFilter(self)
        return super().arrange(size)

    def make_zones(self) -> None:
        if self.arranging:
            self.set_zones(self.orders.zones())
        else:
            self.set_zones([zones.tray(self), zones.land(self), zones.players(self)])

    # Places

    @property
    def piece_meant(self) -> object | None:
        """What is in the hand, or what a click would take up."""
        return self.placing.piece if self.placing.holding else self.default_piece()

    def move_to(self, piece: InHand, block: Block, turn: int | None = None) -> Lay:
        """The move that lays a tile, turned as it is, in a block."""
        turn = self.tile_turn if turn is None else turn
        return Lay(self.hand[piece.place], *art.corner_in(block, turn), turn)

    def places(self, piece: object | None) -> dict[Block, int]:
        """The blocks where a tile, turned as it is, may lie, with its level there."""
        if not isinstance(piece, InHand) or piece.place >= len(self.hand):
            return {}
        tile, turn, seat = self.hand[piece.place], self.tile_turn, self.view.seat
        key = (seat, tile, turn, self.view.laid)
        if self._known_places[0] != key:
            level = self.view.layout.level
            found = {
                art.block_of(x, y, turn): level(x, y) + 1
                for x, y in self.view.places(seat, tile, turn)
            }
            self._known_places = (key, found)
        return self._known_places[1]

    def place_at(self, point: QPointF) -> object | None:
        if self.arranging:
            return self.orders.slot_at(point) if self.placing.holding else None
        if self.fit is None or not self.plan.land.contains(point):
            return None
        local = self.land.mapFromScene(point) / art.SIDE
        good = self.places(self.piece_meant)
        return block_at(local, good, self.land.squares, self.view.layout.bounds())

    def piece_at(self, point: QPointF) -> object | None:
        if self.arranging:
            slot = self.orders.slot_at(point)
            return None if slot is None else InOrder(slot)
        local = point - self.racks[self.view.seat].pos()
        for place, (middle, size) in enumerate(hand_places(len(self.hand), self.in_column)):
            away = local - middle
            if max(abs(away.x()), abs(away.y())) <= art.SIDE * size * 1.1:
                return InHand(place)
        return None

    def default_piece(self) -> InHand | None:
        if len(self.hand) == 1:
            return InHand(0)
        return self._chosen if self.hand else None

    def is_place(self, zone: Zone) -> bool:
        return zone.key == "board" or (zone.key == "order" and self.placing.holding)

    def judge(self, piece: object, place: object, rotation: int) -> str | None:
        if not isinstance(piece, InHand):
            return None
        move = self.move_to(piece, place, rotation)
        problem = self.view.problem(self.view.seat, move.tile, move.x, move.y, move.turn)
        return None if problem is None else say(texts.reason(self.view, problem))

    # Turning

    def turn(self, steps: int) -> None:
        if not self.hand:
            return
        if self.placing.holding:
            self.placing.turn(steps)
        else:
            self._turned(self.tile_turn + steps)
            if not self.focus_visible and self._pointer is not None:
                self.hover(self._pointer)
        if self.focus_visible:
            self.focus_changed()
        self.land.spin_ghost(1 if steps > 0 else -1)
        self.tools.sounds.play("turn")
        if self.focus_visible and (current := self.focused) and current[0].key == "board":
            self.focus_moved.emit(current[1])

    def _turned(self, turn: int) -> None:
        """The tile lies another way round from now on."""
        self.tile_turn = turn % self.rotations
        self.show_hand(self.view.seat)
        self._show_places()
        self._dress_held()
        if self.placing.holding:
            self.racks[self.view.seat].fade_hand(self.placing.piece.place, 0.3)

    # The hand

    def lifted(self, piece: object) -> None:
        self.tools.sounds.play("lift")
        if isinstance(piece, InOrder):
            self.orders.lift(piece.place)
            return
        self.motion.stop("held")
        self._chosen = piece
        self.placing.rotation = self.tile_turn
        self._dress_held()
        self.held.setPos(self._home(piece))
        self.held.setOpacity(0.95)
        self.held.show()
        self.racks[self.view.seat].fade_hand(piece.place, 0.3)
        self._show_places()

    def _home(self, piece: InHand) -> QPointF:
        """Where an open tile lies."""
        middle, _ = hand_places(len(self.hand), self.in_column)[piece.place]
        return self.racks[self.view.seat].pos() + middle

    def _dress_held(self) -> None:
        """The tile that follows the pointer looks like the one in the hand."""
        piece = self.piece_meant
        if not isinstance(piece, InHand) or piece.place >= len(self.hand):
            return
        symbols = self.tools.settings.symbols
        name = (self.view.seat, self.hand[piece.place], self.tile_turn)
        self.held.setScale(self.land.scale())
        self.held.set_art(
            ("terraces-tile", name, symbols),
            art.TILE_RECT,
            lambda painter: art.draw_tile(painter, art.tile_squares(*name), 2, symbols),
        )

    def follow(self, point: QPointF) -> None:
        self._pointer = point
        if self.arranging:
            self.orders.follow(point)
            return
        self.motion.stop("held")
        self.held.setPos(point)

    def aimed(self, piece: object, place: object | None, reason: str | None) -> None:
        if isinstance(piece, InOrder):
            self.orders.aim(place, by_key=self.focus_visible)
            return
        if self.placing.rotation != self.tile_turn:
            self._turned(self.placing.rotation)
            if reason is not None and self._pointer is not None and not self.focus_visible:
                # Turned in the hand, it may fit a little further on.
                self.placing.aim(self.place_at(self._pointer))
        self._show_aim(piece, self.placing.place)

    def placed(self, piece: object, place: object, rotation: int) -> None:
        if isinstance(piece, InOrder):
            self.orders.let_go(keep=True)
            self.tools.sounds.play("place")
            self.make_zones()
            return
        move = self.move_to(piece, place, rotation)
        level = self.places(piece)[place]
        self._flight = (self.land.mapToScene(art.block_middle(place, level)), _DROPPED)
        self._clear_aim()
        self.chosen.emit(move)

    def returned(self, piece: object, reason: str | None) -> None:
        if isinstance(piece, InOrder):
            self.orders.let_go(keep=False)
            return
        self._clear_aim()
        self.held.show()
        if reason:
            self.refused.emit(reason)
        else:
            self._chosen = None
        self._show_places()

        def at_home() -> None:
            self.held.hide()
            self.racks[self.view.seat].fade_hand(None, 1.0)

        self.motion.run("held", self.held.pos(), self._home(piece), self.held.setPos, at_home)

    # What is aimed at

    def _show_aim(self, piece: InHand, block: object | None) -> None:
        """The tile as it would lie in a block, or why it cannot."""
        aim = (piece, block, self.tile_turn)
        if aim == self._aim:
            return
        self._aim = aim
        self.land.hide_aim()
        self.gain.hide()
        self.held.setOpacity(0.95)
        if block is None:
            return
        move = self.move_to(piece, block)
        problem = self.view.problem(self.view.seat, move.tile, move.x, move.y, move.turn)
        good = problem is None
        level = self.places(piece)[block] if good else level_in(block, self.land.squares)
        self.held.setOpacity(0.0)
        self.land.show_ghost((self.view.seat, move.tile, move.turn), block, level, self.look, good)
        if problem is not None:
            self.land.show_faults(problem.squares)
        elif self.tools.settings.show_gains:
            self.show_gain(move, block, level)

    def _clear_aim(self) -> None:
        """Nothing is aimed at any more."""
        self._aim = None
        self.motion.stop("held")
        self.held.hide()
        self.land.hide_aim()
        self.gain.hide()

    def _show_places(self) -> None:
        self.land.show_places(list(self.places(self.piece_meant).items()))

    def hover(self, point: QPointF) -> None:
        self._pointer = point
        if self.arranging:
            self.orders.hover(point)
            return
        piece = self.default_piece()
        if piece is None or not self.plan.land.contains(point):
            self._clear_aim()
            return
        self.motion.stop("held")
        self.racks[self.view.seat].fade_hand(None, 1.0)
        self._dress_held()
        self.held.setPos(point)
        self.held.show()
        self._show_aim(piece, self.place_at(point))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A tile that only hovers goes when the pointer goes."""
        if event.type() == QEvent.Type.Leave and not self.placing.holding:
            self._pointer = None
            self._clear_aim()
        return super().eventFilter(watched, event)

    # Presses

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton and self._on_turn_button(point):
            self.turn(1)
            return
        touched = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        if touched and isinstance(self.placing.piece, InHand):
            place = self.place_at(point)
            if place is not None and place != self.placing.place:
                # A finger has not seen the ghost yet: its first tap only aims.
                self.follow(point)
                self.placing.aim(place)
                return
        super().mousePressEvent(event)

    def _on_turn_button(self, point: QPointF) -> bool:
        away = point - self.racks[self.view.seat].pos() - turn_place(len(self.hand))
        return bool(self.hand) and hypot(away.x(), away.y()) <= TURN_RADIUS

    def press_elsewhere(self, point: QPointF) -> None:
        if self.arranging:
            if (action := self.orders.action_at(point)) is not None:
                self._do(action)
        elif self.live and self.view.must_pick:
            for spot in zones.tray(self).spots:
                away = point - spot.centre
                if max(abs(away.x()), abs(away.y())) <= spot.radius:
                    self.chosen.emit(spot.key)
                    return

    def activate(self, zone: Zone, spot: Spot) -> None:
        if self.live and isinstance(spot.key, Pick):
            self.chosen.emit(spot.key)
        elif self.arranging and isinstance(spot.key, Action):
            self._do(spot.key)

    def _do(self, action: Action) -> None:
        """A button beside the order was pressed."""
        self.tools.sounds.play("button")
        if action.name == "ready":
            self.go_on()
            return
        self.orders.do(action)
        self.make_zones()
        self.focus_changed()

    def go_on_words(self) -> str | None:
        return words(texts.ORDER_READY) if self.arranging else None

    def go_on(self) -> bool:
        if not self.arranging:
            return False
        self.placing.put_back()
        self.chosen.emit(Arrange(self.orders.order))
        return True

    # The keyboard

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        self.ring.hide()
        self.land.show_focus(None, self.colours.focus)
        if (current is None or current[0].key != "board") and not self.placing.holding:
            # What the keyboard aimed at does not stay behind.
            self._clear_aim()
        if current is None:
            return
        zone, spot = current
        if zone.key != "board":
            self.show_ring(zone, spot)
            return
        piece = self.piece_meant
        turn = self.tile_turn if isinstance(piece, InHand) else 0
        self.land.show_focus((*art.corner_in(spot.key, turn), turn), self.colours.focus)
        if isinstance(piece, InHand):
            self._show_aim(piece, spot.key)
