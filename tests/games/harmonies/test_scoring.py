from __future__ import annotations

from itertools import pairwise

import pytest

from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import COLOUR_NUMBERS, SIDES, STACK_NUMBERS
from harmony_desktop.games.harmonies.rules.scoring import (
    Holding,
    islands,
    river,
    river_points,
    sheet,
    spirit_cells,
    suns,
)


def _points(stacks, side="A", cards=()) -> dict[str, int]:
    held = [Holding(CARD_NUMBERS[name], placed) for name, placed in cards]
    return {line.key: line.points for line in sheet(side, stacks, held).lines}


def _spirit(stacks, name: str, side: str = "A") -> int:
    return _points(stacks, side, [(name, 1)])["spirit"]


def test_every_recorded_board_scores_exactly(real_boards) -> None:
    """N-12 to N-19: each line and the total of real games."""
    assert len(real_boards) == 4
    for recorded in real_boards:
        side = SIDES[recorded["side"]]
        stacks = list(side.empty)
        for col, row, colours, _ in recorded["cells"]:
            stack = STACK_NUMBERS[tuple(COLOUR_NUMBERS[colour] for colour in colours)]
            stacks[side.places.index((col, row))] = stack
        cards = [Holding(CARD_NUMBERS[c["id"]], c["cubes_placed"]) for c in recorded["cards"]]
        scored = sheet(recorded["side"], tuple(stacks), cards)
        assert {line.key: line.points for line in scored.lines} == recorded["breakdown"]
        assert scored.total == recorded["total"]


def test_trees_score_by_height(board) -> None:
    """N-12"""
    assert _points(board("G|WG|WWG"))["trees"] == 1 + 3 + 7
    assert _points(board("W|WW"))["trees"] == 0


def test_mountains_score_by_height_only_beside_a_mountain(board) -> None:
    """N-13"""
    assert _points(board("S SS SSS"))["mountains"] == 1 + 3 + 7
    assert _points(board("SSS|. . . SSS|. . . . ."))["mountains"] == 0
    assert _points(board("SSS S . . SSS"))["mountains"] == 7 + 1


def test_a_building_on_grey_is_no_mountain(board) -> None:
    """N-13, N-15"""
    assert _points(board("SR S"))["mountains"] == 0


def test_fields_score_by_group_whatever_their_size(board) -> None:
    """N-14"""
    assert _points(board("Y"))["fields"] == 0
    assert _points(board("Y Y"))["fields"] == 5
    assert _points(board("Y Y Y Y Y|Y Y"))["fields"] == 5
    assert _points(board("Y Y . Y Y"))["fields"] == 10


def test_buildings_need_three_colours_on_top_around_them(board) -> None:
    """N-15"""
    assert _points(board("B RR B|. G"))["buildings"] == 0
    assert _points(board("B RR Y|. G"))["buildings"] == 5
    # red counts as a colour, a lone red too; what lies below does not
    assert _points(board("B RR Y|. R"))["buildings"] == 5
    assert _points(board("WG WR WWG|. SR"))["buildings"] == 0
    assert _points(board("B R Y|. G"))["buildings"] == 0


def test_two_buildings_see_each_other_as_red(board) -> None:
    """N-15"""
    assert _points(board("Y RR RR B|. G"))["buildings"] == 10
    assert _points(board("Y RR . B|. G"))["buildings"] == 0


def test_the_river_table(board) -> None:
    """N-16"""
    assert [river_points(length) for length in range(1, 9)] == [0, 2, 5, 8, 11, 15, 19, 23]
    assert _points(board("B B B B B"))["water"] == 11
    assert _points(board(""))["water"] == 0


def test_a_closed_ring_of_six_counts_four_tokens(board) -> None:
    """N-16"""
    ring = board(". . . . .|. B B .|. B . B .|. B B .")
    assert _points(ring)["water"] == 8
    assert len(river("A", ring)) == 4


def test_only_the_best_river_counts(board) -> None:
    """N-16"""
    assert _points(board("B B|. . .|B B B|. . . .|B B"))["water"] == 5


def test_a_token_beside_the_shortest_way_is_not_counted(board) -> None:
    """N-16: the rulebook's example of a token off the path."""
    assert _points(board("B B B|B"))["water"] == 5


def test_the_river_is_a_path_of_neighbours_from_end_to_end(board) -> None:
    """N-16"""
    path = river("A", board("B . . . B|B . . B|. B B B ."))
    assert len(path) == 7
    beside = SIDES["A"].neighbours
    assert all(b in beside[a] for a, b in pairwise(path))


def test_islands_are_regions_without_blue(board) -> None:
    """N-17"""
    assert _points(board("", "B"), "B")["water"] == 5
    four = board(". . . .|B B B|. . . .|B B B|. Y . .|B B B|. . . .", "B")
    assert _points(four, "B")["water"] == 20
    assert len(islands("B", four)) == 4
    assert sum(len(island) for island in islands("B", four)) == 25 - 9


def test_a_board_all_blue_has_no_island(board) -> None:
    """N-17"""
    assert (
        _points(board("B B B B|B B B|B B B B|B B B|B B B B|B B B|B B B B", "B"), "B")["water"] == 0
    )


def test_side_a_has_no_islands_and_side_b_no_river(board) -> None:
    """N-16, N-17"""
    assert _points(board("B B B", "B"), "B")["water"] == 5
    assert _points(board("B B B"))["water"] == 5
    assert _points(board("", "A"))["water"] == 0


def test_an_animal_scores_the_value_of_its_placed_cubes(board) -> None:
    """N-18"""
    for card in CARDS[:32]:
        assert _points(board(""), cards=[(card.id, 0)])["animals"] == 0
        for placed, value in enumerate(card.values, 1):
            assert _points(board(""), cards=[(card.id, placed)])["animals"] == value


def test_animals_add_up_and_a_game_lists_each_card(board, start) -> None:
    """N-18"""
    held = (Holding(CARD_NUMBERS["duck"], 4), Holding(CARD_NUMBERS["bear"], 1))
    assert _points(board(""), cards=[("duck", 4), ("bear", 1)])["animals"] == 18
    cubes = tuple(CARD_NUMBERS["bear"] if cell == 3 else -1 for cell in range(23))
    land = start().table.land._replace(cards=held, cubes=cubes)
    duck, bear = (line for line in land.sheet(start().table.setup).lines if line.key == "animal")
    assert (duck.details["id"], duck.points, duck.cells) == ("duck", 13, ())
    assert (bear.details["id"], bear.points, bear.cells) == ("bear", 5, (3,))


@pytest.mark.parametrize(
    ("name", "text", "points"),
    [
        ("lion", "Y . Y Y .|. . .|. . . . .|. Y Y Y", 2 + 2 + 10),
        ("lion", "Y Y Y Y", 10),
        ("butterfly", "Y . Y Y .|. . .|. . . . .|. Y Y Y", 15),
        ("deer", "G WG WWG", 8),
        ("owl", "G WG WWG G", 3 + 3 + 1 + 3),
        ("cat", "RR . SR WR|. . . .|RR R", 12),
        ("stork", "RR . SR WR|. . . .|RR R", 6),
        ("ram", "SSS . SS . S", 8),
        ("marmot", "SSS . SS . S", 1 + 3 + 3),
        ("dragonfly", "B B . B|. . . .|B B B", 14),
        ("tortoise", "B B . B|. . . .|B B B", 12),
    ],
)
def test_each_spirit_rewards_its_landscape(board, name: str, text: str, points: int) -> None:
    """N-19"""
    assert _spirit(board(text), name) == points


def test_a_spirit_scores_only_if_its_cube_was_placed(board) -> None:
    """N-19"""
    water = board("B B B")
    assert _points(water, cards=[("tortoise", 0)])["spirit"] == 0
    assert _points(water, cards=[("tortoise", 1)])["spirit"] == 6
    assert sum(points for _, points in spirit_cells("A", water, CARD_NUMBERS["tortoise"])) == 6


def test_the_example_of_the_rulebook(board) -> None:
    """N-20: landscapes 53 + animals 63 = 116, with the lion on groups of 1, 2 and 3: 130."""
    stacks = board("Y WG WR Y Y|B B Y SS|B . B B SSS|B G SR .|. B Y Y .")
    animals = [
        ("rabbit", 1),
        ("shrew", 2),
        ("crocodile", 1),
        ("hedgehog", 2),
        ("flamingo", 3),
        ("fennec", 3),
    ]
    points = _points(stacks, cards=animals)
    assert [points[key] for key in ("trees", "mountains", "fields", "buildings", "water")] == [
        4,
        10,
        10,
        10,
        19,
    ]
    assert points["animals"] == 63
    assert sum(points.values()) == 116
    with_lion = _points(stacks, cards=[*animals, ("lion", 1)])
    assert with_lion["spirit"] == 14
    assert sum(with_lion.values()) == 130


def test_suns_by_points() -> None:
    """N-22"""
    tortoise = CARD_NUMBERS["tortoise"]
    steps = [39, 40, 70, 90, 110, 130, 140, 150, 160, 200]
    assert [suns(points, "B", tortoise) for points in steps] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 8]
    assert suns(69, "B", tortoise) == 1


def test_suns_by_side_and_spirit() -> None:
    """N-22: 130 points on side A with the lion are seven suns."""
    assert suns(130, "A", CARD_NUMBERS["lion"]) == 5 + 1 + 1
    assert suns(130, "A", None) == 5 + 1 + 2
    assert suns(130, "B", CARD_NUMBERS["ram"]) == 5
    groups = {card.id for card in CARDS if card.suns}
    assert groups == {"lion", "butterfly", "cat", "stork", "dragonfly"}


def test_lines_name_the_cells_that_score(board) -> None:
    """N-12 to N-15: what the score panel lights up."""
    lines = sheet("A", board("Y Y G SSS|S . .|. . . . Y"), []).lines
    cells = {line.key: line.cells for line in lines}
    assert cells["fields"] == (0, 1)
    assert cells["trees"] == (2,)
    assert cells["mountains"] == ()
    lit = sheet("A", board("S S"), []).lines[1]
    assert lit.cells == (0, 1)
