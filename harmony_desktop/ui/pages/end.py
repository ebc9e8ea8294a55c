"""The end of a game: who won and why, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.review import reviewable
from harmony_desktop.controller.session import Session
from harmony_desktop.storage.results import Result
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import isolated, listed, number, say
from harmony_desktop.ui.players import player_colour, shown_name
from harmony_desktop.ui.table.panels import dot
from harmony_desktop.ui.widgets import Page, card, column, label, row, scrolled


class EndPage(Page):
    """The result of a session. The table stays behind it and can be studied."""

    again = Signal()
    look_back = Signal()
    review = Signal()
    keep_picture = Signal()
    left = Signal()

    def __init__(
        self,
        context: Context,
        session: Session,
        best_before: Result | None,
        picture: QLabel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._session = session
        self._best_before = best_before
        self._texts = games.part(session.game.id, "texts")
        self._headline = label("winner", wrap=True)
        self._record = label("body", wrap=True)
        self._sheet = QTreeWidget()
        self._sheet.setColumnCount(2)
        self._sheet.setHeaderHidden(True)
        self._sheet.setIndentation(16)
        self._sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._sheet.header().setStretchLastSection(False)
        self._sheet.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._sheet.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
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
        self._review.setVisible(reviewable(session))
        self.retranslate()
        self._again.setFocus()

    @staticmethod
    def _with_stretch(widget: QWidget) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.addWidget(widget, 1)
        return layout

    def retranslate(self) -> None:
        session = self._session
        self._headline.setText(self._who_won())
        record = self._about_record()
        self._record.setText(record)
        self._record.setVisible(bool(record))
        self._sheet.clear()
        bold = QFont(self._sheet.font())
        bold.setBold(True)
        right = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        seats = range(len(session.seats))
        sheets = {seat: session.state.score(seat) for seat in seats}
        for seat in sorted(seats, key=lambda one: (-sheets[one].total, one)):
            player = QTreeWidgetItem(self._sheet)
            player.setIcon(0, dot(player_colour(session.seats[seat].colour)))
            player.setText(0, shown_name(session.seats, seat))
            player.setText(1, number(sheets[seat].total))
            for place in (0, 1):
                player.setFont(place, bold)
            player.setTextAlignment(1, right)
            for line in sheets[seat].lines:
                entry = QTreeWidgetItem(player)
                entry.setText(0, say(self._texts.score_line(line.key, dict(line.details))))
                entry.setText(1, number(line.points))
                entry.setTextAlignment(1, right)
            player.setExpanded(len(session.seats) <= 2 or seat in session.state.winners())
        self._sheet.setAccessibleName(self.tr("Score"))
        self._again.setText(self.tr("Play again"))
        self._look.setText(self.tr("Look back"))
        self._review.setText(self.tr("Review"))
        self._keep.setText(self.tr("Keep a picture…"))
        self._home.setText(self.tr("Home"))

    def _who_won(self) -> str:
        session = self._session
        winners = session.state.winners()
        if len(session.seats) == 1:
            total = session.state.score(0).total
            return self.tr("%Ln point(s)", "", total)
        names = [shown_name(session.seats, seat) for seat in winners]
        if len(names) == 1:
            return self.tr("Winner: {name}").format(name=isolated(names[0]))
        return self.tr("Shared win: {names}").format(names=listed(names))

    def _about_record(self) -> str:
        """Whether a record fell, for a game that counts."""
        session = self._session
        if session.practice:
            return self.tr("A practice game: it is not counted.")
        if session.hints:
            return self.tr("Played with hints: it sets no record.")
        mine = [
            session.state.score(place).total
            for place, seat in enumerate(session.seats)
            if seat.kind == "person"
        ]
        if not mine:
            return ""
        if self._best_before is None or self._best_before.best_person is None:
            return self.tr("Your first result in this variant: a record to beat.")
        old = self._best_before.best_person
        if max(mine) > old:
            return self.tr("A new record! The old one was {points}.").format(points=number(old))
        return self.tr("The record in this variant is {points}.").format(points=number(old))
