from __future__ import annotations

from itertools import pairwise

import pytest

from harmony_desktop.games.harmonies.rules.cards import ANIMALS, CARDS, SPIRITS
from harmony_desktop.games.harmonies.rules.components import (
    COLOURS,
    EMPTY,
    ONTO,
    SIDES,
    STACKS,
    SUPPLY,
    TOKENS,
)


def test_the_box_holds_120_tokens_32_animals_and_10_spirits() -> None:
    """N-1"""
    supply = dict(zip(COLOURS, SUPPLY, strict=True))
    expected = {"blue": 23, "grey": 23, "brown": 21, "green": 19, "yellow": 19, "red": 15}
    assert supply == expected
    assert len(TOKENS) == 120
    assert (len(ANIMALS), len(SPIRITS)) == (32, 10)
    assert len({card.id for card in CARDS}) == 42


def test_every_card_is_as_printed(real_cards) -> None:
    """N-1, N-18, N-19, N-22: ids, values, habitats and suns."""
    for card, printed in zip(CARDS, real_cards, strict=True):
        assert card.id == printed["id"]
        assert card.spirit == (printed["kind"] == "spirit")
        assert card.values == tuple(printed.get("points", [0]))
        assert card.suns == printed.get("solo_suns", 0)
        habitat = [
            (part["q"], part["r"], " ".join(part["stack"]).replace("any red", "building"))
            for part in printed["pattern"]
        ]
        assert list(card.habitat) == habitat
        assert card.habitat[0][:2] == (0, 0)


def test_values_of_a_card_rise_with_every_cube() -> None:
    """N-18"""
    for card in ANIMALS:
        assert all(lower < higher for lower, higher in pairwise((0, *card.values)))


@pytest.mark.parametrize(
    ("side", "lengths"), [("A", [5, 4, 5, 4, 5]), ("B", [4, 3, 4, 3, 4, 3, 4])]
)
def test_boards_have_their_columns(side: str, lengths: list[int]) -> None:
    """N-2"""
    places = SIDES[side].places
    assert [sum(col == wanted for col, _ in places) for wanted in range(len(lengths))] == lengths
    assert SIDES[side].count == {"A": 23, "B": 25}[side]


@pytest.mark.parametrize("side", ["A", "B"])
def test_neighbours_follow_the_shifted_columns(side: str) -> None:
    """N-2"""
    places = SIDES[side].places
    for cell, (col, row) in enumerate(places):
        near = {(col, row - 1), (col, row + 1)}
        for other in (col - 1, col + 1):
            near |= {(other, row), (other, row + 1 if col % 2 else row - 1)}
        expected = {places.index(place) for place in near if place in places}
        assert set(SIDES[side].neighbours[cell]) == expected


def test_exactly_these_tokens_go_on_these_stacks() -> None:
    """N-8"""
    allowed = {
        "": "blue grey brown green yellow red",
        "brown": "brown green red",
        "brown brown": "green",
        "grey": "grey red",
        "grey grey": "grey",
        "red": "red",
    }
    for stack, colours in enumerate(STACKS):
        words = " ".join(COLOURS[colour] for colour in colours)
        accepted = {name for name, after in zip(COLOURS, ONTO[stack], strict=True) if after >= 0}
        assert accepted == set(allowed.get(words, "").split())


def test_every_stack_is_built_from_the_empty_hex() -> None:
    """N-8"""
    reached = {EMPTY}
    for _ in range(3):
        reached |= {after for stack in reached for after in ONTO[stack] if after >= 0}
    assert reached == set(range(len(STACKS)))
