"""Right to left: the order of things on a table is mirrored, the boards themselves are not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from harmony_desktop.ui.kit.languages import right_to_left


def reading_way() -> int:
    """1 where one reads to the right, -1 where one reads to the left."""
    return -1 if right_to_left() else 1


def mirrored(point: QPointF, whole: QRectF | None = None) -> QPointF:
    """A point of a plan that was made for reading to the right, where it belongs now.

    Things change sides within `whole`, or around the origin.
    """
    if not right_to_left():
        return point
    edges = 0.0 if whole is None else whole.left() + whole.right()
    return QPointF(edges - point.x(), point.y())


def mirrored_rect(rect: QRectF, whole: QRectF) -> QRectF:
    """The same for an area."""
    if not right_to_left():
        return rect
    moved = QRectF(rect)
    moved.moveRight(whole.left() + whole.right() - rect.left())
    return moved
