"""Repaint: every table in the middle of a game, taking turns with a bare scene of 60 pixmaps.

`at rest` is a repaint of a table on which nothing has changed, as when a window over it goes or a
message fades; `anew` is one for which every piece is copied again, as when all boards glide. Then
what a move repaints: how much of the view, and how long each repaint of a whole game takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean, median, quantiles
from time import perf_counter, process_time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from harmony_desktop import games
from harmony_desktop.engine.record import Seat
from tests.bench.figures import Figure
from tests.bench.rooms import Painted, Room, room
from tests.ui.painting import Repaints, own_turn

_TURNS = 100
_FRAME = 16.7
"""How long a screen at 60 Hz shows a picture, in ms."""
_MOST_RATIO = 2.0
"""How long a table at rest may take compared with a bare scene."""
_PIXMAPS = 60
_SIDE = 96
_COLUMNS = 10
_MOST_SHARES = {"hover": 15.0, "pick up": 25.0, "aim": 15.0, "place": 40.0, "undo": 40.0}
"""How much of the view may be painted, in percent."""
_MOST_MOVE = 35.0


def figures() -> Iterator[Figure]:
    """At 1280×800; a game's table is repainted in 4 ms and twice the time of a bare scene."""
    yield from _all("repaint", (1280, 800), _TURNS, 4.0, 4.0)


def dense_figures() -> Iterator[Figure]:
    """On 2560×1440 pixels, in a process with QT_SCALE_FACTOR=2: within a frame at 60 Hz."""
    yield from _all("repaint-dense", (1280, 720), _TURNS, _FRAME, _FRAME)


def large_figures() -> Iterator[Figure]:
    """On 5120×2880 pixels, likewise: to copy as many takes a third of a frame.

    Drawing everything anew is measured without a wanted value.
    """
    yield from _all("repaint-large", (2560, 1440), _TURNS // 2, _FRAME, None)


def move_figures() -> Iterator[Figure]:
    """The share of the view a move repaints, and the time this takes, at 1280×800."""
    for game in games.GAMES:
        with room() as here:
            yield from _shares(here, game)
        with room() as here:
            yield from _played(here, game)


def _all(
    part: str, size: tuple[int, int], turns: int, most_rest_ms: float, most_anew_ms: float | None
) -> Iterator[Figure]:
    with room(size) as here:
        for game in games.GAMES:
            page = here.open(here.middle(game))
            here.rest()
            page.close_game()
            port = page.view.viewport()
            bare = Bare(port.size(), port.devicePixelRatioF())
            here.rest()

            rest = _alternating(turns, bare.viewport().repaint, port.repaint)
            anew = _alternating(turns, _drawn_anew(bare), _drawn_anew(page.view))
            for kind, (own, others), most_ms, most_ratio in (
                ("at rest", rest, most_rest_ms, _MOST_RATIO),
                ("anew", anew, most_anew_ms, None),
            ):
                name = f"{game} {kind}"
                yield from own.figures(part, name, most_ms)
                ratio = fmean(own.processor) / fmean(others.processor)
                yield Figure(part, f"{name}, over bare", ratio, "×", most_ratio)
            bare.hide()
            here.window.navigation.show_home()


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


def _shares(here: Room, game: str) -> Iterator[Figure]:
    """The share of the view painted by a person's turn, and by every move of a game after it."""
    page = here.open(own_turn(game))
    here.rest()
    shares: dict[str, list[float]] = {}
    for kind, share in Repaints(page).own_move():
        shares.setdefault(kind, []).append(share)
    page.close_game()
    for kind, found in shares.items():
        yield Figure("repaint-moves", f"{game} {kind}", fmean(found), "%", _MOST_SHARES[kind])
    here.window.navigation.show_home()

    whole = here.whole(game)
    page = here.open(whole.model_copy(update={"moves": whole.moves[:-1]}))
    page.close_game()
    page.look_at(0)
    here.rest()
    watch = Repaints(page)
    found = [watch.share(partial(page.look_at, number)) for number in range(1, len(whole.moves))]
    # Now and then a layout grows and everything finds another place.
    yield Figure("repaint-moves", f"{game} a move, mean", fmean(found), "%")
    yield Figure("repaint-moves", f"{game} a move, median", median(found), "%", _MOST_MOVE)


def _played(here: Room, game: str) -> Iterator[Figure]:
    """Every repaint of a game between bots, with all animations."""
    here.context.settings.animation = "normal"
    start = here.middle(game)
    bots = tuple(Seat(kind="bot", level="easy", colour=seat.colour) for seat in start.seats)
    page = here.open(start.model_copy(update={"moves": (), "seats": bots}))
    here.rest()
    timed = Timed(page.view)
    while not page.timeline.over:
        here.application.processEvents()
    page.close_game()
    page.view.viewport().removeEventFilter(timed)
    yield from timed.times.figures("repaint-moves", f"{game} played", 4.0)


class _Times:
    """The duration of each repaint, by the clock and by the processor, in ms."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.processor: list[float] = []

    def take(self, act: Callable[[], object]) -> None:
        spent, began = process_time(), perf_counter()
        act()
        self.wall.append((perf_counter() - began) * 1000)
        self.processor.append((process_time() - spent) * 1000)

    def figures(self, part: str, name: str, most_ms: float | None) -> Iterator[Figure]:
        """Means and what 95 of 100 turns stay below."""
        yield Figure(part, f"{name}, mean", fmean(self.wall), "ms")
        yield Figure(part, f"{name}, p95", _p95(self.wall), "ms", most_ms)
        yield Figure(part, f"{name}, processor", fmean(self.processor), "ms")
        yield Figure(part, f"{name}, processor p95", _p95(self.processor), "ms", most_ms)


def _p95(values: list[float]) -> float:
    return quantiles(values, n=20)[-1]


class Timed(QObject):
    """Measures every repaint of a view."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__()
        self.times = _Times()
        self._view = view
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() != QEvent.Type.Paint:
            return False
        self.times.take(lambda: self._view.viewportEvent(event))
        return True


def _alternating(
    turns: int, bare: Callable[[], object], table: Callable[[], object]
) -> tuple[_Times, _Times]:
    """The times of a table and of the bare scene, alternating."""
    own, others = _Times(), _Times()
    for _ in range(turns):
        others.take(bare)
        own.take(table)
    return own, others


class Bare(QGraphicsView):
    """The least cost of painting: 60 pixmaps on a plain background."""

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
