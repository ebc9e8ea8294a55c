"""Noughts and crosses by ear."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.games.noughts import texts
from harmony_desktop.games.noughts.rules.game import Mark, NoughtsState

from harmony_desktop.engine.words import Phrase


def told(steps: Sequence[tuple[NoughtsState, NoughtsState, Mark]]) -> Sequence[Phrase]:
    return [texts.describe(before, move) for before, _, move in steps]


def board(view: NoughtsState, seat: int) -> Sequence[Phrase]:
    return [texts.status(view)]


def line(view: NoughtsState, seat: int = 0, focus: object = None) -> Sequence[Phrase]:
    return ()


where = left = line
