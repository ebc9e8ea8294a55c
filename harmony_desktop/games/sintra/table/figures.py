"""Drawings of Sintra for cards, variants and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.sintra.component_set import STANDARD
from harmony_desktop.games.sintra.components import WINDOWS, PalaceSide
from harmony_desktop.games.sintra.open_table import Setup
from harmony_desktop.games.sintra.palace import EMPTY_STRIP, Filled, Palace, Window
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import (
    PANE_HEIGHT,
    PANE_WIDTH,
    draw_glazier,
    draw_pane,
    draw_shard,
)
from harmony_desktop.games.sintra.table.market import (
    centre_rect,
    draw_centre,
    draw_workshop,
    workshop_places,
)
from harmony_desktop.games.sintra.table.panels import draw_marker
from harmony_desktop.games.sintra.table.pills import pill
from harmony_desktop.ui.art import draw_text, rounded, side_by_side
from harmony_desktop.ui.languages import number
from harmony_desktop.ui.players import player_colour

_GREEN = QColor("#2E8B57")
_RED = QColor("#B3341C")
_ARROW = QColor("#9A8A66")

_WINDOWS: tuple[Window, ...] = ((3,), (2, 0), (1,), (), (0, 4), (2,), (4,), (3,))
_FILLED: tuple[Filled, ...] = (
    (0, None, 0, 3, None),
    EMPTY_STRIP,
    (None, 2, None, 0, None),
    (4, None, 3, None, 4),
    EMPTY_STRIP,
    (None, 4, 3, None, None),
    (None, 2, None, 0, 1),
    (2, None, None, 0, None),
)


def _palace(
    windows: Sequence[Window] = _WINDOWS, filled: Sequence[Filled] = _FILLED, glazier: int = 2
) -> Palace:
    strips = tuple(
        () if len(panes) == 2 else strip for panes, strip in zip(windows, filled, strict=True)
    )
    return Palace(STANDARD.strips, strips, tuple(windows), glazier, 0, 2, 0)


def _draw_palace(painter: QPainter, palace: Palace, side: PalaceSide = "A") -> None:
    painter.save()
    art.draw_whole_palace(painter, palace, STANDARD, side, _GREEN)
    painter.restore()


def _arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    painter.setPen(QPen(_ARROW, 6, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(start, end)
    step = (end - start) / ((end - start).manhattanLength() or 1) * 15
    across = QPointF(-step.y(), step.x())
    painter.drawLine(end, end - step + across)
    painter.drawLine(end, end - step - across)


def _strip(painter: QPainter, at: QPointF, strip: int, back: int, filled: Filled) -> None:
    """A strip around a point."""
    painter.save()
    painter.translate(at - art.strip_rect(0).center())
    art.draw_strip(painter, STANDARD.strips[strip][back], filled, symbols=True)
    painter.restore()


def _panes(painter: QPainter, at: QPointF, colour: int, count: int) -> None:
    for place in range(count):
        corner = at + QPointF((place - count / 2) * (PANE_WIDTH + 8) + 4, -PANE_HEIGHT / 2)
        draw_pane(painter, QRectF(corner.x(), corner.y(), PANE_WIDTH, PANE_HEIGHT), colour)


_CARD: tuple[tuple[Filled, Window], ...] = (
    ((None, None, 0, 3, None), (1, 3)),
    ((None, None, None, 4, 0), (2, 0)),
    ((None, None, 3, 1, 0), (4, 1)),
    ((None, None, None, 0, 4), (3, 2)),
    ((None, None, 1, None, 2), (0, 4)),
)


def _card(painter: QPainter) -> None:
    """Five columns: glass in the windows, and strips with more to come above."""
    view = QRectF(-170, -128, 340, 262)
    frame = rounded(view, 18)
    painter.save()
    painter.setClipPath(frame)
    painter.translate(123, -78)
    art.draw_palace(painter, STANDARD, "A")
    for column, (filled, panes) in enumerate(_CARD):
        painter.save()
        painter.translate(column * art.COLUMN, 0)
        art.draw_strip(painter, STANDARD.strips[column][0], filled, symbols=True)
        art.draw_window(painter, panes, symbols=True)
        painter.restore()
    art.draw_ornaments(painter, [panes for _, panes in _CARD], ((0, 1), (2, 3)))
    painter.restore()
    painter.strokePath(frame, QPen(art.STONE, 7))
    painter.strokePath(frame, QPen(art.STONE_EDGE, 1.2))


def _whole(painter: QPainter) -> None:
    _draw_palace(painter, _palace())


_WORKSHOPS = ((1, 0, 2, 0, 1), (0, 2, 0, 2, 0), (2, 1, 0, 0, 1), (0, 1, 1, 1, 1), (1, 0, 0, 2, 1))


def _table(painter: QPainter) -> None:
    for place, (point, panes) in enumerate(zip(workshop_places(5), _WORKSHOPS, strict=True)):
        painter.save()
        painter.translate(point)
        draw_workshop(painter, place, panes, None, True)
        painter.restore()
    painter.translate(0, 43)
    draw_centre(painter, 300, (0, 0, 0, 0, 0), True, None, True)


def _take(painter: QPainter) -> None:
    painter.save()
    painter.translate(-150, 0)
    draw_workshop(painter, 0, (1, 0, 2, 0, 1), 2, True)
    painter.restore()
    _arrow(painter, QPointF(-84, -22), QPointF(-26, -22))
    _panes(painter, QPointF(50, -24), 2, 2)
    _arrow(painter, QPointF(-84, 26), QPointF(-26, 26))
    _panes(painter, QPointF(20, 26), 0, 1)
    _panes(painter, QPointF(80, 26), 4, 1)
    painter.translate(160, 26)
    painter.scale(0.6, 0.6)
    painter.setPen(QPen(_ARROW, 3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(centre_rect(120).adjusted(-4, -2, 4, 2), 14, 14)


def _place(painter: QPainter) -> None:
    _panes(painter, QPointF(-140, 0), 2, 2)
    _arrow(painter, QPointF(-66, 0), QPointF(-14, 0))
    _strip(painter, QPointF(40, 0), 4, 0, EMPTY_STRIP)
    _strip(painter, QPointF(120, 0), 4, 0, (2, None, None, None, 2))
    painter.translate(120, -104)
    draw_glazier(painter, _GREEN)


def _broken(painter: QPainter) -> None:
    painter.save()
    painter.setClipRect(QRectF(-180, -212, 360, 240))
    painter.translate(-art.TRACK_RECT.center().x() + 40, 0)
    art.draw_track(painter, STANDARD.track)
    painter.translate(art.marker_place(3, len(STANDARD.track)))
    draw_shard(painter, _GREEN)
    painter.restore()
    _panes(painter, QPointF(-90, -46), 1, 2)
    _arrow(painter, QPointF(-26, -46), QPointF(4, -46))


def _complete(painter: QPainter) -> None:
    _draw_palace(
        painter,
        _palace(
            ((), (), (0,), (), (), (3,), (2,), ()),
            (
                EMPTY_STRIP,
                (None, 0, None, None, 0),
                (0, 1, 3, 1, 0),
                (4, None, None, None, 4),
                EMPTY_STRIP,
                EMPTY_STRIP,
                (None, None, 2, 1, None),
                EMPTY_STRIP,
            ),
        ),
    )
    art.draw_lit(painter, [art.window_rect(window) for window in (2, 5, 6)])
    for window in (2, 5, 6):
        value = STANDARD.values_a[window]
        at = art.pane_rect(window, 1).center()
        pill(painter, at, f"+{number(value)}", QColor("#1E7A4E"), "#FFFFFF", 18)


def _glazier(painter: QPainter) -> None:
    for place, x in enumerate((-110, -40, 30, 100)):
        _strip(painter, QPointF(x, 46), place, 0, EMPTY_STRIP)
    painter.setOpacity(0.35)
    painter.save()
    painter.translate(100, -58)
    draw_glazier(painter, _GREEN)
    painter.restore()
    painter.setOpacity(1.0)
    _arrow(painter, QPointF(68, -84), QPointF(-76, -84))
    painter.translate(-110, -58)
    draw_glazier(painter, _GREEN)


def _marker(painter: QPainter) -> None:
    painter.translate(0, -60)
    draw_marker(painter, (3, 0, 4, 2))


def _final(painter: QPainter) -> None:
    _strip(painter, QPointF(-100, 0), 0, 0, (0, None, 0, None, None))
    _strip(painter, QPointF(-30, 0), 2, 0, (None, 1, None, None, None))
    pill(painter, QPointF(-65, 126), f"+{number(1)}", QColor("#1E7A4E"), "#FFFFFF", 18)
    step = art.step_rect(5, len(STANDARD.track))
    painter.save()
    painter.translate(70 - step.center().x(), -step.center().y() + 20)
    painter.setClipRect(step.adjusted(-20, -60, 20, 60))
    art.draw_track(painter, STANDARD.track)
    painter.translate(art.marker_place(5, len(STANDARD.track)))
    draw_shard(painter, _GREEN)
    painter.restore()
    pill(painter, QPointF(70, 126), number(STANDARD.track[5]), _RED, "#FFFFFF", 18)


_PAIRS = QRectF(-290, 52, 268, 156)
"""The windows of the left half."""


_PAIR = QRectF(-290, 52, 136, 156)
"""Two windows: what a small picture can show."""


def _clip(painter: QPainter, rect: QRectF) -> None:
    painter.setClipPath(rounded(rect, 12))


def _ornaments(painter: QPainter, area: QRectF = _PAIRS) -> None:
    _clip(painter, area)
    windows: tuple[Window, ...] = ((1, 3), (2, 0), (4, 1), (0,), (), (), (), ())
    _draw_palace(painter, _palace(windows, (EMPTY_STRIP,) * WINDOWS))


def _colours(painter: QPainter, area: QRectF = _PAIRS) -> None:
    _clip(painter, area)
    windows: tuple[Window, ...] = ((0, 0), (0, 2), (3, 0), (0, 4), (), (), (), ())
    _draw_palace(painter, _palace(windows, (EMPTY_STRIP,) * WINDOWS), "B")
    lit = [art.pane_rect(w, p) for w, p in ((0, 0), (0, 1), (1, 0), (2, 1), (3, 0))]
    art.draw_lit(painter, lit)


_WIDE = QRectF(-215, -62, 430, 124)
_TALL = QRectF(-200, -160, 400, 320)

FIGURES: dict[str, tuple[QRectF, Callable[[QPainter], None]]] = {
    "card": (QRectF(-195, -146, 390, 296), _card),
    "palace": (art.ART_RECT, _whole),
    "table": (QRectF(-262, -98, 524, 196), _table),
    "take": (_WIDE, _take),
    "place": (_TALL, _place),
    "broken": (QRectF(-180, -212, 360, 244), _broken),
    "complete": (art.ART_RECT, _complete),
    "glazier": (_TALL, _glazier),
    "marker": (QRectF(-150, -40, 300, 80), _marker),
    "final": (_TALL, _final),
    "ornaments": (_PAIRS, _ornaments),
    "colours": (_PAIRS, _colours),
    "side.A": (_PAIR, partial(_ornaments, area=_PAIR)),
    "side.B": (_PAIR, partial(_colours, area=_PAIR)),
    "components.standard": (art.ART_RECT, _whole),
}


def table_picture(
    palaces: Sequence[tuple[Palace, str, int, str | None]],
    setup: Setup,
    ink: str,
    background: str | None,
) -> QPixmap:
    """Palaces with names, totals and colours, side by side."""

    def draw(painter: QPainter, palace: Palace, words: str, colour: str | None) -> None:
        painter.translate(0, -18)
        box = QRectF(-280, art.PALACE_RECT.bottom() + 8, 560, 30)
        draw_text(painter, box, words, ink, 20, QFont.Weight.DemiBold)
        art.draw_whole_palace(
            painter, palace, setup.components, setup.side, QColor(player_colour(colour))
        )

    pieces = [
        partial(draw, palace=palace, words=f"{name}   {number(total)}", colour=colour)
        for palace, name, total, colour in palaces
    ]
    cell = QSizeF(art.ART_RECT.width() + 8, art.ART_RECT.height() + 44)
    return side_by_side(pieces, cell, 2, 1.6, background)


SAMPLES = {"table": Sample(3, 2, 40)}
