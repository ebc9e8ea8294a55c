"""Finished games: results and the games themselves, in SQLite.

    result   one row a game: what lists, filters and sums need
    record   the game itself, apart, so that a look through the results reads none of them
    seat     who sat where and what they got: derived from the row, for sums over many
    feat     the achievements found in a game: derived from it
    kind     the combinations of game, variant, seats and revision there are
    who      the persons and bots there are

What is in them is data: a row that makes no sense is skipped and counted, wherever it is read.
"""

# Statements are put together from words of this module; what comes from outside is always a value.
# ruff: noqa: S608

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.options import SEATING
from harmony_desktop.storage.files import Places, Problem, damaged, mode_of, refused, set_aside

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record
    from harmony_desktop.engine.score import ScoreSheet

SCHEMA = 4
WAIT = 0.1
"""Seconds that a call waits for another program to be through with the file."""
LONGEST_TITLE = 80
_LONGEST_WORD = 200
_LONGEST_LIST = 20_000
_LONGEST_RECORD = 2_000_000
_LONGEST_SHEETS = 200_000
_MOST_POINTS = 10**6

Source = Literal["played", "box"]
"""Played here, or entered from a game of the box."""

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
    sheets TEXT
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

_WHERE_IT_IS = (("record", "result"), ("seat", "result"), ("feat", "result"), ("result", "id"))
"""The tables a result is in, and its number there; its own row last."""

_COLUMNS = (
    "id, finished, game, variant, seats, daily, names, scores, winners, best_person, text,"
    " accuracy, revision, identity, title, starred, binned, source, day, sheets, position"
)
_SELECT = f"SELECT {_COLUMNS} FROM result JOIN record ON record.result = result.id "


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
    accuracy: tuple[float | None, ...] | None
    """How much of what was within reach each seat kept, in per cent, once it was reviewed."""
    revision: int
    """Of the rules it was played under; results are compared within the same one."""
    identity: str = ""
    """Which game it is of, here and in every copy; "" for one whose record says nothing."""
    title: str = ""
    """What the player calls it."""
    starred: bool = False
    binned: datetime | None = None
    """Since when it lies in the bin."""
    source: Source = "played"
    day: str | None = None
    """The day, if it was the counted try of its game of the day."""
    sheets: tuple[tuple[Mapping[str, object], ...], ...] | None = None
    """The lines of every seat's score sheet (`ScoreLine.to_json` without its cells), once known;
    none if they cannot be worked out."""
    position: str | None = None
    """The final position as `score` reads it, of a game from the box."""


@dataclass(frozen=True, slots=True)
class Query:
    """Which results are meant. What is left out does not matter; the bin is looked at by itself."""

    game: str | None = None
    variant: str | None = None
    seats: int | None = None
    person: str | None = None
    """A person's key: see `person_key`."""
    since: str | None = None
    """A moment as ISO text, in UTC."""
    until: str | None = None
    starred: bool = False
    source: Source | None = None
    revision: int | None = None
    binned: bool = False
    terms: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Words to be found, each with the games that are meant by it as well."""

    def condition(self) -> tuple[str, list[object]]:
        """As SQL over `result`, and its values."""
        parts = ["binned IS NOT NULL" if self.binned else "binned IS NULL"]
        values: list[object] = []
        for column in ("game", "variant", "seats", "source", "revision"):
            if (value := getattr(self, column)) is not None:
                parts.append(f"result.{column} = ?")
                values.append(value)
        if self.since is not None:
            parts.append("finished >= ?")
            values.append(self.since)
        if self.until is not None:
            parts.append("finished < ?")
            values.append(self.until)
        if self.starred:
            parts.append("starred = 1")
        if self.person is not None:
            parts.append(
                "EXISTS (SELECT 1 FROM seat JOIN who ON who.id = seat.who"
                " WHERE seat.result = result.id AND person = ?)"
            )
            values.append(self.person)
        for term, meant in self.terms:
            among = f" OR game IN ({', '.join('?' * len(meant))})" if meant else ""
            parts.append(f"(instr(words, ?) > 0{among})")
            values += [term.casefold(), *meant]
        return " AND ".join(parts), values


@dataclass(frozen=True, slots=True)
class Feat:
    """An achievement that was earned: when first, in which game, and how often."""

    game: str
    key: str
    finished: datetime
    identity: str
    times: int


@dataclass(frozen=True, slots=True)
class Found:
    """Some results of a search, newest first."""

    results: list[Result]
    skipped: int
    """How many among them could not be read."""
    more: tuple[str, int] | None
    """Where the next ones begin; None after the last."""


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


def person_key(name: str, number: int, persons: int) -> str:
    """Who a person at the table is, across games: by name, whatever its letters' case.

    One who gave none is the same as ever when alone, else the so-manieth at the table.

    >>> person_key("Ana", 1, 2), person_key("", 1, 1), person_key("", 2, 3)
    ('ana', '', '#2')
    """
    if name:
        return name.casefold()
    return "" if persons == 1 else f"#{number}"


class Results:
    """The table of results. Every call opens and closes the file: it is used seldom.

    No call waits longer than WAIT for another program. Reading raises Unreadable if the file is
    there and cannot be read; writing returns the problem. A result is named by its `identity`.
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
        """Make the tables, and move into them what an earlier version kept, copied before."""
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]
        if tables:
            self._back_up(connection, version)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA:
                return
            for name in ("by_variant", "by_identity"):
                connection.execute(f"DROP INDEX IF EXISTS {name}")
            if "result" in tables:
                connection.execute("ALTER TABLE result RENAME TO earlier")
            for statement in _CREATE.split(";"):
                connection.execute(statement)
            if "result" in tables:
                _move_earlier(connection)
                connection.execute("DROP TABLE earlier")
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

    def check(self) -> Problem | None:
        """Look whether the file is sound; a damaged one is set aside, and a new one begins."""
        try:
            if not self._there():
                return None
            with closing(self._open()) as connection:
                sound = connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
                for table in ("result", "record", "seat", "feat", "kind", "who"):
                    connection.execute(f"SELECT count(*) FROM {table}").fetchone()
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

    # Adding and changing

    def add(
        self,
        record: Record,
        options: Mapping[str, object],
        scores: Sequence[int],
        winners: Sequence[int],
        ranked: bool = True,
        *,
        source: Source = "played",
        day: str | None = None,
        sheets: Sequence[ScoreSheet] | None = None,
        feats: Sequence[Collection[str]] | None = None,
        position: object = None,
    ) -> Problem | None:
        """Add a finished game, once however often it is added; if the disk refuses, return why.

        A game that is not `ranked` is never the best one. `day` (else the record's own) makes it
        the counted try at its game of that day, unless there is one. `feats` are the achievements
        of every seat; what is left out is worked out later from the record. A game from the box
        (`source="box"`) has a record without moves, with a `started` of its own, its `sheets` and
        its `position`.
        """
        persons = [
            score
            for seat, score in zip(record.seats, scores, strict=True)
            if seat.kind == "person" and ranked and not record.hints
        ]
        text = record.to_json()
        entry = _Entry(
            finished=datetime.now(UTC).isoformat(timespec="seconds"),
            game=record.game,
            variant=variant_of(options),
            seats=len(record.seats),
            daily=record.daily,
            names=json.dumps([seat.name for seat in record.seats], ensure_ascii=False),
            scores=json.dumps(list(scores)),
            winners=json.dumps(list(winners)),
            best_person=max(persons, default=None),
            identity=identity_of(text),
            revision=record.revision,
            source=source,
            day=day or record.daily,
            sheets=None if sheets is None else _written(sheets),
        )
        place = None if position is None else json.dumps(position, ensure_ascii=False)

        def work(connection: sqlite3.Connection) -> None:
            number = _insert(connection, entry, text, place)
            if number is not None and feats is not None:
                _keep_feats(connection, number, feats)

        return self._write(work)

    def set_accuracy(self, identity: str, values: Sequence[float | None] | None) -> Problem | None:
        """Keep what the review of a game found, for every seat; None for seats not reviewed."""
        told = None if values is None else json.dumps(list(values))
        return self._update("accuracy = ?", told, identity)

    def set_found(
        self,
        found: Iterable[tuple[int, Sequence[ScoreSheet], Sequence[Collection[str]]]],
    ) -> Problem | None:
        """Keep the score sheets and achievements that were worked out, by the result's number."""

        def work(connection: sqlite3.Connection) -> None:
            for number, sheets, feats in found:
                connection.execute(
                    "UPDATE result SET sheets = ? WHERE id = ?", (_written(sheets), number)
                )
                _keep_feats(connection, number, feats)

        return self._write(work)

    def rename(self, identity: str, title: str) -> Problem | None:
        """Call a game something; "" for nothing."""
        title = title.strip()[:LONGEST_TITLE]

        def work(connection: sqlite3.Connection) -> None:
            for number, *told in connection.execute(
                "SELECT id, finished, names, scores FROM result WHERE identity = ?", (identity,)
            ).fetchall():
                connection.execute(
                    "UPDATE result SET title = ?, words = ? WHERE id = ?",
                    (title, _words(title, *told), number),
                )

        return self._write(work)

    def star(self, identity: str, starred: bool = True) -> Problem | None:
        """Mark a game, or take the mark away."""
        return self._update("starred = ?", int(starred), identity)

    def bin(self, identity: str) -> Problem | None:
        """Put a game into the bin: no list, sum or best knows it until it is restored."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return self._update("binned = ifnull(binned, ?)", now, identity)

    def restore(self, identity: str) -> Problem | None:
        """Take a game out of the bin."""
        return self._update("binned = ?", None, identity)

    def purge(self, identity: str | None = None) -> Problem | None:
        """Forget a game in the bin for good; without a name, all that are in it."""
        chosen = "SELECT id FROM result WHERE binned IS NOT NULL"
        values: tuple[object, ...] = ()
        if identity is not None:
            chosen, values = f"{chosen} AND identity = ?", (identity,)

        def work(connection: sqlite3.Connection) -> None:
            for table, key in _WHERE_IT_IS:
                connection.execute(f"DELETE FROM {table} WHERE {key} IN ({chosen})", values)

        return self._write(work)

    def _update(self, change: str, value: object, identity: str) -> Problem | None:
        statement = f"UPDATE result SET {change} WHERE identity = ?"
        return self._write(lambda connection: connection.execute(statement, (value, identity)))

    def _write(self, work: Callable[[sqlite3.Connection], object]) -> Problem | None:
        """One change, made as a whole or not at all; if not, return why."""
        try:
            with closing(self._open()) as connection, connection:
                work(connection)
        except Unreadable as problem:
            return problem.problem
        except sqlite3.Error as problem:
            return self._refused("cannot-write", problem)
        except OSError as problem:
            return refused("cannot-write", self._path, problem)
        return None

    # Whole games, to and from another list

    def rows(self, count: int, after: int = 0) -> list[dict[str, object]]:
        """So many results as plain values, in the order of their numbers, those in the bin too.

        The `number` of the last one leads on. Rows that make no sense are left out.
        """
        names = [name.strip() for name in _COLUMNS.split(",")]
        found = []
        with self.reading() as connection:
            if connection is None:
                return []
            for row in connection.execute(
                f"{_SELECT} WHERE id > ? ORDER BY id LIMIT ?", (after, count)
            ):
                told: list[Result] = []
                values = dict(zip(names, row, strict=True))
                values["number"] = values.pop("id")
                values["whole"] = _read_into(told, row)
                found.append(values)
        return found

    def take_in(self, rows: Iterable[Mapping[str, object]]) -> tuple[int, int, int] | Problem:
        """Add results of another list: how many were new, known already, and without sense.

        All of them or, if the disk refuses, none.
        """
        tally = [0, 0, 0]

        def work(connection: sqlite3.Connection) -> None:
            for row in rows:
                made = _entry_of(row)
                if made is None:
                    tally[2] += 1
                    continue
                number = _insert(connection, *made)
                tally[0 if number is not None else 1] += 1

        problem = self._write(work)
        return problem if problem is not None else (tally[0], tally[1], tally[2])

    # Looking

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
            " AND binned IS NULL AND identity IS NOT ? AND (? IS NULL OR revision = ?)"
            " ORDER BY best_person DESC, id",
            (
                game,
                variant_of(options),
                seats,
                identity_of(besides) if besides else "",
                revision,
                revision,
            ),
            most=1,
        )[0]
        return found[0] if found else None

    def latest(self, count: int) -> list[Result]:
        """The last games, newest first."""
        return self._rows("WHERE binned IS NULL ORDER BY id DESC", (), most=count)[0]

    def one(self, identity: str) -> Result | None:
        """A game by its identity, be it in the bin."""
        found = self._rows("WHERE identity = ?", (identity,))[0]
        return found[0] if found else None

    def search(self, query: Query, count: int, after: tuple[str, int] | None = None) -> Found:
        """So many of the results that are meant, newest first, from where another search ended."""
        condition, values = query.condition()
        if after is not None:
            condition += " AND (finished, id) < (?, ?)"
            values += after
        found: list[Result] = []
        skipped, last = 0, None
        with self.reading() as connection:
            if connection is None:
                return Found([], 0, None)
            statement = f"{_SELECT} WHERE {condition} ORDER BY finished DESC, id DESC LIMIT ?"
            for row in connection.execute(statement, (*values, count)):
                last = (str(row[1]), int(row[0]))
                skipped += not _read_into(found, row)
        return Found(found, skipped, last if len(found) + skipped == count else None)

    def count(self, query: Query) -> int:
        """How many results are meant."""
        condition, values = query.condition()
        with self.reading() as connection:
            if connection is None:
                return 0
            found = connection.execute(f"SELECT count(*) FROM result WHERE {condition}", values)
            return int(found.fetchone()[0])

    def unknown(self, count: int) -> list[Result]:
        """Some games whose score sheets or achievements are not known yet, newest first."""
        return self._rows(
            "WHERE (sheets IS NULL OR looked = 0) AND source = 'played' AND identity IS NOT NULL"
            " ORDER BY id DESC",
            (),
            most=count,
        )[0]

    def feats(self, person: str | None = None, besides: str = "") -> list[Feat]:
        """The achievements of a person, or of all, each when it was first earned.

        The game of the record `besides` is left aside.
        """
        condition, values = (
            "binned IS NULL AND identity IS NOT ?",
            [identity_of(besides) if besides else ""],
        )
        if person is not None:
            condition += " AND person = ?"
            values.append(person)
        found = []
        with self.reading() as connection:
            if connection is None:
                return []
            for game, key, finished, identity, times in connection.execute(
                "SELECT game, key, min(finished), identity, count(*) FROM feat"
                " JOIN result ON result.id = feat.result"
                " JOIN seat ON seat.result = feat.result AND seat.seat = feat.seat"
                " JOIN who ON who.id = seat.who"
                f" WHERE person IS NOT NULL AND {condition} GROUP BY game, key",
                values,
            ):
                with suppress(ValueError):
                    moment = datetime.fromisoformat(_word(finished))
                    told = Feat(_word(game), _word(key), moment, str(identity or ""), int(times))
                    found.append(told)
        return found

    def daily(self, game: str, day: str) -> Result | None:
        """The counted try at a day's game."""
        return self.dailies(day).get(game)

    def dailies(self, day: str, upgrade: bool = True) -> dict[str, Result]:
        """The counted try at each game of a day.

        Who cannot wait while a large file is brought up to date asks without `upgrade`, and again.
        """
        first: dict[str, Result] = {}
        for one in self._rows("WHERE day = ? ORDER BY id", (day,), upgrade=upgrade)[0]:
            first.setdefault(one.game, one)
        return first

    def days(self, game: str) -> list[Result]:
        """Every counted try at a game of the day, the earliest day first."""
        return self._rows("WHERE day IS NOT NULL AND game = ? ORDER BY day, id", (game,))[0]

    @contextmanager
    def reading(self, upgrade: bool = True) -> Iterator[sqlite3.Connection | None]:
        """The file open for reading, None if there is none; Unreadable if it cannot be read."""
        try:
            if not self._there():
                yield None
                return
            with closing(self._open(upgrade)) as connection:
                connection.text_factory = lambda data: data.decode("utf-8", "replace")
                yield connection
        except sqlite3.Error as problem:
            raise Unreadable(self._refused("cannot-read", problem)) from None
        except OSError as problem:
            raise Unreadable(refused("cannot-read", self._path, problem)) from None

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
        with self.reading(upgrade) as connection:
            if connection is None:
                return [], 0
            for row in connection.execute(_SELECT + condition, values):
                if most is not None and len(found) >= most:
                    break
                skipped += not _read_into(found, row)
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


# Rows going in


@dataclass(frozen=True, slots=True)
class _Entry:
    """A row of `result` as it goes in; what is left out is worked out or has its default."""

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


_ENTRY = tuple(one.name for one in fields(_Entry))


def _insert(
    connection: sqlite3.Connection, entry: _Entry, text: object, position: object = None
) -> int | None:
    """Put a row into its tables and return its number; None if its game is there already."""
    day = entry.day
    if (
        day is not None
        and connection.execute(
            "SELECT 1 FROM result WHERE day = ? AND game = ?", (day, entry.game)
        ).fetchone()
    ):
        day = None
    values = [getattr(entry, name) for name in _ENTRY]
    values[_ENTRY.index("day")] = day
    words = _words(entry.title, entry.finished, entry.names, entry.scores)
    made = connection.execute(
        f"INSERT OR IGNORE INTO result ({', '.join(_ENTRY)}, words)"
        f" VALUES ({', '.join('?' * len(_ENTRY))}, ?)",
        (*values, words),
    )
    if not made.rowcount:
        return None
    number = made.lastrowid
    connection.execute("INSERT INTO record VALUES (?, ?, ?)", (number, text, position))
    with suppress(ValueError):
        _derive(connection, number, entry, _seats(entry, text))
    return number


def _keep_feats(
    connection: sqlite3.Connection, number: int, feats: Sequence[Collection[str]]
) -> None:
    """Keep what each seat has earned in a game, and that it was looked at."""
    connection.execute("UPDATE result SET looked = 1 WHERE id = ?", (number,))
    connection.executemany(
        "INSERT OR IGNORE INTO feat VALUES (?, ?, ?)",
        [(number, seat, key) for seat, own in enumerate(feats) for key in sorted(own)],
    )


_Sitting = tuple[tuple[str | None, str, str, str], int, int]
"""Who it is (a person's key, the name, a bot's level and face), the points, whether they won."""


def _derive(
    connection: sqlite3.Connection, number: int | None, entry: _Entry, seats: list[_Sitting]
) -> None:
    """Put what follows from a row into the tables that sums are made over."""
    kind = (entry.game, entry.variant, entry.seats, entry.revision or 0)
    connection.execute(
        "INSERT OR IGNORE INTO kind (game, variant, seats, revision) VALUES (?, ?, ?, ?)", kind
    )
    connection.execute(
        "UPDATE result SET kind = (SELECT id FROM kind"
        " WHERE game = ? AND variant = ? AND seats = ? AND revision = ?) WHERE id = ?",
        (*kind, number),
    )
    for place, (whose, points, won) in enumerate(seats):
        who = connection.execute(
            "SELECT id FROM who WHERE person IS ? AND name = ? AND level = ? AND face = ?", whose
        ).fetchone() or (
            connection.execute(
                "INSERT INTO who (person, name, level, face) VALUES (?, ?, ?, ?)", whose
            ).lastrowid,
        )
        connection.execute(
            "INSERT INTO seat VALUES (?, ?, ?, ?, ?)", (number, place, who[0], points, won)
        )


def _seats(entry: _Entry, text: object) -> list[_Sitting]:
    """Who sat at each seat of a result; ValueError if that cannot be made out."""
    _word(entry.game), _word(entry.variant, 20_000), _whole(entry.seats, 1, 6)
    if entry.revision is not None:
        _whole(entry.revision, 0, 2**31)
    document = read_json(_word(text, _LONGEST_RECORD))
    sitting = document.get("seats") if isinstance(document, dict) else None
    if not isinstance(sitting, list) or not all(isinstance(one, dict) for one in sitting):
        raise ValueError("no seats")
    names, winners = _list(entry.names), _list(entry.winners)
    scores = [_whole(score, -_MOST_POINTS, _MOST_POINTS) for score in _list(entry.scores)]
    if len(names) != len(sitting) or len(scores) not in (1, len(sitting)):
        raise ValueError("not one score a seat, nor one for a team")
    rows: list[_Sitting] = []
    persons = [number for number, one in enumerate(sitting) if one.get("kind") == "person"]
    for number, one in enumerate(sitting):
        name = _word(names[number])
        key = None
        if number in persons:
            key = person_key(name, persons.index(number) + 1, len(persons))
        level, face = (
            _word(one.get(what) or "") if key is None else "" for what in ("level", "face")
        )
        won = int(number in winners)
        rows.append(((key, name, level, face), scores[number % len(scores)], won))
    return rows


def _move_earlier(connection: sqlite3.Connection) -> None:
    """Bring every row of the table of an earlier version into those of this one.

    Of two results of one game, the first is it; the first try at a day's game is the counted one.
    """
    there = {row[1] for row in connection.execute("PRAGMA table_info(earlier)")}
    columns = (
        *("finished", "game", "variant", "seats", "daily", "names", "scores", "winners"),
        *("best_person", "record", "accuracy", "identity", "revision"),
    )
    chosen = ", ".join(name if name in there else "NULL" for name in columns)
    known: set[str] = set()
    for number, *row in connection.execute(f"SELECT id, {chosen} FROM earlier ORDER BY id"):
        told = dict(zip(columns, row, strict=True))
        text = told.pop("record")
        if told["identity"] is None:
            with suppress(ValueError):
                told["identity"] = identity_of(str(text))
                revision = read_json(str(text)).get("revision")
                told["revision"] = revision if type(revision) is int else None
        if told["identity"] in known:
            told["identity"] = f"{told['identity']} {number}"
        if told["identity"] is not None:
            known.add(told["identity"])
        share = told.pop("accuracy")
        accuracy = share
        if isinstance(share, int | float):
            accuracy = None
            with suppress(ValueError, AttributeError, TypeError):
                sitting = read_json(str(text)).get("seats")
                first = [one.get("kind") for one in sitting].index("person")
                accuracy = json.dumps(
                    [share if at == first else None for at in range(len(sitting))]
                )
        entry = _Entry(**told, accuracy=accuracy, day=told["daily"])
        _insert(connection, entry, text)


def _words(title: object, finished: object, names: object, scores: object) -> str:
    """What a search looks through: title, names, points and day, in small letters."""
    told = [str(title), str(finished)[:10]]
    with suppress(ValueError):
        told += [str(one) for one in _list(names)]
    with suppress(ValueError):
        told += [str(one) for one in _list(scores)]
    return "\n".join(told).casefold()


def _written(sheets: Sequence[ScoreSheet]) -> str:
    """Score sheets as they are kept: without the cells, which follow from the game."""
    bare = [[replace(line, cells=()).to_json() for line in sheet.lines] for sheet in sheets]
    return json.dumps(bare, ensure_ascii=False)


def _entry_of(row: Mapping[str, object]) -> tuple[_Entry, object, object] | None:
    """A result of another list as it goes in; None if it makes no sense."""
    names = [name.strip() for name in _COLUMNS.split(",")]
    values = [0 if name == "id" else row.get(name) for name in names]
    told: list[Result] = []
    if not _read_into(told, tuple(values)):
        return None
    if not _fits_record(told[0]):
        return None
    known = {name: row[name] for name in _ENTRY if name in row}
    return _Entry(**known), told[0].record, told[0].position


def _fits_record(result: Result) -> bool:
    """Whether a row says of its game what the game's record says."""
    try:
        document = read_json(result.record)
        if result.identity.split(" ")[0] != identity_of(result.record):
            return False
        sitting = [(one["kind"], str(one.get("name", ""))) for one in document["seats"]]
        revision = document["revision"]
    except (ValueError, TypeError, KeyError, AttributeError):
        return False
    return (
        (result.game, result.revision) == (document.get("game"), revision)
        and result.names == tuple(name for _, name in sitting)
        and all(kind in ("person", "bot") for kind, _ in sitting)
    )


# Rows coming out


def _read_into(found: list[Result], row: tuple[object, ...]) -> bool:
    """Add a row to what was found; False if it makes no sense."""
    try:
        found.append(_result(row))
    except (ValueError, RecursionError, OverflowError):
        return False
    return True


def _result(row: tuple[object, ...]) -> Result:
    """A row as a result; ValueError if it makes no sense."""
    number, finished, game, variant, seats, daily, names, scores, winners, best, record = row[:11]
    accuracy, revision, identity, title, starred, binned, source, day, sheets, position = row[11:]
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
        _word(record, _LONGEST_RECORD),
        None if accuracy is None else _shares(accuracy, count),
        0 if revision is None else _whole(revision, 0, 2**31),
        "" if identity is None else _word(identity),
        _word(title),
        bool(_whole(starred, 0, 1)),
        None if binned is None else datetime.fromisoformat(_word(binned)),
        _source(source),
        None if day is None else _word(day),
        None if sheets is None else read_sheets(sheets, count),
        None if position is None else _word(position, _LONGEST_SHEETS),
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


def _list(value: object, longest: int = _LONGEST_LIST) -> list[object]:
    document = read_json(_word(value, longest))
    if not isinstance(document, list):
        raise ValueError("not a list")
    return document


def _source(value: object) -> Source:
    if value == "played":
        return "played"
    if value == "box":
        return "box"
    raise ValueError("not a source")


def _shares(value: object, count: int) -> tuple[float | None, ...]:
    shares = _list(value)
    if len(shares) != count:
        raise ValueError("not one share a seat")
    return tuple(None if one is None else _share(one) for one in shares)


def _share(value: object) -> float:
    if not isinstance(value, int | float) or not isfinite(value):
        raise ValueError("not a share")
    return float(value)


def read_sheets(value: object, count: int) -> tuple[tuple[Mapping[str, object], ...], ...]:
    """The score sheets of a result as they are kept; ValueError if they make no sense."""
    sheets = _list(value, _LONGEST_SHEETS)
    if len(sheets) not in (0, 1, count):
        raise ValueError("not one sheet a seat, nor one for a team")
    return tuple(_lines(sheet) for sheet in sheets)


def _lines(sheet: object) -> tuple[Mapping[str, object], ...]:
    if not isinstance(sheet, list):
        raise ValueError("not a sheet")
    for line in sheet:
        if not isinstance(line, dict) or not isinstance(line.get("key"), str):
            raise ValueError("not a line")
        _whole(line.get("points"), -_MOST_POINTS, _MOST_POINTS)
    return tuple(sheet)
