"""Where Qt's type stubs say less than Qt does."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def there(thing: T | None) -> T:
    """Narrow an Optional where Qt never returns None."""
    assert thing is not None
    return thing
