"""Running games: one record file each, rewritten after every move.

A move is first written into a file beside the record, numbered and ending in `.next`, which takes
no time: `stage`. Then, beside the window, that file is flushed to the disk and takes the record's
place: `settle`. A kill in between leaves the staged file, and a reader takes the newest one that
is whole; a power cut leaves at worst a staged file that is not, and the record as it was before.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from harmony_desktop import games
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.storage.files import (
    Places,
    Problem,
    damaged,
    mode_of,
    put_in_place,
    read_limited,
    refused,
    sync,
    write_atomically,
    write_staged,
)

if TYPE_CHECKING:
    from harmony_desktop.engine.game import State
    from harmony_desktop.engine.record import Record

SUFFIX = ".harmony"
_STAGED = re.compile(r"(?P<stem>.+)\.(?P<number>\d{1,9})\.next")
_ALL = 10**9
"""Above every number of a staged file."""
_last_number = 0
"""The highest number this process has given to a staged file: none is given twice."""
_LEFT_ALONE = {"schema": "save-newer", "revision": "save-newer", "earlier": "save-earlier"}
"""Problem keys for records of other versions, which are left alone."""


@dataclass(frozen=True, slots=True)
class Save:
    """A running game on disk."""

    path: Path
    record: Record
    changed: datetime


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """A file of a running game, not read yet. A rewritten file makes a different entry."""

    path: Path
    changed: int
    """When it was written, in nanoseconds."""
    size: int
    node: int


def new_path(places: Places, game: str) -> Path:
    """The path for a new game."""
    return places.saves / f"{game}-{uuid4().hex[:12]}{SUFFIX}"


def store(path: Path, record: Record) -> Problem | None:
    """Write a running game; if the disk refuses, return the problem."""
    try:
        write_atomically(path, record.to_json())
    except OSError as problem:
        return refused("cannot-write", path, problem)
    return None


def stage(path: Path, record: Record) -> Path:
    """Write a running game beside its file; return where.

    A kill no longer loses it, and readers see it; `settle` makes it survive a power cut too. If the
    disk refuses, `settle` tries again and reports it.
    """
    global _last_number
    with suppress(OSError):
        _last_number = max([_last_number, *_staged(path)])
    _last_number += 1
    staged = path.with_name(f"{path.stem}.{_last_number}.next")
    with suppress(OSError):
        write_staged(path, staged, record.to_json())
    return staged


def settle(path: Path, staged: Path, record: Record) -> Problem | None:
    """Put a staged game in its place; if the disk refuses, return the problem."""
    try:
        if not staged.exists():
            mode_of(path)
            write_atomically(staged, record.to_json())
        sync(staged)
        # First, because an earlier state must not outlive this one under its own name.
        _remove_staged(path, below=_number(staged))
        put_in_place(staged, path)
    except OSError as problem:
        return refused("cannot-write", path, problem)
    return None


def _staged(path: Path) -> dict[int, Path]:
    """The staged files of a game, by number."""
    found = {}
    with suppress(FileNotFoundError), os.scandir(path.parent) as entries:
        for entry in entries:
            match = _STAGED.fullmatch(entry.name)
            if match is not None and match["stem"] == path.stem:
                found[int(match["number"])] = path.with_name(entry.name)
    return found


def _number(staged: Path) -> int:
    match = _STAGED.fullmatch(staged.name)
    return 0 if match is None else int(match["number"])


def _remove_staged(path: Path, below: int = _ALL) -> None:
    for number, staged in sorted(_staged(path).items()):
        if number < below:
            staged.unlink(missing_ok=True)


def remove(path: Path, staged: Path | None = None) -> Problem | None:
    """Remove a running game, if it is still there; if the disk refuses, return the problem.

    With `staged`, what was staged after it stays: the end of a practice game may be taken back
    while the game is being removed.
    """
    try:
        path.unlink(missing_ok=True)
        # The newest last: a kill in between must not bring back an earlier state.
        _remove_staged(path, below=_ALL if staged is None else _number(staged) + 1)
    except OSError as problem:
        return refused("cannot-remove", path, problem)
    return None


def take_back(kept: Path, path: Path) -> Problem | None:
    """Put a game that was given up back among the running ones."""
    try:
        kept.rename(path)
    except OSError as problem:
        return refused("cannot-write", path, problem)
    return None


def free_path(places: Places, game: str, name: str) -> Path:
    """The path for an imported game: its old name if free, else a new one."""
    path = places.saves / f"{name}{SUFFIX}"
    usual = re.fullmatch(rf"{re.escape(game)}-[0-9a-f]{{12}}", name) is not None
    free = usual and not path.exists() and not (shelf(path) / path.name).exists()
    return path if free else new_path(places, game)


def shelf(path: Path) -> Path:
    """The folder where a running game is kept once it is given up."""
    return path.parent / "given up"


def give_up(path: Path) -> Path | Problem | None:
    """Take a game off the list of running ones; return where it is kept from now on.

    None if the game was never written because the disk refused.
    """
    try:
        shelf(path).mkdir(parents=True, exist_ok=True)
        for staged, _ in _readable(path):
            sync(staged)
            _remove_staged(path, below=_number(staged))
            put_in_place(staged, path)
            break
        kept = path.rename(shelf(path) / path.name)
        _remove_staged(path)
    except FileNotFoundError:
        return None
    except OSError as problem:
        return refused("cannot-write", path, problem)
    return kept


def gave_up_daily(places: Places, game: str, day: str) -> bool:
    """Whether that day's daily game was begun and given up, so that its deal is known."""
    return any((one.record.game, one.record.daily) == (game, day) for one in given_up(places, game))


def given_up(places: Places, game: str = "") -> list[Save]:
    """The games that were given up and can be read, of one game or of all, the latest first."""
    from harmony_desktop.engine.record import MAX_BYTES, read_record

    found = []
    for path in (places.saves / "given up").glob(f"{game}*{SUFFIX}"):
        with suppress(OSError, ValueError, BadRecord):
            record = read_record(read_limited(path, MAX_BYTES))
            changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            found.append(Save(path, record, changed))
    return sorted(found, key=lambda save: save.changed, reverse=True)


def is_over(record: Record) -> bool:
    """Whether the game of a record has ended."""
    from harmony_desktop.engine.record import replay, start

    game = games.load(record.game)
    state = start(game, record)
    for _, after in replay(game, record):
        state = after
    return state.to_move is None


def listed(places: Places) -> tuple[list[SaveEntry], Problem | None]:
    """The files of running games, the latest first. None of them is opened."""
    newest: dict[Path, tuple[int, SaveEntry]] = {}
    try:
        with os.scandir(places.saves) as entries:
            for entry in entries:
                staged = _STAGED.fullmatch(entry.name)
                if staged is None and not entry.name.endswith(SUFFIX):
                    continue
                try:
                    there = entry.stat(follow_symlinks=False)
                except OSError:
                    continue
                path = Path(entry.path)
                if staged is not None:
                    path = path.with_name(staged["stem"] + SUFFIX)
                number = 0 if staged is None else int(staged["number"])
                if path not in newest or newest[path][0] < number:
                    found = SaveEntry(path, there.st_mtime_ns, there.st_size, there.st_ino)
                    newest[path] = number, found
    except FileNotFoundError:
        return [], None
    except OSError as problem:
        return [], refused("cannot-read", places.saves, problem)
    found_entries = (entry for _, entry in newest.values())
    return sorted(found_entries, key=lambda one: (-one.changed, one.path)), None


def running(places: Places) -> tuple[list[Save], list[Problem]]:
    """Every unfinished game, the latest first; damaged ones are set aside and reported."""
    entries, problem = listed(places)
    found: list[Save] = []
    problems = [problem] if problem else []
    for entry in entries:
        save = read_entry(entry)
        if isinstance(save, Save):
            for step in replaying(save):
                if isinstance(step, Problem):
                    problems.append(step)
                    break
            else:
                found.append(save)
        elif save is not None:
            problems.append(save)
    return found, problems


def read_entry(entry: SaveEntry) -> Save | Problem | None:
    """Read the file of a running game without replaying it.

    None if the file no longer exists.
    """
    try:
        record = read_document(entry.path)
    except FileNotFoundError:
        return None
    except OSError as problem:
        return refused("cannot-read", entry.path, problem)
    except BadRecord as problem:
        return _trouble(entry.path, problem)
    return Save(entry.path, record, datetime.fromtimestamp(entry.changed / 1e9, UTC))


def replaying(save: Save) -> Iterator[State | Problem]:
    """Replay a running game: yields the position after each move, or a Problem last."""
    from harmony_desktop.engine.record import replay

    try:
        for _, state in replay(games.load(save.record.game), save.record):
            yield state
    except BadRecord as problem:
        yield _trouble(save.path, problem)


def _trouble(path: Path, problem: BadRecord) -> Problem:
    """The Problem with a record that cannot be resumed; a damaged one is set aside."""
    if problem.reason in _LEFT_ALONE:
        return Problem(_LEFT_ALONE[problem.reason], path)
    return damaged("save-damaged", path, str(problem))


def read_document(path: Path, follow: bool = False) -> Record:
    """Read a record file of a known game without replaying it; BadRecord or OSError on failure."""
    # Imports pydantic, which most starts do not need before the first paint.
    from harmony_desktop.engine.record import MAX_BYTES, check_revision, read_record

    record = next((staged for _, staged in _readable(path)), None)
    if record is None:
        try:
            record = read_record(read_limited(path, MAX_BYTES, follow))
        except BadRecord:
            raise
        except ValueError as problem:
            raise BadRecord("unreadable", str(problem)) from None
    if record.game not in games.GAMES:
        raise BadRecord("revision", f"there is no game {record.game!r}")
    check_revision(games.load(record.game), record)
    return record


def _readable(path: Path) -> Iterator[tuple[Path, Record]]:
    """The staged files of a game that are whole, with what they say, the newest first."""
    for _, staged in sorted(_staged(path).items(), reverse=True):
        from harmony_desktop.engine.record import MAX_BYTES, read_record

        with suppress(OSError, ValueError, BadRecord):
            yield staged, read_record(read_limited(staged, MAX_BYTES))


def read(path: Path) -> Record:
    """Read and replay a record file the player has named; BadRecord or OSError on failure."""
    from harmony_desktop.engine.record import replay

    record = read_document(path, follow=True)
    for _ in replay(games.load(record.game), record):
        pass
    return record
