"""The layout on the table as sets of squares, each square a bit in one large integer.

Python's integers make sets of squares cheap: moving a set by a step is one shift, and a test of
every square at once is a handful of operations. Legal places, regions and whole layouts after a
move therefore cost microseconds, and the bots can try thousands of them.

The bits of a `Frame` are rows of equal width, with a margin of empty squares around the layout that
keeps a shifted set from wrapping into the next row. A layout moves to a larger frame when a tile
comes near its edge.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.games.terraces.rules.components import (
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
Turned = tuple[Bits, Bits, Bits, Bits]
"""A set of squares for each of the four turns."""

MARGIN: Final = 3
"""A tile reaches two squares beyond the layout, and its neighbours one further."""
_ROOM: Final = 4
"""The extra space of a new frame beyond the margin, so that few moves need another frame."""
_START_ROOM: Final = 15
"""The same for the first frame: most games never need another."""


@lru_cache(maxsize=256)
def _within(width: int, height: int, margin: int) -> Bits:
    """The squares of a frame at least `margin` from its edge."""
    row = ((1 << max(0, width - 2 * margin)) - 1) << margin
    return sum(row << (y * width) for y in range(margin, height - margin))


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of the grid whose squares are numbered row by row."""

    west: int
    north: int
    width: int
    height: int
    arms: tuple[tuple[int, int], ...] = field(init=False, compare=False, repr=False)
    """For each turn, the offsets of the bits of the two arms from the corner's bit."""
    inner: Bits = field(init=False, compare=False, repr=False)
    """The squares that are not at the edge."""
    core: Bits = field(init=False, compare=False, repr=False)
    """The squares where a tile keeps the required margin."""

    def __post_init__(self) -> None:
        shifts = [step.y * self.width + step.x for step in STEPS]
        arms = tuple((shifts[turn], shifts[(turn + 1) % 4]) for turn in TURNS)
        object.__setattr__(self, "arms", arms)
        object.__setattr__(self, "inner", _within(self.width, self.height, 1))
        object.__setattr__(self, "core", _within(self.width, self.height, MARGIN))

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
        """The squares of a set and all their neighbours."""
        return bits | bits << 1 | bits >> 1 | bits << self.width | bits >> self.width


_AS_FLAGS: Final = bytes.maketrans(b"01", b"\0\1")


def flags(bits: Bits) -> bytes:
    """A 0 or a 1 for every bit, the lowest first, up to the highest that is set.

    >>> list(flags(0b10110))
    [0, 1, 1, 0, 1]
    """
    return f"{bits:b}".encode()[::-1].translate(_AS_FLAGS)


def indices(bits: Bits) -> list[int]:
    """The numbers of the set bits, lowest first.

    >>> indices(0b10110)
    [1, 2, 4]
    """
    # Splitting a text at its ones is faster than removing bits one by one from a large number.
    found, index = [], -1
    for gap in f"{bits:b}"[::-1].split("1"):
        index += len(gap) + 1
        found.append(index)
    found.pop()
    return found


def nth(bits: Bits, number: int) -> int:
    """The set bit at an index of `indices`, from 0.

    >>> [nth(0b10110, number) for number in range(3)]
    [1, 2, 4]
    """
    index, size = 0, bits.bit_length()
    while size > 1:
        half = size >> 1
        lower = bits & ((1 << half) - 1)
        below = lower.bit_count()
        if number < below:
            bits, size = lower, half
        else:
            bits >>= half
            number -= below
            index += half
            size -= half
    return index


def shifted(bits: Bits, by: int) -> Bits:
    """The set moved back by `by` squares: each square takes the bit of the one `by` further on."""
    return bits >> by if by >= 0 else bits << -by


class LayingProblem(NamedTuple):
    """Why a tile cannot be placed somewhere: a key the texts explain, and the offending squares."""

    reason: str
    squares: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TerrainLayout:
    """The squares visible from above.

    `levels[n]` are the squares whose visible tile is on level n + 1; `red` and `green` their
    colours. `whole[turn]` are the corners of the uncovered L-shaped tiles of that turn: the only
    places where a tile could rest on a single other one.
    """

    frame: Frame
    levels: tuple[Bits, ...]
    red: Bits
    green: Bits
    whole: Turned

    @property
    def taken(self) -> Bits:
        """All squares covered by tiles."""
        taken = 0
        for level in self.levels:
            taken |= level
        return taken

    def of_colour(self, colour: Colour) -> Bits:
        """The squares of a colour."""
        if colour is Colour.NEUTRAL:
            return self.taken & ~(self.red | self.green)
        return self.red if colour is Colour.RED else self.green

    def level(self, x: int, y: int) -> int:
        """The level of the visible tile on a square; 0 for the bare table."""
        bit = self.frame.bit(x, y)
        for height, squares in enumerate(self.levels, 1):
            if squares & bit:
                return height
        return 0

    def colour(self, x: int, y: int) -> Colour:
        """The colour of a square; the bare table counts as neutral."""
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

    def ground(self) -> Turned:
        """The corners where any tile may be placed on the table, for each turn (T-4)."""
        taken = self.taken
        frame = self.frame
        free = frame.inner & ~taken
        touching = frame.beside(taken) & free
        width = frame.width
        up, right, down, left = free << width, free >> 1, free >> width, free << 1
        up_touches, right_touches = touching << width, touching >> 1
        down_touches, left_touches = touching >> width, touching << 1
        return (
            free & up & right & (touching | up_touches | right_touches),
            free & right & down & (touching | right_touches | down_touches),
            free & down & left & (touching | down_touches | left_touches),
            free & left & up & (touching | left_touches | up_touches),
        )

    def flats(self) -> Turned:
        """The corners where three squares of one level support a tile, for each turn (T-5).

        The squares belong to at least two tiles; colours are not checked.
        """
        width = self.frame.width
        one = two = three = four = 0
        for level in self.levels:
            up, right = level & level << width, level & level >> 1
            down, left = level & level >> width, level & level << 1
            one |= up & right
            two |= right & down
            three |= down & left
            four |= left & up
        whole = self.whole
        return one & ~whole[0], two & ~whole[1], three & ~whole[2], four & ~whole[3]

    def rises(self, colours: Colours, flats: Turned) -> Turned:
        """The `flats` that this tile's colours allow, for each turn (T-5)."""
        refused = (0, self.green, self.red)
        corner, one, other = (refused[colour] for colour in colours)
        width = self.frame.width
        return (
            flats[0] & ~(corner | one << width | other >> 1),
            flats[1] & ~(corner | one >> 1 | other >> width),
            flats[2] & ~(corner | one >> width | other << 1),
            flats[3] & ~(corner | one << 1 | other << width),
        )

    def places(self, colours: Colours) -> Turned:
        """The corners where a tile may be placed, for each turn."""
        ground, rises = self.ground(), self.rises(colours, self.flats())
        return (
            ground[0] | rises[0],
            ground[1] | rises[1],
            ground[2] | rises[2],
            ground[3] | rises[3],
        )

    def allows(self, colours: Colours, x: int, y: int, turn: int) -> bool:
        """Whether a tile may be placed there; a faster `problem` without reasons."""
        frame = self.frame
        # The margin is so wide that no tile with its corner at the edge touches the layout.
        if not frame.holds(x, y, 1):
            return False
        corner = frame.index(x, y)
        one, other = frame.arms[turn]
        at, first, second = 1 << corner, 1 << (corner + one), 1 << (corner + other)
        under = at | first | second
        for level in self.levels:
            if level & under:
                refused = (0, self.green, self.red)
                return (
                    level & under == under
                    and not self.whole[turn] & at
                    and not refused[colours[0]] & at
                    and not refused[colours[1]] & first
                    and not refused[colours[2]] & second
                )
        return bool(frame.beside(under) & self.taken)

    def problem(self, colours: Colours, x: int, y: int, turn: int) -> LayingProblem | None:
        """Why a tile cannot be placed there, or None if it can."""
        squares = footprint(x, y, turn)
        levels = [self.level(*square) for square in squares]
        if not any(levels):
            taken = self.taken
            beside = (
                self.frame.bit(sx + step.x, sy + step.y) for sx, sy in squares for step in STEPS
            )
            return (
                None
                if any(bit & taken for bit in beside)
                else LayingProblem("not-touching", squares)
            )
        hanging = tuple(s for s, level in zip(squares, levels, strict=True) if not level)
        if len(hanging) == 2:
            return LayingProblem("overlap", tuple(s for s in squares if s not in hanging))
        if hanging:
            return LayingProblem("gap", hanging)
        if len(set(levels)) > 1:
            return LayingProblem("uneven", squares)
        if self.whole[turn] & self.frame.bit(x, y):
            return LayingProblem("one-tile", squares)
        return self._clash(colours, squares)

    def _clash(
        self, colours: Colours, squares: tuple[tuple[int, int], ...]
    ) -> LayingProblem | None:
        for upper, reason in ((Colour.RED, "red-on-green"), (Colour.GREEN, "green-on-red")):
            lower = self.green if upper is Colour.RED else self.red
            wrong = tuple(
                square
                for square, colour in zip(squares, colours, strict=True)
                if colour is upper and lower & self.frame.bit(*square)
            )
            if wrong:
                return LayingProblem(reason, wrong)
        return None

    def laid(self, colours: Colours, x: int, y: int, turn: int) -> TerrainLayout:
        """The layout with one more tile, in a frame with enough margin for the next."""
        layout = self.with_tile(colours, self.frame.index(x, y), turn)
        if layout.taken & ~self.frame.core:
            return layout.reframed(MARGIN + _ROOM)
        return layout

    def with_tile(self, colours: Colours, corner: int, turn: int) -> TerrainLayout:
        """The layout with one more tile, whose corner is given by its index in the frame.

        Nothing is checked: the place must be legal. The frame stays, so a search must begin with
        two squares of margin for every tile it will place, and one more.
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
        return TerrainLayout(
            self.frame, self.levels_with(under), red, green, self._whole_with(under, at, turn)
        )

    def levels_with(self, under: Bits) -> tuple[Bits, ...]:
        """The levels after a tile was placed on these three squares."""
        for number, level in enumerate(self.levels):
            if level & under:
                above = number + 1
                below = self.levels[:number] + (level ^ under,)
                if above == len(self.levels):
                    return below + (under,)
                return below + (self.levels[above] | under,) + self.levels[above + 1 :]
        return (self.levels[0] | under,) + self.levels[1:]

    def _whole_with(self, under: Bits, corner: Bits, turn: int) -> Turned:
        width = self.frame.width
        up, right = under | under << width, under | under >> 1
        down, left = under >> width, under << 1
        one, two, three, four = self.whole
        whole = [
            one & ~(up | right),
            two & ~(right | down),
            three & ~(under | down | left),
            four & ~(left | up),
        ]
        whole[turn] |= corner
        return whole[0], whole[1], whole[2], whole[3]

    def bounds(self) -> tuple[int, int, int, int]:
        """The smallest x and y of the layout and its width and height."""
        rows = self._rows(self.taken)
        columns = 0
        for row in rows:
            columns |= row
        filled = [number for number, row in enumerate(rows) if row]
        west = (columns & -columns).bit_length() - 1
        width = columns.bit_length() - west
        height = filled[-1] - filled[0] + 1
        return west + self.frame.west, filled[0] + self.frame.north, width, height

    def _rows(self, bits: Bits) -> list[Bits]:
        """The rows of a set of squares; the first square of each row is the lowest bit."""
        width = self.frame.width
        row = (1 << width) - 1
        return [bits >> start & row for start in range(0, width * self.frame.height, width)]

    def reframed(self, margin: int) -> TerrainLayout:
        """The same layout in a frame with exactly `margin` squares around it."""
        west, north, width, height = self.bounds()
        target = Frame(west - margin, north - margin, width + 2 * margin, height + 2 * margin)
        top, left = north - self.frame.north, west - self.frame.west

        def moved(bits: Bits) -> Bits:
            found = 0
            for row in reversed(self._rows(bits)[top : top + height]):
                found = found << target.width | row >> left
            return found << (margin * target.width + margin)

        one, two, three, four = self.whole
        return TerrainLayout(
            target,
            tuple(moved(level) for level in self.levels),
            moved(self.red),
            moved(self.green),
            (moved(one), moved(two), moved(three), moved(four)),
        )


def _start() -> TerrainLayout:
    room = MARGIN + _START_ROOM
    around = Frame(-room, -room, 2 + 2 * room, 1 + 2 * room)
    squares = {colour: around.bit(x, y) for x, y, colour in START}
    return TerrainLayout(
        around,
        (sum(squares.values()),),
        squares[Colour.RED],
        squares[Colour.GREEN],
        (0, 0, 0, 0),
    )


START_LAYOUT: Final = _start()
"""The start tile alone. It has only two squares, so no tile can rest on it alone."""
