"""The player's settings: one small JSON file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from harmony_desktop.storage.files import (
    Places,
    Problem,
    read_limited,
    set_aside,
    write_atomically,
)

SCHEMA = 1
MAX_BYTES = 200_000

Language = Literal["en", "fa", "uk", "de"]
Name = Annotated[str, StringConstraints(max_length=40, strip_whitespace=True)]
Key = Annotated[str, StringConstraints(max_length=40)]


class SeatChoice(BaseModel):
    """A seat as it was last set up in New game."""

    model_config = ConfigDict(extra="ignore")

    kind: Literal["person", "bot"] = "person"
    name: Name = ""
    level: Key = "medium"
    colour: Key = ""


class LastSetup(BaseModel):
    """The seats and options a game was last started with."""

    model_config = ConfigDict(extra="ignore")

    seats: Annotated[list[SeatChoice], Field(min_length=1, max_length=6)]
    options: dict[Key, str | int | bool] = {}
    practice: bool = False


class Settings(BaseModel):
    """Everything the player can set. Unknown keys are ignored, so an older version still starts."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    schema_version: int = Field(alias="schema", default=SCHEMA)
    language: Language | None = None
    """None follows the system."""
    theme: Literal["system", "light", "dark"] = "system"
    animation: Literal["off", "fast", "normal"] = "normal"
    sound: bool = True
    volume: Annotated[int, Field(ge=0, le=100)] = 60
    symbols: bool = True
    """Whether numbers and motifs stand on the colours."""
    show_gains: bool = True
    """Assistance: what a placement would score."""
    show_broken: bool = True
    """Assistance: marks on lines that can no longer score."""
    show_bag: bool = False
    """Assistance: how many unseen tiles bear each value."""
    text_size: Annotated[int, Field(ge=80, le=160)] = 100
    guided: list[Key] = []
    """The games whose guided start was offered already."""
    last: dict[Key, LastSetup] = {}
    window: Annotated[list[int], Field(min_length=4, max_length=4)] | None = None
    maximized: bool = False


def load(places: Places) -> tuple[Settings, Problem | None]:
    """The settings on disk, or the defaults. A damaged file is set aside and told of."""
    path = places.settings
    try:
        return Settings.model_validate_json(read_limited(path, MAX_BYTES)), None
    except FileNotFoundError:
        return Settings(), None
    except (ValidationError, ValueError):
        return Settings(), Problem("settings-damaged", set_aside(path))
    except OSError as problem:
        return Settings(), Problem("cannot-read", path, str(problem.strerror))


def save(places: Places, settings: Settings) -> Problem | None:
    """Write the settings; a disk that refuses is told of, not fatal."""
    return _write(places.settings, settings.model_dump_json(by_alias=True, indent=1))


def _write(path: Path, text: str) -> Problem | None:
    try:
        write_atomically(path, text)
    except OSError as problem:
        return Problem("cannot-write", path, str(problem.strerror))
    return None
