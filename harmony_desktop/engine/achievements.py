"""Achievements: first steps and rare feats that the rules allow, found in played games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Career = Literal["games", "wins"]


@dataclass(frozen=True, slots=True)
class Achievement:
    """Key, name and description of an achievement; the texts are marked for translation."""

    key: str
    name: str
    words: str
    goal: int = 0
    """The number to reach, where it can be counted how near one is; 0 elsewhere."""
    career: Career | None = None
    """What is counted over all games; None for a feat in a single game."""


def reached(achievements: Sequence[Achievement], measured: Mapping[str, int]) -> set[str]:
    """The keys of the achievements whose goal was reached in one game."""
    return {
        one.key
        for one in achievements
        if one.goal and one.career is None and measured.get(one.key, 0) >= one.goal
    }
