"""What a player has reached in puzzles, in own moments to practise and on the ladder, on disk."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from harmony_desktop.bots.ratings import NEWCOMER_RATING
from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.formats import Format, NewerDocument
from harmony_desktop.engine.rating import GlickoRating
from harmony_desktop.engine.record import Word
from harmony_desktop.storage.files import (
    Places,
    Problem,
    damaged,
    read_limited,
    refused,
    write_atomically,
)

FORMAT: Final = Format()
MAX_BYTES: Final = 2_000_000
_MOST: Final = 20_000
_MOST_KEPT: Final = 4_000
"""Most entries of a kind that are written, the newest of them: the file stays below MAX_BYTES."""
FIRST_DEVIATION: Final = 200.0
"""The uncertainty of the rating of somebody who has not tried a puzzle yet; with that of somebody's
first game, a single puzzle could cost hundreds of points."""

Day = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Key = Annotated[str, StringConstraints(min_length=1, max_length=120)]
_Number = Annotated[float, Field(allow_inf_nan=False)]


class _Document(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PuzzleTry(_Document):
    """How a puzzle went: on which day it was first tried, whether at once, whether at all."""

    day: Day
    at_once: bool = False
    """Whether the first try was right; only this counts for the rating."""
    solved: bool = False


class RatedLevel(_Document):
    """A rating on disk. Files of the first versions also have a volatility, which has no use."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    value: _Number = NEWCOMER_RATING
    deviation: _Number = FIRST_DEVIATION

    @property
    def rating(self) -> GlickoRating:
        return GlickoRating(self.value, self.deviation)

    @staticmethod
    def of(rating: GlickoRating) -> RatedLevel:
        return RatedLevel(value=round(rating.value, 2), deviation=round(rating.deviation, 2))


class GamePuzzles(_Document):
    """What was reached in the puzzles of one game."""

    rating: RatedLevel = RatedLevel()
    tried: Annotated[dict[Word, PuzzleTry], Field(max_length=_MOST)] = {}
    days: Annotated[tuple[Day, ...], Field(max_length=_MOST)] = ()
    """The days on which one of the day's puzzles was solved."""


class Repetition(_Document):
    """An own costly moment that comes back until it is found often enough."""

    step: Annotated[int, Field(ge=0, le=10)] = 0
    """Number of times in a row it was found."""
    due: Day
    done: bool = False


class RungResult(_Document):
    """What was reached on one deal of the ladder."""

    stars: Annotated[int, Field(ge=0, le=3)] = 0
    best: Annotated[int, Field(ge=-10_000, le=10_000)] = 0


class PlayerProgress(_Document):
    """Everything that was reached."""

    schema_version: int = Field(alias="schema", default_factory=lambda: FORMAT.newest)
    puzzles: Annotated[dict[Word, GamePuzzles], Field(max_length=50)] = {}
    moments: Annotated[dict[Key, Repetition], Field(max_length=_MOST)] = {}
    ladder: Annotated[dict[Word, RungResult], Field(max_length=_MOST)] = {}

    def to_json(self) -> str:
        return self.model_dump_json(by_alias=True)


def read(text: str | bytes) -> PlayerProgress:
    """Progress from JSON; ValueError says what is wrong, NewerDocument if it is of a newer
    version."""
    document = FORMAT.upgraded(read_json(text))
    try:
        return PlayerProgress.model_validate(document)
    except ValidationError as problem:
        first = problem.errors()[0]
        raise ValueError(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from None


def path_of(places: Places) -> Path:
    return places.data / "progress.json"


def load(places: Places) -> tuple[PlayerProgress, Problem | None]:
    """The progress on disk, or none yet. A damaged file is set aside and reported.

    What is valid in it is kept, with what was there at the end of the last day before.

    A file of a newer version is left alone and reported; `save` does not replace it.
    """
    path = path_of(places)
    try:
        return read(read_limited(path, MAX_BYTES)), None
    except FileNotFoundError:
        return PlayerProgress(), None
    except NewerDocument:
        return PlayerProgress(), Problem("progress-newer", path)
    except ValueError as problem:
        saved = _salvaged(path)
        found = damaged("progress-damaged", path, str(problem))
        if (
            saved != PlayerProgress()
            and found.key == "progress-damaged"
            and not save(places, saved)
        ):
            found = found._replace(key="progress-salvaged")
        return saved, found
    except OSError as problem:
        return PlayerProgress(), refused("cannot-read", path, problem)


def save(places: Places, progress: PlayerProgress) -> Problem | None:
    """Write the progress, the newest of it if there is too much; if the disk refuses, return why.

    The first time on a day, the file as it was is kept beside it.
    """
    path = path_of(places)
    try:
        _keep_earlier(path)
        write_atomically(path, bounded(progress).to_json())
    except OSError as problem:
        return refused("cannot-write", path, problem)
    return None


def _earlier(path: Path) -> Path:
    """The file with the progress of the last day before."""
    return path.with_name("progress-earlier.json")


def _keep_earlier(path: Path) -> None:
    """Keep a copy of the progress if it was last written on another day than its copy."""
    with suppress(OSError, ValueError):
        written = date.fromtimestamp(os.stat(path).st_mtime)
        if written != date.today():
            text = read_limited(path, MAX_BYTES).decode()
            read(text)
            write_atomically(_earlier(path), text)


def _salvaged(path: Path) -> PlayerProgress:
    """What can be read of a damaged file, and of its copy of the last day before."""
    found = PlayerProgress()
    for file in (path, _earlier(path)):
        with suppress(OSError, ValueError):
            document = FORMAT.upgraded(read_json(read_limited(file, MAX_BYTES)))
            puzzles = {
                game: GamePuzzles(
                    rating=_valid(_RATINGS, {"rating": one.get("rating")}).get(
                        "rating", RatedLevel()
                    ),
                    tried=_valid(_TRIES, one.get("tried")),
                    days=tuple(_valid(_DAYS, {str(day): True for day in _list(one.get("days"))})),
                )
                for game, one in _valid(_GAMES, document.get("puzzles")).items()
            }
            part = PlayerProgress(
                puzzles=puzzles,
                moments=_valid(_MOMENTS, document.get("moments")),
                ladder=_valid(_LADDER, document.get("ladder")),
            )
            found = merged(found, part)
    return found


_Entry = TypeVar("_Entry")
_GAMES: Final = TypeAdapter(dict[Word, dict[str, Any]])
_RATINGS: Final = TypeAdapter(dict[str, RatedLevel])
_TRIES: Final = TypeAdapter(dict[Word, PuzzleTry])
_DAYS: Final = TypeAdapter(dict[Day, bool])
_MOMENTS: Final = TypeAdapter(dict[Key, Repetition])
_LADDER: Final = TypeAdapter(dict[Word, RungResult])


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _valid(kind: TypeAdapter[dict[str, _Entry]], entries: object) -> dict[str, _Entry]:
    """The entries that are valid."""
    found: dict[str, _Entry] = {}
    for key, entry in entries.items() if isinstance(entries, dict) else ():
        with suppress(ValueError):
            found |= kind.validate_python({key: entry})
    return found


def bounded(progress: PlayerProgress) -> PlayerProgress:
    """The newest entries of a progress that has more than a file may hold."""
    puzzles = {
        game: one.model_copy(
            update={
                "tried": dict(sorted(one.tried.items(), key=_day_of_try)[-_MOST_KEPT:]),
                "days": one.days[-_MOST_KEPT:],
            }
        )
        for game, one in progress.puzzles.items()
    }
    moments = dict(sorted(progress.moments.items(), key=_day_of_moment)[-_MOST_KEPT:])
    ladder = dict(list(progress.ladder.items())[-_MOST_KEPT:])
    return PlayerProgress(puzzles=puzzles, moments=moments, ladder=ladder)


def _day_of_try(entry: tuple[str, PuzzleTry]) -> str:
    return entry[1].day


def _day_of_moment(entry: tuple[str, Repetition]) -> str:
    return entry[1].due


def merged(here: PlayerProgress, brought: PlayerProgress) -> PlayerProgress:
    """Both together: the better of two results, the surer of two ratings."""
    games = {game: here.puzzles.get(game, GamePuzzles()) for game in here.puzzles | brought.puzzles}
    puzzles = {
        game: _merged_puzzles(mine, brought.puzzles.get(game, GamePuzzles()))
        for game, mine in games.items()
    }
    moments = dict(brought.moments)
    for key, one in here.moments.items():
        other = moments.get(key, one)
        moments[key] = max(one, other, key=lambda known: (known.done, known.step, known.due))
    ladder = dict(brought.ladder)
    for word, rung in here.ladder.items():
        there = ladder.get(word, rung)
        best = max(rung.best, there.best)
        ladder[word] = RungResult(stars=max(rung.stars, there.stars), best=best)
    both = PlayerProgress.model_construct(puzzles=puzzles, moments=moments, ladder=ladder)
    return bounded(both)


def _merged_puzzles(mine: GamePuzzles, brought: GamePuzzles) -> GamePuzzles:
    tried = dict(brought.tried)
    for puzzle, one in mine.tried.items():
        other = tried.get(puzzle, one)
        first = min(one, other, key=lambda known: known.day)
        tried[puzzle] = first.model_copy(update={"solved": one.solved or other.solved})
    rating = min(mine.rating, brought.rating, key=lambda one: one.deviation)
    days = tuple(sorted({*mine.days, *brought.days}))
    return GamePuzzles.model_construct(rating=rating, tried=tried, days=days)
