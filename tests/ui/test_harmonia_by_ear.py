"""Harmonia for somebody who listens: what the keys say and where they lead."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.moves import FILL, Ask
from harmony_desktop.ui.kit.languages import say, sentences
from harmony_desktop.ui.table.spots import Spot
from tests.ui.harmonia import Guest

Key = Qt.Key


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the table has read out."""
    found: list[str] = []
    monkeypatch.setattr(
        "harmony_desktop.ui.table.surface.announce", lambda view, words: found.append(words)
    )
    return found


def _spot(guest: Guest, zone: str, key: object) -> Spot:
    zones = {one.key: one for one in guest.table.zones}
    return next(spot for spot in zones[zone].spots if spot.key == key)


def _pair(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()


def test_a_cell_says_who_asked_for_it(guest: Guest) -> None:
    """A-4"""
    _pair(guest)
    table = guest.table
    cell = next(iter(table.view.open_cells))
    guest.page.session.play(Ask(0, cell.q, cell.r, FILL))
    said = _spot(guest, "board", cell).name()
    assert said.endswith(f"{table.name_of(0)}\u2069: “Please fill this cell.”")


def test_a_tile_turned_by_the_program_says_how_it_lies(guest: Guest, heard: list[str]) -> None:
    _pair(guest)
    table = guest.table
    kind, place = next(
        (kind, place)
        for kind in table.hand.kinds
        for place in table.view.fits(kind)
        if place.turn and place.cell not in table.view.cells_for(kind, 0)
    )
    guest.player.click("hand", kind)
    guest.player.click("board", place.cell)
    lies = say(texts.sides_phrase(table.placement.sides_of(kind)))
    assert any(lies in words for words in heard)


def test_a_tile_that_went_back_starts_unturned(guest: Guest) -> None:
    _pair(guest)
    table = guest.table
    kind = next(kind for kind in table.hand.kinds if 0 < kind < 13)
    guest.player.click("hand", kind)
    guest.player.press(Key.Key_R)
    assert table.placing.rotation
    guest.player.press(Key.Key_Escape)
    guest.player.click("hand", kind)
    assert table.placing.rotation == 0


def test_a_chosen_tile_leads_to_the_cell_that_was_asked_for(guest: Guest) -> None:
    """A-4"""
    _pair(guest)
    table = guest.table
    kind = next(kind for kind in table.hand.kinds if len(table.view.fits(kind)) > 1)
    cells = list(dict.fromkeys(place.cell for place in table.view.fits(kind)))
    guest.page.session.play(Ask(0, cells[-1].q, cells[-1].r, FILL))
    guest.player.go_to_zone("hand")
    guest.player.go_to_spot(kind)
    guest.player.press(Key.Key_Return)
    assert table.focused is not None
    assert table.focused[1].key == cells[-1]


def test_a_phrase_that_waits_for_a_cell_says_so(guest: Guest, heard: list[str]) -> None:
    guest.sit_down("person", "easy")
    guest.lay_first()
    guest.player.wait_for_person()
    guest.player.press(Key.Key_T)
    guest.player.go_to_spot(FILL)
    guest.player.press(Key.Key_Return)
    assert texts.CHOOSE_CELL in heard


def test_a_partner_is_named_in_short_and_the_hand_follows(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True})
    table = guest.table
    spot = _spot(guest, "others", 1)
    assert "ornament" not in spot.name()
    assert spot.details is not None
    assert spot.details().count("ornament") > 3
    assert table.name_of(1) in spot.name()


def test_home_and_end_go_to_the_ends_of_a_zone(guest: Guest) -> None:
    _pair(guest)
    guest.player.go_to_zone("board")
    spots = next(zone for zone in guest.table.zones if zone.key == "board").spots
    for key, spot in ((Key.Key_End, spots[-1]), (Key.Key_Home, spots[0])):
        guest.player.press(key)
        assert guest.table.focused is not None
        assert guest.table.focused[1].key == spot.key


def test_sentences_end_with_one_stop() -> None:
    parts = ["You won together!", "", "The hexagon is complete", "Well done."]
    assert sentences(parts) == "You won together! The hexagon is complete. Well done."
    assert sentences([]) == ""
