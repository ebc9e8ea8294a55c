"""Right-to-left layout: the arrangement on a table is mirrored, the boards themselves are not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from harmony_desktop.ui.kit.languages import right_to_left


def reading_way() -> int:
    """1 for left-to-right languages, -1 for right-to-left ones."""
    return -1 if right_to_left() else 1


def mirrored(point: QPointF, whole: QRectF | None = None) -> QPointF:
    """Mirror a point of a left-to-right plan if the language runs right to left.

    The mirror axis is the middle of `whole`, or the origin.
    """
    if not right_to_left():
        return point
    edges = 0.0 if whole is None else whole.left() + whole.right()
    return QPointF(edges - point.x(), point.y())


def mirrored_rect(rect: QRectF, whole: QRectF) -> QRectF:
    """Mirror a rectangle likewise."""
    if not right_to_left():
        return rect
    moved = QRectF(rect)
    moved.moveRight(whole.left() + whole.right() - rect.left())
    return moved
