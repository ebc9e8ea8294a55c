"""Everything a player has, in one file: settings and players, results, games, sets and orders.

The file is a zip archive with a manifest that names every member, its length and its sum. Nothing
in it is used as a path, and nothing is changed before all of it has been read and found sound.

    manifest.json       what this is, and what is in it
    settings.json       the settings, with the players
    results.jsonl       the finished games, one in a line
    games/N.harmony     running games
    GAME/NAME           what players have made for a game (games.contract.Belongings)
"""

from __future__ import annotations

import json
import os
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from harmony_desktop import games
from harmony_desktop.engine.documents import NotAFile, read_json
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.storage import saves
from harmony_desktop.storage import settings as settings_file
from harmony_desktop.storage.files import Places, Problem, read_limited, refused
from harmony_desktop.storage.results import Results, Unreadable, identity_of

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record
    from harmony_desktop.storage.settings import Settings

KIND = "harmony-desktop-backup"
SCHEMA = 1
ENDING = ".harmony-backup"
MOST_MEMBERS = 2_000
MOST_BYTES = 1_000_000_000
"""What all members together may take up when unpacked."""
_MANIFEST_BYTES = 1_000_000
_MEMBER_BYTES = 2_000_000
_LONGEST_LINE = 3_000_000
_AT_A_TIME = 500
_NAME = re.compile(
    r"(settings\.json|results\.jsonl|games/\d{1,6}\.harmony|[a-z]+/[A-Za-z0-9_-]{1,80})"
)


class BadBackup(ValueError):
    """A file that is no backup, a damaged one, or one of a newer version.

    `reason` is a key for the window's texts: `foreign`, `damaged` or `newer`.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(detail or reason)
        self.reason = reason


@dataclass
class Report:
    """What came of taking a backup in."""

    results: int = 0
    results_known: int = 0
    results_bad: int = 0
    games: int = 0
    games_known: int = 0
    things: int = 0
    """Sets, orders and the like."""
    players: int = 0
    settings: bool = False
    """Whether its settings are used now: there were none before."""
    problem: Problem | None = None
    """What the disk refused, if anything."""

    @property
    def nothing_new(self) -> bool:
        return not (self.results or self.games or self.things or self.players or self.settings)


@dataclass
class Backup:
    """A backup that has been read and found sound."""

    path: Path
    settings: Settings
    games: list[Record] = field(default_factory=list)
    belongings: dict[str, dict[str, str]] = field(default_factory=dict)
    results: int = 0


# Making one


def write(places: Places, path: Path) -> Problem | None:
    """Put everything into one file; if the disk refuses, return why, and there is no file."""
    draft = path.with_name(f".{os.getpid()}-{token_hex(8)}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(draft, "x", zipfile.ZIP_DEFLATED) as archive:
            members: dict[str, dict[str, object]] = {}
            for name, parts in _members(places):
                length, digest = 0, sha256()
                with archive.open(name, "w", force_zip64=True) as member:
                    for part in parts:
                        data = part.encode("utf-8", "replace")
                        member.write(data)
                        digest.update(data)
                        length += len(data)
                members[name] = {"bytes": length, "sha256": digest.hexdigest()}
            made = datetime.now(UTC).isoformat(timespec="seconds")
            manifest = {"kind": KIND, "schema": SCHEMA, "made": made, "members": members}
            archive.writestr("manifest.json", json.dumps(manifest, indent=1))
        os.replace(draft, path)
    except Unreadable as trouble:
        return trouble.problem
    except OSError as problem:
        return refused("cannot-write", path, problem)
    finally:
        with suppress(OSError):
            draft.unlink()
    return None


def _members(places: Places) -> Iterator[tuple[str, Iterator[str]]]:
    with suppress(OSError, ValueError):
        text = read_limited(places.settings, settings_file.MAX_BYTES).decode("utf-8")
        settings_file.read(text)
        yield "settings.json", iter((text,))
    yield "results.jsonl", _lines(Results(places))
    for number, save in enumerate(saves.running(places)[0], 1):
        yield f"games/{number}.harmony", iter((save.record.to_json(),))
    for game in games.GAMES:
        module = games.belongings(game)
        for name, text in (module.kept(places) if module else {}).items():
            safe = re.sub(r"[^A-Za-z0-9_-]", "-", name)[:80] or "own"
            yield f"{game}/{safe}", iter((text,))


def _lines(results: Results) -> Iterator[str]:
    """The finished games, one in a line."""
    last = 0
    while rows := results.rows(_AT_A_TIME, last):
        last = int(str(rows[-1]["number"]))
        for row in rows:
            if row.pop("whole"):
                del row["number"]
                yield json.dumps(row, ensure_ascii=False) + "\n"


# Reading one


def read(path: Path) -> Backup:
    """A backup, every member of it looked at; BadBackup if anything is wrong, OSError likewise.

    Results are looked at one by one when they are taken in: bad ones are left out and counted.
    """
    if not path.is_file():
        raise NotAFile(path)
    try:
        with zipfile.ZipFile(path) as archive:
            members = _manifest(archive)
            found = Backup(path, settings_file.Settings())
            for name in members:
                if name != "results.jsonl":
                    _read_member(found, name, _text(archive, name, members[name]))
            if "results.jsonl" in members:
                found.results = sum(1 for _ in _result_lines(archive, members["results.jsonl"]))
            return found
    except BadBackup:
        raise
    except zipfile.BadZipFile as problem:
        raise BadBackup("damaged" if _begins_as_zip(path) else "foreign", str(problem)) from None
    except (EOFError, NotImplementedError, RuntimeError, LookupError, ValueError) as problem:
        # Cut off, of a packing nobody uses here, locked by a password, or with odd names.
        raise BadBackup("damaged", str(problem)) from None
    except (zlib.error, struct.error, OverflowError) as problem:
        raise BadBackup("damaged", str(problem)) from None


def _begins_as_zip(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"PK"


def _manifest(archive: zipfile.ZipFile) -> dict[str, tuple[int, str]]:
    """What is in an archive, by name: the length and the sum of each member."""
    names = archive.namelist()
    if "manifest.json" not in names:
        raise BadBackup("foreign", "no manifest")
    try:
        with archive.open("manifest.json") as member:
            document = read_json(member.read(_MANIFEST_BYTES))
        if not isinstance(document, dict) or document.get("kind") != KIND:
            raise BadBackup("foreign", "not a backup")
        if type(document.get("schema")) is not int:
            raise BadBackup("damaged", "no schema")
        if document["schema"] > SCHEMA:
            raise BadBackup("newer")
        told = {
            str(name): (int(one["bytes"]), str(one["sha256"]))
            for name, one in document["members"].items()
        }
    except BadBackup:
        raise
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BadBackup("damaged", f"manifest: {problem}") from None
    if len(told) > MOST_MEMBERS or sum(length for length, _ in told.values()) > MOST_BYTES:
        raise BadBackup("damaged", "larger than any backup")
    if sorted([*told, "manifest.json"]) != sorted(names):
        raise BadBackup("damaged", "not what the manifest says")
    if not all(_NAME.fullmatch(name) and length >= 0 for name, (length, _) in told.items()):
        raise BadBackup("damaged", "an unknown member")
    return told


def _text(archive: zipfile.ZipFile, name: str, told: tuple[int, str]) -> str:
    """The text of a small member that is what the manifest says."""
    if told[0] > _MEMBER_BYTES:
        raise BadBackup("damaged", f"{name} is too long")
    with archive.open(name) as member:
        data = member.read(told[0] + 1)
    if len(data) != told[0] or sha256(data).hexdigest() != told[1]:
        raise BadBackup("damaged", f"{name} is not what it was")
    try:
        return data.decode("utf-8")
    except UnicodeError:
        raise BadBackup("damaged", f"{name} is no text") from None


def _read_member(found: Backup, name: str, text: str) -> None:
    from harmony_desktop.engine.record import read_record

    folder, _, rest = name.rpartition("/")
    try:
        if name == "settings.json":
            found.settings = settings_file.read(text)
        elif folder == "games":
            found.games.append(read_record(text))
        elif folder in games.GAMES:
            found.belongings.setdefault(folder, {})[rest] = text
    except (ValueError, BadRecord) as problem:
        raise BadBackup("damaged", f"{name}: {problem}") from None


def _result_lines(archive: zipfile.ZipFile, told: tuple[int, str]) -> Iterator[bytes]:
    """The lines of the results, as long as they are what the manifest says; BadBackup if not."""
    length, digest = 0, sha256()
    with archive.open("results.jsonl") as member:
        while line := member.readline(_LONGEST_LINE):
            length += len(line)
            if length > told[0] or not line.endswith(b"\n"):
                raise BadBackup("damaged", "results.jsonl is not what it was")
            digest.update(line)
            yield line
    if length != told[0] or digest.hexdigest() != told[1]:
        raise BadBackup("damaged", "results.jsonl is not what it was")


# Taking one in


def take_in(places: Places, backup: Backup, current: Settings) -> tuple[Report, Settings]:
    """Add what is not here yet; what is here stays as it is. Returns the settings from now on.

    Games are the same if their setup, seed and beginning are; players if their names are; sets and
    orders if their content is. BadBackup, and nothing is changed, if a game's belongings are none.
    """
    report = Report()
    try:
        for game, brought in backup.belongings.items():
            if (module := games.belongings(game)) is not None:
                module.take_in(places, brought, write=False)
    except ValueError as problem:
        raise BadBackup("damaged", str(problem)) from None
    except OSError as problem:
        report.problem = refused("cannot-read", places.data, problem)
        return report, current
    merged = _merge_settings(places, backup.settings, current, report)
    told = Results(places).take_in(_rows(backup))
    if isinstance(told, Problem):
        report.problem = told
        return report, current
    report.results, report.results_known, report.results_bad = told
    _take_games(places, backup, report)
    for game, brought in backup.belongings.items():
        if (module := games.belongings(game)) is not None:
            try:
                report.things += module.take_in(places, brought)
            except OSError as problem:
                report.problem = refused("cannot-write", places.data, problem)
    return report, merged


def _rows(backup: Backup) -> Iterator[Mapping[str, object]]:
    with zipfile.ZipFile(backup.path) as archive:
        told = _manifest(archive).get("results.jsonl")
        for line in _result_lines(archive, told) if told else ():
            try:
                row = read_json(line)
            except ValueError:
                row = None
            yield row if isinstance(row, dict) else {}


def _take_games(places: Places, backup: Backup, report: Report) -> None:
    """Add the running games that are neither running nor finished here."""
    running = {identity_of(save.record.to_json()) for save in saves.running(places)[0]}
    results = Results(places)
    for record in backup.games:
        identity = identity_of(record.to_json())
        try:
            known = identity in running or results.one(identity) is not None
        except Unreadable as trouble:
            report.problem = trouble.problem
            return
        if known:
            report.games_known += 1
            continue
        running.add(identity)
        if (problem := saves.store(saves.new_path(places, record.game), record)) is not None:
            report.problem = problem
            return
        report.games += 1


def _merge_settings(
    places: Places, brought: Settings, current: Settings, report: Report
) -> Settings:
    """Its settings where there are none yet; else its players and setups that are not known."""
    if not places.settings.exists():
        report.settings = True
        report.players = len(brought.profiles)
        return replace(brought, left_alone=False, window=current.window)
    known = {one.name.casefold() for one in current.profiles}
    new = [one for one in brought.profiles if one.name.casefold() not in known]
    room = max(0, settings_file.MOST_PROFILES - len(current.profiles))
    report.players = len(new[:room])
    return replace(
        current,
        profiles=[*current.profiles, *new[:room]],
        last={**brought.last, **current.last},
        guided=sorted({*current.guided, *brought.guided}),
    )
