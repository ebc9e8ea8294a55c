"""The rules of a game as a page with drawings of its real pieces."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QShowEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from harmony_desktop import games
from harmony_desktop.engine.lessons import Section
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import digits, isolated, right_to_left, translate
from harmony_desktop.ui.players.variants import variant_words

_FIGURE_WIDTH = 260


class RulesPage(QTextBrowser):
    """The rules of one game; with options, of exactly that variant, else of all.

    They are written, and their drawings drawn, when they are seen.
    """

    def __init__(
        self,
        context: Context,
        game: str,
        options: dict[str, object] | None = None,
        parent: QWidget | None = None,
        *,
        large_figures: int = _FIGURE_WIDTH,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._game = game
        self._options = options
        self._large_figures = large_figures
        self._written = False
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(16)
        context.theme.changed.connect(self.refresh)

    def refresh(self) -> None:
        """The language or the theme has changed."""
        self._written = False
        if self.isVisible():
            self.write()

    def showEvent(self, event: QShowEvent) -> None:
        self.write()
        super().showEvent(event)

    def write(self) -> None:
        """Write the page in the current language and theme, if it is not yet."""
        if self._written:
            return
        self._written = True
        facts, texts = games.facts(self._game), games.texts(self._game)
        muted = self._context.theme.colours.muted
        parts = [f"<h1>{escape(translate(self._game, facts.NAME))}</h1>"]
        if self._options is not None and (variant := variant_words(self._game, self._options)):
            parts.append(f"<p style='color: {muted}'>{escape(variant)}</p>")
        ratio = self.devicePixelRatioF()
        for index, section in enumerate(texts.RULES):
            if section.only is not None and not self._applies(section.only):
                continue
            title = section_title(self._game, section, every=self._options is None)
            parts.append(f"<h3>{escape(title)}</h3>")
            for text in section.paragraphs:
                words = escape(digits(translate(self._game, text)))
                parts.append(f"<p style='line-height: 130%'>{words}</p>")
            if section.figure is not None:
                name = f"figure:{index}"
                width = self._large_figures if section.large else _FIGURE_WIDTH
                picture = figure(self._game, section.figure, width, ratio)
                self.document().addResource(
                    QTextDocument.ResourceType.ImageResource, QUrl(name), picture
                )
                height = round(picture.height() / picture.width() * width)
                parts.append(
                    f"<p align='center'><img src='{name}' width='{width}' height='{height}'></p>"
                )
        if facts.DESIGNER:
            credit = self.tr("Game design: {name}").format(name=isolated(facts.DESIGNER))
            parts.append(f"<p style='color: {muted}'>{escape(credit)}</p>")
        way = "rtl" if right_to_left() else "ltr"
        self.setHtml(f"<div dir='{way}'>{''.join(parts)}</div>")

    def _applies(self, only: tuple[str, object]) -> bool:
        key, value = only
        return self._options is None or self._options.get(key) == value


def section_title(game: str, section: Section, *, every: bool) -> str:
    """The heading; with `every` variant told of, the name of the variant where headings repeat."""
    texts = games.texts(game)
    title = translate(game, section.title)
    twice = sum(one.title == section.title for one in texts.RULES) > 1
    if not every or section.only is None or not twice:
        return title
    name, _ = texts.VALUES[f"{section.only[0]}.{section.only[1]}"]
    return f"{title} · {translate(game, name)}"
