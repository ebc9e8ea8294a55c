"""Places in words: by the coordinates at the edge of the board, or by what one sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts as harmonia_texts
from harmony_desktop.ui.kit.languages import column_letter, say
from harmony_desktop.ui.shell.window import Window
from tests.ui.player import Player

LABELS = {"harmony": 5 + 5, "harmonies": 5 + 5, "terraces": 8 + 7, "sintra": 8}
"""The number of letters and numbers around a new game's board."""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_edge_has_the_coordinates_that_words_use(
    open_window: Callable[..., Window], qtbot: QtBot, language: str
) -> None:
    window = open_window(language)
    player = Player(window, qtbot)
    for game in games.GAMES:
        page = player.sit_down("person", "random", game=game)
        table = page.table
        assert table.coordinates.isVisible() == table.always_labelled
        window.context.change("coordinates", True)
        labels = table.edge_labels()
        assert table.coordinates.isVisible()
        assert len({one.words for one in labels}) == len(labels), "every column and row has its own"
        if game in LABELS:
            assert len(labels) == LABELS[game]
        assert labels
        for one in labels:
            assert table.sceneRect().contains(one.at), (game, one)
        letters = [one for one in labels if one.words.isalpha()]
        across = [one.at.x() for one in sorted(letters)]
        assert across == sorted(across, reverse=language == "fa"), "they begin where lines begin"
        window.context.change("coordinates", False)
        assert table.coordinates.isVisible() == table.always_labelled
        window.navigation.show_home()


def test_the_list_of_moves_names_places_by_them(player: Player) -> None:
    page = player.sit_down("person", "random", game="harmony")
    page.play(page.table.view.legal_moves()[0])
    page.side.open_moves()
    context = player.window.context
    before = page.side.history.moves.item(0).text()
    assert "column 1, cell 1" in before
    context.change("coordinates", True)
    assert "A1" in page.side.history.moves.item(0).text()
    assert "L14" in say(harmonia_texts.placed_at([Hex(0, 0)], Hex(-1, 2)))
    context.change("coordinates", False)
    assert page.side.history.moves.item(0).text() == before


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        (Hex(-3, 0), "top left"),
        (Hex(0, -3), "at the top"),
        (Hex(3, -3), "top right"),
        (Hex(0, 0), "in the middle"),
        (Hex(0, 3), "at the bottom"),
        (Hex(3, 0), "bottom right"),
    ],
)
def test_without_them_a_cell_is_named_by_the_part_it_lies_in(
    player: Player, cell: Hex, words: str
) -> None:
    layout = [Hex(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    assert say(harmonia_texts.placed_at(layout, cell)) == f"Placed: {words}"


def test_columns_beyond_the_alphabet_have_letters_too(player: Player) -> None:
    assert [column_letter(column, 25) for column in (0, 12, 25, 26, -1)] == list("AMZ") + [
        "A′",
        "Z′",
    ]
