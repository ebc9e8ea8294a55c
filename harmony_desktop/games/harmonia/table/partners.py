"""The partners beside Harmonia's layout: their tiles, remarks and plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots.partners import Intention, heeds
from harmony_desktop.games.harmonia.bots.wishing import PatternIntention
from harmony_desktop.games.harmonia.replies import REPLIES, TO_A_REQUEST
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.aim import closes
from harmony_desktop.games.harmonia.rules.components import KIND_OF, TURNS, Kind
from harmony_desktop.games.harmonia.rules.game import HarmoniaState
from harmony_desktop.games.harmonia.rules.moves import (
    LEAVE,
    AnnounceHand,
    AnnounceKind,
    Ask,
    AskTile,
    CellWish,
    Need,
    Place,
    Point,
    Show,
    TakeBack,
    Wish,
)
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, Known, TurnPhase, fits_somewhere
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.goal import Goal
from harmony_desktop.games.harmonia.table.mat import PAPER
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, draw_text, rounded, ui_font
from harmony_desktop.ui.kit.languages import isolated, joined, number, right_to_left, say
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.players.players import faces, shown_name
from harmony_desktop.ui.table.labels import (
    START,
    Anchor,
    Bubble,
    draw_lines,
    follow_language,
    text_box,
)
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect, reading_way
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.plates import stamp_player
from harmony_desktop.ui.table.spots import Spot, Zone

Consult = Callable[[str, int], bool]
"""Asks the bot at a seat a question; returns whether it could be asked."""


class Replies(QObject):
    """Answers of bots to the remarks of a person; the bots are asked one after the other.

    A bot that was asked for something answers; a remark that asks for nothing is answered by the
    next partner. A promise that a bot does not keep is taken back in words when it shows another
    tile.
    """

    def __init__(
        self, timeline: Timeline[HarmoniaState], consult: Consult, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._consult = consult
        self._given: dict[tuple[int, Move], dict[int, str]] = {}
        """Answers by seat, by the remark and its number among the moves."""
        self._unasked: list[int] = []
        self._question = "reply"

    def to_move(self, index: int) -> dict[int, str]:
        """Return what bots say of a move, by seat: of a bot's own tile, the promise it breaks; of a
        person's, thanks or regret."""
        move, seat = self._timeline.moves[index], self._timeline.mover(index)
        if isinstance(move, Place) and self._timeline.is_person(seat):
            return self._heeded(index, seat, move)
        if isinstance(move, Show) and not self._timeline.is_person(seat):
            broken = self._broken(index, seat, move.tile)
            return {} if broken is None else {seat: broken}
        return self._given.get((index, move), {})

    def _heeded(self, index: int, seat: int, place: Place) -> dict[int, str]:
        """The thanks of bots for a tile that a person has placed as they asked, and their regret
        if it takes the cell of their request; the praise of the next one if it closes a pattern."""
        view = self._timeline.states[index].view(seat)
        if view.shown is None:
            return {}
        sides = place.sides(view.shown)
        found: dict[int, str] = {}
        for wish in (one for said in view.standing for one in said if isinstance(one, CellWish)):
            to_another = isinstance(wish, AskTile) and wish.whom != seat
            bot = not self._timeline.is_person(wish.seat)
            if wish.cell == place.cell and bot and not to_another:
                done = heeds(view, place.cell, sides, wish)
                found[wish.seat] = "thanks" if done else "regret"
        if closes(view, place.cell, sides):
            seats = [(seat + step) % view.setup.seats for step in range(1, view.setup.seats)]
            bots = [one for one in seats if not self._timeline.is_person(one)]
            found.update(dict.fromkeys(bots[:1], "closed"))
        return found

    def hear(self, change: Change[HarmoniaState], bots: Sequence[int]) -> None:
        """Ask bots to answer a remark of a person."""
        self._unasked = []
        answered = _QUESTIONS.get(type(change.move))
        if answered is not None and bots and self._timeline.is_person(change.seat):
            self._question, all_answer = answered
            self._unasked = list(bots if all_answer else bots[:1])
            QTimer.singleShot(0, self, self._ask_next)

    def _ask_next(self) -> None:
        while self._unasked:
            if self._consult(self._question, self._unasked.pop(0)):
                return

    def take(self, seat: int, reply: str | None) -> None:
        """Keep the answer of a seat, which may be silence, and ask the next one."""
        if reply is not None:
            index = len(self._timeline.moves) - 1
            self._given.setdefault((index, self._timeline.moves[index]), {})[seat] = reply
        self._ask_next()

    def _broken(self, index: int, seat: int, tile: Kind) -> str | None:
        """What a bot says when its tile breaks a promise, as a key of the replies: known from the
        tile, or at the latest from its place."""
        moves = self._timeline.moves
        view = self._timeline.states[index].view(seat)
        placed = next((move for move in moves[index + 1 :] if isinstance(move, Place)), None)
        places = view.fits(tile) if placed is None else (placed,)
        for (asked, wish), answers in self._given.items():
            reply = answers.get(seat, "")
            if not isinstance(wish, Wish) or not reply.endswith("-yes"):
                continue
            stands = asked < index and wish in view.standing[wish.seat]
            if not stands or moves[asked] != wish:
                continue
            since = range(asked, index)
            placed_since = any(
                isinstance(moves[one], Place) and self._timeline.mover(one) == seat for one in since
            )
            if placed_since and not _lasts(view, wish):
                continue
            if not any(heeds(view, place.cell, place.sides(tile), wish) for place in places):
                return reply.replace("-yes", "-broken")
        return None


def _lasts(view: HarmoniaView, wish: Wish) -> bool:
    """Whether a promise holds for more than one tile: to leave a cell, and room that there is."""
    if isinstance(wish, Need):
        return fits_somewhere(view.open_cells, wish.tile)
    return isinstance(wish, Ask) and wish.wish == LEAVE


_QUESTIONS: dict[type[Move], tuple[str, bool]] = {
    Ask: ("reply", True),
    AskTile: ("reply", True),
    Need: ("reply", True),
    TakeBack: ("reply", False),
    Point: ("reply-point", False),
    AnnounceKind: ("reply-told", False),
    AnnounceHand: ("reply-told", False),
}
"""For each remark the consultation that answers it, and whether all bots are asked."""


class Partners(ArtItem):
    """The plates of the other players, in the order of play."""

    def __init__(
        self,
        timeline: Timeline[HarmoniaState],
        moment: Moment[HarmoniaState, HarmoniaView],
        replies: Replies,
        hushed: Callable[[int], bool],
    ) -> None:
        """`hushed` says whether the requests of a seat are not shown."""
        super().__init__()
        self._hushed = hushed
        self._timeline = timeline
        self._moment = moment
        self._replies = replies
        self.plates = [Plate(seat, self) for seat in range(len(timeline.seats))]
        persons = timeline.persons == len(timeline.seats)
        self.folds = bool(timeline.options["alone"]) and persons
        """Whether all hands are one person's, so that those not in turn are folded away."""
        self._unfolded: int | None = None
        self.chosen: talking.PartnerTile | None = None
        """The tile that the player is about to ask for."""
        self._acting: int | None = None
        """The seat whose move is being shown, or that is to move."""

    @property
    def others(self) -> list[Plate]:
        """The plates that are shown: all but the player's own."""
        first = self._moment.view.seat + 1
        return [*self.plates[first:], *self.plates[: first - 1]]

    @property
    def bots(self) -> list[int]:
        """The seats of the bots among the partners."""
        return [plate.seat for plate in self.others if not self._timeline.is_person(plate.seat)]

    @property
    def unfolded(self) -> int:
        """Number of the plate that is unfolded: the next in turn, or the one that was chosen."""
        seats = [plate.seat for plate in self.others]
        return seats.index(self._unfolded) if self._unfolded in seats else 0

    def fold(self, seat: int) -> None:
        """Unfold the hand of a seat instead of the next one, or fold it again."""
        self._unfolded = None if self._unfolded == seat else seat

    def lay(self, areas: Sequence[QRectF]) -> None:
        """Take up areas of the scene, from the next time the plates are shown."""
        for plate, area in zip(self.others, areas, strict=True):
            plate.setPos(area.topLeft())
            plate.size = area.size()

    def show_moment(self, moment: Moment[HarmoniaState, HarmoniaView], theme: Colours) -> None:
        self._moment = moment
        self.plates[moment.view.seat].hide()
        said, hands = self._words_now(), self.hands()
        for plate in self.others:
            plate.show_partner(self._partner(plate.seat, said, hands), theme)
            plate.show()

    def show_turn(self, seat: int | None, theme: Colours) -> None:
        """Light the plate of the seat that acts."""
        if seat != self._acting:
            self._acting = seat
            self.show_moment(self._moment, theme)

    def _words_now(self) -> dict[int, str]:
        """The words of each seat now; none where one person plays all hands."""
        if self.folds:
            return {}
        view = self._moment.view
        if view.phase is not TurnPhase.OVER:
            return self.said()
        keys = zip(self.bots, texts.last_words(view), strict=False)
        return {seat: words(REPLIES[key]) for seat, key in keys}

    def _partner(self, seat: int, said: dict[int, str], hands: Sequence[Known]) -> PartnerPlate:
        view, player = self._moment.view, self._timeline.seats[seat]
        needs = [wish.tile for wish in view.wishes(seat) if isinstance(wish, Need)]
        return PartnerPlate(
            name=shown_name(self._timeline.seats, seat),
            face=faces(self._timeline.seats)[seat],
            colour=player.colour,
            tiles=view.hand_sizes[seat],
            known=hands[seat],
            says=said.get(seat, ""),
            active=self._acting == seat,
            bot=player.kind == "bot",
            needs=tuple(needs),
            slots=self._slots(seat, hands[seat], needs),
            chosen=self.chosen.tile if self.chosen and self.chosen.seat == seat else None,
        )

    def _slots(self, seat: int, known: Known, needs: Sequence[Kind]) -> tuple[Kind, ...]:
        """The kinds that a seat is known to have or to have had, so that the others stay in their
        places when one runs out."""
        view = self._moment.view
        had = {KIND_OF[tile.sides] for tile in view.placed if tile.seat == seat}
        if view.shown is not None and view.on_turn == seat:
            had.add(view.shown)
        gone = {kind for kind in had if known[kind] == 0}
        held = {kind for kind, count in enumerate(known) if count}
        return tuple(sorted(gone | held | set(needs)))

    def hands(self) -> tuple[Known, ...]:
        """Return every hand as far as the person at the screen knows it."""
        known = self._moment.view.known
        if not self._timeline.options["alone"]:
            return known
        state = self._timeline.states[self._moment.number]
        return tuple(
            state.hands[seat] if self._timeline.is_person(seat) else hand
            for seat, hand in enumerate(known)
        )

    def said(self) -> dict[int, str]:
        """The last remark of each other seat since the player's own tile was placed; a request only
        as long as it stands and is marked on the layout."""
        standing = [wish for wishes in self._moment.view.standing for wish in wishes]
        said: dict[int, str] = {}
        own_seat = self._moment.view.seat
        names = [shown_name(self._timeline.seats, seat) for seat in range(len(self.plates))]
        for index in reversed(range(self._moment.number)):
            state, move = self._timeline.states[index], self._timeline.moves[index]
            seat = self._timeline.mover(index)
            if seat == own_seat and isinstance(move, Place):
                for other, reply in self._replies.to_move(index).items():
                    if reply in TO_A_REQUEST and self._hushed(other):
                        continue
                    if reply == "thanks" and other in said:
                        continue
                    # What is said of the tile comes before what follows from it.
                    said[other] = " ".join(filter(None, (words(REPLIES[reply]), said.get(other))))
                break
            for other, reply in self._replies.to_move(index).items():
                said.setdefault(other, words(REPLIES[reply]))
            done = isinstance(move, Wish) and move not in standing
            done |= isinstance(move, TakeBack) and self._hushed(seat)
            if seat != own_seat and isinstance(move, talking.TALK) and not done:
                said.setdefault(seat, say(texts.words_heard(state.view(own_seat), move, names)))
        return said

    def seat_at(self, point: QPointF) -> int | None:
        found = (plate.seat for plate in self.others if plate.area.contains(point))
        return next(found, None)

    def zone(self) -> Zone:
        return Zone(
            "others",
            lambda: words(texts.PARTNERS_TITLE),
            [
                Spot(
                    plate.seat,
                    plate.head,
                    40.0,
                    partial(self._words_of, plate.seat),
                    details=partial(self._hand_of, plate.seat),
                )
                for plate in self.others
            ],
        )

    def _words_of(self, seat: int) -> str:
        """Describe a partner for screen readers in short: name and number of tiles."""
        tiles = words.phrase(texts.TILES_LEFT, count=self._moment.view.hand_sizes[seat])
        return joined([isolated(shown_name(self._timeline.seats, seat)), tiles])

    def _hand_of(self, seat: int) -> str:
        """Describe the known tiles of a partner for screen readers."""
        known = [
            say(texts.stack_name(kind, count, True))
            for kind, count in enumerate(self.hands()[seat])
            if count
        ]
        return joined(known or [words(texts.NOT_TOLD)])


_BELOW_NEWS = 12.0
"""Room for the tip of a bubble below a card of news."""


class PlanBubble(Bubble):
    """A bubble with the plan of a bot; the plan's next step is shown on the layout."""

    def __init__(
        self,
        consult: Consult,
        partners: Partners,
        board: Ornament,
        goal: Goal,
        news_of: Callable[[int], QRectF],
    ) -> None:
        """`news_of` returns the card with what a seat has played, in the scene."""
        super().__init__()
        self._consult = consult
        self._news_of = news_of
        self._partners = partners
        self._board = board
        self._goal = goal
        self._seat: int | None = None
        """The bot that was asked last."""
        self.lowest = 0.0
        """Lowest y in the scene that the bubble may reach."""
        self.hide()

    def ask(self, seat: int, live: bool) -> None:
        """Ask the bot of a seat in a live position; a second time closes its answer."""
        again = self.isVisible() and self._seat == seat
        self.close()
        if live and not again and self._consult("plan", seat):
            self._seat = seat
            self.speak("…")

    def ask_next(self, live: bool) -> None:
        """Ask the bot after the one that was asked last."""
        bots = self._partners.bots
        after = bots.index(self._seat) + 1 if self._seat in bots else 0
        if bots:
            self.ask(bots[after % len(bots)], live)

    def awaits(self, seat: int) -> bool:
        """Return whether the answer of a seat is still wanted."""
        return self.isVisible() and self._seat == seat

    def answer(self, view: HarmoniaView, intention: Intention | PatternIntention | None) -> str:
        """Show the plan of the bot with a view, if it is still wanted; return its words, which
        also name the tile and the cell that are seen."""
        if not self.awaits(view.seat):
            return ""
        if isinstance(intention, PatternIntention):
            plan = texts.pattern_plan(view, intention)
            self.speak(say(texts.plan_seen(plan)))
            self._board.show_hints([intention.step])
            return say(plan)
        plan = texts.intention_phrase(view, intention)
        self.speak(say(texts.plan_seen(plan)))
        if intention is not None:
            self._goal.move_to(intention.plan.centre)
            steps = [(step.cell, step.sides) for step in intention.steps[:1]]
            asked = [(ask.cell, ask.sides) for ask in texts.tiles_awaited(view)[:1]]
            self._board.show_hints(steps or asked)
        return say(plan)

    def speak(self, said: str) -> None:
        """Show words below the partner's hand, so that hand and layout stay visible; with many
        partners over that hand, but never over another's.

        The card with the partner's last move stays visible, too, if there is room below it.
        """
        plate = self._partners.plates[self._seat or 0]
        at = plate.pos() + QPointF(plate.size.width() / 2, plate.size.height())
        box = self.show_words(said, PAPER, plate.size.width(), Anchor.TOP, pixels=14, tail=True)
        news = self._news_of(plate.seat)
        tops = [one.pos().y() for one in self._partners.others if one.pos().y() > plate.pos().y()]
        room = min([self.lowest, *(top - 4 for top in tops)])
        if news.bottom() + _BELOW_NEWS + box.bottom() + 8 <= room:
            at.setY(max(at.y(), news.bottom() + _BELOW_NEWS))
        below = at.y() + box.bottom() + 8 - room
        self.setPos(at - QPointF(0, max(0.0, below)))

    def close(self) -> None:
        if self.isVisible():
            self.hide()
            self._board.show_hints()


@dataclass(frozen=True)
class PartnerPlate:
    """Facts about another player, shown on the plate beside the layout."""

    name: str
    colour: str | None
    tiles: int
    known: Known
    says: str
    active: bool
    bot: bool
    needs: tuple[Kind, ...]
    face: str = ""
    slots: tuple[Kind, ...] = ()
    """Kinds of tiles with a place of their own, also those that have run out."""
    chosen: Kind | None = None
    """The kind that is about to be asked for."""


class Plate(ArtItem):
    """The plate of another player: name, tiles behind the screen, known tiles, and last remark."""

    def __init__(self, seat: int, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.seat = seat
        self.size = QSizeF(190, 150)
        self._tiles: dict[Kind, QRectF] = {}
        """The areas of the known tiles."""

    @property
    def head(self) -> QPointF:
        """The middle of the line with the name, in the scene."""
        return QPointF(self.area.center().x(), self.area.top() + 18)

    def kind_at(self, point: QPointF) -> Kind | None:
        """The kind of the known tile at a scene point."""
        at = self.mapFromScene(point)
        return next((kind for kind, slot in self._tiles.items() if slot.contains(at)), None)

    def tile_area(self, kind: Kind) -> QRectF:
        """The area of a known tile in the scene."""
        return self.mapRectToScene(self._tiles[kind])

    @property
    def area(self) -> QRectF:
        """Area of the plate in the scene."""
        return QRectF(self.pos(), self.size)

    def show_partner(self, partner: PartnerPlate, theme: Colours) -> None:
        rect = QRectF(QPointF(), self.size)
        slots = slot_areas(partner, known_area(partner, rect))
        self._tiles = {kind: slot for kind, slot in slots.items() if partner.known[kind]}
        self.set_art(
            ("harmonia-plate", partner, rect.width(), rect.height(), theme, number(1)),
            rect.adjusted(-3, -3, 3, 3),
            lambda painter: _draw_plate(painter, rect, partner, theme),
        )


def _draw_plate(painter: QPainter, rect: QRectF, partner: PartnerPlate, theme: Colours) -> None:
    fill = theme.accent_soft if partner.active else theme.panel
    edge = theme.accent if partner.active else theme.border
    art.draw_panel(painter, rect, 12, fill, edge)

    def box(x: float, y: float, width: float, height: float) -> QRectF:
        """Return a box whose `x` counts from the start of a line of text."""
        return mirrored_rect(QRectF(rect.left() + x, y, width, height), rect)

    stamp_player(painter, partner.face, partner.colour, box(6, 3, 28, 28).center(), 28)
    follow_language(painter)
    width, own_line = room_for_name(partner, rect)
    header = 50 if own_line else 32
    shown, size = name_on_plate(partner, width)
    name_box = box(40, 4, width, 25)
    draw_text(painter, name_box, shown, theme.text, size, QFont.Weight.DemiBold, START)
    count = box(38, 28, 46, 22) if own_line else box(width + 44, 4, 46, 26)
    art.stamp_tile(
        painter, None, mirrored(QPointF(count.left() + 12, count.center().y()), count), 0.26
    )
    count = mirrored_rect(count.adjusted(26, 0, 0, 0), count)
    draw_text(painter, count, number(partner.tiles), theme.text, 15, QFont.Weight.DemiBold, START)
    bubble = _bubble_height(partner, rect, header)
    _draw_known(painter, known_area(partner, rect), partner)
    if partner.bot:
        _draw_question(painter, box(rect.width() - 32, 6, 22, 22), theme)
    if bubble:
        _draw_bubble(painter, rect.adjusted(7, rect.height() - bubble - 2, -7, -6), partner.says)


_NAME_SIZES = (15.0, 14.0, 13.0, 12.0, 11.0)


def room_for_name(partner: PartnerPlate, rect: QRectF) -> tuple[float, bool]:
    """Return the width for the name, and whether the name has its own line.

    A long name has one if the plate is high enough to show the number of tiles below.
    """
    whole = rect.width() - (78 if partner.bot else 46)
    beside = whole - 52
    own_line = rect.height() >= 120 and not _fits(partner.name, _NAME_SIZES[0], beside)
    return (whole, True) if own_line else (beside, False)


def name_on_plate(partner: PartnerPlate, width: float) -> tuple[str, float]:
    """Return a name that fits and its font size; cut only at the smallest size."""
    for size in _NAME_SIZES:
        if _fits(partner.name, size, width):
            return partner.name, size
    smallest = _NAME_SIZES[-1]
    metrics = QFontMetricsF(ui_font(smallest, QFont.Weight.DemiBold))
    return metrics.elidedText(partner.name, Qt.TextElideMode.ElideRight, width), smallest


def _fits(name: str, size: float, width: float) -> bool:
    font = ui_font(size, QFont.Weight.DemiBold)
    return QFontMetricsF(font).horizontalAdvance(name) <= width


def _draw_question(painter: QPainter, rect: QRectF, theme: Colours) -> None:
    """Draw the button that asks a bot for its plan."""
    painter.setPen(QPen(QColor(theme.accent), 1.4))
    painter.setBrush(QColor(theme.card))
    painter.drawEllipse(rect)
    draw_centred(painter, rect.center(), "؟" if right_to_left() else "?", theme.accent, 14)


_LINE, _LINES, _ROOMY = 31.0, 50.0, 150.0
"""The room that is kept for words below the tiles: one line, or two on plates of _ROOMY height."""


def _bubble_room(rect: QRectF, header: float) -> float:
    """The height of the part of a plate for words, whether or not anything is said: the tiles
    above it stay where they are."""
    if rect.height() < header + 2 * _LINE:
        return 0.0
    return _LINES if rect.height() >= _ROOMY else _LINE


def _bubble_height(partner: PartnerPlate, rect: QRectF, header: float) -> float:
    if not partner.says:
        return 0.0
    needed = text_box(partner.says, rect.width() - 34, 13).height() + 14
    return min(needed, max(30.0, _bubble_room(rect, header)))


def _draw_bubble(painter: QPainter, rect: QRectF, said: str) -> None:
    tail = QPainterPath()
    tail.addPolygon([QPointF(-7, 1), QPointF(7, 1), QPointF(0, -7)])
    tail.translate(mirrored(rect.topLeft() + QPointF(24, 0), rect))
    painter.setPen(QPen(QColor("#C9BE9F"), 1))
    painter.setBrush(QColor("#FFFDF4"))
    painter.drawPath(rounded(rect, 9).united(tail))
    draw_lines(painter, rect.adjusted(8, 1, -8, -1), said, "#2A2B30", 13)


def _draw_known(painter: QPainter, rect: QRectF, partner: PartnerPlate) -> None:
    """Draw the known tiles of a hand with their numbers, and backs for the unknown ones.

    A kind that its player asked to leave a place for has a ring, even if its number is unknown.
    """
    secret = partner.tiles - sum(count or 0 for count in partner.known)
    if rect.height() < 16:
        return
    if secret:
        _draw_backs(painter, _backs_area(partner, rect), secret)
    for kind, area in slot_areas(partner, rect).items():
        _draw_kind(painter, area, kind, partner)


def _backs_area(partner: PartnerPlate, rect: QRectF) -> QRectF:
    """The part for the unknown tiles of a hand, above the known ones; empty if there are none."""
    secret = partner.tiles > sum(count or 0 for count in partner.known)
    height = min(30.0 if partner.slots else 58.0, rect.height() / (2 if partner.slots else 1))
    return QRectF(rect.x(), rect.y(), rect.width(), height if secret else 0.0)


def slot_areas(partner: PartnerPlate, rect: QRectF) -> dict[Kind, QRectF]:
    """The areas of the known kinds in a part of a plate for a hand."""
    rect = rect.adjusted(0, _backs_area(partner, rect).height(), 0, 0)
    if not partner.slots or rect.height() < 16:
        return {}
    columns, rows = _grid(len(partner.slots), rect)
    width = min(rect.width() / columns, 66.0)
    height = min(rect.height() / rows, 46.0)
    slot = QRectF(rect.x(), rect.y(), width, height)
    return {
        kind: mirrored_rect(
            slot.translated(index % columns * width, index // columns * height), rect
        )
        for index, kind in enumerate(partner.slots)
    }


def _draw_backs(painter: QPainter, rect: QRectF, count: int) -> None:
    """Draw tiles behind their screen, side by side and overlapping by half."""
    scale = rect.height() * 0.92 / (art.SIDE * 1.8)
    step = min(art.SIDE * 1.5 * scale, (rect.width() - art.SIDE * 2.2 * scale) / max(1, count - 1))
    for index in range(count):
        x = rect.left() + art.SIDE * 1.05 * scale + index * step
        art.stamp_tile(painter, None, mirrored(QPointF(x, rect.center().y()), rect), scale)


def _draw_kind(painter: QPainter, slot: QRectF, kind: Kind, partner: PartnerPlate) -> None:
    """Draw a tile of a kind, or leave its slot empty if it has run out.

    Two or more have their number: on small tiles it would hide petals of every single one.
    """
    count = partner.known[kind]
    if count == 0:
        return
    width = _tile_in(slot.width(), slot.height())
    reach, at = width / 2, slot.center() - QPointF(reading_way() * 2, 0)
    art.stamp_tile(painter, TURNS[kind][0], at, reach / art.SIDE)
    for ringed, colour in ((kind in partner.needs, "#C9701A"), (kind == partner.chosen, "#2B67A6")):
        if ringed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colour), 2.4))
            painter.drawEllipse(at, reach * 1.05, reach * 1.05)
    if count and count > 1:
        beside, radius = number_beside(at, reach)
        art.draw_badge(painter, beside, number(count), "#2A4B3E", radius, radius * 1.5)


def number_beside(at: QPointF, reach: float) -> tuple[QPointF, float]:
    """Return the centre and the radius of a number at the corner of a tile, clear of its petals."""
    radius = min(7.5, max(6.0, reach * 0.5))
    return at + QPointF(reading_way() * reach * 1.02, reach * 0.8), radius


def _grid(count: int, rect: QRectF) -> tuple[int, int]:
    """Return the columns and rows that make a number of entries largest."""
    columns = max(
        range(1, count + 1), key=lambda columns: (_tile_width(count, columns, rect), columns)
    )
    return columns, ceil(count / columns)


def _tile_width(count: int, columns: int, rect: QRectF) -> float:
    """Return the width of a tile with `count` tiles in `columns`, each with its number."""
    return _tile_in(rect.width() / columns, rect.height() / ceil(count / columns))


def _tile_in(width: float, height: float) -> float:
    """Return the width of a tile in a slot, with room for the number at its corner."""
    return min(min(width, 66.0) * 0.84, min(height, 46.0) * 0.93)


def told_width(count: int, rect: QRectF) -> float:
    """Return the width of a hand's known tiles in a part of a plate."""
    return _tile_width(count, _grid(count, rect)[0], rect)


def known_area(partner: PartnerPlate, rect: QRectF) -> QRectF:
    """Return the part of a plate for the tiles of the hand, the same whatever is said."""
    _, own_line = room_for_name(partner, rect)
    header = 50 if own_line else 32
    return rect.adjusted(8, header, -8, -(8 + _bubble_room(rect, header)))
