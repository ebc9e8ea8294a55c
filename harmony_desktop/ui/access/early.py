"""The factory of accessible objects, installed before the first widget is made.

Qt keeps the object that it made first for a widget: a factory that comes later is not asked about
the widgets that a screen reader has met already. What describes them is imported when one is asked
for, since Home starts without it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_installed: list[bool] = []


def install() -> None:
    """Describe widgets better than Qt would, from now on; once, however often it is called."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_describe)


def _describe(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    from harmony_desktop.ui.access.widget_access import describe

    return describe(thing)
