"""The player's settings: one small JSON file.

Read by hand rather than by pydantic: the window needs them before its first paint, and pydantic
alone would take as long as everything else that happens before it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.formats import Format
from harmony_desktop.engine.names import clean_name
from harmony_desktop.engine.words import LANGUAGES
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
_LONGEST_WORD = 40
MOST_RECENT = 8
_LONGEST_PATH = 4096
_MOST_SEATS = 6
_MOST_TAUGHT = 50
MOST_PROFILES = 24

THEMES = ("system", "light", "dark", "contrast")
"""The looks of the window; `system` follows the computer, the others are in ui/kit/theme.py."""
PACES = ("step", "slow", "normal", "fast", "off")
"""How fast moves follow each other; `step` waits for the player, `off` shows only the outcome."""

Check = Callable[[Any], bool]


@dataclass
class SeatChoice:
    """A seat as it was last set up in New game."""

    kind: str = "person"
    name: str = ""
    level: str = "medium"
    style: str = ""
    """The style chosen for a bot, or BALANCED; "" for the style of its character."""
    colour: str = ""
    face: str = ""
    """The chosen face or character; "" for the default of the seat."""


@dataclass
class Profile:
    """A player on this computer: name, colour and face."""

    name: str
    colour: str = ""
    face: str = ""


@dataclass
class LastSetup:
    """The seats and options a game was last started with."""

    seats: list[SeatChoice]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    practice: bool = False


@dataclass
class Settings:
    """Everything the player can set."""

    language: str | None = None
    """None follows the system."""
    theme: str = "system"
    animation: str = "normal"
    pace: str = "normal"
    """How fast the moves of the others follow each other."""
    sound: bool = True
    volume: int = 60
    symbols: bool = True
    """Whether colours are marked with numbers and motifs."""
    show_gains: bool = True
    """Assistance: show the points a placement would score."""
    show_bag: bool = False
    """Assistance: show the number of unseen tiles of each value."""
    coordinates: bool = False
    """Whether boards have letters and numbers at their edges, and words name places by them."""
    confirm_presses: bool = False
    """Whether a first press with a piece only shows where it would lie, and a second one places."""
    alt_letters: bool = False
    """Whether commands of a single letter or digit need Alt."""
    ratings: bool = True
    """Whether persons get ratings."""
    switches: dict[str, bool] = field(default_factory=dict)
    """The settings that only one game has, by their keys (engine.extras.Switch)."""
    text_size: int = 100
    last: dict[str, LastSetup] = field(default_factory=dict)
    profiles: list[Profile] = field(default_factory=list)
    """The named players, the most recent first."""
    recent: list[str] = field(default_factory=list)
    """The files of games that were opened, the latest first."""
    window: list[int] | None = None
    maximized: bool = False
    drawer: bool | None = None
    """Whether the drawer beside a table is open; None leaves that to the width of the window."""
    taught: list[str] = field(default_factory=list)
    """The games whose tutorial was played through."""
    menu_offered: bool = False
    """Whether the window has offered to add itself to the menus of the desktop."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """Keys unknown to this version; they are written back unchanged."""
    left_alone: bool = False
    """Whether the file must not be written: a newer version's, or one that could not be read."""


def _one_of(*values: object) -> Check:
    return lambda value: type(value) in (str, type(None)) and value in values


def _whole(least: int, most: int) -> Check:
    return lambda value: type(value) is int and least <= value <= most


def _flag(value: object) -> bool:
    return type(value) is bool


def _word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_WORD


def _box(value: object) -> bool:
    number = _whole(-100_000, 100_000)
    return value is None or (
        isinstance(value, list) and len(value) == 4 and all(map(number, value))
    )


_CHECKS: dict[str, Check] = {
    "language": _one_of(None, *LANGUAGES),
    "theme": _one_of(*THEMES),
    "animation": _one_of("off", "fast", "normal"),
    "pace": _one_of(*PACES),
    "sound": _flag,
    "volume": _whole(0, 100),
    "symbols": _flag,
    "show_gains": _flag,
    "show_bag": _flag,
    "coordinates": _flag,
    "confirm_presses": _flag,
    "alt_letters": _flag,
    "ratings": _flag,
    "switches": lambda value: isinstance(value, dict) and all(map(_flag, value.values())),
    "text_size": _whole(80, 200),
    "last": lambda value: isinstance(value, dict) and all(map(_word, value)),
    "profiles": lambda value: isinstance(value, list) and len(value) <= MOST_PROFILES,
    "recent": lambda value: (
        isinstance(value, list)
        and len(value) <= MOST_RECENT
        and all(isinstance(one, str) and len(one) <= _LONGEST_PATH for one in value)
    ),
    "window": _box,
    "maximized": _flag,
    "drawer": lambda value: value is None or _flag(value),
    "taught": lambda value: (
        isinstance(value, list) and len(value) <= _MOST_TAUGHT and all(map(_word, value))
    ),
    "menu_offered": _flag,
}
_SEAT_CHECKS: dict[str, Check] = {
    "kind": _one_of("person", "bot"),
    "name": _word,
    "level": _word,
    "style": _word,
    "colour": _word,
    "face": _word,
}
_PROFILE_CHECKS: dict[str, Check] = {
    "name": lambda value: _word(value) and bool(value.strip()),
    "colour": _word,
    "face": _word,
}


def allows(name: str, value: object) -> bool:
    """Whether a setting may have that value."""
    return _CHECKS[name](value)


def _checked(document: object, checks: dict[str, Check]) -> dict[str, Any]:
    """The known keys of a document; ValueError for an invalid value.

    Unknown keys are ignored, so that an older version can read newer settings.
    """
    if not isinstance(document, dict):
        raise ValueError("not an object")
    for key, check in checks.items():
        if key in document and not check(document[key]):
            raise ValueError(f"{key}: {document[key]!r}")
    return {key: document[key] for key in checks if key in document}


def _setup(document: object) -> LastSetup:
    checks: dict[str, Check] = {
        "seats": lambda value: isinstance(value, list) and 1 <= len(value) <= _MOST_SEATS,
        "options": lambda value: (
            isinstance(value, dict)
            and all(map(_word, value))
            and all(isinstance(one, str | int) for one in value.values())
        ),
        "practice": _flag,
    }
    known = _checked(document, checks)
    seats = [SeatChoice(**_checked(seat, _SEAT_CHECKS)) for seat in known.pop("seats", [{}])]
    for seat in seats:
        seat.name = clean_name(seat.name)
    return LastSetup(seats, **known)


def _profile(document: object) -> Profile:
    known = _checked(document, _PROFILE_CHECKS)
    known["name"] = clean_name(known.get("name", ""))
    if not known["name"]:
        raise ValueError("a player without a name")
    return Profile(**known)


def remember_players(settings: Settings, players: list[Profile]) -> None:
    """Move the current players to the front of the profiles; a name is one player."""
    named = {one.name.casefold(): one for one in players if one.name}
    others = [one for one in settings.profiles if one.name.casefold() not in named]
    settings.profiles = [*named.values(), *others][:MOST_PROFILES]


def read(text: str | bytes) -> Settings:
    """Settings from JSON; ValueError says what is wrong.

    From a file of a newer version, the settings that this version understands.
    """
    return _read(read_json(text))


def _read(document: Any) -> Settings:
    newer = FORMAT.schema_of(document) > FORMAT.newest
    if not newer:
        document = FORMAT.upgraded(document)
    else:
        document = {key: value for key, value in _sound(document).items() if key in _CHECKS}
    known = _checked(document, _CHECKS)
    # Earlier versions stored the switches of games with the other settings.
    earlier = {key: value for key, value in document.items() if key.startswith("show_")}
    switches = {key: value for key, value in earlier.items() if key not in _CHECKS and _flag(value)}
    known["switches"] = switches | known.get("switches", {})
    last = {game: _setup(setup) for game, setup in known.pop("last", {}).items()}
    profiles = [_profile(one) for one in known.pop("profiles", [])]
    unknown = {
        key: value
        for key, value in document.items()
        if key not in _CHECKS and key not in switches and key != "schema"
    }
    found = replace(Settings(**known), last=last, profiles=profiles)
    return replace(found, unknown=unknown, left_alone=newer)


def _sound(document: object) -> dict[str, Any]:
    """A document without the values that are invalid; of players and setups, without those."""
    if not isinstance(document, dict):
        raise ValueError("not an object")
    found: dict[str, Any] = {}
    for key, value in document.items():
        if key == "profiles" and isinstance(value, list):
            players = [one for one in map(_sound_profile, value) if one is not None]
            found[key] = [asdict(one) for one in players[:MOST_PROFILES]]
        elif key == "last" and isinstance(value, dict):
            found[key] = {
                game: setup for game, setup in value.items() if _word(game) and _is_setup(setup)
            }
        elif key not in _CHECKS or _CHECKS[key](value):
            found[key] = value
    return found


def _sound_profile(document: object) -> Profile | None:
    """A player with what is valid of it, and as much of the name as may be; None without a name."""
    if not isinstance(document, dict):
        return None
    known = {
        key: document[key]
        for key, check in _PROFILE_CHECKS.items()
        if key in document and check(document[key])
    }
    if isinstance(name := document.get("name"), str):
        known["name"] = clean_name(name)[:_LONGEST_WORD].strip()
    try:
        return _profile(known)
    except ValueError:
        return None


def _is_setup(document: object) -> bool:
    try:
        _setup(document)
    except ValueError:
        return False
    return True


def load(places: Places) -> tuple[Settings, Problem | None]:
    """The settings on disk, or the defaults.

    A damaged file is set aside and reported; what is sound of it is in use. A file of a newer
    version, or an unreadable one, is left alone and reported.
    """
    path = places.settings
    text = b""
    try:
        text = read_limited(path, MAX_BYTES)
        found = read(text)
    except FileNotFoundError:
        return Settings(), None
    except ValueError:
        problem = damaged("settings-damaged", path)
        if problem.path == path:
            # A damaged file that could not be moved must not be overwritten.
            return Settings(left_alone=True), problem
        found = _salvaged(text)
        if found == Settings():
            return found, problem
        # The file is gone from its place: a kill before the next change would lose what is sound.
        save(places, found)
        return found, problem._replace(key="settings-salvaged")
    except OSError as refusal:
        return Settings(left_alone=True), refused("settings-unreadable", path, refusal)
    return found, Problem("settings-newer", path) if found.left_alone else None


def _salvaged(text: bytes) -> Settings:
    """What is sound of a damaged file."""
    try:
        return _read(_sound(read_json(text)))
    except ValueError:
        return Settings()


def document_of(settings: Settings) -> dict[str, Any]:
    """Settings as they are written."""
    document = asdict(settings)
    del document["unknown"], document["left_alone"]
    return {"schema": FORMAT.newest, **settings.unknown, **document}


def save(places: Places, settings: Settings) -> Problem | None:
    """Write the settings; if the disk refuses, return the problem."""
    if settings.left_alone:
        return None
    document = document_of(settings)
    text = json.dumps(document, ensure_ascii=False, indent=1)
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        # Too long for the reader: drop the unknown keys first.
        known = {key: value for key, value in document.items() if key not in settings.unknown}
        text = json.dumps(known, ensure_ascii=False)
    try:
        write_atomically(places.settings, text)
    except OSError as problem:
        return refused("cannot-write", places.settings, problem)
    return None
