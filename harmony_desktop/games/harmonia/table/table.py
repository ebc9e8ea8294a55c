"""Harmonia's table: the layout in the middle, partners and talk beside it, the hand below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsSceneContextMenuEvent

from harmony_desktop.controller.hint import HintStep
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import by_ear, texts
from harmony_desktop.games.harmonia.bots.partners import Intention
from harmony_desktop.games.harmonia.bots.wishing import PatternIntention
from harmony_desktop.games.harmonia.replies import REPLIES, TO_A_REQUEST
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.components import Kind, goal_cells
from harmony_desktop.games.harmonia.rules.game import HarmoniaState
from harmony_desktop.games.harmonia.rules.moves import (
    AnnounceHand,
    AskHand,
    AskTile,
    CellWish,
    Place,
    Propose,
    Show,
    Vote,
    Wish,
)
from harmony_desktop.games.harmonia.rules.view import START, HarmoniaView, TurnPhase
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.aim_sheet import PRACTICE, AimSheet
from harmony_desktop.games.harmonia.table.figures import framed_artwork
from harmony_desktop.games.harmonia.table.ghosts import ghosts_of
from harmony_desktop.games.harmonia.table.goal import ClickOrDrag, Goal
from harmony_desktop.games.harmonia.table.hand import Hand, stacks_of
from harmony_desktop.games.harmonia.table.layout import plan
from harmony_desktop.games.harmonia.table.mat import PAPER, Mat
from harmony_desktop.games.harmonia.table.news import placement_line, placement_news
from harmony_desktop.games.harmonia.table.ornament import Ornament, set_tile
from harmony_desktop.games.harmonia.table.partners import Partners, PlanBubble, Replies
from harmony_desktop.games.harmonia.table.phrase_menu import Offer, PhraseMenu
from harmony_desktop.games.harmonia.table.placement import STAND, Piece, Target, TilePlacement
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.games.harmonia.table.spotlight import PatternLight, completed_cells
from harmony_desktop.games.harmonia.table.stand import Dial, Stand
from harmony_desktop.games.harmonia.table.talk import Talk
from harmony_desktop.games.harmonia.table.zones import hand_zone, layout_zone, stand_zone
from harmony_desktop.ui.kit.art import Artwork
from harmony_desktop.ui.kit.languages import (
    isolated,
    joined,
    listed,
    say,
    sentence,
    sentences,
    separated,
)
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.coordinates import EdgeLabel, labels_along
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.labels import Anchor, Bubble
from harmony_desktop.ui.table.marks import frame_of
from harmony_desktop.ui.table.mirroring import reading_way
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.news_cards import NewsLine
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.surface import Grip
from harmony_desktop.ui.table.table import Extra, GameTable

_WORDS = 47.0
"""Z value of words over the table: above the marks of a hint, below the piece in the hand."""


_BELOW_QUESTION = 12.0
"""Room between the question whether to end the game and the sheet."""


class HarmoniaTable(GameTable[HarmoniaState, HarmoniaView, Piece, Target]):
    """One game of Harmonia on the screen."""

    rotations = 6
    material = "wood"

    confirms_itself = True

    def __init__(self, timeline: Timeline[HarmoniaState], services: TableServices) -> None:
        super().__init__(timeline, services)
        self._only_person = self.alone and timeline.persons == len(timeline.seats)
        """Whether one person plays all seats, so that there is nobody to talk to."""
        self._aimed_at: Target | None = None
        """The last target under the held tile."""
        self._pointer: QPointF | None = None
        self._heard: int | None = None
        """The bot that was asked for its plan, whose requests are shown for this moment."""
        self._hovered: Hex | None = None
        """The cell under the pointer while the hand is empty."""
        self._misfit = False
        """Whether the pointer is on tiles of the hand that fit nowhere now."""
        self._misplaced = ""
        """Why the held tile fits in no rotation on the cell under it."""
        self._led_to: TurnPhase | None = None
        """The phase for which the keyboard focus was last moved."""
        self._aim_area = self._column = QRectF()
        """The area of the sheet, and the column in which it lies below a question."""
        self._laid_out_for: int | None = None
        """The seat from whose view the table was last laid out."""
        self._make_parts()

    def _make_parts(self) -> None:
        self.mat = Mat()
        self.board = Ornament(self.motion)
        self.board.landed = self._end_complete_soon
        refit = partial(self._fit_board, stays=True)
        self.goal = Goal(
            self.board, self.mat, self.motion, self.view, refit, self.refused.emit, self._tell
        )
        self.hand = Hand()
        self.stand = Stand()
        self.aim = AimSheet(self._light_cells)
        self.talk = Talk(
            self.view, self._only_person, self.chosen.emit, self.refused.emit, self._asking_changed
        )
        consult = self.services.consult
        self.replies = Replies(self.timeline, consult, self)
        self._taken_back = -1
        """The number of the latest tile shown against a promise, which was read out."""
        self.partners = Partners(self.timeline, self.moment, self.replies, self._hushed)
        self._news_rooms: dict[int, QRectF] = {}
        self.plan_bubble = PlanBubble(consult, self.partners, self.board, self.goal, self._news_of)
        self.placement = TilePlacement(
            self.view,
            self.placing,
            self.board,
            self.stand,
            self.talk,
            self.services,
            self.name_of,
            self._placement_changed,
        )
        self.phrase_menu = PhraseMenu(
            self.chosen.emit,
            self._ask_plan,
            partial(self.talk.ask_for, talking.ASK_TILE),
            self.placement.legal_turns,
            self.name_of,
            self._toggle_requests,
        )
        self.pattern_light = PatternLight(self.board)
        self.notice = Bubble()
        """A text in a corner of the mat: the requested action, or the part that is pointed at."""
        for item, depth in (
            (self.mat, 0),
            (self.board, 1),
            *((part, 2) for part in (self.hand, self.stand, self.aim, self.talk, self.partners)),
            (self.notice, _WORDS),
            (self.plan_bubble, _WORDS),
        ):
            item.setZValue(depth)
            self.addItem(item)

    def _tell(self, said: str) -> None:
        """Say something in the bar, unless the position is only looked at."""
        if self.moment.newest and self.services.game_name:
            self.announced.emit(said)

    @property
    def alone(self) -> bool:
        """Whether one person plays all seats that have no bot."""
        return bool(self.timeline.options["alone"])

    @property
    def conceals(self) -> bool:
        return not self.alone

    @property
    def _colours(self) -> list[str]:
        """The players' colours, by seat."""
        return [player_colour(seat.colour) for seat in self.timeline.seats]

    @property
    def may_speak(self) -> bool:
        """Whether the person at the screen can talk, also in the turn of another (A-4)."""
        over = self.view.phase is TurnPhase.OVER
        return self.moment.newest and not over and self.timeline.is_person(self.view.seat)

    def worth_following(self, change: Change[HarmoniaState]) -> bool:
        """Return whether the table waits to show a change; remarks appear without waiting, and so
        does the agreement to end a game that is won."""
        agrees = isinstance(change.move, Propose | Vote) and self._is_complete(change.before)
        return change.move.by is None and not agrees

    # Showing a position

    @property
    def _quiet(self) -> bool:
        """Whether bots show their requests only when they are asked for their plan."""
        return not self.services.settings.switches["partners_ask"]

    def _hushed(self, seat: int) -> bool:
        """Whether the requests of a seat are not shown now."""
        return self._quiet and seat != self._heard and not self.timeline.is_person(seat)

    def _hushing(self, view: HarmoniaView) -> HarmoniaView:
        """A view without the requests that are not shown."""
        standing = tuple(
            tuple(one for one in said if not (isinstance(one, Wish) and self._hushed(seat)))
            for seat, said in enumerate(view.standing)
        )
        return view if standing == view.standing else replace(view, standing=standing)

    def show_moment(self, moment: Moment[HarmoniaState, HarmoniaView]) -> None:
        if not moment.is_same_place(self.moment):
            self._heard = None
        super().show_moment(replace(moment, view=self._hushing(moment.view)))

    def _show_requests(self, seat: int | None) -> None:
        """Show anew which requests stand; those of a seat that was asked for its plan among
        them."""
        self._heard = seat
        self.moment = replace(self.moment, view=self._hushing(self._unhushed()))
        self.placement.follow(self.view, self.live)
        self._refresh()

    def _unhushed(self) -> HarmoniaView:
        """The view of this moment with all requests."""
        return self.timeline.states[self.moment.number].view(self.view.seat)

    def _toggle_requests(self) -> None:
        """Let bots make requests, or only when they are asked for their plan, and say so."""
        asks = self._quiet
        self.services.change("partners_ask", asks)
        self.announced.emit(words(texts.REQUESTS_SHOWN if asks else texts.REQUESTS_HIDDEN))

    def show_position(self, moment: Moment[HarmoniaState, HarmoniaView]) -> None:
        view, played = moment.view, moment.played
        heard = played is not None and played.seat != view.seat and self.may_speak
        self.talk.follow(view, waits=heard)
        self.placement.follow(view, self.live)
        self.plan_bubble.close()
        if self.goal.follow(view) and played is not None:
            self._tell(words(texts.GOAL_MOVED))
        self._refresh(None if played is None else self._start_of(played))
        if played is not None:
            self._celebrate(played)
            self.replies.hear(played, self.partners.bots)
            self._read_taken_back(moment.number - 1)
            self._read_heeded(played, moment.number - 1)
        if self._laid_out_for not in (None, view.seat):
            self.laid_out_anew.emit()
        else:
            self._fit_board(stays=True)
        self._lead_focus()
        self._vote_alone()
        self._end_complete_soon()

    def _read_taken_back(self, index: int) -> None:
        """Read out, once, a promise that the tile of a bot has broken."""
        if isinstance(self.timeline.moves[index], Place):
            index -= 1
        if isinstance(self.timeline.moves[index], Show) and index != self._taken_back:
            for seat, reply in self.replies.to_move(index).items():
                self._taken_back = index
                self._read_reply(seat, reply)

    def _read_heeded(self, played: Change[HarmoniaState], index: int) -> None:
        """Read out what bots say of a tile that a person has placed."""
        if isinstance(played.move, Place) and self.timeline.is_person(played.seat):
            for seat, reply in self.replies.to_move(index).items():
                if reply not in TO_A_REQUEST or not self._hushed(seat):
                    self._read_reply(seat, reply)

    def _read_reply(self, seat: int, reply: str) -> None:
        self.read_out(f"{isolated(self.name_of(seat))}: {words(REPLIES[reply])}")

    def _start_of(self, change: Change[HarmoniaState]) -> QPointF | None:
        """Return where a placed tile moves in from: its cell for a person, else the stand."""
        if not isinstance(change.move, Place) or not self.motion.milliseconds:
            return None
        if self.timeline.is_person(change.seat):
            return art.centre(change.move.cell)
        return self.board.mapFromScene(self.stand.pos())

    def _celebrate(self, change: Change[HarmoniaState]) -> None:
        """Play the sound of a move and flash the patterns it completed."""
        if isinstance(change.move, Place) and isinstance(change.before, HarmoniaState):
            done = completed_cells(change.before.layout, self.view)
            self.play_sound("line" if done else "place")
            if self.view.complete:
                self.board.bloom(self.goal.centre)
            else:
                self.board.flash(done)
        elif isinstance(change.move, Show):
            self.play_sound("call")

    def _refresh(self, start: QPointF | None = None) -> None:
        """Update everything from the position; the newest tile moves in from `start`."""
        view = self.view
        self.board.show_ghost(None, None)
        self.board.show_layout(view.layout, start)
        # Nothing is asked for any more when all is over.
        said = [one for seat in view.standing for one in seat if view.to_move is not None]
        self.board.show_remarks(said, self._colours)
        self.pattern_light.off()
        if view.complete:
            self.board.show_won(view.layout)
        self.goal.show()
        self.placement.show_stand()
        self.placement.show_legal()
        self._refresh_sides()

    def _refresh_sides(self) -> None:
        """Update the parts around the layout and the keyboard zones."""
        self._show_hand()
        self.mat.show_aside([misfit.tile for misfit in self.view.misfits])
        self.partners.chosen = self.talk.tile
        self.partners.show_moment(self.moment, self.colours)
        self.talk.show_talk(self.view, self.live, self.may_speak, self.colours)
        self._show_aim()
        self._show_notice()
        self._make_zones()
        self.refresh_focus()

    def _show_aim(self) -> None:
        """Show the sheet, and mark on the layout what it is about."""
        view = self.view
        asked = self.talk.voting and view.setup.mode == "advanced"
        covered = (self.talk.covers_aim and not asked) or self.final
        self.aim.setVisible(not covered and self.talk.isVisible())
        # Whoever is asked to end the game sees where its points come from.
        below = self._column.adjusted(
            0, self.talk.foot + _BELOW_QUESTION - self._column.top(), 0, 0
        )
        self.aim.lay(below if asked else self._aim_area)
        self.stand.setVisible(not asked and self.talk.isVisible())
        self.aim.show_aim(view, self.goal.centre, self.timeline.practice, self.colours)
        gaps = [row.line for row in self.aim.rows if row.line.key == "gaps"]
        self.board.show_gaps(gaps[0].cells if gaps and self.goal.shown else ())
        closed = [] if view.setup.mode == "basic" else view.patterns()
        self.board.show_closed([one for one in closed if one.points])

    def _light_cells(self, cells: Sequence[Hex]) -> None:
        """Light the cells of a line of the sheet: a whole pattern with its axis and open sides."""
        self.pattern_light.show_cells(self.view, cells)
        self._show_notice()

    def show_turn(self, seat: int | None) -> None:
        self.partners.show_turn(seat, self.colours)

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
        checks = self.placement.assists and self.live and view.phase is TurnPhase.SHOW
        stacks = stacks_of(view, checks, not self._only_person, self._colours)
        title = words.phrase(texts.TILES_LEFT, count=sum(view.hand))
        if self.timeline.persons > 1:
            title = separated((isolated(self.name_of(view.seat)), title))
        # Hands only shrink, so the kinds that were dealt are all there will be.
        first = self.timeline.states[0].hands[view.seat]
        dealt = [kind for kind, count in enumerate(first) if count]
        self.hand.show_hand(stacks, dealt, title, self.colours, self.device_scale)

    def _placement_changed(self) -> None:
        """Show what is said of the placement that is aimed at; a hint's tile makes way for it."""
        self._show_notice()
        self._mark_hint()

    def _show_notice(self) -> None:
        asked = self._wish_words(self.placement.ghost_cell or self._hovered)
        misfit = sentence(words(texts.FITS_NOWHERE)) if self._misfit else ""
        placing = "\n".join(filter(None, (self.placement.notice, asked, misfit, self._misplaced)))
        notice = self.talk.notice or placing or self.aim.notice or self.pattern_light.notice
        box = self.notice.show_words(notice, PAPER, 196, Anchor.BOTTOM_END, pixels=14)
        at = self.mat.corner(at_end=True) - QPointF(12 * reading_way(), 12)
        aimed = self._aimed_at if self._misplaced else self.placement.ghost_cell
        if isinstance(aimed, Hex):
            reach = art.SIDE * self.board.scale()
            covered = box.translated(at).adjusted(-reach, -reach, reach, reach)
            if covered.contains(self.board.scene_centre(aimed)):
                at.setY(self.mat.area.top() + 12 + box.height())
        self.notice.setPos(at)

    def _wish_words(self, cell: Hex | None) -> str:
        """The words for the requests of others for a cell, with the way to meet them; none while
        the player is meeting one."""
        view = self.view
        if view.phase is TurnPhase.OVER:
            return ""
        names = [self.name_of(seat) for seat in range(view.setup.seats)]
        wishes = [one for said in view.standing for one in said if one.seat != view.seat]
        told: dict[str, list[str]] = {}
        for wish in wishes:
            if isinstance(wish, CellWish) and wish.cell == cell:
                said = say(texts.remark_words(view, wish, names))
                told.setdefault(said, []).append(names[wish.seat])
        lines = [f"{listed(askers)}: {said}" for said, askers in told.items()]
        ask = self._asked_at(cell)
        if ask is not None and self.placement.subject == ask.tile:
            return ""
        return "\n".join([*lines, words(texts.DO_AS_ASKED)] if ask is not None else lines)

    def _asked_at(self, cell: Hex | None) -> AskTile | None:
        """The request for a tile of the player on a cell that can be met now."""
        if not self.live or self.view.phase is not TurnPhase.SHOW or self.talk.asking is not None:
            return None
        asks = [ask for ask in self.view.tiles_asked_of(self.view.seat) if ask.cell == cell]
        return asks[-1] if asks else None

    # Layout

    def news_room(self, seat: int) -> QRectF | None:
        return self._news_rooms.get(seat)

    def news_lines(self, seat: int, changes: Sequence[Change[HarmoniaState]]) -> Sequence[NewsLine]:
        """Return the placed tile as a picture, with its cell; remarks are shown on the plate."""
        return placement_news(changes)

    def move_line(self, changes: Sequence[Change[HarmoniaState]]) -> NewsLine | None:
        return placement_line(changes)

    def set_device_scale(self, scale: float) -> None:
        super().set_device_scale(scale)
        # The rows of the aim are laid out for their scale.
        self._make_zones()

    def arrange(self, size: QSizeF) -> QRectF:
        self._laid_out_for = self.view.seat
        others = len(self.partners.others)
        unfolded = self.partners.unfolded if self.partners.folds else None
        places = plan(size, others, len(talking.PHRASES), unfolded)
        if self.final:
            places = replace(places, mat=places.whole.adjusted(12, 12, -12, -12))
        same = self.mat.area == places.mat
        self.mat.lay(places.mat, self.colours.dark)
        self.goal.show()
        self.hand.lay(places.hand)
        self.stand.setPos(places.stand)
        self.partners.lay(places.plates)
        self._news_rooms = {
            plate.seat: room
            for plate, room in zip(self.partners.others, places.news, strict=True)
            if not room.isEmpty()
        }
        self._aim_area, self._column = places.aim, places.column
        self.talk.lay(places.title, places.buttons, places.below)
        lowest = [places.hand.top(), *(plate.bottom() for plate in places.plates)]
        self.plan_bubble.lowest = max(lowest)
        self._fit_board(stays=same)
        self._refresh_sides()
        return places.whole

    def edge_labels(self) -> list[EdgeLabel]:
        margin = 10 * self.screen_pixel
        area = self.mat.area.adjusted(margin, margin, -margin, -margin)
        # The upper corner has the number of tiles.
        inside = area.adjusted(2 * margin, 4 * margin, -2 * margin, -2 * margin)
        reach = range(-texts.FIRST_COLUMN, texts.FIRST_COLUMN + 1)
        across = ((step, self.board.scene_centre(Hex(step, 0)).x()) for step in reach)
        down = ((step, self.board.scene_centre(Hex(0, step)).y()) for step in reach)
        return labels_along(
            area,
            [(texts.FIRST_COLUMN + q, x) for q, x in across if inside.left() < x < inside.right()],
            [(texts.FIRST_ROW + r, y) for r, y in down if inside.top() < y < inside.bottom()],
            texts.COLUMNS,
            below=True,
        )

    @property
    def label_ink(self) -> str:
        return PAPER.muted

    def show_all(self, everything: bool) -> None:
        for item in (self.hand, self.stand, self.aim, self.talk, self.partners):
            item.setVisible(everything)
        self.goal.has_handle = everything

    def _fit_board(self, stays: bool) -> None:
        """Keep the whole layout, the cells beside it and the goal visible.

        A layout that `stays` moves only as far as it must.
        """
        over = self.view.phase is TurnPhase.OVER
        needed = [*self.view.layout, *self.goal.cells]
        if not over or not self.view.layout:
            needed += self.view.open_cells
        likely: set[Hex] = set()
        if self.goal.shown and not over:
            # All cells beside the layout, wherever it lies in the outline.
            likely.update(beside for cell in self.goal.cells for beside in cell.neighbours())
        elif not over:
            # Room for a hexagon around the first tile and the cells beside it, so that the scale
            # changes seldom, and then little.
            likely.update(beside for cell in goal_cells(START) for beside in cell.neighbours())
        glide = stays and bool(self.device_scale)
        area, arrived = self.mat.area, self._board_arrived
        self.board.fit(needed, likely or needed, area, stays, glide, arrived)

    def _board_arrived(self) -> None:
        """Redraw the layout after it has stopped moving, and move its spots."""
        self.repaint_art()
        self._make_zones()
        self.refresh_focus()

    def _make_zones(self) -> None:
        view = self.view
        self.set_zones(
            [
                hand_zone(self.hand, view, self.placement.assists, self.name_of),
                stand_zone(self.stand, view, self.live and self.stand.isVisible()),
                layout_zone(self.board, view, self.placement, self.name_of),
                self.aim.zone(),
                self.talk.zone(),
                self.partners.zone(),
            ]
        )

    # Showing, turning and placing tiles

    def judge(self, piece: Piece, place: Target, rotation: int) -> str | None:
        return self.placement.judge(piece, place, rotation)

    def default_piece(self) -> Piece | None:
        return self.placement.shown_piece

    def piece_at(self, point: QPointF) -> Piece | None:
        if self.live and self.view.phase is TurnPhase.SHOW and self.talk.asking is None:
            kind = self.hand.kind_at(point)
            return None if kind is None else ("hand", kind)
        return self.default_piece() if self.stand.contains_point(point) else None

    def place_at(self, point: QPointF) -> Target | None:
        piece = self.placement.piece
        if piece is not None and piece[0] == "hand":
            if self.stand.contains_point(point):
                return STAND
            button = self.talk.button_at(point)
            if button is not None and button.name in talking.OF_A_TILE:
                return button.name
        return self.board.cell_at(point) if self.mat.area.contains(point) else None

    def is_place(self, zone: Zone) -> bool:
        if zone.key == "board":
            return self.placement.piece is not None
        return self.placing.holding and zone.key in (STAND, "talk")

    def home_of(self, piece: Piece) -> QPointF:
        source, kind = piece
        return self.stand.pos() if source == STAND else self.hand.place_of(kind)

    def lifted(self, piece: Piece) -> None:
        source, kind = piece
        self.talk.play_on()
        self._misfit = False
        self.placement.pick_up(kind)
        set_tile(self.held, self.placement.sides_of(kind))
        self.held.setScale(self.board.scale())
        self.held.render(self.device_scale)
        if source == "hand":
            self.hand.set_lifted(kind)
        self.placement.show_stand()
        self.placement.show_legal()
        self.plan_bubble.close()
        self.pattern_light.off()
        self._show_notice()

    def follow(self, point: QPointF) -> None:
        self._pointer = point
        super().follow(point)

    def aimed(self, piece: Piece, place: Target | None, reason: str | None) -> None:
        self._aimed_at = place
        if self.placement.confirming is not None and self.placement.confirming[0] != place:
            self.placement.stop_confirming()
        cell = place if reason is None and isinstance(place, Hex) else None
        self.held.give_way(cell is not None)
        self.placement.show_ghost(cell, piece[1])
        misplaced = isinstance(place, Hex) and self.placement.is_misplaced(piece[1], place)
        self._tell_misplaced(reason or "" if misplaced else "")

    def _tell_misplaced(self, reason: str) -> None:
        if reason != self._misplaced:
            self._misplaced = reason
            self._show_notice()

    def turn(self, steps: int) -> None:
        kind = self.placement.subject
        if kind is None:
            return
        turned = self.placement.steps_of_turn(kind, steps)
        if not turned:
            self.announced.emit(words(texts.ONLY_TURN))
            return
        super().turn(turned)
        if self.placement.confirming is not None:
            self.placement.confirm(self.placement.confirming[0])
        sides = self.placement.sides_of(kind)
        if sides and self.focus_visible:
            self.read_out(say(texts.sides_phrase(sides)))

    def turned(self) -> None:
        self.placement.show_stand()
        self.placement.show_legal()
        if self.placing.piece is None:
            self._show_ghost()
        else:
            set_tile(self.held, self.placement.sides_of(self.placing.piece[1]))

    def _show_ghost(self) -> None:
        """Preview the stand's tile at the pointer or keyboard focus, if it fits as rotated."""
        cell: object = None
        if self.focus is not None and self.focus[0].key == "board":
            cell = self.focus[1].key
        elif self._pointer is not None:
            cell = self.place_at(self._pointer)
        self.placement.show_ghost(self.placement.fits_shown(cell), self.view.shown)

    def placed(self, piece: Piece, place: Target, rotation: int) -> None:
        self.board.show_ghost(None, None)
        self._tell_misplaced("")
        for move in self.placement.moves(piece, place, rotation):
            self.chosen.emit(move)

    def dropped(self, piece: Piece, place: Target, rotation: int) -> None:
        dragged = self._dragging
        if isinstance(place, Hex) and not self.placement.may_place(piece, place, rotation, dragged):
            self._aim(piece, place)
            self.read_out(sentences([self.placement.notice, self._lie_of(piece[1])]))
        else:
            super().dropped(piece, place, rotation)

    def put_back(self, piece: Piece, reason: str | None) -> None:
        place = self._aimed_at
        fits = isinstance(place, Hex) and self.placement.fits_turned(piece[1], place)
        if reason is not None and isinstance(place, Hex) and fits:
            self._aim(piece, place)
            self.placement.tell_turned()
            self.read_out(sentences([self.placement.notice, self._lie_of(piece[1])]))
        else:
            super().put_back(piece, reason)

    def _aim(self, piece: Piece, cell: Hex) -> None:
        """Hold a tile and preview it on a cell in its best rotation until it is confirmed."""
        self.placing.pick_up(piece)
        self.placing.rotation = self.placement.turn_for(piece[1], cell)
        self.held.setPos(self.board.scene_centre(cell))
        self.turned()
        self.placing.aim(cell)
        self.placement.confirm(cell)

    def _lie_of(self, kind: Kind) -> str:
        """Describe how the tile in the hand lies, for a screen reader; empty for a blank one."""
        sides = self.placement.sides_of(kind)
        return say(by_ear.lie_words(sides)) if sides else ""

    def returned(self, piece: Piece, reason: str | None) -> None:
        self.placement.stop_confirming()
        if piece[0] == "hand":
            self.placement.forget_turn()
        if reason is not None and self._aimed_at == STAND:
            self.placement.warned_of(piece[1])
        self._tell_misplaced("")
        self.placement.show_ghost(None, None)
        self.placement.show_stand()
        self.placement.show_legal()

    def came_home(self, piece: Piece) -> None:
        self._show_hand()
        self.placement.show_stand()

    # Mouse

    def hover(self, point: QPointF) -> None:
        self._pointer = point
        self._shape_cursor(point)
        if self.live and self.view.shown is not None:
            self._show_ghost()
            return
        if self.aim.hover(point):
            return
        cell = self.board.cell_at(point) if self.mat.area.contains(point) else None
        known, self._hovered = self._wish_words(self._hovered), cell
        if self.pattern_light.point_at(self.view, cell) or known != self._wish_words(cell):
            self._show_notice()
        kind = self.hand.kind_at(point)
        misfit = kind is not None and self.placement.is_misfit(kind)
        if misfit != self._misfit:
            self._misfit = misfit
            self._show_notice()
        self.placement.preview(kind)

    def _shape_cursor(self, point: QPointF) -> None:
        """Set the pointing-hand cursor over parts that can be pressed or moved."""
        button = self.talk.button_at(point)
        shape = Qt.CursorShape.ArrowCursor
        if self.goal.on_handle(point):
            shape = Qt.CursorShape.OpenHandCursor
        elif (
            self.piece_at(point) is not None
            or (button is not None and button.enabled)
            or self.aim.button_at(point) is not None
            or self._asked_at(self.board.cell_at(point)) is not None
            or (self.may_speak and self.partners.seat_at(point) is not None)
        ):
            shape = Qt.CursorShape.PointingHandCursor
        for view in self.views():
            view.viewport().setCursor(shape)

    def grip_at(self, point: QPointF) -> Grip | None:
        if self.goal.on_handle(point) or self._on_goal(point):
            self.plan_bubble.close()
            return ClickOrDrag(self.goal.grasped_at(point), point, self._press_cell)
        if self.placement.subject is not None and self.stand.on_ring(point):
            return Dial(self.stand, point, self.turn)
        return None

    def _on_goal(self, point: QPointF) -> bool:
        """Return whether a press at a point can only mean dragging the goal."""
        if self.default_piece() is not None or self.talk.wants_cell:
            return False
        return self.mat.area.contains(point) and self.board.cell_at(point) in self.goal.cells

    def press_button(self, point: QPointF) -> bool:
        way = 0 if self.placement.subject is None else self.stand.arrow_at(point)
        if way:
            self.turn(way)
            return True
        shown = None if self.placing.holding else self.placement.shown_piece
        if shown is not None and self.placement.confirms and self.mat.area.contains(point):
            # Hold the tile, so that it is aimed like a tile from the hand.
            self.placing.pick_up(shown)
            self.follow(point)
        return False

    def press_with_full_hand(self, piece: Piece, point: QPointF) -> bool:
        """Put the held tile back on a press on a stack; return whether the stack is its own. A
        press on what has nothing to do with the tile puts it back and is answered."""
        kind = self.hand.kind_at(point)
        if kind is None:
            button = self.talk.button_at(point)
            on_button = button is not None and button.name not in talking.OF_A_TILE
            if on_button or self.aim.button_at(point) or self.partners.seat_at(point) is not None:
                self.placing.put_back()
                self.press_elsewhere(point)
                return True
            return False
        self.placing.put_back()
        return piece == ("hand", kind)

    def press_elsewhere(self, point: QPointF) -> None:
        button, seat = self.talk.button_at(point), self.partners.seat_at(point)
        choice = self.aim.button_at(point)
        if button is not None:
            self.talk.press(button.name)
        elif choice is not None:
            self._decide(choice.name)
        elif seat is not None:
            self._press_partner(seat, point)
        else:
            self.plan_bubble.close()
            kind = self.hand.kind_at(point)
            if kind is not None:
                self._press_stack(kind)
            elif self.mat.area.contains(point):
                self._press_cell(point)

    def _press_cell(self, point: QPointF) -> None:
        """Say the waiting phrase about the cell at a point, or offer the phrases that fit it."""
        cell = self.board.cell_at(point)
        if self.talk.asking == talking.ASK_TILE:
            if self.talk.accepts(cell):
                chosen = self.talk.tile
                offers = self.phrase_menu.of_tiles(self.view, cell, chosen)
                self.talk.ask_for(None)
                if chosen is not None and offers and offers[0].act is not None:
                    offers[0].act()
                else:
                    self._offer(offers, point, cell)
        elif self.talk.wants_cell:
            self.talk.say_of_cell(cell)
        elif (ask := self._asked_at(cell)) is not None:
            self._take_as_asked(ask)
        else:
            self._offer(self.phrase_menu.of_cell(self.view, cell), point, cell)

    def _take_as_asked(self, ask: AskTile) -> None:
        """Take the tile that a partner asks for and show it on its cell, turned as was asked."""
        self.placement.prepare(ask.tile, ask.turn)
        self._aim(("hand", ask.tile), ask.cell)
        self.read_out(sentences([self.placement.notice, self._lie_of(ask.tile)]))

    def _press_partner(self, seat: int, point: QPointF) -> None:
        """Offer the questions to a partner, close its answer, or unfold another own hand."""
        if self.partners.folds:
            self.partners.fold(seat)
            self.laid_out_anew.emit()
            return
        if self.plan_bubble.awaits(seat):
            self.plan_bubble.close()
            return
        self.plan_bubble.close()
        bot = not self.timeline.is_person(seat)
        kind = self.partners.plates[seat].kind_at(point)
        quiet = self._quiet if bot else None
        self._offer(
            self.phrase_menu.of_partner(self.view, seat, self.live and bot, kind, quiet), point
        )

    def _offer(self, offers: Sequence[Offer], point: QPointF, cell: Hex | None = None) -> bool:
        """Open a menu of phrases at a point, perhaps of a cell; return whether there is anything
        to say."""
        if self._only_person or not self.may_speak or not self.views():
            return False
        view = self.views()[0]
        at = view.viewport().mapToGlobal(view.mapFromScene(point))
        beside = None
        if cell is not None:
            area = view.mapFromScene(self.board.frame_of(cell).boundingRect()).boundingRect()
            beside = area.translated(view.viewport().mapToGlobal(QPoint()))
        return self.phrase_menu.open(offers, view, at, beside)

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        """Offer the phrases about what is pressed with the right button, also in the own turn."""
        point = event.scenePos()
        kind = self.hand.kind_at(point)
        if kind is not None:
            self._offer(self.phrase_menu.of_tile(self.view, kind), point)
        elif self.mat.area.contains(point):
            cell = self.board.cell_at(point)
            self._offer(self.phrase_menu.of_cell(self.view, cell), point, cell)

    def _news_of(self, seat: int) -> QRectF:
        card = self.news_cards[seat]
        return card.sceneBoundingRect() if card.isVisible() else QRectF()

    def _ask_plan(self, seat: int) -> None:
        self.plan_bubble.ask(seat, self.live)

    def _decide(self, name: str) -> None:
        """Play on for practice, or stop, once the hexagon has become impossible."""
        if name == PRACTICE:
            self.practice_wanted.emit()
            self._refresh_sides()
        else:
            self.talk.press("propose")

    def _press_stack(self, kind: Kind) -> None:
        """Handle a press on a stack whose tile cannot be picked up now."""
        if self.talk.wants_tile:
            self.talk.say_of_tile(kind)
        elif self.talk.asking is not None:
            self.talk.ask_for(None)
        elif self.live and self.view.shown is not None:
            self.refused.emit(words(texts.REASONS["must-place"]))
        else:
            self._offer(self.phrase_menu.of_tile(self.view, kind), self.hand.place_of(kind))

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
        elif zone.key == "aim":
            self._activate_aim(key)
        elif zone.key == "others" and isinstance(key, int):
            self._press_partner(key, spot.centre)
        elif zone.key == "hand" and isinstance(key, int):
            self._press_stack(key)
        elif isinstance(key, Hex):
            self._press_cell(spot.centre)
            if self.live and key in self.view.open_cells and self.default_piece() is None:
                self.read_out(say(texts.status(self.view)))

    def _activate_aim(self, key: object) -> None:
        if isinstance(key, int):
            self.aim.light_row(key)
        else:
            self._decide(str(key))

    def escape(self) -> bool:
        if self.talk.play_on():
            return True
        if self.talk.opened and self.talk.asking is None:
            self.talk.open_list(False)
            return True
        if self.talk.asking is None and not self.plan_bubble.isVisible():
            return False
        self.talk.ask_for(None)
        self.plan_bubble.close()
        return True

    def entry_spot(self, zone_key: str, spot_key: object) -> object:
        """Return the spot to enter a zone at: in the layout, a cell the tile fits, and the one of
        a hint while its tile is meant."""
        if zone_key != "board" or isinstance(spot_key, Hex):
            return spot_key
        hinted = self._hinted_cell()
        return self.placement.entry_cell() if hinted is None else hinted

    def _hinted_cell(self) -> Hex | None:
        """Return the cell of the hint, unless another tile than the hinted one was chosen."""
        moves = [step.move for step in self.hint]
        meant = self.placement.subject
        if any(isinstance(move, Show) and move.tile != meant for move in moves):
            return None
        return next((move.cell for move in moves if isinstance(move, Place)), None)

    def _lead_focus(self) -> None:
        """Move the keyboard focus, even a hidden one, to the next step, except after an undo."""
        zones = {TurnPhase.SHOW: "hand", TurnPhase.PLACE: "board", TurnPhase.VOTE: "talk"}
        phase = self.view.phase if self.live else None
        change = self.moment.change
        stays = change is not None and change.kind == "undo" and self.focus is not None
        # The tile that was shown goes where the player is.
        there = self.focus is not None and self.focus[0].key == "board"
        stays |= phase is TurnPhase.PLACE and there
        if phase in zones and phase is not self._led_to and not stays:
            self.focus_on(zones[phase], announce=self.focus_visible)
        self._led_to = phase

    def ring_around(self, zone: Zone, spot: Spot) -> QPainterPath | None:
        key = spot.key
        if zone.key == "hand" and isinstance(key, int):
            return frame_of(self.hand.area_of(key))
        if zone.key == "others" and isinstance(key, int):
            return frame_of(self.partners.plates[key].area)
        if zone.key == "talk":
            return frame_of(self.talk.buttons[str(key)].area)
        if zone.key == "aim":
            area = self.aim.row_area(key) if isinstance(key, int) else None
            return frame_of(area or self.aim.buttons[str(key)].area)
        if zone.key == STAND:
            return frame_of(QRectF(spot.centre.x() - 64, spot.centre.y() - 64, 128, 128))
        return None

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        cell = None if focus is None else focus[1].key
        if not isinstance(cell, Hex):
            self.board.show_focus(None)
            return
        self.board.show_focus(cell)
        if self.placing.holding or not self.aims:
            return
        if self.live and self.view.shown is not None:
            self._show_ghost()
        else:
            self.pattern_light.off()
            self.pattern_light.point_at(self.view, cell)
            self._show_notice()

    # Talking

    @property
    def prompt(self) -> str | None:
        question = self.talk.question if self.talk.stopping else None
        return self.talk.notice or question

    def _asking_changed(self) -> None:
        """Update the table when a phrase starts or stops waiting, or when stopping is asked."""
        self.hand_changed.emit()
        self.placement.show_legal()
        self._refresh_sides()
        self.point_again()
        if self.talk.stopping:
            self.focus_on("talk", announce=self.focus_visible)
            self.read_out(joined([self.talk.question, self.talk.price]))
        elif self.talk.asking is not None and self.focus_visible:
            self.focus_on("hand" if self.talk.wants_tile else "board")
            self.read_out(self.talk.notice)
        elif self.talk.opened and self.focus_visible:
            # The button that opened the list is now its last entry, from which Down goes nowhere.
            self.focus_on("talk", self.talk.zone().spots[0].key)

    def _open_talk(self) -> None:
        """Open the list of phrases and go there."""
        if self.may_speak:
            self.talk.open_list(True)
        self.focus_on("talk")

    def _vote_alone(self) -> None:
        """Answer for the other hands of a person who wants to end the game."""
        view = self.view
        if not (self.live and self.alone and view.phase is TurnPhase.VOTE):
            return
        asked = [(view.on_turn + step) % view.setup.seats for step in range(len(view.votes) + 1)]
        if any(self.timeline.is_person(seat) for seat in asked):
            QTimer.singleShot(0, self, lambda: self.talk.press("yes"))

    @staticmethod
    def _is_complete(state: HarmoniaState) -> bool:
        return state.view(state.on_turn).complete

    def _end_complete_soon(self) -> None:
        """End a game that is won, once its last tile lies."""
        if self.view.complete and self.moment.newest and self.timeline.awaits_person:
            QTimer.singleShot(0, self, self._end_complete)

    def _end_complete(self) -> None:
        """Propose the end, or agree to it, for the person to move: with the hexagon complete, any
        further tile would lose (A-8, A-9). After an undo it is left to the person.

        Only a running game goes on by itself: a puzzle ends with its decision.
        """
        timeline = self.timeline
        if self.board.bringing or not timeline.awaits_person or timeline.can_redo():
            return
        state = timeline.state
        if not self.services.game_name or not self._is_complete(state):
            return
        if state.voting:
            self.chosen.emit(Vote(True))
        elif not state.proposed:
            self.chosen.emit(Propose())

    def consulted(self, consultation: str, seat: int, answer: object) -> None:
        if consultation == "plan":
            if self._quiet:
                self._show_requests(seat)
            intention = answer if isinstance(answer, Intention | PatternIntention) else None
            said = self.plan_bubble.answer(self.timeline.state.view(seat), intention)
            if said:
                self.read_out(said)
        elif isinstance(answer, str):
            self.replies.take(seat, answer)
            self.partners.show_moment(self.moment, self.colours)
            self._read_reply(seat, answer)
        else:
            self.replies.take(seat, None)

    # Highlights and advice

    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        self.pattern_light.show_score(self.view, cells)
        self._show_notice()

    def show_hint(self, steps: Sequence[HintStep]) -> None:
        if steps:
            self.plan_bubble.close()
        super().show_hint(steps)

    def ghosts_of(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        aimed = self.placement.ghost_cell
        return ghosts_of(moves, self.view.shown, self.board, self.hand, self.talk, aimed)

    def play_hinted(self, wanted: Move) -> None:
        if isinstance(wanted, Propose) and self._only_person:
            # Whoever stops alone is asked first.
            self.talk.press("propose")
        else:
            super().play_hinted(wanted)

    def preselect(self, move: Move) -> None:
        placed = [step.move for step in self.hint if isinstance(step.move, Place)]
        if isinstance(move, Show):
            if placed:
                self.placement.prepare(move.tile, placed[0].turn)
            self.focus_on("hand", move.tile, announce=self.focus_visible)
        elif isinstance(move, Place) and self.view.shown is not None:
            self.placement.prepare(self.view.shown, move.turn)
            self.turned()
            self.focus_on("board", move.cell, announce=self.focus_visible)
        else:
            self.focus_on("talk", announce=self.focus_visible)

    def hint_words(self, moves: Sequence[Move]) -> str | None:
        first, *then = moves
        if isinstance(first, AskHand):
            return say(texts.hint_to_ask())
        if isinstance(first, AnnounceHand):
            return say(texts.hint_to_tell())
        if isinstance(first, Show) and then and isinstance(then[0], Place):
            return say(texts.hint_phrase(first.tile))
        if isinstance(first, Propose) and self._only_person:
            return words(texts.STOP_HERE)
        if isinstance(first, Wish):
            names = [self.name_of(seat) for seat in range(self.view.setup.seats)]
            return say(texts.hint_to_say(say(texts.remark_words(self.view, first, names))))
        return say(texts.describe(self.view, first))

    def draws_hint(self, moves: Sequence[Move]) -> bool:
        return isinstance(moves[0], Show | Place)

    # The menu, the tutorial, pictures and settings

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("T", lambda: words(texts.TALK_ENTRY), self._open_talk),
            Extra(
                "P", lambda: words(texts.PLAN_ENTRY), lambda: self.plan_bubble.ask_next(self.live)
            ),
            Extra("G", lambda: words(texts.GOAL_ENTRY), self.goal.move_on),
        )

    def guide_area(self, name: str) -> QRectF | QPainterPath | None:
        areas = {
            "hand": self.hand.sceneBoundingRect(),
            "talk": self.talk.way_to("hand"),
            "aim": self.aim.sceneBoundingRect(),
        }
        return areas.get(name)

    def restyle(self) -> None:
        super().restyle()
        if self._hushing(self._unhushed()) != self.view:
            self._show_requests(self._heard)
        else:
            self._refresh()

    def artwork(self, background: bool = True) -> Artwork:
        names = [self.name_of(seat) for seat in range(self.view.setup.seats)]
        return framed_artwork(self.view.layout, names, framed=background)


TABLE = HarmoniaTable
