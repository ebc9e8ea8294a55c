"""The shipped puzzles: positions of which one decision is clearly the best.

A puzzle is a game up to a moment, the best decision there, what it is about (its theme) and how
hard it is to find (its difficulty, and its grade among the puzzles of the game). They are mined,
proven and graded by `training/puzzles.py`.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from harmony_desktop import games
from harmony_desktop.bots.reasons import compared
from harmony_desktop.engine import record as records
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move, State, View
from harmony_desktop.engine.reasons import Comparison
from harmony_desktop.engine.record import Record, Seat, Word
from harmony_desktop.engine.themes import Theme

GRADES: Final = 5
"""The number of grades, from very easy to very hard."""
PROOF: Final = 8
CHECK: Final = 64
"""The effort of a judge that proves a puzzle, and of one that checks it; the champion's is 1."""
CLEARLY: Final = 2.0
"""Points, or per cent of a chance, by which the best decision leads at least."""
MAX_BYTES: Final = 8_000_000
"""The largest collection that is read, unpacked."""
MOST: Final = 2_000


class BadCollection(ValueError):
    """The puzzles of a game cannot be read."""


class Puzzle(BaseModel):
    """A position and the best decision in it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Word
    game: Word
    record: Record
    solution: Annotated[tuple[tuple[Any, ...], ...], Field(min_length=1, max_length=60)]
    grade: Annotated[int, Field(ge=1, le=GRADES)]
    difficulty: Annotated[float, Field(ge=0, le=100)]
    """The strength on the scale of the bots that finds the solution about every second time."""
    theme: Theme
    lead: Annotated[float, Field(ge=0, le=999)]
    """Points by which the best decision leads the second."""
    obvious: Annotated[tuple[tuple[Any, ...], ...], Field(max_length=60)] = ()
    """The decision of a greedy player, with which the solution is compared."""

    @property
    def move(self) -> int:
        """Number of moves played before the decision."""
        return len(self.record.moves)

    @property
    def seat(self) -> int:
        """The seat that decides: the person's."""
        return next(number for number, one in enumerate(self.record.seats) if one.kind == "person")

    def state(self) -> State:
        """The position; BadRecord if this version cannot play the game."""
        rules = games.load(self.game)
        states = [records.start(rules, self.record)]
        states += (state for _, state in records.replay(rules, self.record))
        return states[-1]

    def moves(self) -> tuple[Move, ...]:
        """The solution."""
        return self._read(self.solution)

    def greedy_moves(self) -> tuple[Move, ...]:
        """The decision of a greedy player."""
        return self._read(self.obvious)

    def _read(self, moves: Sequence[tuple[Any, ...]]) -> tuple[Move, ...]:
        rules = games.load(self.game)
        return tuple(records.read_move(rules, one) for one in moves)

    def solved_by(self, view: View, moves: Sequence[Move]) -> bool:
        """Whether a decision is the solution; the order of its steps does not matter.

        `view` is that of the seat that decides, before the decision.
        """
        outcome = games.puzzles(self.game).outcome
        return outcome(view, moves) == outcome(view, self.moves())

    def beside_solution(self, view: View, appraisal: Appraisal) -> Appraisal:
        """A decision beside the solution; it costs at least the lead that was proven."""
        first, *then = self.moves()
        played = appraisal.played
        if self.solved_by(view, played.moves):
            return Appraisal(played, played)
        value = played.value + max(self.lead, appraisal.given_up)
        return Appraisal(Suggestion(first, value, tuple(then)), played)

    def reasons(self, view: View, value: float = 0.0) -> Comparison:
        """What speaks for the solution and against the obvious decision.

        `view` is that of the seat that decides, `value` what a bot expects of the solution; the
        proof says how much better it is at least.
        """
        first, *then = self.moves()
        best = Suggestion(first, max(value, self.lead), tuple(then))
        first, *then = self.greedy_moves()
        other = Suggestion(first, best.value - self.lead, tuple(then))
        return compared(self.game, view, best, other)

    def to_document(self) -> dict[str, object]:
        """The puzzle as `puzzles GAME` prints it."""
        return {
            "id": self.id,
            "game": self.game,
            "options": dict(self.record.options),
            "record": self.record.model_dump(mode="json", by_alias=True, exclude_none=True),
            "move": self.move,
            "solution": [list(move) for move in self.solution],
            "grade": self.grade,
            "theme": self.theme,
        }


_COLLECTION: Final = TypeAdapter(Annotated[tuple[Puzzle, ...], Field(max_length=MOST)])


def lead_of(ranked: Sequence[Suggestion]) -> float:
    """Points by which the best of several decisions leads the second; 0 if there is no second."""
    return ranked[0].value - ranked[1].value if len(ranked) > 1 else 0.0


def path_of(game: str) -> Path:
    """The file with the puzzles of a game."""
    return Path(str(files(f"harmony_desktop.games.{game}"))) / "puzzles.json.gz"


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """A collection as it is shipped; the same puzzles give the same bytes."""
    text = _COLLECTION.dump_json(tuple(puzzles), by_alias=True, exclude_none=True)
    packed = BytesIO()
    with gzip.GzipFile("", "wb", compresslevel=9, fileobj=packed, mtime=0) as file:
        file.write(text)
    return packed.getvalue()


@lru_cache(maxsize=8)
def collection(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easier ones first; none if it has no collection.

    BadCollection if they cannot be read.
    """
    if not path_of(game).exists():
        return ()
    try:
        with gzip.open(path_of(game), "rb") as file:
            text = file.read(MAX_BYTES + 1)
        if len(text) > MAX_BYTES:
            raise BadCollection(f"{game}: more than {MAX_BYTES} bytes")
        found = _COLLECTION.validate_json(text)
    except (OSError, EOFError, ValidationError) as problem:
        raise BadCollection(f"{game}: {problem}") from None
    known: dict[tuple[Seat, ...], tuple[Seat, ...]] = {}
    return tuple(_with_known_seats(puzzle, known) for puzzle in found)


def _with_known_seats(puzzle: Puzzle, known: dict[tuple[Seat, ...], tuple[Seat, ...]]) -> Puzzle:
    """The puzzle with seats that equal ones share: they are most of what it has in memory."""
    seats = puzzle.record.seats
    record = puzzle.record.model_copy(update={"seats": known.setdefault(seats, seats)})
    return puzzle.model_copy(update={"record": record})


def spread(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Some puzzles from all parts of a collection; all of them if there are no more.

    >>> spread("abcdef", 3)
    ['a', 'c', 'e']
    """
    most = min(count, len(puzzles))
    return [puzzles[place * len(puzzles) // most] for place in range(most)]


def holds(puzzle: Puzzle, effort: int = CHECK) -> bool:
    """Whether a judge of this effort still finds the solution best."""
    judge = games.puzzles(puzzle.game)
    view = puzzle.state().view(puzzle.seat)
    ranked = judge.ranked(view, effort)
    return bool(ranked) and puzzle.solved_by(view, ranked[0].moves)
