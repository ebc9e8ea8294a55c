"""The end of a game: who won and why, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.session import Session
from harmony_desktop.storage.results import Result, Unreadable
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import isolated, listed, number, say
from harmony_desktop.ui.players import player_colour, shown_name
from harmony_desktop.ui.score_tree import Entry, ScoreTree
from harmony_desktop.ui.widgets import Page, card, column, paragraph, row, scrolled


class EndPage(Page):
    """The result of a session. The table stays behind it and can be studied."""

    again = Signal()
    look_back = Signal()
    review = Signal()
    keep_picture = Signal()

    def __init__(
        self,
        context: Context,
        session: Session,
        picture: QLabel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._session = session
        self._best_known = True
        self._best_before: Result | None = None
        try:
            self._best_before = session.best_before()
        except Unreadable:
            self._best_known = False
        self._texts = games.texts(session.game.id)
        self._headline = paragraph("winner")
        self._record = paragraph()
        self._outcome = paragraph()
        self._sheet = ScoreTree(session.game.id)
        self._sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._again = self.button("refresh-cw", "primary")
        self._look = self.button("history")
        self._review = self.button("graduation-cap")
        self._keep = self.button("image")
        self._home = self.button("house")
        for button, signal in (
            (self._again, self.again),
            (self._look, self.look_back),
            (self._review, self.review),
            (self._keep, self.keep_picture),
            (self._home, self.left),
        ):
            button.clicked.connect(signal)
            button.setMinimumHeight(44)
        self._picture = picture
        self._picture.setMinimumSize(420, 360)
        side = QWidget()
        side.setMinimumWidth(380)
        side.setMaximumWidth(460)
        side.setLayout(
            column(
                self._headline,
                self._outcome,
                self._record,
                self._with_stretch(card(self._sheet, padding=8)),
                row(self._again, self._look),
                row(self._review, self._keep),
                self._home,
                spacing=14,
            )
        )
        inside = QWidget()
        layout = row(spacing=28)
        layout.setContentsMargins(36, 28, 36, 28)
        layout.addWidget(self._picture, 1)
        layout.addWidget(side)
        inside.setLayout(layout)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(inside))
        self.retranslate()
        self.setFocusProxy(self._again)

    @staticmethod
    def _with_stretch(widget: QWidget) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.addWidget(widget, 1)
        return layout

    def retranslate(self) -> None:
        self._headline.setText(self._who_won())
        for one, words in ((self._outcome, self._why()), (self._record, self._about_record())):
            one.setText(words)
            one.setVisible(bool(words))
        self._sheet.show_entries(self._entries())
        self._sheet.setAccessibleName(self.tr("Score"))
        self._again.setText(self.tr("Play again"))
        self._look.setText(self.tr("Look back"))
        self._review.setText(self.tr("Analysis"))
        self._keep.setText(self.tr("Keep a picture…"))
        self._home.setText(self.tr("Home"))

    def _entries(self) -> list[Entry]:
        """The sheets, the best first; a single one where all play together."""
        session = self._session
        sheets = {seat: session.state.score(seat) for seat in range(len(session.seats))}
        if session.game.cooperative:
            return [Entry(0, self.tr("Together"), None, sheets[0], counts=session.ranked)]
        return [
            Entry(
                seat,
                shown_name(session.seats, seat),
                player_colour(session.seats[seat].colour),
                sheet,
                opened=len(sheets) <= 2 or seat in session.state.winners(),
            )
            for seat, sheet in sorted(sheets.items(), key=lambda one: (-one[1].total, one[0]))
        ]

    def _why(self) -> str:
        """What the game itself has to say about its end."""
        view, texts = self._session.view(), self._texts
        words = list(texts.outcome(view)) if texts.outcome is not None else []
        best = None if self._best_before is None else self._best_before.best_person
        if best is not None and texts.best_before is not None:
            words += texts.best_before(view, best)
        return "\n".join(map(say, words))

    def _who_won(self) -> str:
        session = self._session
        if self._texts.headline is not None:
            return say(self._texts.headline(session.view()))
        winners = session.state.winners()
        if len(session.seats) == 1:
            total = session.state.score(0).total
            return self.tr("%Ln point(s)", "", total)
        names = [shown_name(session.seats, seat) for seat in winners]
        if len(names) == 1:
            return self.tr("Winner: {name}").format(name=isolated(names[0]))
        if session.game.draws:
            return self.tr("A draw")
        return self.tr("Shared win: {names}").format(names=listed(names))

    def _about_record(self) -> str:
        """Whether a record fell, for a game that counts."""
        session = self._session
        if session.practice:
            return self.tr("A practice game: it is not counted.")
        if session.hints:
            return self.tr("Played with hints: it sets no record.")
        if not session.ranked:
            return ""
        mine = [
            session.state.score(number).total
            for number, seat in enumerate(session.seats)
            if seat.kind == "person"
        ]
        if not mine or not self._best_known:
            return ""
        if self._best_before is None or self._best_before.best_person is None:
            return self.tr("Your first result in this variant: a record to beat.")
        old = self._best_before.best_person
        if max(mine) > old:
            return self.tr("A new record! The old one was {points}.").format(points=number(old))
        return self.tr("The record in this variant is {points}.").format(points=number(old))
