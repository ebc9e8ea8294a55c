"""Scroll areas for screen readers.

Qt's own description of a scroll area does not check which child it is asked for. A reader that has
counted the children before a scroll bar went asks for one too many, and that ends the program.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QScrollArea

from harmony_desktop.ui.interfaces import held_by_qt, install_factory


def _factory(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QScrollArea):
        return held_by_qt(QAccessibleWidget(thing, QAccessible.Role.Client))
    return None


def install() -> None:
    """Describe every scroll area from now on."""
    install_factory(_factory)
