"""The cards on the table: the row, players' cards, small cards, and spirits to choose from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from harmony_desktop.games.harmonies import by_ear, texts
from harmony_desktop.games.harmonies.rules import scoring
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.open_table import NO_CARD
from harmony_desktop.games.harmonies.rules.scoring import Holding
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmonies.table import card_art, layout
from harmony_desktop.games.harmonies.table.art import PLAIN, Faces
from harmony_desktop.games.harmonies.table.layout import CHIP_HEIGHT, CHIP_WIDTH, HarmoniesLayout
from harmony_desktop.ui.kit.art import ArtItem, device_scale, moved
from harmony_desktop.ui.kit.languages import number, say, sentence, text_scale
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.labels import Anchor, Bubble
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import mirrored, reading_way
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.spots import Spot, Zone

words = GameWords("harmonies")

Where = Literal["row", "own", "choice"]
SeatCard = tuple[int, int]
"""A seat and one of its cards; for cards of the row, the seat whose board is large."""
Chip = tuple[int, int, int]
"""A small card: the card, its number of placed cubes, and its points."""

_OFFERED = "#E8913A"
_NEARER = 1.3
"""Scale factor of a card that is pointed at."""
_CAPTION, _CAPTION_WIDTH = 15.0, 330.0
"""Letters and width of the words about a card; both grow in a small window."""
_LEGIBLE = 1.2
"""Least letters of these words, in those that can just be read."""
_SPIRIT_SIZE, _SPIRIT_NEARER = 1.55, 1.08
_SPIRIT_ASIDE = 146.0
"""How far each of two spirits lies from the middle."""
_BIN = QPointF(-card_art.WIDTH / 2 + 8, -card_art.HEIGHT / 2 + 8)


def show_card(item: ArtItem, card: int, placed: int, reward: int | None, faces: Faces) -> None:
    """Show a whole card on an item, with the cubes still on it."""
    name, large = words(texts.CARD_NAMES[CARDS[card].id]), replace(faces, bold=True)
    item.show_art(
        ("harmonies-card", card, placed, name, reward, large, number(1)),
        card_art.CARD_RECT,
        lambda painter: card_art.draw_card(painter, card, placed, name, reward, large),
    )


def spirit_worth(view: HarmoniesView, seat: int, card: int) -> int | None:
    """Return the present value of a spirit; None for an animal."""
    if card < FIRST_SPIRIT:
        return None
    stacks = view.table.lands[seat].stacks
    return sum(points for _, points in scoring.spirit_cells(view.setup.side, stacks, card))


def _chip(view: HarmoniesView, seat: int, held: Holding) -> Chip:
    worth = spirit_worth(view, seat, held.card)
    points = held.points if worth is None else worth if held.placed else 0
    return held.card, held.placed, points


def chips_of(view: HarmoniesView, seat: int) -> list[Chip]:
    """Return all cards of a seat as small cards."""
    return [_chip(view, seat, held) for held in view.table.lands[seat].cards]


def _card_words(view: HarmoniesView, seat: int, card: int) -> str:
    """Name the parts of a habitat as they are drawn; then say what the card is worth."""
    parts = (
        say(texts.cube_part(stack) if cube else texts.part_name(stack))
        for stack, cube in card_art.parts_in_order(card)
    )
    return f"{sentence(' + '.join(parts))}\n{say(texts.card_worth(view, seat, card))}"


def _card_speech(view: HarmoniesView, seat: int, card: int) -> str:
    return sentence(say(by_ear.card_words(view, seat, card)))


def _habitat_speech(view: HarmoniesView, seat: int, card: int) -> str:
    return ". ".join(map(say, by_ear.habitat_words(view, seat, card)))


def _inside(at: QPointF, size: QSizeF, room: QRectF) -> QPointF:
    """Return the point nearest to `at` that keeps a box of this size inside the room."""
    half_x, half_y = size.width() / 2, size.height() / 2
    return QPointF(
        min(max(at.x(), room.left() + half_x), room.right() - half_x),
        min(max(at.y(), room.top() + half_y), room.bottom() - half_y),
    )


class CardItem(ArtItem):
    """An animal or spirit card anywhere on the table; it lives as long as the table."""

    def __init__(self, card: int, motion: Motion) -> None:
        super().__init__()
        self.card = card
        self.where: Where | None = None
        """None while it is not on the table."""
        self.home = QPointF()
        self.size = 1.0
        self._motion = motion
        self._level = layout.ON_TABLE
        self._glow = overlay(self, 1)
        self._bin = overlay(self, 3)
        self._bin.setPos(_BIN)
        self.hide()

    def put(self, where: Where, home: QPointF, size: float, glide: bool) -> None:
        """Lay the card down; it moves there from its previous place."""
        was, self.where = self.where, where
        moved = home != self.home or size != self.size or was != where
        self.home, self.size = home, size
        self._level = layout.SPIRITS if where == "choice" else layout.ON_TABLE
        self.setZValue(self._level)
        self.setOpacity(1.0)
        self.show()
        if not moved:
            return
        if glide and was is not None:
            self._motion.run(("card", self.card), self.pos(), home, self.setPos, factor=1.4)
        else:
            self._motion.stop(("card", self.card))
            self.setPos(home)
            if glide:
                self._motion.run(("card-fade", self.card), 0.0, 1.0, self.setOpacity, factor=1.4)
        self._resize(size)

    def leave(self, towards: QPointF | None) -> None:
        """Take the card off the table, optionally moving towards a point."""
        self.where = None
        self._motion.stop(("card", self.card))
        if towards is None:
            self.hide()
            return
        self.setZValue(layout.LEAVING)
        self._motion.run(("card", self.card), self.pos(), towards, self.setPos, self.hide, 1.6)

    def rise(self, grow: bool, inside: QRectF) -> None:
        """Enlarge the card, keeping it inside the table."""
        factor = 1.0 if not grow else _SPIRIT_NEARER if self.where == "choice" else _NEARER
        size = self.size * factor
        self._resize(size)
        self._motion.stop(("card", self.card))
        room = QSizeF(card_art.WIDTH * size + 12, card_art.HEIGHT * size + 12)
        self.setPos(_inside(self.home, room, inside))
        self.setZValue(layout.RAISED)

    def sink(self) -> None:
        """Return the card to its normal size, if it is still on the table."""
        if self.where is not None:
            self._resize(self.size)
            self.setPos(self.home)
            self.setZValue(self._level)

    def _resize(self, size: float) -> None:
        """Resize the card and redraw it for that size."""
        if abs(self.scale() - size) < 1e-6:
            return
        self.setScale(size)
        seen_at = device_scale(self)
        if seen_at:
            for item in (self, self._glow, self._bin):
                item.render(seen_at)

    def show_glow(self, colour: str | None, width: float = 3.0) -> None:
        """Show a frame of light around the card."""

        def draw(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colour or ""), width))
            painter.drawRoundedRect(card_art.FACE, 9, 9)

        rect = card_art.CARD_RECT.adjusted(-3, -3, 3, 3)
        key = ("harmonies-card-glow", colour, width)
        self._glow.show_art(key, rect, None if colour is None else draw)

    def show_bin(self, shown: bool) -> None:
        """Show or hide the small button that discards the card (solo)."""
        self._bin.show_art(
            ("harmonies-bin",), QRectF(-15, -15, 30, 30), _draw_bin if shown else None
        )

    @property
    def bin_point(self) -> QPointF:
        return self.mapToScene(_BIN)

    def on_bin(self, point: QPointF) -> bool:
        step = self.mapFromScene(point) - _BIN
        return self._bin.isVisible() and step.x() ** 2 + step.y() ** 2 <= 14**2

    def contains_point(self, point: QPointF) -> bool:
        """Return whether a scene point is on the card, enlarged or not."""
        step = (point - self.home) / self.size
        return abs(step.x()) <= card_art.WIDTH / 2 and abs(step.y()) <= card_art.HEIGHT / 2


def _reading_order(item: CardItem) -> tuple[float, float]:
    return item.home.y(), item.home.x() * reading_way()


def _draw_bin(painter: QPainter) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), 3.0))
    painter.setBrush(QColor("#8C4A32"))
    painter.drawEllipse(QPointF(0, 0), 12, 12)
    painter.setPen(QPen(QColor("#FFFFFF"), 2.4, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-4, -4), QPointF(4, 4))
    painter.drawLine(QPointF(-4, 4), QPointF(4, -4))


class Chips(ArtItem):
    """Small cards: a player's finished ones, or those of another player."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: tuple[int, ...] = ()
        self._columns, self._size = 1, 1.0

    def show_chips(self, chips: Sequence[Chip], room: QRectF, most: float = 1.1) -> None:
        """Fill an area with chips of at most size `most`, from its top centre."""
        self.cards = tuple(card for card, _, _ in chips)
        self.setPos(mirrored(QPointF(room.center().x(), room.top())))
        columns, size = self._columns, self._size = chip_grid(len(chips), room.size(), most)
        rows = -(-len(chips) // columns)
        wide, high = CHIP_WIDTH * size * columns, CHIP_HEIGHT * size * rows

        def draw(painter: QPainter) -> None:
            for index, chip in enumerate(chips):
                with moved(painter, self._centre(index), size):
                    card_art.draw_chip(painter, *chip)

        key = ("harmonies-chips", tuple(chips), columns, size, number(1))
        rect = QRectF(-wide / 2 - 1, -1, wide + 2, high + 2)
        self.show_art(key, rect, draw if chips else None)

    def _centre(self, index: int) -> QPointF:
        row, column = divmod(index, self._columns)
        x, y = column - (self._columns - 1) / 2, row + 0.5
        return QPointF(x * CHIP_WIDTH, y * CHIP_HEIGHT) * self._size

    def centre_of(self, card: int) -> QPointF:
        """Return the scene point of a card's chip."""
        return self.mapToScene(self._centre(self.cards.index(card)))

    def card_at(self, point: QPointF) -> int | None:
        """Return the card whose chip is at a scene point."""
        local = self.mapFromScene(point)
        for index, card in enumerate(self.cards if self.isVisible() else ()):
            step = local - self._centre(index)
            if abs(step.x()) <= 19 * self._size and abs(step.y()) <= 23 * self._size:
                return card
        return None


def chip_grid(count: int, room: QSizeF, most: float = 1.1) -> tuple[int, float]:
    """Return the number of columns and the size with which `count` chips fill an area best."""
    if not count:
        return 1, 1.0

    def size(columns: int) -> float:
        rows = -(-count // columns)
        return min(
            most, room.width() / (columns * CHIP_WIDTH), room.height() / (rows * CHIP_HEIGHT)
        )

    best = max(range(1, count + 1), key=lambda columns: (round(size(columns), 3), columns))
    return best, size(best)


class Cards:
    """The row, the cards of a seat, the spirits to choose from, and captions for cards."""

    def __init__(
        self,
        add: Callable[[QGraphicsItem], None],
        motion: Motion,
        view: HarmoniesView,
        plan: HarmoniesLayout,
        theme: Colours,
    ) -> None:
        self._add = add
        self._motion = motion
        self._view, self._seat, self._plan = view, view.seat, plan
        self._faces, self._theme = PLAIN, theme
        self._items: dict[int, CardItem] = {}
        self.slots = [ArtItem() for _ in range(layout.OWN_SLOTS)]
        self.finished = Chips()
        self.glimpse = overlay(None, layout.GLIMPSE)
        """The full-size view of a small card."""
        self.caption = Bubble()
        self.caption.setZValue(layout.CAPTION)
        self.caption.hide()
        self.pointed: SeatCard | None = None
        """The card that is pointed at, full-size or small."""
        self.raised: CardItem | None = None
        """The item of the card that is pointed at, if that card is full-size."""
        for item in (*self.slots, self.finished, self.glimpse, self.caption):
            add(item)
        self.light_slots(False)

    def __getitem__(self, card: int) -> CardItem:
        """Return the item of a card, made when first needed."""
        if card not in self._items:
            self._items[card] = CardItem(card, self._motion)
            self._add(self._items[card])
        return self._items[card]

    def lying(self, *where: Where) -> Iterator[CardItem]:
        """Return the cards that lie in these places."""
        return (item for item in self._items.values() if item.where in where)

    def card_at(self, point: QPointF, *where: Where) -> CardItem | None:
        """Return the card at a scene point."""
        return next((item for item in self.lying(*where) if item.contains_point(point)), None)

    # Layout

    def show_cards(
        self,
        view: HarmoniesView,
        seat: int,
        plan: HarmoniesLayout,
        faces: Faces,
        theme: Colours,
        glide: bool = False,
        taker: QPointF | None = None,
        final: bool = False,
    ) -> None:
        """Lay out the row and the cards of a seat; cards that leave move to `taker`.

        When the game is over (`final`), the seat's cards are small and beside the board.
        """
        self._view, self._seat, self._plan = view, seat, plan
        self._faces, self._theme = faces, theme
        self.point_at(None, QPointF())
        held = view.table.lands[seat].cards
        unfinished = [one for one in held if not one.finished]
        placed = {one.card: one.placed for one in unfinished}
        places: dict[int, tuple[Where, QPointF, float]] = {}
        if final:
            unfinished = []
        for card, at in zip(view.table.row, plan.row, strict=False):
            if card != NO_CARD and not final:
                places[card] = ("row", mirrored(at), plan.row_scale)
        for one, at in zip(unfinished, plan.own, strict=False):
            places[one.card] = ("own", mirrored(at), plan.own_scale)
        for card, at in zip(spirits_to_choose(view), spirit_places(plan), strict=False):
            places[card] = ("choice", at, _SPIRIT_SIZE)
        for card, item in self._items.items():
            if item.where is not None and card not in places:
                item.leave(taker if glide else None)
        for card, (where, at, size) in places.items():
            worth = None if where == "choice" else spirit_worth(view, seat, card)
            show_card(self[card], card, placed.get(card, 0), worth, faces)
            self[card].put(where, at, size, glide)
        for index, slot in enumerate(self.slots):
            slot.setVisible(index >= len(unfinished) and not final)
            slot.setPos(mirrored(plan.own[index]))
            slot.setScale(plan.own_scale)
        done = [_chip(view, seat, one) for one in held if one.finished or final]
        self.finished.show_chips(done, plan.chips)

    def show_frames(
        self, ready: Collection[int], focused: object, may_discard: bool, colour: str
    ) -> None:
        """Frame the focused card and the cards that offer a cube; show discard buttons (solo)."""
        for item in self.lying("row", "own", "choice"):
            if item.card == focused:
                item.show_glow(colour, 4.5)
            else:
                item.show_glow(_OFFERED if item.where == "own" and item.card in ready else None)
            item.show_bin(item.where == "row" and may_discard)

    def light_slots(self, lit: bool) -> None:
        """Light the slots for a dragged card, or show them as merely free."""
        draw = card_art.draw_open_slot if lit else card_art.draw_card_back
        for slot in self.slots:
            slot.set_art(("harmonies-slot", lit), card_art.CARD_RECT, draw)

    def show_held(self, item: ArtItem, card: int) -> None:
        """Show a card of the row on an item that follows the pointer."""
        item.setScale(self._plan.row_scale * 0.8)
        show_card(item, card, 0, None, self._faces)

    # Pointing at cards

    def point_at(self, pointed: SeatCard | None, at: QPointF, may_discard: bool = False) -> bool:
        """Enlarge the card at a point, or show a small one in full, with its value.

        Return whether the card changed; the previous card is no longer enlarged.
        """
        if pointed == self.pointed:
            return False
        if self.raised is not None:
            self.raised.sink()
        self.pointed, self.raised = pointed, None
        self.glimpse.hide()
        self.caption.hide()
        if pointed is not None:
            item = self._items.get(pointed[1])
            if item is None or item.where is None:
                self._show_caption(self.peek(*pointed, at), _card_words(self._view, *pointed))
                return True
            self.raised = item
            # A card that can be discarded stays in place, so that its button does too.
            item.rise(not (may_discard and item.where == "row"), self._plan.whole)
            if item.where != "choice":
                self._show_caption(item, _card_words(self._view, *pointed))
        return True

    def peek(self, seat: int, card: int, at: QPointF) -> ArtItem:
        """Show a small card in full at a point; return the item that shows it."""
        held = self._view.table.lands[seat].holding(card)
        size = self._plan.row_scale * _NEARER
        beside = QPointF(card_art.WIDTH * size * 0.66 * (1 if at.x() < 0 else -1), 0)
        room = card_art.CARD_RECT.size() * size
        self.glimpse.setScale(size)
        self.glimpse.setPos(_inside(at + beside, room, self._plan.whole))
        worth = spirit_worth(self._view, seat, card)
        show_card(self.glimpse, card, held.placed if held else 0, worth, self._faces)
        return self.glimpse

    def _show_caption(self, item: ArtItem, said: str) -> None:
        """Show a caption below an enlarged card, or above it near the lower edge."""
        letters = max(_CAPTION, _LEGIBLE * self._plan.least_letters / text_scale())
        bold, width = QFont.Weight.DemiBold, _CAPTION_WIDTH * letters / _CAPTION
        box = self.caption.show_words(said, self._theme, width, pixels=letters, weight=bold)
        whole, at = self._plan.whole, item.pos()
        half = card_art.HEIGHT * item.scale() / 2 + box.height() / 2 + 8
        low = at.y() + half + box.height() / 2 < whole.bottom()
        x = min(max(at.x(), whole.left() + box.width() / 2), whole.right() - box.width() / 2)
        self.caption.setPos(x, at.y() + (half if low else -half))

    # Keyboard

    def zone(self, key: str, title: str, where: Where) -> Zone:
        """Return the zone of the cards in a place; the player's finished cards come last."""
        zone = Zone(key, partial(words, title))
        speech = partial(_card_speech, self._view, self._seat)
        habitat = partial(_habitat_speech, self._view, self._seat)
        for item in sorted(self.lying(where), key=_reading_order):
            radius = card_art.HEIGHT * item.size / 2
            spot = Spot(item.card, item.home, radius, partial(speech, item.card))
            spot.details = partial(habitat, item.card)
            zone.spots.append(spot)
        for card in self.finished.cards if where == "own" else ():
            centre = self.finished.centre_of(card)
            zone.spots.append(Spot(card, centre, 20, partial(speech, card)))
        return zone

    def bin_zone(self, may_discard: bool) -> Zone:
        zone = Zone("discard", partial(words, texts.DISCARD), buttons=True)
        for item in self.lying("row") if may_discard else ():
            name = texts.card_name(CARDS[item.card].id)
            said = partial(words.phrase, texts.DISCARD_CARD, card=name)
            zone.spots.append(Spot(item.card, item.bin_point, 13, said))
        return zone


def spirits_to_choose(view: HarmoniesView) -> tuple[int, ...]:
    """Return the spirits from which the seat at the screen must choose now."""
    return view.dealt if view.table.awaits_spirit and view.to_move == view.seat else ()


def spirit_places(plan: HarmoniesLayout) -> list[QPointF]:
    """Return the places of the spirits to choose from."""
    return [mirrored(plan.board) + QPointF(x, -40) for x in (-_SPIRIT_ASIDE, _SPIRIT_ASIDE)]


class SpiritChoice:
    """The choice of a spirit: a veil over the table, a heading, and a reward below each spirit."""

    def __init__(self, add: Callable[[QGraphicsItem], None]) -> None:
        self._veil = QGraphicsRectItem()
        self._veil.setPen(QPen(QColor(0, 0, 0, 0)))
        self._veil.setZValue(layout.VEIL)
        self._title = Bubble()
        self._rewards = [Bubble(), Bubble()]
        add(self._veil)
        for item in (self._title, *self._rewards):
            item.setZValue(layout.SPIRIT_WORDS)
            add(item)

    def show_choice(self, view: HarmoniesView, plan: HarmoniesLayout, theme: Colours) -> None:
        """Show the choice while a spirit is to be chosen."""
        spirits = spirits_to_choose(view)
        colour = QColor(theme.table_edge)
        colour.setAlpha(205)
        self._veil.setBrush(colour)
        self._veil.setRect(plan.whole)
        self._veil.setVisible(bool(spirits))
        bold = QFont.Weight.DemiBold
        title = words(texts.CHOOSE_SPIRIT_TITLE) if spirits else ""
        self._title.show_words(title, theme, width=600, pixels=22, weight=bold)
        self._title.setPos(mirrored(plan.board) - QPointF(0, 176))
        rewards = [words(texts.SPIRIT_REWARDS[CARDS[card].id]) for card in spirits] or ["", ""]
        # Words grow with the text, but the spirits stay where they are.
        width = min(250.0, 2 * _SPIRIT_ASIDE / text_scale() - 8)
        for item, reward, at in zip(self._rewards, rewards, spirit_places(plan), strict=True):
            item.show_words(reward, theme, width=width, anchor=Anchor.TOP, weight=bold)
            item.setPos(at + QPointF(0, 106))
