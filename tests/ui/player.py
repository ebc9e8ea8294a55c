"""Somebody who plays at the tables: clicks, drags, taps and presses keys as a person would."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.spots import ARROWS, Spot

OPPOSITE: dict[int, Qt.Key] = {
    Qt.Key.Key_Left: Qt.Key.Key_Right,
    Qt.Key.Key_Right: Qt.Key.Key_Left,
    Qt.Key.Key_Up: Qt.Key.Key_Down,
    Qt.Key.Key_Down: Qt.Key.Key_Up,
}
"""The arrow that takes each arrow back."""


def seats(*kinds: str) -> tuple[Seat, ...]:
    """Persons and bots: `person`, or the level of a bot."""
    return tuple(
        Seat(kind="person", name=f"P{place}", colour="green")
        if kind == "person"
        else Seat(kind="bot", name=f"B{place}", level=kind, colour="red")
        for place, kind in enumerate(kinds)
    )


class Player:
    """Plays at a table as a person would."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot

    def sit_down(self, *kinds: str, moves: Sequence[Move] = (), **changes: object) -> TablePage:
        """Begin a game, or take one up of which so much has been played."""
        facts: dict[str, object] = {"seed": 5, "game": "harmony", **changes}
        facts.setdefault("revision", games.load(str(facts["game"])).revision)
        record = Record(seats=seats(*kinds), **facts).with_moves(moves)
        self.window.tables.resume(record, saves.new_path(self.window.context.places, record.game))
        return self.page

    @property
    def page(self) -> TablePage:
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    def at(self, zone: str, key: object = None) -> QPoint:
        """Where a spot of the table is on the screen, once all widgets have their places."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for one in self.page.table.zones:
            for spot in one.spots:
                if one.key == zone and key in (None, spot.key):
                    return self.page.view.mapFromScene(spot.centre)
        raise AssertionError(f"no spot {key} in {zone}")

    def click(self, zone: str, key: object = None) -> None:
        port, point = self.page.view.viewport(), self.at(zone, key)
        self._qtbot.mouseMove(port, point)
        self._qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)

    def hover(self, zone: str, key: object = None, away: int = 0) -> None:
        """Send the move of a pointer to a spot, or so many pixels to its right."""
        port, point = self.page.view.viewport(), QPointF(self.at(zone, key) + QPoint(away, 0))
        place, no = QPointF(port.mapToGlobal(point)), Qt.MouseButton.NoButton
        kind = QEvent.Type.MouseMove
        event = QMouseEvent(kind, point, place, no, no, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)

    def drag(self, start: QPoint, end: QPoint) -> None:
        port = self.page.view.viewport()
        self._qtbot.mouseMove(port, start)
        self._qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 11):
            self._qtbot.mouseMove(port, start + (end - start) * step / 10)
        self._qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def drag_to(self, cell: int) -> None:
        self.drag(self.at("tray"), self.at("board", cell))

    def wheel(self, angle: int, point: QPoint | None = None) -> None:
        """Turn the wheel over a point, or somewhere; a notch towards oneself is -120."""
        port, where = self.page.view.viewport(), point or QPoint(400, 300)
        event = QWheelEvent(
            QPointF(where),
            QPointF(port.mapToGlobal(where)),
            QPoint(),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(port, event)

    def tap(self, point: QPoint) -> None:
        """Touch with a finger, which Qt tells as a mouse that has not moved there."""
        port = self.page.view.viewport()
        for kind, held in (
            (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(
                kind,
                QPointF(point),
                QPointF(port.mapToGlobal(point)),
                QPointF(port.mapToGlobal(point)),
                Qt.MouseButton.LeftButton,
                held,
                Qt.KeyboardModifier.NoModifier,
                Qt.MouseEventSource.MouseEventSynthesizedByQt,
            )
            QApplication.sendEvent(port, event)

    def press(self, *keys: Qt.Key, widget: QWidget | None = None) -> None:
        for key in keys:
            self._qtbot.keyClick(widget or self.page.view, key)

    def way(self, wanted: Callable[[Spot], bool]) -> list[Qt.Key]:
        """The arrows to a spot of the zone the keyboard is in, found by trying them out."""
        zone, start = self.page.table.focused
        # An arrow that undoes the one before goes back the way it came, not on.
        begin = (zone.spots.index(start), 0)
        ways: dict[tuple[int, int], list[Qt.Key]] = {begin: []}
        queue = list(ways)
        while queue:
            here, last = queue.pop(0)
            if wanted(zone.spots[here]):
                return ways[here, last]
            for arrow, angle in ARROWS.items():
                there = zone.towards(here, angle)
                if there is None or arrow == OPPOSITE.get(last) or (there, arrow) in ways:
                    continue
                ways[there, arrow] = [*ways[here, last], arrow]
                queue.append((there, arrow))
        raise AssertionError(f"no way in {zone.key}")

    def go_to_zone(self, key: str) -> None:
        """Tab from zone to zone."""
        table = self.page.table
        for _ in range(20):
            if table.focus_visible and table.focused[0].key == key:
                return
            self.press(Qt.Key.Key_Tab)
            self.page.view.setFocus()
        raise AssertionError(f"Tab does not lead to {key}")

    def go_to_spot(self, key: object) -> None:
        """Arrows from spot to spot."""
        self.press(*self.way(lambda spot: spot.key == key))
        assert self.page.table.focused[1].key == key

    def wait_for_person(self) -> None:
        session = self.page.session
        self._qtbot.waitUntil(
            lambda: session.timeline.over or session.timeline.awaits_person, timeout=60_000
        )
