"""The suns of a solo game of Harmonies: those the points earn, and those for side and spirit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from harmony_desktop.games.harmonies.names import SUN_REASONS
from harmony_desktop.games.harmonies.scoring import SUN_STEPS
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.ui.art import draw_centred, draw_text
from harmony_desktop.ui.languages import number, right_to_left, sentence, translate

Extra = Sequence[tuple[str, int]]
"""What brings suns whatever the points, and how many."""

_INK = "#8A7A55"
_STEP, _WIDE_STEP = 46.0, 92.0
"""From sun to sun: with a number below it, and with words."""


def way() -> int:
    """The direction in which one reads."""
    return -1 if right_to_left() else 1


def reason_words(key: str) -> str:
    """What suns come for, in words."""
    return sentence(translate("harmonies", SUN_REASONS[key]))


def draw_earned(
    painter: QPainter, at: QPointF, place: int, points: int | None, ink: str, pixels: float
) -> None:
    """A sun for points, pale if they were not reached, and the points it asks for."""
    step = SUN_STEPS[place]
    painter.save()
    painter.translate(at)
    draw_centred(painter, QPointF(0, 32), number(step), ink, pixels)
    if points is not None and points < step:
        painter.setOpacity(0.3)
    art.draw_sun(painter, number(place + 1))
    painter.restore()


def draw_extra(
    painter: QPainter, at: QPointF, extra: tuple[str, int], ink: str, pixels: float
) -> None:
    """The suns for a side or a spirit, and for which."""
    reason, count = extra
    painter.save()
    painter.translate(at)
    art.draw_sun(painter, f"+{number(count)}")
    room = QRectF(-_WIDE_STEP / 2 + 3, 22, _WIDE_STEP - 6, 20)
    draw_text(painter, room, reason_words(reason), ink, pixels)
    painter.restore()


def draw_suns(
    painter: QPainter, points: int | None = None, extra: Extra = (), ink: str = _INK
) -> None:
    """The points each sun asks for; with a result, what was not reached is pale (N-22)."""
    x = -suns_width(extra) / 2
    for place in range(len(SUN_STEPS)):
        at = QPointF(way() * (x + _STEP / 2), -6)
        draw_earned(painter, at, place, points, ink, 14)
        x += _STEP
    for one in extra:
        at = QPointF(way() * (x + _WIDE_STEP / 2), -6)
        draw_extra(painter, at, one, ink, 14)
        x += _WIDE_STEP


def suns_width(extra: Extra) -> float:
    """How wide `draw_suns` draws."""
    return _STEP * len(SUN_STEPS) + _WIDE_STEP * len(extra)
