"""A Harmony position as a document, for `score` and the score pad."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, ValidationError

from harmony_desktop.engine.position import BadPosition, explain
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, TILES, Bands, Board, tile_of
from harmony_desktop.games.harmony.rules.scoring import Symbols, sheets

_Tile = tuple[StrictInt, StrictInt, StrictInt]


class HarmonyPosition(BaseModel):
    """Boards of 19 tiles, each [vertical, lower-left, lower-right], or null for an empty cell.

    A position from a box may state for every tile whether it bears a sun; this overrides our set
    (H-19).
    """

    model_config = ConfigDict(extra="forbid")

    game: Literal["harmony"]
    scoring: Literal["standard", "beams", "best-beam"] = "standard"
    boards: Annotated[list[list[_Tile | None]], Field(min_length=1, max_length=6)]
    box: StrictBool = False
    suns: list[list[StrictBool | None]] | None = None


def score(document: object) -> list[ScoreSheet]:
    """The sheets of a position; BadPosition names the part that is wrong."""
    try:
        position = HarmonyPosition.model_validate(document)
    except ValidationError as problem:
        raise explain(problem) from None
    if position.scoring == "best-beam" and len(position.boards) == 1:
        raise BadPosition("boards", "best-beam needs 2 to 6 boards")
    boards = [_board(number, cells) for number, cells in enumerate(position.boards)]
    return sheets(boards, position.scoring, _suns(position, boards))


def _suns(position: HarmonyPosition, boards: list[Board]) -> list[Symbols] | None:
    """The symbols stated in the position, by board and cell; None if it states none."""
    if position.suns is None:
        return None
    if not position.box:
        raise BadPosition("suns", 'are given only for a real box, with "box": true')
    if len(position.suns) != len(boards):
        raise BadPosition("suns", f"{len(position.suns)} boards instead of {len(boards)}")
    for number, (suns, board) in enumerate(zip(position.suns, boards, strict=True)):
        where = f"suns[{number}]"
        if len(suns) != CELL_COUNT:
            raise BadPosition(where, f"has {len(suns)} cells instead of {CELL_COUNT}")
        for cell, (sun, tile) in enumerate(zip(suns, board, strict=True)):
            if sun is None and tile is not None:
                raise BadPosition(f"{where}[{cell}]", "says nothing of the tile that lies there")
            if sun is not None and tile is None:
                raise BadPosition(f"{where}[{cell}]", "there is no tile on this cell")
    return [tuple(suns) for suns in position.suns]


def _board(number: int, cells: list[Bands | None]) -> Board:
    where = f"boards[{number}]"
    if len(cells) != CELL_COUNT:
        raise BadPosition(where, f"has {len(cells)} cells instead of {CELL_COUNT}")
    first_at: dict[Bands, int] = {}
    for cell, bands in enumerate(cells):
        if bands is None:
            continue
        if bands not in TILES:
            raise BadPosition(f"{where}[{cell}]", f"{list(bands)} is not a tile")
        if bands in first_at:
            raise BadPosition(
                f"{where}[{cell}]", f"{list(bands)} lies on cell {first_at[bands]} already"
            )
        first_at[bands] = cell
    return tuple(None if bands is None else tile_of(bands) for bands in cells)
