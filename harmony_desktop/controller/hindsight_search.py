"""Hindsight: a search in another process for the possibilities of a finished game."""

from __future__ import annotations

from multiprocessing.connection import Connection

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop import games
from harmony_desktop.controller.background import Worker
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.engine.insight import Insight
from harmony_desktop.engine.record import read_record, replay, start

_THROUGH = "through"


def can_look_back(timeline: Timeline[State]) -> bool:
    """Whether hindsight has anything to report about a game once it is over."""
    module = games.hindsight(timeline.game.id)
    return module is not None and module.has_insight(start(timeline.game, timeline.record))


class HindsightSearch(QObject):
    """Searches one finished game.

    Signals:
        progressed: how much is done, from 0 to 1.
        found: an Insight.
        done: all insights have been found.
        failed: the process ended early.
    """

    progressed = Signal(float)
    found = Signal(object)
    done = Signal()
    failed = Signal()

    def __init__(self, timeline: Timeline[State], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.insights: list[Insight] = []
        self._worker = Worker(self, _serve, self._on_heard, self._on_ended)
        try:
            self._worker.start()
            self._worker.send(timeline.record.to_json())
        except OSError:
            # Deferred, because the caller has not connected any signal yet.
            QTimer.singleShot(0, self, self._on_ended)

    def _on_heard(self, message: object) -> None:
        if isinstance(message, Insight):
            self.insights.append(message)
            self.found.emit(message)
        elif isinstance(message, float):
            self.progressed.emit(message)
        else:
            self._worker.close()
            self.done.emit()

    def _on_ended(self) -> None:
        self.failed.emit()

    def close(self) -> None:
        """Stop the search."""
        self._worker.close()


def _serve(pipe: Connection) -> None:
    """Search a game and send every insight, in the other process."""
    record = read_record(pipe.recv())
    game = games.load(record.game)
    module = games.hindsight(record.game)
    assert module is not None
    first = final = start(game, record)
    for _, after in replay(game, record):
        final = after
    for result in module.insights(first, final):
        pipe.send(result)
    pipe.send(_THROUGH)
