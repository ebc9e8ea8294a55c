"""Score pads for games played with the box: the parts of every pad.

A pad holds an entry for each player, or a single one where all share a board: the board as a value
of the game, and the numbers and choices entered beside it. A piece that cannot be put somewhere is
refused by IllegalMove, in the words of the game's texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from harmony_desktop.engine.score import ScoreSheet

Values = Mapping[str, int | str]
MOST_OF_A_NUMBER: Final = 9999


@dataclass(frozen=True)
class Number:
    """A number to enter. Its title is marked for translation."""

    key: str
    title: str
    least: int = 0
    most: int = MOST_OF_A_NUMBER
    default: int = 0


@dataclass(frozen=True)
class PadChoice:
    """A choice for the whole table; the game's texts have its words, as for an option."""

    key: str
    values: tuple[str, ...]


Field = Number | PadChoice


class PadEntry(NamedTuple):
    """A player's board and the values entered beside it."""

    board: Any
    values: Values


class Lifted(NamedTuple):
    """The result of lifting a piece: the board without it, the piece, and how it was turned."""

    board: Any
    piece: Any
    turn: int = 0


def usual(fields: Sequence[Field]) -> dict[str, int | str]:
    """The initial values of a pad's fields."""
    return {
        field.key: field.default if isinstance(field, Number) else field.values[0]
        for field in fields
    }


def highest(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """The seats with the highest total."""
    totals = [sheet.total for sheet in sheets]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
