"""The moves of Harmonies: a turn consists of several, each an entry in the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import COLOURS, SIDES

MOST_SPACES: Final = 5


@dataclass(frozen=True, slots=True)
class ChooseSpirit(Move):
    """Keep one of the two spirits dealt to the seat (N-19)."""

    kind: ClassVar[str] = "spirit"
    card: str


@dataclass(frozen=True, slots=True)
class TakeSpace(Move):
    """Take the three tokens of a space of the central board (N-4)."""

    kind: ClassVar[str] = "take"
    space: int


@dataclass(frozen=True, slots=True)
class PlaceToken(Move):
    """Put a token from the hand on the player's own board (N-4, N-8)."""

    kind: ClassVar[str] = "token"
    colour: str
    cell: int


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """Take an animal card from the row (N-5)."""

    kind: ClassVar[str] = "card"
    card: str


@dataclass(frozen=True, slots=True)
class PlaceCube(Move):
    """Put a cube of the player's own card on a cell where its habitat is complete (N-6)."""

    kind: ClassVar[str] = "cube"
    card: str
    cell: int


@dataclass(frozen=True, slots=True)
class DiscardCard(Move):
    """Solo: remove a card of the row from the game; it is replaced as the turn ends (N-21)."""

    kind: ClassVar[str] = "discard"
    card: str


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """End the turn: spaces and row are refilled (N-7)."""

    kind: ClassVar[str] = "end"


_MOST_CELLS = max(side.count for side in SIDES.values())

CHOOSE_SPIRIT: Final = tuple(ChooseSpirit(card.id) for card in CARDS)
TAKE_SPACE: Final = tuple(TakeSpace(space) for space in range(MOST_SPACES))
PLACE_TOKEN: Final = tuple(
    tuple(PlaceToken(colour, cell) for cell in range(_MOST_CELLS)) for colour in COLOURS
)
TAKE_CARD: Final = tuple(TakeCard(card.id) for card in CARDS)
PLACE_CUBE: Final = tuple(
    tuple(PlaceCube(card.id, cell) for cell in range(_MOST_CELLS)) for card in CARDS
)
DISCARD_CARD: Final = tuple(DiscardCard(card.id) for card in CARDS)
END_TURN: Final = EndTurn()
