"""The disk: whole files or old ones, damaged files kept, nothing lost."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile
from harmony_desktop.storage import saves, settings
from harmony_desktop.storage.files import Places, read_limited, set_aside, write_atomically
from harmony_desktop.storage.results import Query, Results, SeatFeats, Term, identity_of, variant_of
from harmony_desktop.storage.settings import Settings
from harmony_desktop.storage.statistics import summarise
from tests.storage.earlier_results import keep_as_in_schema


def record(**changes: object) -> Record:
    facts: dict[str, object] = {
        "game": "harmony",
        "revision": GAME.revision,
        "seats": (Seat(kind="person", name="نرگس"), Seat(kind="bot", level="hard", name="Bot")),
        "seed": 3,
    }
    return Record(**{**facts, **changes})  # type: ignore[arg-type]


def test_home_comes_from_the_environment(own_home: Path) -> None:
    assert Places.of_this_user().saves == own_home / "data" / "games"


def test_a_write_replaces_the_whole_file(places: Places) -> None:
    write_atomically(places.settings, "one")
    write_atomically(places.settings, "two")
    assert places.settings.read_text() == "two"
    assert os.listdir(places.settings.parent) == ["settings.json"]


def test_a_write_that_fails_leaves_the_old_file(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_atomically(places.settings, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomically(places.settings, "new")
    assert places.settings.read_text() == "old"
    assert os.listdir(places.settings.parent) == ["settings.json"]


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "long"
    file.write_bytes(b"x" * 11)
    with pytest.raises(ValueError, match="longer"):
        read_limited(file, 10)


def test_setting_aside_keeps_every_file(tmp_path: Path) -> None:
    kept = set()
    for number in range(3):
        file = tmp_path / "game.harmony"
        file.write_text(str(number))
        moved = set_aside(file)
        assert moved is not None
        kept.add(moved)
    assert sorted(path.read_text() for path in kept) == ["0", "1", "2"]


def test_settings_survive_being_saved(places: Places) -> None:
    mine = Settings(language="fa", theme="dark", animation="off")
    assert settings.save(places, mine) is None
    assert settings.load(places) == (mine, None)


def test_without_a_file_the_settings_are_the_usual_ones(places: Places) -> None:
    assert settings.load(places) == (Settings(), None)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"theme": "neon"}', '{"volume": 900}', "x" * 300_000, "\x00\xff"]
)
def test_damaged_settings_are_set_aside_and_told_of(places: Places, text: str) -> None:
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(text)
    loaded, problem = settings.load(places)
    assert loaded == Settings()
    assert problem is not None
    assert problem.key == "settings-damaged"
    assert problem.path.read_text() == text
    assert not places.settings.exists()


@pytest.mark.parametrize(
    ("entry", "names"),
    [
        ({"name": "A" * 60, "colour": "red"}, ["Ana", "A" * 40]),
        ({"name": "Bo", "colour": "red" * 20, "face": 5}, ["Ana", "Bo"]),
        ({"name": "\t"}, ["Ana"]),
        ({"colour": "red"}, ["Ana"]),
        (["Bo"], ["Ana"]),
    ],
)
def test_an_invalid_player_leaves_the_other_settings_as_they_are(
    places: Places, entry: object, names: list[str]
) -> None:
    document = {"theme": "dark", "telepathy": 1, "profiles": [{"name": "Ana"}, entry]}
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(json.dumps(document))
    loaded, problem = settings.load(places)
    assert (loaded.theme, loaded.unknown) == ("dark", {"telepathy": 1})
    assert [one.name for one in loaded.profiles] == names
    assert problem is not None
    assert problem.key == "settings-salvaged"
    assert json.loads(problem.path.read_text()) == document
    assert settings.load(places) == (loaded, None), "a kill before the next change loses nothing"


def test_of_an_invalid_setting_or_setup_only_that_falls_back(places: Places) -> None:
    setups = {"harmony": {"seats": [{}, {}]}, "sintra": {"seats": [{"name": "A" * 60}]}}
    document = {"theme": "neon", "volume": 5, "last": setups, "profiles": [{"name": "Ana"}] * 30}
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(json.dumps(document))
    loaded, problem = settings.load(places)
    assert (loaded.theme, loaded.volume) == (Settings().theme, 5)
    assert list(loaded.last) == ["harmony"]
    assert len(loaded.profiles) == settings.MOST_PROFILES
    assert problem is not None
    assert problem.key == "settings-salvaged"


def test_settings_of_a_later_version_still_load(places: Places) -> None:
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(json.dumps({"schema": 1, "theme": "dark", "telepathy": True}))
    loaded, problem = settings.load(places)
    assert problem is None
    assert loaded.theme == "dark"


def test_settings_carry_their_schema(places: Places) -> None:
    settings.save(places, Settings())
    assert json.loads(places.settings.read_text())["schema"] == settings.FORMAT.newest


def test_a_disk_that_cannot_be_written_is_told_of(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "open", read_only)
    for problem in (
        settings.save(places, Settings()),
        saves.store(saves.new_path(places, "harmony"), record()),
    ):
        assert problem is not None
        assert problem.key == "cannot-write"
        assert problem.detail == "Read-only file system"
        assert problem.reason == "forbidden"


def test_running_games_are_listed_latest_first(places: Places) -> None:
    for number in range(3):
        path = saves.new_path(places, "harmony")
        saves.store(path, record(seed=number).with_moves([PlaceTile(number)]))
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
    found, problems = saves.running(places)
    assert [save.record.seed for save in found] == [2, 1, 0]
    assert problems == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        record().with_moves([PlaceTile(1), PlaceTile(1), PlaceTile(1)]).to_json(),
        record(options={"rounds": 77}).to_json(),
        "x" * 1_100_000,
    ],
)
def test_a_damaged_game_is_set_aside_and_the_others_stay(places: Places, text: str) -> None:
    good = saves.new_path(places, "harmony")
    saves.store(good, record())
    bad = places.saves / "harmony-bad.harmony"
    bad.write_text(text)
    found, problems = saves.running(places)
    assert [save.path for save in found] == [good]
    assert [problem.key for problem in problems] == ["save-damaged"]
    assert problems[0].path.read_text() == text
    assert saves.running(places) == (found, [])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"revision": 99}, "save-newer"),
        ({"revision": GAME.revision - 1}, "save-earlier"),
        ({"game": "future"}, "save-newer"),
        ({"schema": 9, "clock": [1, 2]}, "save-newer"),
    ],
)
def test_a_game_of_another_version_is_left_alone(
    places: Places, change: dict[str, object], told: str
) -> None:
    path = saves.new_path(places, "harmony")
    write_atomically(path, json.dumps({**json.loads(record().to_json()), **change}))
    found, problems = saves.running(places)
    assert found == []
    assert [problem.key for problem in problems] == [told]
    assert path.exists()


def test_a_game_given_up_can_be_taken_back(places: Places) -> None:
    path = saves.new_path(places, "harmony")
    saves.store(path, record())
    kept = saves.give_up(path)
    assert isinstance(kept, Path)
    assert saves.running(places) == ([], [])
    kept.rename(path)
    assert len(saves.running(places)[0]) == 1


OPTIONS = {"placement": "free", "scoring": "standard", "rounds": 1}


def test_the_record_is_the_best_result_of_a_person_in_the_variant(places: Places) -> None:
    """H-9"""
    results = Results(places)
    assert results.best("harmony", OPTIONS, 2) is None
    for number, mine in enumerate((120, 150, 90)):
        results.add(record(seed=number), OPTIONS, [mine, 200], [1])
    results.add(record(seed=9), {**OPTIONS, "scoring": "beams"}, [300, 0], [0])
    best = results.best("harmony", OPTIONS, 2)
    assert best is not None
    assert best.best_person == 150
    assert results.best("harmony", OPTIONS, 1) is None
    assert sorted(kind.best or 0 for kind in summarise(results, Query()).kinds) == [150, 300]
    assert [one.scores[0] for one in results.latest(2)] == [300, 90]


def test_hints_and_bots_set_no_record(places: Places) -> None:
    """H-9"""
    results = Results(places)
    results.add(record(hints=1), OPTIONS, [299, 1], [0])
    only_bots = (Seat(kind="bot", level="hard", name="Bot"),)
    results.add(record(seats=only_bots), OPTIONS, [298], [0])
    assert results.best("harmony", OPTIONS, 2) is None
    assert results.best("harmony", OPTIONS, 1) is None
    assert len(results.latest(9)) == 2


def test_a_game_is_counted_once_however_often_it_is_added(places: Places) -> None:
    results = Results(places)
    for _ in range(2):
        assert results.add(record(), OPTIONS, [100, 50], [0]) is None
    assert len(results.latest(9)) == 1


def test_the_first_try_at_a_daily_challenge_counts(places: Places) -> None:
    results = Results(places)
    for number, score in enumerate((101, 202)):
        tried = record(daily="2026-05-01", seed=number)
        results.add(tried, OPTIONS, [score, 0], [0])
    found = results.daily("harmony", "2026-05-01")
    assert found is not None
    assert found.scores[0] == 101
    assert results.daily("harmony", "2026-05-02") is None


@pytest.mark.parametrize("content", [b"", b"this is no database" * 100])
def test_a_damaged_list_of_results_is_set_aside(places: Places, content: bytes) -> None:
    results = Results(places)
    places.results.parent.mkdir(parents=True)
    places.results.write_bytes(content)
    problem = results.check()
    if content:
        assert problem is not None
        assert problem.key == "results-damaged"
        assert problem.path.read_bytes() == content
    assert results.add(record(), OPTIONS, [1, 2], [1]) is None
    assert results.check() is None
    assert len(results.latest(9)) == 1


@pytest.mark.parametrize("schema", [1, 2, 3])
def test_results_of_earlier_versions_are_kept(places: Places, schema: int) -> None:
    """The first had no column for the accuracy; all kept one share for a game."""
    daily = "2026-05-01"
    kept_then = [record(seed=seed, daily=daily) for seed in (1, 2)]
    keep_as_in_schema(schema, places, kept_then)
    results = Results(places)
    assert results.check() is None
    second, first = results.latest(9)
    assert (first.scores, first.names, first.winners) == ((120, 90), ("نرگس", "Bot"), (0,))
    assert first.accuracy == ((91.5, None) if schema > 1 else None)
    assert first.identity == identity_of(kept_then[0].to_json())
    assert (first.day, second.day) == (daily, None), "the first try is the counted one"
    assert results.count(Query(person="نرگس")) == 2
    assert results.set_accuracy(first.identity, [88.0, None]) is None
    again = results.one(first.identity)
    assert again is not None
    assert again.accuracy == (88.0, None)
    copy = places.data / f"results-schema-{schema}.sqlite3"
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (schema,)
        assert file.execute("SELECT count(*) FROM result").fetchone() == (2,)


def test_a_row_that_made_no_sense_before_makes_none_now_and_is_kept(places: Places) -> None:
    keep_as_in_schema(3, places, [record(seed=1), record(seed=2)])
    with closing(sqlite3.connect(places.results)) as old, old:
        old.execute("UPDATE result SET names = '[7' WHERE id = 1")
    results = Results(places)
    assert [one.number for one in results.latest(9)] == [2]
    assert results.count(Query()) == 2
    assert results.search(Query(), 9).skipped == 1


def test_a_game_has_a_name_a_star_and_a_bin(places: Places) -> None:
    results = Results(places)
    for seed in (1, 2, 3):
        results.add(record(seed=seed), OPTIONS, [100 + seed, 50], [0])
    third, second, first = (one.identity for one in results.latest(9))
    assert results.rename(first, "  The Great Escape ") is None
    assert results.star(second) is None
    assert results.bin(third) is None
    named = results.one(first)
    assert named is not None
    assert named.title == "The Great Escape"

    def found(query: Query) -> list[str]:
        return [one.identity for one in results.search(query, 9).results]

    assert found(Query()) == [second, first]
    assert found(Query(terms=(Term("great"),))) == [first]
    assert found(Query(terms=(Term("102"),))) == [second]
    assert found(Query(terms=(Term("nothing", ("harmony",)),))) == [second, first]
    assert found(Query(starred=True)) == [second]
    assert found(Query(binned=True)) == [third]
    best = results.best("harmony", OPTIONS, 2)
    assert best is not None
    assert best.scores == (102, 50), "what lies in the bin is not the best"
    results.restore(third)
    assert found(Query()) == [third, second, first]
    results.purge()
    assert results.count(Query()) == 3, "only what is in the bin can be purged"
    results.bin(third)
    results.purge(second)
    results.purge(third)
    assert found(Query()) == [second, first]
    assert found(Query(binned=True)) == []


def test_a_search_goes_on_where_another_ended(places: Places) -> None:
    results = Results(places)
    for seed in range(7):
        results.add(record(seed=seed), OPTIONS, [seed, 50], [1])
    told: list[int] = []
    more = None
    for _ in range(3):
        found = results.search(Query(game="harmony"), 3, more)
        told += [one.scores[0] for one in found.results]
        more = found.more
    assert told == [6, 5, 4, 3, 2, 1, 0]
    assert more is None


def test_a_game_from_the_box_is_kept_with_its_sheets(places: Places) -> None:
    results = Results(places)
    sheet = ScoreSheet((ScoreLine("line", 9, (1, 2), {"value": 9}),))
    results.add(
        record(), OPTIONS, [9, 9], [0, 1], source="box", sheets=[sheet, sheet], position={"a": 1}
    )
    (kept,) = results.latest(1)
    assert kept.source == "box"
    assert kept.sheets == (({"key": "line", "points": 9, "value": 9},),) * 2
    assert kept.position == '{"a": 1}'
    assert results.count(Query(source="played")) == 0


def test_a_variant_is_named_the_same_whatever_the_order() -> None:
    assert variant_of({"b": 1, "a": True}) == variant_of({"a": True, "b": 1})


def test_results_of_the_version_before_are_looked_through_again(places: Places) -> None:
    """New achievements are found in old games; nothing else changes."""
    results = Results(places)
    feats = [SeatFeats({"five-nines"}), SeatFeats()]
    results.add(record(), {"rounds": 1}, [100, 90], [0], feats=feats)
    with closing(sqlite3.connect(places.results)) as file, file:
        file.execute("DROP TABLE progress")
        file.execute("ALTER TABLE result DROP COLUMN matched")
        file.execute("PRAGMA user_version = 4")
    (kept,) = results.latest(5)
    assert kept.scores == (100, 90)
    assert [one.identity for one in results.unknown(5)] == [kept.identity]
    assert [feat.key for feat in results.feats()] == ["five-nines"]
