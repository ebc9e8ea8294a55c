"""The running games for Home, read in slices so that any number leaves the window responsive."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop.engine.game import State
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places, Problem

_FRAME = 0.008
"""Seconds of work at a time: half a frame, so that the window stays quick."""
_AT_ONCE = 3
"""Number of games read at once; Home shows no more unless the player wants all."""


class SavesReader(QObject):
    """Lists the running games, the latest first, and then checks whether each can be resumed.

    A game that was checked is not replayed again until its file changes.

    Signals:
        found: a Save, as its file describes it.
        replayed: a Save and its position, once it was replayed.
        lost: the path of one that was found and cannot be resumed.
        troubled: a Problem to report.
        through: all games have been checked.
    """

    found = Signal(object)
    replayed = Signal(object, object)
    lost = Signal(object)
    troubled = Signal(object)
    through = Signal()

    def __init__(self, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._known: dict[saves.SaveEntry, tuple[saves.Save, State | None]] = {}
        """The games that were replayed to their end, with their positions."""
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    def read(self) -> None:
        """Start again. The first games are found before this returns."""
        entries, problem = saves.listed(self._places)
        if problem is not None:
            self.troubled.emit(problem)
        there = set(entries)
        self._known = {one: known for one, known in self._known.items() if one in there}
        self._steps = self._read_steps(entries)
        for _ in range(_AT_ONCE):
            if next(self._steps, self) is self:
                break
        self._timer.start()

    def _work(self) -> None:
        end = perf_counter() + _FRAME
        while perf_counter() < end:
            if next(self._steps, self) is self:
                self._timer.stop()
                self.through.emit()
                return

    def _read_steps(self, entries: list[saves.SaveEntry]) -> Iterator[None]:
        """The work in small steps: list the games, then check whether each can be resumed."""
        unsure: list[tuple[saves.SaveEntry, saves.Save]] = []
        for entry in entries:
            if entry in self._known:
                self._tell(*self._known[entry])
                yield
                continue
            save = saves.read_entry(entry)
            if isinstance(save, saves.Save):
                unsure.append((entry, save))
                self.found.emit(save)
            elif save is not None:
                self.troubled.emit(save)
            yield
        for entry, save in unsure:
            state: State | None = None
            for step in saves.replaying(save):
                if isinstance(step, Problem):
                    self.lost.emit(save.path)
                    self.troubled.emit(step)
                    break
                state = step
                yield
            else:
                self._known[entry] = save, state
                if state is not None:
                    self.replayed.emit(save, state)

    def _tell(self, save: saves.Save, state: State | None) -> None:
        self.found.emit(save)
        if state is not None:
            self.replayed.emit(save, state)
