"""A Harmonia position as a document, for `score` and the score pad."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StringConstraints, ValidationError

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.position import BadPosition, Scored, explain
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    DEALT,
    KIND_OF,
    KINDS,
    OPPOSITE,
    Sides,
    read_sides,
    written,
)
from harmony_desktop.games.harmonia.rules.scoring import advanced_sheet, won

Coordinate = Annotated[int, Field(ge=-1_000_000, le=1_000_000, strict=True)]
SixSides = Annotated[str, StringConstraints(pattern=r"^[01]{6}$", strict=True)]


class HarmoniaPosition(BaseModel):
    """A layout: each tile with its cell and its six sides clockwise from the top.

    A position from a `box` may have more tiles of a kind than our set.
    """

    model_config = ConfigDict(extra="forbid")

    game: Literal["harmonia"]
    players: Annotated[int, Field(ge=2, le=6, strict=True)]
    misfits: Annotated[int, Field(ge=0, strict=True)] = 0
    dealt: Annotated[int, Field(ge=0, le=DEALT, strict=True)] = DEALT
    tiles: Annotated[list[tuple[Coordinate, Coordinate, SixSides]], Field(max_length=DEALT)]
    box: StrictBool = False


def score(document: object) -> Scored:
    """The sheet all players share and whether the basic game is won; BadPosition names the part
    that is wrong."""
    try:
        position = HarmoniaPosition.model_validate(document)
    except ValidationError as problem:
        raise explain(problem) from None
    if len(position.tiles) > position.dealt:
        raise BadPosition(
            "tiles", f"{len(position.tiles)} tiles lie there, but {position.dealt} were dealt"
        )
    if position.misfits > position.dealt - len(position.tiles):
        raise BadPosition("misfits", "more tiles set aside than were left over")
    layout = _layout(position)
    if not position.box:
        _check_kinds(layout)
    _check_sides(layout)
    _check_connected(layout)
    sheet = advanced_sheet(layout, position.players, position.dealt, position.misfits)
    return Scored([sheet], {"won": not position.misfits and won(layout)})


def _layout(position: HarmoniaPosition) -> dict[Hex, Sides]:
    layout: dict[Hex, Sides] = {}
    for number, (q, r, sides) in enumerate(position.tiles):
        cell = Hex(q, r)
        if cell in layout:
            raise BadPosition(f"tiles[{number}]", f"the cell [{q}, {r}] is taken already")
        layout[cell] = read_sides(sides)
    return layout


def _check_kinds(layout: dict[Hex, Sides]) -> None:
    used = [0] * KINDS
    for number, sides in enumerate(layout.values()):
        kind = KIND_OF[sides]
        used[kind] += 1
        if used[kind] > COPIES:
            raise BadPosition(
                f"tiles[{number}]", f"more than {COPIES} tiles of the kind {written(sides)}"
            )


def _check_sides(layout: dict[Hex, Sides]) -> None:
    for number, (cell, sides) in enumerate(layout.items()):
        for side, neighbour in enumerate(cell.neighbours()):
            other = layout.get(neighbour)
            if other is not None and sides >> side & 1 != other >> OPPOSITE[side] & 1:
                raise BadPosition(
                    f"tiles[{number}]", f"its side {side} differs from the touching side"
                )


def _check_connected(layout: dict[Hex, Sides]) -> None:
    if not layout:
        return
    start = next(iter(layout))
    reached = {start}
    waiting = [start]
    while waiting:
        for neighbour in waiting.pop().neighbours():
            if neighbour in layout and neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    for number, cell in enumerate(layout):
        if cell not in reached:
            raise BadPosition(f"tiles[{number}]", "is not connected with the first tile")
