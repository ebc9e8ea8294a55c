"""Sample games, for pictures of the tables and for measurements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from harmony_desktop.engine.options import Value


@dataclass(frozen=True, slots=True)
class Sample:
    """A game in which bots have made `moves` moves for all seats; None plays it to the end."""

    seats: int
    persons: int
    moves: int | None
    options: Mapping[str, Value] = field(default_factory=dict)
