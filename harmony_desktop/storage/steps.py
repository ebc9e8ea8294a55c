"""Long work as generators: run in steps to show progress, or run to the end at once."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

T = TypeVar("T")
Steps = Generator[float, None, T]
"""Work that yields its progress from 0 to 1 and returns its result."""


def finish(steps: Generator[Any, None, T]) -> T:
    """Run work to its end and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
