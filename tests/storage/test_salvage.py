"""A damaged list of results: what can be read is saved, and copies of good days lie beside it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmony.rules.game import GAME
from harmony_desktop.storage.files import Places, sweep
from harmony_desktop.storage.results import Query, Results, file, schema
from tests.storage.earlier_results import keep_as_in_schema

COUNT = 300


def record(seed: int) -> Record:
    seats = (Seat(kind="person", name="Ana"), Seat(kind="bot", level="hard"))
    return Record(game="harmony", revision=GAME.revision, seats=seats, seed=seed)


def fill(places: Places, first: int = 0, count: int = COUNT) -> Results:
    results = Results(places)
    with closing(results._file.open()):
        pass
    for seed in range(first, first + count):
        assert results.add(record(seed), {}, [seed, 1], [0]) is None
    return results


def page_of_record(places: Places, result: int) -> int:
    """The page of the file that holds a result's record, found by its content."""
    with closing(sqlite3.connect(places.results)) as connection:
        size = int(connection.execute("PRAGMA page_size").fetchone()[0])
        (text,) = connection.execute(
            "SELECT text FROM record WHERE result = ?", (result,)
        ).fetchone()
    return places.results.read_bytes().index(text.encode()) // size


def spoil_page(places: Places, page: int) -> None:
    data = bytearray(places.results.read_bytes())
    data[page * 4096 : page * 4096 + 400] = b"\xff" * 400
    places.results.write_bytes(data)


def test_rows_that_can_be_read_are_saved_from_a_damaged_file(places: Places) -> None:
    results = fill(places)
    first = results.latest(COUNT)[-1]
    results.rename(first.identity, "The first one")
    before = {one.identity for one in results.latest(COUNT)}
    spoil_page(places, page_of_record(places, 150))
    problem = results.check()
    assert problem is not None
    assert problem.key == "results-salvaged"
    after = {one.identity: one for one in results.latest(COUNT)}
    assert problem.saved == len(after)
    assert set(after) < before
    assert COUNT - 40 < len(after) < COUNT, "one page holds a few records, not all of them"
    assert after[first.identity].title == "The first one"
    assert problem.path.parent.name == "damaged"
    assert problem.path.read_bytes()[:6] == b"SQLite", "the damaged file is kept"
    assert results.check() is None


def test_missing_rows_come_from_the_copy_of_the_last_good_day(places: Places) -> None:
    results = fill(places)
    assert results.check() is None
    fill(places, COUNT, 20)
    results.star(results.latest(1)[0].identity)
    spoil_page(places, page_of_record(places, 150))
    problem = results.check()
    assert problem is not None
    assert (problem.key, problem.saved) == ("results-salvaged", COUNT + 20)
    assert results.count(Query()) == COUNT + 20
    assert results.latest(1)[0].starred


def test_a_file_that_is_nothing_any_more_is_replaced_by_its_copy(places: Places) -> None:
    results = fill(places, count=5)
    assert results.check() is None
    places.results.write_bytes(b"\0" * 10_000)
    problem = results.check()
    assert problem is not None
    assert (problem.key, problem.saved) == ("results-salvaged", 5)
    assert [one.scores[0] for one in results.latest(9)] == [4, 3, 2, 1, 0]


def test_without_a_copy_a_file_that_is_nothing_is_a_new_list(places: Places) -> None:
    places.data.mkdir(parents=True)
    places.results.write_bytes(b"\0" * 10_000)
    problem = Results(places).check()
    assert problem is not None
    assert (problem.key, problem.saved) == ("results-damaged", 0)
    assert Results(places).latest(9) == []


def test_three_copies_are_kept_even_if_the_clock_is_set_back(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = fill(places, count=1)
    days = ["2026-01-04", "2026-01-05", "2026-01-06", "2026-01-07", "2026-01-01"]

    class Clock:
        @staticmethod
        def now(_: object) -> Clock:
            return Clock()

        def date(self) -> Clock:
            return self

        def isoformat(self) -> str:
            return days[0]

    monkeypatch.setattr(file, "datetime", Clock)
    while days:
        assert results.check() is None
        assert results.check() is None, "one a day"
        del days[0]
    kept = sorted(path.name for path in results._file.copies.iterdir())
    assert kept == [
        "results-2026-01-01.sqlite3",
        "results-2026-01-06.sqlite3",
        "results-2026-01-07.sqlite3",
    ]


def test_a_kill_while_salvaging_leaves_the_damaged_file(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    results = fill(places)
    spoil_page(places, page_of_record(places, 150))

    def killed(*_: object) -> None:
        raise Killed

    monkeypatch.setattr(file.os, "replace", killed)
    with pytest.raises(Killed):
        results.check()
    monkeypatch.undo()
    problem = results.check()
    assert problem is not None
    assert problem.saved > COUNT - 40


def test_the_copy_before_a_migration_is_a_draft_until_it_is_whole(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_as_in_schema(3, places, [record(seed) for seed in range(3)])
    seen: list[list[str]] = []
    replace = os.replace

    def look_first(source: Path, target: Path) -> None:
        seen.append([path.name for path in places.data.glob("*schema*")])
        replace(source, target)

    monkeypatch.setattr(file.os, "replace", look_first)
    assert len(Results(places).latest(9)) == 3
    assert seen == [[]], "nothing bears the name of the copy before it is whole"
    with closing(sqlite3.connect(places.data / "results-schema-3.sqlite3")) as copy:
        assert schema.version_of(copy) == 3


def test_a_useless_copy_before_a_migration_is_made_anew(places: Places) -> None:
    """Of a kill in an earlier version of this program."""
    keep_as_in_schema(3, places, [record(seed) for seed in range(3)])
    half = places.data / "results-schema-3.sqlite3"
    half.write_bytes(places.results.read_bytes()[:4096])
    assert len(Results(places).latest(9)) == 3
    with closing(sqlite3.connect(half)) as copy:
        assert copy.execute("SELECT count(*) FROM result").fetchone() == (3,)


def test_drafts_of_killed_copies_are_swept(places: Places) -> None:
    places.data.mkdir(parents=True)
    for ending in ("", "-journal"):
        draft = places.data / f".99999999-0123456789abcdef.draft{ending}"
        draft.write_text("half")
        os.utime(draft, (1, 1))
    sweep([places.data])
    assert list(places.data.iterdir()) == []


# What earlier tests did not notice


def test_a_page_of_results_that_ends_with_an_unreadable_row_leads_on(places: Places) -> None:
    results = fill(places, count=10)
    with closing(sqlite3.connect(places.results)) as connection, connection:
        # Newest first: the fifth of the first page.
        connection.execute("UPDATE result SET finished = '2026-05-' || (10 + id)")
        connection.execute("UPDATE result SET scores = 'none' WHERE finished = '2026-05-16'")
    first = results.search(Query(), 5)
    assert (len(first.results), first.skipped) == (4, 1)
    assert first.more is not None
    rest = results.search(Query(), 5, first.more)
    assert len(rest.results) == 5
    assert {one.identity for one in first.results}.isdisjoint(one.identity for one in rest.results)


def test_binning_twice_keeps_the_first_date(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = fill(places, count=1)
    (one,) = results.latest(1)
    results.bin(one.identity)
    with closing(sqlite3.connect(places.results)) as connection, connection:
        connection.execute("UPDATE result SET binned = '2026-01-02T03:04:05+00:00'")
    results.bin(one.identity)
    again = results.one(one.identity)
    assert again is not None
    assert again.binned is not None
    assert again.binned.isoformat() == "2026-01-02T03:04:05+00:00"


def test_of_two_equal_bests_the_first_stands(places: Places) -> None:
    results = Results(places)
    for seed in (1, 2, 3):
        results.add(record(seed), {}, [50, 1], [0])
    best = results.best("harmony", {}, 2)
    assert best is not None
    assert best.number == 1
