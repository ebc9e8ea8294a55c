"""Terraces' table: the landscape, a rack for each player, and the board for arranging tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from harmony_desktop.controller.hint import HintStep
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces import by_ear, texts
from harmony_desktop.games.terraces.rules.components import SEATS, Kind
from harmony_desktop.games.terraces.rules.game import TerracesState
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.rules.scoring import Region
from harmony_desktop.games.terraces.rules.terrain import LayingProblem
from harmony_desktop.games.terraces.rules.view import PlacedTile, TerracesView
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.art import Block
from harmony_desktop.games.terraces.table.figures import table_artwork
from harmony_desktop.games.terraces.table.labels import RegionLabels
from harmony_desktop.games.terraces.table.land import Land
from harmony_desktop.games.terraces.table.layout import FINAL_ROOM, GAP, RACK, ROOM, plan_for
from harmony_desktop.games.terraces.table.order_board import OrderAction, OrderBoard
from harmony_desktop.games.terraces.table.rack import Rack
from harmony_desktop.games.terraces.table.shelf import Shelf
from harmony_desktop.ui.kit.art import Artwork
from harmony_desktop.ui.kit.languages import say, sentence
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.coordinates import EdgeLabel, labels_along
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.marks import frame_of
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.news_cards import LinePicture, NewsLine
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.table import Extra, GameTable

_DROPPED = 1.14
"""Scale of a tile in the hand, relative to the table."""

Place = Block | int

words = GameWords("terraces")

_EDGE = 22.0
"""Width of the edge with coordinates, in pixels."""
_LIGHT = 14.0
"""Room above the tiles in the hand that is left to the light around them."""
_NEWS_SIZE = QSizeF(230.0, 104.0)
"""Size of the card with the other player's last move, in screen pixels."""


class TerracesTable(GameTable[TerracesState, TerracesView, int, Place]):
    """One game of Terraces on the screen.

    Pieces are tile indices: among the player's open tiles or, while the tiles are arranged, in
    their order. Places are blocks of the landscape, or indices in the order.
    """

    rotations = 4
    material = "stone"
    one_piece_a_turn = True

    def __init__(self, timeline: Timeline[TerracesState], services: TableServices) -> None:
        super().__init__(timeline, services)
        area = plan_for(QSizeF(1000, 740)).land
        self.land = Land(self.motion, services, area, self.repaint_art)
        self.labels = RegionLabels(self.land, self.motion)
        self.racks = [Rack(seat, services) for seat in range(SEATS)]
        shelf = Shelf(services.places, services.game_name)
        self.orders = OrderBoard(self.motion, services, shelf, self.refused.emit, services.report)
        for item in (self.land, *self.racks, *self.labels.tags, self.labels.gain, self.orders):
            self.addItem(item)
        self._chosen: int | None = None
        """The open tile that a click on the landscape lays, if one was chosen."""
        self._turned_in: tuple[int, int] | None = None
        """The moment and the seat to which the rotation in the hand belongs."""
        self._pointer: QPointF | None = None
        self._held_by = 0
        """The square of the tile under the pointer: its corner, or the one it was taken by."""
        self._grasping = False
        """Whether the tile has just been taken, so that the pointer is where it was taken by."""
        self._aim: tuple[int, Block | None, int] | None = None
        """The aim that is shown: the tile, the block and the rotation."""
        self._flight: tuple[QPointF, float] | None = None
        """Position and scale in the hand of the tile just dropped."""

    @property
    def hand(self) -> tuple[Kind, ...]:
        """The tiles that the person at the screen may lay now."""
        return self.view.hands[self.view.seat] if self.live else ()

    @property
    def own_rack(self) -> Rack:
        return self.racks[self.view.seat]

    @property
    def arranging(self) -> bool:
        """Whether the person at the screen is arranging their tiles."""
        return self.live and self.view.must_arrange

    @property
    def conceals(self) -> bool:
        """Whether another person must not see the screen: only while tiles are being arranged."""
        return self.timeline.state.view(self.timeline.viewer).must_arrange

    # Showing a position

    def show_position(self, moment: Moment[TerracesState, TerracesView]) -> None:
        turn = moment.number, moment.view.seat
        if turn != self._turned_in:
            self._turned_in = turn
            self.placing.straighten()
        self.first_tap_aims = not self.arranging
        self._chosen = None
        self._clear_aim()
        self.land.show_lit(())
        self._refresh(animate=moment.change is not None, flying=moment.forward is not None)
        if moment.played is not None:
            self.play_sound("place" if isinstance(moment.played.move, Lay) else "call")
        self._flight = None

    def mark_news(self, changes: Sequence[Change[TerracesState]]) -> None:
        lays = {
            (change.seat, change.move.x, change.move.y, change.move.turn)
            for change in changes
            if isinstance(change.move, Lay)
        }
        # A tile may lie on an older one of the same player, turned the same way.
        topmost = {(one.seat, one.x, one.y, one.turn): one for one in self.view.laid}
        self.land.show_news(
            [
                (placed, player_colour(self.timeline.seats[placed.seat].colour))
                for key, placed in topmost.items()
                if key in lays
            ]
        )

    def _refresh(self, animate: bool = False, flying: bool = False) -> None:
        """Update the whole table from the view."""
        new = self.land.show_layout(self.view, animate)
        best = [self._best(seat) for seat in range(SEATS)]
        self.land.show_regions([region for region in best if region is not None])
        self.labels.show(best, animate)
        for seat, rack in enumerate(self.racks):
            own_secret = seat == self.view.seat and self.timeline.persons == 1
            order = self.view.order if own_secret else ()
            rack.show_rack(self.view, self.name_of(seat), self.face_of(seat), best[seat], order)
            self._show_hand(rack)
            # The board for arranging covers the whole table.
            rack.setVisible(not self.arranging)
        if flying and new == 1:
            layer = self.racks[self.view.laid[-1].seat]
            self.land.fly_in(*(self._flight or layer.sends_from()))
        if self.arranging:
            self.orders.show_for(self.view.seat, self.view.side(self.view.seat))
        else:
            self.orders.hide()
        self._show_places()
        self._make_zones()
        self.refresh_focus()

    def _best(self, seat: int) -> Region | None:
        return next(iter(self.view.regions(seat)), None)

    def _show_hand(self, rack: Rack) -> None:
        own = rack is self.own_rack
        rack.show_hand(self.view, self.placing.rotation if own else 0, own and self.live)
        if own:
            rack.show_taken(self.placing.piece)

    def _show_places(self) -> None:
        self.land.show_places(self.places(self.piece_meant), self.placing.rotation)

    def restyle(self) -> None:
        super().restyle()
        if self.arranging:
            self.placing.put_back()
        self._aim = None
        self._refresh()
        if (piece := self.placing.piece) is not None:
            self._dress_held(piece)
            self.aimed(piece, self.placing.place, None)

    # Layout

    @property
    def asked_at(self) -> tuple[str, object]:
        """On the landscape, the square under the corner of the tile."""
        zone, key = super().asked_at
        if zone == "board" and isinstance(key, tuple) and self.piece_meant is not None:
            return zone, art.corner_in(key, self.placing.rotation)
        return zone, key

    def area_of(self, change: Change[TerracesState]) -> QRectF | None:
        move = change.move
        return self.land.frame_of(move).boundingRect() if isinstance(move, Lay) else None

    def news_room(self, seat: int) -> QRectF | None:
        """Return a free corner of the landscape, preferably near the racks."""
        if seat == self.view.seat or self.arranging:
            return None
        margin = _EDGE if self.services.settings.coordinates else 4.0
        return self.land.free_corner(_NEWS_SIZE * self.screen_pixel, margin * self.screen_pixel)

    def news_lines(self, seat: int, changes: Sequence[Change[TerracesState]]) -> Sequence[NewsLine]:
        """Return the placed tile as a picture, with its place."""
        shown: list[NewsLine] = []
        for change in changes:
            move = change.move
            if not isinstance(move, Lay):
                shown += super().news_lines(seat, [change])
                continue
            side = self.view.side(seat)
            drawn = partial(art.draw_small, squares=art.tile_squares(side, move.tile, move.turn))
            key = ("terraces-small", side, move.tile, move.turn)
            picture = LinePicture(key, art.BLOCK.adjusted(-4, -4, 10, 13), drawn)
            shown.append(NewsLine(say(texts.laid_at(move)), (picture,)))
        return shown

    def arrange(self, size: QSizeF) -> QRectF:
        plan = plan_for(size)
        if self.final:
            plan = replace(plan, land=plan.whole.adjusted(GAP, GAP, -GAP, -GAP))
        persons = [seat for seat in range(SEATS) if self.timeline.is_person(seat)]
        lower = persons[0] if persons else 0
        for seat, rack in enumerate(self.racks):
            rack.setPos(plan.racks[1 if seat == lower else 0])
        self.land.lie_in(plan.land, FINAL_ROOM if self.final else ROOM)
        self.labels.lay_out()
        self.orders.set_width(plan.whole.width())
        # Behind the curtain, no position has been shown yet.
        if self.land.squares:
            self._make_zones()
        return plan.whole

    def edge_labels(self) -> list[EdgeLabel]:
        if self.arranging:
            return []
        middle = _EDGE / 2 * self.screen_pixel
        area = self.land.area.adjusted(middle, middle, -middle, -middle)
        across, down = self.land.lanes()
        return labels_along(
            area,
            ((texts.FIRST_COLUMN + x, at) for x, at in across),
            ((texts.FIRST_ROW + y, at) for y, at in down),
            texts.COLUMNS,
        )

    def show_all(self, everything: bool) -> None:
        for rack in self.racks:
            rack.setVisible(everything)

    def _make_zones(self) -> None:
        if self.arranging:
            self.set_zones(self.orders.zones())
        else:
            self.set_zones([self._tray_zone(), self._land_zone(), self._players_zone()])

    def _tray_zone(self) -> Zone:
        """Return the zone of the player's open tiles, or of the backs to pick from."""
        rack = self.own_rack
        if self.live and self.view.must_pick:
            return Zone("tray", lambda: words(texts.BACKS_TITLE), rack.back_spots())
        return Zone("tray", lambda: words(texts.HAND_TITLE), rack.tile_spots() if self.live else [])

    def _key_at(self, point: QPointF) -> object:
        """Return the key of the spot at a point; spots reach slightly beyond their area."""
        near = [
            (hypot(spot.centre.x() - point.x(), spot.centre.y() - point.y()), spot)
            for zone in self.zones
            if zone.key != "players"
            for spot in zone.spots
            if spot.area is not None and spot.area.adjusted(-4, -4, 4, 4).contains(point)
        ]
        return min(near, key=lambda one: one[0])[1].key if near else None

    def _blocks(self) -> list[Block]:
        """Return all blocks where a tile might lie, row by row."""
        west, north, width, height = self.view.layout.bounds()
        return [
            (x, y)
            for y in range(north - 2, north + height + 1)
            for x in range(west - 2, west + width + 1)
        ]

    def _land_zone(self) -> Zone:
        """Return the zone of all blocks where a tile might lie."""
        radius = art.SIDE * self.land.fit.scale
        zone = Zone("board", self._land_title, grid=True)
        turn = self.placing.rotation
        for block in self._blocks():
            name = partial(self._block_words, block)
            zone.spots.append(Spot(block, self.land.corner_middle(block, turn), radius, name))
        return zone

    def _land_title(self) -> str:
        """Name the landscape, and how the tile would be laid on it."""
        lie = "" if self.piece_meant is None else say(texts.lie_name(self.placing.rotation))
        return ". ".join(filter(None, (words(texts.LAND_TITLE), sentence(lie))))

    def entry_spot(self, zone_key: str, spot_key: object) -> object:
        """Return the spot to enter a zone at: in the landscape, a block in the middle that the
        tile fits as it lies."""
        if zone_key != "board" or isinstance(spot_key, tuple) or self.arranging:
            return spot_key
        west, north, width, height = self.view.layout.bounds()
        middle = (west + width / 2 - 1, north + height / 2 - 1)
        blocks = self.places(self.piece_meant) or self._blocks()
        return min(blocks, key=lambda block: hypot(block[0] - middle[0], block[1] - middle[1]))

    def _block_words(self, block: Block) -> str:
        """Describe a square of the landscape, and what the tile would do with its corner there."""
        piece = self.piece_meant
        if piece is None:
            return say(by_ear.square(self.view, *block))
        scores = self.services.settings.show_gains
        return say(by_ear.promise(self.view, self.move_to(piece, block), scores))

    def _players_zone(self) -> Zone:
        """Return the zone of both players with their best regions."""
        zone = Zone("players", lambda: words(texts.PLAYERS_TITLE))
        for seat, rack in enumerate(self.racks):
            best, area = self._best(seat), RACK.translated(rack.pos())
            region = texts.region_sum(best) if best is None else texts.region_name(best)
            name = texts.player_name(self.name_of(seat), region, self.view.face_down[seat])
            spot = Spot(seat, area.center(), area.width() / 2, partial(say, name), area)
            zone.spots.append(spot)
        return zone

    # Places

    @property
    def piece_meant(self) -> int | None:
        """The held tile, or the tile that a click would lay."""
        return self.placing.piece if self.placing.holding else self.default_piece()

    def move_to(self, piece: int, block: Block, rotation: int | None = None) -> Lay:
        """Return the move that lays a tile in a block, in its current or a given rotation."""
        turn = self.placing.rotation if rotation is None else rotation
        return Lay(self.hand[piece], *art.corner_in(block, turn), turn)

    def places(self, piece: int | None) -> dict[Block, int]:
        """Return the legal blocks of a tile in its current rotation, with its level in each."""
        if piece is None or piece >= len(self.hand):
            return {}
        tile, turn, seat = self.hand[piece], self.placing.rotation, self.view.seat
        level = self.view.layout.level
        corners = self.view.places(seat, tile, turn)
        return {art.block_of(x, y, turn): level(x, y) + 1 for x, y in corners}

    def place_at(self, point: QPointF) -> Place | None:
        if self.arranging:
            return self.piece_at(point) if self.placing.holding else None
        return self._block_at(point, self.piece_meant)

    def _block_at(self, point: QPointF, piece: int | None) -> Block | None:
        """Return the block that is meant at a point: in a light or a hint, exactly that one."""
        if (shown := self._shown_at(point, piece)) is not None:
            return art.block_of(shown.x, shown.y, shown.turn)
        good, turn = self.places(piece), self.placing.rotation
        covering = not self.placing.holding
        return self.land.block_at(point, good, turn, self._held_by, covering)

    def _shown_at(self, point: QPointF, piece: int | None) -> Lay | None:
        """Return the placement of a tile that a tutorial or a hint shows at a point."""
        tile = None if piece is None else self.hand[piece]
        shown = [*self.pointed_moves, *(step.move for step in self.hint)]
        lays = [move for move in shown if isinstance(move, Lay) and move.tile == tile]
        found = (move for move in lays if self.land.frame_of(move).contains(point))
        return next(found, None)

    def piece_at(self, point: QPointF) -> int | None:
        key = self._key_at(point)
        return key if isinstance(key, int) else None

    def default_piece(self) -> int | None:
        return 0 if len(self.hand) == 1 else self._chosen

    def is_place(self, zone: Zone) -> bool:
        return zone.key == "board" or (zone.key == "order" and self.placing.holding)

    def judge(self, piece: int, place: Place, rotation: int) -> str | None:
        if isinstance(place, int):
            return None
        problem = self._problem(self.move_to(piece, place, rotation))
        return None if problem is None else say(texts.reason(self.view, problem))

    def _problem(self, move: Lay) -> LayingProblem | None:
        return self.view.problem(self.view.seat, move.tile, move.x, move.y, move.turn)

    # The hand

    def home_of(self, piece: int) -> QPointF | None:
        return None if self.arranging else self.own_rack.tile_spots()[piece].centre

    def lifted(self, piece: int) -> None:
        if self.arranging:
            self.orders.lift(piece)
            return
        self._chosen, self._held_by, self._grasping = piece, 0, True
        self._dress_held(piece)
        self.own_rack.show_taken(piece)
        self._show_places()

    def _dress_held(self, piece: int) -> None:
        """Draw the tile that follows the pointer like an open tile."""
        symbols = self.services.settings.symbols
        self.held.setScale(self.land.scale())
        side, tile = self.view.side(self.view.seat), self.hand[piece]
        art.set_tile(self.held, side, tile, self.placing.rotation, symbols)
        self.held.show()
        self.land.show_heights(True)

    def follow(self, point: QPointF) -> None:
        self._pointer = point
        if self.arranging:
            self.orders.follow(point)
            return
        piece, grasping = self.placing.piece, self._grasping
        self._grasping = False
        if grasping and piece is not None and self.piece_at(point) == piece:
            self._held_by = self.own_rack.square_at(piece, point, self.placing.rotation)
        self._follow(point)

    def _follow(self, point: QPointF) -> None:
        """Move the tile so that the square it is held by is at the pointer."""
        offset = art.square_offset(self.placing.rotation, self._held_by)
        self.held.follow(point - offset * self.held.scale())

    def turn(self, steps: int) -> None:
        if not self.hand:
            return
        super().turn(steps)
        if not self.arranging:
            self._make_zones()
        piece, place = self.placing.piece, self.placing.place
        if self.focus_visible:
            self.refresh_focus()
        elif self._pointer is not None and piece is None:
            self.hover(self._pointer)
        elif self._pointer is not None:
            self._follow(self._pointer)
            if place is not None and place not in self.places(piece):
                # The rotated tile may fit a place nearby.
                self.placing.aim(self.place_at(self._pointer))
        self.land.spin_ghost(1 if steps > 0 else -1)
        self.play_sound("turn")
        on_land = self.focus is not None and self.focus[0].key == "board"
        lie = sentence(say(texts.lie_name(self.placing.rotation)))
        there = self.focus[1].name() if on_land and self.focus is not None else ""
        self.read_out(". ".join(filter(None, (lie, sentence(there)))))

    def turned(self) -> None:
        self._show_hand(self.own_rack)
        self._show_places()
        if self.placing.piece is not None:
            self._dress_held(self.placing.piece)

    def aimed(self, piece: int, place: Place | None, reason: str | None) -> None:
        if self.arranging:
            self.orders.aim(place if isinstance(place, int) else None, self.focus_visible)
        elif not isinstance(place, int):
            self._show_aim(piece, place)

    def placed(self, piece: int, place: Place, rotation: int) -> None:
        if isinstance(place, int):
            self.orders.let_go(keep=True)
            self.play_sound("place")
            self._make_zones()
            return
        level = self.places(piece)[place]
        middle = self.land.mapToScene(art.block_middle(place, level))
        self._flight = (middle, _DROPPED * self.land.scale())
        self._hide_ghost()
        self.chosen.emit(self.move_to(piece, place, rotation))

    def returned(self, piece: int, reason: str | None) -> None:
        if self.arranging:
            self.orders.let_go(keep=False)
            return
        self._hide_ghost()
        self.land.show_heights(False)
        if not reason:
            self._chosen = None
        self._show_places()

    def came_home(self, piece: int) -> None:
        self.own_rack.show_taken(None)

    # Aim

    def _level(self, piece: int, block: Block) -> int:
        """Return the level at which a tile over a block is drawn, legal or not."""
        return self.places(piece).get(block) or self.land.level_over(block)

    def _show_aim(self, piece: int, block: Block | None) -> None:
        """Preview the tile in a block, or show why it cannot lie there."""
        aim = (piece, block, self.placing.rotation)
        if aim == self._aim:
            return
        self._hide_ghost()
        self._aim = aim
        self.held.give_way(block is not None)
        if block is None:
            return
        move = self.move_to(piece, block)
        problem = self._problem(move)
        good = problem is None
        level = self._level(piece, block)
        elsewhere = all(step.move != move for step in self.hint)
        self.hint_marks.stand_back(bool(self.hint) and elsewhere)
        place = (move.x, move.y, move.turn, level)
        placed = PlacedTile(self.view.seat, move.tile, *place, self.view.exchanged)
        self.land.show_ghost(placed, good)
        if problem is not None:
            self.land.show_faults(problem.squares)
        elif self.services.settings.show_gains:
            self.labels.show_gain(self.view, move, art.middle_of(placed))

    def _hide_ghost(self) -> None:
        self._aim = None
        self.hint_marks.stand_back(False)
        self.land.hide_aim()
        self.labels.hide_gain()

    def _clear_aim(self) -> None:
        """Remove the aim and its preview."""
        self._hide_ghost()
        self.land.show_heights(False)
        self.held.let_go()
        self.own_rack.show_taken(None)

    def hover(self, point: QPointF) -> None:
        self._pointer = point
        if self.arranging:
            action = self._key_at(point)
            self.orders.hover(action if isinstance(action, OrderAction) else None)
            return
        piece = self.default_piece()
        if piece is None or not self.land.area.contains(point):
            self._clear_aim()
            return
        self.own_rack.show_taken(None)
        self._held_by = 0
        self._dress_held(piece)
        self._follow(point)
        self._show_aim(piece, self._block_at(point, piece))

    # Presses and keys

    def press_button(self, point: QPointF) -> bool:
        on_button = self.own_rack.turns_at(point)
        if on_button:
            self.turn(1)
        return on_button

    def press_elsewhere(self, point: QPointF) -> None:
        self._press_key(self._key_at(point))

    def activate(self, zone: Zone, spot: Spot) -> None:
        self._press_key(spot.key)

    def _press_key(self, key: object) -> None:
        """Handle a press on a back or on a button of the order board; other spots do nothing."""
        if isinstance(key, Pick):
            self.chosen.emit(key)
        elif isinstance(key, OrderAction):
            self.play_sound("button")
            if key.name == "ready":
                self.next_step()
                return
            self.orders.do(key)
            self._make_zones()
            self.refresh_focus()

    @property
    def has_next_step(self) -> bool:
        return self.arranging

    def next_step(self) -> bool:
        if not self.arranging:
            return False
        self.placing.put_back()
        self.chosen.emit(Arrange(self.orders.order))
        return True

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("R", lambda: words(texts.TURN_TILE), lambda: self.turn(1)),
            Extra("N", lambda: words(texts.HEIGHTS), self._toggle_heights),
        )

    def _toggle_heights(self) -> None:
        self.services.change("show_heights", not self.services.settings.switches["show_heights"])

    def ring_around(self, zone: Zone, spot: Spot) -> QPainterPath | None:
        return None if zone.key == "board" else super().ring_around(zone, spot)

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        block = focus[1].key if focus is not None and focus[0].key == "board" else None
        if not isinstance(block, tuple):
            self.land.show_focus(None, self.colours.focus)
            if not self.placing.holding:
                # Remove the aim of the keyboard.
                self._clear_aim()
            return
        piece = self.piece_meant
        turn = 0 if piece is None else self.placing.rotation
        corner = art.corner_in(block, turn)
        if piece is not None and self.aims:
            level = self._level(piece, block)
            self._show_aim(piece, block)
        else:
            level = self.land.top_level(*corner, turn)
        self.land.show_focus((*corner, turn, level), self.colours.focus)

    # Highlights and advice

    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        self.land.show_lit([cell for lit in cells.values() for cell in lit])

    def ghosts_of(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        view, rack = self.view, self.own_rack
        hand = view.hands[view.seat]
        found: list[Ghost] = []
        for move in moves:
            if isinstance(move, Lay):
                drawn = partial(
                    self.land.draw_laid,
                    side=view.side(view.seat),
                    lay=move,
                    symbols=self.services.settings.symbols,
                )
                several = len(hand) > 1 and move.tile in hand
                source = rack.tile_area(hand.index(move.tile)) if several else None
                path = None if source is None else frame_of(source, 8)
                found.append(Ghost(move, self.land.frame_of(move), drawn, path))
            elif isinstance(move, Pick):
                found.append(Ghost(move, frame_of(rack.back_area(move.back), 8)))
        return found

    def show_verdict(self, best: Suggestion, played: Suggestion, words: tuple[str, str]) -> None:
        super().show_verdict(best, played, words)
        ghosts = [*self.ghosts_of(best.moves), *self.ghosts_of(played.moves)]
        self.labels.keep_clear([ghost.target.boundingRect() for ghost in ghosts])

    def show_hint(self, steps: Sequence[HintStep]) -> None:
        orders = [step.move.order for step in steps if isinstance(step.move, Arrange)]
        self.orders.suggest(orders[0] if orders else None)
        super().show_hint(steps)
        marks = [ghost.target.boundingRect() for _, ghost in self.hint_marks.shown]
        self.labels.keep_clear(marks)

    def preselect(self, move: Move) -> None:
        if isinstance(move, Lay) and move.tile in self.hand:
            if len(self.hand) > 1:
                self._chosen = self.hand.index(move.tile)
            self.placing.prepare(move.turn)
            self.turned()
            self._make_zones()
            block = art.block_of(move.x, move.y, move.turn)
            self.focus_on("board", block, announce=self.focus_visible)
        elif isinstance(move, Pick):
            self.focus_on("tray", move, announce=self.focus_visible)
        else:
            self._make_zones()

    @property
    def prompt(self) -> str | None:
        """Leave out which tile is to be laid: it is seen, and the status tells it to listeners.

        Several persons are called by name, which the status does.
        """
        seen = len(self.hand) == 1 and self.timeline.persons == 1
        return words(texts.LAY_SEEN) if seen else None

    def hint_words(self, moves: Sequence[Move]) -> str | None:
        best = moves[0]
        if isinstance(best, Pick):
            return words(texts.HINT_PICK)
        if isinstance(best, Arrange):
            return words(texts.HINT_ORDER)
        return sentence(say(texts.describe(self.view, best)))

    def draws_hint(self, moves: Sequence[Move]) -> bool:
        return isinstance(moves[0], Lay)

    @property
    def prepared(self) -> bool:
        return self.arranging and self.orders.begun

    def guide_area(self, name: str) -> QRectF | QPainterPath | None:
        # Backs to pick from fill the rack; above tiles, the light has room below the line of words.
        above = 0.0 if self.view.must_pick else _LIGHT
        areas = {
            "tray": self.own_rack.hand_area.adjusted(0, above, 0, -2),
        }
        if name == "region" and (best := self._best(self.view.seat)) is not None:
            return self.land.frame_around(best)
        if self.arranging:
            areas["orders"] = self.orders.button_area("ready-made")
        return areas.get(name)

    def artwork(self, background: bool = True) -> Artwork:
        return table_artwork(
            self.view,
            [self.name_of(seat) for seat in range(SEATS)],
            self.colours.text,
            self.colours.table if background else None,
            self.services.settings.symbols,
        )


TABLE = TerracesTable
