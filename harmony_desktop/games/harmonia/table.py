"""The scene of Harmonia: the layout in the middle, partners and talk beside it, the hand below."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.bots.bot import Suggestion
from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonia import art, talking, texts
from harmony_desktop.games.harmonia.components import (
    GOAL_TILES,
    KINDS,
    TURNS,
    Kind,
    Sides,
    goal_cells,
)
from harmony_desktop.games.harmonia.figures import framed_picture
from harmony_desktop.games.harmonia.items import OrnamentItem, nearest_cell, set_tile
from harmony_desktop.games.harmonia.layout import fit, plan
from harmony_desktop.games.harmonia.moves import LEAVE, Ask, Move, Need, Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.panels import (
    BubbleItem,
    ButtonItem,
    HandItem,
    MatItem,
    Partner,
    PlateItem,
    Stack,
    StandItem,
    draw_lines,
)
from harmony_desktop.games.harmonia.partners import Intention
from harmony_desktop.games.harmonia.rules import HarmoniaState, why_not
from harmony_desktop.games.harmonia.scoring import Pattern, won
from harmony_desktop.games.harmonia.view import START, HarmoniaView, Phase, placements
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import isolated, joined, number, right_to_left, say, translate
from harmony_desktop.ui.players import shown_name
from harmony_desktop.ui.speech import announce
from harmony_desktop.ui.table.glow import Glow
from harmony_desktop.ui.table.scene import Extra, GameTable, Spot, Tools, Zone

Piece = tuple[str, Kind]
"""Where a tile was picked up, `hand` or `stand`, and its kind."""
STAND = "stand"


def _text(text: str) -> str:
    return translate("harmonia", text)


class Table(GameTable):
    """One game of Harmonia on the screen."""

    rotations = 6

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: HarmoniaView = session.state.view(session.viewer)
        self._turn = 0
        """How the tile in the hand or on the stand is turned."""
        self._asking: str | None = None
        """What is being said and still lacks its tile or its cell."""
        self._meant: Kind | None = None
        """The misfit tile the player was warned of."""
        self._goal = START
        self._goal_shown = self.view.setup.mode == "basic"
        self._goal_drag: QPointF | None = None
        self._dial: float | None = None
        """The angle at which the tile on the stand was last grasped."""
        self._lit: Pattern | None = None
        self._plan_seat: int | None = None
        self._pointer: QPointF | None = None
        self._aimed_at: object | None = None
        """Where the held tile was last over."""
        self._mat_rect = QRectF(220, 12, 520, 480)
        self._title_width = 178.0
        self._make_items()
        session.explained.connect(self._on_explained)

    def _make_items(self) -> None:
        self._mat = MatItem()
        self.board = OrnamentItem(self.motion)
        self.hand = HandItem()
        self.stand = StandItem()
        self.plates = [PlateItem(seat) for seat in range(self.view.setup.seats)]
        self.buttons = {name: ButtonItem(name) for name in (*talking.PHRASES, *talking.VOTES)}
        self._title = ArtItem()
        self._held = ArtItem()
        self._held.hide()
        self._ring = ArtItem()
        self._hint_ring = ArtItem()
        self._info = BubbleItem()
        self._plan_bubble = BubbleItem()
        self._glow = Glow(self.motion)
        for z, items in (
            (0, (self._mat,)),
            (1, (self.board,)),
            (2, (self.hand, self.stand, *self.plates, *self.buttons.values(), self._title)),
            (20, (self._ring, self._hint_ring)),
            (30, (self._info, self._plan_bubble)),
            (50, (self._held,)),
            (90, (self._glow,)),
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
    def _colours(self):
        return self.tools.theme.colours

    @property
    def _assists(self) -> bool:
        return self.tools.settings.show_gains

    def _name(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    @property
    def others(self) -> list[PlateItem]:
        """The plates of the other seats, in the order of play."""
        seats = self.view.setup.seats
        return [self.plates[(self.view.seat + step) % seats] for step in range(1, seats)]

    # Showing a position

    def show_view(self, view: HarmoniaView, change: Change | None, live: bool) -> None:
        eyes_before, phase_before = self.view.seat, self.view.phase
        self.view = view
        self.placing.forget()
        self._held.hide()
        self._asking = self._meant = None
        if view.shown is None:
            self._turn = 0
        self.live = live and view.to_move == view.seat
        self._close_plan()
        self.board.show_hints(())
        self._hint_ring.hide()
        played = change is not None and change.kind == "play"
        self._follow_goal()
        self._refresh(animate=played and isinstance(change.move, Place))
        if played:
            self._sound_of(change)
        if eyes_before != view.seat:
            self.laid_out_anew.emit()
        else:
            self._fit_board(glide=True)
        if self.focus_visible and self.live and phase_before is not view.phase:
            self._lead_focus()
        self._vote_alone()

    def _sound_of(self, change: Change) -> None:
        if isinstance(change.move, Place):
            complete = won(self.view.layout) and self.view.setup.mode == "basic"
            self.tools.sounds.play("line" if complete else "place")
        elif isinstance(change.move, Show):
            self.tools.sounds.play("call")

    def _vote_alone(self) -> None:
        """Who plays several hands is asked but once whether the game shall end."""
        view = self.view
        if not (self.live and self.alone and view.phase is Phase.VOTE):
            return
        asked = [view.on_turn]
        asked += [(view.on_turn + 1 + place) % view.setup.seats for place in range(len(view.votes))]
        if any(self.session.is_person(seat) for seat in asked):
            QTimer.singleShot(0, self, lambda: self._say_plain("yes"))

    def _refresh(self, animate: bool) -> None:
        """Bring everything up to date with the position."""
        view = self.view
        news = self._news()
        self.board.show_layout(view.layout, news, animate and self.motion.milliseconds > 0)
        asks = [wish for wish in view.wishes if isinstance(wish, Ask)]
        self.board.show_wishes(
            [wish.cell for wish in asks if wish.wish == LEAVE],
            [wish.cell for wish in asks if wish.wish != LEAVE],
        )
        self._show_pattern(None)
        self.board.show_ghost(None, None)
        self._show_goal()
        self._show_hand()
        self._show_stand()
        self._show_partners()
        self._show_buttons()
        self._show_legal()
        self._show_info()
        self._make_zones()
        self.focus_changed()

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
        checks = self._assists and self.live and view.phase is Phase.SHOW
        stacks = [
            Stack(
                kind,
                view.hand[kind],
                view.told[kind] and not self._only_person,
                not checks or self._has_place(kind),
            )
            for kind in range(KINDS)
            if view.hand[kind]
        ]
        words = say(Phrase("harmonia", texts.TILES_LEFT, {"count": sum(view.hand)}))
        whose = _text(texts.HAND_TITLE)
        if self.session.persons > 1:
            whose = isolated(self._name(view.seat))
        self.hand.set_hand(stacks, f"{whose} · {words}", self._colours)

    @property
    def _only_person(self) -> bool:
        """Whether nobody else is there to be told anything."""
        return self.alone and self.session.persons == len(self.session.seats)

    def _has_place(self, kind: Kind) -> bool:
        return next(placements(self.view.open_cells, kind), None) is not None

    def _show_stand(self) -> None:
        view = self.view
        held = self.placing.piece if self.placing.holding else None
        sides, words, turnable, inviting, warn = None, "", False, False, False
        if view.shown is not None:
            mine = self.live
            sides = self._sides_of(view.shown) if mine else TURNS[view.shown][0]
            shown_by = Phrase("harmonia", texts.SHOWN_BY, {"name": self._name(view.on_turn)})
            words = _text(texts.TURN_IT) if mine else say(shown_by)
            turnable = mine
        elif self.live and view.phase is Phase.SHOW:
            words = _text(texts.SHOW_HERE)
            turnable = inviting = held is not None
            warn = inviting and self._assists and not self._has_place(held[1])
            words = _text(texts.FITS_NOWHERE) if warn else words
        self.stand.set_shown(sides, words, turnable, inviting, warn, self._colours)
        if held is not None and held[0] == STAND:
            self.stand.tile.setOpacity(0.3)

    def _show_partners(self) -> None:
        said = self._said()
        hands = self._hands()
        for plate in self.plates:
            plate.setVisible(plate.seat != self.view.seat)
            if plate.seat == self.view.seat:
                continue
            seat = self.session.seats[plate.seat]
            wish = self.view.wishes[plate.seat]
            plate.set_partner(
                Partner(
                    name=self._name(plate.seat),
                    colour=seat.colour,
                    tiles=self.view.hand_sizes[plate.seat],
                    known=hands[plate.seat],
                    says=said.get(plate.seat, ""),
                    active=self.view.to_move == plate.seat,
                    bot=seat.kind == "bot",
                    need=wish.tile if isinstance(wish, Need) else None,
                ),
                self._colours,
            )

    def _hands(self) -> tuple[tuple[int | None, ...], ...]:
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
            if seat != self.view.seat and seat not in said and isinstance(move, talking.TALK):
                said[seat] = say(texts.describe(state.view(self.view.seat), move))
        return said

    def _show_buttons(self) -> None:
        voting = self.live and self.view.phase is Phase.VOTE
        for name in talking.PHRASES:
            button = self.buttons[name]
            reason = talking.refusal(self.view, name)
            button.set_words(
                _text(texts.PHRASES[name]),
                self._colours,
                enabled=self.live and reason is None,
                kind="good" if name == "propose" and self._may_rejoice() else "plain",
                on=name == self._asking,
            )
            button.setVisible(not voting and not (self._only_person and name != "propose"))
        for name, kind in zip(talking.VOTES, ("good", "plain"), strict=True):
            button = self.buttons[name]
            button.set_words(_text(texts.PHRASES[name]), self._colours, voting, kind)
            button.setVisible(voting)
        words = _text(texts.ASKED if voting else texts.TALK_TITLE)
        box = QRectF(0, 0, self._title_width, 30 if not voting else 64)
        colours = self._colours
        self._title.set_art(
            ("harmonia-title", words, box.width(), voting, colours.text),
            box,
            lambda painter: _draw_title(painter, box, words, colours, voting),
        )
        self._title.setVisible(voting or not self._only_person)

    def _may_rejoice(self) -> bool:
        """Whether the goal is reached, so that the end should be proposed."""
        return self.live and won(self.view.layout) and talking.refusal(self.view, "propose") is None

    # Lights

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
        elif kind is None or not self._assists:
            self.board.show_legal((), ())
        else:
            self.board.show_legal(
                view.cells_for(kind, self._turn), view.cells_for_other_turns(kind, self._turn)
            )

    def _show_pattern(self, pattern: Pattern | None) -> None:
        self._lit = pattern
        self.board.show_pattern(pattern)

    def _pattern_at(self, cell: Hex | None) -> Pattern | None:
        if cell is None or self.view.setup.mode == "basic":
            return None
        return next((one for one in self.view.patterns() if cell in one.cells), None)

    def _show_info(self) -> None:
        """The line over the lower edge of the layout: what is asked for, or what is pointed at."""
        words = ""
        if self._asking is not None:
            tile = self._asking in talking.OF_A_TILE
            words = _text(texts.CHOOSE_TILE if tile else texts.CHOOSE_CELL)
        elif self._lit is not None:
            words = say(texts.pattern_phrase(self._lit))
        self._info.setVisible(bool(words))
        if words:
            at = QPointF(self._mat_rect.center().x(), self._mat_rect.bottom() - 10)
            self._info.say(words, at, self._mat_rect.width() - 40)

    def light(self, seat: int, cells: Sequence[int]) -> None:
        placed = self.view.placed
        lit = [placed[place].cell for place in cells if place < len(placed)]
        pattern = self._pattern_at(lit[0]) if lit else None
        if pattern is not None and set(pattern.cells) == set(lit):
            self._show_pattern(pattern)
        else:
            self._show_pattern(None)
            self.board.show_lit(lit)
        self._show_info()

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        self._hint_ring.hide()
        self.board.show_hints(())
        if not suggestions:
            return
        best = suggestions[0].move
        if isinstance(best, Show):
            self._ring_around(self._hint_ring, self._stack_area(best.tile), "#C9701A", 4)
            follow = suggestions[0].then
            if follow and isinstance(follow[0], Place):
                self.board.show_hints([(follow[0].cell, follow[0].sides(best.tile))])
        elif isinstance(best, Place) and self.view.shown is not None:
            self.board.show_hints(
                [(one.move.cell, one.move.sides(self.view.shown)) for one in suggestions[:3]]
            )
        elif isinstance(best, Propose | Vote):
            name = "propose" if isinstance(best, Propose) else "yes" if best.agree else "no"
            self._ring_around(self._hint_ring, self._button_area(name), "#C9701A", 4)
        self.tools.sounds.play("hint")

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str | None:
        best = suggestions[0]
        if isinstance(best.move, Show) and best.then and isinstance(best.then[0], Place):
            return say(texts.hint_phrase(best.move.tile, best.then[0]))
        return say(texts.describe(self.view, best.move))

    def _stack_area(self, kind: Kind) -> QRectF:
        reach = art.SIDE * self.hand.tile_scale * 1.12
        at = self.hand.place_of(kind)
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

    def _button_area(self, name: str) -> QRectF:
        button = self.buttons[name]
        return QRectF(button.pos(), button.size)

    def _ring_around(self, item: ArtItem, area: QRectF, colour: str, width: float) -> None:
        def draw(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for pen in (QPen(QColor("#FFFFFF"), width + 3), QPen(QColor(colour), width)):
                painter.setPen(pen)
                painter.drawRoundedRect(area, 12, 12)

        item.set_art(None, area.adjusted(-8, -8, 8, 8), draw)
        item.show()

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        places = plan(size, len(self.others), len(talking.PHRASES))
        if right_to_left():
            places = places.mirrored()
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
        for name, rect in zip(talking.PHRASES, places.buttons, strict=True):
            self.buttons[name].setPos(rect.topLeft())
            self.buttons[name].size = rect.size()
        for name, rect in zip(talking.VOTES, places.buttons[1:3], strict=True):
            self.buttons[name].setPos(rect.topLeft() + QPointF(0, rect.height() * 0.2))
            self.buttons[name].size = rect.size()
        self._fit_board(glide=False)
        self._show_hand()
        self._show_partners()
        self._show_buttons()
        self._show_info()
        self._make_zones()
        self.focus_changed()
        return places.whole

    def _fit_board(self, glide: bool) -> None:
        """Keep the whole layout, the cells beside it and the goal in sight."""
        cells = [*self.view.layout, *self.view.open_cells]
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

    def _arrived(self) -> None:
        """The layout has come to rest: its art and its spots go by its new place."""
        if self.device_scale:
            self.repaint_art()
        self._make_zones()
        self.focus_changed()

    # Zones

    def _make_zones(self) -> None:
        self.set_zones(
            [
                self._hand_zone(),
                self._stand_zone(),
                self._board_zone(),
                self._talk_zone(),
                self._partners_zone(),
            ]
        )

    def _hand_zone(self) -> Zone:
        zone = Zone("hand", lambda: _text(texts.HAND_TITLE))
        for kind in self.hand.kinds:
            zone.spots.append(
                Spot(
                    kind,
                    self.hand.place_of(kind),
                    art.SIDE * self.hand.tile_scale,
                    lambda kind=kind: say(
                        texts.stack_name(kind, self.view.hand[kind], self._has_place(kind))
                    ),
                )
            )
        return zone

    def _stand_zone(self) -> Zone:
        zone = Zone(STAND, lambda: _text(texts.STAND_TITLE))
        if self.view.shown is not None or self.live:
            zone.spots.append(Spot(STAND, self.stand.pos(), 58.0, self._stand_name))
        return zone

    def _stand_name(self) -> str:
        if self.view.shown is None:
            return _text(texts.SHOW_HERE)
        return say(texts.tile_name(self.view.shown))

    def _board_zone(self) -> Zone:
        zone = Zone("board", lambda: _text(texts.LAYOUT_TITLE))
        layout = self.view.layout
        for cell in sorted({*layout, *self.view.open_cells}):
            zone.spots.append(
                Spot(
                    cell,
                    self.board.scene_centre(cell),
                    art.SIDE * self.board.scale(),
                    lambda cell=cell: say(texts.cell_name(layout, cell)),
                )
            )
        return zone

    def _talk_zone(self) -> Zone:
        zone = Zone("talk", lambda: _text(texts.TALK_TITLE))
        for name, button in self.buttons.items():
            if button.isVisible() and button.enabled:
                zone.spots.append(
                    Spot(name, button.middle, button.size.height() / 2, lambda b=button: b.words)
                )
        return zone

    def _partners_zone(self) -> Zone:
        zone = Zone("others", lambda: _text(texts.PARTNERS_TITLE))
        for plate in self.others:
            middle = plate.pos() + QPointF(plate.size.width() / 2, plate.size.height() / 2)
            zone.spots.append(
                Spot(plate.seat, middle, 40.0, lambda seat=plate.seat: self._partner_words(seat))
            )
        return zone

    def _partner_words(self, seat: int) -> str:
        """A partner for those who do not see the plate: name, tiles, and what is known of them."""
        tiles = say(Phrase("harmonia", texts.TILES_LEFT, {"count": self.view.hand_sizes[seat]}))
        known = [
            say(texts.stack_name(kind, count, True))
            for kind, count in enumerate(self._hands()[seat])
            if count
        ]
        words = [isolated(self._name(seat)), tiles, *(known or [_text(texts.NOT_TOLD)])]
        return joined(words)

    # Placing

    def judge(self, piece: Piece, place: object, rotation: int) -> str | None:
        _, kind = piece
        if place == STAND:
            return self._misfit_warning(kind)
        if isinstance(place, str):
            reason = talking.refusal(self.view, place)
            if reason is None and place == "kind" and self.view.told[kind]:
                reason = "told-already"
            return None if reason is None else _text(texts.REASONS[reason])
        assert isinstance(place, Hex)
        turn = rotation % len(TURNS[kind])
        problem = why_not(self.view.layout, kind, Place(place.q, place.r, turn))
        return None if problem is None else _text(texts.REASONS[problem.reason])

    def _misfit_warning(self, kind: Kind) -> str | None:
        """A tile that fits nowhere is shown only by those who mean it."""
        if not self._assists or self._meant == kind or self._has_place(kind):
            return None
        basic = self.view.setup.mode == "basic"
        return _text(texts.MISFIT_LOSES if basic else texts.MISFIT_COSTS)

    def default_piece(self) -> Piece | None:
        if self.live and self.view.shown is not None:
            return (STAND, self.view.shown)
        return None

    def piece_at(self, point: QPointF) -> Piece | None:
        if not self.live:
            return None
        if self.view.phase is Phase.SHOW and self._asking is None:
            kind = self.hand.kind_at(point)
            return None if kind is None else ("hand", kind)
        if self.view.shown is not None and self.stand.contains_point(point):
            return (STAND, self.view.shown)
        return None

    def place_at(self, point: QPointF) -> object | None:
        piece = self.placing.piece if self.placing.holding else self.default_piece()
        if piece is not None and piece[0] == "hand":
            if self.stand.contains_point(point):
                return STAND
            for name in talking.OF_A_TILE:
                if self.buttons[name].contains_point(point):
                    return name
        if self._mat_rect.contains(point):
            return self.board.cell_at(point)
        return None

    def is_place(self, zone: Zone) -> bool:
        if zone.key == "board":
            return self.placing.holding or self.default_piece() is not None
        return self.placing.holding and zone.key in (STAND, "talk")

    def lifted(self, piece: Piece) -> None:
        source, kind = piece
        self.motion.stop("held")
        if source == STAND or self._meant is not None:
            self.placing.rotation = self._turn
        else:
            self._turn = 0
        if self._meant != kind:
            self._meant = None
        set_tile(self._held, self._sides_of(kind))
        self._held.setPos(self._home(piece))
        self._held.setScale(self.board.scale())
        self._held.render(self.device_scale)
        self._held.setOpacity(0.95)
        if source == "hand":
            self.hand.set_lifted(kind)
        self._show_stand()
        self._show_legal()
        self._close_plan()
        self.board.show_hints(())
        self._hint_ring.hide()
        self._show_pattern(None)
        self._show_info()
        self.tools.sounds.play("lift")

    def _home(self, piece: Piece) -> QPointF:
        source, kind = piece
        return self.stand.pos() if source == STAND else self.hand.place_of(kind)

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self._held.setPos(point)

    def aimed(self, piece: Piece, place: object | None, reason: str | None) -> None:
        _, kind = piece
        if self._turn != self.placing.rotation:
            self._turn = self.placing.rotation
            set_tile(self._held, self._sides_of(kind))
            self._show_stand()
            self._show_legal()
        self._aimed_at = place
        good = reason is None and isinstance(place, Hex)
        self._held.setOpacity(0.0 if good else 0.95)
        self._show_ghost(place if good else None, kind)

    def _show_ghost(self, cell: Hex | None, kind: Kind | None) -> None:
        if cell is None or kind is None:
            self.board.show_ghost(None, None)
            return
        self.board.show_ghost(cell, self._sides_of(kind), self._gain(cell, kind))

    def _gain(self, cell: Hex, kind: Kind) -> str:
        """What a placement would change of the points, in words; only the advanced game has any."""
        if self.view.setup.mode == "basic" or not self._assists:
            return ""
        now = self.view.score(self.view.seat).total
        change = self.view.sheet_with(cell, self._sides_of(kind)).total - now
        return f"+{number(change)}" if change >= 0 else number(change)

    def turn(self, steps: int) -> None:
        if self.placing.holding:
            self.placing.turn(steps)
        elif self.live and self.view.shown is not None:
            self._turn = (self._turn + steps) % 6
            self._show_stand()
            self._show_legal()
            self._show_ghost(self._aimed_cell(), self.view.shown)

    def _aimed_cell(self) -> Hex | None:
        """The cell the pointer or the keyboard is at, if the shown tile fits there as it is."""
        cell: object = None
        current = self.focused if self.focus_visible else None
        if current is not None and current[0].key == "board":
            cell = current[1].key
        elif self._pointer is not None:
            cell = self.place_at(self._pointer)
        piece = self.default_piece()
        if not isinstance(cell, Hex) or piece is None:
            return None
        return cell if self.judge(piece, cell, self._turn) is None else None

    def placed(self, piece: Piece, place: object, rotation: int) -> None:
        source, kind = piece
        self._held.hide()
        self.board.show_ghost(None, None)
        if place == STAND:
            self.chosen.emit(Show(kind))
        elif isinstance(place, str):
            self.chosen.emit(talking.of_tile(self.view, place, kind))
        elif isinstance(place, Hex):
            if source == "hand":
                self.chosen.emit(Show(kind))
            self.chosen.emit(Place(place.q, place.r, rotation % len(TURNS[kind])))

    def returned(self, piece: Piece, reason: str | None) -> None:
        _, kind = piece
        turned = reason is not None and self._turn_to_fit(kind)
        self.board.show_ghost(None, None)
        self._held.setOpacity(0.95)
        self._show_stand()
        self._show_legal()
        if turned:
            reason = _text(texts.TURNED_TO_FIT)
        if reason:
            self.refused.emit(reason)
        if reason and self._aimed_at == STAND:
            self._meant = kind

        def home() -> None:
            self._held.hide()
            self._show_hand()
            self._show_stand()

        self.motion.run("held", self._held.pos(), self._home(piece), self._held.setPos, home)

    def _turn_to_fit(self, kind: Kind) -> bool:
        """A shown tile that fits the cell after a turn is turned, to be placed with a second go."""
        cell = self._aimed_at
        if not isinstance(cell, Hex) or not self._assists or self.view.shown is None:
            return False
        turns = [place.turn for place in self.view.fits(kind) if place.cell == cell]
        if not turns:
            return False
        self._turn = min(turns, key=lambda turn: (turn - self._turn) % len(TURNS[kind]))
        return True

    # Pointing

    def hover(self, point: QPointF) -> None:
        self._pointer = point
        if self.live and self.view.shown is not None:
            self._show_ghost(self._aimed_cell(), self.view.shown)
            return
        cell = self.board.cell_at(point) if self._mat_rect.contains(point) else None
        pattern = self._pattern_at(cell)
        if pattern != self._lit:
            self._show_pattern(pattern)
            self._show_info()
        self._preview(self.hand.kind_at(point))

    def _preview(self, kind: Kind | None) -> None:
        """Pointing at a tile of the hand shows faintly where it could go."""
        if self.live and self.view.phase is Phase.SHOW and self._assists and self.view.placed:
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
        if self._asking in talking.OF_A_TILE and (kind := self.hand.kind_at(point)) is not None:
            self._say_of_tile(kind)
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
        elif zone.key == "board" and self._asking in talking.OF_A_CELL:
            self._say_of_cell(spot.key)

    def escape(self) -> bool:
        if self._asking is None and not self._plan_bubble.isVisible():
            return False
        self._ask_for(None)
        self._close_plan()
        return True

    # Talking

    def _press(self, name: str) -> None:
        """A button of talking or voting."""
        if not self.live:
            return
        reason = None if name in talking.VOTES else talking.refusal(self.view, name)
        if reason is not None:
            self.refused.emit(_text(texts.REASONS[reason]))
        elif name in talking.OF_A_TILE or name in talking.OF_A_CELL:
            self._ask_for(None if self._asking == name else name)
        else:
            self._say_plain(name)

    def _ask_for(self, name: str | None) -> None:
        """Wait for the tile or the cell that is spoken of."""
        self._asking = name
        self._show_buttons()
        self._show_legal()
        self._show_info()
        self._make_zones()
        if name is not None and self.focus_visible:
            self.focus_on("hand" if name in talking.OF_A_TILE else "board")

    def _say_plain(self, name: str) -> None:
        if self.live:
            self.chosen.emit(talking.plain(name))

    def _say_of_tile(self, kind: Kind) -> None:
        name = str(self._asking)
        reason = self.judge(("hand", kind), name, 0)
        self._ask_for(None)
        if reason is not None:
            self.refused.emit(reason)
        else:
            self.chosen.emit(talking.of_tile(self.view, name, kind))

    def _say_of_cell(self, cell: Hex) -> None:
        if cell not in self.view.open_cells:
            taken = cell in self.view.layout
            self.refused.emit(_text(texts.REASONS["taken" if taken else "not-beside"]))
            return
        move: Move = talking.of_cell(str(self._asking), cell)
        self._ask_for(None)
        self.chosen.emit(move)

    def _ask_plan(self, seat: int) -> None:
        """Ask a bot what it plans; a second press closes its answer."""
        if self._plan_seat == seat and self._plan_bubble.isVisible():
            self._close_plan()
            return
        self._close_plan()
        if self.live and not self.session.is_person(seat):
            self._plan_seat = seat
            self._say_plan("…")
            self.session.explain(seat)

    def _ask_next_plan(self) -> None:
        """Ask the bots one after the other."""
        bots = [plate.seat for plate in self.others if not self.session.is_person(plate.seat)]
        if bots:
            place = bots.index(self._plan_seat) + 1 if self._plan_seat in bots else 0
            self._ask_plan(bots[place % len(bots)])

    def _on_explained(self, seat: int, intention: Intention | None) -> None:
        if seat != self._plan_seat:
            return
        words = say(texts.intention_phrase(self.session.state.view(seat), intention))
        self._say_plan(words)
        if intention is not None and intention.steps:
            step = intention.steps[0]
            self.board.show_hints([(step.cell, step.sides)])
        for view in self.views():
            announce(view, words)

    def _say_plan(self, words: str) -> None:
        plate = self.plates[self._plan_seat or 0]
        rtl = right_to_left()
        x = plate.pos().x() + (0 if rtl else plate.size.width())
        at = QPointF(x, plate.pos().y() + min(44.0, plate.size.height() / 2))
        self._plan_bubble.say(words, at, 260, "right" if rtl else "left")

    def _close_plan(self) -> None:
        if self._plan_bubble.isVisible():
            self._plan_bubble.hide()
            self.board.show_hints(())

    # The goal

    def _follow_goal(self) -> None:
        """Keep the outline where the hexagon is still possible."""
        centres = self.view.goal_centres()
        if centres and self._goal not in centres:
            self._goal = min(centres, key=lambda centre: centre.distance(self._goal))

    def _show_goal(self) -> None:
        possible = self._goal in self.view.goal_centres()
        inside = sum(cell in self.view.layout for cell in goal_cells(self._goal))
        mark = "" if possible else " ✕"
        label = f"{number(inside)} / {number(GOAL_TILES)}{mark}"
        self.board.show_goal(self._goal if self._goal_shown else None, possible, label)

    def _next_goal(self) -> None:
        """G: the next place of the hexagon, then none."""
        centres = self.view.goal_centres()
        if not self._goal_shown:
            self._goal_shown = True
            self._goal = centres[0] if centres else self._goal
        elif self._goal in centres and centres.index(self._goal) + 1 < len(centres):
            self._goal = centres[centres.index(self._goal) + 1]
        else:
            self._goal_shown = False
        if self._goal_shown and not centres:
            self.refused.emit(_text(texts.GOAL_LOST))
        self._show_goal()
        self._fit_board(glide=True)

    def _grasp_goal(self, point: QPointF) -> None:
        self._goal_drag = self.board.goal_point(point)

    def _drag_goal(self, point: QPointF) -> None:
        assert self._goal_drag is not None
        middle = self.board.mapFromScene(point) - self._goal_drag
        cell = nearest_cell(middle)
        if cell != self._goal:
            self._goal = cell
            self._show_goal()
        self.board.move_goal(middle)

    def _drop_goal(self) -> None:
        self._goal_drag = None
        self._show_goal()
        self._fit_board(glide=True)
        if self._goal not in self.view.goal_centres():
            self.refused.emit(_text(texts.GOAL_ELSEWHERE))

    # Mouse: what only this table has

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton and self._press_tool(point):
            self.hide_focus()
            return
        super().mousePressEvent(event)

    def _press_tool(self, point: QPointF) -> bool:
        """The goal's handle, the stand's arrows and ring, another stack while one is held."""
        turnable = self.live and (self.view.shown is not None or self.placing.holding)
        if self.board.on_handle(point) and not self.placing.holding:
            self._grasp_goal(point)
        elif turnable and (way := self.stand.arrow_at(point)):
            self.turn(way)
        elif turnable and not self.placing.holding and self.stand.on_ring(point):
            self._dial = self._angle(point)
        elif self.placing.holding and (kind := self.hand.kind_at(point)) is not None:
            held = self.placing.piece
            self.placing.put_back()
            if held != ("hand", kind) and self.view.phase is Phase.SHOW:
                self.placing.pick_up(("hand", kind))
                self.follow(point)
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
        """The keyboard goes where the next step is taken."""
        zones = {Phase.SHOW: "hand", Phase.PLACE: "board", Phase.VOTE: "talk"}
        if self.view.phase in zones:
            self.focus_on(zones[self.view.phase])

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
        self._ring_around(self._ring, areas[zone.key](), self._colours.focus, 3.4)

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
            Extra("T", lambda: _text(texts.TALK_ENTRY), lambda: self.focus_on("talk")),
            Extra("P", lambda: _text(texts.PLAN_ENTRY), self._ask_next_plan),
            Extra("G", lambda: _text(texts.GOAL_ENTRY), self._next_goal),
        )

    def point_at(self, name: str | None) -> None:
        mat = self._mat_rect
        areas = {
            "hand": QRectF(self.hand.sceneBoundingRect()),
            "talk": self._button_area("hand"),
            "board": mat,
            "goal": mat,
        }
        if name in areas:
            self._glow.around(areas[name], self._colours.focus)
        else:
            self._glow.off()

    def restyle(self) -> None:
        self.motion.pace = self.tools.settings.animation
        self._refresh(animate=False)

    def picture(self, background: bool = True) -> QPixmap:
        names = [self._name(seat) for seat in range(self.view.setup.seats)]
        return framed_picture(self.view.layout, names, framed=background)


def _draw_title(painter: QPainter, box: QRectF, words: str, colours, voting: bool) -> None:
    from PySide6.QtGui import QFont

    draw_lines(
        painter,
        box.adjusted(4, 0, -4, 0),
        words,
        colours.text,
        18 if voting else 16,
        QFont.Weight.DemiBold,
    )
