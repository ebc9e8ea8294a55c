"""Letters on the tokens of Harmonies reach everything that shows tokens."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import Colour
from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.ui.kit import art as drawing
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.kit.languages import say, translate
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import labels
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_keeps_its_name_when_room_is_tight(
    language: str, open_window: Callable[..., Window]
) -> None:
    """As beside a tutorial or an open drawer; a longer name gets narrower letters or a second
    line."""
    open_window(language)
    nameless: list[str] = []

    def note(painter: QPainter, name: str) -> None:
        if card_art._name_rows(painter, name) is None:
            nameless.append(name)

    for card in CARDS:
        name = translate("harmonies", texts.CARD_NAMES[card.id])
        paint(card_art.CARD_RECT, 0.6, partial(note, name=name))
    assert not nameless


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_in_two_lines_leaves_the_picture_its_room(
    language: str, open_window: Callable[..., Window]
) -> None:
    open_window(language)
    rows: list[float] = []
    for card in CARDS:
        name = translate("harmonies", texts.CARD_NAMES[card.id])
        paint(
            card_art.CARD_RECT,
            0.64,
            lambda painter, name=name: rows.append(card_art._name_rows(painter, name) or 0.0),
        )
    assert max(rows) < 0.22 * card_art.HEIGHT


@pytest.mark.usefixtures("qapp")
def test_a_habitat_says_how_high_its_stacks_are(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    monkeypatch.setattr(card_art, "number", lambda value: written.append(value) or str(value))
    box = card_art.CARD_RECT
    for number, card in enumerate(CARDS):
        written.clear()
        paint(box, 1.0, partial(card_art.draw_habitat, card=number, box=box, faces=art.PLAIN))
        heights = [len(card_art.tokens_of(stack)) for _, _, stack in card.habitat]
        assert sorted(written) == sorted(high for high in heights if high > 1)


@pytest.mark.parametrize("scale", [0.47, 0.64, 1.0])
@pytest.mark.usefixtures("qapp")
def test_the_heights_of_a_habitat_cover_no_token(
    monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    """On a small card, they used to lie on the tokens beside."""
    tops: list[QPainterPath] = []
    discs = art.draw_discs
    write = card_art._draw_heights
    top = QPainterPath()
    top.addEllipse(QRectF(-art.RADIUS, -art.DEPTH, 2 * art.RADIUS, 2 * art.DEPTH))

    def note(painter: QPainter, tokens: Sequence[Colour], *more: object) -> None:
        at = painter.worldTransform()
        tops.append(at.map(top.translated(0, art.BASE - art.WALL * len(tokens))))
        discs(painter, tokens, *more)

    monkeypatch.setattr(art, "draw_discs", note)
    for number, card in enumerate(CARDS):

        def picture(number: int = number) -> QImage:
            tops.clear()
            draw = partial(card_art.draw_habitat, card=number, faces=art.PLAIN)
            box = card_art._HABITAT
            return paint(card_art.CARD_RECT, scale, partial(draw, box=box)).toImage()

        monkeypatch.setattr(card_art, "_draw_heights", lambda *_: None)
        plain = picture()
        monkeypatch.setattr(card_art, "_draw_heights", write)
        written = picture()
        points = product(range(plain.width()), range(plain.height()))
        inked = [QPointF(*one) for one in points if plain.pixel(*one) != written.pixel(*one)]
        covered = sum(path.contains(point) for path in tops for point in inked)
        assert covered <= len(inked) / 20, card.id


def test_the_words_of_an_enlarged_card_name_its_habitat(player: Player) -> None:
    page = player.sit_down("person", "easy", game="harmonies")
    shown: list[str] = []
    cards = page.table.cards
    cards.caption.show_words = lambda words, *_, **__: shown.append(words) or QRectF()
    card = next(cards.lying("row"))
    cards.point_at((0, card.card), card.home)
    habitat, worth = shown[0].split("\n")
    parts = [say(texts.part_name(stack)).lower() for _, _, stack in CARDS[card.card].habitat]
    named = habitat.lower().split(" + ")
    assert [part.removesuffix(" with the cube") for part in named] == parts
    assert sum(part.endswith(" with the cube") for part in named) == 1
    assert worth


def test_the_words_about_a_card_are_not_squeezed_in_a_small_window(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window("uk", drawer=True)
    window.resize(800, 560)
    cards = Player(window, qtbot).sit_down("person", game="harmonies").table.cards
    QApplication.processEvents()
    stretches: list[int] = []
    font = labels._font

    def note(pixels: float, weight: QFont.Weight, stretch: int) -> QFont:
        stretches.append(stretch)
        return font(pixels, weight, stretch)

    monkeypatch.setattr(labels, "_font", note)
    for card in cards.lying("row"):
        cards.point_at((0, card.card), card.home)
        assert stretches.pop() == 100


@pytest.mark.usefixtures("qapp")
def test_the_values_of_a_card_grow_with_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[list[float]] = []
    for scale in (1.0, 1.5):
        drawn: list[float] = []
        monkeypatch.setattr(card_art, "text_scale", lambda scale=scale: scale)
        monkeypatch.setattr(card_art, "draw_centred", lambda *args, to=drawn: to.append(args[4]))
        paint(card_art.CARD_RECT, 1.0, partial(card_art._draw_column, values=(2, 5, 9), placed=1))
        sizes.append(drawn)
    assert all(large > usual for usual, large in zip(*sizes, strict=True))
