"""Letters that do not fit: smaller as long as one can read them, then narrower."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from harmony_desktop.ui.kit.art import LEAST_PIXELS, draw_text
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.fitted_text import FittedText
from harmony_desktop.ui.table.labels import draw_lines


@pytest.mark.parametrize("draw", [draw_text, draw_lines])
@pytest.mark.parametrize(("share", "narrow"), [(1.1, False), (0.9, True)])
def test_a_line_becomes_narrower_rather_than_unreadable(
    qtbot: QtBot, draw, share: float, narrow: bool
) -> None:
    picture = QImage(400, 60, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    font = painter.font()
    font.setPixelSize(round(LEAST_PIXELS))
    painter.setFont(font)
    words = "unbreakable"
    wide = painter.fontMetrics().horizontalAdvance(words)
    draw(painter, QRectF(0, 0, wide * share, 20), words, "#000000", 15)
    shown = painter.font()
    painter.end()
    assert shown.pixelSize() >= LEAST_PIXELS
    assert (0 < shown.stretch() < 100) == narrow


def test_the_prompt_gives_up_its_note_before_it_is_cut(qtbot: QtBot) -> None:
    label = FittedText()
    qtbot.addWidget(label)
    label.setText("Take the three tokens from one space.")
    label.set_note("Practice: undo freely, the result does not count")
    label.resize(600, 44)
    assert label.whole
    assert not label.toolTip()
    label.resize(150, 44)
    assert label.whole
    assert "Practice" in label.toolTip()
    assert not label.fits(150, 44)
    assert label.fits(150, 44, note=False)


def test_no_dot_stands_before_the_dot_that_ends_a_prompt(qtbot: QtBot) -> None:
    label = FittedText()
    qtbot.addWidget(label)
    label.setText("Take the three tokens from one space.")
    label.set_note("Practice")
    label.resize(220, 44)
    setting, whole = label._setting()
    assert whole
    assert setting.note == "after"
    assert "space · Practice" in label._words(setting)


def test_an_arrow_makes_no_sentence_smaller(open_window: Callable[..., Window]) -> None:
    open_window()
    sizes = []
    for sign in "→,":
        label = FittedText()
        label.setText(f"Tile 9, 2, 4 {sign} column 1, cell 2. It finishes a line of 4s")
        label.resize(300, 44)
        setting, whole = label._setting()
        assert whole
        sizes.append((setting.size, setting.lines))
    assert sizes == [(1.0, 2)] * 2


def test_a_number_below_zero_stands_as_high_as_one_above(
    open_window: Callable[..., Window],
) -> None:
    """The minus sign comes from another font, with taller lines."""
    open_window("de")
    assert _lowest_row("+5") == _lowest_row("−5")


def _lowest_row(words: str) -> int:
    """The lowest row of pixels that a short text reaches."""
    image = QImage(80, 60, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    draw_lines(painter, QRectF(0, 0, 80, 60), words, "#000000", 20)
    painter.end()
    rows = [y for y in range(60) if any(image.pixelColor(x, y).value() < 128 for x in range(80))]
    return max(rows)
