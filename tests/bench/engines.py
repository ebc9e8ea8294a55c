"""Engines: random moves a second, and the slowest listing of moves, beside python-chess's."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

import chess

from harmony_desktop import games
from tests.bench.figures import Figure

_SECONDS = 2.0
_GAMES = 20
_CHESS_MOVES = 2000


def figures() -> Iterator[Figure]:
    """Both, of every game."""
    yield from _moves()
    yield from _slowest()


def _moves() -> Iterator[Figure]:
    chess_rate = _rate(_chess_game)
    yield Figure("engines", "python-chess", round(chess_rate), "moves/s")
    for name in games.GAMES:
        rate = _rate(_playout(name))
        yield Figure("engines", f"{name} moves", round(rate), "moves/s")
        yield Figure("engines", f"{name} over chess", rate / chess_rate, "×", 1.0, at_least=True)


def _rate(play: Callable[[Random], int]) -> float:
    """Random moves a second of the processor's time."""
    dice, moves, began = Random(1), 0, process_time()
    while (passed := process_time() - began) < _SECONDS:
        moves += play(dice)
    return moves / passed


def _chess_game(dice: Random) -> int:
    board = chess.Board()
    for number in range(200):
        legal = list(board.legal_moves)
        if not legal:
            return number
        board.push(dice.choice(legal))
    return 200


def _playout(name: str) -> Callable[[Random], int]:
    game = games.load(name)

    def play(dice: Random) -> int:
        state, number = game.start(max(2, game.min_seats), {}, dice.randrange(10**9)), 0
        while state.to_move is not None:
            state = state.play(dice.choice(state.legal_moves()))
            number += 1
        return number

    return play


def _slowest() -> Iterator[Figure]:
    """The position of random games in which listing the legal moves takes longest."""
    # A collection of garbage would count as one slow position.
    gc.disable()
    board, dice, longest = chess.Board(), Random(7), 0.0
    for _ in range(_CHESS_MOVES):
        began = process_time()
        legal = list(board.legal_moves)
        longest = max(longest, process_time() - began)
        if legal:
            board.push(dice.choice(legal))
        else:
            board.reset()
    yield Figure("engines", "python-chess slowest", longest * 1000, "ms")
    for name in games.GAMES:
        game, dice, worst = games.load(name), Random(7), 0.0
        for seed in range(_GAMES):
            state = game.start(max(2, game.min_seats), {}, seed)
            while state.to_move is not None:
                began = process_time()
                moves = state.legal_moves()
                worst = max(worst, process_time() - began)
                state = state.play(dice.choice(moves))
        yield Figure("engines", f"{name} slowest", worst * 1000, "ms")
        yield Figure("engines", f"{name} slowest over chess", worst / longest, "×", 2.0)
    gc.enable()
