"""The names of colours, stacks and cards, and why a move is refused, marked for translation."""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmonies.rules.components import (
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
    "ladybug": QT_TRANSLATE_NOOP("harmonies", "Ladybird"),
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
"""The reward of each spirit at the end, once its cube has been placed (N-19)."""

REASONS: Final = {
    "over": QT_TRANSLATE_NOOP("harmonies", "The game is over."),
    "no-such-move": QT_TRANSLATE_NOOP("harmonies", "Harmonies has no such move."),
    "no-such-cell": QT_TRANSLATE_NOOP("harmonies", "That is not a hex of your board."),
    "no-such-space": QT_TRANSLATE_NOOP("harmonies", "The central board has no such space."),
    "no-spirits": QT_TRANSLATE_NOOP("harmonies", "This game is played without nature spirits."),
    "spirit-first": QT_TRANSLATE_NOOP(
        "harmonies", "Choose your nature spirit before you do anything else."
    ),
    "spirit-chosen": QT_TRANSLATE_NOOP("harmonies", "You have chosen your nature spirit already."),
    "not-your-spirit": QT_TRANSLATE_NOOP(
        "harmonies", "Choose one of the two spirits that were dealt to you."
    ),
    "space-taken": QT_TRANSLATE_NOOP("harmonies", "You have taken your tokens for this turn."),
    "space-empty": QT_TRANSLATE_NOOP("harmonies", "There are no tokens on that space."),
    "take-first": QT_TRANSLATE_NOOP(
        "harmonies", "Take the tokens from a space first, then place them."
    ),
    "not-in-hand": QT_TRANSLATE_NOOP("harmonies", "You have no token of that colour to place."),
    "under-cube": QT_TRANSLATE_NOOP("harmonies", "No token can go on a hex with a cube."),
    "nothing-on-blue": QT_TRANSLATE_NOOP(
        "harmonies", "Water stays as it is: nothing goes on blue."
    ),
    "nothing-on-yellow": QT_TRANSLATE_NOOP(
        "harmonies", "A field stays as it is: nothing goes on yellow."
    ),
    "nothing-on-green": QT_TRANSLATE_NOOP(
        "harmonies", "Green finishes a tree: nothing goes on it."
    ),
    "nothing-on-building": QT_TRANSLATE_NOOP(
        "harmonies", "The building is finished: nothing goes on it."
    ),
    "mountain-full": QT_TRANSLATE_NOOP("harmonies", "A mountain is at most three tokens high."),
    "on-brown": QT_TRANSLATE_NOOP(
        "harmonies", "Only brown, green or red can go on a single brown token."
    ),
    "on-two-browns": QT_TRANSLATE_NOOP("harmonies", "On two brown tokens only green can go."),
    "on-grey": QT_TRANSLATE_NOOP("harmonies", "Only grey or red can go on a single grey token."),
    "on-two-greys": QT_TRANSLATE_NOOP("harmonies", "On two grey tokens only grey can go."),
    "on-red": QT_TRANSLATE_NOOP("harmonies", "On one red token only red can go."),
    "not-in-row": QT_TRANSLATE_NOOP("harmonies", "That card is not in the row."),
    "card-taken": QT_TRANSLATE_NOOP(
        "harmonies", "You have already taken a card this turn; only one is allowed."
    ),
    "card-limit": QT_TRANSLATE_NOOP(
        "harmonies", "You may have at most {limit} unfinished cards. Finish one first."
    ),
    "not-your-card": QT_TRANSLATE_NOOP("harmonies", "That card is not one of yours."),
    "card-finished": QT_TRANSLATE_NOOP("harmonies", "All cubes of that card have been placed."),
    "cube-there": QT_TRANSLATE_NOOP("harmonies", "There is a cube on that hex already."),
    "wrong-hex": QT_TRANSLATE_NOOP(
        "harmonies", "The cube of this card goes on another kind of landscape."
    ),
    "no-habitat": QT_TRANSLATE_NOOP(
        "harmonies",
        "The habitat is not complete around this hex. Every stack must match, height included.",
    ),
    "discard-solo-only": QT_TRANSLATE_NOOP("harmonies", "Cards are replaced in solo games only."),
    "no-discard-now": QT_TRANSLATE_NOOP(
        "harmonies",
        "A card can be replaced after a turn in which you took none, before you do anything else.",
    ),
    "end-before-taking": QT_TRANSLATE_NOOP(
        "harmonies", "Take the tokens of a space before you end your turn."
    ),
    "end-before-placing": QT_TRANSLATE_NOOP(
        "harmonies", "Place all your tokens before you end your turn. Left: {left}"
    ),
}

SUN_REASONS = {
    "side.A": QT_TRANSLATE_NOOP("harmonies", "side A"),
    "spirits.false": QT_TRANSLATE_NOOP("harmonies", "no spirit"),
    **{f"spirit.{card}": CARD_NAMES[card] for card in SPIRIT_REWARDS},
}
"""The reasons for suns besides points."""
