"""Letters on the tokens of Harmonies reach everything that shows tokens."""

from __future__ import annotations

from collections import OrderedDict

import pytest
from PySide6.QtCore import Qt

from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.ui.kit import art as drawing
from harmony_desktop.ui.kit.art import paint
from tests.ui.harmonies import Hand
from tests.ui.player import Player


@pytest.fixture
def lettered(monkeypatch) -> list[str]:
    """What is written on the discs that are drawn."""
    written: list[str] = []
    draw = art.draw_disc

    def noted(painter, colour, faces=art.PLAIN, *more, **others):
        written.append(faces.letter(colour))
        draw(painter, colour, faces, *more, **others)

    monkeypatch.setattr(art, "draw_disc", noted)
    monkeypatch.setattr(drawing, "_cache", OrderedDict())
    return written


def test_the_tokens_on_cards_bear_the_letters_of_the_board(
    player: Player, lettered: list[str]
) -> None:
    page = player.sit_down("person", "easy", game="harmonies")
    card = next(page.table.cards.lying("row"))
    plain = card.pixmap().toImage()
    lettered.clear()
    player.press(Qt.Key.Key_T)
    assert lettered
    assert all(lettered), "no motif is left"
    assert card.pixmap().toImage() != plain
    page.table.cards.peek(0, card.card, card.home)
    assert page.table.cards.glimpse.isVisible()
    assert all(lettered)


def test_the_cube_of_a_habitat_leaves_room_for_what_stands_on_its_disc(
    player: Player, monkeypatch
) -> None:
    """A colour never stands alone, not even where the animal goes."""
    letters, cubes = [], []
    where = {"draw_centred": letters, "draw_cube": cubes}
    for name, found in where.items():
        monkeypatch.setattr(
            art, name, lambda painter, *_, found=found: found.append(painter.worldTransform())
        )
    box = card_art.CARD_RECT
    faces = art.Faces(letters=tuple("ABCDEF"))
    paint(box, 1.0, lambda painter: card_art.draw_habitat(painter, 0, box, faces))
    (cube,) = cubes
    own = min(letters, key=lambda one: abs(one.dx() - cube.dx()) + abs(one.dy() - cube.dy()))
    assert own.dx() < cube.dx() - card_art._CUBE * cube.m11()


def test_letters_take_the_place_of_motifs(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    assert page.table.faces.letters == ()
    hand.player.press(Qt.Key.Key_T)
    assert len(set(page.table.faces.letters)) == 6
    hand.player.press(Qt.Key.Key_T)
    assert page.table.faces.letters == ()
