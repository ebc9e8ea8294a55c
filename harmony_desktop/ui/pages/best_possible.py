"""Hindsight: the best board a finished game allowed, beside the board that was played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.hindsight_search import HindsightSearch
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.engine.insight import Insight
from harmony_desktop.engine.pads import PadEntry
from harmony_desktop.engine.position import Scored
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.ui.kit.art import ArtItem, ArtScene
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown, isolated, number
from harmony_desktop.ui.kit.widgets import DropDown, Page, card, column, label, paragraph, row
from harmony_desktop.ui.players.players import player_colour, shown_name
from harmony_desktop.ui.players.score_tree import CELLS, ScoreEntry, ScoreTree
from harmony_desktop.ui.table.services import TableServices

_ROOM = QRectF(0, 0, 700, 700)


class BoardView(QGraphicsView):
    """A board as the score pad draws it, read-only."""

    def __init__(self, game: str, services: TableServices) -> None:
        self._scene = ArtScene()
        super().__init__(self._scene)
        self.drawing = games.pad_drawings(game).BOARD(services)
        self._scene.addItem(self.drawing.item)
        self._scene.setSceneRect(_ROOM)
        self.drawing.fit(_ROOM.adjusted(20, 20, -20, -20))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet("background: transparent")
        self.setMinimumSize(320, 300)

    def show_entry(self, entry: PadEntry) -> None:
        """Show a board as the pad of the game describes it."""
        self.drawing.show(entry.board, entry.values)
        self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._render()

    def _render(self) -> None:
        size = QSizeF(self.viewport().size())
        scale = min(size.width() / _ROOM.width(), size.height() / _ROOM.height())
        self.resetTransform()
        self.scale(scale, scale)
        self._scene.device_scale = scale * self.devicePixelRatioF()
        for item in self._scene.items():
            if isinstance(item, ArtItem):
                item.render(self._scene.device_scale)


class HindsightPage(Page):
    """Shows the insights of a search as they are found, for every seat and round."""

    def __init__(
        self, context: Context, timeline: Timeline[State], parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self._timeline = timeline
        self._failed = False
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self.words = paragraph()
        self._note = paragraph("muted")
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        # Until then it is at -1.
        self.progress.setValue(0)
        self.progress.setTextVisible(False)
        self.which = DropDown()
        self.which.activated.connect(self._show)
        services = TableServices(
            context.settings, context.theme, context.sounds, context.change, context.places
        )
        self.board = BoardView(timeline.game.id, services)
        self.played = BoardView(timeline.game.id, services)
        self._best_name, self._played_name = label("heading"), label("heading")
        self.sheet = ScoreTree(timeline.game.id)
        self.sheet.setMouseTracking(True)
        self.sheet.itemEntered.connect(
            lambda item: self.board.drawing.light(tuple(item.data(0, CELLS) or ()))
        )
        self._lay_out()
        self.search = HindsightSearch(timeline, self)
        self.search.progressed.connect(self._on_progress)
        self.search.found.connect(self._on_found)
        self.search.done.connect(self._on_done)
        self.search.failed.connect(self._on_failed)
        self.retranslate()

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(grown(360))
        inside = column(self.which, self.words, self._note, self.progress, spacing=12)
        self._sheet_card = card(self.sheet, padding=6)
        inside.addWidget(self._sheet_card, 1)
        inside.addStretch()
        side.setLayout(inside)
        body = row(spacing=20)
        for name, board in ((self._played_name, self.played), (self._best_name, self.board)):
            beside = column(name, spacing=6)
            beside.addWidget(board, 1)
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
            body.addLayout(beside, 1)
        body.addWidget(side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(32, 20, 32, 20)
        whole.setSpacing(14)
        whole.addLayout(row(self._back, self._title, 1, spacing=12))
        whole.addLayout(body, 1)

    @property
    def loading(self) -> bool:
        return self.progress.isVisible() and not self._failed

    def close_game(self) -> None:
        self.search.close()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Best possible"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self.progress.setAccessibleName(self.tr("Progress"))
        self.which.setAccessibleName(self.tr("Player and round"))
        self.sheet.setAccessibleName(self.tr("Score"))
        chosen = self.which.currentIndex()
        self.which.clear()
        for insight in self.search.insights:
            self.which.addItem(self._name(insight))
        self.which.setCurrentIndex(max(0, chosen))
        self._show()

    def _name(self, insight: Insight) -> str:
        name = shown_name(self._timeline.seats, insight.seat)
        if max(one.round for one in self.search.insights) == 1:
            return name
        words = self.tr("{name}, round {round}")
        return words.format(name=isolated(name), round=number(insight.round))

    def _show_played(self, insight: Insight | None) -> None:
        """Show the board that was played beside the best one.

        Of several rounds, only the boards of the last are still there.
        """
        timeline, found = self._timeline, self.search.insights
        seats = range(len(timeline.seats))
        seat = next((seat for seat in seats if timeline.is_person(seat)), 0)
        if insight is not None:
            seat = insight.seat
        there = insight is None or insight.round == max(one.round for one in found)
        entries = games.pad(timeline.game.id).seen(timeline.state.view(seat))
        self.played.show_entry(entries[seat % len(entries)])
        name = shown_name(timeline.seats, seat)
        if insight is not None:
            name = self.tr("{name}: {points}").format(
                name=isolated(name), points=number(insight.played)
            )
        self._played_name.setText(name)
        for part in (self.played, self._played_name):
            part.setVisible(there)

    def _on_progress(self, share: float) -> None:
        self.progress.setValue(round(share * 1000))
        if not self.search.insights:
            self._show()

    def _on_found(self, insight: Insight) -> None:
        self.retranslate()

    def _on_done(self) -> None:
        self.progress.hide()

    def _on_failed(self) -> None:
        self._failed = True
        self.progress.hide()
        self._show()

    def _show(self) -> None:
        """Show the chosen insight, or say that the search still runs."""
        found = self.search.insights
        self.which.setVisible(len(found) > 1)
        self._sheet_card.setVisible(bool(found))
        self._note.setVisible(bool(found))
        for part in (self.board, self._best_name):
            part.setVisible(bool(found))
        if not found:
            self._show_played(None)
            done = number(self.progress.value() // 10)
            self.words.setText(
                self.tr("This could not be worked out.")
                if self._failed
                else self.tr("Searching for the best that was possible: {done} %").format(done=done)
            )
            return
        insight = found[max(0, self.which.currentIndex())]
        self._show_played(insight)
        self.board.show_entry(insight.entry)
        name = isolated(shown_name(self._timeline.seats, insight.seat))
        words = (
            self.tr("The best board with these tiles: {possible} points. {name}: {played}.")
            if insight.exact
            else self.tr("Estimated best: {possible} points. {name}: {played}.")
        )
        self.words.setText(
            words.format(
                possible=number(insight.possible), name=name, played=number(insight.played)
            )
        )
        self._note.setText(
            self.tr("There is no better one: every other board was ruled out.")
            if insight.exact
            else self.tr(
                "Found by playing on with full knowledge of what was to come. This score could "
                "have been reached; there may have been an even better one."
            )
        )
        colour = player_colour(self._timeline.seats[insight.seat].colour)
        title = self.tr("Best board") if insight.exact else self.tr("Estimate")
        self._best_name.setText(
            self.tr("{name}: {points}").format(name=title, points=number(insight.possible))
        )
        sheet = _sheet_of(self._timeline.game.id, insight)
        self.sheet.show_entries([ScoreEntry(0, title, colour, sheet)])


def _sheet_of(game: str, insight: Insight) -> ScoreSheet:
    """The score sheet of the board of an insight."""
    document = games.pad(game).write([insight.entry])
    one = document[0] if isinstance(document, list) else document
    scored = games.position(game).score(one)
    return (scored.sheets if isinstance(scored, Scored) else scored)[0]
