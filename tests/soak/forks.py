"""Imports, migrations and salvages that are killed at random moments.

Work runs in a forked process on a copy of a prepared folder and is killed somewhere between its
beginning and its end. Afterwards everything is as before or as it should become, and the same work
done again comes to its end.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from harmony_desktop import games
from harmony_desktop.storage import backup, saves, settings
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Query, Results
from harmony_desktop.storage.settings import Profile, Settings
from tests.soak.mutants import sound_record
from tests.storage.earlier_results import keep_as_in_schema

OWN = 20
BROUGHT = 80
EARLIER = 120


def kill_imports(home: Path, count: int, seed: int) -> list[str]:
    """Kill this many imports of a backup; return what was lost or half done."""
    file, template = home / f"all{backup.ENDING}", home / "template"
    if not file.exists():
        _fill(Places.below(home / "elsewhere"), BROUGHT, 1_000, saved=3)
        assert backup.write(Places.below(home / "elsewhere"), file) is None
        _fill(Places.below(template), OWN, 0, saved=1)
    places = Places.below(home / "here")

    def work() -> None:
        backup.take_in(places, backup.read(file), Settings())

    faults: list[str] = []
    for number in range(count):
        _copy(template, home / "here")
        _kill(work, Random(seed * 10_000 + number))
        results = Results(places)
        if (problem := results.check()) is not None:
            faults.append(f"import {number}: {problem.key}")
        if (there := results.count(Query())) not in (OWN, OWN + BROUGHT):
            faults.append(f"import {number}: {there} results, half of a backup")
        before = places.settings.read_bytes()
        work()
        found = (results.count(Query()), len(saves.running(places)[0]))
        if found != (OWN + BROUGHT, 4):
            faults.append(f"import {number}: {found} after another import")
        if places.settings.read_bytes() != before:
            faults.append(f"import {number}: the settings changed")
    return faults


def kill_migrations(home: Path, count: int, seed: int) -> list[str]:
    """Kill this many migrations and salvages of results; return what was lost."""
    faults: list[str] = []
    records = [sound_record("harmony", number, 4) for number in range(EARLIER)]
    for schema in (1, 2, 3):
        if not (home / f"schema-{schema}").exists():
            keep_as_in_schema(schema, Places.below(home / f"schema-{schema}"), records)
    if not (home / "damaged").exists():
        _damaged(Places.below(home / "damaged"))
    places = Places.below(home / "here")

    def work() -> None:
        Results(places).latest(1)
        Results(places).check()

    for number in range(count):
        kind = ("schema-1", "schema-2", "schema-3", "damaged")[number % 4]
        _copy(home / kind, home / "here")
        _kill(work, Random(seed * 10_000 + number))
        problem = Results(places).check()
        if problem is not None and problem.key != "results-salvaged":
            faults.append(f"{kind} {number}: {problem.key} {problem.detail}")
        least = EARLIER if kind != "damaged" else EARLIER - 40
        if (there := Results(places).count(Query())) < least:
            faults.append(f"{kind} {number}: {there} of {EARLIER} results")
        for copy in places.data.glob("results-schema-*"):
            with closing(sqlite3.connect(copy)) as file:
                kept = file.execute("SELECT count(*) FROM result").fetchone()[0]
            if kept != EARLIER:
                faults.append(f"{kind} {number}: a useless copy of {kept} results")
    return faults


def _fill(places: Places, count: int, first: int, saved: int) -> None:
    results = Results(places)
    for number in range(first, first + count):
        game = games.GAMES[number % len(games.GAMES)]
        record = sound_record(game, number, 8)
        assert results.add(record, {}, [number % 90, 50], [0]) is None
    for number in range(saved):
        running = sound_record("harmony", first + 10_000 + number, 5)
        assert saves.store(saves.new_path(places, "harmony"), running) is None
    assert settings.save(places, Settings(profiles=[Profile(f"P{first}")])) is None


def _damaged(places: Places) -> None:
    results = Results(places)
    for number in range(EARLIER):
        results.add(sound_record("harmony", number, 4), {}, [number, 1], [0])
    results.check()
    data = bytearray(places.results.read_bytes())
    with closing(sqlite3.connect(places.results)) as file:
        (text,) = file.execute(
            "SELECT text FROM record WHERE result = ?", (EARLIER // 2,)
        ).fetchone()
    page = data.index(text.encode()) // 4096
    data[page * 4096 : page * 4096 + 300] = b"\xff" * 300
    places.results.write_bytes(data)
    shutil.rmtree(places.data / "copies")


def _copy(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)


_longest: dict[str, float] = {}


def _kill(work: Callable[[], None], dice: Random) -> None:
    """Run work in a process, and kill it after a random part of the time it needs."""
    name = work.__qualname__
    life = dice.random() * 1.1 * _longest.get(name, 0.6)
    ours, theirs = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            os.close(ours)
            work()
            os.write(theirs, b"done")
        finally:
            os._exit(0)
    os.close(theirs)
    began = time.monotonic()
    if select.select([ours], [], [], life)[0]:
        _longest[name] = max(0.05, time.monotonic() - began)
    else:
        # Longer than it was thought to need, perhaps: the next may live longer.
        _longest[name] = max(_longest.get(name, 0.6), life) * 1.02
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(ours)
