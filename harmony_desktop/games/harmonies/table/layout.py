"""Where things lie on the table of Harmonies, for a left-to-right language.

The card row runs along the top, the trays and the other players stand at the left, one's own cards
at the right or below; one's own board takes all the room between them. The table mirrors the
places for right-to-left languages.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.games.harmonies.table.trays import CENTRAL_RECTS, HAND_RECT, SUPPLY_RECT

_HEIGHT = 780.0
_MARGIN = 12.0
_GAP = 12.0
_TRAY = HAND_RECT.width()
_STEP_X, _STEP_Y = card_art.WIDTH + 8, card_art.HEIGHT + 9
_FOOT = 46.0
"""The line of words below the main board."""
_NAME = 26.0
_CROWDED = 0.86
"""How much smaller the trays are where three others need room."""
OWN_SLOTS = 4
CHIP_WIDTH, CHIP_HEIGHT = 42.0, 50.0


@dataclass(frozen=True)
class Neighbour:
    """Where another player's board, name and small cards lie."""

    board: QPointF
    scale: float
    name: QPointF
    name_width: float
    chips: QPointF
    chip_columns: int
    chip_size: float
    chip_room: float
    """The height the chips may take."""


@dataclass(frozen=True)
class Plan:
    """Every place of the table, with the middle of the scene as the origin."""

    whole: QRectF
    tray_scale: float
    central: QPointF
    hand: QPointF
    supply: QPointF
    note: QRectF
    """The free part of the left column: the others, or what a solo game has to say."""
    row: tuple[QPointF, ...]
    row_scale: float
    own: tuple[QPointF, ...]
    own_scale: float
    chips: QRectF
    """The room for one's own finished cards."""
    board: QPointF
    board_scale: float
    foot: QPointF
    foot_width: float
    neighbours: tuple[Neighbour, ...]


def make_plan(size: QSizeF, side: str, spaces: int, others: int) -> Plan:
    """The plan for a viewport of that shape that shows the main board largest."""
    plans = [_plan(size, side, spaces, others, below) for below in (False, True)]
    return max(plans, key=lambda plan: plan.board_scale / plan.whole.width())


@dataclass(frozen=True)
class _Frame:
    """The room between the trays at the left and the card row on top."""

    whole: QRectF
    trays: QRectF
    tray_scale: float
    row: QRectF
    row_scale: float
    room: QRectF
    spare: float
    """How much wider the table is than it must be."""


def _frame(size: QSizeF, cards: int) -> _Frame:
    shape = max(0.5, size.width() / max(1.0, size.height()))
    least = 2 * _MARGIN + _TRAY + _GAP + 5 * _STEP_X
    width = max(least, _HEIGHT * shape)
    whole = QRectF(-width / 2, -width / shape / 2, width, width / shape)
    inside = whole.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    spare = width - least
    tray_scale = 1 + min(0.25, spare * 0.25 / _TRAY)
    trays = QRectF(inside.topLeft(), QSizeF(_TRAY * tray_scale, inside.height()))
    row = QRectF(inside)
    row.setLeft(trays.right() + _GAP)
    row_scale = min(1.16 if cards == 5 else 1.26, row.width() / (cards * _STEP_X))
    row.setHeight(card_art.HEIGHT * row_scale)
    room = QRectF(row.left(), row.bottom() + _GAP, row.width(), 0)
    room.setBottom(inside.bottom())
    return _Frame(whole, trays, tray_scale, row, row_scale, room, spare)


def _plan(size: QSizeF, side: str, spaces: int, others: int, below: bool) -> Plan:
    """A plan with one's own cards `below` the board, or at its right."""
    frame = _frame(size, spaces)
    room = QRectF(frame.room)
    if below:
        own_scale = min(1.12, (room.width() - 2 * CHIP_WIDTH) / (OWN_SLOTS * _STEP_X))
        room.setBottom(room.bottom() - card_art.HEIGHT * own_scale - 8)
        own = [
            QPointF(
                room.left() + (card_art.WIDTH / 2 + _STEP_X * slot) * own_scale,
                frame.room.bottom() - card_art.HEIGHT * own_scale / 2,
            )
            for slot in range(OWN_SLOTS)
        ]
        chips_left = room.left() + OWN_SLOTS * _STEP_X * own_scale
        chips = QRectF(chips_left, room.bottom() + 8, 0, card_art.HEIGHT * own_scale)
        chips.setRight(frame.room.right())
    else:
        most = (room.height() - CHIP_HEIGHT - 12) / (OWN_SLOTS * _STEP_Y)
        own_scale = min(1 + frame.spare * 0.3 / _STEP_X, 1.2, most)
        x = room.right() - card_art.WIDTH * own_scale / 2
        own = [
            QPointF(x, room.top() + (card_art.HEIGHT / 2 + _STEP_Y * slot) * own_scale)
            for slot in range(OWN_SLOTS)
        ]
        room.setRight(room.right() - _STEP_X * own_scale - _GAP)
        chips = QRectF(frame.room)
        chips.setLeft(x - card_art.WIDTH * own_scale / 2)
        chips.setTop(frame.room.top() + _STEP_Y * OWN_SLOTS * own_scale)
    rect = art.board_rect(side)
    board_scale = min(room.width() / rect.width(), (room.height() - _FOOT) / rect.height())
    tall = rect.height() * board_scale
    top = room.center().y() - (tall + _FOOT) / 2
    trays = frame.trays
    tray_scale = frame.tray_scale * (_CROWDED if others > 2 else 1.0)
    central = CENTRAL_RECTS[spaces].height() * tray_scale
    hand = HAND_RECT.height() * tray_scale
    supply = SUPPLY_RECT.height() * tray_scale
    free = trays.adjusted(0, central + hand + 14, 0, -supply - 8)
    row_step = min(frame.row.width() / spaces, _STEP_X * frame.row_scale * 1.06)
    return Plan(
        whole=frame.whole,
        tray_scale=tray_scale,
        central=QPointF(trays.center().x(), trays.top() + central / 2),
        hand=QPointF(trays.center().x(), trays.top() + central + 4 + hand / 2),
        supply=QPointF(trays.center().x(), trays.bottom() - supply / 2),
        note=free,
        row=tuple(
            frame.row.center() + QPointF((place - (spaces - 1) / 2) * row_step, 0)
            for place in range(spaces)
        ),
        row_scale=frame.row_scale,
        own=tuple(own),
        own_scale=own_scale,
        chips=chips,
        board=QPointF(room.center().x(), top - rect.top() * board_scale),
        board_scale=board_scale,
        foot=QPointF(room.center().x(), top + tall + _FOOT / 2 + 4),
        foot_width=room.width(),
        neighbours=tuple(_neighbour(free, side, others, place) for place in range(others)),
    )


def _neighbour(free: QRectF, side: str, others: int, place: int) -> Neighbour:
    """The place of one of the other players, one below the other."""
    room = QRectF(free)
    room.setTop(free.top() + free.height() / others * place)
    room.setHeight(free.height() / others - 6)
    rect = art.board_rect(side)
    return max(_wide_neighbour(room, rect), _tall_neighbour(room, rect), key=lambda one: one.scale)


def _wide_neighbour(room: QRectF, rect: QRectF) -> Neighbour:
    """With little room: the small cards beside the board, the name below both."""
    scale = min((room.height() - _NAME) / rect.height(), room.width() * 0.66 / rect.width())
    board = QPointF(
        room.left() + rect.width() * scale / 2,
        room.top() + (room.height() - _NAME) / 2 - rect.center().y() * scale,
    )
    chips_left = room.left() + rect.width() * scale + 4
    size = min(0.9, (room.right() - chips_left) / (2 * CHIP_WIDTH))
    return Neighbour(
        board,
        scale,
        QPointF(room.center().x(), room.bottom() - _NAME / 2),
        room.width(),
        QPointF((chips_left + room.right()) / 2, room.top() + 2),
        2,
        size,
        room.height() - _NAME,
    )


def _tall_neighbour(room: QRectF, rect: QRectF) -> Neighbour:
    """With much room: the board, below it the name, below that the small cards."""
    chips_room = CHIP_HEIGHT + 2
    scale = min(
        room.width() / rect.width(), (room.height() - _NAME - chips_room) / rect.height(), 0.6
    )
    board_bottom = room.top() + rect.height() * scale
    return Neighbour(
        QPointF(room.center().x(), room.top() - rect.top() * scale),
        scale,
        QPointF(room.center().x(), board_bottom + _NAME / 2),
        room.width(),
        QPointF(room.center().x(), board_bottom + _NAME + 3),
        5,
        min(1.0, room.width() / (5 * CHIP_WIDTH)),
        room.bottom() - board_bottom - _NAME,
    )
