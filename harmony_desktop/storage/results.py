"""Finished games: results, records and the games themselves, in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from harmony_desktop.engine.options import SEATING
from harmony_desktop.storage.files import Places, Problem, set_aside

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record

SCHEMA = 2

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
    accuracy REAL
);
CREATE INDEX IF NOT EXISTS by_variant ON result (game, variant, seats, best_person);
"""

_SELECT = (
    "SELECT id, finished, game, variant, seats, daily, names, scores, winners, best_person, record,"
    " accuracy FROM result "
)


@dataclass(frozen=True, slots=True)
class Result:
    """One finished, counted game.

    `best_person` is the highest score of a person at the table; none if only bots played or hints
    were taken.
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


def variant_of(options: Mapping[str, object]) -> str:
    """The combination of options as one canonical word: records are kept for each.

    Who began, and in which colour, makes no other game of it.

    >>> variant_of({"scoring": "beams", "placement": "free", "first": "lot"})
    'placement=free scoring=beams'
    """
    return " ".join(
        f"{key}={value}" for key, value in sorted(options.items()) if key not in SEATING
    )


class Results:
    """The table of results. Every call opens and closes the file: it is used seldom."""

    def __init__(self, places: Places) -> None:
        self._path = places.results

    def _open(self) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self._path, timeout=2)
        try:
            if connection.execute("PRAGMA user_version").fetchone()[0] < SCHEMA:
                self._bring_up_to_date(connection)
        except BaseException:
            # An open file cannot be set aside everywhere.
            connection.close()
            raise
        return connection

    @staticmethod
    def _bring_up_to_date(connection: sqlite3.Connection) -> None:
        """Make the table, or add what it lacked in earlier versions."""
        connection.executescript(_CREATE)
        columns = {row[1] for row in connection.execute("PRAGMA table_info(result)")}
        if "accuracy" not in columns:
            connection.execute("ALTER TABLE result ADD COLUMN accuracy REAL")
        connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.commit()

    def check(self) -> Problem | None:
        """Look whether the file is sound; a damaged one is set aside, and a new one begins."""
        if not self._path.exists():
            return None
        try:
            with closing(self._open()) as connection:
                sound = connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
                connection.execute("SELECT count(*) FROM result").fetchone()
        except sqlite3.OperationalError as problem:
            if "no such table" not in str(problem):
                return Problem("cannot-read", self._path, str(problem))
            sound = False
        except sqlite3.DatabaseError:
            sound = False
        return None if sound else Problem("results-damaged", set_aside(self._path))

    def add(
        self,
        record: Record,
        options: Mapping[str, object],
        scores: Sequence[int],
        winners: Sequence[int],
    ) -> Problem | None:
        """Keep a finished game, once however often it is added; a refusing disk is told of."""
        persons = [
            score
            for seat, score in zip(record.seats, scores, strict=True)
            if seat.kind == "person" and not record.hints
        ]
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
            record.to_json(),
        )
        try:
            with closing(self._open()) as connection, connection:
                connection.execute(
                    "INSERT OR IGNORE INTO result (finished, game, variant, seats, daily, names,"
                    " scores, winners, best_person, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    row,
                )
        except (sqlite3.Error, OSError) as problem:
            return Problem("cannot-write", self._path, str(problem))
        return None

    def set_accuracy(self, record: Record, accuracy: float | None) -> Problem | None:
        """Keep what the review of a finished game found."""
        try:
            with closing(self._open()) as connection, connection:
                connection.execute(
                    "UPDATE result SET accuracy = ? WHERE record = ?",
                    (accuracy, record.to_json()),
                )
        except (sqlite3.Error, OSError) as problem:
            return Problem("cannot-write", self._path, str(problem))
        return None

    def best(
        self, game: str, options: Mapping[str, object], seats: int, besides: str = ""
    ) -> Result | None:
        """The best game of a person in this variant with this number of seats.

        The record `besides` is left aside.
        """
        found = self._rows(
            "WHERE game = ? AND variant = ? AND seats = ? AND best_person IS NOT NULL"
            " AND record <> ? ORDER BY best_person DESC, id LIMIT 1",
            (game, variant_of(options), seats, besides),
        )
        return found[0] if found else None

    def bests(self) -> list[Result]:
        """The best game of every game, variant and number of seats."""
        return self._rows(
            "WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY game, variant,"
            " seats ORDER BY best_person DESC, id) AS place FROM result WHERE best_person IS NOT"
            " NULL) WHERE place = 1) ORDER BY game, seats, variant",
            (),
        )

    def latest(self, count: int) -> list[Result]:
        """The last games, newest first."""
        return self._rows("ORDER BY id DESC LIMIT ?", (count,))

    def daily(self, game: str, day: str) -> Result | None:
        """The first counted try at a day's challenge."""
        found = self._rows("WHERE game = ? AND daily = ? ORDER BY id LIMIT 1", (game, day))
        return found[0] if found else None

    def _rows(self, condition: str, values: tuple[object, ...]) -> list[Result]:
        if not self._path.exists():
            return []
        try:
            with closing(self._open()) as connection:
                rows = connection.execute(_SELECT + condition, values).fetchall()
            return [_result(row) for row in rows]
        except (sqlite3.Error, ValueError):
            return []


def _result(row: tuple[object, ...]) -> Result:
    number, finished, game, variant, seats, daily, names, scores, winners, best, record, kept = row
    return Result(
        int(str(number)),
        datetime.fromisoformat(str(finished)),
        str(game),
        str(variant),
        int(str(seats)),
        None if daily is None else str(daily),
        tuple(json.loads(str(names))),
        tuple(json.loads(str(scores))),
        tuple(json.loads(str(winners))),
        None if best is None else int(str(best)),
        str(record),
        None if kept is None else float(str(kept)),
    )
