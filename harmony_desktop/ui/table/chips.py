"""Chips in the bar of a table: every player's face, name and points."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State, View
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.icons import picture
from harmony_desktop.ui.kit.languages import number, right_to_left
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.widgets import Page, row
from harmony_desktop.ui.players.players import faces, name_and_level, shown_name
from harmony_desktop.ui.table.final import GOLD
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.plates import draw_divider, runs_into_points, stamp_player

_LEAST_HEIGHT = 34
_WIDEST_NAME = 9.0
"""Maximum width of a name, as a multiple of its height; longer names are elided."""


class ChipSize(Enum):
    """How much a chip shows."""

    FULL = "face, name and points"
    SHORT = "face and points"
    FACE = "face"


class PlayerChip(QAbstractButton):
    """One player. A press on the points asks for the score sheet, elsewhere for the board.

    Signals:
        board_wanted: the seat whose board is to be seen large.
        points_wanted: the seat whose score sheet is to be seen.
        skip_wanted: the player wants to skip the move that is being shown.
    """

    board_wanted = Signal(int)
    points_wanted = Signal(int)
    skip_wanted = Signal()

    def __init__(self, context: Context, timeline: Timeline[State], seat: int) -> None:
        super().__init__()
        self.seat = seat
        self._context = context
        self._timeline = timeline
        self._points: int | None = None
        self._size = ChipSize.FULL
        self.lit = False
        """Whether it is this player's turn."""
        self.won = False
        """Whether the game is over and this player has won it."""
        self.skips = False
        """Whether a press ends the move that is being shown."""
        self._over_points = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._act)

    # Content

    @property
    def name(self) -> str:
        return shown_name(self._timeline.seats, self.seat)

    def show_points(self, points: int | None) -> None:
        """Show the points; None in a game without points for each player."""
        if points != self._points:
            self._points = points
            self.updateGeometry()
        self.retranslate()

    def show_turn(self, lit: bool, skips: bool) -> None:
        """Show whether this player is to move, and whether that move can be skipped."""
        if (lit, skips) != (self.lit, self.skips):
            self.lit, self.skips = lit, skips
            self.updateGeometry()
            self.retranslate()

    def show_won(self, won: bool) -> None:
        """Show whether this player has won."""
        if won != self.won:
            self.won = won
            self.update()

    def set_chip_size(self, size: ChipSize) -> None:
        """Show more or less."""
        if size is not self._size:
            self._size = size
            self.updateGeometry()
            self.update()

    def retranslate(self) -> None:
        """Put the name, points and tool tip into the current language."""
        total = "" if self._points is None else number(self._points)
        self.setAccessibleName(f"{self.name}: {total}" if total else self.name)
        who = plain(name_and_level(self._timeline.seats, self.seat))
        self.setToolTip(self.tr("Skip this move") if self.skips else who)
        self.update()

    # Geometry

    def _font(self, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.DemiBold)
        return font

    @property
    def _height(self) -> int:
        return max(_LEAST_HEIGHT, round(QFontMetricsF(self.font()).height()) + 12)

    def _shown_name(self) -> str:
        metrics = QFontMetricsF(self._font())
        most = _WIDEST_NAME * metrics.height()
        return metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, most)

    def _total(self) -> str:
        return "" if self._points is None else number(self._points)

    @property
    def divides(self) -> bool:
        """Whether a line stands between the name and the points."""
        beside = self._points is not None and not self.skips and self._size is ChipSize.FULL
        return beside and runs_into_points(self._shown_name())

    def _points_width(self, size: ChipSize | None = None) -> float:
        if (size or self._size) is ChipSize.FACE or (self._points is None and not self.skips):
            return 0.0
        # Reserve room for two digits, so that growing points move nothing.
        widest = max((self._total(), number(88)), key=len)
        return QFontMetricsF(self._font(bold=True)).horizontalAdvance(widest) + 18

    def width_of(self, size: ChipSize) -> int:
        """The width of the chip at a chip size."""
        width = self._height + self._points_width(size) + 2
        if size is ChipSize.FULL:
            name = QFontMetricsF(self._font()).horizontalAdvance(self._shown_name())
            width += name + 12
        return round(width)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(self.width_of(self._size), self._height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _at_points(self, point: QPoint) -> bool:
        """Whether a point is on the points, at the end of the chip."""
        wide = round(self._points_width())
        return point.x() < wide if right_to_left() else point.x() >= self.width() - wide

    # Input

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._over_points = self._at_points(event.position().toPoint())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._over_points = self._at_points(event.position().toPoint())
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._over_points = False
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def _act(self) -> None:
        if self.skips:
            self.skip_wanted.emit()
        elif self._over_points and self._points is not None:
            self.points_wanted.emit(self.seat)
        else:
            self.board_wanted.emit(self.seat)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        points = QRectF(0, 0, self._points_width(), self.height())
        if not right_to_left():
            points.moveRight(self.width())
        self._draw_pill(painter)
        painter.setPen(QColor(self._context.theme.colours.text))
        if self._size is ChipSize.FULL:
            self._draw_name(painter, points)
        if self._size is not ChipSize.FACE:
            self._draw_points(painter, points)

    def _draw_pill(self, painter: QPainter) -> None:
        """Draw the chip with the player's face."""
        theme = self._context.theme.colours
        pill = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = theme.accent if self.lit or self.underMouse() else theme.border
        if self.hasFocus():
            edge = theme.focus
        elif self.won:
            edge = GOLD
        wide = 3.0 if self.won else 2.0 if self.lit or self.hasFocus() else 1.0
        painter.setPen(QPen(QColor(edge), wide))
        painter.setBrush(QColor(theme.accent_soft if self.lit else theme.card))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        seat = self._timeline.seats[self.seat]
        half = self.height() / 2
        at = QPointF(self.width() - half if right_to_left() else half, half)
        stamp_player(painter, faces(self._timeline.seats)[self.seat], seat.colour, at, 2 * half - 8)

    def _draw_name(self, painter: QPainter, points: QRectF) -> None:
        """Draw the name between the face and the points, and the line beside these."""
        start, side = Qt.AlignmentFlag.AlignLeft, self.height() + 4
        name = QRectF(side, 1.5, points.left() - side, self.height() - 3)
        x = points.left() + 1
        if right_to_left():
            start, x = Qt.AlignmentFlag.AlignRight, points.right() - 1
            name.moveLeft(points.right())
            name.setRight(self.width() - side)
        painter.setFont(self._font())
        flags = start | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        painter.drawText(name, flags | Qt.TextFlag.TextDontClip, self._shown_name())
        if self.divides:
            half = self.height() / 2
            draw_divider(painter, QPointF(x, half), half, self._context.theme.colours.muted)

    def _draw_points(self, painter: QPainter, points: QRectF) -> None:
        """Draw the points, or the sign that a press skips the move being shown."""
        mirrored = right_to_left()
        shift = 3 if mirrored else -3
        if self.skips:
            drawn = picture("skip-forward", self._context.theme.colours.accent, 48, mirrored)
            sign = QRectF(0, 0, 18, 18)
            sign.moveCenter(points.center() + QPointF(shift, 0))
            painter.drawPixmap(sign, drawn, QRectF(drawn.rect()))
            return
        font = self._font(bold=True)
        font.setUnderline(self._over_points)
        painter.setFont(font)
        centre = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.drawText(points.translated(shift, 0), centre, self._total())


class PlayerChips(Page):
    """The chips of all seats, in the order of play.

    Signals:
        board_wanted: the seat whose board is to be seen large.
        points_wanted: the seat whose score sheet is to be seen.
        skip_wanted: the player wants to skip the move that is being shown.
    """

    board_wanted = Signal(int)
    points_wanted = Signal(int)
    skip_wanted = Signal()

    _GAP = 4

    def __init__(
        self, context: Context, timeline: Timeline[State], parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self._timeline = timeline
        self.chips = [PlayerChip(context, timeline, seat) for seat in range(len(timeline.seats))]
        for chip in self.chips:
            chip.board_wanted.connect(self.board_wanted)
            chip.points_wanted.connect(self.points_wanted)
            chip.skip_wanted.connect(self.skip_wanted)
        self.setLayout(row(*self.chips, spacing=self._GAP))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_moment(self, moment: Moment[State, View]) -> None:
        """Show the points of all players; a team shares its points."""
        timeline = self._timeline
        if timeline.ranked and not timeline.game.cooperative:
            seats = range(len(timeline.seats))
            self.show_points({seat: moment.view.score(seat).total for seat in seats})

    def show_points(self, points: Mapping[int, int]) -> None:
        """Show the points of each seat; seats that are left out have none."""
        for chip in self.chips:
            chip.show_points(points.get(chip.seat))

    def show_turn(self, seat: int | None, skips: bool = False) -> None:
        """Light the chip of the seat to move; with `skips`, a press skips the move being shown."""
        for chip in self.chips:
            chip.show_turn(chip.seat == seat, skips and chip.seat == seat)

    def show_winners(self, seats: Collection[int]) -> None:
        """Frame the chips of those who have won; none while the game goes on."""
        for chip in self.chips:
            chip.show_won(chip.seat in seats)

    def width_of(self, size: ChipSize) -> int:
        """The width of all chips together at a chip size."""
        widths = [chip.width_of(size) for chip in self.chips]
        return sum(widths) + self._GAP * (len(widths) - 1)

    def set_chip_size(self, size: ChipSize) -> None:
        for chip in self.chips:
            chip.set_chip_size(size)

    def retranslate(self) -> None:
        for chip in self.chips:
            chip.retranslate()

    def restyle(self) -> None:
        super().restyle()
        self.retranslate()
