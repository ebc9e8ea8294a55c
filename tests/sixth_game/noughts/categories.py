"""A single category of points."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.engine.words import Phrase

CATEGORIES: Mapping[str, Phrase] = {}
COLOURS: Mapping[str, str] = {}

suns = breakdown = None


def category(line: ScoreLine) -> str | None:
    return None
