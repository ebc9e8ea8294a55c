"""Where the points of Sintra come from."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

__all__ = ["CATEGORIES", "category", "suns"]

CATEGORIES: Mapping[str, Phrase] = {
    "points": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Windows")),
    "bonus": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Bonus of the palace")),
    "leftovers": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Panes left on strips")),
    "broken": Phrase("sintra", QT_TRANSLATE_NOOP("sintra", "Broken glass")),
}

suns = None


def category(line: ScoreLine) -> str | None:
    """One of CATEGORIES: the lines have their names."""
    return line.key
