"""The achievements of Harmonia, found in the common layout."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.achievements import Achievement, reached
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
SOME_ORNAMENTS = 5
FAIR = 100
MANY_LARGE = 3
ALL_AXES = 6

ACHIEVEMENTS = (
    Achievement(
        "first-game",
        QT_TRANSLATE_NOOP("harmonia", "A beginning"),
        QT_TRANSLATE_NOOP("harmonia", "Finish a game."),
        1,
        "games",
    ),
    Achievement(
        "first-ornament",
        QT_TRANSLATE_NOOP("harmonia", "A first ornament"),
        QT_TRANSLATE_NOOP("harmonia", "Close a symmetric pattern of two tiles or more."),
    ),
    Achievement(
        "ten-games",
        QT_TRANSLATE_NOOP("harmonia", "At home here"),
        QT_TRANSLATE_NOOP("harmonia", "Finish ten games."),
        10,
        "games",
    ),
    Achievement(
        "five-ornaments",
        QT_TRANSLATE_NOOP("harmonia", "Five ornaments"),
        QT_TRANSLATE_NOOP("harmonia", "Close five symmetric patterns in one game."),
        SOME_ORNAMENTS,
    ),
    Achievement(
        "hundred",
        QT_TRANSLATE_NOOP("harmonia", "A first hundred"),
        QT_TRANSLATE_NOOP("harmonia", "Reach a hundred points in the advanced game."),
        FAIR,
    ),
    Achievement(
        "goal",
        QT_TRANSLATE_NOOP("harmonia", "Thirty-seven together"),
        QT_TRANSLATE_NOOP("harmonia", "Win the basic game."),
    ),
    Achievement(
        "flower",
        QT_TRANSLATE_NOOP("harmonia", "Closed around its middle"),
        QT_TRANSLATE_NOOP(
            "harmonia", "Close a symmetric pattern around a tile with ornament on all six sides."
        ),
    ),
    Achievement(
        "six-axes",
        QT_TRANSLATE_NOOP("harmonia", "Six mirrors"),
        QT_TRANSLATE_NOOP(
            "harmonia", "Close a pattern of seven tiles or more with six mirror axes."
        ),
    ),
    Achievement(
        "large-patterns",
        QT_TRANSLATE_NOOP("harmonia", "Three great ornaments"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "In the advanced game, close three symmetric patterns of seven tiles or more.",
        ),
        MANY_LARGE,
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
        GOOD,
    ),
    Achievement(
        "very-good",
        QT_TRANSLATE_NOOP("harmonia", "Three hundred"),
        QT_TRANSLATE_NOOP("harmonia", "Reach three hundred points in the advanced game."),
        VERY_GOOD,
    ),
)


def of_pattern(layout: Layout, pattern: Pattern) -> set[str]:
    """The keys one closed and symmetric pattern has earned (A-12)."""
    found: set[str] = set()
    if not pattern.closed or not pattern.symmetric:
        return found
    if len(pattern.cells) > 1:
        found.add("first-ornament")
    if any(layout[cell] == ALL_SIDES for cell in pattern.cells):
        found.add("flower")
    if len(pattern.cells) >= LARGE and len(pattern.axes) == ALL_AXES:
        found.add("six-axes")
    return found


def of_layout(layout: Layout, advanced: bool, total: int) -> set[str]:
    """The keys a layout has earned at the end (A-9, A-11, A-12, A-15)."""
    found = set().union(*(of_pattern(layout, pattern) for pattern in patterns(layout)))
    found |= reached(ACHIEVEMENTS, _counts(layout, advanced, total))
    if not advanced:
        return found | ({"goal"} if won(layout) else set())
    if shape(layout) is Shape.HEXAGON and green_border(layout):
        found.add("framed")
    return found


def _counts(layout: Layout, advanced: bool, total: int) -> dict[str, int]:
    """What a layout has towards each goal (A-12, A-15)."""
    closed = [one for one in patterns(layout) if one.closed and one.symmetric]
    points = total if advanced else 0
    return {
        "five-ornaments": len(closed),
        "large-patterns": sum(len(one.cells) >= LARGE for one in closed) if advanced else 0,
        "hundred": points,
        "good": points,
        "very-good": points,
    }


def measured(history: Sequence[HarmoniaState], seat: int) -> dict[str, int]:
    """How far the team came towards each goal."""
    final = history[-1]
    advanced = final.setup.mode == "advanced"
    return _counts(final.view(seat).layout, advanced, final.score(seat).total)


def achieved(history: Sequence[HarmoniaState], seat: int) -> frozenset[str]:
    """The keys the team has earned in a finished game."""
    final = history[-1]
    advanced, total = final.setup.mode == "advanced", final.score(seat).total
    found = of_layout(final.view(seat).layout, advanced, total)
    if not advanced and not total:
        found.discard("goal")
    return frozenset(found)
