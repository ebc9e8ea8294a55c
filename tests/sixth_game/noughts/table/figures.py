"""Drawings of noughts and crosses, made from its real pieces."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.games.noughts.rules.game import Board, NoughtsState
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.engine.sample import Sample
from harmony_desktop.ui.kit.art import Draw

SIDE = 100.0
BOARD = QRectF(-1.6 * SIDE, -1.6 * SIDE, 3.2 * SIDE, 3.2 * SIDE)


def centre(cell: int) -> QPointF:
    return QPointF((cell % 3 - 1) * SIDE, (cell // 3 - 1) * SIDE)


def draw_board(painter: QPainter, board: Board, lit: Sequence[int] = ()) -> None:
    """The nine cells with their signs, some of them highlighted."""
    for cell, seat in enumerate(board):
        middle = centre(cell)
        painter.setPen(QPen(QColor("#9A8A66"), 2))
        painter.setBrush(QColor("#FFE9A8" if cell in lit else "#FFFDF8"))
        painter.drawRoundedRect(QRectF(middle - QPointF(46, 46), middle + QPointF(46, 46)), 8, 8)
        painter.setPen(QPen(QColor("#C8402F" if seat else "#2F6DB5"), 9))
        if seat == 0:
            painter.drawEllipse(middle, 26, 26)
        elif seat == 1:
            painter.drawLine(middle - QPointF(25, 25), middle + QPointF(25, 25))
            painter.drawLine(middle - QPointF(25, -25), middle + QPointF(25, -25))


def portrait(view: NoughtsState, seat: int) -> tuple[QRectF, Draw]:
    """The board."""
    return BOARD, lambda painter: draw_board(painter, view.board)


SAMPLES = {"table": Sample(2, 1, 4)}
FIGURES = {"card": (BOARD, lambda painter: draw_board(painter, (0, None, 1, 1, 0, None, 0, 1, 0)))}
