"""The categories of Terraces' points: the best region, by its height."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

__all__ = ["CATEGORIES", "COLOURS", "breakdown", "category", "suns"]

_HEIGHT = QT_TRANSLATE_NOOP("terraces", "Region of height {height}")
_HIGHEST = 6
"""The last category; higher regions are included in it."""

CATEGORIES: Mapping[str, Phrase] = {
    f"height-{height}": Phrase("terraces", _HEIGHT, {"height": height})
    for height in range(1, _HIGHEST + 1)
}

COLOURS: Mapping[str, str] = {
    "height-1": "#D8CDB4",
    "height-2": "#B9C48C",
    "height-3": "#7FB07A",
    "height-4": "#4C9384",
    "height-5": "#C9823F",
    "height-6": "#B3492F",
}

suns = breakdown = None


def category(line: ScoreLine) -> str | None:
    """The category of the region that counts; None for the others (T-8)."""
    height = line.details.get("height")
    if not line.details.get("best") or not isinstance(height, int):
        return None
    return f"height-{min(height, _HIGHEST)}"
