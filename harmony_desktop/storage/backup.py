"""Backups: settings, players, results, games, sets and orders in one file.

The file is a zip archive with a manifest that names every member, its length and its sum. No name
in it is used as a path, and nothing is changed before all of it has been read and found sound.

    manifest.json           the format, and the list of members
    settings.json           the settings, with the players
    results.jsonl           the finished games, one in a line
    games/NAME.harmony      running games
    given-up/NAME.harmony   games that were given up
    progress.json           puzzles, own moments and the ladder
    pads/GAME               the score pad that was left before it was counted
    GAME/NAME               player-made files of a game (games.contract.Belongings)

The settings come into use last, by the window: until then they are kept in `brought.json`, so that
the next start finishes an import that was killed before that.

Writing and importing are generators that yield the progress, from 0 to 1. Closed before their
end, they leave everything as it was.
"""

from __future__ import annotations

import json
import logging
import os
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

from harmony_desktop import games
from harmony_desktop.engine.documents import NotAFile, read_json
from harmony_desktop.engine.formats import Format, NewerDocument
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.storage import pad_drafts, saves
from harmony_desktop.storage import progress as progress_file
from harmony_desktop.storage import settings as settings_file
from harmony_desktop.storage.files import (
    Places,
    Problem,
    read_limited,
    refused,
    sync,
    write_atomically,
)
from harmony_desktop.storage.results import Query, Results, Unreadable, identity_of
from harmony_desktop.storage.steps import Steps, finish

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record
    from harmony_desktop.storage.pad_drafts import PadDraft
    from harmony_desktop.storage.progress import PlayerProgress
    from harmony_desktop.storage.settings import Settings

log = logging.getLogger(__name__)

KIND = "harmony-desktop-backup"
FORMAT = Format(lambda first: first, lambda second: second)
"""Schema 2 added the games that were given up, and names for running ones; 3 the progress.

Members in a folder that a version does not know are left out, so the pads needed no schema."""
ENDING = ".harmony-backup"
MOST_MEMBERS = 2_000
MOST_BYTES = 1_000_000_000
"""The bytes all members together may take up when unpacked."""
MOST_RESULTS = 200_000
MOST_BAD_RESULTS = 1_000
"""Most invalid results that are skipped; with more, the file is not a backup."""
_MOST_GIVEN_UP = 500
_MANIFEST_BYTES = 1_000_000
_MEMBER_BYTES = 2_000_000
_LONGEST_LINE = 3_000_000
_AT_A_TIME = 500
LAST = 1.0
"""The progress of an import that is about to be written."""
_READING = 0.2
"""Share of the progress for reading, before anything is added."""
_NAME = re.compile(
    r"(settings\.json|progress\.json|results\.jsonl|(games|given-up)/[A-Za-z0-9_-]{1,80}\.harmony"
    r"|[a-z]+/[A-Za-z0-9_-]{1,80})"
)
_UNSAFE = re.compile(r"[^A-Za-z0-9_-]")


class BadBackup(ValueError):
    """A file that is no backup, a damaged one, or one of a newer version.

    `reason` is a key for the window's texts: `foreign`, `damaged` or `newer`.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(detail or reason)
        self.reason = reason


@dataclass
class Report:
    """The outcome of an import."""

    results: int = 0
    results_known: int = 0
    results_bad: int = 0
    games: int = 0
    games_known: int = 0
    games_bad: int = 0
    """Running games that this version cannot play: earlier rules, or damaged."""
    given_up: int = 0
    things: int = 0
    """Number of sets, orders and similar files that players made for a game."""
    players: int = 0
    pads: int = 0
    """Number of drafts of score pads."""
    progress: bool = False
    """Whether the backup added anything to the progress in puzzles and on the ladder."""
    settings: bool = False
    """Whether the backup's settings were adopted because there were none."""
    problem: Problem | None = None
    """The disk's refusal, if any; nothing was imported then."""

    @property
    def nothing_new(self) -> bool:
        played = self.results, self.games, self.given_up, self.pads, self.progress
        return not any((*played, self.things, self.players, self.settings))


class SavedGame(NamedTuple):
    """A game that is not finished, under the name it had on disk."""

    name: str
    record: Record


@dataclass
class Backup:
    """A backup that has been read and found sound."""

    path: Path
    settings: Settings
    games: list[SavedGame] = field(default_factory=list)
    given_up: list[SavedGame] = field(default_factory=list)
    games_bad: int = 0
    belongings: dict[str, dict[str, str]] = field(default_factory=dict)
    progress: PlayerProgress | None = None
    pads: dict[str, PadDraft] = field(default_factory=dict)
    results: int = 0


# Writing a backup


def write(places: Places, path: Path) -> Problem | None:
    """Put everything into one file; if the disk refuses, return why, and there is no file."""
    return finish(writing(places, path))


def writing(places: Places, path: Path) -> Steps[Problem | None]:
    """Put everything into one file, in steps; if the disk refuses, return why."""
    draft = path.with_name(f".{os.getpid()}-{token_hex(8)}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        total = 1 + sum(Results(places).count(Query(binned=binned)) for binned in (False, True))
        with zipfile.ZipFile(draft, "x", zipfile.ZIP_DEFLATED) as archive:
            members: dict[str, dict[str, object]] = {}
            for name, parts in _members(places):
                length, digest = 0, sha256()
                with archive.open(name, "w", force_zip64=True) as member:
                    for count, part in enumerate(parts):
                        data = part.encode("utf-8", "replace")
                        member.write(data)
                        digest.update(data)
                        length += len(data)
                        if count % _AT_A_TIME == 0:
                            yield min(1.0, count / total)
                members[name] = {"bytes": length, "sha256": digest.hexdigest()}
            made = datetime.now(UTC).isoformat(timespec="seconds")
            manifest = {"kind": KIND, "schema": FORMAT.newest, "made": made, "members": members}
            archive.writestr("manifest.json", json.dumps(manifest, indent=1))
        sync(draft)
        os.replace(draft, path)
    except Unreadable as trouble:
        return trouble.problem
    except OSError as problem:
        return refused("cannot-write", path, problem)
    finally:
        with suppress(OSError):
            draft.unlink()
    return None


def _members(places: Places) -> Iterator[tuple[str, Iterable[str]]]:
    with suppress(OSError, ValueError):
        text = read_limited(places.settings, settings_file.MAX_BYTES).decode("utf-8")
        settings_file.read(text)
        yield "settings.json", (text,)
    with suppress(OSError, ValueError):
        text = read_limited(progress_file.path_of(places), progress_file.MAX_BYTES).decode("utf-8")
        progress_file.read(text)
        yield "progress.json", (text,)
    yield "results.jsonl", _lines(Results(places))
    names: set[str] = set()
    for folder, kept in (
        ("games", saves.running(places)[0]),
        ("given-up", saves.given_up(places)[:_MOST_GIVEN_UP]),
    ):
        for save in kept:
            name = f"{folder}/{_UNSAFE.sub('-', save.path.stem)[:80] or 'game'}.harmony"
            if name not in names:
                names.add(name)
                yield name, (save.record.to_json(),)
    for game in games.GAMES:
        with suppress(OSError, ValueError):
            text = read_limited(pad_drafts.path_of(places, game), pad_drafts.MAX_BYTES).decode()
            pad_drafts.read(game, text)
            yield f"pads/{game}", (text,)
        module = games.belongings(game)
        for name, text in (module.kept(places) if module else {}).items():
            yield f"{game}/{_UNSAFE.sub('-', name)[:80] or 'own'}", (text,)


def _lines(results: Results) -> Iterator[str]:
    """The finished games, one in a line."""
    last = 0
    while rows := results.rows(_AT_A_TIME, last):
        last = int(str(rows[-1]["number"]))
        for row in rows:
            if row.pop("whole"):
                del row["number"]
                yield json.dumps(row, ensure_ascii=False) + "\n"


# Reading a backup


def read(path: Path) -> Backup:
    """Read a backup and check every member; BadBackup or OSError if anything is wrong.

    Results are checked one by one on import: invalid ones are skipped and counted.
    """
    return finish(reading(path))


def reading(path: Path) -> Steps[Backup]:
    """Read a backup in steps; running games are replayed, and invalid ones skipped and counted."""
    if not path.is_file():
        raise NotAFile(path)
    try:
        with zipfile.ZipFile(path) as archive:
            members = _manifest(archive)
            found = Backup(path, settings_file.Settings())
            for name in members:
                if name != "results.jsonl":
                    yield 0.0
                    yield from _read_member(found, name, _text(archive, name, members[name]))
            if "results.jsonl" in members:
                length = max(1, members["results.jsonl"][0])
                done = 0
                for line in _result_lines(archive, members["results.jsonl"]):
                    done += len(line)
                    found.results += 1
                    if found.results % _AT_A_TIME == 0:
                        yield done / length
            return found
    except BadBackup:
        raise
    except zipfile.BadZipFile as problem:
        raise BadBackup("damaged" if _begins_as_zip(path) else "foreign", str(problem)) from None
    except (EOFError, NotImplementedError, RuntimeError, LookupError, ValueError) as problem:
        # Truncated, compressed in an unknown way, encrypted, or with odd names.
        raise BadBackup("damaged", str(problem)) from None
    except (zlib.error, struct.error, OverflowError) as problem:
        raise BadBackup("damaged", str(problem)) from None


def _begins_as_zip(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"PK"


def _manifest(archive: zipfile.ZipFile) -> dict[str, tuple[int, str]]:
    """The members of an archive by name: the length and the sum of each."""
    names = archive.namelist()
    if "manifest.json" not in names:
        raise BadBackup("foreign", "no manifest")
    try:
        with archive.open("manifest.json") as file:
            document = read_json(file.read(_MANIFEST_BYTES))
        if not isinstance(document, dict) or document.get("kind") != KIND:
            raise BadBackup("foreign", "not a backup")
        if "schema" not in document:
            raise BadBackup("damaged", "no schema")
        members = {
            str(name): (int(one["bytes"]), str(one["sha256"]))
            for name, one in FORMAT.upgraded(document)["members"].items()
        }
    except BadBackup:
        raise
    except NewerDocument as problem:
        raise BadBackup("newer", str(problem)) from None
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BadBackup("damaged", f"manifest: {problem}") from None
    if len(members) > MOST_MEMBERS or sum(one[0] for one in members.values()) > MOST_BYTES:
        raise BadBackup("damaged", "larger than any backup")
    if sorted([*members, "manifest.json"]) != sorted(names):
        raise BadBackup("damaged", "not what the manifest says")
    if not all(_NAME.fullmatch(name) and length >= 0 for name, (length, _) in members.items()):
        raise BadBackup("damaged", "an unknown member")
    return members


def _text(archive: zipfile.ZipFile, name: str, said: tuple[int, str]) -> str:
    """The text of a small member; BadBackup if it differs from the manifest."""
    if said[0] > (settings_file.MAX_BYTES if name == "settings.json" else _MEMBER_BYTES):
        raise BadBackup("damaged", f"{name} is too long")
    with archive.open(name) as member:
        data = member.read(said[0] + 1)
    if len(data) != said[0] or sha256(data).hexdigest() != said[1]:
        raise BadBackup("damaged", f"{name} is not what it was")
    try:
        return data.decode("utf-8")
    except UnicodeError:
        raise BadBackup("damaged", f"{name} is no text") from None


def _read_member(found: Backup, name: str, text: str) -> Iterator[float]:
    folder, _, rest = name.rpartition("/")
    try:
        if name == "settings.json":
            found.settings = settings_file.read(text)
        elif name == "progress.json":
            found.progress = progress_file.read(text)
        elif folder in ("games", "given-up"):
            yield from _read_game(found, folder, rest.removesuffix(saves.SUFFIX), text)
        elif folder == "pads" and rest in games.GAMES:
            found.pads[rest] = pad_drafts.read(rest, text)
        elif folder in games.GAMES:
            found.belongings.setdefault(folder, {})[rest] = text
    except NewerDocument as problem:
        raise BadBackup("newer", f"{name}: {problem}") from None
    except (ValueError, BadRecord) as problem:
        raise BadBackup("damaged", f"{name}: {problem}") from None


def _read_game(found: Backup, folder: str, name: str, text: str) -> Iterator[float]:
    """Replay an unfinished game; one that this version cannot play is counted."""
    from harmony_desktop.engine.record import read_record, replay

    record = read_record(text)
    try:
        for number, _ in enumerate(replay(games.load(record.game), record)):
            if number % _AT_A_TIME == 0:
                yield 0.0
    except (BadRecord, games.UnknownGame) as problem:
        log.warning("a game in %s cannot be played: %s", found.path.name, problem)
        found.games_bad += folder == "games"
        return
    kept = found.games if folder == "games" else found.given_up
    kept.append(SavedGame(name, record))


def _result_lines(archive: zipfile.ZipFile, said: tuple[int, str]) -> Iterator[bytes]:
    """Yield the lines of the results; BadBackup if they differ from the manifest."""
    length, digest = 0, sha256()
    with archive.open("results.jsonl") as member:
        for count in range(MOST_RESULTS + 1):
            line = member.readline(_LONGEST_LINE)
            if not line:
                break
            length += len(line)
            if count == MOST_RESULTS or length > said[0] or not line.endswith(b"\n"):
                raise BadBackup("damaged", "results.jsonl is not what it was")
            digest.update(line)
            yield line
    if length != said[0] or digest.hexdigest() != said[1]:
        raise BadBackup("damaged", "results.jsonl is not what it was")


# Importing a backup


def take_in(places: Places, backup: Backup, current: Settings) -> tuple[Report, Settings]:
    """Add everything that is missing here, and change nothing else; return the new settings."""
    report = finish(_adding(places, backup))
    if report.problem is not None:
        return report, current
    return report, merge_settings(places, backup.settings, current, report)


def taking_in(places: Places, path: Path) -> Steps[tuple[Report, Settings]]:
    """Read a backup and add everything that is missing here, in steps; all of it or nothing.

    Before the writing itself, which is not to be broken off, it yields LAST, and only then.
    Returns the report and the settings of the backup, which `merge_settings` adds to those in use.
    BadBackup or OSError if the file is no backup; nothing is changed then.
    """
    steps = reading(path)
    try:
        while True:
            yield _READING * next(steps)
    except StopIteration as end:
        found: Backup = end.value
    adding = _adding(places, found)
    try:
        while True:
            yield _READING + (LAST - _READING) * next(adding)
    except StopIteration as end:
        report: Report = end.value
        return report, found.settings
    finally:
        adding.close()


def brought_before(places: Places) -> Settings | None:
    """The settings of a backup whose import was killed after its results were there; else None."""
    try:
        document = read_json(read_limited(places.brought, 2 * settings_file.MAX_BYTES))
        if _count(places) >= int(document["results"]):
            return settings_file.read(json.dumps(document["settings"]))
    except (OSError, ValueError, TypeError, LookupError, Unreadable) as problem:
        log.warning("what an import has brought is left out: %r", problem)
    return None


class _RefusedImport(Exception):
    """The disk refuses a file of an import, which is undone."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


def _adding(places: Places, backup: Backup) -> Steps[Report]:
    """Add everything but the settings.

    Games are equal if setup, seed and start time are; sets and orders if their content is.
    Files are written last, before the results are committed; if one is refused, all are undone.
    """
    report = Report(games_bad=backup.games_bad)
    files = _Files(places, backup, report)
    steps = Results(places).taking_in(_rows(backup), files.write)
    try:
        files.check()
        while True:
            tally = next(steps)
            files.new_results = tally.new
            if tally.bad > MOST_BAD_RESULTS:
                raise BadBackup("damaged", "hardly any of its results make sense")
            read = sum(tally)
            yield read / backup.results if read < backup.results else LAST
    except StopIteration as end:
        if isinstance(end.value, Problem):
            files.undo()
            return Report(problem=end.value)
        report.results, report.results_known, report.results_bad = end.value
        log.info("taken in from %s: %s", backup.path.name, report)
        return report
    except (_RefusedImport, Unreadable) as refusal:
        return Report(problem=refusal.problem)
    finally:
        steps.close()


def _rows(backup: Backup) -> Iterator[Mapping[str, object]]:
    with zipfile.ZipFile(backup.path) as archive:
        said = _manifest(archive).get("results.jsonl")
        for line in _result_lines(archive, said) if said else ():
            try:
                row = read_json(line)
            except ValueError:
                row = None
            yield row if isinstance(row, dict) else {}


class _Files:
    """The files of an import: unfinished games, sets and orders."""

    def __init__(self, places: Places, backup: Backup, report: Report) -> None:
        self._places = places
        self._backup = backup
        self._report = report
        self.new_results = 0
        """How many results have been added so far."""
        self._known = 0
        """How many results are here already."""
        self._new: list[tuple[Path, Record]] = []
        self._undo: list[Callable[[], object]] = []

    def check(self) -> None:
        """Find the new files; BadBackup if a member is not a valid file of its game."""
        places, report = self._places, self._report
        self._known = _count(places)
        try:
            for game, brought in self._backup.belongings.items():
                if (module := games.belongings(game)) is not None:
                    module.take_in(places, brought, write=False)
        except ValueError as problem:
            raise BadBackup("damaged", str(problem)) from None
        except OSError as problem:
            raise _RefusedImport(refused("cannot-read", places.data, problem)) from None
        running = {_identity(save.record) for save in saves.running(places)[0]}
        for one in self._backup.games:
            identity = _identity(one.record)
            if identity in running or Results(places).one(identity) is not None:
                report.games_known += 1
            else:
                running.add(identity)
                report.games += 1
                self._new.append((saves.free_path(places, one.record.game, one.name), one.record))
        given_up = {_identity(save.record) for save in saves.given_up(places)} | running
        for one in self._backup.given_up:
            if (identity := _identity(one.record)) not in given_up:
                given_up.add(identity)
                report.given_up += 1
                path = saves.free_path(places, one.record.game, one.name)
                self._new.append((saves.shelf(path) / path.name, one.record))

    def write(self) -> None:
        """Write the new files; if the disk refuses, undo everything and raise _RefusedImport."""
        try:
            for path, record in self._new:
                self._undo.append(partial(path.unlink, missing_ok=True))
                write_atomically(path, record.to_json())
            for game, brought in self._backup.belongings.items():
                if (module := games.belongings(game)) is not None:
                    self._undo.append(_restoring(self._places, game))
                    self._report.things += module.take_in(self._places, brought)
            self._write_progress()
            self._write_pads()
            self._write_settings()
        except OSError as problem:
            self.undo()
            path = Path(problem.filename) if problem.filename else self._places.data
            raise _RefusedImport(refused("cannot-write", path, problem)) from None
        except BaseException:
            self.undo()
            raise

    def _write_progress(self) -> None:
        """Add the progress of the backup to that on disk; one of a newer version is left alone."""
        brought = self._backup.progress
        here, problem = progress_file.load(self._places)
        if brought is None or problem is not None:
            return
        both = progress_file.merged(here, brought)
        if both != here:
            path = progress_file.path_of(self._places)
            self._undo.append(
                partial(write_atomically, path, here.to_json())
                if path.exists()
                else partial(path.unlink, missing_ok=True)
            )
            self._report.progress = True
            write_atomically(path, both.to_json())

    def _write_pads(self) -> None:
        """Add the pads of games for which none is here."""
        for game, draft in self._backup.pads.items():
            if not pad_drafts.exists(self._places, game):
                path = pad_drafts.path_of(self._places, game)
                self._undo.append(partial(path.unlink, missing_ok=True))
                self._report.pads += 1
                write_atomically(path, draft.to_json())

    def _write_settings(self) -> None:
        """Keep the settings until the window has added them to its own, should it be killed."""
        path = self._places.brought
        self._undo.append(partial(path.unlink, missing_ok=True))
        settings = settings_file.document_of(self._backup.settings)
        results = self._known + self.new_results
        write_atomically(path, json.dumps({"results": results, "settings": settings}))

    def undo(self) -> None:
        """Undo everything that was written."""
        while self._undo:
            with suppress(OSError):
                self._undo.pop()()


def _count(places: Places) -> int:
    """The number of results, with those in the bin."""
    return sum(Results(places).count(Query(binned=binned)) for binned in (False, True))


def _restoring(places: Places, game: str) -> Callable[[], None]:
    """Return a function that restores a game's small files to their current content."""

    def now() -> dict[Path, bytes]:
        folders = (places.data, places.sets(game))
        return {path: path.read_bytes() for one in folders for path in one.glob("*.json")}

    before = now()

    def restore() -> None:
        for path, data in now().items():
            if path not in before:
                path.unlink()
            elif data != before[path]:
                write_atomically(path, before[path].decode("utf-8", "replace"))

    return restore


def _identity(record: Record) -> str:
    return identity_of(record.to_json())


def merge_settings(
    places: Places, brought: Settings, current: Settings, report: Report
) -> Settings:
    """The backup's settings if there are none yet; else add its new players and setups."""
    if not places.settings.exists():
        report.settings = True
        report.players = len(brought.profiles)
        return replace(brought, left_alone=False, window=current.window)
    known = {one.name.casefold() for one in current.profiles}
    new = [one for one in brought.profiles if one.name.casefold() not in known]
    room = max(0, settings_file.MOST_PROFILES - len(current.profiles))
    report.players = len(new[:room])
    last = {game: setup for game, setup in brought.last.items() if game in games.GAMES}
    return replace(
        current,
        profiles=[*current.profiles, *new[:room]],
        last={**last, **current.last},
    )
