"""How far the team has come: the lines of the sheet beside the layout, and the effect of a tile.

In the basic game: the tiles of the hexagon, the cells no known tile fits, and why it has become
impossible. In the advanced game: the points now and those of everything that has been begun.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    GOAL_RADIUS,
    GOAL_TILES,
    KIND_OF,
    KINDS,
    Sides,
    goal_cells,
    outward_sides,
)
from harmony_desktop.games.harmonia.rules.scoring import SHAPE_POINTS, Shape
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, goal_centres, turns_fitting

_LISTED: Final = 3
"""The most open patterns with a line of their own."""
_DISPENSABLE: Final = (
    "better",
    "more",
    "players",
    "green",
    "green-open",
    "shape",
    "open",
    "hexagon",
    "still",
)
"""What a sheet without room leaves out, in this order; the score sheet has it all."""
_PROMISING: Final = 6
"""An open pattern with more open sides than this is not counted on."""
_BETTER: Final = (Shape.SYMMETRIC, Shape.TRIANGLE, Shape.HEXAGON)
"""The shapes to strive for, each worth more than the one before."""
_HEXAGON: Final = SHAPE_POINTS[Shape.HEXAGON] * scoring.BORDER_FACTOR
_PATTERN_SIZES: Final = (3, 4, 7)
"""The least sizes of patterns with points of their own."""


class LostAim(NamedTuple):
    """Why the hexagon of the basic game has become impossible."""

    cause: str
    """A key of the texts: `ornament`, `outside`, `gap` or `few`."""
    cell: Hex | None


class AimLine(NamedTuple):
    """A line of the sheet, with the cells it is about."""

    key: str
    value: int
    tiles: int = 0
    shape: str = ""
    cells: tuple[Hex, ...] = ()


def needed_sides(view: HarmoniaView, cell: Hex, centre: Hex) -> tuple[Sides, Sides]:
    """The sides of an empty cell of the hexagon that are decided, and the ornament on them."""
    touching, wanted = view.open_cells.get(cell, (0, 0))
    outward = outward_sides(cell, centre)
    return touching | outward, wanted if not wanted & outward else -1


def _unfilled(view: HarmoniaView, centre: Hex, supply: Sequence[int]) -> tuple[Hex, ...]:
    """The empty cells beside the layout and in the hexagon that no tile of a supply fits."""
    found = []
    for cell in goal_cells(centre):
        if cell in view.open_cells and view.placed:
            touching, wanted = needed_sides(view, cell, centre)
            fits = wanted >= 0 and any(
                turns and supply[kind] for kind, turns in enumerate(turns_fitting(touching, wanted))
            )
            if not fits:
                found.append(cell)
    return tuple(found)


def known_gaps(view: HarmoniaView, centre: Hex) -> tuple[Hex, ...]:
    """The cells of the hexagon that none of the tiles known to this seat fits now."""
    supply = [
        sum(known[kind] or 0 for known in view.known) + (view.shown == kind)
        for kind in range(KINDS)
    ]
    return _unfilled(view, centre, supply)


def closes(view: HarmoniaView, cell: Hex, sides: Sides) -> int:
    """The size of the scoring pattern that a tile on a cell would close in the advanced game; 0 if
    it closes none."""
    if view.setup.mode == "basic":
        return 0
    found = scoring.patterns({**view.layout, cell: sides})
    return next((len(one.cells) for one in found if one.points and cell in one.cells), 0)


def keeps_border(view: HarmoniaView, cell: Hex, sides: Sides) -> bool:
    """Whether a cell lies at the border of the only hexagon that is left in the basic game, and a
    tile on it turns no ornament outward."""
    centres = view.goal_centres() if view.setup.mode == "basic" else ()
    outward = outward_sides(cell, centres[0]) if len(centres) == 1 else 0
    return bool(outward) and not outward & sides


def only_one_can_fill(view: HarmoniaView, cell: Hex) -> bool:
    """Whether all other hands are known, and none of their tiles fits a cell beside the layout."""
    others = [known for seat, known in enumerate(view.known) if seat != view.seat]
    return cell in view.open_cells and not any(
        turns and any(known[kind] != 0 for known in others)
        for kind, turns in enumerate(turns_fitting(*view.open_cells[cell]))
    )


def lost_aim(view: HarmoniaView) -> LostAim | None:
    """Why the hexagon can no longer be completed, whatever the hands hold; None if it may be."""
    centres = view.goal_centres()
    if not centres:
        return _spoilt(view)
    left = sum(view.hand_sizes) + (view.shown is not None)
    if left < GOAL_TILES - len(view.placed):
        return LostAim("few", None)
    seen = [0] * KINDS
    for _, sides, _ in view.placed:
        seen[KIND_OF[sides]] += 1
    for misfit in view.misfits:
        seen[misfit.tile] += 1
    supply = [COPIES - number for number in seen]
    if all(None not in known for known in view.known):
        supply = [
            sum(known[kind] or 0 for known in view.known) + (view.shown == kind)
            for kind in range(KINDS)
        ]
    first: Hex | None = None
    for centre in centres:
        gaps = _unfilled(view, centre, supply)
        if not gaps:
            return None
        first = first or gaps[0]
    return LostAim("gap", first)


def _spoilt(view: HarmoniaView) -> LostAim:
    """The tile after which no hexagon was possible any more."""
    layout: dict[Hex, Sides] = {}
    for cell, sides, _ in view.placed:
        before = goal_centres(layout)
        layout[cell] = sides
        if not goal_centres(layout):
            inside = any(cell.distance(centre) <= GOAL_RADIUS for centre in before)
            return LostAim("ornament" if inside else "outside", cell)
    raise AssertionError("a hexagon is possible")


def basic_lines(view: HarmoniaView, centre: Hex) -> list[AimLine]:
    """The sheet of the basic game for the hexagon at a centre."""
    laid = tuple(cell for cell in goal_cells(centre) if cell in view.layout)
    gaps = known_gaps(view, centre)
    lines = [AimLine("laid", len(laid), cells=laid)]
    if gaps:
        lines.append(AimLine("gaps", len(gaps), cells=gaps))
    return lines


def advanced_lines(view: HarmoniaView) -> list[AimLine]:
    """The sheet of the advanced game: what counts already, then what is still open; each value is
    what the line adds to the points. Before the first tile, what there is to gain."""
    if not view.layout:
        sizes = reversed(_PATTERN_SIZES)
        patterns = [AimLine(f"size-{size}", scoring.pattern_worth(size), size) for size in sizes]
        return [AimLine("hexagon", _HEXAGON), *patterns]
    still = _open_lines(view) if view.end is None else []
    lines = [AimLine("now", view.score(view.seat).total), *_counted_lines(view)]
    if still:
        lines += [AimLine("still", 0), *still, AimLine("finished", if_finished(view))]
    return lines


def _counted_lines(view: HarmoniaView) -> list[AimLine]:
    """What counts already: the lines of the score."""
    outline = scoring.shape(view.layout)
    points, everything = SHAPE_POINTS[outline], tuple(view.layout)
    lines = [
        AimLine("players", scoring.PLAYER_POINTS * view.setup.seats, view.setup.seats),
        AimLine("shape", points, shape=outline.value, cells=everything),
    ]
    if points and scoring.green_border(view.layout):
        border = tuple(dict.fromkeys(cell for cell, _ in scoring.outer_border(view.layout)))
        lines.append(AimLine("green", (scoring.BORDER_FACTOR - 1) * points, cells=border))
    closed = [one for one in view.patterns() if one.points]
    lines += [AimLine("closed", one.points, len(one.cells), cells=one.cells) for one in closed]
    unused = next(line for line in view.score(view.seat).lines if line.key == "unused")
    lines.append(AimLine("unused", unused.points, tiles=int(str(unused.details["tiles"]))))
    if view.misfits:
        misfits = len(view.misfits)
        lines.append(AimLine("misfits", scoring.MISFIT_POINTS * misfits, tiles=misfits))
    return lines


def _open_lines(view: HarmoniaView) -> list[AimLine]:
    """What can still be gained: the whole hexagon where it is possible, else a better shape and a
    border without ornament; and the open patterns."""
    lines = [AimLine("open", one.worth, len(one.cells), cells=one.cells) for one in promising(view)]
    if lines[_LISTED:]:
        rest = lines[_LISTED:]
        cells = tuple(cell for one in rest for cell in one.cells)
        worth = sum(one.value for one in rest)
        lines[_LISTED:] = [AimLine("more", worth, len(rest), cells=cells)]
    return [*_shape_lines(view), *lines]


def _shape_lines(view: HarmoniaView) -> list[AimLine]:
    """What a better shape and its border would add to the points."""
    outline, green = scoring.shape(view.layout), scoring.green_border(view.layout)
    points, factor = SHAPE_POINTS[outline], scoring.BORDER_FACTOR if green else 1
    missing = GOAL_TILES - len(view.layout)
    if view.goal_centres():
        gain = _HEXAGON - points * factor - scoring.UNUSED_POINTS * missing
        return [AimLine("hexagon", gain, missing)] if missing else []
    better = next((one for one in _BETTER if SHAPE_POINTS[one] > points), None)
    best = points if better is None else SHAPE_POINTS[better]
    lines = []
    if better is not None:
        lines.append(AimLine("better", (best - points) * factor, shape=better.value))
    if not green:
        lines.append(AimLine("green-open", (scoring.BORDER_FACTOR - 1) * best))
    return lines


def promising(view: HarmoniaView) -> list[scoring.Pattern]:
    """The open patterns that are worth closing, the largest first."""
    found = [one for one in view.patterns() if one.worth and 0 < len(one.open_sides) <= _PROMISING]
    return sorted(found, key=lambda one: (-len(one.cells), len(one.open_sides)))


def folded(lines: Sequence[AimLine]) -> list[AimLine]:
    """One line less for a small sheet: open patterns are joined, then what could be better goes.

    The same lines if all of them are needed.
    """
    small = [line for line in lines if line.key in ("open", "more")]
    if len(small) > 2:
        *_, one, other = small
        tiles = 1 + (other.tiles if other.key == "more" else 1)
        both = AimLine("more", one.value + other.value, tiles, cells=one.cells + other.cells)
        at = lines.index(one)
        return [*lines[:at], both, *lines[at + 2 :]]
    for key in _DISPENSABLE:
        if any(line.key == key for line in lines):
            return [line for line in lines if line.key != key]
    return list(lines)


def if_finished(view: HarmoniaView) -> int:
    """The points now with all that is still open."""
    return view.score(view.seat).total + sum(line.value for line in _open_lines(view))
