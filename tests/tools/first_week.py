"""A new profile's first week: what Home, the achievements and the ratings show day by day.

    python -m tests.tools.first_week

Somebody plays the daily game of Harmony every day but one, and another game besides; of that day's
puzzles they find those of the two lowest grades at once. An easy bot moves for the person; nothing
else is made up.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot  # noqa: E402
from harmony_desktop.bots.match import dice_of, with_remarks  # noqa: E402
from harmony_desktop.controller import daily  # noqa: E402
from harmony_desktop.controller.puzzles import (  # noqa: E402
    PuzzleBook,
    PuzzleSummary,
    of_the_day,
    summary,
)
from harmony_desktop.engine.game import Move, State  # noqa: E402
from harmony_desktop.engine.options import read_options  # noqa: E402
from harmony_desktop.engine.rating import GlickoRating  # noqa: E402
from harmony_desktop.engine.record import Record, Seat, replay, start  # noqa: E402
from harmony_desktop.storage.achievements import earned, feats_of, progress_of  # noqa: E402
from harmony_desktop.storage.files import Places  # noqa: E402
from harmony_desktop.storage.ratings import rating_histories  # noqa: E402
from harmony_desktop.storage.results import Results  # noqa: E402
from harmony_desktop.storage.statistics import Overview, overview  # noqa: E402

FIRST = date(2026, 3, 2)
WEEK: Sequence[tuple[bool, str]] = (
    (True, ""),
    (True, "terraces"),
    (True, "terraces"),
    (False, "sintra"),
    (True, "harmony"),
    (True, "terraces"),
    (True, "harmony"),
)
"""Of each day: whether the daily game and the puzzles of Harmony are played, and which game
besides."""
_FOUND = 2
"""The highest grade of the puzzles that are found at once."""


@dataclass(frozen=True, slots=True)
class WeekDay:
    """What is known at the end of a day."""

    day: str
    overview: Overview
    streak: int
    achievements: tuple[str, ...]
    """The achievements so far, as game and key."""
    nearest: dict[tuple[str, str], int]
    """How far one has come towards the others that can be counted."""
    ratings: dict[str, GlickoRating]
    """The rating in every game that was played against bots."""
    puzzles: PuzzleSummary
    puzzle_rating: GlickoRating
    """The rating in the puzzles of Harmony."""


def play(record: Record, level: str = "easy") -> tuple[Record, list[State]]:
    """A whole game of a record, with a bot of this level in every person's seat."""
    game = games.load(record.game)
    bots = [bot(record.game, seat.level or level) for seat in record.seats]
    dice = [dice_of(record.seed, seat) for seat in range(len(bots))]
    state, moves = with_remarks(start(game, record), bots), list[Move]()
    while (seat := state.to_move) is not None:
        moves.append(bots[seat].choose(state.view(seat), dice[seat]))
        state = state.play(moves[-1])
    played = record.with_moves(moves)
    return played, [start(game, record), *(after for _, after in replay(game, played))]


def keep(results: Results, places: Places, record: Record) -> None:
    """Play a game and keep its result, finished when it was started."""
    played, history = play(record)
    rules, final = games.load(record.game), history[-1]
    options = read_options(rules.options, dict(played.options))
    feats = earned(played, history, results)
    trouble = results.add(
        played,
        {**options, **final.result_key()},
        final.result(len(played.seats)),
        final.winners(),
        rules.ranked(options),
        sheets=[final.score(seat) for seat in range(len(played.seats))],
        feats=feats,
    )
    assert trouble is None
    with closing(sqlite3.connect(places.results)) as file, file:
        file.execute(
            "UPDATE result SET finished = ? WHERE id = (SELECT max(id) FROM result)",
            (record.started.replace("Z", "+00:00"),),
        )


def live(places: Places, week: Sequence[tuple[bool, str]] = WEEK) -> Iterator[WeekDay]:
    """Play through the days; yields what is known at the end of each."""
    results = Results(places)
    days: list[str] = []
    for number, (plays_daily, other) in enumerate(week):
        day = (FIRST + timedelta(days=number)).isoformat()
        if plays_daily:
            days.append(day)
            keep(results, places, daily.record_of("harmony", day, True, f"{day}T18:00:00Z"))
            solve(places, day)
        if other:
            seats = (Seat(kind="person"), Seat(kind="bot", level="easy", face="yuki"))
            record = Record(
                game=other,
                revision=games.load(other).revision,
                seats=seats,
                seed=number + 1,
                started=f"{day}T19:00:00Z",
            )
            keep(results, places, record)
        feats = {f"{feat.game}: {feat.key}" for feat in feats_of(results, "")}
        near = progress_of(results, "")
        yield WeekDay(
            day,
            overview(results, ("",)),
            daily.streak(days, day),
            tuple(sorted(feats)),
            {key: value for key, value in near.items() if f"{key[0]}: {key[1]}" not in feats},
            {
                game: history[""][-1].after
                for game in games.GAMES
                if (history := rating_histories(results, game)).get("")
            },
            summary(places, day),
            PuzzleBook(places).rating("harmony"),
        )


def solve(places: Places, day: str) -> None:
    """Try the day's puzzles of Harmony once each."""
    book = PuzzleBook(places)
    for puzzle in of_the_day("harmony", day):
        book.enter(puzzle, puzzle.grade <= _FOUND, day)


def _said(rating: GlickoRating) -> str:
    return f"{rating.value:.0f} ± {rating.deviation:.0f}"


def main() -> None:
    """Print the week."""
    from harmony_desktop.ui.kit.languages import Languages
    from harmony_desktop.ui.pages.home.reached import HomeFacts, ReachedWords
    from harmony_desktop.ui.shell.app import make_application

    application = make_application()
    Languages(application).use("en")
    words = ReachedWords()
    all_of = sum(len(games.achievements(game).ACHIEVEMENTS) for game in games.GAMES)
    known: set[str] = set()
    with tempfile.TemporaryDirectory() as home:
        for one in live(Places.below(Path(home))):
            print(f"{one.day}: {one.overview.total} games, streak {one.streak}")
            for game, summary in one.overview.games.items():
                print(f"  {game}: {words.game(game, summary)}".replace("\n", " | "))
            facts = HomeFacts(one.overview, puzzles=one.puzzles)
            print(f"  {words.last(facts)}")
            print(
                f"  puzzles: {' | '.join(words.puzzles(facts))}, rating {_said(one.puzzle_rating)}"
            )
            told = [f"{game} {_said(rating)}" for game, rating in one.ratings.items()]
            print(f"  ratings: {', '.join(told) or '–'}")
            new = sorted(set(one.achievements) - known)
            known |= set(one.achievements)
            print(
                f"  achievements: {len(one.achievements)} of {all_of}; new: {', '.join(new) or '–'}"
            )
    del application


if __name__ == "__main__":
    main()
