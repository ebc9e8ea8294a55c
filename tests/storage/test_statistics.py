"""What results come to: sums the database makes, compared with sums made by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Query, Results
from harmony_desktop.storage.statistics import (
    MOST_POINTS_SHOWN,
    RECENT,
    choices,
    summarise,
    work_out,
)


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return Results(Places.below(tmp_path))


def person(name: str) -> Seat:
    return Seat(kind="person", name=name)


def bot(level: str, name: str = "") -> Seat:
    return Seat(kind="bot", level=level, name=name)


def keep(
    results: Results,
    seats: Sequence[Seat],
    scores: Sequence[int],
    game: str = "harmony",
    options: dict[str, object] | None = None,
    sheets: Sequence[ScoreSheet] | None = None,
) -> None:
    number = results.count(Query()) + results.count(Query(binned=True))
    record = Record(
        game=game, revision=games.load(game).revision, seats=tuple(seats), seed=number + 1
    )
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    assert results.add(record, options or {"rounds": 1}, scores, winners, sheets=sheets) is None


def test_there_is_nothing_to_tell_of_no_results(results: Results) -> None:
    sums = summarise(results, Query())
    assert (sums.games, sums.best, sums.mean, sums.series) == (0, None, None, ())
    assert choices(results).people == ()


def test_sums_are_those_made_by_hand(results: Results) -> None:
    dice = Random(4)
    played: list[tuple[str, str, int, int]] = []
    for _ in range(90):
        name, level = dice.choice(("Ana", "Bo")), dice.choice(("easy", "hard"))
        mine, theirs = dice.randrange(50, 90), dice.randrange(50, 90)
        keep(results, (person(name), bot(level)), (mine, theirs))
        played.append((name, level, mine, theirs))
    ana = [(level, mine, theirs) for name, level, mine, theirs in played if name == "Ana"]
    sums = summarise(results, Query(person="ana"))
    points = [mine for _, mine, _ in ana]
    assert sums.games == sums.contests == len(ana)
    assert sums.won == sum(mine >= theirs for _, mine, theirs in ana)
    assert sums.best == max(points)
    assert sums.mean == pytest.approx(sum(points) / len(points))
    assert sums.histogram == Counter(points)
    assert [round(one.mean) for one in sums.series] == points, "in the order they were played"
    assert sums.recent == pytest.approx(sum(points[-RECENT:]) / RECENT)
    assert sums.earlier == pytest.approx(sum(points[:-RECENT]) / (len(points) - RECENT))
    for one in sums.opponents:
        against = [mine >= theirs for level, mine, theirs in ana if level == one.level]
        assert (one.played, one.won) == (len(against), sum(against))
    assert {one.level for one in sums.opponents} == {"easy", "hard"}
    everybody = summarise(results, Query())
    assert everybody.games == 90
    assert sum(kind.games for kind in everybody.kinds) == 90


def test_a_streak_ends_with_a_game_that_was_not_won(results: Results) -> None:
    for won in (True, True, True, False, True, True):
        keep(results, (person("Ana"), bot("hard")), (9, 5) if won else (5, 9))
    sums = summarise(results, Query())
    assert (sums.streak, sums.longest) == (2, 3)
    keep(results, (person("Ana"), bot("hard")), (1, 9))
    assert summarise(results, Query()).streak == 0


def test_alone_there_is_nothing_to_win(results: Results) -> None:
    """Where all play together there is, but nobody to beat (A-18)."""
    keep(results, (person("Ana"),), (150,))
    keep(results, (person("Ana"), bot("hard")), (9, 5))
    sums = summarise(results, Query())
    assert (sums.games, sums.contests, sums.won, sums.longest) == (2, 1, 1, 1)
    keep(results, (person("Ana"), bot("hard")), (37, 37), "harmonia", {"mode": "basic"})
    sums = summarise(results, Query())
    assert (sums.games, sums.contests, sums.won, sums.longest) == (3, 2, 2, 2)
    assert [one.played for one in sums.opponents] == [1]


def test_a_person_is_the_same_however_the_name_is_written(results: Results) -> None:
    keep(results, (person("ana"), person("Bo")), (5, 9))
    keep(results, (person("Ana"), bot("easy", "Yuki")), (9, 5))
    there = {one.key: one.games for one in choices(results).people}
    assert there == {"ana": 2, "bo": 1}
    sums = summarise(results, Query(person="ana"))
    assert {(one.name, one.level, one.played, one.won) for one in sums.opponents} == {
        ("Bo", None, 1, 0),
        ("Yuki", "easy", 1, 1),
    }


def test_many_games_are_told_in_stretches(results: Results) -> None:
    count = MOST_POINTS_SHOWN + 7
    for number in range(count):
        keep(results, (person("Ana"),), (number,))
    sums = summarise(results, Query())
    assert sum(stretch.games for stretch in sums.series) == count
    assert len(sums.series) <= MOST_POINTS_SHOWN
    first = sums.series[0]
    assert (first.games, first.least, first.most, first.mean) == (2, 0, 1, 0.5)
    assert first.spread == pytest.approx(0.5)


def test_suns_are_counted(results: Results) -> None:
    """N-22: 130 points on side A without spirits are 8 suns."""
    alone = {"side": "A", "spirits": False}
    keep(results, (person("Ana"),), (130,), "harmonies", alone)
    keep(results, (person("Ana"),), (39,), "harmonies", alone)
    sums = summarise(results, Query("harmonies"))
    assert (sums.suns, sums.best_suns) == (8 + 3, 8)
    assert summarise(results, Query("harmony")).suns is None


def test_what_is_in_the_bin_or_left_out_does_not_count(results: Results) -> None:
    for points in (70, 80, 90):
        keep(results, (person("Ana"), bot("hard")), (points, 75))
    keep(results, (person("Ana"), bot("hard")), (10, 20), "terraces", {"way": "blind"})
    assert summarise(results, Query("harmony")).games == 3
    assert summarise(results, Query(variant="way=blind")).games == 1
    assert summarise(results, Query(until="2020-01-01")).games == 0
    assert summarise(results, Query(since="2020-01-01")).games == 4
    results.bin(results.latest(2)[1].identity)
    assert summarise(results, Query("harmony")).best == 80


def test_categories_are_the_means_of_the_sheets(results: Results) -> None:
    def sheet(trees: int, water: int) -> ScoreSheet:
        return ScoreSheet((ScoreLine("trees", trees), ScoreLine("water", water)))

    seats = (person("Ana"), bot("hard"))
    keep(results, seats, (30, 9), "harmonies", sheets=[sheet(20, 10), sheet(9, 0)])
    keep(results, seats, (50, 9), "harmonies", sheets=[sheet(30, 20), sheet(0, 9)])
    sums = summarise(results, Query("harmonies"))
    assert sums.categories == {"trees": 25.0, "water": 15.0}
    assert sums.categories_of == 2


def test_the_region_that_counts_is_told_by_its_height(results: Results) -> None:
    """T-8: the others bring nothing."""
    sheet = ScoreSheet(
        (
            ScoreLine("region", 24, (), {"area": 8, "height": 3, "best": True}),
            ScoreLine("region", 10, (), {"area": 5, "height": 2, "best": False}),
        )
    )
    keep(results, (person("Ana"), bot("hard")), (24, 9), "terraces", sheets=[sheet, sheet])
    assert summarise(results, Query("terraces")).categories == {"height-3": 24.0}


def test_sheets_of_earlier_results_are_worked_out(results: Results) -> None:
    dice = Random(1)
    rules = games.load("harmonies")
    state, moves = rules.start(2, {}, 5), []
    while state.to_move is not None:
        moves.append(dice.choice(state.legal_moves()))
        state = state.play(moves[-1])
    record = Record(
        game="harmonies", revision=rules.revision, seats=(person("Ana"), bot("easy")), seed=5
    ).with_moves(moves)
    scores = state.result(2)
    results.add(record, {}, scores, state.winners())
    results.add(record.model_copy(update={"seed": 6}), {}, scores, state.winners())
    assert summarise(results, Query("harmonies")).categories_of == 0
    assert work_out(results) == 2
    assert work_out(results) == 0, "also of the one that cannot be replayed, once"
    sums = summarise(results, Query("harmonies"))
    assert sums.categories_of == 1
    assert sum(sums.categories.values()) == scores[0]


def test_every_game_says_where_its_points_come_from() -> None:
    """What a sheet's categories come to is its total, in every game."""
    for game in games.GAMES:
        rules, kinds = games.load(game), games.categories(game)
        options = {"mode": "advanced"} if game == "harmonia" else {}
        state, dice = rules.start(rules.min_seats, options, 3), Random(3)
        while state.to_move is not None:
            state = state.play(dice.choice(state.legal_moves()))
        sheet = state.score(0)
        found = [(line.points, kinds.category(line)) for line in sheet.lines if line.points]
        assert sum(points for points, kind in found if kind) == sheet.total
        assert {kind for _, kind in found if kind} <= set(kinds.CATEGORIES) == set(kinds.COLOURS)
