"""The names of colours, stacks and cards, marked for translation."""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmonies.components import (
    BROWN_1,
    BROWN_2,
    EMPTY,
    FIELD,
    HOUSE_ON_BROWN,
    HOUSE_ON_GREY,
    HOUSE_ON_RED,
    MOUNTAIN_1,
    MOUNTAIN_2,
    MOUNTAIN_3,
    RED_1,
    TREE_1,
    TREE_2,
    TREE_3,
    WATER,
)

COLOUR_NAMES: Final = {
    "blue": QT_TRANSLATE_NOOP("harmonies", "blue"),
    "grey": QT_TRANSLATE_NOOP("harmonies", "grey"),
    "brown": QT_TRANSLATE_NOOP("harmonies", "brown"),
    "green": QT_TRANSLATE_NOOP("harmonies", "green"),
    "yellow": QT_TRANSLATE_NOOP("harmonies", "yellow"),
    "red": QT_TRANSLATE_NOOP("harmonies", "red"),
}

COLOUR_LETTERS: Final = {
    "blue": QT_TRANSLATE_NOOP("harmonies", "B"),
    "grey": QT_TRANSLATE_NOOP("harmonies", "S"),
    "brown": QT_TRANSLATE_NOOP("harmonies", "W"),
    "green": QT_TRANSLATE_NOOP("harmonies", "G"),
    "yellow": QT_TRANSLATE_NOOP("harmonies", "Y"),
    "red": QT_TRANSLATE_NOOP("harmonies", "R"),
}
"""A letter for each colour, all different: blue, stone, wood, green, yellow, red."""

STACK_NAMES: Final = {
    EMPTY: QT_TRANSLATE_NOOP("harmonies", "empty"),
    WATER: QT_TRANSLATE_NOOP("harmonies", "water"),
    FIELD: QT_TRANSLATE_NOOP("harmonies", "field"),
    TREE_1: QT_TRANSLATE_NOOP("harmonies", "tree of height 1"),
    TREE_2: QT_TRANSLATE_NOOP("harmonies", "tree of height 2"),
    TREE_3: QT_TRANSLATE_NOOP("harmonies", "tree of height 3"),
    MOUNTAIN_1: QT_TRANSLATE_NOOP("harmonies", "mountain of height 1"),
    MOUNTAIN_2: QT_TRANSLATE_NOOP("harmonies", "mountain of height 2"),
    MOUNTAIN_3: QT_TRANSLATE_NOOP("harmonies", "mountain of height 3"),
    BROWN_1: QT_TRANSLATE_NOOP("harmonies", "one brown token"),
    BROWN_2: QT_TRANSLATE_NOOP("harmonies", "two brown tokens"),
    RED_1: QT_TRANSLATE_NOOP("harmonies", "one red token"),
    HOUSE_ON_RED: QT_TRANSLATE_NOOP("harmonies", "building on red"),
    HOUSE_ON_BROWN: QT_TRANSLATE_NOOP("harmonies", "building on brown"),
    HOUSE_ON_GREY: QT_TRANSLATE_NOOP("harmonies", "building on grey"),
}

CARD_NAMES: Final = {
    "crocodile": QT_TRANSLATE_NOOP("harmonies", "Crocodile"),
    "ray": QT_TRANSLATE_NOOP("harmonies", "Ray"),
    "fish": QT_TRANSLATE_NOOP("harmonies", "Fish"),
    "otter": QT_TRANSLATE_NOOP("harmonies", "Otter"),
    "frog": QT_TRANSLATE_NOOP("harmonies", "Frog"),
    "duck": QT_TRANSLATE_NOOP("harmonies", "Duck"),
    "flamingo": QT_TRANSLATE_NOOP("harmonies", "Flamingo"),
    "gecko": QT_TRANSLATE_NOOP("harmonies", "Gecko"),
    "shrew": QT_TRANSLATE_NOOP("harmonies", "Shrew"),
    "peacock": QT_TRANSLATE_NOOP("harmonies", "Peacock"),
    "squirrel": QT_TRANSLATE_NOOP("harmonies", "Squirrel"),
    "hedgehog": QT_TRANSLATE_NOOP("harmonies", "Hedgehog"),
    "bee": QT_TRANSLATE_NOOP("harmonies", "Bumblebee"),
    "bear": QT_TRANSLATE_NOOP("harmonies", "Bear"),
    "rabbit": QT_TRANSLATE_NOOP("harmonies", "Rabbit"),
    "macaw": QT_TRANSLATE_NOOP("harmonies", "Macaw"),
    "boar": QT_TRANSLATE_NOOP("harmonies", "Boar"),
    "koala": QT_TRANSLATE_NOOP("harmonies", "Koala"),
    "wolf": QT_TRANSLATE_NOOP("harmonies", "Wolf"),
    "kingfisher": QT_TRANSLATE_NOOP("harmonies", "Kingfisher"),
    "penguin": QT_TRANSLATE_NOOP("harmonies", "Penguin"),
    "bat": QT_TRANSLATE_NOOP("harmonies", "Bat"),
    "fennec": QT_TRANSLATE_NOOP("harmonies", "Fennec fox"),
    "macaque": QT_TRANSLATE_NOOP("harmonies", "Japanese macaque"),
    "eagle": QT_TRANSLATE_NOOP("harmonies", "Eagle"),
    "meerkat": QT_TRANSLATE_NOOP("harmonies", "Meerkat"),
    "raven": QT_TRANSLATE_NOOP("harmonies", "Raven"),
    "llama": QT_TRANSLATE_NOOP("harmonies", "Llama"),
    "arctic_fox": QT_TRANSLATE_NOOP("harmonies", "Arctic fox"),
    "raccoon": QT_TRANSLATE_NOOP("harmonies", "Raccoon"),
    "ladybug": QT_TRANSLATE_NOOP("harmonies", "Ladybug"),
    "panther": QT_TRANSLATE_NOOP("harmonies", "Panther"),
    "lion": QT_TRANSLATE_NOOP("harmonies", "Spirit of the lion"),
    "butterfly": QT_TRANSLATE_NOOP("harmonies", "Spirit of the butterfly"),
    "deer": QT_TRANSLATE_NOOP("harmonies", "Spirit of the deer"),
    "owl": QT_TRANSLATE_NOOP("harmonies", "Spirit of the owl"),
    "cat": QT_TRANSLATE_NOOP("harmonies", "Spirit of the cat"),
    "stork": QT_TRANSLATE_NOOP("harmonies", "Spirit of the stork"),
    "ram": QT_TRANSLATE_NOOP("harmonies", "Spirit of the ram"),
    "marmot": QT_TRANSLATE_NOOP("harmonies", "Spirit of the marmot"),
    "dragonfly": QT_TRANSLATE_NOOP("harmonies", "Spirit of the dragonfly"),
    "tortoise": QT_TRANSLATE_NOOP("harmonies", "Spirit of the tortoise"),
}

SPIRIT_REWARDS: Final = {
    "lion": QT_TRANSLATE_NOOP(
        "harmonies",
        "Each connected group of yellow: 2 points for one or two tokens, 10 for three or more.",
    ),
    "butterfly": QT_TRANSLATE_NOOP(
        "harmonies", "Each connected group of yellow: 5 points, a single token included."
    ),
    "deer": QT_TRANSLATE_NOOP("harmonies", "Each tree of height 2 or 3: 4 points."),
    "owl": QT_TRANSLATE_NOOP(
        "harmonies", "Each tree of height 1 or 2: 3 points; of height 3: 1 point."
    ),
    "cat": QT_TRANSLATE_NOOP(
        "harmonies", "Each connected group of buildings: 4 points, a single building included."
    ),
    "stork": QT_TRANSLATE_NOOP(
        "harmonies", "Each connected group of two or more buildings: 6 points."
    ),
    "ram": QT_TRANSLATE_NOOP(
        "harmonies", "Each mountain of height 2 or 3: 4 points, even where it stands alone."
    ),
    "marmot": QT_TRANSLATE_NOOP(
        "harmonies",
        "Each mountain of height 1 or 2: 3 points; of height 3: 1 point, even where it stands "
        "alone.",
    ),
    "dragonfly": QT_TRANSLATE_NOOP(
        "harmonies", "Each connected group of two or more blue tokens: 7 points."
    ),
    "tortoise": QT_TRANSLATE_NOOP("harmonies", "Each blue token: 2 points."),
}
"""What each spirit adds at the end, once its cube has been placed (N-19)."""
