"""The table for screen readers: a tree of its zones and spots, and announcements."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from harmony_desktop.ui.access.interfaces import (
    NO_INTERFACE,
    NO_OBJECT,
    held_by_qt,
    install_factory,
)
from harmony_desktop.ui.kit.languages import sentences
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.surface import AnySurface, Surface
from harmony_desktop.ui.table.view import TableView


class SpotAccess(QAccessibleInterface):
    """Accessible object of one spot: its position and content."""

    def __init__(self, table: TableAccess, zone: Zone, spot: Spot) -> None:
        super().__init__()
        self._table = table
        self.zone = zone
        self.spot = spot
        self.current = True
        """Whether the spot is still on the table."""

    def isValid(self) -> bool:
        return self.current and isValid(self._table) and isValid(self._table.view)

    def object(self) -> QObject:
        return NO_OBJECT

    def window(self) -> QWindow:
        return self._table.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return self._table

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface:
        return NO_INTERFACE

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return NO_INTERFACE

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self.zone.buttons else QAccessible.Role.Cell

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.spot.name()
        if kind == QAccessible.Text.Description:
            return self._table.describe(self.zone, self.spot)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignored: names come from the game."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._table.focusChild() is self
        return state

    def rect(self) -> QRect:
        view, spot = self._table.view, self.spot
        centre = view.viewport().mapToGlobal(view.mapFromScene(spot.centre))
        reach = round(spot.radius * view.transform().m11())
        return QRect(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


class TableAccess(QAccessibleWidget):
    """Accessible object of the table; its children are the spots of all zones, in order."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Table)
        self.view = view
        self.entered = True
        """Whether the keyboard has just come into the zone where it is."""
        self._here: tuple[str, object] = ("", None)
        known: dict[tuple[str, object], SpotAccess] = {}
        self._known = known
        view.destroyed.connect(lambda: _forget(known))

    @property
    def table(self) -> AnySurface:
        """The scene in the view."""
        scene = self.view.scene()
        assert isinstance(scene, Surface)
        return scene

    def _refresh(self) -> list[SpotAccess]:
        """Return one accessible object for each spot; objects live as long as the table.

        Qt keeps plain pointers to them, so none may be deleted earlier; one whose spot is gone
        becomes invalid instead.
        """
        for known in self._known.values():
            known.current = False
        found = []
        for zone in self.table.zones:
            for spot in zone.spots:
                key = (zone.key, spot.key)
                if key not in self._known:
                    self._known[key] = SpotAccess(self, zone, spot)
                access = self._known[key]
                access.zone, access.spot, access.current = zone, spot, True
                found.append(access)
        return found

    def childCount(self) -> int:
        return len(self._refresh())

    def child(self, index: int) -> QAccessibleInterface:
        spots = self._refresh()
        return spots[index] if 0 <= index < len(spots) else NO_INTERFACE

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        spots = self._refresh()
        return spots.index(child) if child in spots else -1

    def note_zone(self) -> None:
        """Note in which zone the keyboard is."""
        focus = self.table.focus
        here = ("", None) if focus is None else (focus[0].key, focus[1].key)
        if here != self._here:
            self.entered, self._here = here[0] != self._here[0], here

    def describe(self, zone: Zone, spot: Spot) -> str:
        """What is said of a spot after its name: its zone on coming into it, and its details."""
        title = zone.title() if self.entered else ""
        details = spot.details() if spot.details is not None else ""
        return sentences(["" if title == spot.name() else title, details])

    def focusChild(self) -> QAccessibleInterface:
        """The spot the keyboard is at."""
        focus = self.table.focus if self.view.hasFocus() else None
        if focus is None:
            return NO_INTERFACE
        found = (one for one in self._refresh() if one.spot is focus[1])
        return next(found, NO_INTERFACE)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for spot in self._refresh():
            if spot.rect().contains(x, y):
                return spot
        return NO_INTERFACE


def _forget(spots: dict[tuple[str, object], SpotAccess]) -> None:
    """Have Qt delete the accessible objects of a deleted table's spots, which it would keep."""
    for spot in spots.values():
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(spot))


def _factory(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, TableView):
        return held_by_qt(TableAccess(thing))
    return None


def announce_focus(view: TableView) -> None:
    """Report a change of keyboard focus, so that a screen reader reads the new spot."""
    if not QAccessible.isActive():
        return
    table = QAccessible.queryAccessibleInterface(view)
    if not isinstance(table, TableAccess):
        return
    table.note_zone()
    if (spot := table.focusChild()) is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(spot, QAccessible.Event.Focus))


def describe_tables() -> None:
    """Make all tables accessible that are made from now on."""
    install_factory(_factory)
