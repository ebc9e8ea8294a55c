"""Accessibility interfaces made in Python: ownership, and the missing interface."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import isValid

Interface = TypeVar("Interface", bound=QAccessibleInterface)

Factory = Callable[[str, QObject], QAccessibleInterface | None]

_factories: list[Factory] = []
_held: list[QAccessibleInterface] = []

NO_INTERFACE = cast(QAccessibleInterface, None)
"""The null pointer, where Qt's stubs insist on an interface."""


NO_OBJECT = cast(QObject, None)
"""Likewise, for an interface without an object."""


def held_by_qt(interface: Interface) -> Interface:
    """Hand an interface over to Qt, which will delete it.

    Qt deletes an interface when its object has gone. Python must not let go of it before, or both
    would delete it; nor may a factory return the same one twice: Qt asks again when a class written
    in Python has got another signal, and deletes every one it was given.
    """
    _held[:] = [one for one in _held if isValid(one)]
    _held.append(interface)
    return interface


def install_factory(factory: Factory) -> None:
    """Have Qt ask `factory` for interfaces; once, however often it is installed."""
    if factory not in _factories:
        _factories.append(factory)
        QAccessible.installFactory(factory)
