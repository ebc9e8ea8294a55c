"""Chance that is the same on every machine and every Python version.

Python promises stability only for `random.random()`, not for `shuffle` or `randrange`, so the
generator (SplitMix64) and the shuffle (Fisher and Yates) are written out here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mix(number: int) -> int:
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class Dice:
    """A random generator seeded by a number and a purpose (a word and a few numbers).

    >>> Dice(7, "deal", 0).shuffled("abcdef") == Dice(7, "deal", 0).shuffled("abcdef")
    True
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, purpose: str = "", *numbers: int) -> None:
        state = _mix((seed + _STEP) & _MASK)
        for part in (*purpose.encode(), *numbers):
            state = _mix((state ^ (part + 1)) + _STEP & _MASK)
        self._state = state

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        return _mix(self._state)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        ceiling = _MASK + 1 - (_MASK + 1) % limit
        while (drawn := self.bits()) >= ceiling:
            pass
        return drawn % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
