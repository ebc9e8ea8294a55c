"""The achievements of Sintra, found in the palaces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from harmony_desktop.engine.achievements import Achievement, reached
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.sintra.rules.components import WINDOW_PANES, WINDOWS
from harmony_desktop.games.sintra.rules.game import SintraState
from harmony_desktop.games.sintra.rules.open_table import SintraSetup
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.scoring import favourite, ornament_points

SOME_WINDOWS = 3
MANY_WINDOWS = 5
MANY_OF_A_COLOUR = 6
GREAT_STRIP = 17
GOOD_SCORE = 50
HIGH_SCORE = 100
FEW_SHARDS = 1

ACHIEVEMENTS = (
    Achievement(
        "first-game",
        QT_TRANSLATE_NOOP("sintra", "A beginning"),
        QT_TRANSLATE_NOOP("sintra", "Finish a game."),
        1,
        "games",
    ),
    Achievement(
        "three-windows",
        QT_TRANSLATE_NOOP("sintra", "Light comes in"),
        QT_TRANSLATE_NOOP("sintra", "Complete three windows."),
        SOME_WINDOWS,
    ),
    Achievement(
        "first-win",
        QT_TRANSLATE_NOOP("sintra", "A first win"),
        QT_TRANSLATE_NOOP("sintra", "Win a game."),
        1,
        "wins",
    ),
    Achievement(
        "ten-games",
        QT_TRANSLATE_NOOP("sintra", "At home here"),
        QT_TRANSLATE_NOOP("sintra", "Finish ten games."),
        10,
        "games",
    ),
    Achievement(
        "fifty",
        QT_TRANSLATE_NOOP("sintra", "A first fifty"),
        QT_TRANSLATE_NOOP("sintra", "Finish with fifty points or more."),
        GOOD_SCORE,
    ),
    Achievement(
        "no-shards",
        QT_TRANSLATE_NOOP("sintra", "A steady hand"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Finish no more than one step down the broken-glass track, with nothing lost before.",
        ),
    ),
    Achievement(
        "two-rosettes",
        QT_TRANSLATE_NOOP("sintra", "Two rosettes"),
        QT_TRANSLATE_NOOP("sintra", "On side A, surround two ornaments with all four panes each."),
    ),
    Achievement(
        "one-colour",
        QT_TRANSLATE_NOOP("sintra", "A single light"),
        QT_TRANSLATE_NOOP(
            "sintra", "On side B, collect six panes of one colour in complete windows."
        ),
    ),
    Achievement(
        "five-windows",
        QT_TRANSLATE_NOOP("sintra", "A bright hall"),
        QT_TRANSLATE_NOOP("sintra", "Complete five windows."),
        MANY_WINDOWS,
    ),
    Achievement(
        "every-window",
        QT_TRANSLATE_NOOP("sintra", "A light in every window"),
        QT_TRANSLATE_NOOP("sintra", "Have at least one pane in each of the eight windows."),
        WINDOWS,
    ),
    Achievement(
        "great-strip",
        QT_TRANSLATE_NOOP("sintra", "The master’s strip"),
        QT_TRANSLATE_NOOP("sintra", "Earn seventeen points or more with one strip."),
        GREAT_STRIP,
    ),
    Achievement(
        "hundred",
        QT_TRANSLATE_NOOP("sintra", "A hundred"),
        QT_TRANSLATE_NOOP("sintra", "Finish with a hundred points or more."),
        HIGH_SCORE,
    ),
)


def of_palace(palace: Palace, setup: SintraSetup, total: int) -> set[str]:
    """The keys a palace has earned at the end (S-7, S-11, S-14, S-15)."""
    found = set()
    if palace.broken <= FEW_SHARDS and not palace.lost:
        found.add("no-shards")
    if setup.side == "A":
        if ornament_points(palace.windows, setup.components.ornaments).count(10) >= 2:
            found.add("two-rosettes")
    elif favourite(palace.windows, setup.components.every_window)[2] >= MANY_OF_A_COLOUR:
        found.add("one-colour")
    return found | reached(ACHIEVEMENTS, _counts(palace, total))


def _counts(palace: Palace, total: int) -> dict[str, int]:
    """The windows of a palace and its points (S-7)."""
    complete = sum(len(window) == WINDOW_PANES for window in palace.windows)
    return {
        "three-windows": complete,
        "five-windows": complete,
        "every-window": sum(map(bool, palace.windows)),
        "fifty": total,
        "hundred": total,
    }


def measured(history: Sequence[SintraState], seat: int) -> dict[str, int]:
    """How far a seat came towards each goal."""
    final = history[-1]
    counts = _counts(final.table.palaces[seat], final.score(seat).total)
    return {**counts, "great-strip": _greatest_gain(history, seat)}


def _greatest_gain(history: Sequence[SintraState], seat: int) -> int:
    """The most points one strip has brought."""
    palaces = [state.table.palaces[seat] for state in history]
    gains = [
        after.points + after.lost - before.points - before.lost
        for before, after in pairwise(palaces)
    ]
    return max(gains, default=0)


def achieved(history: Sequence[SintraState], seat: int) -> frozenset[str]:
    """The keys a seat has earned in a finished game."""
    final = history[-1]
    found = of_palace(final.table.palaces[seat], final.table.setup, final.score(seat).total)
    if _greatest_gain(history, seat) >= GREAT_STRIP:
        found.add("great-strip")
    return frozenset(found)
