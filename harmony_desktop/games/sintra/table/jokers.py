"""The question of how many jokers to fill, shown over the strip."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules.outcomes import TakeOutcome
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.market import Choice
from harmony_desktop.ui.kit.art import ArtItem, draw_card, draw_text, moved, rounded
from harmony_desktop.ui.kit.languages import number, say
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.mirroring import mirrored
from harmony_desktop.ui.table.spots import Spot

_CELL = QRectF(0, 0, 78, 240)


class JokerChooser(ArtItem):
    """A chooser of how many jokers to fill, if that makes a difference; drawn around its centre."""

    def __init__(self) -> None:
        super().__init__()
        self.options: tuple[TakeOutcome, ...] = ()
        """The outcomes to choose from; empty: no question is open."""
        self.hide()

    @property
    def asked(self) -> Choice | None:
        """The panes for which jokers are being chosen."""
        return (self.options[0].move.source, self.options[0].move.colour) if self.options else None

    @property
    def _card(self) -> QRectF:
        width = max(len(self.options) * _CELL.width() + 24, 230.0)
        return QRectF(-width / 2, -156, width, 304)

    def put_over(self, strip: QRectF, whole: QRectF) -> None:
        """Place the chooser over its strip, inside the window."""
        half = self._card.width() / 2 + 8
        x = max(whole.left() + half, min(whole.right() - half, strip.center().x()))
        self.setPos(x, strip.center().y())

    def show_options(
        self, palace: Palace, title: str, pointed: int | None, symbols: bool, theme: Colours
    ) -> None:
        """Show each outcome as the strip would look after it."""
        rect = self._card

        def draw(painter: QPainter) -> None:
            edge = QPen(QColor(theme.border), 1.4)
            draw_card(painter, rect, 14, QColor(theme.card), edge, (3, 5, 6))
            head = QRectF(rect.left() + 14, rect.top() + 8, rect.width() - 28, 26)
            draw_text(painter, head, title, theme.text, 15.5, QFont.Weight.DemiBold)
            for index, outcome in enumerate(self.options):
                with moved(painter, self._cell(index).topLeft()):
                    _draw_option(painter, palace, outcome, index == pointed, symbols, theme)

        self.show_art(None, rect.adjusted(-10, -10, 14, 16), draw if self.options else None)

    def _cell(self, index: int) -> QRectF:
        """Return the area of an option; fewest jokers come first in reading order."""
        x = (index - (len(self.options) - 1) / 2) * _CELL.width()
        return _CELL.translated(mirrored(QPointF(x, 0)) - QPointF(_CELL.width() / 2, 118))

    def option_at(self, point: QPointF) -> int | None:
        """Return the option at a scene point."""
        local = self.mapFromScene(point)
        cells = (self._cell(index).adjusted(0, 0, 0, 30) for index in range(len(self.options)))
        return next((index for index, cell in enumerate(cells) if cell.contains(local)), None)

    def spots(self) -> list[Spot]:
        """Return a spot for each option, named with its effect."""
        return [
            Spot.over(index, self.mapRectToScene(self._cell(index)), partial(say, phrase))
            for index, phrase in enumerate(
                texts.outcome_phrase(outcome, jokers=True) for outcome in self.options
            )
        ]


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
    fill = theme.accent if pointed else theme.raised
    ink = theme.accent_text if pointed else theme.text
    draw_pill(painter, at, f"★ {number(outcome.move.jokers)}", fill, ink, 15)
