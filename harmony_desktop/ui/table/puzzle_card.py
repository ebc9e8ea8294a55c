"""A puzzle at the table: a card that asks, says what a wrong try gives away, and explains."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from harmony_desktop.bots.decisions import Verdict, whole_points
from harmony_desktop.bots.puzzles import Puzzle
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.rating import GlickoRating
from harmony_desktop.engine.reasons import Comparison
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import counter, number, sentence, separated, signed
from harmony_desktop.ui.kit.widgets import Page, column, paragraph
from harmony_desktop.ui.players.puzzle_words import grade_words, theme_name
from harmony_desktop.ui.players.variants import unusual_rules, variant_words
from harmony_desktop.ui.table.advice import decision_words, numbered_steps, reasons_line
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.side_card import SideCard

Enter = Callable[[bool], GlickoRating | None]
"""Enters a try, right or wrong, and returns the new rating if it was the first."""


class PuzzleCard(Page):
    """The card beside the table of one puzzle.

    A wrong try shows nothing of the solution: it says what it gives away, and may be taken again.

    Signals:
        next_wanted: the player wants the next puzzle, or to go back after the last.
    """

    next_wanted = Signal()

    def __init__(
        self,
        context: Context,
        page: TablePage,
        exercise: Exercise,
        place: int,
        count: int,
        rating: GlickoRating,
        enter: Enter,
    ) -> None:
        """Ask for the solution of puzzle number `place` (from 0) of `count`."""
        super().__init__(context)
        assert exercise.puzzle is not None
        self._page, self._exercise = page, exercise
        self._puzzle: Puzzle = exercise.puzzle
        self._place, self._total = place, count
        self._before = rating
        self._after: GlickoRating | None = None
        self._enter = enter
        self._verdict: Verdict | None = None
        self._revealed = self._failed = self._solved = self._found = False
        """`_found`: it was solved without a hint."""
        self._heading = paragraph("heading")
        self._about = paragraph("muted")
        self._praise = paragraph("acting")
        self._words = paragraph()
        self._rating = paragraph("muted")
        self._show = self.button("eye", "quiet")
        self._again = self.button("undo-2", "quiet")
        self._next = self.button("skip-forward", "quiet")
        self._show.clicked.connect(self._reveal)
        self._again.clicked.connect(self._try_again)
        self._next.clicked.connect(self.next_wanted)
        for button in (self._show, self._again, self._next):
            # Each keeps its place: another one never comes below the mouse.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
        content = column(
            *(self._heading, self._about, self._praise, self._words, self._rating, 1), spacing=12
        )
        # What comes later keeps its place above: at first, nothing is missing below.
        self.setLayout(column(SideCard(content, self._again, self._next, self._show)))
        exercise.decided.connect(self._refresh)
        exercise.appraised.connect(self._judge)
        exercise.appraisal_failed.connect(self._give_up)
        exercise.changed.connect(lambda _: self._forget())
        self.retranslate()

    def retranslate(self) -> None:
        self._show.setText(self.tr("Show the solution"))
        self._refresh()

    def _refresh(self) -> None:
        made = self._exercise.made
        last = self._place + 1 == self._total
        if self._total > 1:
            place = counter(self._place + 1, self._total)
            self._heading.setText(self.tr("Puzzle {place}").format(place=place))
        else:
            self._heading.setText(self.tr("Puzzle"))
        known = self._solved or self._revealed
        self._next.setText(self.tr("Done") if last else self.tr("Next puzzle"))
        self._next.setVisible(known or not last)
        about = grade_words(self._puzzle.grade)
        if known:
            about = separated((theme_name(self._puzzle.theme), about))
        timeline = self._exercise.timeline
        variant = variant_words(self._puzzle.game, timeline.variant)
        rules = unusual_rules(self._puzzle.game, timeline.options)
        self._about.setText("\n".join((variant, *rules, about)))
        counts = self._found or not self._exercise.hinted
        self._praise.setText(
            self.tr("Right!") if counts else self.tr("Right! After a hint, it does not count.")
        )
        self._praise.setVisible(self._right)
        self._words.setText(self._line())
        self._rating.setText(self._rating_line())
        self._rating.setVisible(self._after is not None)
        self._again.setText(self.tr("Play it again") if self._solved else self.tr("Try again"))
        self._again.setVisible(made)
        self._show.setVisible(not known)
        self._lead(self._next if known else self._again)

    def _lead(self, button: QPushButton) -> None:
        """Make the button prominent that one most likely presses next."""
        for one, icon in ((self._again, "undo-2"), (self._next, "skip-forward")):
            kind = "primary" if one is button else "quiet"
            if one.property("kind") != kind:
                one.setProperty("kind", kind)
                self.set_icon(one, icon, "accent_text" if kind == "primary" else "text")
                one.style().polish(one)

    @property
    def _right(self) -> bool:
        """Whether the move just made is the solution."""
        verdict = self._verdict
        found = verdict is not None and verdict.equals_best
        return found and not self._failed and not self._revealed

    def _line(self) -> str:
        if self._failed:
            return self.tr("The Champion did not answer this time.")
        verdict = self._verdict
        if verdict is None:
            if self._exercise.made:
                return self.tr("Let’s see…")
            return self.tr("One move here is clearly better than all others. Find it!")
        if self._revealed or self._right:
            return self._explanation(verdict.appraisal)
        return self._wrong(verdict)

    def _wrong(self, verdict: Verdict) -> str:
        """What a try gives away, and what speaks against it, without the solution."""
        if self._only_won:
            said = self.tr("Not yet: after this the game can no longer be won.")
        else:
            said = self.tr(
                "Not yet: this gives away %Ln point(s).", "", whole_points(verdict.given_up)
            )
        found = verdict.appraisal.reasons
        return f"{said}\n\n{sentence(reasons_line(found.worse))}" if found and found.worse else said

    def _explanation(self, appraisal: Appraisal) -> str:
        """The solution in words, what speaks for it and against the obvious, and its lead."""
        game, seat = self._puzzle.game, self._puzzle.seat
        state = self._exercise.timeline.states[self._puzzle.move]
        parts = ["\n".join(numbered_steps(game, state, seat, appraisal.best.moves))]
        found = appraisal.reasons or Comparison()
        reasons = [sentence(reasons_line(found.better))] if found.better else []
        if found.worse:
            obvious = self._puzzle.greedy_moves()
            words = self.tr("The obvious move: {reasons}")
            if len(obvious) == 1:
                # Longer ones would hide the reasons; asked for the solution, the board has them.
                words = self.tr("The obvious move ({move}): {reasons}")
            move = decision_words(game, state, seat, obvious)
            reasons.append(words.format(move=move, reasons=reasons_line(found.worse)))
        if reasons:
            parts.append("\n".join(reasons))
        if self._only_won:
            parts.append(self.tr("Every other move loses the game."))
        else:
            lead = whole_points(self._puzzle.lead)
            parts.append(self.tr("Every other move gives away at least %Ln point(s).", "", lead))
        return "\n\n".join(parts)

    @property
    def _only_won(self) -> bool:
        """Whether this game is won or lost and has no points."""
        timeline = self._exercise.timeline
        return not timeline.game.ranked(timeline.options)

    def _rating_line(self) -> str:
        """The rating after a first try; the change only from one that was sure."""
        if self._after is None:
            return ""
        rating = number(round(self._after.value))
        if not self._before.sure:
            return self.tr("Your rating: about {rating}").format(rating=rating)
        change = round(self._after.value) - round(self._before.value)
        words = self.tr("Your rating: {rating} ({change})")
        return words.format(rating=rating, change=signed(change))

    # What happens

    def _forget(self) -> None:
        if not self._exercise.made:
            self._verdict = None
            self._failed = False
        self._refresh()

    def _reveal(self) -> None:
        self._revealed = True
        self._enter_try(False)
        self._exercise.again()
        self._exercise.reveal()

    def _try_again(self) -> None:
        self._revealed = False
        self._exercise.again()
        self._page.view.setFocus()

    def _give_up(self) -> None:
        self._failed = True
        self._refresh()

    def _enter_try(self, right: bool) -> None:
        after = self._enter(right)
        if after is not None:
            self._after = after

    def _judge(self, verdict: Verdict) -> None:
        self._verdict = verdict
        right = verdict.equals_best and not self._revealed
        if not self._revealed:
            self._solved = self._solved or right
            self._found = self._found or (right and not self._exercise.hinted)
            self._enter_try(right and not self._exercise.hinted)
        self._refresh()
        if self._revealed:
            best, played = verdict.appraisal.best, verdict.appraisal.played
            obvious = ""
            if best.moves != played.moves:
                obvious = self.tr("Obvious")
                if not self._only_won:
                    obvious = f"{obvious} {signed(-whole_points(verdict.given_up))}"
            self._page.show_decision(
                Verdict(verdict.decision, verdict.appraisal), (self.tr("Solution"), obvious)
            )
        if right:
            self._next.setFocus()
            self.context.sounds.play("line")
        elif not self._revealed:
            self._again.setFocus()
        praise = self._praise.text() if self._right else ""
        announce(self, separated((praise, self._words.text())))
