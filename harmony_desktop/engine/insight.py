"""Hindsight: the best possible result of a finished game, once all its chance is known."""

from __future__ import annotations

from typing import NamedTuple

from harmony_desktop.engine.pads import PadEntry


class Insight(NamedTuple):
    """What a seat scored in a round, and what it could have scored."""

    round: int
    """The round, from 1."""
    seat: int
    played: int
    possible: int
    """The maximum if `exact`, else the best result found."""
    entry: PadEntry
    """A board that scores `possible`, as an entry of the score pad."""
    exact: bool
