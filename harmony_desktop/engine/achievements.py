"""Achievements: rare feats that the rules allow, found in a played game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Achievement:
    """Key, name and description of an achievement; the texts are marked for translation."""

    key: str
    name: str
    words: str
