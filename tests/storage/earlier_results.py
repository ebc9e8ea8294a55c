"""The list of results as earlier versions of this program made it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing

from harmony_desktop.engine.record import Record
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import identity_of

_CREATE = """
CREATE TABLE result (
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
    record TEXT NOT NULL UNIQUE
)
"""


def keep_as_in_schema(schema: int, places: Places, records: Sequence[Record]) -> None:
    """Make the file of that version with games that Ana won by 120 to 90, 91.5 % of them hers."""
    places.results.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(places.results)) as file, file:
        file.execute(_CREATE)
        file.execute("CREATE INDEX by_variant ON result (game, variant, seats, best_person)")
        for record in records:
            names = json.dumps([seat.name for seat in record.seats])
            file.execute(
                "INSERT INTO result (finished, game, variant, seats, daily, names, scores, winners,"
                " best_person, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *("2026-05-01T12:00:00+00:00", record.game, "rounds=1", len(record.seats)),
                    *(record.daily, names, "[120, 90]", "[0]", 120, record.to_json()),
                ),
            )
        if schema >= 2:
            file.execute("ALTER TABLE result ADD COLUMN accuracy REAL")
            file.execute("UPDATE result SET accuracy = 91.5")
        if schema >= 3:
            file.execute("ALTER TABLE result ADD COLUMN identity TEXT")
            file.execute("ALTER TABLE result ADD COLUMN revision INTEGER")
            for number, record in enumerate(records, 1):
                file.execute(
                    "UPDATE result SET identity = ?, revision = ? WHERE id = ?",
                    (identity_of(record.to_json()), record.revision, number),
                )
            file.execute("CREATE UNIQUE INDEX by_identity ON result (identity)")
        file.execute(f"PRAGMA user_version = {schema}")
