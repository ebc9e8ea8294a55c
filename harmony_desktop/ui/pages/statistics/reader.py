"""Reading the statistics beside the window: there may be very many results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop import games
from harmony_desktop.controller.background import Job
from harmony_desktop.storage.files import Problem, failure
from harmony_desktop.storage.ratings import RatingStep, rating_histories
from harmony_desktop.storage.results import Query, Results, Unreadable
from harmony_desktop.storage.statistics import Choices, Statistics, choices, summarise, work_out
from harmony_desktop.ui.kit.context import Context

_RETRY_MS = 2_000
_AT_A_TIME = 8


@dataclass(frozen=True, slots=True)
class _Reading:
    """The answer to one query; the choices come with the first."""

    choices: Choices | None
    statistics: Statistics
    latest: str | None
    """The game played last, with the choices."""
    rating: Sequence[RatingStep]


def _rating(results: Results, query: Query) -> Sequence[RatingStep]:
    """The course of a rating: of the query's person, or of whoever has played most."""
    if query.game is None:
        return ()
    histories = rating_histories(results, query.game)
    if query.person is not None:
        return histories.get(query.person, ())
    return max(histories.values(), key=len, default=())


class StatisticsReader(QObject):
    """Reads the statistics of a query, and completes results without score sheets.

    Signals:
        opened: the choices are new.
        arrived: the statistics are new, or there is trouble.
    """

    opened = Signal()
    arrived = Signal()

    def __init__(self, context: Context, query: Callable[[], Query], parent: QObject) -> None:
        """`query` returns the current query each time statistics are read."""
        super().__init__(parent)
        self._context = context
        self._query = query
        self.choices: Choices | None = None
        self.latest: str | None = None
        """The game played last."""
        self.statistics: Statistics | None = None
        self.rating: Sequence[RatingStep] = ()
        """The course of the rating in the query's game, of its person or of who played most."""
        self.trouble: Problem | None = None
        self._job: Job | None = None
        self._again = False
        """Whether the query has changed while the one before is read."""
        self._filling: Job | None = None
        self._retry = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry.timeout.connect(lambda: self.read(first=self.choices is None))
        self._filled = False
        """Whether the score sheets and achievements of all games are known."""
        self._news = False
        """Whether some became known after the statistics were read."""

    @property
    def nothing_at_all(self) -> bool:
        """Whether there is no result at all."""
        return self.choices is not None and not self.choices.total

    @property
    def loading(self) -> bool:
        return self._job is not None or self.filling or self._retry.isActive()

    @property
    def filling(self) -> bool:
        """Whether score sheets of earlier games are being worked out."""
        return self._filling is not None

    def close(self) -> None:
        """Stop reading."""
        self._retry.stop()
        for job in (self._job, self._filling):
            if job is not None:
                job.close()
        self._job = self._filling = None

    def read(self, first: bool = False) -> None:
        """Read the statistics; at first the choices and the latest game too."""
        if self._job is not None:
            self._again = True
            return
        results, query = self._context.results, self._query()
        rated = self._context.settings.ratings

        def work() -> _Reading | Problem:
            try:
                there = choices(results) if first else None
                latest = results.latest(1) if there is not None else []
                known = [one.game for one in latest if one.game in games.GAMES]
                rating = _rating(results, query) if rated else ()
                game = known[0] if known else None
                return _Reading(there, summarise(results, query), game, rating)
            except Unreadable as trouble:
                return trouble.problem

        self._job = Job(work, self._on_read, self._on_failed)

    def read_anew(self) -> None:
        """Read everything again: results have come in from elsewhere."""
        self.close()
        self._again = self._filled = False
        self.read(first=True)

    def _on_failed(self, problem: Exception) -> None:
        self._on_read(failure(problem))
        self._context.troubled.emit(self.trouble)

    def _on_read(self, reading: _Reading | Problem) -> None:
        self._job = None
        if isinstance(reading, Problem):
            self.trouble = reading
        else:
            self.trouble = None
            if reading.choices is not None:
                self.choices = reading.choices
                self.latest = reading.latest
                self.opened.emit()
            self.statistics = reading.statistics
            self.rating = reading.rating
        self.arrived.emit()
        self._continue()

    def _continue(self) -> None:
        """Read again if another program was in the way or the query has changed; else fill."""
        if self.trouble is not None and self.trouble.key == "results-busy":
            self._retry.start()
        elif self._again:
            self._again = False
            self.read()
        elif not self.filling and self.trouble is None and not self._filled:
            self._fill()

    def _fill(self) -> None:
        """Work out the score sheets and achievements of games that came without them."""
        results = self._context.results

        def work() -> Iterator[int]:
            while count := work_out(results, _AT_A_TIME):
                yield count

        self._filling = Job(
            work, self._on_filled, self._on_fill_failed, heard=self._on_some_filled, newest=True
        )

    def _on_some_filled(self, _: int) -> None:
        self._news = True

    def _on_filled(self, _: object) -> None:
        self._filling = None
        self._filled = True
        if self._news:
            self._news = False
            self.read()

    def _on_fill_failed(self, problem: Exception) -> None:
        """Show the statistics as they are; the next visit tries again."""
        self._context.troubled.emit(failure(problem))
        self._on_filled(None)
