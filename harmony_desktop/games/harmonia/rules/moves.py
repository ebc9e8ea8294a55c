"""The moves of a seat: show and place a tile, make remarks, and end the game by agreement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import TURNS, Kind, Sides

LEAVE: Final = "leave"
FILL: Final = "fill"
WISHES: Final = (LEAVE, FILL)
EVERYBODY: Final = -1
"""All other seats, as those who are asked for their hands."""


@dataclass(frozen=True, slots=True)
class Show(Move):
    """Show a tile of the hand; it must then be placed (A-5)."""

    kind: ClassVar[str] = "show"
    tile: Kind


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Put the shown tile on a cell, turned clockwise by `turn` sixths (A-6).

    `turn` is always the smallest of those that look the same.
    """

    kind: ClassVar[str] = "place"
    q: int
    r: int
    turn: int

    @property
    def cell(self) -> Hex:
        return Hex(self.q, self.r)

    def sides(self, tile: Kind) -> Sides:
        """The sides of a tile of this kind as this move places it."""
        return TURNS[tile][self.turn]


@dataclass(frozen=True, slots=True)
class Remark(Move):
    """A remark of a seat. It may be made at any time and does not use the turn (A-4)."""

    seat: int

    @property
    def by(self) -> int:
        return self.seat


@dataclass(frozen=True, slots=True)
class AnnounceKind(Remark):
    """Announce the number of tiles of a kind in the hand (A-4). Only the truth is legal."""

    kind: ClassVar[str] = "tell-kind"
    tile: Kind
    count: int


@dataclass(frozen=True, slots=True)
class AnnounceHand(Remark):
    """Announce the whole hand, kind by kind (A-4)."""

    kind: ClassVar[str] = "tell-hand"


@dataclass(frozen=True, slots=True)
class AskHand(Remark):
    """Ask another seat, or EVERYBODY, for the whole hand (A-4)."""

    kind: ClassVar[str] = "ask-hand"
    whom: int


@dataclass(frozen=True, slots=True)
class Ask(Remark):
    """Point at an empty cell and ask the others to leave it or to fill it (A-4)."""

    kind: ClassVar[str] = "ask"
    q: int
    r: int
    wish: str

    @property
    def cell(self) -> Hex:
        return Hex(self.q, self.r)


@dataclass(frozen=True, slots=True)
class AskTile(Remark):
    """Ask a partner to lay a tile it has announced on an empty cell, turned by `turn` (A-4)."""

    kind: ClassVar[str] = "ask-tile"
    whom: int
    q: int
    r: int
    tile: Kind
    turn: int

    @property
    def cell(self) -> Hex:
        return Hex(self.q, self.r)

    @property
    def sides(self) -> Sides:
        """The sides of the tile as it should lie."""
        return TURNS[self.tile][self.turn]


@dataclass(frozen=True, slots=True)
class TakeBack(Remark):
    """Take back what one has asked for a cell (A-4)."""

    kind: ClassVar[str] = "take-back"
    q: int
    r: int

    @property
    def cell(self) -> Hex:
        return Hex(self.q, self.r)


@dataclass(frozen=True, slots=True)
class Need(Remark):
    """Ask the others to make room for a tile of a kind in the hand (A-4)."""

    kind: ClassVar[str] = "need"
    tile: Kind


@dataclass(frozen=True, slots=True)
class Point(Remark):
    """Point at a tile of the layout (A-4)."""

    kind: ClassVar[str] = "point"
    q: int
    r: int

    @property
    def cell(self) -> Hex:
        return Hex(self.q, self.r)


@dataclass(frozen=True, slots=True)
class Propose(Move):
    """Propose to end the game; every other seat is asked once (A-8)."""

    kind: ClassVar[str] = "propose"


@dataclass(frozen=True, slots=True)
class Vote(Move):
    """Answer a proposal to end the game (A-8)."""

    kind: ClassVar[str] = "vote"
    agree: bool


CellWish = Ask | AskTile
"""A request about a cell."""
Wish = CellWish | Need
"""A request to the others."""
Standing = Wish | Point | AskHand
"""A remark that stays in force for a while."""


def replaces(remark: Standing, earlier: Standing) -> bool:
    """Whether a remark replaces an earlier one of its seat: about the same cell, or a tile asked
    of the same partner (A-4)."""
    if not isinstance(remark, CellWish) or not isinstance(earlier, CellWish):
        return False
    if isinstance(remark, AskTile) and isinstance(earlier, AskTile):
        return remark.whom == earlier.whom or remark.cell == earlier.cell
    return remark.cell == earlier.cell


SHOWS: Final = tuple(Show(tile) for tile in range(len(TURNS)))
PROPOSE: Final = Propose()
VOTES: Final = (Vote(True), Vote(False))
