"""One scale of strength for the bots of all games, and the names of some places on it.

0 is a child's first game, 100 the strongest bot of a game. A bot is asked for by a level or by a
number: `hard`, `strength=37`. Records spell the number `strength-37`. `random`, which plays any
legal move, is below the scale and for tests.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

WEAKEST: Final = 0
STRONGEST: Final = 100
RANDOM: Final = "random"
STRENGTHS: Final = {"easy": 20, "medium": 40, "hard": 60, "expert": 80, "champion": 100}
"""The strength of each level."""
LEVELS: Final = (RANDOM, *STRENGTHS)
"""The levels of every game, weakest first."""
GENTLE: Final = 15
"""The strength of the opponent in somebody's first game."""
_NUMBER: Final = re.compile(r"strength[=-]([0-9]{1,3})")


class UnknownBot(KeyError):
    """The game has no bot of that level or strength, or none of that style."""


def strength_of(level: str) -> int | None:
    """The strength of a level or of a number; None for `random`, UnknownBot for anything else.

    >>> strength_of("hard"), strength_of("strength=37"), strength_of("strength-37")
    (60, 37, 37)
    """
    if level == RANDOM:
        return None
    if level in STRENGTHS:
        return STRENGTHS[level]
    found = _NUMBER.fullmatch(level)
    if found is None or int(found[1]) > STRONGEST:
        raise UnknownBot(level)
    return int(found[1])


def as_level(strength: int) -> str:
    """A strength as the level of a record: the name of the level that has it, or its number.

    >>> as_level(60), as_level(37)
    ('hard', 'strength-37')
    """
    named = {place: level for level, place in STRENGTHS.items()}
    return named.get(strength, f"strength-{strength}")


def nearest_level(level: str) -> str:
    """The named level next to a level or number, the weaker of two equally near.

    >>> nearest_level("strength=37"), nearest_level("random")
    ('medium', 'random')
    """
    strength = strength_of(level)
    if strength is None:
        return RANDOM
    return min(STRENGTHS, key=lambda one: abs(STRENGTHS[one] - strength))


def interpolated(values: Sequence[float], strength: float) -> float:
    """The value for a strength, given those for equally spaced strengths from 0 to 100.

    >>> interpolated((1.0, 2.0, 4.0), 75)
    3.0
    """
    place = strength / STRONGEST * (len(values) - 1)
    before = min(int(place), len(values) - 2)
    return values[before] + (values[before + 1] - values[before]) * (place - before)


def crossing(values: Sequence[float], wanted: float) -> int:
    """The strength whose value comes nearest to `wanted`; the inverse of `interpolated`, for values
    that rise.

    >>> crossing((1.0, 2.0, 4.0), 3.0), crossing((1.0, 2.0, 4.0), 9.0)
    (75, 100)
    """
    if wanted <= values[0]:
        return WEAKEST
    if wanted >= values[-1]:
        return STRONGEST
    after = bisect_right(values, wanted)
    share = (wanted - values[after - 1]) / (values[after] - values[after - 1])
    return round((after - 1 + share) * STRONGEST / (len(values) - 1))
