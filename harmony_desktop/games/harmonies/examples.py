"""The board that the rulebook scores as its example (N-20, N-26)."""

from __future__ import annotations

from typing import Final

from harmony_desktop.games.harmonies.rules.components import (
    FIELD,
    HOUSE_ON_BROWN,
    HOUSE_ON_GREY,
    MOUNTAIN_1,
    MOUNTAIN_3,
    TREE_1,
    TREE_2,
    WATER,
    Stacks,
)

LANDSCAPE_53: Final[Stacks] = (
    FIELD, FIELD, WATER, WATER, TREE_1,
    WATER, WATER, FIELD, WATER,
    WATER, HOUSE_ON_BROWN, FIELD, FIELD, WATER,
    FIELD, HOUSE_ON_GREY, MOUNTAIN_1, TREE_2,
    MOUNTAIN_3, MOUNTAIN_1, MOUNTAIN_1, HOUSE_ON_BROWN, MOUNTAIN_1,
)  # fmt: skip
"""Side A, column by column: the stacks as printed. What lies under a red token is our choice."""

ANIMALS_63: Final = (
    ("macaque", 1),
    ("shrew", 2),
    ("boar", 1),
    ("raccoon", 2),
    ("flamingo", 3),
    ("fennec", 3),
)
"""Cards, with the cubes placed, that are worth the printed 5, 10, 4, 12, 16 and 16: our choice."""
