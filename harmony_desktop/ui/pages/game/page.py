"""The page of one game: play it as last time, learn it, and reach everything that belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.bots import puzzles
from harmony_desktop.engine.extras import OwnPage
from harmony_desktop.engine.game import State
from harmony_desktop.engine.options import Text
from harmony_desktop.engine.record import Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Problem
from harmony_desktop.storage.statistics import GameSummary
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.figures import figure_within
from harmony_desktop.ui.kit.icons import picture
from harmony_desktop.ui.kit.languages import (
    grown,
    grown_picture,
    isolated,
    joined,
    separated,
    span,
    translate,
)
from harmony_desktop.ui.kit.slices import Slices
from harmony_desktop.ui.kit.widgets import (
    ClickCard,
    FlowLayout,
    Page,
    PageScroll,
    card,
    column,
    label,
    paragraph,
    row,
)
from harmony_desktop.ui.pages.home.reached import HomeFacts, HomeReader, ReachedWords
from harmony_desktop.ui.pages.home.running import RunningWords
from harmony_desktop.ui.pages.new_game.last_time import last_record
from harmony_desktop.ui.players.players import LEVEL_NAMES, name_and_level, shown_name, with_style
from harmony_desktop.ui.players.rivals import by_rival
from harmony_desktop.ui.players.titles import game_name, game_subtitle
from harmony_desktop.ui.players.variants import variant_words

_PICTURE = QSize(200, 190)
_TOP_WIDTH = 540
"""The width from which the player's results stand beside Play instead of below it."""
_LINES_BESIDE = 4
"""The least number of lines for which the results stand there."""
_MOST_RIVALS = 4
_ICON = 26
_BUTTON_HEIGHT = 46


class GameLink(NamedTuple):
    """A link on the page of a game: its icon, its words, and its action."""

    icon: str
    title: Callable[[], str]
    line: Callable[[], str]
    act: Callable[[], object]


class LinkCard(ClickCard):
    """An icon, a title and a line."""

    def __init__(self, page: Page, link: GameLink) -> None:
        super().__init__()
        self._page, self._link = page, link
        self._icon = QLabel()
        self._title = label("heading")
        self._line = paragraph("muted")
        layout = row(self._icon, column(1, self._title, self._line, 1, spacing=1), spacing=14)
        layout.setStretch(1, 1)
        layout.setContentsMargins(16, 10, 16, 10)
        self.setLayout(layout)
        self.clicked.connect(link.act)

    def refresh(self) -> None:
        """Words and icon in the current language and theme."""
        self._title.setText(self._link.title())
        self._line.setText(self._link.line())
        self._line.setVisible(bool(self._link.line()))
        self.setAccessibleName(f"{self._link.title()}. {self._link.line()}")
        ratio = self.devicePixelRatioF()
        accent = self._page.context.theme.colours.accent
        pixmap = picture(self._link.icon, accent, round(grown_picture(_ICON) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        self._icon.setPixmap(pixmap)


class GamePage(Page):
    """One game: playing it, the player's results in it, and links to the rest.

    Signals:
        save_wanted: the Save of a running game to be resumed.
        play_wanted: a game to be played as it was set up last.
        new_game_wanted, rules_wanted, daily_wanted, calendar_wanted, pad_wanted,
            puzzles_wanted, ladder_wanted: with the game.
        tutorial_wanted: the game and the options it is set up with.
        own_page_wanted: the game and its OwnPage.
    """

    save_wanted = Signal(object)
    play_wanted = Signal(str)
    new_game_wanted = Signal(str)
    rules_wanted = Signal(str)
    tutorial_wanted = Signal(str, object)
    daily_wanted = Signal(str)
    calendar_wanted = Signal(str)
    pad_wanted = Signal(str)
    puzzles_wanted = Signal(str)
    ladder_wanted = Signal(str)
    own_page_wanted = Signal(str, object)

    def __init__(self, context: Context, game: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.game = game
        self._facts = HomeFacts()
        self._words = ReachedWords(self)
        self._reader = HomeReader(context, self)
        self._reader.arrived.connect(self._show_facts)
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._subtitle = label("subtitle")
        self._drawing = QLabel()
        self._about = paragraph()
        self._size = paragraph("muted")
        self._setup = paragraph("muted")
        self._running: saves.Save | None = None
        """The running game of this kind that was played last."""
        self._running_words = paragraph()
        # Its points come after the page is seen.
        self._replayed = Slices(self, first_ms=0)
        self._setup_words: tuple[object, str] | None = None
        """The words about the setup, and the settings they were made of."""
        self.continue_button = self.button("play", "primary")
        self.continue_button.clicked.connect(lambda: self.save_wanted.emit(self._running))
        for part in (self._running_words, self.continue_button):
            part.hide()
        self.play_button = self.button("play", "primary")
        self.play_button.clicked.connect(lambda: self.play_wanted.emit(game))
        self.tutorial_button = self.button("graduation-cap", "primary")
        self.tutorial_button.clicked.connect(self._begin_tutorial)
        self.setup_button = self.button("settings")
        self.setup_button.clicked.connect(lambda: self.new_game_wanted.emit(game))
        self._reached_title = label("heading")
        self._reached = paragraph()
        self._rivals = paragraph("muted")
        self._reached_card = card(self._reached_title, self._reached, self._rivals, 1, spacing=4)
        self._reached_card.hide()
        self._tops = FlowLayout(_TOP_WIDTH, most_columns=1)
        self._tutorial = LinkCard(self, self._tutorial_link())
        self.links = [self._tutorial, *(LinkCard(self, link) for link in self._list_links())]
        self._lay_out()
        self.retranslate()
        self._reader.read()

    def _list_links(self) -> list[GameLink]:
        """Links to everything of the game besides the tutorial, the likeliest first."""
        game, facts = self.game, games.facts(self.game)
        links = [
            GameLink(
                "book-open",
                lambda: self.tr("Rules"),
                lambda: self.tr("With examples from the rulebook"),
                lambda: self.rules_wanted.emit(game),
            ),
        ]
        if facts.DAILY is not None:
            links += [
                GameLink(
                    "sun",
                    lambda: self.tr("Daily game"),
                    self._daily_words,
                    lambda: self.daily_wanted.emit(game),
                ),
                GameLink(
                    "calendar-days",
                    lambda: self.tr("Calendar"),
                    lambda: self.tr("The daily games of other days"),
                    lambda: self.calendar_wanted.emit(game),
                ),
            ]
        if puzzles.path_of(game).exists():
            links += [
                GameLink(
                    "puzzle",
                    lambda: self.tr("Puzzles"),
                    lambda: self.tr("Five new ones every day"),
                    lambda: self.puzzles_wanted.emit(game),
                ),
                GameLink(
                    "trophy",
                    lambda: self.tr("Ladder"),
                    lambda: self.tr("Thirty deals, three stars each"),
                    lambda: self.ladder_wanted.emit(game),
                ),
            ]
        if facts.PAD:
            links.append(
                GameLink(
                    "calculator",
                    lambda: self.tr("Score pad"),
                    lambda: self.tr("Score a game you played at the table"),
                    lambda: self.pad_wanted.emit(game),
                )
            )
        links += [self._own_link(own) for own in facts.EXTRAS.pages]
        own_set = games.texts(game).OWN_SET
        if own_set is not None and any(
            isinstance(option, Text) for option in games.load(game).options
        ):
            links.append(
                GameLink(
                    "palette",
                    lambda: translate(game, own_set[0]),
                    lambda: translate(game, own_set[1]),
                    lambda: self.new_game_wanted.emit(game),
                )
            )
        return links

    def _tutorial_link(self) -> GameLink:
        return GameLink(
            "graduation-cap",
            lambda: self.tr("Tutorial"),
            lambda: self.tr("A first game that shows you how"),
            self._begin_tutorial,
        )

    def _begin_tutorial(self) -> None:
        self.tutorial_wanted.emit(self.game, last_record(self.context, self.game).options)

    def _own_link(self, own: OwnPage) -> GameLink:
        return GameLink(
            own.icon,
            lambda: translate(self.game, own.title),
            lambda: translate(self.game, own.line),
            lambda: self.own_page_wanted.emit(self.game, own),
        )

    def _daily_words(self) -> str:
        done = self._words.today(self._facts).get(self.game)
        if done is None:
            return self.tr("Today’s game is waiting")
        return self.tr("Today: {result}").format(result=done)

    def _lay_out(self) -> None:
        words = column(
            self._about,
            self._size,
            self._running_words,
            self._setup,
            self._buttons(),
            1,
            spacing=10,
        )
        top = row(self._drawing, words, spacing=28)
        top.setStretch(1, 1)
        links = FlowLayout(grown(250), most_columns=4, even=True)
        for link in self.links:
            links.addWidget(link)
        content = QWidget()
        self._tops.addWidget(card(top, padding=22))
        self._tops.addWidget(self._reached_card)
        inside = column(self._tops, links, 1, spacing=16)
        inside.setContentsMargins(40, 0, 40, 20)
        content.setLayout(inside)
        head = row(self._back, self._title, self._subtitle, 1, spacing=12)
        head.setContentsMargins(40, 20, 40, 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(14)
        whole.addLayout(head)
        whole.addWidget(PageScroll(content), 1)

    def _buttons(self) -> QHBoxLayout:
        """Play and its setup, one below the other in a narrow window."""
        flow = FlowLayout(grown(190), spacing=12, most_columns=3)
        for button in (
            self.tutorial_button,
            self.continue_button,
            self.play_button,
            self.setup_button,
        ):
            button.setMinimumHeight(_BUTTON_HEIGHT)
            flow.addWidget(button)
        holder = QWidget()
        holder.setMaximumWidth(grown(720))
        holder.setLayout(flow)
        line = row(holder, 1)
        line.setStretch(0, 100)
        return line

    def retranslate(self) -> None:
        self._setup_words = None
        facts = games.facts(self.game)
        self._title.setText(game_name(self.game))
        self._subtitle.setText(game_subtitle(self.game))
        self._about.setText(translate(self.game, facts.TAGLINE))
        self._size.setText(
            self.tr("{players} players · {minutes} min").format(
                players=span(*facts.SEATS), minutes=span(*facts.MINUTES)
            )
        )
        self.tutorial_button.setText(self.tr("Tutorial"))
        self.continue_button.setText(translate("HomePage", "Continue"))
        self._name_play()
        self.setup_button.setText(self.tr("Change the setup"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._drawing.setPixmap(self._picture())
        self._show_facts(self._facts)

    def _picture(self) -> QPixmap:
        room = QSize(grown_picture(_PICTURE.width()), grown_picture(_PICTURE.height()))
        self._drawing.setFixedSize(room)
        return figure_within(self.game, "card", room, self.devicePixelRatioF())

    def _lead(self) -> None:
        """Make the likeliest button the primary one: the tutorial of a new game, else Play."""
        settings, game = self.context.settings, self.game
        known = game in settings.last or game in settings.taught or self._summary is not None
        running = self._running is not None
        self.tutorial_button.setVisible(not known and not running)
        self._tutorial.setVisible(known or running)
        self.primary = self.play_button if known else self.tutorial_button
        if running:
            self.primary = self.continue_button
        self.setFocusProxy(self.primary)
        first = self.primary is self.play_button
        kind, ink = ("primary", "accent_text") if first else ("plain", "text")
        if self.play_button.property("kind") != kind:
            self.play_button.setProperty("kind", kind)
            self.play_button.style().polish(self.play_button)
            self.set_icon(self.play_button, "play", ink)
        if known or running:
            self._show_setup()
        else:
            self._setup.setText(
                translate("NewGamePage", "New to this game? Learn it by playing, in five minutes.")
            )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._find_running()

    def _find_running(self) -> None:
        """Offer the running game played last; its points follow once it was replayed."""
        self._running = None
        for entry in saves.listed(self.context.places)[0]:
            save = saves.read_entry(entry) if entry.path.name.startswith(self.game) else None
            if isinstance(save, saves.Save) and save.record.game == self.game:
                self._running = save
                self._replayed.run(self._replay(save))
                break
        self._show_running()

    def _replay(self, save: saves.Save) -> Iterator[None]:
        state: State | None = None
        for step in saves.replaying(save):
            if isinstance(step, Problem):
                # Home reports the problem.
                self._running = state = None
                break
            state = step
            yield
        self._show_running(state)

    def _show_running(self, state: State | None = None) -> None:
        running = self._running
        if running is not None:
            words = RunningWords()
            told = [words.company(running.record), words.moment(running)]
            if state is not None:
                told.append(words.state(running.record, state))
            begun = translate("HomePage", "Continue")
            self._running_words.setText(f"{begun}: {separated(told)}")
        for part in (self._running_words, self.continue_button):
            part.setVisible(running is not None)
        self._name_play()
        self._lead()

    def _name_play(self) -> None:
        """Beside a game to be continued, say that another one is begun."""
        new = self._running is not None
        words = translate("EndPage", "New game") if new else self.tr("Play")
        self.play_button.setText(words)

    @property
    def _summary(self) -> GameSummary | None:
        """The player's results in the game, once they are read."""
        return self._facts.overview.games.get(self.game)

    def _show_setup(self) -> None:
        """The game that Play starts: who plays, and in which variant."""
        settings, first = self.context.settings, self._summary is None
        beside = self._running is not None
        made_of = deepcopy((settings.last.get(self.game), settings.profiles)), first, beside
        if self._setup_words is None or self._setup_words[0] != made_of:
            self._setup_words = made_of, self._tell_setup(first)
        self._setup.setText(self._setup_words[1])

    def _tell_setup(self, first: bool) -> str:
        record = last_record(self.context, self.game, rated=False)
        names = joined(_named(record.seats, at) for at in range(len(record.seats)))
        words = [names, variant_words(self.game, record.options)]
        if record.practice:
            words.append(self.tr("Practice"))
        setup = separated(words)
        if self._running is not None:
            another = translate("EndPage", "New game")
            setup = f"{another}: {setup}"
        elif self.game in self.context.settings.last:
            setup = self.tr("As last time: {setup}").format(setup=setup)
        if first and any(_is_even(seat) for seat in record.seats):
            gentle = translate("Opponents", "Gentle at first; then as strong as you are.")
            setup = f"{setup}\n{gentle}"
        return setup

    def restyle(self) -> None:
        super().restyle()
        self._drawing.setPixmap(self._picture())
        for link in self.links:
            link.refresh()

    @property
    def loading(self) -> bool:
        return self._reader.loading

    def close_game(self) -> None:
        self._reader.close()
        self._replayed.stop()

    def _show_facts(self, facts: HomeFacts) -> None:
        self._facts = facts
        for link in self.links:
            link.refresh()
        self._lead()
        summary = self._summary
        self._reached_card.setVisible(summary is not None)
        if summary is None:
            self._tops.set_shape(_TOP_WIDTH, 1)
            return
        self._reached_title.setText(self.tr("Your progress"))
        self._reached.setText(self._words.kinds(self.game, summary))
        rivals = by_rival(summary.opponents)[:_MOST_RIVALS]
        self._rivals.setText("\n".join(self._words.rivalry(one) for one in rivals))
        self._rivals.setVisible(bool(rivals))
        # A card of its own height beside Play would be empty with less.
        lines = self._reached.text().count("\n") + 1 + len(rivals)
        self._tops.set_shape(_TOP_WIDTH, 2 if lines >= _LINES_BESIDE else 1)


def _is_even(seat: Seat) -> bool:
    return seat.kind != "person" and seat.level not in LEVEL_NAMES


def _named(seats: Sequence[Seat], at: int) -> str:
    """The name of a player of the game that Play starts, with the level of a bot."""
    seat = seats[at]
    if not _is_even(seat):
        return name_and_level(seats, at)
    even = translate("Opponents", "Even match")
    return f"{isolated(shown_name(seats, at))} ({with_style(even, seat.style)})"
