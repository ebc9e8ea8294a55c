"""Pictures of the achievements of Harmony, made from its tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from harmony_desktop.games.harmony.examples import BEAMS_319, LINES_178
from harmony_desktop.games.harmony.rules.components import SUN, TILES, Bands, Tile, tile_of
from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.figures import FIGURES
from harmony_desktop.ui.kit.art import Draw, moved

_COLUMNS = (range(3), range(3, 7), range(7, 12), range(12, 16), range(16, 19))
_MIDDLE = _COLUMNS[2]
_BOARD = art.BOARD_RECT
_LINE = QRectF(-110, -246, 220, 492)


def _draw_at(painter: QPainter, placed: Mapping[int, Tile]) -> None:
    for cell, tile in placed.items():
        with moved(painter, art.CENTRES[cell]):
            art.draw_tile(painter, tile)


def _column(value: int, cells: Sequence[int], skipped: int = 0) -> dict[int, Tile]:
    """Draw tiles with a given vertical value, from the top."""
    fitting = [tile for tile, bands in enumerate(TILES) if bands[0] == value][skipped:]
    return dict(zip(cells, fitting, strict=False))


def _five_nines(painter: QPainter) -> None:
    _draw_at(painter, _column(9, _MIDDLE))


def _crossing(painter: QPainter) -> None:
    """Draw the three lines through the centre."""
    bands: dict[int, Bands] = {
        7: (9, 2, 3), 8: (9, 6, 4), 9: (9, 7, 8), 10: (9, 6, 3), 11: (9, 2, 4),
        0: (5, 2, 8), 4: (1, 6, 8), 14: (1, 2, 8), 18: (5, 6, 8),
        2: (1, 7, 3), 5: (5, 7, 4), 13: (5, 7, 3), 16: (1, 7, 4),
    }  # fmt: skip
    art.draw_board(painter)
    _draw_at(painter, {cell: tile_of(one) for cell, one in bands.items()})


def _every_number(painter: QPainter) -> None:
    """Draw three tiles that bear all nine numbers."""
    for bands, x, y in (((1, 2, 3), -58, 34), ((5, 6, 4), 58, 34), ((9, 7, 8), 0, -66)):
        with moved(painter, QPointF(x, y), 1.15):
            art.draw_tile(painter, tile_of(bands))


def _whole_direction(painter: QPainter) -> None:
    placed: dict[int, Tile] = {}
    for cells, value, skipped in zip(_COLUMNS, (1, 5, 9, 5, 1), (0, 0, 0, 4, 3), strict=True):
        placed |= _column(value, cells, skipped)
    art.draw_board(painter)
    _draw_at(painter, placed)


def _beam(sun: bool) -> Draw:
    tiles = [tile for tile in range(len(TILES)) if SUN[tile] is sun][: len(_MIDDLE)]

    def draw(painter: QPainter) -> None:
        _draw_at(painter, dict(zip(_MIDDLE, tiles, strict=True)))
        art.draw_symbol(painter, sun, 92)

    return draw


BADGES: Mapping[str, tuple[QRectF, Draw]] = {
    "first-game": FIGURES["tile"],
    "line-of-five": (_LINE, lambda painter: _draw_at(painter, _column(5, _MIDDLE))),
    "first-win": FIGURES["card"],
    "ten-games": FIGURES["scoring.standard"],
    "hundred": FIGURES["line"],
    "five-nines": (_LINE, _five_nines),
    "crossing": (_BOARD, _crossing),
    "every-number": (QRectF(-130, -140, 260, 260), _every_number),
    "whole-direction": (_BOARD, _whole_direction),
    "many-lines": (_BOARD, lambda painter: art.draw_whole_board(painter, LINES_178)),
    "two-hundred": (_BOARD, lambda painter: art.draw_whole_board(painter, BEAMS_319)),
    "long-sunbeam": (_LINE, _beam(sun=True)),
    "long-moonbeam": (_LINE, _beam(sun=False)),
}
