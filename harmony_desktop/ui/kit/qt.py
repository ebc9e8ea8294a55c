"""Where Qt's type stubs say less than Qt does."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def not_none(thing: T | None) -> T:
    """The thing itself, where Qt's stubs allow None and Qt never returns it."""
    assert thing is not None
    return thing
