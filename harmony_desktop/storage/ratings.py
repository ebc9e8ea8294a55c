"""The ratings of persons, one for each game, worked out from their finished games.

A game against bots or other persons counts as a result against each of them. Whoever plays alone,
or together with partners, is compared with bots of known strength that have played the same deal
(`Result.matched`). Only games that can be a best result count: no practice, no hints (free
ones neither); and only the first try at a deal. Nothing of this is stored: ratings follow from the
results.
"""

# SQL is assembled only from constants of this module; external data is always a bound value.
# ruff: noqa: S608

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import groupby
from time import sleep
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from harmony_desktop import games
from harmony_desktop.bots.ratings import even_strength, newcomer, rating_of
from harmony_desktop.bots.same_deal import is_compared, points_of_bots, strengths_around
from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.rating import GlickoRating, RatedResult, updated
from harmony_desktop.engine.record import BadRecord, Record, read_record
from harmony_desktop.engine.strength import UnknownBot
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results, identity_of, person_keys, variant_of
from harmony_desktop.storage.results.result import read_matched

_TRIES, _PAUSE = 40, 0.25
"""How often, and after how many seconds, a result is looked for that is still being written."""
_HELPED: Final = "(json_valid(text) AND json_extract(text, '$.free_hints') IS NOT NULL)"
_UNCOMPARED: Final = (
    "SELECT identity, text FROM result JOIN record ON record.result = result.id"
    " WHERE game = ? AND matched IS NULL AND binned IS NULL AND source = 'played'"
    f" AND best_person IS NOT NULL AND NOT {_HELPED} ORDER BY finished DESC, id DESC LIMIT 3"
)
_SELECT: Final = (
    "SELECT result.id, identity, finished, matched, person, level, points, won,"
    " variant || ' ' || seats || ' ' ||"
    " CASE WHEN json_valid(text) THEN json_extract(text, '$.seed') ELSE result.id END"
    " FROM result JOIN record ON record.result = result.id"
    " JOIN seat ON seat.result = result.id JOIN who ON who.id = seat.who"
    " WHERE game = ? AND binned IS NULL AND source = 'played' AND best_person IS NOT NULL"
    f" AND NOT {_HELPED}"
    " ORDER BY finished, result.id, seat.seat"
)


class RatingStep(NamedTuple):
    """A person's rating before and after a game."""

    identity: str
    finished: datetime
    before: GlickoRating
    after: GlickoRating

    @property
    def change(self) -> int:
        """By how many points the game has changed the rating."""
        return round(self.after.value) - round(self.before.value)


class _Player(NamedTuple):
    """A seat of a finished game."""

    person: str | None
    level: str
    points: int
    won: bool


_Histories = Mapping[str, Sequence[RatingStep]]
_known: WeakKeyDictionary[Results, dict[str, tuple[Hashable, _Histories]]] = WeakKeyDictionary()
"""What was worked out last, for each game, and the state of the list it was worked out from."""


def rating_histories(results: Results, game: str) -> _Histories:
    """The ratings of all persons after each of their counted games, by their keys.

    Unreadable if the results cannot be read. Nothing is worked out again before they change:
    with thousands of results, that would be felt.
    """
    state, known = results.state(), _known.setdefault(results, {})
    if game not in known or known[game][0] != state:
        known[game] = state, _work_out(results, game)
    return known[game][1]


def _work_out(results: Results, game: str) -> _Histories:
    found: dict[str, list[RatingStep]] = {}
    with results.reading() as connection:
        if connection is None or game not in games.GAMES:
            return found
        rows = connection.execute(_SELECT, (game,)).fetchall()
    together = games.load(game).cooperative
    dealt: set[str] = set()
    for _, group in groupby(rows, key=lambda row: row[0]):
        seats = list(group)
        _, identity, finished, matched, *_, deal = seats[0]
        if deal in dealt:
            continue
        dealt.add(deal)
        try:
            when, bots = datetime.fromisoformat(finished), _matched(matched)
            players = [_Player(*row[4:8]) for row in seats]
        except (ValueError, TypeError):
            continue
        ratings = {
            one.person: found[one.person][-1].after if one.person in found else newcomer(game)
            for one in players
            if one.person is not None
        }
        for person, before in ratings.items():
            own = next(one for one in players if one.person == person)
            outcomes = list(_against_bots(game, own.points, bots))
            if not together:
                outcomes += _at_the_table(game, own, players, ratings)
            if outcomes:
                step = RatingStep(str(identity or ""), when, before, updated(before, outcomes))
                found.setdefault(person, []).append(step)
    return found


def _matched(value: object) -> Sequence[tuple[int, int]]:
    return () if value is None else read_matched(value)


def _against_bots(game: str, points: int, bots: Iterable[tuple[int, int]]) -> Iterable[RatedResult]:
    """The results against bots that have played the same deal elsewhere."""
    for strength, theirs in bots:
        rating = rating_of(game, f"strength={strength}")
        if rating is not None:
            yield RatedResult(rating, _score(points > theirs, theirs > points))


def _at_the_table(
    game: str, own: _Player, players: Iterable[_Player], ratings: dict[str, GlickoRating]
) -> Iterable[RatedResult]:
    """The results against everybody else at the table."""
    for other in players:
        if other.person == own.person and other.person is not None:
            continue
        rating = ratings[other.person] if other.person is not None else _bot_rating(game, other)
        if rating is None:
            continue
        ahead, behind = own.won and not other.won, other.won and not own.won
        if own.won == other.won and not own.won:
            ahead, behind = own.points > other.points, other.points > own.points
        yield RatedResult(rating, _score(ahead, behind))


def _bot_rating(game: str, bot: _Player) -> GlickoRating | None:
    """The rating of a bot; None for one this version does not know, and for `random`."""
    try:
        return rating_of(game, bot.level)
    except UnknownBot:
        return None


def _score(ahead: bool, behind: bool) -> float:
    return 0.5 + 0.5 * (bool(ahead) - bool(behind))


def rate(places: Places, document: str) -> dict[str, RatingStep]:
    """How a finished game has changed the ratings of its persons, by their keys.

    A game played alone or together is first compared with bots, which takes as long as they think.
    The result may still be on its way to the disk: this waits a little for it.
    """
    results, record = Results(places), read_record(document)
    identity = identity_of(document)
    for _ in range(_TRIES):
        result = results.one(identity)
        if result is not None:
            break
        sleep(_PAUSE)
    else:
        return {}
    if is_compared(record):
        _compare(results, record)
    return {
        person: history[-1]
        for person, history in rating_histories(results, record.game).items()
        if history[-1].identity == identity
    }


def _compare(results: Results, record: Record) -> None:
    """Have bots play the deals of the latest games that nobody has compared with them yet."""
    persons = [seat.name for seat in record.seats if seat.kind == "person"]
    options = read_options(games.load(record.game).options, record.options)
    person = person_keys(persons, variant_of(options))[0]
    history = rating_histories(results, record.game).get(person)
    strengths = strengths_around(even_strength(record.game, history[-1].after if history else None))
    with results.reading() as connection:
        rows = [] if connection is None else connection.execute(_UNCOMPARED, (record.game,))
        waiting = [(str(identity), str(text)) for identity, text in rows]
    for identity, text in waiting:
        with suppress(BadRecord):
            if is_compared(read_record(text)):
                results.set_matched(identity, points_of_bots(text, strengths))
