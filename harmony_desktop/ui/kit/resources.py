"""Finding the files that come with the application."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[2]


@cache
def _root(folder: str) -> Path:
    """Inside the installed package, or beside it in a checkout."""
    inside = _PACKAGE / folder
    return inside if inside.is_dir() else _PACKAGE.parent / folder


def resource(*parts: str) -> Path:
    """A font, icon, sound or picture."""
    return _root("resources").joinpath(*parts)


def translation(name: str) -> Path:
    """A compiled translation."""
    return _root("translations") / name
