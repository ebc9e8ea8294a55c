"""Positions as documents: what is common to reading those of every game."""

from __future__ import annotations

from pydantic import ValidationError


class BadPosition(ValueError):
    """An impossible position. `where` is the part of the document that is wrong."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where


def explain(problem: ValidationError) -> BadPosition:
    """The first thing pydantic found, as a BadPosition."""
    first = problem.errors(include_url=False)[0]
    where = ""
    for part in first["loc"]:
        where += f"[{part}]" if isinstance(part, int) else f".{part}" if where else part
    return BadPosition(where or "position", first["msg"])
