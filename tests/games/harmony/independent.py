"""A second scorer of Harmony, written from the rules alone, sharing no code with the first.

It knows cells as (column, row from the top), walks lines by stepping from cell to cell, and works
on tiles as triples of values.
"""

from __future__ import annotations

Triple = tuple[int, int, int]
Cells = dict[tuple[int, int], Triple | None]

LENGTHS = (3, 4, 5, 4, 3)


def cells_of(board: list[Triple | None]) -> Cells:
    places = [(column, row) for column, length in enumerate(LENGTHS) for row in range(length)]
    return dict(zip(places, board, strict=True))


def _right_up(place: tuple[int, int]) -> tuple[int, int]:
    column, row = place
    return (column + 1, row) if column < 2 else (column + 1, row - 1)


def _right_down(place: tuple[int, int]) -> tuple[int, int]:
    column, row = place
    return (column + 1, row + 1) if column < 2 else (column + 1, row)


def lines(cells: Cells) -> list[tuple[int, list[tuple[int, int]]]]:
    """Each line as the position of its value in a tile and its cells."""
    steps = ((0, lambda p: (p[0], p[1] + 1)), (1, _right_up), (2, _right_down))
    found = []
    for band, step in steps:
        targets = {step(place) for place in cells}
        for start in cells:
            if start in targets:
                continue
            walk = [start]
            while step(walk[-1]) in cells:
                walk.append(step(walk[-1]))
            found.append((band, walk))
    return found


def is_sun(tile: Triple) -> bool:
    return len({1, 2, 3}.intersection(tile)) in (0, 2)


def colour_value(cells: Cells, band: int, walk: list[tuple[int, int]]) -> int:
    """The value of a scoring line, else 0."""
    values = [None if cells[place] is None else cells[place][band] for place in walk]
    return values[0] if values[0] is not None and len(set(values)) == 1 else 0


def beam(cells: Cells, walk: list[tuple[int, int]]) -> bool | None:
    """True for a sunbeam, False for a moonbeam, None for neither."""
    tiles = [cells[place] for place in walk]
    if None in tiles:
        return None
    symbols = {is_sun(tile) for tile in tiles}
    return symbols.pop() if len(symbols) == 1 else None


def totals(boards: list[list[Triple | None]], scoring: str) -> list[int]:
    """The total of every board at one table."""
    tables = [cells_of(board) for board in boards]
    result = []
    for cells in tables:
        total = 0
        for band, walk in lines(cells):
            total += colour_value(cells, band, walk) * len(walk)
            if scoring == "beams" and beam(cells, walk) is not None:
                total += (7 if beam(cells, walk) else 6) * len(walk)
        result.append(total)
    if scoring == "best-beam":
        for sun in (True, False):
            ranks = [_best_rank(cells, sun) for cells in tables]
            best = max(ranks)
            if best > (0, 0):
                tied = ranks.count(best)
                result = [
                    total + (60 // tied if rank == best else 0)
                    for total, rank in zip(result, ranks, strict=True)
                ]
    return result


def _best_rank(cells: Cells, sun: bool) -> tuple[int, int]:
    return max(
        (
            (len(walk), colour_value(cells, band, walk))
            for band, walk in lines(cells)
            if beam(cells, walk) is sun and colour_value(cells, band, walk)
        ),
        default=(0, 0),
    )
