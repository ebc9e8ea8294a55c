"""The ladder of a game: a way of thirty deals, their three targets and the stars earned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from harmony_desktop import games
from harmony_desktop.bots.ladder import DUEL, RUNGS, STARS, LadderDeal, ladder
from harmony_desktop.controller.ladder import next_rung, next_try, stars_of
from harmony_desktop.engine.options import read_options
from harmony_desktop.storage import progress as progress_file
from harmony_desktop.storage.progress import PlayerProgress, RungResult
from harmony_desktop.ui.kit.context import Context, now
from harmony_desktop.ui.kit.languages import grown, number, right_to_left, separated
from harmony_desktop.ui.kit.widgets import (
    Page,
    card,
    column,
    fill_scrolled,
    in_the_middle,
    label,
    paragraph,
    row,
)
from harmony_desktop.ui.players.game_segments import GameSegments
from harmony_desktop.ui.players.variants import variant_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent

_WIDTH: Final = 960
_RUNG: Final = QSize(72, 64)
_LEAST_STEP: Final = 84
"""Room for a rung and the way to the next."""
_ROW: Final = 84
_FULL, _EMPTY = "★", "☆"


def _stars(count: int) -> str:
    return _FULL * count + _EMPTY * (STARS - count)


class LadderMap(QWidget):
    """The way: rungs from the bottom to the top, each row in the other direction.

    Signals:
        chosen: the number of a rung, from 1.
    """

    chosen = Signal(int)

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.rungs = [self._make(rung) for rung in range(1, RUNGS + 1)]
        self._reached = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _make(self, rung: int) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("role", "day")
        button.setCheckable(True)
        button.clicked.connect(lambda: self.chosen.emit(rung))
        return button

    def show_progress(
        self, deals: tuple[LadderDeal, ...], progress: PlayerProgress, rung: int
    ) -> None:
        """Show the stars of every rung; `rung` is the one chosen."""
        self._reached = 0
        for place, (button, deal) in enumerate(zip(self.rungs, deals, strict=False), 1):
            known = progress.ladder.get(deal.id, RungResult())
            if known.stars:
                self._reached = place
            button.setText(f"{number(place)}\n{_stars(known.stars)}")
            words = self.tr("Deal {number}, %Ln star(s)", "", known.stars)
            button.setAccessibleName(words.format(number=number(place)))
            button.setChecked(place == rung)
            state = "done" if known.stars else "open"
            if place == rung:
                state += " today"
            if button.property("state") != state:
                button.setProperty("state", state)
                button.style().polish(button)
        self.update()

    # Where the rungs are

    def _columns(self, width: int) -> int:
        fitting = max(3, width // grown(_LEAST_STEP))
        return next(number for number in (10, 6, 5, 3) if number <= fitting or number == 3)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return -(-RUNGS // self._columns(width)) * grown(_ROW)

    def sizeHint(self) -> QSize:
        width = max(self.width(), grown(_LEAST_STEP) * 6)
        return QSize(width, self.heightForWidth(width))

    def _centre(self, place: int) -> QPointF:
        """The middle of a rung, from 0: the way begins below, at the side where reading begins."""
        columns = self._columns(self.width())
        line, step = divmod(place, columns)
        if line % 2:
            step = columns - 1 - step
        if right_to_left():
            step = columns - 1 - step
        lines = -(-RUNGS // columns)
        # The first rung of a line and the last one stand at the edges of the page.
        rung = grown(_RUNG.width()) + 2
        wide = (self.width() - rung) / (columns - 1)
        return QPointF(rung / 2 + step * wide, (lines - line - 0.5) * grown(_ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        size = QSize(grown(_RUNG.width()), grown(_RUNG.height()))
        for place, button in enumerate(self.rungs):
            box = QRect(self._centre(place).toPoint(), size)
            box.moveCenter(self._centre(place).toPoint())
            button.setGeometry(box)
        self.setMinimumHeight(self.heightForWidth(self.width()))
        self.updateGeometry()

    def turn_direction(self) -> None:
        """Lay the way out anew after a change of language."""
        self._place()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._page.context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        points = [self._centre(place) for place in range(RUNGS)]
        for part, colour in (
            (points, colours.border),
            (points[: self._reached + 1], colours.accent),
        ):
            pen = QPen(QColor(colour), 6)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            if len(part) > 1 and (part is points or self._reached):
                painter.drawPolyline(QPolygonF(part))
        painter.end()


class LadderPage(Page):
    """A game's ladder.

    Signals:
        started: the Record of a deal to be played.
        puzzles_wanted: the game whose puzzles are wanted.
    """

    started = Signal(object)
    puzzles_wanted = Signal(str)

    def __init__(self, context: Context, game: str = "") -> None:
        super().__init__(context)
        self._listed = tuple(one for one in games.GAMES if ladder(one))
        self._game = game if game in self._listed else self._listed[0]
        self._progress = PlayerProgress()
        self._rung = 1
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._total = label("muted")
        self._puzzles = self.button("puzzle", "quiet")
        self._puzzles.clicked.connect(lambda: self.puzzles_wanted.emit(self._game))
        self._games = GameSegments(self._listed, self._game)
        self._games.chosen.connect(self._choose)
        self.map = LadderMap(self)
        self.map.chosen.connect(self._select)
        self._deal = label("heading")
        self._variant = paragraph("muted")
        self._targets = [paragraph() for _ in range(STARS)]
        self._best = paragraph("muted")
        self.play_button = self.button("play", "primary")
        self.play_button.clicked.connect(self._play)
        self.primary = self.play_button
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        targets = row(*self._targets, spacing=24)
        for place in range(STARS):
            targets.setStretch(place, 1)
        words = column(self._deal, self._variant, spacing=2)
        head = row(words, self.play_button, spacing=16)
        head.setStretch(0, 1)
        detail = card(head, targets, self._best, spacing=12)
        inside = column(
            row(self._back, self._title, self._total, 1, self._puzzles, spacing=12),
            self._games,
            detail,
            self.map,
            1,
            spacing=16,
        )
        inside.setContentsMargins(32, 20, 32, 20)
        fill_scrolled(self, in_the_middle(inside, grown(_WIDTH)))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Ladder"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._puzzles.setText(self.tr("Puzzles"))
        self.play_button.setText(self.tr("Play"))
        self._games.retranslate()
        self.map.turn_direction()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._progress, problem = progress_file.load(self.context.places)
        if problem is not None:
            self.context.troubled.emit(problem)
        self._rung = next_rung(self._game, self._progress)
        self._show()

    def restyle(self) -> None:
        super().restyle()
        self.map.update()

    def _choose(self, game: str) -> None:
        self._game = game
        self._rung = next_rung(game, self._progress)
        self._show()

    def _select(self, rung: int) -> None:
        self._rung = rung
        self._show()

    # The chosen rung

    def _show(self) -> None:
        deals = ladder(self._game)
        earned, whole = stars_of(self._game, self._progress)
        count = self.tr("{count} of {all}").format(count=number(earned), all=number(whole))
        self._total.setText(f"{_FULL} {count}")
        self.map.show_progress(deals, self._progress, self._rung)
        deal = deals[self._rung - 1]
        known = self._progress.ladder.get(deal.id, RungResult())
        title = self.tr("Deal {number}").format(number=number(self._rung))
        self._deal.setText(f"{title}  {_stars(known.stars)}")
        self._variant.setText(self._setup_words(deal))
        for place, line in enumerate(self._targets):
            line.setText(f"{_FULL * (place + 1)}  {self._target_words(deal, place)}")
            # Where the same earns several stars, it stands with the most of them.
            line.setVisible(deal.targets[place] not in deal.targets[place + 1 :])
        played = deal.id in self._progress.ladder
        self._best.setText(self._best_words(deal, known) if played else "")
        self._best.setVisible(played and bool(self._best.text()))

    def _setup_words(self, deal: LadderDeal) -> str:
        options = read_options(games.load(deal.game).options, dict(deal.options))
        variant = variant_words(deal.game, options)
        if deal.alone:
            players = self.tr("Alone")
        elif games.load(deal.game).cooperative:
            players = self.tr("With %Ln partner(s)", "", deal.seats - 1)
        else:
            players = self.tr("Against %Ln opponent(s)", "", deal.seats - 1)
        return separated((players, variant))

    def _target_words(self, deal: LadderDeal, place: int) -> str:
        target = deal.targets[place]
        if deal.kind == DUEL:
            return self.tr("Beat strength {strength} of 100").format(strength=number(target))
        rules = games.load(deal.game)
        if not rules.ranked(deal.options):
            return self.tr("A win earns all three stars")
        return self.tr("%Ln point(s)", "", target)

    def _best_words(self, deal: LadderDeal, known: RungResult) -> str:
        if not games.load(deal.game).ranked(deal.options):
            return ""
        return self.tr("Your best: %Ln point(s)", "", known.best)

    def _play(self) -> None:
        self.started.emit(next_try(self._game, self._rung, self._progress, now()))
