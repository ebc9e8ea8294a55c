"""Harmonia's table: the layout in the middle, partners and talk beside it, the hand below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainterPath

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots.partners import Intention
from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.components import KINDS, TURNS, Kind, Sides
from harmony_desktop.games.harmonia.rules.game import HarmoniaState, why_not
from harmony_desktop.games.harmonia.rules.moves import (
    LEAVE,
    Ask,
    Need,
    Place,
    Point,
    Propose,
    Show,
    Vote,
)
from harmony_desktop.games.harmonia.rules.scoring import Layout, Pattern, patterns, won
from harmony_desktop.games.harmonia.rules.view import START, HarmoniaView, TurnPhase, goal_centres
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.figures import framed_artwork
from harmony_desktop.games.harmonia.table.goal import HANDLE, Goal
from harmony_desktop.games.harmonia.table.hand import Hand, Stack
from harmony_desktop.games.harmonia.table.layout import plan
from harmony_desktop.games.harmonia.table.mat import PAPER, Mat
from harmony_desktop.games.harmonia.table.ornament import Ornament, set_tile
from harmony_desktop.games.harmonia.table.partners import Partners, PlanBubble, Replies
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.games.harmonia.table.stand import RADIUS, Dial, Stand
from harmony_desktop.games.harmonia.table.talk import Talk
from harmony_desktop.ui.kit.art import Artwork
from harmony_desktop.ui.kit.languages import isolated, joined, number, say
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.labels import Anchor, Bubble
from harmony_desktop.ui.table.marks import Ring, frame_of
from harmony_desktop.ui.table.mirroring import reading_way
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.table import Extra, GameTable, Grip

STAND = "stand"
Piece = tuple[str, Kind]
"""Where a tile was picked up, `hand` or `stand`, and its kind."""
Target = Hex | str
"""Where a tile may go: a cell, the stand, or a phrase that is said of it."""
_ADVICE = "#C9701A"
_BREAKS_GOAL = "✕"
_CHOOSE = {
    **dict.fromkeys(talking.OF_A_TILE, texts.CHOOSE_TILE),
    talking.POINT: texts.CHOOSE_PLACED,
}
"""What a phrase waits for, if not for a cell."""


class HarmoniaTable(GameTable[HarmoniaState, HarmoniaView, Piece, Target]):
    """One game of Harmonia on the screen."""

    rotations = 6
    material = "wood"

    def __init__(self, timeline: Timeline[HarmoniaState], services: TableServices) -> None:
        super().__init__(timeline, services)
        self._only_person = self.alone and timeline.persons == len(timeline.seats)
        """Whether nobody else is there to be told anything."""
        self._turned: Kind | None = None
        """The kind that was turned last, as `placing.rotation` says."""
        self._meant: Kind | None = None
        """The misfit tile the player was warned of."""
        self._aimed_at: Target | None = None
        """Where the held tile was last over."""
        self._pointer: QPointF | None = None
        self._lit: Pattern | None = None
        self._breaks_goal = False
        """Whether the placement that is aimed at would make the hexagon impossible."""
        self._confirming: tuple[Hex, int] | None = None
        """The cell and the turn of a placement that is aimed at and waits to be confirmed."""
        self._led_to: TurnPhase | None = None
        """The step that the keyboard was last led to."""
        self._laid_out_for: int | None = None
        """The seat whose eyes the layout was made for."""
        self._make_parts()

    def _make_parts(self) -> None:
        self.mat = Mat()
        self.board = Ornament(self.motion)
        refit = partial(self._fit_board, glide=True)
        self.goal = Goal(self.board, self.mat, self.view, refit, self.refused.emit)
        self.hand = Hand()
        self.stand = Stand()
        phrases = ("propose",) if self._only_person else talking.PHRASES
        self.talk = Talk(
            self.view, phrases, self.chosen.emit, self.refused.emit, self._asking_changed
        )
        consult = self.services.consult
        self.replies = Replies(self.timeline, consult, self)
        self.partners = Partners(self.timeline, self.moment, self.replies)
        self._news_rooms: dict[int, QRectF] = {}
        self.plan_bubble = PlanBubble(consult, self.partners, self.board)
        self.notice = Bubble()
        """Words in a corner of the mat: what is asked for, or what is pointed at."""
        self.hint_ring = Ring(20)
        for item, depth in (
            (self.mat, 0),
            (self.board, 1),
            *((part, 2) for part in (self.hand, self.stand, self.talk, self.partners)),
            (self.hint_ring, 20),
            (self.notice, 30),
            (self.plan_bubble, 30),
        ):
            item.setZValue(depth)
            self.addItem(item)

    @property
    def alone(self) -> bool:
        """Whether one person sits at all seats that are not bots'."""
        return bool(self.timeline.options["alone"])

    @property
    def conceals(self) -> bool:
        return not self.alone

    @property
    def may_speak(self) -> bool:
        """Whether the person at the screen can talk, also in the turn of another (A-4)."""
        over = self.view.phase is TurnPhase.OVER
        return self.moment.newest and not over and self.timeline.is_person(self.view.seat)

    @property
    def confirms(self) -> bool:
        """Whether a finger or the keyboard aims first and places then (A-6)."""
        return self.services.settings.switches["confirm_placing"]

    @property
    def assists(self) -> bool:
        return self.services.settings.show_gains

    def worth_following(self, change: Change[HarmoniaState]) -> bool:
        """What is said is read beside the layout; nobody has to wait for it."""
        return change.move.by is None

    # Showing a position

    def show_position(self, moment: Moment[HarmoniaState, HarmoniaView]) -> None:
        view, played = moment.view, moment.played
        self._stop_asking(played)
        self._meant = self._confirming = None
        self.first_tap_aims = self.confirms
        self._breaks_goal = False
        if view.shown is None:
            self.placing.rotation = 0
        self._turned = view.shown
        self.plan_bubble.close()
        self._clear_hints()
        self.goal.follow(view)
        self._refresh(None if played is None else self._start_of(played))
        if played is not None:
            self._celebrate(played)
            self.replies.ask_for(played, self.partners.bots)
        if self._laid_out_for not in (None, view.seat):
            self.laid_out_anew.emit()
        else:
            self._fit_board(glide=True)
        self._lead_focus()
        self._vote_alone()

    def _stop_asking(self, played: Change[HarmoniaState] | None) -> None:
        """A phrase goes on waiting for its tile or cell while others play."""
        asking = self.talk.asking
        heard = played is not None and played.seat != self.view.seat and self.may_speak
        if not heard or asking is None or talking.refusal(self.view, asking) is not None:
            self.talk.asking = None

    def _start_of(self, change: Change[HarmoniaState]) -> QPointF | None:
        """Where a tile comes from that was just placed: from the stand, or right there."""
        if not isinstance(change.move, Place) or not self.motion.milliseconds:
            return None
        if self.timeline.is_person(change.seat):
            return art.centre(change.move.cell)
        return self.board.mapFromScene(self.stand.pos())

    def _celebrate(self, change: Change[HarmoniaState]) -> None:
        """The sound of a move; what it has completed shines for a moment."""
        if isinstance(change.move, Place) and isinstance(change.before, HarmoniaState):
            done = self._completed(change.before.layout)
            self.play_sound("line" if done else "place")
            self.board.flash(done)
        elif isinstance(change.move, Show):
            self.play_sound("call")

    def _completed(self, before: Layout) -> list[Hex]:
        """The cells of the goal or of scoring patterns that were not complete so far."""
        view = self.view
        if view.setup.mode == "basic":
            return list(view.layout) if won(view.layout) else []
        known = {one.cells for one in patterns(before) if one.points}
        new = [one for one in view.patterns() if one.points and one.cells not in known]
        return [cell for one in new for cell in one.cells]

    def _refresh(self, start: QPointF | None = None) -> None:
        """Bring everything up to date with the position; the newest tile comes from `start`."""
        view = self.view
        self.board.show_ghost(None, None)
        self.board.show_layout(view.layout, start)
        said = [one for seat in view.standing for one in seat]
        asks = [wish for wish in said if isinstance(wish, Ask)]
        self.board.show_said(
            leave=[wish.cell for wish in asks if wish.wish == LEAVE],
            fill=[wish.cell for wish in asks if wish.wish != LEAVE],
            tiles=[one.cell for one in said if isinstance(one, Point)],
        )
        self._show_pattern(None)
        self.goal.show()
        self._show_stand()
        self._show_legal()
        self._refresh_sides()

    def _refresh_sides(self) -> None:
        """Bring up to date what lies around the layout, and where the keyboard can go."""
        self._show_hand()
        self.mat.show_aside([misfit.tile for misfit in self.view.misfits])
        self.partners.show_moment(self.moment, self.colours)
        self.talk.show_talk(self.view, self.live, self.may_speak, self.colours)
        self._show_notice()
        self._make_zones()
        self.refresh_focus()

    def mark_news(self, changes: Sequence[Change[HarmoniaState]]) -> None:
        self.board.show_news(
            {
                change.move.cell: player_colour(self.timeline.seats[change.seat].colour)
                for change in changes
                if isinstance(change.move, Place)
            }
        )

    def _show_hand(self) -> None:
        view = self.view
        checks = self.assists and self.live and view.phase is TurnPhase.SHOW
        stacks = [
            Stack(
                kind,
                view.hand[kind],
                announced=view.announced[kind] and not self._only_person,
                fits=not checks or bool(view.fits(kind)),
            )
            for kind in range(KINDS)
            if view.hand[kind]
        ]
        whose = words(texts.HAND_TITLE)
        if self.timeline.persons > 1:
            whose = isolated(self.name_of(view.seat))
        tiles = words.phrase(texts.TILES_LEFT, count=sum(view.hand))
        self.hand.show_hand(stacks, f"{whose} · {tiles}", self.colours, self.device_scale)

    def _show_stand(self) -> None:
        view, held = self.view, self.placing.piece
        sides, caption, turnable, inviting, warn = None, "", False, False, False
        if view.shown is not None and self.live:
            sides, caption, turnable = self._sides_of(view.shown), words(texts.TURN_IT), True
        elif view.shown is not None:
            sides = TURNS[view.shown][0]
            caption = words.phrase(texts.SHOWN_BY, name=self.name_of(view.on_turn))
        elif self.live and view.phase is TurnPhase.SHOW:
            turnable = inviting = held is not None
            warn = held is not None and self.assists and not view.fits(held[1])
            caption = words(texts.FITS_NOWHERE if warn else texts.SHOW_HERE)
        self.stand.show_tile(sides, caption, self.colours, turnable, inviting, warn)
        if held is not None and held[0] == STAND:
            self.stand.tile.setOpacity(0.3)

    def _sides_of(self, kind: Kind) -> Sides:
        """A tile as it is turned now."""
        return TURNS[kind][self.placing.rotation % len(TURNS[kind])]

    def _subject(self) -> Kind | None:
        """The kind that is in the hand or to be placed."""
        if not self.live:
            return None
        return self.view.shown if self.placing.piece is None else self.placing.piece[1]

    def _show_legal(self) -> None:
        kind, view = self._subject(), self.view
        asking = self.talk.asking if self.talk.wants_cell else None
        self.board.show_pointing(() if asking is None else talking.cells(view, asking))
        if self.talk.wants_cell:
            self.board.show_legal()
        elif not view.placed and view.phase is not TurnPhase.OVER:
            self.board.show_legal([START])
        elif kind is None or not self.assists:
            self.board.show_legal()
        else:
            turn = self.placing.rotation
            cells, sides = view.cells_for(kind, turn), self._sides_of(kind)
            fatal = [cell for cell in cells if self._breaks(cell, sides)]
            good = [cell for cell in cells if cell not in fatal]
            self.board.show_legal(good, view.cells_for_other_turns(kind, turn), fatal)

    def _show_pattern(self, pattern: Pattern | None) -> None:
        self._lit = pattern
        self.board.show_pattern(pattern)

    def _pattern_at(self, cell: Hex | None) -> Pattern | None:
        if cell is None or self.view.setup.mode == "basic":
            return None
        return next((one for one in self.view.patterns() if cell in one.cells), None)

    def _show_notice(self) -> None:
        notice = ""
        if self.talk.asking is not None:
            notice = words(_CHOOSE.get(self.talk.asking, texts.CHOOSE_CELL))
        elif self._confirming is not None:
            notice = words(texts.PLACE_HERE)
        elif self._breaks_goal:
            notice = words(texts.GOAL_BREAKS)
        elif self._lit is not None:
            notice = say(texts.pattern_phrase(self._lit))
        self.notice.tell(notice, PAPER, 196, Anchor.BOTTOM_END, pixels=14)
        self.notice.setPos(self.mat.corner(at_end=True) - QPointF(12 * reading_way(), 12))

    # Layout

    def news_room(self, seat: int) -> QRectF | None:
        return self._news_rooms.get(seat)

    def arrange(self, size: QSizeF) -> QRectF:
        self._laid_out_for = self.view.seat
        places = plan(size, len(self.partners.others), len(talking.PHRASES))
        self.mat.lay(places.mat)
        self.goal.show()
        self.hand.lay(places.hand)
        self.stand.setPos(places.stand)
        self.partners.lay(places.plates)
        self._news_rooms = {
            plate.seat: room
            for plate, room in zip(self.partners.others, places.news, strict=True)
            if not room.isEmpty()
        }
        self.talk.lay(places.title, places.buttons)
        lowest = [places.hand.top(), *(plate.bottom() for plate in places.plates)]
        self.plan_bubble.lowest = max(lowest)
        self._fit_board(glide=False)
        self._refresh_sides()
        self.point_again()
        return places.whole

    def _fit_board(self, glide: bool) -> None:
        """Keep the whole layout, the cells beside it and the goal in sight."""
        cells = [*self.view.layout, *self.goal.cells]
        if self.view.phase is not TurnPhase.OVER or not self.view.layout:
            cells += self.view.open_cells
        if not self.goal.shown and len(self.view.placed) < 3:
            cells += START.neighbours()
        area = self.mat.area.adjusted(0, HANDLE.height() if self.goal.shown else 0, 0, 0)
        glide = glide and bool(self.device_scale)
        self.board.fit(cells, area, glide, self._board_arrived)

    def _board_arrived(self) -> None:
        """The layout has come to rest: its art and its spots go by its new place."""
        self.repaint_art()
        self._make_zones()
        self.refresh_focus()

    def _make_zones(self) -> None:
        view = self.view
        hand = Zone("hand", lambda: words(texts.HAND_TITLE))
        for kind in self.hand.kinds:
            radius = art.SIDE * self.hand.tile_scale
            name = partial(self._stack_name, kind)
            hand.spots.append(Spot(kind, self.hand.place_of(kind), radius, name))
        stand = Zone(STAND, lambda: words(texts.STAND_TITLE))
        if view.shown is not None or self.live:
            stand.spots.append(Spot(STAND, self.stand.pos(), RADIUS, self._stand_name))
        board = Zone("board", lambda: words(texts.LAYOUT_TITLE))
        for cell in sorted({*view.layout, *view.open_cells}):
            centre, radius = self.board.scene_centre(cell), art.SIDE * self.board.scale()
            board.spots.append(Spot(cell, centre, radius, partial(self._cell_name, cell)))
        self.set_zones([hand, stand, board, self.talk.zone(), self.partners.zone()])

    def _stack_name(self, kind: Kind) -> str:
        fits = not self.assists or bool(self.view.fits(kind))
        return say(texts.stack_name(kind, self.view.hand[kind], fits))

    def _stand_name(self) -> str:
        shown = self.view.shown
        return words(texts.SHOW_HERE) if shown is None else say(texts.tile_name(shown))

    def _cell_name(self, cell: Hex) -> str:
        """A cell with what lies there, and what was asked for it."""
        view = self.view
        said = [one for seat in view.standing for one in seat]
        here = [one for one in said if not isinstance(one, Need) and one.cell == cell]
        name = texts.cell_name(view.layout, cell)
        return joined(map(say, [name, *(texts.describe(view, one) for one in here)]))

    # Showing, turning and placing tiles

    def judge(self, piece: Piece, place: Target, rotation: int) -> str | None:
        _, kind = piece
        if place == STAND:
            return self._misfit_warning(kind)
        if isinstance(place, str):
            return self.talk.refusal(place, kind)
        move = Place(place.q, place.r, rotation % len(TURNS[kind]))
        problem = why_not(self.view.layout, kind, move)
        if problem is None:
            return None
        if self._fitting_turn(kind, place) is not None:
            from_hand = self.placing.piece is not None and self.placing.piece[0] == "hand"
            return words(texts.TURNED_IN_HAND if from_hand else texts.TURNED_TO_FIT)
        return words.refusal(texts.REASONS, problem)

    def _misfit_warning(self, kind: Kind) -> str | None:
        """A tile that fits nowhere is shown only by those who mean it."""
        if not self.assists or self._meant == kind or self.view.fits(kind):
            return None
        basic = self.view.setup.mode == "basic"
        return words(texts.MISFIT_LOSES if basic else texts.MISFIT_COSTS)

    def _fitting_turn(self, kind: Kind, cell: Hex) -> int | None:
        """The next way round in which a tile fits a cell, if the player is assisted."""
        turns = [place.turn for place in self.view.fits(kind) if place.cell == cell]
        if not turns or not self.assists:
            return None
        return min(turns, key=lambda turn: (turn - self.placing.rotation) % len(TURNS[kind]))

    def default_piece(self) -> Piece | None:
        if not self.live or self.view.shown is None or self.talk.asking is not None:
            return None
        return STAND, self.view.shown

    def piece_at(self, point: QPointF) -> Piece | None:
        if self.live and self.view.phase is TurnPhase.SHOW and self.talk.asking is None:
            kind = self.hand.kind_at(point)
            return None if kind is None else ("hand", kind)
        return self.default_piece() if self.stand.contains_point(point) else None

    def place_at(self, point: QPointF) -> Target | None:
        piece = self.placing.piece or self.default_piece()
        if piece is not None and piece[0] == "hand":
            if self.stand.contains_point(point):
                return STAND
            button = self.talk.button_at(point)
            if button is not None and button.name in talking.OF_A_TILE:
                return button.name
        return self.board.cell_at(point) if self.mat.area.contains(point) else None

    def is_place(self, zone: Zone) -> bool:
        if zone.key == "board":
            return self.placing.holding or self.default_piece() is not None
        return self.placing.holding and zone.key in (STAND, "talk")

    def home_of(self, piece: Piece) -> QPointF:
        source, kind = piece
        return self.stand.pos() if source == STAND else self.hand.place_of(kind)

    def lifted(self, piece: Piece) -> None:
        source, kind = piece
        if kind != self._turned:
            self.placing.rotation = 0
            self._turned, self._meant = kind, None
        set_tile(self.held, self._sides_of(kind))
        self.held.setScale(self.board.scale())
        self.held.render(self.device_scale)
        if source == "hand":
            self.hand.set_lifted(kind)
        self._show_stand()
        self._show_legal()
        self.plan_bubble.close()
        self._clear_hints()
        self._show_pattern(None)
        self._show_notice()

    def follow(self, point: QPointF) -> None:
        self._pointer = point
        super().follow(point)

    def aimed(self, piece: Piece, place: Target | None, reason: str | None) -> None:
        self._aimed_at = place
        cell = place if reason is None and isinstance(place, Hex) else None
        self.held.give_way(cell is not None)
        self._show_ghost(cell, piece[1])

    def _show_ghost(self, cell: Hex | None, kind: Kind | None) -> None:
        """The tile as it would lie on a cell, with what that would do."""
        effect = ""
        if cell is None or kind is None:
            self.board.show_ghost(None, None)
        else:
            sides = self._sides_of(kind)
            effect = self._effect_of(cell, sides) if self.assists else ""
            self.board.show_ghost(cell, sides, effect)
        if self._breaks_goal != (effect == _BREAKS_GOAL):
            self._breaks_goal = not self._breaks_goal
            self._show_notice()

    def _effect_of(self, cell: Hex, sides: Sides) -> str:
        """What a placement would change of the points, or that the hexagon becomes impossible."""
        view = self.view
        if view.setup.mode == "basic":
            return _BREAKS_GOAL if self._breaks(cell, sides) else ""
        change = view.sheet_with(cell, sides).total - view.score(view.seat).total
        return f"+{number(change)}" if change >= 0 else number(change)

    def _breaks(self, cell: Hex, sides: Sides) -> bool:
        """Whether a placement makes the hexagon of the basic game impossible, wherever it lies."""
        view = self.view
        if view.setup.mode != "basic" or not view.goal_centres():
            return False
        return not goal_centres({**view.layout, cell: sides})

    def turn(self, steps: int) -> None:
        kind = self._subject()
        if kind is None:
            return
        super().turn(steps)
        sides = self._sides_of(kind)
        if sides and self.focus_visible:
            self.read_out(say(texts.sides_phrase(sides)))

    def turned(self) -> None:
        self._confirm(None)
        self._show_stand()
        self._show_legal()
        if self.placing.piece is None:
            self._show_ghost(self._aimed_cell(), self.view.shown)
        else:
            set_tile(self.held, self._sides_of(self.placing.piece[1]))

    def _aimed_cell(self) -> Hex | None:
        """The cell the pointer or the keyboard is at, if the shown tile fits there as it is."""
        cell: object = None
        if self.focus is not None and self.focus[0].key == "board":
            cell = self.focus[1].key
        elif self._pointer is not None:
            cell = self.place_at(self._pointer)
        piece = self.default_piece()
        if not isinstance(cell, Hex) or piece is None:
            return None
        return cell if self.judge(piece, cell, self.placing.rotation) is None else None

    def placed(self, piece: Piece, place: Target, rotation: int) -> None:
        source, kind = piece
        self.board.show_ghost(None, None)
        if place == STAND:
            self.chosen.emit(Show(kind))
        elif isinstance(place, str):
            self.chosen.emit(talking.of_tile(self.view, place, kind))
        else:
            if source == "hand":
                self.chosen.emit(Show(kind))
            self.chosen.emit(Place(place.q, place.r, rotation % len(TURNS[kind])))

    def returned(self, piece: Piece, reason: str | None) -> None:
        _, kind = piece
        if reason is not None and isinstance(self._aimed_at, Hex):
            # A tile that fits the cell after a turn is turned, to be placed with a second go.
            turn = self._fitting_turn(kind, self._aimed_at)
            self.placing.rotation = self.placing.rotation if turn is None else turn
        elif reason is not None and self._aimed_at == STAND:
            self._meant = kind
        self.board.show_ghost(None, None)
        self._show_stand()
        self._show_legal()

    def came_home(self, piece: Piece) -> None:
        self._show_hand()
        self._show_stand()

    # Mouse

    def hover(self, point: QPointF) -> None:
        self._pointer = point
        self._shape_cursor(point)
        if self.live and self.view.shown is not None:
            self._show_ghost(self._aimed_cell(), self.view.shown)
            return
        cell = self.board.cell_at(point) if self.mat.area.contains(point) else None
        pattern = self._pattern_at(cell)
        if pattern != self._lit:
            self._show_pattern(pattern)
            self._show_notice()
        if self.live and self.assists and self.view.phase is TurnPhase.SHOW:
            self._preview(self.hand.kind_at(point))

    def _shape_cursor(self, point: QPointF) -> None:
        """A hand where something can be pressed or moved."""
        button = self.talk.button_at(point)
        shape = Qt.CursorShape.ArrowCursor
        if self.goal.on_handle(point):
            shape = Qt.CursorShape.OpenHandCursor
        elif self.piece_at(point) is not None or (button is not None and button.enabled):
            shape = Qt.CursorShape.PointingHandCursor
        for view in self.views():
            view.viewport().setCursor(shape)

    def _preview(self, kind: Kind | None) -> None:
        """Pointing at a tile of the hand shows faintly where it could go."""
        if self.view.placed and not self.talk.wants_cell:
            fits = () if kind is None else self.view.fits(kind)
            self.board.show_legal((), {place.cell for place in fits})

    def grip_at(self, point: QPointF) -> Grip | None:
        if self.goal.on_handle(point) or self._on_goal(point):
            self.plan_bubble.close()
            return self.goal.grasped_at(point)
        if self._subject() is not None and self.stand.on_ring(point):
            return Dial(self.stand, point, self.turn)
        return None

    def _on_goal(self, point: QPointF) -> bool:
        """Whether a press on a cell of the goal can mean nothing but to move it."""
        if self.default_piece() is not None or self.talk.wants_cell:
            return False
        return self.mat.area.contains(point) and self.board.cell_at(point) in self.goal.cells

    def press_button(self, point: QPointF) -> bool:
        way = 0 if self._subject() is None else self.stand.arrow_at(point)
        if way:
            self.turn(way)
        return bool(way)

    def press_with_full_hand(self, piece: Piece, point: QPointF) -> bool:
        """A press on a stack puts the held tile back; on its own one, that is all."""
        kind = self.hand.kind_at(point)
        if kind is None:
            return False
        self.placing.put_back()
        return piece == ("hand", kind)

    def press_elsewhere(self, point: QPointF) -> None:
        button, seat = self.talk.button_at(point), self.partners.seat_at(point)
        if button is not None:
            self.talk.press(button.name)
        elif seat is not None:
            self._ask_plan(seat)
        else:
            self.plan_bubble.close()
            kind = self.hand.kind_at(point)
            if kind is not None:
                self._press_stack(kind)
            elif self.talk.wants_cell and self.mat.area.contains(point):
                self.talk.say_of_cell(self.board.cell_at(point))

    def _press_stack(self, kind: Kind) -> None:
        """A tile of the hand that cannot be picked up now."""
        if self.talk.wants_tile:
            self.talk.say_of_tile(kind)
        elif self.talk.asking is not None:
            self.talk.ask_for(None)
        elif self.live and self.view.shown is not None:
            self.refused.emit(words(texts.REASONS["must-place"]))

    def double_click(self, point: QPointF) -> bool:
        kind = self.hand.kind_at(point)
        if not self.live or self.view.phase is not TurnPhase.SHOW or kind is None:
            return False
        if not self.placing.holding:
            self.placing.pick_up(("hand", kind))
        self.follow(self.stand.pos())
        self.placing.aim(STAND)
        self.placing.drop()
        return True

    # Keyboard

    def activate(self, zone: Zone, spot: Spot) -> None:
        key = spot.key
        if zone.key == "talk":
            self.talk.press(str(key))
        elif zone.key == "others" and isinstance(key, int):
            self._ask_plan(key)
        elif zone.key == "hand" and isinstance(key, int):
            self._press_stack(key)
        elif isinstance(key, Hex) and self.talk.wants_cell:
            self.talk.say_of_cell(key)

    def enter_anywhere(self) -> bool:
        """The first Enter on a cell shows how the tile would lie, the second one places it."""
        piece = self.placing.piece or self.default_piece()
        cell = None if self.focus is None else self.focus[1].key
        if not (self.confirms and self.live and piece is not None and isinstance(cell, Hex)):
            return False
        aimed = cell, self.placing.rotation
        if self._confirming == aimed or self.judge(piece, cell, aimed[1]) is not None:
            return False
        self._confirm(aimed)
        return True

    def _confirm(self, aimed: tuple[Hex, int] | None) -> None:
        """Wait for a placement to be confirmed; None: for none any more."""
        if aimed == self._confirming:
            return
        self._confirming = aimed
        self._show_notice()
        if aimed is not None:
            self.read_out(words(texts.PLACE_HERE))

    def escape(self) -> bool:
        if self._confirming is not None:
            self._confirm(None)
            return True
        if self.talk.asking is None and not self.plan_bubble.isVisible():
            return False
        self.talk.ask_for(None)
        self.plan_bubble.close()
        return True

    def entry_spot(self, zone_key: str, spot_key: object) -> object:
        """The keyboard enters the layout at a cell the tile fits."""
        if zone_key != "board" or isinstance(spot_key, Hex):
            return spot_key
        kind = self._subject()
        cells: tuple[Hex, ...] = ()
        if kind is not None:
            cells = self.view.cells_for(kind, self.placing.rotation)
            cells = cells or tuple(place.cell for place in self.view.fits(kind))
        return next(iter(cells or self.view.open_cells), None)

    def _lead_focus(self) -> None:
        """The keyboard goes, seen or unseen, where the next step is taken; an undo leaves it."""
        zones = {TurnPhase.SHOW: "hand", TurnPhase.PLACE: "board", TurnPhase.VOTE: "talk"}
        phase = self.view.phase if self.live else None
        change = self.moment.change
        stays = change is not None and change.kind == "undo" and self.focus is not None
        if phase in zones and phase is not self._led_to and not stays:
            self.focus_on(zones[phase], tell=self.focus_visible)
        self._led_to = phase

    def ring_around(self, zone: Zone, spot: Spot) -> QPainterPath | None:
        key = spot.key
        if zone.key == "hand" and isinstance(key, int):
            return frame_of(self.hand.area_of(key))
        if zone.key == "others" and isinstance(key, int):
            return frame_of(self.partners.plates[key].area)
        if zone.key == "talk":
            return frame_of(self.talk.buttons[str(key)].area)
        if zone.key == STAND:
            return frame_of(QRectF(spot.centre.x() - 64, spot.centre.y() - 64, 128, 128))
        return None

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        cell = None if focus is None else focus[1].key
        if self._confirming is not None and self._confirming[0] != cell:
            self._confirm(None)
        if not isinstance(cell, Hex):
            self.board.show_focus(None)
            return
        self.board.show_focus(cell)
        if self.placing.holding:
            return
        if self.live and self.view.shown is not None:
            self._show_ghost(self._aimed_cell(), self.view.shown)
        else:
            self._show_pattern(self._pattern_at(cell))
            self._show_notice()

    # Talking

    def _asking_changed(self) -> None:
        """A phrase waits for its tile or its cell, or does so no more."""
        self._show_legal()
        self._refresh_sides()
        if self.talk.asking is not None and self.focus_visible:
            self.focus_on("hand" if self.talk.wants_tile else "board")

    def _vote_alone(self) -> None:
        """Who plays several hands is asked but once whether the game shall end."""
        view = self.view
        if not (self.live and self.alone and view.phase is TurnPhase.VOTE):
            return
        asked = [(view.on_turn + step) % view.setup.seats for step in range(len(view.votes) + 1)]
        if any(self.timeline.is_person(seat) for seat in asked):
            QTimer.singleShot(0, self, lambda: self.talk.press("yes"))

    def consulted(self, consultation: str, seat: int, answer: object) -> None:
        if consultation == "plan":
            self._on_planned(seat, answer if isinstance(answer, Intention) else None)
        elif isinstance(answer, str):
            self.replies.take(seat, answer)
            self.partners.show_moment(self.moment, self.colours)
            self.read_out(f"{isolated(self.name_of(seat))}: {words(REPLIES[answer])}")
        else:
            self.replies.take(seat, None)

    def _ask_plan(self, seat: int) -> None:
        """Ask a bot what it plans; a second time closes its answer."""
        if self.live:
            self.plan_bubble.ask(seat)
        else:
            self.plan_bubble.close()

    def _ask_next_plan(self) -> None:
        seat = self.plan_bubble.next_seat()
        if seat is not None:
            self._ask_plan(seat)

    def _on_planned(self, seat: int, intention: Intention | None) -> None:
        if not self.plan_bubble.awaits(seat):
            return
        said = say(texts.intention_phrase(self.timeline.state.view(seat), intention))
        self.plan_bubble.speak(said)
        if intention is not None:
            self.goal.move_to(intention.plan.centre)
            self.board.show_hints([(step.cell, step.sides) for step in intention.steps[:1]])
        self.read_out(said)

    # Highlights and advice

    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        placed = self.view.placed
        lit = [
            placed[index].cell
            for index in dict.fromkeys(one for some in cells.values() for one in some)
            if index < len(placed)
        ]
        pattern = self._pattern_at(lit[0]) if lit else None
        if pattern is not None and set(pattern.cells) == set(lit):
            self._show_pattern(pattern)
        else:
            self._show_pattern(None)
            self.board.show_lit(lit)
        self._show_notice()

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        self.plan_bubble.close()
        self._clear_hints()
        if not suggestions:
            return
        best, tile = suggestions[0].move, self.view.shown
        moves = [one.move for one in suggestions[:3]]
        if isinstance(best, Show):
            tile, moves = best.tile, [*suggestions[0].then[:1]]
            self.hint_ring.around(frame_of(self.hand.area_of(tile)), _ADVICE)
        elif isinstance(best, Propose | Vote):
            name = "propose" if isinstance(best, Propose) else "yes" if best.agree else "no"
            self.hint_ring.around(frame_of(self.talk.buttons[name].area), _ADVICE)
        places = [move for move in moves if isinstance(move, Place)]
        if tile is not None:
            self.board.show_hints([(place.cell, place.sides(tile)) for place in places])

    def decision_frames(self, moves: Sequence[Move]) -> Sequence[QPainterPath]:
        frames = []
        for move in moves:
            if isinstance(move, Show):
                frames.append(frame_of(self.hand.area_of(move.tile)))
            elif isinstance(move, Place):
                frames.append(self.board.frame_of(move.cell))
            elif isinstance(move, Propose | Vote):
                name = "propose" if isinstance(move, Propose) else "yes" if move.agree else "no"
                frames.append(frame_of(self.talk.buttons[name].area))
        return frames

    def _clear_hints(self) -> None:
        self.board.show_hints()
        self.hint_ring.hide()

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str | None:
        best = suggestions[0]
        if isinstance(best.move, Show) and best.then and isinstance(best.then[0], Place):
            return say(texts.hint_phrase(best.move.tile, best.then[0]))
        return say(texts.describe(self.view, best.move))

    # The menu, the guide, pictures and settings

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("T", lambda: words(texts.TALK_ENTRY), lambda: self.focus_on("talk")),
            Extra("P", lambda: words(texts.PLAN_ENTRY), self._ask_next_plan),
            Extra("G", lambda: words(texts.GOAL_ENTRY), self.goal.move_on),
        )

    def guide_area(self, name: str) -> QRectF | QPainterPath | None:
        areas = {
            "hand": self.hand.sceneBoundingRect(),
            "talk": self.talk.buttons["hand"].area,
            "board": self.mat.area,
            "goal": self.mat.area,
        }
        return areas.get(name)

    def restyle(self) -> None:
        super().restyle()
        self.first_tap_aims = self.confirms
        self._refresh()

    def artwork(self, background: bool = True) -> Artwork:
        names = [self.name_of(seat) for seat in range(self.view.setup.seats)]
        return framed_artwork(self.view.layout, names, framed=background)


TABLE = HarmoniaTable
