"""Sintra's table: the market, the player's palace large below it, the other palaces beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra import by_ear, texts
from harmony_desktop.games.sintra.rules.components import WINDOWS
from harmony_desktop.games.sintra.rules.game import SintraState, SintraView
from harmony_desktop.games.sintra.rules.open_table import (
    NOWHERE,
    Keep,
    Return,
    SintraOpenTable,
    Take,
)
from harmony_desktop.games.sintra.rules.outcomes import TakeOutcome
from harmony_desktop.games.sintra.table import animation, art
from harmony_desktop.games.sintra.table.figures import table_artwork
from harmony_desktop.games.sintra.table.glass import (
    GLAZIER_RECT,
    HANDFUL,
    draw_glazier,
    draw_handful,
    draw_pane,
    pane_at,
)
from harmony_desktop.games.sintra.table.jokers import JokerChooser
from harmony_desktop.games.sintra.table.layout import plan
from harmony_desktop.games.sintra.table.market import Choice, Market
from harmony_desktop.games.sintra.table.palace import FOOT, PalaceItem
from harmony_desktop.games.sintra.table.round_marker import HEIGHT as MARKER_HEIGHT
from harmony_desktop.games.sintra.table.round_marker import RoundMarker
from harmony_desktop.ui.kit.art import Artwork, moved
from harmony_desktop.ui.kit.languages import number, say, sentence
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.bag_switch import BagSwitch
from harmony_desktop.ui.table.boards import Boards
from harmony_desktop.ui.table.buttons import ButtonItem
from harmony_desktop.ui.table.coordinates import EdgeLabel
from harmony_desktop.ui.table.final import FinalPlan, final_plan
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.labels import Anchor, Bubble
from harmony_desktop.ui.table.marks import frame_of
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.news_cards import LinePicture, NewsLine
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.table import Extra, GameTable

words = GameWords("sintra")

Piece = Choice | Keep
"""A held piece: all panes of a colour from a source, or the pane to keep."""

_BUTTON = QRectF(art.PALACE_RECT.left() + 2, art.PALACE_RECT.bottom() + 7, 206, 30)
"""Area of the button that returns the glazier, below the main palace."""
_WORDS_WIDTH = 540.0
_OVER_NUMBERS = 96
"""The depth of the words on the wall, above the numbers of the strips."""
_BESIDE_GLAZIER = 0.1
"""Where on the width of a strip its number stands while the glazier is there."""
_TO_LOOK_AT = ("windows", "marker", "others")
"""Zones without anything to play."""


class SintraTable(GameTable[SintraState, SintraView, Piece, int]):
    """One game of Sintra on the screen.

    Pieces are panes, places are strips; NOWHERE is the broken-glass track.
    """

    material = "glass"
    always_labelled = True

    def __init__(self, timeline: Timeline[SintraState], services: TableServices) -> None:
        super().__init__(timeline, services)
        self._bag_switch = BagSwitch(services)
        table = self.view.table
        items = [
            PalaceItem(seat, table.setup, palace, timeline.seats[seat].colour, self.motion)
            for seat, palace in enumerate(table.palaces)
        ]
        self.palaces = Boards(items, self.motion, self._show_another_palace)
        self.palaces.show_for(self.view.seat)
        self.market = Market(len(table.workshops), self.motion)
        self.round_marker = RoundMarker()
        self.return_button = ButtonItem("sintra-return", _BUTTON.size())
        self.caption = Bubble()
        self.chooser = JokerChooser()
        for depth, item in (
            *((1, palace) for palace in items),
            (1, self.round_marker),
            (2, self.market),
            (3, self.return_button),
            (_OVER_NUMBERS, self.caption),
            (_OVER_NUMBERS + 1, self.chooser),
        ):
            item.setZValue(depth)
            self.addItem(item)
        self.caption.hide()
        self.animation = animation.MoveAnimation(
            self, self.motion, self.market, items, self.play_sound, self._landed, self._move_on
        )
        self.pointed: Choice | None = None
        self._lingering: PalaceItem | None = None
        """The palace that stays large until the animation of its move ends."""
        self._meanwhile: SintraOpenTable | None = None
        """The market shown while panes fly."""
        self._news_rooms: dict[int, QRectF] = {}
        self._new_round = False
        self._let_go_at: QPointF | None = None
        """The point where the player has just dropped panes."""

    @property
    def main(self) -> PalaceItem:
        """The large palace."""
        stays = self._lingering if self.palaces.looked_at is None else None
        return stays or self.palaces.main

    @property
    def _others(self) -> list[PalaceItem]:
        return [item for item in self.palaces if item is not self.main]

    @property
    def keeping(self) -> bool:
        """Whether the player at the screen must choose a pane of a complete strip to keep."""
        return self._may_play and self.view.table.completed is not None

    @property
    def _may_play(self) -> bool:
        return self.live and self.palaces.looked_at is None

    @property
    def board_seat(self) -> int:
        return self.main.seat

    # Showing a position

    def show_moment(self, moment: Moment[SintraState, SintraView]) -> None:
        """Show a moment; panes still in the air first land in the previous position."""
        self.animation.finish()
        super().show_moment(moment)

    def show_position(self, moment: Moment[SintraState, SintraView]) -> None:
        view, step, main_before = moment.view, moment.forward, self.main
        self.palaces.show_for(view.seat)
        self.caption.hide()
        self.chooser.options = ()
        self.pointed = None
        seen = step if self.motion.milliseconds else None
        stays = seen is not None and seen.seat == main_before.seat != view.seat
        self._lingering = main_before if stays else None
        self._new_round = seen is not None and _begins_round(seen)
        self._meanwhile = None if seen is None else animation.market_meanwhile(seen)
        self._show_palaces(seen, glide=step is not None)
        self._refresh()
        if self.main is not main_before:
            self.laid_out_anew.emit()
        if seen is not None:
            self.animation.play(seen, self._let_go_at)
            self._show_offers()
        elif moment.change is not None:
            self.play_sound("undo" if step is None else animation.sound_of(step))
            if step is not None and _begins_round(step):
                self._announce_round()
        self._let_go_at = None
        if self.focus_visible and self.keeping:
            self.focus_on("keep")
        elif step is not None:
            self._back_to_market()

    def look_at_board(self, seat: int) -> None:
        self.palaces.look_at(None if seat == self.palaces.looked_at else seat)

    def mark_news(self, changes: Sequence[Change[SintraState]]) -> None:
        first = {change.seat: animation.tables(change)[0] for change in reversed(changes)}
        for item in self.palaces:
            before = first.get(item.seat)
            item.show_news(None if before is None else before.palaces[item.seat])
        self.market.show_news(
            {
                change.move.source: player_colour(self.timeline.seats[change.seat].colour)
                for change in changes
                if isinstance(change.move, Take)
                and animation.tables(change)[0].round == self.view.table.round
            }
        )

    def _back_to_market(self) -> None:
        """Move the keyboard focus to the market, unless it is in a zone only to look at."""
        looks = self.focus is not None and self.focus[0].key in _TO_LOOK_AT
        there = self.focus is not None and self.focus[0].key == "market"
        if self.focus_visible and not self.keeping and not looks and (self.live or not there):
            self.focus_on("market")

    def _show_palaces(self, seen: Change[SintraState] | None = None, glide: bool = False) -> None:
        """Update the palaces, except the parts to which panes are flying."""
        symbols = self.services.settings.symbols
        for item, palace in zip(self.palaces, self.view.table.palaces, strict=True):
            moving = seen is not None and seen.seat == item.seat
            later = animation.awaited_windows(seen) if seen is not None and moving else ()
            item.set_palace(palace, symbols, self.digits, glide, later)
            item.show_lit(())

    def _landed(self) -> None:
        """Show the new position after all panes have landed."""
        self._meanwhile = None
        for item in self.palaces:
            item.catch_up()
        self._show_round()
        self._show_market()
        self._show_offers()
        if self._new_round:
            self._new_round = False
            self.play_sound("call")
            self.market.light_up()
            self._announce_round()

    def _announce_round(self) -> None:
        self.announced.emit(say(texts.marker_name(self.view.table)))

    def _move_on(self) -> None:
        """Enlarge the palace of the next player after the animation of a move."""
        if self._lingering is not None:
            self._lingering = None
            self._refresh()
            self.laid_out_anew.emit()

    def _refresh(self) -> None:
        """Update everything but the palaces."""
        for item in self.palaces:
            self._show_name(item)
        self._show_round()
        self._show_market()
        self._show_button()
        self._make_zones()
        self.refresh_focus()

    def _show_name(self, item: PalaceItem) -> None:
        view = self.view
        token = not view.table.token and view.table.first == item.seat and view.to_move is not None
        acts = view.to_move == item.seat and len(self.timeline.seats) > 1
        colour = player_colour(self.timeline.seats[item.seat].colour)
        ended = self.winner_frame(item.seat) if view.to_move is None else None
        item.show_frame(colour if acts else ended)
        beside_button = item is self.main and not self.final
        item.set_name(self.on_plate(item.seat), self.colours, token, beside_button)

    def _show_round(self) -> None:
        table = self._meanwhile or self.view.table
        over = table.bonus_colour is None
        for item in (self.market, self.round_marker):
            item.setVisible(not over and not self.final)
        title = "" if over else say(texts.marker_name(table))
        self.round_marker.show_round(table.marker, title, self.colours)
        bag, tower = words(texts.BAG_TITLE), words(texts.TOWER_TITLE)
        rows = ((bag, table.bag), (tower, table.tower))
        self.round_marker.show_counts(rows if self.services.settings.show_bag else (), self.colours)

    def _show_market(self) -> None:
        piece = self.placing.piece
        self.market.show_table(
            self._meanwhile or self.view.table,
            self.pointed,
            piece if isinstance(piece, tuple) else self.chooser.asked,
            self.services.settings.symbols,
            self.digits,
        )

    def _show_offers(self) -> None:
        """Show the options of the own palace for the panes that are held or pointed at."""
        gains = self.services.settings.show_gains
        piece, asked = self.placing.piece, self.chooser.asked
        choice = piece if isinstance(piece, tuple) else asked or self.pointed
        held = self.placing.holding or asked is not None
        outcomes = self.view.take_outcomes(*choice) if self.live and choice is not None else ()
        keeps = self.view.keep_outcomes() if self.keeping and not self.animation.busy else ()
        kept = piece.colour if isinstance(piece, Keep) else self._focused_number("keep")
        for item in self.palaces:
            own = item is self.palaces.own and self.palaces.looked_at is None
            item.show_offers(outcomes if own else (), self.placing.place, gains, held)
            item.show_keep(keeps if own else (), kept, gains)

    def _show_button(self, pointed: bool = False) -> None:
        if self.palaces.looked_at is not None or self.view.to_move is None:
            self.return_button.hide()
            return
        can = self.live and self.view.refusal(Return()) is None
        sign = partial(_draw_way_back, ink=self.colours.text)
        self.return_button.show_words(
            words(texts.RETURN_BUTTON), self.colours, can, pressed=can and pointed, sign=sign
        )

    def _show_chooser(self, pointed: int | None = None) -> None:
        focused = self._focused_number("jokers")
        self.chooser.show_options(
            self.view.palace,
            words(texts.CHOOSE_JOKERS),
            pointed if focused is None else focused,
            self.services.settings.symbols,
            self.colours,
        )

    def _focused_number(self, zone_key: str) -> int | None:
        """Return the number of the focused spot in a zone; None if the focus is elsewhere."""
        if self.focus is None or self.focus[0].key != zone_key:
            return None
        key = self.focus[1].key
        return key if isinstance(key, int) else None

    # Layout

    def area_of(self, change: Change[SintraState]) -> QRectF:
        return self.palaces[change.seat].sceneBoundingRect()

    def news_room(self, seat: int) -> QRectF | None:
        return self._news_rooms.get(seat)

    def news_lines(self, seat: int, changes: Sequence[Change[SintraState]]) -> Sequence[NewsLine]:
        """Return the moves as lines: panes as pictures with their target, the rest in words."""
        shown: list[NewsLine] = []
        symbols = self.services.settings.symbols
        for change in changes:
            move, before = change.move, animation.tables(change)[0]
            if isinstance(move, Keep) and before.completed is not None:
                words_of = texts.kept_words(before.completed, move)
            elif isinstance(move, Take) and move.strip != NOWHERE:
                words_of = texts.taken_words(before, move)
            else:
                shown += super().news_lines(seat, [change])
                continue
            box = pane_at(QPointF(), 1.0)
            drawn = partial(draw_pane, rect=box, colour=move.colour, symbols=symbols, glow=False)
            picture = LinePicture(("pane", move.colour, symbols), box.adjusted(-2, -2, 2, 2), drawn)
            shown.append(NewsLine(say(words_of), (picture,)))
        return shown

    def arrange(self, size: QSizeF) -> QRectF:
        others = self._others
        if self.final:
            return self._arrange_final(final_plan(art.PALACE_RECT, len(others), FOOT, size))
        made = plan(len(self.view.table.workshops), len(others), MARKER_HEIGHT + 8, size)
        whole = made.whole
        self._news_rooms = {
            item.seat: mirrored_rect(room, whole)
            for item, room in zip(others, made.news, strict=True)
            if not room.isEmpty()
        }
        for item, place in zip(others, made.others, strict=True):
            self.palaces.put(item, mirrored(place, whole), made.small, self._arrived)
        main = mirrored(made.main, whole)
        self.palaces.put(self.main, main, 1.0, self._arrived)
        self.market.setPos(mirrored(made.market, whole))
        self.market.setScale(made.market_scale)
        self.market.stand_in(made.market_rows)
        self.round_marker.setPos(mirrored(made.marker, whole))
        self.return_button.setPos(main + mirrored_rect(_BUTTON, art.PALACE_RECT).topLeft())
        for item in self.palaces:
            self._show_name(item)
        self._make_zones()
        self.setSceneRect(whole)
        self._place_chooser()
        return whole

    def _arrange_final(self, made: FinalPlan) -> QRectF:
        self._news_rooms = {}
        whole = made.whole
        for item, place in zip(self._others, made.others, strict=True):
            self.palaces.put(item, mirrored(place, whole), made.small, self._arrived)
        self.palaces.put(self.main, mirrored(made.main, whole), 1.0, self._arrived)
        for item in self.palaces:
            self._show_name(item)
        return whole

    def edge_labels(self) -> list[EdgeLabel]:
        """Return the numbers of the strips, on the wall above them; beside the glazier, one."""
        if self.final:
            return []
        wall, glazier = self.main.area(), self.view.table.palaces[self.main.seat].glazier
        strips = [(index, self.main.strip_area(index)) for index in range(WINDOWS)]
        return [
            EdgeLabel(
                number(index + 1),
                QPointF(
                    area.left() + area.width() * (_BESIDE_GLAZIER if index == glazier else 0.5),
                    (wall.top() + area.top()) / 2,
                ),
            )
            for index, area in strips
        ]

    @property
    def label_ink(self) -> str:
        return art.WALL_INK

    def show_all(self, everything: bool) -> None:
        for item in (self.market, self.round_marker):
            item.setVisible(everything)

    def _arrived(self) -> None:
        """Redraw a palace that has stopped moving, and move its spots."""
        for item in self.palaces:
            self._show_name(item)
        self.repaint_art()
        self._make_zones()
        self.refresh_focus()

    def _show_another_palace(self) -> None:
        self._refresh()
        self.laid_out_anew.emit()

    # Keyboard

    def _make_zones(self) -> None:
        """Make the zones in Tab order; an open question about jokers is the only zone."""
        if self.chooser.options:
            title = partial(words, texts.CHOOSE_JOKERS)
            self.set_zones([Zone("jokers", title, self.chooser.spots())])
            return
        table, main, button = self.view.table, self.main, self.return_button
        owner, back = partial(self.name_of, main.seat), partial(words, texts.RETURN_BUTTON)
        strips = [
            Spot.over(strip, main.strip_area(strip), partial(self._say_strip, strip))
            for strip in (*range(WINDOWS), NOWHERE)
        ]
        ways_back = [Spot.over("return", button.area, back)] if button.isVisible() else []
        rounds = [Spot.over("marker", self.round_marker.area, partial(say, texts.info_name(table)))]
        others = [
            Spot.over(item.seat, item.area(), partial(self.name_of, item.seat))
            for item in self._others
        ]
        for spot, item in zip(others, self._others, strict=True):
            spot.details = partial(self._palace_words, item.seat)
        zones = [
            Zone("market", partial(words, texts.MARKET_TITLE), self.market.spots(table)),
            Zone("board", owner, strips, grid=True),
            Zone("glazier", back, ways_back, buttons=True),
            Zone("windows", owner, main.window_spots(table), grid=True),
            Zone("marker", partial(say, texts.marker_name(table)), rounds),
            Zone("others", partial(words, texts.OTHER_PALACES), others),
        ]
        if self.keeping:
            # What to choose is told as the task.
            zones.insert(0, Zone("keep", owner, self._keep_spots()))
        self.set_zones(zones)

    def _palace_words(self, seat: int) -> str:
        return say(by_ear.board(self.view, seat)[0])

    def _say_strip(self, strip: int) -> str:
        """Describe a strip, or the effect of putting the held panes on it."""
        palace, piece = self.main.palace, self.placing.piece
        if isinstance(piece, tuple):
            outcome = self._outcome(piece, strip)
            if outcome is not None:
                return say(texts.outcome_phrase(outcome))
            reason = self.judge(piece, strip, 0) or ""
            return (
                reason
                if strip == NOWHERE
                else words.phrase(texts.STRIP_REFUSES, strip=strip + 1, reason=reason)
            )
        if strip == NOWHERE:
            value = self.view.table.setup.components.track[palace.broken]
            return words.phrase(texts.BROKEN_TITLE, value=value)
        return say(texts.strip_name(palace, strip))

    def _keep_spots(self) -> list[Spot]:
        window = self.view.table.completed or 0
        moves = (outcome.move for outcome in self.view.keep_outcomes())
        return [
            Spot.over(
                move.colour, self._pane_area(window, move.colour), partial(self._describe, move)
            )
            for move in moves
        ]

    def _pane_area(self, window: int, colour: int) -> QRectF:
        """Return the area of the first pane of a colour on a strip of the own palace."""
        space = self.view.palace.filled[window].index(colour)
        return self.palaces.own.area(art.space_rect(window, space))

    def _describe(self, move: Move) -> str:
        return sentence(say(texts.describe(self.view, move)))

    def entry_spot(self, zone_key: str, spot_key: object) -> object:
        """Return the spot to enter a zone at: with held panes, the strip a hint has named, or the
        first that takes them."""
        piece = self.placing.piece
        if zone_key == "board" and isinstance(piece, tuple):
            takes = [one.move for one in self.view.take_outcomes(*piece)]
            hinted = [move for move in takes if any(move == step.move for step in self.hint)]
            return (hinted or takes)[0].strip if takes else None
        return spot_key

    def ring_around(self, zone: Zone, spot: Spot) -> QPainterPath | None:
        """Return the focus ring of a spot; None for an aimed strip, which is already lit."""
        piece, key = self.placing.piece, spot.key
        if zone.key == "board" and isinstance(key, int) and piece is not None:
            return None if self.judge(piece, key, 0) is None else super().ring_around(zone, spot)
        if zone.key == "jokers":
            return None
        return super().ring_around(zone, spot)

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        self._show_chooser()
        if focus is not None and not self.placing.holding:
            key = focus[1].key if focus[0].key == "market" else None
            takes = self.live and not self.keeping
            self.pointed = key if takes and isinstance(key, tuple) else None
            self._show_market()
        self._show_offers()

    def enter_anywhere(self) -> bool:
        """Send the pane that is pointed at into its window, the only place it can go."""
        colour = self._focused_number("keep")
        if not self.keeping or colour is None:
            return False
        self.chosen.emit(Keep(colour))
        return True

    def activate(self, zone: Zone, spot: Spot) -> None:
        key = spot.key if isinstance(spot.key, int) else None
        if zone.key == "jokers":
            self._answer(key)
        elif zone.key == "glazier":
            self.send_glazier()
        else:
            self.palaces.look_at(key if zone.key == "others" else None)

    # Placing

    def _outcome(self, choice: Choice, strip: int) -> TakeOutcome | None:
        """Return the outcome of placing these panes on a strip; None if it is illegal."""
        outcomes = self.view.take_outcomes(*choice)
        return next((one for one in outcomes if one.move.strip == strip), None)

    def judge(self, piece: Piece, place: int, rotation: int) -> str | None:
        if isinstance(piece, Keep) or self._outcome(piece, place) is not None:
            return None
        problem = self.view.refusal(Take(*piece, place, 0))
        return None if problem is None else words.refusal(texts.REASONS, problem)

    def piece_at(self, point: QPointF) -> Piece | None:
        if not self._may_play or self.chooser.options:
            return None
        self.animation.finish()
        window = self.view.table.completed
        if window is None:
            return self.market.choice_at(point)
        for space, colour in enumerate(self.view.palace.filled[window]):
            area = self.palaces.own.area(art.space_rect(window, space))
            if colour is not None and area.contains(point):
                return Keep(colour)
        return None

    def place_at(self, point: QPointF) -> int | None:
        if self.palaces.looked_at is not None or self.chooser.options:
            return None
        window = self.palaces.own.column_at(point)
        return window if not self.keeping or window == self.view.table.completed else None

    def is_place(self, zone: Zone) -> bool:
        return zone.key == "board" and self.palaces.looked_at is None

    def press_with_full_hand(self, piece: Piece, point: QPointF) -> bool:
        """Take other panes instead of the held ones; a press at the source puts them back."""
        if isinstance(piece, Keep) or self.place_at(point) is not None:
            return False
        other = self.market.choice_at(point)
        if other is not None or self.market.source_area(piece[0]).contains(point):
            self.placing.put_back()
        return other is None

    def home_of(self, piece: Piece) -> QPointF | None:
        if isinstance(piece, Keep):
            return None
        return self.market.points_of(piece, self.view.table.source(piece[0]))[-1]

    def lifted(self, piece: Piece) -> None:
        self.pointed = self._let_go_at = None
        if isinstance(piece, Keep):
            colour, count = piece.colour, 1
            # One click is enough: the window is the only target.
            self.placing.aim(self.view.table.completed)
        else:
            source, colour = piece
            count = self.view.table.source(source)[colour]
        symbols = self.services.settings.symbols
        self.held.show_art(
            ("sintra-held", colour, count, symbols, self.digits),
            HANDFUL,
            partial(draw_handful, colour=colour, count=count, symbols=symbols),
        )
        self._show_market()
        self._show_offers()

    def aimed(self, piece: Piece, place: int | None, reason: str | None) -> None:
        self.held.give_way(place is not None and reason is None)
        self._show_offers()
        caption = reason
        if place is not None and isinstance(piece, tuple) and self.services.settings.show_gains:
            outcome = self._outcome(piece, place)
            caption = reason if outcome is None else say(texts.outcome_phrase(outcome))
        self._show_caption(caption, place)

    def _show_caption(self, caption: str | None, strip: int | None) -> None:
        """Show a sentence over its strip, within the palace."""
        if caption is None or strip is None:
            self.caption.hide()
            return
        own = self.palaces.own
        half = (
            self.caption.show_words(caption, self.colours, _WORDS_WIDTH, Anchor.BOTTOM).width() / 2
        )
        palace, x = own.area(), own.strip_area(strip).center().x()
        x = max(palace.left() + half, min(palace.right() - half, x))
        # On the wall above the strips: what can be taken stays in sight.
        self.caption.setPos(x, own.strip_area(strip if strip != NOWHERE else 0).top() - 6)

    def placed(self, piece: Piece, place: int, rotation: int) -> None:
        self._let_go_at = None if self.focus_visible else self.held.let_go_at
        self.caption.hide()
        if isinstance(piece, Keep):
            self.chosen.emit(piece)
            return
        options = [one for one in self.view.take_outcomes(*piece) if one.move.strip == place]
        hinted = [one for one in options if any(one.move == step.move for step in self.hint)]
        if len(options) == 1 or hinted:
            self.chosen.emit((hinted or options)[0].move)
            return
        self.chooser.options = tuple(options)
        self._place_chooser()
        self._refresh()
        self.hand_changed.emit()
        if self.focus_visible:
            self.focus_on("jokers")

    def put_back(self, piece: Piece, reason: str | None) -> None:
        """Keep panes in the hand after a click on a wrong strip; drop dragged ones."""
        if reason is None or self._dragging or isinstance(piece, Keep):
            super().put_back(piece, reason)
            return
        at = self.held.pos()
        self.placing.pick_up(piece)
        self.held.setPos(at)
        # The line of messages says it now.
        self.caption.hide()
        self.refused.emit(reason)

    def returned(self, piece: Piece, reason: str | None) -> None:
        self.caption.hide()
        self._show_offers()
        if self.focus_visible and not isinstance(piece, Keep):
            self.focus_on("market", piece)

    def came_home(self, piece: Piece) -> None:
        self._show_market()

    def hover(self, point: QPointF) -> None:
        if self.chooser.options:
            index = self.chooser.option_at(point)
            if index is not None:
                self.focus_on("jokers", index, announce=False)
            self._show_chooser(index)
            return
        free = self._may_play and not self.keeping and not self.animation.busy
        pointed = self.market.choice_at(point) if free else None
        if pointed != self.pointed:
            self.pointed = pointed
            self._show_market()
            self._show_offers()
        self._show_button(self.return_button.contains_point(point))

    # How many jokers

    def _place_chooser(self) -> None:
        if self.chooser.options:
            strip = self.palaces.own.strip_area(self.chooser.options[0].move.strip)
            self.chooser.put_over(strip, self.sceneRect())

    def _answer(self, index: int | None) -> None:
        """Play the chosen number of jokers, or cancel the move."""
        options, self.chooser.options = self.chooser.options, ()
        self._refresh()
        self.hand_changed.emit()
        if index is None:
            self._let_go_at = None
            self._back_to_market()
        else:
            self.chosen.emit(options[index].move)

    # Other buttons

    def send_glazier(self) -> None:
        """Return the glazier, or show why that is impossible."""
        if not self.live or self.chooser.options:
            return
        problem = self.view.refusal(Return())
        if problem is not None:
            self.refused.emit(words.refusal(texts.REASONS, problem))
        else:
            self.chosen.emit(Return())

    def press_elsewhere(self, point: QPointF) -> None:
        if self.chooser.options:
            self._answer(self.chooser.option_at(point))
        elif self.return_button.contains_point(point):
            self.send_glazier()
        elif self.keeping and self.place_at(point) is not None:
            self.refused.emit(say(texts.status(self.view)))
        else:
            found = (item.seat for item in self._others if item.area().contains(point))
            self.palaces.look_at(next(found, None))

    @property
    def prompt(self) -> str | None:
        if self.chooser.options:
            return words(texts.CHOOSE_JOKERS)
        piece = self.placing.piece
        return words(texts.PUT_PANES) if piece is not None and not isinstance(piece, Keep) else None

    def escape(self) -> bool:
        if self.chooser.options:
            self._answer(None)
            return True
        return self.palaces.look_at(None) or self._bag_switch.close()

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("G", partial(words, texts.RETURN_BUTTON), self.send_glazier),
            Extra("B", partial(words, texts.BAG_ENTRY), self._bag_switch.toggle),
        )

    # Highlights and advice

    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        for item in self.palaces:
            item.show_lit(cells.get(item.seat, ()))

    def ghosts_of(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        return [self._ghost_of(move) for move in moves]

    def _ghost_of(self, move: Move) -> Ghost:
        own, table = self.palaces.own, self.view.table
        if isinstance(move, Take):
            choice, panes = (move.source, move.colour), table.source(move.source)
            source, target = QPainterPath(), frame_of(own.strip_area(move.strip), 8)
            for point in self.market.points_of(choice, panes):
                box = pane_at(point, self.market.pane_scale)
                source = source.united(frame_of(box.adjusted(-2, -2, 2, 2), 6))
            if move.strip == NOWHERE:
                return Ghost(move, target, source=source)
            before = self.view.palace.filled[move.strip]
            after = table.after(move).palaces[self.view.seat].filled[move.strip]
            new = [
                (own.area(art.space_rect(move.strip, space)), pane)
                for space, (old, pane) in enumerate(zip(before, after, strict=True))
                if pane is not None and old is None
            ]
            return Ghost(move, target, partial(self._draw_panes, panes=new), source)
        window = table.completed
        if isinstance(move, Keep) and window is not None:
            box = own.area(art.pane_rect(window, len(self.view.palace.windows[window])))
            drawn = partial(self._draw_panes, panes=[(box, move.colour)])
            source = frame_of(self._pane_area(window, move.colour), 6)
            return Ghost(move, frame_of(box, 6), drawn, source)
        drawn = partial(self._draw_glazier, strip=self.view.palace.leftmost or 0)
        return Ghost(move, frame_of(self.return_button.area, 8), drawn)

    def _draw_glazier(self, painter: QPainter, strip: int) -> None:
        """Draw the glazier where it returns to."""
        own = self.palaces.own
        with moved(painter, own.mapToScene(art.glazier_place(strip)), own.scale()):
            draw_glazier(painter, own.colour)

    def _draw_panes(self, painter: QPainter, panes: Sequence[tuple[QRectF, int]]) -> None:
        for box, colour in panes:
            draw_pane(painter, box, colour, self.services.settings.symbols, glow=False)

    def preselect(self, move: Move) -> None:
        if isinstance(move, Take):
            self.focus_on("market", (move.source, move.colour), announce=self.focus_visible)
        elif isinstance(move, Keep):
            self.focus_on("keep", move.colour, announce=self.focus_visible)
        else:
            self.focus_on("glazier", announce=self.focus_visible)

    def hint_words(self, moves: Sequence[Move]) -> str:
        move, window = moves[0], self.view.table.completed
        if isinstance(move, Keep) and window is not None:
            return sentence(say(texts.kept_words(window, move)))
        return self._describe(move)

    def guide_area(self, name: str) -> QRectF | QPainterPath | None:
        own = self.palaces.own
        glazier = GLAZIER_RECT.translated(art.glazier_place(self.view.palace.glazier))
        areas = {
            "strips": own.strip_area(0).united(own.strip_area(WINDOWS - 1)),
            "windows": own.area(art.window_rect(0).united(art.window_rect(WINDOWS - 1))),
            "glazier": own.area(glazier),
            "broken": own.strip_area(NOWHERE),
            "marker": self.round_marker.pane_area(self.view.table.marker),
        }
        return areas.get(name)

    # Pictures and settings

    def restyle(self) -> None:
        super().restyle()
        self.animation.finish()
        self._show_palaces()
        self._refresh()

    def artwork(self, background: bool = True) -> Artwork:
        """Draw all palaces with their names and points."""
        palaces = [
            (item.palace, self.name_of(item.seat), self.view.score(item.seat).total, item.colour)
            for item in self.palaces
        ]
        ground = self.colours.table if background else None
        return table_artwork(palaces, self.view.table.setup, self.colours.text, ground)


def _begins_round(change: Change[SintraState]) -> bool:
    before, after = animation.tables(change)
    return before.round != after.round and after.to_move is not None


def _draw_way_back(painter: QPainter, ink: str) -> None:
    """Draw an arrow to the left: palaces are not mirrored in any language."""
    pen = QPen(QColor(ink), 2.4, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath(QPointF(8, 6))
    path.cubicTo(QPointF(10, -6), QPointF(0, -6), QPointF(-8, -2))
    path.moveTo(-3, -8)
    path.lineTo(-8, -2)
    path.lineTo(-1, 3)
    painter.strokePath(path, pen)


TABLE = SintraTable
