"""Disks that refuse, files that are no files, and data of other versions."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from harmony_desktop.engine.documents import NotAFile, read_bytes, read_json
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.engine.record import Record, Seat, read_record
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile
from harmony_desktop.games.terraces.storage import orders
from harmony_desktop.storage import saves, settings
from harmony_desktop.storage.files import (
    Places,
    Problem,
    set_aside,
    sweep,
    write_atomically,
)
from harmony_desktop.storage.results import WAIT, Query, Results, Unreadable, identity_of
from harmony_desktop.storage.settings import Profile, Settings
from harmony_desktop.storage.statistics import summarise
from tests.storage.earlier_results import keep_as_in_schema

SPOIL = "UPDATE result SET COLUMN = ? WHERE id = ?"
OPTIONS = {"placement": "free", "scoring": "standard", "rounds": 1}


def record(**changes: object) -> Record:
    facts: dict[str, object] = {
        "game": "harmony",
        "revision": GAME.revision,
        "seats": (Seat(kind="person", name="Ana"), Seat(kind="bot", level="hard")),
        "seed": 3,
    }
    return Record(**{**facts, **changes})  # type: ignore[arg-type]


def refuse(number: int) -> Any:
    def act(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return act


# Files


def test_a_pipe_is_not_waited_for(places: Places) -> None:
    places.saves.mkdir(parents=True)
    pipe = places.saves / "harmony-pipe.harmony"
    os.mkfifo(pipe)
    with pytest.raises(NotAFile):
        read_bytes(pipe, 10)
    found, problems = saves.running(places)
    assert found == []
    assert [(problem.key, problem.reason) for problem in problems] == [
        ("cannot-read", "not-a-file")
    ]


def test_links_in_our_folders_are_not_followed(places: Places, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text(record().to_json())
    places.saves.mkdir(parents=True)
    link = places.saves / "harmony-link.harmony"
    link.symlink_to(elsewhere)
    assert saves.running(places)[1][0].reason == "not-a-file"
    problem = saves.store(link, record(seed=9))
    assert problem is not None
    assert problem.reason == "not-a-file"
    assert saves.read(elsewhere).seed == 3
    assert saves.read(link).seed == 3, "a file the player names may be a link"


def test_a_draft_cannot_be_foreseen(places: Places) -> None:
    drafts: list[str] = []
    opened = os.open

    def watch(path: Any, flags: int, *more: Any) -> int:
        if flags & os.O_CREAT:
            drafts.append(os.path.basename(path))
            assert flags & os.O_EXCL
            assert flags & os.O_NOFOLLOW
        return opened(path, flags, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", watch)
        for _ in range(3):
            write_atomically(places.settings, "text")
    assert len(set(drafts)) == 3


def test_a_file_keeps_its_permissions(places: Places) -> None:
    write_atomically(places.settings, "one")
    places.settings.chmod(0o600)
    write_atomically(places.settings, "two")
    assert stat.S_IMODE(places.settings.stat().st_mode) == 0o600


def test_drafts_of_the_dead_are_swept_and_nothing_else(places: Places) -> None:
    places.saves.mkdir(parents=True)
    names = {
        ".99999999-0123456789abcdef.draft": True,
        ".harmony-abc.harmony.99999999": True,
        f".{os.getpid()}-0123456789abcdef.draft": False,
        ".hidden": False,
        "harmony-a.harmony": False,
    }
    for name in names:
        (places.saves / name).write_text("x")
        os.utime(places.saves / name, (1_000_000, 1_000_000))
    fresh = places.saves / ".99999999-ffffffffffffffff.draft"
    fresh.write_text("being written elsewhere")
    sweep((places.saves, places.config))
    left = {path.name for path in places.saves.iterdir()}
    assert left == {name for name, swept in names.items() if not swept} | {fresh.name}


def test_a_name_that_is_too_long_is_told_as_that(places: Places) -> None:
    problem = saves.store(places.saves / f"{'x' * 300}.harmony", record())
    assert problem is not None
    assert problem.reason == "too-long"


def test_a_damaged_file_with_the_longest_name_is_set_aside(places: Places) -> None:
    places.saves.mkdir(parents=True)
    path = places.saves / f"{'x' * 247}.harmony"
    path.write_text("damaged")
    ((problem,)) = saves.running(places)[1]
    assert problem.key == "save-damaged"
    assert problem.path.read_text() == "damaged"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_file_that_could_not_be_set_aside_is_not_reported_as_moved(
    places: Places, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    for path, text in ((places.settings, "{"), (places.saves / "harmony-a.harmony", "{")):
        path.parent.mkdir(parents=True)
        path.write_text(text)
    places.results.write_bytes(b"no database" * 100)
    monkeypatch.setattr(Path, "rename", refuse(number))
    monkeypatch.setattr(shutil, "copyfile", refuse(number))
    assert set_aside(places.settings) is None
    loaded, problem = settings.load(places)
    assert problem is not None
    assert (problem.key, problem.path) == ("settings-damaged-stays", places.settings)
    assert settings.save(places, loaded) is None
    assert places.settings.read_text() == "{", "what could not be moved is not written over"
    assert saves.running(places)[1][0].key == "save-damaged-stays"
    told = Results(places).check()
    assert told is not None
    assert told.key == "results-damaged-stays"


def test_an_unreadable_folder_of_damaged_files_hides_nothing(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = saves.new_path(places, "harmony")
    saves.store(good, record())
    (places.saves / "harmony-bad.harmony").write_text("damaged")
    monkeypatch.setattr(os.path, "lexists", refuse(errno.EACCES))
    found, problems = saves.running(places)
    assert [save.path for save in found] == [good]
    assert [problem.key for problem in problems] == ["save-damaged-stays"]


def test_a_locked_folder_of_games_is_told_of(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "scandir", refuse(errno.EACCES))
    found, (problem,) = saves.running(places)
    assert found == []
    assert (problem.key, problem.reason, problem.path) == (
        "cannot-read",
        "forbidden",
        places.saves,
    )


def test_giving_up_that_fails_is_told_of(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saves.new_path(places, "harmony")
    saves.store(path, record())
    monkeypatch.setattr(Path, "rename", refuse(errno.EROFS))
    problem = saves.give_up(path)
    assert isinstance(problem, Problem)
    assert problem.reason == "forbidden"


def test_a_game_that_never_reached_the_disk_can_be_given_up(places: Places) -> None:
    assert saves.give_up(saves.new_path(places, "harmony")) is None


def test_a_full_disk_is_told_as_that(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", refuse(errno.ENOSPC))
    problem = saves.store(saves.new_path(places, "harmony"), record())
    assert problem is not None
    assert problem.reason == "full"
    assert os.listdir(places.saves) == []


# Settings


def test_unknown_settings_survive_a_save(places: Places) -> None:
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(json.dumps({"schema": 1, "theme": "dark", "telepathy": [1, 2]}))
    mine, problem = settings.load(places)
    assert problem is None
    mine.volume = 5
    settings.save(places, mine)
    document = json.loads(places.settings.read_text())
    assert (document["telepathy"], document["theme"], document["volume"]) == ([1, 2], "dark", 5)
    assert not {"unknown", "left_alone"} & set(document)


def test_settings_of_a_newer_version_are_left_alone_and_told_of(places: Places) -> None:
    text = json.dumps({"schema": 2, "theme": "dark", "volume": "loud", "last": {"x": 7}})
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(text)
    mine, problem = settings.load(places)
    assert problem is not None
    assert problem.key == "settings-newer"
    assert (mine.theme, mine.volume) == ("dark", Settings().volume)
    assert settings.save(places, mine) is None
    assert places.settings.read_text() == text
    assert os.listdir(places.config) == ["settings.json"]


def test_settings_the_disk_does_not_give_are_not_written_over(places: Places) -> None:
    settings.save(places, Settings(theme="dark"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", refuse(errno.EACCES))
        mine, problem = settings.load(places)
    assert problem is not None
    assert (problem.key, problem.reason) == ("settings-unreadable", "forbidden")
    settings.save(places, mine)
    assert settings.load(places)[0].theme == "dark"


@pytest.mark.parametrize(
    "text",
    [
        '{"last": {"harmony": {"seats": [{"name": "\\ud800"}]}}}',
        '{"theme": "dark", "theme": "light"}',
        '{"volume": ' + "1" * 4301 + "}",
        "[" * 100_000,
        '{"volume": NaN}',
    ],
)
def test_settings_that_mean_nothing_are_set_aside(places: Places, text: str) -> None:
    places.settings.parent.mkdir(parents=True)
    places.settings.write_text(text)
    loaded, problem = settings.load(places)
    assert loaded == Settings()
    assert problem is not None
    assert problem.key == "settings-damaged"
    assert settings.save(places, loaded) is None


def test_half_a_character_in_a_name_does_no_harm(places: Places) -> None:
    mine = Settings(profiles=[Profile("\ud800", "green", "fox")])
    assert settings.save(places, mine) is None
    assert settings.load(places)[0].profiles[0].name == "?"


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '["\\udc00"]', "[Infinity]", "\xff"])
def test_json_of_two_meanings_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"twice|UTF-8|not a number"):
        read_json(text.encode("latin-1"))


def test_a_record_that_says_something_twice_is_refused() -> None:
    text = record().to_json().replace('"seed":3', '"seed":3,"seed":4')
    with pytest.raises(BadRecord) as problem:
        read_record(text)
    assert problem.value.reason == "unreadable"


# Orders of Terraces


def test_orders_of_a_newer_version_are_left_alone(places: Places) -> None:
    path = orders.path(places)
    path.parent.mkdir(parents=True)
    path.write_text('{"schema": 2, "orders": {}}')
    found, problem = orders.load(places)
    assert found == []
    assert problem is not None
    assert problem.path == path
    assert orders.save(places, []) is not None
    assert path.read_text() == '{"schema": 2, "orders": {}}'


# Results


def spoil(places: Places, column: str, value: object, number: int) -> None:
    with closing(sqlite3.connect(places.results)) as file, file:
        file.execute(SPOIL.replace("COLUMN", column), (value, number))


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("finished", "2026-13-45"),
        ("names", "[" * 100_000),
        ("names", '["Ana", 7]'),
        ("scores", "[1e400, 2]"),
        ("scores", "[]"),
        ("scores", '{"0": 1}'),
        ("winners", "[9]"),
        ("seats", "two"),
        ("best_person", "many"),
        ("accuracy", "nearly all"),
        ("finished", b"\xff\xfe"),
    ],
)
def test_one_bad_result_hides_no_other(places: Places, column: str, value: object) -> None:
    results = Results(places)
    for seed in (1, 2, 3):
        results.add(record(seed=seed), OPTIONS, [100 + seed, 50], [0])
    spoil(places, column, value, 3)
    found = results.search(Query(), 9)
    assert [one.number for one in found.results] == [2, 1]
    assert found.skipped == 1
    assert summarise(results, Query()).games == 3, "what was told of it when it was kept"
    best = results.best("harmony", OPTIONS, 2)
    assert best is not None
    assert best.number == 2


def test_results_that_are_no_file_are_not_waited_for(places: Places) -> None:
    places.data.mkdir(parents=True)
    os.mkfifo(places.results)
    results = Results(places)
    told = results.check()
    assert told is not None
    assert (told.key, told.reason) == ("cannot-read", "not-a-file")
    refusal = results.add(record(), OPTIONS, [1, 2], [1])
    assert refusal is not None
    assert refusal.reason == "not-a-file"


def test_results_that_cannot_be_read_are_not_none(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = Results(places)
    assert results.latest(9) == []
    results.add(record(), OPTIONS, [1, 2], [1])
    places.results.write_bytes(b"no database" * 100)
    with pytest.raises(Unreadable):
        results.latest(9)
    monkeypatch.setattr(Path, "stat", refuse(errno.EACCES))
    with pytest.raises(Unreadable) as trouble:
        results.latest(9)
    assert trouble.value.problem.reason == "forbidden"
    told = results.check()
    assert told is not None
    assert told.key == "cannot-read"


def test_results_in_use_are_told_of_and_not_waited_for(places: Places) -> None:
    results = Results(places)
    results.add(record(), OPTIONS, [1, 2], [1])
    with closing(sqlite3.connect(places.results, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        acts: list[Callable[[], Problem | None]] = [
            lambda: results.add(record(seed=8), OPTIONS, [1, 2], [1]),
            lambda: results.set_accuracy("any", [50.0]),
            results.check,
        ]
        for act in acts:
            problem = act()
            assert problem is not None
            assert problem.key == "results-busy"
        with pytest.raises(Unreadable) as trouble:
            results.dailies("2026-01-01")
        assert trouble.value.problem.key == "results-busy"
        other.execute("ROLLBACK")
    assert WAIT <= 0.1
    assert results.add(record(seed=8), OPTIONS, [1, 2], [1]) is None


def test_results_of_a_newer_version_are_left_alone(places: Places) -> None:
    results = Results(places)
    results.add(record(), OPTIONS, [1, 2], [1])
    with closing(sqlite3.connect(places.results)) as file, file:
        file.execute("PRAGMA user_version = 99")
    before = places.results.read_bytes()
    told = results.check()
    assert told is not None
    assert told.key == "results-newer"
    refused = results.add(record(seed=9), OPTIONS, [1, 2], [1])
    assert refused is not None
    assert refused.key == "results-newer"
    with pytest.raises(Unreadable):
        results.latest(3)
    assert places.results.read_bytes() == before


def test_results_are_copied_before_their_form_changes(places: Places) -> None:
    keep_as_in_schema(2, places, [record()])
    results = Results(places)
    with pytest.raises(Unreadable) as trouble:
        results.dailies("2026-05-01", upgrade=False)
    assert trouble.value.problem.key == "results-busy", "the window does not wait for it"
    (kept,) = results.latest(9)
    assert kept.revision == GAME.revision
    copy = places.data / "results-schema-2.sqlite3"
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (2,)
        assert file.execute("SELECT count(*) FROM result").fetchone() == (1,)
    assert results.add(record(), OPTIONS, [120, 90], [0]) is None
    assert len(results.latest(9)) == 1, "the earlier result is known to be of the same game"


def test_a_game_has_one_result_whatever_is_played_after_it(places: Places) -> None:
    results = Results(places)
    for cell, points in ((1, 60), (2, 90), (3, 75)):
        game = record(started="2026-05-01T10:00:00Z").with_moves([PlaceTile(cell)])
        assert results.add(game, OPTIONS, [points, 0], [0]) is None
    (only,) = results.latest(9)
    assert only.scores == (60, 0)


def test_another_beginning_is_another_game() -> None:
    first = record(started="2026-05-01T10:00:00Z")
    assert identity_of(first.to_json()) != identity_of(record(started="2026").to_json())
    assert identity_of(first.to_json()) == identity_of(
        first.with_moves([PlaceTile(4)]).model_copy(update={"hints": 2, "free_hints": 1}).to_json()
    )


def test_bests_are_kept_for_each_revision_of_the_rules(places: Places) -> None:
    results = Results(places)
    earlier = GAME.revision - 1
    results.add(record(revision=earlier), OPTIONS, [200, 0], [0])
    results.add(record(seed=7), OPTIONS, [150, 0], [0])
    best = results.best("harmony", OPTIONS, 2, revision=GAME.revision)
    assert best is not None
    assert best.best_person == 150
    assert {kind.revision: kind.best for kind in summarise(results, Query()).kinds} == {
        GAME.revision: 150,
        earlier: 200,
    }


def test_the_journal_of_an_unfinished_change_goes_with_the_damaged_file(places: Places) -> None:
    places.data.mkdir(parents=True)
    places.results.write_bytes(b"no database" * 100)
    journal = Path(f"{places.results}-journal")
    journal.write_bytes(b"half a change")
    told = Results(places).check()
    assert told is not None
    assert told.key == "results-damaged"
    assert not journal.exists()
    assert Results(places).add(record(), OPTIONS, [1, 2], [1]) is None
