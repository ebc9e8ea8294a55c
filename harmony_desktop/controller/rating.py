"""The ratings after a game, worked out beside the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from harmony_desktop.bots.same_deal import is_compared
from harmony_desktop.controller.background import Call, Job
from harmony_desktop.engine.record import Record
from harmony_desktop.storage.files import Places


class GameRating(QObject):
    """Rates one finished, counted game.

    Signals:
        known: RatingSteps by the keys of the persons who have played; none if it does not count.
    """

    known = Signal(object)

    def __init__(self, places: Places, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        from harmony_desktop.storage.ratings import rate

        self._call: Call | None = None
        self._job: Job | None = None
        document = record.to_json()
        if is_compared(record):
            # Bots think for a while: not in this process.
            self._call = Call(rate, places, document, parent=self)
            self._call.done.connect(self.known)
        else:
            self._job = Job(lambda: rate(places, document), self._on_rated, self._on_failed)

    def _on_rated(self, steps: object) -> None:
        self.known.emit(steps)

    def _on_failed(self, _: Exception) -> None:
        """Ignore the failure, which is in the log: the rating is worked out again next time."""

    def close(self) -> None:
        """Stop rating."""
        for work in (self._call, self._job):
            if work is not None:
                work.close()
