"""The games that pictures show are good games, and say who plays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from harmony_desktop import games
from harmony_desktop.engine.record import Record, read_record, replay
from harmony_desktop.engine.sample import Sample
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.shell.samples import recorded_name, sample

RECORDED = sorted(resource("samples").glob("*.harmony"))
NAMES = ("Alice", "Ben", "Cleo", "Dan", "Eve", "Finn")


def read(path: Path) -> Record:
    return read_record(path.read_bytes())


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_to_a_close_end(path: Path) -> None:
    record = read(path)
    game = games.load(record.game)
    *_, (_, state) = replay(game, record)
    assert state.to_move is None
    assert path.name == recorded_name(record.game, len(record.seats), record.options)
    levels = {seat.level for seat in record.seats}
    assert levels & {"champion", "hard"}
    if len(record.seats) > 1 and not game.cooperative:
        best, second = sorted(
            (state.score(seat).total for seat in range(len(record.seats))), reverse=True
        )[:2]
        assert best - second <= best / 5


@pytest.mark.parametrize("game", games.GAMES)
def test_the_picture_of_every_table_shows_a_recorded_game(game: str) -> None:
    wanted = games.figures(game).SAMPLES["table"]
    name = recorded_name(game, wanted.seats, wanted.options)
    assert resource("samples", name) in RECORDED
    shown = sample(game, NAMES, wanted)
    *_, (_, state) = replay(games.load(game), shown)
    assert state.to_move is not None
    assert state.to_move < wanted.persons, "a person can do something in the picture"


def test_seats_are_labelled_as_what_they_are() -> None:
    whole = read(resource("samples", "sintra-3.harmony"))
    shown = sample("sintra", NAMES, Sample(3, 2, 40))
    assert [seat.kind for seat in shown.seats] == ["person", "person", "bot"]
    assert shown.seats[2].level == whole.seats[2].level
    unrecorded = sample("sintra", NAMES, Sample(2, 1, 4))
    assert unrecorded.seats[1].level == "easy"
