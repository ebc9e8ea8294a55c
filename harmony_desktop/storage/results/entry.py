"""Inserting a row: check it, put it into its tables, and derive further data from it."""

# SQL is assembled only from constants of this module; external data is always a bound value.
# ruff: noqa: S608

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, replace
from typing import TYPE_CHECKING, NamedTuple

from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.names import clean_name
from harmony_desktop.storage.results.result import (
    BY_ONE,
    COLUMNS,
    LONGEST_RECORD,
    fits_record,
    person_keys,
    read_list,
    read_points,
    read_row,
    read_variant,
    read_whole,
    read_word,
    sitting,
)

if TYPE_CHECKING:
    from harmony_desktop.engine.score import ScoreSheet


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of `result` to insert; a field left out is derived or has its default."""

    finished: object
    game: object
    variant: object
    seats: object
    daily: object
    names: object
    scores: object
    winners: object
    best_person: object
    identity: object
    revision: object
    title: object = ""
    starred: object = 0
    binned: object = None
    source: object = "played"
    day: object = None
    accuracy: object = None
    sheets: object = None
    matched: object = None


_FIELDS = tuple(one.name for one in fields(Entry))
_WITHOUT_DEFAULT = tuple(one.name for one in fields(Entry) if one.default is MISSING)


def entry_of(row: Mapping[str, object]) -> tuple[Entry, str, str | None] | None:
    """A row of another list with its record and position; None if it is invalid.

    A row that contradicts its record is invalid.
    """
    found = read_row(tuple(0 if name == "id" else row.get(name) for name in COLUMNS))
    if found is None or not fits_record(found):
        return None
    # Missing values are unknown, not errors: `read_row` has validated the row.
    known = dict.fromkeys(_WITHOUT_DEFAULT) | {name: row[name] for name in _FIELDS if name in row}
    known["names"] = json.dumps(found.names, ensure_ascii=False)
    known["title"] = found.title
    return Entry(**known), found.record, found.position


def insert(
    connection: sqlite3.Connection, entry: Entry, text: object, position: object = None
) -> int | None:
    """Insert a row into its tables and return its number; None if the game is there already."""
    day = entry.day
    if (
        day is not None
        and connection.execute(
            "SELECT 1 FROM result WHERE day = ? AND game = ?", (day, entry.game)
        ).fetchone()
    ):
        day = None
    values = [getattr(entry, name) for name in _FIELDS]
    values[_FIELDS.index("day")] = day
    words = search_words(entry.title, entry.finished, entry.names, entry.scores)
    made = connection.execute(
        f"INSERT OR IGNORE INTO result ({', '.join(_FIELDS)}, words)"
        f" VALUES ({', '.join('?' * len(_FIELDS))}, ?)",
        (*values, words),
    )
    if not made.rowcount:
        return None
    number = made.lastrowid
    connection.execute("INSERT INTO record VALUES (?, ?, ?)", (number, text, position))
    with suppress(ValueError):
        _derive(connection, number, entry, _sittings(entry, text))
    return number


class SeatFeats(NamedTuple):
    """The achievements of a seat in one game, and how far it came towards those with a goal."""

    keys: Collection[str] = ()
    progress: Mapping[str, int] = {}


def keep_feats(connection: sqlite3.Connection, number: int, feats: Sequence[SeatFeats]) -> None:
    """Store the achievements of each seat, and note that they have been computed."""
    connection.execute("UPDATE result SET looked = 1 WHERE id = ?", (number,))
    connection.executemany(
        "INSERT OR IGNORE INTO feat VALUES (?, ?, ?)",
        [(number, seat, key) for seat, own in enumerate(feats) for key in sorted(own.keys)],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO progress VALUES (?, ?, ?, ?)",
        [
            (number, seat, key, value)
            for seat, own in enumerate(feats)
            for key, value in own.progress.items()
        ],
    )


def search_words(title: object, finished: object, names: object, scores: object) -> str:
    """The text a search looks through: title, day, names and points, in small letters."""
    words = [str(title), str(finished)[:10]]
    with suppress(ValueError):
        words += [str(one) for one in read_list(names)]
    with suppress(ValueError):
        words += [str(one) for one in read_list(scores)]
    return "\n".join(words).casefold()


def sheets_text(sheets: Sequence[ScoreSheet]) -> str:
    """Score sheets as stored: without the cells, which can be derived from the game."""
    bare = [[replace(line, cells=()).to_json() for line in sheet.lines] for sheet in sheets]
    return json.dumps(bare, ensure_ascii=False)


class _Sitting(NamedTuple):
    """The player at a seat, and the points."""

    person: str | None
    """A person's key; None for a bot."""
    name: str
    level: str
    face: str
    points: int
    won: int


def _derive(
    connection: sqlite3.Connection, number: int | None, entry: Entry, seats: list[_Sitting]
) -> None:
    """Insert the data derived from a row into the tables used for statistics."""
    kind = (entry.game, entry.variant, entry.seats, entry.revision or 0)
    connection.execute(
        "INSERT OR IGNORE INTO kind (game, variant, seats, revision) VALUES (?, ?, ?, ?)", kind
    )
    connection.execute(
        "UPDATE result SET kind = (SELECT id FROM kind"
        " WHERE game = ? AND variant = ? AND seats = ? AND revision = ?) WHERE id = ?",
        (*kind, number),
    )
    for place, one in enumerate(seats):
        who = _number_of(connection, one.person, one.name, one.level, one.face)
        connection.execute(
            "INSERT INTO seat VALUES (?, ?, ?, ?, ?)", (number, place, who, one.points, one.won)
        )


def _number_of(
    connection: sqlite3.Connection, person: str | None, name: str, level: str, face: str
) -> int | None:
    """The number of a person or bot in the table `who`, with a row for a new one."""
    row = person, name, level, face
    found = connection.execute(
        "SELECT id FROM who WHERE person IS ? AND name = ? AND level = ? AND face = ?", row
    ).fetchone()
    if found is not None:
        return int(found[0])
    return connection.execute(
        "INSERT INTO who (person, name, level, face) VALUES (?, ?, ?, ?)", row
    ).lastrowid


def give_to_one_person(connection: sqlite3.Connection) -> None:
    """Give all seats of every game that one person has played alone to that person."""
    first = connection.execute(
        "SELECT seat.result, name, min(seat) FROM seat JOIN who ON who.id = who"
        " JOIN result ON result.id = seat.result"
        " WHERE person IS NOT NULL AND instr(' ' || variant || ' ', ?) GROUP BY seat.result",
        (f" {BY_ONE} ",),
    ).fetchall()
    for number, name, _ in first:
        connection.execute(
            "UPDATE seat SET who = ? WHERE result = ?"
            " AND who IN (SELECT id FROM who WHERE person IS NOT NULL)",
            (_number_of(connection, person_keys([name], BY_ONE)[0], name, "", ""), number),
        )


def _sittings(entry: Entry, text: object) -> list[_Sitting]:
    """The player at each seat of a result; ValueError if the record is invalid."""
    read_word(entry.game)
    count = read_whole(entry.seats, 1, 6)
    if entry.revision is not None:
        read_whole(entry.revision, 0, 2**31)
    document = read_json(read_word(text, LONGEST_RECORD))
    if not isinstance(document, dict):
        raise ValueError("not a record")
    seats = sitting(document)
    names = [clean_name(read_word(name)) for name in read_list(entry.names)]
    winners = read_list(entry.winners)
    scores = [read_points(score) for score in read_list(entry.scores)]
    if not count == len(names) == len(seats) or len(scores) not in (1, count):
        raise ValueError("not one score a seat, nor one for a team")
    persons = [number for number, one in enumerate(seats) if one["kind"] == "person"]
    variant = read_variant(entry.variant)
    if BY_ONE in variant.split():
        names = [names[persons[0]] if number in persons else "" for number in range(count)]
    keys = dict(zip(persons, person_keys([names[at] for at in persons], variant), strict=True))
    found = []
    for number, one in enumerate(seats):
        key = keys.get(number)
        level, face = (
            read_word(one.get(what) or "") if key is None else "" for what in ("level", "face")
        )
        points, won = scores[number % len(scores)], int(number in winners)
        found.append(_Sitting(key, names[number], level, face, points, won))
    return found
