"""The list of finished games: adding, changing, the bin, searching."""

# SQL is assembled only from constants of this module; external data is always a bound value.
# ruff: noqa: S608

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from harmony_desktop.engine.names import clean_name
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.results.entry import (
    Entry,
    SeatFeats,
    entry_of,
    insert,
    keep_feats,
    search_words,
    sheets_text,
)
from harmony_desktop.storage.results.file import ResultsFile, Unreadable
from harmony_desktop.storage.results.query import Query
from harmony_desktop.storage.results.result import (
    COLUMNS,
    SELECT,
    Result,
    Source,
    identity_of,
    read_row,
    read_word,
    variant_of,
)
from harmony_desktop.storage.results.schema import WHERE_A_RESULT_IS
from harmony_desktop.storage.steps import finish

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record
    from harmony_desktop.engine.score import ScoreSheet

LONGEST_TITLE = 80
_STEP = 100
"""Rows between two reports of an import."""


@dataclass(frozen=True, slots=True)
class Feat:
    """An earned achievement: its first date and game, and how often it was earned."""

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
    """Number of results that could not be read."""
    more: tuple[str, int] | None
    """Start of the next results; None after the last."""


class Tally(NamedTuple):
    """Counts of new, duplicate and invalid rows of another list."""

    new: int = 0
    known: int = 0
    bad: int = 0


class Results:
    """The list of results.

    No call waits longer than WAIT for another program. Reading raises Unreadable if the file is
    there and cannot be read; writing returns the problem. A result is named by its `identity`.
    """

    def __init__(self, places: Places) -> None:
        self._file = ResultsFile(places)

    def check(self) -> Problem | None:
        """Check the file; a damaged one is salvaged, and the problem says what was saved."""
        return self._file.check()

    def reading(self, upgrade: bool = True) -> AbstractContextManager[sqlite3.Connection | None]:
        """Open the file for reading; None if there is none, Unreadable if it cannot be read."""
        return self._file.reading(upgrade)

    def state(self) -> Hashable:
        """Something that differs after every change of the list."""
        return self._file.state()

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
        feats: Sequence[SeatFeats] | None = None,
        position: object = None,
    ) -> Problem | None:
        """Add a finished game unless it is there already; if the disk refuses, return the problem.

        A game that is not `ranked` is never a best result. `day` (else the record's own) makes it
        the counted try at its game of that day, unless there is one. `feats` are the achievements
        of every seat; if left out, they are computed later from the record. A game from the box
        (`source="box"`) has a record without moves, with a `started` of its own, its `sheets` and
        its `position`.
        """
        persons = [
            score
            for seat, score in zip(record.seats, scores, strict=True)
            if seat.kind == "person" and ranked and not record.hints
        ]
        text = record.to_json()
        entry = Entry(
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
            sheets=None if sheets is None else sheets_text(sheets),
        )
        place = None if position is None else json.dumps(position, ensure_ascii=False)

        def work(connection: sqlite3.Connection) -> None:
            number = insert(connection, entry, text, place)
            if number is not None and feats is not None:
                keep_feats(connection, number, feats)

        return self._write(work)

    def set_accuracy(self, identity: str, values: Sequence[float | None] | None) -> Problem | None:
        """Store the accuracy of every seat from an analysis; None for seats not analysed."""
        shares = None if values is None else json.dumps(list(values))
        return self._update("accuracy = ?", shares, identity)

    def set_matched(self, identity: str, found: Sequence[tuple[int, int]]) -> Problem | None:
        """Store the strengths and points of bots that have played a game's deal."""
        return self._update("matched = ?", json.dumps([list(one) for one in found]), identity)

    def set_found(
        self,
        found: Iterable[tuple[int, Sequence[ScoreSheet], Sequence[SeatFeats]]],
    ) -> Problem | None:
        """Store computed score sheets and achievements, by the result's number."""

        def work(connection: sqlite3.Connection) -> None:
            for number, sheets, feats in found:
                connection.execute(
                    "UPDATE result SET sheets = ? WHERE id = ?", (sheets_text(sheets), number)
                )
                keep_feats(connection, number, feats)

        return self._write(work)

    def rename(self, identity: str, title: str) -> Problem | None:
        """Set a game's title; "" removes it."""
        title = clean_name(title)[:LONGEST_TITLE]

        def work(connection: sqlite3.Connection) -> None:
            for number, *rest in connection.execute(
                "SELECT id, finished, names, scores FROM result WHERE identity = ?", (identity,)
            ).fetchall():
                connection.execute(
                    "UPDATE result SET title = ?, words = ? WHERE id = ?",
                    (title, search_words(title, *rest), number),
                )

        return self._write(work)

    def star(self, identity: str, starred: bool = True) -> Problem | None:
        """Star a game, or remove its star."""
        return self._update("starred = ?", int(starred), identity)

    def bin(self, identity: str) -> Problem | None:
        """Move a game to the bin: lists, statistics and bests leave it out until restored."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return self._update("binned = ifnull(binned, ?)", now, identity)

    def restore(self, identity: str) -> Problem | None:
        """Take a game out of the bin."""
        return self._update("binned = ?", None, identity)

    def purge(self, identity: str | None = None) -> Problem | None:
        """Delete a game in the bin for good; without an identity, empty the bin."""
        chosen = "SELECT id FROM result WHERE binned IS NOT NULL"
        values: tuple[object, ...] = ()
        if identity is not None:
            chosen, values = f"{chosen} AND identity = ?", (identity,)

        def work(connection: sqlite3.Connection) -> None:
            for table, key in WHERE_A_RESULT_IS:
                connection.execute(f"DELETE FROM {table} WHERE {key} IN ({chosen})", values)

        return self._write(work)

    def _update(self, change: str, value: object, identity: str) -> Problem | None:
        statement = f"UPDATE result SET {change} WHERE identity = ?"
        return self._write(lambda connection: connection.execute(statement, (value, identity)))

    def _write(self, work: Callable[[sqlite3.Connection], object]) -> Problem | None:
        """Run one transaction; if it fails, return the problem."""
        try:
            with self._file.writing() as connection:
                work(connection)
        except Unreadable as problem:
            return problem.problem
        return None

    # Import and export of rows

    def rows(self, count: int, after: int = 0) -> list[dict[str, object]]:
        """Up to `count` rows as plain values, in the order of their numbers, including the bin.

        Pass the `number` of the last one as `after` for more; `whole` is False for an invalid row.
        """
        found = []
        with self.reading() as connection:
            if connection is None:
                return []
            for row in connection.execute(
                f"{SELECT} WHERE id > ? ORDER BY id LIMIT ?", (after, count)
            ):
                values = dict(zip(COLUMNS, row, strict=True))
                values["number"] = values.pop("id")
                values["whole"] = read_row(row) is not None
                found.append(values)
        return found

    def take_in(self, rows: Iterable[Mapping[str, object]]) -> Tally | Problem:
        """Add results of another list, all of them or, if the disk refuses, none."""
        return finish(self.taking_in(rows))

    def taking_in(
        self, rows: Iterable[Mapping[str, object]], then: Callable[[], None] = lambda: None
    ) -> Generator[Tally, None, Tally | Problem]:
        """Add results of another list in steps, yielding the tally so far.

        All of them or none: if the disk refuses, the generator is closed, or `rows` or `then`
        raises, nothing is added. The last tally comes when all are added; after it, `then` is
        called and all is committed. A row that contradicts its record is invalid.
        """
        new = known = bad = 0
        try:
            with self._file.writing() as connection:
                for count, row in enumerate(rows, 1):
                    made = entry_of(row)
                    if made is None:
                        bad += 1
                    elif insert(connection, *made) is None:
                        known += 1
                    else:
                        new += 1
                    if count % _STEP == 0:
                        yield Tally(new, known, bad)
                yield Tally(new, known, bad)
                then()
        except Unreadable as problem:
            return problem.problem
        return Tally(new, known, bad)

    # Searching

    def best(
        self,
        game: str,
        options: Mapping[str, object],
        seats: int,
        besides: str = "",
        revision: int | None = None,
    ) -> Result | None:
        """The best game of a person in this variant with this number of seats.

        Only under that revision of the rules, if given. The game of the record `besides` is left
        out.
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
        )
        return found[0] if found else None

    def latest(self, count: int) -> list[Result]:
        """The latest games, newest first."""
        return self._rows("WHERE binned IS NULL ORDER BY id DESC", (), most=count)

    def one(self, identity: str) -> Result | None:
        """A game by its identity, including binned games."""
        found = self._rows("WHERE identity = ?", (identity,))
        return found[0] if found else None

    def search(self, query: Query, count: int, after: tuple[str, int] | None = None) -> Found:
        """Up to `count` matching results, newest first; `after` continues an earlier search."""
        condition, values = query.condition()
        if after is not None:
            condition += " AND (finished, id) < (?, ?)"
            values += after
        found: list[Result] = []
        skipped, last = 0, None
        with self.reading() as connection:
            if connection is None:
                return Found([], 0, None)
            statement = f"{SELECT} WHERE {condition} ORDER BY finished DESC, id DESC LIMIT ?"
            for row in connection.execute(statement, (*values, count)):
                last = (str(row[1]), int(row[0]))
                if (one := read_row(row)) is None:
                    skipped += 1
                else:
                    found.append(one)
        return Found(found, skipped, last if len(found) + skipped == count else None)

    def count(self, query: Query) -> int:
        """The number of matching results."""
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
        )

    def feats(self, person: str | None = None, besides: str = "") -> list[Feat]:
        """The achievements of a person, or of all persons, each with its first date.

        The game of the record `besides` is left out.
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
                    moment = datetime.fromisoformat(read_word(finished))
                    found.append(
                        Feat(
                            game=read_word(game),
                            key=read_word(key),
                            finished=moment,
                            identity=str(identity or ""),
                            times=int(times),
                        )
                    )
        return found

    def daily(self, game: str, day: str) -> Result | None:
        """The counted try at a day's game."""
        return self.dailies(day).get(game)

    def dailies(self, day: str, upgrade: bool = True) -> dict[str, Result]:
        """The counted try at each game of a day.

        Without `upgrade`, the call does not wait for the upgrade of a large file; retry later.
        """
        first: dict[str, Result] = {}
        for one in self._rows("WHERE day = ? ORDER BY id", (day,), upgrade=upgrade):
            first.setdefault(one.game, one)
        return first

    def days(self, game: str) -> list[Result]:
        """Every counted try at a game of the day, the earliest day first."""
        return self._rows("WHERE day IS NOT NULL AND game = ? ORDER BY day, id", (game,))

    def _rows(
        self,
        condition: str,
        values: tuple[object, ...],
        most: int | None = None,
        upgrade: bool = True,
    ) -> list[Result]:
        """Up to `most` readable results."""
        found: list[Result] = []
        with self.reading(upgrade) as connection:
            if connection is None:
                return []
            for row in connection.execute(SELECT + condition, values):
                if most is not None and len(found) >= most:
                    break
                if (one := read_row(row)) is not None:
                    found.append(one)
        return found
