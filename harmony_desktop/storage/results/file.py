"""The file of the results: opened, brought up to date, checked, copied and salvaged.

Every day on which the file is found sound, it is copied; the latest COPIES copies are kept. From a
damaged file, every row that can still be read goes into a new one, together with the rows of the
latest copy that are missing. The damaged file is kept. Every file here is written as a
draft and renamed: a kill at any moment leaves either the old file or the new one.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

from harmony_desktop.storage.files import (
    Places,
    Problem,
    mode_of,
    place_aside,
    refused,
    sync,
)
from harmony_desktop.storage.results import schema
from harmony_desktop.storage.results.entry import entry_of, insert
from harmony_desktop.storage.results.result import COLUMNS, SELECT

log = logging.getLogger(__name__)

WAIT = 0.1
"""Seconds that a call waits while another program locks the file."""
COPIES = 3
_JOURNALS = ("-journal", "-wal", "-shm")
_MOST_ROWS = 1_000_000
"""Highest row number tried when a damaged file is salvaged."""
_PAGES_IN_MEMORY = 50_000
"""Changed pages kept in memory, so that others can read until a large change is committed."""


class Unreadable(Exception):
    """The results cannot be read now, which differs from having none; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class ResultsFile:
    """The SQLite file. It is used seldom, so every call opens and closes it.

    No call waits longer than WAIT for another program.
    """

    def __init__(self, places: Places) -> None:
        self.path = places.results

    def state(self) -> tuple[tuple[int, int], ...]:
        """Something that differs after every change of the file."""
        found = []
        for ending in ("", "-wal"):
            with suppress(OSError):
                file = Path(f"{self.path}{ending}").stat()
                found.append((file.st_mtime_ns, file.st_size))
        return tuple(found)

    @property
    def copies(self) -> Path:
        """The folder of the daily copies."""
        return self.path.parent / "copies"

    def open(self, upgrade: bool = True) -> sqlite3.Connection:
        """Open the file; create or upgrade it if necessary.

        Without `upgrade`, a file of an earlier version raises Unreadable.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # SQLite would block on a pipe and follow a link.
        mode_of(self.path)
        connection = sqlite3.connect(self.path, timeout=WAIT)
        try:
            version = schema.version_of(connection)
            if version > schema.SCHEMA:
                raise Unreadable(Problem("results-newer", self.path))
            if 0 < version < schema.SCHEMA and not upgrade:
                raise Unreadable(Problem("results-busy", self.path))
            if version < schema.SCHEMA:
                if schema.has_tables(connection):
                    log.info("results of version %d are brought up to date", version)
                    self._keep_earlier(connection, version)
                schema.bring_up_to_date(connection)
        except BaseException:
            # Some systems cannot move an open file.
            connection.close()
            raise
        return connection

    @contextmanager
    def reading(self, upgrade: bool = True) -> Iterator[sqlite3.Connection | None]:
        """Open the file for reading; None if there is none, Unreadable if it cannot be read."""
        try:
            if not self._exists():
                yield None
                return
            with closing(self.open(upgrade)) as connection:
                connection.text_factory = _lenient_text
                yield connection
        except sqlite3.Error as problem:
            raise Unreadable(self._problem("cannot-read", problem)) from None
        except OSError as problem:
            raise Unreadable(refused("cannot-read", self.path, problem)) from None

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction; Unreadable if that fails."""
        try:
            with closing(self.open()) as connection, connection:
                connection.execute(f"PRAGMA cache_spill = {_PAGES_IN_MEMORY}")
                # For a Mac, where data may otherwise stay in the disk's cache.
                connection.execute("PRAGMA fullfsync = ON")
                yield connection
        except sqlite3.Error as problem:
            raise Unreadable(self._problem("cannot-write", problem)) from None
        except OSError as problem:
            raise Unreadable(refused("cannot-write", self.path, problem)) from None

    def _exists(self) -> bool:
        """Whether the file exists; OSError if the disk does not say."""
        try:
            self.path.stat()
        except FileNotFoundError:
            return False
        return True

    def _problem(self, key: str, problem: sqlite3.Error) -> Problem:
        words = str(problem)
        if "locked" in words or "busy" in words:
            return Problem("results-busy", self.path, words)
        log.warning("%s %s: %s", key, self.path, words)
        reason = "full" if "full" in words else "forbidden" if "readonly" in words else ""
        return Problem(key, self.path, words, reason=reason)

    # Copies

    def _keep_earlier(self, connection: sqlite3.Connection, version: int) -> None:
        """Copy a file of an earlier version before it is changed, unless there is a sound copy."""
        kept = self.path.with_name(f"{self.path.stem}-schema-{version}{self.path.suffix}")
        if not _is_sound(kept, version):
            self._copy_to(connection, kept)

    def _copy_to(self, connection: sqlite3.Connection, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = self._draft()
        try:
            with closing(sqlite3.connect(draft, timeout=WAIT)) as copy:
                connection.backup(copy)
            sync(draft)
            os.replace(draft, target)
        finally:
            _remove(draft)

    def _draft(self) -> Path:
        return self.path.with_name(f".{os.getpid()}-{token_hex(8)}.draft")

    def _copy_of_today(self, connection: sqlite3.Connection) -> None:
        """Keep one copy a day of a sound file; ignore a refusal by the disk."""
        today = datetime.now(UTC).date().isoformat()
        target = self.copies / f"{self.path.stem}-{today}{self.path.suffix}"
        if target.exists():
            return
        try:
            self._copy_to(connection, target)
            for old in [one for one in self._copies() if one != target][COPIES - 1 :]:
                old.unlink()
        except (OSError, sqlite3.Error) as problem:
            log.warning("no copy of the results: %s", problem)

    def _copies(self) -> list[Path]:
        """The copies there are, the latest first."""
        return sorted(self.copies.glob(f"{self.path.stem}-*{self.path.suffix}"), reverse=True)

    # Checking and salvaging

    def check(self) -> Problem | None:
        """Check whether the file is sound. A sound one is copied, a damaged one is salvaged."""
        try:
            if not self._exists():
                return None
            with closing(self.open()) as connection:
                if _sound(connection):
                    self._copy_of_today(connection)
                    return None
        except Unreadable as problem:
            return problem.problem
        except sqlite3.OperationalError as problem:
            if "no such table" not in str(problem):
                return self._problem("cannot-read", problem)
        except sqlite3.DatabaseError as problem:
            log.warning("damaged results: %s", problem)
        except OSError as problem:
            return refused("cannot-read", self.path, problem)
        return self._salvage()

    def _salvage(self) -> Problem:
        """Put every row that can be read into a new file, and keep the damaged one."""
        draft = self._draft()
        try:
            saved = self._rescue_into(draft)
            kept = place_aside(self.path)
            shutil.copyfile(self.path, kept)
            sync(kept)
            for ending in _JOURNALS:
                # The journal of an unfinished change must not be applied to the new file.
                beside = Path(f"{self.path}{ending}")
                if beside.exists():
                    shutil.copyfile(beside, Path(f"{kept}{ending}"))
                    beside.unlink()
            os.replace(draft, self.path)
        except (OSError, sqlite3.Error, Unreadable) as problem:
            log.warning("results not salvaged: %s", problem)
            return Problem("results-damaged-stays", self.path, str(problem))
        finally:
            _remove(draft)
        log.warning("damaged results kept as %s, %d saved", kept, saved)
        return Problem("results-salvaged" if saved else "results-damaged", kept, saved=saved)

    def _rescue_into(self, draft: Path) -> int:
        """Collect the readable rows of the file and of its latest copy; return how many."""
        latest: dict[object, dict[str, object]] = {}
        for row in self._rows_of_latest_copy():
            latest[row["identity"]] = row
        for row in _readable_rows(self.path):
            # Newer than the copy: its title, star and place in the bin count.
            latest[row["identity"]] = row
        saved = 0
        with closing(sqlite3.connect(draft)) as connection, connection:
            schema.create(connection)
            for row in latest.values():
                entry = entry_of(row)
                saved += entry is not None and insert(connection, *entry) is not None
        sync(draft)
        return saved

    def _rows_of_latest_copy(self) -> list[dict[str, object]]:
        for copy in self._copies():
            if _is_sound(copy, schema.SCHEMA) and (rows := list(_readable_rows(copy))):
                return rows
        return []


def _readable_rows(path: Path) -> Iterator[dict[str, object]]:
    """Yield every readable row, one by one, so that a damaged page loses only its own rows."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, timeout=WAIT)) as connection:
        connection.text_factory = _lenient_text
        for number in range(1, _last_number(connection) + 1):
            with suppress(sqlite3.DatabaseError):
                row = connection.execute(f"{SELECT} WHERE id = ?", (number,)).fetchone()
                if row is not None:
                    yield dict(zip(COLUMNS, row, strict=True))


def _last_number(connection: sqlite3.Connection) -> int:
    """The highest result number in any of the tables."""
    found = [0]
    for table, column in schema.WHERE_A_RESULT_IS:
        for order in ("DESC", "ASC"):
            with suppress(sqlite3.DatabaseError):
                statement = f"SELECT {column} FROM {table} ORDER BY {column} {order}"  # noqa: S608
                for (number,) in connection.execute(statement):
                    found.append(number if type(number) is int else 0)
                    if order == "DESC":
                        break
    return min(max(found), _MOST_ROWS)


def _is_sound(path: Path, version: int) -> bool:
    """Whether a copy is there, whole and of that version."""
    if not path.is_file():
        return False
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, timeout=WAIT)) as connection:
        whole = connection.execute("PRAGMA quick_check").fetchone()[0] == "ok"
        return whole and schema.version_of(connection) == version and schema.has_tables(connection)
    return False


def _sound(connection: sqlite3.Connection) -> bool:
    if connection.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        return False
    for table in schema.TABLES:
        connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
    return True


def _lenient_text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _remove(draft: Path) -> None:
    for ending in ("", *_JOURNALS):
        with suppress(OSError):
            Path(f"{draft}{ending}").unlink()
