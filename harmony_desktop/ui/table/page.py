"""The page around a table: toolbar, panels, messages, looking back. The same for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.review import Verdict
from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.engine.words import Phrase
from harmony_desktop.storage import saves
from harmony_desktop.ui.accessible import describe_table
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.keys import on_every_layout
from harmony_desktop.ui.languages import isolated, joined, listed, number, say, translate
from harmony_desktop.ui.players import shown_name, shown_names
from harmony_desktop.ui.rules_page import RulesPage
from harmony_desktop.ui.speech import announce
from harmony_desktop.ui.table.bar import TableBar
from harmony_desktop.ui.table.coach import Coach
from harmony_desktop.ui.table.curtain import Curtain
from harmony_desktop.ui.table.history import History
from harmony_desktop.ui.table.panels import ScorePanel
from harmony_desktop.ui.table.review_panel import ReviewPanel
from harmony_desktop.ui.table.scene import Spot, Tools
from harmony_desktop.ui.table.toast import Toast
from harmony_desktop.ui.table.view import TableView
from harmony_desktop.ui.widgets import Page

_BOT_PACE_MS = {"off": 0, "fast": 120, "normal": 260}
_CURTAIN_PAUSE_MS = {"off": 0, "fast": 350, "normal": 700}
"""How long a person sees their own move before the curtain is drawn."""


class TablePage(Page):
    """A running game, or a finished one to look back at.

    Signals:
        left: the player goes home; the game stays on disk.
        ended: the game is over and its end was seen.
        settings_wanted: another page is asked for.
        try_wanted: the Record of a practice game that goes on from a moment of this one.
    """

    left = Signal()
    ended = Signal()
    settings_wanted = Signal()
    try_wanted = Signal(object)

    def __init__(self, context: Context, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.session = session
        session.setParent(self)
        self._texts = games.part(session.game.id, "texts")
        self._eyes: int | None = None
        """The seat the screen shows the game to; None until somebody is there."""
        self._looking_at: int | None = None
        self._looking_through: int | None = None
        """The seat whose eyes a moment of a review has."""
        self._review: ReviewPanel | None = None
        tools = Tools(
            context.settings, context.theme, context.sounds, context.change, context.places
        )
        self.table = games.part(session.game.id, "table.scene").Table(session, tools)
        self.view = TableView(self.table)
        # Otherwise Python would end the scene whenever, and in whatever thread, it collects it.
        self.table.setParent(self.view)
        describe_table(self.view)
        self._toast = Toast(self.view, self.table.words_at_top)
        self._curtain = Curtain(context)
        self._curtain.opened.connect(self._open_curtain)
        self._curtain_pause = QTimer(self, singleShot=True)
        self._curtain_pause.timeout.connect(self._draw_curtain)
        self._make_bar()
        self._make_side()
        self._lay_out()
        self._make_shortcuts()
        self._coach: Coach | None = None
        self.table.chosen.connect(self._play)
        self.table.refused.connect(self._refuse)
        self.table.focus_moved.connect(self._tell_spot)
        self.table.went_on.connect(self._refresh_words)
        session.changed.connect(self._on_change)
        session.thinking.connect(lambda _: self._refresh_words())
        session.hinted.connect(self._on_hint)
        session.hint_failed.connect(self._on_hint_failed)
        session.bot_failed.connect(self._on_bot_failed)
        session.finished.connect(self._on_finished)
        session.troubled.connect(context.troubled)
        context.setting_changed.connect(self._on_setting)
        self.retranslate()

    # Parts

    def _make_bar(self) -> None:
        self._extras = [replace(one, act=self._if_open(one.act)) for one in self.table.extras()]
        self.bar = TableBar(self.context, self._extras)
        actions = {
            "home": self.left.emit,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "go-on": self.go_on,
            "sound": self.toggle_sound,
            "fit": self.view.reset_zoom,
            "tell": self.tell_state,
            "picture": self.keep_picture,
            "save": self.save_as,
            "rules": self.show_rules,
            "settings": self.settings_wanted.emit,
        }
        self.bar.wanted.connect(lambda name: actions[name]())

    def _make_side(self) -> None:
        self.scores = ScorePanel(self.session)
        self.scores.pointed.connect(self.table.light)
        self.history = History(self.context, self.session)
        self.history.looked_at.connect(self.look_at)
        self.rules = RulesPage(self.context, self.session.game.id, dict(self.session.options))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        back = QShortcut(QKeySequence("Escape"), self.tabs)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self.view.setFocus)
        for part in (self.scores, self.history, self.rules):
            self.tabs.addTab(part, "")

    def _lay_out(self) -> None:
        side = QFrame()
        side.setProperty("role", "side")
        side.setMinimumWidth(280)
        side_layout = QVBoxLayout(side)
        side_layout.setContentsMargins(8, 8, 8, 8)
        side_layout.addWidget(self.tabs)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        splitter.addWidget(self.view)
        splitter.addWidget(side)
        splitter.setStretchFactor(0, 1)
        splitter.setSizes([940, 320])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._stack = QStackedWidget()
        self._stack.addWidget(splitter)
        self._stack.addWidget(self._curtain)
        whole.addWidget(self.bar)
        whole.addWidget(self._stack, 1)
        self.setTabOrder(self.view, self.tabs)

    def _make_shortcuts(self) -> None:
        """Letters work wherever the focus is on this page; Ctrl twins follow the platform."""
        keys = {
            "U": self.undo,
            QKeySequence.StandardKey.Undo: self.undo,
            "Shift+U": self.redo,
            QKeySequence.StandardKey.Redo: self.redo,
            "H": self.hint,
            "E": self.go_on,
            "M": self.toggle_sound,
            "Q": self.tell_state,
            "F": self.view.reset_zoom,
            "0": self.view.reset_zoom,
            "+": self.view.zoom_in,
            "=": self.view.zoom_in,
            "-": self.view.zoom_out,
            "F1": self.show_rules,
            "F10": self.bar.menu_button.showMenu,
            "PgUp": lambda: self._page_by(-1),
            "PgDown": lambda: self._page_by(1),
        }
        keys.update({extra.key: extra.act for extra in self._extras})
        for key, action in keys.items():
            shortcut = QShortcut(self)
            shortcut.setKeys(on_every_layout(key) if isinstance(key, str) else key)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(action)

    # Words

    def retranslate(self) -> None:
        for place, words in enumerate((self.tr("Score"), self.tr("Moves"), self.tr("Rules"))):
            self.tabs.setTabText(place, words)
        if self._review is not None:
            self.tabs.setTabText(3, self.tr("Review"))
        self._fit_tabs()
        self.scores.setAccessibleName(self.tr("Score"))
        self.view.setAccessibleName(translate(self.session.game.id, self._texts.NAME))
        self.rules.refresh()
        self.history.retranslate()
        self.refresh_table()

    def _fit_tabs(self) -> None:
        """The side is as wide as the names of its tabs need."""
        self.tabs.setMinimumWidth(max(264, self.tabs.tabBar().sizeHint().width()))

    def _refresh_words(self) -> None:
        """The status line and what can be done now."""
        session = self.session
        looking = self._looking_at is not None
        self.bar.status.setText(self._status())
        self.bar.note.setText(self._kind_of_game())
        self.bar.note.setVisible(bool(self._kind_of_game()))
        here = not looking and not self.covered
        self.bar.undo.setEnabled(session.can_undo() and here)
        self.bar.redo.setEnabled(session.can_redo() and here)
        self.bar.hint.setEnabled(self.table.live and here)
        self.bar.show_go_on(self._go_on_words())
        self.history.show_moment(self._moment())

    def _status(self) -> str:
        """What is going on, in one sentence."""
        session = self.session
        seat = session.state.to_move
        if self.covered:
            return shown_name(session.seats, session.viewer)
        if self._looking_at is not None:
            return self.tr("Looking back: move {number} of {all}").format(
                number=number(self._moment()), all=number(len(session.moves))
            )
        if self.table.in_interlude:
            return self.tr("The round is over. Press Enter or click to go on.")
        if seat is not None and not session.is_person(seat):
            return self.tr("{name} is thinking…").format(
                name=isolated(shown_name(session.seats, seat))
            )
        words = say(self._texts.status(self._shown_view()))
        if seat is not None and session.persons > 1:
            return f"{isolated(shown_name(session.seats, seat))}: {words}"
        return words

    def _go_on_words(self) -> str | None:
        """What waits for the player, as the words of a button."""
        if self.covered:
            return None
        if self._looking_at is not None:
            return self.tr("Back to the game")
        if self.table.in_interlude:
            return self.tr("Go on")
        if self.session.over:
            return self.tr("Result")
        return self.table.go_on_words()

    def _kind_of_game(self) -> str:
        if self.session.practice:
            return self.tr("Practice: undo is free, the result is not counted")
        if self.session.hints:
            return self.tr("With hints: this game sets no record")
        return ""

    # The table

    def begin(self) -> None:
        """Start or take up the game."""
        self.session.pace_ms = self._pace()
        self.refresh_table()
        self.session.begin()
        self.view.setFocus()

    def _pace(self) -> int:
        # With all placing at once there is nobody's move to follow.
        slow = self.session.persons == 0
        return _BOT_PACE_MS[self.context.settings.animation] * (2 if slow else 1)

    def _shown_view(self):
        if self._looking_at is None:
            return self.session.view()
        seat = self.session.viewer if self._looking_through is None else self._looking_through
        return self.session.states[self._looking_at].view(seat)

    def refresh_table(self, change: Change | None = None) -> None:
        """Show the position that is looked at, to those who may see it."""
        if self.covered:
            self._cover(change)
            return
        self._eyes = self.session.viewer
        view = self._shown_view()
        live = self._looking_at is None and self.session.awaits_person
        self.table.show_view(view, change, live)
        self.scores.show_view(view)
        self._refresh_words()

    # The curtain

    @property
    def covered(self) -> bool:
        """Whether the game waits for another person than the one it was shown to last."""
        session = self.session
        return (
            self.table.conceals
            and session.persons > 1
            and session.viewer != self._eyes
            and not session.over
        )

    def _if_open(self, act: Callable[[], None]) -> Callable[[], None]:
        """What the table can do, but not behind the curtain."""
        return lambda: None if self.covered else act()

    def _cover(self, change: Change | None) -> None:
        """Let those who were there see what they did, then draw the curtain."""
        pause = 0
        if self._eyes is not None and change is not None:
            self.table.show_view(self.session.state.view(self._eyes), change, False)
            pause = _CURTAIN_PAUSE_MS[self.context.settings.animation]
        self._refresh_words()
        self._curtain_pause.start(pause)

    def _draw_curtain(self) -> None:
        if self.covered:
            self._stack.setCurrentWidget(self._curtain)
            self._curtain.draw(shown_name(self.session.seats, self.session.viewer))

    def _open_curtain(self) -> None:
        self._eyes = self.session.viewer
        self._stack.setCurrentIndex(0)
        self.history.moves.refresh(everything=True)
        self.refresh_table()
        self.view.setFocus()
        announce(self.view, self.bar.status.text())

    def _moment(self) -> int:
        return len(self.session.moves) if self._looking_at is None else self._looking_at

    def look_at(self, moment: int) -> None:
        """Show the position after so many moves."""
        if self.covered:
            return
        moment = max(0, min(moment, len(self.session.moves)))
        self._looking_through = None
        self._looking_at = None if moment == len(self.session.moves) else moment
        self.history.mark(moment)
        self.refresh_table()

    def _page_by(self, step: int) -> None:
        """Page Up and Down scroll the rules while they are read, else they look back and on."""
        if self.rules.hasFocus():
            bar = self.rules.verticalScrollBar()
            bar.setValue(bar.value() + step * bar.pageStep())
        else:
            self.look_at(self._moment() + step)

    def start_review(self) -> None:
        """Look over the finished game with the champion."""
        if self._review is None:
            self._review = ReviewPanel(self.context, self.session)
            self._review.looked_at.connect(self._show_verdict)
            self._review.try_wanted.connect(self._try_again)
            self.tabs.addTab(self._review, self.tr("Review"))
            self._fit_tabs()
        self._review.start()
        self.tabs.setCurrentWidget(self._review)

    def _show_verdict(self, verdict: Verdict) -> None:
        self._looking_at = verdict.number
        self._looking_through = verdict.seat
        self.refresh_table()
        self.table.show_verdict(verdict.suggestions, verdict.played)

    def _try_again(self, verdict: Verdict) -> None:
        """A practice game from the moment before a decision."""
        record = self.session.record.with_moves(self.session.moves[: verdict.number])
        self.try_wanted.emit(record.model_copy(update={"practice": True, "daily": None}))

    def start_coach(self) -> None:
        """Offer the guided start on the real board."""
        self._coach = Coach(self.context, self.session.game.id, self.session.options)
        self._coach.pointed.connect(self.table.point_at)
        self._coach.finished.connect(self._end_coach)
        self.layout().insertWidget(1, self._coach)
        self._coach.start()

    def _end_coach(self) -> None:
        self._coach = None
        self.view.setFocus()

    # What the player does

    def _play(self, move: Move) -> None:
        try:
            self.session.play(move)
        except IllegalMove as problem:
            self._refuse(
                say(
                    Phrase(
                        self.session.game.id, self._texts.REASONS[problem.reason], problem.details
                    )
                )
            )

    def _refuse(self, reason: str) -> None:
        self.context.sounds.play("refuse")
        self.say(reason)

    def say(self, words: str) -> None:
        """Tell the player something: on the screen and to a screen reader."""
        self._toast.show_text(words)

    def undo(self) -> None:
        if self._looking_at is not None or self.covered:
            return
        if self.session.can_undo():
            self.context.sounds.play("undo")
            self.session.undo()
        elif self.session.moves and not self.session.practice:
            self.say(self.tr("Something new has been revealed since: this cannot be undone."))

    def redo(self) -> None:
        if self._looking_at is None and not self.covered:
            self.session.redo()

    def hint(self) -> None:
        if self.table.live and not self.covered:
            self.session.hint()

    def go_on(self) -> None:
        """Whatever waits: back from looking back, the next round, the end of a turn, the result."""
        if self.covered:
            return
        if self._looking_at is not None:
            self.look_at(len(self.session.moves))
        elif not self.table.go_on() and self.session.over:
            self.ended.emit()

    def toggle_sound(self) -> None:
        self.context.change("sound", not self.context.settings.sound)

    def show_rules(self) -> None:
        self.tabs.setCurrentWidget(self.rules)
        self.rules.setFocus()

    def tell_state(self) -> None:
        """Say how the game stands."""
        if self.covered:
            return
        view = self._shown_view()
        names = shown_names(self.session.seats)
        if self.session.game.cooperative:
            names = [self.tr("Together")]
        scores = listed(
            f"{name}: {number(view.score(place).total)}" for place, name in enumerate(names)
        )
        if not self.session.ranked:
            lines = view.score(view.seat).lines
            scores = joined(
                say(self._texts.score_line(one.key, dict(one.details))) for one in lines
            )
        status = self.bar.status.text()
        stop = "" if status.endswith((".", "!", "?", "…")) else "."
        self.say(f"{status}{stop} {scores}")

    def keep_picture(self) -> None:
        """Save a picture of the boards."""
        path = self._ask_path(
            self.tr("Keep a picture"),
            QStandardPaths.StandardLocation.PicturesLocation,
            f"{self.session.game.id}.png",
            "PNG (*.png)",
        )
        if path and not self.table.picture().save(path, "PNG"):
            self.say(self.tr("The picture could not be written there."))

    def save_as(self) -> None:
        """Save the record to a file of the player's choice."""
        path = self._ask_path(
            self.tr("Save the game"),
            QStandardPaths.StandardLocation.DocumentsLocation,
            f"{self.session.game.id}.harmony",
            "Harmony (*.harmony)",
        )
        if path and saves.store(Path(path), self.session.record):
            self.say(self.tr("The game could not be written there."))

    def _ask_path(
        self, title: str, folder: QStandardPaths.StandardLocation, name: str, kinds: str
    ) -> str:
        start = Path(QStandardPaths.writableLocation(folder)) / name
        return QFileDialog.getSaveFileName(self, title, str(start), kinds)[0]

    # What happens

    def _on_change(self, change: Change) -> None:
        self._looking_at = None
        self._toast.page_changed()
        if not self.covered:
            self.history.moves.refresh()
        self.refresh_table(change)
        if (
            change.kind == "play"
            and self._coach is not None
            and self.session.is_person(change.seat)
            and not self.table.holds_guide
        ):
            self._coach.moved(change.move.kind)
        if self.session.awaits_person and not self.covered:
            announce(self.view, self.bar.status.text())

    def _on_hint(self, suggestions: list) -> None:
        if self._looking_at is not None:
            return
        self.table.show_hint(suggestions)
        self._refresh_words()
        if not suggestions:
            return
        if words := self.table.hint_words(suggestions):
            self.say(words)
        else:
            announce(self.view, say(self._texts.describe(self.session.view(), suggestions[0].move)))

    def _on_hint_failed(self) -> None:
        self.say(self.tr("No hint could be found this time. Please try again."))

    def _on_bot_failed(self, reason: str) -> None:
        self._toast.show_text(
            self.tr("The computer player has stopped. Nothing is lost."),
            self.tr("Try again"),
            self.session.retry,
        )

    def _on_finished(self) -> None:
        self.history.moves.refresh(everything=True)
        self.refresh_table()
        self.context.sounds.play("end")
        self.ended.emit()

    def _tell_spot(self, spot: Spot) -> None:
        announce(self.view, spot.name())

    def _on_setting(self, name: str) -> None:
        self.bar.show_sound()
        self.session.pace_ms = self._pace()
        if name != "sound" and not self.covered:
            self.table.restyle()

    def restyle(self) -> None:
        super().restyle()
        self.table.restyle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.view.fit()

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    def close_game(self) -> None:
        """Leave the game; it stays on disk."""
        if self._review is not None:
            self._review.close_review()
        self.session.close()
