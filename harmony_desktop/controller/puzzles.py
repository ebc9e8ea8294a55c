"""Puzzles of the day, ratings, and own costly moments that come back. No Qt.

What Home needs is `summary`; the page and the card at the table use `PuzzleBook`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from itertools import pairwise
from math import inf
from typing import Final, NamedTuple

from harmony_desktop import games
from harmony_desktop.bots.puzzles import Puzzle, collection
from harmony_desktop.bots.ratings import rating_of
from harmony_desktop.controller.daily import streak
from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.rating import GlickoRating, RatedResult, updated
from harmony_desktop.storage import progress as progress_file
from harmony_desktop.storage.analyses import Analyses, CostlyMoment
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.progress import (
    GamePuzzles,
    PlayerProgress,
    PuzzleTry,
    RatedLevel,
    Repetition,
)
from harmony_desktop.storage.results import identity_of

A_DAY: Final = 5
"""Number of puzzles of a day in each game."""
INTERVALS: Final = (1, 3, 7, 21)
"""Days after which an own moment comes back, each time it was found."""
_SPREAD: Final = 60.0
"""The deviation of a puzzle's rating: people find other puzzles hard than bots."""
_MOST_LOST: Final = 60.0
"""The points that a wrong try costs at most: nobody is judged by their first puzzle."""


class PuzzleSummary(NamedTuple):
    """What Home says about puzzles."""

    due: int
    """Number of own costly moments to be tried again today."""
    done: int
    """Number of today's puzzles solved so far, in the game with the most; `A_DAY` is all."""
    game: str
    """That game; empty if none of today's puzzles was solved yet."""
    streak: int
    """Days in a row on which one of the day's puzzles was solved, in any game."""
    due_game: str = ""
    """The game most of the due moments are of; empty if there are none."""


def summary(places: Places, day: str) -> PuzzleSummary:
    """The puzzles of a day, for Home.

    It reads one small file, the analyses, and the collections of games in which today's puzzles
    were tried: call it beside the first paint, never before.
    """
    book = PuzzleBook(places)
    solved = {
        game: len(of_the_day(game, day)) - len(book.open_of_the_day(game, day))
        for game, known in book.progress.puzzles.items()
        if game in games.GAMES and any(one.day == day for one in known.tried.values())
    }
    most = max(solved, key=lambda game: solved[game], default="")
    days = {one for known in book.progress.puzzles.values() for one in known.days}
    done = solved.get(most, 0)
    due = Counter(one.record.game for one in book.due(day))
    due_game = max(due, key=lambda game: due[game], default="")
    return PuzzleSummary(due.total(), done, most if done else "", streak(days, day), due_game)


def of_the_day(game: str, day: str) -> tuple[Puzzle, ...]:
    """The five puzzles of a day, the same for everybody: from the date alone, easier ones first.

    One is of the easiest fifth of the collection, one of the next, and so on; nothing comes again
    before every fifth has been gone through.
    """
    known = collection(game)
    number = date.fromisoformat(day).toordinal()
    if len(known) < A_DAY:
        return known
    round_number, place = divmod(number, len(known) // A_DAY)
    cuts = [len(known) * fifth // A_DAY for fifth in range(A_DAY + 1)]
    chosen = []
    for fifth, (start, end) in enumerate(pairwise(cuts)):
        dice = Dice(round_number, f"puzzles-of-the-day-{fifth}")
        chosen.append(dice.shuffled(known[start:end])[place])
    return tuple(chosen)


def puzzle_rating(puzzle: Puzzle) -> GlickoRating:
    """The rating of a puzzle on the scale of the game's opponents, by its difficulty."""
    found = rating_of(puzzle.game, f"strength={round(puzzle.difficulty)}")
    assert found is not None
    return GlickoRating(found.value, found.deviation + _SPREAD)


def moment_key(moment: CostlyMoment) -> str:
    """The name of an own moment in the progress."""
    return f"{identity_of(moment.record.to_json())}:{moment.number}"


class PuzzleBook:
    """What a player has reached, read from disk before every change and written after it.

    A ladder's stars and an import may have changed the file meanwhile.

    `problem` is the disk's last refusal, to be reported; None if there is none.
    """

    def __init__(self, places: Places) -> None:
        self._places = places
        self.progress = PlayerProgress()
        self.problem: Problem | None = None
        self._frozen = False
        self._refresh()

    def of(self, game: str) -> GamePuzzles:
        """What was reached in the puzzles of a game."""
        return self.progress.puzzles.get(game, GamePuzzles())

    def rating(self, game: str) -> GlickoRating:
        """The player's rating in the puzzles of a game."""
        return self.of(game).rating.rating

    def streak(self, game: str, day: str) -> int:
        """Days in a row on which one of the day's puzzles was solved."""
        return streak(set(self.of(game).days), day)

    def open_of_the_day(self, game: str, day: str) -> list[Puzzle]:
        """Those of the day's puzzles that are not solved yet."""
        tried = self.of(game).tried
        return [
            one for one in of_the_day(game, day) if one.id not in tried or not tried[one.id].solved
        ]

    def next_in(self, game: str, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
        """Puzzles in the order to solve them: new ones first, then those not solved yet."""
        tried = self.of(game).tried

        def rank(one: Puzzle) -> int:
            return 0 if one.id not in tried else 1 if not tried[one.id].solved else 2

        return sorted(puzzles, key=rank)

    def enter(self, puzzle: Puzzle, right: bool, day: str) -> GlickoRating | None:
        """Enter a try; return the new rating if it was the first, which alone counts for it."""
        self._refresh()
        known = self.of(puzzle.game)
        before = known.tried.get(puzzle.id)
        rating = known.rating
        if before is None:
            result = RatedResult(puzzle_rating(puzzle), float(right))
            most = inf if right else _MOST_LOST
            rating = RatedLevel.of(updated(rating.rating, [result], most))
            entry = PuzzleTry(day=day, at_once=right, solved=right)
        else:
            entry = before.model_copy(update={"solved": before.solved or right})
        days = known.days
        if (
            right
            and day not in days
            and puzzle.id in {one.id for one in of_the_day(puzzle.game, day)}
        ):
            days = tuple(sorted((*days, day)))
        changed = GamePuzzles(rating=rating, tried={**known.tried, puzzle.id: entry}, days=days)
        self._keep({"puzzles": {**self.progress.puzzles, puzzle.game: changed}})
        return rating.rating if before is None else None

    # Own moments

    def due(self, day: str, game: str | None = None) -> list[CostlyMoment]:
        """The own costly moments to be tried again by a day, the costliest first."""
        found = []
        for moment in Analyses(self._places).costly_moments(game):
            known = self.progress.moments.get(moment_key(moment))
            if known is None or (not known.done and known.due <= day):
                found.append(moment)
        return found

    def waiting(self, game: str | None = None) -> int:
        """Number of own moments that come back later."""
        keys = {moment_key(one) for one in Analyses(self._places).costly_moments(game)}
        return sum(not one.done for key, one in self.progress.moments.items() if key in keys)

    def enter_moment(self, moment: CostlyMoment, found: bool, day: str) -> Repetition:
        """Enter whether an own moment was found, and when it comes back."""
        self._refresh()
        key = moment_key(moment)
        known = self.progress.moments.get(key)
        step = known.step + 1 if found and known is not None else int(found)
        done = step > len(INTERVALS)
        wait = INTERVALS[min(max(step, 1), len(INTERVALS)) - 1]
        due = (date.fromisoformat(day) + timedelta(days=wait)).isoformat()
        entry = Repetition(step=min(step, len(INTERVALS) + 1), due=due, done=done)
        self._keep({"moments": {**self.progress.moments, key: entry}})
        return entry

    # Disk

    def _refresh(self) -> None:
        """Read what is on disk now, unless the disk does not have the last change."""
        if self.problem is not None:
            return
        found, self.problem = progress_file.load(self._places)
        if self.problem is None or self.problem.key == "progress-salvaged":
            self.progress = found
        stays = ("progress-newer", "progress-damaged-stays", "cannot-read")
        self._frozen = self.problem is not None and self.problem.key in stays

    def _keep(self, changes: dict[str, object]) -> None:
        self.progress = self.progress.model_copy(update=changes)
        if not self._frozen:
            self.problem = progress_file.save(self._places, self.progress)


def counts(puzzles: Iterable[Puzzle], known: GamePuzzles) -> tuple[int, int]:
    """The number of puzzles solved, and of all of them."""
    listed = list(puzzles)
    solved = sum(one.id in known.tried and known.tried[one.id].solved for one in listed)
    return solved, len(listed)
