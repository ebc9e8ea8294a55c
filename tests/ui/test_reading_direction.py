"""Persian reads from right to left: lines, pictures and numbers keep their edges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.ui.kit.art import side_by_side
from harmony_desktop.ui.kit.languages import right_to_left
from harmony_desktop.ui.kit.widgets import Paragraph, paragraph
from harmony_desktop.ui.players.score_tree import ScoreEntry, ScoreTree
from harmony_desktop.ui.players.titles import game_origin
from harmony_desktop.ui.shell.screenshots import _fill_disk
from harmony_desktop.ui.shell.window import Window
from tests.ui.test_pages import shown_texts
from tests.ui.test_reach import pages

LONG = "پنجره‌های کاخ را شیشه بیندازید و مواظب باشید چیزی نشکند، که شکسته‌ها امتیاز کم می‌کنند"


READING = Qt.LayoutDirection


@pytest.fixture
def turn(qapp: QApplication) -> Iterator[Callable[[READING], None]]:
    """Lets the application read in a direction until the test is over."""
    yield qapp.setLayoutDirection
    qapp.setLayoutDirection(READING.LeftToRight)


def right_edges(image: QImage) -> list[int]:
    """How far each line of dark text reaches to the right."""
    edges: list[int] = []
    between = True
    for y in range(image.height()):
        dark = [x for x in range(image.width()) if image.pixelColor(x, y).lightness() < 128]
        if dark and between:
            edges.append(0)
        between = not dark
        if dark:
            edges[-1] = max(edges[-1], dark[-1])
    return edges


def test_all_lines_of_a_persian_paragraph_begin_at_the_same_edge(
    qtbot: QtBot, turn: Callable[[READING], None]
) -> None:
    turn(READING.RightToLeft)
    words = paragraph()
    qtbot.addWidget(words)
    words.setStyleSheet("background: white; color: black")
    words.setText(LONG)
    words.setFixedSize(200, 160)
    edges = right_edges(words.grab().toImage())
    assert len(edges) >= 3
    assert max(edges) - min(edges) <= 2
    assert words.text() == LONG


def test_signs_in_a_paragraph_stay_signs_when_the_direction_turns(
    qtbot: QtBot, turn: Callable[[READING], None]
) -> None:
    words = paragraph()
    qtbot.addWidget(words)
    words.setStyleSheet("background: white; color: black")
    words.setFixedSize(200, 60)
    words.setText("<b>1 & 2</b>")
    before = words.grab().toImage()
    turn(READING.RightToLeft)
    assert words.text() == "<b>1 & 2</b>"
    assert right_edges(words.grab().toImage())[0] > 190 > right_edges(before)[0]
    turn(READING.LeftToRight)
    assert words.grab().toImage() == before


@pytest.mark.parametrize("language", ["de", "fa"])
def test_an_explanation_begins_below_the_words_it_explains(
    open_window: Callable[..., Window], language: str
) -> None:
    window = open_window(language)
    window.navigation.open("settings")
    pairs = [
        (box, note)
        for box in window.page.findChildren(QCheckBox)
        for note in window.page.findChildren(Paragraph)
        if note.parentWidget() is box.parentWidget()
        and 0 < note.y() - box.y() <= box.height() + 4
        and note.height() < 1.5 * note.fontMetrics().height()
    ]
    assert len(pairs) > 1
    box, note = pairs[0]
    image = window.grab().toImage()
    above, below = (
        start_of_words(image, QRect(part.mapTo(window, QPoint()), part.size()), from_x)
        for part, from_x in ((box, 28), (note, 0))
    )
    assert abs(above - below) <= 4


def start_of_words(image: QImage, rect: QRect, skipped: int) -> int:
    """How far from the edge where reading begins the words are, past the first pixels."""
    part = image.copy(rect)
    if right_to_left():
        part = part.transformed(QTransform.fromScale(-1, 1))
    paper = part.pixelColor(part.width() - 3, part.height() // 2)
    for x in range(skipped, part.width()):
        for y in range(4, part.height() - 4):
            if abs(part.pixelColor(x, y).lightness() - paper.lightness()) > 60:
                return x
    raise AssertionError("no words")


@pytest.mark.parametrize("reading", [READING.LeftToRight, READING.RightToLeft])
def test_boards_side_by_side_follow_the_reading_direction(
    turn: Callable[[READING], None], reading: READING
) -> None:
    colours = ["red", "green", "blue", "yellow", "white"]

    def fill(painter: QPainter, colour: str) -> None:
        painter.fillRect(QRectF(-5, -5, 10, 10), QColor(colour))

    turn(reading)
    pieces = [partial(fill, colour=colour) for colour in colours]
    image = side_by_side(pieces, QSizeF(10, 10), 3, 1.0, None).pixmap().toImage()
    first, last = [5, 15, 25], [10, 20]  # a last row that is not full stands in the middle
    if reading == READING.RightToLeft:
        first, last = first[::-1], last[::-1]
    seen = [image.pixelColor(x, 5) for x in first] + [image.pixelColor(x, 15) for x in last]
    assert seen == [QColor(colour) for colour in colours]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_units_of_the_scores_stand_below_units(
    open_window: Callable[..., Window], language: str
) -> None:
    open_window(language)
    tree = ScoreTree("sintra")
    lines = (ScoreLine("bonus", 115), ScoreLine("bonus", -3))
    tree.show_entries([ScoreEntry(0, "A", None, ScoreSheet(lines))])
    tree.setStyleSheet("QTreeWidget { background: white; color: black }")
    tree.resize(260, 160)
    image = tree.grab().toImage()
    column = tree.visualRect(tree.indexFromItem(tree.topLevelItem(0), 1))
    edges = right_edges(image.copy(column.left(), 0, column.width(), image.height()))
    assert len(edges) == 3
    assert max(edges) - min(edges) <= 2
    tree.deleteLater()


def test_another_language_brings_its_letters_to_every_word(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window("fa")
    window.context.change("language", "de")

    def families() -> set[str]:
        return {one.font().family() for one in window.page.findChildren(QWidget)}

    qtbot.waitUntil(lambda: families() == {"Noto Sans"})


def test_no_dot_beside_persian_digits_looks_like_a_zero(open_window: Callable[..., Window]) -> None:
    window = open_window("fa")
    _fill_disk(window.context)
    dotted = [
        f"{name}: {text}"
        for name in pages(window, ("home", "game", "end", "records", "table", "calendar"))
        for _, text in shown_texts(window.page)
        if "·" in text
    ]
    assert dotted == []


def test_the_year_of_a_game_has_the_digits_of_the_language(
    open_window: Callable[..., Window],
) -> None:
    context = open_window().context
    context.change("language", "fa")
    assert "۲۰۲۴" in game_origin("harmonies")
    context.change("language", "en")
    assert "2024" in game_origin("harmonies")
