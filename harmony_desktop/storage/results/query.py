"""Filters for results, as SQL conditions."""

from __future__ import annotations

from dataclasses import dataclass

from harmony_desktop.storage.results.result import Source


@dataclass(frozen=True, slots=True)
class Query:
    """A filter for results. Fields left out match everything; the bin is searched separately."""

    game: str | None = None
    variant: str | None = None
    seats: int | None = None
    person: str | None = None
    """A person's key: see `person_key`."""
    since: str | None = None
    """A moment as ISO text, in UTC."""
    until: str | None = None
    starred: bool = False
    source: Source | None = None
    revision: int | None = None
    binned: bool = False
    terms: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Words to find, each with the games whose title it may be."""

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
            parts.append(
                "EXISTS (SELECT 1 FROM seat JOIN who ON who.id = seat.who"
                " WHERE seat.result = result.id AND person = ?)"
            )
            values.append(self.person)
        for term, meant in self.terms:
            among = f" OR game IN ({', '.join('?' * len(meant))})" if meant else ""
            parts.append(f"(instr(words, ?) > 0{among})")
            values += [term.casefold(), *meant]
        return " AND ".join(parts), values
