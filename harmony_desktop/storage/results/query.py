"""Filters for results, as SQL conditions."""

# SQL is assembled only from constants of this module; external data is always a bound value.
# ruff: noqa: S608

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from harmony_desktop.storage.results.result import Source


class Tablemate(NamedTuple):
    """Somebody at the table: a person, a character, bots of a level, or a character of a level."""

    person: str | None = None
    """A person's key: see `person_key`."""
    face: str = ""
    """The character of a bot."""
    faceless: tuple[str, ...] = ()
    """The levels at which a bot without a face of its own is this character."""
    level: str = ""

    def condition(self) -> tuple[str, list[object]]:
        """The condition over `who` as SQL, and its values."""
        if self.person is not None:
            return "person = ?", [self.person]
        parts: list[str] = ["person IS NULL"]
        values: list[object] = []
        if self.face:
            levels = ", ".join("?" * len(self.faceless))
            parts.append(f"(face = ? OR face = '' AND level IN ({levels}))")
            values += [self.face, *self.faceless]
        if self.level:
            parts.append("level = ?")
            values.append(self.level)
        return " AND ".join(parts), values


class Term(NamedTuple):
    """A word to find: in the text of a result, or as the name of a game, character or level."""

    text: str
    games: tuple[str, ...] = ()
    """The games with that word in their title."""
    tablemates: tuple[Tablemate, ...] = ()
    """The characters and levels with that word in their name."""


@dataclass(frozen=True, slots=True)
class Query:
    """A filter for results. Fields left out match everything; the bin is searched separately."""

    game: str | None = None
    variant: str | None = None
    seats: int | None = None
    person: str | None = None
    """A person's key: see `person_key`."""
    tablemate: Tablemate | None = None
    """Who else sat at the table."""
    since: str | None = None
    """A moment as ISO text, in UTC."""
    until: str | None = None
    starred: bool = False
    source: Source | None = None
    revision: int | None = None
    binned: bool = False
    terms: tuple[Term, ...] = ()
    """Words to find, all of them."""

    def condition(self) -> tuple[str, list[object]]:
        """The condition over `result` as SQL, and its values."""
        parts = ["binned IS NOT NULL" if self.binned else "binned IS NULL"]
        values: list[object] = []
        for column in ("game", "variant", "seats", "source", "revision"):
            if (value := getattr(self, column)) is not None:
                parts.append(f"result.{column} = ?")
                values.append(value)
        if self.since is not None:
            parts.append("finished >= ?")
            values.append(self.since)
        if self.until is not None:
            parts.append("finished < ?")
            values.append(self.until)
        if self.starred:
            parts.append("starred = 1")
        if self.person is not None:
            sitting, own = _sitting(Tablemate(self.person))
            parts.append(sitting)
            values += own
        if self.tablemate is not None:
            sitting, own = _sitting(self.tablemate)
            parts.append(sitting)
            values += own
        for term in self.terms:
            found = ["instr(words, ?) > 0"]
            values.append(term.text.casefold())
            if term.games:
                found.append(f"game IN ({', '.join('?' * len(term.games))})")
                values += term.games
            for tablemate in term.tablemates:
                sitting, own = _sitting(tablemate)
                found.append(sitting)
                values += own
            parts.append(f"({' OR '.join(found)})")
        return " AND ".join(parts), values


def _sitting(tablemate: Tablemate) -> tuple[str, list[object]]:
    """The condition over `result` that somebody sat at its table, and its values."""
    condition, values = tablemate.condition()
    return (
        "EXISTS (SELECT 1 FROM seat JOIN who ON who.id = seat.who"
        f" WHERE seat.result = result.id AND {condition})"
    ), values
