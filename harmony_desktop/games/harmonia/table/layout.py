"""The layout of Harmonia's table: partners, tiles and talk side by side, the hand below.

Everything is laid out for a left-to-right language, then mirrored for the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.ui.kit.languages import text_scale
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect

_WIDTH, _HEIGHT = 940.0, 640.0
"""Least size of the scene; a unit is a pixel in a window of the usual size."""
_MARGIN, _GAP = 12.0, 12.0
_HAND_HEIGHT = 116.0
_STAND_HEIGHT = 176.0
_TITLE_HEIGHT = 30.0
_BUTTON_HEIGHT, _LEAST_BUTTON = 34.0, 25.0
_BUTTON_GAP, _LIST_GAP = 5.0, 6.0
_CROWD = 3
_MANY, _WIDE = 4, 272.0
"""From this many partners on their column is wider, so that their tiles can be read."""
_LARGE, _WIDEST = 1.3, 1.6
"""From which size of text on the column of the aim is long, and how many times as wide it may
become."""
_FOLDED = 40.0
"""Height of a plate that is folded."""
_NEWS = 84.0
"""Least height of the card with a partner's last move."""
_ALONE, _LARGEST = 264.0, 190.0
"""Greatest height of a plate, with one or two partners and with more."""


@dataclass(frozen=True)
class HarmoniaLayout:
    """The places of all parts of the table."""

    whole: QRectF
    mat: QRectF
    hand: QRectF
    stand: QPointF
    plates: tuple[QRectF, ...]
    news: tuple[QRectF, ...]
    """Area below each plate for the card of its player's last move; it may be empty."""
    aim: QRectF
    title: QRectF
    buttons: tuple[QRectF, ...]
    """Areas of the phrases, in place of the aim."""
    column: QRectF
    """The whole column with the aim, the phrases and the stand."""
    below: tuple[QRectF, ...]
    """Areas of the buttons below the aim: talking, and the end."""


def plan(size: QSizeF, others: int, buttons: int, unfolded: int | None = None) -> HarmoniaLayout:
    """Return the plan for a viewport of this shape.

    With the number of an unfolded plate, the plates of all other hands are folded away.
    """
    unit = max(_WIDTH / max(1.0, size.width()), _HEIGHT / max(1.0, size.height()))
    width, height = size.width() * unit, size.height() * unit
    roomy = width > 1120
    first, last = (240.0, 206.0) if roomy else (200.0, 178.0)
    if others >= _MANY and roomy:
        first = _WIDE
    # Large letters take room from the layout, which can be zoomed.
    last *= min(max(1.0, text_scale()), _WIDEST)
    upper = height - 2 * _MARGIN - _GAP - _HAND_HEIGHT
    x_mat = _MARGIN + first + _GAP
    mat = QRectF(x_mat, _MARGIN, width - x_mat - last - _GAP - _MARGIN, upper)
    hand_top = _MARGIN + upper + _GAP
    # Many partners leave everyone small hands: their column extends down beside the player's own.
    crowd = others >= _CROWD
    hand_left = x_mat if crowd else _MARGIN
    # Large letters want a long sheet: the last column extends down beside the hand.
    long = text_scale() >= _LARGE
    hand_right = mat.right() if long else width - _MARGIN
    hand = QRectF(hand_left, hand_top, hand_right - hand_left, _HAND_HEIGHT)
    foot = height - _MARGIN if long else _MARGIN + upper
    column = QRectF(_MARGIN, _MARGIN, first, height - 2 * _MARGIN if crowd else upper)
    if unfolded is None:
        plates, news = _column(column, others)
    else:
        plates, news = _folded_column(column, others, unfolded), [QRectF()] * others
    x_talk = mat.right() + _GAP
    stand = QPointF(x_talk + last / 2, foot - _STAND_HEIGHT + 64)
    free = foot - _MARGIN - _STAND_HEIGHT - _TITLE_HEIGHT - 14
    button = min(46.0, max(_LEAST_BUTTON, free / buttons - _LIST_GAP))
    whole = QRectF(0, 0, width, height)
    first_button = QRectF(x_talk, _MARGIN + _TITLE_HEIGHT + 2, last, button)
    below = foot - _STAND_HEIGHT - 2 * (_BUTTON_HEIGHT + _BUTTON_GAP) - 10
    aim = QRectF(x_talk, _MARGIN, last, below - _MARGIN - 8)
    lower_button = QRectF(x_talk, below, last, _BUTTON_HEIGHT)
    return HarmoniaLayout(
        whole=whole,
        mat=mirrored_rect(mat, whole),
        hand=mirrored_rect(hand, whole),
        stand=mirrored(stand, whole),
        plates=tuple(mirrored_rect(plate, whole) for plate in plates),
        news=tuple(mirrored_rect(room, whole) for room in news),
        aim=mirrored_rect(aim, whole),
        column=mirrored_rect(QRectF(x_talk, _MARGIN, last, foot - _MARGIN), whole),
        below=tuple(
            mirrored_rect(lower_button.translated(0, index * (_BUTTON_HEIGHT + _BUTTON_GAP)), whole)
            for index in range(2)
        ),
        title=mirrored_rect(QRectF(x_talk, _MARGIN, last, _TITLE_HEIGHT), whole),
        buttons=tuple(
            mirrored_rect(first_button.translated(0, index * (button + _LIST_GAP)), whole)
            for index in range(buttons)
        ),
    )


def _column(area: QRectF, count: int) -> tuple[list[QRectF], list[QRectF]]:
    """Return plates one below the other, and the area left below each for its news card."""
    if not count:
        return [], []
    step = (area.height() + 8) / count
    # Many partners have no news cards: bubbles and marks on the layout show their moves.
    card = _NEWS if count < _CROWD else 0.0
    most = _ALONE if count < _CROWD else _LARGEST
    height = min(step - 8 - card, most)
    plates = [
        QRectF(area.x(), area.y() + index * step, area.width(), height) for index in range(count)
    ]
    if not card:
        return plates, [QRectF() for _ in plates]
    return plates, [
        QRectF(plate.x(), plate.bottom() + 6, plate.width(), step - height - 14) for plate in plates
    ]


def _folded_column(area: QRectF, count: int, unfolded: int) -> list[QRectF]:
    """Return folded plates one below the other, with one of them unfolded."""
    open_height = min(_ALONE, area.height() - (count - 1) * (_FOLDED + 8))
    plates = []
    top = area.y()
    for index in range(count):
        height = open_height if index == unfolded else _FOLDED
        plates.append(QRectF(area.x(), top, area.width(), height))
        top += height + 8
    return plates
