"""Where files live, and writing them so that a crash at any moment leaves a whole one."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import gmtime, strftime

from harmony_desktop.engine.words import Phrase

HOME_VARIABLE = "HARMONY_DESKTOP_HOME"
"""Keeps everything below one folder instead: for trials, tests and memory sticks."""


@dataclass(frozen=True)
class Places:
    """The folders of this application."""

    config: Path
    data: Path
    logs: Path

    @classmethod
    def of_this_user(cls) -> Places:
        """As the platform has it, or below HARMONY_DESKTOP_HOME."""
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
        """Everything in one folder."""
        return cls(home / "config", home / "data", home / "logs")

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        return self.data / "games"

    def sets(self, game: str) -> Path:
        """The sets of components that players have entered for a game."""
        return self.data / "sets" / game

    @property
    def results(self) -> Path:
        return self.data / "results.sqlite3"


@dataclass(frozen=True)
class Problem:
    """Something about a file the player should be told. `key` is explained by the window.

    `settings-damaged`, `save-damaged`, `results-damaged`: set aside as `path`.
    `save-newer`: a running game this version cannot replay; left where it is.
    `cannot-read`, `cannot-write`: the disk refused `path`, `detail` says why.
    `own`: a file only one game has; `words` is that game's sentence, with {path}.
    """

    key: str
    path: Path
    detail: str = ""
    words: Phrase | None = None


def write_atomically(path: Path, text: str) -> None:
    """Replace the file's content as a whole: readers see the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _sync_folder(folder: Path) -> None:
    """Have the disk keep the new name too, where folders can be synchronised."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_limited(path: Path, limit: int) -> bytes:
    """The file's content; ValueError if it is longer than `limit` bytes."""
    with path.open("rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise ValueError(f"{path.name} is longer than {limit} bytes")
    return data


def set_aside(path: Path) -> Path:
    """Move a damaged file out of the way, keeping it, and return where it is now.

    On a disk that cannot be written the file stays where it is.
    """
    now = strftime("%Y%m%dT%H%M%S", gmtime())
    shelf = path.parent / "damaged"
    kept = shelf / f"{path.stem}-{now}{path.suffix}"
    number = 1
    while kept.exists():
        number += 1
        kept = shelf / f"{path.stem}-{now}-{number}{path.suffix}"
    try:
        shelf.mkdir(parents=True, exist_ok=True)
        return path.rename(kept)
    except OSError:
        return path
