"""The categories of Harmonies' points, and the suns of a result."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmonies.rules import scoring
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS

__all__ = ["CATEGORIES", "COLOURS", "breakdown", "shares", "suns"]

CATEGORIES: Mapping[str, Phrase] = {
    "trees": Phrase("harmonies", QT_TRANSLATE_NOOP("harmonies", "Trees")),
    "mountains": Phrase("harmonies", QT_TRANSLATE_NOOP("harmonies", "Mountains")),
    "fields": Phrase("harmonies", QT_TRANSLATE_NOOP("harmonies", "Fields")),
    "water": Phrase("harmonies", QT_TRANSLATE_NOOP("harmonies", "Water")),
    "buildings": Phrase("harmonies", QT_TRANSLATE_NOOP("harmonies", "Buildings")),
    "animals": Phrase("harmonies", QT_TRANSLATE_NOOP("harmonies", "Animals")),
    "spirit": Phrase("harmonies", QT_TRANSLATE_NOOP("harmonies", "Nature spirit")),
}

COLOURS: Mapping[str, str] = {
    "trees": "#5FA544",
    "mountains": "#A7A9AD",
    "fields": "#F2C138",
    "water": "#3D8FCB",
    "buildings": "#CB4634",
    "animals": "#E08A2B",
    "spirit": "#9A7CC2",
}

breakdown = None


def shares(line: ScoreLine) -> dict[str, int]:
    """The points of a score line by category: its key, or the animals for an animal."""
    return {"animals" if line.key == "animal" else line.key: line.points}


def suns(variant: Mapping[str, str], seats: int, points: int) -> int | None:
    """The suns of a solo game (N-22); None if its spirit is unknown."""
    spirit = variant.get("spirit")
    if seats > 1 or (spirit is None and variant.get("spirits") == "True"):
        return None
    if variant.get("side") not in scoring.SIDE_SUNS or spirit not in (None, *CARD_NUMBERS):
        return None
    card = None if spirit is None else CARD_NUMBERS[spirit]
    return scoring.suns(points, variant["side"], card)
