"""The ratings of a game's bots: what each strength on the scale is worth.

`games/GAME/bots/strengths.json` holds what `training/ladder.py` has measured: the rating of eleven
strengths from 0 to 100, and their usual points in some variants. In every game `medium` has the
rating 1200.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from harmony_desktop import games
from harmony_desktop.engine.rating import GlickoRating, RatedResult, expected, updated
from harmony_desktop.engine.strength import GENTLE, STRENGTHS, crossing, interpolated, strength_of

MEDIUM_RATING: Final = 1200.0
NEWCOMER_RATING: Final = 1000.0
"""The rating of somebody who has not played yet: between easy and medium."""
_STEP: Final = 150.0
"""The assumed difference in rating between neighbours where nobody has measured it."""
FILE: Final = "strengths.json"


@dataclass(frozen=True, slots=True)
class BotScale:
    """What the strengths of a game are worth, at equally spaced strengths from 0 to 100."""

    ratings: tuple[float, ...] = tuple(MEDIUM_RATING + _STEP * (place - 4) for place in range(11))
    deviation: float = 50.0
    """The standard error of a difference between neighbours."""
    points: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """The usual points by number of seats and variant, such as `2 way=column`."""


@cache
def scale(game: str) -> BotScale:
    """The scale of a game; one of equal steps where none was measured."""
    path = Path(games.__file__).parent / game / "bots" / FILE
    if not path.exists():
        return BotScale()
    found = json.loads(path.read_text("utf-8"))
    return BotScale(
        tuple(found["ratings"]),
        float(found["deviation"]),
        {name: tuple(points) for name, points in found["points"].items()},
    )


def rating_of(game: str, level: str) -> GlickoRating | None:
    """The rating of a level or strength; None for `random`, which has none."""
    strength = strength_of(level)
    if strength is None:
        return None
    known = scale(game)
    return GlickoRating(interpolated(known.ratings, strength), known.deviation)


def strength_for(game: str, rating: float) -> int:
    """The strength whose rating comes nearest to a given one."""
    return crossing(scale(game).ratings, rating)


def newcomer(game: str) -> GlickoRating:
    """The rating of somebody who has not played a game yet.

    Its deviation is half the way up to the champion.
    """
    return GlickoRating(NEWCOMER_RATING, (scale(game).ratings[-1] - NEWCOMER_RATING) / 2)


def even_strength(game: str, rating: GlickoRating | None) -> int:
    """The strength of an even match for somebody of this rating; None before their first game.

    The opponent is gentle at first, and half a deviation weaker than the rating until that is sure:
    at the start, to win once too often is better than once too rarely.
    """
    if rating is None:
        return GENTLE
    caution = 0.0 if rating.sure else rating.deviation / 2
    return strength_for(game, rating.value - caution)


def level_in_reach(game: str, rating: GlickoRating) -> str | None:
    """The next level above a rating, if one win in an even match leads there.

    None if it takes more, if there is none above, or as long as the rating is not sure.
    """
    if not rating.sure:
        return None
    ratings = {
        level: interpolated(scale(game).ratings, place) for level, place in STRENGTHS.items()
    }
    above = next((level for level, value in ratings.items() if value > rating.value), None)
    if above is None:
        return None
    even = GlickoRating(rating.value, scale(game).deviation)
    return above if updated(rating, [RatedResult(even, 1.0)]).value >= ratings[above] else None


def usual_points(game: str, level: str, seats: int, variant: str) -> float | None:
    """The points a bot usually makes in a variant, against its like; None where nobody has
    measured it.

    None, too, where a stronger level makes no more points than a weaker one, because the others
    leave it less: there points say nothing of strength. If the number of seats was not measured,
    the nearest one that was.
    """
    strength = strength_of(level)
    measured = {
        abs(int(number) - seats): points
        for key, points in scale(game).points.items()
        for number, _, name in (key.partition(" "),)
        if name == variant
    }
    if strength is None or not measured:
        return None
    points = measured[min(measured)]
    rising = pairwise(interpolated(points, place) for place in STRENGTHS.values())
    return interpolated(points, strength) if all(one < more for one, more in rising) else None


def share_against_weaker(game: str, level: str) -> float | None:
    """The share of games a level wins against the next weaker one, by their ratings.

    None for the weakest, for a number, and where nobody has measured it.
    """
    weaker = {stronger: weaker for weaker, stronger in pairwise(STRENGTHS)}.get(level)
    if weaker is None or not scale(game).points:
        return None
    ratings = (interpolated(scale(game).ratings, STRENGTHS[name]) for name in (level, weaker))
    return expected(*(GlickoRating(rating, 0) for rating in ratings))
