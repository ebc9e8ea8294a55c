"""Hindsight: what was possible in a finished game, once everything that came is known."""

from __future__ import annotations

from typing import NamedTuple

from harmony_desktop.engine.pads import PadEntry


class Insight(NamedTuple):
    """What a seat made of a round, and what it could have made of it."""

    round: int
    """From 1."""
    seat: int
    played: int
    possible: int
    """The most there was if `exact`, else the most that was found."""
    entry: PadEntry
    """A board with so many points, as the score pad knows it."""
    exact: bool
