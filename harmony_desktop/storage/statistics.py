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
from typing import TYPE_CHECKING, Any

from harmony_desktop import games
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.storage.results import (
    Query,
    Results,
    Unreadable,
    identity_of,
    person_key,
    read_sheets,
    variant_of,
)

if TYPE_CHECKING:
    from harmony_desktop.engine.game import State
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


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent, with the numbers of games played and won against them."""

    name: str
    level: str | None
    """The level of a bot; None for a person."""
    played: int
    won: int
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
    """The best result among games that can set a record."""
    mean: float


@dataclass(frozen=True, slots=True)
class Rival:
    """A person who has played: key, latest spelling of the name, and number of games."""

    key: str
    name: str
    games: int


@dataclass(frozen=True, slots=True)
class Choices:
    """Values for the filters: the persons and kinds of games in the results."""

    people: tuple[Rival, ...]
    kinds: tuple[Kind, ...]
    total: int
    unreadable: int
    """Number of unreadable results."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """The sums over the chosen results; without arguments, those over no result at all.

    A game of several persons counts for each of them. `contests` are the games that can be won: all
    but those played alone against nobody.
    """

    games: int = 0
    contests: int = 0
    won: int = 0
    streak: int = 0
    """Wins in a row up to now."""
    longest: int = 0
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
    """The mean points of each category in the latest games of one kind; {} where unknown."""
    categories_of: int = 0
    """The number of games that mean is of."""
    categories_kind: Kind | None = None
    """The kind played most; None where several games were chosen."""


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
            " (SELECT who, count(*) AS games FROM seat GROUP BY who) ON who = who.id"
            " WHERE person IS NOT NULL GROUP BY person ORDER BY sum(games) DESC, person LIMIT 200"
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
                Kind(game, variant, seats, revision, count, 0, None, 0.0)
                for game, variant, seats, revision, count in kinds
            ),
            int(total),
            int(unreadable),
        )


def summarise(results: Results, query: Query) -> Statistics:
    """Compute the statistics of matching results; results.Unreadable if the file cannot be read."""
    with results.reading() as connection:
        if connection is None:
            return Statistics()
        _choose(connection, query)
        groups = _groups(connection)
        if not groups:
            return Statistics()
        kinds = tuple(sorted((one.kind for one in groups), key=lambda kind: -kind.games))
        histogram: Counter[int] = Counter()
        for one in groups:
            histogram.update(one.points)
        count = sum(histogram.values())
        together = {one.number for one in groups if _cooperative(one.kind.game)}
        alone = {one.number for one in groups if one.kind.seats == 1} - together
        contests = [one.kind for one in groups if one.number not in alone]
        streak, longest = _streaks(connection, alone)
        earlier, recent = _trend(connection, count)
        suns = [worth for one in groups for worth in _suns(one)]
        found = Statistics(
            games=count,
            contests=sum(kind.games for kind in contests),
            won=sum(kind.won for kind in contests),
            streak=streak,
            longest=longest,
            best=max(histogram),
            mean=sum(points * times for points, times in histogram.items()) / count,
            recent=recent,
            earlier=earlier,
            histogram=dict(histogram),
            series=_series(connection, count),
            opponents=_opponents(connection, together),
            kinds=kinds,
            suns=sum(worth * times for worth, times in suns) if suns else None,
            best_suns=max((worth for worth, _ in suns), default=None),
        )
        if query.game is None or query.game not in games.GAMES:
            return found
        most = max(groups, key=lambda group: group.kind.games)
        means, of = _categories(connection, most)
        return replace(found, categories=means, categories_of=of, categories_kind=most.kind)


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


def _choose(connection: sqlite3.Connection, query: Query) -> None:
    """Collect the seats of persons in the chosen results, in the order the games were finished.

    They go into a temporary table in memory, over which all statistics are computed.
    """
    condition, values = replace(query, person=None).condition()
    who = "SELECT id FROM who WHERE person IS NOT NULL"
    if query.person is not None:
        who = "SELECT id FROM who WHERE person = ?"
        values.insert(0, query.person)
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
        f" AND points BETWEEN -{_MOST} AND {_MOST} AND {condition} ORDER BY finished, result.id",
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
    for kind, value, times, wins, top in connection.execute(
        "SELECT kind, points, count(*), sum(won), max(best_person) FROM chosen"
        " WHERE kind IS NOT NULL GROUP BY kind, points"
    ):
        points.setdefault(kind, Counter())[value] += times
        won[kind] += wins
        if isinstance(top, int):
            best[kind] = max(best.get(kind, top), top)
    kinds = connection.execute("SELECT id, game, variant, seats, revision FROM kind").fetchall()
    found = []
    for number, game, variant, seats, revision in kinds:
        if number in points:
            count = sum(points[number].values())
            mean = sum(value * times for value, times in points[number].items()) / count
            best_one, wins = best.get(number), won[number]
            kind = Kind(game, variant, seats, revision, count, wins, best_one, mean)
            found.append(_SetupGroup(number, kind, points[number]))
    return found


def _cooperative(game: str) -> bool:
    return game in games.GAMES and games.load(game).cooperative


def _streaks(connection: sqlite3.Connection, alone: Set[int]) -> tuple[int, int]:
    """The current and the longest run of wins.

    The kinds `alone` are solo games without an opponent, which are left out.
    """
    left_out = ", ".join("?" * len(alone))
    wins = connection.execute(
        "SELECT group_concat(won, '') FROM (SELECT CASE won WHEN 1 THEN 1 ELSE 0 END AS won"
        f" FROM chosen WHERE kind NOT IN ({left_out}) ORDER BY place)",
        sorted(alone),
    ).fetchone()[0]
    runs = str(wins or "").split("0")
    return len(runs[-1]), max(map(len, runs))


def _trend(connection: sqlite3.Connection, count: int) -> tuple[float | None, float | None]:
    """The mean before the last RECENT games, and the mean of these."""
    if count <= RECENT:
        return None, None
    earlier, recent = connection.execute(
        "SELECT avg(CASE WHEN place <= ? THEN points END),"
        " avg(CASE WHEN place > ? THEN points END) FROM chosen",
        (count - RECENT, count - RECENT),
    ).fetchone()
    return earlier, recent


def _series(connection: sqlite3.Connection, count: int) -> tuple[Stretch, ...]:
    size = -(-count // MOST_POINTS_SHOWN)
    rows = connection.execute(
        "SELECT min(finished), count(*), sum(won), min(points), max(points), avg(points),"
        " avg(points * points) FROM chosen GROUP BY (place - 1) / ? ORDER BY (place - 1) / ?",
        (size, size),
    )
    found = []
    for finished, times, won, least, most, mean, squares in rows:
        try:
            moment = datetime.fromisoformat(str(finished))
        except ValueError:
            continue
        spread = sqrt(max(0.0, squares - mean * mean))
        found.append(Stretch(moment, times, won, least, most, mean, spread))
    return tuple(found)


def _opponents(connection: sqlite3.Connection, together: Set[int]) -> tuple[Opponent, ...]:
    """The opponents of the chosen seats; a win is a won game, regardless of the other players.

    The kinds in `together` are cooperative and have no opponents.
    """
    rows = connection.execute(
        "SELECT max(name), level, sum(played), sum(won), person IS NULL, face FROM who JOIN"
        " (SELECT other.who AS number, count(*) AS played, sum(chosen.won) AS won"
        " FROM chosen JOIN seat AS other ON other.result = chosen.result"
        " AND other.seat <> chosen.seat"
        f" WHERE kind NOT IN ({', '.join('?' * len(together))}) GROUP BY other.who)"
        " ON number = who.id"
        " GROUP BY person, CASE WHEN person IS NULL THEN name ELSE '' END, level, face"
        " ORDER BY sum(played) DESC, name LIMIT 60",
        sorted(together),
    )
    return tuple(
        Opponent(str(name), str(level) if bot else None, int(played), int(won), str(face))
        for name, level, played, won, bot, face in rows
    )


def _suns(group: _SetupGroup) -> list[tuple[int, int]]:
    """Counts of games by suns; empty for games without suns."""
    kind = group.kind
    worth = games.categories(kind.game).suns if kind.game in games.GAMES else None
    if worth is None:
        return []
    variant = dict(part.split("=", 1) for part in kind.variant.split() if "=" in part)
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
            key = kinds.category(ScoreLine(str(line["key"]), points, (), details))
            if key in sums:
                sums[key] += points
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
        feats: list[frozenset[str]] = []
        try:
            record = read_record(one.record)
            game = games.load(record.game)
            history = [start(game, record), *(state for _, state in replay(game, record))]
            sheets = [history[-1].score(seat) for seat in range(len(record.seats))]
            feats = earned(record, history)
        except (BadRecord, games.UnknownGame):
            sheets, feats = [], []
        except Exception:
            # One game that cannot be counted must not keep the others from being counted.
            log.exception("no score sheets of a game of %s", one.game)
            sheets, feats = [], []
        found.append((one.number, sheets, feats))
    # In one change: others wait for it, if only for moments.
    return 0 if found and results.set_found(found) is not None else len(found)


def earned(record: Record, history: Sequence[State]) -> list[frozenset[str]]:
    """The achievements of the persons in a game; none if hints were taken."""
    if record.practice or record.hints or history[-1].to_move is not None:
        return [frozenset()] * len(record.seats)
    found = games.achievements(record.game).achieved
    return [
        found(history, seat) if sitting.kind == "person" else frozenset()
        for seat, sitting in enumerate(record.seats)
    ]


def earlier_points(
    results: Results, record: Record, result_key: Mapping[str, object], seat: int, most: int = 200
) -> list[int]:
    """Points the person at a seat reached in earlier games of this kind, the latest first.

    Leaves out games with hints. Raises results.Unreadable if the results cannot be read now.
    """
    name = record.seats[seat].name
    persons = sum(one.kind == "person" for one in record.seats)
    query = Query(
        game=record.game,
        variant=variant_of(result_key),
        seats=len(record.seats),
        person=person_key(name, seat + 1, persons),
        revision=record.revision,
    )
    identity = identity_of(record.to_json())
    points = []
    for one in results.search(query, most).results:
        names = [given.casefold() for given in one.names]
        if one.identity == identity or one.best_person is None:
            continue
        if len(one.scores) > 1 and name.casefold() in names and name:
            points.append(one.scores[names.index(name.casefold())])
        else:
            points.append(one.best_person)
    return points
