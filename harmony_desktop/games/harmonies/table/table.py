"""Harmonies' table: the trays at the side, the card row above, the player's board large."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from harmony_desktop.controller.hint import HintStep
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.games.harmonies import by_ear, texts
from harmony_desktop.games.harmonies.rules import moves
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import COLOUR_NUMBERS, COLOURS, WATER
from harmony_desktop.games.harmonies.rules.game import HarmoniesState
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.art import Faces
from harmony_desktop.games.harmonies.table.board import LandItem, Light
from harmony_desktop.games.harmonies.table.cards import (
    Cards,
    SeatCard,
    SpiritChoice,
    chips_of,
    spirits_to_choose,
)
from harmony_desktop.games.harmonies.table.figures import table_artwork
from harmony_desktop.games.harmonies.table.ghosts import ghosts_of
from harmony_desktop.games.harmonies.table.items import show_disc, show_settler
from harmony_desktop.games.harmonies.table.layout import make_final_plan, make_plan, plain_plan
from harmony_desktop.games.harmonies.table.pieces import (
    MINE,
    Cube,
    Discard,
    Piece,
    RowCard,
    Space,
    Spirit,
    Token,
    move_of,
)
from harmony_desktop.games.harmonies.table.players import Players
from harmony_desktop.games.harmonies.table.suns import RECT as SUNS_RECT
from harmony_desktop.games.harmonies.table.suns import Suns
from harmony_desktop.games.harmonies.table.trays import CentralBoard, SpaceItem, TokenBag, TokenHand
from harmony_desktop.ui.kit.art import Artwork
from harmony_desktop.ui.kit.languages import number, say, separated
from harmony_desktop.ui.kit.sound import SoundName
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.bag_switch import BagSwitch
from harmony_desktop.ui.table.boards import Boards
from harmony_desktop.ui.table.coordinates import EdgeLabel, labels_around
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.marks import frame_of
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.news_cards import LinePicture, NewsLine
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.table import Extra, GameTable

words = GameWords("harmonies")

Place = int | str
"""A cell of the player's own board, or MINE."""

_PLACING = moves.PlaceToken | moves.PlaceCube

_FEW = 3
"""Hexes with the same gain that are marked all the same."""
_SOUNDS: Mapping[type[Move], SoundName] = {
    moves.TakeSpace: "lift",
    moves.PlaceToken: "place",
    moves.PlaceCube: "line",
    moves.TakeCard: "turn",
    moves.DiscardCard: "turn",
    moves.EndTurn: "call",
}
_TAKEN_BY_KEY: dict[str, Callable[[int], Piece]] = {
    "spaces": Space,
    "row": RowCard,
    "discard": Discard,
    "spirits": Spirit,
}
"""Pieces that Enter takes at once, by zone."""
_WHOLE_CARDS = ("row", "cards", "spirits")
"""The zones whose spots are cards."""


class HarmoniesTable(GameTable[HarmoniesState, HarmoniesView, Piece, Place]):
    """One game of Harmonies on the screen."""

    material = "wood"

    def __init__(self, timeline: Timeline[HarmoniesState], services: TableServices) -> None:
        super().__init__(timeline, services)
        setup = self.view.setup
        items = [LandItem(seat, setup.side, self.motion) for seat in range(setup.seats)]
        self.boards = Boards(items, self.motion, self._show_another_board)
        self.boards.show_for(self.view.seat)
        self.central = CentralBoard(setup.spaces, self.motion)
        self.hand = TokenHand(self.motion)
        self.bag = TokenBag()
        self._bag_switch = BagSwitch(services)
        self.suns = Suns()
        for item in (*items, self.central, self.hand, self.bag, self.suns):
            self.addItem(item)
        self.players = Players(self.addItem, len(timeline.seats))
        self.plan = plain_plan(setup.side, setup.spaces, setup.seats - 1)
        self.cards = Cards(self.addItem, self.motion, self.view, self.plan, self.colours)
        self.choice = SpiritChoice(self.addItem)
        self._legal = self.view.legal_moves()
        self._letters = False
        """Whether the tokens show letters instead of motifs."""
        self._lit: dict[int, tuple[int, ...]] = {}
        """The cells of the score lines that are pointed at, by seat."""
        self._was_live = False
        """Whether the player was to act in the previous position."""
        self._dropped_at: QPointF | None = None
        """The point where the player dropped the piece that is placed next."""

    # The moment

    @property
    def choosing(self) -> bool:
        """Whether the player at the screen must choose a spirit."""
        return bool(spirits_to_choose(self.view))

    @property
    def may_end(self) -> bool:
        return self.live and self.view.table.may_end

    @property
    def _may_discard(self) -> bool:
        """Whether a card of the row could be discarded now (solo)."""
        return self.live and any(isinstance(move, moves.DiscardCard) for move in self._legal)

    @property
    def _at_own_board(self) -> bool:
        """Whether the player's own board is large and may be played on."""
        return self.live and self.boards.looked_at is None

    @property
    def _selected(self) -> Token | None:
        """The token that a click on the board would place."""
        return self.hand.chosen if self._at_own_board else None

    @property
    def faces(self) -> Faces:
        letters = tuple(words(texts.COLOUR_LETTERS[colour]) for colour in COLOURS)
        return Faces(self.services.settings.symbols, letters if self._letters else ())

    @property
    def conceals(self) -> bool:
        """Whether spirits are secret: they are face down until their owner's first turn is over."""
        state = self.timeline.state
        return state.table.setup.spirits and any(
            land.turns == 0 and self.timeline.is_person(seat)
            for seat, land in enumerate(state.table.lands)
        )

    @property
    def secret(self) -> str:
        return words(texts.CHOOSE_IN_SECRET) if self.timeline.state.table.awaits_spirit else ""

    @property
    def board_seat(self) -> int:
        return self.boards.main.seat

    # Showing a position

    def show_position(self, moment: Moment[HarmoniesState, HarmoniesView]) -> None:
        main = self.boards.main
        start = self._start_of(moment.forward)
        self._legal = moment.view.legal_moves()
        self._lit = {}
        self.boards.show_for(moment.view.seat)
        self._refresh(moment.forward, start)
        self._lead_keyboard(moment.played)
        if moment.played is not None:
            self.play_sound(_SOUNDS.get(type(moment.played.move), "place"))
        if self.boards.main is not main:
            self.laid_out_anew.emit()

    def look_at_board(self, seat: int) -> None:
        self.boards.look_at(None if seat == self.boards.looked_at else seat)

    def mark_news(self, changes: Sequence[Change[HarmoniesState]]) -> None:
        first = {change.seat: change.before for change in reversed(changes)}
        for board in self.boards:
            before = first.get(board.seat)
            land = before.table.lands[board.seat] if isinstance(before, HarmoniesState) else None
            board.show_news(land, player_colour(self.timeline.seats[board.seat].colour))

    def area_of(self, change: Change[HarmoniesState]) -> QRectF:
        return self.boards[change.seat].sceneBoundingRect()

    def news_room(self, seat: int) -> QRectF | None:
        others = [board.seat for board in self.boards.others]
        if seat not in others or self.boards.looked_at is not None:
            return None
        room = self.plan.neighbours[others.index(seat)].news
        return None if room.isEmpty() else mirrored_rect(room, self.plan.whole)

    def news_lines(
        self, seat: int, changes: Sequence[Change[HarmoniesState]]
    ) -> Sequence[NewsLine]:
        """Return the moves as lines: the tokens as pictures, cubes with the names of the animals.

        The marks on the board show the places.
        """
        tokens: list[LinePicture] = []
        shown: list[NewsLine] = []
        cubes = Counter(one.move.card for one in changes if isinstance(one.move, moves.PlaceCube))
        told: set[str] = set()
        for change in changes:
            match change.move:
                case moves.PlaceCube(card) if card in told:
                    pass
                case moves.PlaceToken(colour):
                    drawn = partial(art.draw_disc, colour=COLOUR_NUMBERS[colour], faces=self.faces)
                    tokens.append(LinePicture(("disc", colour, self.faces), art.DISC_RECT, drawn))
                case moves.PlaceCube(card):
                    spirit = CARDS[CARD_NUMBERS[card]].spirit
                    drawn = partial(art.draw_settler, card=card, spirit=spirit)
                    picture = LinePicture(("settler", card), art.SETTLER_RECT, drawn)
                    name, count = say(texts.card_name(card)), cubes[card]
                    several = f"{name} × {number(count)}" if count > 1 else name
                    shown.append(NewsLine(several, (picture,)))
                    told.add(card)
                case moves.TakeSpace() | moves.EndTurn():
                    pass
                case _:
                    shown += super().news_lines(seat, [change])
        return [NewsLine("", tuple(tokens)), *shown] if tokens else shown

    def _lead_keyboard(self, played: Change[HarmoniesState] | None) -> None:
        """Move the keyboard focus to the spaces at the start of a turn, then to the board.

        Otherwise a focused card would stay enlarged over the table.
        """
        move = None if played is None else played.move
        begins = not self._was_live or isinstance(move, moves.EndTurn)
        self._was_live = self.live
        if not self.live:
            return
        if begins and not self.choosing and self.view.table.space_taken is None:
            self.focus_on("spaces", announce=self.focus_visible)
        elif isinstance(move, moves.TakeSpace) and self.focus_visible:
            self.focus_on("board")

    def _start_of(self, change: Change[HarmoniesState] | None) -> QPointF | None:
        """Return the origin of a moved piece; call this before the table is updated."""
        dropped, self._dropped_at = self._dropped_at, None
        match change and change.move:
            case moves.PlaceToken(colour, _):
                tokens = self.hand.tokens
                if dropped is None and COLOUR_NUMBERS[colour] in tokens:
                    return self.hand.slot_point(tokens.index(COLOUR_NUMBERS[colour]))
                return dropped
            case moves.PlaceCube(card, _):
                return dropped or self.cards[CARD_NUMBERS[card]].scenePos()
            case moves.TakeSpace(space):
                return self.central.spaces[space].scenePos()
        return None

    def _refresh(
        self, change: Change[HarmoniesState] | None = None, start: QPointF | None = None
    ) -> None:
        """Update everything; animate a forward change, with its piece coming from `start`."""
        view, faces, colours = self.view, self.faces, self.colours
        moved = change is not None
        for board, land in zip(self.boards, view.table.lands, strict=True):
            board.show_paper(colours.dark)
            placed = change is not None and change.seat == board.seat
            board.show_ghost(None)
            board.show_land(land, faces, start if placed else None)
        for space, tokens in zip(self.central.spaces, view.table.spaces, strict=True):
            space.show_tokens(tokens, faces, fill=moved)
        taken = change is not None and isinstance(change.move, moves.TakeSpace)
        self.hand.show_tokens(view.table.hand, faces, start if taken else None)
        playing = view.to_move
        own = playing is None or (playing == view.seat and self.timeline.is_person(playing))
        title = words(texts.HAND_TITLE) if own else self.name_of(playing or 0)
        done = self.may_end and not view.table.hand
        self.hand.show_panel("" if done else title, self.may_end, colours)
        self.hand.setVisible(view.to_move is not None and not self.final)
        self.bag.show_bag(view.bag, faces, colours)
        self.bag.setVisible(self.services.settings.show_bag and not self.final)
        self.suns.show_suns(view, colours)
        if self.final:
            self.suns.hide()
        main = self.boards.main.seat
        self._show_players()
        taker = self._taker_of(change)
        self.cards.show_cards(view, main, self.plan, faces, colours, moved, taker, self.final)
        self.choice.show_choice(view, self.plan, colours)
        self._make_zones()
        self._show_highlights()
        self.refresh_focus()

    def _show_players(self) -> None:
        """Show names and small cards, and a frame around the board of the player to move."""
        several = len(self.timeline.seats) > 1
        for board in self.boards:
            acts = several and board.seat == self.view.to_move
            colour = player_colour(self.timeline.seats[board.seat].colour)
            ended = self.winner_frame(board.seat) if self.view.to_move is None else None
            board.show_frame(colour if acts else ended)
        players = [self.on_plate(board.seat) for board in self.boards]
        main = self.boards.main.seat
        self.players.show_players(self.view, main, players, self.plan, self.colours)

    def _taker_of(self, change: Change[HarmoniesState] | None) -> QPointF | None:
        """Return the target of a card that leaves its place: finished cards, or another player."""
        if change is None or isinstance(change.move, moves.DiscardCard):
            return None
        if change.seat == self.boards.main.seat:
            return self.cards.finished.scenePos()
        return self.boards[change.seat].scenePos()

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        setup = self.view.setup
        make = make_final_plan if self.final else make_plan
        plan = self.plan = make(size, setup.side, setup.spaces, setup.seats - 1)
        self.boards.put(self.boards.main, mirrored(plan.board), plan.board_scale, self._arrived)
        for board, place in zip(self.boards.others, plan.neighbours, strict=True):
            self.boards.put(board, mirrored(place.board), place.scale, self._arrived)
        suns = QPointF(plan.note.center().x(), plan.note.top() - SUNS_RECT.top() * plan.tray_scale)
        for item, at, scale in (
            (self.central, plan.central, plan.tray_scale),
            (self.hand, plan.hand, plan.tray_scale),
            (self.bag, plan.bag, plan.bag_scale),
            (self.suns, suns, plan.tray_scale),
        ):
            item.setPos(mirrored(at))
            item.setScale(scale)
        self._refresh()
        return plan.whole

    def edge_labels(self) -> list[EdgeLabel]:
        if self.choosing:
            return []
        board = self.boards.main
        places = self.view.side.places
        cells = {
            place: board.mapToScene(cell.centre)
            for place, cell in zip(places, board.cells, strict=True)
        }
        columns = 1 + places[-1][0]
        scale = board.scale()
        return labels_around(cells, columns, art.ABOVE_COLUMN * scale, art.BESIDE_ROW * scale)

    def show_all(self, everything: bool) -> None:
        for item in (self.central, self.hand, self.bag):
            item.setVisible(everything)

    def _arrived(self) -> None:
        """Redraw a board that has stopped moving, and move its name and its spots."""
        self._refresh()
        self.repaint_art()

    def _make_zones(self) -> None:
        """Make the zones; if the focused spot is gone, focus the zone for the next action."""
        cards = self.cards
        if self.choosing:
            self.set_zones([cards.zone("spirits", texts.CHOOSE_SPIRIT_TITLE, "choice")])
        else:
            self.set_zones(
                [
                    self.central.zone(self.view),
                    *self.hand.zones(),
                    self._board_zone(),
                    cards.zone("row", texts.ROW_TITLE, "row"),
                    cards.bin_zone(self._may_discard),
                    cards.zone("cards", texts.OWN_CARDS_TITLE, "own"),
                    self._others_zone(),
                ]
            )
        if self.focused is None:
            tokens = self.view.table.hand
            waiting = "end" if self.may_end else "board" if tokens else "spaces"
            self.focus_on(waiting, announce=False)

    def _board_zone(self) -> Zone:
        board, view = self.boards.main, self.view
        zone = Zone("board", partial(self.name_of, board.seat), grid=True)
        for cell in range(view.side.count):
            name = partial(self._say_cell, board.seat, cell)
            radius = art.SIDE * board.scale()
            zone.spots.append(Spot(cell, board.cell_point(cell), radius, name))
        return zone

    def _others_zone(self) -> Zone:
        zone = Zone("others", partial(words, texts.OTHER_BOARDS))
        for board in self.boards.others:
            radius = art.board_rect(board.side).height() / 2 * board.scale()
            name = partial(self.name_of, board.seat)
            details = partial(self._board_words, board.seat)
            zone.spots.append(Spot(board.seat, board.pos(), radius, name, details=details))
        return zone

    def entry_spot(self, zone_key: str, spot_key: object) -> object:
        """Return the spot to enter a zone at: with a cube in the hand, where it may go."""
        piece = self.placing.piece
        if zone_key == "board" and isinstance(piece, Cube):
            return next(iter(self.view.cube_cells(piece.card, self.view.seat)), spot_key)
        return spot_key

    def _board_words(self, seat: int) -> str:
        return say(by_ear.board(self.view, seat)[0])

    def _say_cell(self, seat: int, cell: int) -> str:
        """Describe a hex, and the points of the held token or cube there."""
        there = texts.cell_name(self.view, seat, cell)
        piece = self.placing.piece or self._selected
        if seat != self.view.seat or not isinstance(piece, Token | Cube):
            return say(there)
        if reason := self.judge(piece, cell, 0):
            return f"{say(there)}. {reason}"
        points = sum(self.view.gains(move_of(piece, cell)).values())
        match piece:
            case Token(_, colour):
                promise = texts.promise(there, texts.colour_name(COLOURS[colour]), points)
                return say(by_ear.with_habitats(self.view, promise, colour, cell))
            case Cube(card):
                return say(texts.promise(there, texts.card_name(CARDS[card].id), points))

    # Possible actions

    def judge(self, piece: Piece, place: Place, rotation: int) -> str | None:
        try:
            self.view.table.refuse_unless_legal(move_of(piece, place), self.view.dealt)
        except IllegalMove as problem:
            if (
                isinstance(piece, Token)
                and isinstance(place, int)
                and len(self.boards.own.offers.on_cell(place)) > 1
            ):
                return words(texts.SEVERAL_ANIMALS)
            return words.refusal(texts.REASONS, problem)
        return None

    def default_piece(self) -> Token | None:
        return self._selected

    def piece_at(self, point: QPointF) -> Piece | None:
        if not self._at_own_board:
            return None
        if self.choosing:
            spirit = self.cards.card_at(point, "choice")
            return None if spirit is None else Spirit(spirit.card)
        if (token := self.hand.token_at(point)) is not None:
            return token
        if (space := self.central.space_at(point)) is not None:
            return Space(space.number)
        for item in self.cards.lying("row"):
            if item.on_bin(point):
                return Discard(item.card)
        card = self.cards.card_at(point, "row", "own")
        if card is not None:
            return RowCard(card.card) if card.where == "row" else Cube(card.card)
        return self._cube_at(point)

    def _cube_at(self, point: QPointF) -> Cube | None:
        """Return the cube offered at a point: on its marker, or on a hex that takes no token."""
        board = self.boards.own
        if (marked := board.offers.at(point)) is not None:
            return marked
        cell, token = board.cell_at(point), self._selected
        if cell is None or (token is not None and self.judge(token, cell, 0) is None):
            return None
        offered = board.offers.on_cell(cell)
        # A click between two markers does not say which; Enter takes the first.
        return offered[0] if len(offered) == 1 or (offered and self.focus_visible) else None

    def place_at(self, point: QPointF) -> Place | None:
        if self.boards.looked_at is not None or self.choosing:
            return None
        match self.placing.piece:
            case Space() | RowCard():
                mine = (self.boards.own, self.hand, *self.cards.slots)
                found = any(item.sceneBoundingRect().contains(point) for item in mine)
                return MINE if found else None
            case Discard():
                return None
        return self.boards.own.cell_at(point)

    def is_place(self, zone: Zone) -> bool:
        ready = self.placing.holding or self._selected is not None
        return zone.key == "board" and self.boards.looked_at is None and ready

    def _take(self, piece: Piece) -> None:
        """Take a whole piece, or show why that is impossible."""
        offered = piece.cell if isinstance(piece, Cube) else None
        place = MINE if offered is None else offered
        reason = self.judge(piece, place, 0)
        if reason is None:
            self.chosen.emit(move_of(piece, place))
        else:
            self.refused.emit(reason)
            self._show_highlights()

    # Mouse, touch and keys

    def press_button(self, point: QPointF) -> bool:
        free = not self.placing.holding
        return free and self.hand.button.contains_point(point) and self.next_step()

    def press_with_full_hand(self, piece: Piece, point: QPointF) -> bool:
        """Take another piece instead of the held one; put the held piece back if pressed again."""
        if self.place_at(point) is None:
            other = self.piece_at(point)
        else:
            other = None if isinstance(piece, Cube) else self.boards.own.offers.at(point)
        if other is not None:
            self.placing.put_back()
        return other == piece

    def press_elsewhere(self, point: QPointF) -> None:
        self.boards.look_at(self.boards.small_at(point))

    def click(self, piece: Piece) -> bool:
        """Play whole pieces and offered cubes with a single click."""
        if isinstance(piece, Token) or (isinstance(piece, Cube) and piece.cell is None):
            return False
        self.placing.forget()
        self.held.let_go()
        self._take(piece)
        return True

    def double_click(self, point: QPointF) -> bool:
        """Ignore the second click of a double click: it must not place another token."""
        return not self.placing.holding

    def hover(self, point: QPointF) -> None:
        board, card = self.boards.own, self._card_at(point)
        self._point_at(card, point)
        self._show_spaces(self.central.space_at(point))
        if (cube := board.offers.at(point)) is not None:
            self._show_ghost(cube, cube.cell)
        else:
            free = card is None and not self.choosing
            self._show_ghost(self._selected, board.cell_at(point) if free else None)

    def enter_anywhere(self) -> bool:
        if self.focus is None or not self.live or self.placing.holding:
            return False
        zone, spot = self.focus
        taken = _TAKEN_BY_KEY.get(zone.key)
        if taken is not None and isinstance(spot.key, int):
            self._take(taken(spot.key))
            return True
        if zone.key == "board" and (cube := self._cube_at(spot.centre)) is not None:
            self._take(cube)
            return True
        return zone.key == "end" and self.next_step()

    def activate(self, zone: Zone, spot: Spot) -> None:
        self.boards.look_at(
            spot.key if isinstance(spot.key, int) and zone.key == "others" else None
        )

    def escape(self) -> bool:
        return self.boards.look_at(None) or self._bag_switch.close()

    @property
    def can_put_back(self) -> bool:
        played = self.timeline.moves
        return self.live and bool(played) and isinstance(played[-1], moves.TakeSpace)

    def _show_another_board(self) -> None:
        self.placing.put_back()
        self.laid_out_anew.emit()

    def ring_around(self, zone: Zone, spot: Spot) -> QPainterPath | None:
        match zone.key, spot.key:
            case "board", _:
                return None
            case "spaces", int(space):
                return self.central.spaces[space].outline
            case "end", _:
                return frame_of(self.hand.button.area)
            case (("row" | "cards" | "spirits"), _):
                return None
            case "others", int(seat):
                return self.boards[seat].outline
        return super().ring_around(zone, spot)

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        cell = focus[1].key if focus is not None and focus[0].key == "board" else None
        for board in self.boards:
            at = cell if isinstance(cell, int) and board is self.boards.main else None
            board.show_focus(at, self.colours.focus)
        if focus is None:
            return
        zone, spot = focus
        card = spot.key if zone.key in _WHOLE_CARDS and isinstance(spot.key, int) else None
        self._point_at(None if card is None else (self.boards.main.seat, card), spot.centre)
        free = self.aims and not self.placing.holding and self.boards.looked_at is None
        if zone.key == "board" and free and isinstance(spot.key, int):
            self._show_ghost(self._selected, spot.key)

    # Holding and placing

    def home_of(self, piece: Piece) -> QPointF:
        match piece:
            case Token(index, _):
                return self.hand.slot_point(index)
            case Space(space):
                return self.central.spaces[space].scenePos()
            case Cube(card) | RowCard(card) | Discard(card) | Spirit(card):
                return self.cards[card].home

    def lifted(self, piece: Piece) -> None:
        self.held.setScale(self.boards.own.scale())
        match piece:
            case Token(index, colour):
                self._size_token(over_board=False)
                show_disc(self.held, colour, self.faces)
                self.hand.choose(index)
            case Cube(card):
                show_settler(self.held, card)
            case Space(space):
                self.central.spaces[space].show_held(self.held, self.faces)
            case RowCard(card):
                self.cards.show_held(self.held, card)
            case _:
                self.held.hide()
        self._show_highlights()

    def aimed(self, piece: Piece, place: Place | None, reason: str | None) -> None:
        cell = place if isinstance(place, int) and reason is None else None
        if isinstance(piece, Token):
            self._size_token(over_board=place is not None)
        self.held.give_way(cell is not None)
        self._show_ghost(piece, cell)

    def _size_token(self, over_board: bool) -> None:
        """Show the held token as large as those on the board, or as those beside it in the tray."""
        own = self.boards.own
        self.held.setScale(own.scale() if over_board else self.hand.token_scale)
        self.held.render(self.device_scale)

    def _show_ghost(self, piece: Piece | None, cell: int | None) -> None:
        """Preview a token or cube on a hex, with the points it would score."""
        if cell is None or not isinstance(piece, Token | Cube) or self.judge(piece, cell, 0):
            self.boards.own.show_ghost(None)
            return
        gains = self.view.gains(move_of(piece, cell)) if self.services.settings.show_gains else {}
        self.boards.own.show_ghost(cell, piece, sum(gains.values()))

    def placed(self, piece: Piece, place: Place, rotation: int) -> None:
        self._dropped_at = self.held.let_go_at
        self.boards.own.show_ghost(None)
        self.chosen.emit(move_of(piece, place))

    def returned(self, piece: Piece, reason: str | None) -> None:
        if isinstance(piece, Token):
            self._size_token(over_board=False)
        self.boards.own.show_ghost(None)
        self._show_highlights()

    def came_home(self, piece: Piece) -> None:
        self.hand.show_tokens(self.view.table.hand, self.faces)

    # Highlights

    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        self._lit = {seat: tuple(lit) for seat, lit in cells.items() if lit}
        self._show_highlights()

    def _show_highlights(self) -> None:
        """Light up the possible actions and the parts that are pointed at."""
        cubes, focus = self._cubes(), self.focus
        for board in self.boards:
            board.lights_out()
            board.offers.show(cubes if board is self.boards.own else {}, self._hinted_cells())
        focused = focus[1].key if focus is not None and focus[0].key in _WHOLE_CARDS else None
        ready = {cube.card for cube in cubes}
        self.cards.show_frames(ready, focused, self._may_discard, self.colours.focus)
        self.cards.light_slots(isinstance(self.placing.piece, RowCard))
        self.hand.show_ready(self._selected, self.colours.focus)
        self._show_spaces()
        lit = self._lit
        raised, pointed = self.cards.raised, self.cards.pointed
        if raised is None and pointed is not None:
            settled = self.view.table.lands[pointed[0]].cubes
            cells = tuple(cell for cell, card in enumerate(settled) if card == pointed[1])
            lit = {pointed[0]: cells} if cells else {}
        if lit:
            for seat, cells in lit.items():
                self._show_cells(self.boards[seat], cells)
        elif raised is not None:
            self._show_habitats(raised.card)
        else:
            self._show_open_places()

    def _show_cells(self, board: LandItem, cells: Sequence[int]) -> None:
        """Light the cells of a score line, with the counted path of the river or the islands."""
        board.show_lights(dict.fromkeys(cells, "gold"))
        stacks = self.view.table.lands[board.seat].stacks
        if board.side == "A" and len(cells) > 1 and tuple(cells) == self.view.river(board.seat):
            board.show_river(cells)
        elif board.side == "B" and all(stacks[cell] == WATER for cell in cells):
            board.show_islands(self.view.islands(board.seat))

    def _show_habitats(self, card: int) -> None:
        """Light all places where the habitat of a card is complete or lacks one token."""
        if self.boards.looked_at is not None or self.choosing:
            return
        lights: dict[int, Light] = {}
        for cube in self.view.cube_cells(card):
            for cells in self.view.habitats_at(card, cube):
                for cell in cells[1:]:
                    lights.setdefault(cell, "soft")
            lights[cube] = "gold"
        self.boards.own.show_lights(lights)
        self.boards.own.show_missing(self.view.near_cells(card))

    def _show_open_places(self) -> None:
        """Light the cells where the held token may go, with the points it would score."""
        board = self.boards.own
        match self.placing.piece or self._selected:
            case Token(_, colour):
                board.show_lights(dict.fromkeys(self.view.token_cells(colour), "legal"))
                if self.services.settings.show_gains:
                    gains = _notable(self.view.token_gains(colour))
                    hinted = self._hinted_cells()
                    board.show_gains(
                        {cell: gain for cell, gain in gains.items() if cell not in hinted}
                    )
            case Cube(card):
                board.show_lights(dict.fromkeys(self.view.cube_cells(card), "gold"))

    def _hinted_cells(self) -> set[int]:
        """Return the cells where a hint is drawn, which would cover other marks."""
        shown = (ghost.move for _, ghost in self.hint_marks.shown)
        return {move.cell for move in shown if isinstance(move, _PLACING)}

    def _cubes(self) -> dict[Cube, int]:
        """Return the cubes that could be placed now, with their cells."""
        placed = (move for move in self._legal if isinstance(move, moves.PlaceCube))
        cubes = {Cube(CARD_NUMBERS[move.card], move.cell): move.cell for move in placed}
        return cubes if self._at_own_board else {}

    def _show_spaces(self, hovered: SpaceItem | None = None) -> None:
        """Light the spaces whose tokens the player may take."""
        table = self.view.table
        waits = self.live and table.space_taken is None and not self.choosing
        # Where a tutorial speaks of some spaces, rings around all would hide its light.
        meant = {move.space for move in self.pointed_moves if isinstance(move, moves.TakeSpace)}
        for space in self.central.spaces:
            free = waits and bool(table.spaces[space.number])
            over = free and space is hovered
            lit = free and (not meant or space.number in meant)
            space.show_glow("hover" if over else "open" if lit else None)

    # Pointing

    def _card_at(self, point: QPointF) -> SeatCard | None:
        """Return the card at a point, full-size or small."""
        main = self.boards.main.seat
        if self.choosing:
            item = self.cards.card_at(point, "choice")
            return None if item is None else (main, item.card)
        item = self.cards.card_at(point, "row", "own")
        card = self.cards.finished.card_at(point) if item is None else item.card
        return self.players.chip_at(point) if card is None else (main, card)

    def _point_at(self, card: SeatCard | None, point: QPointF) -> None:
        if self.cards.point_at(card, point, self._may_discard):
            self._show_highlights()

    def point_at(self, parts: Sequence[str], ways: Sequence[Sequence[Move]] = ()) -> None:
        super().point_at(parts, ways)
        self._show_spaces()

    def guide_area(self, name: str) -> QRectF | QPainterPath | None:
        return self.hand.scene_area if name == "hand" else None

    # Advice

    def ghosts_of(self, steps: Sequence[Move]) -> Sequence[Ghost]:
        return ghosts_of(steps, self.boards.own, self.central, self.hand, self.cards, self.faces)

    def show_hint(self, steps: Sequence[HintStep]) -> None:
        changes = bool(steps or self.hint)
        super().show_hint(steps)
        if changes:
            self._show_highlights()

    def preselect(self, move: Move) -> None:
        match move:
            case moves.TakeSpace(space):
                self.focus_on("spaces", space, announce=self.focus_visible)
            case moves.PlaceToken(colour, cell) if COLOUR_NUMBERS[colour] in self.hand.tokens:
                self.hand.choose(self.hand.tokens.index(COLOUR_NUMBERS[colour]))
                self.hand.show_tokens(self.view.table.hand, self.faces)
                self.focus_on("board", cell, announce=self.focus_visible)
                self._show_highlights()
            case moves.PlaceCube(_, cell):
                self.focus_on("board", cell, announce=self.focus_visible)
            case moves.TakeCard(card) | moves.DiscardCard(card):
                self.focus_on("row", CARD_NUMBERS[card], announce=self.focus_visible)
            case moves.EndTurn():
                self.focus_on("end", announce=self.focus_visible)

    def hint_words(self, steps: Sequence[Move]) -> str | None:
        """Name what to take; the numbers on the board say where everything goes."""
        taken = [
            say(texts.advise(self.view, move))
            for move in steps
            if not isinstance(move, moves.PlaceToken | moves.PlaceCube | moves.EndTurn)
        ]
        if all(isinstance(move, moves.EndTurn) for move in steps):
            waits = any(isinstance(move, moves.PlaceCube) for move in self.view.legal_moves())
            return " ".join((words(texts.END_NOW), *([words(texts.ANIMALS_WAIT)] if waits else [])))
        placed = len(taken) < len(steps)
        return separated([*taken, *([words(texts.FOLLOW_NUMBERS)] if placed else [])])

    # The turn, settings and pictures

    @property
    def has_next_step(self) -> bool:
        return self.live

    def next_step(self) -> bool:
        if not self.live:
            return False
        # Where tokens are left, the rules say why the turn goes on.
        self.chosen.emit(moves.EndTurn())
        return True

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("T", partial(words, texts.LETTERS_ENTRY), self._toggle_letters),
            Extra("B", partial(words, texts.BAG_TITLE), self._bag_switch.toggle),
        )

    def _toggle_letters(self) -> None:
        self._letters = not self._letters
        self._refresh()

    def restyle(self) -> None:
        super().restyle()
        self._refresh()

    def artwork(self, background: bool = True) -> Artwork:
        view, names = self.view, [self.name_of(board.seat) for board in self.boards]
        boards = [
            (view.setup.side, land, names[seat], view.score(seat).total, chips_of(view, seat))
            for seat, land in enumerate(view.table.lands)
        ]
        surface = self.colours.table if background else None
        return table_artwork(boards, self.colours.text, surface, view.extra_suns)


def _notable(gains: Mapping[int, int]) -> dict[int, int]:
    """Leave out the gain that most hexes have: it is no reason to choose one of them."""
    counts = Counter(gains.values())
    usual = {gain for gain, count in counts.items() if count > _FEW and 2 * count > len(gains)}
    return {cell: gain for cell, gain in gains.items() if gain not in usual}


TABLE = HarmoniesTable
