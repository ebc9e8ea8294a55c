"""The layout on the table as sets of squares, each a bit in one large integer.

Python's integers make sets of squares cheap: moving a set by a step is one shift, and a question
about every square at once is a handful of operations. Legal places, regions and whole layouts
after a move therefore cost microseconds, and the bots can look at thousands of them.

The bits of a `Frame` are rows of equal width, with a margin of empty squares around the layout
that keeps a shifted set from running over into the next row. A layout moves to a larger frame when
a tile comes near its edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from harmony_desktop.games.terraces.components import (
    START,
    STEPS,
    TURNS,
    Cell,
    Colour,
    Colours,
    cell_of,
    footprint,
)

Bits = int

MARGIN: Final = 3
"""A tile reaches two squares beyond the layout, and its neighbours one further."""
_ROOM: Final = 4
"""How much more than the margin a new frame leaves, so that few moves need another."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of the grid whose squares are numbered row by row."""

    west: int
    north: int
    width: int
    height: int
    arms: tuple[tuple[int, int], ...] = field(init=False, compare=False, repr=False)
    """For each turn, how far the bits of the two arms lie from that of the corner."""
    inner: Bits = field(init=False, compare=False, repr=False)
    """The squares that are not at the edge."""

    def __post_init__(self) -> None:
        shifts = [step.y * self.width + step.x for step in STEPS]
        arms = tuple((shifts[turn], shifts[(turn + 1) % 4]) for turn in TURNS)
        row = ((1 << (self.width - 2)) - 1) << 1
        inner = sum(row << (y * self.width) for y in range(1, self.height - 1))
        object.__setattr__(self, "arms", arms)
        object.__setattr__(self, "inner", inner)

    def holds(self, x: int, y: int, margin: int = 0) -> bool:
        """Whether a square lies in the frame, at least `margin` squares from its edge."""
        return (
            margin <= x - self.west < self.width - margin
            and margin <= y - self.north < self.height - margin
        )

    def index(self, x: int, y: int) -> int:
        return (y - self.north) * self.width + x - self.west

    def bit(self, x: int, y: int) -> Bits:
        """The set of one square; empty for a square outside the frame."""
        return 1 << self.index(x, y) if self.holds(x, y) else 0

    def square(self, index: int) -> tuple[int, int]:
        y, x = divmod(index, self.width)
        return x + self.west, y + self.north

    def squares(self, bits: Bits) -> list[tuple[int, int]]:
        """The squares of a set, row by row."""
        return [self.square(index) for index in indices(bits)]

    def beside(self, bits: Bits) -> Bits:
        """The squares of a set and all that share a side with one of them."""
        return bits | bits << 1 | bits >> 1 | bits << self.width | bits >> self.width


def indices(bits: Bits) -> Iterator[int]:
    """The numbers of the set bits, lowest first.

    >>> list(indices(0b10110))
    [1, 2, 4]
    """
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def shifted(bits: Bits, by: int) -> Bits:
    """For every square, whether the one `by` further on is in the set."""
    return bits >> by if by >= 0 else bits << -by


class Problem(NamedTuple):
    """Why a tile cannot lie somewhere: a key the texts explain, and the squares at fault."""

    reason: str
    squares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """What is seen from above.

    `levels[n]` are the squares whose visible tile lies on level n + 1; `red` and `green` what they
    show. `whole[turn]` are the corners of those L-shaped tiles, turned so, that nothing covers yet:
    the only places where a tile could come to lie on a single other one.
    """

    frame: Frame
    levels: tuple[Bits, ...]
    red: Bits
    green: Bits
    whole: tuple[Bits, Bits, Bits, Bits]

    @property
    def taken(self) -> Bits:
        """Every square a tile lies on."""
        taken = 0
        for level in self.levels:
            taken |= level
        return taken

    def of_colour(self, colour: Colour) -> Bits:
        """The squares that show a colour."""
        if colour is Colour.NEUTRAL:
            return self.taken & ~(self.red | self.green)
        return self.red if colour is Colour.RED else self.green

    def level(self, x: int, y: int) -> int:
        """The level of the visible tile on a square; 0 where only the table is."""
        bit = self.frame.bit(x, y)
        for height, squares in enumerate(self.levels, 1):
            if squares & bit:
                return height
        return 0

    def colour(self, x: int, y: int) -> Colour:
        """What a square shows; the bare table counts as neutral."""
        bit = self.frame.bit(x, y)
        if self.red & bit:
            return Colour.RED
        return Colour.GREEN if self.green & bit else Colour.NEUTRAL

    def squares(self) -> dict[Cell, tuple[int, Colour]]:
        """Level and colour of every visible square, by its cell."""
        return {
            cell_of(x, y): (height, self.colour(x, y))
            for height, level in enumerate(self.levels, 1)
            for x, y in self.frame.squares(level)
        }

    def ground(self) -> tuple[Bits, Bits, Bits, Bits]:
        """For every turn the corners where any tile may be laid on the table (T-4)."""
        taken = self.taken
        free = self.frame.inner & ~taken
        touching = self.frame.beside(taken) & free
        return tuple(  # type: ignore[return-value]  # there are four turns
            free
            & shifted(free, first)
            & shifted(free, second)
            & (touching | shifted(touching, first) | shifted(touching, second))
            for first, second in self.frame.arms
        )

    def flats(self) -> tuple[Bits, Bits, Bits, Bits]:
        """For every turn the corners where three squares of one level carry a tile (T-5).

        They belong to two tiles at least; colours are not looked at.
        """
        found = []
        for (first, second), whole in zip(self.frame.arms, self.whole, strict=True):
            flat = 0
            for level in self.levels:
                flat |= level & shifted(level, first) & shifted(level, second)
            found.append(flat & ~whole)
        return tuple(found)  # type: ignore[return-value]  # there are four turns

    def rises(self, colours: Colours, flats: Sequence[Bits]) -> tuple[Bits, Bits, Bits, Bits]:
        """For every turn those of the `flats` that this tile's colours allow (T-5)."""
        refused = (0, self.green, self.red)
        corner, one, other = (refused[colour] for colour in colours)
        return tuple(  # type: ignore[return-value]  # there are four turns
            flat & ~(corner | shifted(one, first) | shifted(other, second))
            for flat, (first, second) in zip(flats, self.frame.arms, strict=True)
        )

    def places(self, colours: Colours) -> tuple[Bits, Bits, Bits, Bits]:
        """For every turn the corners where a tile may be laid."""
        rises = self.rises(colours, self.flats())
        return tuple(  # type: ignore[return-value]  # there are four turns
            on_table | on_tiles for on_table, on_tiles in zip(self.ground(), rises, strict=True)
        )

    def problem(self, colours: Colours, x: int, y: int, turn: int) -> Problem | None:
        """Why a tile cannot be laid there, or None if it can."""
        squares = footprint(x, y, turn)
        levels = [self.level(*square) for square in squares]
        if not any(levels):
            taken = self.taken
            beside = (
                self.frame.bit(sx + step.x, sy + step.y) for sx, sy in squares for step in STEPS
            )
            return None if any(bit & taken for bit in beside) else Problem("not-touching", squares)
        hanging = tuple(s for s, level in zip(squares, levels, strict=True) if not level)
        if len(hanging) == 2:
            return Problem("overlap", tuple(s for s in squares if s not in hanging))
        if hanging:
            return Problem("gap", hanging)
        if len(set(levels)) > 1:
            return Problem("uneven", squares)
        if self.whole[turn] & self.frame.bit(x, y):
            return Problem("one-tile", squares)
        return self._clash(colours, squares)

    def _clash(self, colours: Colours, squares: tuple[tuple[int, int], ...]) -> Problem | None:
        for upper, reason in ((Colour.RED, "red-on-green"), (Colour.GREEN, "green-on-red")):
            lower = self.green if upper is Colour.RED else self.red
            wrong = tuple(
                square
                for square, colour in zip(squares, colours, strict=True)
                if colour is upper and lower & self.frame.bit(*square)
            )
            if wrong:
                return Problem(reason, wrong)
        return None

    def laid(self, colours: Colours, x: int, y: int, turn: int) -> Layout:
        """The layout with one more tile, in a frame that leaves room for the next."""
        layout = self.with_tile(colours, self.frame.index(x, y), turn)
        if all(self.frame.holds(*square, MARGIN) for square in footprint(x, y, turn)):
            return layout
        return layout.reframed(MARGIN + _ROOM)

    def with_tile(self, colours: Colours, corner: int, turn: int) -> Layout:
        """The layout with one more tile, whose corner is given by its number in the frame.

        Nothing is checked: the place must be legal. The frame stays, so a search must begin with
        two squares of margin for every tile it will lay, and one more.
        """
        first, second = self.frame.arms[turn]
        at = 1 << corner
        bits = (at, 1 << (corner + first), 1 << (corner + second))
        under = bits[0] | bits[1] | bits[2]
        red = self.red & ~under
        green = self.green & ~under
        for bit, colour in zip(bits, colours, strict=True):
            if colour == 1:
                red |= bit
            elif colour == 2:
                green |= bit
        return Layout(
            self.frame, self.levels_with(under), red, green, self._whole_with(under, at, turn)
        )

    def levels_with(self, under: Bits) -> tuple[Bits, ...]:
        """The levels when a tile lies on these three squares."""
        for number, level in enumerate(self.levels):
            if level & under:
                above = number + 1
                below = self.levels[:number] + (level ^ under,)
                if above == len(self.levels):
                    return below + (under,)
                return below + (self.levels[above] | under,) + self.levels[above + 1 :]
        return (self.levels[0] | under,) + self.levels[1:]

    def _whole_with(self, under: Bits, corner: Bits, turn: int) -> tuple[Bits, Bits, Bits, Bits]:
        whole = [
            squares & ~(under | shifted(under, first) | shifted(under, second)) if squares else 0
            for squares, (first, second) in zip(self.whole, self.frame.arms, strict=True)
        ]
        whole[turn] |= corner
        return tuple(whole)  # type: ignore[return-value]  # there are four turns

    def bounds(self) -> tuple[int, int, int, int]:
        """The smallest x and y of the layout and its width and height."""
        squares = self.frame.squares(self.taken)
        west = min(x for x, _ in squares)
        north = squares[0][1]
        return west, north, max(x for x, _ in squares) - west + 1, squares[-1][1] - north + 1

    def reframed(self, margin: int) -> Layout:
        """The same layout in a frame that leaves exactly `margin` squares around it."""
        west, north, width, height = self.bounds()
        target = Frame(west - margin, north - margin, width + 2 * margin, height + 2 * margin)

        def moved(bits: Bits) -> Bits:
            return sum(target.bit(x, y) for x, y in self.frame.squares(bits))

        return Layout(
            target,
            tuple(moved(level) for level in self.levels),
            moved(self.red),
            moved(self.green),
            tuple(moved(corners) for corners in self.whole),  # type: ignore[arg-type]  # four turns
        )


def _start() -> Layout:
    room = MARGIN + _ROOM
    around = Frame(-room, -room, 2 + 2 * room, 1 + 2 * room)
    squares = {colour: around.bit(x, y) for x, y, colour in START}
    return Layout(
        around,
        (sum(squares.values()),),
        squares[Colour.RED],
        squares[Colour.GREEN],
        (0, 0, 0, 0),
    )


START_LAYOUT: Final = _start()
"""The start tile alone. It has two squares only, so no tile can lie on it alone."""
