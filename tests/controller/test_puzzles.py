"""Puzzles of the day, ratings, and own moments that come back."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from statistics import fmean

import pytest

from harmony_desktop import games
from harmony_desktop.bots.puzzles import collection
from harmony_desktop.bots.ratings import newcomer
from harmony_desktop.controller import puzzles
from harmony_desktop.controller.puzzles import INTERVALS, PuzzleBook, of_the_day, summary
from harmony_desktop.engine.rating import GlickoRating, expected
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import progress
from harmony_desktop.storage.analyses import Analyses, CostlyMoment
from harmony_desktop.storage.files import Places

DAY = "2026-11-17"


@pytest.fixture
def places(tmp_path) -> Places:
    return Places.below(tmp_path)


def later(days: int) -> str:
    return (date.fromisoformat(DAY) + timedelta(days=days)).isoformat()


def test_the_five_of_a_day_follow_from_the_date_and_use_the_whole_collection() -> None:
    first = of_the_day("sintra", DAY)
    assert first == of_the_day("sintra", DAY)
    assert len({one.id for one in first}) == 5
    grades = [one.grade for one in first]
    assert grades == sorted(grades)
    assert grades[0] < grades[-1], "there is something for everybody"
    whole = len(collection("sintra"))
    number = date.fromisoformat(DAY).toordinal() % (whole // 5)
    days = [later(day - number) for day in range(whole // 5)]
    seen = [one.id for day in days for one in of_the_day("sintra", day)]
    assert len(set(seen)) == len(seen) == whole // 5 * 5


def test_only_the_first_try_counts_for_the_rating(places: Places) -> None:
    book = PuzzleBook(places)
    puzzle = of_the_day("harmony", DAY)[0]
    before = book.rating("harmony")
    worse = book.enter(puzzle, False, DAY)
    assert worse is not None
    assert worse.value < before.value
    assert book.streak("harmony", DAY) == 0
    assert summary(places, DAY)[:4] == (0, 0, "", 0), "what was tried in vain is still to solve"
    assert book.enter(puzzle, True, DAY) is None
    again = PuzzleBook(places)
    assert again.rating("harmony").value == pytest.approx(worse.value, abs=0.01)
    assert again.of("harmony").tried[puzzle.id].solved
    assert not again.of("harmony").tried[puzzle.id].at_once
    assert again.streak("harmony", DAY) == 1
    assert len(again.open_of_the_day("harmony", DAY)) == 4
    assert summary(places, DAY)[:4] == (0, 1, "harmony", 1)


def test_the_first_puzzle_is_solved_as_a_newcomer_to_the_game(places: Places) -> None:
    book = PuzzleBook(places)
    assert book.rating("harmony").value == newcomer("harmony").value
    assert not book.rating("harmony").sure


def test_stars_and_imports_that_come_while_a_puzzle_is_open_are_kept(places: Places) -> None:
    """A table has a book for as long as it is open."""
    book = PuzzleBook(places)
    stars = progress.PlayerProgress(ladder={"harmony-1": progress.RungResult(stars=2, best=90)})
    assert progress.save(places, stars) is None
    book.enter(of_the_day("harmony", DAY)[0], True, DAY)
    found, problem = progress.load(places)
    assert problem is None
    assert found.ladder == stars.ladder
    assert len(found.puzzles["harmony"].tried) == 1


@pytest.mark.parametrize("game", games.GAMES)
def test_a_first_wrong_try_does_not_judge_anybody(places: Places, game: str) -> None:
    """At an easy puzzle it cost up to 185 points."""
    book = PuzzleBook(places)
    before = book.rating(game).value
    after = book.enter(collection(game)[0], False, DAY)
    assert after is not None
    assert before - 61 < after.value < before


def test_a_rating_far_from_the_first_guess_is_found_in_a_few_days(places: Places) -> None:
    found = []
    for player in range(3):
        chance, book = Random(player), PuzzleBook(Places.below(places.data / str(player)))
        for day in range(6):
            for puzzle in of_the_day("harmony", later(day)):
                share = expected(GlickoRating(1500, 0), puzzles.puzzle_rating(puzzle))
                book.enter(puzzle, chance.random() < share, later(day))
        found.append(book.rating("harmony"))
    assert all(one.sure for one in found)
    assert fmean(one.value for one in found) == pytest.approx(1500, abs=150)


def test_harder_puzzles_raise_the_rating_more(places: Places) -> None:
    easy, hard = collection("sintra")[0], collection("sintra")[-1]
    assert easy.grade < hard.grade
    gains = []
    for puzzle, folder in ((easy, "a"), (hard, "b")):
        book = PuzzleBook(Places.below(places.data / folder))
        after = book.enter(puzzle, True, DAY)
        assert after is not None
        gains.append(after.value)
    assert gains[0] < gains[1]


@pytest.mark.parametrize("game", games.GAMES)
def test_the_rating_of_a_puzzle_grows_with_its_difficulty_within_a_grade(game: str) -> None:
    ratings = [puzzles.puzzle_rating(one).value for one in collection(game)]
    assert ratings == sorted(ratings)
    largest = max(range(1, 6), key=[one.grade for one in collection(game)].count)
    within = [puzzles.puzzle_rating(one).value for one in collection(game) if one.grade == largest]
    assert within[0] < within[-1]


def test_an_own_moment_comes_back_until_it_is_found(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record(game="harmony", revision=2, seats=(Seat(kind="person"),), seed=1)
    moment = CostlyMoment(record, 3, 0, 5.0)
    monkeypatch.setattr(Analyses, "costly_moments", lambda *_: [moment])
    book = PuzzleBook(places)
    assert book.due(DAY) == [moment]
    assert summary(places, DAY).due_game == moment.record.game
    assert book.enter_moment(moment, False, DAY).due == later(1)
    assert book.due(DAY) == []
    assert book.waiting() == 1
    day = 1
    for wait in INTERVALS:
        assert book.due(later(day)) == [moment]
        assert book.enter_moment(moment, True, later(day)).due == later(day + wait)
        day += wait
    assert PuzzleBook(places).due(later(day)) == [moment]
    assert book.enter_moment(moment, True, later(day)).done
    assert book.due(later(day + 100)) == []
    assert summary(places, later(day)).due == 0


def test_a_damaged_file_is_set_aside_and_one_of_a_newer_version_left_alone(places: Places) -> None:
    path = progress.path_of(places)
    path.parent.mkdir(parents=True)
    path.write_text("{", "utf-8")
    book = PuzzleBook(places)
    assert book.problem is not None
    assert book.problem.key == "progress-damaged"
    assert book.problem.path.read_text("utf-8") == "{"
    path.write_text('{"schema": 99}', "utf-8")
    book = PuzzleBook(places)
    assert book.problem is not None
    assert book.problem.key == "progress-newer"
    book.enter(of_the_day("harmony", DAY)[0], True, DAY)
    assert path.read_text("utf-8") == '{"schema": 99}'


def test_two_progresses_are_joined(places: Places) -> None:
    puzzle = of_the_day("harmony", DAY)[0]
    here = PuzzleBook(Places.below(places.data / "here"))
    there = PuzzleBook(Places.below(places.data / "there"))
    here.enter(puzzle, False, DAY)
    there.enter(puzzle, True, later(1))
    both = progress.merged(here.progress, there.progress)
    assert both.puzzles["harmony"].tried[puzzle.id].solved
    assert not both.puzzles["harmony"].tried[puzzle.id].at_once
    assert progress.merged(both, here.progress) == both
    assert puzzles.counts([puzzle], both.puzzles["harmony"]) == (1, 1)
