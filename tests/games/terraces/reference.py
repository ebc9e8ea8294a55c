"""The rules of Terraces square by square, slow and literal: the engine must agree.

`python -m tests.games.terraces.reference 10000` plays that many random games with both.
"""

from __future__ import annotations

import sys
from random import Random

from harmony_desktop.games.terraces.rules.components import (
    START,
    TILES,
    TURNS,
    Colour,
    Colours,
    footprint,
)
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState
from harmony_desktop.games.terraces.rules.moves import Lay

Square = tuple[int, int]
Tops = dict[Square, tuple[int, Colour, int]]
"""Level, colour and tile of every visible square: the plain picture."""

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def start_tops() -> Tops:
    return {(x, y): (1, colour, 0) for x, y, colour in START}


def legal(tops: Tops, colours: Colours, x: int, y: int, turn: int) -> bool:
    """T-4 and T-5, literally."""
    under = footprint(x, y, turn)
    covered = [tops[square] for square in under if square in tops]
    if not covered:
        return any((sx + dx, sy + dy) in tops for sx, sy in under for dx, dy in SIDES)
    if len(covered) < 3:
        return False
    same_level = len({level for level, _, _ in covered}) == 1
    two_tiles = len({tile for _, _, tile in covered}) >= 2
    clash = any(
        {upper, lower} == {Colour.RED, Colour.GREEN}
        for upper, (_, lower, _) in zip(colours, covered, strict=True)
    )
    return same_level and two_tiles and not clash


def places(tops: Tops, colours: Colours) -> set[tuple[int, int, int]]:
    """Every legal corner and turn: a tile touches the layout with a corner two squares away."""
    near = set(tops)
    for _ in range(2):
        near |= {(x + dx, y + dy) for x, y in near for dx, dy in SIDES}
    return {(x, y, turn) for x, y in near for turn in TURNS if legal(tops, colours, x, y, turn)}


def lay(tops: Tops, colours: Colours, x: int, y: int, turn: int, number: int) -> None:
    level = tops[x, y][0] + 1 if (x, y) in tops else 1
    for square, colour in zip(footprint(x, y, turn), colours, strict=True):
        tops[square] = (level, colour, number)


def best_region(tops: Tops, colour: Colour) -> int:
    """T-7, T-8: the points of a colour's best region."""
    left = {square for square, (_, shown, _) in tops.items() if shown is colour}
    best = 0
    while left:
        edge = [left.pop()]
        area, height = 0, 0
        while edge:
            x, y = edge.pop()
            area += 1
            height = max(height, tops[x, y][0])
            beside = {(x + dx, y + dy) for dx, dy in SIDES} & left
            left -= beside
            edge.extend(beside)
        best = max(best, area * height)
    return best


def compare(way: str, seed: int, rising: float) -> int:
    """Play a random game with both, and return the number of positions compared."""
    rng = Random(f"{way} {seed}")
    state = GAME.start(2, {"way": way}, seed)
    assert isinstance(state, TerracesState)
    tops = start_tops()
    positions = 0
    while (seat := state.to_move) is not None:
        moves = state.legal_moves()
        if state.hands[seat]:
            sets = {tile: places(tops, TILES[seat][tile]) for tile in set(state.hands[seat])}
            listed = [move for move in moves if isinstance(move, Lay)]
            expected = {(tile, turn, y, x) for tile in sets for x, y, turn in sets[tile]}
            assert [(move.tile, move.turn, move.y, move.x) for move in listed] == sorted(expected)
            assert len(moves) == len(listed), (way, seed, positions)
            number = rng.randrange(len(moves))
            assert moves[number] == listed[number], (way, seed, positions)
            high = [move for move in listed if state.layout.level(move.x, move.y)]
            move = rng.choice(high) if high and rng.random() < rising else listed[number]
            lay(tops, TILES[seat][move.tile], move.x, move.y, move.turn, len(state.laid) + 1)
            state = state.play(move)
        else:
            state = state.play(rng.choice(moves))
        positions += 1
        seen = {(s.x, s.y): (s.level, s.colour, s.tile) for s in state.view(0).squares().values()}
        assert seen == tops, (way, seed, positions)
        assert len(state.layout.squares()) == len(tops)
        for owner, colour in enumerate((Colour.RED, Colour.GREEN)):
            assert state.score(owner).total == best_region(tops, colour), (way, seed, positions)
    return positions


def main(games: int) -> None:
    ways = ("column", "arranged", "blind", "open-hand")
    positions = 0
    for seed in range(games):
        positions += compare(ways[seed % 4], seed, (0.0, 0.5, 0.9)[seed % 3])
        if (seed + 1) % 500 == 0:
            print(f"{seed + 1} games, {positions} positions: all equal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
