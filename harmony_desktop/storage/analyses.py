"""Stored analyses of finished games, complete or partial.

Every analysis can be computed again, so an unreadable file is ignored, and so is a file that
cannot be written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from harmony_desktop import games
from harmony_desktop.bots.decisions import Decision, Verdict
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.formats import Format
from harmony_desktop.engine.record import Record, read_move
from harmony_desktop.storage.files import Places, read_limited, write_atomically
from harmony_desktop.storage.results import identity_of

FORMAT: Final = Format()
MAX_BYTES: Final = 2_000_000
MOST_KEPT: Final = 300
"""Number of analyses kept; the oldest are removed."""

MOST_MOMENTS: Final = 50
_WORTH_PRACTICE: Final = 1.0
"""Points a decision must have lost to be offered for practice."""

_Points = Annotated[float, Field(allow_inf_nan=False)]


class _Line(BaseModel):
    """A stored verdict: the decision, the best alternative, and the expected points of both."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    number: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0)]
    best: Annotated[tuple[tuple[Any, ...], ...], Field(min_length=1, max_length=60)]
    expected: _Points
    kept: _Points

    @property
    def lost(self) -> float:
        return self.expected - self.kept


class _Kept(BaseModel):
    """An analysis on disk, with its game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    schema_version: int = Field(alias="schema", default_factory=lambda: FORMAT.newest)
    level: str
    record: Record
    verdicts: tuple[_Line, ...]


@dataclass(frozen=True, slots=True)
class CostlyMoment:
    """A decision of a person that lost points, to be tried again."""

    record: Record
    number: int
    """Number of moves played before the decision."""
    seat: int
    given_up: float

    @property
    def start(self) -> Record:
        """The game up to that decision, as a practice record."""
        before = {"moves": self.record.moves[: self.number], "practice": True, "daily": None}
        return self.record.model_copy(update=before)


class Analyses:
    """The stored analyses, one file for each game."""

    def __init__(self, places: Places) -> None:
        self._folder = places.analyses

    def load(self, record: Record, level: str, decisions: Sequence[Decision]) -> dict[int, Verdict]:
        """The verdicts on a game's decisions, by move number; empty if a bot of another level
        has judged them."""
        kept = self._read(self._path(record))
        if kept is None or kept.level != level or kept.record.moves != record.moves:
            return {}
        by_number = {decision.number: decision for decision in decisions}
        game = games.load(record.game)
        found = {}
        for line in kept.verdicts:
            with suppress(ValueError, KeyError):
                decision = by_number[line.number]
                move, *then = (read_move(game, one) for one in line.best)
                first, *rest = decision.moves
                found[line.number] = Verdict(
                    decision,
                    Appraisal(
                        Suggestion(move, line.expected, tuple(then)),
                        Suggestion(first, line.kept, tuple(rest)),
                    ),
                )
        return found

    def store(self, record: Record, level: str, verdicts: Sequence[Verdict]) -> None:
        """Store the verdicts of a game."""
        lines = tuple(
            _Line(
                number=verdict.number,
                seat=verdict.seat,
                best=tuple(tuple(move.to_json()) for move in verdict.appraisal.best.moves),
                expected=verdict.appraisal.best.value,
                kept=verdict.appraisal.played.value,
            )
            for verdict in verdicts
        )
        kept = _Kept(level=level, record=record, verdicts=lines)
        with suppress(OSError):
            write_atomically(
                self._path(record), kept.model_dump_json(by_alias=True, exclude_none=True)
            )
            self._forget_oldest()

    def costly_moments(self, game: str | None = None) -> list[CostlyMoment]:
        """The decisions of persons that lost the largest share of attainable points, worst first.

        For one game or for all, under the rules of this version.
        """
        found = [
            (line.lost / max(1.0, line.expected), moment)
            for kept in self._all()
            if kept.record.game in games.GAMES
            and game in (None, kept.record.game)
            and kept.record.revision == games.load(kept.record.game).revision
            for line in kept.verdicts
            if line.lost >= _WORTH_PRACTICE
            and line.seat < len(kept.record.seats)
            and kept.record.seats[line.seat].kind == "person"
            for moment in (CostlyMoment(kept.record, line.number, line.seat, line.lost),)
        ]
        return [moment for _, moment in sorted(found, key=lambda one: -one[0])][:MOST_MOMENTS]

    def _all(self) -> Iterator[_Kept]:
        with suppress(OSError):
            for path in sorted(self._folder.glob("*.json")):
                kept = self._read(path)
                if kept is not None:
                    yield kept

    def _read(self, path: Path) -> _Kept | None:
        try:
            document = FORMAT.upgraded(json.loads(read_limited(path, MAX_BYTES)))
            return _Kept.model_validate_json(json.dumps(document))
        except (OSError, ValueError, ValidationError, AttributeError):
            return None

    def _path(self, record: Record) -> Path:
        return self._folder / f"{identity_of(record.to_json())[:40]}.json"

    def _forget_oldest(self) -> None:
        files = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[:-MOST_KEPT]:
            path.unlink()
