"""The networks of hard and champion: boards, inputs, integer sums, search."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from harmony_desktop.games.harmony.bots.brain import Brain, Stage, _calling_orders
from harmony_desktop.games.harmony.bots.brain_boards import BoardBatch, bag_after, place, read_board
from harmony_desktop.games.harmony.bots.brain_network import Network, load
from harmony_desktop.games.harmony.rules import scoring as rules_scoring
from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    LINES,
    TILES,
    VALUES,
    Board,
)

PLACEMENTS = ("free", "connected", "sun-moon")
SCORINGS = ("standard", "beams", "best-beam")
VARIANTS = list(product(("hard", "champion"), PLACEMENTS, SCORINGS))
MOST_BYTES = 8_000_000


def random_board(seed: int, placed: int) -> tuple[Board, list[int]]:
    chance = Random(seed)
    called = chance.sample(range(27), placed)
    board = list(EMPTY_BOARD)
    for tile, cell in zip(called, chance.sample(range(CELL_COUNT), placed), strict=True):
        board[cell] = tile
    return tuple(board), called


def joined(boards: list[BoardBatch]) -> BoardBatch:
    names = ("colour", "count", "beam", "filled", "best")
    arrays = [np.concatenate([getattr(row, name) for row in boards]) for name in names]
    return BoardBatch(boards[0].placed, *arrays)


def test_all_weights_together_stay_small() -> None:
    folder = files("harmony_desktop.games.harmony.bots") / "weights"
    assert sum(len(file.read_bytes()) for file in folder.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize(("level", "placement", "scoring"), VARIANTS)
def test_weights_are_plain_whole_numbers(level: str, placement: str, scoring: str) -> None:
    folder = files("harmony_desktop.games.harmony.bots") / "weights"
    file: Any = folder / f"{level}-{placement}-{scoring}.npz"
    with np.load(file, allow_pickle=False) as stored:
        assert all(stored[name].dtype.kind in "iub" for name in stored.files)
        assert int(stored["used"].max()) < load(level, placement, scoring).inputs.size


@pytest.mark.parametrize("scoring", SCORINGS)
def test_placing_earns_what_the_rules_say(scoring: str) -> None:
    kind = "standard" if scoring == "best-beam" else scoring
    for seed in range(30):
        chance = Random(seed)
        order = sorted(chance.sample(range(27), 19)) if seed % 2 else chance.sample(range(27), 19)
        board, total = EMPTY_BOARD, 0
        rows = read_board(board)
        for cell, tile in enumerate(order):
            rows, points = place(rows, np.array([tile]), np.array([cell]), scoring)
            board = board[:cell] + (tile,) + board[cell + 1 :]
            total += int(points[0])
            again = read_board(board)
            for name in ("placed", "colour", "count", "beam", "filled"):
                assert np.array_equal(getattr(rows, name), getattr(again, name))
            if scoring == "best-beam":
                assert np.array_equal(rows.best, again.best)
        assert total == rules_scoring.sheets([board], kind)[0].total


@pytest.mark.parametrize(("level", "placement", "scoring"), VARIANTS)
def test_boards_judged_together_and_alone_get_the_same_points(
    level: str, placement: str, scoring: str
) -> None:
    network = load(level, placement, scoring)
    _, called = random_board(0, 9)
    bag = bag_after(called)
    boards = []
    for seed in range(12):
        cells = Random(seed).sample(range(CELL_COUNT), 9)
        board = tuple(
            called[cells.index(cell)] if cell in cells else None for cell in range(CELL_COUNT)
        )
        boards.append(read_board(board))
    together = joined(boards)
    active = network.inputs.describe(together, bag, np.zeros(12, np.intp))
    assert active.min() >= 0
    assert active.max() < network.inputs.size
    values = network.points(active, 9)
    alone = [
        network.points(network.inputs.describe(row, bag, np.zeros(1, np.intp)), 9)[0]
        for row in boards
    ]
    assert values.tolist() == alone


def first_layer(network: Network, active: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The first layer without the limits of 16 bits."""
    rows = network._rows.astype(np.int64)
    sums: np.ndarray[Any, Any] = network._start + rows[active].sum(axis=1)
    return sums


@pytest.mark.parametrize(("level", "placement", "scoring"), VARIANTS)
def test_the_first_layer_stays_far_from_the_limits_of_16_bits(
    level: str, placement: str, scoring: str
) -> None:
    network = load(level, placement, scoring)
    for seed in range(36):
        board, called = random_board(seed, seed % 18 + 1)
        active = network.inputs.describe(read_board(board), bag_after(called), np.zeros(1, np.intp))
        sums = first_layer(network, active)
        assert np.abs(sums).max() < 2**14
        assert np.array_equal(sums, network._sums(active))


@pytest.mark.parametrize(("placement", "scoring"), list(product(PLACEMENTS, SCORINGS)))
def test_the_search_is_the_mean_over_every_tile_of_its_best_placement(
    placement: str, scoring: str
) -> None:
    network = load("hard", placement, scoring)
    board, called = random_board(3, 16)
    empty = [cell for cell in range(CELL_COUNT) if board[cell] is None]
    tile = next(number for number in range(27) if number not in called)
    called = [*called, tile]
    for turns in (1, 2):
        mind = Brain(network, (Stage(turns, width=5, margin=1000.0),))
        for cell, value in mind.judge(board, called, empty):
            after = board[:cell] + (tile,) + board[cell + 1 :]
            assert value == pytest.approx(_by_hand(network, after, called, turns), abs=1e-4)


def _by_hand(network: Network, board: Board, called: list[int], turns: int) -> float:
    plain = Brain(network, ())
    best = []
    for tile in sorted(set(range(27)) - set(called)):
        cells = [cell for cell in range(CELL_COUNT) if board[cell] is None]
        beside = [cell for cell in cells if read_board(board).beside_tiles()[0, cell]]
        same = (tile // 9 + tile // 3 + tile) % 2 == (
            called[-1] // 9 + called[-1] // 3 + called[-1]
        ) % 2
        placement = network.inputs.placement
        if placement == "connected" or (placement == "sun-moon" and same):
            cells = beside
        if turns == 1:
            best.append(plain.judge(board, [*called, tile], cells)[0].value)
            continue
        boards = (board[:cell] + (tile,) + board[cell + 1 :] for cell in cells)
        best.append(max(_by_hand(network, after, [*called, tile], 1) for after in boards))
    return sum(best) / len(best)


def test_placements_that_were_not_searched_come_last() -> None:
    board, called = random_board(8, 6)
    tile = next(number for number in range(27) if number not in called)
    empty = [cell for cell in range(CELL_COUNT) if board[cell] is None]
    network = load("champion", "free", "standard")
    judged = Brain(network, (Stage(1, 3, 1000.0),)).judge(board, [*called, tile], empty)
    first = Brain(network, ()).judge(board, [*called, tile], empty)
    assert {cell for cell, _ in judged[:3]} == {cell for cell, _ in first[:3]}
    assert [cell for cell, _ in judged[3:]] == [cell for cell, _ in first[3:]]
    values = [value for _, value in judged]
    assert values == sorted(values, reverse=True)


def test_only_placements_close_to_the_favourite_are_searched() -> None:
    board, called = random_board(8, 6)
    tile = next(number for number in range(27) if number not in called)
    empty = [cell for cell in range(CELL_COUNT) if board[cell] is None]
    network = load("champion", "free", "standard")
    plain = Brain(network, ()).judge(board, [*called, tile], empty)
    nothing = Brain(network, (Stage(1, 6, -1.0),))
    assert nothing.judge(board, [*called, tile], empty) == plain
    late = Brain(network, (Stage(1, 6, 1000.0, first=8),))
    assert late.judge(board, [*called, tile], empty) == plain


def test_the_second_stage_judges_the_best_of_the_first_by_likely_replies() -> None:
    board, called = random_board(5, 15)
    tile = next(number for number in range(27) if number not in called)
    called = [*called, tile]
    empty = [cell for cell in range(CELL_COUNT) if board[cell] is None]
    network = load("hard", "free", "standard")
    first = Stage(1, 4, 1000.0)
    shallow = Brain(network, (first,)).judge(board, called, empty)
    second = Stage(2, 2, 1000.0, reply_width=1)
    judged = Brain(network, (first, second)).judge(board, called, empty)
    assert {cell for cell, _ in judged[:2]} == {cell for cell, _ in shallow[:2]}
    for cell, value in judged[:2]:
        after = board[:cell] + (tile,) + board[cell + 1 :]
        expected = []
        for reply in sorted(set(range(27)) - set(called)):
            cells = [where for where in range(CELL_COUNT) if after[where] is None]
            best = Brain(network, ()).judge(after, [*called, reply], cells)[0].cell
            then = after[:best] + (reply,) + after[best + 1 :]
            expected.append(_by_hand(network, then, [*called, reply], 1))
        assert value == pytest.approx(sum(expected) / len(expected), abs=1e-4)


@pytest.mark.parametrize("turns", [1, 2, 6])
def test_playing_on_is_the_mean_score_without_the_luck_of_the_calls(turns: int) -> None:
    """With three cells left: once to the end, twice until the network has to say what follows."""
    board, called = random_board(11, 15)
    tile = next(number for number in range(27) if number not in called)
    called = [*called, tile]
    empty = [cell for cell in range(CELL_COUNT) if board[cell] is None]
    plain = Brain(load("champion", "free", "standard"), ())
    before = {one.cell: one.value for one in plain.judge(board, called, empty)}
    mind = Brain(
        load("champion", "free", "standard"),
        (Stage(turns, 2, 1000.0, later_width=2, rounds=2, trust=0.75),),
    )
    unseen = np.array([number not in called for number in range(27)])
    for cell, value in mind.judge(board, called, empty)[:2]:
        after = board[:cell] + (tile,) + board[cell + 1 :]
        orders = _calling_orders(unseen, 2)
        played = [_played_on(plain, after, called, order[:turns].tolist()) for order in orders]
        mean = sum(played) / len(played)
        assert value == pytest.approx(before[cell] / 4 + mean * 3 / 4, abs=1e-4)


def _played_on(plain: Brain, board: Board, called: list[int], order: list[int]) -> float:
    luck = value = 0.0
    for tile in order[: board.count(None)]:
        changes = _changes(board, called)
        best = {one: max(of_cell.values()) for one, of_cell in changes.items()}
        luck += best[tile] - sum(best.values()) / len(best)
        liked = sorted(changes[tile], key=lambda cell: -changes[tile][cell])[:2]
        cell, value = plain.judge(board, [*called, tile], sorted(liked))[0]
        board = board[:cell] + (tile,) + board[cell + 1 :]
        called = [*called, tile]
    return value - luck


def test_games_played_on_call_each_tile_equally_often_at_every_turn() -> None:
    unseen = np.array([number % 3 != 0 for number in range(27)])
    orders = _calling_orders(unseen, 3)
    assert orders.shape == (3 * 18, 18)
    for calls in orders.T:
        assert np.bincount(calls, minlength=27).tolist() == (3 * unseen).tolist()
    assert np.array_equal(orders, _calling_orders(unseen, 3))
    assert not np.array_equal(orders[0], orders[18])


def test_full_inputs_have_the_change_by_the_best_cell_of_each_tile() -> None:
    inputs = load("champion", "free", "standard").inputs
    assert inputs.full
    for seed in range(20):
        board, called = random_board(seed, seed % 17 + 1)
        row = inputs.describe(read_board(board), bag_after(called), np.zeros(1, np.intp))
        phase = (len(called) - 1) // 6 * inputs.size // 3
        active = set((row[0] - phase).tolist())
        changes = _changes(board, called)
        liked = Counter(max(of_cell, key=of_cell.__getitem__) for of_cell in changes.values())
        for tile, of_cell in changes.items():
            best, *others = sorted(of_cell.values(), reverse=True)
            lead = best - others[0] if others else 1000
            state = _step(best) * 4 + (lead >= 2) + (lead >= 6) + (lead >= 12)
            assert inputs._first["offers"][tile] + state in active
        for cell in (cell for cell in range(CELL_COUNT) if board[cell] is None):
            step = _step(max(of_cell[cell] for of_cell in changes.values()))
            assert inputs._first["suits"][cell] + step in active
            assert inputs._first["rush"][cell] + step // 4 * 8 + min(7, liked[cell]) in active


def _step(points: int) -> int:
    return (min(31, max(-31, points)) + 32) // 2


@cache
def _tables() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    folder = files("harmony_desktop.games.harmony.bots") / "weights"
    file: Any = folder / "champion-free-standard.npz"
    with np.load(file, allow_pickle=False) as stored:
        return stored["changes"], stored["fresh"]


def _changes(board: Board, called: list[int]) -> dict[int, dict[int, int]]:
    """The changes by the rule of thumb, by unseen tile and empty cell."""
    all_lines, all_fresh = _tables()
    lines, fresh = all_lines[:, len(called)], all_fresh[len(called)]
    unseen = [number for number in range(27) if number not in called]
    changes: dict[int, dict[int, int]] = {tile: {} for tile in unseen}
    for tile, cell in product(unseen, range(CELL_COUNT)):
        if board[cell] is None:
            changes[tile][cell] = sum(
                _change(board, unseen, tile, number, lines, fresh)
                for number, line in enumerate(LINES)
                if cell in line.cells
            )
    return changes


def _change(
    board: Board,
    unseen: list[int],
    tile: int,
    number: int,
    lines: np.ndarray[Any, Any],
    fresh: np.ndarray[Any, Any],
) -> int:
    """The change a tile makes in one line."""
    line = LINES[number]
    order = VALUES[line.direction]
    values = [TILES[one][line.direction] for cell in line.cells if (one := board[cell]) is not None]
    value = TILES[tile][line.direction]

    def left(wanted: int) -> int:
        return sum(TILES[one][line.direction] == wanted for one in unseen)

    if not values:
        return int(fresh[number, order.index(value), left(value)])
    if len(set(values)) > 1 or left(values[0]) < line.length - len(values):
        return 0
    other = value != values[0]
    return int(lines[int(other), number, order.index(values[0]), len(values), left(values[0])])
