"""What a player can have in the hand on the table of Harmonies, and the moves that come of it."""

from __future__ import annotations

from dataclasses import dataclass

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import COLOURS, Colour
from harmony_desktop.games.harmonies.rules.moves import (
    ChooseSpirit,
    DiscardCard,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)

MINE = "mine"
"""The place of everything that is taken as a whole: one's own side of the table."""


@dataclass(frozen=True)
class Token:
    """A token to place: which of the hand, and its colour."""

    place: int
    colour: Colour


@dataclass(frozen=True)
class Cube:
    """A cube of an own card; with a cell if that is where it was offered."""

    card: int
    cell: int | None = None


@dataclass(frozen=True)
class Space:
    """The tokens of a space of the central board."""

    number: int


@dataclass(frozen=True)
class RowCard:
    """A card of the row."""

    card: int


@dataclass(frozen=True)
class Discard:
    """A card of the row that is to leave the game (solo)."""

    card: int


@dataclass(frozen=True)
class Spirit:
    """A spirit to choose."""

    card: int


Piece = Token | Cube | Space | RowCard | Discard | Spirit


def move_of(piece: Piece, place: int | str | None) -> Move:
    """The move that puts a piece on a place, or takes it where it lies."""
    match piece:
        case Token(colour=colour):
            return PlaceToken(COLOURS[colour], int(place or 0))
        case Cube(card=card):
            return PlaceCube(CARDS[card].id, int(place or 0))
        case Space(number):
            return TakeSpace(number)
        case RowCard(card):
            return TakeCard(CARDS[card].id)
        case Discard(card):
            return DiscardCard(CARDS[card].id)
        case Spirit(card):
            return ChooseSpirit(CARDS[card].id)
