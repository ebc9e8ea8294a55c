"""One finished game: its data, and how its row is read and checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from math import isfinite
from typing import Literal

from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.names import clean_name
from harmony_desktop.engine.options import SEATING
from harmony_desktop.engine.strength import STRONGEST, WEAKEST

LONGEST_RECORD = 2_000_000
MOST_POINTS = 10**6
_LONGEST_WORD = 200
_LONGEST_VARIANT = 20_000
_LONGEST_LIST = 20_000
_LONGEST_SHEETS = 200_000

Source = Literal["played", "box"]
"""Played here, or entered from a game of the box."""

COLUMNS = (
    *("id", "finished", "game", "variant", "seats", "daily", "names", "scores", "winners"),
    *("best_person", "text", "accuracy", "revision", "identity", "title", "starred", "binned"),
    *("source", "day", "sheets", "matched", "position"),
)
"""The columns of a whole result, in the tables `result` and `record`."""
SELECT = f"SELECT {', '.join(COLUMNS)} FROM result JOIN record ON record.result = result.id "  # noqa: S608


@dataclass(frozen=True, slots=True)
class Result:
    """One finished, counted game.

    `best_person` is the highest score of a person at the table; none if only bots played, hints
    were taken, or the points are no result.
    """

    number: int
    finished: datetime
    game: str
    variant: str
    seats: int
    daily: str | None
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    best_person: int | None
    record: str
    accuracy: tuple[float | None, ...] | None
    """Each seat's share of attainable points in per cent, once the game was analysed."""
    revision: int
    """The revision of the rules; results are compared within one revision."""
    identity: str = ""
    """Identity of the game, the same in every copy; "" if the record has none."""
    title: str = ""
    """The player's title for the game."""
    starred: bool = False
    binned: datetime | None = None
    """When the game was moved to the bin."""
    source: Source = "played"
    day: str | None = None
    """The date, if this was the counted try of a daily game."""
    sheets: tuple[tuple[Mapping[str, object], ...], ...] | None = None
    """The lines of every seat's score sheet (`ScoreLine.to_json` without its cells), once known;
    none if they cannot be worked out."""
    matched: tuple[tuple[int, int], ...] | None = None
    """The strengths and points of bots that have played the same deal, to rate the person who
    played it alone or with partners; none before they have."""
    position: str | None = None
    """The final position as `score` reads it, of a game from the box."""


def variant_of(options: Mapping[str, object]) -> str:
    """The combination of options as one canonical word; each has its own best result.

    The first player and the colour do not make another variant.

    >>> variant_of({"scoring": "beams", "placement": "free", "first": "lot", "colour": "red"})
    'placement=free scoring=beams'
    """
    return " ".join(
        f"{key}={value}" for key, value in sorted(options.items()) if key not in SEATING
    )


def identity_of(record: str) -> str:
    """The identity of a record's game, regardless of its moves; ValueError if it is no record.

    It covers setup, seed and start time: moves that were undone and played differently make no
    other game.
    """
    return _identity(_document(record))


def _document(record: str) -> dict[str, object]:
    document = read_json(record)
    if not isinstance(document, dict):
        raise ValueError("not a record")
    return document


BY_ONE = "alone=True"
"""The part of a variant that says that one person plays all seats."""
_PLAYED = frozenset(("moves", "hints", "free_hints"))
"""What of a record came after the start of the game."""


def _identity(document: Mapping[str, object]) -> str:
    setup = {key: value for key, value in document.items() if key not in _PLAYED}
    return sha256(json.dumps(setup, sort_keys=True).encode()).hexdigest()


def person_key(name: str, number: int, persons: int) -> str:
    """The key of a person across games: the name in lower case.

    Unnamed: "" when alone, else "#n" for the nth person.

    >>> person_key("Ana", 1, 2), person_key("", 1, 1), person_key("", 2, 3)
    ('ana', '', '#2')
    """
    if name:
        return name.casefold()
    return "" if persons == 1 else f"#{number}"


def person_keys(names: list[str], variant: str) -> list[str]:
    """The keys of the persons with these names at one table, in the order of their seats.

    Where one person plays all seats, that person's key for each of them.

    >>> person_keys(["Ana", ""], "mode=basic"), person_keys(["", ""], "alone=True mode=basic")
    (['ana', '#2'], ['', ''])
    """
    if BY_ONE in variant.split():
        return [person_key(name, 1, 1) for name in names[:1]] * len(names)
    return [person_key(name, number, len(names)) for number, name in enumerate(names, 1)]


# Reading and checking a row


def read_row(row: tuple[object, ...]) -> Result | None:
    """A row of COLUMNS as a result; None if it is invalid."""
    try:
        return _result(dict(zip(COLUMNS, row, strict=True)))
    except (ValueError, RecursionError, OverflowError):
        return None


def fits_record(result: Result) -> bool:
    """Whether a row agrees with its game's record."""
    try:
        document = _document(result.record)
        if result.identity.split(" ")[0] != _identity(document):
            return False
        names = tuple(clean_name(name) for name in sitting_names(document))
        revision = document["revision"]
    except (ValueError, KeyError):
        return False
    same = (result.game, result.revision) == (document.get("game"), revision)
    return same and result.names == names


def sitting(record: Mapping[str, object]) -> list[Mapping[str, object]]:
    """The seats of a record's document; ValueError if they are invalid."""
    seats = record.get("seats")
    if not isinstance(seats, list) or not seats:
        raise ValueError("no seats")
    for one in seats:
        if not isinstance(one, dict) or one.get("kind") not in ("person", "bot"):
            raise ValueError("not a seat")
    return seats


def sitting_names(record: Mapping[str, object]) -> list[str]:
    """The names of the seats of a record's document; ValueError if they are invalid."""
    return [read_word(one.get("name", "")) for one in sitting(record)]


def _result(row: Mapping[str, object]) -> Result:
    count = read_whole(row["seats"], 1, 6)
    best, accuracy, revision = row["best_person"], row["accuracy"], row["revision"]
    identity, binned, sheets = row["identity"], row["binned"], row["sheets"]
    found = Result(
        number=read_whole(row["id"], 0, 2**63),
        finished=_moment(row["finished"]),
        game=read_word(row["game"]),
        variant=read_variant(row["variant"]),
        seats=count,
        daily=_optional_word(row["daily"]),
        names=tuple(clean_name(read_word(name)) for name in read_list(row["names"])),
        scores=tuple(map(read_points, read_list(row["scores"]))),
        winners=tuple(read_whole(seat, 0, count - 1) for seat in read_list(row["winners"])),
        best_person=None if best is None else read_points(best),
        record=read_word(row["text"], LONGEST_RECORD),
        accuracy=None if accuracy is None else _shares(accuracy, count),
        revision=0 if revision is None else read_whole(revision, 0, 2**31),
        identity="" if identity is None else read_word(identity),
        title=clean_name(read_word(row["title"])),
        starred=bool(read_whole(row["starred"], 0, 1)),
        binned=None if binned is None else _moment(binned),
        source=_source(row["source"]),
        day=_optional_word(row["day"]),
        sheets=None if sheets is None else read_sheets(sheets, count),
        matched=None if row["matched"] is None else read_matched(row["matched"]),
        position=_optional_word(row["position"], _LONGEST_SHEETS),
    )
    if len(found.names) != count or len(found.scores) not in (1, count):
        raise ValueError("not one score a seat, nor one for a team")
    return found


def read_matched(value: object) -> tuple[tuple[int, int], ...]:
    """Strengths and points of bots at the same deal; ValueError for anything else."""
    found = []
    for pair in read_list(value):
        if not isinstance(pair, list) or len(pair) != 2:
            raise ValueError("not a strength and points")
        found.append((read_whole(pair[0], WEAKEST, STRONGEST), read_points(pair[1])))
    return tuple(found)


def read_whole(value: object, least: int, most: int) -> int:
    """A whole number within limits; ValueError for anything else."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"not a number from {least} to {most}")
    return value


def read_points(value: object) -> int:
    """Points; ValueError for anything else."""
    return read_whole(value, -MOST_POINTS, MOST_POINTS)


def read_word(value: object, longest: int = _LONGEST_WORD) -> str:
    """A text of limited length; ValueError for anything else."""
    if not isinstance(value, str) or len(value) > longest:
        raise ValueError("not a word")
    return value


def read_variant(value: object) -> str:
    """The word of a variant; ValueError for anything else."""
    return read_word(value, _LONGEST_VARIANT)


def read_list(value: object, longest: int = _LONGEST_LIST) -> list[object]:
    """A list stored as JSON; ValueError for anything else."""
    document = read_json(read_word(value, longest))
    if not isinstance(document, list):
        raise ValueError("not a list")
    return document


def read_sheets(value: object, count: int) -> tuple[tuple[Mapping[str, object], ...], ...]:
    """The score sheets of a result as stored; ValueError if they are invalid."""
    sheets = read_list(value, _LONGEST_SHEETS)
    if len(sheets) not in (0, 1, count):
        raise ValueError("not one sheet a seat, nor one for a team")
    return tuple(_lines(sheet) for sheet in sheets)


def _optional_word(value: object, longest: int = _LONGEST_WORD) -> str | None:
    return None if value is None else read_word(value, longest)


def _moment(value: object) -> datetime:
    return datetime.fromisoformat(read_word(value))


def _source(value: object) -> Source:
    if value == "played":
        return "played"
    if value == "box":
        return "box"
    raise ValueError("not a source")


def _shares(value: object, count: int) -> tuple[float | None, ...]:
    shares = read_list(value)
    if len(shares) != count:
        raise ValueError("not one share a seat")
    return tuple(None if one is None else _share(one) for one in shares)


def _share(value: object) -> float:
    if not isinstance(value, int | float) or not isfinite(value):
        raise ValueError("not a share")
    return float(value)


def _lines(sheet: object) -> tuple[Mapping[str, object], ...]:
    if not isinstance(sheet, list):
        raise ValueError("not a sheet")
    for line in sheet:
        if not isinstance(line, dict) or not isinstance(line.get("key"), str):
            raise ValueError("not a line")
        read_points(line.get("points"))
    return tuple(sheet)
