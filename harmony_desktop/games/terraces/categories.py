"""The categories of Terraces' points: the area of the best region, and what its height adds."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

__all__ = ["CATEGORIES", "COLOURS", "breakdown", "shares", "suns"]

CATEGORIES: Mapping[str, Phrase] = {
    "area": Phrase("terraces", QT_TRANSLATE_NOOP("terraces", "Area of the best region")),
    "height": Phrase("terraces", QT_TRANSLATE_NOOP("terraces", "Added by its height")),
}

COLOURS: Mapping[str, str] = {"area": "#B9C48C", "height": "#C9823F"}

suns = breakdown = None


def shares(line: ScoreLine) -> dict[str, int]:
    """The points of the region that counts by category; none for the others (T-8).

    Every level above the first that a region reaches brings its whole area once more (T-7).
    """
    height, area = line.details.get("height"), line.details.get("area")
    if not line.details.get("best") or not isinstance(height, int) or not isinstance(area, int):
        return {}
    return {"area": area, "height": area * (height - 1)}
