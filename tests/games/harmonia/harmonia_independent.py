"""A second scorer, written from the rules alone and by other methods than the first.

Mirrors are sought with points of the plane instead of axial coordinates, holes are counted by
Euler's formula, shapes are compared with drawn examples, and patterns are joined by union-find.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

Cell = tuple[int, int]
Tiles = dict[Cell, str]


def centre(cell):
    q, r = cell
    return 1.5 * q, sqrt(3) * (r + q / 2)


def side_middle(cell, side):
    x, y = centre(cell)
    angle = pi / 3 * side
    return x + sqrt(3) / 2 * sin(angle), y - sqrt(3) / 2 * cos(angle)


def corners(cell):
    x, y = centre(cell)
    return [(x + cos(pi / 3 * k), y + sin(pi / 3 * k)) for k in range(6)]


def rounded(points):
    return {(round(x, 4) + 0.0, round(y, 4) + 0.0) for x, y in points}


def mirrors(points):
    """Whether some line at a multiple of 30° through the middle of the points mirrors them.

    A mirror keeps the middle of the points in place, so every axis runs through it.
    """
    points = list(points)
    mid_x = sum(x for x, _ in points) / len(points)
    mid_y = sum(y for _, y in points) / len(points)
    there = [(x - mid_x, y - mid_y) for x, y in points]
    for k in range(6):
        c, s = cos(pi / 3 * k), sin(pi / 3 * k)
        images = [(c * x + s * y, s * x - c * y) for x, y in there]
        if all(any(abs(x - u) < 1e-3 and abs(y - v) < 1e-3 for u, v in there) for x, y in images):
            return True
    return False


def hole_count(cells):
    """Holes of a connected layout: vertices - edges + faces = 1 - holes."""
    vertices = rounded(point for cell in cells for point in corners(cell))
    edges = rounded(side_middle(cell, side) for cell in cells for side in range(6))
    return 1 - (len(vertices) - len(edges) + len(cells))


def moved_to_origin(cells):
    least_q = min(q for q, _ in cells)
    least_r = min(r for _, r in cells)
    return frozenset((q - least_q, r - least_r) for q, r in cells)


def hexagon(n):
    reach = range(1 - n, n)
    return [(q, r) for q in reach for r in reach if abs(q + r) < n]


def triangles(n):
    return (
        [(q, r) for q in range(n) for r in range(n - q)],
        [(q, r) for q in range(n) for r in range(n) if q + r >= n - 1],
    )


def rhombi(n):
    square = [(q, r) for q in range(n) for r in range(n)]
    return square, [(q + r, -r) for q, r in square], [(q, r - q) for q, r in square]


HEXAGONS = {moved_to_origin(hexagon(n)) for n in range(2, 6)}
TRIANGLES_AND_RHOMBI = {
    moved_to_origin(shape) for n in range(2, 11) for shape in (*triangles(n), *rhombi(n))
}


def shape_points(cells):
    if not cells:
        return 0
    if hole_count(cells):
        return 0
    there = moved_to_origin(cells)
    if there in HEXAGONS:
        return 50
    if there in TRIANGLES_AND_RHOMBI:
        return 30
    return 20 if mirrors([centre(cell) for cell in cells]) else 10


def pattern_points(tiles: Tiles) -> list[int]:
    parent = {cell: cell for cell in tiles}

    def root(cell):
        while parent[cell] != cell:
            cell = parent[cell]
        return cell

    opened = set()
    for (q, r), sides in tiles.items():
        for side, (dq, dr) in enumerate(STEPS):
            if sides[side] == "1":
                if (q + dq, r + dr) in tiles:
                    parent[root((q, r))] = root((q + dq, r + dr))
                else:
                    opened.add((q, r))
    families: dict[Cell, list[Cell]] = {}
    for cell, sides in tiles.items():
        if "1" in sides:
            families.setdefault(root(cell), []).append(cell)
    points = []
    for family in families.values():
        if opened & set(family) or len(family) < 3:
            continue
        drawing = [centre(cell) for cell in family]
        middles = rounded(
            side_middle(cell, side)
            for cell in family
            for side in range(6)
            if tiles[cell][side] == "1"
        )
        if mirrors_both(drawing, list(middles)):
            points.append(60 if len(family) >= 7 else 20 if len(family) >= 4 else 10)
    return sorted(points)


def mirrors_both(centres, middles):
    """Whether one line mirrors the cells onto cells and the ornament sides onto ornament sides."""
    mid_x = sum(x for x, _ in centres) / len(centres)
    mid_y = sum(y for _, y in centres) / len(centres)
    for k in range(6):
        c, s = cos(pi / 3 * k), sin(pi / 3 * k)

        def image(point, c=c, s=s):
            x, y = point[0] - mid_x, point[1] - mid_y
            return c * x + s * y + mid_x, s * x - c * y + mid_y

        if all(
            any(abs(image(p)[0] - u) < 1e-3 and abs(image(p)[1] - v) < 1e-3 for u, v in group)
            for group in (centres, middles)
            for p in group
        ):
            return True
    return False


def green(tiles: Tiles) -> bool:
    """Whether every side at an empty cell is light green (called only without holes)."""
    return all(
        sides[side] == "0"
        for (q, r), sides in tiles.items()
        for side, (dq, dr) in enumerate(STEPS)
        if (q + dq, r + dr) not in tiles
    )


def total(tiles: Tiles, players: int, misfits: int = 0) -> int:
    shape = shape_points(list(tiles)) * (3 if green(tiles) else 1)
    return 10 * players + shape + sum(pattern_points(tiles)) - 2 * (60 - len(tiles)) - 10 * misfits
