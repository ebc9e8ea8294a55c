"""Pieces that a player can hold on Harmonies' table, and the moves they make."""

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
"""The place of pieces that are taken as a whole: the player's own side of the table."""


@dataclass(frozen=True)
class Token:
    """A token to place: its index in the hand, and its colour."""

    place: int
    colour: Colour


@dataclass(frozen=True)
class Cube:
    """A cube of the player's card; with a cell if it was offered on that cell."""

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
    """Return the move that puts a piece on a place, or takes a whole piece."""
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
