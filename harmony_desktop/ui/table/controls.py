"""Keeps bar, chips and commands in step with playback."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Final

from PySide6.QtCore import QObject

from harmony_desktop.controller.hindsight_search import can_look_back
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.commands import Commands
from harmony_desktop.ui.table.bar import TableBar
from harmony_desktop.ui.table.playback import Playback, PlaybackState
from harmony_desktop.ui.table.status import TableStatus
from harmony_desktop.ui.table.table import AnyTable

_WHERE_SEEN = frozenset({"back", "forward", "play-moves", "standing", "extras"})
_NOW = _WHERE_SEEN | {"undo", "redo", "replay", "next-step"}

ALLOWED: Final = {
    PlaybackState.COVERED: frozenset[str](),
    PlaybackState.LOOKING_BACK: _WHERE_SEEN | {"next-step", "play-on"},
    PlaybackState.STEP_WAITS: _NOW,
    PlaybackState.INTERLUDE: _NOW,
    PlaybackState.WATCHING: _NOW,
    PlaybackState.HANDOVER: _NOW - {"next-step"},
    PlaybackState.OVER: _NOW,
    PlaybackState.LIVE: _NOW | {"hint"},
}
"""The state-dependent commands that each state allows; `extras` are the table's own commands."""
_DEPENDENT: Final = frozenset[str]().union(*ALLOWED.values()) - {"extras"}


class TableControls(QObject):
    """Shows the state of playback on bar and chips, and enables the allowed commands."""

    def __init__(
        self,
        timeline: Timeline[State],
        table: AnyTable,
        playback: Playback,
        status: TableStatus,
        bar: TableBar,
        commands: Commands,
        parent: QObject,
        final: bool = False,
    ) -> None:
        """A `final` game is only looked at."""
        super().__init__(parent)
        self._final = final
        self._timeline = timeline
        self._table = table
        self._playback = playback
        self._status = status
        self._bar = bar
        self._commands = commands
        playback.state_changed.connect(self.refresh)
        table.hand_changed.connect(self._show_prompt)

    def refresh(self) -> None:
        """Update bar, chips and commands."""
        self._show_prompt()
        self._bar.show_next_step(self._status.next_step())
        self._show_turn()
        self._enable()
        self._offer()

    def _show_prompt(self) -> None:
        words = self._table.prompt or self._status.line()
        self._bar.show_prompt(words, self._status.kind_of_game())

    def _enable(self) -> None:
        """Enable the commands that the state allows and the game supports."""
        timeline, allowed = self._timeline, ALLOWED[self._playback.state]
        possible = {
            # Enabled once a move has been played: if undo is refused, a press says why.
            "undo": timeline.begun and not self._final and not timeline.counted,
            "redo": timeline.can_redo(),
            "hint": self._table.live,
            "replay": bool(self._playback.news_numbers()),
            "next-step": self._status.next_step() is not None or self._table.has_next_step,
            "play-on": timeline.over,
        }
        for name in _DEPENDENT:
            self._commands[name].setEnabled(name in allowed and possible.get(name, True))
        for extra in self._table.extras():
            self._commands[f"extra-{extra.key}"].setEnabled("extras" in allowed)
        self._commands["share"].setEnabled(timeline.over)
        self._commands["hindsight"].setEnabled(timeline.over and self._has_hindsight)

    def _offer(self) -> None:
        """Show in the menu only the commands this game supports."""
        commands, over = self._commands, self._timeline.over
        for name in ("share", "analysis", "practice", "play-on"):
            commands[name].setVisible(over)
        commands["hindsight"].setVisible(over and self._has_hindsight)
        for name in ("standing", "tutorial"):
            commands[name].setVisible(not over)
        commands["replay"].setVisible(not over and len(self._timeline.seats) > 1)

    @cached_property
    def _has_hindsight(self) -> bool:
        return can_look_back(self._timeline)

    def _winners(self) -> Collection[int]:
        """The seats that have won, while the end of a game of several players is seen."""
        timeline, over = self._timeline, self._playback.state is PlaybackState.OVER
        alone = len(timeline.seats) == 1 or timeline.game.cooperative
        return timeline.state.winners() if over and not alone else ()

    def _show_turn(self) -> None:
        """Light the chip of the acting seat, and offer to skip a move that is being shown."""
        timeline, acting = self._timeline, self._playback.acting
        skips = acting is not None and not timeline.is_person(acting)
        seat = acting if skips else timeline.states[self._playback.number].to_move
        if timeline.game.simultaneous and not skips:
            seat = timeline.viewer if self._table.live else None
        self._bar.chips.show_turn(seat, skips)
        self._table.show_turn(seat)
        self._bar.chips.show_winners(self._winners())
        self._table.news_cards.show_acting(acting if skips else None)
