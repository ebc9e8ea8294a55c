"""What lies on the table of Terraces, and where: the part of the scene that only shows."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.components import COLOUR_OF_SEAT, SEATS, Kind, cell_of
from harmony_desktop.games.terraces.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.scoring import Region
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.arranging import OrderBoard
from harmony_desktop.games.terraces.table.figures import table_picture
from harmony_desktop.games.terraces.table.items import (
    HAND,
    Rack,
    RackItem,
    TagItem,
    hand_places,
)
from harmony_desktop.games.terraces.table.layout import RACK, Fit, Plan, plan_for, refit
from harmony_desktop.games.terraces.table.scenery import Block, LandItem
from harmony_desktop.games.terraces.table.shelf import Shelf
from harmony_desktop.games.terraces.view import Square, TerracesView
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number, say, sentence, translate
from harmony_desktop.ui.players import shown_name
from harmony_desktop.ui.table.scene import Extra, GameTable, Tools
from harmony_desktop.ui.table.spots import Spot, Zone


def words(text: str) -> str:
    """A text of this game in the player's language."""
    return translate("terraces", text)


class Stage(GameTable):
    """The landscape, a rack for each player, labels, and the board for arranging."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: TerracesView = session.view()
        self.plan: Plan = plan_for(QSizeF(1000, 740))
        self.fit: Fit | None = None
        self.tile_turn = 0
        """How the tile in the hand is turned."""
        self._flight: tuple[QPointF, float] | None = None
        """Where the tile that was just dropped was in the hand, and how large."""
        self.land = LandItem(self.motion)
        self.racks = [RackItem(seat) for seat in range(SEATS)]
        self.tags = [TagItem(20), TagItem(21)]
        self.gain = TagItem(60)
        shelf = Shelf(tools.places, session.path.stem)
        self.orders = OrderBoard(self.motion, shelf, self.refused.emit, session.troubled.emit)
        self.held = ArtItem()
        self.held.setZValue(50)
        self.held.hide()
        self.ring = ArtItem()
        self.ring.setZValue(55)
        self.ring.hide()
        for item in (
            self.land,
            *self.racks,
            *self.tags,
            self.gain,
            self.orders,
            self.held,
            self.ring,
        ):
            self.addItem(item)

    @property
    def look(self) -> tuple[bool, bool, str]:
        settings = self.tools.settings
        return settings.symbols, settings.switches["show_heights"], number(1)

    @property
    def hand(self) -> tuple[Kind, ...]:
        """The tiles the person at the screen may lay now."""
        return self.view.hands[self.view.seat] if self.live else ()

    @property
    def lower_seat(self) -> int:
        """The seat whose rack lies below: the only person's, or the first one's."""
        persons = [seat for seat in range(SEATS) if self.session.is_person(seat)]
        return persons[0] if persons else 0

    def name_of(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    @property
    def arranging(self) -> bool:
        """Whether the person at the screen puts their tiles in order now."""
        return self.live and self.view.must_arrange

    @property
    def conceals(self) -> bool:
        """Only while tiles are put in order is there something another person must not see."""
        view = self.session.view()
        assert isinstance(view, TerracesView)
        return view.must_arrange

    @property
    def holds_guide(self) -> bool:
        """The guide goes on when both persons have put their tiles in order."""
        return self.conceals and self.session.is_person(self.session.state.to_move)

    def refresh(self, animate: bool = False, flying: bool = False) -> None:
        """Bring everything that lies on the table up to date with the view."""
        ink = QColor(self.colours.text)
        ink.setAlpha(46)
        new = self.land.set_layout(self.view, self.look, ink)
        self._fit_land(animate)
        if flying and len(new) == 1:
            start, size = self._flight or self._from_rack(self.view.laid[-1].seat)
            self.land.fly_in(new[0], start, size)
        best = [next(iter(self.view.regions(seat)), None) for seat in range(SEATS)]
        self.land.show_regions([region for region in best if region is not None])
        for seat, region in enumerate(best):
            self._show_tag(seat, region, animate)
            self._show_rack(seat, region)
        self._show_orders()

    def _show_orders(self) -> None:
        if self.arranging:
            symbols = self.tools.settings.symbols
            self.orders.show_for(self.view.seat, self.colours, symbols, number(1))
        else:
            self.orders.hide()

    def _from_rack(self, seat: int) -> tuple[QPointF, float]:
        """Where a tile comes from that another player has laid."""
        middle, size = hand_places(1, self.in_column)[0]
        return self.racks[seat].pos() + middle, size / self.land.scale()

    @property
    def in_column(self) -> bool:
        return self.view.way in ("column", "arranged")

    def _show_rack(self, seat: int, best: Region | None) -> None:
        view = self.view
        known = view.order if seat == view.seat and self.session.persons == 1 else ()
        rack = Rack(
            seat=seat,
            name=self.name_of(seat),
            points=0 if best is None else best.points,
            best=say(texts.region_sum(best)),
            best_title=words(texts.BEST_TITLE),
            active=view.to_move == seat,
            to_come=view.unseen(seat),
            to_come_title=words(texts.TO_COME_TITLE),
            face_down=view.face_down[seat],
            column=view.way != "blind",
            small_column=view.way == "open-hand",
            backs=view.backs[seat],
            order=known,
        )
        item = self.racks[seat]
        item.show_rack(rack, self.colours)
        self.show_hand(seat)

    def show_hand(self, seat: int) -> None:
        own = seat == self.view.seat
        hand = self.view.hands[seat]
        self.racks[seat].show_hand(
            hand,
            self.tile_turn if own else 0,
            self.in_column,
            self.tools.settings.symbols,
            faded=seat != self.view.to_move,
        )
        self.racks[seat].show_turn(len(self.hand) if own else 0, self.colours)

    def _show_tag(self, seat: int, region: Region | None, animate: bool) -> None:
        """The label of a best region, where it hides least."""
        tag = self.tags[seat]
        if region is None or self.fit is None:
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
        """Beside a square of a region, where no tile is hidden, or little of tiles."""
        assert self.fit is not None
        box, side = tag.boundingRect(), art.SIDE * self.fit.scale
        half = QPointF(box.width() / 2, box.height() / 2)
        others = [one.sceneBoundingRect() for one in self.tags if one is not tag]
        best: tuple[float, QPointF] = (1000.0, self.plan.land.center())
        for square, x, y in self._free_sides(region):
            corner = self.fit.to_scene(art.top_left(square.x, square.y, square.level))
            step = QPointF(x * (side / 2 + half.x() + 4), y * (side / 2 + half.y() + 4))
            at = corner + QPointF(side, side) / 2 + step
            label = QRectF(at - half, at + half)
            if self.plan.land.contains(label):
                best = min(best, (self._hidden(label, others), at), key=lambda one: one[0])
            if not best[0]:
                break
        return best[1]

    def _free_sides(self, region: Region) -> list[tuple[Square, int, int]]:
        """The squares of a region beside the bare table, and in which direction that is."""
        squares = [self.land.squares[cell] for cell in region.cells]
        found = [
            (square, x, y)
            for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0))
            for square in squares
            if cell_of(square.x + x, square.y + y) not in self.land.squares
        ]
        return found or [(squares[0], 0, -1)]

    def _hidden(self, label: QRectF, others: Sequence[QRectF]) -> float:
        """How much a label would hide: parts of squares, and, much worse, of other labels."""
        assert self.fit is not None
        side = art.SIDE * self.fit.scale
        origin = self.fit.origin
        hidden = 100.0 * sum(label.intersects(other) for other in others)
        first, last = (label.topLeft() - origin) / side, (label.bottomRight() - origin) / side
        for y in range(floor(first.y()), floor(last.y()) + 2):
            for x in range(floor(first.x()), floor(last.x()) + 2):
                square = self.land.squares.get(cell_of(x, y))
                if square is not None:
                    corner = self.fit.to_scene(art.top_left(x, y, square.level))
                    covered = label.intersected(QRectF(corner.x(), corner.y(), side, side))
                    hidden += covered.width() * covered.height() / (side * side)
        return hidden

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        self.plan = plan_for(size)
        lower = self.lower_seat
        for seat, item in enumerate(self.racks):
            item.setPos(self.plan.racks[1 if seat == lower else 0])
        self.fit = None
        self._fit_land(animate=False)
        self.orders.set_width(self.plan.whole.width())
        # Behind a curtain nothing has been shown yet.
        if self.land.squares:
            for seat in range(SEATS):
                best = next(iter(self.view.regions(seat)), None)
                self._show_tag(seat, best, animate=False)
            self.make_zones()
        return self.plan.whole

    def _fit_land(self, animate: bool) -> None:
        before = self.fit
        self.fit = refit(before, self.view.layout.bounds(), self.plan.land)
        if self.fit != before:
            self.land.set_fit(self.fit, animate and before is not None, self._arrived)

    def _arrived(self) -> None:
        """The landscape has come to rest: its art goes by its new size."""
        if self.device_scale:
            self.land.repaint(self.device_scale)

    def make_zones(self) -> None:
        """Say where the keyboard can go."""

    # Advice and lights

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        lays = [(one.move, one.value) for one in suggestions if isinstance(one.move, Lay)]
        # Only one tile can be shown where it would lie.
        lays = [(lay, value) for lay, value in lays if lay.tile == lays[0][0].tile]
        picks = [one.move.back for one in suggestions if isinstance(one.move, Pick)]
        orders = [one.move.order for one in suggestions if isinstance(one.move, Arrange)]
        self.land.show_hints([(lay.x, lay.y, lay.turn, value) for lay, value in lays])
        hand = self.view.hands[self.view.seat]
        tiles = [hand.index(lay.tile) for lay, _ in lays[:1] if len(hand) > 1]
        for rack in self.racks:
            own = rack.seat == self.view.seat
            rack.show_marks(picks if own else (), tiles if own else ())
        self.orders.suggest(orders[0] if orders else None)
        if suggestions:
            self.tools.sounds.play("hint")
            self.make_zones()

    def show_verdict(self, suggestions: Sequence[Suggestion], played: Move) -> None:
        self.show_hint(suggestions[:3])
        if isinstance(played, Lay):
            self.land.show_focus((played.x, played.y, played.turn), self.colours.focus)

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str | None:
        best = suggestions[0].move
        if isinstance(best, Pick):
            return words(texts.HINT_PICK)
        if isinstance(best, Arrange):
            return words(texts.HINT_ORDER)
        return sentence(say(texts.describe(self.view, best)))

    def show_gain(self, move: Lay, block: Block, level: int) -> None:
        """What both best regions would be worth."""
        after = self.view.preview(move)
        parts = []
        for seat, points in enumerate(after.points):
            change = points - self.view.score(seat).total
            sign = "+" if change > 0 else ""
            text = f"{number(points)}  ({sign}{number(change)})" if change else number(points)
            ground = art.shade(COLOUR_OF_SEAT[seat], 1).name()
            parts.append((f"\u2066{text}\u2069", ground, "#FFFFFF"))
        self.gain.show_parts(parts)
        assert self.fit is not None
        at = self.fit.to_scene(art.block_middle(block, level) - QPointF(0, art.SIDE))
        half, inside = self.gain.boundingRect().width() / 2, self.plan.land
        x = min(max(at.x(), inside.left() + half), inside.right() - half)
        self.gain.setPos(QPointF(x, max(at.y() - 22, inside.top() + 16)))

    def light(self, seat: int, cells: Sequence[int]) -> None:
        self.land.show_lit(cells)

    def guide_area(self, name: str) -> QRectF | None:
        areas = {
            "tray": HAND.translated(self.racks[self.view.seat].pos()),
            "board": self.plan.land.adjusted(6, 6, -6, -6),
        }
        return areas.get(name)

    def show_ring(self, zone: Zone, spot: Spot) -> None:
        """A frame around the spot the keyboard is at."""
        reach = spot.radius + 3
        box = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        if zone.key == "players":
            box = RACK.translated(-RACK.center()).adjusted(-2, -2, 2, 2)
        elif self.arranging:
            box = self.orders.box_of(spot.key).translated(-spot.centre).adjusted(-4, -4, 4, 4)
        colour = QColor(self.colours.focus)

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(colour, 4))
            painter.drawRoundedRect(box, 12, 12)

        self.ring.setPos(spot.centre)
        self.ring.set_art(None, box.adjusted(-3, -3, 3, 3), draw)
        self.ring.show()

    # Changes of dress, and pictures

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("R", lambda: words(texts.TURN_TILE), lambda: self.turn(1)),
            Extra("N", lambda: words(texts.HEIGHTS), self._toggle_heights),
        )

    def _toggle_heights(self) -> None:
        self.tools.change("show_heights", not self.tools.settings.switches["show_heights"])

    def picture(self, background: bool = True) -> QPixmap:
        return table_picture(
            self.view,
            [self.name_of(seat) for seat in range(SEATS)],
            self.colours.text,
            self.colours.table if background else None,
            self.tools.settings.symbols,
        )
