"""Backups: everything in one file, merged by identity; damaged and foreign files change nothing."""

from __future__ import annotations

import csv
import errno
import json
import os
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmony.rules.game import GAME
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.storage.sets import SetFolder
from harmony_desktop.games.terraces.rules.components import SET
from harmony_desktop.games.terraces.storage import orders
from harmony_desktop.storage import backup, saves, settings, spreadsheet
from harmony_desktop.storage.backup import BadBackup
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Query, Results, identity_of
from harmony_desktop.storage.results import list as results_list
from harmony_desktop.storage.settings import Profile, Settings
from tests.tools.round_trips import round_trips

OPTIONS = {"rounds": 1}


@pytest.fixture
def here(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "there")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / f"all{backup.ENDING}"


def record(seed: int = 3, name: str = "Ana") -> Record:
    seats = (Seat(kind="person", name=name), Seat(kind="bot", level="hard"))
    return Record(game="harmony", revision=GAME.revision, seats=seats, seed=seed)


def fill(places: Places) -> None:
    """Something of everything."""
    results = Results(places)
    for seed in (1, 2, 3):
        results.add(record(seed), OPTIONS, [100 + seed, 50], [0])
    first, second, _ = results.latest(3)
    results.rename(first.identity, "The long one")
    results.bin(second.identity)
    saves.store(saves.new_path(places, "harmony"), record(9))
    own = replace(STANDARD, name="Grandma's box")
    SetFolder(places.sets("sintra")).add(own)
    orders.save(places, [orders.SavedOrder("2026-05-01", tuple(SET))])
    kept = Settings(theme="dark", profiles=[Profile("Ana", "red"), Profile("Bo")])
    assert settings.save(places, kept) is None


def snapshot(places: Places) -> dict[str, bytes]:
    return {
        str(path): path.read_bytes()
        for path in sorted(places.data.parent.rglob("*"))
        if path.is_file()
    }


def test_everything_comes_back(here: Places, there: Places, file: Path) -> None:
    fill(here)
    assert backup.write(here, file) is None
    report, taken = backup.take_in(there, backup.read(file), Settings())
    assert (report.results, report.games, report.things, report.players) == (3, 1, 2, 2)
    assert report.settings
    assert (taken.theme, [one.name for one in taken.profiles]) == ("dark", ["Ana", "Bo"])
    assert Results(there).count(Query()) == 2
    assert Results(there).count(Query(binned=True)) == 1
    assert Results(there).latest(1)[0].title == "The long one"
    assert [save.record for save in saves.running(there)[0]] == [record(9)]
    assert [one.name for one in SetFolder(there.sets("sintra")).sets()] == ["Grandma's box"]
    assert [one.order for one in orders.load(there)[0]] == [tuple(SET)]


def test_an_import_keeps_what_is_here_and_adds_what_is_new(
    here: Places, there: Places, file: Path
) -> None:
    fill(here)
    backup.write(here, file)
    results = Results(there)
    results.add(record(1), OPTIONS, [101, 50], [0])
    results.rename(results.latest(1)[0].identity, "Mine")
    mine = Settings(theme="light", profiles=[Profile("ana", "blue")])
    settings.save(there, mine)
    report, merged = backup.take_in(there, backup.read(file), mine)
    assert (report.results, report.results_known, report.players) == (2, 1, 1)
    assert not report.settings
    assert merged.theme == "light"
    assert [(one.name, one.colour) for one in merged.profiles] == [("ana", "blue"), ("Bo", "")]
    kept = [one for one in results.search(Query(), 9).results if one.scores[0] == 101]
    assert [one.title for one in kept] == ["Mine"]


def test_a_game_that_is_finished_here_does_not_run_again(
    here: Places, there: Places, file: Path
) -> None:
    fill(here)
    backup.write(here, file)
    Results(there).add(record(9), OPTIONS, [1, 2], [1])
    report, _ = backup.take_in(there, backup.read(file), Settings())
    assert (report.games, report.games_known) == (0, 1)


def test_taking_it_in_again_changes_nothing(here: Places, file: Path) -> None:
    fill(here)
    backup.write(here, file)
    current = settings.load(here)[0]
    report, merged = backup.take_in(here, backup.read(file), current)
    assert report.nothing_new
    assert (report.results_known, report.games_known) == (3, 1)
    assert merged == current


def test_what_an_import_brings_is_kept_until_it_is_in_use(
    here: Places, there: Places, file: Path
) -> None:
    """A kill between the results and the settings made another import necessary."""
    fill(here)
    backup.write(here, file)
    before = Results(there).count(Query())
    backup.take_in(there, backup.read(file), Settings())
    brought = backup.brought_before(there)
    assert brought is not None
    assert (brought.theme, [one.name for one in brought.profiles]) == ("dark", ["Ana", "Bo"])
    there.results.unlink()
    assert Results(there).count(Query()) == before
    assert backup.brought_before(there) is None, "its results never came"
    there.brought.write_text('{"results": 0, "settings": 5}')
    assert backup.brought_before(there) is None


def repack(file: Path, changes: dict[str, bytes | None], honest: bool = True) -> None:
    """The archive with some members changed, added, or left out; `honest` fits the manifest."""
    with zipfile.ZipFile(file) as old:
        members = {name: old.read(name) for name in old.namelist()}
    manifest = json.loads(members.pop("manifest.json"))
    for name, data in changes.items():
        if data is None:
            members.pop(name)
            if honest:
                del manifest["members"][name]
        else:
            members[name] = data
            if honest:
                told = {"bytes": len(data), "sha256": sha256(data).hexdigest()}
                manifest["members"][name] = told
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for name, data in members.items():
            new.writestr(name, data)
        new.writestr("manifest.json", json.dumps(manifest))


@pytest.mark.parametrize(
    ("changes", "honest"),
    [
        ({"settings.json": b"{}"}, False),
        ({"settings.json": None}, False),
        ({"results.jsonl": b"{}\n"}, False),
        ({"settings.json": b"[1, 2"}, True),
        ({"games/1.harmony": b"no game"}, True),
        ({"given-up/1.harmony": b"no game"}, True),
        ({"games/1.harmony": b"\xff\xfe"}, True),
        ({"settings.json": b'{"x": "' + b"x" * settings.MAX_BYTES + b'"}'}, True),
        ({"terraces/drafts": b'{"schema": 1, "drafts": [7]}'}, True),
        ({"sintra/my-set": b"{}"}, True),
        ({"terraces/orders": b'{"schema": 1, "orders": [7]}'}, True),
        ({"../../evil": b"x"}, True),
        ({"/etc/passwd": b"x"}, True),
        ({"games/../x.harmony": b"x"}, True),
        ({"results.jsonl": b"a line without an end"}, True),
    ],
)
def test_a_damaged_backup_changes_nothing(
    here: Places, there: Places, file: Path, changes: dict[str, bytes | None], honest: bool
) -> None:
    fill(here)
    backup.write(here, file)
    repack(file, changes, honest)
    fill(there)
    before = snapshot(there)
    with pytest.raises(BadBackup) as fault:
        backup.take_in(there, backup.read(file), Settings())
    assert fault.value.reason == "damaged"
    assert snapshot(there) == before


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"", "foreign"), (b"this is no archive", "foreign"), (b"PK\x03\x04 and no more", "damaged")],
)
def test_a_foreign_file_is_no_backup(file: Path, content: bytes, reason: str) -> None:
    file.write_bytes(content)
    with pytest.raises(BadBackup) as fault:
        backup.read(file)
    assert fault.value.reason == reason


def test_another_archive_is_no_backup(file: Path) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("readme.txt", "hello")
    with pytest.raises(BadBackup) as fault:
        backup.read(file)
    assert fault.value.reason == "foreign"


def test_a_backup_of_a_newer_version_is_left_alone(here: Places, file: Path) -> None:
    fill(here)
    backup.write(here, file)
    with zipfile.ZipFile(file) as old:
        members = {name: old.read(name) for name in old.namelist()}
    members["manifest.json"] = members["manifest.json"].replace(b'"schema": 3', b'"schema": 4')
    with zipfile.ZipFile(file, "w") as new:
        for name, data in members.items():
            new.writestr(name, data)
    with pytest.raises(BadBackup) as fault:
        backup.read(file)
    assert fault.value.reason == "newer"


def test_bytes_changed_anywhere_never_do_harm(here: Places, there: Places, file: Path) -> None:
    fill(here)
    backup.write(here, file)
    whole = file.read_bytes()
    fill(there)
    before, dice = snapshot(there), Random(5)
    for _ in range(120):
        broken = bytearray(whole)
        for _ in range(dice.randrange(1, 4)):
            broken[dice.randrange(len(broken))] ^= 1 << dice.randrange(8)
        file.write_bytes(
            bytes(broken[: dice.randrange(len(broken))] if dice.random() < 0.3 else broken)
        )
        try:
            read = backup.read(file)
        except (BadBackup, OSError):
            continue
        assert read.results == 3, "what could be read is what was written"
    assert snapshot(there) == before


def test_a_bomb_does_not_go_off(here: Places, file: Path) -> None:
    """A member is read as far as the manifest says, and no manifest may promise too much."""
    fill(here)
    backup.write(here, file)
    repack(file, {"settings.json": b" " * 50_000_000}, honest=False)
    with pytest.raises(BadBackup):
        backup.read(file)
    repack(file, {"settings.json": b" " * 50_000_000}, honest=True)
    with pytest.raises(BadBackup):
        backup.read(file)


def test_bad_results_in_a_backup_are_left_out_and_counted(
    here: Places, there: Places, file: Path
) -> None:
    fill(here)
    backup.write(here, file)
    with zipfile.ZipFile(file) as archive:
        lines = archive.read("results.jsonl").splitlines()
    first = json.loads(lines[0])
    strange = [
        b"no json",
        b"[]",
        json.dumps({**first, "finished": "2026-13-45"}).encode(),
        json.dumps({**first, "identity": "0" * 64}).encode(),
        json.dumps({**first, "scores": "[1e400, 2]"}).encode(),
    ]
    repack(file, {"results.jsonl": b"\n".join([*lines, *strange]) + b"\n"})
    report, _ = backup.take_in(there, backup.read(file), Settings())
    assert (report.results, report.results_known, report.results_bad) == (3, 0, 5)


def test_a_disk_that_refuses_leaves_no_half_a_file(here: Places, tmp_path: Path) -> None:
    fill(here)
    (tmp_path / "a file").write_text("in the way")
    problem = backup.write(here, tmp_path / "a file" / "backup")
    assert problem is not None
    assert list(tmp_path.glob(".*")) == []


def test_random_games_of_each_kind_make_the_round_trip(tmp_path: Path) -> None:
    """At length: tests/tools/round_trips.py."""
    assert list(round_trips(tmp_path, 2))[-1].startswith("replayed: 10")


def test_a_table_has_a_row_for_every_seat_and_no_formula(here: Places, tmp_path: Path) -> None:
    results = Results(here)
    results.add(record(1, "=HYPERLINK(1)"), OPTIONS, [-5, 50], [1])
    spoiler = Seat(kind="bot", level="hard", style="spoiler")
    second = record(2, "+Ana")
    second = second.model_copy(update={"seats": (second.seats[0], spoiler)})
    results.add(second, OPTIONS, [70, 50], [0])
    (last, first) = results.latest(2)
    results.rename(first.identity, "@home")
    results.set_accuracy(last.identity, [91.25, None])
    path = tmp_path / "all.csv"
    assert spreadsheet.write(results, Query(), path) is None
    text = path.read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(text.splitlines()))
    assert [row["name"] for row in rows] == ["'+Ana", "", "'=HYPERLINK(1)", ""]
    assert [row["points"] for row in rows] == ["70", "50", "-5", "50"]
    assert rows[2]["title"] == "'@home"
    assert [row["won"] for row in rows] == ["1", "0", "0", "1"]
    assert rows[0]["accuracy"] == "91.25"
    assert [row["style"] for row in rows] == ["", "spoiler", "", ""]


@pytest.mark.parametrize(
    "lie",
    [
        {"seats": 3, "names": '["a", "b", "c"]', "scores": "[1, 2, 3]"},
        {"seats": 1, "names": '["Ana"]', "scores": "[1]"},
        {"names": '["Ana", "somebody else"]'},
        {"game": "sintra"},
        {"revision": 99},
    ],
)
def test_a_result_that_contradicts_its_record_is_refused(
    here: Places, there: Places, lie: dict[str, object]
) -> None:
    """SECURITY: contents are checked before anything is made of them."""
    Results(here).add(record(), OPTIONS, [120, 90], [0])
    (row,) = Results(here).rows(10)
    assert Results(there).take_in([{**row, **lie}]) == (0, 0, 1)
    assert Results(there).latest(10) == []
    assert Results(there).take_in([row]) == (1, 0, 0)


def with_moves(record: Record, count: int) -> Record:
    """The same game with its first moves played."""
    state, moves = GAME.start(len(record.seats), record.options, record.seed), []
    for _ in range(count):
        moves.append(state.legal_moves()[0])
        state = state.play(moves[-1])
    return record.with_moves(moves)


def test_games_that_were_given_up_and_orders_being_made_are_kept(
    here: Places, there: Places, file: Path
) -> None:
    path = saves.new_path(here, "harmony")
    saves.store(path, with_moves(record(7), 5))
    saves.give_up(path)
    table = saves.new_path(here, "terraces")
    rules = games.load("terraces")
    seats = (Seat(kind="person"), Seat(kind="person"))
    running = Record(game="terraces", revision=rules.revision, seats=seats, seed=4)
    saves.store(table, running)
    orders.save_drafts(here, {f"{table.stem}/0": tuple(reversed(SET))})
    assert backup.write(here, file) is None
    report, _ = backup.take_in(there, backup.read(file), Settings())
    assert (report.games, report.given_up) == (1, 1)
    assert [save.record for save in saves.given_up(there)] == [with_moves(record(7), 5)]
    (save,) = saves.running(there)[0]
    assert save.path.name == table.name, "its orders are kept under its name"
    assert orders.load_drafts(there)[0] == {f"{table.stem}/0": tuple(reversed(SET))}
    again, _ = backup.take_in(there, backup.read(file), Settings())
    assert (again.games, again.games_known, again.given_up) == (0, 1, 0)


def test_a_running_game_with_an_illegal_move_is_left_out_and_counted(
    here: Places, there: Places, file: Path
) -> None:
    fill(here)
    backup.write(here, file)
    illegal = json.loads(with_moves(record(11), 3).to_json())
    illegal["moves"][2] = ["place", 99]
    earlier = json.loads(record(12).to_json())
    earlier["revision"] = 0
    repack(
        file,
        {
            "games/illegal.harmony": json.dumps(illegal).encode(),
            "games/earlier.harmony": json.dumps(earlier).encode(),
        },
    )
    report, _ = backup.take_in(there, backup.read(file), Settings())
    assert (report.games, report.games_bad) == (1, 2)
    assert len(list(there.saves.glob("*"))) == 1


def test_a_million_lines_are_refused_and_can_be_stopped(
    here: Places, there: Places, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(here)
    backup.write(here, file)
    repack(file, {"results.jsonl": b"{}\n" * 1_000_000})
    assert file.stat().st_size < 10_000
    shares: list[float] = []
    with pytest.raises(BadBackup) as fault:
        shares.extend(backup.taking_in(there, file))
    assert fault.value.reason == "damaged"
    assert len(shares) > 100, "it can be cancelled in between"
    assert max(shares) < 0.05, "most of it was not looked at"
    # Few enough lines, and none of them a result.
    looked_at: list[object] = []
    whole = results_list.entry_of
    monkeypatch.setattr(results_list, "entry_of", lambda row: looked_at.append(row) or whole(row))
    repack(file, {"results.jsonl": b"{}\n" * (backup.MOST_RESULTS - 1)})
    with pytest.raises(BadBackup):
        backup.take_in(there, backup.read(file), Settings())
    assert len(looked_at) <= backup.MOST_BAD_RESULTS + 100
    assert Results(there).count(Query()) == 0


def _others_like(row: dict[str, object], count: int) -> Iterator[dict[str, object]]:
    """The results of other games with the same players and points."""
    for seed in range(100, 100 + count):
        text = record(seed).to_json()
        yield {**row, "text": text, "identity": identity_of(text)}


@pytest.mark.parametrize("steps", [1, 3, 8, 12])
def test_an_import_that_is_broken_off_changes_nothing(
    here: Places, there: Places, file: Path, steps: int
) -> None:
    fill(here)
    Results(here).take_in(_others_like(Results(here).rows(1)[0], 900))
    backup.write(here, file)
    assert backup.read(file).results == 903
    fill(there)
    before = snapshot(there)
    work = backup.taking_in(there, file)
    shares = [next(work) for _ in range(steps)]
    assert shares == sorted(shares)
    work.close()
    assert snapshot(there) == before


@pytest.mark.parametrize("refused_at", [1, 2, 3])
def test_a_disk_that_refuses_one_file_takes_in_nothing(
    here: Places,
    there: Places,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    refused_at: int,
) -> None:
    """The running game, the set, the orders: whichever is refused, all is as it was."""
    fill(here)
    backup.write(here, file)
    Results(there).add(record(50), OPTIONS, [1, 2], [1])
    before = snapshot(there)
    found = backup.read(file)
    replace_file = os.replace
    count = 0

    def refuse(source: str, target: Path) -> None:
        nonlocal count
        count += 1
        if count == refused_at:
            raise OSError(errno.ENOSPC, "No space left on device", str(target))
        replace_file(source, target)

    monkeypatch.setattr(os, "replace", refuse)
    report, _ = backup.take_in(there, found, Settings())
    assert report.problem is not None
    assert (report.problem.key, report.problem.reason) == ("cannot-write", "full")
    assert report.nothing_new
    monkeypatch.undo()
    assert snapshot(there) == before


def test_a_backup_that_is_broken_off_leaves_nothing(here: Places, file: Path) -> None:
    fill(here)
    work = backup.writing(here, file)
    next(work)
    next(work)
    work.close()
    assert list(file.parent.glob("*backup*")) == []
    assert list(file.parent.glob(".*")) == []


def test_settings_too_large_for_their_reader_lose_what_nobody_knows(here: Places) -> None:
    mine = Settings(theme="dark", unknown={"future": "x" * settings.MAX_BYTES})
    assert settings.save(here, mine) is None
    assert settings.load(here) == (Settings(theme="dark"), None)


def test_a_result_that_leaves_out_what_may_be_unknown_is_taken_in(
    here: Places, there: Places
) -> None:
    Results(here).add(record(), OPTIONS, [120, 90], [0])
    (row,) = Results(here).rows(10)
    for name in ("best_person", "daily", "accuracy", "sheets", "position", "day"):
        del row[name]
    assert Results(there).take_in([row]) == (1, 0, 0)
    del row["identity"]
    assert Results(there).take_in([row]) == (0, 0, 1), "which game it is must be known"
