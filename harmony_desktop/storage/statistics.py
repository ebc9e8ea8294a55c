"""Statistics over the results of a person, game, variant or period, computed by the database.

At most a few hundred rows leave the database, however many results there are.
"""

# SQL is assembled only from constants of this module; external data is always a bound value.
# ruff: noqa: S608

from __future__ import annotations

import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from harmony_desktop import games
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.storage.achievements import earned
from harmony_desktop.storage.results import (
    SELECT,
    Query,
    Result,
    Results,
    SeatFeats,
    Unreadable,
    identity_of,
    person_keys,
    read_row,
    read_sheets,
    variant_of,
)

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record

log = logging.getLogger(__name__)

MOST_POINTS_SHOWN = 400
"""Most points in the series; more games are grouped into as many stretches."""
SHEETS_LOOKED_AT = 300
"""Number of latest games whose categories are averaged."""
RECENT = 20
_MOST = 10**6


@dataclass(frozen=True, slots=True)
class Stretch:
    """A single game or consecutive games, in the order they were finished."""

    finished: datetime
    """When the first of them was finished."""
    games: int
    won: int
    least: int
    most: int
    mean: float
    spread: float
    """The standard deviation within it; 0 of a single game."""
    best: int | None
    """The most points among the games that can be a best; None if none can."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent: how many games were played against them, and who finished ahead in how many.

    Among those who have not won, more points are ahead. Who shares a place is neither ahead nor
    behind.
    """

    name: str
    level: str | None
    """The level of a bot; None for a person."""
    played: int
    ahead: int
    behind: int
    face: str = ""
    """The character a bot plays as, where one was chosen."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One game in one variant, with one number of seats, under one revision of the rules."""

    game: str
    variant: str
    seats: int
    revision: int
    games: int
    won: int
    best: int | None
    """The most points in a game that can be a best: ranked, and without hints."""
    mean: float | None
    """None for a kind whose points are no result."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A person who has played: key, latest spelling of the name, and number of games."""

    key: str
    name: str
    games: int


class BotPlayer(NamedTuple):
    """A bot of the results: its level, and its character where one was chosen."""

    level: str
    face: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Values for the filters: the persons, bots and kinds of games in the results."""

    people: tuple[Rival, ...]
    kinds: tuple[Kind, ...]
    total: int
    unreadable: int
    """Number of unreadable results."""
    bots: tuple[BotPlayer, ...] = ()
    """The bots, those played most first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """The sums over the chosen results; without arguments, those over no result at all.

    A game of several persons counts for each of them. `contests` are the games that can be won: all
    but those played for points alone, by one person or together (`can_be_won`). Points are compared
    within one kind only (`points_of`).
    """

    games: int = 0
    contests: int = 0
    won: int = 0
    streak: int = 0
    """Wins in a row up to now."""
    longest: int = 0
    points_of: Kind | None = None
    """The kind that the points are of: the one played most. None where points of several games
    would meet, or points are no result."""
    best: int | None = None
    mean: float | None = None
    recent: float | None = None
    """The mean of the last RECENT games; None if there are no earlier games."""
    earlier: float | None = None
    """The mean of all games before them."""
    histogram: Mapping[int, int] = field(default_factory=dict)
    """The number of games for each number of points."""
    series: tuple[Stretch, ...] = ()
    opponents: tuple[Opponent, ...] = ()
    kinds: tuple[Kind, ...] = ()
    suns: int | None = None
    """The total of suns; None for games without suns."""
    best_suns: int | None = None
    categories: Mapping[str, float] = field(default_factory=dict)
    """The mean points of each category in the latest games; {} where unknown."""
    categories_of: int = 0
    """The number of games that mean is of."""


@dataclass(frozen=True, slots=True)
class GameSummary:
    """What a person has reached in one game."""

    games: int
    kinds: tuple[Kind, ...]
    """Those played, the one played most first."""
    opponents: tuple[Opponent, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """What Home shows of the finished games of one person."""

    games: Mapping[str, GameSummary] = field(default_factory=dict)
    last: Result | None = None
    """The latest game."""
    days: frozenset[str] = frozenset()
    """The days on which a game of the day was finished."""

    @property
    def total(self) -> int:
        """How many games were finished."""
        return sum(one.games for one in self.games.values())


@dataclass(frozen=True, slots=True)
class ChampionScores:
    """Where the strongest bot's points come from, as measured by training/champions.py."""

    mean: float
    categories: Mapping[str, float]


def choices(results: Results) -> Choices:
    """The values for the filters."""
    with results.reading() as connection:
        if connection is None:
            return Choices((), (), 0, 0)
        people = connection.execute(
            "SELECT person, max(name), sum(games) FROM who JOIN"
            " (SELECT who, count(DISTINCT result) AS games FROM seat GROUP BY who) ON who = who.id"
            " WHERE person IS NOT NULL GROUP BY person ORDER BY sum(games) DESC, person LIMIT 200"
        ).fetchall()
        bots = connection.execute(
            "SELECT level, face FROM who JOIN"
            " (SELECT who, count(*) AS games FROM seat GROUP BY who) ON who = who.id"
            " WHERE person IS NULL GROUP BY level, face ORDER BY sum(games) DESC LIMIT 200"
        ).fetchall()
        total, unreadable = connection.execute(
            "SELECT count(*), count(*) - count(kind) FROM result"
        ).fetchone()
        kinds = connection.execute(
            "SELECT game, variant, kind.seats, kind.revision, games FROM kind JOIN"
            " (SELECT kind AS number, count(*) AS games FROM result GROUP BY kind)"
            " ON number = kind.id ORDER BY games DESC LIMIT 500"
        ).fetchall()
        return Choices(
            tuple(Rival(str(key), str(name), int(count)) for key, name, count in people),
            tuple(
                Kind(game, variant, seats, revision, count, 0, None, None)
                for game, variant, seats, revision, count in kinds
            ),
            int(total),
            int(unreadable),
            tuple(BotPlayer(str(level), str(face)) for level, face in bots),
        )


def summarise(results: Results, query: Query) -> Statistics:
    """Compute the statistics of matching results; results.Unreadable if the file cannot be read."""
    with results.reading() as connection:
        if connection is None:
            return Statistics()
        _choose(connection, query, None if query.person is None else (query.person,))
        groups = _groups(connection)
        if not groups:
            return Statistics()
        together = {one.number for one in groups if _cooperative(one.kind.game)}
        contests = [one.kind for one in groups if can_be_won(one.kind)]
        streak, longest = _streaks(
            connection, {one.number for one in groups if not can_be_won(one.kind)}
        )
        suns = [worth for one in groups for worth in _suns(one)]
        found = Statistics(
            games=sum(one.kind.games for one in groups),
            contests=sum(kind.games for kind in contests),
            won=sum(kind.won for kind in contests),
            streak=streak,
            longest=longest,
            opponents=_opponents(connection, {one.number for one in groups} - together),
            kinds=_most_played_first(groups),
            suns=sum(worth * times for worth, times in suns) if suns else None,
            best_suns=max((worth for worth, _ in suns), default=None),
        )
        comparable = [one for one in groups if one.kind.mean is not None]
        if not comparable or len({one.kind.game for one in groups}) > 1:
            return found
        return _with_points(connection, found, max(comparable, key=lambda one: one.kind.games))


def _with_points(
    connection: sqlite3.Connection, found: Statistics, group: _SetupGroup
) -> Statistics:
    """Add the points of one kind: those of another are no better and no worse."""
    kind = group.kind
    earlier, recent = _trend(connection, group)
    means, of = _categories(connection, group) if kind.game in games.GAMES else ({}, 0)
    return replace(
        found,
        points_of=kind,
        best=kind.best,
        mean=kind.mean,
        recent=recent,
        earlier=earlier,
        histogram=dict(group.points),
        series=_series(connection, group),
        categories=means,
        categories_of=of,
    )


def overview(results: Results, persons: Sequence[str]) -> Overview:
    """What the persons with these keys have reached; Unreadable if the file cannot be read now."""
    with results.reading(upgrade=False) as connection:
        if connection is None:
            return Overview()
        days = connection.execute("SELECT DISTINCT day FROM result WHERE day IS NOT NULL")
        found_days = frozenset(str(day) for (day,) in days)
        _choose(connection, Query(), persons)
        groups = _groups(connection)
        found = {}
        for game in {one.kind.game for one in groups}:
            own = [one for one in groups if one.kind.game == game]
            rivals = set() if _cooperative(game) else {one.number for one in own}
            found[game] = GameSummary(
                sum(one.kind.games for one in own),
                _most_played_first(own),
                _opponents(connection, rivals),
            )
        latest = connection.execute("SELECT result FROM chosen ORDER BY place DESC LIMIT 1")
        last = None
        for (number,) in latest.fetchall():
            row = connection.execute(f"{SELECT} WHERE id = ?", (number,)).fetchone()
            last = None if row is None else read_row(row)
        return Overview(found, last, found_days)


def can_be_won(kind: Kind) -> bool:
    """Whether games of a kind are won or lost: against others, or together but not for points."""
    return kind.mean is None if _cooperative(kind.game) else kind.seats > 1


def _most_played_first(groups: Sequence[_SetupGroup]) -> tuple[Kind, ...]:
    return tuple(sorted((one.kind for one in groups), key=lambda kind: -kind.games))


def champion(kind: Kind) -> ChampionScores | None:
    """The champion at a kind of game; None where it was not measured.

    If the number of seats was not measured, the nearest one that was.
    """
    try:
        document = _champions(kind.game)
        if document["revision"] != kind.revision:
            return None
        found = {
            abs(int(key.split(" ", 1)[0]) - kind.seats): one
            for key, one in document["setups"].items()
            if key.split(" ", 1)[1] == kind.variant
        }
        nearest = found[min(found)]
        return ChampionScores(float(nearest["mean"]), dict(nearest["categories"]))
    except (OSError, ValueError, KeyError):
        return None


@cache
def _champions(game: str) -> Any:
    """The measured scores of a game's champion; OSError or ValueError if they cannot be read."""
    path = Path(games.__file__).parent / game / "bots" / "champion.json"
    return json.loads(path.read_text(encoding="utf-8"))


def _choose(connection: sqlite3.Connection, query: Query, persons: Sequence[str] | None) -> None:
    """Collect the seats of these persons, or of all, in the order the games were finished.

    They go into a temporary table in memory, over which all statistics are computed.
    """
    condition, values = replace(query, person=None).condition()
    who = "SELECT id FROM who WHERE person IS NOT NULL"
    if persons is not None:
        who = f"SELECT id FROM who WHERE person IN ({', '.join('?' * len(persons))})"
        values[:0] = persons
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(
        "CREATE TEMP TABLE chosen (place INTEGER PRIMARY KEY, result, seat, points, won, kind,"
        " finished, best_person)"
    )
    connection.execute(
        "INSERT INTO chosen (result, seat, points, won, kind, finished, best_person)"
        " SELECT seat.result, seat.seat, points, won, kind, finished, best_person"
        " FROM result JOIN seat ON seat.result = result.id"
        f" WHERE seat.who IN ({who}) AND typeof(points) = 'integer'"
        f" AND points BETWEEN -{_MOST} AND {_MOST} AND {condition}"
        # Whoever has several seats has played one game.
        " AND NOT EXISTS (SELECT 1 FROM seat AS before WHERE before.result = seat.result"
        " AND before.seat < seat.seat AND before.who = seat.who)"
        " ORDER BY finished, result.id",
        values,
    )


@dataclass(frozen=True, slots=True)
class _SetupGroup:
    """The chosen results of one kind, with its number and a count for each number of points."""

    number: int
    kind: Kind
    points: Mapping[int, int]


def _groups(connection: sqlite3.Connection) -> list[_SetupGroup]:
    """The results grouped by kind, in one pass."""
    points: dict[int, Counter[int]] = {}
    won: Counter[int] = Counter()
    best: dict[int, int] = {}
    for kind, value, times, wins, able in connection.execute(
        "SELECT kind, points, count(*), sum(won), count(best_person) FROM chosen"
        " WHERE kind IS NOT NULL GROUP BY kind, points"
    ):
        points.setdefault(kind, Counter())[value] += times
        won[kind] += wins
        if able:
            best[kind] = max(best.get(kind, value), value)
    kinds = connection.execute("SELECT id, game, variant, seats, revision FROM kind").fetchall()
    found = []
    for number, game, variant, seats, revision in kinds:
        if number in points:
            count = sum(points[number].values())
            mean = None
            if _ranked(game, variant):
                mean = sum(value * times for value, times in points[number].items()) / count
            best_one, wins = best.get(number), won[number]
            kind = Kind(game, variant, seats, revision, count, wins, best_one, mean)
            found.append(_SetupGroup(number, kind, points[number]))
    return found


def _cooperative(game: str) -> bool:
    return game in games.GAMES and games.load(game).cooperative


def _ranked(game: str, variant: str) -> bool:
    """Whether more points are a better result in this variant."""
    if game not in games.GAMES:
        return True
    rules = games.load(game)
    usual = {option.key: option.default for option in rules.options}
    return rules.ranked({**usual, **_options(variant)})


def _options(variant: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in variant.split() if "=" in part)


def _streaks(connection: sqlite3.Connection, for_points: Set[int]) -> tuple[int, int]:
    """The current and the longest run of wins.

    The kinds `for_points` can be neither won nor lost, and are left out.
    """
    left_out = ", ".join("?" * len(for_points))
    wins = connection.execute(
        "SELECT group_concat(won, '') FROM (SELECT CASE won WHEN 1 THEN 1 ELSE 0 END AS won"
        f" FROM chosen WHERE kind NOT IN ({left_out}) ORDER BY place)",
        sorted(for_points),
    ).fetchone()[0]
    runs = str(wins or "").split("0")
    return len(runs[-1]), max(map(len, runs))


_IN_ORDER = (
    "(SELECT *, row_number() OVER (ORDER BY place) AS nth FROM chosen WHERE kind = ? ORDER BY nth)"
)
"""The chosen seats of one kind, numbered in the order the games were finished."""


def _trend(connection: sqlite3.Connection, group: _SetupGroup) -> tuple[float | None, float | None]:
    """The mean before the last RECENT games, and the mean of these."""
    before = group.kind.games - RECENT
    if before <= 0:
        return None, None
    earlier, recent = connection.execute(
        "SELECT avg(CASE WHEN nth <= ? THEN points END),"
        f" avg(CASE WHEN nth > ? THEN points END) FROM {_IN_ORDER}",
        (before, before, group.number),
    ).fetchone()
    return earlier, recent


def _series(connection: sqlite3.Connection, group: _SetupGroup) -> tuple[Stretch, ...]:
    size = -(-group.kind.games // MOST_POINTS_SHOWN)
    rows = connection.execute(
        "SELECT min(finished), count(*), sum(won), min(points), max(points), avg(points),"
        " avg(points * points), max(CASE WHEN best_person IS NOT NULL THEN points END)"
        f" FROM {_IN_ORDER} GROUP BY (nth - 1) / ? ORDER BY (nth - 1) / ?",
        (group.number, size, size),
    )
    found = []
    for finished, times, won, least, most, mean, squares, best in rows:
        try:
            moment = datetime.fromisoformat(str(finished))
        except ValueError:
            continue
        spread = sqrt(max(0.0, squares - mean * mean))
        found.append(Stretch(moment, times, won, least, most, mean, spread, best))
    return tuple(found)


_PLACE = f"(CASE WHEN {{0}}.won THEN {_MOST + 1} ELSE {{0}}.points END)"
"""How far ahead a seat finished: winners first, whatever points they have, then by points."""


def _opponents(connection: sqlite3.Connection, kinds: Set[int]) -> tuple[Opponent, ...]:
    """The opponents of the chosen seats in games of these kinds."""
    rows = connection.execute(
        "SELECT max(name), level, sum(played), sum(ahead), sum(behind), person IS NULL, face"
        " FROM who JOIN"
        " (SELECT other.who AS number, count(*) AS played,"
        f" sum({_PLACE.format('chosen')} > {_PLACE.format('other')}) AS ahead,"
        f" sum({_PLACE.format('chosen')} < {_PLACE.format('other')}) AS behind FROM chosen"
        " JOIN seat AS other ON other.result = chosen.result AND other.seat <> chosen.seat"
        f" WHERE kind IN ({', '.join('?' * len(kinds))}) GROUP BY other.who)"
        " ON number = who.id"
        " GROUP BY person, CASE WHEN person IS NULL THEN name ELSE '' END, level, face"
        " ORDER BY sum(played) DESC, name LIMIT 60",
        sorted(kinds),
    )
    return tuple(
        Opponent(
            str(name), str(level) if bot else None, int(played), int(ahead), int(behind), str(face)
        )
        for name, level, played, ahead, behind, bot, face in rows
    )


def _suns(group: _SetupGroup) -> list[tuple[int, int]]:
    """Counts of games by suns; empty for games without suns."""
    kind = group.kind
    worth = games.categories(kind.game).suns if kind.game in games.GAMES else None
    if worth is None:
        return []
    variant = _options(kind.variant)
    earned = {points: worth(variant, kind.seats, points) for points in group.points}
    return [(suns, group.points[points]) for points, suns in earned.items() if suns is not None]


def _categories(connection: sqlite3.Connection, group: _SetupGroup) -> tuple[dict[str, float], int]:
    """Mean points by category in the latest games with known sheets, and the number of games."""
    kinds = games.categories(group.kind.game)
    sums = dict.fromkeys(kinds.CATEGORIES, 0)
    counted = 0
    for seat, sheets in connection.execute(
        "SELECT chosen.seat, sheets FROM chosen JOIN result ON result.id = chosen.result"
        " WHERE chosen.kind = ? AND sheets IS NOT NULL ORDER BY place DESC LIMIT ?",
        (group.number, SHEETS_LOOKED_AT),
    ):
        try:
            seat_sheets = read_sheets(sheets, group.kind.seats)
        except (ValueError, RecursionError):
            continue
        if not seat_sheets:
            continue
        counted += 1
        for line in seat_sheets[seat % len(seat_sheets)]:
            details = {name: value for name, value in line.items() if name not in ("key", "points")}
            points = int(str(line["points"]))
            shares = kinds.shares(ScoreLine(str(line["key"]), points, (), details))
            for key in shares.keys() & sums.keys():
                sums[key] += shares[key]
    return {key: sum_ / counted for key, sum_ in sums.items() if counted and sum_}, counted


def work_out(results: Results, count: int = 50) -> int:
    """Compute the score sheets and achievements of some results stored without them.

    Return how many were done; 0 once none are left. Every call makes progress: one that cannot be
    replayed is kept as having none.
    """
    from harmony_desktop.engine.record import BadRecord, read_record, replay, start

    try:
        lacking = results.unknown(count)
    except Unreadable:
        return 0
    found = []
    for one in lacking:
        sheets: list[ScoreSheet] = []
        feats: list[SeatFeats] = []
        try:
            record = read_record(one.record)
            game = games.load(record.game)
            history = [start(game, record), *(state for _, state in replay(game, record))]
            sheets = [history[-1].score(seat) for seat in range(len(record.seats))]
            feats = earned(record, history, results)
        except (BadRecord, games.UnknownGame):
            sheets, feats = [], []
        except Exception:
            # One game that cannot be counted must not keep the others from being counted.
            log.exception("no score sheets of a game of %s", one.game)
            sheets, feats = [], []
        found.append((one.number, sheets, feats))
    # In one change: others wait for it, if only for moments.
    return 0 if found and results.set_found(found) is not None else len(found)


def earlier_points(
    results: Results, record: Record, result_key: Mapping[str, object], seat: int, most: int = 200
) -> list[int]:
    """Points the person at a seat reached in earlier games of this kind, the latest first.

    Leaves out games with hints. Raises results.Unreadable if the results cannot be read now.
    """
    persons = [number for number, one in enumerate(record.seats) if one.kind == "person"]
    variant = variant_of(result_key)
    keys = person_keys([record.seats[number].name for number in persons], variant)
    person = keys[persons.index(seat)]
    query = Query(
        game=record.game,
        variant=variant,
        seats=len(record.seats),
        revision=record.revision,
    )
    with results.reading() as connection:
        if connection is None:
            return []
        _choose(connection, query, (person,))
        rows = connection.execute(
            "SELECT points FROM chosen JOIN result ON result.id = chosen.result"
            " WHERE chosen.best_person IS NOT NULL AND identity IS NOT ?"
            " ORDER BY place DESC LIMIT ?",
            (identity_of(record.to_json()), most),
        )
        return [int(points) for (points,) in rows]
