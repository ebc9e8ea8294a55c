"""The categories of Harmonia's points."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

__all__ = ["CATEGORIES", "COLOURS", "breakdown", "shares", "suns"]

CATEGORIES: Mapping[str, Phrase] = {
    "players": Phrase("harmonia", QT_TRANSLATE_NOOP("harmonia", "Players")),
    "shape": Phrase("harmonia", QT_TRANSLATE_NOOP("harmonia", "Shape")),
    "border": Phrase("harmonia", QT_TRANSLATE_NOOP("harmonia", "Light-green border")),
    "pattern": Phrase("harmonia", QT_TRANSLATE_NOOP("harmonia", "Patterns")),
    "unused": Phrase("harmonia", QT_TRANSLATE_NOOP("harmonia", "Unused tiles")),
    "misfits": Phrase("harmonia", QT_TRANSLATE_NOOP("harmonia", "Misfit tiles")),
}

COLOURS: Mapping[str, str] = {
    "players": "#A9CF8B",
    "shape": "#4E9A6B",
    "border": "#C7DF7E",
    "pattern": "#2F6F57",
    "unused": "#C98A5A",
    "misfits": "#B3492F",
}

suns = breakdown = None


def shares(line: ScoreLine) -> dict[str, int]:
    """The points of a score line by category; the basic game has none (A-18)."""
    return {line.key: line.points} if line.key in CATEGORIES else {}
