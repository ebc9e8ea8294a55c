"""Marks of the best and the played decision on the table, distinguished by words and shapes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from harmony_desktop.ui.kit.art import ArtItem, rounded, ui_font
from harmony_desktop.ui.kit.languages import right_to_left
from harmony_desktop.ui.table.ghosts import (
    Ghost,
    GhostPen,
    NumberedGhost,
    badge_area,
    draw_ghosts,
    draw_numbers,
)

BEST_COLOUR = "#17694A"
PLAYED_COLOUR = "#A8440A"
_BEST = GhostPen(BEST_COLOUR, width=4.5)
_PLAYED = GhostPen(PLAYED_COLOUR, dashed=True, faint=True, width=4.5)
_CARD = "#FFFDF8"
_INK = "#241604"
_DEPTH = 90.0
_PIXELS = 15.0
_LABEL_HEIGHT = 26.0
_TOUCH = 2.0
_HIDES = 10.0
"""How many times worse it is to hide a number or a label than a part of a piece."""
_SIGN = 7.0
_ASIDE, _SMALLER = 0.22, 0.66
"""How far from the middle of a place, and how large, two pieces stand that both belong there."""


def star(centre: QPointF, radius: float) -> QPainterPath:
    """The outline of the sign for the best decision."""
    path = QPainterPath()
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        angle = pi * corner / 5 - pi / 2
        point = centre + QPointF(cos(angle), sin(angle)) * reach
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """The outline of the sign for the played decision."""
    path = QPainterPath()
    path.addEllipse(centre, radius * 0.82, radius * 0.82)
    return path


def sign_icon(best: bool, best_colour: str = BEST_COLOUR, colour: str = PLAYED_COLOUR) -> QIcon:
    """The sign as an icon for lists and labels."""
    pixmap = QPixmap(QSize(36, 36))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(18, 18)
    path = star(middle, 16) if best else disc(middle, 14)
    painter.fillPath(path, QColor(best_colour if best else colour))
    painter.end()
    return QIcon(pixmap)


class VerdictMarks(ArtItem):
    """The best and the played decision as ghosts, each with its sign and label."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(_DEPTH)
        self.hide()

    def show_marks(
        self,
        area: QRectF,
        best: Mark,
        played: Mark | None,
        unit: float,
    ) -> None:
        """Show both decisions within an area of the scene, each with its label.

        What both have in common is drawn once, as part of the best, with both numbers; where they
        put different pieces on one place, these stand side by side. `unit` is a screen pixel.
        """
        common = {ghost.move for _, ghost in best[0]}
        others = [] if played is None else [one for one in played[0] if one[1].move not in common]
        shared = _shared(best[0], others)

        def draw(painter: QPainter) -> None:
            draw_ghosts(painter, _aside(others, shared, 1), _PLAYED)
            draw_ghosts(painter, _aside(best[0], shared, -1), _BEST)
            for path in shared:
                painter.strokePath(path, _PLAYED.pen(_PLAYED.width))
            numbers: list[QPointF] = []
            draw_numbers(painter, best[0], _BEST, unit, numbers)
            if played is not None:
                draw_numbers(painter, played[0], _PLAYED, unit, numbers)
            marks = [(best, True)]
            if played is not None:
                marks.append(((others or played[0], played[1]), False))
            for box, ((_, words), first) in zip(
                label_boxes(area, marks, numbers, unit), marks, strict=True
            ):
                if box is not None:
                    _draw_label(painter, box, words, first)

        shown = bool(best[0]) or bool(others)
        self.show_art(None, area, draw if shown else None)


def _shared(best: Sequence[NumberedGhost], others: Sequence[NumberedGhost]) -> list[QPainterPath]:
    """The places where both decisions put a piece."""
    places = [ghost.target for _, ghost in best if ghost.draw is not None]
    found: list[QPainterPath] = []
    for _, ghost in others:
        path = ghost.target
        if ghost.draw is not None and path in places and path not in found:
            found.append(path)
    return found


def _aside(
    ghosts: Sequence[NumberedGhost], shared: Sequence[QPainterPath], side: int
) -> list[NumberedGhost]:
    """The ghosts; on shared places smaller, to the left (-1) or right (1) of the middle."""

    def drawn(ghost: Ghost) -> Ghost:
        if ghost.draw is None or ghost.target not in shared:
            return ghost
        box, draw = ghost.target.boundingRect(), ghost.draw

        def paint(painter: QPainter) -> None:
            middle = box.center()
            painter.translate(middle.x() + side * _ASIDE * box.width(), middle.y())
            painter.scale(_SMALLER, _SMALLER)
            painter.translate(-middle)
            draw(painter)

        return replace(ghost, draw=paint)

    return [(rank, drawn(ghost)) for rank, ghost in ghosts]


Mark = tuple[Sequence[NumberedGhost], str]
"""A decision as ghosts, and the words of its label."""


def label_boxes(
    area: QRectF, marks: Sequence[tuple[Mark, bool]], numbers: Sequence[QPointF], unit: float
) -> list[QRectF | None]:
    """Where the labels of the best and the played decision stand; None for one without ghosts.

    Each stands above or below one of its ghosts, the last if possible, where it hides neither a
    number nor another label nor a piece.
    """
    inside = area.adjusted(3, 3, -3, -3)
    badges = [badge_area(at, unit) for at in numbers]
    pieces = [ghost.target.boundingRect() for (ghosts, _), _ in marks for _, ghost in ghosts]
    boxes: list[QRectF | None] = []
    for (ghosts, words), best in marks:
        taken = [box.adjusted(-2, -2, 2, 2) for box in boxes if box is not None]
        wide = QFontMetricsF(_label_font()).horizontalAdvance(words) + 4 * _SIGN + 14
        found: list[tuple[float, QRectF]] = []
        for _, ghost in reversed(ghosts):
            around = ghost.target.boundingRect()
            # The piece stays in sight: the label only touches its outline.
            above, below = around.top() - _LABEL_HEIGHT + _TOUCH, around.bottom() - _TOUCH
            next_row = _LABEL_HEIGHT + 3
            rows = (above, below) if best else (below, above)
            for y in (*rows, below + next_row, above - next_row):
                box = QRectF(around.center().x() - wide / 2, y, wide, _LABEL_HEIGHT)
                box.moveLeft(max(inside.left(), min(box.left(), inside.right() - wide)))
                box.moveTop(max(inside.top(), min(box.top(), inside.bottom() - _LABEL_HEIGHT)))
                hidden = sum(_overlap(box, other) for other in (*taken, *badges))
                covered = sum(_overlap(box, other.adjusted(0, 3, 0, -3)) for other in pieces)
                found.append((_HIDES * hidden + covered, box))
        boxes.append(min(found, key=lambda one: one[0])[1] if found else None)
    return boxes


def _overlap(box: QRectF, other: QRectF) -> float:
    both = box.intersected(other)
    return both.width() * both.height()


def _label_font() -> QFont:
    return ui_font(_PIXELS, QFont.Weight.Bold)


def _draw_label(painter: QPainter, box: QRectF, words: str, best: bool) -> None:
    """Draw the sign and the words of a decision."""
    colour = QColor(BEST_COLOUR if best else PLAYED_COLOUR)
    path = rounded(box, 9)
    painter.fillPath(path, QColor(_CARD))
    painter.strokePath(path, QPen(colour, 1.8))
    mirrored = right_to_left()
    x = box.right() - _SIGN - 9 if mirrored else box.left() + _SIGN + 9
    at = QPointF(x, box.center().y())
    painter.fillPath(star(at, _SIGN + 1) if best else disc(at, _SIGN), colour)
    room = (
        box.adjusted(8, 0, -2 * _SIGN - 13, 0)
        if mirrored
        else box.adjusted(2 * _SIGN + 13, 0, -8, 0)
    )
    painter.setFont(_label_font())
    painter.setPen(QColor(_INK))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
