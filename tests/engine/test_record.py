"""Records: what is read from disk is checked, and a game is its record."""

from __future__ import annotations

import json

import pytest

from harmony_desktop.engine.record import MAX_BYTES, BadRecord, Record, Seat, read_record, replay
from harmony_desktop.games.harmony.rules.game import GAME, Place

SEATS = (Seat(kind="person", name="Ana"), Seat(kind="bot", name="Bot", level="hard"))


def record(**changes: object) -> Record:
    facts: dict[str, object] = {
        "game": "harmony",
        "revision": GAME.revision,
        "seats": SEATS,
        "options": {"rounds": 2},
        "seed": 7,
    }
    return Record(**{**facts, **changes})  # type: ignore[arg-type]


def test_a_record_survives_being_written_and_read() -> None:
    written = record().with_moves([Place(3), Place(18)])
    assert read_record(written.to_json()) == written


def test_replaying_gives_every_position() -> None:
    written = record().with_moves([Place(3), Place(3), Place(0)])
    steps = list(replay(GAME, written))
    assert [move for move, _ in steps] == [Place(3), Place(3), Place(0)]
    assert steps[-1][1].to_move == 1


@pytest.mark.parametrize(
    "change",
    [
        {"seed": -1},
        {"seed": "7"},
        {"seed": 2**60},
        {"seats": []},
        {"seats": [{"kind": "ghost"}]},
        {"seats": [{"kind": "person", "name": "x" * 41}]},
        {"moves": "none"},
        {"surprise": 1},
        {"game": "../../etc"},
        {"options": {"rounds": [1]}},
        {"practice": "no"},
    ],
)
def test_a_strange_record_is_unreadable(change: dict[str, object]) -> None:
    document = {**json.loads(record().to_json()), **change}
    with pytest.raises(BadRecord) as problem:
        read_record(json.dumps(document))
    assert problem.value.reason == "unreadable"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "{}", '"' + "x" * MAX_BYTES + '"'])
def test_what_is_no_record_is_unreadable(text: str) -> None:
    with pytest.raises(BadRecord) as problem:
        read_record(text)
    assert problem.value.reason == "unreadable"


def test_a_record_of_another_schema_says_so() -> None:
    document = {**json.loads(record().to_json()), "schema": 99}
    with pytest.raises(BadRecord) as problem:
        read_record(json.dumps(document))
    assert problem.value.reason == "schema"


@pytest.mark.parametrize(
    ("revision", "reason"), [(GAME.revision - 1, "earlier"), (GAME.revision + 1, "revision")]
)
def test_a_record_of_another_revision_says_so(revision: int, reason: str) -> None:
    with pytest.raises(BadRecord) as problem:
        list(replay(GAME, record(revision=revision)))
    assert problem.value.reason == reason


@pytest.mark.parametrize("options", [{"rounds": 99}, {"placement": "upside-down"}, {"x": 1}])
def test_a_record_with_impossible_options_says_so(options: dict[str, object]) -> None:
    with pytest.raises(BadRecord) as problem:
        list(replay(GAME, record(options=options)))
    assert problem.value.reason == "setup"


@pytest.mark.parametrize(
    "move",
    [["place", 3], ["place", 19], ["place"], ["place", 1, 2], ["jump", 1], [], ["place", "3"]],
)
def test_the_first_wrong_move_is_named(move: list[object]) -> None:
    document = {**json.loads(record().to_json()), "moves": [["place", 3], ["place", 3], move]}
    with pytest.raises(BadRecord) as problem:
        list(replay(GAME, read_record(json.dumps(document))))
    assert problem.value.reason == "move"
    assert problem.value.move == 3
