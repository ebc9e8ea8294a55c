"""The layout of Harmonies' table, for a left-to-right language.

The trays are at the left, the card row is along the top or in a column beside the trays, the
player's own cards are at the right of their board or below it, and the other players have a column
at the far right; the player's board takes all the room between them. The player's name and the
facts stand below the trays or below the board. Where the table is narrow, the others share the
column of the trays. The table mirrors the places for right-to-left languages.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.games.harmonies.table.trays import BAG_RECT, CENTRAL_RECTS, HAND_RECT
from harmony_desktop.ui.kit.art import LEAST_PIXELS
from harmony_desktop.ui.kit.languages import text_scale
from harmony_desktop.ui.table.final import final_plan

_HEIGHT = 780.0
_MARGIN = 10.0
_GAP = 10.0
_TRAY = HAND_RECT.width()
_STEP_X, _STEP_Y = card_art.WIDTH + 8, card_art.HEIGHT + 9
FACTS = 16.0
"""The letters of the facts below the board, at the usual size of text."""
_FOOT = 46.0
"""Height of the line of text below the main board."""
_TWO_LINES = 2.3
"""Height of two lines of letters of height one, without the air around them."""
_PLATE = 132.0
"""Height of the same text below the trays, in lines."""
_NAME = 26.0
_FINAL_NAMES = 1.4
"""Scale of names once the boards share a smaller part of the window."""
_CROWDED = {2: 1.0, 3: 0.86}
"""Largest scale of the trays, by the number of other players below them."""
_BESIDE = 1.15
"""Largest scale of the trays when the other players have their own column."""
_COLUMNS = (0.0, 180.0, 210.0, 240.0, 270.0, 300.0, 330.0, 360.0, 390.0)
"""Widths of the other players' column to try; 0: these players are below the trays."""
_REGARD = 0.27
"""Weight of the size of the other boards, relative to the player's own."""
_LEAST_SHARE = {1: 0.044}
_LEAST_SHARE_OF_MANY = 0.028
"""Share of the table that another player's board should have, by the number of other players."""
_ROOMY_LETTERS = 24.0
"""Readable letters larger than this, in units, have no room on cards and trays."""
_LOW = 0.95
"""Largest scale of cards both above and below the board, which leave it little height."""
_LEAST_ROW = 0.94
"""Smallest scale of the cards in the row, to leave the other players space."""
_LARGEST = 0.6
_READABLE = 240.0
"""Square root of the area beyond which another player's board gains no readability."""
_LEAST_NEWS = QSizeF(150.0, 80.0)
_WITHOUT_NEWS = 0.7
"""Factor on the rating of a plan without space for the card of another player's last turn."""
ON_TABLE, VEIL, SPIRITS, SPIRIT_WORDS, RAISED, GLIMPSE, CAPTION, LEAVING = (
    2.0, 30.0, 35.0, 36.0, 40.0, 42.0, 45.0, 46.0,
)  # fmt: skip
"""Z values of cards and their parts; a held piece is above them all."""
OWN_SLOTS = 4
CHIP_WIDTH, CHIP_HEIGHT = 42.0, 50.0


@dataclass(frozen=True)
class Neighbour:
    """Places of another player's board, name and small cards."""

    board: QPointF
    scale: float
    name: QPointF
    name_width: float
    chips: QRectF
    """Area of the small cards."""
    chip_size: float
    """Largest size of the small cards."""
    news: QRectF
    """Area of the card with the last turn."""


@dataclass(frozen=True)
class HarmoniesLayout:
    """All places of the table; the centre of the scene is the origin."""

    whole: QRectF
    tray_scale: float
    central: QPointF
    hand: QPointF
    bag: QPointF
    bag_scale: float
    note: QRectF
    """The free part of the left column: other players, or the notes of a solo game."""
    row: tuple[QPointF, ...]
    row_scale: float
    own: tuple[QPointF, ...]
    own_scale: float
    chips: QRectF
    """Area of the player's own finished cards."""
    board: QPointF
    board_scale: float
    foot: QRectF
    """Area of the main player's name and of the facts: a line, or a block where it is tall."""
    neighbours: tuple[Neighbour, ...]
    names: float = 1.0
    """Scale of names, relative to those of a running game."""
    least_letters: float = 0.0
    """Size of the smallest letters one can read, in units of the scene."""


def make_plan(size: QSizeF, side: str, spaces: int, others: int) -> HarmoniesLayout:
    """Return the plan for a viewport of this shape with the largest main board, then others."""
    return _best(size.width(), size.height(), side, spaces, others, FACTS * text_scale())


def plain_plan(side: str, spaces: int, others: int) -> HarmoniesLayout:
    """Return the plan of a table before it is seen."""
    return _plan(QSizeF(1000, 740), side, spaces, others, _Way(False, False, 0.0))


@lru_cache(maxsize=8)
def _best(
    width: float, height: float, side: str, spaces: int, others: int, letters: float
) -> HarmoniesLayout:
    """Choose the best plan; cached, since a table is laid out more often than its size changes."""
    size = QSizeF(width, height)
    ways = [
        _Way(below, stacked, column)
        for below in (False, True)
        for stacked in (False, True)
        for column in (_COLUMNS if others else (0.0,))
    ]
    rect = art.board_rect(side)
    plans = [_plan(size, side, spaces, others, way, letters) for way in ways]
    return max(plans, key=lambda plan: _worth(plan, rect))


def make_final_plan(size: QSizeF, side: str, spaces: int, others: int) -> HarmoniesLayout:
    """Return the plan for a finished game: the boards, each with name and small cards below."""
    rect = art.board_rect(side)
    plan = final_plan(rect, others, _FOOT + CHIP_HEIGHT + 8, size)
    shift = plan.whole.center()
    board = plan.main - shift
    bottom = board.y() + rect.bottom()
    small, chip = plan.small, min(1.0, 1.6 * plan.small)
    neighbours = []
    for place in plan.others:
        at = place - shift
        low = at.y() + rect.bottom() * small
        # Below boards of one size, names stand in one line.
        foot = max(_NAME * _FINAL_NAMES, _FOOT * small)
        chips = QRectF(0, low + foot + 4, rect.width() * small, CHIP_HEIGHT * chip)
        chips.moveLeft(at.x() - chips.width() / 2)
        name = QPointF(at.x(), low + foot / 2)
        neighbours.append(Neighbour(at, small, name, chips.width(), chips, chip, QRectF()))
    chips = QRectF(board.x() + rect.left(), bottom + _FOOT + 4, rect.width(), CHIP_HEIGHT)
    return replace(
        make_plan(size, side, spaces, others),
        whole=plan.whole.translated(-shift),
        board=board,
        board_scale=1.0,
        foot=QRectF(board.x() - rect.width() / 2, bottom, rect.width(), _FOOT),
        chips=chips,
        neighbours=tuple(neighbours),
        names=_FINAL_NAMES,
    )


def _worth(plan: HarmoniesLayout, rect: QRectF) -> float:
    readable = _READABLE / sqrt(rect.width() * rect.height())
    seen = _HEIGHT / plan.whole.height()
    others = min((min(one.scale, readable) for one in plan.neighbours), default=1.0)
    cards = min(1.0, plan.row_scale, plan.own_scale)
    least = _LEAST_SHARE.get(len(plan.neighbours), _LEAST_SHARE_OF_MANY)
    area = plan.whole.width() * plan.whole.height() / (rect.width() * rect.height())
    shares = (max(0.0, one.scale) ** 2 / area for one in plan.neighbours)
    seen_well = min((min(1.0, share / least) for share in shares), default=1.0)
    has_news = all(_has_news_room(one) for one in plan.neighbours)
    return float(
        seen
        * plan.board_scale
        * max(0.01, others) ** _REGARD
        * cards
        * seen_well
        * min(1.0, _ROOMY_LETTERS / max(1.0, plan.least_letters))
        * (1.0 if has_news else _WITHOUT_NEWS)
    )


def _has_news_room(one: Neighbour) -> bool:
    """Return whether the card of the last turn has enough space beside a board."""
    least = _LEAST_NEWS
    return one.news.width() >= least.width() and one.news.height() >= least.height()


@dataclass(frozen=True)
class _Way:
    """A way to lay out the table."""

    below: bool
    """Whether the player's own cards are below the board, not at its right."""
    stacked: bool
    """Whether the card row is a column beside the trays, not a row along the top."""
    column: float
    """Width of the other players' column at the far right; 0: they are below the trays."""


@dataclass(frozen=True)
class _Frame:
    """The area between the trays at the left, the other players at the right and the card row."""

    whole: QRectF
    trays: QRectF
    tray_scale: float
    row: QRectF
    row_scale: float
    room: QRectF
    beside: QRectF
    """The column of the other players; empty if they have none."""
    spare: float
    """Width of the table beyond the least width."""


def _frame(size: QSizeF, cards: int, way: _Way) -> _Frame:
    shape = max(0.5, size.width() / max(1.0, size.height()))
    column = way.column
    apart = column + _GAP if column else 0.0
    least = 2 * _MARGIN + _TRAY + _GAP + 5 * _STEP_X * (_LEAST_ROW if column else 1.0) + apart
    width = max(least, _HEIGHT * shape)
    whole = QRectF(-width / 2, -width / shape / 2, width, width / shape)
    inside = whole.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    spare = width - least
    tray_scale = 1 + min(0.25, spare * 0.25 / _TRAY)
    trays = QRectF(inside.topLeft(), QSizeF(_TRAY * tray_scale, inside.height()))
    beside = QRectF(inside)
    beside.setLeft(inside.right() - column)
    row = QRectF(inside)
    row.setLeft(trays.right() + _GAP)
    row.setRight(inside.right() - apart)
    largest = 1.08 if cards == 3 else _LOW if way.below and not way.stacked else 1.0
    room = QRectF(row)
    if way.stacked:
        row_scale = min(largest, row.height() / (cards * _STEP_Y))
        row.setWidth(card_art.WIDTH * row_scale)
        room.setLeft(row.right() + _GAP)
    else:
        row_scale = min(largest, row.width() / (cards * _STEP_X))
        row.setHeight(card_art.HEIGHT * row_scale)
        room.setTop(row.bottom() + _GAP)
    return _Frame(whole, trays, tray_scale, row, row_scale, room, beside, spare)


def _plan(
    size: QSizeF, side: str, spaces: int, others: int, way: _Way, letters: float = FACTS
) -> HarmoniesLayout:
    """Return the plan for one way to lay out the table."""
    below, column = way.below, way.column
    frame = _frame(size, spaces, way)
    trays, inside = frame.trays, frame.room
    crowd = 0 if column else others
    tray_scale = min(frame.tray_scale, _BESIDE if column else _CROWDED.get(others, 2.0))
    bag_size = BAG_RECT.size() * tray_scale
    # With many players below the trays, the bag is below the player's own cards.
    apart = crowd > 2 and not below
    own = _own_cards(inside, frame.spare, below, BAG_RECT.height() if apart else 0.0)
    room = own.room
    rect = art.board_rect(side)
    central = CENTRAL_RECTS[spaces].height() * tray_scale
    hand = HAND_RECT.height() * tray_scale
    bag = QPointF(trays.center().x(), trays.bottom() - bag_size.height() / 2)
    free = trays.adjusted(0, central + hand + 14, 0, -bag_size.height() - 8)
    chips = own.chips
    if apart:
        bag_size *= min(1.0, (chips.width() + 2 * _GAP) / bag_size.width())
        chips = chips.adjusted(0, 0, 0, -bag_size.height() - 6)
        bag = inside.bottomRight() - QPointF(bag_size.width(), bag_size.height()) / 2
        free.setBottom(trays.bottom())
    aside = bool(column) and free.height() >= _PLATE
    least = LEAST_PIXELS / min(
        size.width() / frame.whole.width(), size.height() / frame.whole.height()
    )
    # In a small window the facts need large letters, and two lines.
    line = max(_FOOT, _TWO_LINES * max(least, letters))
    below_board = 0.0 if aside else line
    board_scale = min(room.width() / rect.width(), (room.height() - below_board) / rect.height())
    tall = rect.height() * board_scale
    top = room.center().y() - (tall + below_board) / 2
    foot = QRectF(free.topLeft(), QSizeF(free.width(), min(free.height(), 2 * _PLATE)))
    if not aside:
        foot = QRectF(room.left(), top + tall + 4, room.width(), line)
        foot.adjust(_GAP if apart else 0.0, 0, -_GAP if apart else 0.0, 0)
    row_step = _row_step(frame, spaces, way.stacked)
    seated = frame.beside if column else free
    return HarmoniesLayout(
        whole=frame.whole,
        tray_scale=tray_scale,
        central=QPointF(trays.center().x(), trays.top() + central / 2),
        hand=QPointF(trays.center().x(), trays.top() + central + 4 + hand / 2),
        bag=bag,
        bag_scale=bag_size.width() / BAG_RECT.width(),
        note=free,
        row=tuple(
            frame.row.center() + row_step * (index - (spaces - 1) / 2) for index in range(spaces)
        ),
        row_scale=frame.row_scale,
        own=own.places,
        own_scale=own.scale,
        chips=chips,
        board=QPointF(room.center().x(), top - rect.top() * board_scale),
        board_scale=board_scale,
        foot=foot,
        neighbours=_neighbours(
            seated.x(), seated.y(), seated.width(), seated.height(), others, side
        ),
        least_letters=ceil(least),
    )


def _row_step(frame: _Frame, cards: int, stacked: bool) -> QPointF:
    """Return the way from one card of the row to the next."""
    if stacked:
        return QPointF(0, min(frame.row.height() / cards, _STEP_Y * frame.row_scale * 1.06))
    return QPointF(min(frame.row.width() / cards, _STEP_X * frame.row_scale * 1.06), 0)


@dataclass(frozen=True)
class _OwnCards:
    """Places of the player's own cards, and the area left for the board."""

    places: tuple[QPointF, ...]
    scale: float
    chips: QRectF
    room: QRectF


def _own_cards(inside: QRectF, spare: float, below: bool, apart: float) -> _OwnCards:
    """Place the own cards below the board, or at its right with `apart` units free below them."""
    room = QRectF(inside)
    if below:
        scale = min(_LOW, (room.width() - 2 * CHIP_WIDTH) / (OWN_SLOTS * _STEP_X))
        room.setBottom(room.bottom() - card_art.HEIGHT * scale - 8)
        y = inside.bottom() - card_art.HEIGHT * scale / 2
        places = tuple(
            QPointF(room.left() + (card_art.WIDTH / 2 + _STEP_X * slot) * scale, y)
            for slot in range(OWN_SLOTS)
        )
        left = room.left() + OWN_SLOTS * _STEP_X * scale
        chips = QRectF(left, room.bottom() + 8, 0, card_art.HEIGHT * scale)
        chips.setRight(inside.right())
        return _OwnCards(places, scale, chips, room)
    most = (room.height() - CHIP_HEIGHT - 12 - apart) / (OWN_SLOTS * _STEP_Y)
    scale = min(1 + spare * 0.3 / _STEP_X, 1.2, most)
    x = room.right() - card_art.WIDTH * scale / 2
    places = tuple(
        QPointF(x, room.top() + (card_art.HEIGHT / 2 + _STEP_Y * slot) * scale)
        for slot in range(OWN_SLOTS)
    )
    room.setRight(room.right() - _STEP_X * scale - _GAP)
    chips = QRectF(inside)
    chips.setLeft(x - card_art.WIDTH * scale / 2)
    chips.setTop(inside.top() + _STEP_Y * OWN_SLOTS * scale)
    return _OwnCards(places, scale, chips, room)


def _shares(room: QRectF, count: int) -> list[QRectF]:
    """Return equal parts of an area, one below the other."""
    step = room.height() / max(1, count)
    return [
        QRectF(room.left(), room.top() + step * index, room.width(), step - 4)
        for index in range(count)
    ]


@lru_cache(maxsize=32)
def _neighbours(
    x: float, y: float, width: float, height: float, count: int, side: str
) -> tuple[Neighbour, ...]:
    """Place the other players in an area, all boards at one scale; cached, as ways share them."""
    rect, rooms = art.board_rect(side), _shares(QRectF(x, y, width, height), count)
    largest = [_neighbour(room, rect) for room in rooms]
    most = min((one.scale for one in largest), default=1.0)
    return tuple(_neighbour(room, rect, most) for room in rooms)


def _neighbour(room: QRectF, rect: QRectF, most: float = _LARGEST) -> Neighbour:
    kinds = (
        _tall_neighbour(room, rect, most, _LEAST_NEWS.height() + 8),
        _side_neighbour(room, rect, most),
        _corner_neighbour(room, rect, most),
        _tall_neighbour(room, rect, most, 0.0),
        _wide_neighbour(room, rect, most),
    )
    return max(kinds, key=_readable)


def _readable(one: Neighbour) -> float:
    """Rate the readability of a board and of the card with its last turn."""
    return one.scale * (1.0 if _has_news_room(one) else _WITHOUT_NEWS)


def _wide_neighbour(room: QRectF, rect: QRectF, most: float) -> Neighbour:
    """Place a player in a small area: the small cards beside the board, the name below both."""
    scale = min((room.height() - _NAME) / rect.height(), room.width() * 0.7 / rect.width(), most)
    board = QPointF(
        room.left() + rect.width() * scale / 2,
        room.top() + (room.height() - _NAME) / 2 - rect.center().y() * scale,
    )
    name = QPointF(room.center().x(), room.bottom() - _NAME / 2)
    left = room.left() + rect.width() * scale + 4
    size = min(0.9, (room.right() - left) / (2 * CHIP_WIDTH))
    chips = QRectF(0, room.top() + 2, 2 * CHIP_WIDTH * size, room.height() - _NAME)
    chips.moveLeft((left + room.right() - chips.width()) / 2)
    return Neighbour(board, scale, name, room.width(), chips, size, QRectF())


def _corner_neighbour(room: QRectF, rect: QRectF, most: float) -> Neighbour:
    """Place a player in a low area: small cards beside the board, name and news below both."""
    below = _NAME + 2 + _LEAST_NEWS.height()
    scale = min(
        (room.height() - below) / rect.height(),
        (room.width() - 2 * CHIP_WIDTH - 4) / rect.width(),
        most,
    )
    wide, tall = rect.width() * scale, rect.height() * scale
    board = QPointF(room.left() + wide / 2, room.top() - rect.top() * scale)
    chips = QRectF(room.left() + wide + 4, room.top() + 4, room.width() - wide - 4, tall - 4)
    name = QPointF(room.left() + wide / 2, room.top() + tall + _NAME / 2)
    news = QRectF(room)
    news.setTop(room.top() + tall + _NAME + 2)
    return Neighbour(board, scale, name, wide, chips, 1.0, news)


def _side_neighbour(room: QRectF, rect: QRectF, most: float) -> Neighbour:
    """Place a player in a broad area: name, small cards and news beside the board."""
    scale = min(room.height() / rect.height(), room.width() * 0.54 / rect.width(), most)
    wide, tall = rect.width() * scale, rect.height() * scale
    top = room.center().y() - tall / 2
    board = QPointF(room.left() + wide / 2, top - rect.top() * scale)
    side = QRectF(room.left() + wide + 6, top + 4, room.width() - wide - 6, 0)
    side.setBottom(room.bottom())
    name = QPointF(side.center().x(), side.top() + _NAME / 2)
    size = min(1.0, side.width() / (5 * CHIP_WIDTH))
    chips = QRectF(side.left(), side.top() + _NAME + 4, side.width(), CHIP_HEIGHT * size)
    news = QRectF(side)
    news.setTop(chips.bottom() + 6)
    return Neighbour(board, scale, name, side.width(), chips, size, news)


def _tall_neighbour(room: QRectF, rect: QRectF, most: float, apart: float) -> Neighbour:
    """Place a player in a tall area: name, small cards and `apart` for the news below the board."""
    size = min(1.0, room.width() / (5 * CHIP_WIDTH))
    least = _NAME + CHIP_HEIGHT * size + 5 + apart
    scale = min(room.width() / rect.width(), (room.height() - least) / rect.height(), most)
    x, bottom = room.center().x(), room.top() + rect.height() * scale
    board, name = QPointF(x, room.top() - rect.top() * scale), QPointF(x, bottom + _NAME / 2)
    chips = QRectF(0, bottom + _NAME + 3, 5 * CHIP_WIDTH * size, 0)
    chips.setBottom(min(room.bottom() - apart, chips.top() + 2 * CHIP_HEIGHT * size))
    chips.moveLeft(x - chips.width() / 2)
    news = QRectF(room)
    news.setTop(chips.bottom() + 6)
    return Neighbour(board, scale, name, room.width(), chips, size, news)
