"""The calendar of the daily games: the days played, their points, and the streaks.

Months are those of the language's calendar: in Persian, of Iran's. Days are those of UTC, by which
the games are dealt.
"""

from __future__ import annotations

from PySide6.QtCore import QCalendar, QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton

from harmony_desktop import games
from harmony_desktop.controller import daily
from harmony_desktop.storage.results import Result, Unreadable
from harmony_desktop.ui.kit import languages
from harmony_desktop.ui.kit.context import Context, today
from harmony_desktop.ui.kit.languages import digits, grown, number, sentence
from harmony_desktop.ui.kit.widgets import (
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

DAILY_GAMES = tuple(game for game in games.GAMES if games.facts(game).DAILY is not None)
_WEEKS = 6
_DAYS = 7


class CalendarPage(Page):
    """A month of one game's daily games.

    Signals:
        daily_wanted: a game and a day that was not played yet.
        replay_wanted: the Result of a day that was.
    """

    daily_wanted = Signal(str, str)
    replay_wanted = Signal(object)

    def __init__(self, context: Context, game: str = "") -> None:
        super().__init__(context)
        self._game = game if game in DAILY_GAMES else DAILY_GAMES[0]
        self._done: dict[str, Result] = {}
        self._month = (0, 0)
        """Year and month in the calendar of the language."""
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._games = GameSegments(DAILY_GAMES, self._game)
        self._games.chosen.connect(self._choose)
        self.earlier_button, self._later = self.tool("chevron-left"), self.tool("chevron-right")
        self.earlier_button.clicked.connect(lambda: self.turn_months(-1))
        self._later.clicked.connect(lambda: self.turn_months(1))
        self._month_name = label("heading")
        self._month_name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sums = paragraph()
        self._note = paragraph("muted")
        self._weekdays = [label("muted") for _ in range(_DAYS)]
        self.days = [self._make_day() for _ in range(_WEEKS * _DAYS)]
        self._lay_out()
        self._read()
        self._go_to(self._today)
        self.retranslate()

    @property
    def _today(self) -> QDate:
        return QDate.fromString(today(), Qt.DateFormat.ISODate)

    @property
    def _calendar(self) -> QCalendar:
        persian = QLocale().name().startswith("fa")
        return QCalendar(QCalendar.System.Jalali if persian else QCalendar.System.Gregorian)

    def _make_day(self) -> QToolButton:
        button = QToolButton()
        button.setProperty("role", "day")
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        button.setMinimumSize(64, 62)
        button.clicked.connect(lambda: self._press(button))
        return button

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, day in enumerate(self._weekdays):
            day.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(day, 0, place)
        for place, button in enumerate(self.days):
            grid.addWidget(button, 1 + place // _DAYS, place % _DAYS)
        head = row(self._back, self._title, 1, spacing=12)
        month = row(self.earlier_button, self._month_name, self._later)
        month.setStretch(1, 1)
        inside = column(head, self._games, self._sums, card(month, grid), self._note, 1, spacing=14)
        inside.setContentsMargins(40, 20, 40, 20)
        fill_scrolled(self, in_the_middle(inside, grown(760)))

    # What was played

    def _choose(self, game: str) -> None:
        self._game = game
        self._read()
        self._show()

    def _read(self) -> None:
        """The counted tries at this game's days."""
        try:
            found = self.context.results.days(self._game)
        except Unreadable as trouble:
            self.context.troubled.emit(trouble.problem)
            found = []
        self._done = {one.day: one for one in found if one.day}

    def _press(self, button: QToolButton) -> None:
        day = str(button.property("day") or "")
        if day in self._done:
            self.replay_wanted.emit(self._done[day])
        elif day:
            self.daily_wanted.emit(self._game, day)

    # The month

    def _go_to(self, day: QDate) -> None:
        parts = self._calendar.partsFromDate(day)
        self._month = (parts.year, parts.month)

    def turn_months(self, step: int) -> None:
        year, month = self._month
        month += step
        if month < 1:
            year, month = year - 1, self._calendar.monthsInYear(year - 1)
        elif month > self._calendar.monthsInYear(year):
            year, month = year + 1, 1
        self._month = (year, month)
        self._show()

    def retranslate(self) -> None:
        self._go_to(self._shown_day())
        title = self.tr("Daily games")
        self._title.setText(title)
        self._games.setAccessibleName(self._title.text())
        self._games.retranslate()
        for tool, words in (
            (self._back, self.tr("Back")),
            (self.earlier_button, self.tr("Previous month")),
            (self._later, self.tr("Next month")),
        ):
            tool.setToolTip(words)
            tool.setAccessibleName(words)
        self._note.setText(
            self.tr(
                "Everyone gets the same deal on the same day (UTC). Only your first try on the "
                "day itself counts; missed days can be played as practice."
            )
        )
        self._show()

    def _shown_day(self) -> QDate:
        """A day of the month that is shown, in the calendar of the language."""
        for button in self.days:
            if day := button.property("day"):
                return QDate.fromString(str(day), Qt.DateFormat.ISODate)
        return self._today

    def _show(self) -> None:
        calendar, (year, month) = self._calendar, self._month
        locale = QLocale()
        first = calendar.dateFromParts(year, month, 1)
        name = calendar.standaloneMonthName(locale, month, year)
        self._month_name.setText(sentence(digits(f"{name} {year}")))
        begin = locale.firstDayOfWeek().value
        for place, words in enumerate(self._weekdays):
            weekday = (begin - 1 + place) % _DAYS + 1
            words.setText(locale.standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        skipped = (first.dayOfWeek() - begin) % _DAYS
        length = calendar.daysInMonth(month, year)
        for place, button in enumerate(self.days):
            self._show_day(button, first.addDays(place - skipped), 0 <= place - skipped < length)
        self._later.setEnabled(first.addDays(length) <= self._today)
        self._sums.setText(self._sum_words())

    def _show_day(self, button: QToolButton, day: QDate, inside: bool) -> None:
        """Show a day with its points; a day of another month is empty."""
        key = day.toString(Qt.DateFormat.ISODate)
        begun = inside and day <= self._today
        result = self._done.get(key) if inside else None
        state = ("done" if result else "open") if begun else "none"
        if day == self._today:
            state += " today"
        in_month = self._calendar.partsFromDate(day).day
        marks = [number(in_month)]
        words = [languages.date(day)]
        if result is not None:
            points = result.scores[0]
            marks.append(number(points))
            words.append(self.tr("%Ln point(s)", "", points))
            if len(result.scores) > 1 and result.winners:
                won = 0 in result.winners
                marks[-1] += " ★" if won else ""
                words.append(self.tr("Won") if won else self.tr("Not won"))
        elif begun:
            words.append(self.tr("Not played"))
        button.setText("\n".join(marks) if inside else "")
        button.setEnabled(begun)
        button.setProperty("day", key if begun else None)
        button.setAccessibleName(". ".join(words))
        button.setToolTip(". ".join(words) if begun else "")
        if button.property("state") != state:
            button.setProperty("state", state)
            button.style().polish(button)

    def _sum_words(self) -> str:
        """The number of days played, the streaks, and the best result."""
        if not self._done:
            return self.tr("You have not played a daily game here yet.")
        now = daily.streak(self._done, today())
        most = daily.longest_streak(self._done)
        bests = [one.best_person for one in self._done.values() if one.best_person is not None]
        return self.tr(
            "Days played: {days} · Current streak: {now} · Longest streak: {most} · Best: {best}"
        ).format(
            days=number(len(self._done)),
            now=number(now),
            most=number(most),
            best=number(max(bests)) if bests else "–",
        )
