"""Saved orders of tiles: stored completely, checked when read, and never lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.terraces.rules.components import SET
from harmony_desktop.games.terraces.storage import orders
from harmony_desktop.games.terraces.storage.orders import SavedOrder
from harmony_desktop.games.terraces.texts import ORDERS_DAMAGED
from harmony_desktop.storage.files import Places

SORTED = SavedOrder("2026-11-16", SET)
REVERSED = SavedOrder("2026-11-17", SET[::-1])


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.below(tmp_path)


def test_orders_come_back_as_they_were_saved(places: Places) -> None:
    assert orders.load(places) == ([], None)
    assert orders.save(places, [SORTED, REVERSED]) is None
    assert orders.load(places) == ([SORTED, REVERSED], None)


def _file(**changes: object) -> str:
    order = {"saved": "2026-11-16", "order": list(SET)} | changes
    return json.dumps({"schema": orders.FORMAT.newest, "orders": [order]})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"schema": 1, "orders": 3}',
        '{"schema": 1, "orders": [3]}',
        "[" * 100_000,
        _file(order=[0] * 20),
        _file(order=list(SET)[:-1]),
        _file(order=[float(kind) for kind in SET]),
        _file(saved="yesterday"),
        _file(saved=None),
        _file(maker=3),
        json.dumps({"schema": 1, "orders": [{"saved": "2026-11-16", "order": list(SET)}] * 11}),
        json.dumps({"schema": 1, "orders": [], "more": "x" * orders.MAX_BYTES}),
    ],
)
def test_a_damaged_file_is_set_aside_and_reported(places: Places, text: str) -> None:
    file = orders.path(places)
    file.parent.mkdir(parents=True)
    file.write_text(text)
    found, problem = orders.load(places)
    assert found == []
    assert problem is not None
    assert problem.words == Phrase("terraces", ORDERS_DAMAGED)
    assert problem.path.read_text() == text
    assert not file.exists()
    assert orders.save(places, [SORTED]) is None
    assert orders.load(places) == ([SORTED], None)


def test_a_disk_that_refuses_is_reported(places: Places) -> None:
    places.data.parent.mkdir(parents=True, exist_ok=True)
    places.data.write_text("a file where the folder should be")
    problem = orders.save(places, [SORTED])
    assert problem is not None
    assert problem.key == "cannot-write"
    found, problem = orders.load(places)
    assert found == []
    assert problem is not None
    assert problem.key == "cannot-read"


def test_the_newest_orders_that_are_being_made_are_kept(places: Places) -> None:
    assert orders.load_drafts(places) == ({}, None)
    drafts = {f"game-{number}/0": SET for number in range(orders.MOST_DRAFTS + 3)}
    assert orders.save_drafts(places, drafts) is None
    found, problem = orders.load_drafts(places)
    assert problem is None
    assert list(found) == list(drafts)[3:]


@pytest.mark.parametrize("text", ["{", '{"schema": 1, "drafts": []}', '{"schema": 1}'])
def test_damaged_orders_that_are_being_made_are_set_aside(places: Places, text: str) -> None:
    file = orders.drafts_path(places)
    file.parent.mkdir(parents=True)
    file.write_text(text)
    found, problem = orders.load_drafts(places)
    assert found == {}
    assert problem is not None
    assert problem.path.read_text() == text
