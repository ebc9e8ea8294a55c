"""How a position of Harmonies is shown: boards, trays, cards, lights and where they lie.

What a player can do with them is in `scene.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsRectItem

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.components import COLOUR_NUMBERS, COLOURS, WATER
from harmony_desktop.games.harmonies.moves import (
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.table.faces import Faces
from harmony_desktop.games.harmonies.table.figures import table_picture
from harmony_desktop.games.harmonies.table.items import LandItem, lights_of
from harmony_desktop.games.harmonies.table.layout import CHIP_WIDTH, make_plan
from harmony_desktop.games.harmonies.table.markers import Offers
from harmony_desktop.games.harmonies.table.surroundings import (
    Surroundings,
    chip_grid,
    chips_of,
    text,
)
from harmony_desktop.games.harmonies.table.zones import zones_of
from harmony_desktop.games.harmonies.view import HarmoniesView
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import right_to_left
from harmony_desktop.ui.players import shown_name
from harmony_desktop.ui.table.boards import BoardsTable
from harmony_desktop.ui.table.plates import NamePlate
from harmony_desktop.ui.table.scene import Tools

_SOUNDS = {
    TakeSpace: "lift",
    PlaceToken: "place",
    PlaceCube: "line",
    TakeCard: "turn",
    DiscardCard: "turn",
    EndTurn: "call",
}

_MAIN_NAME_SIZES = (1.1, 1.0, 0.92)
_NAME_SIZES = (0.82, 0.76, 0.7)
"""How large a name is, on the main board and on the others: as large as shows it whole."""


class Tabletop(BoardsTable):
    """One game of Harmonies on the screen, to look at."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: HarmoniesView = session.state.view(session.viewer)
        self.legal = self.view.legal_moves()
        setup = self.view.setup
        self.lands = [LandItem(seat, setup.side, self.motion) for seat in range(setup.seats)]
        for land in self.lands:
            self.addItem(land)
        self.around = Surroundings(self.addItem, self.motion, setup)
        self.offers = Offers(self.motion)
        self._veil = QGraphicsRectItem()
        self._veil.setPen(QPen(QColor(0, 0, 0, 0)))
        self._veil.setZValue(50)
        self._veil.hide()
        self.addItem(self._veil)
        self.held = ArtItem()
        self.held.setZValue(80)
        self.held.hide()
        self.addItem(self.held)
        self.ring = ArtItem()
        self.ring.setZValue(61)
        self.ring.hide()
        self.addItem(self.ring)
        self.letters = False
        """Whether letters stand on the tokens instead of motifs."""
        self.steps: tuple[Move, ...] = ()
        """The rest of a turn proposed by a hint."""
        self.lit: tuple[int, tuple[int, ...]] = (0, ())
        self._pointing: str | None = None
        """What the guide speaks of."""
        self.dropped_at: QPointF | None = None
        """Where the player let go of the piece that is placed next."""
        self.arrange(QSizeF(1000, 740))

    # Facts

    @property
    def own_land(self) -> LandItem:
        return self.lands[self.view.seat]

    @property
    def choosing(self) -> bool:
        """Whether a spirit is to be chosen on this screen."""
        return self.view.public.awaits_spirit and self.view.to_move == self.view.seat

    @property
    def conceals(self) -> bool:
        """Spirits lie face down until the first turn of their owner is over."""
        public = self.session.state.public
        return public.setup.spirits and any(
            land.turns == 0 and self.session.is_person(seat)
            for seat, land in enumerate(public.lands)
        )

    @property
    def faces(self) -> Faces:
        names = [text(texts.COLOUR_LETTERS[colour]) for colour in COLOURS] if self.letters else ()
        return Faces(self.tools.settings.symbols, names)

    def name(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    # Showing a position

    def show_view(self, view: HarmoniesView, change: Change | None, live: bool) -> None:
        before = self.main_seat
        start = self._start_of(change)
        self.view = view
        self.legal = view.legal_moves()
        self.placing.forget()
        self.held.hide()
        self.lit = (0, ())
        self.enlarged = None
        self.live = live and view.to_move == view.seat
        self._follow_steps(change)
        self.position_changed()
        self.refresh(change, start)
        self._lead_keyboard(change)
        if change is not None and change.kind == "play":
            self.tools.sounds.play(_SOUNDS.get(type(change.move), "place"))
        if self.main_seat != before:
            self.laid_out_anew.emit()

    def _lead_keyboard(self, change: Change | None) -> None:
        """As a turn begins the keyboard goes to the spaces; with their tokens in hand, on."""
        if change is None or change.kind != "play" or not self.live or not self.focus_visible:
            return
        if isinstance(change.move, EndTurn) and not self.choosing:
            self.focus_on("spaces")
        elif isinstance(change.move, TakeSpace):
            self.focus_on("board")

    def position_changed(self) -> None:
        """Another position is about to be shown."""

    def _start_of(self, change: Change | None) -> QPointF | None:
        """Where the piece of a move comes from, found before the table is brought up to date."""
        dropped, self.dropped_at = self.dropped_at, None
        if change is None or change.kind == "undo":
            return None
        match change.move:
            case PlaceToken(colour, _):
                hand = self.around.hand
                if dropped is None and COLOUR_NUMBERS[colour] in hand.hand:
                    dropped = hand.slot_point(hand.hand.index(COLOUR_NUMBERS[colour]))
                return dropped
            case PlaceCube(card, _):
                return dropped or self.around.card(CARD_NUMBERS[card]).scenePos()
            case TakeSpace(space):
                return self.around.spaces[space].scenePos()
        return None

    def _follow_steps(self, change: Change | None) -> None:
        """A proposed turn stays as long as the player follows it."""
        if change is None:
            return
        follows = change.kind == "play" and self.steps[:1] == (change.move,)
        self.steps = self.steps[1:] if follows else ()

    def refresh(self, change: Change | None = None, start: QPointF | None = None) -> None:
        """Bring everything up to date with the position."""
        view, faces = self.view, self.faces
        moved = change is not None and change.kind != "undo"
        for land in self.lands:
            own = change is not None and change.seat == land.seat
            land.show_ghost(None)
            land.show_land(view.public.lands[land.seat], faces, start if own else None)
        around = self.around
        around.show_trays(view, faces, self.colours, fill=moved)
        from_space = start if change is not None and isinstance(change.move, TakeSpace) else None
        around.hand.show_hand(view.public.hand, faces, from_space)
        around.show_cards(view, self.main_seat, moved, self._taker_of(change))
        self.show_neighbours()
        self._show_words()
        self._veil.setVisible(self.choosing)
        self.make_zones()
        self.show_lights()
        self.focus_changed()

    def _taker_of(self, change: Change | None) -> QPointF | None:
        """Where a card goes that leaves its place: to its finished ones, or to another player."""
        if change is None or isinstance(change.move, DiscardCard):
            return None
        if change.seat == self.main_seat:
            return self.around.finished.scenePos()
        return self.lands[change.seat].scenePos()

    def _show_words(self) -> None:
        """Names, numbers and headings in the language and colours of the moment."""
        view, around, colours = self.view, self.around, self.colours
        playing = view.to_move
        own = playing == view.seat
        title = text(texts.HAND_TITLE) if own or playing is None else self.name(playing)
        self.show_button()
        around.hand.show_words(title, colours)
        for land in self.lands:
            self._show_name(land.seat)
        around.show_foot(view, self.main_seat, colours)
        around.show_suns(view, colours)
        around.show_title(colours)
        veil = QColor(colours.table_edge)
        veil.setAlpha(205)
        self._veil.setBrush(veil)

    def show_button(self, focused: bool = False) -> None:
        """The button that ends the turn, where it may end."""
        words = text(texts.END_TURN) if self.may_end else None
        self.around.hand.show_button(words, self.colours, focused)

    @property
    def may_end(self) -> bool:
        return self.live and self.view.public.may_end

    def _show_name(self, seat: int) -> None:
        plan = self.around.plan
        assert plan is not None
        small = seat != self.main_seat
        others = [land.seat for land in self.lands if land.seat != self.main_seat]
        width = plan.neighbours[others.index(seat)].name_width if small else 300.0
        sizes = _NAME_SIZES if small else _MAIN_NAME_SIZES
        fitting = (size for size in sizes if self._fits(seat, width, size))
        size = next(fitting, sizes[0])
        self.around.plates[seat].setScale(1.0)
        self.around.plates[seat].tell(
            self.name(seat),
            self.view.score(seat).total,
            self.session.seats[seat].colour,
            self.colours,
            self.view.to_move == seat,
            width,
            size,
        )

    def _fits(self, seat: int, width: float, size: float) -> bool:
        return NamePlate.room_for(self.name(seat), size) <= width

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        setup = self.view.setup
        plan = make_plan(size, setup.side, setup.spaces, setup.seats - 1)
        self.around.arrange(plan)
        self._veil.setRect(plan.whole)
        main = self.lands[self.main_seat]
        self._put(main, plan.board, plan.board_scale)
        self.around.chips[self.main_seat].hide()
        others = [land for land in self.lands if land is not main]
        for land, place in zip(others, plan.neighbours, strict=True):
            self._put(land, place.board, place.scale)
            self.around.plates[land.seat].setPos(self.mirrored(place.name))
            self.around.chips[land.seat].setPos(self.mirrored(place.chips))
        self.show_neighbours()
        self.around.show_cards(self.view, self.main_seat, False, None)
        self._show_words()
        self.make_zones()
        self.show_lights()
        self.point_at(self._pointing)
        return plan.whole

    @staticmethod
    def mirrored(point: QPointF) -> QPointF:
        """A place of the plan, the other way round in right-to-left languages."""
        return QPointF(-point.x(), point.y()) if right_to_left() else point

    def _put(self, land: LandItem, place: QPointF, scale: float) -> None:
        land.setPos(self.mirrored(place))
        land.setScale(scale)

    def show_neighbours(self) -> None:
        """The small cards of the others."""
        plan = self.around.plan
        assert plan is not None
        others = [land for land in self.lands if land.seat != self.main_seat]
        for land, place in zip(others, plan.neighbours, strict=True):
            cards = chips_of(self.view, land.seat)
            width = place.chip_columns * CHIP_WIDTH * place.chip_size
            columns, size = chip_grid(len(cards), QSizeF(width, place.chip_room), place.chip_size)
            self.around.chips[land.seat].show_chips(cards, columns, size)

    # Zones

    def make_zones(self) -> None:
        """Where the keyboard goes and what a screen reader reads.

        If what the keyboard was at is gone, it goes to what is asked for next.
        """
        self.set_zones(zones_of(self))
        if self.focused is None:
            public = self.view.public
            waiting = "end" if self.may_end else "board" if public.hand else "spaces"
            self.focus_on(waiting, tell=False)

    @property
    def may_discard(self) -> bool:
        """Whether a card of the row could be put out of the game now (solo)."""
        return self.live and any(isinstance(move, DiscardCard) for move in self.legal)

    # Lights

    def show_lights(self) -> None:
        """Light up what the moment asks for; a table that can be played adds to this."""
        seat, cells = self.lit
        for land in self.lands:
            land.lights_out()
            lit = cells if land.seat == seat else ()
            land.show_lights(lights_of(lit, "gold"))
            land.show_gains({})
            if lit:
                self._show_water(land, lit)

    def _show_water(self, land: LandItem, cells: Sequence[int]) -> None:
        """The river's counted way, or the islands, if that is the line pointed at."""
        stacks = self.view.public.lands[land.seat].stacks
        if land.side == "A" and len(cells) > 1 and tuple(cells) == self.view.river(land.seat):
            land.show_river(cells)
        elif land.side == "B" and all(stacks[cell] == WATER for cell in cells):
            land.show_islands(self.view.islands(land.seat))

    def light(self, seat: int, cells: Sequence[int]) -> None:
        self.lit = (seat, tuple(cells))
        self.show_lights()

    def point_at(self, name: str | None) -> None:
        self._pointing = name
        super().point_at(name)

    def guide_area(self, name: str) -> QRectF | None:
        if name == "board":
            return self.own_land.sceneBoundingRect()
        if name in ("spaces", "row", "cards", "end", "spirits"):
            return self.around.area(name)
        return None

    # Pictures and changes of dress

    def restyle(self) -> None:
        super().restyle()
        self.refresh()

    def picture(self, background: bool = True) -> QPixmap:
        boards = [
            (
                self.view.side.name,
                self.view.public.lands[seat],
                self.name(seat),
                self.view.score(seat).total,
                chips_of(self.view, seat),
            )
            for seat in range(self.view.setup.seats)
        ]
        surface = self.colours.table if background else None
        return table_picture(boards, self.colours.text, surface, self.view.extra_suns)
