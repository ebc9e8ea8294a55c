"""The scene of Terraces: the landscape, a rack for each player, and the tile in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, hypot

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.bots.bot import Suggestion
from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.terraces import art, texts
from harmony_desktop.games.terraces.components import COLOUR_OF_SEAT, SEATS, Kind, cell_of
from harmony_desktop.games.terraces.figures import table_picture
from harmony_desktop.games.terraces.items import (
    HAND,
    TURN_RADIUS,
    Rack,
    RackItem,
    TagItem,
    back_place,
    hand_places,
    turn_place,
)
from harmony_desktop.games.terraces.land import Block, LandItem
from harmony_desktop.games.terraces.layout import RACK, Fit, Plan, plan_for, refit
from harmony_desktop.games.terraces.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.scoring import Region
from harmony_desktop.games.terraces.view import TerracesView
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number, say, sentence, translate
from harmony_desktop.ui.players import shown_name
from harmony_desktop.ui.table.glow import Glow
from harmony_desktop.ui.table.scene import Extra, GameTable, Spot, Tools, Zone

_SNAP = 0.62
"""How near, in squares, a legal place must be to draw the tile to it."""
_REACH = 3
"""How many squares around the layout still count as places."""


@dataclass(frozen=True)
class InHand:
    """An open tile of one's own, by its place on the rack."""

    place: int


def _text(text: str) -> str:
    return translate("terraces", text)


class Table(GameTable):
    """One game of Terraces on the screen."""

    rotations = 4

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: TerracesView = session.view()
        self._plan: Plan = plan_for(QSizeF(1000, 740))
        self._fit: Fit | None = None
        self._turn = 0
        self._chosen: InHand | None = None
        """The open tile a bare click lays, if it was taken up before."""
        self._pointer: QPointF | None = None
        self._flight: tuple[QPointF, float] | None = None
        """Where the tile that was just dropped was in the hand, and how large."""
        self._known_places: tuple[object, dict[Block, int]] = (None, {})
        self.land = LandItem(self.motion)
        self.racks = [RackItem(seat) for seat in range(SEATS)]
        self._tags = [TagItem(20), TagItem(21)]
        self._gain = TagItem(60)
        self._held = ArtItem()
        self._held.setZValue(50)
        self._held.hide()
        self._ring = ArtItem()
        self._ring.setZValue(55)
        self._ring.hide()
        self._glow = Glow(self.motion)
        for item in (
            self.land,
            *self.racks,
            *self._tags,
            self._gain,
            self._held,
            self._ring,
            self._glow,
        ):
            self.addItem(item)

    # What is shown

    @property
    def _colours(self):
        return self.tools.theme.colours

    @property
    def _look(self) -> tuple[bool, bool, str]:
        settings = self.tools.settings
        return settings.symbols, settings.show_heights, number(1)

    @property
    def hand(self) -> tuple[Kind, ...]:
        """The tiles the person at the screen may lay now."""
        return self.view.hands[self.view.seat] if self.live else ()

    @property
    def lower_seat(self) -> int:
        """The seat whose rack lies below: the only person's, or the first one's."""
        persons = [seat for seat in range(SEATS) if self.session.is_person(seat)]
        return persons[0] if persons else 0

    def _name(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    def show_view(self, view: TerracesView, change: Change | None, live: bool) -> None:
        self.view = view
        self.placing.forget()
        self._held.hide()
        self.live = live and view.to_move == view.seat
        self._turn = 0
        self._chosen = None
        self._armed = None
        forward = change is not None and change.kind != "undo"
        self._clear_aim()
        self._refresh(animate=change is not None, flying=forward)
        if change is not None and change.kind == "play":
            self.tools.sounds.play("place" if isinstance(change.move, Lay) else "call")
        self._flight = None

    def _refresh(self, animate: bool = False, flying: bool = False, keep_hints: bool = False) -> None:
        """Bring everything up to date with the view."""
        ink = QColor(self._colours.text)
        ink.setAlpha(46)
        new = self.land.set_layout(self.view, self._look, ink)
        self._fit_land(animate)
        if flying and len(new) == 1:
            start, size = self._flight or self._from_rack(self.view.laid[-1].seat)
            self.land.fly_in(new[0], start, size)
        best = [next(iter(self.view.regions(seat)), None) for seat in range(SEATS)]
        self.land.show_regions([region for region in best if region is not None])
        for seat, region in enumerate(best):
            self._show_tag(seat, region, animate)
            self._show_rack(seat, region)
        self._show_places()
        if not keep_hints:
            self.show_hint(())
        self.land.show_lit(())
        self._make_zones()
        self.focus_changed()

    def _from_rack(self, seat: int) -> tuple[QPointF, float]:
        """Where a tile comes from that another player has laid."""
        middle, size = hand_places(1, self._in_column)[0]
        return self.racks[seat].pos() + middle, size / self.land.scale()

    @property
    def _in_column(self) -> bool:
        return self.view.way in ("column", "arranged")

    def _show_rack(self, seat: int, best: Region | None) -> None:
        view, settings = self.view, self.tools.settings
        known = view.order if seat == view.seat and self.session.persons == 1 else ()
        rack = Rack(
            seat=seat,
            name=self._name(seat),
            points=0 if best is None else best.points,
            best=say(texts.region_sum(best)),
            best_title=_text(texts.BEST_TITLE),
            active=view.to_move == seat,
            to_come=view.unseen(seat),
            to_come_title=_text(texts.TO_COME_TITLE),
            face_down=view.face_down[seat],
            column=view.way != "blind",
            small_column=view.way == "open-hand",
            backs=view.backs[seat],
            order=known,
        )
        item = self.racks[seat]
        item.show_rack(rack, self._colours, settings.symbols)
        self._show_hand(seat)

    def _show_hand(self, seat: int) -> None:
        own = seat == self.view.seat
        hand = self.view.hands[seat]
        self.racks[seat].show_hand(
            hand,
            self._turn if own else 0,
            self._in_column,
            self.tools.settings.symbols,
            faded=seat != self.view.to_move,
        )
        self.racks[seat].show_turn(own and bool(self.hand), self._colours)

    def _show_tag(self, seat: int, region: Region | None, animate: bool) -> None:
        """The label of a best region, where it hides least."""
        tag = self._tags[seat]
        if region is None or self._fit is None:
            tag.hide()
            return
        shown = tag.isVisible()
        ground = art.shade(COLOUR_OF_SEAT[seat], 1).name()
        tag.show_parts([(say(texts.region_sum(region)), ground, "#FFFFFF")])
        place = self._tag_place(tag, region)
        if shown and animate:
            self.motion.run(("tag", seat), tag.pos(), place, tag.setPos, factor=1.4)
        else:
            self.motion.stop(("tag", seat))
            tag.setPos(place)

    def _tag_place(self, tag: TagItem, region: Region) -> QPointF:
        """Beside one of the outermost squares of a region, where the fewest tiles are hidden."""
        assert self._fit is not None
        squares = [self.land.squares[cell] for cell in region.cells]
        box = tag.boundingRect()
        half = QPointF(box.width() / 2, box.height() / 2)
        side = art.SIDE * self._fit.scale
        others = [one.sceneBoundingRect() for one in self._tags if one is not tag]
        choices = []
        for square in squares:
            corner = self._fit.to_scene(art.top_left(square.x, square.y, square.level))
            middle = corner + QPointF(side, side) / 2
            for step in (
                QPointF(0, -side / 2 - half.y()),
                QPointF(0, side / 2 + half.y() + 6),
                QPointF(side / 2 + half.x() + 6, 0),
                QPointF(-side / 2 - half.x(), 0),
            ):
                at = middle + step
                label = QRectF(at - half, at + half)
                if self._plan.land.contains(label):
                    choices.append((self._hidden(label, others), at.y(), at))
        if not choices:
            return self._plan.land.center()
        return min(choices, key=lambda choice: choice[:2])[2]

    def _hidden(self, label: QRectF, others: Sequence[QRectF]) -> float:
        """How much a label would hide: parts of squares, and, much worse, of other labels."""
        assert self._fit is not None
        side = art.SIDE * self._fit.scale
        origin = self._fit.origin
        hidden = 100.0 * sum(label.intersects(other) for other in others)
        for y in range(
            floor((label.top() - origin.y()) / side) , floor((label.bottom() - origin.y()) / side) + 2
        ):
            for x in range(
                floor((label.left() - origin.x()) / side),
                floor((label.right() - origin.x()) / side) + 2,
            ):
                square = self.land.squares.get(cell_of(x, y))
                if square is not None:
                    corner = self._fit.to_scene(art.top_left(x, y, square.level))
                    covered = label.intersected(QRectF(corner.x(), corner.y(), side, side))
                    hidden += covered.width() * covered.height() / (side * side)
        return hidden

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        self._watch_pointer()
        self._plan = plan_for(size)
        lower = self.lower_seat
        for seat, item in enumerate(self.racks):
            item.setPos(self._plan.racks[1 if seat == lower else 0])
        self._fit = None
        self._fit_land(animate=False)
        for seat in range(SEATS):
            best = next(iter(self.view.regions(seat)), None)
            self._show_tag(seat, best, animate=False)
        self._make_zones()
        return self._plan.whole

    def _fit_land(self, animate: bool) -> None:
        before = self._fit
        self._fit = refit(before, self.view.layout.bounds(), self._plan.land)
        if self._fit != before:
            self.land.set_fit(self._fit, animate and before is not None, self._arrived)

    def _arrived(self) -> None:
        """The landscape has come to rest: its art goes by its new size."""
        if self.device_scale:
            self.land.repaint(self.device_scale)

    def _watch_pointer(self) -> None:
        for view in self.views():
            view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A tile that only hovers goes when the pointer goes."""
        if event.type() == QEvent.Type.Leave and not self.placing.holding:
            self._pointer = None
            self._clear_aim()
        return super().eventFilter(watched, event)

    # Zones

    def _make_zones(self) -> None:
        if self._fit is None:
            return
        zones = [self._tray_zone(), self._land_zone(), self._players_zone()]
        self.set_zones(zones)

    def _tray_zone(self) -> Zone:
        seat = self.view.seat
        at = self.racks[seat].pos()
        if self.live and self.view.must_pick:
            zone = Zone("tray", lambda: _text(texts.BACKS_TITLE))
            for place, lies in enumerate(self.view.backs[seat]):
                if lies:
                    name = texts.back_name(place)
                    zone.spots.append(
                        Spot(Pick(place), at + back_place(place), 20, lambda name=name: say(name))
                    )
            return zone
        zone = Zone("tray", lambda: _text(texts.HAND_TITLE))
        places = hand_places(len(self.hand), self._in_column)
        for place, (middle, size) in enumerate(places):
            name = texts.tile_name(seat, self.hand[place])
            zone.spots.append(
                Spot(
                    InHand(place),
                    at + middle,
                    art.SIDE * size,
                    lambda name=name: sentence(say(name)),
                )
            )
        return zone

    def _land_zone(self) -> Zone:
        """Every block a tile might lie in; the one to begin with first."""
        assert self._fit is not None
        zone = Zone("board", lambda: _text(texts.LAND_TITLE))
        west, north, width, height = self.view.layout.bounds()
        blocks = [
            (x, y)
            for y in range(north - 2, north + height + 1)
            for x in range(west - 2, west + width + 1)
        ]
        middle = (west + width / 2 - 1, north + height / 2 - 1)
        good = self._places(self.default_piece()) or dict.fromkeys(blocks, 1)
        first = min(good, key=lambda block: hypot(block[0] - middle[0], block[1] - middle[1]))
        blocks.sort(key=lambda block: block != first)
        radius = art.SIDE * self._fit.scale
        for block in blocks:
            at = self._fit.to_scene(art.block_middle(block, self._level_in(block)))
            zone.spots.append(
                Spot(block, at, radius, lambda block=block: say(self._block_words(block)))
            )
        return zone

    def _players_zone(self) -> Zone:
        zone = Zone("players", lambda: _text(texts.PLAYERS_TITLE))
        for seat, item in enumerate(self.racks):
            zone.spots.append(
                Spot(
                    seat,
                    item.pos() + RACK.center(),
                    RACK.width() / 2,
                    lambda seat=seat: say(self._player_words(seat)),
                )
            )
        return zone

    def _player_words(self, seat: int) -> Phrase:
        best = next(iter(self.view.regions(seat)), None)
        words = texts.region_sum(best) if best is None else texts.region_name(best)
        return texts.player_name(self._name(seat), words, self.view.face_down[seat])

    def _block_words(self, block: Block) -> Phrase:
        piece = self.placing.piece if self.placing.holding else self.default_piece()
        if isinstance(piece, InHand):
            return texts.place_verdict(self.view, self._move(piece, block))
        return texts.square_name(self.view, *block)

    # Placing

    def _move(self, piece: InHand, block: Block, turn: int | None = None) -> Lay:
        turn = self._turn if turn is None else turn
        return Lay(self.hand[piece.place], *art.corner_in(block, turn), turn)

    def _places(self, piece: InHand | None) -> dict[Block, int]:
        """The blocks where a tile, turned as it is, may lie, with its level there."""
        if piece is None or piece.place >= len(self.hand):
            return {}
        tile = self.hand[piece.place]
        key = (self.view.seat, tile, self._turn, len(self.view.laid))
        if self._known_places[0] != key:
            level = self.view.layout.level
            found = {
                art.block_of(x, y, self._turn): level(x, y) + 1
                for x, y in self.view.places(self.view.seat, tile, self._turn)
            }
            self._known_places = (key, found)
        return self._known_places[1]

    def _level_in(self, block: Block) -> int:
        """The level a tile would seem to be on that is held over a block."""
        x, y = block
        levels = [
            square.level
            for cell in (cell_of(x, y), cell_of(x + 1, y), cell_of(x, y + 1), cell_of(x + 1, y + 1))
            if (square := self.land.squares.get(cell)) is not None
        ]
        return max(levels) + 1 if len(levels) >= 3 else 1

    def place_at(self, point: QPointF) -> object | None:
        if self._fit is None or not self._plan.land.contains(point):
            return None
        local = self.land.mapFromScene(point) / art.SIDE
        good = self._places(self.placing.piece if self.placing.holding else self.default_piece())
        west, north, width, height = self.view.layout.bounds()
        near: list[tuple[float, Block]] = []
        for x in range(floor(local.x()) - 2, floor(local.x()) + 2):
            for y in range(floor(local.y()) - 2, floor(local.y()) + 2):
                block = (x, y)
                middle = art.block_middle(block, good.get(block) or self._level_in(block))
                off = middle / art.SIDE - local
                near.append((hypot(off.x(), off.y()), block))
        near.sort()
        snapped = [block for away, block in near if block in good and away <= _SNAP]
        block = near[0][1] if near[0][1] in good or not snapped else snapped[0]
        inside = (
            west - _REACH - 1 <= block[0] < west + width + _REACH
            and north - _REACH - 1 <= block[1] < north + height + _REACH
        )
        return block if inside else None

    def piece_at(self, point: QPointF) -> object | None:
        local = point - self.racks[self.view.seat].pos()
        for place, (middle, size) in enumerate(hand_places(len(self.hand), self._in_column)):
            away = local - middle
            if max(abs(away.x()), abs(away.y())) <= art.SIDE * size * 1.1:
                return InHand(place)
        return None

    def default_piece(self) -> InHand | None:
        if len(self.hand) == 1:
            return InHand(0)
        return self._chosen if self.hand else None

    def judge(self, piece: object, place: object, rotation: int) -> str | None:
        assert isinstance(piece, InHand)
        move = self._move(piece, place, rotation)
        problem = self.view.problem(self.view.seat, move.tile, move.x, move.y, move.turn)
        return None if problem is None else say(texts.reason(self.view, problem))

    def turn(self, steps: int) -> None:
        if self.placing.holding:
            self.placing.turn(steps)
        elif self.hand:
            self._turned(self._turn + steps)
            if self.focus_visible:
                self.focus_changed()
            elif self._pointer is not None:
                self.hover(self._pointer)
        else:
            return
        self.land.spin_ghost(1 if steps > 0 else -1)
        self.tools.sounds.play("turn")
        if self.focus_visible and (current := self.focused) and current[0].key == "board":
            self.focus_moved.emit(current[1])

    def _turned(self, turn: int) -> None:
        """The tile lies another way round from now on."""
        self._turn = turn % 4
        self._show_hand(self.view.seat)
        self._show_places()
        self._dress_held()

    def lifted(self, piece: InHand) -> None:
        self.motion.stop("held")
        self._chosen = piece
        self.placing.rotation = self._turn
        self._dress_held()
        middle, _ = hand_places(len(self.hand), self._in_column)[piece.place]
        self._held.setPos(self.racks[self.view.seat].pos() + middle)
        self._held.setOpacity(0.95)
        self._held.show()
        self.racks[self.view.seat].fade_hand(piece.place, 0.3)
        self.tools.sounds.play("lift")
        self._show_places()

    def _dress_held(self) -> None:
        """The tile that follows the pointer looks like the one in the hand."""
        piece = self.placing.piece if self.placing.holding else self.default_piece()
        if not isinstance(piece, InHand) or piece.place >= len(self.hand):
            return
        symbols = self.tools.settings.symbols
        name = (self.view.seat, self.hand[piece.place], self._turn)
        self._held.setScale(self.land.scale())
        self._held.set_art(
            ("terraces-tile", name, symbols),
            art.TILE_RECT,
            lambda painter: art.draw_tile(painter, art.tile_squares(*name), 2, symbols),
        )

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self._pointer = point
        self._held.setPos(point)

    def aimed(self, piece: InHand, place: object | None, reason: str | None) -> None:
        if self.placing.rotation != self._turn:
            self._turned(self.placing.rotation)
            if reason is not None and self._pointer is not None and not self.focus_visible:
                # Turned in the hand, it may fit a little further on.
                self.placing.aim(self.place_at(self._pointer))
        self._show_aim(piece, self.placing.place)

    def _show_aim(self, piece: InHand, block: object | None) -> None:
        """The tile as it would lie in a block, or why it cannot."""
        if block is None:
            self.land.show_ghost(None, (0, 0), 1, self._look)
            self.land.show_faults(())
            self._gain.hide()
            self._held.setOpacity(0.95)
            return
        move = self._move(piece, block)
        problem = self.view.problem(self.view.seat, move.tile, move.x, move.y, move.turn)
        self.land.show_faults(problem.squares if problem else ())
        self._held.setOpacity(0.0 if problem is None else 0.6)
        if problem is not None:
            self.land.show_ghost(None, (0, 0), 1, self._look)
            self._gain.hide()
            return
        level = self._places(piece)[block]
        name = (self.view.seat, move.tile, move.turn)
        self.land.show_ghost(name, block, level, self._look)
        self._show_gain(move, block, level)

    def _show_gain(self, move: Lay, block: Block, level: int) -> None:
        """What both best regions would be worth."""
        if not self.tools.settings.show_gains or self._fit is None:
            return
        after = self.view.preview(move)
        parts = []
        for seat in range(SEATS):
            change = after.points[seat] - self.view.score(seat).total
            words = number(after.points[seat])
            if change:
                words += f"  ({'+' if change > 0 else ''}{number(change)})"
            parts.append((f"\u2066{words}\u2069", art.shade(COLOUR_OF_SEAT[seat], 1).name(), "#FFFFFF"))
        self._gain.show_parts(parts)
        at = self._fit.to_scene(art.block_middle(block, level) - QPointF(0, art.SIDE))
        box = self._gain.boundingRect()
        inside = self._plan.land
        x = min(max(at.x(), inside.left() + box.width() / 2), inside.right() - box.width() / 2)
        self._gain.setPos(QPointF(x, max(at.y() - 20, inside.top() + 16)))

    def _clear_aim(self) -> None:
        """Nothing is aimed at any more."""
        self._held.hide()
        self.land.show_ghost(None, (0, 0), 1, self._look)
        self.land.show_faults(())
        self._gain.hide()

    def _show_places(self) -> None:
        piece = self.placing.piece if self.placing.holding else self.default_piece()
        self.land.show_places(list(self._places(piece).items()))

    def placed(self, piece: InHand, place: object, rotation: int) -> None:
        move = self._move(piece, place, rotation)
        level = self._places(piece)[place]
        self._flight = (self.land.mapToScene(art.block_middle(place, level)), 1.14)
        self._clear_aim()
        self.chosen.emit(move)

    def returned(self, piece: InHand, reason: str | None) -> None:
        self._clear_aim()
        self._held.show()
        if reason:
            self.refused.emit(reason)
        else:
            self._chosen = None
        self._show_places()
        middle, _ = hand_places(len(self.hand), self._in_column)[piece.place]
        home = self.racks[self.view.seat].pos() + middle

        def at_home() -> None:
            self._held.hide()
            self.racks[self.view.seat].fade_hand(None, 1.0)

        self.motion.run("held", self._held.pos(), home, self._held.setPos, at_home)

    def hover(self, point: QPointF) -> None:
        self._pointer = point
        piece = self.default_piece()
        if piece is None or not self._plan.land.contains(point):
            self._clear_aim()
            return
        self.motion.stop("held")
        self.racks[self.view.seat].fade_hand(piece.place, 1.0)
        self._dress_held()
        self._held.setPos(point)
        self._held.show()
        self._show_aim(piece, self.place_at(point))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton and self._on_turn_button(point):
            self.turn(1)
            return
        touched = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        if touched and self.placing.holding:
            place = self.place_at(point)
            if place is not None and place != self.placing.place:
                # A finger has not seen the ghost yet: its first tap only aims.
                self.follow(point)
                self.placing.aim(place)
                return
        super().mousePressEvent(event)

    def _on_turn_button(self, point: QPointF) -> bool:
        away = point - self.racks[self.view.seat].pos() - turn_place()
        return bool(self.hand) and hypot(away.x(), away.y()) <= TURN_RADIUS

    def press_elsewhere(self, point: QPointF) -> None:
        if not (self.live and self.view.must_pick):
            return
        for spot in self._tray_zone().spots:
            away = point - spot.centre
            if max(abs(away.x()), abs(away.y())) <= spot.radius:
                self.chosen.emit(spot.key)
                return

    def activate(self, zone: Zone, spot: Spot) -> None:
        if self.live and isinstance(spot.key, Pick):
            self.chosen.emit(spot.key)

    # Lights

    def light(self, seat: int, cells: Sequence[int]) -> None:
        self.land.show_lit(cells)

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        lays = [(one.move, one.value) for one in suggestions if isinstance(one.move, Lay)]
        picks = [one.move.back for one in suggestions if isinstance(one.move, Pick)]
        self.land.show_hints([(lay.x, lay.y, lay.turn, value) for lay, value in lays])
        hand = self.view.hands[self.view.seat]
        for rack in self.racks:
            own = rack.seat == self.view.seat
            tiles = [hand.index(lay.tile) for lay, _ in lays[:1] if own and len(hand) > 1]
            rack.show_marks(picks if own else (), tiles)
        if suggestions:
            self.tools.sounds.play("hint")

    def show_verdict(self, suggestions: Sequence[Suggestion], played: Move) -> None:
        self.show_hint(suggestions[:3])
        if isinstance(played, Lay):
            self.land.show_focus((played.x, played.y, played.turn), self._colours.focus)

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str | None:
        if suggestions and isinstance(suggestions[0].move, Pick):
            return _text(texts.HINT_PICK)
        if suggestions and isinstance(suggestions[0].move, Arrange):
            return _text(texts.HINT_ORDER)
        return None

    def point_at(self, name: str | None) -> None:
        areas = {
            "tray": HAND.translated(self.racks[self.view.seat].pos()),
            "board": self._plan.land.adjusted(6, 6, -6, -6),
        }
        if name in areas:
            self._glow.around(areas[name], self._colours.focus)
        else:
            self._glow.off()

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        self._ring.hide()
        self.land.show_focus(None, self._colours.focus)
        if current is None:
            return
        zone, spot = current
        if zone.key != "board":
            self._show_ring(spot)
            return
        piece = self.placing.piece if self.placing.holding else self.default_piece()
        turn = self._turn if isinstance(piece, InHand) else 0
        self.land.show_focus((*art.corner_in(spot.key, turn), turn), self._colours.focus)
        if isinstance(piece, InHand):
            self._show_aim(piece, spot.key)

    def _show_ring(self, spot: Spot) -> None:
        reach = spot.radius + 3
        box = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        if isinstance(spot.key, int):
            box = RACK.translated(-RACK.center()).adjusted(-2, -2, 2, 2)
        colour = QColor(self._colours.focus)

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(colour, 4))
            painter.drawRoundedRect(box, 12, 12)

        self._ring.setPos(spot.centre)
        self._ring.set_art(None, box.adjusted(-3, -3, 3, 3), draw)
        self._ring.show()

    # Changes of dress, and pictures

    def extras(self) -> Sequence[Extra]:
        return (Extra("N", lambda: _text(texts.HEIGHTS), self._toggle_heights),)

    def _toggle_heights(self) -> None:
        self.tools.change("show_heights", not self.tools.settings.show_heights)

    def restyle(self) -> None:
        self.motion.pace = self.tools.settings.animation
        self._refresh(keep_hints=True)

    def picture(self, background: bool = True) -> QPixmap:
        return table_picture(
            self.view,
            [self._name(seat) for seat in range(SEATS)],
            self._colours.text,
            self._colours.table if background else None,
            self.tools.settings.symbols,
        )
