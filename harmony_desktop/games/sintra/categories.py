"""The categories of Sintra's points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.sintra.rules.components import WINDOWS, pane_cell
from harmony_desktop.games.sintra.rules.game import SintraState
from harmony_desktop.games.sintra.rules.open_table import Take

__all__ = ["CATEGORIES", "COLOURS", "breakdown", "shares", "suns"]

CATEGORIES: Mapping[str, Phrase] = {
    "points": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Windows")),
    "bonus": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Bonus of the palace")),
    "leftovers": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Panes left on strips")),
    "broken": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Broken glass")),
}

COLOURS: Mapping[str, str] = {
    "points": "#3C8FB8",
    "bonus": "#E0A72E",
    "leftovers": "#8FB98A",
    "broken": "#C9543F",
}

suns = None


def shares(line: ScoreLine) -> dict[str, int]:
    """The points of a score line by category: its key."""
    return {line.key: line.points}


def breakdown(
    states: Sequence[SintraState], moves: Sequence[Move], seat: int
) -> dict[str, list[ScoreLine]]:
    """The points each window of a palace earned during play, including colour bonuses."""
    earned = [0] * WINDOWS
    for before, after, move in zip(states, states[1:], moves, strict=False):
        was, now = before.table.palaces[seat], after.table.palaces[seat]
        gain = now.points + now.lost - was.points - was.lost
        if gain:
            window = move.strip if isinstance(move, Take) else before.table.completed
            earned[window or 0] += gain
    windows = states[-1].table.palaces[seat].windows
    return {
        "points": [
            ScoreLine(
                "window",
                points,
                tuple(pane_cell(window, pane) for pane in range(len(windows[window]))),
                {"window": window + 1},
            )
            for window, points in enumerate(earned)
        ]
    }
