"""The best board in hindsight: exact, and at least the played result."""

from __future__ import annotations

import importlib.util
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from harmony_desktop.bots.match import dice_of
from harmony_desktop.games.harmony.bots.hindsight import best_board, hindsight
from harmony_desktop.games.harmony.bots.levels import bot
from harmony_desktop.games.harmony.bots.perfect import best_boards
from harmony_desktop.games.harmony.examples import BEAMS_319
from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    TILES,
    Board,
    Tile,
)
from harmony_desktop.games.harmony.rules.game import GAME, HarmonyState
from harmony_desktop.games.harmony.rules.scoring import sheets

_SPEC = importlib.util.spec_from_file_location(
    "independent", Path(__file__).with_name("independent.py")
)
assert _SPEC is not None
assert _SPEC.loader is not None
independent = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(independent)


def played(level: str, seed: int, **options: object) -> HarmonyState:
    """A finished game of one level."""
    seats = 2 if options.get("scoring") == "best-beam" else 1
    state, dice, player = GAME.start(seats, options, seed), dice_of(seed, 0), bot(level)
    while (seat := state.to_move) is not None:
        state = state.play(player.choose(state.view(seat), dice))
    assert isinstance(state, HarmonyState)
    return state


def tried_out(lying: Board, tiles: list[Tile], scoring: str) -> int:
    """The most points over all ways to fill a board, by the independent scorer."""
    empty = [cell for cell, tile in enumerate(lying) if tile is None]
    triples = [None if tile is None else TILES[tile] for tile in lying]
    most = 0
    for way in permutations(tiles):
        for cell, tile in zip(empty, way, strict=True):
            triples[cell] = TILES[tile]
        most = max(most, *independent.totals([triples], scoring))
    return most


@pytest.mark.parametrize("scoring", ["standard", "beams"])
@pytest.mark.parametrize("seed", range(1, 11))
def test_hindsight_equals_exhaustive_search(seed: int, scoring: str) -> None:
    """H-10, H-17"""
    full = played("medium", seed, scoring=scoring).boards[0]
    lifted = sorted(Random(seed).sample(range(CELL_COUNT), 6))
    lying = tuple(None if cell in lifted else tile for cell, tile in enumerate(full))
    tiles = [tile for cell in lifted if (tile := full[cell]) is not None]
    best = best_board(tiles, scoring, lying)
    assert best.points == tried_out(lying, tiles, scoring)
    assert all(tile in (None, new) for tile, new in zip(lying, best.board, strict=True))
    assert sorted(best.board) == sorted(full)
    assert sheets([best.board], scoring)[0].total == best.points


@pytest.mark.parametrize(
    ("level", "scoring", "seeds"),
    [
        ("random", "standard", range(1, 76)),
        ("random", "best-beam", range(76, 106)),
        ("random", "beams", range(106, 112)),
        ("medium", "standard", range(112, 175)),
        ("medium", "best-beam", range(175, 195)),
        ("medium", "beams", range(195, 201)),
    ],
)
def test_no_game_was_better_than_the_best_board(level: str, scoring: str, seeds: range) -> None:
    """H-10, H-17, H-18"""
    kind = "beams" if scoring == "beams" else "standard"
    for seed in seeds:
        state = played(level, seed, scoring=scoring)
        for seen in hindsight(state.finished, state.setup.scoring):
            assert seen.played == sheets([state.boards[seen.seat]], kind)[0].total
            assert seen.played <= seen.best.points
            assert sheets([seen.best.board], kind)[0].total == seen.best.points
            assert sorted(seen.best.board) == sorted(state.order[:CELL_COUNT])


def test_the_tiles_of_a_perfect_board_allow_307() -> None:
    """H-12"""
    for perfect in best_boards()[1]:
        assert best_board(perfect, "standard").points == 307


def test_the_tiles_of_the_rulebook_allow_more_than_its_example() -> None:
    """H-20"""
    assert best_board(BEAMS_319, "standard").points >= 228
    assert best_board(BEAMS_319, "beams").points >= 319


def test_every_seat_of_every_round_has_an_insight() -> None:
    rounds = played("easy", 5, scoring="best-beam", rounds=2).finished
    seen = list(hindsight(rounds, "standard"))
    assert [(one.round, one.seat) for one in seen] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert [one.best for one in seen[::2]] == [one.best for one in seen[1::2]]
    assert seen[0].best != seen[2].best


@pytest.mark.parametrize(
    ("tiles", "lying"),
    [
        (range(18), EMPTY_BOARD),
        (range(20), EMPTY_BOARD),
        ([*range(18), 17], EMPTY_BOARD),
        (range(18), (0, *EMPTY_BOARD[1:])),
    ],
)
def test_tiles_must_fill_the_board(tiles: list[Tile], lying: Board) -> None:
    with pytest.raises(ValueError, match="as many different tiles as there are empty cells"):
        best_board(tiles, "standard", lying)
