"""Records: what is read from disk is checked, and a game is its record."""

from __future__ import annotations

import json

import pytest

from harmony_desktop.engine.formats import Document, Format, Upgrade
from harmony_desktop.engine.record import MAX_BYTES, BadRecord, Record, Seat, read_record, replay
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile

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
    written = record().with_moves([PlaceTile(3), PlaceTile(18)])
    assert read_record(written.to_json()) == written


def test_replaying_gives_every_position() -> None:
    written = record().with_moves([PlaceTile(3), PlaceTile(3), PlaceTile(0)])
    steps = list(replay(GAME, written))
    assert [move for move, _ in steps] == [PlaceTile(3), PlaceTile(3), PlaceTile(0)]
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
def test_anything_but_a_record_is_unreadable(text: str) -> None:
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


def test_a_record_of_an_earlier_schema_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if records had called their seed a number, and later their seats chairs."""
    from harmony_desktop.engine import record as module

    def rename(old: str, new: str) -> Upgrade:
        def upgrade(document: Document) -> Document:
            rest = {key: value for key, value in document.items() if key != old}
            return {**rest, new: document[old]}

        return upgrade

    today = json.loads(record().to_json())
    oldest = {**today, "schema": 1, "number": today["seed"], "chairs": today["seats"]}
    del oldest["seed"], oldest["seats"]
    monkeypatch.setattr(
        module, "FORMAT", Format(rename("number", "seed"), rename("chairs", "seats"))
    )
    upgraded = read_record(json.dumps(oldest))
    assert upgraded == record(schema=3)
    assert json.loads(upgraded.to_json())["schema"] == 3
    middle = {**today, "schema": 2, "chairs": today["seats"]}
    del middle["seats"]
    assert read_record(json.dumps(middle)) == upgraded
    with pytest.raises(BadRecord) as problem:
        read_record(json.dumps({**today, "schema": 1}))
    assert problem.value.reason == "unreadable"
    with pytest.raises(BadRecord) as problem:
        read_record(json.dumps({**today, "schema": 4}))
    assert problem.value.reason == "schema"


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("Ana\nLopez", "Ana Lopez"),
        ("\u202eanA", "anA"),
        ("A\u2066n\u2069a", "Ana"),
        ("\x1b[31mAna\x07", "[31mAna"),
        ("Ana\u2028Bo", "Ana Bo"),
        ("می\u200cنا", "می\u200cنا"),
        (" \t\r\n ", ""),
        ("\ufeffAna\u00ad", "Ana"),
    ],
)
def test_a_name_is_one_line_of_letters(raw: str, clean: str) -> None:
    document = json.loads(record().to_json())
    document["seats"][0]["name"] = raw
    assert read_record(json.dumps(document)).seats[0].name == clean
    assert Seat(kind="person", name=raw).name == clean


def test_a_name_of_ten_thousand_signs_is_refused() -> None:
    document = json.loads(record().to_json())
    document["seats"][0]["name"] = "A" * 10_000
    with pytest.raises(BadRecord):
        read_record(json.dumps(document))
