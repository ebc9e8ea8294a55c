"""Positions as documents: the parts common to all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import ValidationError

from harmony_desktop.engine.score import ScoreSheet


@dataclass(frozen=True)
class Scored:
    """The score sheets of a position, and further results."""

    sheets: Sequence[ScoreSheet]
    more: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"sheets": [sheet.to_json() for sheet in self.sheets], **self.more}


class BadPosition(ValueError):
    """An impossible position. `where` is the part of the document that is wrong."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where


def explain(problem: ValidationError) -> BadPosition:
    """Convert pydantic's first error to a BadPosition."""
    first = problem.errors(include_url=False)[0]
    where = ""
    for part in first["loc"]:
        where += f"[{part}]" if isinstance(part, int) else f".{part}" if where else part
    return BadPosition(where or "position", first["msg"])
