"""Drawings of Harmony for cards, variants and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.harmony.components import (
    CELL_COUNT,
    LINES,
    Bands,
    Board,
    Tile,
    tile_of,
)
from harmony_desktop.games.harmony.scoring import line_states
from harmony_desktop.games.harmony.table import art
from harmony_desktop.ui.art import draw_centred, draw_text, side_by_side
from harmony_desktop.ui.languages import number

_FLOWER: tuple[tuple[int, Bands], ...] = (
    (9, (5, 6, 8)),
    (8, (5, 2, 3)),
    (10, (5, 7, 4)),
    (4, (9, 7, 8)),
    (5, (9, 6, 4)),
    (13, (1, 6, 3)),
    (14, (1, 2, 8)),
)


def _board(placed: tuple[tuple[int, Bands], ...]) -> Board:
    cells = dict(placed)
    return tuple(tile_of(cells[cell]) if cell in cells else None for cell in range(CELL_COUNT))


def _draw_tiles(painter: QPainter, placed: tuple[tuple[int, Bands], ...]) -> None:
    for cell, bands in placed:
        painter.save()
        painter.translate(art.CENTRES[cell])
        art.draw_tile(painter, tile_of(bands))
        painter.restore()


def _card(painter: QPainter) -> None:
    painter.scale(1.02, 1.02)
    _draw_tiles(painter, _FLOWER)


def _line(painter: QPainter) -> None:
    placed = ((7, (5, 2, 3)), (8, (5, 6, 8)), (9, (5, 7, 4)), (10, (5, 6, 3)), (11, (5, 2, 8)))
    art.draw_board(painter)
    _draw_tiles(painter, placed)
    art.draw_marks(painter, line_states(_board(placed)))


def _tile(painter: QPainter) -> None:
    for place, bands in enumerate(((1, 2, 3), (5, 6, 4), (9, 7, 8))):
        painter.save()
        painter.translate((place - 1) * 112, 0)
        art.draw_tile(painter, tile_of(bands))
        painter.restore()


def _call(painter: QPainter) -> None:
    painter.save()
    painter.translate(-120, 0)
    art.draw_tile_back(painter)
    painter.translate(9, -7)
    art.draw_tile_back(painter)
    painter.restore()
    painter.setPen(QPen(QColor("#9A8A66"), 5, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-40, 0), QPointF(20, 0))
    painter.drawLine(QPointF(6, -13), QPointF(20, 0))
    painter.drawLine(QPointF(6, 13), QPointF(20, 0))
    painter.translate(104, 0)
    art.draw_tile(painter, tile_of((9, 6, 8)))


_LEGAL = QColor("#3E8E68")
_OPEN = QColor(255, 255, 255, 150)


def _connected(painter: QPainter) -> None:
    art.draw_board(painter)
    art.draw_cells(painter, (4, 5, 8, 13, 14), _LEGAL, _OPEN)
    _draw_tiles(painter, ((9, (5, 6, 8)), (10, (5, 7, 4))))


def _free(painter: QPainter) -> None:
    art.draw_board(painter)
    art.draw_cells(painter, (4, 5, 9, 10, 13), _LEGAL, _OPEN)
    _draw_tiles(painter, ((8, (5, 6, 8)), (14, (1, 7, 4))))


def _sun_moon(painter: QPainter) -> None:
    """A sun after a sun must touch."""
    art.draw_board(painter)
    art.draw_cells(painter, (4, 5, 8, 10, 14), QColor("#E9A21B"), QColor(255, 246, 214, 150))
    _draw_tiles(painter, ((9, (1, 6, 3)), (13, (5, 6, 4))))


_SCORE = (
    (7, (9, 2, 3)), (8, (9, 6, 8)), (9, (9, 7, 4)), (10, (9, 6, 3)), (11, (9, 2, 8)),
    (3, (1, 6, 8)), (13, (5, 7, 8)), (17, (1, 7, 8)),
)  # fmt: skip


def _score(painter: QPainter) -> None:
    art.draw_board(painter)
    _draw_tiles(painter, _SCORE)
    art.draw_marks(painter, line_states(_board(_SCORE)), broken=False)


def _beams(painter: QPainter) -> None:
    """A full line of suns, in different colours."""
    suns = ((7, (1, 2, 4)), (8, (1, 6, 3)), (9, (5, 2, 3)), (10, (9, 6, 3)), (11, (5, 6, 4)))
    art.draw_board(painter)
    art.draw_cells(painter, LINES[2].cells, QColor("#E9A21B"), QColor(0, 0, 0, 0))
    _draw_tiles(painter, suns)


def _best_beam(painter: QPainter) -> None:
    """A line of moons in one colour, with its prize."""
    moons = ((7, (5, 2, 4)), (8, (5, 6, 3)), (9, (5, 6, 8)), (10, (5, 7, 4)))
    art.draw_board(painter)
    _draw_tiles(painter, moons)
    painter.setPen(QPen(QColor("#1C2342"), 2))
    painter.setBrush(QColor("#34406B"))
    painter.drawEllipse(art.CENTRES[14], 40, 40)
    draw_centred(painter, art.CENTRES[14], f"+{number(60)}", "#FFFFFF", 30)


_WHOLE_BOARD = art.BOARD_RECT
_MIDDLE = QRectF(-128, -132, 256, 264)
"""The seven cells in the middle: what a small picture can show."""
_ROW = QRectF(-185, -62, 370, 124)

FIGURES: dict[str, tuple[QRectF, Callable[[QPainter], None]]] = {
    "card": (QRectF(-136, -148, 272, 296), _card),
    "line": (_WHOLE_BOARD, _line),
    "tile": (_ROW, _tile),
    "call": (_ROW, _call),
    "connected": (_WHOLE_BOARD, _connected),
    "score": (_WHOLE_BOARD, _score),
    "beams": (_WHOLE_BOARD, _beams),
    "placement.free": (_MIDDLE, _free),
    "placement.connected": (_MIDDLE, _connected),
    "placement.sun-moon": (_MIDDLE, _sun_moon),
    "scoring.standard": (_MIDDLE, _score),
    "scoring.beams": (_MIDDLE, _beams),
    "scoring.best-beam": (_MIDDLE, _best_beam),
}


def table_picture(
    boards: Sequence[tuple[Board, str, int]],
    unseen: Sequence[Tile],
    unseen_title: str,
    ink: str,
    background: str | None,
) -> QPixmap:
    """Boards with names and totals side by side, and the tiles never called below them."""
    rect = art.BOARD_RECT

    def draw(painter: QPainter, board: Board, name: str, total: int) -> None:
        painter.translate(0, -16)
        art.draw_whole_board(painter, board)
        box = QRectF(-200, rect.bottom() - 2, 400, 30)
        draw_text(painter, box, f"{name}   {number(total)}", ink, 19, QFont.Weight.DemiBold)

    def draw_unseen(painter: QPainter) -> None:
        box = QRectF(-300, -58, 600, 24)
        draw_text(painter, box, unseen_title, ink, 17, QFont.Weight.DemiBold)
        for place, tile in enumerate(unseen):
            painter.save()
            painter.translate((place - (len(unseen) - 1) / 2) * 86, 16)
            painter.scale(0.74, 0.74)
            art.draw_tile(painter, tile)
            painter.restore()

    return side_by_side(
        [partial(draw, board=board, name=name, total=total) for board, name, total in boards],
        QSizeF(rect.width(), rect.height() + 40),
        2 if len(boards) <= 4 else 3,
        2.0,
        background,
        (QSizeF(720, 120), draw_unseen) if unseen else None,
    )


SAMPLES = {
    "table": Sample(2, 1, 24),
    "table-moves": Sample(3, 2, 40, {"placement": "sun-moon", "scoring": "beams"}),
    "table-six": Sample(6, 3, 75),
}
