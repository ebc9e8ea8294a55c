"""Home: resume a game, play one of the five, or do what is due today."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.ui.kit.context import Context, today
from harmony_desktop.ui.kit.languages import grown, grown_picture
from harmony_desktop.ui.kit.outside import path_words, plain
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.slices import Later, Slices
from harmony_desktop.ui.kit.widgets import (
    DropDown,
    FlowLayout,
    Page,
    clear,
    column,
    fill_scrolled,
    label,
    menu_place,
    paragraph,
    row,
)
from harmony_desktop.ui.pages.home.cards import DailyCard, GameCard, MyGamesCard, TodayCard

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QMenu

    from harmony_desktop.controller.daily_champion import ChampionGames
    from harmony_desktop.engine.game import State
    from harmony_desktop.storage import saves
    from harmony_desktop.ui.pages.home.reached import HomeFacts, HomeReader
    from harmony_desktop.ui.pages.home.running import ContinueCard
    from harmony_desktop.ui.pages.home.saves import SavesReader
    from harmony_desktop.ui.players.thumbnails import Thumbnails

_CARD_WIDTH = 196
_CONTINUE_WIDTH = 330
_MOST_CONTINUED = 3
"""How many running games are shown unless all are wanted; fewer where they need a second line."""
_NARROW = 1130
"""The width below which all five games still get one line, with smaller pictures."""
_NARROW_CARD_WIDTH = 118
_LOW, _NARROW_LOW = 710, 960
"""The heights below which words are left out that stand elsewhere too: those of the games and of
today, and in a narrow window, where they take more lines, first those of today."""
_TINY = 620
"""The height below which a narrow window has room for the names of the games only."""
_WORDY = 770
"""The height below which a game that was not played yet does not say what it is about."""
_CONTINUE_HEIGHT = 120
"""The height of the running games, which is free for words where there are none."""
_TODAY_WIDTH = 290
_EDGE, _GAP, _NARROW_EDGE, _NARROW_GAP = 40, 16, 24, 8
_LOGO = 48
_CHAMPION_MS = 3_000
"""How long after the results of today are read the champion begins to play their deals."""


class HomePage(Page):
    """The first page."""

    new_game_wanted = Signal(str)
    game_page_wanted = Signal(str)
    save_wanted = Signal(object)
    daily_wanted = Signal(str)
    calendar_wanted = Signal(str)
    """The calendar, at the game played last."""
    open_wanted = Signal()
    """Any file is to be opened."""
    file_wanted = Signal(object)
    """The Path of one that was opened before."""
    my_games_wanted = Signal(str)
    """My games, at one of its tabs."""
    puzzles_wanted = Signal(str)
    """The puzzles, at the game whose own moves are due, or the one played last."""
    practice_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()
    handbook_wanted = Signal()
    keys_wanted = Signal()
    given_up = Signal(object)
    """A function that takes the giving up back."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.running: dict[Path, ContinueCard] = {}
        self._reader: SavesReader | None = None
        self._home_reader: HomeReader | None = None
        self._pictures: Thumbnails | None = None
        self._slices = Slices(self)
        self._drawn_soon = Later(self, self._draw)
        self._facts: HomeFacts | None = None
        self._last_save: saves.Save | None = None
        """The running game played last."""
        self._champion: ChampionGames | None = None
        self._logo = QLabel()
        self._logo.setFixedSize(_LOGO, _LOGO)
        self._title = paragraph("title")
        self._subtitle = paragraph("muted")
        self._language = DropDown()
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._language.activated.connect(self._choose_language)
        self._open = self.tool("folder-open")
        self._settings = self.tool("settings")
        self._help = self.tool("info")
        self._settings.clicked.connect(self.settings_wanted)
        self.game_cards = [GameCard(self, game) for game in games.GAMES]
        self._continue_title = label("heading")
        self._all_running = self.button(None, "small")
        self._all_running.clicked.connect(self._show_all_running)
        self._all_shown = False
        for part in (self._continue_title, self._all_running):
            part.hide()
        self._continue_row = FlowLayout(_CONTINUE_WIDTH, most_columns=_MOST_CONTINUED)
        self._grid = FlowLayout(_CARD_WIDTH)
        self._narrow: bool | None = None
        self._low = self._terse = self._brief = self._tiny = False
        self._today_title = label("heading")
        self._streak = label("muted")
        self.daily_card = DailyCard(self)
        self._puzzles = TodayCard()
        self._solve = self.button("puzzle")
        self._solve.clicked.connect(lambda: self.puzzles_wanted.emit(self._puzzles_game))
        self._puzzles.foot.addWidget(self._solve)
        self._puzzles.foot.addStretch(1)
        self.my_games = MyGamesCard(self)
        self._seen = False
        self._caught_up = Later(self, self._catch_up, turns=4)  # after the style and its turns
        self._stale = False
        """Whether what comes from the disk is still in another language."""
        practice_key = QShortcut(QKeySequence("F2"), self)
        practice_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        practice_key.activated.connect(self.practice_wanted)
        self.setFocusProxy(self.game_cards[0])
        context.results_changed.connect(self._on_results_changed)
        self._lay_out()
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            # Drawings and the disk come when there is something on the screen already.
            self._seen = True
            QTimer.singleShot(0, self._after_first_paint)

    def _after_first_paint(self) -> None:
        """Load everything that the first paint does without."""
        self.context.after_first_paint()
        self._show_logo()
        self._add_menus()
        self.refresh()

    def _lay_out(self) -> None:
        content = QWidget()
        inside = self._inside = QVBoxLayout(content)
        inside.setSpacing(10)
        head = row(self._logo, spacing=12)
        head.addLayout(column(self._title, self._subtitle, spacing=0), 1)
        for part in (self._language, self._open, self._settings, self._help):
            head.addWidget(part)
        inside.addLayout(head)
        inside.addLayout(row(self._continue_title, self._all_running, 1, spacing=16))
        inside.addLayout(self._continue_row)
        inside.addSpacing(_GAP - inside.spacing())
        for one in self.game_cards:
            self._grid.addWidget(one)
        inside.addLayout(self._grid, 1)
        inside.addLayout(row(self._today_title, self._streak, 1, spacing=16))
        self._shelf = FlowLayout(_TODAY_WIDTH, most_columns=3)
        for small in (self.daily_card, self._puzzles, self.my_games):
            self._shelf.addWidget(small)
        inside.addLayout(self._shelf)
        self._fit()
        fill_scrolled(self, content)

    def _fit(self) -> None:
        """Fit the page into its width, and into its height as far as words can be spared."""
        narrow = self.width() < grown(_NARROW)
        room = self.height() + (0 if self.running else grown(_CONTINUE_HEIGHT))
        low = room < grown(_NARROW_LOW if narrow else _LOW)
        terse = room < grown(_LOW)
        self._brief = room < grown(_WORDY)
        self._tiny = narrow and self.height() < grown(_TINY)
        if (narrow, low, terse) != (self._narrow, self._low, self._terse):
            self._narrow, self._low, self._terse = narrow, low, terse
            edge, gap = (_NARROW_EDGE, _NARROW_GAP) if narrow else (_EDGE, _GAP)
            self._inside.setContentsMargins(edge, 8 if low else 16, edge, 8 if low else 18)
            self._subtitle.setVisible(not low)
            self._grid.setSpacing(gap)
            self._grid.set_shape(_NARROW_CARD_WIDTH if narrow else _CARD_WIDTH, 5, True)
            for one in self.game_cards:
                one.set_small(narrow)
            self._shelf.setSpacing(gap)
            self._shelf.set_shape(0 if low else _TODAY_WIDTH, 3, own_widths=low)
            for small in (self.daily_card, self._puzzles, self.my_games):
                small.fold(low)
        self._show_running()

    @property
    def _continued(self) -> int:
        """How many running games have room side by side."""
        room = self.width() - 2 * (_NARROW_EDGE if self._narrow else _EDGE)
        return max(1, min(_MOST_CONTINUED, (room + _GAP) // (_CONTINUE_WIDTH + _GAP)))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Harmony Desktop"))
        self._subtitle.setText(self.tr("Tile games for one table and one screen"))
        self._continue_title.setText(self.tr("Continue"))
        self._today_title.setText(self.tr("Today"))
        self._language.setAccessibleName(self.tr("Language"))
        self._language.setToolTip(self.tr("Language"))
        self._language.setCurrentIndex(list(LANGUAGES).index(self.context.languages.current))
        for button, words in (
            (self._open, self.tr("Open a saved game")),
            (self._settings, self.tr("Settings")),
            (self._help, self.tr("Help")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        for one in self.game_cards:
            one.refresh()
        self._puzzles.set_words(
            self.tr("Puzzles"), self.tr("Five new ones a day in every game, the same for everyone")
        )
        self._solve.setText(self.tr("Solve"))
        self.daily_card.refresh({})
        self.my_games.refresh("", "")
        self._stale = self._seen
        self._caught_up.start()
        QTimer.singleShot(0, self, self._align_names)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def _catch_up(self) -> None:
        """Show in the new language what comes from the disk, once Home is seen."""
        if self._stale and self.isVisible():
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        # The cards get their widths after the page.
        QTimer.singleShot(0, self, self._align_names)

    def _on_results_changed(self) -> None:
        """Show what an import has brought; behind another page, when Home is shown again."""
        if self.isVisible():
            self.refresh()

    def _align_names(self) -> None:
        """Give the words below all names as much room as the longest need."""
        most = max(one.words_height() for one in self.game_cards)
        for one in self.game_cards:
            one.keep_for_words(most)

    @property
    def loading(self) -> bool:
        return self._home_reader is not None and self._home_reader.loading

    @property
    def drawing(self) -> bool:
        return (
            self._drawn_soon.waiting
            or self._slices.running
            or (self._pictures is not None and self._pictures.busy)
        )

    def close_game(self) -> None:
        """Stop reading and drawing: the window is closed."""
        if self._home_reader is not None:
            self._home_reader.close()
        self._slices.stop()
        if self._pictures is not None:
            self._pictures.close()
        if self._champion is not None:
            self._champion.close()

    def restyle(self) -> None:
        super().restyle()
        if not self._logo.pixmap().isNull():
            # Words may have another size now, and pictures go with them.
            self._show_logo()
            self.daily_card.fold(self._low)
            for one in self.running.values():
                one.show_picture()
            self.draw_soon()

    def _show_logo(self) -> None:
        ratio, width = self.devicePixelRatioF(), grown_picture(_LOGO)
        self._logo.setFixedSize(width, width)
        side = round(width * ratio)
        logo = QPixmap(str(resource("app", "icon-128.png"))).scaled(
            QSize(side, side),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        logo.setDevicePixelRatio(ratio)
        self._logo.setPixmap(logo)

    def refresh(self) -> None:
        """Read the disk again: running games, today's games, and results.

        The running games come before anything is drawn. A card that fails affects no other.
        """
        self._stale = False
        if any(one.hasFocus() for one in self.running.values()):
            # The cards are made anew: the keyboard waits until the likeliest one is there.
            self.game_cards[0].setFocus()
        self.setFocusProxy(self.game_cards[0])
        clear(self._continue_row)
        self.running, self._last_save = {}, None
        self._show_running()
        self._list_unsaved()
        if self._reader is None:
            from harmony_desktop.ui.pages.home.saves import SavesReader

            self._reader = SavesReader(self.context.places, self)
            self._reader.found.connect(self._add_save)
            self._reader.replayed.connect(self._show_state)
            self._reader.lost.connect(self._drop_save)
            self._reader.troubled.connect(self.context.troubled)
        self._reader.read()
        self._fit()
        if self._home_reader is None:
            from harmony_desktop.ui.pages.home.reached import HomeReader

            self._home_reader = HomeReader(self.context, self)
            self._home_reader.arrived.connect(self._show_facts)
        self._home_reader.read()
        self.draw_soon()
        self._focus_likeliest()

    def draw_soon(self) -> None:
        """Draw the games again once all cards have found their size."""
        self._drawn_soon.start()

    def _draw(self) -> None:
        """Draw the games, a card or two in each turn of the event loop."""
        self._slices.run(self._drawing_steps())

    def _drawing_steps(self) -> Iterator[None]:
        drawn: tuple[GameCard | DailyCard, ...] = (*self.game_cards, self.daily_card)
        for one in drawn:
            _try(one.draw)
            yield

    @property
    def latest_game(self) -> str:
        """The game played last, finished or not; empty where none was."""
        running, last = self._last_save, None
        if self._facts is not None:
            last = self._facts.overview.last
        if running is not None and (last is None or running.changed > last.finished):
            return running.record.game
        return "" if last is None else last.game

    @property
    def _puzzles_game(self) -> str:
        return (self._facts.puzzles.due_game if self._facts else "") or self.latest_game

    # Running games

    def _list_unsaved(self) -> None:
        """The games that the disk has refused so far, or has in an older state."""
        from datetime import UTC, datetime

        from harmony_desktop.storage import saves

        for path, record in self.context.waiting.items():
            self._add_save(saves.Save(path, record, datetime.now(UTC)))

    def _add_save(self, save: saves.Save) -> None:
        if save.path in self.running:
            return
        from harmony_desktop.ui.pages.home.running import ContinueCard

        one = ContinueCard(self)
        self.running[save.path] = one
        if self._last_save is None or save.changed > self._last_save.changed:
            self._last_save = save
        # Connected first: if the description fails, the game can still be resumed.
        one.clicked.connect(lambda: self.save_wanted.emit(save))
        _try(lambda: self.describe(one, save))
        self._continue_row.addWidget(one)
        self._fit()
        self._focus_likeliest()

    def _drop_save(self, path: Path) -> None:
        one = self.running.pop(path, None)
        if one is not None:
            self._continue_row.removeWidget(one)
            one.hide()
            one.deleteLater()
        self._fit()

    def _show_running(self) -> None:
        """Show the newest running games, or all of them if that is wanted."""
        count = len(self.running)
        self._continue_title.setVisible(bool(count))
        for place, one in enumerate(self.running.values()):
            one.setVisible(self._all_shown or place < self._continued)
            one.fold(self._low and bool(self._narrow))
        self._all_running.setVisible(count > self._continued and not self._all_shown)
        self._all_running.setText(self.tr("Show all %Ln", "", count))
        for card in self.game_cards:
            card.fold(
                self._terse or (self._brief and not card.played),
                bare=bool(self._tiny and count),
            )

    def _show_all_running(self) -> None:
        self._all_shown = True
        self._show_running()

    def describe(self, one: ContinueCard, save: saves.Save) -> None:
        """Put a running game into words, with its board once that is drawn."""
        one.describe(save, self._note(save))
        drop = self.tool("trash-2", 18)
        words = self.tr("Abandon this game")
        drop.setToolTip(words)
        drop.setAccessibleName(words)
        drop.clicked.connect(lambda: self.give_up(save))
        one.add_tool(drop)
        self._ask_picture(one, save)

    def _note(self, save: saves.Save) -> str:
        return self.tr("Daily game") if save.record.daily is not None else ""

    def _show_state(self, save: saves.Save, state: State) -> None:
        one = self.running.get(save.path)
        if one is not None:
            _try(lambda: one.show_state(save, state, self._note(save)))

    def _ask_picture(self, one: ContinueCard, save: saves.Save) -> None:
        from harmony_desktop.ui.pages.home.running import own_seat
        from harmony_desktop.ui.players.thumbnails import Thumbnails

        if self._pictures is None:
            self._pictures = Thumbnails(self.context.places, self)
            self._pictures.ready.connect(self._show_picture)
        if not save.record.moves:
            return
        text = save.record.to_json()
        picture = self._pictures.board(
            f"{save.path.stem}-{len(save.record.moves)}", text, own_seat(save.record)
        )
        if picture is not None:
            one.show_board(picture)

    def _show_picture(self, name: str) -> None:
        for path, one in self.running.items():
            if name.startswith(path.stem) and self._pictures is not None:
                picture = self._pictures.known(name)
                if picture is not None:
                    one.show_board(picture)

    def give_up(self, save: saves.Save) -> None:
        from harmony_desktop.storage import saves

        self.context.flush_games()
        kept = saves.give_up(save.path)
        if kept is not None and not isinstance(kept, Path):
            self.context.troubled.emit(kept)
            return
        # What the disk has refused so far would bring the game back.
        self.context.keeper.forget(save.path)
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

    # What was reached

    def _show_facts(self, facts: HomeFacts) -> None:
        from harmony_desktop.ui.pages.home.reached import ReachedWords

        self._facts = facts
        words = ReachedWords()
        for one in self.game_cards:
            summary = facts.overview.games.get(one.game)
            told = None if summary is None else words.game(one.game, summary)
            _try(partial(one.show_reached, told))
        self._show_running()
        self._align_names()
        self._show_dailies()
        _try(lambda: self._puzzles.set_words(self.tr("Puzzles"), *words.puzzles(facts)))
        _try(lambda: self._streak.setText(words.streak(facts)))
        _try(lambda: self.my_games.refresh(words.last(facts), words.sums(facts)))
        self._focus_likeliest()

    def _show_dailies(self) -> None:
        """Today's results, beside the champion's where it has played the same deal."""
        from harmony_desktop.ui.pages.home.reached import ReachedWords

        if self._facts is None:
            return
        facts, day = self._facts, today()
        if facts.today and self._champion is None:
            from harmony_desktop.controller.daily_champion import ChampionGames

            self._champion = ChampionGames(self.context.places, self)
            self._champion.played.connect(self._show_dailies)
            QTimer.singleShot(_CHAMPION_MS, self, self._ask_champion)
        scores = {
            game: made[0]
            for game in facts.today
            if self._champion is not None and (made := self._champion.scores(game, day)) is not None
        }
        words = ReachedWords()
        _try(lambda: self.daily_card.refresh(words.today(facts, scores)))

    def _ask_champion(self) -> None:
        """Have the champion play the daily games that are done."""
        if self._facts is not None and self._champion is not None:
            for game in self._facts.today:
                self._champion.want(game, today())

    def _focus_likeliest(self) -> None:
        """Give the likeliest card the focus, unless the player has moved it elsewhere."""
        before = self.focusProxy()
        likeliest: QWidget = self.game_cards[0]
        last = None if self._facts is None else self._facts.overview.last
        for card in self.game_cards:
            if last is not None and card.game == last.game:
                likeliest = card
        if self.running:
            likeliest = next(iter(self.running.values()))
        if likeliest is before:
            return
        led = before is not None and before.hasFocus()
        self.setFocusProxy(likeliest)
        if led or (self.isVisible() and self.window().focusWidget() is None):
            likeliest.setFocus()

    # Menus

    def _add_menus(self) -> None:
        from PySide6.QtWidgets import QMenu

        for button, fill in ((self._open, self._list_files), (self._help, self._list_help)):
            menu = QMenu(button)
            menu.aboutToShow.connect(partial(fill, menu))
            button.setMenu(menu)
            # Qt would open it wherever the screen has room, beside the window.
            button.clicked.connect(partial(self._open_menu, button, menu, fill))

    def _open_menu(
        self, button: QToolButton, menu: QMenu, fill: Callable[[QMenu], None], _down: bool = False
    ) -> None:
        fill(menu)
        menu.popup(menu_place(menu, button))

    def _list_help(self, menu: QMenu) -> None:
        menu.clear()
        menu.addAction(self.tr("Handbook"), self.handbook_wanted.emit)
        menu.addAction(self.tr("Keyboard shortcuts"), self.keys_wanted.emit)
        menu.addAction(self.tr("About Harmony Desktop"), self.about_wanted.emit)

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
