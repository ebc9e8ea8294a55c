"""Where Qt's type stubs say less than Qt does."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def there(thing: T | None) -> T:
    """What the stubs fear may be missing, and is not."""
    assert thing is not None
    return thing
