"""The window: one page at a time, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.storage.files import Problem, refused
from harmony_desktop.storage.settings import MOST_RECENT
from harmony_desktop.ui.kit.context import Context, now, today
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.kit.outside import is_text
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.widgets import Page
from harmony_desktop.ui.pages.home.page import HomePage

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import (
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QKeyEvent,
        QResizeEvent,
        QScreen,
    )

    from harmony_desktop.controller.background import Job
    from harmony_desktop.controller.deals import Deal
    from harmony_desktop.controller.session import Session
    from harmony_desktop.engine.extras import OwnPage
    from harmony_desktop.engine.record import Record, Seat
    from harmony_desktop.storage.analyses import CostlyMoment
    from harmony_desktop.storage.results import Result
    from harmony_desktop.ui.pages.end.page import EndPage
    from harmony_desktop.ui.table.keys_dialog import KeysDialog
    from harmony_desktop.ui.table.page import TablePage
    from harmony_desktop.ui.table.toast import Toast

_END_DELAY_MS = 1100
_REST_MS = 400
"""How long after the first paint the window goes on loading: its drawings come first."""
_RESIZED_MS = 150
"""How long the edge of the window rests before its words are measured anew."""
_FIRST_SIZE = QSize(1280, 800)
_LEAST_SIZE = QSize(640, 400)
_FRAME = QMargins(8, 40, 8, 8)
"""About what a title bar and the edges take of the screen."""
_TOLD_AGAIN = ("cannot-write", "cannot-remove", "results-busy")
"""Problems that pass and may come again; the others stay as they are."""


class Window(QMainWindow):
    """Shows pages and takes the player from one to another."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.messages = Messages(self)
        self.setAcceptDrops(True)
        self.setMinimumSize(_LEAST_SIZE)
        self._restore_place()
        context.grow_with(self._size_to_come())
        self._resized = QTimer(self, singleShot=True, interval=_RESIZED_MS)
        self._resized.timeout.connect(lambda: context.grow_with(self.size()))
        self._stack = QStackedWidget()
        self._stack.setObjectName("pages")
        self._whole = QVBoxLayout()
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self._stack, 1)
        whole = QWidget()
        whole.setLayout(self._whole)
        self.setCentralWidget(whole)
        self.home = HomePage(context)
        self._stack.addWidget(self.home)
        context.theme.dress()
        self._below: Toast | None = None
        """Messages of pages that have no place for them."""
        self._unsaved: QLabel | None = None
        self._check: Job | None = None
        self._told: set[tuple[str, Path]] = set()
        self._wire_home()
        context.troubled.connect(self.tell_problem)
        context.unsaved.connect(self._show_unsaved)
        self._name_window()
        if context.painted:
            self._on_first_paint()
        else:
            context.first_painted.connect(self._on_first_paint)

    def _on_first_paint(self) -> None:
        from harmony_desktop.ui.access import widget_access

        widget_access.install()
        self._load_rest_later()

    def _wire_home(self) -> None:
        home = self.home
        home.game_wanted.connect(lambda game: self.show_new_game(game))
        home.rules_wanted.connect(self.show_rules)
        home.save_wanted.connect(lambda save: self.resume(save.record, save.path))
        home.daily_wanted.connect(self.start_daily)
        home.calendar_wanted.connect(self.show_calendar)
        home.file_wanted.connect(self.open_file)
        home.open_wanted.connect(self.ask_for_file)
        home.records_wanted.connect(self.show_records)
        home.pad_wanted.connect(self.show_pad)
        home.practice_wanted.connect(self.show_practice)
        self._practise_by_key(home, None)
        home.own_page_wanted.connect(self.show_own_page)
        home.settings_wanted.connect(self.show_settings)
        home.about_wanted.connect(self.show_about)
        home.given_up.connect(self._offer_undo)

    # Pages

    @property
    def page(self) -> Page:
        """The page that is shown."""
        page = self._stack.currentWidget()
        assert isinstance(page, Page)
        return page

    @property
    def _others(self) -> list[Page]:
        """Every page but Home, the newest first."""
        pages = [self._stack.widget(index) for index in reversed(range(self._stack.count()))]
        return [page for page in pages if isinstance(page, Page) and page is not self.home]

    def _show(self, page: Page) -> None:
        if page is not self.home:
            self.context.after_first_paint()
        if self._below is not None:
            self._below.page_changed()
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.setFocus()

    def _leave(self, page: Page) -> None:
        """Drop a page that is not needed any more."""
        page.close_game()
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()

    def show_home(self) -> None:
        """Back to Home; a running game stays on disk."""
        self._leave_all_but(self.home)
        self.home.refresh()
        self._show(self.home)

    def _leave_all_but(self, page: Page) -> None:
        """Leave every page but Home and one that is shown already: else Home came in between."""
        for other in self._others:
            if other is not page:
                self._leave(other)

    def _push(self, page: Page) -> None:
        """Show a page whose Back leads to the page before it."""
        before = self.page
        page.left.connect(lambda: self._pop(page, before))
        self._show(page)

    def _pop(self, page: Page, before: Page) -> None:
        self._stack.setCurrentWidget(before)
        self._leave(page)

    def show_new_game(self, game: str, deal: Deal | None = None) -> None:
        from harmony_desktop.ui.pages.new_game.page import NewGamePage

        page = NewGamePage(self.context, game, deal)
        page.left.connect(self.show_home)
        page.rules_wanted.connect(self.show_rules)
        page.page_wanted.connect(self._push)
        page.started.connect(self._start)
        page.deal_found.connect(self._show_deal)
        self._show(page)

    def _show_deal(self, deal: Deal) -> None:
        """New game as a friend has played it."""
        self.show_new_game(deal.game, deal)
        self._leave_all_but(self.page)

    def show_hindsight(self, session: Session) -> None:
        """What was possible in a finished game."""
        from harmony_desktop.ui.pages.best_possible import HindsightPage

        self._push(HindsightPage(self.context, session))

    def show_calendar(self, game: str = "") -> None:
        """The games of the day that were played."""
        from harmony_desktop.ui.pages.calendar import CalendarPage

        page = CalendarPage(self.context, game or games.GAMES[0])
        page.day_wanted.connect(self.start_daily)
        page.replay_wanted.connect(self._replay)
        self._push(page)

    def show_rules(self, game: str) -> None:
        from harmony_desktop.ui.pages.rules import WholeRulesPage

        self._push(WholeRulesPage(self.context, game))

    def show_settings(self) -> None:
        from harmony_desktop.ui.pages.settings.page import SettingsPage

        self._push(SettingsPage(self.context))

    def show_about(self) -> None:
        from harmony_desktop.ui.pages.about.page import AboutPage

        self._push(AboutPage(self.context, self._write_handbook))

    @staticmethod
    def _write_handbook(folder: Path, language: str) -> Path:
        from harmony_desktop.ui.shell.handbook import written

        return written(folder, language)

    def show_records(self) -> None:
        from harmony_desktop.ui.pages.statistics.page import StatisticsPage

        page = StatisticsPage(self.context)
        page.replay_wanted.connect(self._replay)
        page.review_wanted.connect(lambda result: self._replay(result, review=True))
        page.undo_offered.connect(lambda words, undo: self.tell(words, self.messages.undo(), undo))
        page.told.connect(self.tell)
        page.achievements_wanted.connect(self.show_achievements)
        self._push(page)

    def show_achievements(self) -> None:
        from harmony_desktop.ui.pages.achievements.page import AchievementsPage

        page = AchievementsPage(self.context)
        page.game_wanted.connect(self._replay_identity)
        self._push(page)

    def show_pad(self, game: str) -> None:
        """The score pad for a game from the box."""
        from harmony_desktop.ui.pad.page import PadPage

        self._push(PadPage(self.context, game))

    def show_own_page(self, game: str, own: OwnPage) -> None:
        """A page that only one game has."""
        self._push(games.page(game, own).open_page(self.context))

    # Games

    def start_daily(self, game: str, day: str = "") -> None:
        """The game of the day, today's unless another day is named: the same for everybody.

        Today's first try counts. One that is begun goes on; one that was played, given up or
        missed can still be played for practice.
        """
        from harmony_desktop.controller import daily
        from harmony_desktop.storage import saves
        from harmony_desktop.storage.results import Unreadable

        day = day or today()
        for entry in saves.listed(self.context.places)[0]:
            save = saves.look_at(entry)
            if not isinstance(save, saves.Save):
                continue
            if save.record.daily == day and save.record.game == game:
                self.resume(save.record, save.path)
                return
        try:
            done = self.context.results.daily(game, day)
        except Unreadable as trouble:
            # Should there be a result already, it stays the one that counts.
            self.tell_problem(trouble.problem)
            done = None
        known = done or saves.gave_up_daily(self.context.places, game, day)
        counts = not known and day == today()
        self._start(self._with_oneself(daily.record_of(game, day, counts, now())))

    def _with_oneself(self, record: Record) -> Record:
        """The same game with whoever played last at the first person's seat."""
        from harmony_desktop.ui.players.faces import is_face

        profiles = self.context.settings.profiles
        place = next(n for n, seat in enumerate(record.seats) if seat.kind == "person")
        if not profiles:
            return record
        face = profiles[0].face if is_face(profiles[0].face) else None
        known = {"name": profiles[0].name, "face": face}
        seats = list(record.seats)
        seats[place] = seats[place].model_copy(update=known)
        return record.model_copy(update={"seats": tuple(seats)})

    def _start(self, record: Record) -> None:
        from harmony_desktop.storage import saves

        self.resume(record, saves.new_path(self.context.places, record.game), new=True)

    def resume(self, record: Record, path: Path, new: bool = False) -> None:
        """Open the table of a new or saved game."""
        from harmony_desktop.controller.session import Session
        from harmony_desktop.engine.game import BadRecord
        from harmony_desktop.ui.table.page import TablePage

        # Moves that could not be written are newer than what is on disk.
        record = self.context.waiting.get(path, record)
        try:
            session = Session(record, path, self.context.places, keeper=self.context.keeper)
        except BadRecord as problem:
            self.tell(self.messages.bad_record(path.name, problem))
            return
        page = TablePage(self.context, session)
        page.left.connect(self.show_home)
        page.settings_wanted.connect(self.show_settings)
        page.hindsight_wanted.connect(lambda: self.show_hindsight(session))
        page.try_wanted.connect(self._start)
        page.restart_wanted.connect(lambda: self._restart(session))
        page.new_deal_wanted.connect(lambda: self._again(session))
        page.practice_wanted.connect(lambda: self.show_practice(record.game))
        page.ended.connect(lambda: self._end_soon(page))
        self._show(page)
        self._leave_all_but(page)
        page.begin()
        guided = self.context.settings.guided
        if new and record.game not in guided and session.persons:
            self.context.change("guided", [*guided, record.game])
            page.start_coach()

    def _replay(self, result: Result, review: bool = False) -> None:
        """Look at a finished game of the list again, or have it analysed."""
        from harmony_desktop.engine.game import BadRecord
        from harmony_desktop.engine.record import read_record

        try:
            table = self._look_at(read_record(result.record))
        except BadRecord as problem:
            self.tell(self.messages.bad_record("", problem))
        else:
            if review:
                table.side.start_analysis()

    def _replay_identity(self, identity: str) -> None:
        """Look at a finished game by its identity."""
        from harmony_desktop.storage.results import Unreadable

        try:
            result = self.context.results.one(identity)
        except Unreadable as trouble:
            self.tell_problem(trouble.problem)
            return
        if result is not None:
            self._replay(result)

    def _look_at(self, record: Record) -> TablePage:
        """Look at a game that is over. It is not a running game: nothing is written."""
        from harmony_desktop.controller.session import Session
        from harmony_desktop.storage import saves
        from harmony_desktop.ui.table.page import TablePage

        places = self.context.places
        # Raises BadRecord where this version cannot play it any more.
        session = Session(
            record, saves.new_path(places, record.game), places, keeper=self.context.keeper
        )
        page = TablePage(self.context, session)
        before = self.page
        page.left.connect(lambda: self._pop(page, before))
        page.settings_wanted.connect(self.show_settings)
        page.hindsight_wanted.connect(lambda: self.show_hindsight(session))
        page.ended.connect(lambda: self._show_end(page))
        page.try_wanted.connect(self._start)
        page.restart_wanted.connect(lambda: self._same_deal(session))
        page.new_deal_wanted.connect(lambda: self._again(session))
        page.practice_wanted.connect(lambda: self.show_practice(record.game))
        self._show(page)
        page.refresh_table()
        page.side.tabs.setCurrentWidget(page.side.history)
        page.view.setFocus()
        return page

    def _end_soon(self, table: TablePage) -> None:
        """The last placement is seen before the result covers it."""
        delay = 0 if self.context.settings.animation == "off" else _END_DELAY_MS
        QTimer.singleShot(delay, table, lambda: self._show_end(table))

    def _show_end(self, table: TablePage) -> None:
        from harmony_desktop.ui.pages.end.page import EndPage

        if self.page is not table or not table.session.over:
            return
        page = EndPage(self.context, table.session, table.table)
        page.left.connect(self.show_home)
        page.again.connect(lambda: self._again(table.session, page.next_table.by_seat()))
        page.same_deal.connect(lambda: self._same_deal(table.session))
        page.new_game.connect(lambda: self._set_up_anew(table.session.game.id))
        page.look_back.connect(lambda: self._pop(page, table))
        page.review.connect(lambda: self._review(page, table))
        self._practise_by_key(page, table.session.game.id)
        page.keep_picture.connect(table.export.keep_picture)
        page.hindsight.connect(lambda: self.show_hindsight(table.session))
        page.copy_result.connect(lambda: self.tell(table.copy_result()))
        winners = table.session.state.winners()
        drawn = table.session.game.draws and len(winners) > 1
        if winners and not drawn and len(table.session.seats) > 1:
            self.context.sounds.play("win")
        self._show(page)

    def _review(self, end: EndPage, table: TablePage) -> None:
        self._pop(end, table)
        table.side.start_analysis()

    def _practise_by_key(self, page: Page, game: str | None) -> None:
        """The key that means the same at every table."""
        from PySide6.QtGui import QKeySequence, QShortcut

        key = QShortcut(QKeySequence("F2"), page)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key.activated.connect(lambda: self.show_practice(game))

    def show_practice(self, game: str | None = None) -> None:
        """Costly moments of the player's own, of one game or of all, to be decided once more."""
        from harmony_desktop.storage.analyses import Analyses

        moments = Analyses(self.context.places).costly_moments(game)
        if moments:
            self._practise(moments, 0)
        else:
            self.tell(
                self.tr(
                    "There are no costly moments to practise yet. Play a game to its end and let"
                    " it be analysed."
                )
            )

    def _practise(self, moments: Sequence[CostlyMoment], place: int) -> None:
        """Show one of them; one that cannot be played any more is passed over."""
        from harmony_desktop.controller.practice import Exercise
        from harmony_desktop.engine.game import BadRecord
        from harmony_desktop.ui.table.page import TablePage
        from harmony_desktop.ui.table.practice_page import PracticeBanner

        moment = moments[place]
        try:
            exercise = Exercise(moment, self.context.places)
        except BadRecord as problem:
            self.tell(self.messages.bad_record("", problem))
            return
        page = TablePage(self.context, exercise)
        banner = PracticeBanner(self.context, page, exercise, place, len(moments))
        before = self.page

        def go_on() -> None:
            self._pop(page, before)
            self._practise(moments, (place + 1) % len(moments))

        banner.next_wanted.connect(go_on)
        page.show_banner(banner)
        page.left.connect(lambda: self._pop(page, before))
        page.settings_wanted.connect(self.show_settings)
        page.practice_wanted.connect(go_on)
        self._show(page)
        page.refresh_table()
        page.view.setFocus()

    def _again(self, session: Session, faces: Mapping[int, str] | None = None) -> None:
        """The same players and options on another deal; whoever begins passes it on.

        Other characters may sit at the bots' seats now.
        """
        from random import SystemRandom

        from harmony_desktop.engine.options import WhoBegins, passed_on

        options = dict(session.record.options)
        if WhoBegins.key in session.options:
            began = str(session.options[WhoBegins.key])
            options[WhoBegins.key] = passed_on(began, len(session.seats))
        fresh = {
            "moves": (),
            "seats": _with_faces(session, faces or {}),
            "options": options,
            "seed": SystemRandom().randrange(1, 10**9),
            "daily": None,
            "hints": 0,
            "started": now(),
        }
        self._start(session.record.model_copy(update=fresh))

    def _same_deal(self, session: Session) -> None:
        """The same players on the same deal. It is known by now, so the game is practice."""
        fresh = {"moves": (), "practice": True, "daily": None, "hints": 0, "started": now()}
        self._start(session.record.model_copy(update=fresh))

    def _restart(self, session: Session) -> None:
        """Play the deal from its first move; the game so far is given up, and can be had back."""
        from harmony_desktop.storage import saves

        record, path = session.record, session.path
        self._same_deal(session)
        kept = saves.give_up(path) if record.moves and not session.over else None
        if isinstance(kept, Path):
            self.tell(
                self.messages.given_up(),
                self.messages.undo(),
                lambda: self._have_back(kept, path, record),
            )
        elif kept is not None:
            self.tell_problem(kept)

    def _have_back(self, kept: Path, path: Path, record: Record) -> None:
        from harmony_desktop.storage import saves

        if problem := saves.take_back(kept, path):
            self.tell_problem(problem)
        self.resume(record, path)

    def _set_up_anew(self, game: str) -> None:
        self.show_home()
        self.show_new_game(game)

    def open_file(self, path: Path) -> None:
        """Open a record the player names.

        One of the running games goes on; a finished game is shown; any other file goes on as a
        practice game of its own, since its deal may be known already. The file is left as it is.
        """
        from harmony_desktop.engine.game import BadRecord
        from harmony_desktop.storage import saves

        try:
            record = saves.read(path)
        except OSError as problem:
            self._remember_file(path, False)
            self.tell(self.messages.problem(refused("cannot-read", path, problem)))
        except MemoryError:
            self.tell(self.messages.no_memory())
        except BadRecord as problem:
            self.tell(self.messages.bad_record(path.name, problem))
        else:
            if path.resolve().parent == self.context.places.saves.resolve():
                self.resume(record, path)
                return
            self._remember_file(path, True)
            if saves.is_over(record):
                self._look_at(record)
            else:
                copy = record.model_copy(update={"practice": True, "daily": None})
                self.resume(copy, saves.new_path(self.context.places, record.game))

    def ask_for_file(self) -> None:
        """Let the player choose a record to open."""
        from PySide6.QtCore import QStandardPaths

        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        path = self._ask_path(self.messages.open_title(), folder)
        if path:
            self.open_file(Path(path))

    def _ask_path(self, title: str, folder: str) -> str:
        from PySide6.QtWidgets import QFileDialog

        return QFileDialog.getOpenFileName(self, title, folder, "Harmony (*.harmony)")[0]

    def _remember_file(self, path: Path, opened: bool) -> None:
        """Offer a file again, or no more if it cannot be read."""
        name = str(path.absolute())
        recent = [one for one in self.context.settings.recent if one != name]
        if opened and is_text(name):
            recent.insert(0, name)
        if recent != self.context.settings.recent:
            self.context.change("recent", recent[:MOST_RECENT])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    # Telling

    def tell(
        self, words: str, offer: str | None = None, action: Callable[[], None] | None = None
    ) -> None:
        """Say something where the page does so, or below it."""
        self._toast.show_text(words, offer, action)

    @property
    def _toast(self) -> Toast:
        """Where messages are shown now."""
        if self.page.toast is not None:
            return self.page.toast
        if self._below is None:
            from harmony_desktop.ui.table.toast import Toast

            self._below = Toast()
            self._whole.addWidget(self._below)
        return self._below

    def tell_problem(self, problem: Problem) -> None:
        """Tell of a problem with a file; of the same one, once."""
        if problem.key not in _TOLD_AGAIN:
            if (problem.key, problem.path) in self._told:
                return
            self._told.add((problem.key, problem.path))
        self._toast.queue_text(self.messages.problem(problem))

    def _load_rest_later(self) -> None:
        QTimer.singleShot(_REST_MS, self, self._load_rest)

    def _load_rest(self) -> None:
        """What the first paint did without."""
        from PySide6.QtGui import QIcon, QKeySequence, QShortcut

        self.setWindowIcon(QIcon(str(resource("app", "icon-256.png"))))
        self._wire_commands()
        QShortcut(QKeySequence.StandardKey.Open, self).activated.connect(self.ask_for_file)
        for problem in self.context.early_problems:
            self.tell_problem(problem)
        from harmony_desktop.controller.background import Job

        results = self.context.results
        self._check = Job(lambda: [results.check()], self._on_checked, self._on_check_ended)
        from harmony_desktop.ui.shell.warming import Warming

        Warming(self, lambda: self.page is self.home)

    def _on_checked(self, found: Problem | None) -> None:
        if found is not None:
            self.tell_problem(found)

    def _on_check_ended(self) -> None:
        self._check = None

    def _show_unsaved(self, unsaved: bool) -> None:
        """A line above every page, for as long as something is not on disk."""
        if self._unsaved is None:
            from harmony_desktop.ui.kit.widgets import label

            self._unsaved = label("unsaved")
            self._unsaved.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setMenuWidget(self._unsaved)
        if self._unsaved.isVisible() and not unsaved:
            self.tell(self.messages.saved_again())
        self._unsaved.setText(self.messages.unsaved())
        self._unsaved.setVisible(unsaved)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_window()
            if self._unsaved is not None:
                self._unsaved.setText(self.messages.unsaved())

    def _name_window(self) -> None:
        """The program has one name in each language: here, on Home and in the launcher."""
        name = translate("HomePage", "Harmony Desktop")
        self.setWindowTitle(name)
        QGuiApplication.setApplicationDisplayName(name)

    def _offer_undo(self, undo: Callable[[], None]) -> None:
        self.tell(self.messages.given_up(), self.messages.undo(), undo)

    # The keyboard

    def _wire_commands(self) -> None:
        """Listen for the keys that mean the same on every page."""
        from PySide6.QtGui import QKeySequence, QShortcut

        commands = self.context.window_commands
        commands.keys_wanted.connect(self.show_keys)
        commands.full_screen_wanted.connect(self._toggle_full_screen)
        commands.closing_wanted.connect(self.close)
        for command in commands.listed():
            for key in command.keys:
                QShortcut(QKeySequence(key), self).activated.connect(command.act)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        from harmony_desktop.ui.kit import tabbing

        return tabbing.go_on(self, next_one)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the focused thing says, and otherwise what the page is for.

        Escape goes back, wherever nothing nearer has a use for it.
        """
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self._go_back()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QComboBox):
            focused.showPopup()
        else:
            button = focused if isinstance(focused, QAbstractButton) else self.page.primary
            if button is not None:
                button.click()

    def _go_back(self) -> None:
        if self.page is not self.home:
            self.page.go_back()
        elif self.isFullScreen():
            self._toggle_full_screen()

    def show_keys(self) -> None:
        """List the keys of the page that is shown, and those of the window."""
        from harmony_desktop.ui.table.keys_dialog import KeysDialog

        self._show_dialog(KeysDialog(self.page.keys(), self.context.window_commands, self))

    def _show_dialog(self, dialog: KeysDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.exec()

    # The window itself

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_place(self) -> None:
        settings = self.context.settings
        wanted = None if settings.window is None else QRect(*settings.window)
        self.setGeometry(fitted(wanted, [one.availableGeometry() for one in self._screens()]))
        if settings.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _screens(self) -> list[QScreen]:
        """All screens, the one it would open on first."""
        first = self.screen()
        return [first, *(one for one in QGuiApplication.screens() if one is not first)]

    def _size_to_come(self) -> QSize:
        """The size it is going to have when it is shown."""
        return self.screen().availableSize() if self.isMaximized() else self.size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resized.start()

    def _may_close(self) -> bool:
        """Whether nothing would be lost, or the player says that it may be."""
        if not self.context.waiting or self.context.keeper.retry():
            return True
        return not self.context.keeper.at_risk or self._ask_to_close()

    def _ask_to_close(self) -> bool:
        from PySide6.QtWidgets import QMessageBox

        question, close, stay = self.messages.close_unsaved()
        box = QMessageBox(QMessageBox.Icon.Warning, "Harmony Desktop", "", parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(question)
        closing = box.addButton(close, QMessageBox.ButtonRole.DestructiveRole)
        staying = box.addButton(stay, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(staying)
        box.exec()
        return box.clickedButton() is closing

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        if self._check is not None:
            self._check.close()
        box = self.normalGeometry()
        self.context.settings.window = [box.x(), box.y(), box.width(), box.height()]
        self.context.settings.maximized = self.isMaximized()
        self.context.save()
        for page in self._others:
            page.close_game()
        super().closeEvent(event)


def _dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged onto the window, if it can be a record."""
    from harmony_desktop.storage.saves import SUFFIX

    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return next((path for path in files if path.suffix == SUFFIX), None)


def _with_faces(session: Session, chosen: Mapping[int, str]) -> tuple[Seat, ...]:
    """The seats with these faces at some of them; a new character brings its own style along."""
    from harmony_desktop.bots.create import styles
    from harmony_desktop.ui.players.players import faces, style_played

    seats = list(session.record.seats)
    before = faces(seats)
    for place, face in chosen.items():
        seat = seats[place]
        style = seat.style
        if face != before[place]:
            style = style_played("", face, styles(session.game.id, seat.level or "medium"))
        seats[place] = seat.model_copy(update={"face": face, "name": "", "style": style})
    return tuple(seats)


def fitted(wanted: QRect | None, screens: Sequence[QRect]) -> QRect:
    """Where the window goes: where it was, or in the middle of the first screen, and inside it."""
    if wanted is not None:
        if any(screen.contains(wanted) for screen in screens):
            return wanted
        seen = [screen for screen in screens if screen.intersects(wanted)]
        screens = [*seen, *screens]
    room = screens[0].marginsRemoved(_FRAME)
    size = (wanted or QRect(QPoint(), _FIRST_SIZE)).size().boundedTo(room.size())
    box = QRect(QPoint(), size)
    box.moveCenter(room.center())
    return box
