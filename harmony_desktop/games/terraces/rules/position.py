"""A Terraces position as a document, for `score` and the score pad."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, ValidationError

from harmony_desktop.engine.position import BadPosition, explain
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.terraces.rules.components import (
    COLOUR_OF_SEAT,
    REACH,
    TILE_COUNT,
    Cell,
    Colour,
    cell_of,
    square_of,
)
from harmony_desktop.games.terraces.rules.scoring import reachable, sheet

Coordinate = Annotated[int, Field(strict=True, ge=-REACH, le=REACH)]
Level = Annotated[int, Field(strict=True, ge=1, le=TILE_COUNT + 1)]
"""A level: every tile rises at most one level above the others, from the start tile's first."""
Square = tuple[Coordinate, Coordinate, Level, Literal["red", "green", "neutral"]]


class TerracesPosition(BaseModel):
    """The visible squares, each [x, y, level, colour]."""

    model_config = ConfigDict(extra="forbid")

    game: Literal["terraces"]
    squares: Annotated[list[Square], Field(min_length=1)]
    box: StrictBool = False
    """Whether it comes from a real box; accepted for all games, without effect here."""


def score(document: object) -> list[ScoreSheet]:
    """The sheets of red and green; BadPosition names the part that is wrong.

    The `cells` of a line are numbered as by `components.cell_of`.
    """
    try:
        position = TerracesPosition.model_validate(document)
    except ValidationError as problem:
        raise explain(problem) from None
    seen: dict[Cell, tuple[int, Colour]] = {}
    first_at: dict[Cell, int] = {}
    for number, (x, y, level, colour) in enumerate(position.squares):
        cell = cell_of(x, y)
        if cell in seen:
            raise BadPosition(
                f"squares[{number}]", f"[{x}, {y}] is given by squares[{first_at[cell]}] already"
            )
        first_at[cell] = number
        seen[cell] = level, Colour[colour.upper()]
    _refuse_islands(first_at)
    return [sheet(seen, colour) for colour in COLOUR_OF_SEAT]


def _refuse_islands(number_of: dict[Cell, int]) -> None:
    """Refuse squares that are not connected with the first one through sides (T-4)."""
    joined = reachable(next(iter(number_of)), set(number_of))
    for cell, number in number_of.items():
        if cell not in joined:
            x, y = square_of(cell)
            raise BadPosition(
                f"squares[{number}]", f"[{x}, {y}] does not hang together with squares[0]"
            )
