"""Charts in the colours of the theme, and in the digits and direction of the language.

Every chart can also be read as a table (`as_table`), and looks the same as a picture.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10, sqrt

from PySide6.QtCore import QDate, QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from harmony_desktop.storage.statistics import Stretch
from harmony_desktop.ui.kit import languages
from harmony_desktop.ui.kit.languages import digits, number, right_to_left, separated
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.theme import Theme
from harmony_desktop.ui.players.faces import stamp_face
from harmony_desktop.ui.players.players import level_name
from harmony_desktop.ui.players.result_words import side_by_side
from harmony_desktop.ui.players.rivals import RivalScore

_BARS = 8
"""Approximate greatest number of bars of a distribution."""
_LEAST_BARS = 5
_LEAST_STEPS = 8
"""Fewer games than these and one are as far apart as so many would be."""
_FEW = 5
"""With fewer games than this, an axis begins at nought."""


@dataclass(frozen=True, slots=True)
class ChartTable:
    """The data of a chart as words and numbers."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chart(QWidget):
    """A drawing of numbers, which can also be read as a table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._line = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @abstractmethod
    def heads(self) -> tuple[str, ...]:
        """The headings of its table."""

    @abstractmethod
    def rows(self) -> Iterator[tuple[str, ...]]:
        """The rows of its table, put into words as they are taken."""

    @abstractmethod
    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw it into `room`."""

    def as_table(self) -> ChartTable:
        """The data as a table."""
        return ChartTable(self.heads(), tuple(self.rows()))

    def said_at(self, at: QPointF) -> str:
        """The tooltip of the item under the pointer; "" for none."""
        return ""

    def colour(self, name: str) -> QColor:
        """A colour of the theme."""
        return QColor(getattr(self._theme.colours, name))

    @property
    def line(self) -> float:
        """The height of a line of text."""
        if not self._line:
            self._line = QFontMetricsF(self.font()).height()
        return self._line

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._line = 0.0
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._draw(painter, QRectF(self.rect()))
        painter.end()

    def _draw(self, painter: QPainter, room: QRectF) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.setFont(self.font())
        self.draw(painter, room)

    def picture(self, size: QSize, scale: float = 2.0) -> QPixmap:
        """The chart on a card of the theme, as a picture to keep."""
        pixmap = QPixmap(size * scale)
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(self.colour("card"))
        painter = QPainter(pixmap)
        self._draw(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return pixmap

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = self.said_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain(words), self)
            return True
        return super().event(event)

    def bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def x_of(self, share: float, room: QRectF) -> float:
        """The x at a share of the width, measured in the reading direction."""
        return room.left() + room.width() * (1 - share if right_to_left() else share)

    def labels_width(self, bottom: int, top: int) -> float:
        """The width beside a plot that `draw_grid` needs to label a scale with these ends."""
        metrics = QFontMetricsF(self.font())
        return max(metrics.horizontalAdvance(number(value)) for value in (bottom, top)) + 10

    def draw_grid(self, painter: QPainter, plot: QRectF, heights: Mapping[int, float]) -> None:
        """Draw a line across the plot for each value at its height, labelled on the left."""
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        for value, y in heights.items():
            painter.setPen(QPen(self.colour("border"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - self.line / 2, plot.left() - 6, self.line)
            write(painter, label, number(value), self.colour("muted"), align)


def write(
    painter: QPainter,
    where: QRectF,
    words: str,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    font: QFont | None = None,
) -> None:
    """One line of text, cut off with … if there is no room for it."""
    painter.save()
    if font is not None:
        painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(painter.font()).elidedText(
        words, Qt.TextElideMode.ElideRight, where.width() + 1
    )
    painter.drawText(where, align | Qt.AlignmentFlag.AlignVCenter, shown)
    painter.restore()


def start_aligned() -> Qt.AlignmentFlag:
    """The alignment at the start of a line; a painter knows left and right only."""
    absolute = Qt.AlignmentFlag.AlignRight if right_to_left() else Qt.AlignmentFlag.AlignLeft
    return absolute | Qt.AlignmentFlag.AlignAbsolute


def end_aligned() -> Qt.AlignmentFlag:
    """The alignment at the end of a line."""
    absolute = Qt.AlignmentFlag.AlignLeft if right_to_left() else Qt.AlignmentFlag.AlignRight
    return absolute | Qt.AlignmentFlag.AlignAbsolute


def nice_step(span: float, most: int) -> int:
    """A round number that divides a span into no more than `most` parts.

    >>> nice_step(60, 4), nice_step(7, 8), nice_step(0, 5), nice_step(61, 6)
    (20, 1, 1, 20)
    """
    least = max(1.0, span / most)
    power = 10 ** floor(log10(least))
    return next(int(power * step) for step in (1, 2, 5, 10) if power * step >= least - 1e-9)


def axis_of(ranges: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The ends of an axis; few or nearly equal values do not fill it from edge to edge.

    >>> axis_of([(176, 176)]), axis_of([(60, 70)] * 9), axis_of([(-8, 40), (2, 90)])
    ((0, 176), (35, 70), (-8, 90))
    """
    low, high = min(least for least, _ in ranges), max(most for _, most in ranges)
    if len(ranges) < _FEW:
        return min(low, 0), max(high, 0)
    return min(low, high - abs(high) // 2), high


def rounded_together(values: Sequence[float]) -> list[int]:
    """Whole numbers near some values, with the sum that the values have when it is rounded.

    >>> rounded_together([14.4, 28.2]), rounded_together([-2.5, 7.3]), rounded_together([])
    ([15, 28], [-2, 7], [])
    """
    whole = [floor(value) for value in values]
    most_left = sorted(range(len(whole)), key=lambda at: whole[at] - values[at])
    for at in most_left[: round(sum(values)) - sum(whole)]:
        whole[at] += 1
    return whole


def rolling(series: Sequence[Stretch], width: int) -> list[tuple[float, float]]:
    """The mean and the standard deviation of the last `width` stretches, at every stretch."""
    means = []
    count = points = squares = 0.0
    for end, new in enumerate(series):
        count += new.games
        points += new.mean * new.games
        squares += (new.spread**2 + new.mean**2) * new.games
        if end >= width:
            old = series[end - width]
            count -= old.games
            points -= old.mean * old.games
            squares -= (old.spread**2 + old.mean**2) * old.games
        mean = points / count
        means.append((mean, sqrt(max(0.0, squares / count - mean * mean))))
    return means


class PointsOverTime(Chart):
    """Every game in the order it was played, with the mean of the last ones and its spread.

    Time runs from left to right in every language.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._series: Sequence[Stretch] = ()
        self._contests = True
        self._plot = QRectF()
        self._scale = (0.0, 1.0)
        """The y of zero points, and the height of one point."""
        self._xs: list[float] = []
        """The x of every game, as last drawn."""

    def show_series(self, series: Sequence[Stretch], contests: bool) -> None:
        """Show a series; `contests` says whether its games can be won."""
        self._series, self._contests = series, contests
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, round(self.line * 11))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, round(self.line * 8))

    def heads(self) -> tuple[str, ...]:
        heads = (self.tr("Day"), self.tr("Games"), self.tr("Average score"), self.tr("Won"))
        return heads if self._contests else heads[:-1]

    def rows(self) -> Iterator[tuple[str, ...]]:
        for one in self._series:
            row = (short_day(one), number(one.games), number(one.mean), number(one.won))
            yield row if self._contests else row[:-1]

    def draw(self, painter: QPainter, room: QRectF) -> None:
        if not self._series:
            return
        low, high = axis_of([(one.least, one.most) for one in self._series])
        step = nice_step(max(1, high - low), 4)
        bottom, top = floor(low / step) * step, ceil((high + step * 0.15) / step) * step
        labels = self.labels_width(bottom, top)
        plot = room.adjusted(4 + labels, self.line * 0.7, -4, -self.line * 1.5)
        unit = plot.height() / (top - bottom)
        self._plot, self._scale = plot, (plot.bottom() + bottom * unit, unit)
        self._xs = self._places_along(plot.adjusted(8, 0, -8, 0))
        heights = {value: self._y_of(value) for value in range(bottom, top + 1, step)}
        self.draw_grid(painter, plot, heights)
        self._draw_days(painter, room)
        self._draw_mean(painter)
        self._draw_games(painter)

    def _places_along(self, room: QRectF) -> list[float]:
        steps = len(self._series) - 1
        if not steps:
            return [room.center().x()]
        # A few games stand beside each other, as those to come will, not at both ends.
        step = room.width() / max(steps, _LEAST_STEPS)
        return [room.left() + step * index for index in range(steps + 1)]

    def _y_of(self, points: float) -> float:
        zero, unit = self._scale
        return zero - points * unit

    def _at(self, index: int, points: float) -> QPointF:
        return QPointF(self._xs[index], self._y_of(points))

    def _draw_days(self, painter: QPainter, room: QRectF) -> None:
        """The days of a few games, as many as have room beside each other."""
        metrics = QFontMetricsF(self.font())
        days = [_date(one) for one in self._series]
        known = {day: languages.short_date(day) for day in set(days)}
        words = [known[day] for day in days]
        widest = max(metrics.horizontalAdvance(word) for word in set(words)) + 18
        used = self._xs[-1] - self._xs[0]
        fitting = min(self._plot.width() // widest, used // widest + 1)
        count = max(1, min(len(words), int(fitting), 6))
        y = self._plot.bottom() + self.line * 0.3
        last = ""
        for place in range(count):
            index = 0 if count == 1 else round(place * (len(words) - 1) / (count - 1))
            if words[index] == last:
                continue
            last = words[index]
            x = self._xs[index] - widest / 2
            x = max(room.left(), min(x, room.right() - widest))
            write(painter, QRectF(x, y, widest, self.line * 1.2), last, self.colour("muted"))

    def _draw_mean(self, painter: QPainter) -> None:
        if len(self._series) < 3:
            return
        band = rolling(self._series, max(5, len(self._series) // 12))
        upper = [self._at(i, mean + spread) for i, (mean, spread) in enumerate(band)]
        lower = [self._at(i, mean - spread) for i, (mean, spread) in enumerate(band)]
        soft = QColor(self.colour("accent"))
        soft.setAlpha(46)
        painter.save()
        painter.setClipRect(self._plot)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setPen(
            QPen(self.colour("accent"), 2.5, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPolyline(QPolygonF([self._at(i, mean) for i, (mean, _) in enumerate(band)]))
        painter.restore()

    def _draw_games(self, painter: QPainter) -> None:
        many = len(self._series) > 150
        radius = 2.4 if many else 4.2
        painter.setPen(QPen(self.colour("muted"), 1))
        painter.drawLines(
            [
                QLineF(self._at(index, one.least), self._at(index, one.most))
                for index, one in enumerate(self._series)
                if one.games > 1
            ]
        )
        painter.setPen(QPen(self.colour("accent"), 1.6))
        brushes = {True: self.colour("card"), False: self.colour("accent")}
        for index, one in enumerate(self._series):
            if one.games == 1:
                painter.setBrush(brushes[self._contests and not one.won])
                painter.drawEllipse(self._at(index, one.mean), radius, radius)
        best = self.starred()
        if best is None:
            return
        points = self._series[best].best or 0
        place = self._at(best, points)
        painter.setPen(QPen(self.colour("card"), 3, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(self.colour("focus"))
        painter.drawPath(star(place, 9.5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(star(place, 9.5))
        above = QRectF(place.x() - 40, place.y() - 10 - self.line, 80, self.line)
        if above.top() < 0:
            above.moveTop(place.y() + 8)
        above.moveLeft(max(0.0, min(above.left(), self.width() - 80.0)))
        wide = QFontMetricsF(self.bold()).horizontalAdvance(number(points)) + 6
        ground = QRectF(above.center().x() - wide / 2, above.top(), wide, above.height())
        painter.fillRect(ground, self.colour("card"))
        write(painter, above, number(points), self.colour("focus"), font=self.bold())

    def starred(self) -> int | None:
        """The place of the best result in the series; None for a defeat, and without points."""
        points, back = max(
            ((one.best, -place) for place, one in enumerate(self._series) if one.best is not None),
            default=(0, 0),
        )
        if points <= 0 or (self._contests and not self._series[-back].won):
            return None
        return -back

    def said_at(self, at: QPointF) -> str:
        if len(self._xs) != len(self._series) or not self._xs:
            return ""
        near = min(
            range(len(self._series)),
            key=lambda index: abs(self._xs[index] - at.x()),
        )
        one = self._series[near]
        if one.games > 1:
            return self.tr("{day}: {games} games, {least} to {most} points").format(
                day=day_of(one),
                games=number(one.games),
                least=number(one.least),
                most=number(one.most),
            )
        return self.tr("{day}: {points} points").format(day=day_of(one), points=number(one.most))


class Distribution(Chart):
    """How often each range of points was reached."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._histogram: Mapping[int, int] = {}

    def show_histogram(self, histogram: Mapping[int, int]) -> None:
        self._histogram = histogram
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, round(self.line * 11))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, round(self.line * 8))

    def bars(self) -> list[tuple[int, int, int]]:
        """The least and the greatest points of every bar, and its number of games."""
        if not self._histogram:
            return []
        low, high = min(self._histogram), max(self._histogram)
        step = nice_step(max(high - low + 1, abs(high) // 4), _BARS - 1)
        first, last = low // step, high // step
        while last - first + 1 < _LEAST_BARS:
            # A single value stands in the middle of its neighbours.
            first, last = (first - 1 if first != 0 else 0), last + 1
        bars = []
        for start in range(first * step, last * step + 1, step):
            inside = range(start, start + step)
            count = sum(times for points, times in self._histogram.items() if points in inside)
            bars.append((start, start + step - 1, count))
        return bars

    def heads(self) -> tuple[str, ...]:
        return (self.tr("Points"), self.tr("Games"))

    def rows(self) -> Iterator[tuple[str, ...]]:
        for first, last, count in self.bars():
            yield self._range(first, last), number(count)

    def _range(self, first: int, last: int) -> str:
        if first == last:
            return number(first)
        return self.tr("{first} to {last}").format(first=number(first), last=number(last))

    def draw(self, painter: QPainter, room: QRectF) -> None:
        bars = self.bars()
        if not bars:
            return
        most = max(count for *_, count in bars)
        plot = room.adjusted(4, self.line * 1.3, -4, -self.line * 1.5)
        wide = plot.width() / len(bars)
        soft = QColor(self.colour("accent"))
        soft.setAlphaF(0.62)
        for index, (first, last, count) in enumerate(bars):
            middle = self.x_of((index + 0.5) / len(bars), plot)
            high = plot.height() * count / most
            bar = QRectF(middle - wide * 0.4, plot.bottom() - high, wide * 0.8, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(soft)
            painter.drawPath(_rounded_top(bar, 5))
            over = QRectF(middle - wide, bar.top() - self.line * 1.15, wide * 2, self.line)
            if count:
                write(painter, over, number(count), self.colour("text"), font=self.bold())
            below = QRectF(middle - wide / 2, plot.bottom() + 4, wide, self.line * 1.2)
            words = number(first) if first == last else digits(f"{number(first)}+")
            write(painter, below, words, self.colour("muted"))
        painter.setPen(QPen(self.colour("border"), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of points: its name, its colour, and the mean of each row of the chart."""

    name: str
    colour: str
    values: tuple[float, ...]


class Parts(Chart):
    """Where points come from: a bar for each player, divided into kinds. Losses go the other way.

    The kinds are named below; the same order everywhere distinguishes them without colours.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._names: Sequence[str] = ()
        self._parts: Sequence[Part] = ()
        self._legends: dict[tuple[float, str], list[list[Part]]] = {}
        """By width and font: a layout asks for the height of one again and again."""

    def show_parts(self, names: Sequence[str], parts: Sequence[Part]) -> None:
        """Show one bar for each of these names."""
        self._names, self._parts = names, parts
        self._legends.clear()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, round(self._bars_height() + self._legend_height(380)))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, round(self._bars_height() + self._legend_height(360)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._bars_height() + self._legend_height(width))

    def _bars_height(self) -> float:
        return len(self._names) * self.line * 3.2 + self.line * 0.5

    def _legend_height(self, width: float) -> float:
        return len(self._legend(width)) * self.line * 1.5 + 4

    def _legend(self, width: float) -> list[list[Part]]:
        """The names of the kinds, in lines."""
        asked = width, self.font().key()
        if asked not in self._legends:
            self._legends[asked] = self._lines(width)
        return self._legends[asked]

    def _lines(self, width: float) -> list[list[Part]]:
        metrics = QFontMetricsF(self.font())
        lines: list[list[Part]] = [[]]
        used = 0.0
        for part in self._parts:
            wide = metrics.horizontalAdvance(part.name) + self.line * 2.2
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(part)
            used += wide
        return lines

    def heads(self) -> tuple[str, ...]:
        return (self.tr("Category"), *self._names)

    def rows(self) -> Iterator[tuple[str, ...]]:
        columns = [
            rounded_together([part.values[at] * 10 for part in self._parts])
            for at in range(len(self._names))
        ]
        for part, *tenths in zip(self._parts, *columns, strict=True):
            yield part.name, *(number(value / 10, 1) for value in tenths)
        yield self.tr("Total"), *(number(sum(tenths) / 10, 1) for tenths in columns)

    def draw(self, painter: QPainter, room: QRectF) -> None:
        if not self._parts:
            return
        sums = [
            (
                sum(min(0.0, part.values[at]) for part in self._parts),
                sum(max(0.0, part.values[at]) for part in self._parts),
            )
            for at in range(len(self._names))
        ]
        low, high = min(least for least, _ in sums), max(most for _, most in sums)
        metrics = QFontMetricsF(self.bold())
        label = max(metrics.horizontalAdvance(number(total)) for _, total in sums) + 14
        plot = room.adjusted(2, 0, -2, 0)
        plot = plot.adjusted(label, 0, 0, 0) if right_to_left() else plot.adjusted(0, 0, -label, 0)
        y = room.top()
        for at, name in enumerate(self._names):
            where = QRectF(room.left(), y, room.width(), self.line * 1.2)
            write(painter, where, name, self.colour("muted"), start_aligned())
            bar = QRectF(plot.left(), y + self.line * 1.25, plot.width(), self.line * 1.6)
            self._draw_bar(painter, bar, at, low, max(1.0, high - low))
            left = room.left() if right_to_left() else room.right() - label
            total = QRectF(left, bar.top(), label, bar.height())
            worth = number(sum(self._whole(at)))
            write(painter, total, worth, self.colour("text"), end_aligned(), self.bold())
            y += self.line * 3.2
        self._draw_legend(painter, QRectF(room.left(), y, room.width(), room.bottom() - y))

    def _whole(self, at: int) -> list[int]:
        """The values of a row as they are written: they add up to the sum that is written."""
        return rounded_together([part.values[at] for part in self._parts])

    def _draw_bar(self, painter: QPainter, room: QRectF, at: int, low: float, span: float) -> None:
        gain = loss = -low / span
        for part, whole in zip(self._parts, self._whole(at), strict=True):
            share = part.values[at] / span
            if abs(share) < 0.004:
                continue
            start, end = (gain, gain + share) if share > 0 else (loss + share, loss)
            if share > 0:
                gain += share
            else:
                loss += share
            xs = sorted((self.x_of(start, room), self.x_of(end, room)))
            box = QRectF(xs[0] + 1, room.top(), max(1.0, xs[1] - xs[0] - 2), room.height())
            colour = QColor(part.colour)
            painter.setPen(QPen(_edge(colour, self._theme.colours.dark), 1))
            painter.setBrush(colour)
            painter.drawRoundedRect(box, 4, 4)
            if share < 0:
                painter.setBrush(QBrush(self.colour("text"), Qt.BrushStyle.BDiagPattern))
                painter.drawRoundedRect(box, 4, 4)
            words = number(whole)
            if QFontMetricsF(self.bold()).horizontalAdvance(words) + 4 < box.width():
                write(painter, box, words, readable_on(colour), font=self.bold())

    def _draw_legend(self, painter: QPainter, room: QRectF) -> None:
        metrics = QFontMetricsF(self.font())
        y = room.top()
        for line in self._legend(room.width()):
            x = 0.0
            for part in line:
                wide = metrics.horizontalAdvance(part.name) + self.line * 2.2
                left = room.right() - x - wide if right_to_left() else room.left() + x
                edge = left + wide - self.line if right_to_left() else left
                swatch = QRectF(edge, y + self.line * 0.3, self.line * 0.8, self.line * 0.8)
                painter.setPen(QPen(_edge(QColor(part.colour), self._theme.colours.dark), 1))
                painter.setBrush(QColor(part.colour))
                painter.drawRoundedRect(swatch, 3, 3)
                start = left if right_to_left() else left + self.line * 1.1
                words = QRectF(start, y, wide - self.line * 1.1, self.line * 1.4)
                write(painter, words, part.name, self.colour("text"), start_aligned())
                x += wide
            y += self.line * 1.5


class ShareChart(Chart):
    """Games finished ahead of each opponent and behind: names, numbers and bars."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._shares: Sequence[RivalScore] = ()

    def show_shares(self, shares: Sequence[RivalScore]) -> None:
        self._shares = shares
        self.updateGeometry()
        self.update()

    def _columns(self, width: float) -> int:
        return 2 if width > self.line * 24 else 1

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(ceil(len(self._shares) / self._columns(width)) * self.line * 2.7 + 4)

    def sizeHint(self) -> QSize:
        return QSize(340, self.heightForWidth(340))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(340))

    def heads(self) -> tuple[str, ...]:
        return (self.tr("Opponent"), self.tr("Ahead"), self.tr("Behind"), self.tr("Played"))

    def rows(self) -> Iterator[tuple[str, ...]]:
        for one in self._shares:
            yield one.name, number(one.ahead), number(one.behind), number(one.played)
            for level, at in one.levels.items():
                words = separated((one.name, level_name(level)))
                yield words, number(at.ahead), number(at.behind), number(at.played)

    def draw(self, painter: QPainter, room: QRectF) -> None:
        columns = self._columns(room.width())
        gap = self.line * 1.2
        wide = (room.width() - gap * (columns - 1)) / columns
        for index, one in enumerate(self._shares):
            down, along = divmod(index, columns)
            along = columns - 1 - along if right_to_left() else along
            left, top = room.left() + along * (wide + gap), room.top() + down * self.line * 2.7
            words = side_by_side([number(one.ahead), number(one.behind)])
            taken = QFontMetricsF(self.font()).horizontalAdvance(words) + 10
            size, inside = self.line * 2.1, wide - self.line * 2.5
            middle = left + wide - size / 2 if right_to_left() else left + size / 2
            stamp_face(painter, one.face, QPointF(middle, top + self.line * 1.05), size)
            start = left if right_to_left() else left + self.line * 2.5
            line = QRectF(start, top, inside, self.line * 1.3)
            name = (
                line.adjusted(taken, 0, 0, 0) if right_to_left() else line.adjusted(0, 0, -taken, 0)
            )
            write(painter, name, one.name, self.colour("text"), start_aligned(), self.bold())
            write(painter, line, words, self.colour("muted"), end_aligned())
            bar = QRectF(start, top + self.line * 1.45, inside, self.line * 0.5)
            painter.setPen(QPen(self.colour("muted"), 1))
            painter.setBrush(self.colour("raised"))
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
            full = bar.width() * one.ahead / max(1, one.ahead + one.behind)
            if full > 1:
                done = QRectF(
                    bar.right() - full if right_to_left() else bar.left(),
                    bar.top(),
                    full,
                    bar.height(),
                )
                painter.setBrush(self.colour("accent"))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRoundedRect(done, bar.height() / 2, bar.height() / 2)


def star(middle: QPointF, radius: float) -> QPainterPath:
    """A star with five points."""
    from math import cos, pi, sin

    path = QPainterPath()
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        angle = -pi / 2 + corner * pi / 5
        point = middle + QPointF(cos(angle) * reach, sin(angle) * reach)
        path.lineTo(point) if corner else path.moveTo(point)
    path.closeSubpath()
    return path


def readable_on(colour: QColor) -> QColor:
    """Black or white, whichever has the higher contrast with a colour: 4.58 at the least."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return QColor("#000000") if light > 0.179 else QColor("#ffffff")


def _edge(colour: QColor, dark: bool) -> QColor:
    """An edge that sets a colour off from the card."""
    return colour.lighter(150) if dark else colour.darker(135)


def _rounded_top(bar: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(bar.adjusted(0, 0, 0, radius), radius, radius)
    clip = QPainterPath()
    clip.addRect(bar)
    return path.intersected(clip)


def _date(stretch: Stretch) -> QDate:
    local = stretch.finished.astimezone()
    return QDate(local.year, local.month, local.day)


def day_of(stretch: Stretch) -> str:
    """The day of a stretch: that of its first game."""
    return languages.date(_date(stretch))


def short_day(stretch: Stretch) -> str:
    """The day of a stretch in short."""
    return languages.short_date(_date(stretch))
