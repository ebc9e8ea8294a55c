"""Names on the plates of Harmonia's partners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import cos, dist, pi, sin

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.games.harmonia.rules.moves import Show
from harmony_desktop.games.harmonia.table.partners import (
    PartnerPlate,
    _draw_plate,
    _grid,
    known_area,
    name_on_plate,
    number_beside,
    slot_areas,
)
from harmony_desktop.ui.kit.theme import LIGHT
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.shell.window import Window
from tests.ui.harmonia import Guest
from tests.ui.player import seats

SIX_SEATS = 70.0
"""The room for a name where five plates stand one above the other."""


def _plate(name: str) -> PartnerPlate:
    return PartnerPlate(name, "red", 10, (None,) * 14, "", False, True, (), "otto")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_whole_name_at_a_table_of_six(
    open_window: Callable[..., Window], language: str
) -> None:
    open_window(language)
    levels = ("random", "easy", "medium", "hard")
    unnamed = [seat.model_copy(update={"name": ""}) for seat in seats(*levels)]
    for place in range(len(levels)):
        name = shown_name(unnamed, place)
        shown, size = name_on_plate(_plate(name), SIX_SEATS)
        assert shown == name
        assert size >= 11


def test_a_name_somebody_chose_is_shortened_only_at_its_end(
    open_window: Callable[..., Window],
) -> None:
    open_window()
    assert shown_name(seats("person", "hard"), 1) == "B1"
    shown, size = name_on_plate(_plate("Maximiliane Theodora"), SIX_SEATS)
    assert shown.startswith("Maximil")
    assert shown.endswith("…")
    assert size == 11


@pytest.mark.parametrize("size", [(252, 219), (210, 199)])
@pytest.mark.parametrize("kinds", [4, 6, 7])
def test_a_hand_keeps_its_rows_when_its_partner_speaks(
    open_window: Callable[..., Window], size: tuple[int, int], kinds: int
) -> None:
    open_window()
    silent, rect = _plate("Leila"), QRectF(0, 0, *size)
    grids = {
        _grid(kinds, known_area(replace(silent, says=says), rect))
        for says in ("", "“Please fill this cell.”", "“Thanks!” “Please fill this cell.”")
    }
    assert len(grids) == 1


def test_words_and_a_kind_that_runs_out_leave_the_tiles_of_a_partner_in_their_places() -> None:
    rect = QRectF(0, 0, 240, 170)
    known = tuple(2 if kind < 12 else 0 for kind in range(14))
    silent = replace(_plate("Otto"), known=known, tiles=24, slots=tuple(range(12)))
    speaking = replace(silent, says="“Please place this tile here: it closes a pattern of seven.”")
    without = replace(silent, known=(0, *known[1:]), tiles=22)
    places = slot_areas(silent, known_area(silent, rect))
    assert len(places) == 12
    for other in (speaking, without):
        assert slot_areas(other, known_area(other, rect)) == places


def test_a_kind_that_has_run_out_keeps_its_slot(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    table = guest.table
    seat = table.partners.others[0].seat
    before = table.partners._slots(seat, table.partners.hands()[seat], ())
    for _ in range(14):
        view = page.timeline.view()
        fitting = [kind for kind, count in enumerate(view.hand) if count and view.fits(kind)]
        kind = min(fitting, key=lambda kind: view.hand[kind])
        page.session.apply(Show(kind))
        page.session.apply(page.timeline.view().fits(kind)[0])
    assert 0 in [table.partners.hands()[seat][kind] for kind in before], "one has run out"
    assert table.partners._slots(seat, table.partners.hands()[seat], ()) == before


def _dark_discs(partner: PartnerPlate) -> int:
    """Count the pixels of the discs behind numbers on a plate at a table of six."""
    image = QImage(QSizeF(276, 118).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    _draw_plate(painter, QRectF(0, 0, 276, 118), partner, LIGHT)
    painter.end()
    pixels = ((x, y) for x in range(276) for y in range(32, 118))
    return sum(image.pixelColor(x, y).name() == "#2a4b3e" for x, y in pixels)


def test_a_single_tile_of_a_partner_is_not_covered_by_its_number(
    open_window: Callable[..., Window],
) -> None:
    """Ten different tiles on a plate of six seats are as small as the number."""
    open_window()
    held = replace(_plate("Marta"), known=(1,) * 10 + (0,) * 4, slots=tuple(range(10)))
    assert _dark_discs(held) == 0
    assert _dark_discs(replace(held, known=(2,) * 10 + (0,) * 4, tiles=20)) > 0


@pytest.mark.parametrize("reach", [10.0, 14.0, 20.0, 28.0])
def test_the_number_of_a_kind_leaves_its_petals_in_sight(reach: float) -> None:
    at, radius = number_beside(QPointF(), reach)
    middle = reach * 0.6
    for side in range(6):
        angle = side * pi / 3 + pi / 6
        assert dist((at.x(), at.y()), (middle * cos(angle), middle * sin(angle))) > radius
