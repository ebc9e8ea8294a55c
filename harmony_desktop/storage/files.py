"""Locations of files, and atomic writing that survives a crash at any moment."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import gmtime, sleep, strftime, time
from typing import NamedTuple

from harmony_desktop.engine.documents import NO_LINK, PLAIN, NotAFile, read_bytes
from harmony_desktop.engine.words import Phrase

HOME_VARIABLE = "HARMONY_DESKTOP_HOME"
"""Environment variable for one folder with all files: for trials, tests and memory sticks."""

_LONGEST_STEM = 100
_SCANNER_PAUSES = (0.02, 0.05, 0.1, 0.2, 0.4)
_OLD_DRAFT = 60
"""Age in seconds from which another process's draft counts as abandoned."""
_DRAFT = re.compile(
    r"^\.(?:(\d+)-[0-9a-f]{16}\.draft(?:-journal|-wal|-shm)?|.+\.(?:json|harmony)\.(\d+))$"
)


class Places(NamedTuple):
    """The folders of this application."""

    config: Path
    data: Path
    logs: Path

    @classmethod
    def of_this_user(cls) -> Places:
        """The platform's usual folders, or those below HARMONY_DESKTOP_HOME."""
        if home := os.environ.get(HOME_VARIABLE):
            return cls.below(Path(home))
        import platformdirs

        name = "harmony-desktop"
        return cls(
            platformdirs.user_config_path(name, appauthor=False),
            platformdirs.user_data_path(name, appauthor=False),
            platformdirs.user_log_path(name, appauthor=False),
        )

    @classmethod
    def below(cls, home: Path) -> Places:
        """All folders below one."""
        return cls(home / "config", home / "data", home / "logs")

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def brought(self) -> Path:
        """The settings of a backup that is being imported, until they are in use."""
        return self.config / "brought.json"

    @property
    def saves(self) -> Path:
        return self.data / "games"

    def sets(self, game: str) -> Path:
        """The sets of components that players have entered for a game."""
        return self.data / "sets" / game

    @property
    def pads(self) -> Path:
        """Drafts of score pads."""
        return self.data / "pads"

    @property
    def analyses(self) -> Path:
        """Stored analyses of finished games."""
        return self.data / "analyses"

    @property
    def results(self) -> Path:
        return self.data / "results.sqlite3"

    @property
    def pictures(self) -> Path:
        """Small pictures of finished games; they are derived and may be deleted at any time."""
        return self.data / "pictures"

    @property
    def log(self) -> Path:
        """The log of this program."""
        return self.logs / "harmony-desktop.log"

    @property
    def lock(self) -> Path:
        """Lock file that names the window owning these folders."""
        return self.data / "window.lock"


class Problem(NamedTuple):
    """A problem with a file, to be shown to the player. The window has a text for each `key`.

    `settings-damaged`, `save-damaged`, `results-damaged`, `progress-damaged`: set aside as
    `path`; with `-stays` after it, the file could not be moved and is where it was.
    `pad-damaged`: likewise, the draft of a score pad.
    `results-salvaged`: likewise, and `saved` results are in the new file.
    `progress-salvaged`: likewise, and what could be read is in the new file.
    `settings-salvaged`: likewise, and what could be read is in use.
    `settings-newer`, `results-newer`, `save-newer`, `progress-newer`, `pad-newer`: of a newer
    version; left where it is.
    `save-earlier`: a running game of earlier rules; left where it is.
    `settings-unreadable`: the disk refused them; they are left alone, and nothing is kept.
    `results-busy`: another program is using them; the call is retried.
    `cannot-read`, `cannot-write`, `cannot-remove`: the disk refused `path`, and `detail` and
    `reason` say why.
    `no-viewer`: the system has no program that opens `path`.
    `own`: a file only one game has; `words` is that game's sentence, with {path}.
    `failed`: an error in this program; the log has the traceback.
    """

    key: str
    path: Path
    detail: str = ""
    words: Phrase | None = None
    reason: str = ""
    """`full`, `forbidden`, `too-long`, `not-a-file`, or empty."""
    saved: int = 0
    """Number of results rescued from a damaged file."""


_REASONS = {
    errno.ENOSPC: "full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENAMETOOLONG: "too-long",
    errno.ELOOP: "not-a-file",
    errno.EISDIR: "not-a-file",
    errno.ENXIO: "not-a-file",
}


def _warn(message: str, *values: object) -> None:
    # Imported here because it is seldom needed before the first paint.
    import logging

    logging.getLogger(__name__).warning(message, *values)


def refused(key: str, path: Path, problem: OSError) -> Problem:
    """The disk's refusal as a Problem for the player."""
    if isinstance(problem, Refusal):
        return problem.problem
    _warn("%s %s: %s", key, path, problem)
    why = "not-a-file" if isinstance(problem, NotAFile) else _REASONS.get(problem.errno or 0, "")
    return Problem(key, path, problem.strerror or str(problem), reason=why)


class Refusal(OSError):
    """A Problem as an OSError."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem


def failure(problem: Exception) -> Problem:
    """An unexpected exception as a Problem for the player."""
    return Problem("failed", Path(), f"{type(problem).__name__}: {problem}")


def write_atomically(path: Path, text: str) -> None:
    """Replace the file's content as a whole: readers see the old text or the new one.

    The file keeps its permissions. Something that is not a file is not replaced.
    """
    draft = path.with_name(f".{os.getpid()}-{os.urandom(8).hex()}.draft")
    _write_beside(path, draft, text, _reach_disk)
    try:
        _replace(draft, path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    _sync_folder(path.parent)


def write_staged(path: Path, staged: Path, text: str) -> None:
    """Write what is to replace a file into a file beside it.

    A kill leaves the text there; a power cut may not, before `sync`.
    """
    _write_beside(path, staged, text, lambda _: None)


def _write_beside(path: Path, draft: Path, text: str, settle: Callable[[int], None]) -> None:
    """Write a new file with the permissions of the one it will replace, whole or not at all.

    `settle` gets its handle when everything is written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    mode = mode_of(path)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINK | PLAIN, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            if mode is not None and hasattr(os, "fchmod"):
                os.fchmod(handle, mode)
            file.write(text.encode("utf-8", "replace"))
            file.flush()
            settle(handle)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def put_in_place(staged: Path, path: Path) -> None:
    """Replace a file with one that was written and synchronised beside it."""
    _replace(staged, path)
    _sync_folder(path.parent)


def _reach_disk(handle: int) -> None:
    """Flush written data to the disk, so that it survives a power cut."""
    if sys.platform == "darwin":
        import fcntl

        # On a Mac, fsync leaves data in the disk's cache. Not every disk supports a full sync.
        with suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def _replace(draft: Path, path: Path) -> None:
    """Put a draft in the place of a file, which a virus scanner may hold open for a moment."""
    if os.name == "nt":
        for pause in _SCANNER_PAUSES:
            try:
                os.replace(draft, path)
            except PermissionError:
                sleep(pause)
            else:
                return
    os.replace(draft, path)


def mode_of(path: Path) -> int | None:
    """The permissions of a file that is there already; NotAFile if it is something else."""
    try:
        found = os.lstat(path)
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise NotAFile(path)
    return stat.S_IMODE(found.st_mode)


def _sync_folder(folder: Path) -> None:
    """Flush the new file name to the disk, where folders can be synchronised.

    The file is complete either way, so a refusal is ignored.
    """
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def sync(path: Path) -> None:
    """Flush a file's content to the disk before it is renamed."""
    handle = os.open(path, os.O_RDWR | PLAIN)
    try:
        _reach_disk(handle)
    finally:
        os.close(handle)


def sweep(folders: Iterable[Path]) -> None:
    """Remove drafts left by killed writers; the caller must own the folders."""
    for folder in folders:
        with suppress(OSError):
            for entry in os.scandir(folder):
                found = _DRAFT.match(entry.name)
                if found is None or str(os.getpid()) in found.groups():
                    continue
                with suppress(OSError):
                    there = entry.stat(follow_symlinks=False)
                    if stat.S_ISREG(there.st_mode) and time() - there.st_mtime > _OLD_DRAFT:
                        os.unlink(entry.path)


def read_limited(path: Path, limit: int, follow: bool = False) -> bytes:
    """The content of a regular file; ValueError if it is longer than `limit` bytes.

    Symbolic links are followed only with `follow`, for files the player has named.
    """
    data = read_bytes(path, limit + 1, follow)
    if len(data) > limit:
        raise ValueError(f"{path.name} is longer than {limit} bytes")
    return data


def place_aside(path: Path) -> Path:
    """Return a free name in the folder `damaged` beside a file; OSError if there is none."""
    now = strftime("%Y%m%dT%H%M%S", gmtime())
    shelf = path.parent / "damaged"
    stem = path.stem[:_LONGEST_STEM]
    kept = shelf / f"{stem}-{now}{path.suffix[:20]}"
    number = 1
    shelf.mkdir(parents=True, exist_ok=True)
    while os.path.lexists(kept):
        number += 1
        kept = shelf / f"{stem}-{now}-{number}{path.suffix[:20]}"
    return kept


def set_aside(path: Path) -> Path | None:
    """Move a damaged file out of the way, keeping it, and return where it is now.

    None on a disk that does not allow it: the file stays where it is.
    """
    try:
        return path.rename(place_aside(path))
    except OSError:
        return None


def damaged(key: str, path: Path, detail: str = "", words: Phrase | None = None) -> Problem:
    """Set a damaged file aside, and return the Problem to report."""
    kept = set_aside(path)
    _warn("%s %s, kept as %s: %s", key, path, kept, detail)
    if kept is None:
        return Problem(f"{key}-stays", path, detail)
    return Problem(key, kept, detail, words)
