"""The achievements of Sintra, found in the palaces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from harmony_desktop.engine.achievements import Achievement
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.sintra.rules.components import WINDOW_PANES
from harmony_desktop.games.sintra.rules.game import SintraState
from harmony_desktop.games.sintra.rules.open_table import SintraSetup
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.scoring import favourite, ornament_points

MANY_WINDOWS = 5
MANY_OF_A_COLOUR = 6
GREAT_STRIP = 17
HIGH_SCORE = 100
FEW_SHARDS = 1

ACHIEVEMENTS = (
    Achievement(
        "no-shards",
        QT_TRANSLATE_NOOP("sintra", "Steady hands"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Finish no more than one step down the broken-glass track, with nothing lost before.",
        ),
    ),
    Achievement(
        "two-rosettes",
        QT_TRANSLATE_NOOP("sintra", "Two rosettes"),
        QT_TRANSLATE_NOOP("sintra", "Put all four panes around two ornaments of side A."),
    ),
    Achievement(
        "one-colour",
        QT_TRANSLATE_NOOP("sintra", "In one light"),
        QT_TRANSLATE_NOOP("sintra", "On side B, have six panes of one colour in complete windows."),
    ),
    Achievement(
        "five-windows",
        QT_TRANSLATE_NOOP("sintra", "A bright hall"),
        QT_TRANSLATE_NOOP("sintra", "Complete five windows."),
    ),
    Achievement(
        "every-window",
        QT_TRANSLATE_NOOP("sintra", "A light in every window"),
        QT_TRANSLATE_NOOP("sintra", "Have at least one pane in each of the eight windows."),
    ),
    Achievement(
        "great-strip",
        QT_TRANSLATE_NOOP("sintra", "The master’s strip"),
        QT_TRANSLATE_NOOP("sintra", "Earn seventeen points or more with one strip."),
    ),
    Achievement(
        "hundred",
        QT_TRANSLATE_NOOP("sintra", "A hundred"),
        QT_TRANSLATE_NOOP("sintra", "Finish with a hundred points or more."),
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
    if sum(len(window) == WINDOW_PANES for window in palace.windows) >= MANY_WINDOWS:
        found.add("five-windows")
    if all(palace.windows):
        found.add("every-window")
    if total >= HIGH_SCORE:
        found.add("hundred")
    return found


def achieved(history: Sequence[SintraState], seat: int) -> frozenset[str]:
    """The keys a seat has earned in a finished game."""
    final = history[-1]
    found = of_palace(final.table.palaces[seat], final.table.setup, final.score(seat).total)
    palaces = [state.table.palaces[seat] for state in history]
    gains = [
        after.points + after.lost - before.points - before.lost
        for before, after in pairwise(palaces)
    ]
    if max(gains, default=0) >= GREAT_STRIP:
        found.add("great-strip")
    return frozenset(found)
