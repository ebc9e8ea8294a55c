"""Letters and numbers at the edge of a board, by which words then name its places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from harmony_desktop.ui.kit.art import ArtItem, ui_font
from harmony_desktop.ui.kit.languages import column_letter, number, right_to_left

_DEPTH = 80.0
_PIXELS = 12.5
"""Height of the letters on the screen."""


class EdgeLabel(NamedTuple):
    """A letter or a number and its centre in the scene."""

    words: str
    at: QPointF


def labels_around(
    cells: Mapping[tuple[int, int], QPointF], columns: int, above: float, beside: QPointF
) -> list[EdgeLabel]:
    """The labels of a board of hexes: a letter above each column, a number where each row begins.

    `cells` has the centre of each cell in the scene, by its column and its row from 0. Letters lie
    `above` their cell; `beside` leads from the cell at the left end of a row to its number, and
    where that cell is in a further column, the number lies below it as well.
    """
    labels = []
    for column in sorted({column for column, _ in cells}):
        top = min(row for other, row in cells if other == column)
        at = cells[column, top] - QPointF(0, above)
        labels.append(EdgeLabel(column_letter(column, columns), at))
    begin, outermost, way = (max, columns - 1, -1) if right_to_left() else (min, 0, 1)
    for row in sorted({row for _, row in cells}):
        start = begin(column for column, other in cells if other == row)
        down = 0.0 if start == outermost else beside.y()
        labels.append(
            EdgeLabel(number(row + 1), cells[start, row] + QPointF(way * beside.x(), down))
        )
    return labels


def labels_along(
    area: QRectF,
    columns: Iterable[tuple[int, float]],
    rows: Iterable[tuple[int, float]],
    count: int,
    below: bool = False,
) -> list[EdgeLabel]:
    """The labels of a table without an edge: along its upper or lower side, and where lines begin.

    `columns` and `rows` have the number of each and its place in the scene.
    """
    y = area.bottom() if below else area.top()
    x = area.right() if right_to_left() else area.left()
    letters = (EdgeLabel(column_letter(one, count), QPointF(at, y)) for one, at in columns)
    numbers = (EdgeLabel(number(one + 1), QPointF(x, at)) for one, at in rows)
    return [*letters, *numbers]


class Coordinates(ArtItem):
    """The labels of the board that is played on."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(_DEPTH)
        self.hide()

    def show_labels(self, labels: Sequence[EdgeLabel], unit: float, colour: str) -> None:
        """Show these labels; `unit` is a pixel of the screen."""
        if not labels or not unit:
            self.hide()
            return
        font = ui_font(_PIXELS * unit, QFont.Weight.Bold)
        wide, high = 3 * _PIXELS * unit, 1.6 * _PIXELS * unit
        boxes = [QRectF(one.at.x() - wide / 2, one.at.y() - high / 2, wide, high) for one in labels]
        whole = QRectF(boxes[0])
        for box in boxes:
            whole = whole.united(box)

        def draw(painter: QPainter) -> None:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            for one, box in zip(labels, boxes, strict=True):
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, one.words)

        key = ("coordinates", colour, unit, *((one.words, one.at.toTuple()) for one in labels))
        self.show_art(key, whole, draw)
