"""The puzzles of a game: the five of today, own moments that come back, and the collection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QToolButton

from harmony_desktop import games
from harmony_desktop.bots.puzzles import GRADES, Puzzle, collection, path_of
from harmony_desktop.controller.background import Job
from harmony_desktop.controller.puzzles import A_DAY, PuzzleBook, counts, of_the_day
from harmony_desktop.engine.rating import GlickoRating
from harmony_desktop.engine.themes import THEMES
from harmony_desktop.storage.files import Problem, failure
from harmony_desktop.storage.progress import GamePuzzles
from harmony_desktop.ui.kit.context import Context, today
from harmony_desktop.ui.kit.languages import grown, number, separated
from harmony_desktop.ui.kit.widgets import (
    ClickCard,
    FlowLayout,
    Page,
    card,
    column,
    fill_scrolled,
    in_the_middle,
    label,
    paragraph,
    row,
)
from harmony_desktop.ui.players.game_segments import GameSegments
from harmony_desktop.ui.players.puzzle_words import grade_words, theme_name

_WIDTH = 960


class Reading(NamedTuple):
    """What the page shows of one game, read beside the window."""

    game: str
    puzzles: tuple[Puzzle, ...]
    five: tuple[Puzzle, ...]
    known: GamePuzzles
    rating: GlickoRating
    streak: int
    due: int
    waiting: int
    problem: Problem | None


def _read(context: Context, game: str, day: str) -> Reading:
    book = PuzzleBook(context.places)
    return Reading(
        game,
        collection(game),
        of_the_day(game, day),
        book.of(game),
        book.rating(game),
        book.streak(game, day),
        len(book.due(day, game)),
        book.waiting(game),
        book.problem,
    )


class GroupCard(ClickCard):
    """Puzzles of one theme or grade: how many, and how many are solved."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._count = label("heading"), label("muted")
        layout = column(self._name, self._count, spacing=2)
        layout.setContentsMargins(16, 12, 16, 12)
        self.setLayout(layout)
        self.puzzles: Sequence[Puzzle] = ()

    def show_group(self, name: str, words: str, puzzles: Sequence[Puzzle]) -> None:
        self.puzzles = puzzles
        self._name.setText(name)
        self._count.setText(words)
        self.setAccessibleName(f"{name}. {words}")
        self.setVisible(bool(puzzles))


class PuzzlesPage(Page):
    """A game's puzzles.

    Signals:
        solve_wanted: a list of puzzles to be solved one after another.
        moments_wanted: a game whose due own moments are to be tried again.
        ladder_wanted: the game whose ladder is wanted.
    """

    solve_wanted = Signal(object)
    moments_wanted = Signal(str)
    ladder_wanted = Signal(str)

    def __init__(self, context: Context, game: str = "") -> None:
        super().__init__(context)
        self._listed = tuple(one for one in games.GAMES if path_of(one).exists())
        self._game = game if game in self._listed else self._listed[0]
        self._reading: Reading | None = None
        self._job: Job | None = None
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._ladder = self.button("trophy", "quiet")
        self._ladder.clicked.connect(lambda: self.ladder_wanted.emit(self._game))
        self._games = GameSegments(self._listed, self._game)
        self._games.chosen.connect(self._choose)
        self._today_title, self._today_words = label("heading"), paragraph("muted")
        self._solve = self.button("play", "primary")
        self._solve.clicked.connect(self._solve_today)
        self.primary = self._solve
        self.days_puzzles = [self._make_dot() for _ in range(A_DAY)]
        self._own_title, self._own_words = label("heading"), paragraph("muted")
        self._own = self.button("refresh-cw")
        self._own.hide()
        self._own.clicked.connect(lambda: self.moments_wanted.emit(self._game))
        self._rating_title, self._rating_number = label("heading"), paragraph("title")
        self._rating_words = paragraph("muted")
        self._themes_title, self._grades_title = label("heading"), label("heading")
        self.theme_cards = {theme: self._make_group() for theme in THEMES}
        self.grade_cards = {grade: self._make_group() for grade in range(1, GRADES + 1)}
        self._lay_out()
        self.retranslate()

    def _make_dot(self) -> QToolButton:
        """One of today's five, which can be pressed alone."""
        dot = QToolButton()
        dot.setProperty("role", "day")
        dot.setMinimumSize(44, 44)
        dot.clicked.connect(lambda: self._solve_one(self.days_puzzles.index(dot)))
        return dot

    def _make_group(self) -> GroupCard:
        group = GroupCard()
        group.clicked.connect(lambda: self._solve_group(group.puzzles))
        return group

    def _lay_out(self) -> None:
        day = card(
            self._today_title,
            row(*self.days_puzzles, 1),
            self._today_words,
            1,
            row(self._solve, 1),
            spacing=12,
        )
        own = card(self._own_title, self._own_words, 1, row(self._own, 1), spacing=12)
        rating = card(self._rating_title, self._rating_number, self._rating_words, 1, spacing=12)
        top = FlowLayout(grown(250), spacing=16, most_columns=3)
        for part in (day, own, rating):
            top.addWidget(part)
        inside = column(
            row(self._back, self._title, 1, self._ladder, spacing=12),
            self._games,
            top,
            self._themes_title,
            self._flow(self.theme_cards.values()),
            self._grades_title,
            self._flow(self.grade_cards.values()),
            1,
            spacing=16,
        )
        inside.setContentsMargins(32, 20, 32, 20)
        fill_scrolled(self, in_the_middle(inside, grown(_WIDTH)))

    @staticmethod
    def _flow(cards: Iterable[GroupCard]) -> FlowLayout:
        flow = FlowLayout(grown(150), spacing=12, most_columns=5)
        for one in cards:
            flow.addWidget(one)
        return flow

    # Words

    def retranslate(self) -> None:
        self._title.setText(self.tr("Puzzles"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._ladder.setText(self.tr("Ladder"))
        self._games.retranslate()
        self._today_title.setText(self.tr("Today’s five"))
        self._solve.setText(self.tr("Solve"))
        self._own_title.setText(self.tr("From your own games"))
        self._own.setText(self.tr("Try again"))
        self._rating_title.setText(self.tr("Your rating"))
        self._themes_title.setText(self.tr("By theme"))
        self._grades_title.setText(self.tr("By difficulty"))
        for place, dot in enumerate(self.days_puzzles, 1):
            self._show_dot(dot, place)
        self._show()

    # Reading

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._load()

    def _choose(self, game: str) -> None:
        self._game = game
        self._load()

    def _load(self) -> None:
        self.close_game()
        game, day = self._game, today()
        self._job = Job(
            lambda: _read(self.context, game, day), self._on_read, self._on_failed, newest=True
        )

    @property
    def loading(self) -> bool:
        return self._job is not None

    def close_game(self) -> None:
        if self._job is not None:
            self._job.close()
            self._job = None

    def _on_read(self, reading: Reading) -> None:
        self._job = None
        self._reading = reading
        if reading.problem is not None:
            self.context.troubled.emit(reading.problem)
        self._show()

    def _on_failed(self, problem: Exception) -> None:
        self._job = None
        self.context.troubled.emit(failure(problem))

    # Showing

    def _show(self) -> None:
        reading = self._reading
        if reading is None:
            return
        self._show_today(reading)
        self._show_own(reading)
        self._show_rating(reading)
        for theme, one in self.theme_cards.items():
            chosen = [puzzle for puzzle in reading.puzzles if puzzle.theme == theme]
            one.show_group(theme_name(theme), self._solved_words(chosen, reading), chosen)
        for grade, one in self.grade_cards.items():
            chosen = [puzzle for puzzle in reading.puzzles if puzzle.grade == grade]
            one.show_group(grade_words(grade), self._solved_words(chosen, reading), chosen)

    def _solved_words(self, puzzles: Sequence[Puzzle], reading: Reading) -> str:
        solved, whole = counts(puzzles, reading.known)
        return self.tr("{count} of {all} solved").format(count=number(solved), all=number(whole))

    def _show_today(self, reading: Reading) -> None:
        tried = reading.known.tried
        still_open = 0
        for place, (dot, puzzle) in enumerate(
            zip(self.days_puzzles, reading.five, strict=False), 1
        ):
            one = tried.get(puzzle.id)
            solved = one is not None and one.solved
            still_open += not solved
            words = self._show_dot(dot, place, solved, tried=one is not None)
            dot.setToolTip(separated((grade_words(puzzle.grade), words)))
        for place, dot in enumerate(self.days_puzzles):
            dot.setVisible(place < len(reading.five))
        if still_open:
            words = self.tr("The same for everybody. %Ln still to solve.", "", still_open)
        else:
            words = self.tr("All solved. New ones come tomorrow.")
        if reading.streak > 1:
            words += "\n" + self.tr("Streak: %Ln day(s)", "", reading.streak)
        self._today_words.setText(words)
        self._solve.setText(self.tr("Solve") if still_open else self.tr("Solve again"))

    def _show_dot(
        self, dot: QToolButton, place: int, solved: bool = False, tried: bool = False
    ) -> str:
        """Show whether one of today's puzzles is solved or tried, and return the word for it."""
        words = self.tr("Not solved yet")
        if solved or tried:
            words = self.tr("Solved") if solved else self.tr("Not found")
        dot.setText("✓" if solved else "✗" if tried else number(place))
        name = self.tr("Puzzle {place}: {state}").format(place=number(place), state=words)
        dot.setAccessibleName(name)
        state = "done" if solved else "open"
        if dot.property("state") != state:
            dot.setProperty("state", state)
            dot.style().polish(dot)
        return words

    def _show_own(self, reading: Reading) -> None:
        if reading.due:
            words = self.tr("%Ln costly move(s) of your own games to play again.", "", reading.due)
        elif reading.waiting:
            words = self.tr("Nothing due today. %Ln will come back.", "", reading.waiting)
        else:
            words = self.tr(
                "Have a finished game analysed: what cost you points comes back here after 1, 3, "
                "7 and 21 days."
            )
        self._own_words.setText(words)
        self._own.setVisible(bool(reading.due))

    def _show_rating(self, reading: Reading) -> None:
        self._rating_number.setVisible(bool(reading.known.tried))
        if reading.known.tried:
            value = number(round(reading.rating.value))
            if not reading.rating.sure:
                value = self.tr("about {rating}").format(rating=value)
            self._rating_number.setText(value)
        solved = self._solved_words(reading.puzzles, reading)
        about = self.tr("Only the first try at each puzzle counts.")
        self._rating_words.setText(f"{solved}\n{about}")

    # Solving

    def _solve_today(self) -> None:
        if self._reading is None:
            return
        book = PuzzleBook(self.context.places)
        still_open = book.open_of_the_day(self._reading.game, today())
        self._want(still_open or list(self._reading.five))

    def _solve_one(self, place: int) -> None:
        if self._reading is not None and place < len(self._reading.five):
            self._want([self._reading.five[place]])

    def _solve_group(self, puzzles: Sequence[Puzzle]) -> None:
        if self._reading is not None:
            book = PuzzleBook(self.context.places)
            self._want(book.next_in(self._reading.game, puzzles))

    def _want(self, puzzles: Sequence[Puzzle]) -> None:
        if puzzles:
            self.solve_wanted.emit(puzzles)
