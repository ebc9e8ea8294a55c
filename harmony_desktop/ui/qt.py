"""Where Qt's type stubs say less than Qt does, or something else."""

from __future__ import annotations

from typing import TypeVar, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessibleInterface

T = TypeVar("T")

NO_INTERFACE = cast(QAccessibleInterface, None)
"""What Qt takes for "nothing there" where its stubs insist on an interface."""


NO_OBJECT = cast(QObject, None)
"""Likewise, for an interface without an object."""


def there(thing: T | None) -> T:
    """What the stubs fear may be missing, and is not."""
    assert thing is not None
    return thing
