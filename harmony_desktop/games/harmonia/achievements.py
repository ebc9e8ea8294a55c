"""The achievements of Harmonia, found in the common layout."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.achievements import Achievement
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmonia.rules.game import HarmoniaState
from harmony_desktop.games.harmonia.rules.scoring import (
    GOOD,
    VERY_GOOD,
    Layout,
    Pattern,
    Shape,
    green_border,
    patterns,
    shape,
    won,
)

ALL_SIDES = 0b111111
LARGE = 7
MANY_LARGE = 3
ALL_AXES = 6

ACHIEVEMENTS = (
    Achievement(
        "goal",
        QT_TRANSLATE_NOOP("harmonia", "Thirty-seven together"),
        QT_TRANSLATE_NOOP("harmonia", "Win the basic game."),
    ),
    Achievement(
        "flower",
        QT_TRANSLATE_NOOP("harmonia", "Closed around its middle"),
        QT_TRANSLATE_NOOP(
            "harmonia", "Close a symmetric ornament around a tile with petals on all six sides."
        ),
    ),
    Achievement(
        "six-axes",
        QT_TRANSLATE_NOOP("harmonia", "Six mirrors"),
        QT_TRANSLATE_NOOP(
            "harmonia", "Close an ornament of seven tiles or more with six mirror axes."
        ),
    ),
    Achievement(
        "large-patterns",
        QT_TRANSLATE_NOOP("harmonia", "Three great ornaments"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "In the advanced game, close three symmetric ornaments of seven tiles or more.",
        ),
    ),
    Achievement(
        "framed",
        QT_TRANSLATE_NOOP("harmonia", "Framed in green"),
        QT_TRANSLATE_NOOP(
            "harmonia", "In the advanced game, end with a regular hexagon and a light-green border."
        ),
    ),
    Achievement(
        "good",
        QT_TRANSLATE_NOOP("harmonia", "Two hundred"),
        QT_TRANSLATE_NOOP("harmonia", "Reach two hundred points in the advanced game."),
    ),
    Achievement(
        "very-good",
        QT_TRANSLATE_NOOP("harmonia", "Three hundred"),
        QT_TRANSLATE_NOOP("harmonia", "Reach three hundred points in the advanced game."),
    ),
)


def of_pattern(layout: Layout, pattern: Pattern) -> set[str]:
    """The keys one closed and symmetric pattern has earned (A-12)."""
    found: set[str] = set()
    if not pattern.closed or not pattern.symmetric:
        return found
    if any(layout[cell] == ALL_SIDES for cell in pattern.cells):
        found.add("flower")
    if len(pattern.cells) >= LARGE and len(pattern.axes) == ALL_AXES:
        found.add("six-axes")
    return found


def of_layout(layout: Layout, advanced: bool, total: int) -> set[str]:
    """The keys a layout has earned at the end (A-9, A-11, A-12, A-15)."""
    ornaments = patterns(layout)
    found = set().union(*(of_pattern(layout, pattern) for pattern in ornaments))
    if not advanced:
        return found | ({"goal"} if won(layout) else set())
    large = [one for one in ornaments if one.closed and one.symmetric and len(one.cells) >= LARGE]
    if len(large) >= MANY_LARGE:
        found.add("large-patterns")
    if shape(layout) is Shape.HEXAGON and green_border(layout):
        found.add("framed")
    found.update(key for least, key in ((GOOD, "good"), (VERY_GOOD, "very-good")) if total >= least)
    return found


def achieved(history: Sequence[HarmoniaState], seat: int) -> frozenset[str]:
    """The keys the team has earned in a finished game."""
    final = history[-1]
    advanced, total = final.setup.mode == "advanced", final.score(seat).total
    found = of_layout(final.view(seat).layout, advanced, total)
    if not advanced and not total:
        found.discard("goal")
    return frozenset(found)
