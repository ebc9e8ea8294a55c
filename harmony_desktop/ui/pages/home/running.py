"""A running game on Home: its board, its players, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from harmony_desktop import games
from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.record import Record
from harmony_desktop.storage.saves import Save
from harmony_desktop.ui.kit import languages
from harmony_desktop.ui.kit.languages import (
    grown_picture,
    isolated,
    joined,
    number,
    right_to_left,
    say,
    separated,
)
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.widgets import ClickCard, Page, column, paragraph, row
from harmony_desktop.ui.players.faces import faces_picture
from harmony_desktop.ui.players.players import faces, level_and_style, shown_name
from harmony_desktop.ui.players.result_words import side_by_side
from harmony_desktop.ui.players.titles import game_name
from harmony_desktop.ui.players.variants import variant_words

if TYPE_CHECKING:
    from harmony_desktop.engine.game import State

_PICTURE = QSize(84, 68)
_FACE = 34


class RunningWords(QObject):
    """A running game in words."""

    def company(self, record: Record) -> str:
        """The others at the table, everybody where several persons play, or that one is alone."""
        seats = record.seats
        if len(seats) == 1:
            return self.tr("alone")
        if all(seat.kind == "person" and not seat.name for seat in seats):
            return self.tr("together")
        names = [
            name if (seat := seats[index]).kind == "person" else f"{name} ({level_and_style(seat)})"
            for index, name in enumerate(isolated(shown_name(seats, n)) for n in range(len(seats)))
        ]
        if _persons(record) > 1:
            return joined(names)
        me = own_seat(record)
        return self.tr("with {names}").format(names=joined([*names[:me], *names[me + 1 :]]))

    def moment(self, save: Save) -> str:
        """When it was played last."""
        local = QDateTime.fromSecsSinceEpoch(int(save.changed.timestamp()))
        ago = local.date().daysTo(QDateTime.currentDateTime().date())
        time = QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
        if ago <= 0:
            return self.tr("today, {time}").format(time=time)
        if ago == 1:
            return self.tr("yesterday, {time}").format(time=time)
        if ago < 7:
            return QLocale().dayName(local.date().dayOfWeek())
        return languages.date(local.date())

    def state(self, record: Record, state: State) -> str:
        """The points so far, and whose turn it is."""
        seats, rules = record.seats, games.load(record.game)
        me = own_seat(record)
        scores = [number(state.score(seat).total) for seat in range(len(seats))]
        if not rules.ranked(read_options(rules.options, record.options)):
            texts = games.texts(record.game)
            lines = state.score(me).lines
            words = [say(texts.score_line(one.key, dict(one.details))) for one in lines]
        elif rules.cooperative or len(seats) == 1:
            played, points = turns(record), state.score(me).total
            words = [self.tr("%Ln move(s)", "", played)]
            # A team that has not begun is below zero, which says nothing.
            if points >= 0 or played:
                said = self.tr("%Ln point(s)", "", abs(points))
                words.append(said.replace(number(abs(points)), number(points)))
        elif _persons(record) > 1:
            words = [side_by_side(scores)]
        else:
            mine = [scores[me], *(score for seat, score in enumerate(scores) if seat != me)]
            words = [side_by_side(mine)]
        if len(seats) > 1 and (turn := state.to_move) is not None:
            whose = isolated(shown_name(seats, turn))
            yours = turn == me and _persons(record) == 1
            words.append(
                self.tr("your turn") if yours else self.tr("{name} to move").format(name=whose)
            )
        return separated(words)


def own_seat(record: Record) -> int:
    """The seat of the first person."""
    return next((at for at, seat in enumerate(record.seats) if seat.kind == "person"), 0)


def _persons(record: Record) -> int:
    return sum(seat.kind == "person" for seat in record.seats)


def turns(record: Record) -> int:
    """The number of turns played; a turn of several moves counts once."""
    extras = games.facts(record.game).EXTRAS
    kinds = [move[0] for move in record.moves]
    if extras.turn_ends is not None:
        return kinds.count(extras.turn_ends)
    return len(kinds) - kinds.count(extras.turn_goes_on)


class ContinueCard(ClickCard):
    """A running game, to be resumed by a press."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._words = RunningWords(self)
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._board: QPixmap | None = None
        self._faces: list[str] = []
        self._folded = False
        self._whole_title = self._short_title = ""
        self._title = paragraph("heading")
        self._line = paragraph("muted")
        self._state = paragraph("subtitle")
        self._tools = column(spacing=0)
        layout = row(
            self._picture,
            column(self._title, self._line, self._state, 1, spacing=2),
            self._tools,
            spacing=12,
        )
        layout.setStretch(1, 1)
        layout.setContentsMargins(10, 8, 8, 8)
        self.setLayout(layout)

    def fold(self, folded: bool) -> None:
        """Leave out the variant and when it was played, for a low window."""
        self._folded = folded
        self._line.setVisible(not folded)
        self._show_title()
        whole = f"{self._whole_title}\n{self._line.text()}"
        self.setToolTip(plain(whole) if folded else "")

    def _show_title(self) -> None:
        self._title.setText(self._short_title if self._folded else self._whole_title)

    def describe(self, save: Save, note: str) -> None:
        """Show what the file tells; `note` names a daily game."""
        record = save.record
        self._whole_title = game_name(record.game)
        company = self._words.company(record)
        self._short_title = separated((self._whole_title, company))
        self._show_title()
        variant = variant_words(record.game, record.options)
        line = (variant, company, self._words.moment(save))
        self._line.setText(separated(line))
        self._state.setText(note)
        self._faces = faces(save.record.seats)
        if self._board is None:
            self.show_picture()
        self._name()

    def show_state(self, save: Save, state: State, note: str) -> None:
        """Show the points and whose turn it is, once the game has been replayed."""
        words = self._words.state(save.record, state)
        self._state.setText(separated((words, note)))
        self._name()

    def show_board(self, picture: QPixmap) -> None:
        """Show the board as it is, in place of the faces."""
        self._board = picture
        self.show_picture()

    def show_picture(self) -> None:
        """Show the board, or the faces, as large as goes with the words."""
        room = QSize(grown_picture(_PICTURE.width()), grown_picture(_PICTURE.height()))
        self._picture.setFixedSize(room)
        ratio = self.devicePixelRatioF()
        if self._board is None:
            side = grown_picture(_FACE)
            self._picture.setPixmap(faces_picture(self._faces, side, ratio, right_to_left()))
            return
        fitted = self._board.scaled(
            room * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        fitted.setDevicePixelRatio(ratio)
        self._picture.setPixmap(fitted)

    def add_tool(self, tool: QWidget) -> None:
        self._tools.addWidget(tool)
        self._tools.addStretch(1)

    def _name(self) -> None:
        words = (self._whole_title, self._line.text(), self._state.text())
        self.setAccessibleName(". ".join(word for word in words if word))
