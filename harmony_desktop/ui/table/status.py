"""Status texts of a game: the current event, the next step, the standing."""

from __future__ import annotations

from PySide6.QtCore import QDate, QObject, Qt

from harmony_desktop import games
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.languages import (
    date,
    isolated,
    joined,
    listed,
    number,
    say,
    separated,
    translate,
)
from harmony_desktop.ui.players.end_words import EndWords
from harmony_desktop.ui.players.players import shown_name, shown_names
from harmony_desktop.ui.table.playback import Playback, PlaybackState


class TableStatus(QObject):
    """Status texts for the person at the screen, in the current language."""

    def __init__(
        self,
        timeline: Timeline[State],
        playback: Playback,
        parent: QObject,
        exercise: Exercise | None = None,
        taught: bool = False,
    ) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._playback = playback
        self._exercise = exercise
        """The exercise that is played, of which nothing is left after one decision."""
        self._taught = taught
        """Whether this is a tutorial."""
        self._texts = games.texts(timeline.game.id)

    def line(self) -> str:
        """The current event, in one sentence."""
        timeline, playback = self._timeline, self._playback
        acting, to_move = playback.acting, timeline.state.to_move
        match playback.state:
            case PlaybackState.COVERED:
                return shown_name(timeline.seats, timeline.viewer)
            case PlaybackState.LOOKING_BACK:
                # A decision is told by the same number as in the analysis.
                shown = playback.number + playback.deciding
                moves = len(timeline.moves)
                return self.tr("Replay: move {number} of {all}").format(
                    number=number(timeline.turns_until(shown)),
                    all=number(timeline.turns_until(moves)),
                )
            case PlaybackState.STEP_WAITS:
                return self.tr("Step by step: click or press Enter to see the next move.")
            case PlaybackState.INTERLUDE:
                return self.tr("The round is over. Press Enter or click to continue.")
            case PlaybackState.HANDOVER:
                return self.tr("{name}, it is your turn").format(name=self._name(to_move))
            case PlaybackState.WATCHING if acting is not None and not timeline.is_person(acting):
                return self.tr("{name} is playing").format(name=self._name(acting))
            case _ if (exercise := self._exercise) is not None and (
                exercise.made or exercise.revealed
            ):
                if exercise.puzzle is None:
                    return translate("GamePage", "Practice")
                return translate("PuzzleCard", "Puzzle")
            case PlaybackState.WATCHING if to_move is not None and not timeline.awaits_person:
                return self.tr("{name} is thinking…").format(name=self._name(to_move))
            case PlaybackState.OVER if self._texts.headline is None:
                return EndWords(timeline, self).headline()
            case _:
                words = say(self._texts.status(playback.view()))
                several = to_move is not None and timeline.persons > 1
                return f"{self._name(to_move)}: {words}" if several else words

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else isolated(shown_name(self._timeline.seats, seat))

    def next_step(self) -> str | None:
        """Label of the button for the player's next step; None if there is none."""
        match self._playback.state:
            case PlaybackState.COVERED:
                return None
            case PlaybackState.LOOKING_BACK if not self.has_result:
                return self.tr("Back to the game")
            case PlaybackState.STEP_WAITS:
                return self.tr("Next move")
            case PlaybackState.INTERLUDE:
                return self.tr("Continue")
            case _:
                return self.tr("Result") if self.has_result else None

    @property
    def has_result(self) -> bool:
        """Whether the game is over and has a page for its result."""
        return self._timeline.over and self._exercise is None

    def kind_of_game(self) -> str:
        """Notes on the game: that it is a daily game, and why its result will not count.

        A puzzle or a tutorial says by its card what it is.
        """
        words: list[str] = []
        if self._exercise is not None or self._taught:
            return ""
        if self._timeline.record.daily is not None:
            day = date(QDate.fromString(self._timeline.record.daily, Qt.DateFormat.ISODate))
            words.append(self.tr("Daily game, {day}").format(day=day))
        if self._timeline.practice:
            words.append(self.tr("Practice: undo freely, the result does not count"))
        elif self._timeline.hints:
            words.append(self.tr("With hints: no record is set"))
        return separated(words)

    def standing(self) -> str:
        """The current event and everybody's points."""
        line = self.line()
        stop = "" if line.endswith((".", "!", "?", "…")) else "."
        return f"{line}{stop} {self._scores()}"

    def _scores(self) -> str:
        view = self._playback.view()
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
