from __future__ import annotations

import pytest

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import (
    COLOUR_NUMBERS,
    GREEN,
    HOUSE_ON_BROWN,
    HOUSE_ON_GREY,
    HOUSE_ON_RED,
    ONTO,
    SIDES,
    STACK_NUMBERS,
)
from harmony_desktop.games.harmonies.rules.habitats import (
    NO_CUBE,
    cells_lacking,
    cube_cells,
    near_cells,
    standing,
    stands,
)

CENTRE = 11  # column 2, row 2 of side A: all six neighbours are on the board


def _laid(card: int, sixths: int, building: int = HOUSE_ON_RED) -> tuple[int, ...]:
    """A board of side A with nothing but the card's habitat, its cube's hex in the centre."""
    side = SIDES["A"]
    stacks = list(side.empty)
    for q, r, stack in CARDS[card].habitat:
        cell = side.cell(side.hexes[CENTRE] + Hex(q, r).turned(sixths))
        assert cell is not None
        colours = tuple(COLOUR_NUMBERS[name] for name in stack.split() if name != "building")
        stacks[cell] = STACK_NUMBERS[colours] if colours else building
    return tuple(stacks)


@pytest.mark.parametrize("card", range(len(CARDS)), ids=[card.id for card in CARDS])
def test_a_habitat_stands_in_all_six_rotations(card: int) -> None:
    """N-9"""
    for sixths in range(6):
        stacks = _laid(card, sixths)
        assert stands("A", stacks, card, CENTRE)
        assert CENTRE in cube_cells("A", stacks, (NO_CUBE,) * 23, card)
        cells = standing("A", stacks, card, CENTRE)[0]
        assert cells[0] == CENTRE
        assert set(cells) == {cell for cell, stack in enumerate(stacks) if stack}


@pytest.mark.parametrize("card", range(len(CARDS)), ids=[card.id for card in CARDS])
def test_a_habitat_with_any_stack_missing_or_changed_does_not_stand(card: int) -> None:
    """N-9: every stack must match exactly, height included."""
    whole = _laid(card, 0)
    for cell, stack in enumerate(whole):
        if not stack:
            continue
        wrong = [0, *(after for after in ONTO[stack] if after >= 0)]
        for other in wrong:
            stacks = (*whole[:cell], other, *whole[cell + 1 :])
            assert not stands("A", stacks, card, CENTRE)


@pytest.mark.parametrize("building", [HOUSE_ON_RED, HOUSE_ON_BROWN, HOUSE_ON_GREY])
def test_a_building_matches_whatever_its_lower_token(building: int) -> None:
    """N-9"""
    duck = CARD_NUMBERS["duck"]
    assert stands("A", _laid(duck, 2, building), duck, CENTRE)


def test_the_cube_needs_a_free_hex_but_the_others_may_carry_cubes(board) -> None:
    """N-9"""
    frog = CARD_NUMBERS["frog"]
    stacks = board("B G")
    free = [NO_CUBE] * 23
    assert cube_cells("A", stacks, tuple(free), frog) == (0,)
    taken_beside = tuple(free[:1] + [frog] + free[2:])
    assert cube_cells("A", stacks, taken_beside, frog) == (0,)
    taken = tuple([frog] + free[1:])
    assert cube_cells("A", stacks, taken, frog) == ()


def test_one_hex_serves_several_habitats(board) -> None:
    """N-9: a tree between two waters is home to two frogs."""
    frog = CARD_NUMBERS["frog"]
    assert cube_cells("A", board("B G B"), (NO_CUBE,) * 23, frog) == (0, 2)


def test_every_habitat_is_its_own_mirror_image_turned() -> None:
    """N-9: so it never matters that a card cannot be turned over."""
    for card in CARDS:
        parts = {(Hex(q, r), stack) for q, r, stack in card.habitat}
        mirrored = {(place.mirrored(), stack) for place, stack in parts}
        turned = [{(place.turned(n), stack) for place, stack in parts} for n in range(6)]
        assert mirrored in turned, card.id


def test_near_habitats_name_the_missing_token(board) -> None:
    """N-9, and what the table lights up for a card one is pointing at."""
    frog = CARD_NUMBERS["frog"]
    near = near_cells("A", board("B"), (NO_CUBE,) * 23, frog)
    assert {(one.cube, one.cell, one.colour) for one in near} == {(0, 1, GREEN), (0, 5, GREEN)}


def test_every_near_habitat_stands_after_its_token(board) -> None:
    """N-9"""
    stacks = board("B W SS Y .|S WR B|. G WW . Y|SS B . Y|R . S B WG")
    free = (NO_CUBE,) * 23
    for card in range(len(CARDS)):
        for cube, cell, colour in near_cells("A", stacks, free, card):
            assert not stands("A", stacks, card, cube) or cell != cube
            after = ONTO[stacks[cell]][colour]
            built = (*stacks[:cell], after, *stacks[cell + 1 :])
            assert stands("A", built, card, cube)


def test_a_hex_with_a_cube_is_never_the_missing_one(board) -> None:
    """N-8, N-9"""
    bear = CARD_NUMBERS["bear"]
    stacks = board("G SS|S")
    assert near_cells("A", stacks, (NO_CUBE,) * 23, bear)
    cubes = tuple(bear if cell == 5 else NO_CUBE for cell in range(23))
    assert all(near.cell != 5 for near in near_cells("A", stacks, cubes, bear))


def test_places_of_a_habitat_are_counted_by_the_tokens_they_lack(board) -> None:
    """N-9: with none lacking they stand, with one they are the near ones."""
    stacks = board("B W SS Y .|S WR B|. G WW . Y|SS B . Y|R . S B WG")
    free = (NO_CUBE,) * 23
    for card in range(len(CARDS)):
        now, soon, later = (set(cells_lacking("A", stacks, free, card, most)) for most in (0, 1, 2))
        assert now == set(cube_cells("A", stacks, free, card))
        assert soon == now | {near.cube for near in near_cells("A", stacks, free, card)}
        assert soon <= later
    frog = CARD_NUMBERS["frog"]
    assert cells_lacking("A", board("B"), free, frog, 1) == (0,)
    assert cells_lacking("A", board("B"), free, frog, 2) == tuple(range(23))
    full = (frog,) * 23
    assert cells_lacking("A", board("B"), full, frog, 2) == ()
