"""A position as a document: nine cells, each a seat or null."""

from __future__ import annotations

from harmony_desktop.games.noughts.rules.game import sheet_of

from harmony_desktop.engine.position import BadPosition
from harmony_desktop.engine.score import ScoreSheet


def score(document: object) -> list[ScoreSheet]:
    cells = document.get("cells") if isinstance(document, dict) else None
    if not isinstance(cells, list) or len(cells) != 9 or any(c not in (0, 1, None) for c in cells):
        raise BadPosition("cells", "nine of 0, 1 and null are wanted")
    return [sheet_of(tuple(cells), seat) for seat in (0, 1)]
