"""The card of a tutorial: it explains beside the table while the player plays on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from harmony_desktop import games
from harmony_desktop.controller.timeline import Change
from harmony_desktop.controller.tutorial import PLAYER, LessonRemark, Progress, Tutorial
from harmony_desktop.engine.game import Move, State
from harmony_desktop.engine.lessons import LessonStep
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import counter, digits, grown, translate
from harmony_desktop.ui.kit.widgets import Page, column, paragraph, row
from harmony_desktop.ui.table.playback import Playback, PlaybackState
from harmony_desktop.ui.table.side_card import SideCard
from harmony_desktop.ui.table.table import AnyTable

_PICTURE_SHARE = 0.3
"""Largest share of the card's height for a picture."""
_NEXT_WIDTH = 120
_MOST_MARKS = 6
"""Most moves that are each marked on the board; with more, the marks would crowd it."""


class TutorialCard(Page):
    """Says one thing at a time, points at it and waits until it is done.

    Signals:
        play_wanted: the keyboard belongs on the table now.
        play_on_wanted: the player wants to play the rest of the game.
        new_game_wanted: the player wants a game of their own.
        finished: the last page was reached.
    """

    play_wanted = Signal()
    play_on_wanted = Signal()
    new_game_wanted = Signal()
    finished = Signal()

    def __init__(
        self, context: Context, tutorial: Tutorial, table: AnyTable, playback: Playback
    ) -> None:
        super().__init__(context)
        self._timeline = tutorial.timeline
        self._game = tutorial.timeline.game.id
        self._steps = tutorial.lesson.steps
        self._table = table
        self._playback = playback
        self.progress = Progress(tutorial.lesson, tutorial.timeline)
        self._reread: int | None = None
        """The index of an earlier step that is read once more."""
        self._prepared: tuple[Move, ...] = ()
        """The moves for which the hand was prepared last."""
        self._shown: tuple[object, ...] = ()
        """What the card says now, so that nothing is announced twice."""
        self._picture = QLabel()
        # A picture for a wider card must not keep the card from becoming narrower.
        self._picture.setMinimumWidth(1)
        self._title = paragraph("heading")
        self._remark = paragraph("remark")
        self._words = paragraph()
        self._waits = paragraph("muted")
        self._undo = self.button("undo-2")
        self._leave = self.button(kind="quiet")
        self._back = self.button(kind="quiet")
        self._next = self.button(kind="primary")
        self._next.setMinimumWidth(grown(_NEXT_WIDTH))
        self._new_game = self.button()
        # A double click on "next" must hit nothing else in the same place.
        place = self._next.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self._next.setSizePolicy(place)
        self._undo.clicked.connect(tutorial.undo)
        self._leave.clicked.connect(self.left)
        self._back.clicked.connect(self._read_back)
        self._next.clicked.connect(self.advance)
        self._new_game.clicked.connect(self.new_game_wanted)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        content = column(
            self._picture,
            self._title,
            self._remark,
            row(self._undo, 1),
            self._words,
            self._waits,
            1,
            spacing=12,
        )
        buttons = QWidget()
        buttons.setLayout(
            column(row(self._back, 1, self._next), row(self._leave, 1, self._new_game), spacing=8)
        )
        self._card = SideCard(content, buttons)
        self.setLayout(column(self._card))
        tutorial.changed.connect(self._on_changed)
        table.refused.connect(self._on_refused)
        playback.state_changed.connect(self._point)

    @property
    def number(self) -> int:
        """The index of the step that is shown."""
        return self.progress.number if self._reread is None else self._reread

    @property
    def step(self) -> LessonStep:
        """The step that is shown."""
        return self._steps[self.number]

    @property
    def _last(self) -> bool:
        return self.number == len(self._steps) - 1

    @property
    def _reads(self) -> bool:
        """Whether the step is only to be read."""
        return self._reread is not None or self.progress.reads

    # What happens

    def _on_changed(self, change: Change[State]) -> None:
        self._reread = None
        self.progress.hear(change)
        self.show_step()

    def _on_refused(self, reason: str) -> None:
        self.progress.try_failed()
        self.show_step()

    def advance(self) -> None:
        """Go on from a page that was read, or from the end to the rest of the game."""
        if self._reread is not None:
            later = self._reread + 1
            self._reread = later if later < self.progress.number else None
        elif self._last:
            self.play_on_wanted.emit()
            return
        else:
            self.progress.confirm()
        self.show_step()

    def _read_back(self) -> None:
        self._reread = self.number - 1
        self.show_step()

    # What is seen

    def show_step(self) -> None:
        """Show the step, and point at what it speaks of."""
        step, remark = self.step, self._remark_words()
        at = counter(self.number + 1, len(self._steps))
        self._title.setText(f"{self._say(step.title)} ({at})")
        self._words.setText(self._say(self._text()))
        self._remark.setText(remark)
        self._remark.setVisible(bool(remark))
        regrets = self.progress.remark in (LessonRemark.OTHERWISE, LessonRemark.MISSED)
        self._undo.setVisible(bool(remark) and regrets and self._timeline.can_undo())
        ended = self._last and self._reread is None
        self._waits.setText(
            self.tr(
                "Hints are free in your first three games. Later, a game with hints sets no record."
            )
            if ended
            else self.tr("The tutorial goes on as soon as you’ve done it.")
        )
        self._waits.setVisible(ended or not self._reads)
        self._name_buttons()
        self._show_picture()
        self._point()
        shown = (self.number, self._reads, remark, self._words.text())
        if shown != self._shown:
            self._shown = shown
            self._take_focus()
            announce(self, f"{remark} {self._words.text()}".strip())
            if ended:
                self.finished.emit()

    def retranslate(self) -> None:
        self.show_step()

    def _say(self, text: str) -> str:
        return digits(translate(self._game, text))

    def _text(self) -> str:
        """The text of the step, or its other text while it cannot be done yet."""
        step, view = self.step, self.progress.attempt().view
        if self._reads or step.detour is None or view.to_move != PLAYER:
            return step.text
        return step.detour(view) or step.text

    def _remark_words(self) -> str:
        about = self.progress.about
        if self._reread is not None:
            return ""
        match self.progress.remark:
            case LessonRemark.OTHERWISE if about is not None and about.otherwise:
                return self._say(about.otherwise)
            case LessonRemark.REFUSED if about is not None and about.refused:
                return self._say(about.refused)
            case LessonRemark.MISSED if about is not None and about.missed:
                return self._say(about.missed)
            case LessonRemark.EARLY if self.progress.early:
                return self.tr("You’ve already done this.")
            case LessonRemark.EARLY:
                return self.tr("You’ve already done the next step, so let’s go on.")
            case _:
                return ""

    def _name_buttons(self) -> None:
        ended = self._last and self._reread is None
        self._undo.setText(translate("TableCommands", "Undo"))
        self._leave.setText(self.tr("Leave the tutorial"))
        self._leave.setVisible(not ended)
        self._back.setText(self.tr("Back"))
        self._back.setVisible(self.number > 0 and not ended)
        self._new_game.setText(self.tr("New game"))
        self._new_game.setVisible(ended)
        self._next.setText(self.tr("Keep playing") if ended else self.tr("Next"))
        self._next.setVisible(self._reads and not self._is_over(ended))

    def _is_over(self, ended: bool) -> bool:
        """Whether there is nothing left to play on."""
        return ended and self._playback.state is PlaybackState.OVER

    def _take_focus(self) -> None:
        """Give the keyboard to the button, or to the table where it waits for a move."""
        if self._reads:
            self._next.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.play_wanted.emit()

    def asked(self) -> tuple[Move, ...]:
        """The moves that the step asks for and that can be made now."""
        step = self.step
        if step.asks is None or self._reads or not self._table.live:
            return ()
        return tuple(step.asks(self._table.view))

    def _point(self) -> None:
        """Light up the parts that the step is about, if they can be used now."""
        step, asked = self.step, self.asked()
        usable = self._reads or (self._table.live and (step.asks is None or bool(asked)))
        here = usable and self._reread is None and not self._playback.back
        marked = asked if here and len(asked) <= _MOST_MARKS else ()
        ways = [
            (move, *(step.then(self._table.view, move) if step.then else ())) for move in marked
        ]
        self._table.point_at(step.lights if here else (), ways)
        if asked and step.prepares and asked != self._prepared:
            self._table.lead_to(asked[0])
        self._prepared = asked

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_picture()

    def _show_picture(self) -> None:
        """Show the step's picture, if it has one."""
        name = self.step.figure
        self._picture.setVisible(name is not None)
        if name is None:
            return
        area, _ = games.figures(self._game).FIGURES[name]
        high = max(80.0, self.height() * _PICTURE_SHARE)
        width = min(float(self._card.inner_width), high * area.width() / area.height())
        self._picture.setPixmap(figure(self._game, name, width, self.devicePixelRatioF()))
