"""Damaged files of every kind, through the command line and through the window.

Whatever a file says, the answer is one line or one sentence, soon, and the file is still there.
"""

from __future__ import annotations

import io
import json
import os
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter, thread_time
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from harmony_desktop import arguments, games
from harmony_desktop.__main__ import main
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.record import Record, Seat, replay
from harmony_desktop.games.sintra.rules.component_set import (
    STANDARD,
    BadComponentSet,
    read_set_file,
)
from harmony_desktop.games.sintra.rules.component_set import write_set as written_set
from harmony_desktop.games.sintra.storage.sets import SetFolder
from harmony_desktop.games.terraces.storage import orders
from harmony_desktop.storage import backup, saves, settings
from harmony_desktop.storage.backup import BadBackup
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Query, Results
from harmony_desktop.storage.settings import Profile, Settings
from harmony_desktop.ui.shell.window import Window

_TOKENS = (
    *(b"{", b"}", b"[", b"]", b",", b":", b'"', b"null", b"true", b"-1", b"1e999", b"NaN"),
    *(b"9" * 40, b"1" * 4301, b'"\\ud800"', b"\xff\xfe", b"\x00", b"[" * 2000, b"<img src=x>"),
    *(b'"schema": 99', b'"revision": 0', b'"a": 1, "a": 2', b"\n", b"\xe2\x80\xae"),
)
_LONGEST_LINE = 2_000

HOSTILE_NAMES = (
    '<img src="file:///etc/hostname">',
    "<b>x</b><script>alert(1)</script>",
    "&lt;i&gt; %1 %n {name} %s",
    "\u202egnirts\u202c \u2066\u2069",
    "a\nb\tc\x1b[31m",
    "𓀀" * 40,
    "'; DROP TABLE result; --",
    "../../etc/passwd",
    "ﷺ" * 40,
)


@dataclass
class Tally:
    """The results of a trial."""

    files: int = 0
    in_window: int = 0
    busiest: float = 0.0
    """Seconds of work that a single file gave the window's thread; other programs do not count."""
    longest: float = 0.0
    """Seconds by the clock of the longest step in the window's thread, waiting included."""
    slow: list[str] = field(default_factory=list)
    """What took more than a fifth of a second of work, or two seconds of whatever."""
    faults: list[str] = field(default_factory=list)


def mutate(text: bytes, dice: Random) -> bytes:
    """The text with one to four random defects."""
    data = bytearray(text)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(data) + 1)
        kind = dice.randrange(6)
        if kind == 0:
            data[at:at] = dice.choice(_TOKENS)
        elif kind == 1:
            del data[at : at + dice.randint(1, 30)]
        elif kind == 2:
            data[at : at + 1] = bytes([dice.randrange(256)])
        elif kind == 3:
            del data[at:]
        elif kind == 4:
            piece = bytes(data[at : at + dice.randint(1, 60)])
            data[at:at] = piece
        else:
            data[at : at + dice.randint(1, 8)] = str(dice.randint(-5, 10**12)).encode()
    return bytes(data)


def sound_record(game: str, seed: int, moves: int, name: str = "Ana") -> Record:
    """A game of two seats, partly played."""
    rules = games.load(game)
    state = rules.start(2, {}, seed)
    player, dice, played = bot(game, "random"), Random(seed), []
    while state.to_move is not None and len(played) < moves:
        move = player.choose(state.view(state.to_move), dice)
        played.append(move)
        state = state.play(move)
    seats = (Seat(kind="person", name=name), Seat(kind="bot", level="easy"))
    record = Record(game=game, revision=rules.revision, seats=seats, seed=seed)
    return record.with_moves(played)


@cache
def _records() -> list[bytes]:
    return [
        sound_record(game, seed, moves).to_json().encode()
        for game in games.GAMES
        for seed, moves in ((1, 4), (2, 20))
    ]


def _hostile_records(dice: Random) -> list[bytes]:
    """Valid games of players with hostile names."""
    return [
        sound_record(game, 3, 6, dice.choice(HOSTILE_NAMES)).to_json().encode()
        for game in games.GAMES
    ]


@cache
def _positions() -> list[bytes]:
    """The whole final position of some games of each kind, as `score` reads it."""
    found = []
    for game in games.GAMES:
        for seed in (1, 2, 3):
            record = sound_record(game, seed, 10**6)
            *_, (_, final) = replay(games.load(game), record)
            pad = games.pad(game)
            found.append(json.dumps(pad.write(pad.seen(final.view(0)))).encode())
    return found


def real_backup(folder: Path) -> bytes:
    """A backup with something of everything."""
    places = Places.below(folder / "backed up")
    file = folder / f"real{backup.ENDING}"
    if not file.exists():
        for number in range(10):
            record = sound_record(games.GAMES[number % len(games.GAMES)], number, 12)
            Results(places).add(record, {}, [number, 50], [0])
        for game in games.GAMES:
            saves.store(saves.new_path(places, game), sound_record(game, 77, 3))
        SetFolder(places.sets("sintra")).add(STANDARD)
        settings.save(places, Settings(profiles=[Profile("Ana")]))
        assert backup.write(places, file) is None
    return file.read_bytes()


def _other_members(whole: bytes, dice: Random) -> bytes:
    """The backup with one member damaged, and a manifest that agrees with it."""
    with zipfile.ZipFile(io.BytesIO(whole)) as old:
        members = {name: old.read(name) for name in old.namelist()}
    manifest = json.loads(members.pop("manifest.json"))
    name = dice.choice(sorted(members))
    members[name] = data = mutate(members[name], dice)
    manifest["members"][name] = {"bytes": len(data), "sha256": sha256(data).hexdigest()}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for one, content in members.items():
            new.writestr(one, content)
        new.writestr("manifest.json", json.dumps(manifest))
    return made.getvalue()


def run_command_line(folder: Path, count: int, seed: int, tally: Tally) -> None:
    """Pass mutants to `check` and `score`, and to every reader of the program's own files."""
    dice = Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    records = _records()
    positions = _positions()
    places = Places.below(folder / "home")
    kept = Settings()
    settings.save(places, kept)
    usual = places.settings.read_bytes()
    readers: list[Callable[[], None]] = []

    def command(word: str, texts: list[bytes]) -> Callable[[], None]:
        def act() -> None:
            path = folder / f"{word}.json"
            text = mutate(dice.choice(texts), dice)
            path.write_bytes(text)
            _say_one_line(word, path, tally)
            if path.read_bytes() != text:
                tally.faults.append(f"{word} changed a file")

        return act

    def own_set() -> None:
        path = folder / "set.json"
        path.write_bytes(mutate(written_set(STANDARD).encode(), dice))
        with suppress(BadComponentSet):
            read_set_file(path)

    def own_settings() -> None:
        text = mutate(usual, dice)
        places.settings.write_bytes(text)
        loaded, problem = settings.load(places)
        settings.save(places, loaded)
        if problem is not None and problem.path.read_bytes() != text:
            tally.faults.append(f"settings lost: {text[:80]!r}")
        _clear(places.config / "damaged")
        places.settings.unlink(missing_ok=True)

    def own_orders() -> None:
        path = orders.path(places)
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = list(range(len(_terraces_order())))
        document = {"schema": 1, "orders": [{"saved": "2026-05-01", "order": whole}]}
        path.write_bytes(mutate(json.dumps(document).encode(), dice))
        orders.load(places)
        _clear(places.data / "damaged")

    whole = real_backup(folder)
    here = Places.below(folder / "taken in")
    results = Results(here)

    def real_backups() -> None:
        path = folder / f"damaged{backup.ENDING}"
        honest = dice.random() < 0.5
        path.write_bytes(_other_members(whole, dice) if honest else mutate(whole, dice))
        before = results.count(Query())
        try:
            report, _ = backup.take_in(here, backup.read(path), Settings())
        except (BadBackup, OSError):
            if results.count(Query()) != before:
                tally.faults.append("a refused backup left something")
            return
        if report.problem is not None:
            tally.faults.append(f"backup: {report.problem}")
        _, problems = saves.running(here)
        tally.faults += [f"a running game of a backup: {one.key}" for one in problems]

    readers = [
        real_backups,
        *[command("check", records)] * 5,
        *[command("score", positions + records)] * 3,
        own_set,
        own_settings,
        own_orders,
    ]
    for number in range(count):
        act = readers[number % len(readers)]
        try:
            act()
        except Exception as problem:
            tally.faults.append(f"{act.__qualname__}: {type(problem).__name__} {problem}")
        tally.files += 1


def _terraces_order() -> tuple[int, ...]:
    from harmony_desktop.games.terraces.rules.components import TILES

    return tuple(range(len(TILES)))


def _clear(folder: Path) -> None:
    if folder.is_dir():
        for path in folder.iterdir():
            path.unlink()


_parser = cache(arguments.command_parser)


def _say_one_line(word: str, path: Path, tally: Tally) -> None:
    out, err = io.StringIO(), io.StringIO()
    # Making the parser takes three times as long as what it is there for.
    parser = patch.object(arguments, "command_parser", _parser)
    with parser, redirect_stdout(out), redirect_stderr(err):
        code = main([word, str(path)])
    said = err.getvalue()
    if code not in (0, 1, 2) or (code and (said.count("\n") != 1 or len(said) > _LONGEST_LINE)):
        tally.faults.append(f"{word} said {code} {said[:200]!r}")


def run_window(window: Window, count: int, seed: int, tally: Tally) -> None:
    """Open mutants as files, put them among the running games and the rows of results."""
    dice = Random(seed)
    places = window.context.places
    records = _records() + _hostile_records(dice)
    for number in range(count):
        text = mutate(dice.choice(records), dice)
        kind = number % 3
        path = _prepare(places, kind, number, text, dice)
        began, worked = perf_counter(), thread_time()
        try:
            if kind == 0:
                window.files.open(path)
            elif kind == 1:
                window.home.refresh()
            else:
                window.navigation.open("my_games", "statistics")
        except Exception as problem:
            tally.faults.append(f"window {kind}: {type(problem).__name__} {problem}")
        what = ("open", "home", "records")[kind]
        _note(tally, what, perf_counter() - began, thread_time() - worked)
        for _ in range(3):
            began, worked = perf_counter(), thread_time()
            QApplication.processEvents()
            _note(tally, f"after {what}", perf_counter() - began, thread_time() - worked)
        if kind == 2:
            began, worked = perf_counter(), thread_time()
            window.navigation.show_home()
            _note(tally, "back home", perf_counter() - began, thread_time() - worked)
        if kind == 0:
            if path.read_bytes() != text:
                tally.faults.append("a named file was changed")
            path.unlink()
        # Without a running event loop, pages that were left would stay for ever.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if number % 30 == 29:
            window.navigation.show_home()
            _settle(window)
            _clear_saves(places)
        tally.files += 1
        tally.in_window += 1


def _prepare(places: Places, kind: int, number: int, text: bytes, dice: Random) -> Path:
    """Put the damage in place before the window is timed."""
    if kind == 0:
        path = places.data / f"named-{number}.harmony"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    elif kind == 1:
        places.saves.mkdir(parents=True, exist_ok=True)
        path = places.saves / f"harmony-{number}.harmony"
        path.write_bytes(text)
    else:
        path = places.results
        _spoil_results(places, text, dice)
    return path


def _note(tally: Tally, what: str, took: float, worked: float) -> None:
    tally.busiest = max(tally.busiest, worked)
    tally.longest = max(tally.longest, took)
    if worked > 0.2 or took > 2:
        tally.slow.append(f"{what}: {worked:.2f} s of work in {took:.2f} s")


def _settle(window: Window) -> None:
    """Let Home load everything there is."""
    for _ in range(20):
        QApplication.processEvents()


def _clear_saves(places: Places) -> None:
    for path in places.saves.glob("*.harmony"):
        path.unlink()


def _spoil_results(places: Places, text: bytes, dice: Random) -> None:
    results = Results(places)
    results.add(sound_record("harmony", dice.randrange(1000), 2), {"rounds": 1}, [5, 6], [1])
    column = dice.choice(("finished", "game", "variant", "seats", "names", "scores", "record"))
    value: Any = dice.choice((text[:200].decode("latin-1"), text[:50], -7, 1.5, "[" * 3000))
    with closing(sqlite3.connect(places.results)) as file, file, suppress(sqlite3.Error):
        file.execute(
            "UPDATE result SET COLUMN = ? WHERE id = (SELECT max(id) FROM result)".replace(
                "COLUMN", column
            ),
            (value,),
        )
    if os.path.getsize(places.results) > 2_000_000:
        places.results.unlink()
