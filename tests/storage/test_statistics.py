"""What results come to: sums the database makes, compared with sums made by hand."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Query, Results, Tablemate, Term
from harmony_desktop.storage.statistics import (
    MOST_POINTS_SHOWN,
    RECENT,
    can_be_won,
    choices,
    earlier_points,
    overview,
    summarise,
    work_out,
)


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
        against = [mine - theirs for level, mine, theirs in ana if level == one.level]
        won, lost = sum(apart > 0 for apart in against), sum(apart < 0 for apart in against)
        assert (one.played, one.ahead, one.behind) == (len(against), won, lost)
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


def test_players_who_have_not_won_are_ordered_by_points(results: Results) -> None:
    four = (person("Ana"), bot("easy", "Ines"), bot("easy", "Kofi"), bot("easy", "Mei"))
    keep(results, four, (0, 110, 82, 0))
    keep(results, four, (70, 110, 60, 70))
    against = {
        one.name: (one.played, one.ahead, one.behind)
        for one in summarise(results, Query(person="ana")).opponents
    }
    assert against == {"Ines": (2, 0, 2), "Kofi": (2, 1, 1), "Mei": (2, 0, 0)}
    assert overview(results, ["ana"]).games["harmony"].opponents == (
        summarise(results, Query(person="ana")).opponents
    )


def test_a_person_is_the_same_however_the_name_is_written(results: Results) -> None:
    keep(results, (person("ana"), person("Bo")), (5, 9))
    keep(results, (person("Ana"), bot("easy", "Yuki")), (9, 5))
    there = {one.key: one.games for one in choices(results).people}
    assert there == {"ana": 2, "bo": 1}
    sums = summarise(results, Query(person="ana"))
    assert {(one.name, one.level, one.played, one.ahead) for one in sums.opponents} == {
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


def test_binned_and_excluded_games_do_not_count(results: Results) -> None:
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


def test_the_region_that_counts_is_told_by_its_area_and_its_height(results: Results) -> None:
    """T-7, T-8: eight squares three levels high are 8 and 16; the other region brings nothing."""
    sheet = ScoreSheet(
        (
            ScoreLine("region", 24, (), {"area": 8, "height": 3, "best": True}),
            ScoreLine("region", 10, (), {"area": 5, "height": 2, "best": False}),
        )
    )
    keep(results, (person("Ana"), bot("hard")), (24, 9), "terraces", sheets=[sheet, sheet])
    assert summarise(results, Query("terraces")).categories == {"area": 8.0, "height": 16.0}


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
        found = [kinds.shares(line) for line in sheet.lines if line.points]
        assert sum(sum(own.values()) for own in found) == sheet.total
        assert set().union(*found) <= set(kinds.CATEGORIES) == set(kinds.COLOURS)


BASIC = {"alone": False, "mode": "basic"}
ADVANCED = {"alone": False, "mode": "advanced"}
FREE = {"placement": "free", "rounds": 1, "scoring": "standard"}
BEAMS = {"placement": "free", "rounds": 1, "scoring": "beams"}


def played_with(
    results: Results,
    game: str,
    options: dict[str, object],
    seats: Sequence[Seat],
    scores: Sequence[int],
    winners: Sequence[int],
    hints: int = 0,
) -> None:
    """Keep one game of a mixed history."""
    rules, number = games.load(game), results.count(Query()) + 1
    record = Record(
        game=game, revision=rules.revision, seats=tuple(seats), seed=number, hints=hints
    )
    ranked = rules.ranked({**{one.key: one.default for one in rules.options}, **options})
    assert results.add(record, options, scores, winners, ranked) is None


@pytest.fixture
def mixed(results: Results) -> Results:
    """Twelve games as a family plays them, small enough to be added up by hand."""
    ana, bo = person("Ana"), person("Bo")

    def marta(level: str) -> Seat:
        return Seat(kind="bot", level=level, face="marta")

    for points, hints in ((110, 0), (140, 2), (125, 0)):
        played_with(results, "harmony", FREE, (ana,), (points,), (0,), hints)
    played_with(results, "harmony", BEAMS, (ana,), (260,), (0,))
    played_with(results, "harmony", FREE, (ana, marta("hard")), (100, 120), (1,))
    played_with(results, "harmony", FREE, (ana, marta("easy")), (130, 90), (0,))
    played_with(results, "harmony", FREE, (ana, marta("easy")), (95, 95), (0, 1))
    played_with(results, "harmony", FREE, (ana, bo), (150, 160), (1,))
    played_with(results, "harmonia", BASIC, (ana, bo), (27, 27), ())
    played_with(results, "harmonia", ADVANCED, (ana, bo), (134, 134), ())
    played_with(results, "terraces", {"way": "column"}, (ana, marta("hard")), (30, 24), (0,))
    played_with(results, "terraces", {"way": "column"}, (ana, marta("hard")), (18, 24), (1,), 1)
    return results


def test_points_of_different_kinds_are_never_put_together(mixed: Results) -> None:
    everything = summarise(mixed, Query(person="ana"))
    assert (everything.games, everything.points_of) == (12, None)
    assert (everything.mean, everything.best, everything.histogram) == (None, None, {})
    harmony = summarise(mixed, Query("harmony", person="ana"))
    assert harmony.games == 8
    # Three of eight were played alone without beams, four for two: the most are those for two.
    assert harmony.points_of is not None
    assert (harmony.points_of.seats, harmony.points_of.games) == (2, 4)
    assert harmony.mean == pytest.approx((100 + 130 + 95 + 150) / 4)
    assert harmony.best == 150, "and not Bo’s 160"
    assert [round(one.mean) for one in harmony.series] == [100, 130, 95, 150]
    alone = summarise(mixed, Query("harmony", seats=1, person="ana"))
    assert alone.mean == pytest.approx((110 + 140 + 125) / 3), "without the 260 with beams"
    together = summarise(mixed, Query("harmonia", person="ana"))
    assert together.mean == 134, "and not the mean with 27 tiles"
    means = {(kind.variant, kind.mean) for kind in together.kinds}
    assert ("alone=False mode=basic", None) in means


def test_a_game_with_hints_is_shown_and_is_no_best(mixed: Results) -> None:
    alone = summarise(mixed, Query("harmony", seats=1, person="ana"))
    assert alone.best == 125
    assert [(one.most, one.best) for one in alone.series] == [(110, 110), (140, None), (125, 125)]
    assert alone.histogram == {110: 1, 125: 1, 140: 1}
    (kind,) = summarise(mixed, Query("terraces", person="ana")).kinds
    assert (kind.games, kind.won, kind.best, kind.mean) == (2, 1, 30, 24.0)
    options = {"placement": "free", "rounds": 1, "scoring": "standard"}
    best = mixed.best("harmony", options, 1)
    assert best is not None
    assert best.best_person == 125


def test_wins_and_losses_stand_against_each_opponent(mixed: Results) -> None:
    harmony = summarise(mixed, Query("harmony", person="ana")).opponents
    assert {(one.name, one.level, one.played, one.ahead, one.behind) for one in harmony} == {
        ("", "hard", 1, 0, 1),
        ("", "easy", 2, 1, 0),
        ("Bo", None, 1, 0, 1),
    }
    everything = summarise(mixed, Query(person="ana"))
    assert {(one.level, one.played, one.ahead, one.behind) for one in everything.opponents} == {
        ("hard", 3, 1, 2),
        ("easy", 2, 1, 0),
        (None, 1, 0, 1),
    }, "in Harmonia nobody plays against another"
    # Five against Marta, one against Bo, one of Harmonia's basic game; a shared win is a win.
    assert (everything.contests, everything.won) == (7, 3)
    harmonia = summarise(mixed, Query("harmonia", person="ana"))
    assert {can_be_won(kind) for kind in harmonia.kinds if kind.mean is not None} == {False}


def test_points_made_together_are_neither_won_nor_lost(results: Results) -> None:
    """They end no row of wins either (A-15)."""
    ana = person("Ana")
    played_with(results, "harmonia", BASIC, (ana, bot("hard")), (37, 37), (0, 1))
    played_with(results, "harmonia", ADVANCED, (ana, bot("hard")), (134, 134), ())
    sums = summarise(results, Query())
    assert (sums.games, sums.contests, sums.won, sums.streak) == (2, 1, 1, 1)


def test_a_search_knows_characters_and_levels(mixed: Results) -> None:
    marta = Tablemate(face="marta", faceless=("hard",))
    assert mixed.count(Query(tablemate=marta)) == 5
    assert mixed.count(Query(tablemate=marta._replace(level="easy"))) == 2
    assert mixed.count(Query("terraces", tablemate=Tablemate(level="hard"))) == 2
    assert mixed.count(Query(tablemate=Tablemate("bo"))) == 3
    assert mixed.count(Query(terms=(Term("marta", (), (marta,)), Term("95")))) == 1
    keep(mixed, (person("Ana"), bot("hard")), (9, 5))
    assert mixed.count(Query(tablemate=marta)) == 6, "a bot without a face is its level’s character"


def test_home_is_told_what_one_person_has_reached(mixed: Results) -> None:
    seen = overview(mixed, ("ana",))
    assert seen.total == 12
    assert {game: one.games for game, one in seen.games.items()} == {
        "harmony": 8,
        "harmonia": 2,
        "terraces": 2,
    }
    first = seen.games["harmony"].kinds[0]
    assert (first.seats, first.games, first.best) == (2, 4, 150)
    assert seen.games["harmonia"].opponents == ()
    assert seen.last is not None
    assert seen.last.scores == (18, 24)
    assert overview(mixed, ("bo",)).total == 3
    assert overview(mixed, ("cleo",)).last is None


def test_earlier_points_are_those_of_the_same_person(results: Results) -> None:
    """Two persons without names are told apart by who sits first, wherever the bot sits."""
    keep(results, (person(""), bot("easy"), person("")), (40, 90, 60))
    keep(results, (bot("easy"), person(""), person("")), (90, 41, 61))
    seats = (bot("easy"), person(""), person(""))
    now = Record(game="harmony", revision=games.load("harmony").revision, seats=seats, seed=9)
    assert earlier_points(results, now, {"rounds": 1}, 1) == [41, 40]
    assert earlier_points(results, now, {"rounds": 1}, 2) == [61, 60]
    assert earlier_points(results, now, {"rounds": 1}, 2, most=1) == [61]


ALONE: dict[str, object] = {"mode": "advanced", "alone": True}


def test_a_game_of_one_person_with_several_seats_counts_once(results: Results) -> None:
    keep(results, (person(""), bot("medium")), (37, 37), "harmonia", {"mode": "basic"})
    keep(results, (person(""), person("")), (-70, -70), "harmonia", ALONE)
    keep(results, (person("Ana"), person("Ana")), (12, 12), "harmonia", ALONE)
    everybody = summarise(results, Query(game="harmonia"))
    assert everybody.games == results.count(Query()) == 3
    own = summarise(results, Query(game="harmonia", person=""))
    assert own.games == 2
    alone = summarise(results, Query(variant="alone=True mode=advanced", person=""))
    assert (alone.histogram, [one.games for one in alone.series]) == ({-70: 1}, [1])
    home = overview(results, ("",))
    assert home.total == home.games["harmonia"].games == 2
    assert home.last is not None
    assert home.last.scores == (-70, -70)
    assert {one.key: one.games for one in choices(results).people} == {"": 2, "ana": 1}


def test_several_persons_who_were_one_become_one_in_results_from_before(
    results: Results, tmp_path: Path
) -> None:
    keep(results, (person(""), person("")), (5, 5), "harmonia", ALONE)
    with closing(sqlite3.connect(Places.below(tmp_path).results)) as file, file:
        for seat, key in enumerate(("#1", "#2")):
            number = 70 + seat
            file.execute("INSERT INTO who VALUES (?, ?, '', '', '')", (number, key))
            file.execute("UPDATE seat SET who = ? WHERE seat = ?", (number, seat))
        file.execute("PRAGMA user_version = 6")
    again = Results(Places.below(tmp_path))
    assert summarise(again, Query(person="")).games == 1
    assert summarise(again, Query()).games == 1
