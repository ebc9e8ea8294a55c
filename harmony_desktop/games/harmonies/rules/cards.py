"""The 32 animal cards and the 10 nature spirits: habitats, values and suns (N-1, N-18, N-19).

A habitat is written with its cube at the origin: each part is (q, r, stack), the stack bottom to
top; `building` stands for red on any base. Cards are numbers: animals first, then spirits.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex

Part = tuple[int, int, str]


class Card(NamedTuple):
    """A card: its habitat, cube first, and its values after 1, 2, 3... cubes (N-18).

    A spirit has one cube and no values: `scoring` has its reward. `suns` counts in the solo game
    only (N-22).
    """

    id: str
    values: tuple[int, ...]
    habitat: tuple[Part, ...]
    spirit: bool = False
    suns: int = 0

    @property
    def steps(self) -> int:
        """The number of cubes on the card."""
        return len(self.values)

    @property
    def shape(self) -> tuple[Hex, ...]:
        """The hexes of the habitat, the cube's first."""
        return tuple(Hex(q, r) for q, r, _ in self.habitat)

    @property
    def turn(self) -> int:
        """The sixths of a full turn by which the card shows its habitat, so that it is largest."""
        return 0 if self.id in _UNTURNED else 4 if self.id in _TALL_BELOW else 1


def _animal(name: str, values: tuple[int, ...], *habitat: Part) -> Card:
    return Card(name, values, habitat)


def _spirit(name: str, suns: int, *habitat: Part) -> Card:
    return Card(name, (0,), habitat, spirit=True, suns=suns)


_UNTURNED: Final = frozenset(
    ("ray", "flamingo", "hedgehog", "bear", "macaw", "wolf", "macaque", "owl")
)
_TALL_BELOW: Final = frozenset(
    (
        *("crocodile", "fish", "duck", "squirrel", "rabbit", "bat", "llama", "panther"),
        *("lion", "deer", "tortoise"),
    )
)
"""Cards that stand on end, with the tallest stack below."""

ANIMALS: Final = (
    _animal("crocodile", (4, 9, 15), (0, 0, "blue"), (-2, 0, "brown brown green"), (-1, 0, "blue")),
    _animal("ray", (4, 10, 16), (0, 0, "blue"), (-1, 0, "grey"), (-1, 1, "grey")),
    _animal("fish", (3, 6, 10, 16), (0, 0, "blue"), (-1, 0, "grey grey grey")),
    _animal("otter", (5, 10, 16), (0, 0, "blue"), (-2, 0, "green"), (-1, 0, "green")),
    _animal("frog", (2, 4, 6, 10, 15), (0, 0, "blue"), (-1, 0, "green")),
    _animal("duck", (2, 4, 8, 13), (0, 0, "blue"), (-1, 0, "building")),
    _animal("flamingo", (4, 10, 16), (0, 0, "blue"), (-1, 0, "yellow"), (-1, 1, "yellow")),
    _animal("gecko", (5, 10, 16), (0, 0, "building"), (-2, 0, "yellow"), (-1, 0, "yellow")),
    _animal("shrew", (5, 10, 17), (0, 0, "building"), (-1, 1, "yellow"), (1, 0, "yellow")),
    _animal("peacock", (5, 10, 17), (0, 0, "building"), (-1, 1, "blue"), (1, 0, "blue")),
    _animal("squirrel", (4, 9, 15), (0, 0, "building"), (-1, 0, "brown brown green")),
    _animal(
        "hedgehog", (5, 12), (0, 0, "building"), (-1, 0, "brown green"), (-1, 1, "brown green")
    ),
    _animal(
        "bee", (8, 18), (0, 0, "brown green"), (-1, 1, "yellow"), (0, 1, "yellow"), (1, 0, "yellow")
    ),
    _animal("bear", (5, 11), (0, 0, "green"), (-1, 0, "grey grey"), (-1, 1, "grey grey")),
    _animal("rabbit", (5, 10, 17), (0, 0, "green"), (-2, 0, "building"), (-1, 0, "green")),
    _animal("macaw", (4, 9, 14), (0, 0, "brown green"), (-1, 0, "blue"), (-1, 1, "blue")),
    _animal("boar", (4, 8, 13), (0, 0, "brown green"), (-1, 0, "building")),
    _animal("koala", (3, 6, 10, 15), (0, 0, "brown green"), (-1, 0, "green")),
    _animal("wolf", (4, 10, 16), (0, 0, "brown brown green"), (-1, 0, "yellow"), (-1, 1, "yellow")),
    _animal(
        "kingfisher", (5, 11, 18), (0, 0, "brown brown green"), (-1, 1, "blue"), (1, 0, "blue")
    ),
    _animal("penguin", (4, 10, 16), (0, 0, "grey"), (-1, 1, "blue"), (1, 0, "blue")),
    _animal("bat", (3, 6, 10, 15), (0, 0, "grey"), (-1, 0, "brown brown green")),
    _animal("fennec", (4, 9, 16), (0, 0, "grey"), (-2, 0, "yellow"), (-1, 0, "grey")),
    _animal("macaque", (5, 11), (0, 0, "grey grey"), (-1, 0, "blue"), (-1, 1, "blue")),
    _animal("eagle", (5, 11), (0, 0, "grey grey grey"), (-1, 0, "yellow")),
    _animal("meerkat", (2, 5, 9, 14), (0, 0, "grey"), (-1, 0, "yellow")),
    _animal("raven", (4, 9), (0, 0, "yellow"), (-1, 1, "building"), (1, 0, "building")),
    _animal("llama", (5, 12), (0, 0, "yellow"), (-2, 0, "grey grey"), (-1, 0, "yellow")),
    _animal(
        "arctic_fox", (5, 10, 17), (0, 0, "yellow"), (-1, 1, "brown green"), (1, 0, "brown green")
    ),
    _animal("raccoon", (6, 12), (0, 0, "yellow"), (-1, 1, "blue"), (0, 1, "blue"), (1, 0, "blue")),
    _animal("ladybug", (2, 5, 8, 12, 17), (0, 0, "yellow"), (-1, 0, "green")),
    _animal("panther", (5, 11), (0, 0, "yellow"), (-2, 0, "brown green"), (-1, 0, "brown green")),
)

SPIRITS: Final = (
    _spirit("lion", 1, (0, 0, "yellow"), (-1, 0, "brown green"), (1, 0, "yellow")),
    _spirit("butterfly", 1, (0, 0, "yellow"), (-2, 1, "yellow"), (-1, 0, "blue"), (-1, 1, "blue")),
    _spirit("deer", 0, (0, 0, "brown green"), (-1, 0, "brown brown green"), (1, 0, "green")),
    _spirit("owl", 0, (0, 0, "brown brown green"), (-1, 0, "green"), (-1, 1, "green")),
    _spirit("cat", 1, (0, 0, "building"), (-2, 0, "building"), (-1, 0, "green")),
    _spirit("stork", 1, (0, 0, "building"), (-2, 0, "yellow"), (-1, 0, "building")),
    _spirit("ram", 0, (0, 0, "grey grey grey"), (-1, 0, "grey grey")),
    _spirit("marmot", 0, (0, 0, "grey grey"), (-1, 1, "grey"), (1, 0, "grey")),
    _spirit("dragonfly", 1, (0, 0, "blue"), (-1, 0, "brown green"), (1, 0, "brown green")),
    _spirit("tortoise", 0, (0, 0, "blue"), (-1, 0, "grey grey"), (1, 0, "blue")),
)

CARDS: Final[tuple[Card, ...]] = ANIMALS + SPIRITS
FIRST_SPIRIT: Final = len(ANIMALS)
CARD_NUMBERS: Final = {card.id: number for number, card in enumerate(CARDS)}
STEPS: Final = tuple(card.steps for card in CARDS)
