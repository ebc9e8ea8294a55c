"""Advice beside what was played."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move

SHOWN = 3
"""How many moves are shown as good ones."""


def best_and_played(suggestions: Sequence[Suggestion], played: Move) -> list[Suggestion]:
    """The best moves, and the one that was played if it is not among them."""
    best = list(suggestions[:SHOWN])
    if all(one.move != played for one in best):
        best += [one for one in suggestions if one.move == played]
    return best
