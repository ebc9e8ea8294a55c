"""The best possible board with the tiles of a round, found exactly.

A board's points in lines are those of a plan: a value, or none, for each of the 15 lines. A plan
restricts only the lines that shall score, so it is possible if every cell finds a tile of its own
with the values its lines need. The plans of the three directions are joined best first; most joined
plans fail because they need a pair of values more often than the tiles have it, and the first that
does not fail is the best.

With beams, the same search runs for every arrangement of suns on the board, those with the most
beams first, while their beams and the best lines could still exceed the best board so far.

Sets of cells and of tiles are integers with a bit for each member.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from harmony_desktop.engine.insight import Insight
from harmony_desktop.engine.pads import PadEntry
from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    LINES,
    SUN,
    TILES,
    VALUES,
    Board,
    Direction,
    Tile,
)
from harmony_desktop.games.harmony.rules.game import HarmonyState, Round, Scoring
from harmony_desktop.games.harmony.rules.scoring import BEAM_POINTS, sheets

EXACT: Final = True
_STEP: Final = 20
"""The search starts among plans at most this many points below the best, then doubles the limit."""


def _bits(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _members(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


_BEARING: Final = tuple(
    tuple(
        _bits(tile for tile, bands in enumerate(TILES) if bands[direction] == value)
        for value in VALUES[direction]
    )
    for direction in Direction
)
"""The tiles with each value of each direction."""
_SUNS: Final = _bits(tile for tile, sun in enumerate(SUN) if sun)
_LINE_CELLS: Final = tuple(_bits(line.cells) for line in LINES)


class BestBoard(NamedTuple):
    """The most points the tiles allow, and a board that has them."""

    points: int
    board: Board


class Hindsight(NamedTuple):
    """A seat's result of a round, and the best possible one."""

    round: int
    """The round, from 1."""
    seat: int
    played: int
    best: BestBoard


class _Group(NamedTuple):
    """A set of cells and the tiles to distribute among them, equal in number."""

    cells: int
    tiles: int


class _Plan(NamedTuple):
    """The demands of the lines of one direction: the cells that need each value."""

    points: int
    wishes: tuple[int, int, int]


def hindsight(rounds: Sequence[Round], scoring: Scoring) -> Iterator[Hindsight]:
    """Yield the result and the best board of every seat in every round.

    `best-beam` is scored by the standard lines. The order of the calls and the placement rules do
    not affect the best board.
    """
    kind = "standard" if scoring == "best-beam" else scoring
    for number, finished in enumerate(rounds, 1):
        best = best_board(finished.order[:CELL_COUNT], kind)
        for seat, sheet in enumerate(sheets(finished.boards, kind)):
            yield Hindsight(number, seat, sheet.total, best)


def best_board(tiles: Sequence[Tile], scoring: str, lying: Board = EMPTY_BOARD) -> BestBoard:
    """The best full board of these tiles, under `standard` or `beams`.

    Tiles `lying` on the board stay where they are; the others fill it.
    """
    free = _Group(
        _bits(cell for cell, tile in enumerate(lying) if tile is None), _bits(sorted(tiles))
    )
    if free.cells.bit_count() != len(set(tiles)) or free.tiles & _bits(_on(lying)):
        raise ValueError("as many different tiles as there are empty cells")
    fixed = [_Group(1 << cell, 1 << t) for cell, t in enumerate(lying) if t is not None]
    lines = _best_lines([free, *fixed], -1)
    assert lines is not None  # the plan without demands is always possible
    return lines if scoring == "standard" else _best_with_beams(free, fixed, lines.points)


def _on(board: Board) -> list[Tile]:
    return [tile for tile in board if tile is not None]


def _best_with_beams(free: _Group, fixed: list[_Group], most_in_lines: int) -> BestBoard:
    """The best board over all arrangements of suns."""
    suns, moons = free.tiles & _SUNS, free.tiles & ~_SUNS
    fixed_suns = _bits(
        cell for group in fixed if group.tiles & _SUNS for cell in _members(group.cells)
    )
    ways = [
        (_beam_points(fixed_suns | cells), cells)
        for cells in map(_bits, combinations(_members(free.cells), suns.bit_count()))
    ]
    best = BestBoard(-1, EMPTY_BOARD)
    for beams, cells in sorted(ways, reverse=True):
        if beams + most_in_lines <= best.points:
            break
        groups = [_Group(cells, suns), _Group(free.cells & ~cells, moons), *fixed]
        if lines := _best_lines(groups, best.points - beams):
            best = BestBoard(lines.points + beams, lines.board)
    return best


def _beam_points(suns: int) -> int:
    """The points for beams of a full board with suns on these cells."""
    points = 0
    for line, cells in zip(LINES, _LINE_CELLS, strict=True):
        inside = suns & cells
        if inside in (0, cells):
            points += BEAM_POINTS[inside != 0] * line.length
    return points


def _best_lines(groups: list[_Group], above: int) -> BestBoard | None:
    """The board with the most points in lines, if more than `above`; else None."""
    plans = [_plans(direction, groups) for direction in Direction]
    floor = sum(of_direction[0].points for of_direction in plans)
    while floor > above:
        floor = max(above, floor - _STEP)
        if best := _first_that_works(plans, groups, floor):
            return best
    return None


def _plans(direction: Direction, groups: list[_Group]) -> list[_Plan]:
    """The plans of a direction that the tiles of every group can supply, best first."""
    supply = [
        [(group.cells, (group.tiles & bearing).bit_count()) for group in groups]
        for bearing in _BEARING[direction]
    ]
    plans = [_Plan(0, (0, 0, 0))]
    for line, cells in zip(LINES, _LINE_CELLS, strict=True):
        if line.direction is not direction:
            continue
        for plan, value in product(list(plans), range(3)):
            wishes = list(plan.wishes)
            wishes[value] |= cells
            if all((wishes[value] & group).bit_count() <= most for group, most in supply[value]):
                points = plan.points + line.length * VALUES[direction][value]
                plans.append(_Plan(points, (wishes[0], wishes[1], wishes[2])))
    return sorted(plans, reverse=True)


def _first_that_works(
    plans: list[list[_Plan]], groups: list[_Group], above: int
) -> BestBoard | None:
    """The best joined plan with more than `above` points that the tiles can fill."""
    vertical, rising, falling = plans
    most = [of_direction[0].points for of_direction in plans]
    rising_to = _partners(plans, (0, 1), groups, above - most[2])
    falling_to = _partners(plans, (0, 2), groups, above - most[1])
    falling_to_rising = _partners(plans, (1, 2), groups, above - most[0])
    joined = []
    for number, first in enumerate(vertical):
        for other in _members(rising_to[number]):
            thirds = falling_to[number] & falling_to_rising[other]
            points = first.points + rising[other].points
            for third in _members(thirds):
                total = points + falling[third].points
                if total <= above:
                    break
                joined.append((total, number, other, third))
    joined.sort(reverse=True)
    for total, *numbers in joined:
        chosen = [of_direction[n] for of_direction, n in zip(plans, numbers, strict=True)]
        if board := _board(chosen, groups):
            return BestBoard(total, board)
    return None


def _partners(
    plans: list[list[_Plan]], directions: tuple[int, int], groups: list[_Group], above: int
) -> list[int]:
    """For each plan of one direction, the compatible plans of another, as bits.

    Together they must have more than `above` points and need no pair of values more often than the
    tiles have it.
    """
    first, second = directions
    supply = [
        (group.cells, value, other, (group.tiles & bearing & also).bit_count())
        for group in groups
        for value, bearing in enumerate(_BEARING[first])
        for other, also in enumerate(_BEARING[second])
    ]
    found = [0] * len(plans[first])
    for index, plan in enumerate(plans[first]):
        if plan.points + plans[second][0].points <= above:
            break
        asked = [
            (cells, other, most)
            for group, value, other, most in supply
            if (cells := plan.wishes[value] & group).bit_count() > most
        ]
        for number, partner in enumerate(plans[second]):
            if plan.points + partner.points <= above:
                break
            for cells, other, most in asked:
                if (cells & partner.wishes[other]).bit_count() > most:
                    break
            else:
                found[index] |= 1 << number
    return found


def _board(chosen: list[_Plan], groups: list[_Group]) -> Board | None:
    """A board that carries out the plans; None if there is none."""
    suiting = [0] * CELL_COUNT
    for group in groups:
        for cell in _members(group.cells):
            suiting[cell] = group.tiles
    for plan, bearing in zip(chosen, _BEARING, strict=True):
        for wish, tiles in zip(plan.wishes, bearing, strict=True):
            for cell in _members(wish):
                suiting[cell] &= tiles
    return _matched(suiting) if all(suiting) else None


def _matched(suiting: list[int]) -> Board | None:
    """A distinct tile for every cell, from the tiles that suit it; None if impossible."""
    cell_of: dict[Tile, int] = {}

    def find(cell: int, tried: set[Tile]) -> bool:
        """Assign a tile to the cell, moving another cell to a new tile if necessary."""
        for tile in _members(suiting[cell]):
            if tile not in tried:
                tried.add(tile)
                if tile not in cell_of or find(cell_of[tile], tried):
                    cell_of[tile] = cell
                    return True
        return False

    fewest_first = sorted(range(CELL_COUNT), key=lambda cell: suiting[cell].bit_count())
    if not all(find(cell, set()) for cell in fewest_first):
        return None
    tile_at = {cell: tile for tile, cell in cell_of.items()}
    return tuple(tile_at[cell] for cell in range(CELL_COUNT))


def has_insight(first: HarmonyState) -> bool:
    return True


def insights(first: HarmonyState, final: HarmonyState) -> Iterator[float | Insight]:
    """Yield the share of rounds done, and an Insight for every seat of every round."""
    rounds = len(final.finished)
    for seen in hindsight(final.finished, final.setup.scoring):
        scoring = "standard" if final.setup.scoring == "best-beam" else final.setup.scoring
        entry = PadEntry(seen.best.board, {"scoring": scoring})
        yield Insight(seen.round, seen.seat, seen.played, seen.best.points, entry, EXACT)
        yield seen.round / rounds


def document(insight: Insight) -> dict[str, object]:
    """The JSON output for an insight."""
    return {
        "round": insight.round,
        "seat": insight.seat + 1,
        "played": insight.played,
        "best": insight.possible,
        "board": [TILES[tile] for tile in insight.entry.board],
    }
