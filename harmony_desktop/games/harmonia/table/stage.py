"""What lies on Harmonia's table and how a position is shown on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonia import talking, texts
from harmony_desktop.games.harmonia.components import KINDS, TURNS, Kind, Sides, goal_cells
from harmony_desktop.games.harmonia.moves import Need, Place
from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules import HarmoniaState
from harmony_desktop.games.harmonia.scoring import Pattern, won
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.items import OrnamentItem
from harmony_desktop.games.harmonia.table.layout import Plan, fit
from harmony_desktop.games.harmonia.table.panels import (
    BubbleItem,
    ButtonItem,
    MatItem,
    draw_lines,
)
from harmony_desktop.games.harmonia.table.plates import Partner, PlateItem
from harmony_desktop.games.harmonia.table.trays import AsideItem, HandItem, Stack, StandItem
from harmony_desktop.games.harmonia.view import START, HarmoniaView, Phase, placements
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import digits, isolated, right_to_left, say, translate
from harmony_desktop.ui.players import short_name, shown_name
from harmony_desktop.ui.table.scene import GameTable, Tools

STAND = "stand"


def text(marked: str) -> str:
    """A text of this game in the current language and its digits."""
    return digits(translate("harmonia", marked))


class Stage(GameTable):
    """The items of the table, and how they show a position."""

    rotations = 6
    words_at_top = True

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: HarmoniaView = session.state.view(session.viewer)
        self._turn = 0
        """How the tile in the hand or on the stand is turned."""
        self._turned: Kind | None = None
        """The kind that was turned so."""
        self._asking: str | None = None
        """What is being said and still lacks its tile or its cell."""
        self._meant: Kind | None = None
        """The misfit tile the player was warned of."""
        self._goal = START
        self._goal_shown = self.view.setup.mode == "basic"
        self._goal_drag: tuple[Hex, QPointF] | None = None
        """Where the goal was grasped: its middle, and the point as seen from there."""
        self._dial: float | None = None
        """The angle at which the tile on the stand was last grasped."""
        self._lit: Pattern | None = None
        self._breaks = False
        """Whether the placement that is aimed at would make the hexagon impossible."""
        self._plan_seat: int | None = None
        self._replies: dict[tuple[int, Move], dict[int, str]] = {}
        """What the bots answered to requests, by the request and its number among the moves."""
        self._unasked: list[int] = []
        """The bots that have not been asked yet what they answer."""
        self._pointer: QPointF | None = None
        self._aimed_at: object | None = None
        """Where the held tile was last over."""
        self._mat_rect = QRectF(220, 12, 520, 480)
        self._title_width = 178.0
        self._make_items()

    def _make_items(self) -> None:
        self._mat = MatItem()
        self.board = OrnamentItem(self.motion)
        self.hand = HandItem()
        self.stand = StandItem()
        self.plates = [PlateItem(seat) for seat in range(self.view.setup.seats)]
        self.buttons = {name: ButtonItem(name) for name in (*talking.PHRASES, *talking.VOTES)}
        self._title = ArtItem()
        self._aside = AsideItem()
        self._held = ArtItem()
        self._held.hide()
        self._ring = ArtItem()
        self._hint_ring = ArtItem()
        self._info = BubbleItem()
        self._plan_bubble = BubbleItem()
        for z, items in (
            (0, (self._mat, self._aside)),
            (1, (self.board,)),
            (2, (self.hand, self.stand, *self.plates, *self.buttons.values(), self._title)),
            (20, (self._ring, self._hint_ring)),
            (30, (self._info, self._plan_bubble)),
            (50, (self._held,)),
        ):
            for item in items:
                item.setZValue(z)
                self.addItem(item)
        for item in (self._ring, self._hint_ring, self._info, self._plan_bubble):
            item.hide()

    # Who sits here

    @property
    def alone(self) -> bool:
        """Whether one person sits at all seats that are not bots'."""
        return bool(self.session.options["alone"])

    @property
    def conceals(self) -> bool:
        return not self.alone

    @property
    def assists(self) -> bool:
        return self.tools.settings.show_gains

    def name_of(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    @property
    def others(self) -> list[PlateItem]:
        """The plates of the other seats, in the order of play."""
        seats = self.view.setup.seats
        return [self.plates[(self.view.seat + step) % seats] for step in range(1, seats)]

    @property
    def _only_person(self) -> bool:
        """Whether nobody else is there to be told anything."""
        return self.alone and self.session.persons == len(self.session.seats)

    @property
    def _phrases(self) -> tuple[str, ...]:
        """What there is somebody to say to."""
        return ("propose",) if self._only_person else talking.PHRASES

    # The parts of a position

    def _news(self) -> list[Hex]:
        """The cells filled since this seat last placed a tile; the last one if it is its own."""
        placed = self.view.placed
        cells = []
        for lying in reversed(placed):
            if lying.seat == self.view.seat:
                break
            cells.append(lying.cell)
        if not cells and placed:
            cells = [placed[-1].cell]
        return [] if self.view.phase is Phase.OVER else cells

    def _show_hand(self) -> None:
        view = self.view
        checks = self.assists and self.live and view.phase is Phase.SHOW
        stacks = [
            Stack(
                kind,
                view.hand[kind],
                view.told[kind] and not self._only_person,
                not checks or self.has_place(kind),
            )
            for kind in range(KINDS)
            if view.hand[kind]
        ]
        words = say(Phrase("harmonia", texts.TILES_LEFT, {"count": sum(view.hand)}))
        whose = text(texts.HAND_TITLE)
        if self.session.persons > 1:
            whose = isolated(self.name_of(view.seat))
        self.hand.set_hand(stacks, f"{whose} · {words}", self.colours)

    def has_place(self, kind: Kind) -> bool:
        return next(placements(self.view.open_cells, kind), None) is not None

    def _show_stand(self) -> None:
        view = self.view
        held = self.placing.piece if self.placing.holding else None
        sides, words, turnable, inviting, warn = None, "", False, False, False
        if view.shown is not None:
            mine = self.live
            sides = self._sides_of(view.shown) if mine else TURNS[view.shown][0]
            shown_by = Phrase("harmonia", texts.SHOWN_BY, {"name": self.name_of(view.on_turn)})
            words = text(texts.TURN_IT) if mine else say(shown_by)
            turnable = mine
        elif self.live and view.phase is Phase.SHOW:
            words = text(texts.SHOW_HERE)
            turnable = inviting = held is not None
            warn = inviting and self.assists and not self.has_place(held[1])
            words = text(texts.FITS_NOWHERE) if warn else words
        self.stand.set_shown(sides, words, turnable, inviting, warn, self.colours)
        if held is not None and held[0] == STAND:
            self.stand.tile.setOpacity(0.3)

    def _show_aside(self) -> None:
        """The misfit tiles, in the lower corner of the mat."""
        corner = self._mat_rect.bottomRight() if right_to_left() else self._mat_rect.bottomLeft()
        self._aside.setPos(corner)
        self._aside.set_tiles([misfit.tile for misfit in self.view.misfits])

    def _show_partners(self) -> None:
        said = self._said()
        hands = self.hands()
        for plate in self.plates:
            plate.setVisible(plate.seat != self.view.seat)
            if plate.seat == self.view.seat:
                continue
            seat = self.session.seats[plate.seat]
            wish = self.view.wishes[plate.seat]
            plate.set_partner(
                Partner(
                    name=self.name_of(plate.seat),
                    short=short_name(self.session.seats, plate.seat),
                    colour=seat.colour,
                    tiles=self.view.hand_sizes[plate.seat],
                    known=hands[plate.seat],
                    says=said.get(plate.seat, ""),
                    active=self.view.to_move == plate.seat,
                    bot=seat.kind == "bot",
                    need=wish.tile if isinstance(wish, Need) else None,
                ),
                self.colours,
            )

    def hands(self) -> tuple[tuple[int | None, ...], ...]:
        """Every hand as far as the person at the screen knows it."""
        known = self.view.known
        if not self.alone:
            return known
        state = self._state()
        return tuple(
            state.hands[seat] if self.session.is_person(seat) else hand
            for seat, hand in enumerate(known)
        )

    def _moment(self) -> int:
        """How many moves were played in the position that is shown."""
        states = self.session.states
        for number_ in range(len(states) - 1, -1, -1):
            if states[number_].view(self.view.seat) == self.view:
                return number_
        return len(states) - 1

    def _state(self) -> HarmoniaState:
        return self.session.states[self._moment()]

    def _said(self) -> dict[int, str]:
        """What each other seat said last since this one placed a tile."""
        said: dict[int, str] = {}
        for place in range(self._moment() - 1, -1, -1):
            state, move = self.session.states[place], self.session.moves[place]
            seat = state.to_move
            if seat == self.view.seat and isinstance(move, Place):
                break
            for other, reply in self._replies.get((place, move), {}).items():
                said.setdefault(other, text(REPLIES[reply]))
            if seat != self.view.seat and seat not in said and isinstance(move, talking.TALK):
                said[seat] = say(texts.describe(state.view(self.view.seat), move))
        return said

    def _show_buttons(self) -> None:
        voting = self.live and self.view.phase is Phase.VOTE
        for name in talking.PHRASES:
            button = self.buttons[name]
            reason = talking.refusal(self.view, name)
            button.set_words(
                text(texts.PHRASES[name]),
                self.colours,
                enabled=self.live and reason is None,
                kind="good" if name == "propose" and self._may_rejoice() else "plain",
                on=name == self._asking,
            )
            button.setVisible(not voting and name in self._phrases)
        for name, kind in zip(talking.VOTES, ("good", "plain"), strict=True):
            button = self.buttons[name]
            button.set_words(text(texts.PHRASES[name]), self.colours, voting, kind)
            button.setVisible(voting)
        words = text(texts.ASKED if voting else texts.TALK_TITLE)
        box = QRectF(0, 0, self._title_width, 30 if not voting else 64)
        colours = self.colours
        self._title.set_art(
            ("harmonia-title", words, box.width(), voting, colours.text),
            box,
            lambda painter: _draw_title(painter, box, words, colours, voting),
        )
        self._title.setVisible(voting or not self._only_person)

    def _may_rejoice(self) -> bool:
        """Whether the goal is reached, so that the end should be proposed."""
        return self.live and won(self.view.layout) and talking.refusal(self.view, "propose") is None

    def _sides_of(self, kind: Kind, rotation: int | None = None) -> Sides:
        turn = self._turn if rotation is None else rotation
        return TURNS[kind][turn % len(TURNS[kind])]

    def _subject(self) -> Kind | None:
        """The kind that legal cells are shown for."""
        if not self.live:
            return None
        if self.placing.holding:
            return self.placing.piece[1]
        return self.view.shown

    def _show_legal(self) -> None:
        kind, view = self._subject(), self.view
        if self._asking in talking.OF_A_CELL:
            self.board.show_legal((), ())
            self.board.show_pointing(view.open_cells)
            return
        self.board.show_pointing(())
        if not view.placed and view.phase is not Phase.OVER:
            self.board.show_legal([START], ())
        elif kind is None or not self.assists:
            self.board.show_legal((), ())
        else:
            self.board.show_legal(
                view.cells_for(kind, self._turn), view.cells_for_other_turns(kind, self._turn)
            )

    # Layout

    def _put(self, places: Plan) -> None:
        """Lay everything where a plan says."""
        self._mat_rect = places.mat
        self._title_width = places.title.width()
        self._mat.set_size(places.mat)
        self.hand.setPos(places.hand.topLeft())
        self.hand.set_size(places.hand.size())
        self.stand.setPos(places.stand)
        for plate, rect in zip(self.others, places.plates, strict=True):
            plate.setPos(rect.topLeft())
            plate.size = rect.size()
        self._title.setPos(places.title.topLeft())
        for names, rects in (
            (self._phrases, places.buttons),
            (talking.VOTES, [rect.translated(0, 34) for rect in places.buttons]),
        ):
            for name, rect in zip(names, rects, strict=False):
                self.buttons[name].setPos(rect.topLeft())
                self.buttons[name].size = rect.size()

    def _fit_board(self, glide: bool) -> None:
        """Keep the whole layout, the cells beside it and the goal in sight."""
        cells = list(self.view.layout)
        if self.view.phase is not Phase.OVER or not cells:
            cells += self.view.open_cells
        if self._goal_shown:
            cells += goal_cells(self._goal)
        elif len(self.view.placed) < 3:
            cells += START.neighbours()
        target = fit(cells, self._mat_rect, 40.0 if self._goal_shown else 0.0)
        here = (self.board.pos(), self.board.scale())
        if here == (target.place, target.scale):
            return
        if not glide or not self.device_scale:
            self.board.setPos(target.place)
            self.board.setScale(target.scale)
            self._arrived()
            return
        self.motion.run("fit", self.board.pos(), target.place, self.board.setPos)
        self.motion.run(
            "zoom", self.board.scale(), target.scale, self.board.setScale, self._arrived
        )

    def _stack_area(self, kind: Kind) -> QRectF:
        """A stack of the hand with its number."""
        unit, at = art.SIDE * self.hand.tile_scale, self.hand.place_of(kind)
        return QRectF(-1.14 * unit, -1.06 * unit, 2.4 * unit, 2.36 * unit).translated(at)

    def _button_area(self, name: str) -> QRectF:
        button = self.buttons[name]
        return QRectF(button.pos(), button.size)


def _draw_title(painter: QPainter, box: QRectF, words: str, colours, voting: bool) -> None:
    draw_lines(
        painter,
        box.adjusted(4, 0, -4, 0),
        words,
        colours.text,
        18 if voting else 16,
        QFont.Weight.DemiBold,
    )
