"""Repaint: every table in the middle of a game, taking turns with a bare scene of 60 pixmaps.

`at rest` is a repaint of a table on which nothing has changed, as when a message over it fades;
`anew` is one for which every piece is drawn again, as when all boards glide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import fmean, quantiles
from time import perf_counter, process_time

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from harmony_desktop import games
from tests.bench.figures import Figure
from tests.bench.rooms import Painted, room

_TURNS = 100
_PIXMAPS = 60
_SIDE = 96
_COLUMNS = 10


def figures() -> Iterator[Figure]:
    """At 1280×800; a game's table is repainted in 4 ms and twice the time of a bare scene."""
    yield from _all("repaint", (1280, 800), _TURNS, 4.0, 2.0)


def large_figures() -> Iterator[Figure]:
    """At 2560×1440, in a process with QT_SCALE_FACTOR=2: within a frame at 60 Hz."""
    yield from _all("repaint-large", (2560, 1440), _TURNS // 5, 16.7, None)


def _all(
    part: str, size: tuple[int, int], turns: int, most_ms: float, most_ratio: float | None
) -> Iterator[Figure]:
    with room(size) as here:
        for game in games.GAMES:
            page = here.open(here.middle(game))
            here.rest()
            page.session.close()
            port = page.view.viewport()
            bare = Bare(port.size(), port.devicePixelRatioF())
            here.rest()

            rest = _alternating(turns, bare.viewport().repaint, port.repaint)
            anew = _alternating(turns, _drawn_anew(bare), _drawn_anew(page.view))
            for kind, (own, others) in (("at rest", rest), ("anew", anew)):
                name = f"{game} {kind}"
                yield Figure(part, f"{name}, mean", fmean(own.wall), "ms")
                yield Figure(part, f"{name}, p95", quantiles(own.wall, n=20)[-1], "ms", most_ms)
                yield Figure(part, f"{name}, processor", own.processor, "ms")
                ratio = own.processor / others.processor
                wanted = most_ratio if kind == "at rest" else None
                yield Figure(part, f"{name}, over bare", ratio, "×", wanted)
            bare.hide()
            here.window.show_home()


def _drawn_anew(view: QGraphicsView) -> Callable[[], None]:
    """A repaint after everything has changed."""
    scene, port = view.scene(), view.viewport()
    seen = Painted(port)

    def draw() -> None:
        seen.painted = False
        scene.update()
        # The scene tells its views of changes later, and some of them paint at once.
        QCoreApplication.sendPostedEvents(scene)
        if not seen.painted:
            port.repaint()

    return draw


class _Times:
    """How long each turn took by the clock, and all of them by the processor, in ms."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self._spent = 0.0

    def take(self, act: Callable[[], object]) -> None:
        spent, began = process_time(), perf_counter()
        act()
        self.wall.append((perf_counter() - began) * 1000)
        self._spent += process_time() - spent

    @property
    def processor(self) -> float:
        return self._spent * 1000 / len(self.wall)


def _alternating(
    turns: int, bare: Callable[[], object], table: Callable[[], object]
) -> tuple[_Times, _Times]:
    """The times of a table and of the bare scene, one after the other again and again."""
    own, others = _Times(), _Times()
    for _ in range(turns):
        others.take(bare)
        own.take(table)
    return own, others


class Bare(QGraphicsView):
    """What painting costs at the least: 60 pixmaps of their own on a plain ground."""

    def __init__(self, size: QSize, ratio: float) -> None:
        self._all = QGraphicsScene(0, 0, size.width(), size.height())
        super().__init__(self._all)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setBackgroundBrush(QColor("#EDE6D6"))
        rows = _PIXMAPS // _COLUMNS
        for number in range(_PIXMAPS):
            item = self._all.addPixmap(_disc(number, ratio))
            row, column = divmod(number, _COLUMNS)
            item.setPos(column * size.width() // _COLUMNS, row * size.height() // rows)
        self.resize(size)
        self.show()


def _disc(number: int, ratio: float) -> QPixmap:
    side = round(_SIDE * ratio)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor.fromHsv(number * 6, 120, 200))
    painter.drawEllipse(1, 1, side - 2, side - 2)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
