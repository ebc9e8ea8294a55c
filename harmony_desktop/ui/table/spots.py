"""The spots of a table: targets of keyboard focus, screen reader and mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, hypot, pi

from PySide6.QtCore import QPointF, QRectF, Qt

from harmony_desktop.ui.table.mirroring import reading_way

ARROWS: dict[int, float] = {
    Qt.Key.Key_Right: 0.0,
    Qt.Key.Key_Down: pi / 2,
    Qt.Key.Key_Left: pi,
    Qt.Key.Key_Up: -pi / 2,
}
"""The direction of each arrow key, as an angle."""
_WIDEST, _WIDEST_ON_GRID = pi / 2.4, pi / 3.5
"""How far off its direction an arrow may lead: Up and Down stay in a column of hexagons."""


@dataclass
class Spot:
    """A place on the table: its key in the game, where it lies, and what to call it."""

    key: object
    centre: QPointF
    radius: float
    name: Callable[[], str]
    area: QRectF | None = None
    """The spot's rectangle in the scene, if it is not round."""
    details: Callable[[], str] | None = None
    """Describes the content of a spot with several pieces, such as another player's board."""

    @classmethod
    def over(cls, key: object, area: QRectF, name: Callable[[], str]) -> Spot:
        """A spot that fills an area of the scene."""
        return cls(key, area.center(), min(area.width(), area.height()) / 2, name, area)


@dataclass
class Zone:
    """Spots that belong together; Tab goes from zone to zone, the arrows within one."""

    key: str
    title: Callable[[], str]
    spots: list[Spot] = field(default_factory=list)
    buttons: bool = False
    """Whether its spots are buttons rather than pieces or cells."""
    grid: bool = False
    """Whether each arrow goes to the next spot in its direction, as over a board; in other zones
    Right and Left go through all spots in their order."""

    def towards(self, number: int, angle: float) -> int | None:
        """The number of the spot an arrow pointing at `angle` leads to; None if there is none."""
        if self.grid or angle not in (0.0, pi):
            widest = _WIDEST_ON_GRID if self.grid else _WIDEST
            return nearest_towards(self.spots, self.spots[number], angle, widest)
        number += self._way() if angle == 0.0 else -self._way()
        return number if 0 <= number < len(self.spots) else None

    def _way(self) -> int:
        """1 if the spots run to the right in their order, -1 if they run to the left.

        A table is mirrored for right-to-left languages, but boards and markets on it are not.
        """
        steps = [after.centre - spot.centre for spot, after in pairwise(self.spots)]
        along = [step.x() for step in steps if abs(step.x()) > abs(step.y())]
        way = sum(x > 0 for x in along) - sum(x < 0 for x in along)
        return (way > 0) - (way < 0) or reading_way()


def nearest_towards(
    spots: Sequence[Spot], start: Spot, angle: float, widest: float = _WIDEST
) -> int | None:
    """The spot an arrow pointing at `angle` leads to: near, and at most `widest` off that way."""
    best: tuple[float, int] | None = None
    for number, spot in enumerate(spots):
        step = spot.centre - start.centre
        distance = hypot(step.x(), step.y())
        if distance < 1e-6:
            continue
        off = abs((atan2(step.y(), step.x()) - angle + pi) % (2 * pi) - pi)
        if off > widest:
            continue
        cost = distance * (1 + 1.25 * off * off)
        if best is None or cost < best[0] - 1e-6:
            best = (cost, number)
    return None if best is None else best[1]
