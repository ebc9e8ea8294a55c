"""Ratings of persons follow from their results."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from harmony_desktop import games
from harmony_desktop.bots.ratings import even_strength, newcomer, rating_of
from harmony_desktop.bots.same_deal import is_compared, points_of_bots, strengths_around
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.strength import GENTLE
from harmony_desktop.storage import ratings
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.ratings import rate, rating_histories
from harmony_desktop.storage.results import Results, identity_of


def duel(seed: int, level: str = "medium", game: str = "sintra", hints: int = 0) -> Record:
    seats = (Seat(kind="person", name="Ana"), Seat(kind="bot", level=level))
    revision = games.load(game).revision
    started = f"2026-05-01T12:{seed:02}:00+00:00"
    return Record(
        game=game, revision=revision, seats=seats, seed=seed, hints=hints, started=started
    )


def solo(seed: int) -> Record:
    return duel(seed, game="harmony").model_copy(
        update={"seats": (Seat(kind="person", name="Ana"),)}
    )


def keep(results: Results, record: Record, scores: tuple[int, ...]) -> None:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert results.add(record, {"side": "A"}, scores, winners) is None


def test_winning_raises_a_rating_and_losing_lowers_it(results: Results) -> None:
    keep(results, duel(1), (90, 60))
    keep(results, duel(2), (40, 60))
    (won, lost) = rating_histories(results, "sintra")["ana"]
    assert won.before == newcomer("sintra")
    assert won.change > 0 > lost.change
    assert lost.before == won.after
    assert lost.after.deviation < won.after.deviation < won.before.deviation


def test_ratings_are_worked_out_again_only_when_results_have_changed(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(results, duel(1), (90, 60))
    worked: list[str] = []
    whole = ratings._work_out

    def watch(results: Results, game: str) -> object:
        worked.append(game)
        return whole(results, game)

    monkeypatch.setattr(ratings, "_work_out", watch)
    first = rating_histories(results, "sintra")
    assert rating_histories(results, "sintra") is first
    keep(results, duel(2), (40, 60))
    assert len(rating_histories(results, "sintra")["ana"]) == 2
    results.bin(results.latest(1)[0].identity)
    assert len(rating_histories(results, "sintra")["ana"]) == 1
    assert worked == ["sintra"] * 3


def test_only_counted_first_tries_at_a_deal_count(results: Results) -> None:
    keep(results, duel(1), (90, 60))
    again = duel(1).model_copy(update={"started": "2026-06-01T12:00:00+00:00"})
    keep(results, again, (99, 20))
    keep(results, duel(2, hints=1), (99, 20))
    free = duel(5).model_copy(update={"free_hints": 2})
    keep(results, free, (99, 20))
    keep(results, duel(3, "random"), (99, 20))
    keep(results, duel(4, "from-a-newer-version"), (99, 20))
    assert len(rating_histories(results, "sintra")["ana"]) == 1
    assert rating_histories(results, "harmony") == {}
    binned = identity_of(duel(1).to_json())
    assert results.bin(binned) is None
    assert len(rating_histories(results, "sintra")["ana"]) == 1, "now the second try counts"


def test_a_game_played_alone_counts_once_bots_have_played_its_deal(results: Results) -> None:
    keep(results, solo(1), (120,))
    assert rating_histories(results, "harmony") == {}
    identity = identity_of(solo(1).to_json())
    assert results.set_matched(identity, [(25, 60), (40, 120), (55, 140)]) is None
    (step,) = rating_histories(results, "harmony")["ana"]
    assert step.before.value < step.after.value < 1400
    one = results.one(identity)
    assert one is not None
    assert one.matched == ((25, 60), (40, 120), (55, 140))
    rows = results.rows(9)
    assert rows[0]["matched"] == "[[25, 60], [40, 120], [55, 140]]", "backups have it"


def test_rating_a_solo_game_lets_bots_play_its_deal(tmp_path) -> None:
    places = Places.below(tmp_path)
    results = Results(places)
    keep(results, solo(5), (110,))
    found = rate(places, solo(5).to_json())
    one = results.one(identity_of(solo(5).to_json()))
    assert one is not None
    assert one.matched is not None
    assert [strength for strength, _ in one.matched] == list(strengths_around(GENTLE))
    assert found["ana"].identity == one.identity


def test_bots_take_the_places_of_persons_only() -> None:
    assert is_compared(solo(1))
    assert not is_compared(duel(1))
    together = duel(3, "easy", "harmonia")
    assert is_compared(together)
    assert not is_compared(together.model_copy(update={"hints": 1}))
    assert not is_compared(together.model_copy(update={"free_hints": 1}))
    ((strength, points),) = points_of_bots(solo(2).to_json(), [20])
    assert strength == 20
    assert points_of_bots(solo(2).to_json(), [20]) == [(20, points)]


def test_an_even_match_follows_the_rating(results: Results) -> None:
    assert even_strength("sintra", None) == GENTLE
    for seed in range(20):
        keep(results, duel(seed, "hard"), (60 + seed % 2, 61 - seed % 2))
    history = rating_histories(results, "sintra")["ana"]
    assert even_strength("sintra", history[-1].after) == pytest.approx(60, abs=6)
    hard = rating_of("sintra", "hard")
    assert hard is not None
    assert history[-1].after.value == pytest.approx(hard.value, abs=60)


def test_results_without_comparisons_are_upgraded(tmp_path) -> None:
    places = Places.below(tmp_path)
    results = Results(places)
    keep(results, solo(1), (120,))
    with closing(sqlite3.connect(places.results)) as file, file:
        file.execute("ALTER TABLE result DROP COLUMN matched")
        file.execute("PRAGMA user_version = 5")
    (one,) = Results(places).latest(9)
    assert one.matched is None
    assert results.set_matched(one.identity, [(40, 99)]) is None
