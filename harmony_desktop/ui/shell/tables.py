"""Opening tables: of a new game, a saved one, a finished one, an exercise, a tutorial."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple
from weakref import ReferenceType, ref

from PySide6.QtCore import QTimer

from harmony_desktop import games
from harmony_desktop.bots.decisions import Verdict
from harmony_desktop.bots.puzzles import Puzzle
from harmony_desktop.controller import daily, ladder
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.puzzles import PuzzleBook
from harmony_desktop.controller.session import Session
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.controller.tutorial import Tutorial, record_of
from harmony_desktop.engine.game import BadRecord, State
from harmony_desktop.engine.options import Options, read_options
from harmony_desktop.engine.rating import GlickoRating
from harmony_desktop.engine.record import Record, read_record
from harmony_desktop.storage import progress, saves
from harmony_desktop.storage.analyses import Analyses, CostlyMoment
from harmony_desktop.storage.files import Problem
from harmony_desktop.storage.results import Result, Unreadable
from harmony_desktop.ui.kit.context import Context, now, today
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.kit.widgets import Page
from harmony_desktop.ui.pages.new_game.last_time import last_record
from harmony_desktop.ui.shell.navigation import Navigation
from harmony_desktop.ui.shell.notices import Notices
from harmony_desktop.ui.shell.rematch import another_deal, same_deal, with_profile
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.practice_card import PracticeCard
from harmony_desktop.ui.table.puzzle_card import PuzzleCard
from harmony_desktop.ui.table.tutorial_card import TutorialCard


class TableActions(NamedTuple):
    """The answers to a table's requests that depend on why it was opened."""

    restart: Callable[[], None]
    new_deal: Callable[[], None]
    practise: Callable[[], None]
    teach: Callable[[str, Options], None]
    show_end: Callable[[TablePage], None] | None
    """Shows the result; a practice position and a tutorial have none."""


class Tables:
    """Opens the table of a game, and its result page afterwards."""

    def __init__(
        self, context: Context, navigation: Navigation, notices: Notices, messages: Messages
    ) -> None:
        self._context = context
        self._navigation = navigation
        self._notices = notices
        self._messages = messages
        self._celebrated: ReferenceType[Timeline[State]] | None = None
        """The latest game whose end was shown; it may go meanwhile."""

    def _make(
        self, game: Session | Exercise | Tutorial | Timeline[State], actions: TableActions
    ) -> TablePage:
        """Make the page of a table and connect it; the caller shows it."""
        page = TablePage(self._context, game)
        open_page = self._navigation.open
        page.settings_wanted.connect(lambda: open_page("settings"))
        page.hindsight_wanted.connect(lambda: open_page("best_possible", page.timeline))
        page.try_wanted.connect(self.start)
        page.restart_wanted.connect(actions.restart)
        page.new_deal_wanted.connect(actions.new_deal)
        page.practice_wanted.connect(actions.practise)
        page.tutorial_wanted.connect(actions.teach)
        if (show_end := actions.show_end) is not None:
            page.ended.connect(lambda: show_end(page))
        return page

    def _of_a_game(
        self,
        timeline: Timeline[State],
        restart: Callable[[], None],
        show_end: Callable[[TablePage], None],
    ) -> TableActions:
        return TableActions(
            restart=restart,
            new_deal=lambda: self.start(another_deal(timeline, {})),
            practise=lambda: self.practise(timeline.game.id),
            teach=self.teach,
            show_end=show_end,
        )

    # Running games

    def start(self, record: Record) -> None:
        """Open the table of a new game."""
        self.resume(record, saves.new_path(self._context.places, record.game))

    def play(self, game: str) -> None:
        """Open the table of a new game, set up as it was last time."""
        self.start(last_record(self._context, game))

    def start_daily(self, game: str, day: str = "") -> None:
        """Open the game of a day, today's if none is named: the same for everybody.

        Today's first try counts. One that was begun is resumed; one that was played, given up or
        missed can still be played for practice.
        """
        day = day or today()
        # A try that has just ended may still be on its way to the results.
        self._context.flush_games()
        for entry in saves.listed(self._context.places)[0]:
            save = saves.read_entry(entry)
            if not isinstance(save, saves.Save):
                continue
            if save.record.daily == day and save.record.game == game:
                self.resume(save.record, save.path)
                return
        try:
            done = self._context.results.daily(game, day)
        except Unreadable as trouble:
            # Should there be a result already, it stays the one that counts.
            self._notices.report(trouble.problem)
            done = None
        known = done or saves.gave_up_daily(self._context.places, game, day)
        counts = not known and day == today()
        record = daily.record_of(game, day, counts, now())
        self.start(with_profile(record, self._context.settings.profiles))

    def resume(self, record: Record, path: Path) -> None:
        """Open the table of a new or saved game in place of every other page."""
        # Moves that could not be written are newer than what is on disk.
        record = self._context.waiting.get(path, record)
        try:
            session = Session(record, path, self._context.places, keeper=self._context.keeper)
        except BadRecord as problem:
            self._notices.show(self._messages.bad_record(path.name, problem))
            return
        timeline = session.timeline
        page = self._make(
            session,
            self._of_a_game(timeline, lambda: self._restart(session), self._show_end_soon),
        )
        page.left.connect(self._navigation.show_home)
        self._navigation.show(page)
        self._navigation.close_all_but(page)
        page.begin()

    def _restart(self, session: Session) -> None:
        """Play the deal from its first move; a running game is given up, with an offer to undo."""
        record, path = session.timeline.record, session.path
        self.start(same_deal(record))
        if not record.moves or session.timeline.over:
            return
        kept = saves.give_up(path)
        if not isinstance(kept, Problem):
            # What the disk has refused so far would bring the game back.
            self._context.keeper.forget(path)
        if isinstance(kept, Path):
            self._notices.offer_undo(
                self._messages.given_up(), lambda: self._take_back(kept, path, record)
            )
        elif kept is not None:
            self._notices.report(kept)

    def _take_back(self, kept: Path, path: Path, record: Record) -> None:
        if problem := saves.take_back(kept, path):
            self._notices.report(problem)
        self.resume(record, path)

    # Finished games

    def replay(self, result: Result, review: bool = False) -> None:
        """Open a finished game of the list, or have it analysed."""
        try:
            self.open_finished(read_record(result.record), review)
        except BadRecord as problem:
            self._notices.show(self._messages.bad_record("", problem))

    def replay_identity(self, identity: str) -> None:
        """Open a finished game by its identity."""
        try:
            result = self._context.results.one(identity)
        except Unreadable as trouble:
            self._notices.report(trouble.problem)
            return
        if result is not None:
            self.replay(result)

    def open_finished(self, record: Record, review: bool = False) -> TablePage:
        """Open a game that is over, to `review` it with its analysis.

        BadRecord where this version cannot play it any more.
        """
        timeline: Timeline[State] = Timeline(record)
        page = self._make(
            timeline,
            self._of_a_game(
                timeline,
                lambda: self.start(same_deal(record)),
                lambda table: self._show_end(table, fresh=False),
            ),
        )
        # Before it is shown: the table is laid out once, beside the drawer.
        if review:
            page.side.start_analysis()
        else:
            page.side.open_moves()
        self._navigation.push(page)
        page.begin()
        return page

    def _show_end_soon(self, table: TablePage) -> None:
        """Show the result once the move that ended the game has been dealt with."""
        QTimer.singleShot(0, table, lambda: self._show_end(table))

    def _show_end(self, table: TablePage, fresh: bool = True) -> None:
        # Loaded with the first end, not with the first table.
        from harmony_desktop.ui.pages.end.page import EndPage

        navigation, timeline = self._navigation, table.timeline
        if navigation.page is not table or not timeline.over:
            return
        climb = None
        if fresh:
            climb = ladder.enter(self._context.places, timeline.record, timeline.state)
        rung = None if climb is None else climb.next_rung
        first = fresh and (self._celebrated is None or self._celebrated() is not timeline)
        self._celebrated = ref(timeline)
        if table.playback.back:
            # The result shows the end, not the moment that was looked at; painted once, for it.
            table.table.device_scale = 0.0
            table.playback.return_to_now()
        page = EndPage(self._context, timeline, table.table, fresh, rung, celebrates=first)
        page.next_deal.connect(lambda: self._start_rung(timeline.game.id, rung or 1))
        page.left.connect(navigation.show_home)
        page.again.connect(
            lambda: self.start(
                another_deal(timeline, page.next_table.by_seat(), page.even_strength())
            )
        )
        page.same_deal.connect(lambda: self.start(same_deal(timeline.record)))
        page.new_game.connect(lambda: self._set_up_another(timeline.game.id))
        page.look_back.connect(lambda: self._look_back(page, table))
        page.review.connect(lambda: self._review(page, table))
        page.practice_wanted.connect(lambda: self.practise(timeline.game.id))
        page.keep_picture.connect(table.export.keep_picture)
        page.save_game.connect(table.export.save_game)
        page.hindsight.connect(lambda: navigation.open("best_possible", timeline))
        page.copy_result.connect(lambda: self._notices.show(table.copy_result()))
        winners = timeline.state.winners()
        drawn = timeline.game.draws and len(winners) > 1
        if first and winners and not drawn and len(timeline.seats) > 1:
            self._context.sounds.play("win")
        navigation.show(page)
        if climb is not None:
            self._say_climbed(timeline.game.id, climb)

    def _say_climbed(self, game: str, climb: ladder.Climb) -> None:
        """Show the stars that a finished game of the ladder has brought."""
        if climb.problem is not None:
            self._notices.report(climb.problem)
        self._notices.show(
            self._messages.climbed(climb.rung, climb.stars),
            translate("PuzzlesPage", "Ladder"),
            lambda: self._navigation.open("ladder", game),
        )

    def _start_rung(self, game: str, rung: int) -> None:
        """Open the table of a deal of the ladder, from 1."""
        known, _ = progress.load(self._context.places)
        self.start(ladder.next_try(game, rung, known, now()))

    def _look_back(self, end: Page, table: TablePage) -> None:
        table.side.open_moves()
        self._navigation.pop(end, table)

    def _review(self, end: Page, table: TablePage) -> None:
        table.side.start_analysis()
        self._navigation.pop(end, table)
        table.show_chosen()

    def _set_up_another(self, game: str, options: Options | None = None) -> None:
        self._navigation.show_home()
        self._navigation.open("new_game", game, None, options)

    # Puzzles and practice

    def solve(self, puzzles: Sequence[Puzzle], place: int = 0) -> None:
        """Open puzzles one after another, from number `place` on."""
        puzzle, book = puzzles[place], PuzzleBook(self._context.places)
        try:
            exercise = Exercise.of(puzzle)
        except BadRecord as problem:
            self._notices.show(self._messages.bad_record("", problem))
            return

        def show_next() -> None:
            self._navigation.pop(page, before)
            if place + 1 < len(puzzles):
                self.solve(puzzles, place + 1)

        def enter(right: bool) -> GlickoRating | None:
            rating = book.enter(puzzle, right, today())
            if book.problem is not None:
                self._notices.report(book.problem)
            return rating

        before = self._navigation.page
        actions = TableActions(exercise.again, show_next, show_next, self.teach, None)
        page = self._make(exercise, actions)
        rating = book.rating(puzzle.game)
        card = PuzzleCard(self._context, page, exercise, place, len(puzzles), rating, enter)
        card.next_wanted.connect(show_next)
        page.beside.show_card(card)
        self._navigation.push(page)
        page.begin()

    def practise_due(self, game: str) -> None:
        """Open the own costly moments of a game that are due today; "" for all games."""
        moments = PuzzleBook(self._context.places).due(today(), game or None)
        if moments:
            self._practise(moments, 0)

    def practise(self, game: str | None = None) -> None:
        """Open costly moments of the player's own, of one game or of all, to decide once more."""
        moments = Analyses(self._context.places).costly_moments(game)
        if moments:
            self._practise(moments, 0)
        else:
            self._notices.show(self._messages.nothing_to_practise())

    def _practise(self, moments: Sequence[CostlyMoment], place: int) -> None:
        try:
            exercise = Exercise(moments[place])
        except BadRecord as problem:
            self._notices.show(self._messages.bad_record("", problem))
            return

        def show_next() -> None:
            self._navigation.pop(page, before)
            self._practise(moments, (place + 1) % len(moments))

        before = self._navigation.page
        actions = TableActions(exercise.again, show_next, show_next, self.teach, None)
        page = self._make(exercise, actions)
        card = PracticeCard(self._context, page, exercise, place, len(moments))
        self._enter_first_try(exercise)
        card.next_wanted.connect(show_next)
        page.beside.show_card(card)
        self._navigation.push(page)
        page.begin()

    # Tutorials

    def teach(self, game: str, options: Options) -> None:
        """Open the tutorial of a game's variant; its end leads to the rest or to a new game."""
        chosen = read_options(games.load(game).options, options)
        lesson = games.tutorial(game).lesson(chosen)
        record = with_profile(record_of(game, lesson, now()), self._context.settings.profiles)
        tutorial = Tutorial(lesson, record)

        def again() -> None:
            self._navigation.pop(page, before)
            self.teach(game, options)

        def new_game() -> None:
            if self._navigation.is_named(before, "new_game"):
                self._navigation.pop(page, before)
            else:
                self._set_up_another(game, lesson.options)

        before = self._navigation.page
        page = self._make(
            tutorial,
            TableActions(
                restart=again,
                new_deal=new_game,
                practise=lambda: self.practise(game),
                teach=lambda *_: again(),
                show_end=None,
            ),
        )
        card = TutorialCard(self._context, tutorial, page.table, page.playback)
        card.play_wanted.connect(page.view.setFocus)
        card.play_on_wanted.connect(lambda: self.start(tutorial.timeline.record))
        card.new_game_wanted.connect(new_game)
        card.finished.connect(lambda: self._remember_taught(game))
        card.left.connect(page.left)
        page.beside.show_card(card)
        self._navigation.push(page)
        page.begin()
        card.show_step()

    def _remember_taught(self, game: str) -> None:
        taught = self._context.settings.taught
        if game not in taught:
            self._context.change("taught", [*taught, game])

    def _enter_first_try(self, exercise: Exercise) -> None:
        """Remember whether an own moment was found at the first try, and when it comes back."""
        book = PuzzleBook(self._context.places)

        def enter(verdict: Verdict) -> None:
            exercise.appraised.disconnect(enter)
            found = exercise.made and verdict.equals_best and not exercise.hinted
            book.enter_moment(exercise.moment, found, today())
            if book.problem is not None:
                self._notices.report(book.problem)

        exercise.appraised.connect(enter)
