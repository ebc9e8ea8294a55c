"""Drawings of Harmony for cards, variants and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.harmony.examples import BEAMS_319, LINES_178
from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    LINES,
    TILES,
    Bands,
    Board,
    Tile,
    tile_of,
)
from harmony_desktop.games.harmony.rules.game import (
    HarmonySetup,
    HarmonyState,
    HarmonyView,
    Placement,
    PlaceTile,
)
from harmony_desktop.games.harmony.rules.scoring import BEAM_POINTS, Beam, beams, line_states
from harmony_desktop.games.harmony.table import art
from harmony_desktop.ui.kit.art import Artwork, Draw, draw_centred, draw_text, moved, side_by_side
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.table.mirroring import mirrored, reading_way

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
    art.draw_rim(painter, line_states(_board(placed)))


def _tile(painter: QPainter) -> None:
    for index, bands in enumerate(((1, 2, 3), (5, 6, 4), (9, 7, 8))):
        painter.save()
        painter.translate((index - 1) * 112, 0)
        art.draw_tile(painter, tile_of(bands))
        painter.restore()


def _call(painter: QPainter) -> None:
    way = reading_way()
    for shift in (QPointF(0, 0), QPointF(9, -7)):
        with moved(painter, QPointF(way * -115, 0) + shift):
            art.draw_tile_back(painter)
    painter.setPen(QPen(QColor("#9A8A66"), 5, c=Qt.PenCapStyle.RoundCap))
    end = QPointF(way * 20, 0)
    for x, y in ((-40, 0), (6, -13), (6, 13)):
        painter.drawLine(QPointF(way * x, y), end)
    painter.translate(way * 104, 0)
    art.draw_tile(painter, tile_of((9, 6, 8)))


_LEGAL = QColor("#3E8E68")
_OPEN = QColor(255, 255, 255, 150)
_SUNNY, _WARM = QColor("#E9A21B"), QColor(255, 246, 214, 150)


class PlacingExample(NamedTuple):
    """Tiles on a board in the order they were placed, and the tile called now."""

    placement: Placement
    placed: tuple[tuple[int, Bands], ...]
    called: Bands

    @property
    def lit(self) -> tuple[int, ...]:
        """The cells where the rules allow the called tile (H-21)."""
        tiles = [tile_of(bands) for _, bands in self.placed]
        order = (*tiles, tile_of(self.called))
        setup = HarmonySetup(1, self.placement, "standard", 1)
        state = HarmonyState(setup, 0, order, 0, 0, (EMPTY_BOARD,), ())
        for cell, _ in self.placed:
            state = state.play(PlaceTile(cell))
        return tuple(move.cell for move in state.legal_moves())


PLACING_EXAMPLES = {
    "free": PlacingExample("free", ((8, (5, 6, 8)), (14, (1, 7, 4))), (9, 2, 3)),
    "connected": PlacingExample("connected", ((9, (5, 6, 8)), (10, (5, 7, 4))), (9, 2, 3)),
    "sun-moon": PlacingExample("sun-moon", ((9, (1, 6, 3)), (13, (5, 6, 4))), (9, 7, 8)),
}
"""Examples of the three placement variants; in the last, a sun is called after a sun."""


def _placing(painter: QPainter, name: str) -> None:
    """Draw a board and light every cell where the called tile may go."""
    example = PLACING_EXAMPLES[name]
    edge, fill = (_SUNNY, _WARM) if name == "sun-moon" else (_LEGAL, _OPEN)
    art.draw_board(painter)
    art.draw_cells(painter, example.lit, edge, fill)
    _draw_tiles(painter, example.placed)


def _placing_with_call(painter: QPainter, name: str) -> None:
    """Draw the placement example with the called tile beside the board."""
    _placing(painter, name)
    painter.translate(mirrored(_WITH_CALL.topLeft() + QPointF(60, 56)))
    art.draw_tile(painter, tile_of(PLACING_EXAMPLES[name].called))


def _box(painter: QPainter) -> None:
    """Draw the caller's tiles face down in a heap and another player's face up in three groups."""
    heap = ((-60, 40), (14, 66), (48, 4), (-44, -50), (-4, 6), (26, -62))
    for x, y in heap:
        with moved(painter, mirrored(QPointF(x - 265, y))):
            art.draw_tile_back(painter)
    for group, top in enumerate((1, 5, 9)):
        tiles = [bands for bands in TILES if bands[0] == top]
        for index, bands in enumerate(tiles):
            at = QPointF(-110 + group * 178 + index % 3 * 54, (index // 3 - 1) * 62)
            with moved(painter, mirrored(at), 0.52):
                art.draw_tile(painter, tile_of(bands))


_SCORE = (
    (7, (9, 2, 3)), (8, (9, 6, 8)), (9, (9, 7, 4)), (10, (9, 6, 3)), (11, (9, 2, 8)),
    (3, (1, 6, 8)), (13, (5, 7, 8)), (17, (1, 7, 8)),
)  # fmt: skip


def _score(painter: QPainter) -> None:
    art.draw_board(painter)
    _draw_tiles(painter, _SCORE)
    art.draw_rim(painter, line_states(_board(_SCORE)), broken=False)


_LINE_OF_SUNS = (
    (7, (1, 2, 4)), (8, (1, 6, 3)), (9, (5, 2, 3)), (10, (9, 7, 4)), (11, (5, 6, 4)),
)  # fmt: skip
_LINE_OF_MOONS = ((7, (5, 2, 4)), (8, (5, 6, 3)), (9, (5, 2, 8)), (10, (5, 7, 3)))


def _beams(painter: QPainter) -> None:
    """Draw a full line of suns in different colours."""
    art.draw_board(painter)
    art.draw_cells(painter, LINES[2].cells, QColor("#E9A21B"), QColor(0, 0, 0, 0))
    _draw_tiles(painter, _LINE_OF_SUNS)


def _best_beam(painter: QPainter) -> None:
    """Draw a line of moons in one colour, with its points."""
    art.draw_board(painter)
    _draw_tiles(painter, _LINE_OF_MOONS)
    painter.setPen(QPen(QColor("#1C2342"), 2))
    painter.setBrush(QColor("#34406B"))
    painter.drawEllipse(art.CENTRES[14], 40, 40)
    draw_centred(painter, art.CENTRES[14], f"+{number(60)}", "#FFFFFF", 30)


_BEAM_COLOURS = {True: QColor("#E9A21B"), False: QColor("#34406B")}


def _draw_example(painter: QPainter, board: Board) -> None:
    """Draw a full board with the points of its lines."""
    art.draw_board(painter)
    _draw_tiles(painter, tuple((cell, TILES[tile or 0]) for cell, tile in enumerate(board)))
    art.draw_rim(painter, line_states(board), broken=False)


def _draw_beam(painter: QPainter, beam: Beam) -> None:
    """Draw the outline of a beam around the centres of its tiles."""
    upper, lower = art.line_ends(beam.line)
    axis = art.AXES[beam.line.direction]
    middle = QPainterPath(upper - axis * art.SIDE * 0.46)
    middle.lineTo(lower + axis * art.SIDE * 0.46)
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, 46, c=Qt.PenCapStyle.RoundCap))
    outline = stroker.createStroke(middle).simplified()
    painter.strokePath(outline, QPen(QColor(255, 255, 255, 190), 7))
    painter.strokePath(outline, QPen(_BEAM_COLOURS[beam.sun], 4))


def _draw_beam_points(painter: QPainter, beam: Beam) -> None:
    """Draw a beam's points at its lower end; the upper end has the points of the line's colour."""
    at = art.line_ends(beam.line)[1] - art.AXES[beam.line.direction] * art.RIM * 0.52
    painter.setPen(QPen(_BEAM_COLOURS[beam.sun].darker(140), 1))
    painter.setBrush(_BEAM_COLOURS[beam.sun])
    painter.drawEllipse(at, 11, 11)
    points = number(BEAM_POINTS[beam.sun] * beam.line.length)
    draw_centred(painter, at, points, art.INK_DARK if beam.sun else art.INK_LIGHT, 12)


def _example_lines(painter: QPainter) -> None:
    _draw_example(painter, LINES_178)


def _example_beams(painter: QPainter) -> None:
    _draw_example(painter, BEAMS_319)
    for beam in beams(BEAMS_319):
        _draw_beam(painter, beam)
        _draw_beam_points(painter, beam)


def _example_best_beam(painter: QPainter) -> None:
    """Draw the beams that count: those in lines that score."""
    _draw_example(painter, BEAMS_319)
    for beam in beams(BEAMS_319):
        if beam.value:
            _draw_beam(painter, beam)


_WHOLE_BOARD = art.BOARD_RECT
_WITH_CALL = art.BOARD_RECT.adjusted(-72, 0, 72, 0)
"""Area of the board, with space beside it for the called tile."""
_MIDDLE = QRectF(-128, -132, 256, 264)
"""Area of the seven central cells, for small pictures."""
_ROW = QRectF(-185, -62, 370, 124)

FIGURES: dict[str, tuple[QRectF, Callable[[QPainter], None]]] = {
    "card": (QRectF(-136, -148, 272, 296), _card),
    "line": (_WHOLE_BOARD, _line),
    "tile": (_ROW, _tile),
    "call": (_ROW, _call),
    **{name: (_WITH_CALL, partial(_placing_with_call, name=name)) for name in PLACING_EXAMPLES},
    "box": (QRectF(-380, -124, 760, 248), _box),
    "example.lines": (_WHOLE_BOARD, _example_lines),
    "example.beams": (_WHOLE_BOARD, _example_beams),
    "example.best-beam": (_WHOLE_BOARD, _example_best_beam),
    "placement.free": (_MIDDLE, partial(_placing, name="free")),
    "placement.connected": (_MIDDLE, partial(_placing, name="connected")),
    "placement.sun-moon": (_MIDDLE, partial(_placing, name="sun-moon")),
    "scoring.standard": (_MIDDLE, _score),
    "scoring.beams": (_MIDDLE, _beams),
    "scoring.best-beam": (_MIDDLE, _best_beam),
}


def portrait(view: HarmonyView, seat: int) -> tuple[QRectF, Draw]:
    """Return a picture of a seat's board, without text."""
    board = view.boards[seat]
    return art.BOARD_RECT, lambda painter: art.draw_whole_board(painter, board)


def table_artwork(
    boards: Sequence[tuple[Board, str, int]],
    unseen: Sequence[Tile],
    unseen_title: str,
    ink: str,
    background: str | None,
) -> Artwork:
    """Draw boards side by side with names and totals, and the tiles never called below them."""
    rect = art.BOARD_RECT

    def draw(painter: QPainter, board: Board, name: str, total: int) -> None:
        painter.translate(0, -16)
        art.draw_whole_board(painter, board)
        box = QRectF(-200, rect.bottom() - 2, 400, 30)
        draw_text(painter, box, f"{name}   {number(total)}", ink, 19, QFont.Weight.DemiBold)

    def draw_unseen(painter: QPainter) -> None:
        box = QRectF(-300, -58, 600, 24)
        draw_text(painter, box, unseen_title, ink, 17, QFont.Weight.DemiBold)
        for index, tile in enumerate(unseen):
            painter.save()
            painter.translate((index - (len(unseen) - 1) / 2) * 86, 16)
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
