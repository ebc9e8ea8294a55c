"""A Harmonies board as a document, for `score` and the score pad."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, ValidationError

from harmony_desktop.engine.position import BadPosition, explain
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import (
    COLOUR_NUMBERS,
    COLOURS,
    EMPTY,
    SIDES,
    STACK_NUMBERS,
    STACKS,
    SUPPLY,
    Stacks,
)
from harmony_desktop.games.harmonies.rules.scoring import Holding, sheet

Colour = Literal["blue", "grey", "brown", "green", "yellow", "red"]
Cell = tuple[int, int, Annotated[list[Colour], Field(max_length=3)], bool]


class HeldCard(BaseModel):
    """A card in front of the player."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: str
    cubes_placed: Annotated[int, Field(ge=0)]


class HarmoniesPosition(BaseModel):
    """One board: cells as [column, row, stack bottom to top, has a cube], and the cards.

    Cells that are not listed are empty. A position from a `box` may have more tokens of a colour
    than our set. The records of real games that test the scoring also contain their name and their
    totals; these are ignored.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    game: Literal["harmonies"]
    side: Literal["A", "B"]
    cells: Annotated[list[Annotated[Cell, Field(strict=False)]], Field(max_length=25)]
    cards: Annotated[list[HeldCard], Field(max_length=len(CARDS))] = []
    box: StrictBool = False
    name: str = ""
    total: int = 0
    breakdown: dict[str, int] = {}


def score(document: object) -> list[ScoreSheet]:
    """The sheet of a position; BadPosition names the part that is wrong."""
    try:
        position = HarmoniesPosition.model_validate(document)
    except ValidationError as problem:
        raise explain(problem) from None
    stacks = _stacks(position)
    cards = _cards(position)
    _check_cubes(position, cards)
    return [sheet(position.side, stacks, cards)]


def _stacks(position: HarmoniesPosition) -> Stacks:
    """Read the board; refuse cells off the board or listed twice, impossible stacks, and cubes
    on empty hexes."""
    side = SIDES[position.side]
    stacks = list(side.empty)
    listed: dict[tuple[int, int], int] = {}
    for number, (col, row, colours, cube) in enumerate(position.cells):
        where = f"cells[{number}]"
        if (col, row) not in side.places:
            raise BadPosition(where, f"side {side.name} has no cell [{col}, {row}]")
        if (col, row) in listed:
            first = listed[col, row]
            raise BadPosition(
                where, f"the cell [{col}, {row}] is listed already, as cells[{first}]"
            )
        listed[col, row] = number
        stack = STACK_NUMBERS.get(tuple(COLOUR_NUMBERS[colour] for colour in colours))
        if stack is None:
            raise BadPosition(f"{where}[2]", f"{' + '.join(colours)} is not a legal stack")
        if cube and stack == EMPTY:
            raise BadPosition(f"{where}[3]", "a cube cannot stand on an empty hex")
        stacks[side.places.index((col, row))] = stack
    if not position.box:
        _check_supply(stacks)
    return tuple(stacks)


def _check_supply(stacks: list[int]) -> None:
    used = Counter(colour for stack in stacks for colour in STACKS[stack])
    for colour, count in enumerate(SUPPLY):
        if used[colour] > count:
            name = COLOURS[colour]
            raise BadPosition("cells", f"{used[colour]} {name} tokens; the box holds {count}")


def _cards(position: HarmoniesPosition) -> list[Holding]:
    """Read the cards; refuse unknown or repeated cards, too many cubes, and a second spirit."""
    held: list[Holding] = []
    for number, card in enumerate(position.cards):
        where = f"cards[{number}]"
        if card.id not in CARD_NUMBERS:
            raise BadPosition(f"{where}.id", f"there is no card {card.id!r}")
        known = CARD_NUMBERS[card.id]
        if any(other.card == known for other in held):
            raise BadPosition(f"{where}.id", f"the card {card.id!r} is listed already")
        if CARDS[known].spirit and any(CARDS[other.card].spirit for other in held):
            raise BadPosition(f"{where}.id", "a player has only one spirit")
        steps = CARDS[known].steps
        if card.cubes_placed > steps:
            said = f"{card.cubes_placed} cubes placed; {card.id!r} has {steps}"
            raise BadPosition(f"{where}.cubes_placed", said)
        held.append(Holding(known, card.cubes_placed))
    return held


def _check_cubes(position: HarmoniesPosition, cards: list[Holding]) -> None:
    standing = sum(cube for _, _, _, cube in position.cells)
    placed = sum(held.placed for held in cards)
    if standing != placed:
        said = f"{standing} cells with a cube, but the cards have {placed} cubes placed"
        raise BadPosition("cells", said)
