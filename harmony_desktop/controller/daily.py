"""The game of the day: by the date in UTC, the same for everybody, one counted try a day."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta

from harmony_desktop import games
from harmony_desktop.engine.record import SEAT_COLOURS, Record, Seat


def record_of(game: str, day: str, counts: bool, started: str) -> Record:
    """The record of a day's game; one that does not count is for practice."""
    facts, rules = games.facts(game).DAILY, games.load(game)
    assert facts is not None
    colours = rules.colours or SEAT_COLOURS
    kinds = [None] * facts.persons + list(facts.bots)
    return Record(
        game=game,
        revision=rules.revision,
        seats=tuple(
            Seat(kind="person", colour=colour)
            if level is None
            else Seat(kind="bot", level=level, colour=colour)
            for level, colour in zip(kinds, colours, strict=False)
        ),
        options=dict(facts.options),
        seed=int(day.replace("-", "")),
        daily=day,
        practice=not counts,
        started=started,
    )


def streak(days: Collection[str], day: str) -> int:
    """Number of days played in a row, up to `day` or, if that is not played yet, the day before.

    >>> streak({"2026-02-27", "2026-02-28", "2026-03-01"}, "2026-03-02")
    3
    >>> streak({"2026-02-28"}, "2026-03-02")
    0
    """
    here = date.fromisoformat(day)
    if day not in days:
        here -= timedelta(days=1)
    length = 0
    while here.isoformat() in days:
        length += 1
        here -= timedelta(days=1)
    return length


def longest_streak(days: Collection[str]) -> int:
    """The largest number of days ever played in a row.

    >>> longest_streak({"2026-01-01", "2026-01-03", "2026-01-04"})
    2
    """
    return max((streak(days, day) for day in days), default=0)
