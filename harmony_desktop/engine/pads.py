"""Score pads: what every pad for a game from the box is made of.

A pad holds an entry for each player, or a single one where all share a board: the board as a value
of the game's own, and the numbers and choices that belong to it. What a pad says, it says by the
words of the game's texts: a piece that cannot lie somewhere is refused by IllegalMove.
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
    """One of a few for the whole table; the game's texts have the words, as for an option."""

    key: str
    values: tuple[str, ...]


Field = Number | PadChoice


class PadEntry(NamedTuple):
    """A player's board and what is entered beside it."""

    board: Any
    values: Values


class Lifted(NamedTuple):
    """A piece that was taken off a board: what is left there, the piece, and how it lay."""

    board: Any
    piece: Any
    turn: int = 0


def usual(fields: Sequence[Field]) -> dict[str, int | str]:
    """The fields of a pad before anything is entered."""
    return {
        field.key: field.default if isinstance(field, Number) else field.values[0]
        for field in fields
    }


def highest(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """Who has most points."""
    totals = [sheet.total for sheet in sheets]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
