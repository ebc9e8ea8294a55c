"""The list of moves, and controls to look back: a slider, buttons, play and speed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.values import Slider
from harmony_desktop.ui.kit.widgets import Page, Segments, column, label, row
from harmony_desktop.ui.table.panels import LineOf, MoveList
from harmony_desktop.ui.table.playback import Playback

_SPEEDS: Final = {"slow": 2200, "normal": 1200, "fast": 450}
"""Milliseconds each move is shown during automatic replay, by speed."""


class History(Page):
    """Lets the player look back: `looked_at` carries the number of moves played at that moment."""

    looked_at = Signal(int)

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        playback: Playback,
        line_of: LineOf,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._timeline = timeline
        self._playback = playback
        self.moves = MoveList(timeline, line_of)
        self.moves.looked_at.connect(self._choose)
        self._where = label("muted")
        # Time runs from left to right in every language, as in video players.
        media = QWidget()
        media.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.slider = Slider()
        self.slider.setPageStep(5)
        self.slider.valueChanged.connect(self._choose)
        self._first = self.tool("skip-back", 18, turns=False)
        self._previous = self.tool("chevron-left", 18, turns=False)
        self._play = self.tool("play", 18, turns=False)
        self._next = self.tool("chevron-right", 18, turns=False)
        self._latest = self.tool("skip-forward", 18, turns=False)
        self._first.clicked.connect(lambda: self._choose(0))
        self._previous.clicked.connect(lambda: self._choose(self._moment - 1))
        self._play.clicked.connect(self.toggle_playing)
        self._next.clicked.connect(lambda: self._choose(self._moment + 1))
        self._latest.clicked.connect(lambda: self._choose(len(self._timeline.moves)))
        self._speed = Segments(tuple(_SPEEDS))
        self._speed.set_value("normal")
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._speed.chosen.connect(lambda _: self._set_clock(self.playing))
        buttons = row(1, self._first, self._previous, self._play, self._next, self._latest, 1)
        line = row(self.slider, self._where)
        line.setStretch(0, 1)
        media.setLayout(column(line, buttons))
        self.setLayout(column(self.moves, media, self._speed))
        playback.shown.connect(self._on_shown)
        playback.state_changed.connect(self._show_moment)

    def retranslate(self) -> None:
        for button, words in (
            (self._first, self.tr("To the start")),
            (self._previous, self.tr("One move back")),
            (self._next, self.tr("One move forward")),
            (self._latest, self.tr("To the last move")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.moves.setAccessibleName(self.tr("Moves"))
        self.slider.setAccessibleName(self.tr("Move shown"))
        self._speed.set_words([self.tr("Slow"), self.tr("Normal"), self.tr("Fast")])
        self._speed.setAccessibleName(self.tr("Speed"))
        self._name_play()
        self.moves.refresh(everything=True)
        self._show_moment()

    # The moment

    @property
    def _moment(self) -> int:
        """Number of moves played at the moment the table shows."""
        return self._playback.number

    def _on_shown(self) -> None:
        if not self._playback.back:
            self.moves.refresh()

    def _show_moment(self) -> None:
        moment, back = self._moment, self._playback.back
        # A decision is told by the number of its own move, as above the table.
        told = moment + self._playback.deciding
        played = len(self._timeline.moves)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, played)
            self.slider.setValue(moment)
        self.slider.setEnabled(played > 0)
        shown, whole = (self._timeline.turns_until(at) for at in (told, played))
        self._where.setText(
            self.tr("{number} of {all}").format(number=number(shown), all=number(whole))
        )
        for button in (self._first, self._previous):
            button.setEnabled(moment > 0)
        for button in (self._next, self._latest):
            button.setEnabled(moment < played)
        self._play.setEnabled(played > 0)
        self.moves.mark(told if back else None)
        if not back and self.playing:
            self._set_clock(False)

    def _choose(self, moment: int) -> None:
        """Show the moment the player chose, and stop automatic replay."""
        self._set_clock(False)
        self.looked_at.emit(moment)

    # Playing

    @property
    def playing(self) -> bool:
        """Whether automatic replay is running."""
        return self._clock.isActive()

    def toggle_playing(self) -> None:
        """Stop automatic replay, or start it: from the moment shown, or from 0 at the end."""
        begins = not self.playing and bool(self._timeline.moves)
        if begins and self._moment == len(self._timeline.moves):
            self.looked_at.emit(0)
        self._set_clock(begins)

    def _set_clock(self, playing: bool) -> None:
        if playing:
            self._clock.start(_SPEEDS[str(self._speed.value())])
        else:
            self._clock.stop()
        self._name_play()

    def _tick(self) -> None:
        self.looked_at.emit(self._moment + 1)

    def _name_play(self) -> None:
        self.set_icon(self._play, "pause" if self.playing else "play")
        words = self.tr("Pause") if self.playing else self.tr("Play back")
        self._play.setToolTip(words)
        self._play.setAccessibleName(words)
