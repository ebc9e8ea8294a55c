"""Where things lie on Harmonia's table: partners, layout and talk side by side, the hand below.

Everything is planned for a left-to-right language; `mirrored` turns it round for the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.table import art

_WIDTH, _HEIGHT = 940.0, 640.0
"""The scene is at least this large, in units that are pixels in a window of the usual size."""
_MARGIN, _GAP = 12.0, 12.0
_HAND_HEIGHT = 116.0
_STAND_HEIGHT = 176.0
_TITLE_HEIGHT = 30.0
_BUTTON_HEIGHT = 38.0
_BUTTON_GAP = 6.0
_LEAST_SCALE, _MOST_SCALE = 0.2, 1.5


@dataclass(frozen=True)
class Plan:
    """The places of all parts."""

    whole: QRectF
    mat: QRectF
    hand: QRectF
    stand: QPointF
    plates: tuple[QRectF, ...]
    title: QRectF
    buttons: tuple[QRectF, ...]

    def mirrored(self) -> Plan:
        """The same plan from right to left."""
        axis = self.whole.center().x()

        def turned(rect: QRectF) -> QRectF:
            return QRectF(2 * axis - rect.right(), rect.y(), rect.width(), rect.height())

        return replace(
            self,
            mat=turned(self.mat),
            hand=turned(self.hand),
            stand=QPointF(2 * axis - self.stand.x(), self.stand.y()),
            plates=tuple(map(turned, self.plates)),
            title=turned(self.title),
            buttons=tuple(map(turned, self.buttons)),
        )


def plan(size: QSizeF, others: int, buttons: int) -> Plan:
    """The plan for a viewport of that shape."""
    unit = max(_WIDTH / max(1.0, size.width()), _HEIGHT / max(1.0, size.height()))
    width, height = size.width() * unit, size.height() * unit
    roomy = width > 1120
    first, last = (240.0, 206.0) if roomy else (200.0, 178.0)
    upper = height - 2 * _MARGIN - _GAP - _HAND_HEIGHT
    x_mat = _MARGIN + first + _GAP
    mat = QRectF(x_mat, _MARGIN, width - x_mat - last - _GAP - _MARGIN, upper)
    hand_top = _MARGIN + upper + _GAP
    hand = QRectF(_MARGIN, hand_top, width - 2 * _MARGIN, _HAND_HEIGHT)
    x_talk = mat.right() + _GAP
    stand = QPointF(x_talk + last / 2, _MARGIN + upper - _STAND_HEIGHT + 64)
    free = upper - _STAND_HEIGHT - _TITLE_HEIGHT - 14
    button = min(46.0, max(_BUTTON_HEIGHT, free / buttons - _BUTTON_GAP))
    return Plan(
        whole=QRectF(0, 0, width, height),
        mat=mat,
        hand=hand,
        stand=stand,
        plates=_column(QRectF(_MARGIN, _MARGIN, first, upper), others),
        title=QRectF(x_talk, _MARGIN, last, _TITLE_HEIGHT),
        buttons=tuple(
            QRectF(
                x_talk,
                _MARGIN + _TITLE_HEIGHT + 2 + place * (button + _BUTTON_GAP),
                last,
                button,
            )
            for place in range(buttons)
        ),
    )


def _column(area: QRectF, count: int) -> tuple[QRectF, ...]:
    """Plates one below the other, not larger than they need to be."""
    if not count:
        return ()
    height = min((area.height() - 8 * (count - 1)) / count, 236.0 if count < 3 else 190.0)
    return tuple(
        QRectF(area.x(), area.y() + place * (height + 8), area.width(), height)
        for place in range(count)
    )


@dataclass(frozen=True)
class Fit:
    """How the layout lies in its area: the place of the first tile's middle, and the scale."""

    place: QPointF
    scale: float


def fit(cells: Iterable[Hex], area: QRectF, above: float) -> Fit:
    """The largest scale at which all cells lie in an area, `above` units left free at the top."""
    box = art.bounds(cells).adjusted(
        -art.SIDE * 1.15, -art.STEP * 0.56, art.SIDE * 1.15, art.STEP * 0.56
    )
    box.setTop(box.top() - above)
    inside = area.adjusted(12, 12, -12, -12)
    scale = min(inside.width() / box.width(), inside.height() / box.height(), _MOST_SCALE)
    # Few scales, so that art painted for one is used again.
    scale = max(_LEAST_SCALE, floor(scale * 40) / 40)
    return Fit(inside.center() - box.center() * scale, scale)
