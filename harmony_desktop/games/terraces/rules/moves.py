"""The decisions of a player: place a tile, pick a blind one, arrange the set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import factorial
from typing import ClassVar, Final, overload

from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces.rules.components import COPIES, KINDS, SET, Kind


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Place an open tile of this kind with its corner at x, y, turned by `turn` quarters (T-4,
    T-5).

    `components.footprint` gives its squares.
    """

    kind: ClassVar[str] = "lay"
    tile: Kind
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Turn up one of the player's blind tiles, given by its place among the twenty backs (T-10)."""

    kind: ClassVar[str] = "pick"
    back: int


@dataclass(frozen=True, slots=True)
class Arrange(Move):
    """Arrange the player's twenty tiles in this order, the first on top (T-9)."""

    kind: ClassVar[str] = "arrange"
    order: tuple[Kind, ...]


def is_order(order: tuple[Kind, ...]) -> bool:
    """Whether these are the kinds of one set, in any order."""
    return tuple(sorted(order)) == SET


class Orders(Sequence[Arrange]):
    """All 2,375,880,867,360,000 ways to arrange a set, from sorted to reversed.

    Nothing is stored: each order is created on access. Take members by index or at random and test
    membership; iterating over all would take years.

    >>> ORDERS[0].order[:4], ORDERS[-1].order[:4]
    ((0, 0, 1, 1), (9, 9, 8, 8))
    """

    def __len__(self) -> int:
        return _ways([COPIES] * len(KINDS))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Arrange) and is_order(move.order)

    @overload
    def __getitem__(self, index: int) -> Arrange: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Arrange, ...]: ...
    def __getitem__(self, index: int | slice) -> Arrange | tuple[Arrange, ...]:
        if isinstance(index, slice):
            return tuple(self[number] for number in range(*index.indices(len(self))))
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        return Arrange(_order(index % len(self)))


def _ways(left: list[int]) -> int:
    """The number of orders of the remaining tiles, given how many are left of each kind."""
    ways = factorial(sum(left))
    for copies in left:
        ways //= factorial(copies)
    return ways


def _order(index: int) -> tuple[Kind, ...]:
    left = [COPIES] * len(KINDS)
    order: list[Kind] = []
    while len(order) < len(SET):
        for kind in KINDS:
            if not left[kind]:
                continue
            left[kind] -= 1
            ways = _ways(left)
            if index < ways:
                order.append(kind)
                break
            index -= ways
            left[kind] += 1
    return tuple(order)


ORDERS: Final = Orders()
