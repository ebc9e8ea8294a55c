"""The page around a table, the same for every game: bar, drawer, messages, looking back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.bots.decisions import Verdict
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.session import Session
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.controller.tutorial import Tutorial
from harmony_desktop.engine.game import IllegalMove, Move, State, View
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.commands import Commands
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.widgets import Page
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.table.announcer import Announcer
from harmony_desktop.ui.table.bar import TableBar
from harmony_desktop.ui.table.beside import BesideTable
from harmony_desktop.ui.table.bot_messages import BotMessages
from harmony_desktop.ui.table.controls import TableControls
from harmony_desktop.ui.table.export import Export
from harmony_desktop.ui.table.hint_guide import HintGuide
from harmony_desktop.ui.table.keys_dialog import key_rows
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.playback import Playback, PlaybackState
from harmony_desktop.ui.table.press_to_continue import PressToContinue
from harmony_desktop.ui.table.questions import Questions
from harmony_desktop.ui.table.recap import Recap
from harmony_desktop.ui.table.round_card import RoundCard
from harmony_desktop.ui.table.screen_reader import announce_focus, describe_tables
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.shared_screen import SharedScreen
from harmony_desktop.ui.table.side import TableSide
from harmony_desktop.ui.table.spots import Spot
from harmony_desktop.ui.table.status import TableStatus
from harmony_desktop.ui.table.table_commands import TableCommands
from harmony_desktop.ui.table.view import TableView

_NOT_SEEN_ON_TABLE = ("sound", "volume", "pace", "drawer", "theme", "text_size", "language")
"""Settings that do not change how the table looks, or that all pages are restyled for."""


class TablePage(Page):
    """The page of a running game, a practice position, a tutorial, or a finished game to look at.

    Signals:
        left: the player goes Home, or from a table that was opened on the way back to the page
            before; a running game stays on disk.
        ended: the game is over, and its result is to be shown.
        settings_wanted: the player asks for the settings page.
        hindsight_wanted: the player wants to see the best that was possible.
        try_wanted: the Record of a practice game that starts at a moment of this one.
        restart_wanted: the player wants to play the same deal from its first move.
        new_deal_wanted: the same players want another deal.
        practice_wanted: the player wants to find better moves in costly moments of this game.
        tutorial_wanted: the game and the options that the player wants to be taught.
    """

    left = Signal()
    ended = Signal()
    settings_wanted = Signal()
    hindsight_wanted = Signal()
    try_wanted = Signal(object)
    restart_wanted = Signal()
    new_deal_wanted = Signal()
    practice_wanted = Signal()
    tutorial_wanted = Signal(str, object)

    def __init__(
        self,
        context: Context,
        game: Session | Exercise | Tutorial | Timeline[State],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self.timeline = game if isinstance(game, Timeline) else game.timeline
        self.game = None if isinstance(game, Timeline) else game
        """What plays on the timeline; None for a finished game."""
        self.session = game if isinstance(game, Session) else None
        timeline = self.timeline
        self._texts = games.texts(timeline.game.id)
        self.table = games.table(timeline.game.id).TABLE(timeline, self._services())
        describe_tables()
        self.view = TableView(self.table)
        # Without a parent, Python would delete the scene at an arbitrary time, in any thread.
        self.table.setParent(self.view)
        self.playback = Playback(timeline, self.table, context.settings.pace, self)
        PressToContinue(self.playback, self.view)
        self.side = TableSide(
            context, timeline, self.playback, self.table.move_line, self.table.pieces_of
        )
        self.beside = BesideTable(self.view, self.side)
        self.shared_screen = SharedScreen(context, timeline, self.playback, self.beside)
        self.export = Export(timeline, self.table, self)
        self._exercise = game if isinstance(game, Exercise) else None
        taught = isinstance(game, Tutorial)
        self.status = TableStatus(timeline, self.playback, self, self._exercise, taught)
        self.recap = Recap(timeline)
        self._announcer = Announcer(self.view, self.playback, self.recap, self.status)
        self.questions = Questions(self.table, self.view, self.playback, self.recap, self.status)
        with_alt = context.settings.alt_letters
        self.commands = Commands(self, TableCommands(self).listed(), with_alt)
        self.bar = TableBar(context, timeline, self.commands, leads_home=self.session is not None)
        self._controls = TableControls(
            timeline,
            self.table,
            self.playback,
            self.status,
            self.bar,
            self.commands,
            self,
            final=self.game is None,
        )
        self.toast = self.bar.messages
        self._lay_out()
        self.setFocusProxy(self.view)
        self._round_card: RoundCard | None = None
        self.hints: HintGuide | None = None
        self._connect_parts()
        if self.game is not None:
            self._connect_game(self.game)
        if self.session is not None:
            self._connect_session(self.session)
        context.setting_changed.connect(self._on_setting)
        self.retranslate()

    def _connect_parts(self) -> None:
        table, playback, side, chips = self.table, self.playback, self.side, self.bar.chips
        table.chosen.connect(self.play)
        table.refused.connect(self._refuse)
        table.announced.connect(self.bar.messages.show_until_played)
        table.focus_moved.connect(self._announce_spot)
        table.asked_about.connect(self._tell_spot)
        table.confirmation_wanted.connect(self._ask_to_confirm)
        table.news_cards.again_wanted.connect(playback.replay)
        table.news_cards.skip_wanted.connect(playback.skip)
        playback.shown.connect(self._keep_in_sight)
        playback.shown.connect(chips.show_moment)
        playback.ended.connect(self._on_ended)
        playback.state_changed.connect(self._show_round)
        side.scores.pointed.connect(table.highlight)
        side.history.looked_at.connect(self.look_at)
        side.verdict_wanted.connect(self._show_verdict)
        side.try_wanted.connect(self._try_again)
        side.practice_wanted.connect(self.practice_wanted)
        side.hindsight_wanted.connect(self.hindsight_wanted)
        side.opened.connect(self.bar.show_side)
        chips.board_wanted.connect(self._show_player)
        chips.points_wanted.connect(side.show_sheet)
        chips.skip_wanted.connect(playback.skip)
        self.shared_screen.opened.connect(self._on_opened)
        self.export.failed.connect(self.say)
        self.export.done.connect(self.say)

    def _connect_game(self, game: Session | Exercise | Tutorial) -> None:
        game.setParent(self)
        game.changed.connect(self._on_changed)
        game.changed.connect(self.playback.hear)
        messages = self.bar.messages
        BotMessages(game, self.table, messages, self)
        self.hints = HintGuide(self.context, game, self.table, self.playback, messages, self)

    def _connect_session(self, session: Session) -> None:
        session.finished.connect(self.playback.finish)
        session.troubled.connect(self.context.troubled)
        self.table.practice_wanted.connect(session.practise)

    @property
    def drawing(self) -> bool:
        return self.table.painting

    # Parts

    def _services(self) -> TableServices:
        context, game = self.context, self.game
        services = TableServices(
            context.settings,
            context.theme,
            context.sounds,
            context.change,
            context.places,
            context.troubled.emit,
        )
        if game is not None:
            services = replace(services, consult=game.bots.consult)
        if self.session is not None:
            services = replace(services, game_name=self.session.path.stem)
        return services

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.shared_screen, 1)
        self.setTabOrder(self.view, self.side.tabs)
        back = QShortcut(QKeySequence("Escape"), self.side.tabs)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self.view.setFocus)

    # Words

    def retranslate(self) -> None:
        game = self.timeline.game.id
        self.view.setAccessibleName(game_title(game))
        self.side.retranslate()
        self.playback.refresh()
        if self.table.verdict.isVisible():
            self.show_chosen()

    # The table

    def spoken(self) -> str:
        """Nothing: the game is announced with its task once it is seen."""
        return ""

    def begin(self) -> None:
        """Start the game if it is a running one; its position is on the table already."""
        if isinstance(self.game, Session | Tutorial):
            self.game.begin()
        self.view.setFocus()
        self._announcer.begin()

    def _show_player(self, seat: int) -> None:
        """Enlarge a player's board, or the viewer's own again, and unfold that player's sheet."""
        if not self.playback.covered:
            self.table.look_at_board(seat)
            self.side.scores.unfold(seat)

    def look_at(self, moment: int) -> None:
        """Show the position after `moment` moves, with the list of moves open beside it."""
        was_back = self.playback.back
        self.bar.messages.page_changed()
        self.playback.look_at(moment)
        if self.playback.back and not was_back:
            self.side.open_moves()
        elif was_back and not self.playback.back and not self.timeline.over:
            self.side.close_moves()

    def turn_page(self, step: int) -> None:
        """Page Up and Down: scroll the rules if they are open, else step through the moves."""
        if not self.side.scroll_rules(step):
            self.look_at(self.playback.number + step)

    def show_chosen(self) -> None:
        """Show the decision that the analysis speaks of, if there is one."""
        panel = self.side.analysis
        if panel is not None and panel.chosen is not None:
            self._show_verdict(panel.chosen)

    def _show_verdict(self, verdict: Verdict) -> None:
        if self.side.analysis is not None:
            self.show_decision(verdict, self.side.analysis.words.signs(verdict))

    def show_decision(self, verdict: Verdict, words: tuple[str, str]) -> None:
        """Show the moment of a decision; label the best and the played move with `words`."""
        self.playback.look_at(verdict.number, verdict.seat)
        best, played = verdict.appraisal.best, verdict.appraisal.played
        self.table.show_verdict(best, played, words)

    def _try_again(self, verdict: Verdict) -> None:
        """Start a practice game from the moment before a decision."""
        self._practise_from(verdict.number)

    def play_on(self) -> None:
        """Start a practice game from the moment shown, in a finished game."""
        self._practise_from(self.playback.number)

    def _practise_from(self, number: int) -> None:
        record = self.timeline.record.with_moves(self.timeline.moves[:number])
        self.try_wanted.emit(record.model_copy(update={"practice": True, "daily": None}))

    def _show_round(self) -> None:
        """Show the sheets of a finished round beside the table until the player continues."""
        ended = self.playback.state is PlaybackState.INTERLUDE
        title, sheets = self.table.interlude_sheets() if ended else ("", ())
        if bool(sheets) == (self._round_card is not None):
            return
        if self._round_card is not None:
            self.beside.remove_card(self._round_card)
            self._round_card = None
            self.view.setFocus()
        else:
            self._round_card = RoundCard(self.context, self.timeline, title, sheets)
            self._round_card.scores.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._round_card.next_wanted.connect(self.next_step)
            self.beside.show_card(self._round_card)

    # Actions of the player

    def play(self, move: Move) -> None:
        """Play a person's move, or say why it cannot be played."""
        if self.game is None:
            return
        try:
            self.game.play(move)
        except IllegalMove as problem:
            self._refuse(GameWords(self.timeline.game.id).refusal(self._texts.REASONS, problem))

    def _refuse(self, reason: str) -> None:
        self.context.sounds.play("refuse")
        self.bar.messages.show_until_played(reason)

    def say(self, words: str) -> None:
        """Show words to the player and pass them to a screen reader."""
        self.bar.messages.show_text(words)

    def undo(self) -> None:
        timeline = self.timeline
        if self.game is None or timeline.counted:
            return
        if timeline.can_undo():
            self.context.sounds.play("undo")
            self.game.undo()
        elif self.session is not None and timeline.can_undo_as_practice():
            self.bar.messages.ask(
                self.tr(
                    "Something new has been revealed since then. You can still take this back as "
                    "practice, but then the game no longer counts."
                ),
                self.tr("Take back as practice"),
                self._undo_as_practice,
            )
        elif timeline.moves:
            self.say(self.tr("You have not moved yet, so there is nothing to take back."))

    def _undo_as_practice(self) -> None:
        if self.session is not None:
            self.session.practise()
            self.undo()

    def redo(self) -> None:
        if self.game is not None:
            self.game.redo()

    def hint(self) -> None:
        if self.hints is not None and self.hints.ask():
            self._controls.refresh()

    def next_step(self) -> None:
        """Stop looking back, start the next round, end the turn or show the result."""
        match self.playback.state:
            case PlaybackState.COVERED:
                return
            case PlaybackState.LOOKING_BACK if not self.status.has_result:
                self.look_at(len(self.timeline.moves))
            case PlaybackState.STEP_WAITS:
                self.playback.step()
            case _:
                if not self.table.next_step() and self.timeline.over:
                    self.ended.emit()

    def teach(self) -> None:
        """Ask for the tutorial of this game's variant."""
        self.tutorial_wanted.emit(self.timeline.game.id, self.timeline.options)

    def analyse(self) -> None:
        """Analyse the finished game with the strongest bot."""
        if self.timeline.over:
            self.side.start_analysis()

    def keys(self) -> Sequence[tuple[str, str]]:
        return key_rows(self.commands.with_keys(), self.table.rotations > 1)

    def go_back(self) -> None:
        """Close what is open or put back what was taken; a second Esc leaves the game."""
        question = self._leave_question()
        if self.bar.messages.says(question):
            self.left.emit()
        elif self.bar.messages.dismiss():
            if self.hints is not None:
                self.hints.forget()
        elif self.table.cancel():
            return
        elif self.playback.back and self.game is not None:
            self.look_at(len(self.timeline.moves))
        elif self.session is not None and self.timeline.over:
            self.ended.emit()
        elif self.game is not None and self.table.can_put_back and self.timeline.can_undo():
            self.undo()
        elif self.game is not None and not self.timeline.over:
            self.bar.messages.show_text(question, self.tr("Leave"), self.left.emit)
        else:
            self.left.emit()

    def _leave_question(self) -> str:
        if self.session is not None and self.timeline.touched:
            return self.tr("Press Esc again to leave. Your game is saved.")
        return self.tr("Press Esc again to leave.")

    def toggle_sound(self) -> None:
        self.context.change("sound", not self.context.settings.sound)

    def say_standing(self) -> None:
        """Say whose turn it is and how the game stands."""
        self.say(self.status.standing())

    def copy_result(self) -> str:
        """Copy the result to the clipboard as a few lines with the deal; return words about it."""
        from harmony_desktop.ui.table.shared_result import SharedResult

        self.context.flush_games()
        lines = SharedResult(self).lines(self.timeline, self.context.results)
        QGuiApplication.clipboard().setText("\n".join(lines))
        return self.tr("The result is on the clipboard. Friends can paste it into “New game”.")

    # Reactions to the game

    def _on_changed(self, change: Change[State]) -> None:
        """Drop messages about the position before; those about a turn when a person has moved."""
        self.bar.messages.page_changed()
        if self.timeline.is_person(change.seat):
            self.bar.messages.played()

    def _on_opened(self) -> None:
        self.view.setFocus()
        self._announcer.say_status()

    def _on_ended(self) -> None:
        """Leave the last position in sight until the player asks for the result.

        An exercise has none: its card says how the decision was.
        """
        if self._exercise is not None:
            return
        self.context.sounds.play("end")
        if self.context.settings.animation == "off":
            self.ended.emit()
        else:
            self._announcer.say_standing()
            self.bar.next_step.setFocus()

    def _announce_spot(self, spot: Spot) -> None:
        announce_focus(self.view)

    def _tell_spot(self, spot: Spot) -> None:
        announce(self.view, spot.name(), show=True)

    def _ask_to_confirm(self) -> None:
        words = self.tr("It would lie here. Press again to place it.")
        self.bar.messages.show_until_played(words)

    def _keep_in_sight(self, moment: Moment[State, View]) -> None:
        """Let a zoomed table follow what the others do."""
        if moment.change is not None and moment.change.seat != moment.view.seat:
            self.view.show_area(self.table.area_of(moment.change))

    def _on_setting(self, name: str) -> None:
        if name == "alt_letters":
            self.commands.set_keys(self.context.settings.alt_letters)
        if name == "coordinates":
            self.side.retranslate()
            self.playback.refresh()
        self.playback.pace = self.context.settings.pace
        if name not in _NOT_SEEN_ON_TABLE and not self.playback.covered:
            self.table.renew()
            self.table.repaint_art()

    def restyle(self) -> None:
        super().restyle()
        # The view fits itself after a change of the theme.
        self.table.renew()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.view.fit_soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.side.follow_wish()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.follow_wish()

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    def close_game(self) -> None:
        """Leave the game; it stays on disk."""
        if self.side.analysis is not None:
            self.side.analysis.close_analysis()
        if self.game is not None:
            self.game.close()
        if self.session is not None and not self.table.prepared:
            self.session.forget_if_untouched()
