"""The scene of Harmonia: the layout in the middle, partners and talk beside it, the hand below."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import talking, texts
from harmony_desktop.games.harmonia.components import Kind, goal_cells
from harmony_desktop.games.harmonia.moves import LEAVE, Ask, Place, Show
from harmony_desktop.games.harmonia.scoring import Layout, patterns, won
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.figures import framed_picture
from harmony_desktop.games.harmonia.table.layout import plan
from harmony_desktop.games.harmonia.table.moving import Moving
from harmony_desktop.games.harmonia.table.stage import STAND, text
from harmony_desktop.games.harmonia.table.zones import zones_of
from harmony_desktop.games.harmonia.view import HarmoniaView, Phase
from harmony_desktop.ui.languages import right_to_left
from harmony_desktop.ui.table.scene import Extra, Tools
from harmony_desktop.ui.table.spots import Spot, Zone


class Table(Moving):
    """One game of Harmonia on the screen."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self._led_to: Phase | None = None
        """The step that the keyboard was last led to."""
        session.consulted.connect(self._on_consulted)

    # Showing a position

    def show_view(self, view: HarmoniaView, change: Change | None, live: bool) -> None:
        eyes_before = self.view.seat
        self.view = view
        self.placing.forget()
        self._held.hide()
        self._asking = self._meant = None
        self._breaks = False
        if view.shown is None:
            self._turn, self._turned = 0, None
        else:
            self._turned = view.shown
        self.live = live and view.to_move == view.seat
        self._close_plan()
        self.board.show_hints(())
        self._hint_ring.hide()
        played = change is not None and change.kind == "play"
        self._follow_goal()
        self._refresh(self._start_of(change) if played else None)
        if played:
            self._celebrate(change)
            self._ask_for_replies(change)
        if eyes_before != view.seat:
            self.laid_out_anew.emit()
        else:
            self._fit_board(glide=True)
        self._lead_focus()
        self._vote_alone()

    def _celebrate(self, change: Change) -> None:
        """The sound of a move; what it has completed shines for a moment."""
        if isinstance(change.move, Place):
            done = self._completed(change.before.layout)
            self.tools.sounds.play("line" if done else "place")
            self.board.flash(done)
        elif isinstance(change.move, Show):
            self.tools.sounds.play("call")

    def _completed(self, before: Layout) -> list[Hex]:
        """The cells of the goal or of scoring patterns that were not complete so far."""
        view = self.view
        if view.setup.mode == "basic":
            return list(view.layout) if won(view.layout) else []
        known = {one.cells for one in patterns(before) if one.points}
        return [
            cell
            for one in view.patterns()
            if one.points and one.cells not in known
            for cell in one.cells
        ]

    def _start_of(self, change: Change) -> QPointF | None:
        """Where a tile comes from that was just placed: from the stand, or right there."""
        if not isinstance(change.move, Place) or not self.motion.milliseconds:
            return None
        if self.session.is_person(change.seat):
            return art.centre(change.move.cell)
        return self.board.mapFromScene(self.stand.pos())

    def _refresh(self, start: QPointF | None = None) -> None:
        """Bring everything up to date with the position; the newest tile comes from `start`."""
        view = self.view
        self.board.show_ghost(None, None)
        self.board.show_layout(view.layout, self._news(), start)
        asks = [wish for wish in view.wishes if isinstance(wish, Ask)]
        self.board.show_wishes(
            [wish.cell for wish in asks if wish.wish == LEAVE],
            [wish.cell for wish in asks if wish.wish != LEAVE],
        )
        self._show_pattern(None)
        self._show_goal()
        self._show_hand()
        self._show_stand()
        self._show_aside()
        self._show_partners()
        self._show_buttons()
        self._show_legal()
        self._show_info()
        self._make_zones()
        self.focus_changed()

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        places = plan(size, len(self.others), len(talking.PHRASES))
        if right_to_left():
            places = places.mirrored()
        self._put(places)
        self._fit_board(glide=False)
        self._show_hand()
        self._show_aside()
        self._show_partners()
        self._show_buttons()
        self._show_info()
        self._make_zones()
        self.focus_changed()
        return places.whole

    def _arrived(self) -> None:
        """The layout has come to rest: its art and its spots go by its new place."""
        if self.device_scale:
            self.repaint_art()
        self._make_zones()
        self.focus_changed()

    def _make_zones(self) -> None:
        self.set_zones(zones_of(self))

    # Pointing

    def hover(self, point: QPointF) -> None:
        self._pointer = point
        self._shape_cursor(point)
        if self.live and self.view.shown is not None:
            self._show_ghost(self._aimed_cell(), self.view.shown)
            return
        cell = self.board.cell_at(point) if self._mat_rect.contains(point) else None
        pattern = self._pattern_at(cell)
        if pattern != self._lit:
            self._show_pattern(pattern)
            self._show_info()
        self._preview(self.hand.kind_at(point))

    def _shape_cursor(self, point: QPointF) -> None:
        """A hand where something can be pressed or moved."""
        shape = Qt.CursorShape.ArrowCursor
        if self.board.on_handle(point):
            shape = Qt.CursorShape.OpenHandCursor
        elif self.piece_at(point) is not None or any(
            button.enabled and button.contains_point(point) for button in self.buttons.values()
        ):
            shape = Qt.CursorShape.PointingHandCursor
        for view in self.views():
            view.viewport().setCursor(shape)

    def _preview(self, kind: Kind | None) -> None:
        """Pointing at a tile of the hand shows faintly where it could go."""
        if self.live and self.view.phase is Phase.SHOW and self.assists and self.view.placed:
            cells = {place.cell for place in self.view.fits(kind)} if kind is not None else ()
            if self._asking not in talking.OF_A_CELL:
                self.board.show_legal((), cells)

    def press_elsewhere(self, point: QPointF) -> None:
        for button in self.buttons.values():
            if button.contains_point(point):
                self._press(button.name)
                return
        for plate in self.others:
            if QRectF(plate.pos(), plate.size).contains(point):
                self._ask_plan(plate.seat)
                return
        self._close_plan()
        kind = self.hand.kind_at(point)
        if kind is not None and self._asking in talking.OF_A_TILE:
            self._say_of_tile(kind)
        elif kind is not None and self._asking is not None:
            self._ask_for(None)
        elif kind is not None:
            self._refuse_another()
        elif self._mat_rect.contains(point):
            self._press_cell(self.board.cell_at(point), point)

    def _press_cell(self, cell: Hex, point: QPointF) -> None:
        if self._asking in talking.OF_A_CELL:
            self._say_of_cell(cell)
        elif self._goal_shown and cell in goal_cells(self._goal):
            self._grasp_goal(point)

    def activate(self, zone: Zone, spot: Spot) -> None:
        if zone.key == "talk":
            self._press(str(spot.key))
        elif zone.key == "others":
            self._ask_plan(int(spot.key))
        elif zone.key == "hand" and self._asking in talking.OF_A_TILE:
            self._say_of_tile(int(spot.key))
        elif zone.key == "hand":
            self._refuse_another()
        elif zone.key == "board" and self._asking in talking.OF_A_CELL:
            self._say_of_cell(spot.key)

    def _refuse_another(self) -> None:
        """While a tile is shown, no other one is."""
        if self.live and self.view.shown is not None:
            self.refused.emit(text(texts.REASONS["must-place"]))

    def escape(self) -> bool:
        if self._asking is None and not self._plan_bubble.isVisible():
            return False
        self._ask_for(None)
        self._close_plan()
        return True

    # Mouse: what only this table has

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._press_tool(event.scenePos()):
            self.hide_focus()
            return
        if event.button() == Qt.MouseButton.RightButton and not self.placing.holding:
            self.escape()
            return
        if self.placing.holding and self._puts_back(event.scenePos()):
            return
        super().mousePressEvent(event)

    def _puts_back(self, point: QPointF) -> bool:
        """A press on a stack puts the held tile back; on its own one, that is all."""
        kind = self.hand.kind_at(point)
        if kind is None:
            return False
        own = self.placing.piece == ("hand", kind)
        self.placing.put_back()
        return own

    def _press_tool(self, point: QPointF) -> bool:
        """The goal's handle, the stand's arrows and its ring."""
        turnable = self.live and (self.view.shown is not None or self.placing.holding)
        if self.board.on_handle(point) and not self.placing.holding:
            self._grasp_goal(point)
        elif turnable and (way := self.stand.arrow_at(point)):
            self.turn(way)
        elif turnable and not self.placing.holding and self.stand.on_ring(point):
            self._dial = self._angle(point)
        else:
            return False
        return True

    def _angle(self, point: QPointF) -> float:
        step = point - self.stand.pos()
        return degrees(atan2(step.y(), step.x()))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        self._pointer = point
        if self._goal_drag is not None:
            self._drag_goal(point)
        elif self._dial is not None:
            self._turn_dial(self._angle(point))
        else:
            super().mouseMoveEvent(event)

    def _turn_dial(self, angle: float) -> None:
        """The tile on the stand follows the pointer around and snaps from sixth to sixth."""
        assert self._dial is not None
        moved = (angle - self._dial + 180) % 360 - 180
        steps = round(moved / 60)
        self.stand.turned_by(0)
        if steps:
            self._dial += steps * 60
            self.turn(steps)
        self.stand.turned_by(moved - steps * 60)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._goal_drag is not None:
            self._drop_goal()
            return
        if self._dial is not None:
            self._dial = None
            self.stand.turned_by(0)
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        kind = self.hand.kind_at(event.scenePos())
        if self.live and self.view.phase is Phase.SHOW and kind is not None:
            if not self.placing.holding:
                self.placing.pick_up(("hand", kind))
            self.follow(self.stand.pos())
            self.placing.aim(STAND)
            self.placing.drop()
            return
        super().mouseDoubleClickEvent(event)

    # Keyboard

    def focus_on(self, zone_key: str, spot_key: object | None = None, tell: bool = True) -> None:
        if zone_key == "board" and not isinstance(spot_key, Hex):
            spot_key = self._first_cell()
        super().focus_on(zone_key, spot_key, tell)

    def _first_cell(self) -> Hex | None:
        """Where the keyboard enters the layout: a cell the tile fits."""
        kind = self._subject()
        cells: tuple[Hex, ...] = ()
        if kind is not None:
            cells = self.view.cells_for(kind, self._turn)
            cells = cells or tuple(place.cell for place in self.view.fits(kind))
        return next(iter(cells or self.view.open_cells), None)

    def _lead_focus(self) -> None:
        """The keyboard goes, seen or unseen, where the next step is taken."""
        zones = {Phase.SHOW: "hand", Phase.PLACE: "board", Phase.VOTE: "talk"}
        phase = self.view.phase if self.live else None
        if phase in zones and phase is not self._led_to:
            self.focus_on(zones[phase], tell=self.focus_visible)
        self._led_to = phase

    def _enter(self) -> None:
        current = self.focused
        if current is not None and self.placing.holding:
            self._held.setPos(current[1].centre)
        super()._enter()

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        self._ring.hide()
        self.board.show_focus(None)
        if current is None:
            return
        zone, spot = current
        if zone.key == "board":
            self._focus_cell(spot.key)
            return
        areas = {
            "hand": lambda: self._stack_area(spot.key),
            "talk": lambda: self._button_area(spot.key),
            "others": lambda: QRectF(self.plates[spot.key].pos(), self.plates[spot.key].size),
            STAND: lambda: QRectF(spot.centre.x() - 64, spot.centre.y() - 64, 128, 128),
        }
        self._ring_around(self._ring, areas[zone.key](), self.colours.focus, 3.4)

    def _focus_cell(self, cell: Hex) -> None:
        self.board.show_focus(cell)
        if self.placing.holding:
            return
        if self.live and self.view.shown is not None:
            self._show_ghost(self._aimed_cell(), self.view.shown)
        else:
            self._show_pattern(self._pattern_at(cell))
            self._show_info()

    # The menu, the guide, pictures, changes of dress

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("T", lambda: text(texts.TALK_ENTRY), lambda: self.focus_on("talk")),
            Extra("P", lambda: text(texts.PLAN_ENTRY), self._ask_next_plan),
            Extra("G", lambda: text(texts.GOAL_ENTRY), self._next_goal),
        )

    def guide_area(self, name: str) -> QRectF | None:
        mat = self._mat_rect
        areas = {
            "hand": QRectF(self.hand.sceneBoundingRect()),
            "talk": self._button_area("hand"),
            "board": mat,
            "goal": mat,
        }
        return areas.get(name)

    def restyle(self) -> None:
        super().restyle()
        self._refresh()

    def picture(self, background: bool = True) -> QPixmap:
        names = [self.name_of(seat) for seat in range(self.view.setup.seats)]
        return framed_picture(self.view.layout, names, framed=background)
