"""Small pictures of boards: drawn in another process, kept on disk, never waited for.

They are derived from the games: if their folder is deleted, they are drawn again.
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from harmony_desktop.controller.background import Worker
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.slices import Later

if TYPE_CHECKING:
    from harmony_desktop.storage.results import Result

log = logging.getLogger(__name__)

WIDTH, HEIGHT = 208, 168
"""Pixels: sharp at twice the size at which a list shows them."""
MOST_BYTES = 24_000_000
"""Limit for all pictures on disk; the least recently used are deleted first."""
_IN_MEMORY = 60
"""How many pictures are kept ready, 8 MB; a list shows a dozen at a time, others come from disk."""
_SOON_MS = 80
"""Delay before drawing: a page that is left at once needs no pictures."""


class Thumbnails(QObject):
    """The pictures of results, by their identity and the seat whose board is shown.

    Signals:
        ready: an identity whose picture can be had now.
    """

    ready = Signal(str)

    def __init__(self, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = places.pictures
        self._known: OrderedDict[str, QPixmap | None] = OrderedDict()
        self._waiting: list[tuple[str, Path, str, int]] = []
        self._drawing: str | None = None
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._draw_next)
        self._next = Later(self, self._draw_next)
        self._worker = Worker(self, serve, self._on_drawn, self._on_ended)

    def picture(self, result: Result, seat: int) -> QPixmap | None:
        """The picture of a result; None if it has to be drawn, then `ready` is emitted."""
        if not result.identity or result.source != "played":
            return None
        return self.board(result.identity[:40], result.record, seat)

    def known(self, identity: str) -> QPixmap | None:
        """The picture of an identity that `ready` has named."""
        for name, picture in self._known.items():
            if picture is not None and name.rsplit("-", 1)[0] == identity:
                return picture
        return None

    def board(self, identity: str, record: str, seat: int) -> QPixmap | None:
        """The picture of a record's last position, by a name that no other position has.

        None if it has to be drawn; then `ready` is emitted.
        """
        name = f"{identity}-{seat}"
        if name in self._known:
            self._known.move_to_end(name)
            return self._known[name]
        path = self._folder / f"{name}.png"
        self._known[name] = None
        while len(self._known) > _IN_MEMORY:
            self._known.popitem(last=False)
        # The latest wish first: it is what is on the screen.
        self._waiting.insert(0, (name, path, record, seat))
        del self._waiting[_IN_MEMORY:]
        # Later: whoever asks is painting.
        self._soon.start()
        return None

    def _draw_next(self) -> None:
        if self._drawing is not None or not self._waiting:
            return
        name, path, record, seat = self._waiting.pop(0)
        with suppress(OSError):
            # What is on disk needs no process, which takes seconds to start on a busy machine.
            data = path.read_bytes()
            os.utime(path)
            self._show(name, data)
            self._next.start()
            return
        self._drawing = name
        try:
            self._worker.start()
            self._worker.send((str(path), record, seat))
        except OSError as problem:
            log.warning("no pictures of boards: %s", problem)
            self._drawing = None
            self._waiting.clear()

    def _on_drawn(self, data: bytes | None) -> None:
        name, self._drawing = self._drawing, None
        if name is not None and data is not None:
            self._show(name, data)
        self._draw_next()

    def _show(self, name: str, data: bytes) -> None:
        image = QImage.fromData(data)
        if not image.isNull():
            self._known[name] = QPixmap.fromImage(image)
            self.ready.emit(name.rsplit("-", 1)[0])

    def _on_ended(self) -> None:
        """The process has ended; the result it was drawing stays without a picture."""
        self._drawing = None

    @property
    def busy(self) -> bool:
        """Whether pictures are still being drawn."""
        return self._drawing is not None or self._soon.isActive() or self._next.waiting

    def close(self) -> None:
        self._waiting.clear()
        self._worker.close()


def serve(pipe: Connection) -> None:
    """In the process: for every (path, record, seat) the picture as PNG, or None."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with suppress(OSError, AttributeError):
        os.nice(10)
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(["pictures"])
    drawn = 0
    while True:
        try:
            path, record, seat = pipe.recv()
        except (EOFError, OSError):
            break
        if drawn % 100 == 0:
            keep_within(Path(path).parent, MOST_BYTES)
        drawn += 1
        pipe.send(picture_of(Path(path), record, seat))
    del application


def picture_of(path: Path, record: str, seat: int) -> bytes | None:
    """Load a picture, or draw and store it first; None if it cannot be drawn."""
    with suppress(OSError):
        data = path.read_bytes()
        os.utime(path)
        return data
    try:
        data = draw(record, seat)
    except BadRecord as problem:
        # Of another version, or damaged in a backup.
        log.warning("a board could not be drawn: %s", problem)
        return None
    except Exception:
        log.exception("a board could not be drawn")
        return None
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_bytes(data)
        os.replace(draft, path)
    return data


def draw(record: str, seat: int) -> bytes:
    """The board of a seat in the last position as PNG."""
    from PySide6.QtCore import QBuffer, QRectF, Qt
    from PySide6.QtGui import QImageWriter, QPainter

    from harmony_desktop import games
    from harmony_desktop.engine.record import read_record, replay, start

    played = read_record(record)
    game = games.load(played.game)
    positions = [start(game, played), *(state for _, state in replay(game, played))]
    room, paint = games.figures(played.game).portrait(positions[-1].view(seat), seat)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    scale = min(WIDTH / room.width(), HEIGHT / room.height())
    painter.translate(QRectF(0, 0, WIDTH, HEIGHT).center())
    painter.scale(scale, scale)
    painter.translate(-room.center())
    try:
        paint(painter)
    finally:
        painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, b"png").write(image):
        raise OSError(5, "the picture cannot be written")
    return bytes(buffer.data().data())


def keep_within(folder: Path, most: int) -> None:
    """Remove the least recently used pictures until the others fit within the limit."""
    with suppress(OSError):
        found = [(entry.stat(follow_symlinks=False), entry.path) for entry in os.scandir(folder)]
        found.sort(key=lambda one: -one[0].st_mtime)
        used = 0
        for there, path in found:
            used += there.st_size
            if used > most:
                with suppress(OSError):
                    os.unlink(path)
