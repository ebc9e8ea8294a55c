"""Make the pictures of the README from the program itself: `python3 run.py pictures`.

python3 run.py pictures           make every picture that README.md shows
python3 run.py pictures --check   report those that show something else than the program does now

A picture's name says what it shows: page, language and theme, as `harmony-desktop screenshots`
names them. Two are made in other ways: `ornament.png` is a finished ornament of Harmonia as players
keep it, `one-turn.webp` a turn of Harmony played by mouse.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TypeVar

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT), str(HERE)]

from animated_webp import AnimatedWebp, pixels  # noqa: E402
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, QVariantAnimation  # noqa: E402
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from harmony_desktop import games  # noqa: E402
from harmony_desktop.engine.record import read_move, read_record  # noqa: E402
from harmony_desktop.ui.kit.qt import not_none  # noqa: E402
from harmony_desktop.ui.kit.resources import resource  # noqa: E402
from harmony_desktop.ui.shell.samples import recorded_name  # noqa: E402
from harmony_desktop.ui.shell.screenshots import Visits, paint_pages  # noqa: E402
from harmony_desktop.ui.shell.window import Window  # noqa: E402
from harmony_desktop.ui.table.page import TablePage  # noqa: E402

PICTURES = HERE / "pictures"
SIZE = (1280, 800)
ORNAMENT, TURN = "ornament.png", "one-turn.webp"
MOST_BYTES = 2_000_000
_ORNAMENT_WIDTH = 900
_TURN_WIDTH = 960
_TURN_QUALITY = 80
_FRAME_MILLISECONDS = 70
_PATIENCE_SECONDS = 120.0
_DIFFERENT = 40
"""Least difference in a colour at which two pixels look different."""
_STALE_SHARE = 0.001
"""The share of pixels that may differ: other systems paint the edges of letters otherwise."""

_Timed = TypeVar("_Timed", QTimer, QVariantAnimation)


def main(arguments: list[str]) -> int:
    """Make or check the pictures; returns the exit code."""
    if arguments[:1] == ["--paint"]:
        _paint(Path(arguments[1]), arguments[2], arguments[3], arguments[4:])
        return 0
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) if arguments else PICTURES
        for (language, theme), names in _groups(shown()).items():
            words = [sys.executable, __file__, "--paint", str(target), language, theme, *names]
            subprocess.run(words, check=True)
        if not arguments:
            return _remove_unused()
        stale = [name for name in shown() if not _look_alike(PICTURES / name, target / name)]
    for name in stale:
        print(f"docs/pictures/{name}: shows something else than the program does now")
    return 1 if stale else 0


def shown() -> list[str]:
    """The pictures that README.md shows."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return sorted(set(re.findall(r"docs/pictures/([\w.-]+)", text)))


def _groups(names: list[str]) -> dict[tuple[str, str], list[str]]:
    """The pictures by language and theme, because one process has one of each."""
    groups: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name in names:
        language, theme = ("en", "light")
        if name not in (ORNAMENT, TURN):
            _, language, theme = name.removesuffix(".png").rsplit("-", 2)
        groups[language, theme].append(name)
    return groups


def _paint(folder: Path, language: str, theme: str, names: list[str]) -> None:
    """Make the pictures of one language and theme."""
    wanted = {name.removesuffix(f"-{language}-{theme}.png") for name in names}
    made = {ORNAMENT: "harmonia-table", TURN: "table"}
    pages = wanted | {made[name] for name in names if name in made}

    def meet(page: str, window: Window) -> None:
        if ORNAMENT in names and page == made[ORNAMENT]:
            _keep_ornament(window, folder / ORNAMENT)
        if TURN in names and page == made[TURN]:
            _film_turn(window, folder / TURN)

    for path in paint_pages(folder, language, theme, SIZE, 1.0, only=pages, meet=meet):
        if path.name in names:
            print(f"docs/pictures/{path.name}", flush=True)
        else:
            path.unlink()


def _keep_ornament(window: Window, path: Path) -> None:
    """A finished ornament, as players keep it; afterwards the table is as it was."""
    table = games.figures("harmonia").SAMPLES["table"]
    page = Visits(window).table("harmonia", replace(table, moves=None))
    image = page.export.artwork().pixmap().toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    if not image.scaledToWidth(_ORNAMENT_WIDTH, smooth).save(str(path)):
        raise OSError(5, "the picture cannot be written", str(path))
    Visits(window).middle("harmonia")
    print(f"docs/pictures/{path.name}", flush=True)


class _FilmClock:
    """The time of a film: it advances frame by frame, however long a frame takes to paint.

    Animations and timers that are due later than at once are held, and moved on by hand; so a film
    has the same frames on every machine.
    """

    _HELD_MILLISECONDS = 10**8

    def __init__(self, *owners: QObject) -> None:
        self._owners = owners
        self._timers: dict[QTimer, tuple[int, int]] = {}
        """Their intervals, and how much of them is left."""

    def go_on(self, milliseconds: int) -> None:
        """Let time pass."""
        self._hold()
        for animation in self._owned(QVariantAnimation):
            if animation.state() is QVariantAnimation.State.Paused:
                animation.setCurrentTime(animation.currentTime() + milliseconds)
        for timer, (interval, left) in list(self._timers.items()):
            self._timers[timer] = interval, left - milliseconds
            if left <= milliseconds:
                del self._timers[timer]
                timer.setInterval(interval)
                if timer.isSingleShot():
                    timer.stop()
                timer.timeout.emit()
        self._hold()

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for somebody outside, while no time passes here."""
        end = monotonic() + _PATIENCE_SECONDS
        while not until() and monotonic() < end:
            self._hold()

    def _hold(self) -> None:
        QApplication.processEvents()
        for animation in self._owned(QVariantAnimation):
            if animation.state() is QVariantAnimation.State.Running:
                animation.pause()
        for timer in self._owned(QTimer):
            if timer.isActive() and 0 < timer.interval() < self._HELD_MILLISECONDS:
                self._timers[timer] = timer.interval(), timer.interval()
                timer.setInterval(self._HELD_MILLISECONDS)
        self._timers = {timer: due for timer, due in self._timers.items() if timer.isActive()}

    def _owned(self, kind: type[_Timed]) -> list[_Timed]:
        return [found for owner in self._owners for found in owner.findChildren(kind)]


class _Film:
    """Frames of a window, taken as time goes by, with the pointer drawn on them."""

    def __init__(self, window: Window, clock: _FilmClock) -> None:
        self._window = window
        self._clock = clock
        self._film = AnimatedWebp(_TURN_QUALITY)
        self.pointer = QPoint(SIZE[0] // 2, SIZE[1] * 2 // 3)

    def run(self, seconds: float) -> None:
        """Let the window work and film it."""
        for _ in range(max(1, round(seconds * 1000 / _FRAME_MILLISECONDS))):
            self._clock.go_on(_FRAME_MILLISECONDS)
            self._film.add(self._frame(), _FRAME_MILLISECONDS)

    def move(self, goal: QPoint, seconds: float) -> Iterator[QPoint]:
        """Film the way of the pointer to a place in the window; yields every step of it."""
        start, steps = self.pointer, max(2, round(seconds * 1000 / _FRAME_MILLISECONDS))
        for step in range(1, steps + 1):
            part = step / steps
            eased = part * part * (3 - 2 * part)
            self.pointer = start + (goal - start) * eased
            yield self.pointer
            self.run(_FRAME_MILLISECONDS / 1000)

    def write(self, path: Path) -> None:
        self._film.write(path)

    def _frame(self) -> QImage:
        image = self._window.grab().toImage()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.pointer)
        painter.setPen(QColor("white"))
        painter.setBrush(QColor("black"))
        arrow = [(0, 0), (0, 22), (5, 17), (9, 26), (13, 24), (9, 16), (16, 16)]
        painter.drawPolygon(QPolygonF([QPointF(*point) for point in arrow]))
        painter.end()
        return image.scaledToWidth(_TURN_WIDTH, Qt.TransformationMode.SmoothTransformation)


def _film_turn(window: Window, path: Path) -> None:
    """A tile is taken, carried and laid, and the others answer."""
    page, context = window.page, window.context
    assert isinstance(page, TablePage)
    timeline = not_none(page.session).timeline
    before = context.settings.animation, context.settings.pace
    context.change("animation", "normal")
    context.change("pace", "fast")
    clock = _FilmClock(window, page.table)
    film, view = _Film(window, clock), page.view
    port = view.viewport()
    film.run(0.8)
    start = _spot(page, "tray", None)
    goal = _spot(page, "board", _next_cell())
    for point in film.move(port.mapTo(window, start), 0.8):
        QTest.mouseMove(port, port.mapFrom(window, point))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for point in film.move(port.mapTo(window, goal), 1.4):
        QTest.mouseMove(port, port.mapFrom(window, point))
    film.run(0.4)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=goal)
    played = len(timeline.moves)
    clock.wait(lambda: len(timeline.moves) > played and timeline.awaits_person)
    film.run(1.2)
    while page.playback.busy:
        film.run(0.2)
    assert len(timeline.moves) > played, "the tile was not laid, or nobody answered"
    film.run(2.0)
    film.write(path)
    context.change("animation", before[0])
    context.change("pace", before[1])
    print(f"docs/pictures/{path.name}: {path.stat().st_size / 1e6:.1f} MB", flush=True)
    if path.stat().st_size > MOST_BYTES:
        raise OSError(f"{path.name} is larger than {MOST_BYTES / 1e6:.0f} MB")


def _spot(page: TablePage, zone: str, key: object) -> QPoint:
    """Where a spot of the table is in its view."""
    for one in page.table.zones:
        for spot in one.spots:
            if one.key == zone and key in (None, spot.key):
                return page.view.mapFromScene(spot.centre)
    raise LookupError(f"no spot {key} in {zone}")


def _next_cell() -> object:
    """Where the recorded game lays the next tile."""
    sample = games.figures("harmony").SAMPLES["table"]
    name = recorded_name("harmony", sample.seats, sample.options)
    record = read_record(resource("samples", name).read_bytes())
    assert sample.moves is not None
    move = read_move(games.load("harmony"), record.moves[sample.moves])
    return move.cell  # type: ignore[attr-defined]


def _look_alike(kept: Path, fresh: Path) -> bool:
    """Whether two pictures show the same; of a moving one, its first frame."""
    one, other = QImage(str(kept)), QImage(str(fresh))
    if one.isNull() or one.size() != other.size():
        return False
    form = QImage.Format.Format_RGB888
    first = pixels(one.convertToFormat(form)).astype(int)
    second = pixels(other.convertToFormat(form)).astype(int)
    different = (abs(first - second) > _DIFFERENT).any(axis=2)
    return bool(different.mean() <= _STALE_SHARE)


def _remove_unused() -> int:
    for path in sorted(PICTURES.iterdir()):
        if path.name not in shown():
            path.unlink()
            print(f"docs/pictures/{path.name}: removed, README.md does not show it")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
