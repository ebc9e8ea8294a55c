"""What lies in the middle of Sintra's table: the workshops around the centre."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from harmony_desktop.games.sintra.components import COLOURS, Colour, Panes
from harmony_desktop.games.sintra.open_table import CENTRE, OpenTable, without
from harmony_desktop.games.sintra.table.glass import (
    GLOW,
    PANE_HEIGHT,
    PANE_WIDTH,
    draw_pane,
    draw_token,
)
from harmony_desktop.ui.art import ArtItem, draw_card, draw_centred, gradient, rounded, soft_shadow
from harmony_desktop.ui.languages import number
from harmony_desktop.ui.motion import Motion

SMALL = 0.76
"""The size of panes here, compared to those in a palace."""
WIDTH, HEIGHT = PANE_WIDTH * SMALL, PANE_HEIGHT * SMALL
PLATE = QRectF(-47, -39, 94, 78)
PLATE_ART = PLATE.adjusted(-GLOW, -GLOW, GLOW, GLOW)
_STEP = 97.0
_ROW = 86.0
_CENTRE_WIDTHS = {5: 300.0, 7: 300.0, 9: 224.0}
_SIDES = {5: 1, 7: 1, 9: 2}
"""How many workshops stand on each side of the centre; the others stand above it."""
_MARGIN = 20.0
_FAN = 4
"""So many panes of a pile can be seen; a number tells how many there are."""
GOLD = QColor("#FFD257")

Choice = tuple[int, Colour]
"""A source and a colour: what one turn takes."""


def market_size(workshops: int) -> tuple[float, float]:
    """Width and height of the whole market."""
    above = workshops - 2 * _SIDES[workshops]
    beside = _CENTRE_WIDTHS[workshops] + 2 * _SIDES[workshops] * _STEP
    return max(above * _STEP, beside), 2 * _ROW


def workshop_places(workshops: int) -> list[QPointF]:
    """Where workshops stand around the middle of the market, from left to right over the top."""
    sides = _SIDES[workshops]
    above = workshops - 2 * sides
    edge = _CENTRE_WIDTHS[workshops] / 2
    left = [QPointF(-edge - (sides - place - 0.5) * _STEP, _ROW / 2) for place in range(sides)]
    top = [QPointF((place - (above - 1) / 2) * _STEP, -_ROW / 2) for place in range(above)]
    right = [QPointF(edge + (place + 0.5) * _STEP, _ROW / 2) for place in range(sides)]
    return [*left, *top, *right]


def loose(panes: Panes) -> list[Colour]:
    """Every pane by its colour."""
    return [colour for colour, count in enumerate(panes) for _ in range(count)]


def _box(centre: QPointF, grown: float = 1.0) -> QRectF:
    width, height = WIDTH * grown, HEIGHT * grown
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def choice_rect(point: QPointF, scale: float) -> QRectF:
    """The frame of a pane that lies at a point of the scene."""
    return QRectF(
        point.x() - WIDTH * scale / 2, point.y() - HEIGHT * scale / 2, WIDTH * scale, HEIGHT * scale
    ).adjusted(-2, -2, 2, 2)


def plate_points(panes: Panes) -> list[tuple[Colour, QPointF]]:
    """Where the panes of a workshop lie on its plate."""
    return [
        (
            colour,
            QPointF((place % 2 - 0.5) * (WIDTH + 5), (place // 2 - 0.5) * (HEIGHT + 5)),
        )
        for place, colour in enumerate(loose(panes))
    ]


def centre_points(panes: Panes, width: float) -> list[tuple[Colour, QPointF]]:
    """Where panes lie in the centre: a pile for each colour, the uppermost last."""
    slot = width / len(COLOURS)
    found = []
    for colour, count in enumerate(panes):
        seen = min(count, _FAN)
        for place in range(seen):
            x = (colour - (len(COLOURS) - 1) / 2) * slot + (place - (seen - 1) / 2) * 1.5
            found.append((colour, QPointF(x, (seen - 1) * 4.0 - place * 8.0 + 2)))
    return found


def draw_plate(painter: QPainter, rect: QRectF, lit: bool) -> None:
    """A table of light with a frame of lead; dark when nothing lies on it."""
    lead = gradient(rect.topLeft(), rect.bottomRight(), "#566479", "#2A3443")
    draw_card(painter, rect, 15, lead, QPen(QColor("#141A23"), 1.4), (2, 3, 3))
    inner = rounded(rect.adjusted(5, 5, -5, -5), 11)
    painter.fillPath(inner, QColor("#1B2431"))
    glow = QRadialGradient(rect.center(), rect.width() * 0.62)
    glow.setColorAt(0, QColor(255, 236, 190, 105 if lit else 14))
    glow.setColorAt(0.7, QColor(255, 224, 160, 30 if lit else 5))
    glow.setColorAt(1, QColor(255, 224, 160, 0))
    painter.fillPath(inner, glow)
    painter.strokePath(inner, QPen(QColor(0, 0, 0, 130), 1.0))


def _draw_panes(
    painter: QPainter,
    placed: Sequence[tuple[Colour, QPointF]],
    raised: Colour | None,
    symbols: bool,
) -> None:
    for colour, point in placed:
        if colour != raised:
            draw_pane(painter, _box(point), colour, symbols)
    for colour, point in placed:
        if colour == raised:
            box = _box(point + QPointF(0, -3), 1.1)
            frame = rounded(box.adjusted(-1.5, -1.5, 1.5, 1.5), 5)
            soft_shadow(painter, frame, 2, 4, 3)
            draw_pane(painter, box, colour, symbols)
            painter.strokePath(frame, QPen(QColor("white"), 2.2))


def draw_workshop(
    painter: QPainter,
    place: int,
    panes: Panes,
    raised: Colour | None,
    symbols: bool,
    taken: Colour | None = None,
) -> None:
    """A workshop with its number and its panes, but for those `taken` in the hand."""
    draw_plate(painter, PLATE, any(panes))
    lying = [(colour, point) for colour, point in plate_points(panes) if colour != taken]
    _draw_panes(painter, lying, raised, symbols)
    tag = QPointF(PLATE.left() + 10, PLATE.top() + 9)
    painter.setPen(QPen(QColor("#141A23"), 1.0))
    painter.setBrush(QColor("#E9DFC8"))
    painter.drawEllipse(tag, 8.4, 8.4)
    draw_centred(painter, tag, number(place + 1), "#2B2416", 10.5)


def draw_centre(
    painter: QPainter,
    width: float,
    panes: Panes,
    token: bool,
    raised: Colour | None,
    symbols: bool,
) -> None:
    """The centre with a pile for each colour and the first-player token."""
    rect = centre_rect(width)
    draw_plate(painter, rect, any(panes))
    if not any(panes):
        painter.setPen(QPen(QColor(255, 255, 255, 40), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour in range(len(COLOURS)):
            at = QPointF((colour - 2) * (width - _MARGIN) / len(COLOURS), 2)
            painter.drawRoundedRect(_box(at, 0.94), 4, 4)
    placed = centre_points(panes, width - _MARGIN)
    _draw_panes(painter, placed, raised, symbols)
    for colour, count in enumerate(panes):
        if count > 1:
            top = [point for one, point in placed if one == colour][-1]
            _draw_count(painter, top + QPointF(WIDTH / 2 - 1, -HEIGHT / 2 + 1), count)
    if token:
        painter.save()
        painter.translate(rect.left() + 3, rect.top() + 5)
        draw_token(painter)
        painter.restore()


def _draw_count(painter: QPainter, at: QPointF, count: int) -> None:
    painter.setPen(QPen(QColor("#141A23"), 1.1))
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawEllipse(at, 9.0, 9.0)
    draw_centred(painter, at, number(count), "#1A1F28", 12)


def centre_rect(width: float) -> QRectF:
    """The tray in the middle."""
    return QRectF(-width / 2 + 6, PLATE.top(), width - 12, PLATE.height())


class MarketItem(ArtItem):
    """The workshops and the centre. Only what a move has changed is painted anew."""

    def __init__(self, workshops: int) -> None:
        super().__init__()
        self._count = workshops
        self._width = _CENTRE_WIDTHS[workshops]
        self._plates = [ArtItem(self) for _ in range(workshops)]
        self._centre = ArtItem(self)
        self._centre.setPos(0, _ROW / 2)
        for plate, place in zip(self._plates, workshop_places(workshops), strict=True):
            plate.setPos(place)
        self._taken: Choice | None = None
        self.panes: dict[int, Panes] = {}
        """What is shown at each source."""

    def show_table(
        self,
        table: OpenTable,
        raised: Choice | None,
        taken: Choice | None,
        symbols: bool,
        language: str,
    ) -> None:
        """Show what lies open; `raised` is pointed at, `taken` is in the hand."""
        self._taken = taken
        for source in (*range(self._count), CENTRE):
            panes = self.panes[source] = table.source(source)
            lifted = raised[1] if raised is not None and raised[0] == source else None
            gone = taken[1] if taken is not None and taken[0] == source else None
            key = ("sintra-source", source, panes, lifted, gone, symbols, language)
            if source == CENTRE:
                lying = panes if gone is None else without(panes, gone)
                self._show_centre((*key, table.token, self._width), lying, table.token, lifted)
            else:
                self._plates[source].set_art(
                    key,
                    PLATE_ART,
                    partial(
                        draw_workshop,
                        place=source,
                        panes=panes,
                        raised=lifted,
                        symbols=symbols,
                        taken=gone,
                    ),
                )

    def _show_centre(self, key: tuple, panes: Panes, token: bool, lifted: Colour | None) -> None:
        symbols = key[5]
        rect = centre_rect(self._width).adjusted(-GLOW - 4, -GLOW - 4, GLOW, GLOW)
        self._centre.set_art(
            key,
            rect,
            lambda painter: draw_centre(painter, self._width, panes, token, lifted, symbols),
        )

    def light_up(self, motion: Motion) -> None:
        """The workshops have been filled: one after the other they begin to glow."""
        for place, plate in enumerate(self._plates):
            motion.run(("plate", place), 0.2, 1.0, plate.setOpacity, factor=1.5 + 0.5 * place)

    # Where things are, in the scene

    def _item(self, source: int) -> ArtItem:
        return self._centre if source == CENTRE else self._plates[source]

    def points(self, source: int, panes: Panes) -> list[tuple[Colour, QPointF]]:
        """Where such panes would lie at a source."""
        item = self._item(source)
        placed = (
            centre_points(panes, self._width - _MARGIN) if source == CENTRE else plate_points(panes)
        )
        return [(colour, item.mapToScene(point)) for colour, point in placed]

    def point_of(self, choice: Choice, panes: Panes) -> QPointF:
        """A pane of the colour at the source, the uppermost of a pile."""
        return [point for colour, point in self.points(choice[0], panes) if colour == choice[1]][-1]

    def choice_at(self, point: QPointF) -> Choice | None:
        """The colour at a source that is pointed at."""
        reach = WIDTH * self.scale() * 0.62
        best: tuple[float, Choice] | None = None
        for source, panes in self.panes.items():
            for colour, place in self.points(source, panes):
                if (source, colour) == self._taken:
                    continue
                step = point - place
                distance = max(abs(step.x()), abs(step.y()) * PANE_WIDTH / PANE_HEIGHT)
                if distance <= reach and (best is None or distance < best[0]):
                    best = (distance, (source, colour))
        return None if best is None else best[1]

    def source_rect(self, source: int) -> QRectF:
        """A workshop or the centre as a whole."""
        rect = centre_rect(self._width) if source == CENTRE else PLATE
        return self._item(source).mapRectToScene(rect)

    def token_place(self) -> QPointF:
        """Where the first-player token lies in the centre."""
        rect = centre_rect(self._width)
        return self._centre.mapToScene(rect.topLeft() + QPointF(3, 5))
