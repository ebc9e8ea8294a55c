"""Names on the plates of Harmonia's partners."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.games.harmonia.table.partners import Partner, name_on_plate
from harmony_desktop.ui.players import short_name, shown_name
from harmony_desktop.ui.window import Window
from tests.ui.player import seats

SIX_SEATS = 80.0
"""The room for a name where five plates stand one above the other."""


def _plate(name: str, short: str = "") -> Partner:
    return Partner(name, "red", 10, (None,) * 14, "", False, True, None, short)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_whole_name_at_a_table_of_six(
    open_window: Callable[..., Window], language: str
) -> None:
    open_window(language)
    levels = ("random", "easy", "medium", "hard")
    unnamed = [seat.model_copy(update={"name": ""}) for seat in seats(*levels)]
    for place in range(len(levels)):
        whole, short = shown_name(unnamed, place), short_name(unnamed, place)
        shown, size = name_on_plate(_plate(whole, short), SIX_SEATS)
        assert shown in (whole, short)
        assert size >= 11
        assert name_on_plate(_plate(whole, short), 400)[0] == whole


def test_a_name_somebody_chose_is_shortened_only_at_its_end(
    open_window: Callable[..., Window],
) -> None:
    open_window()
    named = seats("person", "hard")
    assert short_name(named, 1) == shown_name(named, 1) == "B1"
    shown, size = name_on_plate(_plate("Maximiliane Theodora"), SIX_SEATS)
    assert shown.startswith("Maximil")
    assert shown.endswith("…")
    assert size == 11
