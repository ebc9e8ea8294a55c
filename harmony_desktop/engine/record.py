"""A game as its setup and its moves.

The record is the game: the position is derived by replaying it. Records come from disk and from
other people, so they are read with pydantic, within limits, and nothing in them is executed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from json import dumps
from typing import Annotated, Any, Literal, cast

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)

from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.formats import Format, NewerDocument
from harmony_desktop.engine.game import BadRecord, BadSetup, Game, IllegalMove, Move, State
from harmony_desktop.engine.names import clean_name
from harmony_desktop.engine.options import BadOption

FORMAT = Format()
"""How records are written. An upgrade from each earlier schema to the next goes in here."""
MAX_BYTES = 1_000_000
MAX_MOVES = 20_000
MAX_SEED = 2**53 - 1
"""The largest seed: every JSON reader keeps integers up to this exactly."""

Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
Name = Annotated[str, AfterValidator(clean_name), StringConstraints(max_length=40)]
Scalar = str | int | bool

SEAT_COLOURS = ("green", "red", "blue", "yellow", "violet", "orange")
"""The colours players choose from, in the order seats take them."""

__all__ = [
    "BadRecord",
    "Record",
    "Seat",
    "check_revision",
    "distinct_colours",
    "read_record",
    "replay",
    "start",
]


class Seat(BaseModel):
    """The player at a seat: a person, or a bot of a level, balanced or in a style."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    kind: Literal["person", "bot"]
    name: Name = ""
    level: Word | None = None
    style: Word | None = None
    colour: Word | None = None
    face: Word | None = None
    """The face drawn for the seat; for a bot, its character. Unknown faces are ignored."""


class Record(BaseModel):
    """Setup and moves of one game."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    schema_version: int = Field(alias="schema", default_factory=lambda: FORMAT.newest)
    game: Word
    revision: int
    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=6, strict=False)]
    options: dict[Word, Scalar] = {}
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    practice: bool = False
    hints: Annotated[int, Field(ge=0)] = 0
    """Number of hints taken; a game with hints sets no record."""
    free_hints: Annotated[int, Field(ge=1)] | None = None
    """Number of hints that cost no record, in one of the first games; with them it is not rated."""
    daily: Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None
    """The date, if this is a daily game."""
    started: Annotated[str, StringConstraints(max_length=40)] = ""
    moves: Annotated[tuple[tuple[Any, ...], ...], Field(max_length=MAX_MOVES, strict=False)] = ()

    @property
    def hinted(self) -> bool:
        """Whether any hints were taken."""
        return bool(self.hints or self.free_hints)

    def to_json(self) -> str:
        return self.model_dump_json(by_alias=True, exclude_none=True)

    def with_moves(self, moves: list[Move]) -> Record:
        """A copy of this record with other moves."""
        return self.model_copy(update={"moves": tuple(tuple(move.to_json()) for move in moves)})


def read_record(text: str | bytes) -> Record:
    """Read a record from JSON; BadRecord names the problem."""
    if len(text) > MAX_BYTES:
        raise BadRecord("unreadable", "the record is larger than any game could be")
    try:
        # pydantic would silently take the last of two values with one name.
        document = read_json(text)
        upgraded = FORMAT.upgraded(document)
    except NewerDocument as problem:
        raise BadRecord("schema", str(problem)) from None
    except ValueError as problem:
        raise BadRecord("unreadable", f"the document: {problem}") from None
    try:
        return Record.model_validate_json(text if upgraded is document else dumps(upgraded))
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "the document"
        raise BadRecord("unreadable", f"{where}: {first['msg']}") from None


_adapters: dict[str, TypeAdapter[Any]] = {}


def _adapter(game: Game, kind: type[Move]) -> TypeAdapter[Any]:
    key = f"{game.id} {kind.kind}"
    if key not in _adapters:
        _adapters[key] = TypeAdapter(kind)
    return _adapters[key]


def read_move(game: Game, document: tuple[Any, ...]) -> Move:
    """Read a move from a record; ValueError if the game has no such move."""
    for kind in game.moves:
        if document and document[0] == kind.kind:
            names = [field.name for field in fields(kind)]
            if len(document) == len(names) + 1:
                values = dict(zip(names, document[1:], strict=True))
                return cast(Move, _adapter(game, kind).validate_json(dumps(values), strict=True))
    raise ValueError(f"{list(document)!r} is not a move of {game.id}")


def distinct_colours(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with distinct colours: of two seats with one colour the first keeps it."""
    taken = {seat.colour for seat in seats}
    free = [colour for colour in SEAT_COLOURS if colour not in taken]
    seen: set[str] = set()
    recoloured = []
    for seat in seats:
        if seat.colour is None or seat.colour in seen:
            seat = seat.model_copy(update={"colour": free.pop(0)}) if free else seat
        seen.add(seat.colour or "")
        recoloured.append(seat)
    return tuple(recoloured)


def check_revision(game: Game, record: Record) -> None:
    """Raise BadRecord if the record was played under another revision of the rules."""
    if record.revision != game.revision:
        raise BadRecord(
            "earlier" if record.revision < game.revision else "revision",
            f"played under revision {record.revision} of the rules of {game.id}; "
            f"this version has revision {game.revision}",
        )


def start(game: Game, record: Record) -> State:
    """The first position of a record; BadRecord if this version cannot play it."""
    check_revision(game, record)
    try:
        return game.start(len(record.seats), record.options, record.seed)
    except (BadOption, BadSetup) as problem:
        raise BadRecord("setup", f"options: {problem}") from None


def replay(game: Game, record: Record) -> Iterator[tuple[Move, State]]:
    """Yield every move with the position after it; BadRecord at the first wrong move."""
    state = start(game, record)
    for number, document in enumerate(record.moves, 1):
        try:
            move = read_move(game, document)
            state = state.play(move)
        except (ValueError, IllegalMove) as problem:
            said = _in_short(problem)
            raise BadRecord("move", f"move {number} {list(document)!r}: {said}", number) from None
        yield move, state


def _in_short(problem: ValueError | IllegalMove) -> str:
    """The problem with a move, in one line."""
    if isinstance(problem, IllegalMove):
        return problem.reason
    if isinstance(problem, ValidationError):
        return str(problem.errors()[0]["msg"])
    return str(problem)
