"""Engines: random moves a second, and the slowest listing of moves, beside python-chess's."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time

import chess

from harmony_desktop import games
from tests.bench.figures import Figure

_SECONDS = 2.0
_ROUNDS = 8
_GAMES = 20
_CHESS_MOVES = 2000
_PASSES = 5


def figures() -> Iterator[Figure]:
    """Rates and slowest listings of every game."""
    yield from _moves()
    yield from _slowest()


def _moves() -> Iterator[Figure]:
    rates = _rates([_chess_game, *map(_playout, games.GAMES)])
    chess_rate = rates[0]
    yield Figure("engines", "python-chess", round(chess_rate), "moves/s")
    for name, rate in zip(games.GAMES, rates[1:], strict=True):
        yield Figure("engines", f"{name} moves", round(rate), "moves/s")
        yield Figure("engines", f"{name} over chess", rate / chess_rate, "×", 1.0, at_least=True)


def _rates(players: Sequence[Callable[[Random], int]]) -> list[float]:
    """Random moves per second of processor time.

    The players take turns, so that what slows the machine down for a moment meets them all.
    """
    moves, passed = [0] * len(players), [0.0] * len(players)
    dice = [Random(1) for _ in players]
    for _ in range(_ROUNDS):
        for number, play in enumerate(players):
            began = process_time()
            while process_time() - began < _SECONDS / _ROUNDS:
                moves[number] += play(dice[number])
            passed[number] += process_time() - began
    return [played / time for played, time in zip(moves, passed, strict=True)]


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
    """The position of random games in which listing the legal moves takes longest.

    Every listing is walked to its end, so one that makes moves on demand makes them all. The same
    games are played several times, and the least time of each position counts: what else the
    machine was doing does not, nor does filling a table that is kept (python-chess fills its own
    when it is imported). The options are the default ones.
    """
    # A collection of garbage would count as one slow position.
    gc.disable()
    longest = _longest(_chess_listings)
    yield Figure("engines", "python-chess slowest", longest * 1e6, "µs")
    for name in games.GAMES:
        worst = _longest(_listings(name))
        yield Figure("engines", f"{name} slowest", worst * 1e6, "µs")
        yield Figure("engines", f"{name} slowest over chess", worst / longest, "×", 2.0)
    gc.enable()


def _longest(listings: Callable[[], Iterator[float]]) -> float:
    passes = [list(listings()) for _ in range(_PASSES)]
    least: list[float] = [min(times) for times in zip(*passes, strict=True)]
    return max(least)


def _chess_listings() -> Iterator[float]:
    """The time of each listing, position by position."""
    board, dice = chess.Board(), Random(7)
    for _ in range(_CHESS_MOVES):
        began = process_time()
        legal = list(board.legal_moves)
        yield process_time() - began
        if legal:
            board.push(dice.choice(legal))
        else:
            board.reset()


def _listings(name: str) -> Callable[[], Iterator[float]]:
    """The time of each listing of a game, likewise."""
    game = games.load(name)

    def play() -> Iterator[float]:
        dice = Random(7)
        for seed in range(_GAMES):
            state = game.start(max(2, game.min_seats), {}, seed)
            while state.to_move is not None:
                began = process_time()
                moves = list(state.legal_moves())
                yield process_time() - began
                state = state.play(dice.choice(moves))

    return play
