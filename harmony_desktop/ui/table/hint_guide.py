"""Hints at a table: their price, the answer, and the way through its steps."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject

from harmony_desktop import games
from harmony_desktop.controller.hint import Hint, HintStep
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.session import Session
from harmony_desktop.controller.tutorial import Tutorial
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import IllegalMove, State, View
from harmony_desktop.storage.results import Query
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import say, sentence, separated, signed
from harmony_desktop.ui.table.advice import gain_of, points_words, reasons_line
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.playback import Playback
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.toast import Toast

FREE_GAMES = 3
"""Number of finished games of a kind during which hints cost nothing."""
_LESS = 0.5
"""Points from which another move is said to bring less."""


class HintGuide(QObject):
    """Asks the strongest bot for a hint and leads the player through it.

    The hint stays on the table while its steps are made, in any order; it returns after an undo.
    """

    def __init__(
        self,
        context: Context,
        game: Session | Exercise | Tutorial,
        table: AnyTable,
        playback: Playback,
        messages: Toast,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._game, self._timeline = game, game.timeline
        self._table, self._playback, self._messages = table, playback, messages
        self._hints: list[tuple[Suggestion, Hint]] = []
        """The moves the bot suggests; the first is shown."""
        self._best: Suggestion | None = None
        self._words = "", ""
        """The hint shown, and why to follow it."""
        game.bots.hinted.connect(self.show_hint)
        game.bots.failed.connect(self._on_failed)
        playback.shown.connect(self._follow)

    # Asking

    def ask(self) -> bool:
        """Ask for a hint, after its price has been accepted; return whether the bot was asked.

        While a hint is shown, show the next of the moves it knows.
        """
        if self._table.hint:
            self._show_other()
            return False
        if self._costs:
            price = self.tr("With a hint, this game sets no record.")
            if isinstance(self._game, Exercise):
                price = self.tr("A hint shows the solution; it will not count as found.")
            self._messages.ask(price, self.tr("Show the hint"), self._pay)
            return False
        return self._ask()

    @property
    def _costs(self) -> bool:
        """Whether the next hint is the first one that keeps the game from setting a record.

        Where one is asked to find a move, it is the first one that gives it away.
        """
        timeline = self._timeline
        if isinstance(self._game, Exercise):
            return not self._game.hinted
        counts = isinstance(self._game, Session) and not timeline.practice
        return counts and not timeline.hints and not self._free

    @property
    def _free(self) -> bool:
        """Whether this is one of the first games of its kind on this computer."""
        played = self._context.results.count(Query(game=self._timeline.game.id))
        return played < FREE_GAMES

    def _pay(self) -> None:
        if not self._ask():
            return
        if isinstance(self._game, Session):
            self._game.count_hint()
        elif isinstance(self._game, Exercise):
            self._game.hinted = True

    def _ask(self) -> bool:
        if not self._game.bots.hint():
            return False
        if isinstance(self._game, Session) and (self._timeline.hints or self._free):
            self._game.count_hint(free=not self._timeline.hints)
        self._messages.stay(self.tr("Looking for a hint…"))
        return True

    def _on_failed(self, task: str, reason: str) -> None:
        if task == "suggest":
            self._messages.page_changed()
            self._messages.show_text(self.tr("No hint could be found this time. Please try again."))

    # Showing

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        """Show the first of these suggestions for the newest position."""
        if self._playback.back or not suggestions:
            return
        self._messages.page_changed()
        self._table.play_sound("hint")
        before = tuple(self._timeline.moves)
        self._hints = [(one, Hint(before, one.moves)) for one in suggestions]
        self._best = suggestions[0]
        self._show()

    def _show_other(self) -> None:
        """Show the next suggestion that can still be followed."""
        self._hints = [*self._hints[1:], *self._hints[:1]]
        while not self._left():
            self._hints = [*self._hints[1:], *self._hints[:1]]
        self._show()

    def _show(self) -> None:
        steps = self._left()
        self._words = self._describe(self._hints[0][0], steps)
        self._table.show_hint(steps)
        self._say(aloud=True)

    def _left(self, which: int = 0) -> Sequence[HintStep]:
        return self._hints[which][1].left(self._timeline.moves, self._timeline.state)

    def _say(self, aloud: bool) -> None:
        words, why = self._words
        others = any(self._left(which) for which in range(1, len(self._hints)))
        offer = self.tr("Other moves") if others else None
        drawn = self._table.draws_hint([step.move for step in self._left()])
        self._messages.stay(
            words,
            why,
            offer,
            self._show_other if others else None,
            aloud,
            short=why if drawn else "",
            # Numbers on the table say what is to be done.
            brief=why if self._table.hint_marks.shown else "",
        )

    def _describe(self, suggestion: Suggestion, steps: Sequence[HintStep]) -> tuple[str, str]:
        """The steps left of a suggestion in words, and why to follow it."""
        words = self._table.hint_words([step.move for step in steps])
        if words is None:
            texts = games.texts(self._timeline.game.id)
            words = sentence(say(texts.describe(self._timeline.view(), steps[0].move)))
        if len(steps) < len(suggestion.moves):
            # The reasons were those of the whole turn, some of which has been made.
            return words, points_words(self._gain(steps))
        if suggestion is self._best or self._best is None:
            why = sentence(reasons_line(suggestion.reasons))
            gain = self._gain(steps)
            if gain and not re.search(rf"{re.escape(signed(gain))}(?!\d)", why):
                why = separated((points_words(gain), why))
            drawn = self._table.draws_hint([step.move for step in steps])
            return words, why or (self._equals() if drawn else "")
        less = self._best.value - suggestion.value
        if less < _LESS:
            return words, self.tr("About as good.")
        loss = self.tr("About %Ln point(s) less than the best.", "", max(1, round(less)))
        return words, separated((sentence(reasons_line(suggestion.reasons)), loss))

    def _equals(self) -> str:
        """A note that other moves are about as good; "" if none is known to be."""
        best, *others = sorted((one.value for one, _ in self._hints), reverse=True)
        near = bool(others) and best - others[0] < _LESS
        return self.tr("Other moves are about as good.") if near else ""

    def _gain(self, steps: Sequence[HintStep]) -> int:
        """The points that the steps left bring at once, where everybody has points."""
        timeline = self._timeline
        before = state = timeline.state
        try:
            for step in steps:
                state = state.play(step.move)
        except IllegalMove:
            # Steps may be made in any order, and then not every order of the rest is legal.
            return 0
        return gain_of(timeline.game, before, state, timeline.view().seat)

    def _follow(self, moment: Moment[State, View]) -> None:
        """Show the steps that are left in the newest position."""
        if self._hints and moment.newest and self._table.live and (steps := self._left()):
            self._table.show_hint(steps)
            self._words = self._describe(self._hints[0][0], steps)
            self._say(aloud=False)

    def forget(self) -> None:
        """Remove the hint from the table, and what it has preselected."""
        if self._hints:
            self._hints = []
            self._playback.refresh()
