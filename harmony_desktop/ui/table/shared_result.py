"""A result in a few lines of text, for a message to a friend, with the deal in it."""

from __future__ import annotations

from PySide6.QtCore import QDate, QObject, Qt

from harmony_desktop.controller import daily, deals
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.storage.results import Results, Unreadable
from harmony_desktop.ui.kit.languages import date, isolated, number
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.players.titles import game_title


class SharedResult(QObject):
    """Text of a result in the current language; its last line, the deal, is not translated."""

    def lines(self, timeline: Timeline[State], results: Results) -> list[str]:
        """The game and its day, the points of all, the streak, and the deal."""
        record, game = timeline.record, timeline.game.id
        title = game_title(game)
        if record.daily is not None:
            day = date(QDate.fromString(record.daily, Qt.DateFormat.ISODate))
            title = self.tr("{game} – daily game, {day}").format(game=title, day=day)
        lines = [title]
        if timeline.game.cooperative or len(record.seats) == 1:
            lines.append(self.tr("%Ln point(s)", "", timeline.state.result(1)[0]))
        else:
            lines += [
                f"{isolated(shown_name(record.seats, seat))}: {number(points)}"
                for seat, points in enumerate(timeline.state.result(len(record.seats)))
            ]
        if record.daily is not None and (length := self._streak(game, record.daily, results)) > 1:
            lines.append(self.tr("Streak: {count} days").format(count=number(length)))
        return [*lines, deals.written(deals.deal_of(record))]

    def _streak(self, game: str, day: str, results: Results) -> int:
        try:
            return daily.streak({one.day for one in results.days(game) if one.day}, day)
        except Unreadable:
            return 0
