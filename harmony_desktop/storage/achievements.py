"""Achievements of persons: found in their games, and counted over all of them."""

# SQL is assembled only from constants of this module; external data is always a bound value.
# ruff: noqa: S608

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from harmony_desktop import games
from harmony_desktop.storage.results import Feat, Results, SeatFeats, identity_of

if TYPE_CHECKING:
    from harmony_desktop.engine.achievements import Achievement
    from harmony_desktop.engine.game import State
    from harmony_desktop.engine.record import Record

FIRST_GAMES = 3
"""In so many first games of each kind, hints do not keep anybody from an achievement."""
_SITTING = (
    "EXISTS (SELECT 1 FROM seat JOIN who ON who.id = seat.who WHERE seat.result = result.id"
    " AND person IS NOT NULL AND (? IS NULL OR person = ?) AND (? = 0 OR (won = 1 AND seats > 1)))"
)


def earned(record: Record, history: Sequence[State], results: Results) -> list[SeatFeats]:
    """The achievements of the persons in a game; none in practice.

    None where hints were taken either, unless it is one of the first games of its kind. Raises
    Unreadable if that cannot be read now.
    """
    nothing = [SeatFeats()] * len(record.seats)
    if record.practice or history[-1].to_move is not None:
        return nothing
    if record.hints and games_before(results, record) >= FIRST_GAMES:
        return nothing
    found = games.achievements(record.game)
    return [
        SeatFeats(found.achieved(history, seat), found.measured(history, seat))
        if sitting.kind == "person"
        else SeatFeats()
        for seat, sitting in enumerate(record.seats)
    ]


def games_before(results: Results, record: Record) -> int:
    """How many games of this kind were finished before a game, or until now."""
    identity = identity_of(record.to_json())
    with results.reading() as connection:
        if connection is None:
            return 0
        count = connection.execute(
            "SELECT count(*) FROM result WHERE game = ? AND source = 'played'"
            " AND identity IS NOT ? AND finished <= ifnull("
            "(SELECT finished FROM result WHERE identity = ?), '9999')",
            (record.game, identity, identity),
        )
        return int(count.fetchone()[0])


def feats_of(results: Results, person: str | None = None, besides: str = "") -> list[Feat]:
    """The achievements of a person, or of all persons, each with its first date.

    The game of the record `besides` is left out.
    """
    found = results.feats(person, besides)
    for game in games.GAMES:
        for one in games.achievements(game).ACHIEVEMENTS:
            if one.career is not None:
                found += _career(results, game, one, person, besides)
    return found


def _career(
    results: Results, game: str, one: Achievement, person: str | None, besides: str
) -> list[Feat]:
    """An achievement over many games, with the game that completed it; [] if it is not earned."""
    with results.reading() as connection:
        if connection is None:
            return []
        rows = connection.execute(
            f"SELECT finished, identity FROM result WHERE game = ? AND binned IS NULL"
            f" AND identity IS NOT ? AND {_SITTING} ORDER BY finished, id LIMIT 1 OFFSET ?",
            (
                *(game, identity_of(besides) if besides else ""),
                *(person, person, int(one.career == "wins"), one.goal - 1),
            ),
        )
        for finished, identity in rows:
            with suppress(ValueError):
                moment = datetime.fromisoformat(str(finished))
                return [Feat(game, one.key, moment, str(identity or ""), 1)]
    return []


def progress_of(results: Results, person: str | None = None) -> dict[tuple[str, str], int]:
    """How far a person, or anybody, has come towards each achievement with a goal."""
    found: dict[tuple[str, str], int] = {}
    with results.reading() as connection:
        if connection is None:
            return found
        for game, key, value in connection.execute(
            "SELECT game, key, max(value) FROM progress JOIN result ON result.id = progress.result"
            " JOIN seat ON seat.result = progress.result AND seat.seat = progress.seat"
            " JOIN who ON who.id = seat.who WHERE binned IS NULL AND (? IS NULL OR person = ?)"
            " GROUP BY game, key",
            (person, person),
        ):
            found[str(game), str(key)] = int(value)
        for game in games.GAMES:
            for one in games.achievements(game).ACHIEVEMENTS:
                if one.career is not None:
                    count = connection.execute(
                        f"SELECT count(*) FROM result WHERE game = ? AND binned IS NULL"
                        f" AND {_SITTING}",
                        (game, person, person, int(one.career == "wins")),
                    )
                    found[game, one.key] = int(count.fetchone()[0])
    return found
