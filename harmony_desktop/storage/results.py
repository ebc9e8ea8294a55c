"""Finished games: results, records and the games themselves, in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.options import SEATING
from harmony_desktop.storage.files import Places, Problem, damaged, mode_of, refused, set_aside

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record

SCHEMA = 3
WAIT = 0.1
"""Seconds that a call waits for another program to be through with the file."""
_LONGEST_WORD = 200
_MOST_POINTS = 10**6

_CREATE = """
CREATE TABLE IF NOT EXISTS result (
    id INTEGER PRIMARY KEY,
    finished TEXT NOT NULL,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    seats INTEGER NOT NULL,
    daily TEXT,
    names TEXT NOT NULL,
    scores TEXT NOT NULL,
    winners TEXT NOT NULL,
    best_person INTEGER,
    record TEXT NOT NULL UNIQUE,
    accuracy REAL,
    identity TEXT,
    revision INTEGER
);
"""
_INDEXES = """
CREATE INDEX IF NOT EXISTS by_variant ON result (game, variant, seats, best_person);
CREATE UNIQUE INDEX IF NOT EXISTS by_identity ON result (identity);
"""

_SELECT = (
    "SELECT id, finished, game, variant, seats, daily, names, scores, winners, best_person, record,"
    " accuracy, revision FROM result "
)


@dataclass(frozen=True, slots=True)
class Result:
    """One finished, counted game.

    `best_person` is the highest score of a person at the table; none if only bots played, hints
    were taken, or the points are no result.
    """

    number: int
    finished: datetime
    game: str
    variant: str
    seats: int
    daily: str | None
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    best_person: int | None
    record: str
    accuracy: float | None
    """How much of what was within reach a person kept, in per cent, once it was reviewed."""
    revision: int
    """Of the rules it was played under; results are compared within the same one."""


@dataclass(frozen=True, slots=True)
class Overview:
    """What the list of results shows."""

    bests: list[Result]
    latest: list[Result]
    skipped: int
    """How many results could not be read."""


class Unreadable(Exception):
    """The results cannot be read now; `problem` says why. That is not the same as none."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


def variant_of(options: Mapping[str, object]) -> str:
    """The combination of options as one canonical word: records are kept for each.

    Who began, and in which colour, makes no other game of it.

    >>> variant_of({"scoring": "beams", "placement": "free", "first": "lot", "colour": "red"})
    'placement=free scoring=beams'
    """
    return " ".join(
        f"{key}={value}" for key, value in sorted(options.items()) if key not in SEATING
    )


def identity_of(record: str) -> str:
    """Which game a record is of, whatever was played in it; ValueError if it is no record.

    The same setup, seed and beginning: moves that were taken back and played differently make no
    other game of it.
    """
    document = read_json(record)
    if not isinstance(document, dict):
        raise ValueError("not a record")
    setup = {key: value for key, value in document.items() if key not in ("moves", "hints")}
    return sha256(json.dumps(setup, sort_keys=True).encode()).hexdigest()


class Results:
    """The table of results. Every call opens and closes the file: it is used seldom.

    No call waits longer than WAIT for another program. Reading raises Unreadable if the file is
    there and cannot be read; writing returns the problem.
    """

    def __init__(self, places: Places) -> None:
        self._path = places.results

    def _open(self, upgrade: bool = True) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        # SQLite would wait at a pipe, and follow a link.
        mode_of(self._path)
        connection = sqlite3.connect(self._path, timeout=WAIT)
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA:
                raise Unreadable(Problem("results-newer", self._path))
            if 0 < version < SCHEMA and not upgrade:
                raise Unreadable(Problem("results-busy", self._path))
            if version < SCHEMA:
                self._bring_up_to_date(connection, version)
        except BaseException:
            # An open file cannot be set aside everywhere.
            connection.close()
            raise
        return connection

    def _bring_up_to_date(self, connection: sqlite3.Connection, version: int) -> None:
        """Make the table, or add what it lacked in earlier versions, after keeping a copy."""
        there = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if there:
            self._back_up(connection, version)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(_CREATE)
            columns = {row[1] for row in connection.execute("PRAGMA table_info(result)")}
            for name, kind in (("accuracy", "REAL"), ("identity", "TEXT"), ("revision", "INTEGER")):
                if name not in columns:
                    connection.execute(f"ALTER TABLE result ADD COLUMN {name} {kind}")
            self._identify(connection)
            for statement in _INDEXES.strip().splitlines():
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")

    def _back_up(self, connection: sqlite3.Connection, version: int) -> None:
        kept = self._path.with_name(f"{self._path.stem}-schema-{version}{self._path.suffix}")
        if kept.exists():
            return
        try:
            with closing(sqlite3.connect(kept, timeout=WAIT)) as copy:
                connection.backup(copy)
        except BaseException:
            with suppress(OSError):
                kept.unlink()
            raise

    @staticmethod
    def _identify(connection: sqlite3.Connection) -> None:
        """Say of earlier results which game they are of. Of two of one game, the first is it."""
        known: set[str] = set()
        rows = connection.execute(
            "SELECT id, record FROM result WHERE identity IS NULL ORDER BY id"
        ).fetchall()
        for number, record in rows:
            try:
                identity = identity_of(str(record))
                revision = read_json(str(record)).get("revision")
            except ValueError:
                continue
            if identity in known:
                identity = f"{identity} {number}"
            known.add(identity)
            connection.execute(
                "UPDATE result SET identity = ?, revision = ? WHERE id = ?",
                (identity, revision if type(revision) is int else None, number),
            )

    def check(self) -> Problem | None:
        """Look whether the file is sound; a damaged one is set aside, and a new one begins."""
        try:
            if not self._there():
                return None
            with closing(self._open()) as connection:
                sound = connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
                connection.execute("SELECT count(*) FROM result").fetchone()
        except Unreadable as problem:
            return problem.problem
        except sqlite3.OperationalError as problem:
            if "no such table" not in str(problem):
                return self._refused("cannot-read", problem)
            sound = False
        except sqlite3.DatabaseError:
            sound = False
        except OSError as problem:
            return refused("cannot-read", self._path, problem)
        if sound:
            return None
        told = damaged("results-damaged", self._path)
        for ending in ("-journal", "-wal", "-shm"):
            # What is left of an unfinished change must not be played into the new file.
            beside = Path(f"{self._path}{ending}")
            if told.path != self._path and beside.exists():
                set_aside(beside)
        return told

    def add(
        self,
        record: Record,
        options: Mapping[str, object],
        scores: Sequence[int],
        winners: Sequence[int],
        ranked: bool = True,
    ) -> Problem | None:
        """Add a finished game, once however often it is added; if the disk refuses, return why.

        A game that is not `ranked` is never the best one.
        """
        persons = [
            score
            for seat, score in zip(record.seats, scores, strict=True)
            if seat.kind == "person" and ranked and not record.hints
        ]
        text = record.to_json()
        row = (
            datetime.now(UTC).isoformat(timespec="seconds"),
            record.game,
            variant_of(options),
            len(record.seats),
            record.daily,
            json.dumps([seat.name for seat in record.seats], ensure_ascii=False),
            json.dumps(list(scores)),
            json.dumps(list(winners)),
            max(persons, default=None),
            text,
            identity_of(text),
            record.revision,
        )
        return self._write(
            "INSERT OR IGNORE INTO result (finished, game, variant, seats, daily, names, scores,"
            " winners, best_person, record, identity, revision)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )

    def set_accuracy(self, record: Record, accuracy: float | None) -> Problem | None:
        """Keep what the review of a finished game found."""
        return self._write(
            "UPDATE result SET accuracy = ? WHERE record = ?", (accuracy, record.to_json())
        )

    def _write(self, statement: str, values: tuple[object, ...]) -> Problem | None:
        try:
            with closing(self._open()) as connection, connection:
                connection.execute(statement, values)
        except Unreadable as problem:
            return problem.problem
        except sqlite3.Error as problem:
            return self._refused("cannot-write", problem)
        except OSError as problem:
            return refused("cannot-write", self._path, problem)
        return None

    def best(
        self,
        game: str,
        options: Mapping[str, object],
        seats: int,
        besides: str = "",
        revision: int | None = None,
    ) -> Result | None:
        """The best game of a person in this variant with this number of seats.

        Under that revision of the rules, if one is named. The game of the record `besides` is left
        aside.
        """
        found = self._rows(
            "WHERE game = ? AND variant = ? AND seats = ? AND best_person IS NOT NULL"
            " AND record <> ? AND identity IS NOT ? AND (? IS NULL OR revision = ?)"
            " ORDER BY best_person DESC, id",
            (
                game,
                variant_of(options),
                seats,
                besides,
                identity_of(besides) if besides else "",
                revision,
                revision,
            ),
            most=1,
        )[0]
        return found[0] if found else None

    def overview(self, count: int) -> Overview:
        """The best games of every kind, the last so many, and how many rows make no sense."""
        every, skipped = self._rows("ORDER BY id DESC", ())
        best: dict[tuple[str, int, str, int], Result] = {}
        for one in every:
            kind = (one.game, one.seats, one.variant, -one.revision)
            if one.best_person is None:
                continue
            # Of two that are as good, the earlier one: it comes later here.
            if kind not in best or one.best_person >= (best[kind].best_person or 0):
                best[kind] = one
        return Overview([best[kind] for kind in sorted(best)], every[:count], skipped)

    def bests(self) -> list[Result]:
        """The best game of every game, variant, number of seats and revision of the rules."""
        return self.overview(0).bests

    def latest(self, count: int) -> list[Result]:
        """The last games, newest first."""
        return self._rows("ORDER BY id DESC", (), most=count)[0]

    def daily(self, game: str, day: str) -> Result | None:
        """The first counted try at a day's challenge."""
        return self.dailies(day).get(game)

    def dailies(self, day: str, upgrade: bool = True) -> dict[str, Result]:
        """The first counted try at each game's challenge of a day.

        Who cannot wait while a large file is brought up to date asks without `upgrade`, and again.
        """
        first: dict[str, Result] = {}
        for one in self._rows("WHERE daily = ? ORDER BY id", (day,), upgrade=upgrade)[0]:
            first.setdefault(one.game, one)
        return first

    def _rows(
        self,
        condition: str,
        values: tuple[object, ...],
        most: int | None = None,
        upgrade: bool = True,
    ) -> tuple[list[Result], int]:
        """So many of the results that make sense, and how many that make none came before them."""
        found: list[Result] = []
        skipped = 0
        try:
            if not self._there():
                return [], 0
            with closing(self._open(upgrade)) as connection:
                connection.text_factory = lambda data: data.decode("utf-8", "replace")
                for row in connection.execute(_SELECT + condition, values):
                    if most is not None and len(found) >= most:
                        break
                    try:
                        found.append(_result(row))
                    except (ValueError, RecursionError, OverflowError):
                        skipped += 1
        except sqlite3.Error as problem:
            raise Unreadable(self._refused("cannot-read", problem)) from None
        except OSError as problem:
            raise Unreadable(refused("cannot-read", self._path, problem)) from None
        return found, skipped

    def _there(self) -> bool:
        """Whether there is a file; OSError if that cannot be found out."""
        try:
            self._path.stat()
        except FileNotFoundError:
            return False
        return True

    def _refused(self, key: str, problem: sqlite3.Error) -> Problem:
        words = str(problem)
        if "locked" in words or "busy" in words:
            return Problem("results-busy", self._path, words)
        reason = "full" if "full" in words else "forbidden" if "readonly" in words else ""
        return Problem(key, self._path, words, reason=reason)


def _result(row: tuple[object, ...]) -> Result:
    """A row as a result; ValueError if it makes no sense."""
    number, finished, game, variant, seats, daily, names, scores, winners, best, record = row[:11]
    accuracy, revision = row[11:]
    count = _whole(seats, 1, 6)
    told = Result(
        _whole(number, 0, 2**63),
        datetime.fromisoformat(_word(finished)),
        _word(game),
        _word(variant, 20_000),
        count,
        None if daily is None else _word(daily),
        tuple(_word(name) for name in _list(names)),
        tuple(_whole(score, -_MOST_POINTS, _MOST_POINTS) for score in _list(scores)),
        tuple(_whole(seat, 0, count - 1) for seat in _list(winners)),
        None if best is None else _whole(best, -_MOST_POINTS, _MOST_POINTS),
        _word(record, 2_000_000),
        None if accuracy is None else _share(accuracy),
        0 if revision is None else _whole(revision, 0, 2**31),
    )
    if len(told.names) != count or len(told.scores) not in (1, count):
        raise ValueError("not one score a seat, nor one for a team")
    return told


def _whole(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"not a number from {least} to {most}")
    return value


def _word(value: object, longest: int = _LONGEST_WORD) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise ValueError("not a word")
    return value


def _list(value: object) -> list[object]:
    document = read_json(_word(value, 20_000))
    if not isinstance(document, list):
        raise ValueError("not a list")
    return document


def _share(value: object) -> float:
    if not isinstance(value, int | float) or not isfinite(value):
        raise ValueError("not a share")
    return float(value)
