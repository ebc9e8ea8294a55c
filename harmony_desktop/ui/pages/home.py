"""Home: go on with a game, start one, or look around."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.ui import languages
from harmony_desktop.ui.context import Context, today
from harmony_desktop.ui.languages import (
    NATIVE_NAMES,
    isolated,
    listed,
    number,
    right_to_left,
    translate,
)
from harmony_desktop.ui.resources import resource
from harmony_desktop.ui.widgets import (
    ClickCard,
    FlowLayout,
    Page,
    clear,
    column,
    label,
    row,
    scrolled,
)

if TYPE_CHECKING:
    from harmony_desktop.storage import saves

_CARD_WIDTH = 214
_PICTURE_HEIGHTS = (180, 400)
_DAILY_GAME = "harmony"


class Drawing(QWidget):
    """A game drawn from its real pieces, as large as its card allows."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._pixmap: QPixmap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        return max(_PICTURE_HEIGHTS[0], min(_PICTURE_HEIGHTS[1], round(width * 1.15)))

    def draw(self) -> None:
        """Draw it for the present size, language and screen."""
        from harmony_desktop.ui.figures import figure

        ratio = self.devicePixelRatioF()
        pixmap = figure(self._game, "card", self.width(), ratio)
        tall = pixmap.height() / pixmap.devicePixelRatio()
        room = self.heightForWidth(self.width())
        if tall > room:
            pixmap = figure(self._game, "card", int(self.width() * room / tall), ratio)
        self._pixmap = pixmap
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._pixmap is not None:
            QTimer.singleShot(0, self.draw)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pixmap is None:
            return
        size = self._pixmap.deviceIndependentSize()
        painter = QPainter(self)
        painter.drawPixmap(
            QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2),
            self._pixmap,
        )
        painter.end()


class GameCard(ClickCard):
    """A game: its drawing, its name, how many play it and how long."""

    def __init__(self, page: Page, game: str) -> None:
        super().__init__()
        self.game = game
        self._page = page
        self._picture = Drawing(game)
        self._name = label("heading")
        self._line = label(wrap=True)
        self._facts = label("muted", wrap=True)
        self._rules = page.tool("book-open", 18)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(6)
        layout.addWidget(self._picture)
        layout.addLayout(row(self._name, 1, self._rules))
        layout.addWidget(self._line)
        layout.addStretch(1)
        layout.addWidget(self._facts)
        self._rules.clicked.connect(lambda: page.rules_wanted.emit(game))
        self.clicked.connect(lambda: page.game_wanted.emit(game))

    def refresh(self) -> None:
        """Words and drawing in the current language."""
        facts = games.part(self.game, "facts")
        name = translate(self.game, facts.NAME)
        self._name.setText(name)
        self._line.setText(translate(self.game, facts.TAGLINE))
        players, minutes = _range(facts.SEATS), _range(facts.MINUTES)
        self._facts.setText(
            self.tr("Players: {players} · Minutes: {minutes}").format(
                players=isolated(players), minutes=isolated(minutes)
            )
        )
        self._rules.setToolTip(self.tr("Rules"))
        self._rules.setAccessibleName(self.tr("Rules"))
        self.setAccessibleName(f"{name}. {self._line.text()}")

    def draw(self) -> None:
        """The drawing of the game, made from its real pieces."""
        self._picture.draw()


def _of(game: str, words: str) -> str:
    """Words about one of the games."""
    return f"{translate(game, games.part(game, 'facts').NAME)} · {words}"


def _range(ends: tuple[int, int]) -> str:
    """From one number to another, or that number alone."""
    return "–".join(number(end) for end in sorted(set(ends)))


class SmallCard(ClickCard):
    """An icon, a word and a line: Continue, the challenge, records, the score pad."""

    def __init__(self, page: Page, icon_name: str) -> None:
        super().__init__()
        self._page = page
        self._icon_name = icon_name
        self._icon = QLabel()
        self._title = label("heading")
        self._line = label("muted", wrap=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(14)
        layout.addWidget(self._icon)
        layout.addLayout(column(1, self._title, self._line, 1, spacing=2), 1)

    def set_words(self, title: str, line: str) -> None:
        self._title.setText(title)
        self._line.setText(line)
        self.setAccessibleName(f"{title}. {line}")
        self.paint_icon()

    def paint_icon(self) -> None:
        """The icon in the colour of the theme."""
        if not self._page.context.settled:
            return
        from harmony_desktop.ui.icons import picture

        ratio = self.devicePixelRatioF()
        accent = self._page.context.theme.colours.accent
        turned = self._icon_name == "play" and right_to_left()
        pixmap = picture(self._icon_name, accent, round(28 * ratio), turned)
        pixmap.setDevicePixelRatio(ratio)
        self._icon.setPixmap(pixmap)

    def add_tool(self, tool: QWidget) -> None:
        self.layout().addWidget(tool)


class HomePage(Page):
    """The first page."""

    game_wanted = Signal(str)
    rules_wanted = Signal(str)
    save_wanted = Signal(object)
    daily_wanted = Signal(str)
    records_wanted = Signal()
    pad_wanted = Signal()
    gallery_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()
    given_up = Signal(object)
    """How to take the giving up back."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._running: list[saves.Save] = []
        self._logo = QLabel()
        self._logo.setFixedSize(56, 56)
        self._title = label("title")
        self._subtitle = label("muted")
        self._language = QComboBox()
        for code, name in NATIVE_NAMES.items():
            self._language.addItem(name, code)
        self._language.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._language.activated.connect(self._choose_language)
        self._settings = self.tool("settings")
        self._about = self.tool("info")
        self._settings.clicked.connect(self.settings_wanted)
        self._about.clicked.connect(self.about_wanted)
        self._cards = [GameCard(self, game) for game in games.GAMES]
        self._continue_title = label("heading")
        self._continue_title.hide()
        self._continue_row = FlowLayout(300, most_columns=4)
        self._daily = SmallCard(self, "calendar-days")
        self._records = SmallCard(self, "trophy")
        self._pad = SmallCard(self, "calculator")
        self._gallery = SmallCard(self, "sparkles")
        self._daily.clicked.connect(lambda: self.daily_wanted.emit(_DAILY_GAME))
        self._records.clicked.connect(self.records_wanted)
        self._pad.clicked.connect(self.pad_wanted)
        self._gallery.clicked.connect(self.gallery_wanted)
        self._seen = False
        self.setFocusProxy(self._cards[0])
        self._lay_out()
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            # Drawings and the disk come when there is something on the screen already.
            self._seen = True
            QTimer.singleShot(0, self._settle)

    def _settle(self) -> None:
        """Everything that was not needed for the first words."""
        self.context.settle()
        self._show_logo()
        self.refresh()

    def _lay_out(self) -> None:
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(40, 28, 40, 28)
        inside.setSpacing(18)
        inside.addLayout(
            row(
                self._logo,
                column(self._title, self._subtitle, spacing=0),
                1,
                self._language,
                self._settings,
                self._about,
                spacing=12,
            )
        )
        inside.addWidget(self._continue_title)
        inside.addLayout(self._continue_row)
        more = (self._daily, self._records, self._pad, self._gallery)
        grid = FlowLayout(_CARD_WIDTH, spacing=16)
        for one in self._cards:
            grid.addWidget(one)
        inside.addLayout(grid)
        shelf = FlowLayout(250, most_columns=4)
        for one in more:
            shelf.addWidget(one)
        inside.addLayout(shelf)
        inside.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(content))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Harmony Desktop"))
        self._subtitle.setText(self.tr("Tile games for one table and one screen"))
        self._continue_title.setText(self.tr("Continue"))
        self._language.setAccessibleName(self.tr("Language"))
        self._language.setToolTip(self.tr("Language"))
        self._language.setCurrentIndex(list(NATIVE_NAMES).index(self.context.languages.current))
        for button, words in (
            (self._settings, self.tr("Settings")),
            (self._about, self.tr("About")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        for one in self._cards:
            one.refresh()
        self._records.set_words(self.tr("Records"), self.tr("Your best games, and the latest ones"))
        self._pad.set_words(
            self.tr("Score pad"), _of("harmony", self.tr("Count up a game from the box"))
        )
        self._gallery.set_words(
            self.tr("Perfect boards"),
            _of("harmony", self.tr("The sixteen best boards there can be")),
        )
        self._daily.set_words(self.tr("Daily challenge"), "")
        if self._seen:
            self.refresh()

    def _show_logo(self) -> None:
        ratio = self.devicePixelRatioF()
        logo = QPixmap(str(resource("app", "icon-128.png"))).scaled(
            QSize(round(56 * ratio), round(56 * ratio)),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        logo.setDevicePixelRatio(ratio)
        self._logo.setPixmap(logo)

    def restyle(self) -> None:
        super().restyle()
        for one in self.findChildren(SmallCard):
            one.paint_icon()

    def refresh(self) -> None:
        """Look at the disk again: running games and today's challenge."""
        from harmony_desktop.storage import saves

        for one in self._cards:
            one.draw()
        self._running, problems = saves.running(self.context.places)
        for problem in problems:
            self.context.troubled.emit(problem)
        clear(self._continue_row)
        for save in self._running:
            self._continue_row.addWidget(self._continue_card(save))
        self._continue_title.setVisible(bool(self._running))
        self._show_daily()

    def _continue_card(self, save: saves.Save) -> SmallCard:
        texts = games.part(save.record.game, "texts")
        one = SmallCard(self, "play")
        from harmony_desktop.ui.players import shown_names

        names = listed(shown_names(save.record.seats))
        moves = self.tr("%Ln move(s)", "", len(save.record.moves))
        title = translate(save.record.game, texts.NAME)
        if save.record.daily is not None:
            title = f"{title} · {self.tr('Daily challenge')}"
        one.set_words(title, f"{names} · {moves}")
        one.clicked.connect(lambda: self.save_wanted.emit(save))
        drop = self.tool("trash-2", 18)
        words = self.tr("Give this game up")
        drop.setToolTip(words)
        drop.setAccessibleName(words)
        drop.clicked.connect(lambda: self._give_up(save))
        one.add_tool(drop)
        return one

    def _give_up(self, save: saves.Save) -> None:
        from harmony_desktop.storage import saves

        kept = saves.give_up(save.path)
        self.refresh()
        if kept is not None:
            self.given_up.emit(lambda: self._take_back(kept, save))

    def _take_back(self, kept: Path, save: saves.Save) -> None:
        from harmony_desktop.storage import saves

        if problem := saves.take_back(kept, save.path):
            self.context.troubled.emit(problem)
        self.refresh()

    def _show_daily(self) -> None:
        day = today()
        done = self.context.results.daily(_DAILY_GAME, day)
        line = self._today_in_words()
        if done is not None and done.scores:
            line = self.tr("Done: %Ln point(s)", "", done.scores[0])
        self._daily.set_words(self.tr("Daily challenge"), _of(_DAILY_GAME, line))

    def _today_in_words(self) -> str:
        return languages.date(QDate.fromString(today(), Qt.DateFormat.ISODate))

    def _choose_language(self) -> None:
        self.context.change("language", self._language.currentData())
