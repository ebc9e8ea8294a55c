"""The points of a layout (A-9 to A-16): pure functions.

A layout maps cells to the sides of their tiles, in the order of placing. The `cells` of a score
line are the indices of tiles in that order, from 0.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from math import sqrt
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.games.harmonia.rules.components import (
    GOAL_SIDE,
    GOAL_TILES,
    OPPOSITE,
    Sides,
    mirrored,
)

Layout = Mapping[Hex, Sides]

PLAYER_POINTS: Final = 10
BORDER_FACTOR: Final = 3
UNUSED_POINTS: Final = -2
MISFIT_POINTS: Final = -10

LEAST_SIDE: Final = 2
"""The fewest tiles on a side of a hexagon, a triangle or a rhombus (A-19)."""

MODEST: Final = 100
GOOD: Final = 200
VERY_GOOD: Final = 300


class Shape(Enum):
    """The kind of outline of a layout (A-11)."""

    EMPTY = "empty"
    HOLE = "hole"
    HEXAGON = "hexagon"
    TRIANGLE = "triangle"
    RHOMBUS = "rhombus"
    SYMMETRIC = "symmetric"
    OTHER = "other"


SHAPE_POINTS: Final = {
    Shape.EMPTY: 0,
    Shape.HOLE: 0,
    Shape.HEXAGON: 50,
    Shape.TRIANGLE: 30,
    Shape.RHOMBUS: 30,
    Shape.SYMMETRIC: 20,
    Shape.OTHER: 10,
}


class Axis(NamedTuple):
    """A mirror axis: it points `twelfths` of a turn clockwise from the top, through a point.

    `x` and `y` are on the plane of `Hex.centre()`, where a side has length 1 and y points down.
    """

    twelfths: int
    x: float
    y: float


def pattern_worth(size: int) -> int:
    """The points of a closed, symmetric pattern of a size (A-12)."""
    return 60 if size >= 7 else 20 if size >= 4 else 10 if size == 3 else 0


class Pattern(NamedTuple):
    """Tiles whose ornaments are joined (A-12)."""

    cells: tuple[Hex, ...]
    open_sides: tuple[tuple[Hex, int], ...]
    """Ornament sides that touch no tile; none if the pattern is closed."""
    axes: tuple[Axis, ...]
    """Every line that mirrors the pattern; none if it is not symmetric."""

    @property
    def closed(self) -> bool:
        return not self.open_sides

    @property
    def symmetric(self) -> bool:
        return bool(self.axes)

    @property
    def worth(self) -> int:
        """The points of a pattern of this size that is closed and symmetric."""
        return pattern_worth(len(self.cells))

    @property
    def points(self) -> int:
        return self.worth if self.closed and self.symmetric else 0


def outer_border(cells: Iterable[Hex]) -> tuple[tuple[Hex, int], ...]:
    """The (cell, side) pairs that face the outside, without those at holes."""
    taken = dict.fromkeys(cells)
    if not taken:
        return ()
    outside = _outside(taken)
    return tuple(
        (cell, side)
        for cell in taken
        for side, neighbour in enumerate(cell.neighbours())
        if neighbour in outside
    )


def holes(cells: Iterable[Hex]) -> tuple[Hex, ...]:
    """The empty cells enclosed by the layout, in order."""
    taken = dict.fromkeys(cells)
    if not taken:
        return ()
    outside = _outside(taken)
    left, right, top, bottom = _bounds(taken)
    return tuple(
        cell
        for q in range(left, right + 1)
        for r in range(top, bottom + 1)
        if (cell := Hex(q, r)) not in taken and cell not in outside
    )


def _bounds(cells: Collection[Hex]) -> tuple[int, int, int, int]:
    columns = [q for q, _ in cells]
    rows = [r for _, r in cells]
    return min(columns), max(columns), min(rows), max(rows)


def _outside(taken: Mapping[Hex, object]) -> set[Hex]:
    """The empty cells connected with the outside, in a box one cell wider than the layout."""
    left, right, top, bottom = _bounds(taken)
    start = Hex(left - 1, top - 1)
    reached = {start}
    waiting = [start]
    while waiting:
        for neighbour in waiting.pop().neighbours():
            if (
                neighbour not in reached
                and neighbour not in taken
                and left - 1 <= neighbour.q <= right + 1
                and top - 1 <= neighbour.r <= bottom + 1
            ):
                reached.add(neighbour)
                waiting.append(neighbour)
    return reached


def shape(cells: Iterable[Hex]) -> Shape:
    """The kind of outline of these cells: the first that applies of hole, hexagon, … (A-11)."""
    taken = tuple(dict.fromkeys(cells))
    if not taken:
        return Shape.EMPTY
    if holes(taken):
        return Shape.HOLE
    if _is_hexagon(taken):
        return Shape.HEXAGON
    if _is_triangle(taken):
        return Shape.TRIANGLE
    if _is_rhombus(taken):
        return Shape.RHOMBUS
    if mirror_axes(dict.fromkeys(taken, 0)):
        return Shape.SYMMETRIC
    return Shape.OTHER


def _spans(cells: tuple[Hex, ...]) -> list[tuple[int, int]]:
    """The minimum and maximum of each coordinate: q, r and -(q + r).

    The cells lie in the figure with these bounds; if there are as many as it holds, they fill it.
    """
    values = ([q for q, _ in cells], [r for _, r in cells], [-q - r for q, r in cells])
    return [(min(value), max(value)) for value in values]


def _is_hexagon(cells: tuple[Hex, ...]) -> bool:
    widths = {most - least + 1 for least, most in _spans(cells)}
    width = widths.pop()
    side = (width + 1) // 2
    filled = len(cells) == 3 * side * (side - 1) + 1
    return not widths and width % 2 == 1 and side >= LEAST_SIDE and filled


def _is_triangle(cells: tuple[Hex, ...]) -> bool:
    spans = _spans(cells)
    sides = (1 - sum(least for least, _ in spans), 1 + sum(most for _, most in spans))
    return any(side >= LEAST_SIDE and len(cells) == side * (side + 1) // 2 for side in sides)


def _is_rhombus(cells: tuple[Hex, ...]) -> bool:
    widths = sorted(most - least + 1 for least, most in _spans(cells))
    side = widths[0]
    return side == widths[1] and side >= LEAST_SIDE and len(cells) == side**2


def mirror_axes(tiles: Layout) -> tuple[Axis, ...]:
    """Every line of the hexagonal grid that mirrors these tiles, cells and ornament sides (A-16).

    The mirror image is laid over the tiles by their centres of gravity. That fits at most one way
    for each of the six directions, and since the tiles are finitely many, a fit is a true mirror
    and never a glide.
    """
    count = len(tiles)
    sum_q = sum(q for q, _ in tiles)
    sum_r = sum(r for _, r in tiles)
    found = []
    for axis in range(6):
        images = [(cell.mirrored().turned(axis), sides) for cell, sides in tiles.items()]
        shift_q, odd_q = divmod(sum_q - sum(image.q for image, _ in images), count)
        shift_r, odd_r = divmod(sum_r - sum(image.r for image, _ in images), count)
        if odd_q or odd_r:
            continue
        shift = Hex(shift_q, shift_r)
        if all(tiles.get(image + shift) == mirrored(sides, axis) for image, sides in images):
            x = 1.5 * sum_q / count
            y = sqrt(3) * (sum_r + sum_q / 2) / count
            found.append(Axis(axis, x, y))
    return tuple(found)


def patterns(layout: Layout) -> tuple[Pattern, ...]:
    """Every pattern of a layout, in the order of its first tile; blank tiles belong to none."""
    found = []
    seen: set[Hex] = set()
    for start, start_sides in layout.items():
        if start in seen or not start_sides:
            continue
        pattern, open_sides = joined(layout, start)
        seen.update(pattern)
        cells = tuple(cell for cell in layout if cell in pattern)
        axes = mirror_axes({cell: layout[cell] for cell in cells})
        found.append(Pattern(cells, open_sides, axes))
    return tuple(found)


def joined(layout: Layout, start: Hex) -> tuple[set[Hex], tuple[tuple[Hex, int], ...]]:
    """The tiles joined with the one at `start`, and their ornament sides that touch no tile."""
    found = {start}
    waiting = [start]
    open_sides = []
    while waiting:
        cell = waiting.pop()
        for side, step in enumerate(DIRECTIONS):
            if not layout[cell] >> side & 1:
                continue
            neighbour = cell + step
            if neighbour not in layout:
                open_sides.append((cell, side))
            elif neighbour not in found:
                found.add(neighbour)
                waiting.append(neighbour)
    return found, tuple(sorted(open_sides))


def green_border(layout: Layout) -> bool:
    """Whether the whole outer border is light green."""
    return bool(layout) and not any(layout[cell] >> side & 1 for cell, side in outer_border(layout))


def won(layout: Layout) -> bool:
    """Whether the layout wins the basic game (A-9)."""
    cells = tuple(layout)
    return len(cells) == GOAL_TILES and _is_hexagon(cells) and green_border(layout)


def basic_sheet(layout: Layout, lost: bool = False) -> ScoreSheet:
    """The sheet of a basic game, with one line: 1 if the layout wins now."""
    victory = not lost and won(layout)
    details = {"tiles": len(layout), "goal": GOAL_TILES, "side": GOAL_SIDE}
    return ScoreSheet((ScoreLine("won", int(victory), tuple(range(len(layout))), details),))


def advanced_sheet(layout: Layout, players: int, dealt: int, misfits: int) -> ScoreSheet:
    """The sheet of the advanced game for the current layout (A-10 to A-13)."""
    numbers = {cell: number for number, cell in enumerate(layout)}
    everything = tuple(range(len(layout)))
    outline = shape(layout)
    points = SHAPE_POINTS[outline]
    green = green_border(layout)
    unused = dealt - len(layout)
    lines = [
        ScoreLine("players", PLAYER_POINTS * players, (), {"players": players}),
        ScoreLine("shape", points, everything, {"shape": outline.value}),
        ScoreLine(
            "border",
            (BORDER_FACTOR - 1) * points if green else 0,
            tuple(sorted({numbers[cell] for cell, _ in outer_border(layout)})),
            {"light_green": green},
        ),
    ]
    lines += [
        ScoreLine(
            "pattern",
            pattern.points,
            tuple(numbers[cell] for cell in pattern.cells),
            {"tiles": len(pattern.cells)},
        )
        for pattern in patterns(layout)
        if pattern.points
    ]
    lines += [
        ScoreLine("unused", UNUSED_POINTS * unused, (), {"tiles": unused}),
        ScoreLine("misfits", MISFIT_POINTS * misfits, (), {"tiles": misfits}),
    ]
    return ScoreSheet(tuple(lines))


def rating(total: int) -> str:
    """The rating of a total: from 200 on the rulebook's word, below it one of ours (A-15).

    >>> rating(200), rating(-60)
    ('good', 'below-zero')
    """
    ratings = (
        (VERY_GOOD, "very-good"),
        (GOOD, "good"),
        (MODEST, "modest"),
        (0, "poor"),
    )
    return next((name for least, name in ratings if total >= least), "below-zero")


def fitting(layout: Layout, cell: Hex) -> tuple[Sides, Sides]:
    """The requirements of an empty cell: the sides that touch tiles, and the ornament on them.

    Sides fit if `sides & touching == wanted`.
    """
    touching = wanted = 0
    for side, neighbour in enumerate(cell.neighbours()):
        sides = layout.get(neighbour)
        if sides is not None:
            touching |= 1 << side
            wanted |= (sides >> OPPOSITE[side] & 1) << side
    return touching, wanted
