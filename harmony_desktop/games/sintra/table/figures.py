"""Drawings of Sintra for cards, variants and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.sintra import examples
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import (
    NO_PANES,
    ROUNDS,
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    PalaceSide,
)
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import SintraSetup
from harmony_desktop.games.sintra.rules.palace import Palace, Window
from harmony_desktop.games.sintra.rules.scoring import (
    colour_bonus,
    favourite,
    leftover_points,
    ornament_points,
    scoring_windows,
)
from harmony_desktop.games.sintra.rules.strip import Filled
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import (
    PANE_WIDTH,
    draw_glazier,
    draw_pane,
    draw_shard,
    draw_token,
    pane_at,
)
from harmony_desktop.games.sintra.table.market import (
    CENTRE_WIDTH,
    draw_centre,
    draw_workshop,
    workshop_places,
)
from harmony_desktop.games.sintra.table.palace import signed
from harmony_desktop.games.sintra.table.round_marker import WIDTH as MARKER_WIDTH
from harmony_desktop.games.sintra.table.round_marker import draw_marker
from harmony_desktop.ui.kit.art import Artwork, Draw, draw_text, moved, rounded, side_by_side
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.players.players import COLOURS
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.mirroring import mirrored

_GREEN = QColor("#2E8B57")
_GOOD = QColor("#1E7A4E")
_RED = QColor("#B3341C")
_ARROW = QColor("#9A8A66")

_WINDOWS: tuple[Window, ...] = ((3,), (2, 0), (1,), (), (0, 4), (2,), (4,), (3,))
_STRIPS = "2.02. ..... .43.. 04..0 ..... 32..3 .40.2 1.3.."
_EMPTY = "..... " * WINDOWS


def _filled(drawn: str) -> list[Filled]:
    """Parse a strip from the top: a digit is a pane of that colour, a dot a free space."""
    return [tuple(None if sign == "." else int(sign) for sign in strip) for strip in drawn.split()]


def _palace(
    painter: QPainter,
    windows: tuple[Window, ...] = _WINDOWS,
    strips: str = _STRIPS,
    side: PalaceSide = "A",
) -> None:
    """Draw a palace with the glazier at the third strip."""
    filled = tuple(
        () if len(panes) == WINDOW_PANES else strip
        for panes, strip in zip(windows, _filled(strips), strict=True)
    )
    palace = Palace(STANDARD.strips, filled, windows, 2, 0, 2, 0)
    art.draw_whole_palace(painter, palace, STANDARD, side, _GREEN)


def _arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    painter.setPen(QPen(_ARROW, 6, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(start, end)
    step = (end - start) / ((end - start).manhattanLength() or 1) * 15
    across = QPointF(-step.y(), step.x())
    painter.drawLine(end, end - step + across)
    painter.drawLine(end, end - step - across)


def _strip(painter: QPainter, at: QPointF, strip: int, drawn: str = ".....") -> None:
    """Draw a strip around a point."""
    (filled,) = _filled(drawn)
    with moved(painter, at - art.strip_rect(0).center()):
        art.draw_strip(painter, STANDARD.strips[strip][0], filled)


def _glazier(painter: QPainter, at: QPointF, opacity: float = 1.0) -> None:
    with moved(painter, at):
        painter.setOpacity(opacity)
        draw_glazier(painter, _GREEN)


def _steps_shown(first: int, last: int) -> QRectF:
    """Return the area of some steps of the broken-glass track, with space for the marker."""
    steps = len(STANDARD.track)
    area = art.step_rect(first, steps).united(art.step_rect(last, steps))
    return area.adjusted(-20, -1.4, 20, 1.4)


def _track(painter: QPainter, shift: QPointF, step: int, shown: QRectF) -> None:
    """Draw a part of the broken-glass track with the marker on a step."""
    with moved(painter, shift):
        painter.setClipRect(shown)
        art.draw_track(painter, STANDARD.track)
        painter.translate(art.marker_place(step, len(STANDARD.track)))
        draw_shard(painter, _GREEN)


def _panes(painter: QPainter, at: QPointF, colour: int, count: int) -> None:
    for index in range(count):
        shift = QPointF((index - (count - 1) / 2) * (PANE_WIDTH + 8), 0)
        draw_pane(painter, pane_at(at + shift), colour)


_CARD_STRIPS = "..03. ...40 ..310 ...04 ..1.2"
_CARD_WINDOWS: tuple[Window, ...] = ((1, 3), (2, 0), (4, 1), (3, 2), (0, 4))


def _card(painter: QPainter, side: PalaceSide = "A") -> None:
    """Draw five columns: glass in the windows, and partly filled strips above."""
    frame = rounded(QRectF(-170, -128, 340, 262), 18)
    painter.save()
    painter.setClipPath(frame)
    painter.translate(123, -78)
    art.draw_palace(painter, STANDARD, side)
    for column, filled in enumerate(_filled(_CARD_STRIPS)):
        with moved(painter, QPointF(column * art.COLUMN, 0)):
            art.draw_strip(painter, STANDARD.strips[column][0], filled)
            art.draw_window(painter, _CARD_WINDOWS[column])
    if side == "A":
        art.draw_ornaments(painter, _CARD_WINDOWS, ((0, 1), (2, 3)))
    painter.restore()
    painter.strokePath(frame, QPen(art.STONE, 7))
    painter.strokePath(frame, QPen(art.STONE_EDGE, 1.2))


_WORKSHOPS = ((1, 0, 2, 0, 1), (0, 2, 0, 2, 0), (2, 1, 0, 0, 1), (0, 1, 1, 1, 1), (1, 0, 0, 2, 1))


def _table(painter: QPainter) -> None:
    for index, (point, panes) in enumerate(zip(workshop_places(5), _WORKSHOPS, strict=True)):
        with moved(painter, point):
            draw_workshop(painter, index, panes)
    painter.translate(0, 43)
    draw_centre(painter, 300, NO_PANES, token=True)


def _take(painter: QPainter) -> None:
    """Draw two panes of a colour that are taken and two that go to the centre."""
    with moved(painter, mirrored(QPointF(-150, 0))):
        draw_workshop(painter, 0, (1, 0, 2, 0, 1), raised=2)
    _arrow(painter, mirrored(QPointF(-84, -28)), mirrored(QPointF(-26, -28)))
    _panes(painter, mirrored(QPointF(58, -28)), 2, 2)
    _arrow(painter, mirrored(QPointF(-84, 28)), mirrored(QPointF(-26, 28)))
    painter.setPen(QPen(_ARROW, 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    centre = QRectF(-70, -26, 140, 52).translated(mirrored(QPointF(58, 30)))
    painter.drawRoundedRect(centre, 12, 12)
    for colour, x in ((0, -30), (4, 30)):
        _panes(painter, centre.center() + QPointF(x, 0), colour, 1)


def _from_centre(painter: QPainter) -> None:
    """Draw the example of taking panes and the token from the centre; the marker moves."""
    before, after = examples.CENTRE_BEFORE, examples.centre_after()
    colour = examples.ORANGE
    with moved(painter, mirrored(QPointF(-160, 0))):
        draw_centre(painter, CENTRE_WIDTH, before.centre, before.token, raised=colour)
    _arrow(painter, mirrored(QPointF(6, 0)), mirrored(QPointF(54, 0)))
    taken = before.centre[colour]
    _panes(painter, mirrored(QPointF(158, -20)), colour, taken)
    with moved(painter, mirrored(QPointF(158, 32))):
        draw_token(painter)
    steps = len(STANDARD.track)
    first, last = art.step_rect(0, steps), art.step_rect(3, steps)
    shift = mirrored(QPointF(276, 0)) - first.united(last).center()
    _track(painter, shift, after.palaces[0].broken, _steps_shown(0, 3))


def _place(painter: QPainter) -> None:
    _panes(painter, mirrored(QPointF(-122, 0)), 2, 2)
    _arrow(painter, mirrored(QPointF(-46, 0)), mirrored(QPointF(-14, 0)))
    middle = mirrored(QPointF(80, 0))
    _strip(painter, middle - QPointF(40, 0), 3)
    _strip(painter, middle + QPointF(40, 0), 1, "..22.")
    _glazier(painter, middle + QPointF(40, -104))


def _broken(painter: QPainter) -> None:
    """Draw two panes that found no space, and the marker after their two steps."""
    shown = _steps_shown(0, 7)
    shift = mirrored(QPointF(70, 0)) - shown.center()
    _track(painter, shift, 2, shown)
    _panes(painter, mirrored(QPointF(-86, 0)), 1, 2)
    _arrow(painter, mirrored(QPointF(-10, 0)), mirrored(QPointF(32, 0)))


def _complete(painter: QPainter, side: PalaceSide = "A") -> None:
    """Draw the strip of the example with its bonus, and the windows that score for it."""
    windows = examples.GLAZED_FOR_FIVE
    strips: list[Filled] = [(None,) * STRIP_SPACES] * WINDOWS
    strips[examples.COMPLETED] = examples.STRIP_OF_TWO_YELLOW
    art.draw_palace(painter, STANDARD, side)
    for column, filled in enumerate(strips):
        strip = STANDARD.strips[examples.STRIP_ORDER[column]]
        face = strip[0 if column == examples.COMPLETED else len(windows[column])]
        with moved(painter, QPointF(column * art.COLUMN, 0)):
            art.draw_strip(painter, face, filled)
            art.draw_window(painter, windows[column])
    if side == "A":
        art.draw_ornaments(painter, windows, STANDARD.ornaments)
    _glazier(painter, art.glazier_place(examples.COMPLETED))
    scoring_now = scoring_windows(windows, examples.COMPLETED)
    art.draw_lit(painter, [art.window_rect(window) for window in scoring_now])
    for window in scoring_now:
        value = signed(STANDARD.values(side)[window])
        draw_pill(painter, art.pane_rect(window, 1).center(), value, _GOOD, "#FFFFFF", 18)
    for space, colour in enumerate(examples.STRIP_OF_TWO_YELLOW):
        if colour == examples.YELLOW:
            art.draw_lit(painter, [art.space_rect(examples.COMPLETED, space)])
    bonus = colour_bonus(examples.STRIP_OF_TWO_YELLOW, examples.YELLOW)
    at = art.strip_rect(examples.COMPLETED).center() + QPointF(0, 2)
    draw_pill(painter, at, signed(bonus), _GOOD, "#FFFFFF", 18)


def _return(painter: QPainter) -> None:
    for strip, x in enumerate((-110, -40, 30, 100)):
        _strip(painter, QPointF(x, 46), strip)
    _glazier(painter, QPointF(100, -58), 0.35)
    _arrow(painter, QPointF(68, -84), QPointF(-76, -84))
    _glazier(painter, QPointF(-110, -58))


def _marker(painter: QPainter) -> None:
    painter.translate(0, -60)
    draw_marker(painter, (3, 0, 4, 2))


_LEFT_ON_STRIPS = ((0, ".0.01"), (2, "1.1.."), (4, ".3.3."))
"""Strips of the standard set with the seven panes of the example."""


def _final(painter: QPainter) -> None:
    for place, (strip, drawn) in enumerate(_LEFT_ON_STRIPS):
        _strip(painter, mirrored(QPointF(-80, -14)) + QPointF(70 * (place - 1), 0), strip, drawn)
    left = signed(leftover_points(examples.PANES_LEFT))
    draw_pill(painter, mirrored(QPointF(-80, 126)), left, _GOOD, "#FFFFFF", 18)
    at = STANDARD.track.index(examples.MARKER_AT)
    shown = _steps_shown(at - 2, at + 2)
    _track(painter, mirrored(QPointF(110, -14)) - shown.center(), at, shown)
    draw_pill(painter, mirrored(QPointF(110, 126)), number(examples.MARKER_AT), _RED, "#FFFFFF", 18)


def _box(painter: QPainter) -> None:
    """Draw workshops around the centre, and the round marker with its numbered spaces."""
    with moved(painter, QPointF(0, -66)):
        _table(painter)
    painter.translate(0, 36)
    draw_marker(painter, (2, 3, 0, 4, 1, 3))
    for space in range(ROUNDS):
        at = mirrored(QPointF((space - (ROUNDS - 1) / 2) * _MARKER_STEP, 100))
        draw_text(
            painter, QRectF(at.x() - 16, at.y() - 11, 32, 22), number(space + 1), "#8A7A56", 16
        )


_MARKER_STEP = (MARKER_WIDTH - 24) / ROUNDS


_PAIRS = QRectF(-290, 52, 268, 156)
"""Area of the windows of the left half."""
_THREE_PAIRS = QRectF(-290, 52, 400, 156)
"""Area of the windows around three ornaments."""
_PAIR = QRectF(-290, 52, 136, 156)
"""Area of two windows, for small pictures."""


def _ornaments(painter: QPainter, area: QRectF = _PAIRS) -> None:
    painter.setClipPath(rounded(area, 12))
    _palace(painter, examples.ORNAMENTS_23, _EMPTY)
    points = ornament_points(examples.ORNAMENTS_23, STANDARD.ornaments)
    for pair, each in zip(STANDARD.ornaments, points, strict=True):
        if each:
            at = QPointF(art.ornament_centre(pair).x(), area.top() + 22)
            draw_pill(painter, at, signed(each), _GOOD, "#FFFFFF", 18)


def _colours(painter: QPainter, area: QRectF = _PAIRS) -> None:
    painter.setClipPath(rounded(area, 12))
    windows = examples.COLOURS_20
    _palace(painter, windows, _EMPTY, "B")
    _, colour, _ = favourite(windows)
    lit = [
        art.pane_rect(window, place)
        for window, panes in enumerate(windows)
        for place, pane in enumerate(panes)
        if pane == colour
    ]
    art.draw_lit(painter, lit)


_WIDE = QRectF(-215, -62, 430, 124)

FIGURES: dict[str, tuple[QRectF, Draw]] = {
    "card": (QRectF(-195, -146, 390, 296), _card),
    "card.B": (QRectF(-195, -146, 390, 296), partial(_card, side="B")),
    "palace": (art.ART_RECT, _palace),
    "palace.B": (art.ART_RECT, partial(_palace, side="B")),
    "table": (QRectF(-262, -98, 524, 196), _table),
    "take": (_WIDE, _take),
    "example.centre": (QRectF(-320, -66, 640, 132), _from_centre),
    "place": (QRectF(-200, -154, 400, 270), _place),
    "broken": (QRectF(-180, -124, 360, 248), _broken),
    "complete": (art.ART_RECT, _complete),
    "complete.B": (art.ART_RECT, partial(_complete, side="B")),
    "glazier": (QRectF(-200, -112, 400, 268), _return),
    "marker": (QRectF(-150, -40, 300, 80), _marker),
    "final": (QRectF(-200, -126, 400, 276), _final),
    "ornaments": (_THREE_PAIRS, partial(_ornaments, area=_THREE_PAIRS)),
    "box": (QRectF(-262, -164, 524, 320), _box),
    "colours": (_PAIRS, _colours),
    "side.A": (_PAIR, partial(_ornaments, area=_PAIR)),
    "side.B": (_PAIR, partial(_colours, area=_PAIR)),
    "components.standard": (art.ART_RECT, _palace),
}


def portrait(view: SintraView, seat: int) -> tuple[QRectF, Draw]:
    """Return a picture of a seat's palace, without text."""
    setup, palace = view.table.setup, view.table.palaces[seat]
    colour = QColor(COLOURS["green"])

    def draw(painter: QPainter) -> None:
        art.draw_whole_palace(painter, palace, setup.components, setup.side, colour)

    return art.ART_RECT, draw


def table_artwork(
    palaces: Sequence[tuple[Palace, str, int, QColor]],
    setup: SintraSetup,
    ink: str,
    background: str | None,
) -> Artwork:
    """Draw palaces side by side, with names, totals and colours."""

    def draw(painter: QPainter, palace: Palace, title: str, colour: QColor) -> None:
        painter.translate(0, -18)
        box = QRectF(-280, art.PALACE_RECT.bottom() + 8, 560, 30)
        draw_text(painter, box, title, ink, 20, QFont.Weight.DemiBold)
        art.draw_whole_palace(painter, palace, setup.components, setup.side, colour)

    pieces = [
        partial(draw, palace=palace, title=f"{name}   {number(total)}", colour=colour)
        for palace, name, total, colour in palaces
    ]
    cell = QSizeF(art.ART_RECT.width() + 8, art.ART_RECT.height() + 44)
    return side_by_side(pieces, cell, 2, 1.6, background)


SAMPLES = {"table": Sample(3, 2, 82)}
