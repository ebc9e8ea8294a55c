"""Where habitats are complete on a board, and where they lack one token (N-9)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonies.rules.bitboard import (
    LAYOUTS,
    PATTERNS,
    bits_in,
    looks_of,
    standing_cells,
)
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import (
    COLOURS,
    ONTO,
    SIDES,
    Side,
    Stacks,
    stacks_matching,
)

NO_CUBE: Final = -1

Wish = tuple[int, int]
"""A cell and the stacks accepted there, as bits."""


Spot = tuple[Wish, ...]
"""One placement of a habitat on a board: its requirements for the cells beside the cube's own."""


class Habitat(NamedTuple):
    """A card's habitat on one board side: the stacks under the cube, and every placement."""

    accepts: int
    spots: tuple[tuple[Spot, ...], ...]
    """The placements by the cube's cell: every distinct rotation that lies on the board."""


class Near(NamedTuple):
    """A habitat that lacks one token."""

    cube: int
    """The cell of its cube."""
    cell: int
    """The cell of the missing token."""
    colour: int


def _spots(side: Side, card: int, cube: int) -> tuple[Spot, ...]:
    parts = CARDS[card].habitat[1:]
    found: dict[Spot, None] = {}
    for sixths in range(6):
        cells = [side.cell(side.hexes[cube] + Hex(q, r).turned(sixths)) for q, r, _ in parts]
        if None not in cells:
            wishes = (
                (cell, stacks_matching(stack))
                for cell, (_, _, stack) in zip(cells, parts, strict=True)
                if cell is not None
            )
            found[tuple(sorted(wishes))] = None
    return tuple(found)


def _habitat(side: Side, card: int) -> Habitat:
    accepts = stacks_matching(CARDS[card].habitat[0][2])
    return Habitat(accepts, tuple(_spots(side, card, cube) for cube in range(side.count)))


HABITATS: Final = {
    name: tuple(_habitat(side, card) for card in range(len(CARDS))) for name, side in SIDES.items()
}
"""Every habitat of every card, by side and card."""


def stands(side: str, stacks: Stacks, card: int, cube: int) -> bool:
    """Whether the habitat of `card` is complete around the cube's cell, ignoring cubes."""
    habitat = HABITATS[side][card]
    if not habitat.accepts >> stacks[cube] & 1:
        return False
    return any(
        all(accepts >> stacks[cell] & 1 for cell, accepts in spot) for spot in habitat.spots[cube]
    )


def cube_cells(side: str, stacks: Stacks, cubes: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cells where a cube of `card` may be placed now."""
    cells = standing_cells(PATTERNS[card], _looks(side, stacks))
    if not cells:
        return ()
    cell_of = LAYOUTS[side].cell_of
    return tuple([cell for bit in bits_in(cells) if cubes[cell := cell_of[bit]] == NO_CUBE])


@lru_cache(maxsize=1 << 10)
def _looks(side: str, stacks: Stacks) -> tuple[int, ...]:
    """The cells of each look on a board; cached, since every card needs them."""
    return looks_of(LAYOUTS[side].masks(stacks))


def standing(side: str, stacks: Stacks, card: int, cube: int) -> tuple[tuple[int, ...], ...]:
    """Every complete habitat of `card` around the cube's cell, as cells, the cube's first.

    A table highlights these when the pointer is on a card.
    """
    habitat = HABITATS[side][card]
    if not habitat.accepts >> stacks[cube] & 1:
        return ()
    return tuple(
        (cube, *(cell for cell, _ in spot))
        for spot in habitat.spots[cube]
        if all(accepts >> stacks[cell] & 1 for cell, accepts in spot)
    )


def _missing_token(stack: int, accepts: int) -> int | None:
    """The one colour that turns the stack into an accepted one, or None."""
    for colour in range(len(COLOURS)):
        after = ONTO[stack][colour]
        if after >= 0 and accepts >> after & 1:
            return colour
    return None


def near_cells(side: str, stacks: Stacks, cubes: tuple[int, ...], card: int) -> tuple[Near, ...]:
    """Where the habitat of `card` lacks exactly one token, without duplicates."""
    habitat = HABITATS[side][card]
    found: dict[Near, None] = {}
    for cube, spots in enumerate(habitat.spots):
        if cubes[cube] != NO_CUBE:
            continue
        for spot in spots:
            wishes = ((cube, habitat.accepts), *spot)
            wrong = [(cell, want) for cell, want in wishes if not want >> stacks[cell] & 1]
            if len(wrong) != 1:
                continue
            cell, want = wrong[0]
            colour = _missing_token(stacks[cell], want)
            if colour is not None and cubes[cell] == NO_CUBE:
                found[Near(cube, cell, colour)] = None
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _tokens_lacking(stack: int, accepts: int) -> int | None:
    """The fewest tokens that turn a stack into an accepted one; None if none can."""
    reached, tokens = {stack}, 0
    while reached:
        if any(accepts >> one & 1 for one in reached):
            return tokens
        reached = {after for one in reached for after in ONTO[one] if after >= 0}
        tokens += 1
    return None


def cells_lacking(
    side: str, stacks: Stacks, cubes: tuple[int, ...], card: int, most: int
) -> tuple[int, ...]:
    """The cells for a cube of `card` whose habitat lacks at most so many tokens."""
    habitat = HABITATS[side][card]
    found = []
    for cube, spots in enumerate(habitat.spots):
        if cubes[cube] != NO_CUBE:
            continue
        for spot in spots:
            lacking = 0
            for cell, accepts in ((cube, habitat.accepts), *spot):
                tokens = _tokens_lacking(stacks[cell], accepts)
                if tokens is None or (tokens and cubes[cell] != NO_CUBE):
                    break
                lacking += tokens
                if lacking > most:
                    break
            else:
                found.append(cube)
                break
    return tuple(found)
