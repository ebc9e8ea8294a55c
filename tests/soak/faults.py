"""The disk fails at every single write, in every way, and nothing is lost once it works again."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, BinaryIO
from unittest.mock import patch

from harmony_desktop import games
from harmony_desktop.controller.keeping import Keeper
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import files, saves, settings
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results
from harmony_desktop.storage.results.file import ResultsFile
from harmony_desktop.storage.settings import Settings

KINDS = ("open", "write", "fsync", "replace", "database")
ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS)


class _Short:
    """A file that accepts half of the data and then fails."""

    def __init__(self, file: BinaryIO, problem: OSError) -> None:
        self._file = file
        self._problem = problem

    def __enter__(self) -> _Short:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, data: bytes) -> int:
        self._file.write(data[: len(data) // 2])
        self._file.flush()
        raise self._problem

    def flush(self) -> None:
        self._file.flush()


@contextmanager
def failing(kind: str, at: int, number: int) -> Iterator[list[int]]:
    """Let every call of a kind fail from the call `at` on; yields the number of calls."""
    calls = [0]

    def fails() -> bool:
        calls[0] += 1
        return calls[0] > at

    def wrap(real: Callable[..., Any]) -> Callable[..., Any]:
        def act(*words: Any, **more: Any) -> Any:
            if fails():
                raise OSError(number, os.strerror(number))
            return real(*words, **more)

        return act

    def opened(path: Any, flags: int, *more: Any) -> int:
        if flags & os.O_CREAT and fails():
            raise OSError(number, os.strerror(number))
        return real_open(path, flags, *more)

    def short(handle: int, mode: str) -> Any:
        file = real_fdopen(handle, mode)
        if mode == "wb" and fails():
            return _Short(file, OSError(number, os.strerror(number)))
        return file

    def database(file: ResultsFile, upgrade: bool = True) -> sqlite3.Connection:
        if fails():
            raise sqlite3.OperationalError("database or disk is full")
        return real_database(file, upgrade)

    real_open, real_fdopen, real_database = os.open, os.fdopen, ResultsFile.open
    target = {
        "open": patch.object(files.os, "open", opened),
        "write": patch.object(files.os, "fdopen", short),
        "fsync": patch.object(files.os, "fsync", wrap(os.fsync)),
        "replace": patch.object(files.os, "replace", wrap(os.replace)),
        "database": patch.object(ResultsFile, "open", database),
    }[kind]
    with target:
        yield calls


def _play(places: Places, game: str, steps: int, keeper: Keeper) -> Session:
    """Play a game to its end, or `steps` steps, with occasional changes of settings."""
    record = Record(
        game=game,
        revision=games.load(game).revision,
        seats=(Seat(kind="person"), Seat(kind="person")),
        seed=7,
        started="2026-05-01T10:00:00Z",
    )
    session = Session(record, saves.new_path(places, game), places, keeper=keeper)
    session.begin()
    dice = Random(3)
    for step in range(steps):
        if session.timeline.over:
            break
        session.play(dice.choice(session.timeline.state.legal_moves()))
        # Every step reaches the disk, so that every call can fail.
        keeper.flush()
        if step % 5 == 2 and session.timeline.can_undo():
            session.undo()
        if step % 7 == 3:
            settings.save(places, Settings(volume=step))
    return session


def run(
    home: Path, game: str, steps: int, stride: int = 1, first: int = 0
) -> tuple[int, list[str]]:
    """Cause every kind of failure at every `stride`-th call; return their number and the losses."""
    trials, faults = 0, []
    for kind in KINDS:
        with failing(kind, 10**9, errno.EIO) as calls:
            _play(Places.below(home / f"{kind}-sound"), game, steps, Keeper())
        for at in range(first % stride, calls[0], stride):
            for number in ERRORS if stride == 1 else [ERRORS[at % len(ERRORS)]]:
                trials += 1
                places = Places.below(home / f"{kind}-{at}-{number}")
                faults += [
                    f"{kind} {at} {errno.errorcode[number]}: {fault}"
                    for fault in _trial(places, game, steps, kind, at, number)
                ]
    return trials, faults


def _trial(places: Places, game: str, steps: int, kind: str, at: int, number: int) -> Iterator[str]:
    keeper = Keeper()
    with failing(kind, at, number):
        session = _play(places, game, steps, keeper)
        if problems := saves.running(places)[1]:
            yield f"half a file: {problems[0].key}"
    if not keeper.retry():
        yield "still unsaved although the disk is well"
    found, problems = saves.running(places)
    if problems:
        yield f"{problems[0].key}"
    results = Results(places).latest(9)
    if session.timeline.over:
        if found or len(results) != 1:
            yield f"{len(found)} games and {len(results)} results at the end"
    elif [save.record for save in found] != [session.timeline.record]:
        yield "the game on disk is not the one that was played"
    if list(places.data.rglob("*.draft")):
        yield "a draft was left"
