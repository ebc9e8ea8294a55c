"""A finished game in words: who played, how it ended, when."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QDate, QObject

from harmony_desktop import games
from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.engine.options import BadOption, read_options
from harmony_desktop.engine.record import Seat, read_record
from harmony_desktop.storage.results import Result, person_keys
from harmony_desktop.ui.kit import languages
from harmony_desktop.ui.kit.languages import (
    isolated,
    joined,
    listed,
    number,
    percent,
    say,
    separated,
)
from harmony_desktop.ui.players.players import shown_names
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.players.variants import kept_options, variant_words


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended for one seat: the points, a few words, and whether they are good news."""

    points: str
    words: str
    won: bool | None
    """None for a game without a winner."""


@lru_cache(maxsize=512)
def seats_of(record: str) -> tuple[Seat, ...]:
    """The seats of a kept game; none if its record cannot be read."""
    try:
        return tuple(Seat.model_validate(seat) for seat in read_json(record)["seats"])
    except (ValueError, KeyError, TypeError):
        return ()


def names_of(result: Result) -> list[str]:
    """The names of all players, with default names for the unnamed."""
    seats = seats_of(result.record)
    return shown_names(seats) if len(seats) == result.seats else list(result.names)


def seat_of(result: Result, *wanted: str | None) -> int:
    """The seat a list is about: the person asked for, else the best person, else the first."""
    seats = seats_of(result.record)
    persons = [at for at, seat in enumerate(seats) if seat.kind == "person"]
    keys = person_keys([result.names[at] for at in persons], result.variant)
    for at, key in zip(persons, keys, strict=True):
        if key in wanted:
            return at
    points = result.scores if len(result.scores) == result.seats else result.scores * result.seats
    return max(persons, key=lambda seat: points[seat], default=0)


def options_of(result: Result) -> dict[str, str]:
    """The options of a result by key, with everything else its variant records.

    They come from the record: texts that a player has entered may hold any characters.
    """
    offered = games.load(result.game).options
    kept = kept_options(result.game, result.variant)
    try:
        chosen = read_options(offered, read_record(result.record).options)
    except (BadRecord, BadOption):
        chosen = {option.key: kept.get(option.key, option.default) for option in offered}
    return {
        **{key: str(value) for key, value in chosen.items()},
        **{key: value for key, value in kept.items() if key not in chosen},
    }


def side_by_side(scores: list[str]) -> str:
    """Points in the order of the names beside them: in the reading direction.

    Numbers have no direction of their own, and would stand from left to right in every language,
    as would all that follows the mark before a minus sign.
    """
    if not languages.right_to_left():
        return f"\u2066{' : '.join(scores)}\u2069"
    return f"\u2067{' : '.join(map(languages.isolated, scores))}\u2069"


class ResultWords(QObject):
    """The words of a result."""

    def game(self, result: Result) -> str:
        return game_title(result.game)

    def variant(self, result: Result) -> str:
        """The variant by name, with notes on earlier rules and games from the box."""
        words = [variant_words(result.game, options_of(result))]
        if result.revision != games.load(result.game).revision:
            words.append(self.tr("Earlier rules"))
        if result.source == "box":
            words.append(self.tr("At the table"))
        return separated(words)

    def points(self, result: Result) -> str:
        """The outcome: the points of all players, and the game's own notes."""
        game, variant = games.load(result.game), options_of(result)
        scores = result.scores[:1] if game.cooperative else result.scores
        parts = [side_by_side([number(score) for score in scores])]
        if not game.ranked(dict(variant)):
            parts = [self.tr("Won") if result.winners else self.tr("Lost")]
        elif len(result.winners) > 1 and not game.cooperative:
            parts.append(self.tr("A draw") if game.draws else self.tr("Shared win"))
        return separated([*parts, *self.notes(result)])

    def notes(self, result: Result) -> list[str]:
        """The game's own notes on a result, such as suns."""
        note = games.texts(result.game).result_note
        rated = note and note(options_of(result), result.seats, result.scores[0])
        return [say(rated)] if rated else []

    def outcome(self, result: Result, seat: int) -> Outcome:
        """How it ended for one seat."""
        game = games.load(result.game)
        own = result.scores[seat % len(result.scores)]
        won = seat in result.winners
        if game.cooperative:
            notes = separated(self.notes(result))
            if game.ranked(dict(options_of(result))):
                return Outcome(number(own), notes, None)
            return Outcome(self.tr("Won") if won else self.tr("Lost"), notes, won)
        if result.seats == 1:
            return Outcome(number(own), separated(self.notes(result)), None)
        others = [score for at, score in enumerate(result.scores) if at != seat]
        apart = abs(own - max(others))
        if won and len(result.winners) > 1:
            words = self.tr("A draw") if game.draws else self.tr("Shared win")
            return Outcome(number(own), words, None)
        if apart == 0:
            return Outcome(number(own), self.tr("Won") if won else self.tr("Lost"), won)
        words = self.tr("Won by {points}") if won else self.tr("Lost by {points}")
        return Outcome(number(own), words.format(points=number(apart)), won)

    def accuracy(self, result: Result, seat: int) -> str:
        """How well a seat played, once it was reviewed."""
        share = result.accuracy[seat] if result.accuracy else None
        return "" if share is None else percent(share, 1)

    def day(self, result: Result) -> str:
        local = result.finished.astimezone()
        day = QDate(local.year, local.month, local.day)
        ago = day.daysTo(QDate.currentDate())
        if ago == 0:
            return self.tr("Today")
        return self.tr("Yesterday") if ago == 1 else languages.date(day)

    def players(self, result: Result) -> str:
        """Everybody with their points."""
        names = names_of(result)
        if games.load(result.game).cooperative or len(result.scores) != len(names):
            return listed(names)
        return joined(
            f"{isolated(name)} {number(score)}"
            for name, score in zip(names, result.scores, strict=True)
        )

    def whole(self, result: Result) -> str:
        """The whole result in one line, for screen readers."""
        parts = [
            result.title and isolated(result.title),
            self.game(result),
            self.variant(result),
            self.points(result),
            self.players(result),
            self.day(result),
            self.tr("Starred") if result.starred else "",
        ]
        return ". ".join(part for part in parts if part)
