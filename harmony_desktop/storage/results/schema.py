"""The tables of the results, and migration from earlier versions.

result   one row a game: what lists, filters and sums need
record   the game itself, in its own table so that listing results does not read it
seat     player and points of each seat: derived from the row, for statistics
feat     the achievements in a game: derived from it
progress how far a seat came towards achievements that can be counted: derived from the game
kind     all combinations of game, variant, seats and revision
who      all persons and bots
"""

# SQL is assembled only from constants of this module; external data is always a bound value.
# ruff: noqa: S608

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress

from harmony_desktop.engine.documents import read_json
from harmony_desktop.storage.results.entry import Entry, give_to_one_person, insert
from harmony_desktop.storage.results.result import identity_of

SCHEMA = 7
"""The version of the tables, kept in the file as `user_version`."""
_WITHOUT_PROGRESS = 4
"""The version without the table `progress` and without what came after it."""
_WITHOUT_MATCHED = 5
"""The version without the column `matched`."""
_WITH_SEVERAL_PERSONS = 6
"""The version in which one person who played all seats was several."""
TABLES = ("result", "record", "seat", "feat", "progress", "kind", "who")
WHERE_A_RESULT_IS = (
    *(("record", "result"), ("seat", "result"), ("feat", "result")),
    *(("progress", "result"), ("result", "id")),
)
"""The tables that hold parts of a result, with the column of its number; `result` last."""

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
    identity TEXT,
    revision INTEGER,
    title TEXT NOT NULL DEFAULT '',
    starred INTEGER NOT NULL DEFAULT 0,
    binned TEXT,
    source TEXT NOT NULL DEFAULT 'played',
    day TEXT,
    accuracy TEXT,
    words TEXT NOT NULL DEFAULT '',
    kind INTEGER,
    looked INTEGER NOT NULL DEFAULT 0,
    sheets TEXT,
    matched TEXT
);
CREATE TABLE record (
    result INTEGER PRIMARY KEY,
    text TEXT NOT NULL,
    position TEXT
);
CREATE TABLE seat (
    result INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    who INTEGER NOT NULL,
    points INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (result, seat)
) WITHOUT ROWID;
CREATE TABLE feat (
    result INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (result, seat, key)
) WITHOUT ROWID;
CREATE TABLE progress (
    result INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (result, seat, key)
) WITHOUT ROWID;
CREATE TABLE kind (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    seats INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    UNIQUE (game, variant, seats, revision)
);
CREATE TABLE who (
    id INTEGER PRIMARY KEY,
    person TEXT,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    face TEXT NOT NULL,
    UNIQUE (person, name, level, face)
);
CREATE INDEX by_variant ON result (game, variant, seats, best_person);
CREATE UNIQUE INDEX by_identity ON result (identity);
CREATE INDEX by_time ON result (finished, id);
CREATE INDEX by_day ON result (day, game) WHERE day IS NOT NULL;
CREATE INDEX by_kind ON result (kind);
CREATE INDEX by_who ON seat (who, result);
"""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables; 0 for a file without any, or of the first version."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def has_tables(connection: sqlite3.Connection) -> bool:
    """Whether the file has any tables."""
    return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None


def create(connection: sqlite3.Connection) -> None:
    """Make the tables of this version in an empty file."""
    for statement in _CREATE.split(";"):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Create the tables of this version, and migrate the results of an earlier one."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        version = version_of(connection)
        if version == SCHEMA:
            return
        if version in (_WITHOUT_PROGRESS, _WITHOUT_MATCHED, _WITH_SEVERAL_PERSONS):
            if version == _WITHOUT_PROGRESS:
                _add_progress(connection)
            if version != _WITH_SEVERAL_PERSONS:
                connection.execute("ALTER TABLE result ADD COLUMN matched TEXT")
            give_to_one_person(connection)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
            return
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        for name in ("by_variant", "by_identity"):
            connection.execute(f"DROP INDEX IF EXISTS {name}")
        if "result" in tables:
            connection.execute("ALTER TABLE result RENAME TO earlier")
        create(connection)
        if "result" in tables:
            _move_earlier(connection)
            connection.execute("DROP TABLE earlier")


def _add_progress(connection: sqlite3.Connection) -> None:
    """Add the table of version 5, and have every game looked through for its achievements."""
    (table,) = (one for one in _CREATE.split(";") if "CREATE TABLE progress" in one)
    connection.execute(table)
    connection.execute("UPDATE result SET looked = 0")
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


def _move_earlier(connection: sqlite3.Connection) -> None:
    """Move every row from the table of an earlier version into the tables of this one.

    If a game has two results, the first keeps the identity; the first try at a daily game is the
    counted one.
    """
    there = {row[1] for row in connection.execute("PRAGMA table_info(earlier)")}
    columns = (
        *("finished", "game", "variant", "seats", "daily", "names", "scores", "winners"),
        *("best_person", "record", "accuracy", "identity", "revision"),
    )
    chosen = ", ".join(name if name in there else "NULL" for name in columns)
    known: set[str] = set()
    for number, *row in connection.execute(f"SELECT id, {chosen} FROM earlier ORDER BY id"):
        values = dict(zip(columns, row, strict=True))
        text = values.pop("record")
        if values["identity"] is None:
            with suppress(ValueError):
                values["identity"] = identity_of(str(text))
                revision = read_json(str(text)).get("revision")
                values["revision"] = revision if type(revision) is int else None
        if values["identity"] in known:
            values["identity"] = f"{values['identity']} {number}"
        if values["identity"] is not None:
            known.add(values["identity"])
        accuracy = _share_of_first_person(values.pop("accuracy"), text)
        insert(connection, Entry(**values, accuracy=accuracy, day=values["daily"]), text)


def _share_of_first_person(share: object, text: object) -> object:
    """A share stored for the first person only, as a list for all seats."""
    if not isinstance(share, int | float):
        return share
    try:
        seats = read_json(str(text)).get("seats")
        first = [one.get("kind") for one in seats].index("person")
        return json.dumps([share if at == first else None for at in range(len(seats))])
    except (ValueError, AttributeError, TypeError):
        return None
