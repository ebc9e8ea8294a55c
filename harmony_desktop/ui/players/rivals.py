"""Opponents as the window names them: persons, and characters at all their levels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from harmony_desktop.engine.record import Seat
from harmony_desktop.storage.results import Tablemate
from harmony_desktop.storage.statistics import Opponent
from harmony_desktop.ui.players.faces import CHARACTERS
from harmony_desktop.ui.players.players import (
    LEVEL_NAMES,
    character_name,
    faces,
    level_name,
    shown_name,
)


@dataclass(frozen=True, slots=True)
class RivalScore:
    """Games played against one person or character, and who finished ahead in how many."""

    name: str
    face: str
    played: int
    ahead: int
    behind: int
    levels: dict[str, RivalScore] = field(default_factory=dict)
    """The same for each level of a character; {} for a person."""

    def plus(self, other: RivalScore) -> RivalScore:
        """Both together."""
        return replace(
            self,
            played=self.played + other.played,
            ahead=self.ahead + other.ahead,
            behind=self.behind + other.behind,
            levels={**self.levels, **other.levels},
        )


def by_rival(opponents: Iterable[Opponent]) -> list[RivalScore]:
    """One row for each person and character, those played most first."""
    found: dict[tuple[bool, str], RivalScore] = {}
    for one in opponents:
        seats = (_seat(one),)
        face = faces(seats)[0]
        name = shown_name(seats, 0)
        score = RivalScore(name, face, one.played, one.ahead, one.behind)
        if one.level is not None:
            score = replace(score, levels={one.level: score})
        key = (one.level is None, name)
        if key in found:
            before = found[key].levels.get(one.level or "")
            if before is not None:
                score = replace(score, levels={one.level or "": before.plus(score)})
            score = found[key].plus(score)
        found[key] = score
    return sorted(found.values(), key=lambda one: -one.played)


def character_of(level: str, face: str) -> str:
    """The character that a bot of the results plays as."""
    return faces((Seat(kind="bot", level=_word(level), face=_word(face)),))[0]


def named(text: str) -> tuple[Tablemate, ...]:
    """The characters and levels with a text in their names."""
    return (
        *(tablemate(face) for face in CHARACTERS if text in character_name(face).casefold()),
        *(Tablemate(level=level) for level in LEVEL_NAMES if text in level_name(level).casefold()),
    )


def tablemate(face: str, level: str = "") -> Tablemate:
    """A character, at one level or at all, for a search among the results."""
    usual = tuple(one for one in LEVEL_NAMES if character_of(one, "") == face)
    return Tablemate(face=face, faceless=usual, level=level)


def _seat(one: Opponent) -> Seat:
    if one.level is None:
        return Seat(kind="person", name=one.name[:40])
    level, face = (_word(word) for word in (one.level, one.face))
    return Seat(kind="bot", name=one.name[:40], level=level, face=face)


def _word(text: str) -> str | None:
    """The text if it looks like a word of a record, else None; results may hold any text."""
    return text if text.replace("-", "").isalnum() and text.isascii() and len(text) < 40 else None
