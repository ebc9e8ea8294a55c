"""Everything around the main board: trays, cards, the other players' names and small cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonies import scoring, texts
from harmony_desktop.games.harmonies.cards import CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.public import NO_CARD, Setup
from harmony_desktop.games.harmonies.scoring import Holding
from harmony_desktop.games.harmonies.table import card_art
from harmony_desktop.games.harmonies.table.card_items import CardItem, ChipsItem, show_card
from harmony_desktop.games.harmonies.table.faces import Faces
from harmony_desktop.games.harmonies.table.layout import (
    CHIP_HEIGHT,
    CHIP_WIDTH,
    OWN_SLOTS,
    Plan,
)
from harmony_desktop.games.harmonies.table.trays import (
    SPACE_PLACES,
    SUNS_RECT,
    CentralBoard,
    HandItem,
    SpaceItem,
    SunsItem,
    SupplyItem,
    WordsItem,
    wrapped,
)
from harmony_desktop.games.harmonies.view import HarmoniesView
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import right_to_left, say, translate
from harmony_desktop.ui.motion import Motion
from harmony_desktop.ui.table.plates import NamePlate
from harmony_desktop.ui.theme import Colours

_NEARER = 1.3
"""How much larger a card is drawn that is pointed at."""
_CHOICE_SCALE = 1.55


def text(words: str) -> str:
    """A marked text of this game in the current language."""
    return translate("harmonies", words)


def phrase(words: str, **values: int | str | Phrase) -> str:
    """A marked text of this game with its values."""
    return say(Phrase("harmonies", words, values))


class Surroundings:
    """The trays, the cards and the words of one table."""

    def __init__(self, add: Callable[[QGraphicsItem], None], motion: Motion, setup: Setup) -> None:
        self._add = add
        self._motion = motion
        self._setup = setup
        self.plan: Plan | None = None
        self._faces = Faces()
        self.central = CentralBoard()
        self.central.show_pits(setup.spaces)
        self.spaces = [SpaceItem(self.central, motion, place) for place in range(setup.spaces)]
        for space, place in zip(self.spaces, SPACE_PLACES[setup.spaces], strict=True):
            space.setPos(place)
        self.hand = HandItem(motion)
        self.supply = SupplyItem()
        self.finished = ChipsItem()
        self.plates = [NamePlate() for _ in range(setup.seats)]
        self.chips = [ChipsItem() for _ in range(setup.seats)]
        self.slots = [WordsItem() for _ in range(OWN_SLOTS)]
        self.facts = WordsItem()
        self.last = WordsItem()
        self.suns = SunsItem()
        self.title = WordsItem()
        self.rewards = [WordsItem(), WordsItem()]
        self._choosing: tuple[int, ...] = ()
        self.caption = WordsItem()
        self.glimpse = ArtItem()
        self.glimpse.setZValue(62)
        self.glimpse.hide()
        self.caption.setZValue(65)
        for item in (self.title, *self.rewards):
            item.setZValue(56)
        self._cards: dict[int, CardItem] = {}
        self._nearer: CardItem | None = None
        for item in (
            self.central, self.hand, self.supply, self.finished, *self.plates, *self.chips,
            *self.slots, self.facts, self.last, self.suns, self.title, *self.rewards,
            self.caption, self.glimpse,
        ):  # fmt: skip
            add(item)
        for slot in self.slots:
            slot.set_art(("harmonies-slot",), card_art.CARD_RECT, card_art.draw_card_back)

    # Cards

    def card(self, card: int) -> CardItem:
        """The item of a card; it is made when the card is first seen."""
        if card not in self._cards:
            self._cards[card] = CardItem(card, self._motion)
            self._add(self._cards[card])
        return self._cards[card]

    def cards(self, *where: str) -> Iterator[CardItem]:
        """The cards that lie in some places."""
        return (item for item in self._cards.values() if item.where in where)

    def card_at(self, point: QPointF, *where: str) -> CardItem | None:
        """The card at a point of the scene."""
        return next((item for item in self.cards(*where) if item.contains_point(point)), None)

    def show_cards(
        self, view: HarmoniesView, seat: int, glide: bool, taker: QPointF | None
    ) -> None:
        """Lay out the row and the cards of a seat; `taker` is where another's card goes."""
        plan = self.plan
        assert plan is not None
        self.nearer(None)
        choosing = view.dealt if view.public.awaits_spirit and view.to_move == view.seat else ()
        shown = {}
        for place, card in enumerate(view.public.row):
            if card != NO_CARD:
                shown[card] = ("row", self._at(plan.row[place]), plan.row_scale, 2.0, 0)
        land = view.public.lands[seat]
        unfinished = [held for held in land.cards if not held.finished]
        for held, place in zip(unfinished, plan.own, strict=False):
            shown[held.card] = ("own", self._at(place), plan.own_scale, 2.0, held.placed)
        for place, card in enumerate(choosing):
            shown[card] = ("choice", self._choice_place(place), _CHOICE_SCALE, 55.0, 0)
        for card, item in self._cards.items():
            if item.where and card not in shown:
                item.leave(taker if glide else None)
        for card, (where, at, size, z, placed) in shown.items():
            item = self.card(card)
            worth = None if where == "choice" else _worth(view, seat, card)
            item.show_card(placed, text(texts.CARD_NAMES[CARDS[card].id]), worth, self._faces)
            item.put(where, at, size, z, glide)
        self._show_slots(len(unfinished))
        self._show_finished([held for held in land.cards if held.finished], view, seat)
        self._choosing = tuple(choosing)

    def _show_slots(self, used: int) -> None:
        plan = self.plan
        assert plan is not None
        for place, slot in enumerate(self.slots):
            slot.setVisible(place >= used)
            slot.setPos(self._at(plan.own[place]))
            slot.setScale(plan.own_scale)

    def _show_finished(self, held: Sequence[Holding], view: HarmoniesView, seat: int) -> None:
        plan = self.plan
        assert plan is not None
        columns, size = chip_grid(len(held), plan.chips.size())
        self.finished.show_chips([_chip(view, seat, one) for one in held], columns, size)
        self.finished.setPos(self._at(QPointF(plan.chips.center().x(), plan.chips.top())))

    def _choice_place(self, place: int) -> QPointF:
        """Where the first or second spirit to choose from lies."""
        assert self.plan is not None
        return self._at(self.plan.board) + QPointF((place * 2 - 1) * 146, -40)

    def nearer(self, item: CardItem | None, grow: bool = True) -> None:
        """Lift a card, drawn larger if it is to `grow`; the one before lies down again."""
        if item is self._nearer:
            return
        if self._nearer is not None and self._nearer.where:
            self._nearer.sink()
        self._nearer = item
        self.caption.hide()
        if item is None or self.plan is None:
            return
        factor = 1.0 if not grow else 1.08 if item.where == "choice" else _NEARER
        item.rise(factor, self.plan.whole)

    def peek(self, view: HarmoniesView, seat: int, card: int, at: QPointF) -> ArtItem:
        """Show the whole of a card that lies small at a point; returns what shows it."""
        assert self.plan is not None
        held = view.public.lands[seat].holding(card)
        placed = held.placed if held else 0
        name, worth = text(texts.CARD_NAMES[CARDS[card].id]), _worth(view, seat, card)
        size = self.plan.row_scale * _NEARER
        self.glimpse.setScale(size)
        beside = QPointF(card_art.WIDTH * size * 0.66 * (1 if at.x() < 0 else -1), 0)
        box = card_art.CARD_RECT.size() * size
        self.glimpse.setPos(_inside(at + beside, box, self.plan.whole))
        show_card(self.glimpse, card, placed, name, worth, self._faces)
        self.glimpse.show()
        return self.glimpse

    def show_small(self, item: ArtItem, card: int) -> None:
        """A card of the row on an item that follows the hand."""
        assert self.plan is not None
        name = text(texts.CARD_NAMES[CARDS[card].id])
        item.setScale(self.plan.row_scale * 0.8)
        show_card(item, card, 0, name, None, self._faces)
        item.show()

    def stop_peeking(self) -> None:
        self.glimpse.hide()
        self.caption.hide()

    def tell_card(self, item: ArtItem, words: str, theme: Colours) -> None:
        """Words below a card that is shown larger, or above it near the lower edge."""
        assert self.plan is not None
        lines = wrapped(words, 300, 15)
        box = self.caption.tell(lines, theme, 15, bubble=True)
        whole = self.plan.whole
        half = card_art.HEIGHT * item.scale() / 2 + box.height() / 2 + 8
        low = item.pos().y() + half + box.height() / 2 < whole.bottom()
        x = min(
            max(item.pos().x(), whole.left() + box.width() / 2), whole.right() - box.width() / 2
        )
        self.caption.setPos(x, item.pos().y() + (half if low else -half))

    # Trays and words

    def show_trays(self, view: HarmoniesView, faces: Faces, theme: Colours, fill: bool) -> None:
        """Spaces and supply; the cards that are shown next have these faces too."""
        self._faces = faces
        for space, tokens in zip(self.spaces, view.public.spaces, strict=True):
            space.show_tokens(tokens, faces, fill)
        self.supply.show_supply(view.bag, text(texts.BAG_TITLE), faces, theme)

    def show_foot(self, view: HarmoniesView, seat: int, theme: Colours) -> None:
        """Below the main board: who it belongs to, what is free, and how near the end is."""
        plan = self.plan
        assert plan is not None
        facts = [phrase(texts.FREE_HEXES, count=view.public.lands[seat].empty_hexes)]
        if view.to_move is not None:
            facts.append(_turns(view, seat))
        warned = view.last_round and view.to_move is not None
        box = self.facts.tell(["   ·   ".join(facts)], theme, 16, ink=theme.muted)
        last = [text(texts.LAST_ROUND)] if warned else []
        notice = self.last.tell(last, theme, 16, bubble=True, ink=theme.warn)
        self._in_a_line(
            [
                (self.plates[seat], self.plates[seat].boundingRect().width()),
                (self.facts, box.width()),
                (self.last, notice.width() if warned else 0.0),
            ]
        )

    def _in_a_line(self, parts: Sequence[tuple[QGraphicsItem, float]]) -> None:
        plan = self.plan
        assert plan is not None
        wide = sum(width for _, width in parts)
        scale = min(1.0, plan.foot_width / max(1.0, wide))
        x, way = -wide / 2, -1 if right_to_left() else 1
        middle = self._at(plan.foot)
        for item, width in parts:
            item.setScale(scale)
            item.setPos(middle + QPointF(way * (x + width / 2) * scale, 0))
            x += width

    def show_suns(self, view: HarmoniesView, theme: Colours) -> None:
        """In a solo game: the suns so far, and what the next ones ask for."""
        plan, suns = self.plan, view.suns
        assert plan is not None
        self.suns.setVisible(suns is not None)
        if suns is None:
            return
        self.suns.setScale(plan.tray_scale)
        top = plan.note.top() - SUNS_RECT.top() * plan.tray_scale
        self.suns.setPos(self._at(QPointF(plan.note.center().x(), top)))
        title = phrase(texts.SUNS, suns=suns)
        self.suns.show_suns(title, view.score(0).total, view.extra_suns, theme)

    def show_title(self, theme: Colours) -> None:
        """Above the spirits to choose from."""
        assert self.plan is not None
        lines = [text(texts.CHOOSE_SPIRIT_TITLE)] if self._choosing else []
        self.title.tell(lines, theme, 22, bubble=True)
        self.title.setPos(self._at(self.plan.board) - QPointF(0, 176))
        for place, words in enumerate(self.rewards):
            lines = []
            if place < len(self._choosing):
                card = CARDS[self._choosing[place]].id
                lines = wrapped(text(texts.SPIRIT_REWARDS[card]), 220, 15)
            box = words.tell(lines, theme, 15, bubble=True, width=250)
            words.setPos(self._choice_place(place) + QPointF(0, 106 + box.height() / 2))

    def arrange(self, plan: Plan) -> None:
        """Put the trays where the plan wants them."""
        self.plan = plan
        for item, place, scale in (
            (self.central, plan.central, plan.tray_scale),
            (self.hand, plan.hand, plan.tray_scale),
            (self.supply, plan.supply, plan.supply_scale),
        ):
            item.setPos(self._at(place))
            item.setScale(scale)

    @staticmethod
    def _at(point: QPointF) -> QPointF:
        """A place of the plan, mirrored where one reads from right to left."""
        return QPointF(-point.x(), point.y()) if right_to_left() else point

    def area(self, name: str) -> QRectF:
        """A part of the table by its name in the guide."""
        assert self.plan is not None
        if name == "spaces":
            return self.central.sceneBoundingRect()
        if name == "end":
            return self.hand.sceneBoundingRect()
        where = {"row": "row", "spirits": "choice"}.get(name, "own")
        whole = QRectF()
        for item in self.cards(where):
            whole = whole.united(item.sceneBoundingRect())
        if where == "own" and whole.isEmpty():
            whole = self.slots[0].sceneBoundingRect()
        return whole


def _inside(at: QPointF, size: QSizeF, room: QRectF) -> QPointF:
    """The point nearest to `at` around which something of that size stays inside the room."""
    half_x, half_y = size.width() / 2, size.height() / 2
    return QPointF(
        min(max(at.x(), room.left() + half_x), room.right() - half_x),
        min(max(at.y(), room.top() + half_y), room.bottom() - half_y),
    )


def chip_grid(count: int, room: QSizeF, most: float = 1.1) -> tuple[int, float]:
    """In how many columns, and how large, so many chips fill a room best."""
    if not count:
        return 1, 1.0

    def size(columns: int) -> float:
        rows = -(-count // columns)
        return min(
            most, room.width() / (columns * CHIP_WIDTH), room.height() / (rows * CHIP_HEIGHT)
        )

    best = max(range(1, count + 1), key=lambda columns: (round(size(columns), 3), columns))
    return best, size(best)


def _worth(view: HarmoniesView, seat: int, card: int) -> int | None:
    """What a spirit would bring as the board stands; None for an animal."""
    if card < FIRST_SPIRIT:
        return None
    stacks = view.public.lands[seat].stacks
    return sum(points for _, points in scoring.spirit_cells(view.setup.side, stacks, card))


def _chip(view: HarmoniesView, seat: int, held: Holding) -> tuple[int, int, int]:
    worth = _worth(view, seat, held.card)
    points = held.points if worth is None else worth if held.placed else 0
    return held.card, held.placed, points


def chips_of(view: HarmoniesView, seat: int) -> list[tuple[int, int, int]]:
    """All cards of a seat, small."""
    return [_chip(view, seat, held) for held in view.public.lands[seat].cards]


def _turns(view: HarmoniesView, seat: int) -> str:
    left = view.turns_left(seat)
    if left.least == left.most:
        return phrase(texts.TURNS_LEFT_EXACTLY, count=left.most)
    return phrase(texts.TURNS_LEFT, least=left.least, most=left.most)


def card_words(view: HarmoniesView, seat: int, card: int) -> str:
    """What a card is worth now and next; for a spirit, what it rewards."""
    if card >= FIRST_SPIRIT:
        return text(texts.SPIRIT_REWARDS[CARDS[card].id])
    now, after = view.card_values(seat, card)
    if after is None:
        return phrase(texts.FINISHED_VALUE, now=now)
    return phrase(texts.NEXT_VALUE, now=now, next=after)
