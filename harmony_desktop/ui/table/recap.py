"""What the others have played since one's last turn, in words: a strip above the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QSlider,
    QWidget,
)

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.storage.settings import PACES
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown, isolated
from harmony_desktop.ui.kit.widgets import ElidedLine, Page, clear, column, label, paragraph, row
from harmony_desktop.ui.players.players import faces, shown_name
from harmony_desktop.ui.table.banner import banner
from harmony_desktop.ui.table.move_words import MoveWords
from harmony_desktop.ui.table.plates import stamp_player

_FACE = 28
_LINES = 2
"""How many lines there are below each other; further ones stand beside them."""
_TITLE_WIDTH = 104


class Recap(Page):
    """A line for each player who has moved since one's last turn, as their moves are shown.

    Signals:
        replay_wanted: what they played is to be shown once more.
    """

    replay_wanted = Signal()

    def __init__(
        self, context: Context, timeline: Timeline[State], parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self._timeline = timeline
        self._words = MoveWords(timeline)
        self._news: Sequence[Change[State]] = ()
        self._fresh: Sequence[Change[State]] = ()
        """What was not among the news before."""
        self._acting: int | None = None
        self._title = paragraph("muted")
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
        pace = column(self._again, row(self._pace, self._pace_words), spacing=0)
        line = row(self._title, self._lines, pace, spacing=20)
        line.setStretchFactor(self._lines, 1)
        self.setLayout(banner(line, "card", room=(16, 4, 16, 4), air=(12, 6, 12, 0)))
        if len(timeline.seats) == 1:
            self.hide()
        self._on_setting("pace")
        self.retranslate()

    def show_news(self, news: Sequence[Change[State]], acting: int | None = None) -> None:
        """Say what was played so far, and whose move is being shown."""
        self._fresh = [change for change in news if change not in self._news]
        if (news, acting) == (self._news, self._acting):
            return
        self._news, self._acting = news, acting
        self._show_lines()

    def text(self) -> str:
        """Everything the strip says, a line for each player."""
        return _told(self._rows(self._news))

    def latest(self) -> str:
        """What it has come to say last, for those who hear it."""
        return _told(self._rows(self._fresh))

    def _rows(self, news: Sequence[Change[State]]) -> list[tuple[int, str, str]]:
        """Seat, name and words of each who has moved, in the order of their moves."""
        seats = list(dict.fromkeys(change.seat for change in news))
        return [
            (
                seat,
                shown_name(self._timeline.seats, seat),
                self._words.together([one for one in news if one.seat == seat]),
            )
            for seat in seats
        ]

    def _show_lines(self) -> None:
        clear(self._lines)
        self._again.setEnabled(bool(self._news))
        if not self._news:
            quiet = label("muted")
            quiet.setText(self._nothing())
            self._lines.addWidget(quiet, 0, 0, 1, 3)
        for index, (seat, name, words) in enumerate(self._rows(self._news)):
            mark = QLabel()
            mark.setPixmap(self._face(seat))
            who = label("acting" if seat == self._acting else "heading")
            who.setText(isolated(name))
            what = ElidedLine()
            what.setText(words)
            line, half = index % _LINES, 3 * (index // _LINES)
            for at, part in enumerate((mark, who, what)):
                self._lines.addWidget(part, line, half + at)
            self._lines.setColumnStretch(half + 2, 1)

    def _face(self, seat: int) -> QPixmap:
        """A player's face with the shape of the colour."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(_FACE * ratio), round(_FACE * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        seats, middle = self._timeline.seats, QPointF(_FACE / 2, _FACE / 2)
        stamp_player(painter, faces(seats)[seat], seats[seat].colour, middle, _FACE - 4)
        painter.end()
        return pixmap

    def _nothing(self) -> str:
        """Why there is no line."""
        timeline = self._timeline
        played = any(timeline.mover(at) != timeline.viewer for at in range(len(timeline.moves)))
        return "" if played else self.tr("The others have not moved yet.")

    def retranslate(self) -> None:
        self._title.setText(self.tr("Since your last turn"))
        self._again.setText(self.tr("Show again"))
        self._again.setToolTip(f"{self.tr('Show again')} (\u2068L\u2069)")
        self._pace.setAccessibleName(self.tr("Speed"))
        self._say_pace()
        self._show_lines()
        self._keep_room()

    def _keep_room(self) -> None:
        """It is there all the time: the table must not jump when somebody has played."""
        self._title.setFixedWidth(grown(_TITLE_WIDTH))
        who = label("heading")
        who.ensurePolished()
        lines = _LINES * max(_FACE, who.fontMetrics().height() + 2) + 2
        controls = self._again.sizeHint().height() + self._pace_words.sizeHint().height()
        title = self._title.heightForWidth(grown(_TITLE_WIDTH))
        self.setFixedHeight(max(lines, controls, title) + 16)

    def _on_setting(self, name: str) -> None:
        if name == "pace":
            self._pace.setValue(PACES.index(self.context.settings.pace))
            self._say_pace()
        elif name == "text_size":
            self._keep_room()

    def _say_pace(self) -> None:
        names = {
            "step": self.tr("Speed: step by step"),
            "slow": self.tr("Speed: slow"),
            "normal": self.tr("Speed: normal"),
            "fast": self.tr("Speed: fast"),
            "off": self.tr("Speed: at once"),
        }
        self._pace_words.setText(names[self.context.settings.pace])


def _told(rows: Sequence[tuple[int, str, str]]) -> str:
    return "\n".join(f"{name}: {words}" for _, name, words in rows)
