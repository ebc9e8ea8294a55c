"""Glass in motion: panes that fly, points that rise. It never holds up a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from harmony_desktop.games.sintra.components import Colour
from harmony_desktop.games.sintra.table.glass import GLOW, PANE, draw_pane
from harmony_desktop.games.sintra.table.pills import pill
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.motion import Motion

_PANE_ART = PANE.adjusted(-GLOW, -GLOW, GLOW, GLOW)
_ARC = 26.0


@dataclass(frozen=True)
class Flight:
    """One pane on its way; the end may move while it flies."""

    colour: Colour
    start: QPointF
    end: Callable[[], QPointF]
    start_size: float
    end_size: float
    fades: bool = False
    delay: float = 0.0
    """The share of the time it waits before it starts."""


class Flights:
    """The panes in the air. Taking off again lands what still flies."""

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._scene = scene
        self._motion = motion
        self._pool: list[ArtItem] = []
        self._flying: Sequence[Flight] = ()
        self._landed: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        return self._landed is not None

    def launch(
        self, flights: Sequence[Flight], landed: Callable[[], None], factor: float = 2.0
    ) -> None:
        """Let panes fly; `landed` is called once, at the end or when they are hurried."""
        self.finish()
        while len(self._pool) < len(flights):
            item = ArtItem()
            item.setZValue(45)
            item.hide()
            self._scene.addItem(item)
            self._pool.append(item)
        self._flying, self._landed = flights, landed
        for item, flight in zip(self._pool, flights, strict=False):
            item.setScale(max(flight.start_size, flight.end_size))
            colour = flight.colour
            item.set_art(
                ("sintra-pane", colour),
                _PANE_ART,
                lambda painter, colour=colour: draw_pane(painter, PANE, colour),
            )
            item.show()
        self._motion.run("flights", 0.0, 1.0, self._move, self._land, factor=factor)

    def _move(self, progress: float) -> None:
        for item, flight in zip(self._pool, self._flying, strict=False):
            span = 1.0 - flight.delay
            share = min(1.0, max(0.0, (progress - flight.delay) / span))
            end = flight.end()
            arc = QPointF(0, -_ARC * 4 * share * (1 - share))
            item.setPos(flight.start + (end - flight.start) * share + arc)
            size = flight.start_size + (flight.end_size - flight.start_size) * share
            item.setScale(max(0.02, size))
            item.setOpacity(1.0 - share**3 if flight.fades else 1.0)

    def finish(self) -> None:
        """Land at once what is in the air."""
        if self._landed is not None:
            self._motion.stop("flights")
            self._land()

    def _land(self) -> None:
        for item in self._pool:
            item.hide()
        landed, self._landed, self._flying = self._landed, None, ()
        if landed is not None:
            landed()


class Floats:
    """Points that rise from where they were scored, and fade."""

    _MOST = 12

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._motion = motion
        self._pool = [ArtItem() for _ in range(self._MOST)]
        self._next = 0
        for item in self._pool:
            item.setZValue(55)
            item.hide()
            scene.addItem(item)

    def rise(self, text: str, colour: QColor, point: QPointF, delay: float = 0.0) -> None:
        """Show a text at a point for a moment; `delay` in durations of a move."""
        if not self._motion.milliseconds:
            return
        item = self._pool[self._next]
        self._next = (self._next + 1) % self._MOST
        key = ("sintra-float", text, colour.rgb())

        def draw(painter: QPainter) -> None:
            pill(painter, QPointF(0, 0), text, colour, "#FFFFFF", 21)

        item.set_art(key, QRectF(-60, -24, 120, 48), draw)
        whole = 6.0 + delay

        def move(eased: float) -> None:
            # The pace of the clock again: these wait, rise and fade.
            passed = (1 - (1 - eased) ** (1 / 3)) * whole - delay
            share = min(1.0, max(0.0, passed / 6.0))
            item.setVisible(passed >= 0)
            item.setOpacity(min(1.0, 6 * share, 3 * (1 - share)))
            item.setPos(point + QPointF(0, -40 * share))

        self._motion.run(("float", id(item)), 0.0, 1.0, move, item.hide, factor=whole)
