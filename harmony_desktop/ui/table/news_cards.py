"""Cards beside the boards: each opponent's moves since the viewer's last turn.

A table describes a player's moves (`GameTable.news_lines`) and places the card
(`GameTable.news_room`); everything else is shared by all tables.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.art import ArtItem, Draw, device_scale, rounded
from harmony_desktop.ui.kit.icons import picture
from harmony_desktop.ui.kit.languages import grown, right_to_left, text_scale
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.advice import gain_of, points_words
from harmony_desktop.ui.table.buttons import ButtonItem, Kind
from harmony_desktop.ui.table.labels import draw_lines, text_box
from harmony_desktop.ui.table.mirroring import mirrored_rect

if TYPE_CHECKING:
    from harmony_desktop.controller.timeline import Change
    from harmony_desktop.ui.table.table import AnyTable

_WIDEST = 264.0
_PADDING, _GAP, _LINE_GAP = 10.0, 6.0, 4.0
_PICTURE = 22.0
_SMALL_PADDING, _SMALL_PICTURE = 6.0, 18.0
"""Air and pictures of a card whose lines share rows."""
_BUTTON = 28.0
_SIZES = (13.0, 12.0, 11.0)
"""Letter sizes in screen pixels; the largest that fits is used."""
_NO_ROOM = 1e6
_NARROW = 150.0
"""Width of a card below which a button stands below its lines instead of beside them."""
_LEAST_WORDS = 72.0
"""Width below which words go under their pictures instead of beside them."""


@dataclass(frozen=True)
class LinePicture:
    """A small picture of a piece in a line; `key` identifies what `draw` draws in `rect`."""

    key: Hashable
    rect: QRectF = field(compare=False)
    draw: Draw = field(compare=False)


@dataclass(frozen=True)
class NewsLine:
    """One thing a player did: pictures of the pieces, then a few words such as `→ strip 7`."""

    words: str
    pictures: tuple[LinePicture, ...] = ()


@dataclass(frozen=True)
class _Placed:
    """A line laid out: rectangles of its pictures and words, in pixels from the card's corner."""

    line: NewsLine
    pictures: tuple[QRectF, ...]
    words: QRectF


@dataclass(frozen=True)
class CardPlan:
    """Layout of a card in the given space, in screen pixels."""

    size: QSizeF
    letters: float
    lines: tuple[_Placed, ...]
    button: QRectF
    """Rectangle of the button; empty if the card has none."""
    worded: bool = True
    """Whether the button shows its words."""
    left_out: int = 0
    """Number of lines left out."""


def plan_card(lines: Sequence[NewsLine], room: QSizeF, button_words: str) -> CardPlan:
    """Lay out lines and a button in the given space, as large as fits.

    To fit, the button loses its words, then letters shrink, then lines share a row, then the
    oldest lines with words go.
    """
    kinds: tuple[_Worded | _Bare | None, ...] = (None,)
    if button_words:
        narrow = room.width() < _NARROW * text_scale()
        bare = (_Bare(beside=False), _Bare()) if narrow else (_Bare(),)
        kinds = (_Worded(button_words), *bare)
    plans = (_plan(lines, room, letters, kind) for letters in _SIZES for kind in kinds)
    for plan in plans:
        if plan.size.height() <= room.height():
            return plan
    left = list(lines)
    plan = _plan_rows(left, room, kinds[-1])
    while plan.size.height() > room.height() and len(left) > 1:
        left.remove(next((line for line in left if line.words), left[0]))
        plan = _plan_rows(left, room, kinds[-1], len(lines) - len(left))
    return plan


@dataclass(frozen=True)
class _Worded:
    """A button with its words, below the lines."""

    words: str


@dataclass(frozen=True)
class _Bare:
    """A button without words, beside the lines, or below them on a narrow card."""

    beside: bool = True


def _plan(
    lines: Sequence[NewsLine],
    room: QSizeF,
    letters: float,
    button: _Worded | _Bare | None,
    left_out: int = 0,
) -> CardPlan:
    width = min(room.width(), _WIDEST * max(1.0, text_scale()))
    inside = width - 2 * _PADDING
    beside = isinstance(button, _Bare) and button.beside
    side = _BUTTON + _GAP if beside else 0.0
    placed, y = [], _PADDING
    for line in lines:
        one = _place_line(line, inside - side, y, letters)
        y = max(one.words.bottom(), *(box.bottom() for box in one.pictures), y) + _LINE_GAP
        placed.append(one)
    area = QRectF()
    if isinstance(button, _Worded):
        box = text_box(button.words, 1000, letters, QFont.Weight.DemiBold)
        y += _GAP - _LINE_GAP if lines else 0.0
        high = max(_BUTTON, box.height() + 8)
        area = QRectF(_PADDING, y, box.width() + 52, high)
        y = area.bottom() + _LINE_GAP
    elif beside:
        area = QRectF(_PADDING + inside - _BUTTON, _PADDING, _BUTTON, _BUTTON)
        placed = _in_the_middle(placed, area)
        y = max(y, area.bottom() + _LINE_GAP)
    elif button is not None:
        y += _GAP - _LINE_GAP if lines else 0.0
        area = QRectF(_PADDING, y, _BUTTON, _BUTTON)
        y = area.bottom() + _LINE_GAP
    size = QSizeF(width, y - _LINE_GAP + _PADDING)
    if area.right() > _PADDING + inside + 1:
        # The words do not fit on one line.
        size.setHeight(_NO_ROOM)
    return CardPlan(size, letters, tuple(placed), area, isinstance(button, _Worded), left_out)


def _in_the_middle(placed: list[_Placed], button: QRectF) -> list[_Placed]:
    """Lines that are lower than the button beside them, moved down to its middle."""
    bottoms = [
        max(one.words.bottom(), *(box.bottom() for box in one.pictures), 0.0) for one in placed
    ]
    down = (button.bottom() - max(bottoms, default=button.bottom())) / 2
    if down <= 0:
        return placed
    return [
        _Placed(
            one.line,
            tuple(box.translated(0, down) for box in one.pictures),
            one.words.translated(0, down),
        )
        for one in placed
    ]


def _plan_rows(
    lines: Sequence[NewsLine], room: QSizeF, button: _Worded | _Bare | None, left_out: int = 0
) -> CardPlan:
    """Lay out short lines side by side in rows, with the smallest letters and little air."""
    letters, air = _SIZES[-1], _SMALL_PADDING
    right = room.width() - air - (_BUTTON + _GAP if button is not None else 0.0)
    placed: list[_Placed] = []
    x, y, high = air, air, 0.0
    for line in lines:
        one = _place_line(line, right - air, 0.0, letters, air, _SMALL_PICTURE)
        said = one.words.left() + text_box(line.words, 1000, letters).width() + 1
        wide = max([min(said, right), *(box.right() for box in one.pictures)]) - air
        tall = max([one.words.bottom(), *(box.bottom() for box in one.pictures)])
        if x > air and x + wide > right:
            x, y, high = air, y + high + 2, 0.0
        boxes = tuple(box.translated(x - air, y) for box in one.pictures)
        words = QRectF(one.words.left() + x - air, one.words.top() + y, 0.0, one.words.height())
        words.setRight(x + wide)
        placed.append(_Placed(line, boxes, words))
        x, high = x + wide + 2 * _GAP, max(high, tall)
    area = QRectF()
    if button is not None:
        area = QRectF(room.width() - air - _BUTTON, air, _BUTTON, _BUTTON)
        placed = _in_the_middle(placed, area)
        high = max(high, area.bottom() - y)
    return CardPlan(
        QSizeF(room.width(), y + high + air), letters, tuple(placed), area, False, left_out
    )


def _place_line(
    line: NewsLine,
    inside: float,
    y: float,
    letters: float,
    start: float = _PADDING,
    picture_height: float = _PICTURE,
) -> _Placed:
    """Place a line from `start`, `inside` pixels wide."""
    boxes: list[QRectF] = []
    x = start
    for one in line.pictures:
        wide = picture_height * one.rect.width() / one.rect.height()
        if x + wide > start + inside and boxes:
            x, y = start, y + picture_height + 2
        boxes.append(QRectF(x, y, wide, picture_height))
        x += wide + 3
    if not line.words:
        return _Placed(line, tuple(boxes), QRectF(start, y, 0, 0))
    left = x + 3 if boxes else x
    if boxes and start + inside - left < _LEAST_WORDS * text_scale():
        left, y = start, y + picture_height + 2
        high = 0.0
    else:
        high = picture_height if boxes else 0.0
    width = start + inside - left
    box = text_box(line.words, width, letters)
    return _Placed(line, tuple(boxes), QRectF(left, y, width, max(high, box.height() + 1)))


class NewsCard(ArtItem):
    """The card of one seat, with a button; its origin is the upper left corner."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.button = ButtonItem(f"news-{seat}", QSizeF(1, 1), self)
        self.lines: tuple[NewsLine, ...] = ()
        self.setZValue(3.0)
        self.hide()

    def show_lines(
        self,
        lines: Sequence[NewsLine],
        room: QRectF,
        pixel: float,
        button: tuple[str, str] | None,
        theme: Colours,
        lit: bool,
    ) -> None:
        """Show lines in a rectangle of the scene; a screen pixel is `pixel` units.

        `button` is the button's icon and words; `lit` marks the acting player.
        """
        self.lines = tuple(lines)
        self.setVisible(bool(lines or button))
        if not self.isVisible():
            return
        plan, pixel = _fitted(lines, room.size(), pixel, button[1] if button else "")
        if not _fits(plan, room.size(), pixel):
            # No room: the marks on the board must do, as a card would cover other things.
            self.hide()
            return
        self.setScale(pixel)
        self.setPos(room.topLeft())
        if right_to_left():
            self.setPos(room.right() - plan.size.width() * pixel, room.top())
        box = QRectF(QPointF(), plan.size)

        def draw(painter: QPainter) -> None:
            painter.fillPath(rounded(box, 12), QColor(theme.accent_soft if lit else theme.panel))
            edge = QPen(QColor(theme.accent if lit else theme.border), 1.5 if lit else 1.0)
            painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 12), edge)
            for one in plan.lines:
                _draw_line(painter, one, box, plan.letters, theme)

        # The same lines lie elsewhere once a button has come or gone.
        places = tuple(one.words.getRect() for one in plan.lines)
        key = ("news-card", self.lines, plan.size.toTuple(), plan.letters, places, theme, lit)
        self.set_art((*key, right_to_left()), box.adjusted(-1, -1, 1, 1), draw)
        self.button.setVisible(button is not None)
        if button is not None:
            self._show_button(button, plan, box, theme)
        if scale := device_scale(self):
            for part in (self, self.button):
                part.render(scale)

    def _show_button(
        self, button: tuple[str, str], plan: CardPlan, box: QRectF, theme: Colours
    ) -> None:
        icon, words = button
        skips = icon == "skip-forward"
        ink = theme.accent_text if skips else theme.text
        self.button.name = f"news-{icon}"
        self.button.size = plan.button.size()
        self.button.setPos(mirrored_rect(plan.button, box).topLeft())

        def sign(painter: QPainter) -> None:
            drawn = picture(icon, ink, 48, right_to_left() and skips)
            painter.drawPixmap(QRectF(-8, -8, 16, 16), drawn, QRectF(drawn.rect()))

        kind: Kind = "primary" if skips else "plain"
        self.button.show_words(
            words, theme, kind=kind, sign=sign, pixels=plan.letters, only_sign=not plan.worded
        )


def _fitted(
    lines: Sequence[NewsLine], room: QSizeF, pixel: float, button_words: str
) -> tuple[CardPlan, float]:
    """The plan of a card, and the scene units of its pixels.

    Like all text in the window, cards grow with the window if they have room.
    """
    grown_pixel = pixel * grown(100) / 100 / text_scale()
    plan = plan_card(lines, room / grown_pixel, button_words)
    if not plan.left_out and _fits(plan, room, grown_pixel):
        return plan, grown_pixel
    return plan_card(lines, room / pixel, button_words), pixel


def _fits(plan: CardPlan, room: QSizeF, pixel: float) -> bool:
    return plan.size.height() <= room.height() / pixel + 1


def _draw_line(
    painter: QPainter, placed: _Placed, box: QRectF, letters: float, theme: Colours
) -> None:
    for one, area in zip(placed.line.pictures, placed.pictures, strict=True):
        where = mirrored_rect(area, box)
        painter.save()
        scale = where.height() / one.rect.height()
        painter.translate(where.topLeft())
        painter.scale(scale, scale)
        painter.translate(-one.rect.topLeft())
        one.draw(painter)
        painter.restore()
    if placed.line.words:
        where = mirrored_rect(placed.words, box)
        draw_lines(painter, where, placed.line.words, theme.text, letters)


class NewsCards(QObject):
    """The cards of all seats of a table.

    Signals:
        again_wanted: the player wants to see the others' moves once more.
        skip_wanted: the player wants to skip the move that is being shown.
    """

    again_wanted = Signal()
    skip_wanted = Signal()

    def __init__(self, table: AnyTable, seats: int) -> None:
        super().__init__(table)
        self._table = table
        self._cards = [NewsCard(seat) for seat in range(seats)]
        self._news: tuple[Change[State], ...] = ()
        self._acting: int | None = None
        """The seat whose move is being shown."""
        for card in self._cards:
            table.addItem(card)

    def __getitem__(self, seat: int) -> NewsCard:
        return self._cards[seat]

    def show_news(self, news: Sequence[Change[State]]) -> None:
        """Show the others' moves, each on the card of its seat."""
        self._news = tuple(news)
        self.lay_out()

    def show_acting(self, seat: int | None) -> None:
        """Offer to skip on the card of the acting seat; None: on no card."""
        if seat != self._acting:
            self._acting = seat
            self.lay_out()

    def lay_out(self) -> None:
        """Place every card where the table currently has room for it."""
        pixel = self._table.screen_pixel
        if not pixel:
            return
        for card in self._cards:
            room = self._table.news_room(card.seat)
            played = [change for change in self._news if change.seat == card.seat]
            acts = card.seat == self._acting
            if room is None or room.isEmpty() or not (played or acts):
                card.lines = ()
                card.hide()
                continue
            lines = [*self._table.news_lines(card.seat, played), *self._gain(played)]
            button = ("skip-forward", self.tr("Skip")) if acts else self._again(lines)
            card.show_lines(lines, room, pixel, button, self._table.colours, acts)

    def _gain(self, played: Sequence[Change[State]]) -> list[NewsLine]:
        """The points that a player's moves have brought, where everybody has points."""
        if not played:
            return []
        first, last = played[0], played[-1]
        game = self._table.timeline.game
        words = points_words(gain_of(game, first.before, last.after, first.seat))
        return [NewsLine(words)] if words else []

    def _again(self, lines: Sequence[NewsLine]) -> tuple[str, str] | None:
        """The "again" button of a card; none while any player acts."""
        if not lines or self._acting is not None or not self._table.moment.newest:
            return None
        return "refresh-cw", self.tr("Show again")

    def press(self, point: QPointF) -> bool:
        """Press the button at a point of the scene; False if there is none."""
        for card in self._cards:
            if card.isVisible() and card.button.contains_point(point):
                act: Callable[[], None] = (
                    self.skip_wanted.emit if card.seat == self._acting else self.again_wanted.emit
                )
                act()
                return True
        return False
