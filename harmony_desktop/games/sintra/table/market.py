"""The market in the middle of Sintra's table: the workshops around the centre."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from operator import itemgetter

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules.components import COLOURS, Colour, Panes
from harmony_desktop.games.sintra.rules.open_table import CENTRE, SintraOpenTable, without
from harmony_desktop.games.sintra.table.glass import (
    GLOW,
    PANE_HEIGHT,
    PANE_WIDTH,
    draw_pane,
    draw_token,
    pane_at,
)
from harmony_desktop.ui.kit.art import (
    ArtItem,
    Draw,
    draw_card,
    draw_centred,
    gradient,
    moved,
    rounded,
    soft_shadow,
)
from harmony_desktop.ui.kit.languages import number, say, sentence
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.table.news import Mark, NewsItem
from harmony_desktop.ui.table.spots import Spot

SMALL = 0.76
"""Scale of panes in the market, relative to those in a palace."""
_WIDTH, _HEIGHT = PANE_WIDTH * SMALL, PANE_HEIGHT * SMALL
_GAP = 5.0
"""Between the panes of a workshop."""
PLATE = QRectF(-47, -39, 94, 78)
_STEP = 97.0
_ROW = 86.0
CENTRE_WIDTH = 290.0
"""Wide enough for piles of all colours side by side."""
_SIDES = {1: {5: (2, 3), 7: (3, 4), 9: (4, 5)}, 2: {5: (1, 1), 7: (1, 1), 9: (2, 2)}}
"""Number of workshops left and right of the centre, by rows; the others are above it."""
_MARGIN = 20.0
_COUNT_PLACE = QPointF(_WIDTH / 2 - 3, -_HEIGHT / 2 + 1)
"""Position of a pile's number, from the centre of its uppermost pane."""
COUNT_RADIUS = 9.0
_FAN = 4
"""Number of visible panes in a pile; a number shows the full count."""

Choice = tuple[int, Colour]
"""A source and a colour: the panes that one turn takes."""


def market_size(workshops: int, rows: int = 2) -> tuple[float, float]:
    """Return the size of the market with one or two rows of workshops."""
    left, right = _SIDES[rows][workshops]
    above = workshops - left - right
    beside = CENTRE_WIDTH + (left + right) * _STEP
    if rows == 2:
        beside = CENTRE_WIDTH + 2 * max(left, right) * _STEP
    return max(above * _STEP, beside), rows * _ROW


def workshop_places(workshops: int, rows: int = 2) -> list[QPointF]:
    """Return the places of the workshops in the market, clockwise from the left."""
    middle = centre_place(workshops, rows)
    count, more = _SIDES[rows][workshops]
    above = workshops - count - more
    edge = CENTRE_WIDTH / 2
    left = [QPointF(-edge - (count - index - 0.5) * _STEP, 0) + middle for index in range(count)]
    top = [QPointF((index - (above - 1) / 2) * _STEP, -_ROW / 2) for index in range(above)]
    right = [QPointF(edge + (index + 0.5) * _STEP, 0) + middle for index in range(more)]
    return [*left, *top, *right]


def centre_place(workshops: int, rows: int = 2) -> QPointF:
    """Return the place of the table's centre, from the middle of the market."""
    left, right = _SIDES[rows][workshops]
    return QPointF((left - right) * _STEP / 2, 0) if rows == 1 else QPointF(0, _ROW / 2)


def _plate_points(panes: Panes) -> list[tuple[Colour, QPointF]]:
    """Return the places of panes on the plate of a workshop."""
    loose = [colour for colour, count in enumerate(panes) for _ in range(count)]
    return [
        (
            colour,
            QPointF((index % 2 - 0.5) * (_WIDTH + _GAP), (index // 2 - 0.5) * (_HEIGHT + _GAP)),
        )
        for index, colour in enumerate(loose)
    ]


def _centre_points(panes: Panes, width: float) -> list[tuple[Colour, QPointF]]:
    """Return the places of panes in the centre: a pile for each colour, the uppermost pane last."""
    slot = width / len(COLOURS)
    found = []
    for colour, count in enumerate(panes):
        seen = min(count, _FAN)
        for index in range(seen):
            x = (colour - (len(COLOURS) - 1) / 2) * slot + (index - (seen - 1) / 2) * 1.5
            found.append((colour, QPointF(x, (seen - 1) * 4.0 - index * 8.0 + 2)))
    return found


def _draw_plate(painter: QPainter, rect: QRectF, lit: bool) -> None:
    """Draw a light table with a frame of lead; dark when it is empty."""
    lead = gradient(rect.topLeft(), rect.bottomRight(), "#566479", "#2A3443")
    draw_card(painter, rect, 15, lead, QPen(QColor("#141A23"), 1.4), (2, 3, 3))
    inner = rounded(rect.adjusted(5, 5, -5, -5), 11)
    painter.fillPath(inner, QColor("#1B2431"))
    glow = QRadialGradient(rect.center(), rect.width() * 0.62)
    bright = QColor(255, 236, 190, 105 if lit else 14)
    warm = QColor(255, 224, 160, 30 if lit else 5)
    glow.setStops([(0, bright), (0.7, warm), (1, QColor(255, 224, 160, 0))])
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
            draw_pane(painter, pane_at(point, SMALL), colour, symbols)
    for colour, point in placed:
        if colour == raised:
            box = pane_at(point + QPointF(0, -3), SMALL * 1.1)
            frame = rounded(box.adjusted(-1.5, -1.5, 1.5, 1.5), 5)
            soft_shadow(painter, frame, 2, 4, 3)
            draw_pane(painter, box, colour, symbols)
            painter.strokePath(frame, QPen(QColor("white"), 2.2))


def draw_workshop(
    painter: QPainter,
    index: int,
    panes: Panes,
    raised: Colour | None = None,
    symbols: bool = True,
    taken: Colour | None = None,
) -> None:
    """Draw a workshop with its number and its panes, except those `taken` into the hand."""
    _draw_plate(painter, PLATE, any(panes))
    lying = [(colour, point) for colour, point in _plate_points(panes) if colour != taken]
    _draw_panes(painter, lying, raised, symbols)
    tag = QPointF(PLATE.left() + 10, PLATE.top() + 9)
    painter.setPen(QPen(QColor("#141A23"), 1.0))
    painter.setBrush(QColor("#E9DFC8"))
    painter.drawEllipse(tag, 8.4, 8.4)
    draw_centred(painter, tag, number(index + 1), "#2B2416", 10.5)


def draw_centre(
    painter: QPainter,
    width: float,
    panes: Panes,
    token: bool,
    raised: Colour | None = None,
    symbols: bool = True,
) -> None:
    """Draw the centre with a pile for each colour and the first-player token."""
    rect = centre_rect(width)
    _draw_plate(painter, rect, any(panes))
    if not any(panes):
        painter.setPen(QPen(QColor(255, 255, 255, 40), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour in range(len(COLOURS)):
            at = QPointF((colour - 2) * (width - _MARGIN) / len(COLOURS), 2)
            painter.drawRoundedRect(pane_at(at, SMALL * 0.94), 4, 4)
    placed = _centre_points(panes, width - _MARGIN)
    _draw_panes(painter, placed, raised, symbols)
    for colour, count in enumerate(panes):
        if count > 1:
            top = [point for one, point in placed if one == colour][-1]
            at = top + _COUNT_PLACE
            painter.setPen(QPen(QColor("#141A23"), 1.1))
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawEllipse(at, COUNT_RADIUS, COUNT_RADIUS)
            draw_centred(painter, at, number(count), "#1A1F28", 12)
    if token:
        with moved(painter, rect.topLeft() + QPointF(3, 5)):
            draw_token(painter)


def centre_rect(width: float) -> QRectF:
    """Return the area of the tray in the centre."""
    return QRectF(-width / 2 + 6, PLATE.top(), width - 12, PLATE.height())


class Market(ArtItem):
    """The workshops and the centre. A move repaints only what it changes."""

    def __init__(self, workshops: int, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._width = CENTRE_WIDTH
        self._workshops = workshops
        self._items = {source: ArtItem(self) for source in (*range(workshops), CENTRE)}
        self.stand_in(2)
        self._news = {source: NewsItem(item, 5) for source, item in self._items.items()}
        self._taken: Choice | None = None
        self._panes: dict[int, Panes] = {}
        """The panes shown at each source."""

    def stand_in(self, rows: int) -> None:
        """Arrange the workshops in one row or in two."""
        places = workshop_places(self._workshops, rows)
        middle = centre_place(self._workshops, rows)
        for item, place in zip(self._items.values(), (*places, middle), strict=True):
            item.setPos(place)

    def show_table(
        self,
        table: SintraOpenTable,
        raised: Choice | None,
        taken: Choice | None,
        symbols: bool,
        language: str,
    ) -> None:
        """Show the open panes; `raised` panes are pointed at, `taken` panes are in the hand."""
        self._taken = taken
        for source, item in self._items.items():
            panes = self._panes[source] = table.source(source)
            lifted = raised[1] if raised is not None and raised[0] == source else None
            gone = taken[1] if taken is not None and taken[0] == source else None
            token = source == CENTRE and table.token
            key = ("sintra-source", source, panes, lifted, gone, symbols, language, token)
            edge = GLOW + 4 if source == CENTRE else GLOW
            item.set_art(
                (*key, self._width),
                self._local(source).adjusted(-edge, -edge, GLOW, GLOW),
                self._drawing(source, panes, lifted, gone, token, symbols),
            )

    def _drawing(
        self,
        source: int,
        panes: Panes,
        raised: Colour | None,
        taken: Colour | None,
        token: bool,
        symbols: bool,
    ) -> Draw:
        if source != CENTRE:
            return lambda painter: draw_workshop(painter, source, panes, raised, symbols, taken)
        lying = panes if taken is None else without(panes, taken)
        return lambda painter: draw_centre(painter, self._width, lying, token, raised, symbols)

    def show_news(self, takers: Mapping[int, str]) -> None:
        """Mark the sources others took from, each in the colour of the last player to do so."""
        for source, item in self._news.items():
            frame = rounded(self._local(source).adjusted(2, 2, -2, -2), 14)
            taker = takers.get(source)
            item.show_marks([] if taker is None else [Mark(frame, taker, gone=True)])

    def light_up(self) -> None:
        """Light up the filled workshops one after the other."""
        for source, item in self._items.items():
            if source != CENTRE:
                factor = 1.5 + 0.5 * source
                self._motion.run(("plate", source), 0.2, 1.0, item.setOpacity, factor=factor)

    # Places, in scene coordinates

    @property
    def pane_scale(self) -> float:
        """Scale of panes in the scene."""
        return SMALL * self.scale()

    def _local(self, source: int) -> QRectF:
        return centre_rect(self._width) if source == CENTRE else PLATE

    def source_area(self, source: int) -> QRectF:
        """Return the area of a workshop or of the centre."""
        return self._items[source].mapRectToScene(self._local(source))

    def points(self, source: int, panes: Panes) -> list[tuple[Colour, QPointF]]:
        """Return the places that these panes would have at a source."""
        inside = self._width - _MARGIN
        placed = _centre_points(panes, inside) if source == CENTRE else _plate_points(panes)
        item = self._items[source]
        return [(colour, item.mapToScene(point)) for colour, point in placed]

    def points_of(self, choice: Choice, panes: Panes) -> list[QPointF]:
        """Return the places of the panes of a colour at a source, the uppermost of a pile last."""
        return [point for colour, point in self.points(choice[0], panes) if colour == choice[1]]

    def choice_area(self, choice: Choice, panes: Panes) -> QRectF:
        """Return the area of all panes of a colour at a source."""
        boxes = (pane_at(point, self.pane_scale) for point in self.points_of(choice, panes))
        return _united(box.adjusted(-2, -2, 2, 2) for box in boxes)

    def choice_at(self, point: QPointF) -> Choice | None:
        """Return the choice at a scene point; between panes, the colour of most of those around."""
        found: list[tuple[float, Choice]] = []
        for source, panes in self._panes.items():
            for colour, place in self.points(source, panes):
                step = point - place
                distance = max(abs(step.x()), abs(step.y()) * PANE_WIDTH / PANE_HEIGHT)
                if (source, colour) != self._taken:
                    found.append((distance / self.scale(), (source, colour)))
        found.sort(key=itemgetter(0))
        if not found or found[0][0] > _WIDTH * 0.62:
            return None
        nearest, choice = found[0]
        if nearest <= _WIDTH / 2:
            return choice
        gap = _GAP * PANE_WIDTH / PANE_HEIGHT
        around = [one for distance, one in found if distance <= nearest + gap]
        return max(around, key=around.count)

    def spots(self, table: SintraOpenTable) -> list[Spot]:
        """Return spots for all choices on a table, row by row from left to right."""
        spots = []
        for source in sorted(table.sources, key=self._row_and_place):
            panes, choices = table.source(source), list[Spot]()
            for choice in ((source, colour) for colour, count in enumerate(panes) if count):
                name = partial(_say_choice, table, choice)
                point, area = self.points_of(choice, panes)[-1], self.choice_area(choice, panes)
                choices.append(Spot(choice, point, _WIDTH / 2, name, area))
            spots += sorted(choices, key=lambda spot: spot.centre.x())
        return spots

    def _row_and_place(self, source: int) -> tuple[float, float]:
        """Return the sort key of a source: its row, and its place there."""
        place = self._items[source].pos()
        return place.y(), place.x()


def _say_choice(table: SintraOpenTable, choice: Choice) -> str:
    return sentence(say(texts.choice_name(table, *choice)))


def _united(areas: Iterable[QRectF]) -> QRectF:
    """Return the bounding box of areas."""
    whole = QRectF()
    for area in areas:
        whole = whole.united(area)
    return whole
