"""A running game: a timeline with its bots and its place on disk."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop import games
from harmony_desktop.bots.create import bot as create_bot
from harmony_desktop.controller.game_bots import USUAL_LEVEL, GameBots
from harmony_desktop.controller.keeping import Keeper
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.bot import Speaker
from harmony_desktop.engine.game import IllegalMove, Move, State
from harmony_desktop.engine.record import Record
from harmony_desktop.engine.strength import LEVELS, UnknownBot, nearest_level
from harmony_desktop.storage import saves
from harmony_desktop.storage.achievements import earned
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.results import Results, Unreadable

log = logging.getLogger(__name__)

RETRIES = 1
RETRY_HELPS = ("no-start", "crashed", "late")
"""Failures that may pass; after the others, the same question would fail again."""


class Session(QObject):
    """Takes a timeline through its turns: persons play, bots answer, every step is stored.

    Signals:
        changed: a Change, after every step forward or back.
        bot_failed: why the bot to move gave no answer, not even on a second try where one could
            help (RETRY_HELPS); `retry` asks again, `replace_bot` asks another.
        finished: the game is over (again).
        troubled: a Problem with the disk.
    """

    changed = Signal(object)
    bot_failed = Signal(str)
    finished = Signal()
    troubled = Signal(object)

    def __init__(
        self,
        record: Record,
        path: Path,
        places: Places,
        parent: QObject | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        """Open a new or saved game; BadRecord if it cannot be replayed.

        The keeper writes it to disk; without one, the game has its own.
        """
        super().__init__(parent)
        if keeper is None:
            keeper = Keeper(self)
            keeper.troubled.connect(self.troubled)
        self.timeline: Timeline[State] = Timeline(record)
        self.path = path
        self._keeper = keeper
        self._ending = False
        """Whether the game is over and its result is being stored."""
        keeper.settled.connect(self._on_settled)
        self._results = Results(places)
        self.bots = GameBots(self.timeline, self)
        self.bots.chose.connect(self._on_choice)
        self.bots.failed.connect(self._on_failure)
        self._failures = 0
        self._begun = QTimer(self, singleShot=True, interval=0)
        self._begun.timeout.connect(self._wake_bots)
        self._painted = False
        """Whether a turn of the event loop has passed since the game began."""
        self._turn_over = QTimer(self, singleShot=True)
        self._turn_over.timeout.connect(self._ask_bot)

    # Steps

    def begin(self) -> None:
        """Store the new game; then the bots may speak, and one starts if it is its turn."""
        self._store()
        # Deferred, so that the page is painted first; a timer may end in the turn it begins in.
        self._painted = False
        self._begun.start()

    def _wake_bots(self) -> None:
        if not self._painted:
            self._painted = True
            self._begun.start()
            return
        if self.timeline.persons < len(self.timeline.seats):
            self.bots.warm_up()
        self._next_turn()

    def play(self, move: Move) -> None:
        """Play a person's move; IllegalMove if the rules refuse it or it is not their turn.

        A remark, which carries its seat, may be made in the turn of others too: a bot that is
        thinking starts again, with what it has heard.
        """
        change = self.timeline.play_as_person(move)
        # An answer about the old position would be taken for one about the new position.
        self.stop_bots()
        self._publish(change)
        self._next_turn()

    def apply(self, move: Move) -> None:
        """Play a move of any seat without asking anybody for the next one."""
        self._publish(self.timeline.play(move))

    def undo(self) -> None:
        """Go back to the last decision of a person, if nothing was revealed since."""
        change = self.timeline.undo()
        if change is not None:
            self.stop_bots()
            self._publish(change)
            self._next_turn()

    def redo(self) -> None:
        """Play undone moves again, up to the next decision of a person."""
        if not self.timeline.can_redo():
            return
        self.stop_bots()
        for change in self.timeline.redo():
            self._publish(change)
        self._next_turn()

    def practise(self) -> None:
        """Continue as practice: undo is free, and the result will not count."""
        self.timeline.practise()
        self._store()

    def _publish(self, change: Change[State]) -> None:
        """Store a step, then announce it."""
        self._store()
        self.changed.emit(change)

    def _next_turn(self) -> None:
        """Begin what comes next: a bot's turn, a person's, or the end."""
        timeline = self.timeline
        self._let_bots_speak()
        if timeline.over:
            self._finish_when_stored()
        elif not timeline.awaits_person:
            self._failures = 0
            # Deferred, so that listeners to the last step can make remarks first.
            self._turn_over.start(0)

    def _finish_when_stored(self) -> None:
        """Announce the end once its result is stored or refused: pages of the end read it."""
        if self._keeper.busy(self.path):
            self._ending = True
        else:
            self.finished.emit()

    def _on_settled(self, path: Path) -> None:
        if self._ending and path == self.path:
            self._ending = False
            # The last move of a practice game may have been undone meanwhile.
            if self.timeline.over:
                self.finished.emit()

    # Bots

    @cached_property
    def _speakers(self) -> dict[int, Speaker]:
        """The bots that speak out of turn, by their seats."""
        timeline = self.timeline
        if not timeline.game.talks:
            return {}
        found: dict[int, Speaker] = {}
        for seat, one in enumerate(timeline.seats):
            if not timeline.is_person(seat):
                # A level unknown to this version makes no remarks; its turn reports the failure.
                with suppress(UnknownBot):
                    player = create_bot(timeline.game.id, one.level or USUAL_LEVEL)
                    if isinstance(player, Speaker):
                        found[seat] = player
        return found

    def _let_bots_speak(self) -> None:
        """Play the bots' remarks, unless undone moves could still be redone."""
        timeline = self.timeline
        if timeline.over or timeline.can_redo():
            return
        for seat, speaker in self._speakers.items():
            while (remark := speaker.remark(timeline.state.view(seat))) is not None:
                self.apply(remark)

    def count_hint(self, free: bool = False) -> None:
        """Count a hint: the game is no longer rated and, unless it is free, sets no record."""
        self.timeline.count_hint(free)
        self._store()

    def _ask_bot(self) -> None:
        if not self.timeline.over and not self.timeline.awaits_person:
            self.bots.choose()

    def _on_choice(self, move: Move) -> None:
        try:
            change = self.timeline.play(move)
        except IllegalMove as problem:
            log.error("a bot chose an illegal move: %s", problem.reason)
            self._on_failure("choose", "error")
            return
        self._publish(change)
        self._next_turn()

    def _on_failure(self, task: str, reason: str) -> None:
        if task != "choose":
            return
        if reason in RETRY_HELPS and self._failures < RETRIES:
            self._failures += 1
            self._ask_bot()
        else:
            self.bot_failed.emit(reason)

    def stop_bots(self) -> None:
        """Let no bot speak or move until the next turn begins."""
        self._begun.stop()
        self._turn_over.stop()
        self.bots.cancel()

    def retry(self) -> None:
        """Ask the bot that failed once more."""
        self._next_turn()

    def stand_in(self) -> str | None:
        """The level that could play for a bot that failed: the next weaker one, if there is one.

        For a bot of an unknown style, its own level without one.
        """
        timeline = self.timeline
        seat = timeline.state.to_move
        if seat is None or timeline.is_person(seat):
            return None
        level = timeline.seats[seat].level or USUAL_LEVEL
        try:
            near = nearest_level(level)
        except UnknownBot:
            return USUAL_LEVEL
        if timeline.seats[seat].style != self._known_style(seat):
            return level
        weaker = LEVELS[: LEVELS.index(near)]
        return weaker[-1] if weaker else None

    def replace_bot(self) -> None:
        """Let the stand-in play for the bot that failed, for the rest of the game."""
        level, seat = self.stand_in(), self.timeline.state.to_move
        if level is None or seat is None:
            return
        self.timeline.replace_bot(seat, level, self._known_style(seat))
        self._store()
        self._next_turn()

    def _known_style(self, seat: int) -> str | None:
        """The style of the bot at a seat, if its game has it."""
        style = self.timeline.seats[seat].style
        return style if style in games.bots(self.timeline.game.id).STYLES else None

    # The disk

    def _store(self) -> None:
        """Store the running game or its result; the keeper retries failed writes.

        When this returns, a kill no longer loses the last step. The keeper sees to the rest.
        """
        timeline, path, record = self.timeline, self.path, self.timeline.record
        staged = saves.stage(path, record)
        if not timeline.over:
            self._keeper.keep(path, record, lambda: saves.settle(path, staged, record))
            return
        results, result_key, ranked = self._results, timeline.result_key, timeline.ranked
        winners = timeline.state.winners()
        scores = timeline.state.result(len(timeline.seats))
        sheets = [timeline.state.score(seat) for seat in range(len(timeline.seats))]
        states = timeline.states

        def finish() -> Problem | None:
            """Store the result of a game that counts, then remove the running game.

            Killed at any point in between, the next start finds the whole game and ends it again.
            While there is no result, the save stays: it is the only copy of what was played.
            """
            if record.practice:
                return saves.remove(path, staged)
            unwritten = saves.settle(path, staged, record)
            try:
                feats = earned(record, states, results)
            except Unreadable as trouble:
                return unwritten or trouble.problem
            if problem := results.add(
                record, result_key, scores, winners, ranked, sheets=sheets, feats=feats
            ):
                return unwritten or problem
            # The result contains the whole game.
            return saves.remove(path)

        self._keeper.keep(path, record, finish)

    def close(self) -> None:
        """Stop the bots and retry pending writes. The game stays on disk."""
        self.stop_bots()
        self.bots.close()
        self._ending = False
        self._keeper.retry()

    def forget_if_untouched(self) -> None:
        """Remove the stored game if no person has moved in it."""
        if self.timeline.persons and not self.timeline.touched:
            self._keeper.forget(self.path)
            saves.remove(self.path)
