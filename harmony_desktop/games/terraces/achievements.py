"""The achievements of Terraces, found in the landscape and its history."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from harmony_desktop.engine.achievements import Achievement, reached
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.terraces.rules.components import cell_of
from harmony_desktop.games.terraces.rules.game import TerracesState
from harmony_desktop.games.terraces.rules.scoring import Region
from harmony_desktop.games.terraces.rules.view import TerracesView

SOME_HEIGHT = 3
GREAT_HEIGHT = 5
GREAT_AREA = 22
GOOD_SCORE = 30
HIGH_SCORE = 60
WHOLE = 8
GREAT_CUT = 24

ACHIEVEMENTS = (
    Achievement(
        "first-game",
        QT_TRANSLATE_NOOP("terraces", "A beginning"),
        QT_TRANSLATE_NOOP("terraces", "Finish a game."),
        1,
        "games",
    ),
    Achievement(
        "third-terrace",
        QT_TRANSLATE_NOOP("terraces", "The third terrace"),
        QT_TRANSLATE_NOOP("terraces", "Let a region of yours reach height three."),
        SOME_HEIGHT,
    ),
    Achievement(
        "first-win",
        QT_TRANSLATE_NOOP("terraces", "A first win"),
        QT_TRANSLATE_NOOP("terraces", "Win a game."),
        1,
        "wins",
    ),
    Achievement(
        "ten-games",
        QT_TRANSLATE_NOOP("terraces", "At home here"),
        QT_TRANSLATE_NOOP("terraces", "Finish ten games."),
        10,
        "games",
    ),
    Achievement(
        "thirty",
        QT_TRANSLATE_NOOP("terraces", "A first thirty"),
        QT_TRANSLATE_NOOP("terraces", "Finish with a region worth thirty points or more."),
        GOOD_SCORE,
    ),
    Achievement(
        "height",
        QT_TRANSLATE_NOOP("terraces", "The fifth terrace"),
        QT_TRANSLATE_NOOP("terraces", "Let a region of yours reach height five."),
        GREAT_HEIGHT,
    ),
    Achievement(
        "area",
        QT_TRANSLATE_NOOP("terraces", "As far as the eye can see"),
        QT_TRANSLATE_NOOP("terraces", "Build a region of twenty-two squares or more."),
        GREAT_AREA,
    ),
    Achievement(
        "sixty",
        QT_TRANSLATE_NOOP("terraces", "High and wide"),
        QT_TRANSLATE_NOOP("terraces", "Finish with a region worth sixty points or more."),
        HIGH_SCORE,
    ),
    Achievement(
        "one-region",
        QT_TRANSLATE_NOOP("terraces", "All of a piece"),
        QT_TRANSLATE_NOOP(
            "terraces", "Unite all your visible squares, at least eight, in one region."
        ),
    ),
    Achievement(
        "three-tiles",
        QT_TRANSLATE_NOOP("terraces", "The keystone"),
        QT_TRANSLATE_NOOP(
            "terraces", "Lay a tile on three different tiles at level three or higher."
        ),
    ),
    Achievement(
        "cut",
        QT_TRANSLATE_NOOP("terraces", "A clean cut"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "Take at least twenty-four points off your opponent’s best region with one tile.",
        ),
        GREAT_CUT,
    ),
    Achievement(
        "double",
        QT_TRANSLATE_NOOP("terraces", "Twice the view"),
        QT_TRANSLATE_NOOP("terraces", "Win with at least twice your opponent’s points."),
    ),
)


def of_regions(own: Sequence[Region], others: int) -> set[str]:
    """The keys a player's regions have earned at the end, given the best first (T-7, T-8)."""
    found = reached(ACHIEVEMENTS, _counts(own))
    if len(own) == 1 and own[0].area >= WHOLE:
        found.add("one-region")
    if own and own[0].points >= 2 * others:
        found.add("double")
    return found


def _counts(own: Sequence[Region]) -> dict[str, int]:
    """What a player's regions have towards each goal, given the best first (T-7, T-8)."""
    height, points = max((one.height for one in own), default=0), own[0].points if own else 0
    return {
        "third-terrace": height,
        "height": height,
        "area": max((region.area for region in own), default=0),
        "thirty": points,
        "sixty": points,
    }


def measured(history: Sequence[TerracesState], seat: int) -> dict[str, int]:
    """How far a seat came towards each goal."""
    cuts = [
        before.score(1 - seat).total - after.score(1 - seat).total
        for before, after in pairwise(history)
        if len(after.laid) > len(before.laid) and after.laid[-1].seat == seat
    ]
    return {**_counts(history[-1].view(seat).regions(seat)), "cut": max(cuts, default=0)}


def is_keystone(before: TerracesView, after: TerracesView) -> bool:
    """Whether the tile just placed rests on three different tiles, at level three or higher
    (T-5)."""
    placed = after.laid[-1]
    below = before.squares()
    tiles = {below[cell_of(x, y)].tile for x, y, _ in placed.squares if cell_of(x, y) in below}
    return placed.level >= 3 and len(tiles) == 3


def achieved(history: Sequence[TerracesState], seat: int) -> frozenset[str]:
    """The keys a seat has earned in a finished game."""
    final = history[-1].view(seat)
    found = of_regions(final.regions(seat), final.score(1 - seat).total)
    for before, after in pairwise(history):
        if len(after.laid) == len(before.laid) or after.laid[-1].seat != seat:
            continue
        if before.score(1 - seat).total - after.score(1 - seat).total >= GREAT_CUT:
            found.add("cut")
        if "three-tiles" not in found and is_keystone(before.view(seat), after.view(seat)):
            found.add("three-tiles")
    return frozenset(found)
