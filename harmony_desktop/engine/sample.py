"""Games to be shown: for pictures of the tables and for measurements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from harmony_desktop.engine.options import Value


@dataclass(frozen=True, slots=True)
class Sample:
    """A game in which bots have made so many moves for everybody; None plays it out."""

    seats: int
    persons: int
    moves: int | None
    options: Mapping[str, Value] = field(default_factory=dict)
