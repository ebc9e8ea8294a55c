"""The review of a finished game: what each decision cost, and the moments worth another try."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QProgressBar, QWidget

from harmony_desktop import games
from harmony_desktop.controller.review import Review, Verdict
from harmony_desktop.controller.session import Session
from harmony_desktop.storage.results import identity_of
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import isolated, number, say, sentence
from harmony_desktop.ui.players import dot, player_colour, shown_name
from harmony_desktop.ui.widgets import Page, column, label, paragraph

_VERDICT = Qt.ItemDataRole.UserRole
_RETRY_MS = 2_000


class ReviewPanel(Page):
    """Runs a review and lists its verdicts.

    Signals:
        looked_at: a Verdict the player wants to see on the board.
        try_wanted: a Verdict the player wants to play on from.
    """

    looked_at = Signal(object)
    try_wanted = Signal(object)

    def __init__(self, context: Context, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._session = session
        self._texts = games.texts(session.game.id)
        self.review = Review(session, self)
        self._progress = QProgressBar()
        self._progress.setRange(0, max(1, self.review.total))
        self._progress.setTextVisible(False)
        self._summary = paragraph()
        self._costly_title = label("heading")
        self._costly = self._list()
        self._costly.setMaximumHeight(190)
        self._all_title = label("heading")
        self._all = self._list()
        self._again = self.button("refresh-cw", "primary")
        self._again.clicked.connect(self._try)
        self._chosen: Verdict | None = None
        layout = column(self._progress, self._summary, self._costly_title, self._costly)
        layout.addWidget(self._again)
        layout.addWidget(self._all_title)
        layout.addWidget(self._all, 1)
        self.setLayout(layout)
        self.review.judged.connect(self._on_verdict)
        self.review.finished.connect(self._on_finished)
        self.review.failed.connect(self._on_failed)
        self._failed = False
        self.retranslate()

    def _list(self) -> QListWidget:
        found = QListWidget()
        found.setIconSize(QSize(12, 12))
        found.setWordWrap(True)
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        found.itemClicked.connect(self._look)
        found.itemActivated.connect(self._look)
        return found

    def start(self) -> None:
        """Begin, or go on after a failure; what is judged already stays."""
        if len(self.review.verdicts) < self.review.total and not self.review.running:
            self._failed = False
            self._show_summary()
            self.review.start()

    def retranslate(self) -> None:
        self._costly_title.setText(self.tr("The costliest moments"))
        self._all_title.setText(self.tr("All placements"))
        self._again.setText(self.tr("Play on from here"))
        self._costly.setAccessibleName(self._costly_title.text())
        self._all.setAccessibleName(self._all_title.text())
        self._fill(self._all, self.review.verdicts)
        self._fill(self._costly, self.review.costliest())
        self._show_summary()

    def _show_summary(self) -> None:
        done = len(self.review.verdicts) == self.review.total
        self._progress.setVisible(not done and not self._failed)
        self._progress.setValue(len(self.review.verdicts))
        self._again.setEnabled(self._chosen is not None)
        if self._failed:
            words = self.tr("The review could not be finished. Nothing is lost.")
        elif not done:
            words = self.tr("The champion looks over the game…")
        else:
            words = "\n".join(self._accuracy(seat) for seat in self._persons())
        self._summary.setText(words)

    def _persons(self) -> list[int]:
        return [n for n, seat in enumerate(self._session.seats) if seat.kind == "person"]

    def _accuracy(self, seat: int) -> str:
        lost = sum(one.given_up for one in self.review.verdicts if one.seat == seat)
        return self.tr("{name}: accuracy {percent} %, expected points given up: {points}").format(
            name=isolated(shown_name(self._session.seats, seat)),
            percent=number(self.review.accuracy_of(seat), 1),
            points=number(lost, 1),
        )

    def _fill(self, target: QListWidget, verdicts: list[Verdict]) -> None:
        target.clear()
        for verdict in verdicts:
            target.addItem(self._row(verdict))

    def _row(self, verdict: Verdict) -> QListWidgetItem:
        view = self._session.states[verdict.number].view(verdict.seat)
        words = sentence(say(self._texts.describe(view, verdict.played)))
        loss = number(-verdict.given_up, 1) if verdict.given_up >= 0.05 else number(0)
        colour = player_colour(self._session.seats[verdict.seat].colour)
        item = QListWidgetItem(dot(colour), f"{isolated(loss)}  {words}")
        item.setData(_VERDICT, verdict)
        return item

    def _on_verdict(self, verdict: Verdict) -> None:
        self._all.addItem(self._row(verdict))
        self._show_summary()

    def _on_finished(self) -> None:
        self.review.close()
        self._fill(self._costly, self.review.costliest())
        self._show_summary()
        if not self._session.practice:
            self._keep_accuracy()

    def _keep_accuracy(self) -> None:
        """Write what was found to the result, as soon as nobody else is at it."""
        persons = self._persons()
        own = [
            self.review.accuracy_of(seat) if seat in persons else None
            for seat in range(len(self._session.seats))
        ]
        identity = identity_of(self._session.record.to_json())
        problem = self.context.results.set_accuracy(identity, own)
        if problem is not None and problem.key == "results-busy":
            QTimer.singleShot(_RETRY_MS, self, self._keep_accuracy)

    def _on_failed(self) -> None:
        self._failed = True
        self._show_summary()

    def _look(self, item: QListWidgetItem) -> None:
        self._chosen = item.data(_VERDICT)
        self._show_summary()
        self.looked_at.emit(self._chosen)

    def _try(self) -> None:
        if self._chosen is not None:
            self.try_wanted.emit(self._chosen)

    def close_review(self) -> None:
        self.review.close()
