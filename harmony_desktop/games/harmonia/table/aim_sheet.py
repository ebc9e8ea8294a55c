"""The sheet beside the layout: the aim of the team, how far it has come, and what is left to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.aim import (
    AimLine,
    LostAim,
    advanced_lines,
    basic_lines,
    folded,
    lost_aim,
)
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.ui.kit.art import (
    TIGHT_LINE,
    ArtItem,
    device_scale,
    draw_text,
    pixel_ratio,
    rounded,
    ui_font,
)
from harmony_desktop.ui.kit.languages import counter, joined, number, say, text_scale
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.buttons import ButtonItem
from harmony_desktop.ui.table.labels import START, draw_lines, follow_language, text_box
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import mirrored_rect
from harmony_desktop.ui.table.spots import Spot, Zone

_TITLE, _GAP = 26.0, 7.0
_MARGIN = 12.0
_SMALL, _LETTERS = 11.0, 13.5
"""The smallest and the usual letters of a label, where a unit is a pixel."""
_LARGEST_TITLE = 1.4
_INTRO_SHARE = 0.8
"""The share of the sheet that its first words may have."""
_BUTTON = QSizeF(170, 34)
PRACTICE, STOP = "practice", "stop"
_END = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing
_LTR = "\u200e"
"""Keeps a sign before its number in languages written from right to left."""
_STRONG = ("now", "still", "finished", "laid")
_OPEN = ("hexagon", "better", "green-open", "open", "more", "size-3", "size-4", "size-7")
"""Lines about what is still open."""


class AimRow(NamedTuple):
    """A line in words, with its place on the sheet."""

    line: AimLine
    label: str
    value: str
    area: QRectF


class AimSheet(ArtItem):
    """The aim of the team, line by line. Pointing at a line lights its cells.

    When the hexagon of the basic game has become impossible, the sheet says why, with two buttons:
    to play on for practice and to stop.
    """

    def __init__(self, light: Callable[[Sequence[Hex]], None]) -> None:
        """`light` lights cells on the layout; none turns the light off."""
        super().__init__()
        self._light = light
        self._size = QSizeF(190, 280)
        self._lit = overlay(self, 0)
        self._content = overlay(self, 1)
        self.rows: list[AimRow] = []
        self.lost: LostAim | None = None
        """Why the aim has become impossible."""
        self.buttons = {name: ButtonItem(name, _BUTTON, self) for name in (PRACTICE, STOP)}
        self._pointed: AimRow | None = None
        self._intro = ""
        self._lines: Sequence[AimLine] = ()
        self._theme: Colours | None = None
        self._laid_for = 0.0
        """The device scale the rows were laid out for."""

    def render(self, device_scale: float) -> None:
        """Lay out the rows for letters that can be read at a scale, then paint."""
        super().render(device_scale)
        if self._theme is not None and device_scale != self._laid_for:
            self._laid_for = device_scale
            self._show_rows(self._lines, self._theme)

    def _least_letters(self) -> float:
        scale = device_scale(self) / pixel_ratio()
        return float(ceil(_SMALL / scale)) if scale else _SMALL

    def lay(self, area: QRectF) -> None:
        """Take up an area of the scene, from the next time the sheet is shown."""
        self.setPos(area.topLeft())
        self._size = area.size()

    def show_aim(self, view: HarmoniaView, centre: Hex, practice: bool, theme: Colours) -> None:
        """Show the sheet of a position; `centre` is that of the outline in the basic game."""
        basic = view.setup.mode == "basic"
        over = view.phase is TurnPhase.OVER
        self.lost = lost_aim(view) if basic and not over else None
        lines = basic_lines(view, centre) if basic else advanced_lines(view)
        self._intro = say(texts.aim_lost(view, self.lost) if self.lost else texts.aim_words(view))
        if self.lost and practice:
            self._intro = joined([self._intro, words(texts.PRACTISING)])
        if not basic and view.placed:
            # The lines say it all, once there are some.
            self._intro = ""
        self._lines, self._theme = lines, theme
        self._show_rows(lines, theme)
        self._show_buttons(self.lost is not None and not practice, theme)

    def _show_rows(self, lines: Sequence[AimLine], theme: Colours) -> None:
        width = self._size.width() - 2 * _MARGIN
        high = _TITLE * min(max(1.0, text_scale()), _LARGEST_TITLE)
        top = _MARGIN - 2 + high
        intro = QRectF(_MARGIN, top, width, 0)
        least = self._least_letters()
        if self._intro:
            letters = max(14.0, least / text_scale())
            most = (self._size.height() - top - _MARGIN) * _INTRO_SHARE
            intro.setHeight(min(text_box(self._intro, width, letters).height() + 4, most))
            top += intro.height() + _GAP
        self._foot = top
        rows, letters = [], least
        if self.lost is None:
            room = self._size.height() - top - _MARGIN
            drafts = _drafted(lines, width + 8)
            while _height(drafts, least) > room and (fewer := folded(lines)) != lines:
                lines = fewer
                drafts = _drafted(lines, width + 8)
            letters = _largest_letters(drafts, room, least)
            heights = [_row_height(row, letters) for row in drafts]
            spread = min(12.0, (room - sum(heights)) / max(1, len(heights)))
            for row, height in zip(drafts, heights, strict=True):
                area = QRectF(_MARGIN - 4, top, width + 8, height + spread)
                rows.append(row._replace(area=area))
                top += area.height()
        self.rows = rows
        rect = QRectF(QPointF(), self._size)
        self.set_art(
            ("harmonia-aim", rect.width(), rect.height(), theme),
            rect.adjusted(-2, -2, 2, 2),
            lambda painter: art.draw_panel(painter, rect, 12, theme.panel, theme.border),
        )
        said = self._intro
        warn = self.lost is not None

        def draw(painter: QPainter) -> None:
            follow_language(painter)
            title = QRectF(_MARGIN, _MARGIN - 4, width, high)
            bold = QFont.Weight.DemiBold
            draw_text(painter, title, words(texts.AIM_TITLE), theme.text, 16, bold, START)
            if said:
                ink = theme.warn if warn else theme.muted
                draw_lines(painter, intro, said, ink, 14)
            for row in rows:
                _draw_row(painter, row, letters, rect, theme)

        self._content.show_art(None, rect, draw)
        self._point(None)

    def _show_buttons(self, shown: bool, theme: Colours) -> None:
        labels = {PRACTICE: texts.PLAY_ON, STOP: texts.STOP_HERE}
        for index, (name, button) in enumerate(self.buttons.items()):
            button.setVisible(shown)
            if shown:
                button.size = QSizeF(self._size.width() - 2 * _MARGIN, _BUTTON.height())
                button.setPos(_MARGIN, self._foot + 4 + index * (_BUTTON.height() + 8))
                button.show_words(words(labels[name]), theme, True, "plain", pixels=14)

    # Pointing

    def hover(self, point: QPointF) -> bool:
        """Light the cells of the line at a scene point; return whether there is one."""
        row = self._row_at(point)
        if row != self._pointed:
            self._point(row)
        return row is not None

    @property
    def notice(self) -> str:
        """How the line that is pointed at is counted; may be empty."""
        return "" if self._pointed is None else _explained(self._pointed.line)

    def _row_at(self, point: QPointF) -> AimRow | None:
        if not self.isVisible():
            return None
        local = self.mapFromScene(point)
        return next((row for row in self.rows if row.area.contains(local)), None)

    def _point(self, row: AimRow | None) -> None:
        was, self._pointed = self._pointed, row
        lit = row is not None and row.line.cells
        area = row.area if row is not None and lit else QRectF()

        def draw(painter: QPainter) -> None:
            painter.fillPath(rounded(area, 6), QColor(217, 151, 15, 70))

        self._lit.show_art(None, area, draw if lit else None)
        if was is not None or row is not None:
            self._light(row.line.cells if row is not None else ())

    def light_row(self, index: int) -> None:
        """Light the cells of a line, as by pointing at it."""
        self._point(self.rows[index])

    def button_at(self, point: QPointF) -> ButtonItem | None:
        """Return the button at a scene point."""
        found = (one for one in self.buttons.values() if one.contains_point(point))
        return next(found, None) if self.isVisible() else None

    def zone(self) -> Zone:
        """Return the lines and buttons for keyboard and screen reader."""
        spots = [
            Spot(
                index,
                self.mapToScene(row.area.center()),
                row.area.height() / 2,
                partial(joined, [row.label, row.value]),
                details=partial(_explained, row.line),
            )
            for index, row in enumerate(self.rows)
        ]
        spots += [
            Spot(name, button.area.center(), 17.0, partial(self._button_words, name))
            for name, button in self.buttons.items()
            if button.isVisible()
        ]
        return Zone("aim", lambda: words(texts.AIM_TITLE), spots if self.isVisible() else [])

    def _button_words(self, name: str) -> str:
        return joined([self._intro, self.buttons[name].words])

    def row_area(self, index: int) -> QRectF:
        """The area of a line in the scene."""
        return self.mapRectToScene(self.rows[index].area)


def _explained(line: AimLine) -> str:
    explained = texts.aim_explained(line)
    return "" if explained is None else say(explained)


def _value(line: AimLine) -> str:
    match line.key:
        case "laid":
            return counter(line.value, GOAL_TILES)
        case "gaps" | "now" | "finished":
            return number(line.value)
        case "still":
            return ""
    return f"{_LTR}+{number(line.value)}" if line.value > 0 else number(line.value)


def _weight(row: AimRow) -> QFont.Weight:
    return QFont.Weight.DemiBold if row.line.key in _STRONG else QFont.Weight.Normal


def _width(words: str, row: AimRow, letters: float) -> float:
    return QFontMetricsF(ui_font(letters, _weight(row))).horizontalAdvance(words)


def _drafted(lines: Sequence[AimLine], width: float) -> list[AimRow]:
    """Lines in words, without a place yet."""
    area = QRectF(0, 0, width, 0)
    return [AimRow(line, say(texts.aim_line(line)), _value(line), area) for line in lines]


def _largest_letters(rows: Sequence[AimRow], room: float, least: float) -> float:
    """Letters as large as the player likes, or as there is room for; all rows have the same."""
    letters = _LETTERS * max(1.0, text_scale())
    while letters > least and _height(rows, letters) > room:
        letters -= 0.5
    return max(letters, least)


def _height(rows: Sequence[AimRow], letters: float) -> float:
    return sum(_row_height(row, letters) for row in rows)


def _row_height(row: AimRow, letters: float) -> float:
    """The height of a row in letters of a size; a label too long for one line has two."""
    room = row.area.width() - 8 - _value_width(row, letters)
    if _width(row.label, row, letters) <= room:
        return letters / TIGHT_LINE + 0.5
    return text_box(row.label, room, letters / text_scale(), _weight(row)).height()


def _value_width(row: AimRow, letters: float) -> float:
    return _width(row.value, row, letters) + 8


def _draw_row(
    painter: QPainter, row: AimRow, letters: float, whole: QRectF, theme: Colours
) -> None:
    size, weight = letters / text_scale(), _weight(row)
    ink = theme.muted if row.line.key in _OPEN else theme.text
    inner = row.area.adjusted(4, 0, -4, 0)
    width = _value_width(row, letters)
    value = mirrored_rect(QRectF(inner.right() - width, inner.top(), width, inner.height()), whole)
    label = mirrored_rect(
        QRectF(inner.left(), inner.top(), inner.width() - width, inner.height()), whole
    )
    draw_lines(painter, label, row.label, ink, size, weight)
    draw_lines(painter, value, row.value, ink, size, weight, _END)
