"""Proof by search that the best board scores 307 and that 16 boards reach it (H-12).

A board's score depends only on the value, if any, of each of its 15 lines. For each direction there
are few assignments of values to the five lines that the tiles can supply; the search joins the
three directions, best first, while their points can still reach the best known, and fills the cells
for every combination that remains.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    LINES,
    LINES_OF_CELL,
    TILES,
    VALUES,
    Bands,
    Board,
    Direction,
    Tile,
    tile_of,
)
from harmony_desktop.games.harmony.rules.scoring import Status, line_states

_LENGTHS = tuple(line.length for line in LINES[:5])
_TILES_A_VALUE = 9
_TILES_A_PAIR = 3


class PerfectPlan(NamedTuple):
    """A value for each of the five lines of one direction, 0 for a line that does not score."""

    points: int
    values: tuple[int, ...]


def _plans(direction: Direction) -> list[PerfectPlan]:
    """All plans of a direction that nine tiles per value can supply, best first."""
    plans = []
    for values in product((*VALUES[direction], 0), repeat=5):
        supply = dict.fromkeys(VALUES[direction], _TILES_A_VALUE)
        for value, length in zip(values, _LENGTHS, strict=True):
            if value:
                supply[value] -= length
        if min(supply.values()) >= 0:
            points = sum(v * length for v, length in zip(values, _LENGTHS, strict=True))
            plans.append(PerfectPlan(points, values))
    return sorted(plans, reverse=True)


def _fits(first: PerfectPlan, second: PerfectPlan, directions: tuple[int, int]) -> bool:
    """Whether two plans need no pair of values more often than the three tiles that have it."""
    asked: dict[tuple[int, int], int] = {}
    for lines in LINES_OF_CELL:
        pair = (
            first.values[lines[directions[0]] % 5],
            second.values[lines[directions[1]] % 5],
        )
        if all(pair):
            asked[pair] = asked.get(pair, 0) + 1
            if asked[pair] > _TILES_A_PAIR:
                return False
    return True


def _fillings(plans: tuple[PerfectPlan, PerfectPlan, PerfectPlan]) -> Iterator[Board]:
    """Yield every full board whose lines have exactly the planned values."""
    wishes: list[Bands] = []
    for lines in LINES_OF_CELL:
        first, second, third = (
            plan.values[line % 5] for plan, line in zip(plans, lines, strict=True)
        )
        wishes.append((first, second, third))
    candidates = [
        [
            tile
            for tile, bands in enumerate(TILES)
            if all(wish in (0, band) for wish, band in zip(wished, bands, strict=True))
        ]
        for wished in wishes
    ]
    order = sorted(range(CELL_COUNT), key=lambda cell: len(candidates[cell]))
    forced = [tile_of(wished) for wished in wishes if 0 not in wished]
    if len(set(forced)) < len(forced):
        return
    yield from _fill({}, order, candidates, plans)


def _fill(
    placed: dict[int, Tile],
    order: list[int],
    candidates: list[list[Tile]],
    plans: tuple[PerfectPlan, PerfectPlan, PerfectPlan],
) -> Iterator[Board]:
    if len(placed) == CELL_COUNT:
        board = tuple(placed[cell] for cell in range(CELL_COUNT))
        if _carries(board, plans):
            yield board
        return
    cell = order[len(placed)]
    used = set(placed.values())
    for tile in candidates[cell]:
        if tile not in used:
            yield from _fill({**placed, cell: tile}, order, candidates, plans)


def _carries(board: Board, plans: tuple[PerfectPlan, PerfectPlan, PerfectPlan]) -> bool:
    """Whether the lines that should not score really do not."""
    return all(
        (state.value if state.status is Status.COMPLETE else 0)
        == plans[state.line.direction].values[state.line.index]
        for state in line_states(board)
    )


@cache
def best_boards() -> tuple[int, list[Board]]:
    """The highest score of a full board and every board that reaches it, in a fixed order."""
    vertical, rising, falling = (_plans(direction) for direction in Direction)
    best, boards = 0, list[Board]()
    for first in vertical:
        if first.points + rising[0].points + falling[0].points < best:
            break
        third_plans = [plan for plan in falling if _fits(first, plan, (0, 2))]
        for second in rising:
            if first.points + second.points + falling[0].points < best:
                break
            if not _fits(first, second, (0, 1)):
                continue
            for third in third_plans:
                points = first.points + second.points + third.points
                if points < best:
                    break
                if not _fits(second, third, (1, 2)):
                    continue
                for board in _fillings((first, second, third)):
                    if points > best:
                        best, boards = points, []
                    boards.append(board)
    return best, sorted(boards)


def run_command() -> dict[str, object]:
    """The best score and its boards, as the command's JSON output."""
    best, boards = best_boards()
    return {"best": best, "boards": [[TILES[tile or 0] for tile in board] for board in boards]}
