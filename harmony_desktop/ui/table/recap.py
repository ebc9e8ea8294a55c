"""What the others have played since one's last turn, in words: a strip above the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import isolated
from harmony_desktop.ui.players import dot, player_colour, shown_name
from harmony_desktop.ui.table.follow import PACES
from harmony_desktop.ui.table.move_words import MoveWords
from harmony_desktop.ui.widgets import Line, Page, clear, column, label, paragraph, row

_DOT = 14
_LINES = 2
"""How many lines there are below each other; further ones stand beside them."""
_HEIGHT = 74
_TITLE_WIDTH = 120


class Recap(Page):
    """A line for each player who has moved; empty as soon as one moves oneself.

    Signals:
        replay_wanted: what they played is to be shown once more.
    """

    replay_wanted = Signal()

    def __init__(self, context: Context, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._session = session
        self._words = MoveWords(session)
        self._news: Sequence[Change] = ()
        self._title = paragraph("muted")
        self._title.setFixedWidth(_TITLE_WIDTH)
        self._lines = QGridLayout()
        self._lines.setHorizontalSpacing(10)
        self._lines.setVerticalSpacing(2)
        self._again = self.button("refresh-cw", "small")
        self._again.clicked.connect(self.replay_wanted)
        self._pace = QSlider(Qt.Orientation.Horizontal)
        self._pace.setRange(0, len(PACES) - 1)
        self._pace.setPageStep(1)
        self._pace.setFixedWidth(96)
        self._pace.valueChanged.connect(lambda at: context.change("pace", PACES[at]))
        self._pace_words = label("muted")
        context.setting_changed.connect(self._on_setting)
        frame = QFrame()
        frame.setProperty("role", "card")
        inside = QHBoxLayout(frame)
        inside.setContentsMargins(16, 4, 16, 4)
        inside.setSpacing(20)
        inside.addWidget(self._title)
        inside.addLayout(self._lines, 1)
        inside.addLayout(column(self._again, row(self._pace, self._pace_words), spacing=0))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 6, 12, 0)
        whole.addWidget(frame)
        # It is there all the time: the table must not jump when somebody has played.
        self.setFixedHeight(_HEIGHT)
        if len(session.seats) == 1:
            self.hide()
        self._on_setting("pace")
        self.retranslate()

    def show_news(self, news: Sequence[Change]) -> None:
        """Say what was played, or nothing any more."""
        if news == self._news:
            return
        self._news = news
        self._show_lines()

    def text(self) -> str:
        """Everything the strip says, a line for each player."""
        return "\n".join(f"{name}: {words}" for _, name, words in self._rows())

    def _rows(self) -> list[tuple[int, str, str]]:
        """Seat, name and words of each who has moved, in the order of their moves."""
        seats = list(dict.fromkeys(change.seat for change in self._news))
        return [
            (
                seat,
                shown_name(self._session.seats, seat),
                self._words.together([one for one in self._news if one.seat == seat]),
            )
            for seat in seats
        ]

    def _show_lines(self) -> None:
        clear(self._lines)
        if not self._news:
            quiet = label("muted")
            quiet.setText(self.tr("The others have not moved yet."))
            self._lines.addWidget(quiet, 0, 0, 1, 3)
        for index, (seat, name, words) in enumerate(self._rows()):
            mark = QLabel()
            colour = player_colour(self._session.seats[seat].colour)
            mark.setPixmap(dot(colour, _DOT).pixmap(_DOT, _DOT))
            who = label("heading")
            who.setText(isolated(name))
            what = Line()
            what.setText(words)
            line, half = index % _LINES, 3 * (index // _LINES)
            for at, part in enumerate((mark, who, what)):
                self._lines.addWidget(part, line, half + at)
            self._lines.setColumnStretch(half + 2, 1)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Since your last turn"))
        self._again.setText(self.tr("Show again"))
        self._again.setToolTip(f"{self.tr('Show again')} (\u2068L\u2069)")
        self._pace.setAccessibleName(self.tr("Speed"))
        self._say_pace()
        self._show_lines()

    def _on_setting(self, name: str) -> None:
        if name == "pace":
            self._pace.setValue(PACES.index(self.context.settings.pace))
            self._say_pace()

    def _say_pace(self) -> None:
        names = {
            "step": self.tr("Speed: step by step"),
            "slow": self.tr("Speed: slow"),
            "normal": self.tr("Speed: normal"),
            "fast": self.tr("Speed: fast"),
            "off": self.tr("Speed: at once"),
        }
        self._pace_words.setText(names[self.context.settings.pace])
