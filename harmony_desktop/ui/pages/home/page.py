"""Home: resume a game, start one, or open another page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.ui.kit.context import Context, today
from harmony_desktop.ui.kit.languages import joined
from harmony_desktop.ui.kit.outside import path_words, plain
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.widgets import (
    DropDown,
    FlowLayout,
    Page,
    clear,
    column,
    label,
    paragraph,
    row,
    scrolled,
)
from harmony_desktop.ui.pages.home.cards import (
    DAILY_GAMES,
    DailyCard,
    GameCard,
    OwnPageCard,
    PadCard,
    SmallCard,
)
from harmony_desktop.ui.players.titles import game_title

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QMenu

    from harmony_desktop.engine.record import Record
    from harmony_desktop.storage import saves
    from harmony_desktop.ui.pages.home.saves import SavesReader

_CARD_WIDTH = 214
_WIDE = QSize(1800, 1000)
"""From here on the window has room for cards in two rows, with words beside the drawings."""
_BELOW_CARDS = 4
"""Where the small cards come in the column of the page."""
_RETRY_MS = 2_000


class HomePage(Page):
    """The first page."""

    new_game_wanted = Signal(str)
    rules_wanted = Signal(str)
    save_wanted = Signal(object)
    daily_wanted = Signal(str)
    calendar_wanted = Signal()
    open_wanted = Signal()
    """Any file is to be opened."""
    file_wanted = Signal(object)
    """The Path of one that was opened before."""
    statistics_wanted = Signal()
    pad_wanted = Signal(str)
    practice_wanted = Signal()
    own_page_wanted = Signal(str, object)
    """A game's id and its OwnPage."""
    settings_wanted = Signal()
    about_wanted = Signal()
    given_up = Signal(object)
    """How to take the giving up back."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.running: dict[Path, SmallCard] = {}
        self._reader: SavesReader | None = None
        self._logo = QLabel()
        self._logo.setFixedSize(56, 56)
        self._title = paragraph("title")
        self._subtitle = paragraph("muted")
        self._language = DropDown()
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._language.activated.connect(self._choose_language)
        self._open = self.tool("folder-open")
        self._open.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._settings = self.tool("settings")
        self._about = self.tool("info")
        self._settings.clicked.connect(self.settings_wanted)
        self._about.clicked.connect(self.about_wanted)
        self.game_cards = [GameCard(self, game) for game in games.GAMES]
        self._continue_title = label("heading")
        self._continue_title.hide()
        self._continue_row = FlowLayout(300, most_columns=4)
        self._grid = FlowLayout(_CARD_WIDTH)
        self._shelf = FlowLayout(250, most_columns=5)
        self._wide = False
        self.daily_card = DailyCard(self)
        self._pads = PadCard(self)
        self._records = SmallCard(self, "trophy")
        self._records.clicked.connect(self.statistics_wanted)
        self._practice = SmallCard(self, "graduation-cap")
        self._practice.clicked.connect(self.practice_wanted)
        self._own_pages = [
            OwnPageCard(self, game, own)
            for game in games.GAMES
            for own in games.facts(game).EXTRAS.pages
        ]
        self._seen = False
        self._stale = False
        """Whether the language has changed while another page was shown."""
        practice_key = QShortcut(QKeySequence("F2"), self)
        practice_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        practice_key.activated.connect(self.practice_wanted)
        self.setFocusProxy(self.game_cards[0])
        self._lay_out()
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            # Drawings and the disk come when there is something on the screen already.
            self._seen = True
            QTimer.singleShot(0, self._after_first_paint)

    def _after_first_paint(self) -> None:
        """Everything that was not needed for the first words."""
        self.context.after_first_paint()
        self._show_logo()
        self._add_menu()
        self.refresh()

    def _lay_out(self) -> None:
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(40, 28, 40, 28)
        inside.setSpacing(18)
        head = row(self._logo, spacing=12)
        head.addLayout(column(self._title, self._subtitle, spacing=0), 1)
        for part in (self._language, self._open, self._settings, self._about):
            head.addWidget(part)
        inside.addLayout(head)
        inside.addWidget(self._continue_title)
        inside.addLayout(self._continue_row)
        for one in self.game_cards:
            self._grid.addWidget(one)
        inside.addLayout(self._grid)
        shelf = (self.daily_card, self._records, self._practice, self._pads, *self._own_pages)
        for small in shelf:
            self._shelf.addWidget(small)
        self._below = QWidget()
        self._below.setLayout(self._shelf)
        inside.addWidget(self._below)
        inside.addStretch(0)
        self._inside = inside
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(content))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE.width() and self.height() >= _WIDE.height()
        if wide != self._wide:
            self._set_wide(wide)

    def _set_wide(self, wide: bool) -> None:
        """In a large window the cards fill it in two rows, and the small ones share a place."""
        self._wide = wide
        for one in self.game_cards:
            one.set_wide(wide)
        if wide:
            self._inside.removeWidget(self._below)
            self._grid.addWidget(self._below)
        else:
            self._grid.removeWidget(self._below)
            self._inside.insertWidget(_BELOW_CARDS, self._below)
        self._grid.set_shape(*((_CARD_WIDTH, 3, True) if wide else (_CARD_WIDTH, 5)))
        self._shelf.set_shape(*((250, 1, True) if wide else (250, 5)))
        self._inside.setStretch(_BELOW_CARDS - 1, int(wide))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Harmony Desktop"))
        self._subtitle.setText(self.tr("Tile games for one table and one screen"))
        self._continue_title.setText(self.tr("Continue"))
        self._language.setAccessibleName(self.tr("Language"))
        self._language.setToolTip(self.tr("Language"))
        self._language.setCurrentIndex(list(LANGUAGES).index(self.context.languages.current))
        for button, words in (
            (self._open, self.tr("Open a game")),
            (self._settings, self.tr("Settings")),
            (self._about, self.tr("About")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        for one in self.game_cards:
            one.refresh()
        self._records.set_words(
            self.tr("History and statistics"), self.tr("Your games and results")
        )
        self._pads.refresh()
        self._practice.set_words(
            self.tr("Find the best move"),
            self.tr("Decide the costly moments of your own games again"),
        )
        for own in self._own_pages:
            own.refresh()
        self.daily_card.refresh({})
        if self._seen and self.isVisible():
            self.refresh()
        else:
            self._stale = self._seen

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
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
        """Look at the disk again: running games and today's challenge.

        The games come before anything is drawn, and every card stands for itself.
        """
        self._stale = False
        clear(self._continue_row)
        self.running = {}
        self._continue_title.hide()
        self._list_unsaved()
        if self._reader is None:
            from harmony_desktop.ui.pages.home.saves import SavesReader

            self._reader = SavesReader(self.context.places, self)
            self._reader.found.connect(self._add_save)
            self._reader.lost.connect(self._drop_save)
            self._reader.troubled.connect(self.context.troubled)
        self._reader.read()
        self._show_dailies()
        for one in self.game_cards:
            _try(one.draw)

    def _list_unsaved(self) -> None:
        """The games that the disk has refused so far, or has in an older state."""
        from datetime import UTC, datetime

        from harmony_desktop.storage import saves

        for path, record in self.context.waiting.items():
            self._add_save(saves.Save(path, record, datetime.now(UTC)))

    def _add_save(self, save: saves.Save) -> None:
        if save.path in self.running:
            return
        one = SmallCard(self, "play")
        self.running[save.path] = one
        # Connected first: if the description fails, the game can still be resumed.
        one.clicked.connect(lambda: self.save_wanted.emit(save))
        _try(lambda: self.describe(one, save))
        self._continue_row.addWidget(one)
        self._continue_title.show()

    def _drop_save(self, path: Path) -> None:
        one = self.running.pop(path, None)
        if one is not None:
            self._continue_row.removeWidget(one)
            one.hide()
            one.deleteLater()
        self._continue_title.setVisible(bool(self.running))

    def describe(self, one: SmallCard, save: saves.Save) -> None:
        from harmony_desktop.ui.players.players import faces, name_and_level
        from harmony_desktop.ui.players.variants import variant_words

        seats = save.record.seats
        names = joined(name_and_level(seats, index) for index in range(len(seats)))
        moves = self.tr("%Ln move(s)", "", _turns(save.record))
        variant = variant_words(save.record.game, save.record.options)
        words = " · ".join(word for word in (names, variant, moves) if word)
        one.set_words(game_title(save.record.game), words)
        if save.record.daily is not None:
            one.set_note(self.tr("Game of the day"))
        one.set_faces(faces(seats))
        drop = self.tool("trash-2", 18)
        words = self.tr("Abandon this game")
        drop.setToolTip(words)
        drop.setAccessibleName(words)
        drop.clicked.connect(lambda: self.give_up(save))
        one.add_tool(drop)

    def give_up(self, save: saves.Save) -> None:
        from harmony_desktop.storage import saves

        self.context.keeper.forget(save.path)
        kept = saves.give_up(save.path)
        if kept is not None and not isinstance(kept, Path):
            self.context.troubled.emit(kept)
            return
        # The others stay as they are: the page does not jump.
        self._drop_save(save.path)
        if kept is not None:
            self.given_up.emit(lambda: self._take_back(kept, save))

    def _take_back(self, kept: Path, save: saves.Save) -> None:
        from harmony_desktop.storage import saves

        if problem := saves.take_back(kept, save.path):
            self.context.troubled.emit(problem)
        elif self.running:
            self._add_save(save)
        else:
            self.refresh()

    def _show_dailies(self) -> None:
        """Today's challenges, and how those went that were finished."""
        from harmony_desktop.storage.results import Unreadable

        try:
            done = self.context.results.dailies(today(), upgrade=False)
        except Unreadable as trouble:
            if trouble.problem.key == "results-busy":
                QTimer.singleShot(_RETRY_MS, self, self._show_dailies)
            self.daily_card.refresh({})
            return
        self.daily_card.refresh(
            {game: done[game].scores[0] for game in DAILY_GAMES if game in done}
        )

    def _add_menu(self) -> None:
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self._open)
        menu.aboutToShow.connect(lambda: self._list_files(menu))
        self._open.setMenu(menu)

    def _list_files(self, menu: QMenu) -> None:
        """Fill the menu: files opened before, and any other file."""
        menu.clear()
        menu.addAction(self.tr("Open a file…"), self.open_wanted.emit)
        recent = self.context.settings.recent
        if recent:
            menu.addSeparator()
        for name in recent:
            path = Path(name)
            words = path_words(path.name).replace("&", "&&")
            action = menu.addAction(words, partial(self.file_wanted.emit, path))
            action.setToolTip(plain(path_words(path)))

    def _choose_language(self) -> None:
        self.context.change("language", self._language.currentData())


def _try(act: Callable[[], None]) -> None:
    """Call a function for one card; an error is logged and affects no other card."""
    try:
        act()
    except Exception:
        import logging

        logging.getLogger(__name__).exception("a card of Home failed")


def _turns(record: Record) -> int:
    """How many turns were played: a turn of several moves counts once."""
    ends = games.facts(record.game).EXTRAS.turn_ends
    if ends is None:
        return len(record.moves)
    return sum(move[0] == ends for move in record.moves)
