"""What lies around the palaces: the round marker, advice, captions, the choice of jokers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from harmony_desktop.games.sintra.components import COLOURS, ROUNDS, Colour, Panes
from harmony_desktop.games.sintra.open_table import OpenTable
from harmony_desktop.games.sintra.outcomes import TakeOutcome
from harmony_desktop.games.sintra.palace import Palace
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import (
    PANE_HEIGHT,
    PANE_WIDTH,
    draw_chip,
    draw_pane,
)
from harmony_desktop.games.sintra.table.pills import pill
from harmony_desktop.ui.art import (
    ArtItem,
    draw_card,
    draw_centred,
    draw_text,
    rounded,
    soft_shadow,
    ui_font,
)
from harmony_desktop.ui.languages import number, right_to_left
from harmony_desktop.ui.theme import Colours

INFO_WIDTH = 284.0
_MARKER_HEIGHT = 92.0
_COUNTS_HEIGHT = 62.0


class InfoItem(ArtItem):
    """The round marker, and on demand what is in the bag and the tower; from its top middle."""

    def __init__(self) -> None:
        super().__init__()
        self._counts = ArtItem(self)
        self.shows_counts = False

    @property
    def height(self) -> float:
        return _MARKER_HEIGHT + (_COUNTS_HEIGHT if self.shows_counts else 0)

    @property
    def rect(self) -> QRectF:
        """The whole of it, around the middle of its upper edge."""
        return QRectF(-INFO_WIDTH / 2, 0, INFO_WIDTH, self.height)

    def show_marker(self, table: OpenTable, title: str, theme: Colours) -> None:
        """The rounds still to come; the colour of this one stands out."""
        rect = QRectF(-INFO_WIDTH / 2, 0, INFO_WIDTH, _MARKER_HEIGHT)

        def draw(painter: QPainter) -> None:
            draw_text(
                painter, QRectF(rect.x() + 8, 2, INFO_WIDTH - 16, 26), title, theme.text, 17,
                QFont.Weight.DemiBold,
            )  # fmt: skip
            draw_marker(painter, table.marker)

        self.set_art(("sintra-info", table.marker, title, theme), rect, draw)

    def show_counts(self, rows: Sequence[tuple[str, Panes]] | None, theme: Colours) -> None:
        """Titles with the panes of each colour; None hides them."""
        self.shows_counts = rows is not None
        self._counts.setVisible(rows is not None)
        if rows is None:
            return
        rect = QRectF(-INFO_WIDTH / 2, _MARKER_HEIGHT, INFO_WIDTH, _COUNTS_HEIGHT)

        def draw(painter: QPainter) -> None:
            for place, (title, panes) in enumerate(rows):
                _draw_counts(painter, rect.top() + 15 + 30 * place, title, panes, theme)

        self._counts.set_art(("sintra-counts", tuple(rows), theme), rect, draw)


def draw_marker(painter: QPainter, marker: Sequence[Colour]) -> None:
    """The round marker with the panes still on it, 60 below the origin."""
    rail = QRectF(-INFO_WIDTH / 2 + 4, 34, INFO_WIDTH - 8, 52)
    draw_card(painter, rail, 12, art.STONE, QPen(art.STONE_EDGE, 1.2), (1.5, 2.5, 2.5))
    painter.fillPath(rounded(rail.adjusted(5, 5, -5, -5), 8), art.WALL_DEEP)
    side = -1 if right_to_left() else 1
    step = (rail.width() - 16) / ROUNDS
    for place in range(ROUNDS):
        centre = QPointF(side * (place - (ROUNDS - 1) / 2) * step, rail.center().y())
        left = place - (ROUNDS - len(marker))
        if left < 0:
            painter.setPen(QPen(QColor(255, 255, 255, 50), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_slot(centre, 0.62), 4, 4)
        elif left == 0:
            draw_pane(painter, _slot(centre, 0.86), marker[0])
            art.draw_lit(painter, [_slot(centre, 0.86)])
        else:
            draw_pane(painter, _slot(centre, 0.66), marker[left], glow=False)


def _slot(centre: QPointF, size: float) -> QRectF:
    width, height = PANE_WIDTH * size, PANE_HEIGHT * size
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _draw_counts(painter: QPainter, y: float, title: str, panes: Panes, theme: Colours) -> None:
    side = -1 if right_to_left() else 1
    label = QRectF(-INFO_WIDTH / 2 + 4, y - 13, 92, 26)
    if side == -1:
        label.moveRight(INFO_WIDTH / 2 - 4)
    start = Qt.AlignmentFlag.AlignRight if side == -1 else Qt.AlignmentFlag.AlignLeft
    flags = start | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, label, title, theme.text, 14, QFont.Weight.DemiBold, flags)
    step = (INFO_WIDTH - 104) / len(COLOURS)
    for colour, count in enumerate(panes):
        x = side * (-INFO_WIDTH / 2 + 104 + step * (colour + 0.5))
        draw_chip(painter, QPointF(x - side * 9, y), colour, 12)
        draw_centred(painter, QPointF(x + side * 9, y), number(count), theme.text, 13)


class Caption(ArtItem):
    """A sentence beside what is pointed at."""

    WIDTH = 330.0

    def tell(self, words: str | None, theme: Colours) -> QRectF:
        """Show the sentence around the middle of its lower edge; returns its box."""
        self.setVisible(bool(words))
        if not words:
            return QRectF()
        font = ui_font(15)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        room = QRectF(0, 0, self.WIDTH, 400)
        size = QFontMetricsF(font).boundingRect(room, flags, words).size()
        box = QRectF(-size.width() / 2 - 14, -size.height() - 16, size.width() + 28, 0)
        box.setBottom(0)

        def draw(painter: QPainter) -> None:
            draw_card(painter, box, 10, QColor(theme.card), QPen(QColor(theme.border), 1.2))
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            painter.drawText(box.adjusted(13, 0, -13, 0), flags, words)

        self.set_art(("sintra-caption", words, theme), box.adjusted(-4, -4, 8, 8), draw)
        return box


class HeldItem(ArtItem):
    """The panes in the hand, all of one colour."""

    def show_panes(self, colour: Colour, count: int, symbols: bool) -> None:
        rect = QRectF(-60, -50, 130, 100)

        def draw(painter: QPainter) -> None:
            shown = min(count, 5)
            for place in range(shown):
                shift = QPointF(place - (shown - 1) / 2, (shown - 1) / 2 - place) * 9
                box = QRectF(-22 + shift.x(), -16 + shift.y(), 45, 32)
                soft_shadow(painter, rounded(box, 4), 2, 4, 3)
                draw_pane(painter, box, colour, symbols, glow=False)
            if count > 1:
                pill(painter, QPointF(30, -24), number(count), QColor("white"), "#1A1F28", 14)

        self.set_art(("sintra-held", colour, count, symbols, number(1)), rect, draw)


class JokerChooser(ArtItem):
    """Asks in place how many jokers to fill, where that matters; around its middle."""

    _CELL = QRectF(0, 0, 78, 240)

    def __init__(self) -> None:
        super().__init__()
        self.options: tuple[TakeOutcome, ...] = ()
        self.hide()

    @property
    def rect(self) -> QRectF:
        width = max(len(self.options) * self._CELL.width() + 24, 230.0)
        return QRectF(-width / 2, -156, width, 304)

    def ask(
        self,
        palace: Palace,
        options: Sequence[TakeOutcome],
        title: str,
        pointed: int | None,
        symbols: bool,
        theme: Colours,
    ) -> None:
        """Show every way as the strip would look after it; no options: away."""
        self.options = tuple(options)
        self.setVisible(bool(options))
        if not options:
            return
        rect = self.rect

        def draw(painter: QPainter) -> None:
            edge = QPen(QColor(theme.border), 1.4)
            draw_card(painter, rect, 14, QColor(theme.card), edge, (3, 5, 6))
            head = QRectF(rect.left() + 14, rect.top() + 8, rect.width() - 28, 26)
            draw_text(painter, head, title, theme.text, 15.5, QFont.Weight.DemiBold)
            for place, outcome in enumerate(options):
                painter.save()
                painter.translate(self.option_rect(place).topLeft())
                _draw_option(painter, palace, outcome, place == pointed, symbols, theme)
                painter.restore()

        self.set_art(None, rect.adjusted(-10, -10, 14, 16), draw)

    def option_rect(self, place: int) -> QRectF:
        """Where an option lies; fewest jokers come first in reading order."""
        side = -1 if right_to_left() else 1
        x = side * (place - (len(self.options) - 1) / 2) * self._CELL.width()
        return self._CELL.translated(x - self._CELL.width() / 2, -118)

    def option_at(self, point: QPointF) -> int | None:
        """The option under a point of the scene."""
        if not self.isVisible():
            return None
        local = self.mapFromScene(point)
        for place in range(len(self.options)):
            if self.option_rect(place).adjusted(0, 0, 0, 30).contains(local):
                return place
        return None


def _draw_option(
    painter: QPainter,
    palace: Palace,
    outcome: TakeOutcome,
    pointed: bool,
    symbols: bool,
    theme: Colours,
) -> None:
    window = outcome.move.strip
    side = palace.side_up(window)
    assert side is not None
    after = palace.place(window, outcome.move.colour, outcome.spaces)
    strip = art.strip_rect(0)
    painter.translate(39 - strip.center().x(), 6 - strip.top())
    art.draw_strip(painter, side, after.filled[window], symbols)
    art.draw_lit(painter, [art.space_rect(0, space) for space in outcome.spaces])
    if pointed:
        frame = rounded(strip.adjusted(-3, -3, 3, 3), 9)
        painter.strokePath(frame, QPen(QColor(theme.focus), 3.6))
    at = QPointF(strip.center().x(), strip.bottom() + 20)
    star = QColor(theme.accent if pointed else theme.raised)
    pill(
        painter,
        at,
        f"★ {number(outcome.move.jokers)}",
        star,
        theme.accent_text if pointed else theme.text,
        15,
    )


def ring_of(area: QRectF, colour: str) -> tuple[QRectF, object]:
    """A frame around an area for the keyboard's focus: where it lies, and how to draw it."""
    frame = area.adjusted(-4, -4, 4, 4)

    def draw(painter: QPainter) -> None:
        path = rounded(frame, 9)
        painter.strokePath(path, QPen(QColor("#FFFFFF"), 6.5))
        painter.strokePath(path, QPen(QColor(colour), 3.8))

    return frame.adjusted(-6, -6, 6, 6), draw


class ReturnButton(ArtItem):
    """Sends the glazier back: a turn of its own, so it has a place of its own on the table."""

    RECT = QRectF(-105, -17, 210, 34)

    def show_words(self, words: str, theme: Colours, enabled: bool, raised: bool) -> None:
        """Show the button; `raised` while it is pointed at."""
        self.enabled = enabled

        def draw(painter: QPainter) -> None:
            fill = theme.accent if enabled and raised else theme.card if enabled else theme.panel
            ink = theme.accent_text if enabled and raised else theme.text
            painter.setOpacity(1.0 if enabled else 0.55)
            painter.setPen(QPen(QColor(theme.accent if enabled else theme.border), 1.6))
            painter.setBrush(QColor(fill))
            box = self.RECT.adjusted(2, 2, -2, -2)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            end = -1 if right_to_left() else 1
            _draw_way_back(painter, QPointF(-end * (box.width() / 2 - 20), 0), QColor(ink))
            words_box = box.adjusted(34, 0, -12, 0) if end == 1 else box.adjusted(12, 0, -34, 0)
            draw_text(painter, words_box, words, ink, 15.5, QFont.Weight.DemiBold)

        key = ("sintra-return", words, theme, enabled, raised)
        self.set_art(key, self.RECT, draw)


def _draw_way_back(painter: QPainter, at: QPointF, ink: QColor) -> None:
    """An arrow back to the left: a palace is the same in every language."""
    painter.setPen(QPen(ink, 2.4, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(at + QPointF(8, 6))
    path.cubicTo(at + QPointF(10, -6), at + QPointF(0, -6), at + QPointF(-8, -2))
    painter.drawPath(path)
    painter.drawPolyline([at + QPointF(-3, -8), at + QPointF(-8, -2), at + QPointF(-1, 3)])
