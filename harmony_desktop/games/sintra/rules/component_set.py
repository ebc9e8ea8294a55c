"""Component sets as JSON: the one shipped with the game, and those players enter.

A player's file has the form of `components.json`. A problem with a file is reported as a key that
the texts explain, the part of the document and the line. `components` in a game's options is
"standard" or the set itself as compact JSON, so that a record contains the set it was played with.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path as FilePath
from typing import Annotated, Final, Literal, cast

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictInt,
    StringConstraints,
    ValidationError,
)
from pydantic_core import PydanticCustomError

from harmony_desktop.engine.documents import read_bytes, read_json
from harmony_desktop.games.sintra.rules.components import (
    COLOURS,
    SPACES,
    STRIP_SPACES,
    WINDOWS,
    Components,
    StripSide,
    starts_face_down,
)

STANDARD_NAME: Final = "standard"
MAX_CHARACTERS: Final = 8_000
"""More than any set needs, and small enough for every record."""
MAX_NAME: Final = 40
MOST_POINTS: Final = 99
"""The highest value of a window."""

Part = str | int
Path = tuple[Part, ...]


class BadComponentSet(ValueError):
    """A set that cannot be used.

    `reason` is a key of the texts' SET_PROBLEMS; `line` counts from 1; `part` names the place in
    the document (`strips[2].back`), and `details` are further values for the text.
    """

    def __init__(self, reason: str, line: int, part: str, said: str, **details: int | str) -> None:
        where = f"line {line}, {part}" if part else f"line {line}"
        super().__init__(f"{where}: {said}")
        self.reason = reason
        self.line = line
        self.part = part
        self.said = said
        """The problem alone, in English."""
        self.details = details


def _spaces(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in SPACES:
            raise PydanticCustomError(
                "colour", "{name} is none of {known}", {"name": name, "known": ", ".join(SPACES)}
            )
    return names


def _all_five(names: tuple[str, ...]) -> tuple[str, ...]:
    if names != COLOURS:
        raise PydanticCustomError(
            "colours", "the colours are {known}", {"known": ", ".join(COLOURS)}
        )
    return names


def _falling(track: tuple[int, ...]) -> tuple[int, ...]:
    if track[0] != 0:
        raise PydanticCustomError("track-start", "the track must begin with 0")
    if any(after >= before for before, after in pairwise(track)):
        raise PydanticCustomError("track-order", "every step of the track must be lower")
    return track


def _neighbours(pair: tuple[int, int]) -> tuple[int, int]:
    if pair[1] != pair[0] + 1:
        raise PydanticCustomError("ornament", "an ornament stands between neighbouring windows")
    return pair


Name = Annotated[str, StringConstraints(max_length=MAX_NAME)]
Points = Annotated[StrictInt, Field(ge=0, le=MOST_POINTS)]
Values = Annotated[tuple[Points, ...], Field(min_length=WINDOWS, max_length=WINDOWS)]
SideNames = Annotated[
    tuple[Name, ...],
    Field(min_length=STRIP_SPACES, max_length=STRIP_SPACES),
    AfterValidator(_spaces),
]
Step = Annotated[StrictInt, Field(ge=-999, le=0)]
Window = Annotated[StrictInt, Field(ge=1, le=WINDOWS)]
_COMPLETE_WINDOWS: Final = "complete windows"
_ALL_WINDOWS: Final = "all windows"
_FORM = ConfigDict(extra="forbid", frozen=True)


class StripForm(BaseModel):
    """One strip: the names of the five spaces on each side."""

    model_config = _FORM

    front: SideNames
    back: SideNames


def _playable(strip: StripForm) -> StripForm:
    if starts_face_down(_numbers(strip.front)) and starts_face_down(_numbers(strip.back)):
        raise PydanticCustomError(
            "jokers", "both sides have two jokers, so neither may begin face up"
        )
    return strip


class ValuesForm(BaseModel):
    """The values of the windows of both palace sides, from left to right."""

    model_config = _FORM

    A: Values
    B: Values


class SetForm(BaseModel):
    """A set of components as written in a file."""

    model_config = _FORM

    about: Annotated[str, StringConstraints(max_length=2000)] = ""
    name: Name = ""
    colours: Annotated[tuple[Name, ...], AfterValidator(_all_five)] = COLOURS
    strips: Annotated[
        tuple[Annotated[StripForm, AfterValidator(_playable)], ...],
        Field(min_length=WINDOWS, max_length=WINDOWS),
    ]
    window_points: ValuesForm
    ornaments: Annotated[
        tuple[Annotated[tuple[Window, Window], AfterValidator(_neighbours)], ...],
        Field(max_length=WINDOWS - 1),
    ] = ((1, 2), (3, 4), (5, 6), (7, 8))
    broken_track: Annotated[
        tuple[Step, ...], Field(min_length=2, max_length=30), AfterValidator(_falling)
    ]
    panes_of_side_b: Literal["complete windows", "all windows"] = _COMPLETE_WINDOWS


def _numbers(names: tuple[str, ...]) -> StripSide:
    return tuple(SPACES.index(name) for name in names)


def read_set(text: str) -> Components:
    """Read a set from JSON; BadComponentSet names the problem and its line."""
    if len(text) > MAX_CHARACTERS:
        raise BadComponentSet(
            "too-long", 1, "", f"more than {MAX_CHARACTERS} characters", most=MAX_CHARACTERS
        )
    try:
        read_json(text)
    except json.JSONDecodeError as problem:
        raise BadComponentSet("not-json", problem.lineno, "", problem.msg) from None
    except ValueError as problem:
        raise BadComponentSet("not-json", 1, "", str(problem)) from None
    try:
        form = SetForm.model_validate_json(text)
    except ValidationError as problem:
        raise _explained(text, problem) from None
    return Components(
        name=form.name,
        strips=tuple((_numbers(strip.front), _numbers(strip.back)) for strip in form.strips),
        values_a=form.window_points.A,
        values_b=form.window_points.B,
        ornaments=tuple((left - 1, right - 1) for left, right in form.ornaments),
        track=form.broken_track,
        every_window=form.panes_of_side_b == _ALL_WINDOWS,
    )


def read_set_file(path: FilePath) -> Components:
    """Read a set from a player's file; BadComponentSet also if the file cannot be read as text."""
    try:
        # A character takes at most four bytes.
        text = read_bytes(path, 4 * MAX_CHARACTERS + 1).decode("utf-8-sig")
    except OSError as problem:
        raise BadComponentSet("unreadable", 1, "", problem.strerror or "unreadable") from None
    except UnicodeDecodeError as problem:
        line = problem.object.count(b"\n", 0, problem.start) + 1
        raise BadComponentSet("not-text", line, "", "this is not text in UTF-8") from None
    return read_set(text)


def write_set(components: Components) -> str:
    """A set as compact JSON: equal sets give equal texts.

    The default reading of side B is left out, so that older sets keep their text.
    """
    document: dict[str, object] = {
        "name": components.name,
        "strips": [
            {"front": [SPACES[space] for space in front], "back": [SPACES[space] for space in back]}
            for front, back in components.strips
        ],
        "window_points": {"A": components.values_a, "B": components.values_b},
        "ornaments": [(left + 1, right + 1) for left, right in components.ornaments],
        "broken_track": components.track,
    }
    if components.every_window:
        document["panes_of_side_b"] = _ALL_WINDOWS
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def laid_out(components: Components) -> str:
    """A set as the text of a file: readable, with a line for each strip."""
    document = json.loads(write_set(components))

    def line(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    strips = ",\n".join(f"  {line(strip)}" for strip in document["strips"])
    parts = [f'"name": {line(components.name)}', f'"strips": [\n{strips}\n]']
    parts += [
        f'"{name}": {line(document[name])}'
        for name in ("window_points", "ornaments", "broken_track", "panes_of_side_b")
        if name in document
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def option_text(components: Components) -> str:
    """A set as the value of a game's option."""
    return STANDARD_NAME if components == STANDARD else write_set(components)


def read_option(raw: str) -> str:
    """Normalise the value of an option; ValueError if it is not a set."""
    return STANDARD_NAME if raw == STANDARD_NAME else option_text(read_set(raw))


def option_name(text: str) -> str:
    """The name of the set in an option's value; empty for one without a name."""
    return from_option(text).name


@lru_cache(maxsize=16)
def from_option(text: str) -> Components:
    """The set for an option's value."""
    return STANDARD if text == STANDARD_NAME else read_set(text)


_REASONS: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown-part",
    "too_short": "too-few",
    "too_long": "too-many",
    "int_type": "not-a-number",
    "int_parsing": "not-a-number",
    "int_from_float": "not-a-number",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "colours": "colours",
    "string_type": "not-a-word",
    "string_too_long": "long-word",
    "colour": "colour",
    "jokers": "jokers",
    "track-start": "track-start",
    "track-order": "track-order",
    "ornament": "ornament",
    "literal_error": "unknown-choice",
}
"""The texts' keys for pydantic's errors; all other errors mean a wrong shape."""
_WRONG_SHAPE: Final = "shape"
REASONS: Final = tuple(
    sorted({*_REASONS.values(), _WRONG_SHAPE, "not-json", "not-text", "too-long", "unreadable"})
)


def _explained(text: str, problem: ValidationError) -> BadComponentSet:
    first = problem.errors(include_url=False)[0]
    path: Path = first["loc"]
    part = ""
    for step in path:
        part += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if part else step
    limits = {
        name: value
        for name, value in (first.get("ctx") or {}).items()
        if isinstance(value, str | int)
    }
    reason = _REASONS.get(first["type"], _WRONG_SHAPE)
    return BadComponentSet(reason, _line_of(text, path), part, first["msg"], **limits)


_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\s\[\]{},:"]+')


def _line_of(text: str, path: Path) -> int:
    """The line on which a part of valid JSON begins; if the part is missing, that of its parent."""
    starts = _lines_of_parts(text)
    while path not in starts:
        path = path[:-1]
    return starts[path]


def _lines_of_parts(text: str) -> dict[Path, int]:
    starts: dict[Path, int] = {}
    open_parts: list[list[Part]] = []
    """The position in every array or object around the token: [index] or [name]."""
    name_next = False
    for token in _TOKEN.finditer(text):
        word = token.group()
        if word in "]}":
            open_parts.pop()
            name_next = False
        elif word == ",":
            place = open_parts[-1]
            name_next = isinstance(place[0], str)
            if not name_next:
                place[0] = cast(int, place[0]) + 1
        elif word == ":":
            name_next = False
        elif name_next:
            open_parts[-1][0] = json.loads(word)
        else:
            path = tuple(place[0] for place in open_parts)
            starts.setdefault(path, text.count("\n", 0, token.start()) + 1)
            if word in "[{":
                name_next = word == "{"
                open_parts.append(["" if name_next else 0])
    return starts


STANDARD: Final = read_set(
    files("harmony_desktop.games.sintra.rules").joinpath("components.json").read_text("utf-8")
)
"""The set shipped with the game."""
