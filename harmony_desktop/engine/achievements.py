"""What an achievement is: something rare and fine that the rules allow, found in a played game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Achievement:
    """Its key, its name and the sentence that tells how it is earned, both marked texts."""

    key: str
    name: str
    words: str
