"""The components: tokens, the stacks they can form, and the two sides of the boards.

Colours and stacks are small numbers, a board is a tuple of stacks: cells are numbered down each
column, columns from left to right (N-1, N-2, N-8). `cards` has the cards.
"""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.hexes import Hex, columns

Colour = int
Stack = int
Stacks = tuple[Stack, ...]

COLOURS: Final = ("blue", "grey", "brown", "green", "yellow", "red")
BLUE, GREY, BROWN, GREEN, YELLOW, RED = range(6)
COLOUR_NUMBERS: Final = {name: number for number, name in enumerate(COLOURS)}
SUPPLY: Final = (23, 23, 21, 19, 19, 15)
"""Tokens of each colour in the box (N-1)."""
TOKENS: Final = tuple(colour for colour, count in enumerate(SUPPLY) for _ in range(count))

STACKS: Final[tuple[tuple[Colour, ...], ...]] = (
    (),
    (BLUE,),
    (YELLOW,),
    (GREEN,),
    (BROWN, GREEN),
    (BROWN, BROWN, GREEN),
    (GREY,),
    (GREY, GREY),
    (GREY, GREY, GREY),
    (BROWN,),
    (BROWN, BROWN),
    (RED,),
    (RED, RED),
    (BROWN, RED),
    (GREY, RED),
)
"""Every stack the rules allow, bottom to top (N-8)."""
STACK_NUMBERS: Final = {stack: number for number, stack in enumerate(STACKS)}

(EMPTY, WATER, FIELD, TREE_1, TREE_2, TREE_3, MOUNTAIN_1, MOUNTAIN_2, MOUNTAIN_3) = range(9)
(BROWN_1, BROWN_2, RED_1, HOUSE_ON_RED, HOUSE_ON_BROWN, HOUSE_ON_GREY) = range(9, 15)
TREES: Final = (TREE_1, TREE_2, TREE_3)
MOUNTAINS: Final = (MOUNTAIN_1, MOUNTAIN_2, MOUNTAIN_3)
BUILDINGS: Final = (HOUSE_ON_RED, HOUSE_ON_BROWN, HOUSE_ON_GREY)

HEIGHT: Final = tuple(len(stack) for stack in STACKS)
TOP: Final = tuple(stack[-1] if stack else -1 for stack in STACKS)
"""The colour seen from above; -1 on an empty hex."""
ONTO: Final = tuple(
    tuple(STACK_NUMBERS.get((*stack, colour), -1) for colour in range(len(COLOURS)))
    for stack in STACKS
)
"""The stack after putting a colour on a stack, or -1 if not allowed."""


def stacks_matching(name: str) -> int:
    """The stacks a habitat accepts at one place, as bits (N-9).

    >>> bin(stacks_matching("blue"))
    '0b10'
    >>> stacks_matching("building").bit_count()
    3
    """
    if name == "building":
        return sum(1 << stack for stack in BUILDINGS)
    return 1 << STACK_NUMBERS[tuple(COLOUR_NUMBERS[colour] for colour in name.split())]


class Side:
    """One side of the boards: its cells and their neighbours (N-2).

    `places` are (column, row) as positions are written, `hexes` the same in axial form.
    """

    __slots__ = ("cell_at", "count", "empty", "hexes", "name", "neighbour_bits", "neighbours",
                 "places")  # fmt: skip

    def __init__(self, name: str, lengths: tuple[int, ...]) -> None:
        self.name = name
        self.places = tuple((col, row) for col, count in enumerate(lengths) for row in range(count))
        self.hexes = columns(lengths, (-(col // 2) for col in range(len(lengths))))
        self.count = len(self.hexes)
        self.empty: Stacks = (EMPTY,) * self.count
        self.cell_at = {place: cell for cell, place in enumerate(self.hexes)}
        self.neighbours = tuple(
            tuple(self.cell_at[beside] for beside in place.neighbours() if beside in self.cell_at)
            for place in self.hexes
        )
        self.neighbour_bits = tuple(sum(1 << cell for cell in cells) for cells in self.neighbours)

    def opposite(self, cell: int) -> int:
        """The cell opposite another: turned by half, a board is the same."""
        return self.count - 1 - cell

    def cell(self, place: Hex) -> int | None:
        """The cell at axial coordinates, or None off the board."""
        return self.cell_at.get(place)


SIDES: Final = {
    "A": Side("A", (5, 4, 5, 4, 5)),
    "B": Side("B", (4, 3, 4, 3, 4, 3, 4)),
}
