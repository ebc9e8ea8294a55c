"""Running games: one record file each, rewritten after every move."""

from __future__ import annotations

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
    read_limited,
    set_aside,
    write_atomically,
)

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record

SUFFIX = ".harmony"


@dataclass(frozen=True, slots=True)
class Save:
    """A running game on disk."""

    path: Path
    record: Record
    changed: datetime


def new_path(places: Places, game: str) -> Path:
    """Where a new game will be kept."""
    return places.saves / f"{game}-{uuid4().hex[:12]}{SUFFIX}"


def store(path: Path, record: Record) -> Problem | None:
    """Write a running game; if the disk refuses, return the problem."""
    try:
        write_atomically(path, record.to_json())
    except OSError as problem:
        return Problem("cannot-write", path, str(problem.strerror))
    return None


def remove(path: Path) -> Problem | None:
    """Remove a running game, if it is still there; if the disk refuses, return the problem."""
    try:
        path.unlink(missing_ok=True)
    except OSError as problem:
        return Problem("cannot-write", path, str(problem.strerror))
    return None


def take_back(kept: Path, path: Path) -> Problem | None:
    """Put a game that was given up back among the running ones."""
    try:
        kept.rename(path)
    except OSError as problem:
        return Problem("cannot-write", path, str(problem.strerror))
    return None


def give_up(path: Path) -> Path | None:
    """Take a game off the list of running ones and return where it is kept from now on."""
    shelf = path.parent / "given up"
    try:
        shelf.mkdir(parents=True, exist_ok=True)
        return path.rename(shelf / path.name)
    except OSError:
        return None


def gave_up_daily(places: Places, game: str, day: str) -> bool:
    """Whether a game's challenge of that day was begun and given up: its deal is known."""
    from harmony_desktop.engine.record import MAX_BYTES, read_record

    for path in (places.saves / "given up").glob(f"*{SUFFIX}"):
        try:
            record = read_record(read_limited(path, MAX_BYTES))
        except (OSError, ValueError):
            continue
        if (record.game, record.daily) == (game, day):
            return True
    return False


def is_over(record: Record) -> bool:
    """Whether the game of a record has ended."""
    from harmony_desktop.engine.record import replay, start

    game = games.load(record.game)
    state = start(game, record)
    for _, after in replay(game, record):
        state = after
    return state.to_move is None


def running(places: Places) -> tuple[list[Save], list[Problem]]:
    """Every unfinished game, the latest first; damaged ones are set aside and reported."""
    found: list[Save] = []
    problems: list[Problem] = []
    for path in sorted(places.saves.glob(f"*{SUFFIX}")):
        try:
            record = read(path)
            changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            found.append(Save(path, record, changed))
        except FileNotFoundError:
            continue
        except OSError as problem:
            problems.append(Problem("cannot-read", path, str(problem.strerror)))
        except BadRecord as problem:
            if problem.reason in ("schema", "revision"):
                problems.append(Problem("save-newer", path))
            else:
                problems.append(Problem("save-damaged", set_aside(path), str(problem)))
    found.sort(key=lambda save: save.changed, reverse=True)
    return found, problems


def read(path: Path) -> Record:
    """A record file that replays to its end; BadRecord or OSError otherwise."""
    # pydantic comes with it, and most starts have nothing to read before the first paint.
    from harmony_desktop.engine.record import MAX_BYTES, read_record, replay

    try:
        record = read_record(read_limited(path, MAX_BYTES))
    except BadRecord:
        raise
    except ValueError as problem:
        raise BadRecord("unreadable", str(problem)) from None
    if record.game not in games.GAMES:
        raise BadRecord("revision", f"there is no game {record.game!r}")
    for _ in replay(games.load(record.game), record):
        pass
    return record
