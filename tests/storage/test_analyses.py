"""Analyses on disk: kept as far as they have come, and worth nothing when damaged."""

from __future__ import annotations

import pytest

from harmony_desktop.bots.decisions import Decision, Verdict
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile
from harmony_desktop.storage import analyses
from harmony_desktop.storage.analyses import Analyses
from harmony_desktop.storage.files import Places

PERSON, BOT = Seat(kind="person", name="Ada"), Seat(kind="bot", name="Bo", level="easy")


def record(seed: int = 1, moves: int = 19, seats: tuple[Seat, ...] = (PERSON,)) -> Record:
    made = Record(game="harmony", revision=GAME.revision, seats=seats, seed=seed)
    return made.with_moves([PlaceTile(cell) for cell in range(moves)])


def verdict(number: int, lost: float, seat: int = 0, best: int = 18) -> Verdict:
    return Verdict(
        Decision(number, seat, (PlaceTile(number),)),
        Appraisal(Suggestion(PlaceTile(best), 100.0), Suggestion(PlaceTile(number), 100.0 - lost)),
    )


@pytest.fixture
def kept(places: Places) -> Analyses:
    return Analyses(places)


def test_stored_verdicts_are_found_again(kept: Analyses) -> None:
    found = [verdict(0, 0.0), verdict(3, 2.5)]
    kept.store(record(), "champion", found)
    known = kept.load(record(), "champion", [one.decision for one in found])
    assert known == {0: found[0], 3: found[1]}


def test_other_games_levels_and_moves_know_nothing_of_it(kept: Analyses) -> None:
    decision = verdict(0, 1.0).decision
    kept.store(record(), "champion", [verdict(0, 1.0)])
    assert kept.load(record(seed=2), "champion", [decision]) == {}
    assert kept.load(record(), "hard", [decision]) == {}
    assert kept.load(record(moves=18), "champion", [decision]) == {}


def test_a_decision_that_is_none_any_more_is_left_out(kept: Analyses) -> None:
    kept.store(record(), "champion", [verdict(0, 1.0), verdict(3, 1.0)])
    assert list(kept.load(record(), "champion", [verdict(3, 0.0).decision])) == [3]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"schema": 2}',
        '{"schema": 1, "level": "champion"}',
        '{"schema": 1, "level": "champion", "record": {}, "verdicts": []}',
    ],
)
def test_a_damaged_file_counts_for_nothing(kept: Analyses, places: Places, text: str) -> None:
    kept.store(record(), "champion", [verdict(0, 4.0)])
    (file,) = places.analyses.iterdir()
    file.write_text(text)
    assert kept.load(record(), "champion", [verdict(0, 4.0).decision]) == {}
    assert kept.costly_moments("harmony") == []
    kept.store(record(), "champion", [verdict(0, 4.0)])
    assert len(kept.costly_moments("harmony")) == 1


def test_a_move_of_no_game_is_left_out(kept: Analyses, places: Places) -> None:
    kept.store(record(), "champion", [verdict(0, 4.0), verdict(3, 4.0, best=17)])
    (file,) = places.analyses.iterdir()
    file.write_text(file.read_text().replace('[["place",18]]', '[["fly",18]]'))
    decisions = [verdict(0, 4.0).decision, verdict(3, 4.0).decision]
    assert list(kept.load(record(), "champion", decisions)) == [3]


def test_costly_moments_are_those_of_persons_the_worst_first(kept: Analyses) -> None:
    seats = (PERSON, BOT)
    kept.store(
        record(1, seats=seats),
        "champion",
        [verdict(0, 3.0), verdict(1, 50.0, seat=1), verdict(2, 0.4), verdict(4, 9.0)],
    )
    kept.store(record(2), "champion", [verdict(5, 5.0)])
    found = kept.costly_moments("harmony")
    assert [(one.number, one.seat, one.given_up) for one in found] == [
        (4, 0, 9.0),
        (5, 0, 5.0),
        (0, 0, 3.0),
    ]
    assert kept.costly_moments() == found
    assert kept.costly_moments("sintra") == []
    start = found[0].start
    assert start.practice
    assert len(start.moves) == 4
    assert start.seed == 1


def test_moments_under_other_rules_cannot_be_practised(kept: Analyses) -> None:
    old = record().model_copy(update={"revision": GAME.revision + 1})
    kept.store(old, "champion", [verdict(0, 9.0)])
    assert kept.costly_moments("harmony") == []


def test_the_oldest_are_forgotten(kept: Analyses, places: Places, monkeypatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 3)
    for seed in range(5):
        kept.store(record(seed), "champion", [verdict(0, 2.0)])
    assert len(list(places.analyses.iterdir())) == 3
    assert {one.record.seed for one in kept.costly_moments("harmony")} >= {4}


def test_a_disk_that_refuses_is_done_without(places: Places, kept: Analyses) -> None:
    places.data.mkdir(parents=True)
    places.analyses.write_text("in the way")
    kept.store(record(), "champion", [verdict(0, 2.0)])
    assert kept.load(record(), "champion", [verdict(0, 2.0).decision]) == {}
    assert kept.costly_moments() == []
