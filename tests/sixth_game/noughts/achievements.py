"""No achievements."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.games.noughts.rules.game import NoughtsState

from harmony_desktop.engine.achievements import Achievement

ACHIEVEMENTS: tuple[Achievement, ...] = ()


def achieved(history: Sequence[NoughtsState], seat: int) -> frozenset[str]:
    return frozenset()
