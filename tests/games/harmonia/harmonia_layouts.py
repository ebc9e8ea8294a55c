"""Layouts for the tests: the rulebook's examples as documents, and random layouts."""

from __future__ import annotations

from random import Random

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonia.examples import (
    HOLE_OF_18,
    SYMMETRIC_OF_22,
    TRIANGLE_OF_21,
    read,
)

__all__ = ["read"]

GOAL_OF_37 = (
    "-3,0:001000 -3,1:000000 -3,2:000000 -3,3:010000 -2,-1:011000 -2,0:001101 -2,1:100100 "
    "-2,2:110010 -2,3:011000 -1,-2:010010 -1,-1:011001 -1,0:001101 -1,1:110010 -1,2:011110 "
    "-1,3:111001 0,-3:001010 0,-2:001010 0,-1:010001 0,0:000011 0,1:001010 0,2:011011 "
    "0,3:010001 1,-3:001001 1,-2:010011 1,-1:011100 1,0:111000 1,1:001011 1,2:010011 "
    "2,-3:000011 2,-2:001110 2,-1:110011 2,0:000001 2,1:000011 3,-3:000000 3,-2:000111 "
    "3,-1:100000 3,0:000000"
)
"""The goal of the basic game with several large patterns inside."""

EXAMPLES = (
    (TRIANGLE_OF_21, 3, [4, 6, 7], 82),
    (SYMMETRIC_OF_22, 4, [3, 3, 4, 5], 84),
    (HOLE_OF_18, 2, [3], -54),
)


def document(text: str, players: int) -> dict[str, object]:
    """A layout as a document for `score`."""
    tiles = []
    for word in text.split():
        place, sides = word.split(":")
        q, r = place.split(",")
        tiles.append([int(q), int(r), sides])
    return {"game": "harmonia", "players": players, "misfits": 0, "dealt": 60, "tiles": tiles}


def hexagon(n: int) -> list[Hex]:
    reach = range(1 - n, n)
    return [Hex(q, r) for q in reach for r in reach if abs(q + r) < n]


def triangle(n: int) -> list[Hex]:
    return [Hex(q, r) for q in range(n) for r in range(n - q)]


def rhombus(n: int) -> list[Hex]:
    return [Hex(q, r) for q in range(n) for r in range(n)]


def blob(dice: Random, size: int) -> list[Hex]:
    """A random connected set of cells."""
    cells = [Hex(0, 0)]
    while len(cells) < size:
        beside = dice.choice(cells) + dice.choice(DIRECTIONS)
        if beside not in cells:
            cells.append(beside)
    return cells


def mirrored_blob(dice: Random, size: int) -> tuple[list[Hex], int, Hex]:
    """A random mirrored connected set: its cells, the axis and the shift of the mirror."""
    while True:
        axis = dice.randrange(6)
        first = Hex(0, 0)
        shift = dice.choice((Hex(0, 0), *DIRECTIONS))
        if image(image(first, axis, shift), axis, shift) == first:
            break
    cells = list(dict.fromkeys((first, image(first, axis, shift))))
    while len(cells) < size:
        beside = dice.choice(cells) + dice.choice(DIRECTIONS)
        for cell in (beside, image(beside, axis, shift)):
            if cell not in cells:
                cells.append(cell)
    return cells, axis, shift


def image(cell: Hex, axis: int, shift: Hex) -> Hex:
    return cell.mirrored().turned(axis) + shift


def ornamented(
    dice: Random, cells: list[Hex], density: float, opened: float, mirror: tuple[int, Hex] | None
) -> dict[Hex, int]:
    """Cells with random ornament on inner edges and, rarely, on the border."""
    layout = dict.fromkeys(cells, 0)
    done = set()
    for cell in cells:
        for step in DIRECTIONS:
            beside = cell + step
            edge = frozenset((cell, beside))
            if edge in done:
                continue
            edges = {edge}
            if mirror is not None:
                edges.add(frozenset(image(end, *mirror) for end in edge))
            done |= edges
            if dice.random() < (density if beside in layout else opened):
                for one in edges:
                    _draw(layout, one)
    return layout


def _draw(layout: dict[Hex, int], edge: frozenset[Hex]) -> None:
    first, second = edge
    for cell, other in ((first, second), (second, first)):
        if cell in layout:
            layout[cell] |= 1 << DIRECTIONS.index(other - cell)
