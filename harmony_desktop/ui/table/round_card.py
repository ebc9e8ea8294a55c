"""The card at the end of a round: everybody's score sheet, before the next round begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.widgets import Page, column, paragraph
from harmony_desktop.ui.players.players import player_colour, shown_name
from harmony_desktop.ui.players.score_tree import ScoreEntry, ScoreTree
from harmony_desktop.ui.table.side_card import SideCard


class RoundCard(Page):
    """Sheets of a finished round beside the table.

    Signals:
        next_wanted: the player wants the next round.
    """

    next_wanted = Signal()

    def __init__(
        self, context: Context, timeline: Timeline[State], title: str, sheets: Sequence[ScoreSheet]
    ) -> None:
        super().__init__(context)
        heading = paragraph("heading")
        heading.setText(title)
        self.scores = ScoreTree(timeline.game.id)
        best = max(sheet.total for sheet in sheets)
        self.scores.show_entries(
            [
                ScoreEntry(
                    seat,
                    shown_name(timeline.seats, seat),
                    player_colour(timeline.seats[seat].colour),
                    sheet,
                    opened=len(sheets) <= 2 or seat == timeline.viewer or sheet.total == best,
                )
                for seat, sheet in enumerate(sheets)
            ]
        )
        self._next = self.button("arrow-right", kind="primary")
        self._next.clicked.connect(self.next_wanted)
        self.setLayout(column(SideCard(column(heading, self.scores), self._next)))
        self.retranslate()

    def retranslate(self) -> None:
        self._next.setText(self.tr("Next round"))
