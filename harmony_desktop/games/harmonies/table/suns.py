"""The suns of a solo game of Harmonies: for points, and for the board's side and the spirit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.names import SUN_REASONS
from harmony_desktop.games.harmonies.rules.scoring import SUN_STEPS
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, draw_text, least_letters, moved
from harmony_desktop.ui.kit.languages import number, sentence
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.mirroring import reading_way
from harmony_desktop.ui.table.sentences import GameWords

Extra = Sequence[tuple[str, int]]
"""Sources of suns other than points, each with its number of suns."""

words = GameWords("harmonies")

RECT = QRectF(-104, -116, 208, 236)
_IN_A_ROW = 4
_INK = "#6E5F3C"
_STEP, _WIDE_STEP = 46.0, 92.0
"""Distance between suns: with a number below each, and with text."""
_MOST_BELOW = 24.0
"""The largest letters for which there is room below a sun."""


class Suns(ArtItem):
    """The suns reached and those to come, and below them the extra suns."""

    def show_suns(self, view: HarmoniesView, theme: Colours) -> None:
        """Show the suns of a solo game; hide them in other games."""
        suns, extra = view.suns, view.extra_suns
        self.setVisible(suns is not None)
        if suns is None:
            return
        title, points = words.phrase(texts.SUNS, suns=suns), view.score(0).total
        reasons = tuple((_reason(key), count) for key, count in extra)

        def draw(painter: QPainter) -> None:
            way = reading_way()
            art.draw_panel(painter, RECT, title, theme)
            painter.scale(0.92, 0.92)
            for index in range(len(SUN_STEPS)):
                row, column = divmod(index, _IN_A_ROW)
                at = QPointF(way * (column - (_IN_A_ROW - 1) / 2) * 52, -68 + row * 67)
                _draw_earned(painter, at, index, points, theme.muted, 13)
            for index, one in enumerate(extra):
                at = QPointF(way * (index - (len(extra) - 1) / 2) * 104, 68)
                _draw_extra(painter, at, one, theme.muted, 13)

        self.set_art(("harmonies-suns", title, points, reasons, theme, number(1)), RECT, draw)


def _reason(key: str) -> str:
    """Return the text for a source of extra suns."""
    return sentence(words(SUN_REASONS[key]))


def _draw_earned(
    painter: QPainter, at: QPointF, index: int, points: int | None, ink: str, pixels: float
) -> None:
    """Draw a sun for points, pale if not reached, and the points it requires."""
    step, least = SUN_STEPS[index], least_letters(painter)
    with moved(painter, at):
        below = max(pixels, min(least, _MOST_BELOW))
        draw_centred(painter, QPointF(0, 32), number(step), ink, below)
        if points is None or points >= step:
            art.draw_sun(painter, number(index + 1))
        else:
            painter.setOpacity(0.3)
            art.draw_sun(painter, "")
            painter.setOpacity(1.0)
            draw_centred(painter, QPointF(0, 0), number(index + 1), ink, art.sun_letters(painter))


def _draw_extra(
    painter: QPainter, at: QPointF, extra: tuple[str, int], ink: str, pixels: float
) -> None:
    """Draw the suns for a side or a spirit, with their source."""
    reason, count = extra
    with moved(painter, at):
        art.draw_sun(painter, f"+{number(count)}")
        room = QRectF(-_WIDE_STEP / 2 + 3, 22, _WIDE_STEP - 6, 20)
        draw_text(painter, room, _reason(reason), ink, pixels)


def draw_suns(
    painter: QPainter, points: int | None = None, extra: Extra = (), ink: str = _INK
) -> None:
    """Draw the suns with the points they require; unreached ones are pale in a result (N-22)."""
    way, x = reading_way(), -suns_width(extra) / 2
    for index in range(len(SUN_STEPS)):
        _draw_earned(painter, QPointF(way * (x + _STEP / 2), -6), index, points, ink, 14)
        x += _STEP
    for one in extra:
        _draw_extra(painter, QPointF(way * (x + _WIDE_STEP / 2), -6), one, ink, 14)
        x += _WIDE_STEP


def suns_width(extra: Extra) -> float:
    """Return the width of the drawing of `draw_suns`."""
    return _STEP * len(SUN_STEPS) + _WIDE_STEP * len(extra)
