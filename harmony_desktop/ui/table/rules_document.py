"""The rules of a game as rich text with drawings of its real pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QPixmap,
    QShowEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from harmony_desktop import games
from harmony_desktop.engine.lessons import Section
from harmony_desktop.engine.options import Options
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.figures import figure_in_bands
from harmony_desktop.ui.kit.languages import digits, number, right_to_left, separated, translate
from harmony_desktop.ui.players.titles import game_credit, game_name
from harmony_desktop.ui.players.variants import variant_words

_SCHEME = "figure"
_HEADING_KEYS: dict[int, int] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
"""With Alt, the arrows that go from heading to heading."""
_BANDS = 4
"""Number of steps in which a figure is drawn, so that none takes long."""


class FigureWidths(NamedTuple):
    """Widths of figures: usual ones, and those that contain text."""

    usual: int
    large: int


NARROW_FIGURES = FigureWidths(260, 260)


class RulesBrowser(QTextBrowser):
    """The rules of one game: of the variant given by `options`, or of all variants.

    The text is written when it is shown. A figure is drawn when it scrolls into sight, a band of it
    in each turn of the event loop, so that the window never waits for it.
    """

    written = Signal()
    """The text has been written again."""

    def __init__(
        self,
        context: Context,
        game: str,
        options: dict[str, object] | None = None,
        parent: QWidget | None = None,
        *,
        figures: FigureWidths = NARROW_FIGURES,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._game = game
        self._options = options
        self._figures = figures
        self._gone_to = (-1, 0)
        """The position of the scroll bar after going to a section, and the section's place."""
        self._writings = 0
        """Number of times the text was written; figures of earlier writings are discarded."""
        self._current = False
        self._blank = QPixmap(1, 1)
        self._blank.fill(Qt.GlobalColor.transparent)
        self._wanted: list[str] = []
        """Addresses of the figures in view that are not drawn yet."""
        self._bands: Iterator[QPixmap] | None = None
        """The remaining bands of the first wanted figure."""
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(16)
        context.theme.changed.connect(self.refresh)

    @property
    def sections(self) -> Sequence[Section]:
        """The sections that apply to the variant."""
        return applying(self._game, self._options)

    def titles(self) -> list[str]:
        """The headings of the sections in the current language."""
        every = self._options is None
        return [section_title(self._game, section, every=every) for section in self.sections]

    @property
    def drawing(self) -> bool:
        """Whether figures in view are still to be drawn."""
        return bool(self._wanted)

    def refresh(self) -> None:
        """Write the text again after a change of language or theme."""
        self._current = False
        if self.isVisible():
            self.write()

    def showEvent(self, event: QShowEvent) -> None:
        self.write()
        self._show_caret()
        super().showEvent(event)

    def _show_caret(self) -> None:
        """Give those who listen a caret to read with; for others the arrows scroll."""
        flags = Qt.TextInteractionFlag.TextBrowserInteraction
        if QAccessible.isActive():
            flags |= Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(flags)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _HEADING_KEYS.get(event.key())
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.go_to_heading(step)
        else:
            super().keyPressEvent(event)

    def go_to_heading(self, step: int) -> None:
        """Put the caret on the next or the previous heading, and have it read."""
        block = self.textCursor().block()
        block = block.next() if step > 0 else block.previous()
        while block.isValid() and not block.blockFormat().headingLevel():
            block = block.next() if step > 0 else block.previous()
        if block.isValid():
            self.setTextCursor(QTextCursor(block))
            self.ensureCursorVisible()
            announce(self, block.text())

    def write(self) -> None:
        """Write the text in the current language and theme, unless it is up to date."""
        if self._current:
            return
        self._current = True
        self._writings += 1
        self._wanted.clear()
        self._bands = None
        way = "rtl" if right_to_left() else "ltr"
        self.setHtml(f"<div dir='{way}'>{''.join(self._head())}{''.join(self._body())}</div>")
        self.written.emit()

    def _head(self) -> list[str]:
        muted = self._context.theme.colours.muted
        parts = [f"<h1>{escape(game_name(self._game))}</h1>"]
        lines = [game_credit(self._game)]
        if self._options is not None:
            lines.insert(0, variant_words(self._game, self._options))
        parts += [f"<p style='color: {muted}'>{escape(line)}</p>" for line in lines if line]
        return parts

    def _body(self) -> list[str]:
        parts = []
        for place, (section, title) in enumerate(zip(self.sections, self.titles(), strict=True)):
            parts.append(f"<h3><a name='{_anchor(place)}'></a>{escape(title)}</h3>")
            for step, text in enumerate(section.paragraphs, 1):
                words = escape(unbroken(digits(translate(self._game, text))))
                mark = f"<b>{number(step)}.</b>&nbsp; " if section.steps else ""
                parts.append(f"<p style='line-height: 130%'>{mark}{words}</p>")
            if section.figure is not None:
                width, height = self._figure_size(section)
                address = f"{_SCHEME}:{self._writings}/{place}"
                parts.append(
                    f"<p align='center'><img src='{address}' width='{width}' height='{height}'></p>"
                )
        return parts

    def _figure_size(self, section: Section) -> tuple[int, int]:
        width = self._figures.large if section.large else self._figures.usual
        rect, _ = games.figures(self._game).FIGURES[str(section.figure)]
        return width, round(width * rect.height() / rect.width())

    # Figures

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a figure, or request its drawing and return an empty one meanwhile."""
        address = QUrl(name)
        if address.scheme() != _SCHEME:
            return super().loadResource(kind, name)
        self._wanted.append(address.toString())
        self._drawing.start()
        return self._blank

    def _draw_next(self) -> None:
        if not self._wanted:
            self._drawing.stop()
            return
        address = self._wanted[0]
        if self._bands is None:
            self._bands = self._figure_of(address)
        picture = next(self._bands, None)
        if picture is None:
            self._bands = None
            self._wanted.pop(0)
            return
        image = QTextDocument.ResourceType.ImageResource
        self.document().addResource(image, QUrl(address), picture)
        self.viewport().update()

    def _figure_of(self, address: str) -> Iterator[QPixmap]:
        section = self.sections[int(address.rpartition("/")[2])]
        width, _ = self._figure_size(section)
        name, ratio = str(section.figure), self.devicePixelRatioF()
        return figure_in_bands(self._game, name, width, ratio, _BANDS)

    # Places

    def go_to(self, place: int) -> None:
        """Scroll until a section, by its place among those that apply, is at the top."""
        self.write()
        self.scrollToAnchor(_anchor(place))
        self._gone_to = (self.verticalScrollBar().value(), place)

    def place_of(self, key: str) -> int | None:
        """The place of the section with a key, if one that applies has it."""
        keys = [section.key for section in self.sections]
        return keys.index(key) if key in keys else None

    def place_at_top(self) -> int:
        """The place of the section at the top of the view; 0 above the first.

        Short sections at the end cannot reach the top: until one scrolls, it is the one gone to.
        """
        gone_to, place = self._gone_to
        if self.verticalScrollBar().value() == gone_to:
            return place
        layout, document = self.document().documentLayout(), self.document()
        top = self.verticalScrollBar().value() + 2
        if self.verticalScrollBar().value() == self.verticalScrollBar().maximum() > 0:
            # Count from further down.
            top += self.viewport().height() // 3
        place, block = -1, document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 3:
                if layout.blockBoundingRect(block).top() > top:
                    break
                place += 1
            block = block.next()
        return max(0, place)


def unbroken(text: str) -> str:
    """Replace spaces by no-break spaces where a line must not break.

    A short sum stays on one line; a long one breaks before a sign only, never after one or before
    its result. No line begins with a dash.

    >>> unbroken("53 + 63 = 116").replace(chr(160), "_")
    '53_+_63_=_116'
    >>> unbroken("9 × 3 + 1 × 4 + 5 × 5 + 1 × 3 = 59").replace(chr(160), "_")
    '9_×_3 +_1_×_4 +_5_×_5 +_1_×_3_=_59'
    >>> unbroken("one — two").replace(chr(160), "_")
    'one_— two'
    """
    text = text.replace(" — ", "\u00a0— ")
    text = _SUM.sub(_keep_short, text)
    text = re.sub(r"(?<=[\d)]) ([×=]) (?=[\d−])", "\u00a0\\1\u00a0", text)
    return re.sub(r"(?<=\d) ([+−]) (?=\d)", " \\1\u00a0", text)


_SUM = re.compile(r"\d+(?: [×+−] \d+)+ = −?\d+")
_SHORT = 20
"""Signs of a sum that is not broken at all."""


def _keep_short(found: re.Match[str]) -> str:
    words = found.group()
    return words.replace(" ", "\u00a0") if len(words) <= _SHORT else words


def _anchor(place: int) -> str:
    return f"section-{place}"


def applying(game: str, options: dict[str, object] | None) -> Sequence[Section]:
    """The sections of a game's rules that apply to a variant; all of them without options."""
    return [
        section
        for section in games.texts(game).RULES
        if section.only is None or options is None or _has(options, section.only)
    ]


def place_of_variant(game: str, options: Options) -> int:
    """The place, among all sections, of the first about a value that is not the usual one; or 0."""
    usual = {option.key: option.default for option in games.load(game).options}
    for place, section in enumerate(games.texts(game).RULES):
        only = section.only
        if only is not None and _has(dict(options), only) and usual[only[0]] != only[1]:
            return place
    return 0


def _has(options: dict[str, object], only: tuple[str, object]) -> bool:
    key, value = only
    return options.get(key) == value


def section_title(game: str, section: Section, *, every: bool) -> str:
    """The heading; with `every` variant described, the variant's name where headings repeat."""
    texts = games.texts(game)
    title = translate(game, section.title)
    twice = sum(one.title == section.title for one in texts.RULES) > 1
    if not every or section.only is None or not twice:
        return title
    name, _ = texts.VALUES[f"{section.only[0]}.{section.only[1]}"]
    return separated((title, translate(game, name)))
