"""Errors in what Qt calls: the window survives them and they are in the log.

PySide prepends a sentence to an error that leaves an override of one of Qt's functions. Before
Python 3.12, an error that was raised in C, such as that of `int("x")` or of a deleted widget, is
made an object only when somebody catches it, and PySide ends the program with a segmentation
fault. So every override catches its errors, and raises them again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from shiboken6 import Shiboken


def guard_overrides() -> None:
    """Guard the overrides of every class that is made from now on."""
    Shiboken.Object.__init_subclass__ = classmethod(_guard)  # type: ignore[assignment]


def _guard(cls: type[Shiboken.Object], /, **words: Any) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**words)
    of_qt = [one for one in cls.__mro__ if one.__module__.startswith("PySide6.")]
    for name, method in list(vars(cls).items()):
        if (
            isinstance(method, FunctionType)
            and not name.startswith("_")
            and any(hasattr(one, name) for one in of_qt)
        ):
            setattr(cls, name, _guarded(method))


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def call(*values: Any, **words: Any) -> Any:
        try:
            return method(*values, **words)
        except BaseException:
            raise

    return call
