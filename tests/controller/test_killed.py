"""A kill at any moment: whatever the window has shown is found again.

The disk dies at each of its calls in turn, half way through where a call writes, and nothing
happens after it: that is what a kill leaves. Writes beside the window wait until the test lets
them go on, so that every order of staging and settling comes up.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.controller import background, keeping
from harmony_desktop.controller.keeping import Keeper
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.record import Record, read_record, replay
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results
from harmony_desktop.storage.results.file import ResultsFile
from tests.soak.mutants import sound_record

MOVES = 10**6


class Killed(BaseException):
    """The process is gone."""


class LaterJob:
    """A write beside the window that goes on when it is waited for."""

    def __init__(self, work: Callable[[], None], *_: object) -> None:
        self._work: Callable[[], None] | None = work

    @property
    def ended(self) -> bool:
        return self._work is None

    def wait(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            work()

    def close(self) -> None:
        """Nothing is delivered anyway."""


@contextmanager
def killed_at(moment: int) -> Iterator[list[int]]:
    """Die at this call to the disk; yields how many there were."""
    calls = [0]

    def wrap(real: Callable[..., Any]) -> Callable[..., Any]:
        def act(*words: Any, **more: Any) -> Any:
            calls[0] += 1
            if calls[0] > moment:
                raise Killed
            return real(*words, **more)

        return act

    def write(handle: int, mode: str) -> Any:
        calls[0] += 1
        file = real_fdopen(handle, mode)
        if calls[0] > moment:
            file.close()
            raise Killed
        return file

    real_fdopen = os.fdopen
    with (
        patch.object(os, "open", wrap(os.open)),
        patch.object(os, "fdopen", write),
        patch.object(os, "fsync", wrap(os.fsync)),
        patch.object(os, "replace", wrap(os.replace)),
        patch.object(os, "rename", wrap(os.rename)),
        patch.object(os, "unlink", wrap(os.unlink)),
        patch.object(ResultsFile, "open", wrap(ResultsFile.open)),
    ):
        yield calls


def almost_over(game: str, left: int, practice: bool = False) -> tuple[Record, list[Any]]:
    """A game of two persons up to its last moves, and those."""
    whole = sound_record(game, 4, MOVES)
    seats = tuple(seat.model_copy(update={"kind": "person", "level": None}) for seat in whole.seats)
    moves = [move for move, _ in replay(games.load(game), whole)]
    record = whole.model_copy(update={"seats": seats, "practice": practice})
    return record.with_moves(moves[:-left]), moves[-left:]


def lives(
    places: Places, steps: Callable[[Places, Keeper, list[list[Any]]], None]
) -> Iterator[tuple[int, list[list[Any]], Places]]:
    """Live through the steps again and again, killed one call later each time."""
    moment = 0
    while True:
        here = Places.below(places.data.parent / str(moment))
        shown: list[list[Any]] = []
        with (
            patch.object(keeping, "Job", LaterJob),
            killed_at(moment) as calls,
            suppress(Killed),
        ):
            steps(here, Keeper(), shown)
        yield moment, shown, here
        if calls[0] <= moment:
            return
        moment += 1


def on_disk(places: Places) -> list[list[Any]]:
    """The moves of every game that is running or among the results."""
    found, problems = saves.running(places)
    assert problems == []
    results = Results(places)
    assert results.check() is None
    kept = [read_record(one.record) for one in results.latest(100)]
    return [list(record.moves) for record in (*(save.record for save in found), *kept)]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "disk" / "first")


@pytest.mark.parametrize("lag", [0, 1, 3])
def test_no_kill_loses_a_move_or_the_end_of_a_game(places: Places, qtbot: QtBot, lag: int) -> None:
    """With a disk that is quick, one move behind, or so slow that only the last write gets on."""
    record, last = almost_over("harmony", 3)

    def steps(here: Places, keeper: Keeper, shown: list[list[Any]]) -> None:
        session = Session(record, saves.new_path(here, "harmony"), here, keeper=keeper)
        session.begin()
        shown.append(list(session.timeline.record.moves))
        for number, move in enumerate(last):
            session.play(move)
            shown.append(list(session.timeline.record.moves))
            if number >= lag:
                keeper.flush()
        session.close()

    trials = 0
    for moment, shown, here in lives(places, steps):
        trials += 1
        if shown:
            assert any(moves[: len(shown[-1])] == shown[-1] for moves in on_disk(here)), moment
    assert trials > 10
    assert len(Results(here).latest(9)) == 1
    assert saves.running(here)[0] == []


def test_no_kill_loses_one_of_two_games_left_one_after_the_other(
    places: Places, qtbot: QtBot
) -> None:
    first, its_moves = almost_over("harmony", 4)
    second, other_moves = almost_over("terraces", 4)

    def steps(here: Places, keeper: Keeper, shown: list[list[Any]]) -> None:
        for record, moves in ((first, its_moves), (second, other_moves)):
            path = saves.new_path(here, record.game)
            session = Session(record, path, here, keeper=keeper)
            session.begin()
            for move in moves[:2]:
                session.play(move)
            shown.append(list(session.timeline.record.moves))
            # The next is opened before this one is written.
            session.stop_bots()
        keeper.retry()

    for moment, shown, here in lives(places, steps):
        there = on_disk(here)
        assert all(moves in there for moves in shown), moment
    assert len(there) == 2


def test_no_kill_loses_a_practice_game_whose_end_was_taken_back(
    places: Places, qtbot: QtBot
) -> None:
    """The game is being removed when it goes on: what was staged since stays."""
    record, last = almost_over("harmony", 1, practice=True)

    def steps(here: Places, keeper: Keeper, shown: list[list[Any]]) -> None:
        session = Session(record, saves.new_path(here, "harmony"), here, keeper=keeper)
        session.begin()
        keeper.flush()
        session.play(last[0])
        session.undo()
        shown.append(list(session.timeline.record.moves))
        keeper.flush()

    for moment, shown, here in lives(places, steps):
        if shown:
            assert shown[-1] in on_disk(here), moment
    assert len(on_disk(here)) == 1


def test_games_are_written_though_no_thread_can_be_started(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(background.Thread, "start", start)
    record, last = almost_over("harmony", 2)
    keeper = Keeper()
    session = Session(record, saves.new_path(places, "harmony"), places, keeper=keeper)
    session.begin()
    for move in last:
        session.play(move)
    assert len(Results(places).latest(9)) == 1
    session.close()
    assert not background._running
