"""Score pads that were left before the game was counted: one draft for each game."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from harmony_desktop import games
from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.formats import Format, NewerDocument
from harmony_desktop.engine.names import clean_name
from harmony_desktop.engine.pads import PadEntry
from harmony_desktop.storage.files import (
    Places,
    Problem,
    damaged,
    read_limited,
    refused,
    write_atomically,
)

FORMAT = Format()
MAX_BYTES = 200_000
_MOST_NAMES = 6
_LONGEST_NAME = 40


class PadDraft(NamedTuple):
    """A position as the command `score` reads it, and the names of the players."""

    position: object
    names: tuple[str, ...]

    def to_json(self) -> str:
        document = {"schema": FORMAT.newest, "position": self.position, "names": self.names}
        return json.dumps(document, ensure_ascii=False)


def path_of(places: Places, game: str) -> Path:
    """The file of a game's draft."""
    return places.pads / f"{game}.json"


def read(game: str, text: str | bytes) -> PadDraft:
    """Read a draft from JSON; ValueError if it is none of this game, NewerDocument likewise."""
    document = FORMAT.upgraded(read_json(text))
    names, position = document.get("names"), document.get("position")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("no names")
    entries_of(game, position)
    clean = (clean_name(name)[:_LONGEST_NAME] for name in names[:_MOST_NAMES])
    return PadDraft(position, tuple(clean))


def entries_of(game: str, position: object) -> list[PadEntry]:
    """The entries of a position, even if it cannot be scored yet; ValueError if it is none."""
    pad = games.pad(game)
    try:
        entries = pad.read(position, finished=False)
    except (LookupError, TypeError) as problem:
        raise ValueError(f"not a pad of this game: {problem}") from None
    blanks = [pad.empty(entry.values) for entry in entries]
    whole = all(
        isinstance(blank, dict) or len(entry.board) == len(blank)
        for entry, blank in zip(entries, blanks, strict=True)
    )
    if not whole or not 0 < len(entries) <= pad.SEATS[1]:
        raise ValueError("not a pad of this game")
    return entries


def load(places: Places, game: str) -> tuple[PadDraft | None, Problem | None]:
    """The draft of a game, if there is one. A damaged file is set aside and reported.

    A file of a newer version is left alone and reported; `keep` does not replace it.
    """
    path = path_of(places, game)
    try:
        return read(game, read_limited(path, MAX_BYTES)), None
    except FileNotFoundError:
        return None, None
    except NewerDocument:
        return None, Problem("pad-newer", path)
    except ValueError as problem:
        return None, damaged("pad-damaged", path, str(problem))
    except OSError as problem:
        return None, refused("cannot-read", path, problem)


def keep(places: Places, game: str, position: object, names: Sequence[str]) -> Problem | None:
    """Write a draft; if the disk refuses, return the problem."""
    path = path_of(places, game)
    if _is_newer(path):
        return Problem("pad-newer", path)
    try:
        write_atomically(path, PadDraft(position, tuple(names)).to_json())
    except OSError as problem:
        return refused("cannot-write", path, problem)
    return None


def forget(places: Places, game: str) -> None:
    """Remove the draft of a game, if there is one of this version."""
    path = path_of(places, game)
    if not _is_newer(path):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def exists(places: Places, game: str) -> bool:
    """Whether anything lies where the draft of a game is kept."""
    return os.path.lexists(path_of(places, game))


def _is_newer(path: Path) -> bool:
    try:
        FORMAT.upgraded(read_json(read_limited(path, MAX_BYTES)))
    except NewerDocument:
        return True
    except (OSError, ValueError):
        return False
    return False
