"""Widgets that a screen reader gets described better than Qt would.

Cards are buttons, the buttons of a row of which one is down are radio buttons, and the row is a
group, as is every widget that `name_group` has named. A combo box says
what is chosen by it, and of what. Qt's own description of a scroll area does not check which child
it is asked for: a reader that has counted the children before a scroll bar went asks for one too
many, and that ends the program.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QScrollArea, QWidget

from harmony_desktop.ui.access.announce import Notification
from harmony_desktop.ui.access.interfaces import held_by_qt
from harmony_desktop.ui.kit.widgets import GROUP, ClickCard, Segment, Segments


class ComboAccess(QAccessibleWidget):
    """The name of a combo box and its text: on Linux, Qt reports the text alone."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box, QAccessible.Role.ComboBox)
        self._box = box

    def text(self, kind: QAccessible.Text) -> str:
        if kind not in (QAccessible.Text.Name, QAccessible.Text.Value):
            return super().text(kind)
        chosen = self._box.currentText() or self._box.currentData(Qt.ItemDataRole.ToolTipRole) or ""
        name = self._box.accessibleName()
        if kind == QAccessible.Text.Name and name:
            return f"{name}: {chosen}"
        return str(chosen)


class SegmentAccess(QAccessibleWidget):
    """One of a few."""

    def __init__(self, button: Segment) -> None:
        super().__init__(button, QAccessible.Role.RadioButton)
        self._button = button

    def text(self, kind: QAccessible.Text) -> str:
        said = super().text(kind)
        return said or (self._button.text() if kind == QAccessible.Text.Name else "")

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = True
        state.checked = self._button.isChecked()
        return state


def describe(thing: QObject) -> QAccessibleInterface | None:
    """The accessible object of a widget; None leaves it to Qt."""
    if isinstance(thing, QScrollArea):
        return held_by_qt(QAccessibleWidget(thing, QAccessible.Role.Client))
    if isinstance(thing, ClickCard) and thing.focusPolicy() != Qt.FocusPolicy.NoFocus:
        return held_by_qt(QAccessibleWidget(thing, QAccessible.Role.Button))
    if isinstance(thing, Segments) or (isinstance(thing, QWidget) and thing.property(GROUP)):
        return held_by_qt(QAccessibleWidget(thing, QAccessible.Role.Grouping))
    if isinstance(thing, Notification):
        return held_by_qt(QAccessibleWidget(thing, QAccessible.Role.Notification))
    if isinstance(thing, QComboBox):
        return held_by_qt(ComboAccess(thing))
    if isinstance(thing, Segment):
        return held_by_qt(SegmentAccess(thing))
    return None
