"""Whole games: invariants, known counts, a golden game, and the same game everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.games.terraces.rules.components import SET, START, TILE_COUNT, Colour, cell_of
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay, Pick

WAYS = ("column", "arranged", "blind", "open-hand")
GOLDEN = Path(__file__).with_name("golden_open_hand.txt")


def random_game(way: str, seed: int, rising: float = 0.0) -> Iterator[tuple[Move, TerracesState]]:
    """Yield every move of a random game with the position after it; some games prefer to rise."""
    rng = Random(seed)
    state = GAME.start(2, {"way": way}, seed)
    while state.to_move is not None:
        moves = state.legal_moves()
        if isinstance(moves[0], Lay) and rng.random() < rising:
            moves = [m for m in moves if state.layout.level(m.x, m.y)] or moves  # type: ignore[attr-defined]
        move = rng.choice(moves)
        state = state.play(move)
        yield move, state


def check_table(state: TerracesState) -> None:
    """T-4 and T-5 checked on the finished table, tile by tile, from the bottom up."""
    towers: dict[int, list[tuple[int, Colour]]] = {
        cell_of(x, y): [(0, colour)] for x, y, colour in START
    }
    for number, placed in enumerate(state.laid, 1):
        cells = [cell_of(x, y) for x, y, _ in placed.squares]
        below = [towers.get(cell, []) for cell in cells]
        assert {len(tower) for tower in below} == {placed.level - 1}
        if placed.level == 1:
            assert any(cell + step in towers for cell in cells for step in (1, -1, 2**20, -(2**20)))
        else:
            assert len({tower[-1][0] for tower in below}) >= 2
        for cell, tower, (_, _, colour) in zip(cells, below, placed.squares, strict=True):
            if tower:
                assert {colour, tower[-1][1]} != {Colour.RED, Colour.GREEN}
            towers.setdefault(cell, []).append((number, colour))
    seen = {cell: (len(tower), tower[-1][1]) for cell, tower in towers.items()}
    assert seen == state.layout.squares()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("rising", [0.0, 0.8])
def test_random_games_lay_all_forty_tiles_and_never_break_a_rule(way: str, rising: float) -> None:
    """T-4, T-5, T-6"""
    for seed in range(8):
        *_, (_, final) = random_game(way, seed, rising)
        assert len(final.laid) == TILE_COUNT
        check_table(final)
        totals = [final.score(seat).total for seat in (0, 1)]
        assert final.winners() == tuple(s for s in (0, 1) if totals[s] == max(totals))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(WAYS), st.integers(0, 2**53 - 1), st.integers(0, 60))
def test_tiles_are_neither_lost_nor_made(way: str, seed: int, moves: int) -> None:
    """T-2, T-3, T-9, T-10, T-11"""
    before: TerracesState | None = None
    for number, (_, state) in enumerate(random_game(way, seed)):
        if number == moves:
            break
        for seat in (0, 1):
            down = [tile for tile in state.columns[seat] if tile is not None]
            laid = [placed.tile for placed in state.laid if placed.seat == seat]
            every = Counter(down) + Counter(state.hands[seat]) + Counter(laid)
            if way != "arranged" or state.view(seat).arranged[seat]:
                assert every == Counter(SET)
        assert state != before
        before = state


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(WAYS),
    st.integers(0, 10**6),
    st.integers(0, 45),
    st.one_of(
        st.builds(
            Lay, st.integers(-1, 10), st.integers(-8, 8), st.integers(-8, 8), st.integers(-1, 4)
        ),
        st.builds(Pick, st.integers(-1, 20)),
        st.builds(Arrange, st.permutations(SET).map(tuple)),
    ),
)
def test_a_move_is_played_if_and_only_if_it_is_listed(
    way: str, seed: int, moves: int, move: Move
) -> None:
    """T-3, T-4, T-5, T-9, T-10, T-11"""
    state = GAME.start(2, {"way": way}, seed)
    for number, (_, after) in enumerate(random_game(way, seed)):
        if number == moves:
            break
        state = after
    try:
        state.play(move)
        played = True
    except IllegalMove:
        played = False
    assert played == (move in state.legal_moves())


PERFT_COLUMN = [36, 1853, 118620]


def perft(state: TerracesState, depth: int) -> int:
    """The number of sequences of moves to a depth."""
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)


def plain_first_places() -> int:
    """The places for the first tile, counted without the rules: only the table is open to it."""
    start = {(x, y) for x, y, _ in START}
    count = 0
    for x in range(-4, 6):
        for y in range(-4, 5):
            for a, b in pairwise(((0, -1), (1, 0), (0, 1), (-1, 0), (0, -1))):
                tile = {(x, y), (x + a[0], y + a[1]), (x + b[0], y + b[1])}
                beside = {(p + i, q + j) for p, q in tile for i, j in (a, b, (-a[0], -a[1]))} | {
                    (p - b[0], q - b[1]) for p, q in tile
                }
                count += not tile & start and bool(beside & start)
    return count


def test_the_number_of_openings_is_known() -> None:
    """T-4, T-5: perft from a fixed start."""
    state = GAME.start(2, {"way": "column"}, 2024)
    assert perft(state, 1) == plain_first_places()
    assert [perft(state, depth) for depth in (1, 2, 3)] == PERFT_COLUMN
    assert perft(GAME.start(2, {"way": "open-hand"}, 2024), 1) == 3 * plain_first_places()
    assert perft(GAME.start(2, {"way": "blind"}, 2024), 1) == 20


def golden_lines() -> Iterator[str]:
    """A game of the open-hand way that prefers to rise, one line per move."""
    yield "move  seat  what                        level  squares  red  green"
    for number, (move, state) in enumerate(random_game("open-hand", 7, 0.7), 1):
        placed = state.laid[-1]
        word = Colour(placed.seat + 1).word
        what = f"tile {placed.tile} at {placed.x},{placed.y} turned {placed.turn}"
        scores = "  ".join(f"{state.score(seat).total:3}" for seat in (0, 1))
        squares = len(state.layout.squares())
        yield f"{number:4}  {word:5} {what:28} {placed.level:4}  {squares:7}  {scores}"
        assert move.kind == "lay"
    for seat in (0, 1):
        lines = state.score(seat).lines
        regions = ", ".join(f"{x.details['area']} × {x.details['height']}" for x in lines)
        yield f"{Colour(seat + 1).word}: {regions}"


def test_the_golden_game_is_played_as_before() -> None:
    """T-3 to T-8, T-11; REGENERATE_GOLDEN=1 writes it anew."""
    played = "\n".join(golden_lines()) + "\n"
    if os.environ.get("REGENERATE_GOLDEN") == "1":
        GOLDEN.write_text(played, encoding="utf-8")
    assert played == GOLDEN.read_text(encoding="utf-8")


SCRIPT = """
from random import Random
from harmony_desktop.games.terraces.bots.levels import bot
from harmony_desktop.games.terraces.rules.game import GAME
for way in ("column", "arranged", "blind", "open-hand"):
    state, rng = GAME.start(2, {"way": way}, 99), Random(5)
    while state.to_move is not None:
        level = "hard" if len(state.laid) % 10 == 7 else "medium"
        move = bot(level).choose(state.view(state.to_move), rng)
        print(move.to_json())
        state = state.play(move)
    print(state.score(0).to_json(), state.score(1).to_json())
"""


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "4242")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().splitlines()) == 4 * (TILE_COUNT + 1) + 2 + TILE_COUNT
