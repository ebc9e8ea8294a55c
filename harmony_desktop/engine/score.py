"""Score sheets: a total and the lines that explain it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points. The game's texts explain `key`; `cells` can be highlighted.

    `details` are the plain values a text or a tool needs (a line's value, an animal's name).
    """

    key: str
    points: int
    cells: tuple[int, ...] = ()
    details: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        document: dict[str, object] = {"key": self.key, "points": self.points, **self.details}
        if self.cells:
            document["cells"] = list(self.cells)
        return document


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All lines of one seat. The total is the sum of its lines."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def counts(self, line: ScoreLine) -> bool:
        """Whether a line's points are part of the total."""
        return True

    def to_json(self) -> dict[str, object]:
        return {"total": self.total, "lines": [line.to_json() for line in self.lines]}
