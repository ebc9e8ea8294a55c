"""Achievements: each is earned as its description says, and a near miss does not earn it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.engine.game import State
from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmonia import achievements as harmonia
from harmony_desktop.games.harmonia.rules.components import OPPOSITE, goal_cells
from harmony_desktop.games.harmonies import achievements as harmonies
from harmony_desktop.games.harmonies.rules.cards import FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import (
    EMPTY,
    FIELD,
    HOUSE_ON_RED,
    MOUNTAIN_2,
    MOUNTAIN_3,
    SIDES,
    TREE_1,
    TREE_2,
    TREE_3,
    WATER,
    Stack,
)
from harmony_desktop.games.harmonies.rules.open_table import PlayerLand
from harmony_desktop.games.harmonies.rules.scoring import STEPS, Holding
from harmony_desktop.games.harmony import achievements as harmony
from harmony_desktop.games.harmony.examples import BEAMS_319, LINES_178
from harmony_desktop.games.harmony.rules.components import SUN, TILES, Bands, Board, tile_of
from harmony_desktop.games.sintra import achievements as sintra
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.open_table import SintraSetup
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.terraces import achievements as terraces
from harmony_desktop.games.terraces.rules.components import Colour, cell_of
from harmony_desktop.games.terraces.rules.scoring import Region
from harmony_desktop.storage.achievements import FIRST_GAMES, earned, feats_of, progress_of
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results, SeatFeats


def final(game: str, seed: int, **options: object) -> list[State]:
    """The positions of a random game."""
    dice, rules = Random(seed), games.load(game)
    history = [rules.start(2, options, seed)]
    while history[-1].to_move is not None:
        history.append(history[-1].play(dice.choice(history[-1].legal_moves())))
    return history


@pytest.mark.parametrize("game", games.GAMES)
def test_every_achievement_is_described_drawn_and_found_by_its_key(game: str) -> None:
    there = games.achievements(game).ACHIEVEMENTS
    keys = [one.key for one in there]
    assert len(set(keys)) == len(keys) >= 7
    assert set(games.badges(game).BADGES) == set(keys)
    assert all(one.name and one.words.endswith(".") for one in there)
    history = final(game, 4)
    for seat in (0, 1):
        assert games.achievements(game).achieved(history, seat) <= set(keys)


def test_only_persons_earn_anything_and_later_only_without_help(tmp_path: Path) -> None:
    history = final("sintra", 3)
    final_state = history[-1]
    palace = replace(final_state.table.palaces[0], broken=0, lost=0)
    table = replace(final_state.table, palaces=(palace, palace))
    history[-1] = replace(final_state, table=table)
    seats = (Seat(kind="person", name="Ana"), Seat(kind="bot", level="easy"))
    record = Record(game="sintra", revision=1, seats=seats, seed=3)
    helped, results = record.model_copy(update={"hints": 1}), Results(Places.below(tmp_path))
    own, bots = earned(record, history, results)
    assert "no-shards" in own.keys
    assert own.progress["hundred"] == history[-1].score(0).total
    assert bots == SeatFeats()
    nothing = [SeatFeats()] * 2
    assert earned(record.model_copy(update={"practice": True}), history, results) == nothing
    assert earned(record, history[:-1], results) == nothing, "a game that is not over"
    for seed in range(FIRST_GAMES):
        assert earned(helped, history, results)[0] == own, "the first games forgive hints"
        results.add(record.model_copy(update={"seed": 90 + seed}), {}, [9, 5], [0])
    assert earned(helped, history, results) == nothing
    assert earned(record, history, results)[0] == own


def test_games_and_wins_are_counted_for_each_person(tmp_path: Path) -> None:
    results = Results(Places.below(tmp_path))
    for number in range(10):
        seats = (Seat(kind="person", name="Ana"), Seat(kind="bot", level="easy"))
        record = Record(game="terraces", revision=2, seats=seats, seed=number + 1)
        results.add(record, {}, [9, 5], [0] if number == 4 else [1])
        keys = {feat.key for feat in feats_of(results, "ana")}
        assert ("first-win" in keys) is (number >= 4)
        assert ("ten-games" in keys) is (number == 9)
        assert progress_of(results, "ana")["terraces", "ten-games"] == number + 1
    assert feats_of(results, "bo") == []
    first = next(feat for feat in feats_of(results, "ana") if feat.key == "first-win")
    assert results.one(first.identity).winners == (0,)


def test_there_are_about_sixty_and_first_rungs_in_every_game() -> None:
    listed = {game: games.achievements(game).ACHIEVEMENTS for game in games.GAMES}
    assert 55 <= sum(map(len, listed.values())) <= 65
    for game, own in listed.items():
        history = final(game, 4)
        measured = games.achievements(game).measured(history, 0)
        assert set(measured) == {one.key for one in own if one.goal and one.career is None}
        reached = {one.key for one in own if one.goal <= measured.get(one.key, -1)}
        assert reached <= games.achievements(game).achieved(history, 0)


# Harmony


def board(placed: dict[int, Bands]) -> Board:
    return tuple(tile_of(placed[cell]) if cell in placed else None for cell in range(19))


NINES: dict[int, Bands] = {
    7: (9, 2, 3), 8: (9, 6, 4), 9: (9, 7, 8), 10: (9, 6, 3), 11: (9, 2, 4),
}  # fmt: skip
CROSSING: dict[int, Bands] = {
    **NINES,
    0: (5, 2, 8), 4: (1, 6, 8), 14: (1, 2, 8), 18: (5, 6, 8),
    2: (1, 7, 3), 5: (5, 7, 4), 13: (5, 7, 3), 16: (1, 7, 4),
}  # fmt: skip
ALL_NUMBERS: dict[int, Bands] = dict(
    enumerate(
        [
            *((1, 2, 8), (1, 6, 3), (1, 7, 3), (5, 2, 4), (5, 6, 8), (5, 7, 3), (5, 2, 3)),
            *((9, 2, 3), (9, 6, 4), (9, 7, 8), (9, 2, 4), (9, 2, 8), (5, 6, 3), (1, 7, 4)),
            *((1, 6, 8), (9, 6, 8), (9, 7, 3), (1, 2, 4), (1, 7, 8)),
        ]
    )
)


def columns(*values: int) -> dict[int, Bands]:
    """Five full columns, each with one vertical value."""
    left = {value: [bands for bands in TILES if bands[0] == value] for value in (1, 5, 9)}
    heights, placed, cell = (3, 4, 5, 4, 3), {}, 0
    for value, height in zip(values, heights, strict=True):
        for _ in range(height):
            placed[cell] = left[value].pop()
            cell += 1
    return placed


def beam(sun: bool) -> dict[int, Bands]:
    tiles = [bands for tile, bands in enumerate(TILES) if SUN[tile] is sun]
    return dict(zip(range(7, 12), tiles, strict=False))


OTHER_SYMBOL = next(bands for tile, bands in enumerate(TILES) if not SUN[tile])


@pytest.mark.parametrize(
    ("key", "earns", "misses"),
    [
        ("five-nines", NINES, {**NINES, 11: (5, 2, 4)}),
        ("crossing", CROSSING, {**CROSSING, 16: (1, 6, 4)}),
        ("every-number", ALL_NUMBERS, {**ALL_NUMBERS, 0: (5, 2, 8)}),
        ("whole-direction", columns(1, 5, 9, 5, 1), {**columns(1, 5, 9, 5, 1), 18: (9, 2, 3)}),
        ("long-sunbeam", beam(True), {**beam(True), 11: OTHER_SYMBOL}),
        ("long-moonbeam", beam(False), dict(list(beam(False).items())[:4])),
    ],
)
def test_harmony(key: str, earns: dict[int, Bands], misses: dict[int, Bands]) -> None:
    """H-10, H-17"""
    assert key in harmony.of_board(board(earns), with_beams=True)
    assert key not in harmony.of_board(board(misses), with_beams=True)


def test_harmony_by_lines_and_points() -> None:
    """H-11, H-17: the rulebook's boards, with ten lines each, 178 and 228 points in them."""
    assert "many-lines" in harmony.of_board(LINES_178, with_beams=False)
    assert "two-hundred" not in harmony.of_board(LINES_178, with_beams=False)
    assert "two-hundred" in harmony.of_board(BEAMS_319, with_beams=False)
    nine = (None, *LINES_178[1:])
    assert "many-lines" not in harmony.of_board(nine, with_beams=False)


def test_beams_are_worth_something_only_where_they_count() -> None:
    """H-16"""
    assert "long-sunbeam" not in harmony.of_board(board(beam(True)), with_beams=False)


# Sintra

SIDE_A = SintraSetup(2, "A", STANDARD)
SIDE_B = SintraSetup(2, "B", STANDARD)


def palace(windows: tuple[tuple[int, ...], ...], broken: int = 1, lost: int = 0) -> Palace:
    whole = (*windows, *((),) * (8 - len(windows)))
    return Palace(STANDARD.strips, ((None,) * 5,) * 8, whole, 0, 0, broken, lost)


@pytest.mark.parametrize(
    ("key", "setup", "earns", "misses"),
    [
        ("no-shards", SIDE_A, palace((), 1), palace((), 2)),
        ("no-shards", SIDE_A, palace((), 0), palace((), 0, 18)),
        (
            "two-rosettes",
            SIDE_A,
            palace(((0, 1), (2, 3), (0, 1), (2, 3))),
            palace(((0, 1), (2, 3), (0, 1), (2,))),
        ),
        (
            "two-rosettes",
            SIDE_A,
            palace(((0, 1), (2, 3), (0, 1), (2, 3))),
            palace(((0, 1), (2, 3), (), (0, 1), (2, 3))),
        ),
        (
            "one-colour",
            SIDE_B,
            palace(((0, 0), (0, 0), (0, 0))),
            palace(((0, 0), (0, 0), (0, 1), (0,))),
        ),
        ("five-windows", SIDE_A, palace(((0, 1),) * 5), palace(((0, 1),) * 4 + ((0,),) * 4)),
        ("every-window", SIDE_A, palace(((0,),) * 8), palace(((0, 1),) * 7)),
    ],
)
def test_sintra(key: str, setup: SintraSetup, earns: Palace, misses: Palace) -> None:
    """S-7, S-8, S-11, S-14, S-15"""
    assert key in sintra.of_palace(earns, setup, 0)
    assert key not in sintra.of_palace(misses, setup, 0)


def test_sintra_by_points() -> None:
    assert "hundred" in sintra.of_palace(palace(()), SIDE_A, 100)
    assert "hundred" not in sintra.of_palace(palace(()), SIDE_A, 99)


@pytest.mark.parametrize(("gain", "found"), [(17, True), (16, False)])
def test_a_great_strip_is_one_turn_s_gain(gain: int, found: bool) -> None:
    """S-8: what broke in the same turn does not lessen it (S-11)."""
    history = final("sintra", 3)[:2]
    last = history[-1].table
    seat = history[0].to_move or 0
    own = replace(history[0].table.palaces[seat], points=gain - 18, lost=18)
    palaces = tuple(own if at == seat else one for at, one in enumerate(last.palaces))
    history[-1] = replace(history[-1], table=replace(last, palaces=palaces))
    assert ("great-strip" in sintra.achieved(history, seat)) is found


# Harmonies


def land(placed: dict[int, Stack], side: str = "A", cards: tuple[Holding, ...] = ()) -> PlayerLand:
    count = SIDES[side].count
    stacks = tuple(placed.get(cell, EMPTY) for cell in range(count))
    return PlayerLand(stacks, (-1,) * count, cards, 0)


RING = dict.fromkeys(SIDES["A"].neighbours[11], WATER)
RIVER = dict.fromkeys((0, 5, 10, 15, 20, 21, 22), WATER)
FOUR_ISLANDS = dict.fromkeys((4, 5, 6, 11, 12, 13, 18, 19, 20), WATER)
FIELDS = dict.fromkeys((0, 1, 3, 4, 10, 11, 18, 19), FIELD)
HOUSES: dict[int, Stack] = {
    **dict.fromkeys((5, 8, 14, 17), HOUSE_ON_RED),
    **dict.fromkeys((0, 4, 18, 22), TREE_1),
    **dict.fromkeys((1, 3, 19, 21), WATER),
    **dict.fromkeys((9, 13), FIELD),
}
FINISHED = tuple(Holding(card, STEPS[card]) for card in range(5))
BALANCE: dict[int, Stack] = {
    **dict.fromkeys((1, 12), TREE_1),
    **dict.fromkeys((10, 11, 13, 17), FIELD),
    **dict.fromkeys((9, 18, 19, 20, 21), WATER),
    **dict.fromkeys((5, 8), HOUSE_ON_RED),
    0: TREE_3,
    3: MOUNTAIN_3,
    4: MOUNTAIN_2,
}


@pytest.mark.parametrize(
    ("key", "side", "earns", "misses"),
    [
        ("ring-river", "A", land(RING), land(dict(list(RING.items())[:5]))),
        ("long-river", "A", land(RIVER), land({**RIVER, 22: EMPTY})),
        (
            "archipelago",
            "B",
            land(FOUR_ISLANDS, "B"),
            land({**FOUR_ISLANDS, 12: EMPTY}, "B"),
        ),
        (
            "forest",
            "A",
            land(dict.fromkeys((0, 1, 2, 3), TREE_3)),
            land({0: TREE_3, 1: TREE_3, 2: TREE_3, 3: TREE_2}),
        ),
        (
            "peaks",
            "A",
            land(dict.fromkeys((0, 1, 2), MOUNTAIN_3)),
            land(dict.fromkeys((0, 1, 22), MOUNTAIN_3)),
        ),
        ("fields", "A", land(FIELDS), land({**FIELDS, 19: EMPTY})),
        ("village", "A", land(HOUSES), land({**HOUSES, 21: EMPTY, 22: EMPTY})),
        ("menagerie", "A", land({}, cards=FINISHED), land({}, cards=FINISHED[:4])),
    ],
)
def test_harmonies(key: str, side: str, earns: PlayerLand, misses: PlayerLand) -> None:
    """N-12 to N-18"""
    assert key in harmonies.of_land(side, earns)
    assert key not in harmonies.of_land(side, misses)


def test_a_spirit_is_no_animal() -> None:
    """N-19"""
    spirit = Holding(FIRST_SPIRIT, STEPS[FIRST_SPIRIT])
    assert "menagerie" not in harmonies.of_land("A", land({}, cards=(*FINISHED[:4], spirit)))


def test_balance_wants_eight_of_each() -> None:
    from harmony_desktop.games.harmonies.rules.scoring import landscape_lines

    lines = {line.key: line.points for line in landscape_lines("A", land(BALANCE).stacks)}
    assert min(lines.values()) >= 8, lines
    assert "balance" in harmonies.of_land("A", land(BALANCE))
    assert "balance" not in harmonies.of_land("A", land({**BALANCE, 1: EMPTY, 12: EMPTY}))


@pytest.mark.parametrize(("points", "found"), [(130, True), (129, False)])
def test_eight_suns_count_alone(points: int, found: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """N-22: 130 points on side A without spirits are eight suns."""
    from harmony_desktop.games.harmonies.rules.game import HarmoniesState
    from harmony_desktop.games.harmonies.rules.scoring import suns

    monkeypatch.setattr(HarmoniesState, "suns", lambda _: suns(points, "A", None))
    history = [games.load("harmonies").start(1, {}, 1)]
    assert ("eight-suns" in harmonies.achieved(history, 0)) is found


# Terraces


def region(area: int, height: int) -> Region:
    return Region(Colour.RED, tuple(cell_of(x, 0) for x in range(area)), height)


@pytest.mark.parametrize(
    ("key", "earns", "misses", "others"),
    [
        ("height", [region(2, 5)], [region(9, 4)], 0),
        ("area", [region(3, 9), region(22, 1)], [region(21, 3)], 0),
        ("sixty", [region(15, 4)], [region(59, 1), region(1, 60)], 0),
        ("one-region", [region(8, 1)], [region(8, 1), region(1, 1)], 0),
        ("one-region", [region(8, 1)], [region(7, 3)], 0),
        ("double", [region(10, 4)], [region(13, 3)], 20),
    ],
)
def test_terraces(key: str, earns: list[Region], misses: list[Region], others: int) -> None:
    """T-7, T-8"""
    assert key in terraces.of_regions(earns, others)
    assert key not in terraces.of_regions(misses, others)


def test_a_keystone_rests_on_three_tiles_high_up() -> None:
    """T-5: found where it happened, by counting the tiles below independently."""
    seen = 0
    for seed in range(8):
        history = climbing(seed)
        for seat in (0, 1):
            wanted = False
            for before, after in pairwise(history):
                placed = after.laid[-1]
                under = []
                for x, y, _ in placed.squares:
                    below = [
                        number
                        for number, tile in enumerate(before.laid)
                        if any((a, b) == (x, y) for a, b, _ in tile.squares)
                    ]
                    under.append(below[-1] if below else -1)
                high = placed.level >= 3 and placed.seat == seat
                wanted = wanted or (high and len(set(under)) == 3)
            assert ("three-tiles" in terraces.achieved(history, seat)) is wanted
            seen += wanted
    assert 0 < seen < 16, "both are among them"


def climbing(seed: int) -> list[State]:
    """A game in which every other tile is placed as high as possible."""
    dice = Random(seed)
    history = [games.load("terraces").start(2, {}, seed)]
    while (state := history[-1]).to_move is not None:
        moves = list(state.legal_moves())
        if dice.random() < 0.5:
            levels = [state.layout.level(move.x, move.y) for move in moves]
            moves = [
                move for move, level in zip(moves, levels, strict=True) if level == max(levels)
            ]
        history.append(state.play(dice.choice(moves)))
    return history


def test_a_cut_is_one_tile_s_work() -> None:
    """T-8"""
    outcomes = set()
    for seed in range(40):
        history = final("terraces", seed)
        for seat in (0, 1):
            falls = [
                before.score(1 - seat).total - after.score(1 - seat).total
                for before, after in pairwise(history)
                if after.laid[-1].seat == seat
            ]
            found = "cut" in terraces.achieved(history, seat)
            assert found is (max(falls) >= 24)
            outcomes.add(found)
    assert False in outcomes


# Harmonia


def joined(cells: list[Hex], joints: list[tuple[Hex, int]]) -> dict[Hex, int]:
    """A layout with a petal across each of these sides."""
    layout = dict.fromkeys(cells, 0)
    for cell, side in joints:
        layout[cell] |= 1 << side
        layout[cell + DIRECTIONS[side]] |= 1 << OPPOSITE[side]
    return layout


MIDDLE = Hex(0, 0)
AROUND = [MIDDLE, *DIRECTIONS]
FLOWER = joined(AROUND, [(MIDDLE, side) for side in range(6)])
CHAIN = joined(AROUND, [(MIDDLE, side) for side in range(5)])


def three_flowers(count: int) -> dict[Hex, int]:
    return {
        cell + shift: sides
        for shift in (Hex(-2, 1), Hex(1, -2), Hex(1, 1))[:count]
        for cell, sides in FLOWER.items()
    }


@pytest.mark.parametrize(
    ("key", "earns", "misses"),
    [
        ("flower", FLOWER, CHAIN),
        ("flower", FLOWER, {cell: sides for cell, sides in FLOWER.items() if cell != Hex(0, 1)}),
        ("six-axes", FLOWER, CHAIN),
        ("large-patterns", three_flowers(3), three_flowers(2)),
        ("framed", FLOWER, {**FLOWER, Hex(2, 0): 0}),
        ("framed", FLOWER, {**FLOWER, Hex(0, -1): FLOWER[Hex(0, -1)] | 1}),
    ],
)
def test_harmonia(key: str, earns: dict[Hex, int], misses: dict[Hex, int]) -> None:
    """A-11, A-12, A-16"""
    assert key in harmonia.of_layout(earns, advanced=True, total=0)
    assert key not in harmonia.of_layout(misses, advanced=True, total=0)


@pytest.mark.parametrize(("key", "least"), [("good", 200), ("very-good", 300)])
def test_harmonia_by_points(key: str, least: int) -> None:
    """A-15"""
    assert key in harmonia.of_layout(FLOWER, advanced=True, total=least)
    assert key not in harmonia.of_layout(FLOWER, advanced=True, total=least - 1)
    assert key not in harmonia.of_layout(FLOWER, advanced=False, total=least)


def test_the_goal_of_the_basic_game() -> None:
    """A-9"""
    whole = dict.fromkeys(goal_cells(MIDDLE), 0)
    assert "goal" in harmonia.of_layout(whole, advanced=False, total=1)
    assert "goal" not in harmonia.of_layout(whole, advanced=True, total=1)
    lacking = dict(list(whole.items())[:-1])
    assert "goal" not in harmonia.of_layout(lacking, advanced=False, total=0)
