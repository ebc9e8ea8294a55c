"""What a page says of its game: what goes on, what waits for the player, how it stands."""

from __future__ import annotations

from PySide6.QtCore import QDate, QObject, Qt

from harmony_desktop import games
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.languages import date, isolated, joined, listed, number, say
from harmony_desktop.ui.players.players import shown_name, shown_names
from harmony_desktop.ui.table.follow import Follow
from harmony_desktop.ui.table.look_back import LookBack
from harmony_desktop.ui.table.shared_screen import SharedScreen
from harmony_desktop.ui.table.table import AnyTable


class TableStatus(QObject):
    """Words for the person at the screen, in the language of the moment."""

    def __init__(
        self,
        timeline: Timeline[State],
        table: AnyTable,
        screen: SharedScreen,
        look_back: LookBack,
        follow: Follow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._table = table
        self._screen = screen
        self._look_back = look_back
        self._follow = follow
        self._texts = games.texts(timeline.game.id)

    def line(self) -> str:
        """What is going on, in one sentence."""
        timeline = self._timeline
        seat = timeline.state.to_move
        if self._screen.covered:
            return shown_name(timeline.seats, timeline.viewer)
        if self._look_back.back:
            return self.tr("Replay: move {number} of {all}").format(
                number=number(self._look_back.number), all=number(len(timeline.moves))
            )
        if self._table.in_interlude:
            return self.tr("The round is over. Press Enter or click to go on.")
        if self._follow.waits:
            return self.tr("Step by step: click or press any key to see the next move.")
        acting = self._follow.acting
        if acting is not None and not timeline.is_person(acting):
            return self.tr("{name} is playing").format(
                name=isolated(shown_name(timeline.seats, acting))
            )
        if seat is not None and not timeline.is_person(seat):
            return self.tr("{name} is thinking…").format(
                name=isolated(shown_name(timeline.seats, seat))
            )
        words = say(self._texts.status(self._look_back.view()))
        if seat is not None and timeline.persons > 1:
            return f"{isolated(shown_name(timeline.seats, seat))}: {words}"
        return words

    def go_on(self) -> str | None:
        """What waits for the player, as the words of a button."""
        if self._screen.covered:
            return None
        if self._look_back.back:
            return self.tr("Back to the game")
        if self._follow.waits:
            return self.tr("Next move")
        if self._table.in_interlude:
            return self.tr("Go on")
        if self._timeline.over:
            return self.tr("Result")
        return None

    def kind_of_game(self) -> str:
        """That it is the game of a day, and why the result will not count, if it will not."""
        words = []
        if self._timeline.record.daily is not None:
            day = date(QDate.fromString(self._timeline.record.daily, Qt.DateFormat.ISODate))
            words.append(self.tr("Game of the day, {day}").format(day=day))
        if self._timeline.practice:
            words.append(self.tr("Practice: undo is free, the result is not counted"))
        elif self._timeline.hints:
            words.append(self.tr("With hints: this game sets no record"))
        return " · ".join(words)

    def standing(self) -> str:
        """What is going on and how the game stands."""
        line = self.line()
        stop = "" if line.endswith((".", "!", "?", "…")) else "."
        return f"{line}{stop} {self._scores()}"

    def _scores(self) -> str:
        view = self._look_back.view()
        if not self._timeline.ranked:
            return joined(
                say(self._texts.score_line(one.key, dict(one.details)))
                for one in view.score(view.seat).lines
            )
        names = shown_names(self._timeline.seats)
        if self._timeline.game.cooperative:
            names = [self.tr("Team")]
        return listed(
            f"{name}: {number(view.score(seat).total)}" for seat, name in enumerate(names)
        )
